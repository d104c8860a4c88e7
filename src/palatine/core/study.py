"""What to count in many games of one kind: a study reads it from the news.

A game declares which of its news tell a seat's role, who begins, what a round is, and what happens
to cards. Nothing here is for players: they never see it.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

from palatine.core.atoms import taken_apart
from palatine.core.news import EVERYONE, Fact, News
from palatine.core.seats import Seat


class Mention(NamedTuple):
    """News that mention something, and the fact that names it."""

    event: str
    fact: str


class Vote(NamedTuple):
    """News of a vote, whose facts `yes` and `no` list the seats; and the news that call it."""

    event: str
    put: str


class CardMention(NamedTuple):
    """News of what happened to a card: `drawn`, `played`, `bought`, or the game's own word."""

    event: str
    fact: str
    how: str


@dataclass(frozen=True)
class Study:
    """Which of a game's news tell what a study counts."""

    role: Mention | None = None
    """How each seat learns its role; the first time counts."""
    sides: Mapping[str, str] = field(default_factory=dict)
    """The side of each role, with the names of `Outcome.side`."""
    first: Mention | None = None
    """Who begins: the first such news says so."""
    round: str = ""
    """The news that a round has begun, to measure the length of games."""
    vote: Vote | None = None
    """How the news tell of a vote, in a game with votes."""
    deck: str = ""
    """The option that gives a seat its deck, with `{}` for the seat's number, counted from 1."""
    cards: tuple[CardMention, ...] = ()
    balance: Mapping[tuple[str, int], Mapping[str, float]] = field(default_factory=dict)
    """How often each side wins between equals, by edition and number of players, as measured in the
    lab, so that a rating does not depend on the side a player was dealt."""
    apart: Mapping[str, str] = field(default_factory=dict)
    """News to count separately by one of their facts: each power, each kind of policy."""


def whose(news: News) -> Seat | None:
    """The seat that news are about: their only listener, else the player they name."""
    if news.audience != EVERYONE and len(news.audience) == 1:
        return news.audience[0]
    player = news.facts.get("player")
    return Seat(player) if isinstance(player, int) else None


def named(fact: Fact) -> tuple[str, ...]:
    """The things that a fact names, without place or copy: `unit:guard#2` is a `guard`."""
    parts = fact if isinstance(fact, tuple) else (fact,)
    return tuple([taken_apart(part).name for part in parts if isinstance(part, str)])


def first_named(mention: Mention | None, news: Iterable[News], players: int) -> tuple[str, ...]:
    """What such news first said about each seat."""
    found = [""] * players
    for one in news if mention is not None else ():
        seat = whose(one)
        if mention and one.event == mention.event and seat is not None and not found[seat]:
            found[seat] = str(one.facts[mention.fact])
    return tuple(found)

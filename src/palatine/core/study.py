"""What is worth counting in many games of one kind: whoever studies them reads it from the news.

A game declares which of its news tell a seat's role, who begins, what a round is, and what
becomes of cards. Nothing here is for players: they never see it.
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
    """News of a vote, whose facts `yes` and `no` list the seats; and the news that put it."""

    event: str
    put: str


class CardMention(NamedTuple):
    """News that say what became of a card: `drawn`, `played`, `bought`, or the game's own word."""

    event: str
    fact: str
    how: str


@dataclass(frozen=True)
class Study:
    """Where the news of a game tell what a study counts."""

    role: Mention | None = None
    """How each seat hears its role; the first time counts."""
    sides: Mapping[str, str] = field(default_factory=dict)
    """The side of each role, by the names that `Outcome.side` has."""
    first: Mention | None = None
    """Who begins: the first such news says it."""
    round: str = ""
    """The news that a round has begun, for the length of games."""
    vote: Vote | None = None
    """How a vote is told, in a game in which people vote."""
    deck: str = ""
    """The option that gives a seat its deck, with `{}` for the seat's number from 1 on."""
    cards: tuple[CardMention, ...] = ()
    balance: Mapping[tuple[str, int], Mapping[str, float]] = field(default_factory=dict)
    """How often each side wins between equals, by edition and number of players, as measured in the
    lab: so that nobody's rating is the side that they were dealt."""
    apart: Mapping[str, str] = field(default_factory=dict)
    """News that are counted apart by one of their facts: each power, each kind of policy."""


def whose(news: News) -> Seat | None:
    """The seat that news are about: who alone hears it, else the player whom it names."""
    if news.audience != EVERYONE and len(news.audience) == 1:
        return news.audience[0]
    player = news.facts.get("player")
    return Seat(player) if isinstance(player, int) else None


def named(fact: Fact) -> tuple[str, ...]:
    """The things that a fact names, without family or copy: `unit:guard#2` is a `guard`."""
    parts = fact if isinstance(fact, tuple) else (fact,)
    return tuple([taken_apart(part).name for part in parts if isinstance(part, str)])


def first_named(mention: Mention | None, news: Iterable[News], players: int) -> tuple[str, ...]:
    """What such news first said of each seat."""
    found = [""] * players
    for one in news if mention is not None else ():
        seat = whose(one)
        if mention and one.event == mention.event and seat is not None and not found[seat]:
            found[seat] = str(one.facts[mention.fact])
    return tuple(found)

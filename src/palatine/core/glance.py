"""A game at a glance: the goal, a round in five pictures, how it ends, and terms to look up.

It is `glance.toml` in a game's folder, with its words in `words/<language>/glance.ftl`. A picture
is not a drawing. It names a moment, the first of its kind in a random game from a given seed, and
the browser shows that moment with the same components that show a running game. So no picture can
be out of date, and none can show what the game would not do.
"""

import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random
from typing import Final, Literal

import msgspec

from palatine.core.chance import Seeded, seed_from
from palatine.core.errors import RulesBug
from palatine.core.game import Game
from palatine.core.match import Match
from palatine.core.seats import PUBLIC, Seat, Viewer
from palatine.core.stream import Moment, Packet

FILE: Final = "glance.toml"
MOST_MOMENTS: Final = 2000
"""How many moments of its game a glance searches before it gives up."""

Show = Literal["phone", "table"]
"""The question on the asked player's phone, or the table as everybody sees it."""


class Sketch(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Which moment a picture shows: the first that fits after the previous picture."""

    name: str
    """Its words are `glance-<name>`."""
    show: Show
    asking: str = ""
    """A question of this kind is open,"""
    told: str = ""
    """and the table has just been told this."""
    options: tuple[str, ...] = ()
    """Answers that must be on offer, among others."""
    below: bool = False
    """Whether it shows the lower end, if there is no room for everything."""

    def fits(self, match: Match, told: frozenset[str]) -> bool:
        """Whether this is the picture's moment; `told` is what all have heard since the last."""
        questions = list(match.asked.values())
        is_asked = not self.asking or any(each.kind == self.asking for each in questions)
        offered = questions[0].options if questions else ()
        return is_asked and (not self.told or self.told in told) and set(self.options) <= {*offered}


class Glance(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A game's glance file."""

    players: int
    seed: str
    picture: tuple[Sketch, ...]
    options: dict[str, str] = {}
    """Where the pictures' table differs from the edition."""
    answers: dict[str, str] = {}
    """The answer to each kind of question whenever it is offered; all else is random."""
    terms: dict[str, str] = {}
    """Terms of the rulebook, each with the rule or chapter that explains it."""


class Seen(msgspec.Struct, frozen=True):
    """A picture's moment, and who sees it."""

    sketch: Sketch
    seat: Seat | None
    packet: Packet


@cache
def glance_of(folder: Path) -> Glance | None:
    """The file in a game's folder, if it has one."""
    path = folder / FILE
    if not path.is_file():
        return None
    return msgspec.convert(tomllib.loads(path.read_text("utf-8")), Glance)


def pictures(game: Game, glance: Glance, edition: str | None = None) -> Iterator[Seen]:
    """The moments of the pictures, in order, from one game of this edition."""
    setup = game.setup(glance.players, edition, glance.options)
    match = Match(game, setup, Seeded(seed_from(glance.seed)))
    moments = played(match, Random(glance.seed), glance.answers)
    for sketch in glance.picture:
        if not any(sketch.fits(match, told) for told in moments):
            raise RulesBug(f"the game of {FILE} never comes to the picture {sketch.name!r}")
        yield seen(match, sketch)


def played(match: Match, random: Random, answers: dict[str, str]) -> Iterator[frozenset[str]]:
    """Play with these answers, and at random otherwise.

    Yields, at each new question, what everybody has been told since the previous one.
    """
    heard = 0
    for _ in range(MOST_MOMENTS):
        news = match.news_since(heard)
        yield frozenset([each.event for each in news if each.is_for(PUBLIC)])
        heard += len(news)
        if match.is_over:
            return
        for seat, question in tuple(match.asked.items()):
            if match.asked.get(seat) is question:
                wanted = answers.get(question.kind)
                chance = question.any_answer(random)
                match.answer(seat, wanted if wanted in question.options else chance)


def seen(match: Match, sketch: Sketch) -> Seen:
    """What the asked player sees at this moment, or what everybody sees."""
    seat = next(iter(match.asked), None) if sketch.show == "phone" else None
    viewer: Viewer = PUBLIC if seat is None else seat
    return Seen(sketch, seat, Moment(match, 0).packet(viewer))

"""Fair play: a bot's claims and answers depend on nothing that its seat may not know.

The non-interference check, for bots. Two histories are made that look the same to a seat; in each
of them a bot is made for that seat with the same random numbers, hears its packets, and is asked
with the same dreams. Whatever it says and answers must be the same. Each history is told by
itself, when nothing is left of the other, so that a bot that looks around finds the table it is at.
"""

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec

from palatine.bots.bot import Claim, Maker
from palatine.bots.turn import Budget, turn_of
from palatine.core.chance import Nature, Rolled
from palatine.core.conformance.noninterference import another_history, rewritten, somewhere
from palatine.core.decisions import Answer
from palatine.core.game import Game, Script, Setup
from palatine.core.log import Entry, Ordered
from palatine.core.match import Match
from palatine.core.seats import Seat, Viewer
from palatine.core.stream import encoded, late_packet, packet

TRIES = 50
"""How often a moment is looked for that another history can lead to."""


class History(msgspec.Struct, frozen=True):
    """How a match came to be what it is: chance, and what was answered and said."""

    setup: Setup
    nature: Any
    entries: tuple[Entry, ...]


class Step(msgspec.Struct, frozen=True):
    """What a bot got at one moment, and what it made of it."""

    got: bytes
    claims: tuple[Claim, ...]
    answer: Answer | None


class Dreaming(Match):
    """A match whose dreams can be given again in another one."""

    dreams: list[Match]
    dreamt: int

    def world(self, viewer: Viewer, random: Random, nature: Nature) -> Match:
        """The next dream of the list; where it ends, a new one."""
        if self.dreamt == len(self.dreams):
            self.dreams.append(super().world(viewer, random, nature))
        self.dreamt += 1
        return self.dreams[self.dreamt - 1].fork(Rolled(Random(self.dreamt)))


def find_unfairness(
    game: Game, setup: Setup, make: Maker, random: Random, pairs: int, rounds: int = 3
) -> Iterator[str]:
    """Every way in which a bot was seen to know what its seat may not know, in sentences."""
    for _ in range(pairs):
        seat, one, other = twins(game, setup, random)
        seed, dreams = random.random(), list[Match]()
        first = told(game, one, seat, make(game, seat, Random(seed)), dreams, rounds)
        second = told(game, other, seat, make(game, seat, Random(seed)), dreams, rounds)
        yield from difference(seat, first, second)


def twins(game: Game, setup: Setup, random: Random) -> tuple[Seat, History, History]:
    """A seat, and two histories that end where it knows the same."""
    assert game.script is not None, f"{game.id} can't tell another history: it has no script"
    matches = (somewhere(game, setup, random) for _ in range(TRIES))
    match = next(match for match in matches if match.is_at_start)
    seat = random.choice(match.waiting)
    script = game.script(game.worlds(match.position(), seat, random))
    entries = tuple([entry for entry in match.log if type(entry) is not Ordered])
    one = History(setup, match.nature_from_log(), entries)
    return seat, one, twin(game, one, script)


def twin(game: Game, one: History, script: Script) -> History:
    """The history that a script stands for."""
    nature, hidden = another_history(script)
    match, entries = Match(game, one.setup, one.nature.copy()), list[Entry]()
    for entry in match.moments(one.entries):
        if entry is not None:
            entries.append(rewritten(entry, match, hidden))
    return History(one.setup, nature, tuple(entries))


def told(
    game: Game, history: History, seat: Seat, bot: Any, dreams: list[Match], rounds: int
) -> list[Step]:
    """Tell a bot a history, and ask it whatever its seat is asked on the way."""
    match = Dreaming(game, history.setup, history.nature.copy())
    match.dreams, match.dreamt = dreams, 0
    steps, heard = list[Step](), 0
    for _ in match.moments(history.entries):
        got, sent = late_packet(match, seat, heard), encoded(packet(match, seat, heard))
        heard, claims, answer = match.told, bot.hear(got), None
        if got.ask is not None and got.ask.given is None:
            answer = bot.decide(got, turn_of(match, seat, Budget(rounds=rounds), "fairness"))
        steps.append(Step(sent, claims, answer))
    return steps


def difference(seat: Seat, one: list[Step], other: list[Step]) -> Iterator[str]:
    """Where a bot that got the same made something else of it, for the first time."""
    for step, its in zip(one, other, strict=True):
        if step.got != its.got:
            return  # the game's own check is about that
        if step != its:
            what = "says" if step.claims != its.claims else "answers"
            left, right = (each.claims if what == "says" else each.answer for each in (step, its))
            yield f"the bot of {seat} {what} {left!r} or {right!r} by what it may not know"
            return

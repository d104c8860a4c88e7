"""Fair play: a bot's claims and answers depend on nothing that its seat may not know.

The non-interference check, for bots. We make two histories that look the same to a seat. In each of
them we make a bot for that seat with the same random numbers, give it its packets, and ask it with
the same dreams. It must say and answer the same. We tell each history alone, with nothing left of
the other, so a bot that looks around finds only the table it is at.
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
"""How often we look for a moment that another history can lead to."""


class History(msgspec.Struct, frozen=True):
    """How a match got to where it is: chance, and what was answered and said."""

    setup: Setup
    nature: Any
    entries: tuple[Entry, ...]


class Step(msgspec.Struct, frozen=True):
    """What a bot got at one moment, and how it responded."""

    got: bytes
    claims: tuple[Claim, ...]
    answer: Answer | None


class Dreaming(Match):
    """A match that can repeat its dreams in another one."""

    dreams: list[Match]
    dreamt: int

    def world(self, viewer: Viewer, random: Random, nature: Nature) -> Match:
        """The next dream of the list, or a new one after its end."""
        if self.dreamt == len(self.dreams):
            self.dreams.append(super().world(viewer, random, nature))
        self.dreamt += 1
        return self.dreams[self.dreamt - 1].fork(Rolled(Random(self.dreamt)))


def find_unfairness(
    game: Game, setup: Setup, make: Maker, random: Random, pairs: int, rounds: int = 3
) -> Iterator[str]:
    """Every sign that a bot knew what its seat may not know, in sentences."""
    for _ in range(pairs):
        seat, one, other = twins(game, setup, random)
        seed, dreams = random.random(), list[Match]()
        first = told(game, one, seat, make(game, seat, Random(seed)), dreams, rounds)
        second = told(game, other, seat, make(game, seat, Random(seed)), dreams, rounds)
        yield from difference(seat, first, second)


def twins(game: Game, setup: Setup, random: Random) -> tuple[Seat, History, History]:
    """A seat, and two histories after which it knows the same."""
    assert game.script is not None, f"{game.id} can't tell another history: it has no script"
    matches = (somewhere(game, setup, random) for _ in range(TRIES))
    match = next(match for match in matches if match.is_at_start)
    seat = random.choice(match.waiting)
    script = game.script(game.worlds(match.position(), seat, random))
    entries = tuple([entry for entry in match.log if type(entry) is not Ordered])
    one = History(setup, match.nature_from_log(), entries)
    return seat, one, twin(game, one, script)


def twin(game: Game, one: History, script: Script) -> History:
    """The history that a script describes."""
    nature, hidden = another_history(script)
    match, entries = Match(game, one.setup, one.nature.copy()), list[Entry]()
    for entry in match.moments(one.entries):
        if entry is not None:
            entries.append(rewritten(entry, match, hidden))
    return History(one.setup, nature, tuple(entries))


def told(
    game: Game, history: History, seat: Seat, bot: Any, dreams: list[Match], rounds: int
) -> list[Step]:
    """Tell a bot a history, and ask it everything that its seat is asked on the way."""
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
    """The first place where a bot that got the same responded differently."""
    for step, its in zip(one, other, strict=True):
        if step.got != its.got:
            return  # the game's own check covers that
        if step != its:
            what = "says" if step.claims != its.claims else "answers"
            left, right = (each.claims if what == "says" else each.answer for each in (step, its))
            yield f"the bot of {seat} {what} {left!r} or {right!r} by what it may not know"
            return

"""The design: from a deal to the games played with it, with sides changed and seats turned."""

import hashlib
from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import NamedTuple

import msgspec

from palatine.arena.file import Arena, agents_for
from palatine.catalog import game_of
from palatine.core.chance import Seeded
from palatine.core.game import Setup
from palatine.core.match import Match
from palatine.lab.playing import sides_of

Seating = tuple[str, ...]
"""The agent of each seat, by name."""


class Fixture(NamedTuple):
    """One game to play: a deal, and who sits where."""

    setup: Setup
    deal: int
    seed: bytes
    sides: tuple[str, ...]
    seating: Seating

    @property
    def key(self) -> tuple[str, int, Seating]:
        """What sets it apart from all others of the arena."""
        return table_id(self.setup), self.deal, self.seating


def table_id(setup: Setup) -> str:
    """A short name of a table, for files."""
    content = msgspec.json.encode(msgspec.to_builtins(setup), order="sorted")
    return f"{setup.edition}-{setup.players}-{hashlib.sha256(content).hexdigest()[:6]}"


def deal_seed(secret: str, setup: Setup, deal: int) -> bytes:
    """The seed of a deal, the same for every game played with it."""
    return hashlib.sha256(f"palatine arena {secret}\n{table_id(setup)}\n{deal}".encode()).digest()


def fixtures(arena: Arena, setup: Setup, deal: int, secret: str) -> Iterator[Fixture]:
    """All games of one deal, in a fixed order."""
    game, seed = game_of(setup.game), deal_seed(secret, setup, deal)
    sides = sides_of(Match(game, setup, Seeded(seed)))
    agents = list(agents_for(arena, game))
    for seating in seatings(arena, agents, sides):
        yield Fixture(setup, deal, seed, sides, seating)


def seatings(arena: Arena, agents: Sequence[str], sides: Sequence[str]) -> list[Seating]:
    """The seatings for the games of a deal, each of them once."""
    if arena.design == "guest":
        made = guests(agents, arena.hosts, len(sides))
    elif any(sides):
        made = sides_changed(agents, sides)
    else:
        made = seats_turned(agents, len(sides))
    return list(dict.fromkeys(made))


def sides_changed(agents: Sequence[str], sides: Sequence[str]) -> Iterator[Seating]:
    """Each agent on each side, with each other agent and itself on all other sides."""
    for side in dict.fromkeys(sides):
        for one in agents:
            for other in agents:
                yield tuple([one if each == side else other for each in sides])


def seats_turned(agents: Sequence[str], players: int) -> Iterator[Seating]:
    """Each pair of agents on alternating seats, turned by each number of seats, and swapped."""
    for pair in combinations(agents, 2):
        for turn in range(2 * players):
            around = [pair[(seat + turn // players) % 2] for seat in range(players)]
            shift = turn % players
            yield tuple(around[shift:] + around[:shift])


def guests(agents: Sequence[str], hosts: str, players: int) -> Iterator[Seating]:
    """Each agent on each seat in turn among hosts, and the table of hosts alone."""
    yield (hosts,) * players
    for guest in agents:
        for seat in range(players):
            yield tuple([guest if place == seat else hosts for place in range(players)])

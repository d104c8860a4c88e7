"""A cell: one table with one line-up of bots; and the seed of each of its games."""

import hashlib
from collections.abc import Sequence
from random import Random

import msgspec

from palatine.core.game import Setup


class LineUp(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Which bot takes which seat."""

    every: str = ""
    one: str = ""
    """On one seat, at random, in place of `every`."""
    sides: dict[str, str] = {}
    pool: tuple[str, ...] = ()

    @property
    def name(self) -> str:
        """In a word or two."""
        if self.every:
            return f"{self.one} among {self.every}" if self.one else self.every
        return " : ".join(self.sides.values()) if self.sides else "+".join(self.pool)

    def seated(self, sides: Sequence[str], random: Random) -> tuple[str, ...]:
        """The bot of each seat, for the side of each; we deal a pool at random."""
        if self.every:
            changed = random.randrange(len(sides)) if self.one else -1
            return tuple([self.one if n == changed else self.every for n in range(len(sides))])
        if self.sides:
            return tuple([self.sides[side] for side in sides])
        pool = random.sample(self.pool, len(self.pool))  # a small table takes some of it
        bots = [pool[place % len(pool)] for place in range(len(sides))]
        random.shuffle(bots)
        return tuple(bots)


class Cell(msgspec.Struct, frozen=True):
    """One table with one line-up."""

    setup: Setup
    variant: str
    lineup: LineUp
    rounds: int
    """Rounds of thought for each decision, if a bot thinks in rounds."""
    beliefs: bool = False
    """Whether to keep what players could think."""

    @property
    def key(self) -> str:
        """The deals in the cell depend on this, and not on other cells or the thinking."""
        table = msgspec.to_builtins((self.setup, self.lineup))
        return msgspec.json.encode(table, order="sorted").decode()

    @property
    def id(self) -> str:
        """A short name for tables and files."""
        return hashlib.sha256(self.key.encode()).hexdigest()[:10]


def game_seed(seed: str, cell: Cell, number: int) -> bytes:
    """The seed of one game: it depends only on the experiment's seed, the cell and the number."""
    return hashlib.sha256(f"palatine lab {seed}\n{cell.key}\n{number}".encode()).digest()

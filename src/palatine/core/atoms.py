"""Atoms: the words of answers. A game's atoms form one fixed vocabulary (`player:3`, `yes`, `n:4`).

Rules speak in values (a seat, a card, a number); the log, the wire and the learner speak in atoms.
A `Words` family ties the two together.
"""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Final, Generic, NamedTuple, TypeVar

from palatine.core.seats import Seat, seats

T = TypeVar("T")

MOST_PLAYERS: Final = 10
DONE: Final = "done"
"""Ends an answer that is given atom by atom; no game may use it for anything else."""


class Words(Generic[T]):
    """A family of atoms, one for each of its values."""

    __slots__ = ("atom", "atoms", "is_plain", "value")

    def __init__(self, named: Iterable[tuple[str, T]]) -> None:
        pairs = tuple(named)
        self.atoms: tuple[str, ...] = tuple(name for name, _ in pairs)
        self.value: dict[str, T] = dict(pairs)
        self.atom: dict[T, str] = {value: name for name, value in pairs}
        self.is_plain = all(name == value for name, value in pairs)

    def of(self, values: Iterable[T]) -> tuple[str, ...]:
        """The atoms of these values, in their order."""
        return tuple(map(self.atom.__getitem__, values))


def words(family: str, values: Sequence[T]) -> Words[T]:
    """A family whose atoms are `family:value`."""
    return Words((f"{family}:{value}", value) for value in values)


class Parts(NamedTuple):
    """An atom taken apart: `unit:guard#2` is the second `guard` among the Units.

    What a thing is and where it is are separate: a card has the same name everywhere.
    """

    where: str
    name: str
    copy: str


@lru_cache(maxsize=8192)
def taken_apart(atom: str) -> Parts:
    """An atom split into place, name and copy number; a plain word has no place."""
    where, _, rest = atom.rpartition(":")
    name, _, copy = rest.partition("#")
    return Parts(where, name, copy)


@lru_cache(maxsize=8192)
def name_of(atom: str) -> str:
    """The bare name in an atom: house-guard for asset:house-guard#2."""
    return atom.partition(":")[2].partition("#")[0]


def names(*values: str) -> Words[str]:
    """A family whose atoms are their own values."""
    return Words((value, value) for value in values)


PLAYERS: Final[Words[Seat]] = words("player", seats(MOST_PLAYERS))
NUMBERS: Final[Words[int]] = words("n", range(100))

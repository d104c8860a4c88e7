"""Chance is an input: the rules await an order, nature gives it, the log keeps it.

Nature's numbers come from a committed seed. The words of the stream SHAKE-128(seed) are read as
big-endian 64-bit numbers, one for each thing to order; the things are then sorted by their
numbers. The seed's SHA-256 is shown before the game and the seed after it, so anybody, in any
language, can check that no order was chosen by hand.
"""

import hashlib
import secrets
import sys
import types
from array import array
from collections.abc import Generator, Iterable, Mapping, Sequence
from copy import copy
from random import Random
from string import hexdigits
from typing import Final, Protocol

import msgspec

from palatine.core.errors import BadDeal, BadRecord

SEED_BYTES: Final = 32
BLOCK: Final = 63
"""Words to read at first: three rounds of the shake, enough for most games."""

Order = tuple[int, ...]


class Chance(msgspec.Struct, frozen=True, gc=False):
    """A question to nature: put these faces in order, and give the first `count` of them."""

    label: str
    faces: tuple[str, ...]
    count: int

    def allows(self, order: object) -> bool:
        """Whether this is an order of `count` of the faces."""
        size = len(self.faces)
        return (
            isinstance(order, tuple)
            and len(order) == self.count
            and all(type(index) is int and 0 <= index < size for index in order)
            and len(dict.fromkeys(order)) == self.count
        )


@types.coroutine
def shuffle(label: str, faces: tuple[str, ...]) -> Generator[Chance, Order, Order]:
    """All the faces in a new order: `order[i]` says which of them comes i-th."""
    return (yield Chance(label, faces, len(faces)))


@types.coroutine
def draw_one(label: str, faces: tuple[str, ...]) -> Generator[Chance, Order, int]:
    """The index of one face, each equally likely."""
    return (yield Chance(label, faces, 1))[0]


class Nature(Protocol):
    """Anything that answers chance: a seed, a record, a deal."""

    def order(self, chance: Chance) -> Order:
        """The order that nature gives."""

    def copy(self) -> "Nature":
        """A nature that continues as this one would."""


class Seeded:
    """Nature from a seed: the same seed gives the same orders."""

    __slots__ = ("_block", "_next", "_words", "seed")

    def __init__(self, seed: bytes) -> None:
        self.seed = seed
        self._words = array("Q")
        self._next = 0

    def order(self, chance: Chance) -> Order:
        """Sort by the next numbers of the seed's stream."""
        size, count, words = len(chance.faces), chance.count, self._words
        start = self._next
        end = self._next = start + size
        if end > len(words):
            words = self._read_on(end)
        if size == count == 2:
            return (0, 1) if words[start] <= words[start + 1] else (1, 0)
        return first_of(words[start:end].tolist(), count)

    def copy(self) -> "Seeded":
        """The same stream, at the same point."""
        new = Seeded(self.seed)
        new._words, new._next = self._words, self._next
        return new

    def _read_on(self, end: int) -> "array[int]":
        """Read at least this far: a longer digest of a shake begins with the shorter one."""
        size = max(BLOCK, len(self._words))
        while size < end:
            size *= 2
        self._words = words = array("Q", hashlib.shake_128(self.seed).digest(8 * size))
        if sys.byteorder == "little":
            words.byteswap()
        return words


class Rolled:
    """Nature from random numbers, for searches, which nobody checks: faster than a seed."""

    __slots__ = ("random", "roll")

    def __init__(self, random: Random) -> None:
        self.random = random
        self.roll = random.random

    def order(self, chance: Chance) -> Order:
        """Some order, each equally likely."""
        size, roll = len(chance.faces), self.roll
        if size == 2:
            order = (0, 1) if roll() < 0.5 else (1, 0)
            return order[: chance.count]
        if chance.count == 1:
            return (int(roll() * size),)
        return first_of([roll() for _ in range(size)], chance.count)

    def copy(self) -> "Rolled":
        """The same numbers from here on."""
        return Rolled(copy(self.random))


def first_of(numbers: Sequence[float], count: int) -> Order:
    """The places of the `count` smallest numbers, smallest first."""
    if count == 1:
        return (numbers.index(min(numbers)),)
    order = sorted(range(len(numbers)), key=numbers.__getitem__)
    return tuple(order if count == len(numbers) else order[:count])


class Recorded:
    """Nature from a list of orders given before."""

    __slots__ = ("_next", "orders")

    def __init__(self, orders: Iterable[Order]) -> None:
        self.orders = tuple(orders)
        self._next = 0

    def order(self, chance: Chance) -> Order:
        """The next order of the list, which must fit the question."""
        if self._next >= len(self.orders):
            raise BadRecord(
                f"the log ends before the random event {chance.label!r} that the rules need"
            )
        order = self.orders[self._next]
        if not chance.allows(order):
            raise BadRecord(f"the log's order for {chance.label!r} does not fit what is ordered")
        self._next += 1
        return order

    def take_back(self, count: int) -> None:
        """Undo the last `count` orders."""
        self._next -= count

    def copy(self) -> "Recorded":
        """The same list, at the same point."""
        new = Recorded(self.orders)
        new._next = self._next
        return new


class Dealt:
    """Nature with a deal: the deal names the first faces, another nature gives the rest."""

    __slots__ = ("_before", "_times", "deal", "rest")

    def __init__(self, deal: Mapping[str, tuple[tuple[str, ...], ...]], rest: Nature) -> None:
        self.deal = deal
        self.rest = rest
        self._times: dict[str, int] = {}
        self._before: list[tuple[dict[str, int], Nature]] = []

    def order(self, chance: Chance) -> Order:
        """The faces that the deal names first, then the others in the other nature's order."""
        time, wanted = self._times.get(chance.label, 0), self.deal.get(chance.label, ())
        now = wanted[time] if time < len(wanted) else ()
        _check_that_there_are(chance, now)
        before = self._times, self.rest.copy()
        loose = self.rest.order(msgspec.structs.replace(chance, count=len(chance.faces)))
        self._before.append(before)
        self._times = {**self._times, chance.label: time + 1}
        return _arranged(chance, now, loose)[: chance.count]

    def take_back(self, count: int) -> None:
        """Undo the last `count` orders."""
        if count:
            self._times, self.rest = self._before[-count]
            del self._before[-count:]

    def copy(self) -> "Dealt":
        """The same deal, at the same point."""
        new = Dealt(self.deal, self.rest.copy())
        new._times, new._before = self._times, self._before.copy()
        return new


def _check_that_there_are(chance: Chance, wanted: tuple[str, ...]) -> None:
    if len(wanted) > chance.count:
        raise BadDeal(
            f"the deal's {chance.label!r} names {len(wanted)} faces, but only {chance.count} come"
        )
    for face in wanted:
        if wanted.count(face) > chance.faces.count(face):
            raise BadDeal(f"the deal's {chance.label!r} asks for a {face!r} that is not there")


def _arranged(chance: Chance, wanted: tuple[str, ...], loose: Order) -> Order:
    left, first = list(loose), list[int]()
    for face in wanted:
        first.append(next(index for index in left if chance.faces[index] == face))
        left.remove(first[-1])
    return (*first, *left)


def read_deal(plain: object) -> dict[str, tuple[tuple[str, ...], ...]]:
    """A deal from JSON: for each chance's label, the faces wanted, or a list of such lists."""
    try:
        deal = msgspec.convert(plain, dict[str, list[str | list[str]]])
    except msgspec.ValidationError as error:
        raise BadDeal(f"the deal can't be read: {error}") from None
    return {label: _times_of(label, faces) for label, faces in deal.items()}


def _times_of(label: str, faces: list[str | list[str]]) -> tuple[tuple[str, ...], ...]:
    once = tuple(face for face in faces if isinstance(face, str))
    times = tuple(tuple(face) for face in faces if not isinstance(face, str))
    if once and times:
        raise BadDeal(f"the deal's {label!r} mixes faces with lists of faces")
    return (once,) if once else times


def new_seed() -> bytes:
    """A seed that nobody can guess."""
    return secrets.token_bytes(SEED_BYTES)


def seed_from(text: str) -> bytes:
    """The seed that a short text or number stands for; 64 hex digits stand for themselves."""
    if len(text) == 2 * SEED_BYTES and all(digit in hexdigits for digit in text):
        return bytes.fromhex(text)
    return hashlib.sha256(b"palatine seed " + text.encode("utf-8", "surrogateescape")).digest()


def commitment(seed: bytes) -> str:
    """What we show before the game: it binds us to the seed without revealing it."""
    return hashlib.sha256(b"palatine commitment " + seed).hexdigest()

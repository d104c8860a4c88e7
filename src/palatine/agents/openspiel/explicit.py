"""Chance as nodes: a shuffle is drawn face by face, each with its probability.

Rules ask nature in the middle of an answer. If nature does not know yet, a `ChanceMet` ends the
answer, we keep the match as it was before, and give the answer again once everything is known.
"""

from collections.abc import Sequence

import msgspec

from palatine.core.chance import Chance, Order


class ChanceMet(BaseException):
    """Nature was asked for something not yet decided. It is not an error.

    No `except Exception` of the rules or the match may catch it; we throw away the match that it
    leaves.
    """

    def __init__(self, chance: Chance) -> None:
        super().__init__(chance.label)
        self.chance = chance


class Decided:
    """Nature as far as it is decided."""

    def __init__(self, orders: Sequence[Order] = ()) -> None:
        self.orders = list(orders)

    def order(self, chance: Chance) -> Order:
        """The next order, or a ChanceMet."""
        if not self.orders:
            raise ChanceMet(chance)
        return self.orders.pop(0)

    def copy(self) -> "Decided":
        """The same orders."""
        return Decided(self.orders)


class Draw(msgspec.Struct, frozen=True):
    """An unfinished order: which places have been drawn so far."""

    chance: Chance
    drawn: Order = ()

    @property
    def kinds(self) -> tuple[str, ...]:
        """The kinds of faces, each once; an outcome is a place among them."""
        return tuple(dict.fromkeys(self.chance.faces))

    def left(self) -> dict[str, list[int]]:
        """The remaining places, by their faces."""
        found: dict[str, list[int]] = {}
        for place, face in enumerate(self.chance.faces):
            if place not in self.drawn:
                found.setdefault(face, []).append(place)
        return found

    def outcomes(self) -> list[tuple[int, float]]:
        """The possible next outcomes, with their probabilities."""
        left, kinds = self.left(), self.kinds
        total = len(self.chance.faces) - len(self.drawn)
        return [(n, len(left[kind]) / total) for n, kind in enumerate(kinds) if kind in left]

    def after(self, outcome: int) -> "Draw":
        """The draw with one more; equal faces are equal, so it takes the first of them."""
        return Draw(self.chance, (*self.drawn, self.left()[self.kinds[outcome]][0]))

    def order(self) -> Order | None:
        """The whole order, if nothing is left to chance."""
        left = self.left()
        if len(self.drawn) == self.chance.count:
            return self.drawn
        if len(left) == 1:
            return (*self.drawn, *next(iter(left.values())))[: self.chance.count]
        return None

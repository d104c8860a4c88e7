"""How to recognise players at a table: a colour and a sign each, which nobody else there has."""

from collections.abc import Container, Iterable, Sequence
from typing import Final, TypeVar, get_args

from palatine.server.wire.messages import Colour, Look, Sign

COLOURS: Final[tuple[Colour, ...]] = get_args(Colour)
SIGNS: Final[tuple[Sign, ...]] = get_args(Sign)
T = TypeVar("T")


def look_beside(others: Iterable[Look], wish: Look | None = None) -> Look:
    """A look for somebody beside these others: their wish, or the nearest one that is free.

    Without a wish, they get the one least like the others'.
    """
    worn = list(others)
    colours, signs = [each.colour for each in worn], [each.sign for each in worn]
    if wish is None:
        return Look(farthest(COLOURS, colours), farthest(SIGNS, signs))
    return Look(nearest(COLOURS, colours, wish.colour), nearest(SIGNS, signs, wish.sign))


def nearest(all_of: Sequence[T], taken: Container[T], wish: T) -> T:
    """The free one nearest to a wish; if there are more people than looks, the wish."""
    free = [each for each in all_of if each not in taken]
    return min(free, key=lambda each: distance(all_of, each, wish), default=wish)


def farthest(all_of: Sequence[T], taken: Sequence[T]) -> T:
    """The first of those whose nearest taken neighbour is farthest away."""
    return max(
        all_of, key=lambda each: min((distance(all_of, each, by) for by in taken), default=0)
    )


def distance(all_of: Sequence[T], one: T, other: T) -> int:
    """How far two are from each other, on a circle."""
    steps = abs(all_of.index(one) - all_of.index(other))
    return min(steps, len(all_of) - steps)

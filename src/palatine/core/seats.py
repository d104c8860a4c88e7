"""Seats and viewers: who plays, and who watches."""

from functools import cache
from typing import Final, Literal, NewType, TypeVar

T = TypeVar("T")

Seat = NewType("Seat", int)
"""A place at the table, counted from 0 in playing order."""

Screen = Literal["public"]
PUBLIC: Final[Screen] = "public"
"""The viewer that sees only what everyone may see: the public screen, a spectator."""

Viewer = Seat | Screen


@cache
def seats(count: int) -> tuple[Seat, ...]:
    """All seats of a table with this many players."""
    return tuple(Seat(index) for index in range(count))


@cache
def in_turn(first: Seat, count: int) -> tuple[Seat, ...]:
    """All seats clockwise, starting with this one."""
    everyone = seats(count)
    return everyone[first:] + everyone[:first]


def changed(values: tuple[T, ...], seat: Seat, value: T) -> tuple[T, ...]:
    """The values, one for each seat, with a new one for this seat."""
    new = list(values)
    new[seat] = value
    return tuple(new)


def viewers(count: int) -> tuple[Viewer, ...]:
    """The public screen and every seat."""
    return (PUBLIC, *seats(count))

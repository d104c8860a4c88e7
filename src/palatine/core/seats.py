"""Seats and viewers: who plays, and who looks on."""

from functools import cache
from typing import Final, Literal, NewType

Seat = NewType("Seat", int)
"""A place at the table, counted from 0 in playing order."""

Screen = Literal["public"]
PUBLIC: Final[Screen] = "public"
"""The viewer that sees only what everyone may see: the public screen, a spectator."""

Viewer = Seat | Screen


@cache
def seats(count: int) -> tuple[Seat, ...]:
    """All seats of a table with so many players."""
    return tuple(Seat(index) for index in range(count))


def viewers(count: int) -> tuple[Viewer, ...]:
    """The public screen and every seat."""
    return (PUBLIC, *seats(count))

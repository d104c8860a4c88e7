"""The view: a description of a table for one viewer, which one renderer can show for every game.

A view is built from nothing; we never cut down a fuller one. What a viewer may not know is not
taken out of a view: it was never put in. All names in a view are ids; the game's messages have the
words for them (`mark-president`, `zone-deck`, `track-separatist`).
"""

from typing import Literal

import msgspec

from palatine.core.news import Fact
from palatine.core.seats import Seat, Viewer

ZoneKind = Literal["hand", "pile", "row", "pool"]


class Thing(msgspec.Struct, frozen=True):
    """A card, tile or piece: its face if this viewer may see it, its back otherwise."""

    id: str
    face: str | None = None
    marks: tuple[str, ...] = ()
    counters: dict[str, int] = {}


class Zone(msgspec.Struct, frozen=True):
    """A place that holds things, and `backs` more face down that this viewer can't tell apart."""

    id: str
    kind: ZoneKind
    owner: Seat | None = None
    things: tuple[Thing, ...] = ()
    backs: int = 0
    secret: bool = False
    """Whether a phone should cover it until its owner holds the cover; things marked `face_up` are
    open for all and not covered."""


class Track(msgspec.Struct, frozen=True):
    """A row of spaces with a pointer: `value` spaces of it are filled."""

    id: str
    value: int
    spaces: tuple[str, ...]


class SeatView(msgspec.Struct, frozen=True):
    """A seat, with what everyone sees there, and what only this viewer knows about it."""

    seat: Seat
    marks: tuple[str, ...] = ()
    secrets: tuple[str, ...] = ()
    counters: dict[str, int] = {}


class Note(msgspec.Struct, frozen=True):
    """Something that this viewer has lawfully learned and may want to look up again."""

    id: str
    facts: dict[str, Fact]
    secret: bool = True


class View(msgspec.Struct, frozen=True):
    """The table as one viewer sees it."""

    viewer: Viewer
    phase: str
    seats: tuple[SeatView, ...]
    zones: tuple[Zone, ...] = ()
    tracks: tuple[Track, ...] = ()
    counters: dict[str, int | bool] = {}
    """Numbers of the table; one that is true or false is a flag, shown while it is up."""
    notes: tuple[Note, ...] = ()

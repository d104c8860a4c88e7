"""The view: a description of a table, for one viewer, that one renderer can show for every game.

A view is built up from nothing; a fuller one is never cut down. What a viewer may not know is not
left out of a view: it was never put in. Everything that has a name in a view is an id; the words
for it are messages of the game (`mark-president`, `zone-deck`, `track-separatist`).
"""

from typing import Literal

import msgspec

from palatine.core.news import Fact
from palatine.core.seats import Seat, Viewer

ZoneKind = Literal["hand", "pile", "row", "pool"]


class Thing(msgspec.Struct, frozen=True):
    """A card, tile or piece: its face where this viewer may see it, its back otherwise."""

    id: str
    face: str | None = None
    marks: tuple[str, ...] = ()
    counters: dict[str, int] = {}


class Zone(msgspec.Struct, frozen=True):
    """A place that holds things. `backs` more lie face down that this viewer can't tell apart."""

    id: str
    kind: ZoneKind
    owner: Seat | None = None
    things: tuple[Thing, ...] = ()
    backs: int = 0
    secret: bool = False
    """Whether a phone should keep it covered until its owner holds the cover; what is marked
    `face_up` lies open for all and is not covered."""


class Track(msgspec.Struct, frozen=True):
    """A row of spaces with a pointer: `value` spaces of it are filled."""

    id: str
    value: int
    spaces: tuple[str, ...]


class SeatView(msgspec.Struct, frozen=True):
    """A seat with what everyone sees on it, and what only this viewer knows about it."""

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
    """Numbers of the table; one that is true or false is a flag, worth showing while it is up."""
    notes: tuple[Note, ...] = ()

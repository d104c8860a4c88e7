"""The encoding for all games: a seat's view, its news and its open answer, as numbers.

Seats are counted clockwise from the viewer's own seat. Counts stay as they are, cut off at MOST. A
game that needs another row says so itself (`Game.encoding`).
"""

from collections.abc import Iterable, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from palatine.agents.labels import Labels
from palatine.core.game import Game, Setup
from palatine.core.news import Fact, Told
from palatine.core.observation import Encoding, Field, Observer, seats_around
from palatine.core.seats import Seat
from palatine.core.stream import Packet
from palatine.core.view import View

VERSION: Final = 1
MOST: Final = 100.0
"""We cut off counts beyond this: a box has bounds."""

Row = NDArray[np.float32]


def encoding_of(game: Game) -> Encoding:
    """The game's own encoding, or the general one."""
    return game.encoding or general_encoding(game)


def general_encoding(game: Game) -> Encoding:
    """The encoding that any game has."""
    layout = partial(layout_of, game)

    def observer(setup: Setup, seat: Seat) -> Observer:
        return GeneralObserver(layout(setup.players), seat)

    return Encoding(VERSION, lambda setup: layout(setup.players).fields, observer)


_layouts: dict[tuple[Path, int], "Layout"] = {}


def layout_of(game: Game, players: int) -> "Layout":
    """The place of each number, worked out once for a game and a size."""
    key = (game.folder, players)
    if key not in _layouts:
        _layouts[key] = Layout(Labels(game), players)
    return _layouts[key]


def fields_of(labels: Labels, players: int) -> tuple[Field, ...]:
    """All fields, in their order."""
    around = seats_around(players)
    owners = (*around, "nobody")
    at_seats = tuple(f"{event} {fact}" for event in labels.events for fact in labels.seat_facts)
    number = partial(Field, low=-MOST, high=MOST)
    return (
        Field("seat", "which seat you have", tuple(f"seat {n}" for n in range(players))),
        Field("asked", "whose answer the table needs", around),
        Field("question", "the kind of the open question", tuple(labels.questions)),
        number("spelt", "the atoms of your answer so far", tuple(labels.atoms)),
        Field("phase", "the phase of the game", tuple(labels.phases)),
        Field("marks", "what everyone sees of a seat", tuple(labels.marks), around),
        Field("secrets", "what you alone know of a seat", tuple(labels.marks), around),
        number("seat counters", "what is counted at a seat", tuple(labels.counters), around),
        number("tracks", "how many spaces are filled", tuple(labels.tracks)),
        number("counters", "what is counted for a seat or for all", tuple(labels.counters), owners),
        number("things", "how many face-up things a zone holds", tuple(labels.zones), owners),
        number("backs", "how many face-down things a zone holds", tuple(labels.zones), owners),
        number("faces", "which things lie with whom", tuple(labels.faces), owners),
        number("thing marks", "marks of things, added up", tuple(labels.marks), owners),
        number("thing counters", "numbers of things, added up", tuple(labels.counters), owners),
        number("notes", "what you have noted, and about whom", tuple(labels.notes), owners),
        number("news", "how often you heard it", tuple(labels.events)),
        number("news now", "the same since your last step", tuple(labels.events)),
        number("news of seats", "how often it named a seat, and as what", at_seats, around),
        number("news of seats now", "the same since your last step", at_seats, around),
    )


class Layout:
    """The places of each field's numbers."""

    def __init__(self, labels: Labels, players: int) -> None:
        self.labels = labels
        self.players = players
        self.fields = fields_of(labels, players)
        self.start: dict[str, int] = {}
        self.width: dict[str, int] = {}
        self.size = 0
        for field in self.fields:
            self.start[field.name], self.width[field.name] = self.size, len(field.columns)
            self.size += field.size


class GeneralObserver:
    """Counts the news of a seat, and writes its view into a row."""

    def __init__(self, layout: Layout, seat: Seat) -> None:
        self.layout = layout
        self.labels = layout.labels
        self.seat = seat
        self.heard = np.zeros(layout.size, np.float32)
        self.row = self.heard

    def hear(self, news: tuple[Told, ...]) -> None:
        """Count what was told."""
        self.row = self.heard
        self._news(news, "news", "news of seats")

    def numbers(self, packet: Packet, spelt: Sequence[str]) -> Row:
        """The row for this packet."""
        self.row = self.heard.copy()
        self._news(packet.news, "news now", "news of seats now")
        self._question(packet, spelt)
        self._seats(packet.view)
        self._zones(packet.view)
        self._table(packet.view)
        return np.clip(self.row, -MOST, MOST, out=self.row)

    def _add(self, field: str, column: int | None, row: int = 0, number: float = 1.0) -> None:
        """Add to a number, unless the game has no word for it."""
        if column is not None:
            layout = self.layout
            self.row[layout.start[field] + row * layout.width[field] + column] += number

    def _around(self, seat: int) -> int:
        """A seat counted from the viewer's own seat."""
        return (seat - self.seat) % self.layout.players

    def _owner(self, owner: Seat | None) -> int:
        return self.layout.players if owner is None else self._around(owner)

    def _counters(self, field: str, counters: Mapping[str, int], row: int) -> None:
        """Numbers with their names; `tokens:2` belongs to seat 2."""
        for name, number in counters.items():
            what, _, seat = name.partition(":")
            of = self._around(int(seat)) if seat else row
            self._add(field, self.labels.counters.get(what), of, float(number))

    def _named(self, facts: Mapping[str, Fact]) -> Iterable[tuple[int, int]]:
        """The seats in these facts: which fact, and which seat around the table."""
        for fact, place in self.labels.seat_facts.items():
            value: Any = facts.get(fact)
            for seat in value if isinstance(value, tuple) else (value,):
                if type(seat) is int and 0 <= seat < self.layout.players:
                    yield place, self._around(seat)

    def _news(self, news: Iterable[Told], field: str, of_seats: str) -> None:
        width = len(self.labels.seat_facts)
        for told in news:
            event = self.labels.events.get(told.event)
            if event is not None:
                self._add(field, event)
                for fact, seat in self._named(told.facts):
                    self._add(of_seats, event * width + fact, seat)

    def _question(self, packet: Packet, spelt: Sequence[str]) -> None:
        self._add("seat", self.seat)
        kind = packet.ask.kind if packet.ask is not None else packet.asking
        self._add("question", self.labels.questions.get(kind))
        for seat in packet.waiting:
            self._add("asked", self._around(seat))
        for atom in spelt:
            self._add("spelt", self.labels.atoms.get(atom))

    def _seats(self, view: View) -> None:
        for shown in view.seats:
            row = self._around(shown.seat)
            for mark in shown.marks:
                self._add("marks", self.labels.marks.get(mark), row)
            for mark in shown.secrets:
                self._add("secrets", self.labels.marks.get(mark), row)
            self._counters("seat counters", shown.counters, row)

    def _zones(self, view: View) -> None:
        for zone in view.zones:
            owner, place = self._owner(zone.owner), self.labels.zones.get(zone.id)
            hidden = sum(thing.face is None for thing in zone.things)
            self._add("things", place, owner, len(zone.things) - hidden)
            self._add("backs", place, owner, zone.backs + hidden)
            for thing in zone.things:
                if thing.face is not None:
                    self._add("faces", self.labels.face(thing.face), owner)
                for mark in thing.marks:
                    self._add("thing marks", self.labels.marks.get(mark), owner)
                self._counters("thing counters", thing.counters, owner)

    def _table(self, view: View) -> None:
        self._add("phase", self.labels.phases.get(view.phase))
        for track in view.tracks:
            self._add("tracks", self.labels.tracks.get(track.id), 0, track.value)
        self._counters("counters", view.counters, self.layout.players)
        for note in view.notes:
            place = self.labels.notes.get(note.id)
            self._add("notes", place, self.layout.players)
            for _, seat in self._named(note.facts):
                self._add("notes", place, seat)

"""A seat's packets, folded into a table of `palatine.batch`; what the seat can't know is 0 there.

So a bot sees the very bits that a learned policy was trained on. The table holds the roles that the
seat saw, and shows players whom its own investigations exposed as Separatists.
"""

from dataclasses import fields as fields_of
from typing import Any, Final

import numpy as np

from palatine.batch import PHASES, Table
from palatine.batch.ledger import (
    CHANCELLOR,
    DREW,
    IS_HELD,
    LAW,
    PASSED,
    PRESIDENT,
    SAID_DREW,
    SAID_RECEIVED,
    YES,
)
from palatine.bots.senate.assignments import PALPATINE, SEPARATIST
from palatine.bots.senate.heard import hear
from palatine.bots.senate.history import GOVERNMENT_TILES, History, Session
from palatine.core.seats import Seat
from palatine.core.stream import Packet
from palatine.training.observation import SESSIONS

NAMES: Final = [field.name for field in fields_of(Table) if field.name != "ledger"]
NOTHING: Final[dict[str, Any]] = dict.fromkeys(NAMES, np.int32(0))


def mask(seats: Any) -> int:
    """A set of seats as bits."""
    return sum(1 << seat for seat in set(seats))


class Onlooker:
    """What a seat has heard, and the table as it looks from there."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat
        self.history = History(seat)
        self.yes: list[int] = []
        """Voters for each government that was formed."""
        self.last_yes = 0
        self.passed: dict[int, int] = {}
        """The Loyalist tiles that this seat has passed on as president, by session."""

    def hear(self, packet: Packet) -> None:
        """Take in the news."""
        hear(self.history, packet.news)
        for told in packet.news:
            if told.event == "voted":
                self.last_yes = mask(told.facts["yes"])
                if told.facts["elected"]:
                    self.yes.append(self.last_yes)
        if self.history.has_notes:
            self.history.read_notes(packet.view.notes)

    def fields(self, packet: Packet, phase: str, hand: int = 0) -> dict[str, int]:
        """The table at a question, with this many Loyalist tiles in this seat's hand, without the
        ledger."""
        if phase == "pass_on":
            self.history.sessions[-1].held = hand
        fields = self.offices(packet) | self.tracks(packet) | self.roles() | self.looks()
        fields |= self.peeks(packet)
        return fields | {"phase": PHASES.index(phase), "hand": hand, "voter": 1 << self.seat}

    def table(self, packet: Packet, phase: str, hand: int = 0) -> Table:
        """The same as a single table of the kernel, in plain scalars."""
        fields = self.fields(packet, phase, hand)
        known = {name: np.int32(value) for name, value in fields.items()}
        return Table(**(NOTHING | known), ledger=tuple(map(np.int32, self.ledger())))

    def offices(self, packet: Packet) -> dict[str, int]:
        """Which player holds which office, who is alive, and who can't be nominated."""
        seats, h = packet.view.seats, self.history

        def marked(*marks: str) -> int:
            return mask(each.seat for each in seats if any(mark in each.marks for mark in marks))

        president = marked("president")
        moves = packet.asking == "nominate" and h.called is None
        return {
            "living": mask(each.seat for each in seats) & ~marked("executed"),
            "president": president,
            "rotation": president if moves else 1 << h.rotation,
            "chancellor": marked("candidate", "chancellor"),
            "limited_chancellor": marked("term_limited"),
            "cleared": mask(h.cleared),
            "yes": self.last_yes,
        }

    def tracks(self, packet: Packet) -> dict[str, int]:
        """The policies, the tracker and the deck."""
        h = self.history
        is_refused = h.is_open and h.sessions[-1].veto == "refused"
        return {
            "loyalist": h.loyalist,
            "separatist": h.separatist,
            "tracker": h.tracker,
            "refused": int(is_refused),
            "deck_loyalist": int(packet.view.counters["deck"]),
        }

    def roles(self) -> dict[str, int]:
        """The roles that this seat knows."""
        known, seen = self.history.known, self.history.seen
        palpatine = mask(seat for seat, role in known.items() if role == PALPATINE)
        shown = [seat for seat, role in known.items() if role == SEPARATIST]
        found = [seat for seat, party in seen.items() if party]
        return {"palpatine": palpatine, "separatists": mask([*shown, *found]) & ~palpatine}

    def looks(self) -> dict[str, int]:
        """Who investigated whom, and what they said of it."""
        found = {}
        names = ("first", "second")
        for name, (president, target) in zip(names, self.history.investigated, strict=False):
            said = self.history.findings.get((president, target))
            found[f"{name}_looker"], found[f"{name}_look"] = 1 << president, 1 << target
            found[f"said_{name}"] = 0 if said is None else said + 1
        return found

    def peeks(self, packet: Packet) -> dict[str, int]:
        """Who has peeked and what he says; of the tiles, those that remain and this seat has
        seen."""
        h = self.history
        if not h.peeks:
            return {}
        peek, deck = h.peeks[-1], h.decks[-1]
        drawn = deck.drawn + (GOVERNMENT_TILES if packet.asking == "pass_on" else 0)
        gone = drawn - peek.at if deck.peek is peek else GOVERNMENT_TILES
        left = peek.tiles[gone:] if gone < GOVERNMENT_TILES else ()
        queue = sum(1 << at for at, tile in enumerate(left) if tile == "loyalist")
        said = 0 if peek.claimed is None else peek.claimed + 1
        return {
            "peeker": 1 << peek.president,
            "said_peeked": said,
            "queue": queue,
            "queued": len(left),
        }

    def ledger(self) -> list[int]:
        """The last governments, newest first."""
        held = [self.entry(session) for session in reversed(self.history.sessions[-SESSIONS:])]
        return held + [0] * (SESSIONS - len(held))

    def entry(self, session: Session) -> int:
        """A government as the ledger keeps it."""
        law = {None: 0, 1: 1, 0: 2}[session.enacted]
        return (
            (self.yes[session.number] << YES.shift)
            | (session.president << PRESIDENT.shift)
            | (session.chancellor << CHANCELLOR.shift)
            | ((session.held or 0) << DREW.shift)
            | (self.passed_on(session) << PASSED.shift)
            | (law << LAW.shift)
            | (claimed(session.drew) << SAID_DREW.shift)
            | (claimed(session.received) << SAID_RECEIVED.shift)
            | (1 << IS_HELD.shift)
        )

    def passed_on(self, session: Session) -> int:
        """The Loyalist tiles that went to the chancellor, as far as this seat knows.

        A president who came back to the table has forgotten what he passed on, and assumes what a
        Loyalist would have passed on.
        """
        if session.chancellor == self.seat:
            return session.got or 0
        return self.passed.get(session.number, min(session.held or 0, 2))


def claimed(tiles: int | None) -> int:
    """A claim as the ledger keeps it: 0 for silence."""
    return 0 if tiles is None else tiles + 1


def table_of(rows: list[dict[str, int]], ledgers: list[list[int]]) -> Table:
    """Tables of the kernel, one for each row; anything missing from a row is 0."""
    columns = {name: np.array([row.get(name, 0) for row in rows], np.int32) for name in NAMES}
    ledger = np.array(ledgers, np.int32).reshape(len(rows), SESSIONS)
    return Table(**columns, ledger=tuple(ledger.T))

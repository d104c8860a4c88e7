"""What a learner of the senate games sees: the table, its own secrets, and everybody's record.

All numbers are between 0 and 1. Seats count clockwise from the learner's own.
"""

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any, Final

from palatine.core.game import Setup
from palatine.core.news import Told
from palatine.core.observation import Encoding, Field, seats_around
from palatine.core.seats import Seat
from palatine.core.view import View
from palatine.games.senate.state import (
    LOYALIST,
    LOYALIST_GOAL,
    LOYALIST_TILES,
    PATIENCE,
    POLICIES,
    SEPARATIST,
    SEPARATIST_GOAL,
    SEPARATIST_TILES,
)

if TYPE_CHECKING:  # packets are of games, so they are loaded later
    from palatine.core.stream import Packet

KINDS: Final = (
    *("nominate", "vote", "pass_on", "enact", "consent"),
    *("investigate", "special_election", "peek", "execute"),
)
MARKS: Final = (
    *("president", "candidate", "chancellor", "term_limited"),
    *("investigated", "cleared", "executed"),
)
KNOWN: Final = (
    *("role_loyalist", "role_separatist", "role_palpatine"),
    *("party_loyalist", "party_separatist"),
)
RECORD: Final = (
    *("yes", "no", "yes_loyalist", "yes_separatist"),
    *("president_loyalist", "president_separatist"),
    *("chancellor_loyalist", "chancellor_separatist"),
)
DEALINGS: Final = ("gave_both", "gave_choice", "gave_none", "drew_loyalist", "drew_none")
TABLE: Final = {
    "loyalist": LOYALIST_GOAL,
    "separatist": SEPARATIST_GOAL,
    "election": PATIENCE,
    "deck": LOYALIST_TILES + SEPARATIST_TILES,
    "shuffled_loyalist": LOYALIST_TILES,
    "shuffled_separatist": SEPARATIST_TILES,
    "danger": 1,
    "veto": 1,
}
OFTEN: Final = 10
"""A count of this or more becomes 1."""
HAND: Final = 3


def fields(setup: Setup) -> tuple[Field, ...]:
    """All fields, in order."""
    around = seats_around(setup.players)
    return (
        Field("seat", "which seat you have", tuple(f"seat {n}" for n in range(setup.players))),
        Field("question", "what you are asked", KINDS),
        Field("asked", "whose answer the table needs", around),
        Field("spelt", "tiles that you have chosen so far, of three", (LOYALIST, SEPARATIST)),
        Field("hand", "tiles that you hold, of three", (LOYALIST, SEPARATIST)),
        Field("peek", "Loyalist tiles on top of the deck, if you know them", ("1", "2", "3")),
        Field("peeked", "whether you know the top of the deck", ("known",)),
        Field("table", "tracks, deck and late rules, each as a share of its most", tuple(TABLE)),
        Field("marks", "what everyone sees of a seat", MARKS, around),
        Field("known", "what you know of a seat's role", KNOWN, around),
        Field("record", "votes, and what became of governments, in tenths", RECORD, around),
        Field("last vote", "how a seat voted last", ("yes", "no"), around),
        Field("dealings", "tiles between you and a seat, in tenths", DEALINGS, around),
    )


class SenateObserver:
    """Keeps everybody's record."""

    def __init__(self, setup: Setup, seat: Seat) -> None:
        self.seat = seat
        self.players = setup.players
        self.record = [dict.fromkeys(RECORD, 0.0) for _ in range(setup.players)]
        self.government: tuple[int, int] = (0, 0)
        self.yes: tuple[int, ...] = ()
        self.no: tuple[int, ...] = ()
        self.top: tuple[str, ...] = ()
        """The tiles on top of the deck, while we know them."""

    def hear(self, news: tuple[Told, ...]) -> None:
        """Take note of votes and laws."""
        for told in news:
            facts: Any = told.facts
            if told.event == "nominated":
                self.government = facts["president"], facts["chancellor"]
            elif told.event == "voted":
                self.yes, self.no = facts["yes"], facts["no"]
                self.top = () if facts["elected"] else self.top
                self._count(self.yes, "yes")
                self._count(self.no, "no")
            elif told.event == "policy_enacted":
                self._law(facts["policy"], facts["by"])
            elif told.event == "tiles_seen":
                self.top = facts["policies"]
            elif told.event == "reshuffled":
                self.top = ()

    def _count(self, seats: Iterable[int], what: str) -> None:
        for seat in seats:
            self.record[seat][what] = one_more(self.record[seat][what])

    def _law(self, policy: str, by: str) -> None:
        """Put a law on the record of the players who made it, and of those who voted for them."""
        self.top = ()
        if by != "chaos":
            president, chancellor = self.government
            self._count((president,), f"president_{policy}")
            self._count((chancellor,), f"chancellor_{policy}")
            self._count(self.yes, f"yes_{policy}")

    def numbers(self, packet: "Packet", spelt: Sequence[str]) -> list[float]:
        """The row for this packet."""
        view, kind = packet.view, packet.ask.kind if packet.ask is not None else ""
        around = [(self.seat + place) % self.players for place in range(self.players)]
        return [
            *flags(range(self.players), (self.seat,)),
            *flags(KINDS, (kind,)),
            *flags(around, packet.waiting),
            *[spelt.count(atom) / HAND for atom in POLICIES.atoms],
            *self._hand(view),
            *[float(face == LOYALIST) for face in self.top or ("",) * HAND],
            float(bool(self.top)),
            *self._table(view),
            *[number for seat in around for number in flags(MARKS, view.seats[seat].marks)],
            *[number for seat in around for number in flags(KNOWN, known(view, seat))],
            *[share for seat in around for share in self.record[seat].values()],
            *[float(seat in votes) for seat in around for votes in (self.yes, self.no)],
            *self._dealings(view, around),
        ]

    def _hand(self, view: View) -> tuple[float, float]:
        faces = [thing.face for zone in view.zones if zone.id == "hand" for thing in zone.things]
        return faces.count(LOYALIST) / HAND, faces.count(SEPARATIST) / HAND

    def _table(self, view: View) -> list[float]:
        shown: dict[str, float] = {track.id: track.value for track in view.tracks}
        shown |= view.counters
        return [shown[name] / most for name, most in TABLE.items()]

    def _dealings(self, view: View, around: list[int]) -> list[float]:
        """What passed between this seat and each other one, from this seat's own notes."""
        shares = [dict.fromkeys(DEALINGS, 0.0) for _ in around]
        for note in view.notes:
            facts: Any = note.facts
            if note.id == "peeked":
                continue
            what = "drew_loyalist" if LOYALIST in facts["policies"] else "drew_none"
            if note.id == "received":
                what = DEALINGS[2 - facts["policies"].count(LOYALIST)]
            shares[facts["player"]][what] = one_more(shares[facts["player"]][what])
        return [share for seat in around for share in shares[seat].values()]


def known(view: View, seat: int) -> tuple[str, ...]:
    """What this viewer knows about a seat's role: in secret, or once everything is revealed."""
    shown = view.seats[seat]
    return (*shown.secrets, *shown.marks)


def flags(names: Iterable[object], held: Sequence[object]) -> list[float]:
    """For each name, 1 if it is held and 0 if not."""
    return [float(name in held) for name in names]


def one_more(share: float) -> float:
    """A count as a share of OFTEN, after one more."""
    return min(round(share + 1 / OFTEN, 1), 1.0)


ENCODING = Encoding(1, fields, SenateObserver)

"""What one player has heard at a senate table, kept as evidence: draws, votes, claims.

It is a fold over the news: a bot that comes back to a table and hears everything at once has the
same history as one that never left.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from palatine.bots.senate.assignments import LOYALIST, ROLE_NUMBERS
from palatine.core.seats import Seat
from palatine.core.view import Note

GOVERNMENT_TILES = 3
DANGER = 3
"""From this many Separatist policies on, electing Palpatine wins."""


@dataclass(slots=True)
class Session:
    """A government's session: what everybody knows of it, and what this player held."""

    number: int
    president: Seat
    chancellor: Seat
    start: int = 0
    """How many tiles had already left its deck."""
    enacted: int | None = None
    veto: str = ""
    drew: int | None = None
    received: int | None = None
    held: int | None = None
    """How many Loyalist tiles this player drew as president."""
    got: int | None = None
    """How many this player received as chancellor, or passed on as president if that is known."""
    revision: int = 0
    """Goes up with each change, so that a belief knows what to weigh again."""


@dataclass(slots=True)
class TopTile:
    """A tile that chaos has enacted."""

    start: int
    enacted: int
    revision: int = 0


@dataclass(slots=True)
class Peek:
    """A look at the next three tiles."""

    president: Seat
    at: int
    claimed: int | None = None
    saw: int | None = None
    tiles: tuple[str, ...] = ()
    """What this player saw, in order."""


@dataclass(slots=True)
class Deck:
    """A deck since its shuffle: what went in, and every finished draw."""

    loyalist: int
    total: int
    drawn: int = 0
    draws: list[Session | TopTile] = field(default_factory=list)
    peek: Peek | None = None


Mark = tuple[Any, ...]
"""Evidence about roles alone: its kind, then the seats and what this player saw."""


class History:
    """Everything that this player heard, in the form that a belief weighs."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat
        self.role = LOYALIST
        self.known: dict[Seat, int] = {}
        """The roles that this player saw at the start, including its own."""
        self.seen: dict[Seat, int] = {}
        """The parties that this player's own investigations have shown."""
        self.decks: list[Deck] = []
        self.sessions: list[Session] = []
        self.marks: list[Mark] = []
        self.findings: dict[tuple[Seat, Seat], int] = {}
        self.remarks: set[tuple[str, Seat, Seat]] = set()
        self.withdrawn: set[tuple[str, Seat, Seat]] = set()
        """Remarks that their speakers took back."""
        self.last_said: dict[Seat, Mark] = {}
        self.has_remarked = False
        """Whether this player has made a remark since the nomination."""
        self.claimed_about: set[Seat] = set()
        """Players about whom somebody made a claim since the nomination: a party, or a session's
        tiles."""
        self.candidates: tuple[Seat, Seat] = (Seat(0), Seat(0))
        self.loyalist = self.separatist = self.tracker = 0
        self.rotation: Seat = Seat(0)
        self.called: Seat | None = None
        self.is_open = False
        """Whether a government is in session."""
        self.peeks: list[Peek] = []
        self.investigated: list[tuple[Seat, Seat]] = []
        self.executed: list[Seat] = []
        self.cleared: set[Seat] = set()
        self.asked_by: list[Seat] = []
        """Players who asked this player for an account and have no reply yet."""
        self.questioned: set[tuple[int, Seat]] = set()
        """Players who were asked about a session, by anybody, with the session."""
        self.has_notes = False
        """Whether this player has held or seen tiles since it last read the notes."""

    def read_notes(self, notes: tuple[Note, ...]) -> None:
        """Read what this player has held in each session, and seen on top of the deck."""
        self.has_notes = False
        peeks = iter([peek for peek in self.peeks if peek.president == self.seat])
        for note in notes:
            facts: dict[str, Any] = note.facts
            tiles = facts["policies"].count("loyalist")
            if note.id == "peeked":
                peek = next(peeks)
                peek.saw, peek.tiles = tiles, facts["policies"]
                continue
            session = self.sessions[facts["session"] - 1]
            held, got = (tiles, session.got) if note.id == "drew" else (session.held, tiles)
            if (held, got) != (session.held, session.got):
                session.held, session.got = held, got
                session.revision += 1

    def last_session(
        self, president: Seat | None = None, chancellor: Seat | None = None
    ) -> Session | None:
        """The last finished session of this president, this chancellor, or this pair."""
        finished = self.sessions[:-1] if self.is_open else self.sessions
        for session in reversed(finished):
            if president in (None, session.president) and chancellor in (None, session.chancellor):
                return session
        return None


Facts = dict[str, Any]


def role_dealt(h: History, facts: Facts) -> None:
    """This player's own role."""
    h.role = h.known[h.seat] = ROLE_NUMBERS[facts["role"]]


def ally_seen(h: History, facts: Facts) -> None:
    """An ally shown at the start."""
    h.known[facts["player"]] = ROLE_NUMBERS[facts["role"]]


def party_seen(h: History, facts: Facts) -> None:
    """The party that this player's own investigation has shown."""
    party = int(facts["party"] != "loyalist")
    h.seen[facts["player"]] = party
    h.marks.append(("seen", facts["player"], party))


def reshuffled(h: History, facts: Facts) -> None:
    """A new deck; everybody knows what is in it."""
    h.decks.append(Deck(facts["loyalist"], facts["loyalist"] + facts["separatist"]))


def nominated(h: History, facts: Facts) -> None:
    """A government is proposed; a special election does not move the turn."""
    h.candidates = facts["president"], facts["chancellor"]
    h.has_remarked = False
    h.claimed_about.clear()
    if h.called is None:
        h.rotation = facts["president"]
    h.called = None


def voted(h: History, facts: Facts) -> None:
    """Everybody sees who voted how; a session follows if the candidates were elected."""
    h.marks.append(("voted", *h.candidates, facts["yes"], facts["no"], h.separatist >= DANGER))
    if facts["elected"]:
        h.sessions.append(Session(len(h.sessions), *h.candidates))
        h.is_open = True


def tiles_passed(h: History, facts: Facts) -> None:
    """Three tiles have left the deck."""
    deck = h.decks[-1]
    h.sessions[-1].start = deck.drawn
    deck.drawn += GOVERNMENT_TILES
    h.has_notes |= h.seat in h.candidates


def close(h: History) -> None:
    """The session is over, by a policy or a veto."""
    h.is_open = False
    session = h.sessions[-1]
    session.revision += 1
    h.decks[-1].draws.append(session)


def policy_enacted(h: History, facts: Facts) -> None:
    """A policy, by the government or by chaos."""
    is_loyalist = facts["policy"] == "loyalist"
    if is_loyalist:
        h.loyalist += 1
    else:
        h.separatist += 1
    h.tracker = 0
    if facts["by"] == "government":
        h.sessions[-1].enacted = int(is_loyalist)
        close(h)
        return
    deck = h.decks[-1]
    deck.draws.append(TopTile(deck.drawn, int(is_loyalist)))
    deck.drawn += 1


def veto_agreed(h: History, facts: Facts) -> None:
    """The session ends without a policy."""
    h.sessions[-1].veto = "agreed"
    close(h)


def veto_refused(h: History, facts: Facts) -> None:
    """One of the two tiles must be enacted after all."""
    h.sessions[-1].veto = "refused"


def cleared(h: History, facts: Facts) -> None:
    """A chancellor whom everybody knows not to be Palpatine."""
    h.cleared.add(facts["player"])
    h.marks.append(("not_palpatine", facts["player"]))


def executed(h: History, facts: Facts) -> None:
    """The executed player was not Palpatine, or the game would be over."""
    h.executed.append(facts["player"])
    h.marks.append(("not_palpatine", facts["player"]))


def tracker_advanced(h: History, facts: Facts) -> None:
    """An election failed, or a veto."""
    h.tracker = facts["tracker"]


def called(h: History, facts: Facts) -> None:
    """A special election."""
    h.called = facts["player"]


def investigated(h: History, facts: Facts) -> None:
    """A player has looked at somebody's party."""
    h.investigated.append((facts["president"], facts["player"]))


def peeked(h: History, facts: Facts) -> None:
    """A player has looked at the next three tiles."""
    deck = h.decks[-1]
    deck.peek = Peek(facts["president"], deck.drawn)
    h.peeks.append(deck.peek)
    h.has_notes |= facts["president"] == h.seat


def tiles_seen(h: History, facts: Facts) -> None:
    """What this player's own look at the deck has shown."""
    peek = h.peeks[-1]
    peek.saw, peek.tiles = facts["policies"].count("loyalist"), facts["policies"]


ROLE_DEALT = "role_dealt"
"""The first news of each seat."""
Event = Callable[[History, Facts], None]
EVENTS: dict[str, Event] = {
    ROLE_DEALT: role_dealt,
    "ally_seen": ally_seen,
    "party_seen": party_seen,
    "reshuffled": reshuffled,
    "nominated": nominated,
    "voted": voted,
    "tiles_passed": tiles_passed,
    "policy_enacted": policy_enacted,
    "veto_agreed": veto_agreed,
    "veto_refused": veto_refused,
    "cleared": cleared,
    "executed": executed,
    "tracker_advanced": tracker_advanced,
    "investigated": investigated,
    "special_election_called": called,
    "peeked": peeked,
    "tiles_seen": tiles_seen,
}

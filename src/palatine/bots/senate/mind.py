"""What a bot takes into account: its history, its beliefs, the table as it is."""

from collections.abc import Mapping

from palatine.bots.senate.assignments import (
    LOYALIST,
    NOBODY,
    PALPATINE,
    all_assignments,
    assignments,
)
from palatine.bots.senate.belief import Belief
from palatine.bots.senate.dice import Dice
from palatine.bots.senate.governments import Governments, is_decisive
from palatine.bots.senate.history import DANGER, History
from palatine.bots.senate.levels import Level
from palatine.bots.senate.reader import Reader
from palatine.bots.senate.values import Values, values
from palatine.core.seats import Seat
from palatine.core.stream import AskOut, Packet
from palatine.core.view import SeatView


class Mind:
    """A player's thoughts. Beliefs are made when they are first asked for."""

    def __init__(self, seat: Seat, level: Level, seed: int) -> None:
        self.seat, self._level, self.seed = seat, level, seed
        self.history = History(seat)
        self.seats: tuple[SeatView, ...] = ()
        self._belief: Belief | None = None
        self._insight: Belief | None = None
        self._public: Belief | None = None
        self._reader: Reader | None = None

    def look(self, packet: Packet) -> None:
        """Keep what is now on the seats."""
        self.seats = packet.view.seats

    @property
    def players(self) -> int:
        """The number of players at the table, including the dead."""
        return len(self.seats)

    @property
    def is_loyal(self) -> bool:
        """Whether this player wants Loyalist policies."""
        return self.history.role == LOYALIST

    @property
    def is_palpatine(self) -> bool:
        """Whether this player is Palpatine."""
        return self.history.role == PALPATINE

    @property
    def is_danger(self) -> bool:
        """Whether electing Palpatine wins."""
        return self.history.separatist >= DANGER

    @property
    def is_decisive(self) -> bool:
        """Whether the next policy may end the game."""
        return is_decisive(self.history.loyalist, self.history.separatist)

    @property
    def values(self) -> Values:
        """What places on the tracks are worth at this table size."""
        return values(self.players)

    @property
    def level(self) -> Level:
        """This player's character at a table of this size."""
        return self._level.at(self.players)

    def dice(self, topic: int, count: int) -> Dice:
        """Random numbers for one moment."""
        return Dice(self.seed, topic, count)

    def belief(self) -> Belief:
        """What a Loyalist thinks; for a plotter, the thoughts of the Loyalist whom he pretends to
        be."""
        if self._belief is None:
            people = assignments(self.players, ((self.seat, LOYALIST),))
            self._belief = self._new(people, self.seat, is_cover=not self.is_loyal)
        self._belief.update(self.history)
        return self._belief

    def insight(self) -> Belief:
        """What a plotter really thinks: Palpatine may not know the others."""
        if self._insight is None:
            known = tuple(sorted(self.history.known.items()))
            self._insight = self._new(assignments(self.players, known), self.seat)
        self._insight.update(self.history)
        return self._insight

    def public(self) -> Belief:
        """What anyone thinks who knows only what everybody has seen and heard."""
        if self._public is None:
            self._public = self._new(all_assignments(self.players), NOBODY, is_cover=True)
        self._public.update(self.history)
        return self._public

    def reader(self) -> Reader:
        """What this player says when asked who they suspect: the thoughts of a careful reader who
        knows the same. They play by their belief, which is too sure of itself."""
        if self._reader is None:
            known = tuple(sorted(self.history.known.items()))
            self._reader = Reader(assignments(self.players, known), self.seat)
        self._reader.update(self.history)
        return self._reader

    def _new(self, people: object, seat: Seat, is_cover: bool = False) -> Belief:
        level = self.level
        return Belief(people, level.people, seat, level.reads_votes, is_cover)  # type: ignore[arg-type]

    def governments(self) -> Governments:
        """What governments are worth to the Loyalist that this player is or pretends to be."""
        level = self.level
        return Governments(self.belief(), self.history, self.values, level.people, level.dread)

    def ally(self, seat: Seat) -> float:
        """To a plotter, the probability that a seat plots too."""
        known: Mapping[Seat, int] = self.history.known
        if seat in known:
            return float(known[seat] != LOYALIST)
        if not self.is_palpatine or len(known) > 1:
            return 0.0  # a player who sees allies sees all of them
        return float(self.insight().plots()[seat])

    def living(self) -> list[Seat]:
        """The players who are alive."""
        dead = self.history.executed
        return [each.seat for each in self.seats if each.seat not in dead]

    def next_president(self) -> Seat:
        """The next president if this election fails."""
        dead, players = self.history.executed, self.players
        seat = Seat((self.history.rotation + 1) % players)
        while seat in dead:
            seat = Seat((seat + 1) % players)
        return seat

    def eligible(self, president: Seat) -> list[Seat]:
        """The players whom this president can nominate now."""
        return [
            each.seat
            for each in self.seats
            if each.seat != president
            and "executed" not in each.marks
            and "term_limited" not in each.marks
        ]


def seats_of(asked: AskOut) -> list[Seat]:
    """The players among the options."""
    return [Seat(int(option.atom.partition(":")[2])) for option in asked.options]


def player(seat: Seat) -> str:
    """The atom that names this player."""
    return f"player:{seat}"

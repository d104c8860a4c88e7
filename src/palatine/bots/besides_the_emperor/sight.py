"""The table as one player sees it: what rules of thumb go by."""

from collections.abc import Mapping
from dataclasses import dataclass

from palatine.core.seats import Seat
from palatine.core.stream import Packet

EMPEROR, LOYALIST, REBEL = "emperor", "loyalist", "rebel"


@dataclass(frozen=True, slots=True)
class Threat:
    """A Condemn that waits; it keeps its number, and a lower number may become free again."""

    number: int
    caster: Seat
    target: Seat
    clock: Seat
    is_due: bool


@dataclass(slots=True)
class Sight:
    """What a player can see, and how likely each player is a Rebel."""

    seat: Seat
    role: str
    circle: tuple[Seat, ...]
    """The living players, clockwise."""
    emperor: Seat
    hand: tuple[str, ...]
    held: Mapping[Seat, int]
    """How many cards each player holds."""
    threats: tuple[Threat, ...]
    aimers: tuple[Seat, ...]
    """The players who condemned the Emperor in this round."""
    active: Seat | None
    is_clockwise: bool
    moment: str
    """Which window is open, if any."""
    guilt: Mapping[Seat, float]
    cards: Mapping[Seat, tuple[str | None, ...]]
    """Identity cards that this player has seen."""

    @property
    def is_rebel(self) -> bool:
        """Whether this player wants the Emperor dead."""
        return self.role == REBEL

    @property
    def is_emperor(self) -> bool:
        """Whether this player is the Emperor."""
        return self.role == EMPEROR

    def distance(self, seat: Seat) -> int:
        """How many steps a player sits from the Emperor, the shorter way; 1 is beside him."""
        steps = abs(self.circle.index(seat) - self.circle.index(self.emperor))
        return min(steps, len(self.circle) - steps)

    def neighbours(self, seat: Seat) -> tuple[Seat, Seat]:
        """The players before and after this one, clockwise."""
        here = self.circle.index(seat)
        return self.circle[here - 1], self.circle[(here + 1) % len(self.circle)]

    def order(self) -> tuple[Seat, ...]:
        """All players in the order of play, starting with the active player."""
        start = self.circle.index(self.active if self.active is not None else self.emperor)
        if self.is_clockwise:
            return self.circle[start:] + self.circle[:start]
        back = self.circle[::-1]
        start = len(back) - 1 - start
        return back[start:] + back[:start]

    def yet_to_come(self) -> tuple[Seat, ...]:
        """The players who still have a turn in this round, as things are, up to the Emperor."""
        order = self.order()
        if self.active == self.emperor and self.moment != "direction":
            return ()
        after = order[1:] if self.active is not None else order[1:] + order[:1]
        if self.emperor not in after:
            after += (self.emperor,)
        return after[: after.index(self.emperor) + 1]


def sight_of(seat: Seat, packet: Packet, guilt: Mapping[Seat, float]) -> Sight:
    """What a packet shows, with the bot's beliefs."""
    view = packet.view
    seats = {each.seat: each for each in view.seats}
    marks = {p: each.marks for p, each in seats.items()}
    emperor = next(p for p in seats if "emperor" in marks[p])
    own = [mark for mark in seats[seat].secrets if mark.startswith("role_")]
    active = next((p for p in seats if "active" in marks[p]), None)
    zones = {(zone.id, zone.owner): zone for zone in view.zones}
    phase = view.phase.removeprefix("window_") if view.phase.startswith("window_") else ""
    return Sight(
        seat=seat,
        role=own[0].removeprefix("role_") if own else LOYALIST,
        circle=tuple([p for p in seats if "dead" not in marks[p]]),
        emperor=emperor,
        hand=tuple([str(thing.face) for thing in zones["hand", seat].things]),
        held={p: int(each.counters.get("hand", 0)) for p, each in seats.items()},
        threats=threats(marks),
        aimers=tuple([p for p in seats if "aimed" in marks[p]]),
        active=active,
        is_clockwise=not view.counters["counterclockwise"],
        moment=phase,
        guilt=guilt,
        cards={p: tuple([t.face for t in zones["identity", p].things]) for p in seats},
    )


def threats(marks: Mapping[Seat, tuple[str, ...]]) -> tuple[Threat, ...]:
    """The waiting Condemns, by their numbers."""
    bearer = {mark: p for p, those in marks.items() for mark in those}
    found = []
    for mark in [mark for mark in bearer if mark.startswith("condemned_")]:
        number = int(mark.removeprefix("condemned_"))
        is_due = f"due_{number}" in bearer
        clock = bearer[f"due_{number}" if is_due else f"clock_{number}"]
        caster = bearer.get(f"cast_{number}", clock)
        found.append(Threat(number, caster, bearer[mark], clock, is_due))
    return tuple(sorted(found, key=lambda threat: threat.number))

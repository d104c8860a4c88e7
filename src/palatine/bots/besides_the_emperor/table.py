"""What one player sees of the table, read from a packet: who sits where, and who looks guilty."""

from collections.abc import Iterable
from random import Random

from palatine.core.news import Told
from palatine.core.seats import Seat
from palatine.core.stream import Packet
from palatine.core.view import SeatView

EMPEROR, LOYALIST, REBEL = "emperor", "loyalist", "rebel"
SURE = 5.0


class Table:
    """The table as this seat sees it now."""

    def __init__(self, seat: Seat, packet: Packet, heard: Iterable[Told], dice: Random) -> None:
        self.seat, self.dice = seat, dice
        view = packet.view
        self.seats = {each.seat: each for each in view.seats}
        self.circle = [each.seat for each in view.seats if "dead" not in each.marks]
        self.emperor = next(each.seat for each in view.seats if "emperor" in each.marks)
        self.phase = view.phase
        (hand,) = [zone for zone in view.zones if zone.id == "hand"]
        self.hand = [str(thing.face) for thing in hand.things]
        self.cards = {
            zone.owner: [thing.face for thing in zone.things]
            for zone in view.zones
            if zone.id == "identity" and zone.owner is not None
        }
        self.role = self.known_role(self.seats[seat]) or LOYALIST
        self.condemners = condemners(heard, self.emperor)

    @property
    def is_rebel(self) -> bool:
        """Whether this player wants the Emperor dead."""
        return self.role == REBEL

    @staticmethod
    def known_role(each: SeatView) -> str | None:
        """The identity of a player, if it is certain."""
        marks = (*each.secrets, *each.marks)
        found = [mark.removeprefix("role_") for mark in marks if mark.startswith("role_")]
        return found[0] if found else None

    def distance(self, seat: Seat) -> int:
        """The player's distance from the Emperor, the shorter way; 1 is beside him."""
        steps = abs(self.circle.index(seat) - self.circle.index(self.emperor))
        return min(steps, len(self.circle) - steps)

    def suspicion(self, seat: Seat) -> float:
        """How much a player looks like a Rebel: by cards seen, and by deeds against the Emperor."""
        role = self.known_role(self.seats[seat])
        if role is not None:
            return SURE if role == REBEL else -SURE
        seen = self.cards[seat]
        score = 1.0 * seen.count(REBEL) - seen.count(LOYALIST)
        return score + 2.0 * self.condemners.count(seat) + self.dice.uniform(0, 0.3)

    def condemned(self, number: int) -> Seat:
        """The target of the Condemn with this number."""
        mark = f"condemned_{number}"
        return next(seat for seat, each in self.seats.items() if mark in each.marks)

    def is_condemned(self, seat: Seat) -> bool:
        """Whether any Condemn is on this player."""
        return any(mark.startswith("condemned_") for mark in self.seats[seat].marks)

    def most_guilty(self, seats: Iterable[Seat]) -> Seat:
        """The one of these whom the Emperor's side should fear most."""
        return max(seats, key=self.suspicion)

    def least_guilty(self, seats: Iterable[Seat]) -> Seat:
        """The one of these whom a Rebel should fear most."""
        return min(seats, key=self.suspicion)


def condemners(heard: Iterable[Told], emperor: Seat) -> list[Seat]:
    """The players who condemned the Emperor, once for each time."""
    aims = [told.facts for told in heard if told.event == "condemned"]
    return [Seat(int(str(facts["player"]))) for facts in aims if facts["target"] == emperor]

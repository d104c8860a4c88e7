"""Whom to fear and whom to help, by how likely each player is a Rebel."""

from palatine.bots.besides_the_emperor.sight import Sight
from palatine.core.seats import Seat

Options = tuple[tuple[str, str], ...]
"""The options: atoms, and what each points at."""


def player(seat: Seat) -> str:
    """The atom that names this player."""
    return f"player:{seat}"


def named(options: Options) -> list[Seat]:
    """The players on offer."""
    return [Seat(int(atom.partition(":")[2])) for atom, _ in options]


def foe(s: Sight, seat: Seat) -> float:
    """How likely a player is on the other side."""
    if seat == s.emperor:
        return float(s.is_rebel)
    return 1 - s.guilt[seat] if s.is_rebel else s.guilt[seat]


def others(s: Sight) -> list[Seat]:
    """The living players except this one and the Emperor."""
    return [p for p in s.circle if p not in (s.seat, s.emperor)]


def danger(s: Sight, seat: Seat) -> float:
    """How much the Emperor's side wants a player dead: guilt, and a seat beside the Emperor."""
    return s.guilt[seat] + 0.12 * (s.distance(seat) == 1) + 0.08 * bool(s.held[seat])


def is_condemned(s: Sight, seat: Seat) -> bool:
    """Whether a Condemn waits for this player."""
    return any(threat.target == seat for threat in s.threats)

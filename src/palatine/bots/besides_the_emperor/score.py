"""Which side is ahead: who is alive, and who has condemned the Emperor."""

from typing import Any

from palatine.core.match import Match
from palatine.core.seats import Seat

DANGER = 0.15
"""What a Rebel's Condemn on the Emperor is worth while it waits."""


def score(match: Match, seat: Seat) -> float:
    """How well this seat's side stands, in a world in which all cards are known."""
    t: Any = match.state
    if not t.circle:
        return 0.5
    rebels = [p for p in t.circle if is_rebel(t, p)]
    threats = [c for c in t.pending if c.target == t.emperor and c.caster in rebels]
    share = len(rebels) / max(1, len(t.circle) - 1)
    standing = min(0.95, share + DANGER * len(threats))
    return standing if is_rebel(t, seat) else 1 - standing


def is_rebel(t: Any, seat: Seat) -> bool:
    """Whether most of a player's identity cards are Rebels, and none the Emperor."""
    faces = [t.faces[card] for card in t.slots[seat]]
    return "emperor" not in faces and faces.count("rebel") > faces.count("loyalist")

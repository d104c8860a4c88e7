"""Why not: for what a question does not offer, the rule that says so."""

from palatine.core.game import Reason
from palatine.core.seats import Seat
from palatine.games.seize_the_imperium.state import Galaxy


def why_not(t: Galaxy, seat: Seat, kind: str, atom: str) -> Reason | None:
    """The rule by which this is not offered."""
    return None

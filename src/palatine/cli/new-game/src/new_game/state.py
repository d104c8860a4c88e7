"""The table between two scenes: immutable values only, and all that anybody may know."""

from typing import Literal

from palatine.core.seats import Seat
from palatine.core.state import State, state

Phase = Literal["deal", "pass", "over"]
TRAITOR = "traitor"
LOYAL = "loyal"


@state
class Chamber(State, kw_only=True):
    """Who is who, and the way of the dagger."""

    players: int
    card: str
    passes: int
    """How often the dagger is passed in all."""
    phase: Phase = "deal"
    roles: tuple[str, ...] = ()
    path: tuple[Seat, ...] = (Seat(0),)
    """The players who have held the dagger, from the first on. Public knowledge is state too."""

    @property
    def holder(self) -> Seat:
        """The player who holds the dagger."""
        return self.path[-1]

    @property
    def passes_left(self) -> int:
        """How many passes are left."""
        return self.passes - len(self.path) + 1

"""What a game's box says, to help people choose a game."""

import msgspec


class Box(msgspec.Struct, frozen=True):
    """How long a game takes and how heavy it is. `edition-EDITION-win` says how to win it."""

    least_minutes: int
    most_minutes: int
    """With people who talk; bots alone are quicker."""
    weight: int
    """From 1 (explained in a minute) to 5 (an evening of its own)."""

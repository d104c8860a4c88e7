"""What is printed on a game's box, for people who choose what to play."""

import msgspec


class Box(msgspec.Struct, frozen=True):
    """How long a game takes and how heavy it is. How one wins is words: `edition-EDITION-win`."""

    least_minutes: int
    most_minutes: int
    """With people who talk; bots among themselves are quicker."""
    weight: int
    """From 1, told in a minute, to 5, an evening of its own."""

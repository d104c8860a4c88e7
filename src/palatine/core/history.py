"""How a game's news read as a history: in chapters, with what matters told and the rest folded."""

import msgspec


class History(msgspec.Struct, frozen=True):
    """Which news begin a chapter, and which are told in it without being asked for."""

    chapters: tuple[str, ...] = ()
    """A round, a turn or a government begins with one of these."""
    matters: tuple[str, ...] = ()
    """With none, everything does."""

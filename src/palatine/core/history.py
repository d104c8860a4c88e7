"""A game's news as a history: in chapters that show what matters and fold away the rest."""

import msgspec


class History(msgspec.Struct, frozen=True):
    """Which news begin a chapter, and which it always shows."""

    chapters: tuple[str, ...] = ()
    """A round, a turn or a government begins with one of these."""
    matters: tuple[str, ...] = ()
    """If empty, everything matters."""

"""Which of its news tell a moment: the same in the terminal and in a room's memory."""

from collections.abc import Collection

from palatine.core.news import Told
from palatine.theatre.analysis import Moment


def telling(moment: Moment, matters: Collection[str]) -> tuple[Told, ...]:
    """The news that everybody heard and that matter; if none do, all of them. Luck is told by what
    was drawn: the news are of the act before it."""
    if moment.drawn:
        return ()
    heard = tuple([told for told in moment.news if not told.secret])
    kept = tuple([told for told in heard if told.event in matters])
    return kept or heard

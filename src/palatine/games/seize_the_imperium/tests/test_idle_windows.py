"""Which windows are skipped at once."""

from types import SimpleNamespace
from typing import Any

from palatine.games.seize_the_imperium.rules import reactions


def test_no_window_of_a_fight_is_skipped_unseen() -> None:
    """Outside of fights, a moment that nothing is for is idle; in a fight everyone is looked at."""
    calm: Any = SimpleNamespace(conquest=None, phase="none", watch=())
    fight: Any = SimpleNamespace(conquest="here", phase="none", watch=())
    moment: Any = "no such moment"
    assert reactions.is_idle(calm, moment)
    assert not reactions.is_idle(fight, moment)

"""The order of the scenes: which chapter follows from a state."""

from collections.abc import Callable

from palatine.core.game import Scene
from palatine.games.senate.rules.election import election
from palatine.games.senate.rules.executive_action import executive_action
from palatine.games.senate.rules.legislative_session import chancellors_choice, presidents_choice
from palatine.games.senate.rules.setup import deal
from palatine.games.senate.state import Phase, Senate

SCENES: dict[Phase, Callable[[Senate], Scene | None]] = {
    "setup": deal,
    "election": election,
    "president": presidents_choice,
    "chancellor": chancellors_choice,
    "power": executive_action,
    "over": lambda t: None,
}


def next_scene(t: Senate) -> Scene | None:
    """The scene that starts from this state, or None if the game is over."""
    return SCENES[t.phase](t)

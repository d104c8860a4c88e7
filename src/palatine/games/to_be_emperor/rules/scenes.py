"""The order of the scenes: which rule follows from a state.

A scene is one deed: a player who draws knows more afterwards, and one who plays a card shows it.
"""

from collections.abc import Callable

from palatine.core.game import Scene
from palatine.games.to_be_emperor.rules.abilities import effect, spend
from palatine.games.to_be_emperor.rules.acquire_phase import rescue
from palatine.games.to_be_emperor.rules.end_phase import draw_one
from palatine.games.to_be_emperor.rules.knowledge import keep, sort
from palatine.games.to_be_emperor.rules.main_phase import act
from palatine.games.to_be_emperor.rules.resource_phase import upkeep
from palatine.games.to_be_emperor.rules.setup import set_up
from palatine.games.to_be_emperor.state import Forum

SCENES: dict[str, Callable[[Forum], Scene | None]] = {
    "setup": set_up,
    "act": act,
    "spend": spend,
    "effect": effect,
    "keep": keep,
    "sort": sort,
    "acquire": rescue,
    "resource": upkeep,
    "end": draw_one,
    "over": lambda t: None,
}


def next_scene(t: Forum) -> Scene | None:
    """The scene that starts from this state, or None if the game is over."""
    return SCENES[t.step if t.phase == "main" else t.phase](t)

"""The order of the scenes: which one follows from a state.

A scene ends whenever somebody learns something hidden: after a draw, a look or a shuffle, and also
when a card is played or discarded, since that shows that its player held it.
"""

from collections.abc import Callable

from palatine.core.game import Scene
from palatine.games.besides_the_emperor.rules.ability_cards import action
from palatine.games.besides_the_emperor.rules.instinct_cards import instinct
from palatine.games.besides_the_emperor.rules.rounds import choose_direction, end_of_turn, window
from palatine.games.besides_the_emperor.rules.setup import deal
from palatine.games.besides_the_emperor.rules.turns import act, discarding, trim
from palatine.games.besides_the_emperor.state import Court, Phase

SCENES: dict[Phase, Callable[[Court], Scene | None]] = {
    "setup": deal,
    "direction": choose_direction,
    "window": window,
    "instinct": instinct,
    "act": act,
    "action": action,
    "trim": trim,
    "discard": discarding,
    "strike": end_of_turn,
    "over": lambda t: None,
}


def next_scene(t: Court) -> Scene | None:
    """The scene that starts from this state, or None if the game is over."""
    return SCENES[t.phase](t)

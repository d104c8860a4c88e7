"""The order of the scenes: which follows from a state.

A scene ends wherever somebody learns something that was hidden: after a draw, a look, a shuffle,
and also when a card is laid on the table or discarded, since that shows that it was held.
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
    """The scene that starts from this state; none when the game is over."""
    return SCENES[t.phase](t)

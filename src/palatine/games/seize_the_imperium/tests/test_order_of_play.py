"""The order of play: what follows what, as the rulebook has it."""

import pytest

from palatine.core.seats import Seat
from palatine.core.state import members
from palatine.games.seize_the_imperium.cards.ops import rules
from palatine.games.seize_the_imperium.rules import order_of_play
from palatine.games.seize_the_imperium.rules.exchange import Step, Strike
from palatine.games.seize_the_imperium.rules.moments import IN_EXCHANGE
from palatine.games.seize_the_imperium.rules.reactions import Window
from palatine.games.seize_the_imperium.rules.turns import PhaseBegins
from palatine.games.seize_the_imperium.state import Scene
from palatine.games.seize_the_imperium.tests.table import position


@pytest.mark.rule("SI-3.1", "SI-3.3")
def test_a_turn_has_six_phases_for_the_regent_alone() -> None:
    """Windows stand between them; the next player's Turn comes after the last."""
    state = position(worlds={0: ["dalken_cendros"], 1: ["silicas"]}, regent=Seat(0)).state
    own, other = [order_of_play.turn_parts(state, Seat(p)) for p in (0, 1)]
    phases = [each.phase for each in own if isinstance(each, PhaseBegins)]
    assert phases == ["resupply", "allocation", "reallocation", "military", "victory", "regent"]
    assert [each.phase for each in other if isinstance(each, PhaseBegins)] == phases[:-1]


@pytest.mark.rule("SI-7.3", "SI-7.4", "SI-7.14")
def test_an_exchange_has_four_steps_and_the_first_a_surprise_strike() -> None:
    """Each moment at which something can be played has its window, in the order of the list."""
    first = order_of_play.exchange_parts(Seat(1), is_first=True)
    second = order_of_play.exchange_parts(Seat(1), is_first=False)
    steps = ["step_1", "step_2", "step_3", "step_4"]
    assert [each.name for each in first if isinstance(each, Step)] == steps
    moments = [each.moment for each in first if isinstance(each, Window)]
    assert moments == [*IN_EXCHANGE, "step_4"]
    assert [type(each) for each in first].count(Strike) == 1
    assert Strike() not in second


def test_each_scene_plays_itself_and_says_what_it_is() -> None:
    """No two have the same kind, and each plays itself."""
    scenes = members(Scene)
    kinds = [each.__struct_config__.tag for each in scenes]
    assert len(dict.fromkeys(kinds)) == len(scenes) > 70
    assert [each for each in scenes if "play" not in vars(each) or not each.__doc__] == []


def test_effects_find_chapters_and_nothing_else() -> None:
    """Looking for something else there, as tools do, says that there is no such thing."""
    assert rules.table.__name__.endswith("rules.table")
    assert not hasattr(rules, "GAME")

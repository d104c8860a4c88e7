"""The facts of questions, and the result of a target."""

from typing import Any

from palatine.core.news import Fact
from palatine.games.seize_the_imperium.tests.battle import FIELD, attacked, battle
from palatine.games.seize_the_imperium.tests.table import Table, position


def facts(t: Table) -> dict[str, Fact]:
    """The facts of the open question."""
    ask = t.packet(t.seat).ask
    assert ask is not None
    return ask.facts


def test_a_target_shows_att_against_def_before_it_is_chosen() -> None:
    """A target shows what the table shows after the player has chosen it."""
    t = battle(["long_range_patrol_force", "imperial_guardian_fleet"], ["termbot_tanks"])
    t.until("aim", seat=0).aim("long_range_patrol_force", "termbot_tanks")
    t.pick("imperial_guardian_fleet")
    shown: dict[str, Any] = facts(t)
    goal = shown["targets"].index("unit:termbot_tanks#1")
    t.pick("termbot_tanks")
    preview = tuple([shown[name][goal] for name in ("totals", "against", "counts")])
    assert preview == attacked(t, "termbot_tanks")


def test_a_new_target_takes_the_place_of_the_old_one() -> None:
    """A Unit that aims again is not counted twice."""
    t = battle(["long_range_patrol_force"], ["termbot_tanks"])
    t.until("aim", seat=0).aim("long_range_patrol_force", "termbot_tanks")
    once = attacked(t, "termbot_tanks")
    shown: dict[str, Any] = facts(t.pick("long_range_patrol_force"))
    assert shown["totals"][0] == once[0]
    assert t.pick(shown["targets"][-1]) is t
    assert attacked(t, FIELD)[0] == shown["totals"][-1]


def test_a_split_says_for_which_target_each_part_is() -> None:
    """Each part of a split names its target, one after the other."""
    t = battle(["heavy_cruiser_assault_force"], ["termbot_tanks", "drone_fighter_squadron"])
    t.until("aim", seat=0).pick("heavy_cruiser_assault_force").answer("none")
    t.several("termbot_tanks", "drone_fighter_squadron")
    assert facts(t)["target"] == "unit:drone_fighter_squadron#1"
    t.answer("n:2")
    assert facts(t)["target"] == "unit:termbot_tanks#1"


def test_a_split_shows_what_each_part_would_come_to() -> None:
    """A part shows what the table shows after the player has chosen it."""
    t = battle(["heavy_cruiser_assault_force"], ["termbot_tanks", "drone_fighter_squadron"])
    t.until("aim", seat=0).pick("heavy_cruiser_assault_force").answer("none")
    t.several("termbot_tanks", "drone_fighter_squadron")
    shown: dict[str, Any] = facts(t)
    t.answer("n:3").answer("n:1")
    preview = tuple([shown[name][2] for name in ("totals", "against", "counts")])
    assert preview == attacked(t, "drone_fighter_squadron")


def test_a_window_says_when_it_is() -> None:
    """The moment, whose Action it is, and which World card is fought for; then the announced
    card."""
    hands = (["special_operation_orders"], ["piercing_wedge_formation"])
    t = battle(["infantry_battalion"], ["termbot_tanks"], hands=hands, watch=("always",) * 2)
    now = facts(t.moment("before_exchange", seat=0))
    assert (now["moment"], now["player"]) == ("before_exchange", 0)
    t.pick("special_operation_orders", "infantry_battalion").until("window", seat=1)
    assert facts(t)["card"] == "tactic:special_operation_orders#1"
    assert (facts(t)["moment"], facts(t)["player"]) == ("response", 0)


def test_who_gives_leave_is_told_for_what() -> None:
    """The card, whose it is, on which card it would lie, and what it says."""
    hand = ["firing_range_advantage"]
    t = battle(["infantry_battalion"], ["drone_carrier_group"], hands=(hand, []))
    t.moment("before_exchange", seat=0).pick("firing_range_advantage")
    assert (t.question, t.seat) == ("leave", 1)
    card, place = "tactic:firing_range_advantage#1", "unit:drone_carrier_group#1"
    said = "firing_range_advantage"
    assert facts(t) == {"card": card, "player": 0, "place": place, "effect": said}


def test_where_to_says_which_unit() -> None:
    """The question names the Unit that goes somewhere."""
    fleet = "long_range_patrol_force"
    t = position(
        worlds={0: ["dalken_cendros", "damirus_inner", "damirus_outer"], 1: ["silicas"]},
        units={"dalken_cendros": {0: [fleet]}},
        phase="reallocation",
    ).pick(fleet)
    assert (t.question, facts(t)) == ("move_to", {"card": f"unit:{fleet}#1"})


def test_nobody_is_asked_about_a_card_that_was_cancelled() -> None:
    """Telek cancels the only announced card: there is nothing more to respond to."""
    hand, people = ["special_operation_orders"], ["telek"]
    asked: dict[str, Any] = {"watch": ("always", "always"), "people": ((), people)}
    t = battle(["infantry_battalion"], ["robot_goliath"], hands=(hand, []), **asked)
    t.moment("before_exchange", seat=0).pick("special_operation_orders")
    t.moment("response", seat=1).pick("telek")
    while t.question == "ransom":
        t.answer("no")
    assert (t.state.plays, t.state.moment) == ((), "before_exchange")


def test_who_pays_with_several_worlds_is_told_what_is_missing() -> None:
    """Dalken gives three of the six that Light Cruisers cost."""
    t = position(
        worlds={0: ["zythenus_calendra", "dalken_cendros"], 1: ["silicas"]},
        hands={0: ["light_cruiser_task_force"]},
        phase="allocation",
    ).pick("light_cruiser_task_force", "dalken_cendros")
    card, place = "unit:light_cruiser_task_force#1", "world:dalken_cendros#1"
    assert facts(t) == {"card": card, "place": place, "cost": 6, "count": 3}


def test_who_allocates_is_told_how_many_points_are_left() -> None:
    """Zythenus gives four, Dalken three; worlds that have paid give no more."""
    t = position(
        worlds={0: ["zythenus_calendra", "dalken_cendros"], 1: ["silicas"]},
        hands={0: ["light_cruiser_task_force"]},
        phase="allocation",
    ).until("allocate")
    assert facts(t) == {"count": 7}
    t.pick("light_cruiser_task_force", "dalken_cendros").several("zythenus_calendra")
    assert facts(t.until("allocate")) == {"count": 0}

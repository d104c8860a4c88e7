"""Chapter 7: what the Steps of an Exchange leave behind, and who leaves when."""

import pytest

from palatine.core.seats import Seat
from palatine.games.seize_the_imperium.state import Character
from palatine.games.seize_the_imperium.tests.battle import battle, field_of, numbers
from palatine.games.seize_the_imperium.tests.table import Table, position

ALWAYS = ("always", "always")
DESTROYERS = "destroyer_detachment"
CARRIER = "fighter_carrier_group"


def second(t: Table) -> Table:
    """Up to the beginning of the second Exchange."""
    return t.until("withdraw").answer("no")


@pytest.mark.rule("SI-7.4")
def test_all_see_which_step_it_is() -> None:
    """Everyone sees the Step; between two Exchanges it is none of the four."""
    t = battle([DESTROYERS], [DESTROYERS], watch=ALWAYS)
    t.moment("step_3")
    assert t.view().counters["step"] == 3
    second(t).moment("before_exchange")
    assert "step" not in t.view().counters


@pytest.mark.rule("SI-R38", "SI-11.18")
def test_support_hides_anew_in_each_exchange() -> None:
    """A Carrier that has targeted in the first and not in the second stays back in the second."""
    t = battle([CARRIER], [DESTROYERS, "beam_weapon_batteries"]).until("aim", seat=0)
    t.aim(CARRIER, field_of(t)).pass_().until("aim", seat=1).pick("beam_weapon_batteries")
    assert t.offers(CARRIER)
    second(t.pass_()).until("aim", seat=0).pass_().until("aim", seat=1).pick(
        "beam_weapon_batteries"
    )
    assert not t.offers(CARRIER)


@pytest.mark.rule("SI-R119", "SI-12.10")
def test_what_is_for_the_next_exchange_ends_with_it() -> None:
    """A Siege in Step 4 gives ATT +2 in the second Exchange, and is gone when success is judged."""
    hands: tuple[list[str], list[str]] = (["prolonged_planetary_siege"], [])
    t = battle([DESTROYERS], hands=hands, watch=("always", "concerned"))
    t.moment("step_4", seat=0).pick("prolonged_planetary_siege")
    second(t).until("aim", seat=0)
    assert numbers(t, DESTROYERS) == (7, 5)
    t.moment("before_success")
    assert (t.state.effects, t.discards(0)) == ((), ("prolonged_planetary_siege",))


@pytest.mark.rule("SI-R74", "SI-12.10")
def test_what_is_for_the_action_stays_until_it_is_judged() -> None:
    """Special Operation Orders lie there over both Exchanges."""
    hands: tuple[list[str], list[str]] = (["special_operation_orders"], [])
    t = battle(["clone_battalion"], hands=hands, watch=("always", "concerned"))
    t.moment("before_exchange", seat=0).pick("special_operation_orders").moment("before_success")
    assert [each.face for each in t.state.reactions] == ["special_operation_orders"]
    assert len(t.state.effects) == 1


@pytest.mark.rule("SI-12.10", "SI-R71")
def test_what_is_for_a_step_ends_with_it() -> None:
    """A Shield Overload doubles ATT in Step 1; then the card goes, and its Unit has Damage."""
    hands: tuple[list[str], list[str]] = (["shield_overload_gambit"], [])
    t = battle([DESTROYERS], ["beam_weapon_batteries"], hands=hands, watch=("able", "able"))
    t.moment("step_1", seat=0).pick("shield_overload_gambit", DESTROYERS)
    assert (numbers(t, DESTROYERS)[0], t.discards(0)) == (10, ())
    assert t.news("reaction_resolved", viewer=1)[-1]["player"] == 0
    t.until("aim", seat=1)
    assert (numbers(t, DESTROYERS)[0], t.discards(0)) == (5, ("shield_overload_gambit",))
    assert t.unit(DESTROYERS).damage == 1


@pytest.mark.rule("SI-R36", "SI-7.14")
def test_who_has_struck_does_not_target_again() -> None:
    """After the strike its bonus is gone, and in Step 1 the player hears why it may not target."""
    t = battle(["rapid_strike_fleet", "interceptor_squadron"], [], watch=ALWAYS).until(
        "aim", seat=0
    )
    t.aim("rapid_strike_fleet", field_of(t)).pass_().moment("after_strike")
    assert numbers(t, "rapid_strike_fleet") == (6, 4)
    t.until("aim", seat=0)
    assert t.options == ("unit:interceptor_squadron#1", "pass")
    assert t.why_not("unit:rapid_strike_fleet#1") == "SI-7.14"


@pytest.mark.rule("SI-7.6", "SI-7.9", "SI-R28")
def test_attacks_are_told_and_cards_leave_in_order() -> None:
    """Attacks as they were aimed; cards as they came to the table. An attack that does not reach
    DEF harms nobody, not even a counter."""
    defenders = ["bomber_squadron", DESTROYERS, CARRIER]
    t = battle(["main_battle_fleet", "heavy_cruiser_assault_force"], defenders).until("aim", seat=0)
    t.aim("main_battle_fleet", DESTROYERS, "counter:fighter#1", parts=[1, 11])
    t.aim("heavy_cruiser_assault_force", "bomber_squadron").pass_().until("withdraw")
    hit = [(fact["target"], fact["count"]) for fact in t.news("attacked")]
    targets = ["counter:fighter#1", f"unit:{DESTROYERS}#1", "unit:bomber_squadron#1"]
    assert hit == [(targets[0], 0), (targets[1], 2), (targets[2], 1)]
    assert (t.discards(1), t.count("fighter")) == (("bomber_squadron", DESTROYERS), 3)


@pytest.mark.rule("SI-7.9")
def test_whom_the_revenant_keeps_is_kept_in_that_step_only() -> None:
    """Infantry goes to the hand instead of the Discard Pile; Clones can't be bought back as
    well."""
    t = battle(
        ["clone_battalion"],
        ["clone_battalion", "infantry_battalion"],
        people=([], ["x_cyber_revenant"]),
        watch=ALWAYS,
    )
    second(t).until("aim", seat=0).aim("clone_battalion", "unit:clone_battalion#2").pass_()
    t.moment("step_3", seat=1).pick("x_cyber_revenant").pass_()
    kinds = []
    while t.state.conquest is not None:
        kinds.append(t.question)
        assert t.state.conquest.kept == () or t.state.conquest.step == "step_3"
        t.answer("pass" if "pass" in t.options else "no")
    assert ("buy_back" in kinds, t.hand(1), t.discards(1)) == (False, ("clone_battalion",), ())


@pytest.mark.rule("SI-7.11", "SI-6.2", "SI-7.3")
def test_fleets_retreat_one_after_the_other() -> None:
    """Only cards, with their counters; no Troops, none of another player, none from elsewhere."""
    t = position(
        worlds={0: ["dalken_cendros"], 1: ["silicas", "mars", "bygaros_7"]},
        units={
            "bygaros_7": {
                0: ["light_cruiser_task_force-"],
                1: ["drone_carrier_group", "drone_fighter_squadron", "termbot_tanks"],
            },
            "mars": {1: ["robot_goliath"]},
        },
    ).pick("bygaros_7")
    t.until("retreat")
    assert t.options == ("unit:drone_carrier_group#1", "unit:drone_fighter_squadron#1", "pass")
    names = ("unit:termbot_tanks#1", "counter:drone_fighter#1", "unit:light_cruiser_task_force#1")
    assert [t.why_not(name) for name in names] == ["SI-7.11", "SI-6.2", "SI-7.11"]
    assert t.match.why_not(t.seat, names[0]).id == "fleets_retreat"  # type: ignore[union-attr]
    assert t.why_not("unit:robot_goliath#1") == "SI-7.3"
    t.pick("drone_carrier_group", "silicas")
    assert [t.question, *t.options] == ["retreat", "unit:drone_fighter_squadron#1", "pass"]


@pytest.mark.rule("SI-7.11")
def test_made_fleets_do_not_retreat() -> None:
    """A Picket Fleet is not a Unit card; a player who has nothing else is not asked."""
    hands: tuple[list[str], list[str]] = ([], ["emergency_picket_fleet"])
    t = battle(["light_cruiser_task_force"], hands=hands, watch=("concerned", "always"))
    t.moment("before_exchange", seat=1).pick("emergency_picket_fleet")
    while t.state.conquest is not None:
        assert t.question != "retreat"
        t.answer("pass" if "pass" in t.options else "no")


@pytest.mark.rule("SI-R46", "SI-7.11")
def test_in_version_1_too_a_withdrawal_ends_the_action() -> None:
    """There is no second Exchange, although the Units are still there."""
    t = battle([DESTROYERS], version=1).until("withdraw").answer("yes")
    while t.state.conquest is not None:
        t.pass_()
    assert len(t.news("exchange_began")) == 1


# Who leaves


@pytest.mark.rule("SI-7.13", "SI-8.7")
def test_outside_of_a_fight_counters_go_with_their_card() -> None:
    """A Carrier that finds no room after the Action is discarded with its Fighters."""
    full = ["fighter_squadron", "fighter_squadron", "bomber_squadron"]
    t = position(
        worlds={0: ["krinos_mecarios"], 1: ["silicas", "mars"]},
        units={"mars": {0: [f"{CARRIER}-"]}, "krinos_mecarios": {0: full}},
        options={"deck_1": "fighter_strike"},
    ).pick("mars")
    while t.state.conquest is not None:
        t.answer("pass" if "pass" in t.options else "no")
    assert (t.discards(0), t.count("fighter")) == ((CARRIER,), 0)


@pytest.mark.rule("SI-1.14", "SI-R74")
def test_a_picket_fleet_that_is_shot_is_discarded() -> None:
    """It is a Reaction card and goes once, to its owner; others that lie there stay."""
    t = battle(
        ["main_battle_fleet"],
        hands=(["firing_range_advantage"], ["emergency_picket_fleet"]),
        watch=ALWAYS,
    )
    t.moment("before_exchange", seat=0).pick("firing_range_advantage")
    t.moment("before_exchange", seat=1).pick("emergency_picket_fleet").until("aim", seat=0)
    picket = "tactic:emergency_picket_fleet#1"
    t.pick("main_battle_fleet").answer("none").answer([picket]).pass_().moment("step_1")
    assert not t.has_unit(picket)
    assert t.news("unit_eliminated", viewer=0) == [{"player": 1, "card": picket}]
    assert [each.face for each in t.state.reactions] == ["firing_range_advantage"]
    assert (t.discards(1), t.discards(0)) == (("emergency_picket_fleet",), ())


@pytest.mark.rule("SI-1.14")
def test_a_character_that_is_eliminated_is_gone() -> None:
    """Everyone hears of it; Bikkaros only turns facedown, and everyone knows where he lies."""
    for victim, is_back in ("talandra_drus", False), ("bikkaros", True):
        t = position(
            worlds={0: ["krinos_mecarios"], 1: ["silicas"]},
            characters={0: ["andala_marenas"]},
            resources=[3, 0],
            phase="allocation",
            options={"deck_1": "fighter_strike"},
        ).until("allocate")
        t.state.characters += (Character(f"character:{victim}#1", victim, Seat(1)),)
        t.until("allocate").answer("watch:always").pick("andala_marenas")
        event = "character_faced_down" if is_back else "character_eliminated"
        assert t.news(event, viewer=0) == [{"player": 1, "card": f"character:{victim}#1"}]
        assert [one.face for one in t.state.characters] == ["andala_marenas"]
        assert t.discards(1) == (() if is_back else (victim,))
        assert (len(t.state.areas[1]), t.state.areas[1] == t.state.shown) == (int(is_back), True)

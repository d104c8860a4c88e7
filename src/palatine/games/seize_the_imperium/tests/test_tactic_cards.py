"""The 20 Reaction cards: for each its cost, what it does, and what each Character makes of it."""

from collections.abc import Callable

import pytest

from palatine.core.seats import Seat
from palatine.games.seize_the_imperium.cards import TACTICS
from palatine.games.seize_the_imperium.rules.playing import is_playable
from palatine.games.seize_the_imperium.tests.battle import battle
from palatine.games.seize_the_imperium.tests.table import Table
from palatine.games.seize_the_imperium.tests.tactic_deeds import (
    alerts,
    alerts_troops_with_an_admiral,
    besieges,
    borrows_an_admiral,
    changes,
    collides,
    digs_in,
    doubles,
    drops,
    eliminates_no,
    fortifies,
    hides_fleets_alone,
    hits,
    is_for_one_exchange,
    is_not_for_attackers,
    leaves_a_fare,
    lengthens,
    lies_on,
    lies_once_on_a_card,
    makes,
    misleads,
    misleads_defenders,
    removes,
    repairs,
    repairs_one,
    sneaks,
    strikes,
)

Deed = Callable[[str], None]
DRONES = ["drone_fighter_squadron", "imperial_guardian_fleet"]
FLEETS = ["rapid_strike_fleet", "light_cruiser_task_force"]
TROOPS = ["scout_tank_deployment", "powered_armor_platoons"]
MECHS = ["standard_mech_company", "transformable_mecha_company"]

ROWS: dict[str, tuple[int | None, tuple[Deed, ...]]] = {
    "ai_coordinated_offensive": (2, (
        changes(DRONES, "before_exchange", {DRONES[0]: (7, 3), DRONES[1]: (4, 6)}, lasts=True),
        changes(DRONES, "before_exchange", {DRONES[0]: (7, 3), DRONES[1]: (4, 6)}, by="nazeen",
                lasts=True, Piercing={DRONES[0]: 1, DRONES[1]: 0}),
    )),
    "armor_piercing_barrage": (1, (
        changes(["bomber_squadron"], "step_1", {"bomber_squadron": (5, 3)},
                Piercing={"bomber_squadron": 1}),
        changes(["bomber_squadron"], "step_1", {"bomber_squadron": (5, 3)}, by="azhar_maikenik",
                Piercing={"bomber_squadron": 2}),
        hits(["bomber_squadron"], "step_1", {"fighter_squadron": (5, 4, 2)}), lies_once_on_a_card,
    )),
    "damage_control_drones": (1, (
        repairs("", 1), repairs("azhar_maikenik", 2), repairs_one,
    )),
    "decoy_hologram_fleet": (1, (misleads("", 10), misleads("telek", 6), misleads_defenders,
                                 hides_fleets_alone)),
    "disposable_forces": (1, (
        changes(TROOPS, "step_1", {TROOPS[1]: (9, 6)}, TROOPS[0], Assault={TROOPS[1]: 0}),
        changes([*TROOPS, "destroyer_detachment"], "step_1",
                {TROOPS[1]: (9, 6), "destroyer_detachment": (5, 5)}, TROOPS[0], by="bikkaros",
                Assault={TROOPS[1]: 1, "destroyer_detachment": 0}),
        eliminates_no("destroyer_detachment", TROOPS),
    )),
    "drone_collision_attack": (None, (
        collides("", 1), collides("m5x10000", 2),
        eliminates_no("imperial_guardian_fleet", ["drone_fighter_squadron", "termbot_tanks"]),
    )),
    "emergency_picket_fleet": (2, (
        makes("picket_fleet", 1, (5, 5), ""), is_not_for_attackers,
        makes("admirals_picket_fleet", 1, (7, 6), "bedakarer", intercepts=1),
    )),
    "firing_range_advantage": (2, (
        strikes, lies_on([FLEETS[1], "clone_battalion"], ["robot_goliath", "termbot_tanks"],
                         FLEETS[1], "robot_goliath"),
    )),
    "heavy_bombardment_ordnance": (1, (
        changes(FLEETS, "step_1", {FLEETS[1]: (7, 6)}, FLEETS[1],
                Siege={FLEETS[0]: 0, FLEETS[1]: 1}),
        changes([FLEETS[1], "clone_battalion"], "step_1", {FLEETS[1]: (7, 6)},
                Siege={FLEETS[1]: 1}),
        changes([*FLEETS, "clone_battalion"], "step_1", {FLEETS[1]: (7, 6)}, by="talandra_drus",
                Siege={FLEETS[0]: 1, FLEETS[1]: 1, "clone_battalion": 0}),
    )),
    "hull_dancing_run": (1, (
        hits(["bomber_squadron"], "before_exchange", {
            "light_cruiser_task_force": (7, 6, 1), "drone_carrier_group": (7, 8, 0),
            "imperial_guardian_fleet": (5, 6, 0)}),
        hits(["bomber_squadron"], "step_1", {
            "light_cruiser_task_force": (3, 3, 1), "imperial_guardian_fleet": (6, 3, 1),
        }, back=True),
        hits(["bomber_squadron", "destroyer_detachment"], "before_exchange",
             {"light_cruiser_task_force": (7, 6, 2)}, by="telek"),
        hits(["destroyer_detachment"], "step_1", {"light_cruiser_task_force": (5, 6, 0)}),
        hits(["destroyer_detachment"], "step_1", {"light_cruiser_task_force": (7, 5, 1)},
             back=True),
        is_for_one_exchange,
    )),
    "militia_rally": (None, (
        makes("militia", 3, (2, 2), "", "n:3"), makes("militia", 1, (2, 2), "", "n:1"),
        makes("politicians_militia", 2, (3, 3), "talandra_drus", "n:2"), is_not_for_attackers,
    )),
    "on_high_alert": (1, (
        alerts("", ["destroyer_detachment"], 1),
        alerts("brenzar", ["standard_mech_company", "bomber_squadron"], 2),
        alerts_troops_with_an_admiral,
    )),
    "phalanx_battle_formation": (1, (
        changes(["hover_tank_squadron", "destroyer_detachment"], "step_1",
                {"hover_tank_squadron": (7, 7), "destroyer_detachment": (5, 5)}),
        changes(TROOPS, "step_1", {TROOPS[0]: (4, 6), TROOPS[1]: (6, 8)}, TROOPS[1], by="bikkaros",
                Hardened={TROOPS[0]: 0, TROOPS[1]: 2}),
        changes([TROOPS[1], "marine_hover_transports"], "step_1",
                {TROOPS[1]: (6, 8), "marine_hover_transports": (1, 6), "infantry": (3, 5)},
                by="bikkaros", Hardened={TROOPS[1]: 2, "infantry": 0}),
    )),
    "piercing_wedge_formation": (2, (
        changes(["drone_carrier_group", "termbot_tanks"], "step_1", {
            "drone_carrier_group": (5, 8), "drone_fighter": (3, 3), "termbot_tanks": (8, 5)}),
        changes(["drone_carrier_group", "occupation_drone_force"], "step_1",
                {"drone_carrier_group": (5, 8)}, by="garnath",
                Piercing={"drone_carrier_group": 1, "drone_fighter": 0,
                          "occupation_drone_force": 0}),
        borrows_an_admiral,
    )),
    "planetary_defensive_ring": (2, (fortifies("", 1), fortifies("azhar_maikenik", 2))),
    "population_mobilization": (1, (
        changes(["hover_tank_squadron", "destroyer_detachment"], "step_2",
                {"hover_tank_squadron": (9, 5), "destroyer_detachment": (5, 5)},
                foes=["interceptor_squadron"], seat=1),
        removes("", 3), removes("talandra_drus", 2), removes("first_general_paledos", 1),
    )),
    "prolonged_planetary_siege": (2, (besieges, lengthens, digs_in)),
    "secret_maneuvers": (1, (
        sneaks("", ["termbot_tanks"]),
        sneaks("anasiia", ["termbot_tanks", "drone_fighter_squadron"]), leaves_a_fare,
    )),
    "shield_overload_gambit": (2, (doubles("", 1), doubles("m5x10000", 0))),
    "special_operation_orders": (1, (
        drops("", 0), drops("ka_triplets", 1),
        lies_on([FLEETS[1], "clone_battalion"], ["robot_goliath", "termbot_tanks"],
                "clone_battalion", "termbot_tanks"),
    )),
}  # fmt: skip


@pytest.mark.rule("SI-12.5", "SI-12.6")
@pytest.mark.parametrize("card", TACTICS)
def test_tactic_card(card: str) -> None:
    """A Reaction card has its cost, and does what it says, alone and with each Character."""
    cost, deeds = ROWS[card]
    found = TACTICS[card].cost
    assert (found[0] if found is not None else None) == cost
    for deed in deeds:
        deed(card)


# When they can be played

EXCHANGE = dict.fromkeys(
    ("before_exchange", "after_strike", "step_1", "after_targets_1", "step_2", "after_targets_2",
     "step_3"), "AD",
)  # fmt: skip
WHEN: dict[str, dict[str, str]] = {
    "ai_coordinated_offensive": {**EXCHANGE, "step_4": "AD", "before_success": "AD"},
    "armor_piercing_barrage": EXCHANGE,
    "damage_control_drones": {"step_3": "AD"},
    "decoy_hologram_fleet": {"after_targets_1": "D", "after_targets_2": "A"},
    "disposable_forces": EXCHANGE,
    "drone_collision_attack": {"step_1": "A", "step_2": "D"},
    "emergency_picket_fleet": {"before_exchange": "D"},
    "firing_range_advantage": {"before_exchange": "AD"},
    "heavy_bombardment_ordnance": {"step_1": "A"},
    "hull_dancing_run": EXCHANGE,
    "militia_rally": {"before_exchange": "D"},
    "on_high_alert": {},
    "phalanx_battle_formation": EXCHANGE,
    "piercing_wedge_formation": {"step_1": "AD", "step_2": "AD"},
    "planetary_defensive_ring": {"before_exchange": "AD"},
    "population_mobilization": EXCHANGE,
    "prolonged_planetary_siege": {"step_4": "A"},
    "secret_maneuvers": {},
    "shield_overload_gambit": {"step_1": "AD", "step_2": "AD"},
    "special_operation_orders": {"before_exchange": "AD"},
}
"""For each card the moments of a fight at which the Attacker or the Defender could play it."""
FIRST = ("firing_range_advantage", "prolonged_planetary_siege", "special_operation_orders")
"""Those that are for the first Exchange, or the next one after it."""


@pytest.mark.rule("SI-12.5")
def test_reaction_cards_are_for_their_moments_and_no_others() -> None:
    """Through both Exchanges, with something of everything on both sides."""
    mine = ["robot_goliath", "termbot_tanks"]
    theirs = ["imperial_guardian_fleet", "drone_fighter_squadron", "android_battalion"]
    t = battle(mine, theirs, watch=("always", "always"))
    aims = {1: ("robot_goliath", "drone_fighter_squadron"), 2: ("robot_goliath", theirs[0])}
    seen = set()
    while (fight := t.state.conquest) is not None:
        if t.question == "window":
            seen.add((fight.exchange, t.state.moment))
            check_moment(t, fight.exchange)
        is_aiming = t.question == "aim" and not fight.aims
        if is_aiming and fight.step == "step_1":
            t.aim(*aims[fight.exchange])
        elif is_aiming and fight.step == "step_2":
            t.aim(theirs[0], "robot_goliath")
        else:
            t.answer("pass" if "pass" in t.options else "no")
    assert len(seen) == 8 + 7 + 1


def check_moment(t: Table, exchange: int) -> None:
    """The right players can play each card at the open moment."""
    moment = t.state.moment
    assert moment is not None
    for card, when in WHEN.items():
        sides = [
            name for seat, name in enumerate("AD") if is_playable(t.state, Seat(seat), card, moment)
        ]
        is_over = exchange > 1 and card in FIRST
        assert "".join(sides) == ("" if is_over else when.get(moment, "")), (card, exchange, moment)


def test_two_cards_alone_may_use_other_players_characters() -> None:
    """All others are for Characters of the player who plays them [SI-12.6]."""
    lending = [id_ for id_, card in TACTICS.items() if any(a.any_player for a in card.activated)]
    assert lending == ["piercing_wedge_formation", "population_mobilization"]
    assert all(a.any_player for id_ in lending for a in TACTICS[id_].activated)


def test_no_row_is_left_over() -> None:
    """The table of this file is about the 20 cards and no others."""
    assert sorted(ROWS) == sorted(WHEN) == sorted(TACTICS)
    assert len(ROWS) == 20

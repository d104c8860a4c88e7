"""The 20 Reaction cards: for each its cost, what it does, and what each Character makes of it."""

from collections.abc import Callable

import pytest

from palatine.games.seize_the_imperium.cards import TACTICS
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
    fortifies,
    hides_fleets_alone,
    hits,
    is_not_for_attackers,
    leaves_a_fare,
    lengthens,
    lies_once_on_a_card,
    makes,
    misleads,
    misleads_defenders,
    removes,
    repairs,
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
    "damage_control_drones": (1, (repairs("", 1), repairs("azhar_maikenik", 2))),
    "decoy_hologram_fleet": (1, (misleads("", 10), misleads("telek", 6), misleads_defenders,
                                 hides_fleets_alone)),
    "disposable_forces": (1, (
        changes(TROOPS, "step_1", {TROOPS[1]: (9, 6)}, TROOPS[0], Assault={TROOPS[1]: 0}),
        changes(TROOPS, "step_1", {TROOPS[1]: (9, 6)}, TROOPS[0], by="bikkaros",
                Assault={TROOPS[1]: 1}),
    )),
    "drone_collision_attack": (None, (collides("", 1), collides("m5x10000", 2))),
    "emergency_picket_fleet": (2, (
        makes("picket_fleet", 1, (5, 5), ""), is_not_for_attackers,
        makes("admirals_picket_fleet", 1, (7, 6), "bedakarer", intercepts=1),
    )),
    "firing_range_advantage": (2, (strikes,)),
    "heavy_bombardment_ordnance": (1, (
        changes(FLEETS, "step_1", {FLEETS[1]: (7, 6)}, FLEETS[1],
                Siege={FLEETS[0]: 0, FLEETS[1]: 1}),
        changes(FLEETS, "step_1", {FLEETS[1]: (7, 6)}, by="talandra_drus",
                Siege={FLEETS[0]: 1, FLEETS[1]: 1}),
    )),
    "hull_dancing_run": (1, (
        hits(["bomber_squadron"], "step_1", {
            "light_cruiser_task_force": (7, 6, 1), "drone_carrier_group": (7, 8, 0),
            "imperial_guardian_fleet": (5, 6, 0)}),
        hits(["bomber_squadron"], "step_1", {
            "light_cruiser_task_force": (3, 3, 1), "imperial_guardian_fleet": (6, 3, 1),
        }, back=True),
        hits(["bomber_squadron"], "step_1", {"light_cruiser_task_force": (7, 6, 2)}, by="telek"),
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
    )),
    "piercing_wedge_formation": (2, (
        changes(["drone_carrier_group", "termbot_tanks"], "step_1", {
            "drone_carrier_group": (5, 8), "drone_fighter": (3, 3), "termbot_tanks": (8, 5)}),
        changes(["drone_carrier_group"], "step_1", {"drone_carrier_group": (5, 8)}, by="garnath",
                Piercing={"drone_carrier_group": 1, "drone_fighter": 0}),
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
    "special_operation_orders": (1, (drops("", 0), drops("ka_triplets", 1))),
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


def test_no_row_is_left_over() -> None:
    """The table of this file is about the 20 cards and no others."""
    assert sorted(ROWS) == sorted(TACTICS)
    assert len(ROWS) == 20

"""The 24 Character cards: for each its race, class and cost, and what it does."""

from collections.abc import Callable

import pytest

from palatine.games.seize_the_imperium.cards import CHARACTERS
from palatine.games.seize_the_imperium.tests.character_deeds import (
    alerts,
    assaults,
    builds,
    builds_from_part_a_on,
    calls_back,
    cancels,
    comes_back,
    depletes,
    depletes_others,
    earns,
    gives,
    has_three_missions,
    is_fierce_at_the_end,
    is_for_attackers,
    is_untouchable,
    murders,
    picks_no_counter,
    raids,
    reaches_neighbours,
    refills,
    saves,
    settles_cheaply,
    shadows,
    sorts,
    spares_dear_cards,
    weakens,
)

Deed = Callable[[str], None]

ROWS: dict[str, tuple[str, str, int, tuple[Deed, ...]]] = {
    "first_general_paledos": ("Human", "General", 3, (
        gives("scout_tank_deployment", (5, 4), "scout_tank_deployment", (4, 4)),
        depletes("destroyer_detachment", "step_1", (5, 5), "Siege"), is_for_attackers,
        picks_no_counter,
    )),
    "ajee_delere": ("Human", "Politician", 2, (depletes_others("telek"),)),
    "alpha_theta_omicron": ("Android", "General", 2, (
        depletes("standard_mech_company", "step_1", (9, 6), "Firing Arcs", "bomber_squadron"),
    )),
    "anasiia": ("Android", "Assassin", 2, (shadows, reaches_neighbours)),
    "andala_marenas": ("GenAug", "Assassin", 2, (murders,)),
    "azhar_maikenik": ("NanAug", "Engineer", 2, (builds, builds_from_part_a_on)),
    "bedakarer": ("Human", "Admiral", 3, (
        gives("light_cruiser_task_force", (8, 6), "fighter_carrier_group", (3, 7)),
        gives("fighter_squadron", (4, 4)),
        depletes("rapid_strike_fleet", "step_1", (6, 4), "Piercing", "clone_battalion"),
        picks_no_counter,
    )),
    "bikkaros": ("Infinite", "General", 3, (
        comes_back, saves("scout_tank_deployment", "destroyer_detachment"),
        saves("powered_armor_platoons", "orbital_mega_city", "main_battle_fleet"),
    )),
    "nazeen": ("Cyborg", "General", 2, (
        depletes("termbot_tanks", "step_1", (8, 7), others="imperial_guardian_fleet"),
        depletes("clone_battalion", "step_1", (5, 6)),
    )),
    "daterian_nexus": ("Infinite", "Politician", 3, (
        cancels("piercing_wedge_formation", "interceptor_squadron"),
        cancels("heavy_bombardment_ordnance", "interceptor_squadron"),
    )),
    "delanos_vec": ("Human", "Hunter", 1, (raids,)),
    "darken": ("GenAug", "General", 3, (
        gives("clone_battalion", (6, 4), "clone_battalion", (6, 4)),
        gives("interceptor_squadron", (4, 4)), assaults,
    )),
    "khamera": ("Cyborg", "Hunter", 2, (is_fierce_at_the_end,)),
    "lethless": ("NanAug", "Assassin", 2, (weakens,)),
    "m5x10000": ("Android", "Engineer", 1, (
        saves("termbot_tanks", "jump_battlesuit_company"),
        saves("high_velocity_launch_facility", "orbital_mega_city"),
        saves("light_cruiser_task_force", "rapid_strike_fleet", "main_battle_fleet"),
    )),
    "brenzar": ("Human", "Admiral", 2, (alerts,)),
    "sendaris": ("Cyborg", "Engineer", 2, (refills,)),
    "shalindris_nu": ("GenAug", "Engineer", 1, (sorts,)),
    "shalma_questin": ("NanAug", "Politician", 2, (earns,)),
    "talandra_drus": ("Human", "Politician", 1, (is_untouchable, settles_cheaply)),
    "telek": ("Cyborg", "Hunter", 1, (
        cancels("heavy_bombardment_ordnance", "interceptor_squadron", 1), spares_dear_cards,
    )),
    "ka_triplets": ("GenAug", "Assassin", 2, (has_three_missions,)),
    "garnath": ("Human", "Admiral", 2, (
        depletes("destroyer_detachment", "step_1", (6, 5), others="marine_hover_transports"),
        depletes("drone_fighter_squadron", "step_1", (5, 3), others="robot_goliath"),
    )),
    "x_cyber_revenant": ("Cyborg", "Hunter", 2, (calls_back,)),
}  # fmt: skip


@pytest.mark.rule("SI-1.5")
@pytest.mark.parametrize("card", CHARACTERS)
def test_character_card(card: str) -> None:
    """A Character has its race, class and cost, and does what it says."""
    race, profession, cost, deeds = ROWS[card]
    found = CHARACTERS[card]
    assert (found.race, found.profession, found.cost[0]) == (race, profession, cost)
    for deed in deeds:
        deed(card)


def test_no_row_is_left_over() -> None:
    """The table of this file is about the 24 cards and no others."""
    assert sorted(ROWS) == sorted(CHARACTERS)
    assert len(ROWS) == 24

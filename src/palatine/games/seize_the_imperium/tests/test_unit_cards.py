"""The 56 Unit cards: for each what it says, and what it does on the table."""

from collections.abc import Callable

import pytest

from palatine.games.seize_the_imperium.cards import UNITS
from palatine.games.seize_the_imperium.tests.battle import FIELD, printed_keywords
from palatine.games.seize_the_imperium.tests.unit_deeds import (
    arrives_ready,
    assaults,
    attacked_by,
    buys_itself_back,
    carries,
    changes_to_a_fleet,
    chooses_a_foe,
    defends,
    depletes_for_fire,
    earns,
    enlarges,
    forgets_a_mission,
    has_missions,
    hits,
    holds_as_a_troop,
    intercepts,
    is_halved_alone,
    is_hardened,
    launches,
    pays_to_go,
    reacts,
    shelters,
    spends_a_mission,
    splits,
    stays_behind,
    stops_assault,
    strikes,
    travels,
)

Deed = Callable[[str], None]
Row = tuple[str, int, int, int, str, tuple[Deed, ...]]

FLEETS: dict[str, Row] = {
    "anti_matter_torpedo_ships": (
        "Fleet Starships", 4, 6, 4, "",
        (hits("light_cruiser_task_force", 6, 6, 2), hits("orbital_mega_city", 6, 7, 0),
         hits("galadium_commerce_station", 6, 6, 2), hits("fighter_squadron", 6, 4, 1)),
    ),
    "atmospheric_insertion_squadron": (
        "Fleet Fighters", 4, 4, 4, "Atmospheric",
        (hits("standard_mech_company", 8, 6, 1), hits("beam_weapon_batteries", 8, 6, 1),
         hits("fighter_squadron", 4, 4, 1), hits(FIELD, 4, 5, 0)),
    ),
    "automated_missile_launchships": (
        "Fleet Starships Drone", 7, 10, 6, "Firing Arcs 2, Siege",
        (hits(FIELD, 10, 5, 2), splits(4, 3, 3)),
    ),
    "bomber_carrier_group": (
        "Fleet Carriers", 7, 2, 7, "Support",
        (carries("bomber", 2, 4, 2, "Fleet Fighters", "Atmospheric"), stays_behind),
    ),
    "bomber_squadron": (
        "Fleet Fighters", 4, 5, 3, "Atmospheric",
        (hits("infantry_battalion", 10, 5, 1), hits("fighter_squadron", 5, 4, 1)),
    ),
    "destroyer_detachment": (
        "Fleet Starships", 4, 5, 5, "Intercept", (hits("fighter_squadron", 5, 4, 1), intercepts),
    ),
    "drone_carrier_group": (
        "Fleet Carriers Drone", 7, 2, 8, "Support",
        (carries("drone_fighter", 3, 3, 3, "Fleet Fighters Drone"), stays_behind),
    ),
    "drone_fighter_squadron": (
        "Fleet Fighters Drone", 4, 4, 3, "Deployed",
        (arrives_ready, hits("fighter_squadron", 4, 4, 1)),
    ),
    "fighter_carrier_group": (
        "Fleet Carriers", 7, 2, 7, "Support",
        (carries("fighter", 3, 3, 2, "Fleet Fighters"), stays_behind),
    ),
    "fighter_squadron": (
        "Fleet Fighters", 3, 4, 4, "Reactive", (reacts, hits("fighter_squadron", 4, 4, 1)),
    ),
    "heavy_cruiser_assault_force": (
        "Fleet Capitals", 9, 11, 9, "Firing Arcs, Hardened",
        (attacked_by("beam_weapon_batteries", 3, 9, 0),
         attacked_by("drone_fighter_squadron", 4, 9, 0), is_halved_alone, splits(6, 5),
         is_hardened),
    ),
    "imperial_guardian_fleet": (
        "Fleet Starships", 4, 4, 6, "Reactive",
        (defends("fighter_squadron", 6, 4, 1), hits("fighter_squadron", 4, 4, 1), reacts),
    ),
    "interceptor_squadron": (
        "Fleet Fighters", 4, 4, 4, "Firing Arcs, Intercept",
        (hits("bomber_squadron", 8, 3, 1), hits("destroyer_detachment", 4, 5, 0), intercepts,
         splits(4, 4)),
    ),
    "invasion_assault_force": (
        "Fleet Carriers", 8, 7, 9, "",
        (carries("marine_infantry", 3, 3, 3, "Troop Infantry", "Assault"),
         hits("fighter_squadron", 7, 4, 1)),
    ),
    "light_cruiser_task_force": (
        "Fleet Capitals", 6, 7, 6, "Hardened", (hits("fighter_squadron", 7, 4, 1), is_hardened),
    ),
    "long_range_patrol_force": (
        "Fleet Starships", 3, 4, 4, "Reactive", (travels, reacts),
    ),
    "main_battle_fleet": (
        "Fleet Capitals", 11, 12, 10, "Hardened, Piercing, Firing Arcs",
        (hits("light_cruiser_task_force", 12, 6, 2), splits(6, 6), is_hardened),
    ),
    "marine_hover_transports": (
        "Fleet Carriers", 5, 1, 6, "Support",
        (carries("infantry", 2, 3, 3, "Troop Infantry"), stays_behind),
    ),
    "marines_dropship_group": (
        "Fleet Carriers", 6, 4, 6, "",
        (carries("marine_infantry", 3, 3, 3, "Troop Infantry", "Assault"),
         hits("fighter_squadron", 4, 4, 1)),
    ),
    "rapid_strike_fleet": (
        "Fleet Starships", 5, 6, 4, "Surprise Strike",
        (strikes("drone_carrier_group", 10, 8, 1), defends("light_cruiser_task_force", 6, 6, 1)),
    ),
    "retired_rim_battlecruisers": (
        "Fleet Capitals", 6, 8, 7, "Hardened, Sub-light",
        (pays_to_go, is_hardened, hits("fighter_squadron", 8, 4, 1)),
    ),
    "robot_goliath": (
        "Fleet Capitals Drone", 9, 11, 10, "Hardened, Siege", (hits(FIELD, 11, 5, 2), is_hardened),
    ),
    "shock_robot_drop_carriers": (
        "Fleet Carriers Drone", 6, 5, 7, "",
        (carries("robot_infantry", 2, 4, 3, "Troop Infantry Drone", "Assault"),
         hits("fighter_squadron", 5, 4, 1)),
    ),
    "special_ops_carrier_unit": (
        "Fleet Carriers", 9, 3, 7, "Support",
        (carries("stealth_fighter", 3, 4, 3, "Fleet Fighters", "Surprise Strike"), stays_behind),
    ),
    "torpedo_bomber_squadron": (
        "Fleet Fighters", 4, 5, 3, "",
        (has_missions(2), spends_a_mission("light_cruiser_task_force", 8, 6, 2),
         spends_a_mission("galadium_commerce_station", 8, 6, 2),
         spends_a_mission("infantry_battalion", 5, 5, 1), forgets_a_mission("Piercing")),
    ),
}  # fmt: skip

GROUND: dict[str, Row] = {
    "beam_weapon_batteries": (
        "Installation Emplacements", 4, 6, 6, "",
        (depletes_for_fire, defends("light_cruiser_task_force", 6, 6, 1)),
    ),
    "bombardment_shelter_network": (
        "Installation Strongholds", 3, 0, 6, "Reinforced",
        (attacked_by("fighter_squadron", 4, 12, 0), attacked_by("infantry_battalion", 5, 6, 0),
         shelters),
    ),
    "high_velocity_launch_facility": (
        "Installation Emplacements", 4, 7, 5, "Intercept",
        (defends("light_cruiser_task_force", 7, 6, 1), intercepts, launches),
    ),
    "siege_bunker_fortifications": (
        "Installation Strongholds", 4, 2, 8, "Hardened",
        (is_hardened, defends("fighter_squadron", 2, 4, 0)),
    ),
    "early_intercept_maser_projectors": (
        "Orbital Satellites", 4, 5, 4, "Intercept, Surprise Strike",
        (strikes("fighter_squadron", 5, 4, 1, seat=1), intercepts),
    ),
    "galadium_commerce_station": (
        "Orbital Stations", 3, 1, 6, "", (earns, attacked_by("fighter_squadron", 4, 6, 0)),
    ),
    "orbital_mega_city": (
        "Orbital Stations", 3, 2, 7, "", (enlarges, attacked_by("fighter_squadron", 4, 7, 0)),
    ),
    "zero_entry_mobile_platforms": (
        "Orbital Satellites", 4, 4, 6, "Reactive",
        (reacts, stops_assault, defends("fighter_squadron", 4, 4, 1)),
    ),
}  # fmt: skip

TROOPS: dict[str, Row] = {
    "android_battalion": (
        "Troop Infantry Drone", 4, 6, 5, "",
        (has_missions(2), spends_a_mission("standard_mech_company", 9, 6, 1),
         forgets_a_mission("")),
    ),
    "augmented_super_soldiers": ("Troop Infantry", 4, 5, 5, "", (chooses_a_foe,)),
    "behemoth_tank_company": (
        "Troop Vehicles", 8, 11, 10, "Hardened",
        (hits("standard_mech_company", 11, 6, 1), is_hardened),
    ),
    "clone_battalion": (
        "Troop Infantry", 3, 5, 4, "", (buys_itself_back, hits("infantry_battalion", 5, 5, 1)),
    ),
    "cyborg_infantry_division": (
        "Troop Infantry", 4, 6, 6, "Reactive", (reacts, hits("standard_mech_company", 6, 6, 1)),
    ),
    "heavy_assault_mech_lance": (
        "Troop Mechs", 6, 7, 7, "Hardened, Assault", (assaults(7), is_hardened),
    ),
    "heavy_robot_battalion": (
        "Troop Infantry Drone", 4, 5, 5, "",
        (has_missions(2), spends_a_mission("standard_mech_company", 8, 6, 2, "Piercing"),
         spends_a_mission("standard_mech_company", 8, 6, 1, "Hardened"),
         forgets_a_mission("Piercing", "Piercing", "Hardened")),
    ),
    "hover_tank_squadron": (
        "Troop Hovers", 4, 7, 5, "",
        (attacked_by("infantry_battalion", 5, 8, 0), attacked_by("intercept_hover_drones", 5, 5, 1),
         attacked_by("destroyer_detachment", 5, 5, 1), hits("standard_mech_company", 7, 6, 1)),
    ),
    "infantry_battalion": ("Troop Infantry", 3, 5, 5, "", (hits("infantry_battalion", 5, 5, 1),)),
    "infantry_suppression_hovers": (
        "Troop Hovers", 4, 5, 6, "Firing Arcs",
        (hits("infantry_battalion", 9, 5, 1), hits("standard_mech_company", 5, 6, 0), splits(4, 5)),
    ),
    "intercept_hover_drones": (
        "Troop Hovers Drone", 3, 5, 4, "Intercept, Reactive",
        (intercepts, reacts, hits("infantry_battalion", 5, 5, 1)),
    ),
    "jump_battlesuit_company": (
        "Troop Infantry", 4, 5, 5, "Assault",
        (hits("beam_weapon_batteries", 8, 6, 1), hits("infantry_battalion", 5, 5, 1), assaults(5)),
    ),
    "leviathan_strider_mechs": (
        "Troop Mechs", 8, 11, 10, "Hardened, Firing Arcs, Sub-light",
        (pays_to_go, splits(6, 5), is_hardened),
    ),
    "main_battle_tank_company": (
        "Troop Vehicles", 5, 8, 8, "",
        (hits("standard_mech_company", 10, 6, 1), hits("termbot_tanks", 10, 5, 1),
         hits("infantry_battalion", 8, 5, 1)),
    ),
    "mechanized_infantry_division": (
        "Troop Infantry Vehicles", 4, 6, 6, "Reactive",
        (reacts, hits("standard_mech_company", 6, 6, 1),
         attacked_by("main_battle_tank_company", 10, 6, 1)),
    ),
    "occupation_drone_force": (
        "Troop Infantry Drone", 3, 4, 5, "Reinforced",
        (attacked_by("destroyer_detachment", 5, 10, 0), attacked_by("infantry_battalion", 5, 5, 1),
         hits("scout_tank_deployment", 4, 4, 1)),
    ),
    "orbital_drop_marine_teams": (
        "Troop Infantry", 4, 5, 4, "Assault, Surprise Strike",
        (strikes("infantry_battalion", 5, 5, 1), assaults(5)),
    ),
    "powered_armor_platoons": (
        "Troop Infantry", 5, 6, 6, "Hardened",
        (is_hardened, hits("standard_mech_company", 6, 6, 1)),
    ),
    "robot_infantry_battalion": (
        "Troop Infantry Drone", 3, 4, 4, "Deployed",
        (arrives_ready, hits("scout_tank_deployment", 4, 4, 1)),
    ),
    "scout_tank_deployment": (
        "Troop Vehicles", 3, 4, 4, "Deployed",
        (arrives_ready, hits("scout_tank_deployment", 4, 4, 1)),
    ),
    "standard_mech_company": (
        "Troop Mechs", 4, 7, 6, "", (hits("standard_mech_company", 7, 6, 1),),
    ),
    "termbot_tanks": (
        "Troop Vehicles Drone", 5, 8, 5, "Piercing", (hits("main_battle_tank_company", 8, 8, 2),),
    ),
    "transformable_mecha_company": (
        "Troop Mechs", 5, 7, 5, "Assault", (changes_to_a_fleet, holds_as_a_troop),
    ),
}  # fmt: skip

ROWS = {**FLEETS, **GROUND, **TROOPS}


@pytest.mark.rule("SI-1.3", "SI-1.4")
@pytest.mark.parametrize("card", UNITS)
def test_unit_card(card: str) -> None:
    """A Unit card has its kinds, its cost, ATT, DEF and keywords, and does what it says."""
    kinds, cost, att, defence, words, deeds = ROWS[card]
    found = UNITS[card]
    assert (found.type, *found.subtypes) == tuple(kinds.split())
    assert (found.cost[0], found.att[0], found.defence[0]) == (cost, att, defence)
    assert {word: n for word, (n, _) in found.keywords.items()} == printed_keywords(words)
    for deed in deeds:
        deed(card)


@pytest.mark.rule("SI-R116")
def test_a_mecha_company_retreats_as_a_fleet_and_holds_as_a_troop() -> None:
    """What it chooses is for one Exchange, Step 4 included."""
    holds_as_a_troop("transformable_mecha_company")


def test_no_row_is_left_over() -> None:
    """The table of this file is about the 56 cards and no others."""
    assert sorted(ROWS) == sorted(UNITS)
    assert len(ROWS) == 56

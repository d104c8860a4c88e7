"""Chapter 11: numbers that explain themselves, and the keywords."""

from typing import Any

import pytest

from palatine.core.seats import Seat
from palatine.games.seize_the_imperium.cards import TACTICS
from palatine.games.seize_the_imperium.rules.modifiers import Part, Sum, world_defence
from palatine.games.seize_the_imperium.rules.table import replace
from palatine.games.seize_the_imperium.rules.targets import Blow, add_attack, attack_on, best
from palatine.games.seize_the_imperium.state import Effect
from palatine.games.seize_the_imperium.tests.battle import (
    attacked,
    battle,
    blow,
    field_of,
    keyword_of,
    numbers,
)
from palatine.games.seize_the_imperium.tests.table import Table, position


def parts(*numbers: int) -> tuple[Part, ...]:
    """Parts of a sum."""
    return tuple([Part("unit:clone_battalion#1", n) for n in numbers])


@pytest.mark.rule("SI-11.1", "SI-11.2", "SI-11.3", "SI-11.4", "SI-R33")
@pytest.mark.parametrize(
    ("number", "value"),
    [
        (Sum(parts(4, 4)), 8),
        (Sum(parts(8), over=parts(2, 2)), 2),
        (Sum(parts(3), times=parts(2, 3)), 15),
        (Sum(parts(5, 2), times=parts(2), over=parts(2)), 7),
        (Sum(parts(5), over=parts(2)), 2),
        (Sum(parts(1), over=parts(2)), 0),
        (Sum(parts(3, -5)), 0),
        (Sum(parts(3, -5), least=1), 1),
    ],
)
def test_how_a_number_is_worked_out(number: Sum, value: int) -> None:
    """Add, multiply by the sum of multipliers, divide by the product of divisors, round down."""
    assert number.value == value


@pytest.mark.rule("SI-R31", "SI-11.10")
def test_interceptors_split_eight_against_two_fighters() -> None:
    """4 + 4 against Fighters, in two parts of four; against Capitals there are only four."""
    t = battle(["interceptor_squadron"], ["drone_fighter_squadron", "robot_goliath"])
    assert blow(t, "interceptor_squadron", "drone_fighter_squadron")[0] == 8
    t.pick("interceptor_squadron").answer("none")
    t.several("drone_fighter_squadron", "robot_goliath")
    assert t.question == "part"
    assert t.options[-1] == "n:7"
    t.answer("n:7")
    assert t.question == "aim"
    assert [aim.part for aim in t.state.conquest.aims] == [7, 1]  # type: ignore[union-attr]


@pytest.mark.rule("SI-R32", "SI-R52", "SI-R91")
def test_a_split_comes_before_a_half() -> None:
    """Batteries: a part of 5 against Heavy Cruisers is halved to 2; the player need not use all of
    it."""
    t = battle(["heavy_cruiser_assault_force", "clone_battalion"], ["beam_weapon_batteries"])
    assert blow(t, "beam_weapon_batteries", "heavy_cruiser_assault_force", seat=1)[0] == 3


@pytest.mark.rule("SI-R34", "SI-11.6")
def test_a_def_bonus_counts_once() -> None:
    """Hover Tanks have DEF +3 against Non-Hover Troops, not +6 against two of them."""
    t = battle(["clone_battalion", "infantry_battalion"], ["hover_tank_squadron"])
    t.until("withdraw").answer("no")
    blow(t, "clone_battalion", "hover_tank_squadron")
    assert blow(t, "infantry_battalion", "hover_tank_squadron") == (10, 8, 1)


@pytest.mark.rule("SI-R28", "SI-11.13", "SI-11.12")
def test_piercing_adds_damage() -> None:
    """One check for all; each Piercing that takes part adds one."""
    t = battle(["main_battle_fleet", "rapid_strike_fleet"], ["siege_bunker_fortifications"])
    t.until("aim").pass_()
    assert blow(t, "main_battle_fleet", "siege_bunker_fortifications") == (12, 8, 2)
    assert keyword_of(t, "siege_bunker_fortifications", "Hardened") == 1


@pytest.mark.rule("SI-R30")
@pytest.mark.parametrize(
    ("blows", "found"),
    [
        (((6, 5, 0), (6, 10, 0)), (1, 12, 10)),
        (((4, 5, 0), (5, 10, 1)), (0, 9, 10)),
        (((5, 5, 0), (5, 10, 1)), (2, 10, 10)),
        (((5, 5, 1), (3, 10, 1)), (2, 5, 5)),
        (((0, 5, 0),), (0, 0, 5)),
        (((1, 1, 0),), (1, 1, 1)),
        (((9, 5, 0), (0, 9, 1)), (1, 9, 5)),
        ((), (0, 0, 0)),
    ],
)
def test_where_def_differs(
    blows: tuple[tuple[int, int, int], ...], found: tuple[int, int, int]
) -> None:
    """The group that gives the most counts, with its own Piercing; everyone sees its ATT and the
    DEF that it reaches."""
    assert best(tuple([Blow("u", *each) for each in blows])) == found


@pytest.mark.rule("SI-11.8")
def test_atmospheric_doubles_against_troops_and_installations() -> None:
    """Atmospheric does not double against the World card."""
    t = battle(["bomber_squadron"], ["infantry_battalion"])
    assert blow(t, "bomber_squadron", "infantry_battalion")[0] == 10
    assert blow(t, "bomber_squadron", "field")[0] == 5


@pytest.mark.rule("SI-11.15")
def test_reinforced_doubles_def_against_fleets() -> None:
    """An Occupation Force with DEF 5 has 10 against Fleets, and 5 against Troops."""
    for name, against in (("light_cruiser_task_force", 10), ("jump_battlesuit_company", 5)):
        t = battle([name], ["occupation_drone_force"])
        assert blow(t, name, "occupation_drone_force")[1] == against


@pytest.mark.rule("SI-11.16", "SI-R28")
def test_siege_adds_conquest_counters() -> None:
    """Missile Launchships give two."""
    t = battle(["automated_missile_launchships"])
    assert blow(t, "automated_missile_launchships", "field")[2] == 2


@pytest.mark.rule("SI-11.5", "SI-R92")
def test_a_unit_without_att_does_not_attack() -> None:
    """A Shelter Network has ATT 0, so nobody asks for its targets."""
    t = battle(["rapid_strike_fleet"], ["bombardment_shelter_network"])
    t.until("withdraw")
    assert [fact for fact in t.news("aimed") if fact["player"] == 1] == []


@pytest.mark.rule("SI-11.6", "SI-R94")
def test_keywords_of_different_cards_add_up() -> None:
    """A Mech Lance, Hardened +1, with a Phalanx and a General is Hardened +2."""
    t = battle(
        ["clone_battalion"],
        ["heavy_assault_mech_lance"],
        hands=((), ("phalanx_battle_formation",)),
        people=((), ("first_general_paledos",)),
    )
    t.moment("before_exchange", seat=1).pick("phalanx_battle_formation", "first_general_paledos")
    assert keyword_of(t, "heavy_assault_mech_lance", "Hardened") == 2
    assert numbers(t, "heavy_assault_mech_lance") == (7, 9)


@pytest.mark.rule("SI-R93")
def test_att_bonuses_always_add() -> None:
    """Earth Prime's +2 and the Guardians' own +2 when Defending."""
    t = battle(
        ["rapid_strike_fleet"],
        ["imperial_guardian_fleet"],
        worlds=((), ("earth_prime",)),
    )
    assert numbers(t, "imperial_guardian_fleet") == (8, 8)


@pytest.mark.rule("SI-1.9", "SI-R76")
def test_drone_fighter_counters_are_fighters() -> None:
    """Interceptors have their bonus against them."""
    t = battle(["interceptor_squadron"], ["drone_carrier_group"])
    t.until("aim").aim("interceptor_squadron", "counter:drone_fighter#1")
    assert attacked(t, "drone_fighter")[0] == 8


@pytest.mark.rule("SI-R95")
def test_an_attack_that_no_unit_makes_meets_plain_def() -> None:
    """A Drone Collision of 4 meets the Hover Tanks' 5, without their +3 against Non-Hovers."""
    t = battle(
        ["termbot_tanks", "drone_fighter_squadron"],
        ["hover_tank_squadron"],
        hands=(("drone_collision_attack",), ()),
    )
    t.moment("step_1", seat=0).pick("drone_collision_attack")
    while t.question != "sacrifice":
        t.answer("n:1" if t.question == "x" else t.options[0])
    t.several("drone_fighter_squadron").until("withdraw")
    (fact,) = t.news("attacked")
    assert (fact["att"], fact["against"], fact["count"]) == (4, 5, 0)


@pytest.mark.rule("SI-R96")
def test_old_damage_eliminates_when_hardened_runs_out() -> None:
    """Heavy Robots, Hardened for one Exchange, fall in Step 3 of the next."""
    t = battle(["rapid_strike_fleet"], ["heavy_robot_battalion"])
    t.moment("before_exchange", seat=1).pick("heavy_robot_battalion", "Hardened").until("aim")
    t.aim("rapid_strike_fleet", "heavy_robot_battalion").pass_().until("withdraw")
    assert t.unit("heavy_robot_battalion").damage == 1
    t.answer("no")
    while t.state.conquest is not None:
        t.answer("pass" if "pass" in t.options else "no")
    assert "heavy_robot_battalion" in t.discards(1)


@pytest.mark.rule("SI-R97")
def test_a_damaged_card_works_until_it_leaves() -> None:
    """A Shelter Network that was hit in Step 1 still reinforces in Step 2."""
    defenders = ["bombardment_shelter_network", "infantry_battalion", "interceptor_squadron"]
    t = battle(["main_battle_fleet"], defenders)
    t.until("aim").aim("main_battle_fleet", "bombardment_shelter_network").pass_()
    t.until("aim", seat=1)
    assert keyword_of(t, "infantry_battalion", "Reinforced") == 1
    assert t.unit("bombardment_shelter_network").damage > 0


# Who may target, where ATT is low


MARS: dict[str, Any] = {"worlds": ((), ("mars",))}
"""At Mars enemy Drones have ATT -2; with Saturn its Units have ATT +1 against Drones."""


@pytest.mark.rule("SI-11.5", "SI-7.5")
def test_att_1_is_enough_to_target_and_att_0_is_not() -> None:
    """At Mars a Drone Carrier has ATT 0, and its Fighters ATT 1."""
    t = battle(["drone_carrier_group", "long_range_patrol_force"], ["hover_tank_squadron"], **MARS)
    assert numbers(t, "drone_carrier_group")[0] == 0
    assert numbers(t, "drone_fighter")[0] == 1
    t.until("aim", seat=0)
    names = [name for name in t.options if name != "pass"]
    fighters = [f"counter:drone_fighter#{n}" for n in (1, 2, 3)]
    assert sorted(names) == [*fighters, "unit:long_range_patrol_force#1"]
    t.pick("counter:drone_fighter#1")
    assert t.offers("unit:hover_tank_squadron#1", "world:mars#1")


@pytest.mark.rule("SI-11.5", "SI-R92", "SI-7.8")
def test_att_against_some_is_for_those_alone() -> None:
    """A Shelter Network at Mars has ATT 1 against Drones, and none against a Patrol Force."""
    attackers = ["drone_fighter_squadron", "long_range_patrol_force"]
    t = battle(attackers, ["bombardment_shelter_network"], **MARS)
    t.until("aim", seat=0).pass_().until("aim", seat=1)
    assert t.options == ("unit:bombardment_shelter_network#1", "pass")
    t.pick("bombardment_shelter_network")
    assert t.options == ("unit:drone_fighter_squadron#1", "pass")
    t = battle(["long_range_patrol_force"], ["bombardment_shelter_network"], **MARS)
    t.until("withdraw")
    assert [fact for fact in t.news("aimed") if fact["player"] == 1] == []


@pytest.mark.rule("SI-11.18", "SI-R38", "SI-11.11")
def test_support_covers_fleet_cards_only() -> None:
    """Marines of Hover Transports lack Support; Units with Intercept reach the Transports too."""
    for defender, is_reached in (
        ("long_range_patrol_force", False),
        ("destroyer_detachment", True),
    ):
        t = battle(["marine_hover_transports"], [defender])
        t.until("withdraw").answer("no").until("aim", seat=0).pass_()
        t.until("aim", seat=1).pick(defender)
        assert t.offers("unit:marine_hover_transports#1") == is_reached
        assert any(name.startswith("counter:") for name in t.options)


@pytest.mark.rule("SI-11.8")
def test_atmospheric_is_nothing_against_fleets_and_orbitals() -> None:
    """Bombers have ATT 5 against them."""
    t = battle(["bomber_squadron"], ["fighter_squadron", "galadium_commerce_station"])
    for name in ("fighter_squadron", "galadium_commerce_station"):
        assert blow(t, "bomber_squadron", name)[0] == 5


@pytest.mark.rule("SI-11.15")
def test_reinforced_is_nothing_by_itself() -> None:
    """A Shelter Network with DEF 6 has 12 against Fleets, and 6 if no enemy is named."""
    t = battle(["fighter_squadron"], ["bombardment_shelter_network"])
    assert numbers(t, "bombardment_shelter_network")[1] == 6
    assert blow(t, "fighter_squadron", "bombardment_shelter_network")[1] == 12
    assert blow(t, "fighter_squadron", "field")[1] != 12


def effects(t: Table, *cards: tuple[str, str, int]) -> None:
    """Cards that change this number of all Units of a side, for an Exchange: each with its own
    name, what it changes, and by how much."""
    op: Any = next(iter(TACTICS["phalanx_battle_formation"].ops))
    made = [
        Effect(f"tactic:{name}", Seat(1), replace(op, stat=what, add=(n, "ours")), "exchange")
        for name, what, n in cards
    ]
    t.state.effects += tuple(made)


@pytest.mark.rule("SI-R34", "SI-R93")
@pytest.mark.parametrize(
    ("cards", "att", "defence"),
    [
        ([("a#1", "DEF", 2), ("a#2", "DEF", 2)], 5, 7),
        ([("a#1", "DEF", 2), ("b#1", "DEF", 2)], 5, 9),
        ([("a#1", "DEF", 1), ("a#1", "DEF", 1)], 5, 7),
        ([("a#1", "DEF", 1), ("a#2", "DEF", 1)], 5, 6),
        ([("a#1", "DEF", -1), ("a#2", "DEF", -1)], 5, 3),
        ([("a#1", "ATT", 2), ("a#2", "ATT", 2)], 9, 5),
        ([("a#1", "DEF", -9)], 5, 1),
        ([("a#1", "ATT", -9)], 0, 5),
    ],
)
def test_of_two_cards_of_one_name_only_one_raises_def(
    cards: list[tuple[str, str, int]], att: int, defence: int
) -> None:
    """Cards of other names add up, lower DEF counts each time, and ATT always adds. DEF is at least
    one, and ATT at least none."""
    t = battle(["clone_battalion"], ["infantry_battalion"], watch=("able", "able"))
    t.until("withdraw")
    effects(t, *cards)
    assert numbers(t, "infantry_battalion") == (att, defence)


@pytest.mark.rule("SI-R33", "SI-11.3")
def test_what_multiplies_is_added_before_it_multiplies() -> None:
    """A Shield Overload doubles Destroyers to ten, for a Step."""
    card = "shield_overload_gambit"
    t = battle(["destroyer_detachment"], ["scout_tank_deployment"], hands=([card], []))
    t.moment("step_1", seat=0).pick(card, "destroyer_detachment")
    assert numbers(t, "destroyer_detachment")[0] == 10


@pytest.mark.rule("SI-R97", "SI-8.2")
def test_a_world_that_is_not_fought_for_has_its_own_def() -> None:
    """A Defensive Ring lies on the World card that is attacked: DEF +3, and nothing at the others.
    An Orbital Mega-city at each counts there."""
    t = battle(
        ["destroyer_detachment"],
        ["orbital_mega_city"],
        worlds=((), ("delnathos_alpha",)),
        hands=([], []),
    )
    here, home = t.world("delnathos_alpha"), t.world("damirus_inner")
    plain = world_defence(t.state, here).value, world_defence(t.state, home).value
    ring: Any = next(iter(TACTICS["planetary_defensive_ring"].ops))
    effect = Effect("tactic:planetary_defensive_ring#1", Seat(1), ring, "action")
    t.state.effects += (effect,)
    now = world_defence(t.state, here).value, world_defence(t.state, home).value
    assert (now[0] - plain[0], now[1] - plain[1]) == (3, 0)
    t.state.effects += (replace(effect, source="tactic:planetary_defensive_ring#2"),)
    assert world_defence(t.state, here).value == now[0]


@pytest.mark.rule("SI-11.6")
def test_a_unit_elsewhere_has_the_keywords_that_stand_on_it() -> None:
    """In the fight, a Shelter Network reinforces the Units that are with it."""
    t = position(
        worlds={0: ["krinos_mecarios"], 1: ["galvagex_3", "saturn"]},
        units={
            "saturn": {0: ["destroyer_detachment-"], 1: ["bombardment_shelter_network"]},
            "galvagex_3": {1: ["scout_tank_deployment", "powered_armor_platoons"]},
        },
        options={"deck_1": "fighter_strike", "deck_2": "ground_assault"},
    )
    assert keyword_of(t, "bombardment_shelter_network", "Reinforced") == 1
    t.pick("saturn")
    assert keyword_of(t, "scout_tank_deployment", "Reinforced") == 0
    assert keyword_of(t, "powered_armor_platoons", "Hardened") == 1


@pytest.mark.rule("SI-11.6")
def test_what_is_no_number_one_has_or_has_not() -> None:
    """Two Shelter Networks: the Tanks are Reinforced, not twice."""
    t = battle(
        ["destroyer_detachment"], ["bombardment_shelter_network"] * 2 + ["scout_tank_deployment"]
    )
    assert keyword_of(t, "scout_tank_deployment", "Reinforced") == 1


@pytest.mark.rule("SI-11.6", "SI-R97")
def test_a_card_elsewhere_changes_nothing_in_a_fight() -> None:
    """A Shelter Network on the Throne World reinforces nobody on Saturn."""
    t = position(
        worlds={0: ["krinos_mecarios"], 1: ["galvagex_3", "saturn"]},
        units={
            "saturn": {0: ["destroyer_detachment-"], 1: ["scout_tank_deployment"]},
            "galvagex_3": {1: ["bombardment_shelter_network"]},
        },
        options={"deck_1": "fighter_strike", "deck_2": "ground_assault"},
    ).pick("saturn")
    assert keyword_of(t, "scout_tank_deployment", "Reinforced") == 0


@pytest.mark.rule("SI-R33", "SI-R93")
def test_a_number_names_its_parts_in_order() -> None:
    """First what is on the card, then Characters as they came; for a World card what lies there,
    then what was played."""
    t = battle(
        ["android_battalion"],
        ["orbital_mega_city"],
        people=(["darken", "khamera"], []),
        hands=([], ["planetary_defensive_ring"]),
    )
    t.moment("before_exchange", seat=1).pick("planetary_defensive_ring")
    parts = t.note("sum_def", field_of(t)).facts
    assert parts["sources"] == (
        f"world:{field_of(t)}#1",
        "unit:orbital_mega_city#1",
        "tactic:planetary_defensive_ring#1",
    )
    t.until("withdraw").answer("no")
    assert t.note("sum_att", "android_battalion").facts["sources"] == (
        "unit:android_battalion#1",
        "character:darken#1",
        "character:khamera#1",
    )


@pytest.mark.rule("SI-R119", "SI-R71")
def test_what_is_for_the_next_exchange_waits_for_it() -> None:
    """A Prolonged Siege gives ATT +2 in the Exchange that it adds, and not before."""
    t = battle(
        ["destroyer_detachment"],
        hands=(["prolonged_planetary_siege"], []),
        people=(["bikkaros"], []),
        watch=("always", "concerned"),
    )
    t.until("withdraw").answer("no").moment("step_4", seat=0)
    t.pick("prolonged_planetary_siege", "bikkaros").moment("step_4", seat=0)
    assert t.state.effects != ()
    assert numbers(t, "destroyer_detachment")[0] == 5
    t.until("aim", seat=0)
    assert numbers(t, "destroyer_detachment")[0] == 7


@pytest.mark.rule("SI-11.5", "SI-7.5")
def test_att_1_is_enough_for_a_world_without_defenders() -> None:
    """Drone Fighters at Mars, where nobody else is."""
    t = battle(["drone_carrier_group"], [], **MARS).until("aim", seat=0)
    fighters = [f"counter:drone_fighter#{n}" for n in (1, 2, 3)]
    assert [name for name in t.options if name != "pass"] == fighters
    assert t.pick(fighters[0]).offers("world:mars#1")


@pytest.mark.rule("SI-R28")
def test_who_was_given_up_after_targeting_does_not_attack() -> None:
    """Disposable Forces eliminate one of two Tanks that aim at the same Troop, and give the other
    ATT +3."""
    t = battle(
        ["main_battle_tank_company", "behemoth_tank_company"],
        ["powered_armor_platoons"],
        hands=(["disposable_forces"], []),
        watch=("always", "able"),
    )
    t.until("withdraw").answer("no").until("aim", seat=0)
    t.aim("main_battle_tank_company", "powered_armor_platoons")
    t.aim("behemoth_tank_company", "powered_armor_platoons").pass_()
    assert attacked(t, "powered_armor_platoons")[0] == 8 + 11
    t.moment("after_targets_1", seat=0).pick("disposable_forces")
    t.several("behemoth_tank_company").moment("after_targets_1", seat=0)
    assert attacked(t, "powered_armor_platoons")[0] == 8 + 3


@pytest.mark.rule("SI-R95")
def test_attacks_that_no_unit_makes_are_named_in_their_order() -> None:
    """Everyone sees the card that was played first."""
    state = battle(["termbot_tanks"], ["hover_tank_squadron"]).state
    target = "unit:hover_tank_squadron#1"
    for source in ("tactic:drone_collision_attack#1", "tactic:drone_collision_attack#2"):
        add_attack(state, source, target, 4, 0)
    assert [blow.unit[-1] for blow in attack_on(state, target).blows] == ["1", "2"]

"""Chapter 11: numbers that explain themselves, and the keywords."""

import pytest

from palatine.games.seize_the_imperium.rules.modifiers import Part, Sum
from palatine.games.seize_the_imperium.rules.targets import Blow, best
from palatine.games.seize_the_imperium.tests.battle import (
    attacked,
    battle,
    blow,
    keyword_of,
    numbers,
)


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
    """Batteries: a part of 5 against Heavy Cruisers is halved to 2; not all need be used."""
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
    ],
)
def test_where_def_differs(
    blows: tuple[tuple[int, int, int], ...], found: tuple[int, int, int]
) -> None:
    """The group counts that gives the most, with its own Piercing; its ATT and the DEF that it
    reaches are what all see."""
    assert best(tuple([Blow("u", *each) for each in blows])) == found


@pytest.mark.rule("SI-11.8")
def test_atmospheric_doubles_against_troops_and_installations() -> None:
    """Not against the World card."""
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
    """A Shelter Network has ATT 0: it is not asked for targets."""
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

"""The worked examples of the rulebook, step by step, with every printed number."""

import pytest

from palatine.games.seize_the_imperium.tests.table import Table, position


def earth_prime() -> Table:
    """The conquest of Earth Prime, before its first Exchange."""
    t = position(
        3,
        worlds={
            0: ["zythenus_calendra", "aquas_delor"],
            1: ["earth_prime"],
            2: ["krinos_mecarios"],
        },
        units={
            "earth_prime": {
                0: [
                    "rapid_strike_fleet-",
                    "heavy_cruiser_assault_force-",
                    "jump_battlesuit_company-",
                    "augmented_super_soldiers-",
                ],
                1: ["drone_carrier_group", "heavy_robot_battalion", "beam_weapon_batteries"],
            }
        },
        hands={
            0: ["damage_control_drones", "piercing_wedge_formation", "heavy_bombardment_ordnance"],
            1: ["ai_coordinated_offensive"],
            2: ["population_mobilization"],
        },
        characters={0: ["talandra_drus"], 1: ["daterian_nexus"]},
        resources=[9, 9, 9],
    )
    return t.pick("earth_prime")


def numbers(t: Table, id_: str, card: str) -> tuple[object, object]:
    """A number and its parts, as every screen shows them."""
    facts = t.note(id_, card).facts
    return facts["value"], facts["numbers"]


@pytest.mark.rule("SI-7.3", "SI-8.2", "SI-R28", "SI-R35", "SI-R43", "SI-R52", "SI-R53", "SI-R54")
def test_conquest_of_earth_prime() -> None:
    """Both Exchanges as printed; the Heavy Robots' misprinted 10 is 13 by the rules."""
    t = earth_prime()
    assert numbers(t, "sum_def", "earth_prime") == (16, (8,))
    assert t.question == "kind"
    t.pick("Drone").moment("before_exchange", seat=1).pick("ai_coordinated_offensive")
    strike(t)
    first_exchange(t)
    second_exchange(t)


def strike(t: Table) -> None:
    """Rapid Strike Fleet against the Drone Carrier, 10 v 10."""
    t.until("aim")
    assert t.state.conquest is not None
    assert t.state.conquest.step == "strike"
    t.aim("rapid_strike_fleet", "drone_carrier_group")
    attack = t.note("attack", "drone_carrier_group").facts
    assert (attack["att"], attack["against"], attack["count"]) == (10, 10, 1)
    t.pass_()
    assert not t.has_unit("drone_carrier_group")
    assert t.count("drone_fighter") == 3


def first_exchange(t: Table) -> None:
    """The Cruiser splits 6 and 5; the Battlesuits hit the Batteries; then the Defender."""
    t.until("aim", seat=0)
    assert not t.offers("augmented_super_soldiers")
    assert not t.offers("rapid_strike_fleet")
    cruiser = "heavy_cruiser_assault_force"
    t.aim(cruiser, "counter:drone_fighter#1", "counter:drone_fighter#2", parts=[6, 5])
    t.aim("jump_battlesuit_company", "beam_weapon_batteries").pass_()
    t.moment("step_2", seat=1)
    assert t.count("drone_fighter") == 1
    assert t.unit("beam_weapon_batteries").damage == 1
    t.pick("beam_weapon_batteries").moment("step_2", seat=1)
    t.pick("heavy_robot_battalion", "Piercing").until("aim", seat=1)
    assert numbers(t, "sum_att", "beam_weapon_batteries") == (10, (6, 2, 2))
    assert numbers(t, "sum_att", "heavy_robot_battalion") == (13, (5, 2, 3, 3))
    t.aim("beam_weapon_batteries", "rapid_strike_fleet", cruiser, parts=[4, 6])
    t.aim("drone_fighter", cruiser).aim("heavy_robot_battalion", "jump_battlesuit_company")
    facts = t.note("attack", cruiser).facts
    assert (facts["numbers"], facts["against"]) == ((2, 8), 9)
    t.pass_().moment("step_3", seat=0)
    damage = [t.unit(u).damage for u in ("rapid_strike_fleet", cruiser, "jump_battlesuit_company")]
    assert damage == [1, 1, 2]
    t.pick("damage_control_drones", "rapid_strike_fleet").until("withdraw")
    assert not t.has_unit("beam_weapon_batteries")
    assert not t.has_unit("jump_battlesuit_company")
    assert t.unit("rapid_strike_fleet").damage == 0
    t.answer("no")


def second_exchange(t: Table) -> None:
    """23 against 16 with Siege; one Conquest counter is removed, and Earth Prime holds."""
    t.moment("step_1", seat=0).pick("piercing_wedge_formation")
    t.moment("step_1", seat=0).pick("heavy_bombardment_ordnance", "talandra_drus")
    t.moment("step_1", seat=1).pick("heavy_robot_battalion", "Hardened")
    t.until("aim", seat=0)
    for fleet in ("rapid_strike_fleet", "heavy_cruiser_assault_force"):
        t.aim(fleet, "earth_prime")
    facts = t.note("attack", "earth_prime").facts
    assert (facts["numbers"], facts["att"]) == ((9, 14), 23)
    assert (facts["against"], facts["count"]) == (16, 3)
    t.aim("augmented_super_soldiers", "heavy_robot_battalion")
    facts = t.note("attack", "heavy_robot_battalion").facts
    assert (facts["att"], facts["against"], facts["count"]) == (8, 7, 1)
    t.pass_().until("aim", seat=1)
    t.aim("drone_fighter", "rapid_strike_fleet")
    t.aim("heavy_robot_battalion", "augmented_super_soldiers")
    facts = t.note("attack", "augmented_super_soldiers").facts
    assert (facts["att"], facts["against"]) == (13, 8)
    t.pass_().moment("after_targets_2", seat=2).pick("population_mobilization")
    t.pick("yes").until("assist", seat=1).pick("daterian_nexus")
    the_end(t)


def the_end(t: Table) -> None:
    """Two counters are too few, three Units are lost, and the Cruiser must go home."""
    t.until("home")
    (failed,) = t.news("conquest_failed")
    assert failed["player"] == 0
    t.pick("aquas_delor")
    assert t.unit("heavy_cruiser_assault_force").at == t.world("aquas_delor").id
    assert t.has_unit("heavy_robot_battalion")
    assert t.count("drone_fighter") == 0
    lost = ("rapid_strike_fleet", "jump_battlesuit_company", "augmented_super_soldiers")
    assert [name in t.discards(0) for name in lost] == [True] * 3
    tactics = ("damage_control_drones", "piercing_wedge_formation", "heavy_bombardment_ordnance")
    assert [name in t.discards(0) for name in tactics] == [True] * 3

"""Reasons: every refusal has a rule, by public facts and the player's own facedown cards."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from palatine.core.chance import Seeded, seed_from
from palatine.core.decisions import Reason
from palatine.core.match import Match
from palatine.core.rulebook import rules_of
from palatine.core.seats import Seat
from palatine.core.words import Speaker
from palatine.games.seize_the_imperium import GAME
from palatine.games.seize_the_imperium.rules.reactions import Window
from palatine.games.seize_the_imperium.rules.resupply_phase import Settle
from palatine.games.seize_the_imperium.rules.table import replace
from palatine.games.seize_the_imperium.rules.turns import NextTurn
from palatine.games.seize_the_imperium.tests.battle import battle
from palatine.games.seize_the_imperium.tests.table import Table, position, table

Noes = list[tuple[str, str, str]]
"""Atoms that are not offered, each with the rule and the sentence that say why."""


def noes(t: Table, *atoms: str) -> Noes:
    """Why these are not offered to the asked player."""
    found = [(atom, t.match.why_not(t.seat, atom)) for atom in atoms]
    return [(atom, why.rule, why.id) for atom, why in found if why is not None]


def test_a_throne_world_must_be_in_reserve_and_paid() -> None:
    """A World card of 5 is too much beside the cheapest Character of 2."""
    drawn = ["earth_prime", "silicas", "saturn"]
    t = table(2, worlds=[[], drawn], characters=[[], ["garnath", "khamera", "anasiia"]])
    found = [t.match.why_not(t.match.waiting[1], f"reserve:{c}") for c in ("earth_prime", "mars")]
    assert found == [
        Reason("SI-2.4", "too_costly", {"card": "reserve:earth_prime", "cost": 5, "count": 4}),
        Reason("SI-2.4", "not_in_reserve"),
    ]


def test_a_lead_character_is_paid_with_what_is_left() -> None:
    """After a Throne World of 4, a Character of 3 is too much."""
    t = table(2, worlds=[["zythenus_calendra"]], characters=[["bedakarer", "nazeen"]])
    t.pick("zythenus_calendra").answer(t.options[0])
    assert t.question == "lead"
    assert noes(t, "area:bedakarer", "area:darken") == [
        ("area:bedakarer", "SI-2.4", "too_costly"),
        ("area:darken", "SI-2.4", "not_in_area"),
    ]


def test_a_world_card_that_can_not_be_faced_up() -> None:
    """It is another player's Throne World, the player already has it faceup, or it costs too
    much."""
    t = position(
        worlds={0: ["dalken_cendros", "damirus_inner"], 1: ["damirus_outer"]},
        conquered={"damirus_inner": (0, 0)},
        reserves={0: ["damirus_outer", "geladhore_prime"]},
        resources=[3, 0],
        phase="resupply",
        start="settle",
    )
    assert noes(t, "reserve:damirus_outer", "reserve:geladhore_prime", "reserve:mars") == [
        ("reserve:damirus_outer", "SI-4.9", "is_a_throne"),
        ("reserve:geladhore_prime", "SI-4.8", "too_costly"),
        ("reserve:mars", "SI-4.8", "not_in_reserve"),
    ]


def test_a_character_that_can_not_be_faced_up() -> None:
    """It costs too much, or is not there."""
    t = position(
        worlds={0: ["dalken_cendros"], 1: ["silicas"]},
        areas={0: ["darken", "talandra_drus"]},
        resources=[1, 0],
        phase="allocation",
    )
    assert noes(t, "area:darken", "area:nazeen", "hand:clone_battalion") == [
        ("area:darken", "SI-5.1", "too_costly"),
        ("area:nazeen", "SI-5.1", "not_in_area"),
        ("hand:clone_battalion", "SI-5.1", "recruit_or_pass"),
    ]


def test_a_unit_that_can_not_be_allocated() -> None:
    """Too expensive for the World card, no Unit, or not in hand; abilities have reasons of their
    own."""
    t = position(
        worlds={0: ["damirus_inner"], 1: ["silicas"]},
        hands={0: ["main_battle_fleet", "on_high_alert"]},
        characters={0: ["nazeen"], 1: ["khamera"]},
        phase="allocation",
    ).until("allocate")
    cards = ("main_battle_fleet", "on_high_alert", "clone_battalion")
    assert noes(t, *[f"hand:{card}" for card in cards]) == [
        ("hand:main_battle_fleet", "SI-5.4", "too_few_points"),
        ("hand:on_high_alert", "SI-12.5", "no_unit_card"),
        ("hand:clone_battalion", "SI-5.3", "not_in_hand"),
    ]
    assert noes(t, *[f"character:{who}#1" for who in ("nazeen", "khamera", "darken")]) == [
        ("character:nazeen#1", "SI-R65", "not_now"),
        ("character:khamera#1", "SI-12.3", "not_your_card"),
        ("character:darken#1", "SI-12.3", "not_on_table"),
    ]


def marching() -> Table:
    """Seat 0 among four, with Units of all kinds at home and a full World card beside it."""
    return position(
        4,
        worlds={
            0: ["dalken_cendros", "damirus_inner"],
            1: ["silicas", "mars"],
            2: ["krinos_mecarios"],
            3: ["galvagex_3"],
        },
        units={
            "dalken_cendros": {
                0: ["infantry_battalion", "orbital_mega_city", "retired_rim_battlecruisers"]
            },
            "damirus_inner": {0: ["clone_battalion-", "long_range_patrol_force"]},
            "silicas": {1: ["drone_carrier_group"]},
        },
        phase="reallocation",
    )


def test_where_units_may_not_move() -> None:
    """Others' Units, depleted ones and lone counters may not move, and no Unit to full World
    cards."""
    t = marching()
    units = ("drone_carrier_group", "clone_battalion", "main_battle_fleet", "infantry_battalion")
    assert noes(t, *[f"unit:{name}#1" for name in units], "counter:drone_fighter#1") == [
        ("unit:drone_carrier_group#1", "SI-6.3", "not_your_unit"),
        ("unit:clone_battalion#1", "SI-6.3", "is_depleted"),
        ("unit:main_battle_fleet#1", "SI-6.3", "not_on_table"),
        ("unit:infantry_battalion#1", "SI-5.8", "nowhere_to_go"),
        ("counter:drone_fighter#1", "SI-6.3", "not_your_unit"),
    ]


def test_where_a_unit_that_moves_may_not_go() -> None:
    """It may not go to where it is, to another player's World card, or to where there is no
    room."""
    t = position(
        worlds={0: ["dalken_cendros", "damirus_inner", "aquas_delor"], 1: ["silicas"]},
        units={
            "dalken_cendros": {0: ["infantry_battalion"]},
            "damirus_inner": {0: ["clone_battalion-", "clone_battalion-"]},
        },
        phase="reallocation",
    ).pick("infantry_battalion")
    assert t.options == ("world:aquas_delor#1", "pass")
    worlds = ("dalken_cendros", "damirus_inner", "silicas", "mars")
    assert noes(t, *[f"world:{name}#1" for name in worlds]) == [
        ("world:dalken_cendros#1", "SI-6.3", "is_there_already"),
        ("world:damirus_inner#1", "SI-5.8", "is_full"),
        ("world:silicas#1", "SI-6.3", "not_your_world"),
        ("world:mars#1", "SI-6.3", "not_on_table"),
    ]


def test_where_a_unit_that_attacks_finds_no_room() -> None:
    """The World card is Adjacent, but has as many Unit cards of the player's as it may."""
    t = position(
        worlds={0: ["dalken_cendros"], 1: ["silicas", "mars"]},
        units={
            "dalken_cendros": {0: ["infantry_battalion"]},
            "silicas": {0: ["clone_battalion-", "clone_battalion-"]},
        },
        phase="reallocation",
        start="attack",
    ).pick("infantry_battalion")
    assert noes(t, "world:silicas#1") == [("world:silicas#1", "SI-5.8", "is_full")]


def test_where_units_may_not_attack() -> None:
    """Orbitals stay, Sub-light Units must pay, and with four players not everything is Adjacent."""
    t = marching().until("attack")
    units = ("orbital_mega_city", "retired_rim_battlecruisers", "clone_battalion")
    assert noes(t, *[f"unit:{name}#1" for name in units]) == [
        ("unit:orbital_mega_city#1", "SI-6.4", "does_not_travel"),
        ("unit:retired_rim_battlecruisers#1", "SI-11.17", "no_fare"),
        ("unit:clone_battalion#1", "SI-6.4", "is_depleted"),
    ]
    t.pick("infantry_battalion")
    assert noes(t, "world:krinos_mecarios#1", "world:damirus_inner#1", "world:saturn#1") == [
        ("world:krinos_mecarios#1", "SI-6.5", "not_adjacent"),
        ("world:damirus_inner#1", "SI-6.4", "your_own_world"),
        ("world:saturn#1", "SI-6.4", "not_on_table"),
    ]


def test_a_unit_that_finds_no_room_may_not_attack() -> None:
    """Both neighbours' World cards are full; only a Patrol Force goes further."""
    t = position(
        4,
        worlds={0: ["dalken_cendros"], 1: ["silicas"], 2: ["krinos_mecarios"], 3: ["galvagex_3"]},
        units={
            "dalken_cendros": {0: ["infantry_battalion", "long_range_patrol_force"]},
            "silicas": {0: ["clone_battalion-", "clone_battalion-"]},
            "galvagex_3": {0: ["jump_battlesuit_company-", "jump_battlesuit_company-"]},
        },
        phase="reallocation",
    ).until("attack")
    name = "unit:infantry_battalion#1"
    assert noes(t, name) == [(name, "SI-5.8", "nowhere_to_go")]


def test_who_may_not_react() -> None:
    """Orbitals, depleted Units from elsewhere, and Units that are already there."""
    t = position(
        worlds={0: ["dalken_cendros"], 1: ["earth_prime", "silicas", "bygaros_7"]},
        units={
            "dalken_cendros": {0: ["infantry_battalion"]},
            "silicas": {1: ["termbot_tanks"]},
            "bygaros_7": {
                1: ["galadium_commerce_station", "robot_goliath-", "drone_carrier_group"]
            },
        },
        phase="reallocation",
    )
    t.until("attack").pick("infantry_battalion", "silicas").until("react")
    units = ("galadium_commerce_station", "robot_goliath", "termbot_tanks", "infantry_battalion")
    assert noes(t, *[f"unit:{name}#1" for name in units]) == [
        ("unit:galadium_commerce_station#1", "SI-6.6", "does_not_react"),
        ("unit:robot_goliath#1", "SI-6.7", "depleted_too_far"),
        ("unit:termbot_tanks#1", "SI-6.6", "nowhere_to_go"),
        ("unit:infantry_battalion#1", "SI-6.6", "not_your_unit"),
    ]
    t.pick("drone_carrier_group")
    assert noes(t, "world:earth_prime#1", "world:dalken_cendros#1") == [
        ("world:earth_prime#1", "SI-6.6", "not_entered"),
        ("world:dalken_cendros#1", "SI-6.6", "not_your_world"),
    ]


def rescue(*at_saturn: str) -> Table:
    """Saturn and Silicas of seat 1 were entered; depleted Androids and a Goliath are at Mars."""
    t = position(
        worlds={0: ["dalken_cendros"], 1: ["earth_prime", "mars", "saturn", "silicas"]},
        units={
            "dalken_cendros": {
                0: ["infantry_battalion", "rapid_strike_fleet"],
                1: ["occupation_drone_force-"],
            },
            "mars": {1: ["android_battalion-", "robot_goliath"]},
            "saturn": {1: at_saturn},
        },
        phase="reallocation",
        start="reallocation",
    ).until("attack")
    t.pick("infantry_battalion", "saturn", "rapid_strike_fleet", "silicas")
    return t.until("react")


@pytest.mark.rule("SI-5.8", "SI-6.6", "SI-R23")
def test_who_may_not_react_for_want_of_room_or_a_home() -> None:
    """Saturn is full of the player's Unit cards; Units at another player's World card are not at
    home."""
    t = rescue("termbot_tanks", "termbot_tanks")
    units = ("android_battalion", "occupation_drone_force")
    assert noes(t, *[f"unit:{name}#1" for name in units]) == [
        ("unit:android_battalion#1", "SI-5.8", "nowhere_to_go"),
        ("unit:occupation_drone_force#1", "SI-6.6", "not_at_home"),
    ]
    assert t.pick("robot_goliath").options == ("world:silicas#1", "pass")
    assert noes(t, "world:saturn#1") == [("world:saturn#1", "SI-5.8", "is_full")]


@pytest.mark.rule("SI-6.6", "SI-6.7", "SI-R24")
def test_where_a_unit_that_reacts_may_not_go() -> None:
    """A depleted Unit only goes nearby; none goes to where it is, to another player's World card,
    or to one that was not entered."""
    t = rescue("termbot_tanks").pick("android_battalion")
    assert t.options == ("world:saturn#1", "pass")
    worlds = ("silicas", "mars", "dalken_cendros", "krinos_mecarios")
    assert noes(t, *[f"world:{name}#1" for name in worlds]) == [
        ("world:silicas#1", "SI-6.7", "depleted_too_far"),
        ("world:mars#1", "SI-6.6", "not_entered"),
        ("world:dalken_cendros#1", "SI-6.6", "not_your_world"),
        ("world:krinos_mecarios#1", "SI-6.6", "not_on_table"),
    ]
    t.pass_().pick("termbot_tanks")
    assert noes(t, "world:saturn#1") == [("world:saturn#1", "SI-6.6", "is_there_already")]
    assert t.pick("silicas").news("unit_reacted") == [
        {"player": 1, "card": "unit:termbot_tanks#1", "place": "world:silicas#1"}
    ]


def test_where_no_conquest_is() -> None:
    """There is no Conquest at your own World card, nor at one where you have no Units."""
    t = position(
        worlds={0: ["dalken_cendros"], 1: ["mars", "silicas"]},
        units={
            "dalken_cendros": {0: ["clone_battalion"], 1: ["android_battalion-"]},
            "silicas": {0: ["infantry_battalion-"]},
            "mars": {1: ["termbot_tanks"]},
        },
    )
    assert t.options == ("world:silicas#1", "pass")
    assert noes(t, "world:dalken_cendros#1", "world:mars#1", "world:saturn#1") == [
        ("world:dalken_cendros#1", "SI-7.2", "your_own_world"),
        ("world:mars#1", "SI-7.2", "no_units_there"),
        ("world:saturn#1", "SI-7.2", "not_on_table"),
    ]


def test_who_may_not_target() -> None:
    """A Troop without Assault waits for the second Exchange; others' Units belong to others."""
    t = battle(["infantry_battalion", "long_range_patrol_force"], ["termbot_tanks"])
    t.until("aim", seat=0)
    units = ("infantry_battalion", "termbot_tanks", "main_battle_fleet")
    assert noes(t, *[f"unit:{name}#1" for name in units]) == [
        ("unit:infantry_battalion#1", "SI-11.7", "troop_waits"),
        ("unit:termbot_tanks#1", "SI-12.3", "not_your_unit"),
        ("unit:main_battle_fleet#1", "SI-7.3", "not_on_table"),
    ]


def test_whom_an_attacker_may_not_target() -> None:
    """The player's own Units, other World cards; and a Troop can't reach a Fleet."""
    fleet, troop = "unit:drone_carrier_group#1", "unit:jump_battlesuit_company#1"
    t = battle(["jump_battlesuit_company"], ["drone_carrier_group", "beam_weapon_batteries"])
    t.until("aim", seat=0).pick("jump_battlesuit_company")
    assert noes(t, fleet, troop, "world:silicas#1", "world:mars#1") == [
        (fleet, "SI-7.5", "troops_on_ground"),
        (troop, "SI-7.5", "own_side"),
        ("world:silicas#1", "SI-7.5", "not_fought_for"),
        ("world:mars#1", "SI-7.5", "not_on_table"),
    ]


def test_whom_a_defender_may_not_target() -> None:
    """A Troop that stays back, a Fleet with Support, the player's World card; Troops reach no
    Fleets."""
    t = battle(["drone_carrier_group", "termbot_tanks"], ["light_cruiser_task_force"])
    t.until("aim", seat=1).pick("light_cruiser_task_force")
    here = t.state.conquest.world if t.state.conquest else ""
    assert noes(t, "unit:drone_carrier_group#1", "unit:termbot_tanks#1", here) == [
        ("unit:drone_carrier_group#1", "SI-11.18", "has_support"),
        ("unit:termbot_tanks#1", "SI-7.7", "stays_back"),
        (here, "SI-7.8", "own_side"),
    ]


def test_what_may_not_be_played() -> None:
    """Units, cards for another moment or side, ones that cost too much, and ones not in hand."""
    hand = ["clone_battalion", "on_high_alert", "firing_range_advantage"]
    poor: dict[str, Any] = {"resources": [1, 1], "watch": ("always", "always")}
    t = battle(["long_range_patrol_force"], ["termbot_tanks"], hands=(hand, []), **poor)
    t.moment("before_exchange", seat=0)
    cards = (*hand, "damage_control_drones")
    assert noes(t, *[f"hand:{card}" for card in cards]) == [
        ("hand:clone_battalion", "SI-12.5", "no_reaction"),
        ("hand:on_high_alert", "SI-R65", "not_now"),
        ("hand:firing_range_advantage", "SI-12.5", "too_costly"),
        ("hand:damage_control_drones", "SI-12.5", "not_in_hand"),
    ]
    assert not any(name.startswith("hand:") for name in t.options)


def test_a_refusal_says_what_a_right_answer_is() -> None:
    """Nonsense is refused with the rule of the question, and changes nothing."""
    t = marching()
    assert (t.refusal("player:1"), t.refusal(["pass"]), t.refusal(7)) == ("SI-6.3",) * 3


def questions_of(players: int, steps: int) -> Iterator[Match]:
    """A random game, at each of this many questions."""
    random = Random(players)
    setup = GAME.setup(players, None, {"turn_limit": "10"})
    match = Match(GAME, setup, Seeded(seed_from("why")))
    for _ in range(steps):
        if match.is_over:
            return
        yield match
        seat = match.waiting[0]
        match.answer(seat, match.asked[seat].any_answer(random))


@pytest.mark.parametrize("players", [2, 4])
def test_every_refusal_of_a_random_game_has_a_rule_and_words(players: int) -> None:
    """Every atom that is not offered has a rule against it, and words for it."""
    known, found = rules_of(GAME), {}
    for match in questions_of(players, 150):
        seat = match.waiting[0]
        for atom in GAME.vocabulary:
            if atom not in match.asked[seat].options:
                why = match.why_not(seat, atom)
                assert why is not None, (match.asked[seat].kind, atom)
                found[why.id] = why
    assert [why for why in found.values() if why.rule not in known] == []
    said = [Speaker(GAME, tongue).reason(why) for why in found.values() for tongue in ("en", "de")]
    assert [text for text in said if "<" in text] == []


@pytest.mark.rule("SI-12.2", "SI-12.3", "SI-12.4", "SI-1.12", "SI-1.13", "SI-R65")
def test_why_an_ability_can_not_be_used() -> None:
    """Disputed, depleted, without Mission counters, without any ability, or for another moment."""
    units = ["galadium_commerce_station-", "android_battalion", "termbot_tanks"]
    drones = {"deck_1": "drone_onslaught", "deck_2": "drone_onslaught"}
    t = position(
        worlds={0: ["silicas", "damirus_inner", "geladhore_5"], 1: ["mars", "damirus_inner"]},
        units={"geladhore_5": {0: units}},
        characters={0: ["shalindris_nu", "anasiia-", "darken", "khamera"], 1: ["shalindris_nu"]},
        reserves={0: ["bygaros_7"]},
        phase="resupply",
        start="resupply",
        options=drones,
        agenda=(NextTurn(Seat(0)), Settle(Seat(0)), Window(Seat(0), "phase_start")),
        watch=("always", "able"),
    )
    t.state.worlds = tuple([replace(w, depleted=w.face == "geladhore_5") for w in t.state.worlds])
    t.state.units = tuple([replace(one, missions=0) for one in t.state.units])
    t.pass_().at("settle")
    worlds = ("damirus_inner", "geladhore_5", "silicas", "bygaros_7")
    assert noes(t, *[f"world:{name}#1" for name in worlds]) == [
        ("world:damirus_inner#1", "SI-1.12", "is_disputed"),
        ("world:geladhore_5#1", "SI-12.2", "is_depleted"),
        ("world:silicas#1", "SI-R65", "not_now"),
        ("world:bygaros_7#1", "SI-12.3", "not_on_table"),
    ]
    people = ("shalindris_nu", "anasiia", "darken", "khamera")
    assert noes(t, *[f"character:{name}#1" for name in people]) == [
        ("character:shalindris_nu#1", "SI-1.13", "is_disputed"),
        ("character:anasiia#1", "SI-12.2", "is_depleted"),
        ("character:darken#1", "SI-R65", "not_now"),
        ("character:khamera#1", "SI-12.2", "no_ability"),
    ]
    names = [f"unit:{unit.removesuffix('-')}#1" for unit in units]
    assert noes(t, *names) == [
        (names[0], "SI-12.2", "is_depleted"),
        (names[1], "SI-12.4", "no_missions"),
        (names[2], "SI-12.2", "no_ability"),
    ]


def test_who_is_elsewhere_takes_no_part_in_a_fight() -> None:
    """A player's own Unit at another World card takes no part."""
    t = position(
        worlds={0: ["dalken_cendros"], 1: ["silicas", "mars"]},
        units={
            "dalken_cendros": {0: ["clone_battalion"]},
            "silicas": {0: ["rapid_strike_fleet-"], 1: ["termbot_tanks"]},
        },
    ).pick("silicas")
    name = "unit:clone_battalion#1"
    assert noes(t.until("aim"), name) == [(name, "SI-7.3", "not_in_fight")]

"""The 24 World cards: for each what it says, and what it does alone and in its System."""

from collections.abc import Callable
from typing import Any

import pytest

from palatine.core.seats import Seat
from palatine.games.seize_the_imperium.cards import UNITS, WORLDS
from palatine.games.seize_the_imperium.decks import DECKS
from palatine.games.seize_the_imperium.rules.abilities import own_abilities
from palatine.games.seize_the_imperium.rules.allocation_phase import halves_from, unit_cost
from palatine.games.seize_the_imperium.tests.battle import (
    battle,
    blow,
    deck_with,
    keyword_of,
    numbers,
)
from palatine.games.seize_the_imperium.tests.table import Table, position

Deed = Callable[[str], None]
Pair = tuple[int, int]
Row = tuple[str, int, int, int, tuple[Deed, ...]]


# In a fight


def fight(
    defender: str,
    attacker: str,
    mine: Pair,
    theirs: Pair,
    partner: str = "",
    people: str = "",
    **fields: Any,
) -> Deed:
    """ATT and DEF of a defending and an attacking Unit here; with `partner`, its player controls
    another World card of the System."""

    def shown(card: str) -> None:
        worlds = (partner, card) if partner else (card,)
        staff = ((), (people,) if people else ())
        t = battle([attacker], [defender], worlds=((), worlds), people=staff, **fields)
        assert (numbers(t, defender, 1), numbers(t, attacker, 0)) == (mine, theirs)

    return shown


def forbids_strikes(card: str) -> None:
    """Attacking Units can't use Surprise Strike, defending ones can."""
    maser = "early_intercept_maser_projectors"
    t = battle(["rapid_strike_fleet"], [maser], worlds=((), (card,)))
    assert keyword_of(t, "rapid_strike_fleet", "Surprise Strike") == 0
    assert keyword_of(t, maser, "Surprise Strike") == 1


def hunts_drones(card: str) -> None:
    """With another World card of Terra, its Units have ATT +1 versus Drones alone."""
    rows = (
        ("drone_fighter_squadron", ("saturn", card), 7),
        ("drone_fighter_squadron", (card,), 6),
        ("fighter_squadron", ("saturn", card), 6),
    )
    for foe, worlds, att in rows:
        t = battle([foe], ["beam_weapon_batteries"], worlds=((), worlds))
        assert blow(t, "beam_weapon_batteries", foe, seat=1)[0] == att


# Outside of fights


def turn(phase: str, own: list[str], **more: Any) -> Table:
    """A phase of seat 0, who has these World cards and whatever else is named."""
    hand, people = more.pop("hand", []), more.pop("people", [])
    areas = more.pop("areas", [])
    deck = deck_with([*own, *hand, *people, *areas])
    more.setdefault("worlds", ["damirus_inner"])
    return position(
        worlds={0: own, 1: more.pop("worlds")},
        hands={0: hand},
        characters={0: people},
        areas={0: areas},
        phase=phase,
        options={"deck_1": deck, "deck_2": more.pop("foe", "capital_attack")},
        **more,
    )


def yields(count: int) -> Deed:
    """It gives this many Resource counters in the Resupply Phase, and the Throne World two more."""

    def shown(card: str) -> None:
        t = turn("resupply", ["silicas", card]).until("recruit")
        assert t.news("income")[0]["count"] == 2 + count

    return shown


def gives(count: int) -> Deed:
    """It depletes in its owner's Allocation Phase for Resource counters; then it pays for no
    Unit."""

    def shown(card: str) -> None:
        t = turn("allocation", [card]).until("allocate")
        assert own_abilities(t.state, Seat(0), "own_turn") == ()
        t.pick(card)
        assert (t.resources(0), t.world(card).depleted) == (count, True)

    return shown


def draws_and_discards(card: str) -> None:
    """It depletes for an Asset card, after which one is discarded, but not in its System."""
    t = turn("allocation", ["malakar_4", card], hand=["fighter_squadron"]).until("allocate")
    t.pick(card)
    assert (t.question, len(t.hand(0))) == ("discard", 2)
    t.several("fighter_squadron")
    assert (t.discards(0), len(t.hand(0))) == (("fighter_squadron",), 1)
    t = turn("allocation", ["xygarius_calendra", card]).until("allocate").pick(card)
    assert (t.question, len(t.hand(0))) == ("allocate", 1)


def draws_a_character(card: str) -> None:
    """It depletes for a facedown Character, and in its System for a Resource counter too."""
    t = turn("allocation", ["silicas", card]).until("allocate").pick(card)
    assert (len(t.state.areas[0]), t.resources(0)) == (1, 0)
    also = {"worlds": ["damirus_inner", "geladhore_prime"]}
    t = turn("allocation", ["silicas", card], conquered={"geladhore_prime": (0, 1)}, **also)
    t.until("allocate").pick(card)
    assert (len(t.state.areas[0]), t.resources(0)) == (1, 1)


def gives_without_characters(card: str) -> None:
    """If no Character is left to draw, it is of use only in its System [SI-R09]."""
    people = DECKS["drone_onslaught"].cards("characters")
    for conquered, is_offered in (({}, False), ({"geladhore_prime": (0, 1)}, True)):
        t = position(
            worlds={0: ["silicas", card], 1: ["damirus_inner", "geladhore_prime"]},
            conquered=conquered,
            areas={0: people},
            phase="allocation",
            options={"deck_1": "drone_onslaught", "deck_2": "capital_attack"},
        )
        assert t.until("allocate").offers(card) == is_offered
    t.pick(card)
    assert (t.question, len(t.options)) == ("pool", 10)


def keeps_the_pool_size(card: str) -> None:
    """Over three Characters, one is discarded."""
    t = turn("allocation", ["silicas", card], areas=["khamera", "telek", "nazeen"])
    t.until("allocate").pick(card)
    assert t.question == "pool"
    assert len(t.several("telek").state.areas[0]) == 3


def enlarges_the_hand(card: str) -> None:
    """The hand-size is one more, in its System two more."""
    t = turn("victory", [card]).until("allocate", seat=1)
    assert len(t.hand(0)) == 7
    also = {"worlds": ["silicas", "geladhore_5"], "foe": "drone_onslaught"}
    t = turn("victory", [card], conquered={"geladhore_5": (0, 1)}, **also).until("allocate", seat=1)
    assert len(t.hand(0)) == 8


def scraps(card: str) -> None:
    """It depletes to discard a Unit card for half its cost, at most two."""
    for unit, worth in (("scout_tank_deployment", 1), ("behemoth_tank_company", 2)):
        t = turn("allocation", [card], hand=[unit, "militia_rally"]).until("allocate").pick(card)
        assert not t.offers("militia_rally")
        t.pick(unit)
        assert (t.resources(0), t.discards(0), t.world(card).depleted) == (worth, (unit,), True)


def wakes_the_dead(card: str) -> None:
    """It depletes to bring a Troop card from the Discard Pile to the hand for two Resource
    counters, in its System for one."""
    for others, left in (([], 7), (["damirus_outer"], 8)):
        t = battle(
            ["infantry_battalion"],
            ["destroyer_detachment"],
            worlds=((*others, card), ()),
            watch=("always", "able"),
        )
        blow(t, "destroyer_detachment", "infantry_battalion", seat=1)
        t.pass_()
        while not (t.question == "window" and t.offers(card)):
            t.pass_()
        t.pick(card)
        assert (t.hand(0), t.resources(0)) == (("infantry_battalion",), left)
        assert t.world(card).depleted


def lets_react(units: str, other: str, stays: str) -> Deed:
    """Depleted Units here may React to other World cards; those of other kinds may not."""

    def shown(card: str) -> None:
        deck = deck_with([card, units, stays, other])
        t = position(
            worlds={0: ["silicas"], 1: [other, card]},
            units={"silicas": {0: ["robot_goliath"]}, card: {1: [f"{units}-", f"{stays}-"]}},
            phase="reallocation",
            options={"deck_1": "drone_onslaught", "deck_2": deck},
        )
        t.until("attack").pick("robot_goliath", other).until("react", seat=1)
        assert t.offers(units)
        assert not t.offers(stays)

    return shown


def draws_worlds_cheaply(card: str) -> None:
    """A draw from the System Deck costs two less, never below zero."""
    for own, resources, left in (([card, "aquas_delor", "damirus_outer"], 1, 0), ([card], 0, 0)):
        t = turn(
            "victory", own, resources=[resources, 0], worlds=["silicas"], foe="drone_onslaught"
        )
        t.until("system_draw").pick("draw")
        assert (t.resources(0), len(t.state.reserves[0])) == (left, 1)


def points(own: list[str], unit: str, count: int) -> Deed:
    """It gives this many Allocation points for such a Unit, among these World cards."""

    def shown(card: str) -> None:
        t = turn("allocation", [*own, card], hand=[unit])
        here = t.world(card)
        assert halves_from(t.state, Seat(0), here, UNITS[unit]) == 2 * count

    return shown


def pays_alone(unit: str, other: str) -> Deed:
    """Alone it pays for one Unit, but not for another of the same cost."""

    def shown(card: str) -> None:
        t = turn("allocation", [card], hand=[unit, other]).until("allocate")
        assert UNITS[unit].cost == UNITS[other].cost
        assert not t.offers(other)
        t.pick(unit, card)
        assert t.unit(unit).at == t.world(card).id

    return shown


def recruits(own: list[str], who: str, cost: int) -> Deed:
    """A Character costs this much."""

    def shown(card: str) -> None:
        t = turn("allocation", [*own, card], areas=[who], resources=[3, 0])
        t.until("recruit").pick(who)
        assert t.resources(0) == 3 - cost

    return shown


def builds_drones(card: str) -> None:
    """In its System a Drone Unit card costs one less here, at least two; others cost the same."""
    rows = (("silicas", "payers"), ("shalastra_oogmos", "allocate"))
    for other, question in rows:
        t = turn("allocation", [other, card], hand=["termbot_tanks"]).until("allocate")
        assert t.pick("termbot_tanks", card).question == question
    t = turn("allocation", ["shalastra_oogmos", card], hand=["standard_mech_company"])
    own = t.world(card)
    costs = [
        unit_cost(t.state, Seat(0), UNITS[unit], own)
        for unit in ("termbot_tanks", "occupation_drone_force", "standard_mech_company")
    ]
    assert costs == [4, 2, 4]


ROWS: dict[str, Row] = {
    "aquas_delor": ("Aquas", 3, 5, 1, (
        fight("clone_battalion", "standard_mech_company", (5, 4), (3, 6)),
        fight("clone_battalion", "scout_tank_deployment", (5, 4), (2, 4)),
        fight("clone_battalion", "infantry_battalion", (5, 4), (5, 5)),
    )),
    "bygaros_7": ("Bygaros", 3, 4, 1, (yields(2),)),
    "xygarius_calendra": ("Calendra", 3, 5, 1, (
        fight("bomber_squadron", "fighter_squadron", (5, 4), (4, 4)),
        fight("bomber_squadron", "fighter_squadron", (6, 4), (4, 4), "ygranus_calendra"),
        fight("bomber_squadron", "fighter_squadron", (5, 3), (4, 4), "ygranus_calendra",
              regent=Seat(1)),
    )),
    "ygranus_calendra": ("Calendra", 3, 5, 1, (draws_and_discards,)),
    "zythenus_calendra": ("Calendra", 4, 7, 1, (
        lets_react("main_battle_fleet", "aquas_delor", "clone_battalion"),
        fight("bomber_squadron", "fighter_squadron", (5, 3), (4, 4)),
        fight("bomber_squadron", "fighter_squadron", (6, 3), (4, 4), "ygranus_calendra"),
        fight("standard_mech_company", "fighter_squadron", (7, 6), (4, 4), "ygranus_calendra"),
    )),
    "dalken_cendros": ("Dalken", 3, 5, 1, (
        lets_react("clone_battalion", "aquas_delor", "orbital_mega_city"),
        lets_react("main_battle_fleet", "aquas_delor", "orbital_mega_city"),
        draws_worlds_cheaply,
    )),
    "damirus_inner": ("Damirus", 2, 5, 1, (wakes_the_dead,)),
    "damirus_outer": ("Damirus", 3, 5, 1, (
        fight("termbot_tanks", "fighter_squadron", (8, 5), (4, 3)),
        fight("termbot_tanks", "fighter_squadron", (8, 5), (3, 3), "damirus_inner"),
        fight("termbot_tanks", "infantry_battalion", (8, 5), (5, 5), "damirus_inner"),
    )),
    "delnathos_alpha": ("Delnathos", 3, 5, 1, (
        fight("destroyer_detachment", "fighter_squadron", (5, 6), (4, 4)),
        fight("destroyer_detachment", "fighter_squadron", (6, 6), (4, 4), "delnathos_beta"),
        fight("hover_tank_squadron", "fighter_squadron", (7, 5), (4, 4), "delnathos_beta"),
    )),
    "delnathos_beta": ("Delnathos", 3, 5, 1, (
        fight("hover_tank_squadron", "fighter_squadron", (7, 6), (4, 4)),
        fight("hover_tank_squadron", "fighter_squadron", (8, 6), (4, 4), "delnathos_alpha"),
        fight("destroyer_detachment", "fighter_squadron", (5, 5), (4, 4), "delnathos_alpha"),
    )),
    "galvagex_3": ("Galvagex", 2, 4, 1, (scraps,)),
    "geladhore_5": ("Geladhore", 3, 5, 1, (
        draws_a_character, keeps_the_pool_size, gives_without_characters,
    )),
    "geladhore_prime": ("Geladhore", 4, 6, 1, (enlarges_the_hand,)),
    "granarias_2": ("Granarias", 3, 5, 1, (forbids_strikes,)),
    "ipernex_major": ("Ipernex", 4, 7, 2, (
        fight("destroyer_detachment", "fighter_squadron", (6, 5), (4, 4)),
        fight("destroyer_detachment", "fighter_squadron", (6, 6), (4, 4), "ipernex_minor"),
        fight("standard_mech_company", "fighter_squadron", (7, 6), (4, 4), "ipernex_minor"),
    )),
    "ipernex_minor": ("Ipernex", 3, 6, 1, (
        fight("standard_mech_company", "fighter_squadron", (7, 6), (4, 4)),
        fight("standard_mech_company", "fighter_squadron", (8, 7), (4, 4),
              people="first_general_paledos"),
        fight("standard_mech_company", "fighter_squadron", (8, 7), (4, 4), "ipernex_major"),
        fight("destroyer_detachment", "fighter_squadron", (5, 5), (4, 4), "ipernex_major"),
    )),
    "krinos_mecarios": ("Krinos", 3, 5, 1, (gives(2),)),
    "malakar_4": ("Malakar", 2, 4, 1, (
        pays_alone("standard_mech_company", "bomber_squadron"),
        pays_alone("mechanized_infantry_division", "beam_weapon_batteries"),
        points(["krinos_mecarios"], "standard_mech_company", 4),
    )),
    "shalastra_oogmos": ("Shalastra", 3, 5, 1, (
        recruits(["silicas"], "khamera", 1), recruits(["silicas"], "anasiia", 1),
        recruits(["silicas"], "telek", 1), recruits(["silicas"], "garnath", 2),
        recruits(["shalastra_shogmon"], "garnath", 1), recruits(["krinos_mecarios"], "lethless", 1),
        recruits(["shalastra_shogmon"], "daterian_nexus", 2),
    )),
    "shalastra_shogmon": ("Shalastra", 4, 6, 1, (
        fight("termbot_tanks", "drone_fighter_squadron", (9, 6), (4, 3)),
        fight("imperial_guardian_fleet", "fighter_squadron", (6, 6), (4, 4)),
        builds_drones,
    )),
    "silicas": ("Silicas", 2, 4, 1, (gives(1),)),
    "earth_prime": ("Terra", 5, 8, 2, (
        fight("destroyer_detachment", "fighter_squadron", (7, 7), (4, 4)),
        fight("beam_weapon_batteries", "fighter_squadron", (8, 8), (4, 4)),
    )),
    "mars": ("Terra", 4, 6, 1, (
        fight("termbot_tanks", "drone_fighter_squadron", (8, 5), (2, 3)),
        fight("termbot_tanks", "fighter_squadron", (8, 5), (4, 4)),
        hunts_drones,
    )),
    "saturn": ("Terra", 2, 5, 1, (
        pays_alone("imperial_guardian_fleet", "drone_fighter_squadron"),
        points(["silicas"], "galadium_commerce_station", 4),
        points(["silicas"], "drone_carrier_group", 2), points(["mars"], "drone_carrier_group", 4),
        points(["mars"], "robot_goliath", 2), points(["mars"], "termbot_tanks", 2),
        points(["mars"], "galadium_commerce_station", 4),
    )),
}  # fmt: skip


@pytest.mark.rule("SI-1.6")
@pytest.mark.parametrize("card", WORLDS)
def test_world_card(card: str) -> None:
    """A World card has its System, cost, DEF and number of Conquest counters, and does what it
    says."""
    system, cost, defence, need, deeds = ROWS[card]
    found = WORLDS[card]
    assert (found.system, found.cost[0], found.defence[0], found.need[0]) == (
        system,
        cost,
        defence,
        need,
    )
    for deed in deeds:
        deed(card)


def test_no_row_is_left_over() -> None:
    """The table of this file is about the 24 cards and no others."""
    assert sorted(ROWS) == sorted(WORLDS)
    assert len(ROWS) == 24

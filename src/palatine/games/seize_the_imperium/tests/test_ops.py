"""Effects of cards, one by one: which cards they reach, what they cost, and what everyone hears."""

from typing import Any

import msgspec
import pytest

from palatine.core.atoms import name_of
from palatine.core.seats import Seat
from palatine.games.seize_the_imperium.cards import CHARACTERS, UNITS
from palatine.games.seize_the_imperium.cards.ops import AnyOp, members
from palatine.games.seize_the_imperium.cards.ops.modifiers import Change, Modifier
from palatine.games.seize_the_imperium.cards.ops.op import OnOne, Op
from palatine.games.seize_the_imperium.rules.abilities import own_abilities
from palatine.games.seize_the_imperium.rules.filters import Source
from palatine.games.seize_the_imperium.rules.table import replace
from palatine.games.seize_the_imperium.tests.battle import battle, field_of, keyword_of
from palatine.games.seize_the_imperium.tests.table import Table, position
from palatine.games.seize_the_imperium.tests.tactic_deeds import AGENDA

SIEGE = "prolonged_planetary_siege"
FACILITY = "high_velocity_launch_facility"


def test_an_effect_never_changes() -> None:
    """All copies of a table share an effect, and none writes to it."""
    kinds: list[Any] = [Op, OnOne, Modifier, Change, Source, *members(Op)]
    assert [kind.__name__ for kind in kinds if not kind.__struct_config__.frozen] == []


def test_an_effect_with_an_unknown_word_is_refused() -> None:
    """A mistake in a card file is found when it is read."""
    assert isinstance(msgspec.convert({"op": "travel"}, AnyOp), Op)
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({"op": "travel", "speed": 2}, AnyOp)


def test_whoever_reckons_with_effects_knows_what_they_are_for() -> None:
    """Which effects save Units, which say beforehand all that they do, which bring Exchanges."""
    kinds = members(Op)
    assert {kind.__name__ for kind in kinds if kind.is_rescue} == {"RemoveDamage", "Return"}
    reckoned = {"Mod", "Gain", "Lose", "NeedConquest", "MakeUnit"}
    assert {kind.__name__ for kind in kinds if kind.is_reckoned} == reckoned
    assert {kind.__name__ for kind in kinds if kind.is_attack} == {"Attack"}
    more = {kind.__name__: kind.more_exchanges for kind in kinds if kind.more_exchanges}
    assert more == {"ExtraExchange": 1}


def test_what_is_about_the_card_itself_can_be_about_its_host() -> None:
    """A bot that works with a card on a Unit works with the Unit; everything else stays the
    same."""
    own = UNITS["imperial_guardian_fleet"].abilities[0].ops[0]
    theirs = CHARACTERS["nazeen"].abilities[0].ops[0]
    assert isinstance(own, Modifier)
    assert own.on_host() == replace(own, who="host") != own
    assert theirs.on_host() == theirs


# Supply


def turn(*, own: list[str], phase: str = "allocation", **more: object) -> Table:
    """A phase of seat 0's with these World cards."""
    facts: dict[str, object] = {"worlds": {0: own, 1: ["silicas"]}, **more}
    return position(phase=phase, **facts).until("allocate")  # type: ignore[arg-type]


@pytest.mark.rule("SI-1.15")
def test_all_hear_what_a_card_gives() -> None:
    """Krinos gives two Resource counters, Azhar doubles a World card."""
    t = turn(
        own=["malakar_4", "krinos_mecarios"],
        characters={0: ["azhar_maikenik"]},
        options={"deck_1": "fighter_strike"},
    )
    t.pick("azhar_maikenik", "malakar_4", "krinos_mecarios")
    assert t.news("resources_gained", viewer=1) == [{"player": 0, "count": 2}]
    doubled = t.news("world_doubled", viewer=1)
    assert doubled == [{"player": 0, "card": t.world("malakar_4").id}]


@pytest.mark.rule("SI-1.15")
def test_geladhore_draws_a_character_and_no_asset_card() -> None:
    """The hand stays as it is."""
    t = turn(own=["bygaros_7", "geladhore_5"], options={"deck_1": "drone_onslaught"})
    t.pick("geladhore_5")
    assert (t.hand(0), len(t.state.areas[0])) == ((), 1)


@pytest.mark.rule("SI-1.15", "SI-R65")
def test_ajee_reaches_every_player_and_no_units() -> None:
    """With four players the one opposite too. The Triplets reach Unit cards as well, but neither
    their player's own, nor depleted ones, nor counters. Everyone hears which card it was."""
    t = position(
        4,
        worlds={0: ["aquas_delor"], 1: ["silicas"], 2: ["malakar_4"], 3: ["saturn"]},
        units={
            "aquas_delor": {0: ["clone_battalion"]},
            "silicas": {1: ["drone_carrier_group", "termbot_tanks-"]},
        },
        characters={
            0: ["ajee_delere", "ka_triplets"],
            1: ["garnath"],
            2: ["telek"],
            3: ["bikkaros-"],
        },
        watch=("always",) * 4,
    )
    t.moment("phase_end", seat=0).pick("ajee_delere")
    assert t.options == ("character:garnath#1", "character:telek#1")
    t.pick("telek")
    assert t.news("card_depleted", viewer=1) == [{"player": 0, "card": "character:telek#1"}]
    t.moment("phase_end", seat=0).pick("ka_triplets")
    assert t.options == ("character:garnath#1", "unit:drone_carrier_group#1")
    t.pick("drone_carrier_group")
    assert t.unit("drone_carrier_group").depleted


@pytest.mark.rule("SI-4.2")
def test_anasiia_keeps_one_character_down() -> None:
    """Another Character that is depleted undepletes in the next Resupply Phase."""
    t = position(
        worlds={0: ["silicas"], 1: ["aquas_delor"]},
        characters={0: ["anasiia"], 1: ["nazeen", "talandra_drus-"]},
        phase="allocation",
        options={"deck_1": "drone_onslaught", "deck_2": "capital_attack"},
    ).until("allocate")
    t.pick("anasiia").until("allocate", seat=1)
    assert [t.character(name).depleted for name in ("nazeen", "talandra_drus")] == [True, False]


@pytest.mark.rule("SI-12.2", "SI-5.7")
def test_a_facility_readies_what_was_allocated_depleted() -> None:
    """A Unit that is undepleted does not need it; everyone hears of it."""
    t = turn(
        own=["zythenus_calendra"],
        units={"zythenus_calendra": {0: [FACILITY, "interceptor_squadron-"]}},
    )
    before = t.state.units
    ready = [replace(each, fresh=True, depleted=False) for each in before]
    for units, is_used in (before, False), (tuple(ready), False):
        t.state.units = units
        assert bool(own_abilities(t.state, Seat(0), "own_allocation")) is is_used
    t.state.units = tuple([replace(each, fresh=True) for each in before])
    assert own_abilities(t.state, Seat(0), "own_allocation") == (f"unit:{FACILITY}#1",)
    t = turn(
        own=["zythenus_calendra"],
        units={"zythenus_calendra": {0: [FACILITY]}},
        hands={0: ["interceptor_squadron"]},
    )
    t.pick("interceptor_squadron", "zythenus_calendra", FACILITY)
    ready_news = t.news("card_undepleted", viewer=1)
    assert ready_news == [{"player": 0, "card": "unit:interceptor_squadron#1"}]
    assert not t.unit("interceptor_squadron").depleted


@pytest.mark.rule("SI-12.2", "SI-1.14")
@pytest.mark.parametrize(
    ("own", "resources", "fallen", "is_used"),
    [
        (["damirus_inner"], 2, "clone_battalion", True),
        (["damirus_inner"], 1, "clone_battalion", False),
        (["damirus_inner", "damirus_outer"], 1, "clone_battalion", True),
        (["damirus_inner", "damirus_outer"], 0, "clone_battalion", False),
        (["damirus_inner"], 2, "rapid_strike_fleet", False),
    ],
)
def test_damirus_brings_back_a_fallen_troop_that_can_be_paid(
    own: list[str], resources: int, fallen: str, is_used: bool
) -> None:
    """It costs two Resource counters, in its System one."""
    t = turn(own=own, resources=[resources, 0])
    t.state.discards = ((f"unit:{fallen}#1",), ())
    found = own_abilities(t.state, Seat(0), "own_turn")
    assert [name_of(id_) for id_ in found] == (["damirus_inner"] if is_used else [])


# Fights


@pytest.mark.rule("SI-12.2")
def test_the_revenant_is_for_infantry_that_has_damage() -> None:
    """Without Damage there is no Infantry to keep."""
    t = battle(["clone_battalion"], ["infantry_battalion"], people=([], ["x_cyber_revenant"]))
    t.state.watch = ("always", "always")
    t.moment("step_3", seat=1)
    assert not t.offers("x_cyber_revenant")


@pytest.mark.rule("SI-6.6", "SI-R24")
def test_brenzar_is_for_depleted_fleets() -> None:
    """While all Fleets are ready, there is nobody to alert."""
    for fleet, is_offered in ("destroyer_detachment", False), ("destroyer_detachment-", True):
        t = position(
            worlds={0: ["silicas"], 1: ["shalastra_shogmon", "krinos_mecarios"]},
            units={"silicas": {0: ["termbot_tanks"]}, "krinos_mecarios": {1: [fleet]}},
            characters={1: ["brenzar"]},
            phase="reallocation",
            watch=("concerned", "always"),
            options={"deck_1": "drone_onslaught", "deck_2": "fighter_strike"},
        )
        t.until("attack").pick("termbot_tanks", "shalastra_shogmon").moment("part_c", seat=1)
        assert t.offers("brenzar") is is_offered


@pytest.mark.rule("SI-12.6")
def test_who_declines_the_first_secret_maneuver_makes_no_second() -> None:
    """With an Assassin there would be two."""
    t = position(
        worlds={0: ["silicas"], 1: ["shalastra_shogmon"]},
        units={"silicas": {0: ["termbot_tanks", "android_battalion"]}},
        hands={0: ["secret_maneuvers"]},
        characters={0: ["anasiia"]},
        resources=[1, 0],
        phase="reallocation",
        agenda=AGENDA,
        options={"deck_1": "drone_onslaught", "deck_2": "fighter_strike"},
    )
    t.until("attack").pick("termbot_tanks", "shalastra_shogmon").pass_()
    t.moment("phase_end", seat=0).pick("secret_maneuvers", "anasiia").until("attack")
    t.pass_()
    assert t.question != "attack"


@pytest.mark.rule("SI-7.9", "SI-R42")
def test_all_hear_whose_damage_is_repaired() -> None:
    """With an Engineer, from all Fleet cards that have some, in the order in which they came."""
    t = battle(
        ["main_battle_fleet", "heavy_cruiser_assault_force"],
        ["light_cruiser_task_force", "retired_rim_battlecruisers", "interceptor_squadron"],
        hands=([], ["damage_control_drones"]),
        people=([], ["m5x10000"]),
        watch=("concerned", "always"),
    ).until("aim", seat=0)
    t.aim("main_battle_fleet", "light_cruiser_task_force")
    t.aim("heavy_cruiser_assault_force", "retired_rim_battlecruisers").pass_()
    t.moment("step_3", seat=1).pick("damage_control_drones", "light_cruiser_task_force", "m5x10000")
    names = [
        f"unit:{name}#1" for name in ("light_cruiser_task_force", "retired_rim_battlecruisers")
    ]
    while t.question != "withdraw":
        t.pass_()
    assert t.news("damage_removed", viewer=0) == [{"card": name} for name in names]


@pytest.mark.rule("SI-R99")
def test_all_hear_how_many_conquest_counters_go() -> None:
    """With a Politician, the newest one goes; those before it stay."""
    t = battle(
        ["destroyer_detachment", "anti_matter_torpedo_ships"],
        hands=([], ["population_mobilization"]),
        people=([], ["talandra_drus"]),
        watch=("concerned", "always"),
    ).until("aim", seat=0)
    field = field_of(t)
    t.aim("destroyer_detachment", field).aim("anti_matter_torpedo_ships", field).pass_()
    t.until("withdraw").answer("no").until("aim", seat=0)
    t.aim("destroyer_detachment", field).aim("anti_matter_torpedo_ships", field).pass_()
    t.moment("step_2", seat=1)
    assert t.state.conquest is not None
    assert t.state.conquest.counters == (1, 2)
    t.pick("population_mobilization", "talandra_drus")
    while not t.news("conquest_removed"):
        t.pass_()
    assert [*t.state.conquest.counters] == [1]
    assert t.news("conquest_removed", viewer=0) == [{"count": 1}]


@pytest.mark.rule("SI-R119")
def test_a_general_prolongs_a_siege_after_the_last_exchange_by_one() -> None:
    """After the first Exchange he is not asked; then three Exchanges are fought, and no fourth."""
    t = battle(
        ["destroyer_detachment"],
        hands=([SIEGE, SIEGE], []),
        people=(["bikkaros"], []),
        watch=("always", "concerned"),
    )
    t.moment("step_4", seat=0).pick(SIEGE)
    assert t.question != "activate"
    t = battle(
        ["destroyer_detachment"],
        hands=([SIEGE], []),
        people=(["bikkaros"], []),
        watch=("always", "concerned"),
    )
    t.until("withdraw").answer("no").moment("step_4", seat=0).pick(SIEGE, "bikkaros")
    while t.state.conquest is not None:
        assert t.state.conquest.lengthened or t.state.conquest.exchange < 3
        t.answer("pass" if "pass" in t.options else "no")
    assert [fact["number"] for fact in t.news("exchange_began")] == [1, 2, 3]


@pytest.mark.rule("SI-12.6", "SI-R119")
def test_characters_help_in_the_last_exchange_too() -> None:
    """An Engineer can help a Barrage that is played in the second Exchange."""
    t = battle(
        ["destroyer_detachment"],
        ["beam_weapon_batteries"],
        hands=(["armor_piercing_barrage"], []),
        people=(["azhar_maikenik"], []),
    )
    t.until("withdraw").answer("no").moment("before_exchange", seat=0)
    t.pick("armor_piercing_barrage", "destroyer_detachment")
    assert t.question == "activate"


@pytest.mark.rule("SI-11.6", "SI-11.15")
def test_a_keyword_without_a_number_is_given_once() -> None:
    """A Shelter Network makes Infantry Reinforced."""
    t = battle(["clone_battalion"], ["bombardment_shelter_network", "infantry_battalion"])
    assert keyword_of(t, "infantry_battalion", "Reinforced") == 1


@pytest.mark.rule("SI-R68", "SI-12.4")
def test_what_is_given_for_a_card_goes_in_order() -> None:
    """Two Drones for a Collision of X = 2, as their player named them."""
    t = battle(
        ["destroyer_detachment"],
        ["drone_fighter_squadron", "occupation_drone_force"],
        hands=([], ["drone_collision_attack"]),
        watch=("concerned", "always"),
        resources=[0, 2],
    )
    t.moment("step_2", seat=1).pick("drone_collision_attack").answer("n:2")
    names = ("drone_fighter_squadron", "occupation_drone_force")
    t.several(*names)
    while not t.discards(1):
        t.pass_()
    assert t.discards(1)[:2] == names
    assert t.resources(1) == 0


@pytest.mark.rule("SI-R74")
def test_a_card_stays_as_long_as_the_longest_of_its_effects() -> None:
    """With an Admiral a Range Advantage gives something for the Exchange and for the Action."""
    t = battle(
        ["main_battle_fleet"],
        hands=(["firing_range_advantage"], []),
        people=(["bedakarer"], []),
        watch=("able", "concerned"),
    )
    t.moment("before_exchange", seat=0).pick("firing_range_advantage", "bedakarer")
    t.until("withdraw").answer("no").until("aim")
    assert [each.face for each in t.state.reactions] == ["firing_range_advantage"]

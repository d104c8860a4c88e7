"""Chapter 8: which Units must leave a World card, which may stay, and what happens to the rest."""

import pytest

from palatine.games.seize_the_imperium.tests.battle import battle, field_of
from palatine.games.seize_the_imperium.tests.table import Table, position

CARRIER = "fighter_carrier_group"


def why(t: Table, *atoms: str) -> list[tuple[str, str]]:
    """Why these are not offered to the asked player: the rule, and the sentence."""
    found = [t.match.why_not(t.seat, atom) for atom in atoms]
    return [(each.rule, each.id) for each in found if each is not None]


def over(t: Table) -> Table:
    """Let everybody decline until the Action is over."""
    while t.state.conquest is not None:
        t.answer("pass" if "pass" in t.options else "no")
    return t


@pytest.mark.rule("SI-5.8", "SI-8.6", "SI-6.2")
def test_counters_need_no_room_of_their_own() -> None:
    """There is room for one card: the Carrier takes its Fighters along, and nobody is asked."""
    two = ["fighter_squadron", "bomber_squadron"]
    t = position(
        worlds={0: ["krinos_mecarios"], 1: ["silicas", "mars"]},
        units={"mars": {0: [f"{CARRIER}-"]}, "krinos_mecarios": {0: two}},
        options={"deck_1": "fighter_strike"},
    ).pick("mars")
    over(t)
    home = t.world("krinos_mecarios").id
    assert (t.question == "rescue", t.unit(CARRIER).at) == (False, home)
    assert [u.at for u in t.state.units if u.face == "fighter"] == [home] * 3


@pytest.mark.rule("SI-8.7", "SI-R80")
def test_all_who_find_no_room_are_discarded_at_once() -> None:
    """They go in the order in which they came; nobody is asked which to save."""
    full = ["infantry_battalion", "infantry_battalion", "cyborg_infantry_division"]
    t = position(
        worlds={0: ["aquas_delor"], 1: ["silicas", "mars"]},
        units={
            "mars": {0: ["rapid_strike_fleet-", "light_cruiser_task_force-"]},
            "aquas_delor": {0: full},
        },
    ).pick("mars")
    over(t)
    assert t.question != "rescue"
    assert t.discards(0) == ("rapid_strike_fleet", "light_cruiser_task_force")


@pytest.mark.rule("SI-R46", "SI-R43")
def test_who_withdraws_leaves_no_counters_behind() -> None:
    """The Carrier was shot, and its Fighters are gone as soon as the others are at home."""
    attackers, defenders = [CARRIER, "bomber_squadron"], ["main_battle_fleet"]
    t = battle(attackers, defenders, worlds=((), ["aquas_delor"])).until("aim", seat=0)
    t.aim(CARRIER, field_of(t)).pass_()
    t.until("aim", seat=1).aim("main_battle_fleet", CARRIER).pass_().until("withdraw")
    assert t.count("fighter") == 3
    t.answer("yes").until("retreat")
    assert (t.count("fighter"), t.has_unit("bomber_squadron")) == (0, True)


def garrison(*attackers: str, **more: object) -> Table:
    """The Attacker has Conquered a World card that nobody defended; the survivors may go."""
    t = battle(attackers, **more).until("aim", seat=0)  # type: ignore[arg-type]
    t.aim(attackers[0], field_of(t)).pass_()
    return over(t)


@pytest.mark.rule("SI-8.4", "SI-6.2")
def test_the_conquerors_cards_may_go_one_after_the_other() -> None:
    """Counters go with their card; when nobody is left, nobody is asked."""
    t = garrison("invasion_assault_force", "hover_tank_squadron", worlds=(["saturn"], []))
    assert t.question == "garrison"
    names = ("unit:invasion_assault_force#1", "unit:hover_tank_squadron#1")
    assert t.options == (*names, "pass")
    assert why(t, "counter:marine_infantry#1", "unit:mars#1") == [
        ("SI-6.2", "goes_with_its_card"),
        ("SI-8.4", "not_on_table"),
    ]
    t.pick("invasion_assault_force", "saturn")
    assert (t.question, [*t.options]) == ("garrison", [names[1], "pass"])
    assert why(t, names[0]) == [("SI-8.4", "not_there")]
    t.pick("hover_tank_squadron", "saturn")
    assert t.question not in ("garrison", "home")


@pytest.mark.rule("SI-8.4")
def test_who_has_nowhere_else_to_go_stays() -> None:
    """The only other World card is full, so nobody is asked."""
    full = ["infantry_battalion", "infantry_battalion", "cyborg_infantry_division"]
    t = position(
        worlds={0: ["dalken_cendros"], 1: ["silicas", "bygaros_7"]},
        units={"bygaros_7": {0: ["main_battle_fleet-"]}, "dalken_cendros": {0: full}},
    ).pick("bygaros_7")
    t.until("aim").aim("main_battle_fleet", "bygaros_7").pass_()
    over(t)
    assert (t.world("bygaros_7").controller, t.question != "garrison") == (0, True)


@pytest.mark.rule("SI-8.6", "SI-5.8")
def test_where_a_unit_can_not_go() -> None:
    """A Unit can't go to another player's World card, to where it is, or to where there is no
    room."""
    full = ["infantry_battalion", "infantry_battalion", "cyborg_infantry_division"]
    t = position(
        worlds={
            0: ["dalken_cendros", "aquas_delor", "damirus_outer"],
            1: ["silicas", "bygaros_7"],
        },
        units={"bygaros_7": {0: ["main_battle_fleet-"]}, "dalken_cendros": {0: full}},
    ).pick("bygaros_7")
    t.until("aim").aim("main_battle_fleet", "bygaros_7").pass_()
    over(t).pick("main_battle_fleet")
    assert (t.question, len(t.options)) == ("home", 2)
    names = ("silicas", "bygaros_7", "dalken_cendros")
    assert why(t, *[t.world(name).id for name in names], "world:mars#1") == [
        ("SI-8.6", "not_your_world"),
        ("SI-8.6", "leaves_there"),
        ("SI-5.8", "is_full"),
        ("SI-8.6", "not_on_table"),
    ]


@pytest.mark.rule("SI-8.6")
def test_nobody_stays_at_a_world_that_was_not_conquered() -> None:
    """It belongs to another player, and the Attacker hears so."""
    t = battle(["destroyer_detachment"], worlds=(["saturn"], []))
    over(t)
    assert (t.question, len(t.options)) == ("home", 2)
    assert why(t, t.unit("destroyer_detachment").at) == [("SI-8.6", "not_your_world")]


@pytest.mark.rule("SI-8.7", "SI-R123")
def test_who_can_not_be_rescued() -> None:
    """A Unit card that is elsewhere, or another player's, can't be rescued."""
    t = position(
        worlds={0: ["dalken_cendros"], 1: ["silicas", "geladhore_5"]},
        units={
            "geladhore_5": {
                0: ["main_battle_fleet-"],
                1: ["robot_goliath", "drone_fighter_squadron"],
            },
            "silicas": {1: ["termbot_tanks"]},
        },
    ).pick("geladhore_5")
    t.until("aim", seat=0).aim("main_battle_fleet", "geladhore_5").pass_().until("rescue")
    assert why(t, "unit:termbot_tanks#1", "unit:main_battle_fleet#1") == [
        ("SI-8.7", "not_there"),
        ("SI-8.7", "not_your_unit"),
    ]


@pytest.mark.rule("SI-7.11", "SI-R42")
def test_a_fleet_that_retreats_leaves_its_damage_behind() -> None:
    """Damage counters only last for the Action, which it has left."""
    t = battle(["heavy_cruiser_assault_force"], ["robot_goliath"]).until("aim", seat=0)
    t.aim("heavy_cruiser_assault_force", "robot_goliath").pass_().until("retreat")
    assert t.unit("robot_goliath").damage == 1
    t.pick("robot_goliath")
    assert t.unit("robot_goliath").damage == 0

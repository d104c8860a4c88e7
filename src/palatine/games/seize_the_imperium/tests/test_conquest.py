"""Chapter 8: what Conquers a World card, and what is left when the Action is over."""

import pytest

from palatine.games.seize_the_imperium.rules.table import replace
from palatine.games.seize_the_imperium.tests.battle import battle, field_of
from palatine.games.seize_the_imperium.tests.table import Table, position

ALWAYS = ("always", "always")


def over(t: Table) -> Table:
    """Let everybody decline until the Action is over."""
    while t.state.conquest is not None:
        t.answer("pass" if "pass" in t.options else "no")
    return t


def need(t: Table, name: str) -> int:
    """How many Conquest counters a World card takes, as everyone sees."""
    things = [thing for zone in t.view().zones for thing in zone.things]
    return int(next(thing for thing in things if thing.id == t.world(name).id).counters["need"])


@pytest.mark.rule("SI-8.1")
def test_a_defensive_ring_is_for_the_world_that_is_fought_for() -> None:
    """With an Engineer it takes one more Conquest counter; other World cards don't."""
    t = position(
        worlds={0: ["dalken_cendros"], 1: ["silicas", "bygaros_7", "mars"]},
        units={"bygaros_7": {0: ["main_battle_fleet-"]}},
        hands={1: ["planetary_defensive_ring"]},
        characters={1: ["m5x10000"]},
        resources=[0, 2],
    ).pick("bygaros_7")
    t.moment("before_exchange", seat=1).pick("planetary_defensive_ring", "m5x10000")
    assert [need(t, name) for name in ("bygaros_7", "mars", "silicas")] == [2, 1, 2]
    t.until("aim").aim("main_battle_fleet", "bygaros_7").pass_()
    assert over(t).world("bygaros_7").controller == 1


@pytest.mark.rule("SI-R47", "SI-8.1")
def test_counters_alone_conquer_nothing() -> None:
    """The Dropships are shot, but their Marines fight on and take the World card, which nobody
    holds. Nobody asks whether to forgo it, and the Action fails."""
    t = battle(["marines_dropship_group"], ["main_battle_fleet"])
    t.until("aim", seat=1).aim("main_battle_fleet", "marines_dropship_group").pass_()
    t.until("withdraw").answer("no").until("aim", seat=0)
    assert not t.has_unit("marines_dropship_group")
    for number in (1, 2, 3):
        t.aim(f"counter:marine_infantry#{number}", field_of(t))
    t.pass_()
    while t.state.conquest is not None:
        assert t.question != "forgo"
        t.answer("pass" if "pass" in t.options else "no")
    assert [fact["count"] for fact in t.news("attacked")][-1] == 1
    assert t.news("conquest_failed")


@pytest.mark.rule("SI-R46", "SI-7.11")
@pytest.mark.parametrize("version", [1, 2])
def test_what_was_forgone_is_not_conquered(version: int) -> None:
    """In version 1 the Units are still there when the Action is judged."""
    t = battle(["main_battle_fleet"], version=version).until("aim")
    t.aim("main_battle_fleet", field_of(t)).pass_().until("forgo").answer("yes")
    assert over(t).news("conquest_failed")
    assert t.news("conquered") == []


@pytest.mark.rule("SI-R74", "SI-8.1", "SI-R44")
def test_militia_holds_the_world() -> None:
    """Its card stays until success is judged; then both leave."""
    t = battle(
        ["destroyer_detachment", "anti_matter_torpedo_ships"],
        hands=([], ["militia_rally"]),
        watch=ALWAYS,
        resources=[0, 1],
    )
    field = field_of(t)
    t.moment("before_exchange", seat=1).pick("militia_rally").until("aim", seat=0)
    t.aim("destroyer_detachment", field).aim("anti_matter_torpedo_ships", field).pass_()
    t.moment("before_success")
    assert (t.count("militia"), "step" in t.view().counters) == (1, False)
    assert over(t).world(field).controller == 1
    assert t.news("attacked")[0]["count"] == 1
    assert (t.count("militia"), t.discards(1), t.state.reactions) == (0, ("militia_rally",), ())


@pytest.mark.rule("SI-7.13", "SI-R42")
def test_who_stays_after_a_conquest_is_sound() -> None:
    """Damage counters go with the Action, and everyone hears who has the World card now."""
    t = battle(["main_battle_fleet"], ["robot_goliath"])
    field, own = field_of(t), "main_battle_fleet"
    t.until("aim", seat=0).aim(own, field).pass_()
    t.until("aim", seat=1).aim("robot_goliath", own).pass_().until("retreat")
    assert t.unit(own).damage == 1
    over(t)
    assert (t.world(field).controller, t.unit(own).damage, t.unit(own).at) == (
        0,
        0,
        t.world(field).id,
    )
    assert t.news("conquered", viewer=1) == [
        {"player": 0, "defender": 1, "card": t.world(field).id}
    ]


@pytest.mark.rule("SI-7.13", "SI-R43", "SI-1.8")
def test_counters_live_as_long_as_their_card() -> None:
    """Fighters go home with their Carrier. If the Carrier was shot, everyone hears that its
    Fighters are gone before success is judged."""
    t = battle(["fighter_carrier_group"], ["siege_bunker_fortifications"])
    assert over(t).count("fighter") == 3
    t = battle(["fighter_carrier_group"], ["main_battle_fleet"])
    t.until("aim", seat=0).aim("fighter_carrier_group", field_of(t)).pass_()
    t.until("aim", seat=1).aim("main_battle_fleet", "fighter_carrier_group").pass_()
    over(t)
    gone = [str(fact["card"]) for fact in t.news("unit_eliminated")]
    fighters = [f"counter:fighter#{n}" for n in (1, 2, 3)]
    assert (gone, t.count("fighter")) == (["unit:fighter_carrier_group#1", *fighters], 0)


@pytest.mark.rule("SI-12.10", "SI-R74")
def test_a_siege_for_an_exchange_that_does_not_come_is_discarded() -> None:
    """The Attacker withdraws after it; nothing of it is left."""
    t = battle(
        ["destroyer_detachment"],
        hands=(["prolonged_planetary_siege"], []),
        watch=("always", "concerned"),
    )
    t.moment("step_4", seat=0).pick("prolonged_planetary_siege").until("withdraw").answer("yes")
    over(t)
    assert t.discards(0) == ("prolonged_planetary_siege",)
    assert (t.state.reactions, t.state.effects) == ((), ())


@pytest.mark.rule("SI-8.3", "SI-8.5", "SI-R49")
def test_orbitals_go_in_the_order_in_which_they_came() -> None:
    """The same happens when a Disputed copy is eliminated; everyone hears it."""
    orbitals = ["galadium_commerce_station", "early_intercept_maser_projectors"]
    t = position(
        worlds={0: ["aquas_delor", "damirus_outer"], 1: ["silicas", "damirus_outer"]},
        units={"world:damirus_outer#2": {0: ["heavy_cruiser_assault_force-"], 1: orbitals}},
    ).pick("damirus_outer")
    t.until("aim", seat=0).pick("heavy_cruiser_assault_force").answer("world:damirus_outer#2")
    over(t.pass_())
    assert t.discards(1)[:2] == tuple(orbitals)
    assert t.news("copy_eliminated", viewer=1) == [{"player": 0, "card": "world:damirus_outer#2"}]


@pytest.mark.rule("SI-R47", "SI-7.9")
def test_damage_counts_although_nothing_of_the_attacker_is_left() -> None:
    """Torpedo Ships and Batteries shoot each other: both leave, and the Action has failed."""
    t = battle(["anti_matter_torpedo_ships"], ["beam_weapon_batteries"]).until("aim", seat=0)
    t.aim("anti_matter_torpedo_ships", "beam_weapon_batteries").pass_()
    t.until("aim", seat=1).aim("beam_weapon_batteries", "anti_matter_torpedo_ships").pass_()
    over(t)
    assert (t.discards(0), t.discards(1)) == (
        ("anti_matter_torpedo_ships",),
        ("beam_weapon_batteries",),
    )
    assert (len(t.news("conquest_failed")), len(t.news("exchange_began"))) == (1, 1)


@pytest.mark.rule("SI-R48")
@pytest.mark.parametrize("is_depleted", [True, False])
def test_a_world_is_conquered_as_it_lies(is_depleted: bool) -> None:
    """A Conquered World card stays depleted or undepleted."""
    t = battle(["main_battle_fleet"]).until("aim")
    field = field_of(t)
    t.state.worlds = tuple(
        [replace(w, depleted=is_depleted and w.face == field) for w in t.state.worlds]
    )
    t.aim("main_battle_fleet", field).pass_()
    assert over(t).world(field).controller == 0
    assert t.world(field).depleted is is_depleted


@pytest.mark.rule("SI-R51", "SI-8.3")
def test_who_takes_a_world_from_its_conqueror_holds_it_by_own_counters() -> None:
    """The two that lay there go, and one of the new conqueror's stays."""
    t = position(
        3,
        worlds={0: ["dalken_cendros"], 1: ["silicas"], 2: ["krinos_mecarios", "geladhore_5"]},
        conquered={"geladhore_5": (1, 2)},
        units={"geladhore_5": {0: ["main_battle_fleet-"]}},
    ).pick("geladhore_5")
    t.until("aim").aim("main_battle_fleet", "geladhore_5").pass_()
    here = over(t).world("geladhore_5")
    assert (here.owner, here.controller, here.conquest) == (2, 0, 1)
    assert [prize.world for prize in t.state.prizes] == [here.id]


@pytest.mark.rule("SI-8.1", "SI-R44")
@pytest.mark.parametrize(
    ("defender", "controller"),
    [
        ("siege_bunker_fortifications", 1),
        ("standard_mech_company", 1),
        ("galadium_commerce_station", 0),
        ("bomber_squadron", 0),
    ],
)
def test_troops_and_installations_hold_a_world(defender: str, controller: int) -> None:
    """Troops and Installations hold a World card; Orbitals and Fleets don't."""
    t = battle(["main_battle_fleet"], [defender]).until("aim", seat=0)
    field = field_of(t)
    t.aim("main_battle_fleet", field).pass_()
    assert over(t).world(field).controller == controller

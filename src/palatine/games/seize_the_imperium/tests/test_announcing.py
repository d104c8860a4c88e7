"""Chapter 12: what is said about a Reaction card before anybody responds, and when it leaves."""

import pytest

from palatine.core.seats import Seat
from palatine.games.seize_the_imperium.rules.announcing import cancellable
from palatine.games.seize_the_imperium.state import Play
from palatine.games.seize_the_imperium.tests.battle import battle, keyword_of
from palatine.games.seize_the_imperium.tests.table import Table, position

BARRAGE = "armor_piercing_barrage"
FIGHTERS_V_DRONES = {"deck_1": "fighter_strike", "deck_2": "drone_onslaught"}
ALWAYS = ("always", "always")


def barrage(**more: object) -> Table:
    """The Attacker holds two Armor Piercing Barrages, before the first Exchange."""
    facts: dict[str, object] = {
        "worlds": {0: ["krinos_mecarios"], 1: ["silicas"]},
        "units": {"silicas": {0: ["destroyer_detachment-"], 1: ["drone_fighter_squadron"]}},
        "hands": {0: [BARRAGE, BARRAGE]},
        "options": FIGHTERS_V_DRONES,
        "resources": [3, 3],
        **more,
    }
    return position(**facts).pick("silicas").moment("before_exchange", seat=0)  # type: ignore[arg-type]


@pytest.mark.rule("SI-12.8", "SI-R70")
def test_a_card_that_gets_no_leave_leaves_no_trace_but_what_was_seen() -> None:
    """It costs nothing and goes nowhere, and cards already there stay; everyone hears it."""
    t = barrage().pick(BARRAGE, "destroyer_detachment").pick(BARRAGE)
    assert (t.question, t.seat) == ("leave", 1)
    t.answer("no")
    assert (t.hand(0), t.resources(0), t.state.plays) == ((BARRAGE,), 2, ())
    assert [each.id for each in t.state.reactions] == [f"tactic:{BARRAGE}#1"]
    refused = t.news("leave_refused", viewer=1)
    assert [(fact["player"], fact["card"]) for fact in refused] == [(0, f"tactic:{BARRAGE}#2")]
    assert t.state.moment == "before_exchange"


@pytest.mark.rule("SI-12.7", "SI-12.5", "SI-7.3")
def test_why_a_card_can_not_lie_there() -> None:
    """A copy is already there, or the card is for Fleets only, or the Unit is elsewhere."""
    t = battle(
        ["rapid_strike_fleet", "light_cruiser_task_force", "clone_battalion"],
        ["interceptor_squadron"],
        hands=(["special_operation_orders", *["firing_range_advantage"] * 2], []),
        watch=("always", "concerned"),
    )
    t.moment("before_exchange", seat=0).pick("special_operation_orders")
    t.moment("before_exchange", seat=0).pick("firing_range_advantage", "rapid_strike_fleet")
    t.moment("before_exchange", seat=0).pick("firing_range_advantage")
    assert t.question == "host"
    found = [t.why_not(f"unit:{c}#1") for c in ("rapid_strike_fleet", "clone_battalion", "saturn")]
    assert found == ["SI-12.7", "SI-12.5", "SI-7.3"]


@pytest.mark.rule("SI-12.6", "SI-R72")
def test_a_general_does_not_help_where_nobody_can_be_picked() -> None:
    """A Phalanx with a General picks a Troop card; Marine counters alone are none."""
    for troops, is_asked in ([], False), (["powered_armor_platoons"], True):
        t = battle(
            ["invasion_assault_force", *troops],
            hands=(["phalanx_battle_formation"], []),
            people=(["bikkaros"], []),
            watch=("always", "concerned"),
        )
        t.moment("before_exchange", seat=0).pick("phalanx_battle_formation")
        assert (t.question == "activate") is is_asked


@pytest.mark.rule("SI-12.6", "SI-R72")
def test_each_class_brings_what_is_printed_for_it() -> None:
    """For a Siege a General brings an Exchange, an Engineer picks the Unit with Siege; everyone
    hears who."""
    t = battle(
        ["destroyer_detachment", "anti_matter_torpedo_ships"],
        hands=(["prolonged_planetary_siege"], []),
        people=(["bikkaros", "shalindris_nu"], []),
        watch=("always", "concerned"),
    )
    t.moment("step_4", seat=0).pick("prolonged_planetary_siege", "shalindris_nu")
    assert (t.question, len(t.options)) == ("pick", 2)
    depleted = t.news("character_depleted", viewer=1)
    assert [(f["player"], f["card"]) for f in depleted] == [(0, "character:shalindris_nu#1")]


@pytest.mark.rule("SI-12.6")
def test_only_some_cards_ask_others_for_a_character() -> None:
    """The Defender's Engineer can't help a Barrage of the Attacker's."""
    t = barrage(characters={1: ["m5x10000"]}).pick(BARRAGE, "destroyer_detachment")
    assert t.question != "assist"
    assert keyword_of(t, "destroyer_detachment", "Piercing") == 1


@pytest.mark.rule("SI-12.6", "SI-R66")
def test_others_are_asked_for_an_admiral_clockwise() -> None:
    """From the player of the Wedge clockwise: the first, then the second if the first declines."""
    t = position(
        3,
        worlds={0: ["aquas_delor"], 1: ["silicas"], 2: ["krinos_mecarios"]},
        units={"silicas": {0: ["rapid_strike_fleet-"], 1: ["termbot_tanks"]}},
        hands={0: ["piercing_wedge_formation"]},
        characters={1: ["garnath"], 2: ["bedakarer"]},
        resources=[2, 0, 0],
    ).pick("silicas")
    t.moment("step_1", seat=0).pick("piercing_wedge_formation")
    assert (t.question, t.seat) == ("assist", 1)
    t.pass_()
    assert (t.question, t.seat) == ("assist", 2)


@pytest.mark.rule("SI-12.6", "SI-12.3", "SI-12.2", "SI-1.13")
def test_who_can_not_help() -> None:
    """Another player's Character, one that is not there, depleted, Disputed, or of another
    class."""
    t = barrage(
        characters={
            0: ["azhar_maikenik", "bedakarer", "brenzar-", "telek"],
            1: ["khamera", "telek"],
        }
    ).pick(BARRAGE, "destroyer_detachment")
    assert (t.question, t.options) == ("activate", ("character:azhar_maikenik#1", "pass"))
    names = ("khamera", "nazeen", "brenzar", "telek", "bedakarer")
    found = [t.why_not(f"character:{name}#1") for name in names]
    assert found == ["SI-12.3", "SI-12.3", "SI-12.2", "SI-1.13", "SI-12.6"]


@pytest.mark.rule("SI-12.14")
def test_whom_a_characters_ability_is_not_about() -> None:
    """Bedakarer picks a Fleet card, and no Troop."""
    fleets = ["rapid_strike_fleet", "light_cruiser_task_force"]
    t = battle([*fleets, "clone_battalion"], people=(["bedakarer"], []), watch=("always", "able"))
    t.moment("before_exchange", seat=0).pick("bedakarer")
    assert (t.question, t.why_not("unit:clone_battalion#1")) == ("pick", "SI-12.14")


def decoyed() -> Table:
    """Two Fleets aim at the Defender's; a Troop of the Attacker's stays back."""
    t = battle(
        ["destroyer_detachment", "anti_matter_torpedo_ships", "powered_armor_platoons"],
        ["bomber_squadron"],
        hands=([], ["decoy_hologram_fleet"]),
        watch=ALWAYS,
    )
    t.until("aim", seat=0).aim("destroyer_detachment", "bomber_squadron")
    t.aim("anti_matter_torpedo_ships", "bomber_squadron").pass_()
    return t.moment("after_targets_1", seat=1).pick("decoy_hologram_fleet")


@pytest.mark.rule("SI-12.14", "SI-R122")
def test_only_for_an_attack_it_matters_who_stays_back() -> None:
    """A Decoy needs Units that have targeted; a Collision can't reach a Troop that has not."""
    t = decoyed()
    assert (t.question, t.why_not("unit:powered_armor_platoons#1")) == ("pick", "SI-12.14")
    t = battle(
        ["drone_carrier_group", "drone_fighter_squadron", "termbot_tanks"],
        ["drone_carrier_group", "termbot_tanks"],
        hands=([], ["drone_collision_attack"]),
        watch=ALWAYS,
        resources=[0, 1],
    )
    t.moment("step_2", seat=1).pick("drone_collision_attack")
    own, theirs = [each.id for each in t.state.units if each.face == "termbot_tanks"][::-1]
    assert t.question == "pick"
    assert [t.why_not(each) for each in (own, theirs)] == ["SI-12.14", "SI-7.7"]
    t = battle(
        ["drone_fighter_squadron", "termbot_tanks"],
        ["drone_fighter_squadron", "occupation_drone_force"],
        hands=(["drone_collision_attack"], []),
        watch=ALWAYS,
        resources=[1, 0],
    )
    t.moment("step_1", seat=0).pick("drone_collision_attack")
    assert (t.question, t.why_not("unit:termbot_tanks#1")) == ("pick", "SI-12.14")


@pytest.mark.rule("SI-12.10", "SI-1.14")
def test_cards_are_discarded_each_at_its_time() -> None:
    """A Wedge and Ordnance are for an Exchange, Orders are for the Action; each is discarded once,
    in the order in which they were played."""
    t = battle(
        ["rapid_strike_fleet", "light_cruiser_task_force", "clone_battalion"],
        hands=(
            ["special_operation_orders", "piercing_wedge_formation", "heavy_bombardment_ordnance"],
            [],
        ),
        watch=("always", "concerned"),
    )
    t.moment("before_exchange", seat=0).pick("special_operation_orders")
    t.moment("step_1", seat=0).pick("piercing_wedge_formation")
    t.moment("step_1", seat=0).pick("heavy_bombardment_ordnance").several("rapid_strike_fleet")
    t.until("withdraw")
    assert (t.discards(0), len(t.state.reactions)) == ((), 3)
    t.answer("no")
    gone = ("piercing_wedge_formation", "heavy_bombardment_ordnance")
    assert t.discards(0) == gone
    assert [each.face for each in t.state.reactions] == ["special_operation_orders"]
    while t.state.conquest is not None:
        t.answer("pass" if "pass" in t.options else "no")
    assert t.discards(0) == (*gone, "special_operation_orders")
    assert t.state.reactions == ()


@pytest.mark.rule("SI-12.13", "SI-R68")
def test_all_hear_that_a_card_was_cancelled_or_ransomed() -> None:
    """A player with one counter left can pay for it; a player with none is not asked."""
    for resources, question in ([2, 0], "ransom"), ([1, 0], "window"):
        t = barrage(characters={1: ["telek"]}, resources=resources)
        t.pick(BARRAGE, "destroyer_detachment", "telek")
        assert t.question == question
        if question == "ransom":
            t.answer("yes")
            assert t.resources(0) == 0
            assert t.news("ransom_paid", viewer=1) == [{"player": 0, "card": f"tactic:{BARRAGE}#1"}]
            assert t.news("reaction_cancelled") == []
        else:
            said = t.news("reaction_cancelled", viewer=1)
            assert said == [{"player": 0, "card": f"tactic:{BARRAGE}#1"}]


@pytest.mark.rule("SI-12.12", "SI-12.3")
def test_nobody_cancels_an_own_card() -> None:
    """Daterian Nexus cancels other players' cards; without a card there is nothing to cancel."""
    t = barrage(characters={1: ["daterian_nexus"]})
    assert cancellable(t.state, Seat(1), 2) is None
    t.pick(BARRAGE, "destroyer_detachment")
    last = t.state.plays[-1]
    assert [cancellable(t.state, Seat(p), 2) for p in (0, 1)] == [None, last]
    assert cancellable(t.state, Seat(1), 0) is None
    ability = Play("character:telek#1", "telek", Seat(0), 0)
    t.state.plays += (ability,)
    assert cancellable(t.state, Seat(1), 2) == last

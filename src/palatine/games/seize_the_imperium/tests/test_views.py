"""What each viewer sees: open cards for all, facedown ones and hands for their owner alone."""

import pytest

from palatine.core.view import Thing
from palatine.games.seize_the_imperium.tests.battle import battle
from palatine.games.seize_the_imperium.tests.table import Table, position, table


def things(t: Table, zone: str, viewer: int | None, owner: int) -> list[str | None]:
    """The faces that a viewer sees in a zone."""
    return [thing.face for thing in t.zone(zone, viewer, owner).things]


HIDDEN = {
    "hand": ["hand:clone_battalion", "hand:on_high_alert"],
    "area": ["area:nazeen"],
    "reserve": ["reserve:aquas_delor", "reserve:geladhore_prime"],
}


@pytest.mark.parametrize("zone", HIDDEN)
def test_what_lies_facedown_is_seen_by_its_owner_only(zone: str) -> None:
    """The others and the public screen see so many backs."""
    t = position(
        worlds={0: ["dalken_cendros"], 1: ["silicas"]},
        hands={0: ["clone_battalion", "on_high_alert"]},
        areas={0: ["nazeen"]},
        reserves={0: ["aquas_delor", "geladhore_prime"]},
        phase="allocation",
    )
    assert things(t, zone, viewer=0, owner=0) == HIDDEN[zone]
    assert t.zone(zone, 0, 0).secret
    for viewer in (None, 1):
        seen = t.zone(zone, viewer, owner=0)
        assert (seen.things, seen.backs) == ((), len(HIDDEN[zone]))


@pytest.mark.rule("SI-2.4")
def test_what_was_chosen_lies_facedown_until_it_is_shown() -> None:
    """The own Throne World and Lead Character are seen, the others' not."""
    t = table(2)
    for _ in range(4):
        t.answer(t.options[0])
    assert t.question == "bid"
    for viewer in (0, 1):
        assert len(t.zone("chosen", viewer, owner=viewer).things) == 2
        assert t.zone("chosen", viewer, owner=1 - viewer).backs == 2
    assert not any(zone.id.startswith("place") for zone in t.view().zones)


@pytest.mark.rule("SI-R03")
def test_of_a_bid_only_the_number_is_seen() -> None:
    """The cards lie facedown until the bid has ended; then they are in the Discard Pile."""
    t = table(2)
    for _ in range(4):
        t.answer(t.options[0])
    bidder, given = t.seat, t.options[:2]
    t.answer(list(given))
    for viewer in (None, 0, 1):
        seen = t.zone("bid", viewer, owner=bidder)
        assert (seen.things, seen.backs) == ((), 2)
    t.answer([]).answer([])
    faces = sorted([atom.partition(":")[2] for atom in given])
    assert sorted(t.discards(bidder)) == faces
    assert len(t.zone("discard", None, owner=bidder).things) == 2


@pytest.mark.rule("SI-1.14")
def test_discard_piles_lie_open() -> None:
    """Anybody may look through them."""
    t = battle(["infantry_battalion"], ["termbot_tanks"], hands=(["special_operation_orders"], []))
    t.moment("before_exchange", seat=0)
    t.pick("special_operation_orders", "infantry_battalion").until("withdraw").answer("yes")
    for viewer in (None, 0, 1):
        assert "tactic:special_operation_orders#1" in things(t, "discard", viewer, owner=0)


def test_decks_are_so_many_backs() -> None:
    """Neither their owner nor anybody else sees more."""
    t = position(worlds={0: ["dalken_cendros"], 1: ["silicas"]}, phase="allocation")
    for deck, count in (("asset_deck", 50), ("character_deck", 10), ("system_deck", 9)):
        seen = t.zone(deck, viewer=0, owner=0)
        assert (seen.things, seen.backs) == ((), count)


def thing_of(t: Table, name: str) -> Thing:
    """An open card as the public screen shows it."""
    every = [thing for zone in t.view().zones for thing in zone.things]
    return next(thing for thing in every if thing.id == name)


def test_a_world_card_shows_its_units_and_whose_they_are() -> None:
    """Guests say who controls them; depleted cards lie turned."""
    t = position(
        worlds={0: ["dalken_cendros"], 1: ["silicas"]},
        units={"silicas": {0: ["infantry_battalion-"], 1: ["termbot_tanks"]}},
    )
    seen = [thing.id for thing in t.zone("place_1", None, owner=1).things]
    assert seen == ["world:silicas#1", "unit:infantry_battalion#1", "unit:termbot_tanks#1"]
    guest = thing_of(t, "unit:infantry_battalion#1")
    assert ("depleted" in guest.marks, guest.counters["of:0"]) == (True, 1)
    assert "of:1" not in thing_of(t, "unit:termbot_tanks#1").counters


def test_marks_say_what_a_world_card_is() -> None:
    """A Throne World, Disputed copies, and which one is attacked."""
    t = position(
        worlds={0: ["dalken_cendros", "damirus_inner"], 1: ["silicas", "damirus_inner"]},
        units={"silicas": {0: ["infantry_battalion-"], 1: ["termbot_tanks"]}},
    ).pick("silicas")
    assert thing_of(t, "world:silicas#1").marks == ("throne", "attacked")
    assert "disputed" in thing_of(t, "world:damirus_inner#1").marks
    marks = [seat.marks for seat in t.view().seats]
    assert ("attacker" in marks[0], "defender" in marks[1]) == (True, True)


def test_where_a_player_is_asked_is_seen_by_all() -> None:
    """What was chosen is public, so that a question that is not asked tells nothing."""
    t = position(worlds={0: ["dalken_cendros"], 1: ["silicas"]}, phase="allocation")
    t.until("allocate").answer("watch:always")
    for viewer in (None, 0, 1):
        assert "watch_always" in t.view(viewer).seats[0].marks


def test_options_point_at_cards_in_the_hand_by_their_place() -> None:
    """Which says nothing about when they were drawn to anybody else."""
    hand = ["clone_battalion", "special_operation_orders"]
    t = battle(["infantry_battalion"], ["termbot_tanks"], hands=(hand, []))
    question = t.moment("before_exchange", seat=0).match.asked[t.seat]
    assert question.at[question.options.index("hand:special_operation_orders")] == "held:1"


def noted(t: Table, id_: str) -> list[dict[str, object]]:
    """The facts of all notes of a kind that the public screen has."""
    return [dict(note.facts) for note in t.view().notes if note.id == id_]


def test_a_card_says_what_it_is() -> None:
    """Type and sub-types of Units, the class of Characters, in the hand and on the table."""
    t = position(
        worlds={0: ["dalken_cendros"], 1: ["silicas"]},
        units={"silicas": {1: ["drone_carrier_group-"]}},
        hands={0: ["clone_battalion", "on_high_alert"]},
        areas={0: ["nazeen"]},
        phase="allocation",
    )
    carriers = thing_of(t, "unit:drone_carrier_group#1")
    assert carriers.marks == ("fleet", "carriers", "drone", "depleted")
    held = [thing.marks for thing in t.zone("hand", 0, 0).things]
    assert held == [("troop", "infantry"), ("reaction",)]
    assert t.zone("area", 0, 0).things[0].marks == ("general",)


def test_counters_lie_behind_the_card_that_they_came_with() -> None:
    """Whatever came to the world before and after it."""
    t = battle(["drone_carrier_group", "termbot_tanks"], ["infantry_battalion"])
    faces = [thing.id for zone in t.view().zones for thing in zone.things]
    carrier = faces.index("unit:drone_carrier_group#1")
    behind = faces[carrier + 1 : carrier + 4]
    assert [face.partition("#")[0] for face in behind] == ["counter:drone_fighter"] * 3
    assert not any(face.startswith("counter") for face in faces[carrier + 4 :])


@pytest.mark.rule("SI-5.8")
def test_a_world_card_says_how_many_unit_cards_it_holds() -> None:
    """Its cost, and one more with an Orbital Mega-city."""
    t = position(
        worlds={0: ["dalken_cendros"], 1: ["silicas"]},
        units={"dalken_cendros": {0: ["orbital_mega_city"]}},
    )
    wide, plain = thing_of(t, "world:dalken_cendros#1"), thing_of(t, "world:silicas#1")
    assert wide.counters["room"] == wide.counters["cost"] + 1
    assert plain.counters["room"] == plain.counters["cost"]


@pytest.mark.rule("SI-8.2", "SI-13.6", "SI-13.11")
@pytest.mark.parametrize(
    ("options", "need"), [({}, 1), ({"two_counters": "on"}, 2), ({"game": "extended"}, 2)]
)
def test_a_world_card_says_what_conquers_it(options: dict[str, str], need: int) -> None:
    """DEF with an Orbital Mega-city and twice for a Throne World, and the Conquest counters of this
    variant, before anybody fights for it and while others are fought for."""
    t = position(
        worlds={0: ["dalken_cendros"], 1: ["silicas", "bygaros_7"]},
        units={
            "dalken_cendros": {0: ["orbital_mega_city"]},
            "bygaros_7": {0: ["rapid_strike_fleet-"]},
        },
        options={"deck_1": "capital_attack", "deck_2": "drone_onslaught", **options},
    )
    for _ in range(2):
        shown = [thing_of(t, f"world:{name}#1").counters for name in ("dalken_cendros", "silicas")]
        assert [(each["def"], each["need"]) for each in shown] == [(14, need + 1), (8, need + 1)]
        t.pick("bygaros_7") if t.question == "conquer" else t.pass_()


def test_the_screen_knows_which_window_is_open_and_what_waits_in_it() -> None:
    """The moment, the Exchange, what was announced, and on what it lies."""
    hands = (["special_operation_orders"], ["piercing_wedge_formation"])
    t = battle(["infantry_battalion"], ["termbot_tanks"], hands=hands, watch=("always",) * 2)
    t.moment("before_exchange", seat=0)
    assert [note["moment"] for note in noted(t, "window")] == ["before_exchange"]
    assert noted(t, "play") == []
    t.pick("special_operation_orders", "infantry_battalion").until("window", seat=1)
    card = "tactic:special_operation_orders#1"
    assert noted(t, "play") == [{"card": card, "player": 0, "used": False}]
    assert noted(t, "laid") == [{"card": card, "place": "unit:infantry_battalion#1"}]
    t.moment("step_1", seat=0)
    assert (t.view().counters["step"], t.view().counters["exchange"]) == (1, 1)
    assert noted(t, "play") == []

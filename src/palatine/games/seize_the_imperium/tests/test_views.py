"""What each viewer sees: everyone sees open cards, only their owner facedown ones and hands."""

import pytest

from palatine.core.seats import Seat
from palatine.core.view import SeatView, Thing, View
from palatine.games.seize_the_imperium import GAME
from palatine.games.seize_the_imperium.rules.table import replace
from palatine.games.seize_the_imperium.state import Character
from palatine.games.seize_the_imperium.tests.battle import battle
from palatine.games.seize_the_imperium.tests.table import Table, position, table
from palatine.games.seize_the_imperium.tests.test_duels import bring, duels


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
    """The others and the public screen see only the number of backs."""
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
    """Players see their own Throne World and Lead Character, but not the others'."""
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
    """Anybody may look through the Discard Piles."""
    t = battle(["infantry_battalion"], ["termbot_tanks"], hands=(["special_operation_orders"], []))
    t.moment("before_exchange", seat=0)
    t.pick("special_operation_orders", "infantry_battalion").until("withdraw").answer("yes")
    for viewer in (None, 0, 1):
        assert "tactic:special_operation_orders#1" in things(t, "discard", viewer, owner=0)


def test_decks_are_so_many_backs() -> None:
    """Nobody sees more of a deck than its number of backs, not even its owner."""
    t = position(worlds={0: ["dalken_cendros"], 1: ["silicas"]}, phase="allocation")
    for deck, count in (("asset_deck", 50), ("character_deck", 10), ("system_deck", 9)):
        seen = t.zone(deck, viewer=0, owner=0)
        assert (seen.things, seen.backs) == ((), count)


def thing_of(t: Table, name: str) -> Thing:
    """An open card as the public screen shows it."""
    every = [thing for zone in t.view().zones for thing in zone.things]
    return next(thing for thing in every if thing.id == name)


def test_a_world_card_shows_its_units_and_whose_they_are() -> None:
    """Guests say who controls them, and depleted cards are marked."""
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
    """The choice is public, so a question that is not asked reveals nothing."""
    t = position(worlds={0: ["dalken_cendros"], 1: ["silicas"]}, phase="allocation")
    t.until("allocate").answer("watch:always")
    for viewer in (None, 0, 1):
        assert "watch_always" in t.view(viewer).seats[0].marks


def test_options_point_at_cards_in_the_hand_by_their_place() -> None:
    """The place tells others nothing about when a card was drawn."""
    hand = ["clone_battalion", "special_operation_orders"]
    t = battle(["infantry_battalion"], ["termbot_tanks"], hands=(hand, []))
    question = t.moment("before_exchange", seat=0).match.asked[t.seat]
    place = question.options.index("hand:special_operation_orders")
    assert question.places(t.state, t.seat)[place] == "held:1"


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
    """Counters come after their card, whatever came to the World card before or after."""
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
    """DEF with an Orbital Mega-city and doubled for a Throne World, and the Conquest counters of
    this variant, before anybody fights for it and while others fight."""
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
    """The moment, the Exchange, the announced card, and the card on which it lies."""
    hands = (["special_operation_orders"], ["piercing_wedge_formation"])
    t = battle(["infantry_battalion"], ["termbot_tanks"], hands=hands, watch=("always",) * 2)
    t.moment("before_exchange", seat=0)
    assert [note["moment"] for note in noted(t, "window")] == ["before_exchange"]
    assert noted(t, "play") == []
    t.pick("special_operation_orders", "infantry_battalion").until("window", seat=1)
    card = "tactic:special_operation_orders#1"
    assert noted(t, "play") == [{"card": card, "player": 0, "used": False}]
    assert noted(t, "laid") == [{"card": card, "place": "unit:infantry_battalion#1"}]
    lying = [(zone.owner, zone.things) for zone in t.view().zones if zone.id == "reactions"]
    assert lying == [(0, (Thing(card, card),))]
    t.moment("step_1", seat=0)
    assert (t.view().counters["step"], t.view().counters["exchange"]) == (1, 1)
    assert noted(t, "play") == []


def table_lines(t: Table, viewer: int | None) -> list[str]:
    """The table as a viewer sees it, a line for each zone and each card in it."""
    lines = []
    for zone in t.view(viewer).zones:
        secret = " secret" if zone.secret else ""
        lines.append(f"{zone.id} of {zone.owner}: {zone.kind}, {zone.backs} backs{secret}")
        for thing in zone.things:
            same = "" if thing.id == thing.face else f" {thing.face}"
            numbers = [f"{name} {n}" for name, n in thing.counters.items()]
            lines.append(f"  {thing.id}{same}: {', '.join((*thing.marks, *numbers))}")
    return lines


def whole() -> Table:
    """Seat 0 fights for Bygaros; Aquas Delor was Conquered by seat 1, and both have cards
    everywhere."""
    t = position(
        worlds={0: ["dalken_cendros", "aquas_delor"], 1: ["silicas", "bygaros_7"]},
        units={
            "bygaros_7": {
                0: ["jump_battlesuit_company-"],
                1: ["android_battalion", "drone_carrier_group-"],
            },
            "aquas_delor": {1: ["termbot_tanks"]},
        },
        hands={0: ["clone_battalion", "on_high_alert"], 1: ["drone_collision_attack"]},
        areas={0: ["nazeen"]},
        reserves={0: ["damirus_inner"]},
        characters={0: ["talandra_drus-"], 1: ["telek"]},
        conquered={"aquas_delor": (1, 2)},
        regent=Seat(1),
        resources=[2, 5],
        watch=("always", "able"),
    )
    t.state.discards = (("tactic:firing_range_advantage#1",), ())
    t.state.worlds = tuple([replace(one, depleted=one.throne) for one in t.state.worlds])
    return t.pick("bygaros_7")


OPEN_0 = [
    "place_1 of 0: row, 0 backs",
    "  world:dalken_cendros#1: throne, depleted, cost 3, def 10, need 2, room 3",
    "characters of 0: row, 0 backs",
    "  character:talandra_drus#1: politician, depleted",
    "discard of 0: pile, 0 backs",
    "  tactic:firing_range_advantage#1: ",
]
DECKS_0 = [
    "asset_deck of 0: pile, 47 backs",
    "character_deck of 0: pile, 8 backs",
    "system_deck of 0: pile, 7 backs",
]
OPEN_1 = [
    "place_1 of 1: row, 0 backs",
    "  world:aquas_delor#1: conquered, cost 3, def 5, need 1, room 3",
    "  unit:termbot_tanks#1: troop, vehicles, drone, att 8, def 5",
    "place_2 of 1: row, 0 backs",
    "  world:silicas#1: throne, depleted, cost 2, def 8, need 2, room 2",
    "place_3 of 1: row, 0 backs",
    "  world:bygaros_7#1: attacked, cost 3, def 4, need 1, room 3",
    "  unit:jump_battlesuit_company#1: troop, infantry, depleted, att 5, def 5, of:0 1",
    "  unit:android_battalion#1: troop, infantry, drone, att 6, def 5, missions 2",
    "  unit:drone_carrier_group#1: fleet, carriers, drone, depleted, att 2, def 8",
    *[f"  counter:drone_fighter#{n}: fleet, fighters, drone, att 3, def 3" for n in (1, 2, 3)],
    "characters of 1: row, 0 backs",
    "  character:telek#1: hunter",
]
DECKS_1 = [
    "asset_deck of 1: pile, 46 backs",
    "character_deck of 1: pile, 9 backs",
    "system_deck of 1: pile, 8 backs",
]
OWN_0 = [
    "hand of 0: hand, 0 backs secret",
    "  held:0 hand:clone_battalion: troop, infantry, cost 3, att 5, def 4",
    "  held:1 hand:on_high_alert: reaction, cost 1",
    "area of 0: hand, 0 backs secret",
    "  area:0 area:nazeen: general, cost 2",
    "reserve of 0: hand, 0 backs secret",
    "  reserve:0 reserve:damirus_inner: cost 2, def 5, need 1",
]
BACKS_0 = ["hand of 0: hand, 2 backs", "area of 0: hand, 1 backs", "reserve of 0: hand, 1 backs"]
OWN_1 = [
    "hand of 1: hand, 0 backs secret",
    "  held:0 hand:drone_collision_attack: reaction",
]
BACKS_1 = ["hand of 1: hand, 1 backs"]


@pytest.mark.rule("SI-1.14", "SI-1.2")
@pytest.mark.parametrize(
    ("viewer", "first", "second"),
    [(0, OWN_0, BACKS_1), (1, BACKS_0, OWN_1), (None, BACKS_0, BACKS_1)],
)
def test_the_whole_table(viewer: int | None, first: list[str], second: list[str]) -> None:
    """Everyone sees the same cards with their numbers, and how many are hidden; only a hidden
    card's owner sees it."""
    shown = [*OPEN_0, *first, *DECKS_0, *OPEN_1, *second, *DECKS_1]
    assert table_lines(whole(), viewer) == shown


@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_what_all_see_of_the_players_and_of_the_game(viewer: int | None) -> None:
    """Each player's marks and counters, the Turn, the goal and the Exchange."""
    seen = whole().view(viewer)
    assert [(seat.marks, seat.counters) for seat in seen.seats] == [
        (("active", "attacker", "watch_always"), {"resources": 2, "points": 3, "cards": 2}),
        (("regent", "defender"), {"resources": 5, "points": 8, "cards": 1}),
    ]
    assert seen.phase == "military"
    assert seen.counters == {"turn": 6, "goal": 20, "exchange": 1, "exchanges": 2}


def test_before_the_deal_there_are_only_players() -> None:
    """Before the deal, nobody has anything yet."""
    state = GAME.start(GAME.setup(3))
    assert GAME.view(state, Seat(1)) == View(
        Seat(1), "setup", tuple([SeatView(Seat(p)) for p in range(3)])
    )


def test_nobody_is_active_in_the_setup() -> None:
    """There is no Turn before the first, and nobody has Victory points."""
    (first, _) = table(2).view().seats
    assert (first.marks, first.counters) == ((), {"resources": 6, "points": 0, "cards": 6})


@pytest.mark.rule("SI-11.12", "SI-7.6")
def test_damage_and_conquest_counters_are_seen_while_they_lie_there() -> None:
    """The Bunker has one Damage counter, Geladhore one Conquest counter."""
    fleets = ["main_battle_fleet", "imperial_guardian_fleet", "imperial_guardian_fleet"]
    t = battle(fleets, ["siege_bunker_fortifications"])
    bunker = "unit:siege_bunker_fortifications#1"
    assert "damage" not in thing_of(t, bunker).counters
    t.until("aim").aim("unit:imperial_guardian_fleet#1", "geladhore_5")
    t.aim("unit:imperial_guardian_fleet#2", "geladhore_5")
    world = "world:geladhore_5#1"
    assert "conquest" not in thing_of(t, world).counters
    t.aim("main_battle_fleet", "siege_bunker_fortifications").pass_().until("aim", seat=1)
    assert thing_of(t, world).counters["conquest"] == 1
    assert "conquest" not in thing_of(t, "world:silicas#1").counters
    assert thing_of(t, bunker).counters["damage"] == 2


@pytest.mark.rule("SI-R93")
def test_numbers_of_units_elsewhere_are_those_printed() -> None:
    """Guardians have ATT 4, and 6 where they defend; a fight elsewhere changes nothing."""
    t = position(
        worlds={0: ["dalken_cendros"], 1: ["silicas", "bygaros_7"]},
        units={
            "bygaros_7": {0: ["clone_battalion-"], 1: ["imperial_guardian_fleet"]},
            "silicas": {1: ["imperial_guardian_fleet", "robot_goliath"]},
        },
    )
    t.state.characters += (Character("character:garnath#1", "bedakarer", Seat(1)),)
    assert thing_of(t, "unit:robot_goliath#1").counters["att"] == 11
    names = [one.id for one in t.state.units if one.face == "imperial_guardian_fleet"]
    assert [thing_of(t, name).counters["att"] for name in names] == [4, 4]
    t.pick("bygaros_7")
    assert [thing_of(t, name).counters["att"] for name in names] == [6, 4]
    assert thing_of(t, "unit:robot_goliath#1").counters["att"] == 11


def test_the_step_of_an_exchange_is_seen() -> None:
    """Before the first Step and after a Surprise Strike there is none."""
    t = battle(["infantry_battalion"], ["termbot_tanks"], watch=("always", "always"))
    seen = []
    while t.state.conquest is not None and t.state.conquest.exchange == 1:
        counters = t.view().counters
        now = (t.state.moment, counters.get("step"))
        if t.state.moment is not None and now not in seen:
            seen.append(now)
        t.answer(t.quiet_answer())
    steps = [("step_1", 1), ("after_targets_1", 1), ("step_2", 2), ("after_targets_2", 2)]
    late = [("step_3", 3), ("step_4", 4)]
    assert seen == [("before_exchange", None), ("after_strike", None), *steps, *late]


@pytest.mark.rule("SI-7.14")
def test_a_surprise_strike_is_a_time_of_its_own() -> None:
    """A flag says that these targets are for it; Step 1 comes after it."""
    t = battle(["special_ops_carrier_unit"], ["fighter_squadron"]).until("aim")
    assert (t.view().counters.get("strike"), t.view().counters.get("step")) == (True, None)
    t.pass_().until("aim")
    assert (t.view().counters.get("strike"), t.view().counters.get("step")) == (None, 1)


@pytest.mark.rule("SI-13.7", "SI-R109")
def test_what_is_seen_of_a_duel() -> None:
    """The common pile is shown at seat 0; only its player sees the cards that were not brought,
    which rest."""
    t = duels("mars", "silicas")
    assert t.view().counters == {"duel": 1, "duels": 10}
    assert t.zone("system_deck", 1, owner=0).backs == 9
    assert [zone.owner for zone in t.view().zones if zone.id == "system_deck"] == [0]
    bring(t, ["robot_goliath"], ["ai_coordinated_offensive"])
    resting = t.zone("resting", 1, owner=1)
    assert (len(resting.things), resting.secret) == (13, True)
    assert resting.things[0].id == "resting:0"
    assert {str(thing.face).partition(":")[0] for thing in resting.things} == {"hand"}
    assert (t.zone("resting", 0, owner=1).things, t.zone("resting", 0, owner=1).backs) == ((), 13)


@pytest.mark.rule("SI-2.4", "SI-13.5")
def test_own_choices_lie_apart_until_they_are_shown() -> None:
    """Throne World, Lead Character and further World cards, each with its label."""
    worlds = (["zythenus_calendra", "damirus_inner", "geladhore_prime"], ["silicas", "mars"])
    people = (["talandra_drus", "nazeen"], ["telek", "nazeen"])
    t = table(worlds=worlds, characters=people, accelerated="on")
    t.answer("reserve:zythenus_calendra", 0).answer("reserve:silicas", 1)
    t.answer("area:talandra_drus", 0).answer("area:telek", 1)
    t.answer("reserve:damirus_inner", 0).answer("none", 1)
    mine = [(thing.id, thing.face) for thing in t.zone("chosen", 0, owner=0).things]
    assert mine == [
        ("chosen:0", "reserve:zythenus_calendra"),
        ("chosen:1", "area:talandra_drus"),
        ("chosen:2", "reserve:damirus_inner"),
    ]
    assert t.zone("chosen", 0, owner=1).backs == 2

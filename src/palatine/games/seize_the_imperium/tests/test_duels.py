"""Conquest Action Duels: pools in secret, ten World cards, roles in turn."""

from random import Random

import pytest

from palatine.core.chance import Seeded, seed_from
from palatine.core.conformance.promises import check_sizes
from palatine.core.errors import BadSetup, IllegalAnswer
from palatine.core.match import Match
from palatine.core.seats import PUBLIC, Seat
from palatine.games.seize_the_imperium import GAME
from palatine.games.seize_the_imperium.tests.table import Table, table

EMPIRE = [
    *["main_battle_fleet", "heavy_cruiser_assault_force", "orbital_mega_city"],
    *["rapid_strike_fleet"] * 2,
    *["long_range_patrol_force"] * 3,
    *["infantry_battalion"] * 2,
]
ORDERS = [
    *["damage_control_drones", "piercing_wedge_formation", "emergency_picket_fleet"],
    *["heavy_bombardment_ordnance"] * 2,
]
ROBOTS = [
    *["robot_goliath", "galadium_commerce_station"],
    *["drone_fighter_squadron", "robot_infantry_battalion"] * 2,
    *["beam_weapon_batteries", "occupation_drone_force"] * 2,
]
PROGRAMS = [
    *["drone_collision_attack", "drone_collision_attack", "ai_coordinated_offensive"],
    *["piercing_wedge_formation", "shield_overload_gambit"],
]


def cards(*names: str) -> list[str]:
    """Cards as atoms of an answer."""
    return [f"hand:{name}" for name in names]


def duels(*worlds: str, first: int = 0) -> Table:
    """Both have their pools; the Defender of the first duel chooses Units."""
    t = table(worlds=[worlds], first=first, game="duels")
    t.answer(cards(*EMPIRE), 0).answer(cards(*ROBOTS), 1)
    return t.answer(cards(*ORDERS), 0).answer(cards(*PROGRAMS), 1)


def points(t: Table) -> object:
    """How many points a player may spend."""
    ask = t.packet(t.seat).ask
    assert ask is not None
    return ask.facts["count"]


def bring(t: Table, units: list[str], tactics: list[str] | None = None) -> Table:
    """Let the asked player bring these Units and these Tactics."""
    return t.answer(cards(*units)).answer(cards(*(tactics or [])))


@pytest.mark.rule("SI-13.7", "SI-R109")
def test_pools_are_ten_units_and_five_tactics_in_secret() -> None:
    """They come from the player's own deck; others only see how many cards there are."""
    t = table(game="duels")
    assert [len(t.match.asked[Seat(p)].options) for p in (0, 1)] == [34, 34]
    with pytest.raises(IllegalAnswer):
        t.answer(cards(*EMPIRE[1:]), 0)
    t = duels()
    assert sorted(t.hand(1)) == sorted(ROBOTS + PROGRAMS)
    assert (t.zone("hand", 0, owner=1).things, t.zone("hand", 0, owner=1).backs) == ((), 15)


def test_the_size_of_a_message_tells_nothing_of_a_draft() -> None:
    """A whole box of cards to choose from has room in what every seat is sent."""
    check_sizes(table(game="duels").match)


@pytest.mark.rule("SI-13.7", "SI-R108", "SI-R86")
def test_ten_duels_with_the_roles_in_turn() -> None:
    """Where nobody brings anything, nothing is Conquered, and equal points are a draw."""
    t = duels("mars", "silicas", first=1)
    for _ in range(10):
        bring(bring(t, []), [])
    began = t.news("duel_began")
    assert [fact["player"] for fact in began] == [1, 0] * 5
    assert [fact["card"] for fact in began[:2]] == ["world:mars#1", "world:silicas#1"]
    assert t.match.outcome is not None
    assert (t.match.outcome.why, t.match.outcome.winners) == ("duel_draw", (0, 1))


@pytest.mark.rule("SI-R105")
def test_with_a_limit_each_attacks_so_often() -> None:
    """Once each makes two duels; the table says so from the start."""
    t = table(game="duels", turn_limit="1")
    assert t.view().counters["duels"] == 2
    t.answer(cards(*EMPIRE), 0).answer(cards(*ROBOTS), 1)
    t.answer(cards(*ORDERS), 0).answer(cards(*PROGRAMS), 1)
    for _ in range(2):
        bring(bring(t, []), [])
    assert t.match.outcome is not None


@pytest.mark.rule("SI-13.7", "SI-R79")
def test_units_for_20_points_and_for_the_attacker_as_many_more_as_the_world_costs() -> None:
    """Mars costs four: 24 points, for more Unit cards than Mars has Capacity for."""
    t = duels("mars")
    assert (t.seat, points(t)) == (1, 20)
    with pytest.raises(IllegalAnswer):
        t.answer(cards("robot_goliath", *["beam_weapon_batteries"] * 2, "drone_fighter_squadron"))
    bring(t, ["robot_goliath", "beam_weapon_batteries", "beam_weapon_batteries"])
    assert (t.seat, points(t)) == (0, 24)
    bring(
        t, [*["long_range_patrol_force"] * 3, "infantry_battalion", "heavy_cruiser_assault_force"]
    )
    assert len([u for u in t.state.units if u.owner == 0 and not u.host]) == 5


@pytest.mark.rule("SI-R104", "SI-R111")
def test_only_fleets_and_troops_attack() -> None:
    """An Orbital is not offered to the Attacker, with the reason; the Defender may bring it."""
    t = duels("mars")
    assert t.offers("galadium_commerce_station")
    bring(t, ["galadium_commerce_station"])
    assert not t.offers("orbital_mega_city")
    assert t.why_not("hand:orbital_mega_city") == "SI-R104"


@pytest.mark.rule("SI-R111")
def test_the_defence_lies_open_before_the_attacker_chooses() -> None:
    """The Attacker's Units come depleted, and nobody asks whether they withdraw."""
    t = bring(duels("mars"), ["beam_weapon_batteries"])
    assert t.seat == 0
    assert [thing.id for thing in t.zone("place_1", 0, owner=1).things][1:] == [
        "unit:beam_weapon_batteries#1"
    ]
    bring(t, ["long_range_patrol_force"])
    assert (
        t.unit("long_range_patrol_force").depleted,
        t.unit("beam_weapon_batteries").depleted,
    ) == (
        True,
        False,
    )
    kinds = []
    while t.state.conquest is not None:
        kinds.append(t.question)
        t.pass_()
    assert "withdraw" not in kinds


@pytest.mark.rule("SI-13.7", "SI-R110")
def test_tactics_for_two_points_are_the_hand() -> None:
    """Others see how many; both have two Resource counters, whatever they bring."""
    t = duels("mars").answer(cards("robot_goliath"))
    with pytest.raises(IllegalAnswer):
        t.answer(cards("ai_coordinated_offensive", "drone_collision_attack"))
    t.answer(cards("ai_coordinated_offensive"))
    bring(t, ["main_battle_fleet"], ["heavy_bombardment_ordnance", "heavy_bombardment_ordnance"])
    assert (t.hand(0), t.hand(1)) == (
        ("heavy_bombardment_ordnance",) * 2,
        ("ai_coordinated_offensive",),
    )
    assert (t.zone("hand", 1, owner=0).backs, t.zone("resting", 1, owner=0).backs) == (2, 12)
    assert [fact["count"] for fact in t.news("armed", viewer=1)] == [1, 2]
    assert t.state.resources == (2, 2)


@pytest.mark.rule("SI-R73", "SI-13.7")
def test_x_is_two() -> None:
    """It counts two points, and nobody asks for X."""
    t = bring(duels("mars"), ["drone_fighter_squadron"] * 2, ["drone_collision_attack"])
    bring(t, ["heavy_cruiser_assault_force"]).moment("step_2", seat=1)
    t.pick("drone_collision_attack")
    kinds = []
    while t.state.plays and t.question != "window":
        kinds.append(t.question)
        t.answer(t.match.asked[t.seat].any_answer(Random(1)))
    assert "sacrifice" in kinds
    assert "x" not in kinds
    assert (t.state.resources[1], t.count("drone_fighter_squadron")) == (0, 0)


@pytest.mark.rule("SI-13.7", "SI-R109")
def test_a_conquered_world_counts_and_all_cards_come_back() -> None:
    """Silicas gives two points. The Main Battle Fleet is known from now on, and in the pool."""
    t = bring(bring(duels("silicas", "mars"), []), ["main_battle_fleet"])
    t.until("aim").aim("main_battle_fleet", "silicas").pass_().until("muster")
    assert t.view().seats[0].counters["points"] == 2
    conquered = {"player": 0, "defender": 1, "card": "world:silicas#1"}
    assert t.news("conquered", viewer=1) == [conquered]
    assert [thing.id for thing in t.zone("won", 1, owner=0).things] == ["world:silicas#1"]
    assert (t.seat, sorted(t.hand(0))) == (0, sorted(EMPIRE + ORDERS))
    assert [t.state.faces[card] for card in t.state.shown] == ["main_battle_fleet"]


@pytest.mark.rule("SI-13.7", "SI-R111", "SI-R109")
def test_all_hear_how_a_duel_goes() -> None:
    """Everyone hears who brings what and how it ends; then Units are back in their pools, and none
    rests."""
    t = bring(duels("geladhore_prime", "mars"), ["robot_infantry_battalion"])
    bring(t, ["rapid_strike_fleet"])
    brought = [(fact["player"], fact["cards"]) for fact in t.news("mustered", viewer=1)]
    names = ("unit:robot_infantry_battalion#1", "unit:rapid_strike_fleet#1")
    assert brought == [(1, names[:1]), (0, names[1:])]
    field = {"player": 0, "defender": 1, "card": "world:geladhore_prime#1"}
    assert t.news("conquest_began", viewer=1) == [field]
    t.until("aim").aim("rapid_strike_fleet", "robot_infantry_battalion").pass_().until("muster")
    assert len(t.news("unit_eliminated")) == 1
    failed = t.news("conquest_failed", viewer=1)
    assert failed == [{"player": 0, "card": "world:geladhore_prime#1"}]
    assert t.state.discards == ((), ("world:geladhore_prime#1",))
    assert (t.state.resting, t.state.hands) == (((), ()), t.state.pools)


@pytest.mark.rule("SI-13.7", "SI-R104")
def test_what_can_not_be_brought_to_a_duel() -> None:
    """A Tactics card, or a card that is not in the player's pool."""
    t = bring(duels("mars"), [])
    assert (t.question, t.seat) == ("muster", 0)
    cards_ = ("damage_control_drones", "galadium_commerce_station", "orbital_mega_city")
    assert [t.why_not(f"hand:{card}") for card in cards_] == ["SI-13.7", "SI-13.7", "SI-R104"]


@pytest.mark.rule("SI-13.7", "SI-R109")
def test_a_duel_begins_with_nothing_but_decks() -> None:
    """Nobody has Resource counters or Turns; choices are kept in the order of the seats."""
    t = table(game="duels")
    assert (t.state.resources, t.state.turns, t.state.drawn) == ((0, 0),) * 3
    assert [len(deck) for deck in t.state.system_decks] == [20, 0]
    assert (t.state.dealt, len(t.state.faces)) == (120, 120)  # none of them lies open
    kinds = [(each.kind, each.seat) for each in duels().state.choices]
    assert kinds == [(kind, seat) for kind in ("draft_units", "draft_tactics") for seat in (0, 1)]


@pytest.mark.rule("SI-R111")
def test_no_clones_are_bought_back_in_a_duel() -> None:
    """Nobody buys Clones back in a duel, since all cards come back anyway."""
    pool = [*EMPIRE[:-2], "clone_battalion", "clone_battalion"]
    t = table(worlds=[["mars"]], first=1, game="duels")
    t.answer(cards(*pool), 0).answer(cards(*ROBOTS), 1)
    t.answer(cards(*ORDERS), 0).answer(cards(*PROGRAMS), 1)
    bring(bring(t, ["clone_battalion"]), ["robot_goliath"])
    t.until("aim").aim("robot_goliath", "clone_battalion").pass_()
    while t.question != "muster":
        assert t.question != "buy_back"
        t.pass_()
    assert len(t.news("unit_eliminated")) == 1


@pytest.mark.rule("SI-13.7")
def test_most_victory_points_win() -> None:
    """One Conquered World card in ten duels is enough."""
    t = bring(bring(duels("silicas"), []), ["main_battle_fleet"])
    t.until("aim").aim("main_battle_fleet", "silicas").pass_().until("muster")
    while t.question == "muster":
        bring(bring(t, []), [])
    assert t.match.outcome is not None
    assert (t.match.outcome.why, t.match.outcome.winners) == ("duel", (0,))


@pytest.mark.rule("SI-13.7", "SI-R112")
@pytest.mark.parametrize(
    ("players", "options"), [(3, {}), (2, {"accelerated": "on"}), (2, {"recovery": "on"})]
)
def test_duels_are_for_two_and_have_no_turns(players: int, options: dict[str, str]) -> None:
    """Duels refuse every option that would change Turns."""
    with pytest.raises(BadSetup):
        GAME.start(GAME.setup(players, None, {"game": "duels", **options}))


def test_other_worlds_of_a_duel_are_the_same_to_their_viewer() -> None:
    """Other pools and other Tactics in hand, but the viewer knows the same."""
    match = Match(GAME, GAME.setup(2, None, {"game": "duels"}), Seeded(seed_from("duel")))
    random, others = Random(5), 0
    while match.outcome is None:
        seat = match.waiting[0]
        match.answer(seat, match.asked[seat].any_answer(random))
        if random.random() < 0.05:
            for viewer in (Seat(0), PUBLIC):
                world = GAME.worlds(match.state, viewer, random)
                assert GAME.knowledge(world, viewer) == GAME.knowledge(match.state, viewer)
                assert list(GAME.faults(world)) == []
                others += world.faces != match.state.faces
    assert others > 10

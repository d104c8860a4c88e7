"""Chapter 2: decks, Throne Worlds and Lead Characters in secret, the bid, the Regent."""

from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from palatine.core.atoms import name_of
from palatine.core.chance import Dealt, Rolled, Seeded, seed_from
from palatine.core.errors import BadSetup
from palatine.core.match import Match
from palatine.core.news import EVERYONE
from palatine.core.seats import Seat, seats
from palatine.games.seize_the_imperium import GAME
from palatine.games.seize_the_imperium.cards import CHARACTERS, WORLDS
from palatine.games.seize_the_imperium.decks import DECKS
from palatine.games.seize_the_imperium.tests.table import Table, table

CAPITAL = ["zythenus_calendra", "geladhore_prime", "damirus_inner", "damirus_outer"]
DRONES = ["earth_prime", "damirus_inner", "silicas", "mars"]
PEOPLE = ["talandra_drus", "m5x10000", "nazeen"]
ROBOTS = ["telek", "m5x10000", "shalindris_nu"]


def new_table(first: int = 0, **options: str) -> Table:
    """Capital Attack against Drone Onslaught, with known World cards and Characters."""
    people = (PEOPLE, ROBOTS)
    return table(2, (), people, (CAPITAL, DRONES), first, "galaxy", **options)


def chosen(throne: str = "zythenus_calendra", other: str = "silicas") -> Table:
    """Both have chosen; the bid begins."""
    t = new_table()
    t.answer(f"reserve:{throne}", 0).answer(f"reserve:{other}", 1)
    return t.answer("area:talandra_drus", 0).answer("area:telek", 1)


@pytest.mark.rule("SI-1.1", "SI-1.2")
@pytest.mark.parametrize("name", ["capital_attack", "drone_onslaught", "fighter_strike"])
def test_each_player_has_three_decks(name: str) -> None:
    """70 cards: 50 Asset cards, 10 Characters, 10 World cards."""
    t = table(2, deck_1=name)
    parts = (t.state.hands, t.state.asset_decks, t.state.areas, t.state.character_decks)
    assert [len(pile[0]) for pile in parts] == [6, 44, 3, 7]
    assert DECKS[name].cards("worlds").count("mars") < 2
    assert len(t.state.reserves[0]) + len(t.state.system_decks[0]) == 10


@pytest.mark.rule("SI-2.1", "SI-2.2", "SI-2.3", "SI-R08")
def test_three_worlds_three_characters_six_assets_and_six_resources() -> None:
    """Nobody else sees which cards."""
    t = new_table()
    assert [len(pile[1]) for pile in (t.state.reserves, t.state.areas, t.state.hands)] == [3, 3, 6]
    assert t.state.resources == (6, 6)
    mine, theirs = t.zone("reserve", 0, owner=0), t.zone("reserve", 0, owner=1)
    assert [thing.face for thing in mine.things] == [f"reserve:{w}" for w in CAPITAL[:3]]
    assert (theirs.things, theirs.backs) == ((), 3)


@pytest.mark.rule("SI-2.4", "SI-R01")
def test_throne_world_and_lead_character_cost_six_at_most() -> None:
    """Earth Prime costs five, so only a Lead Character for one fits."""
    t = new_table()
    t.answer("reserve:zythenus_calendra", 0).answer("reserve:earth_prime", 1)
    leads = t.match.asked[1].options  # type: ignore[index]
    assert [CHARACTERS[atom[5:]].cost[0] for atom in leads] == [1, 1, 1]
    assert "area:nazeen" in t.match.asked[0].options  # type: ignore[index]


@pytest.mark.rule("SI-R02")
def test_whoever_has_no_world_to_choose_draws_until_one_fits() -> None:
    """After equal Throne Worlds the Lead Character can cost more than what is left."""
    worlds = (["silicas", "mars", "earth_prime", "shalastra_shogmon", "bygaros_7"],) * 2
    dear = ["darken", "daterian_nexus", "nazeen"]
    t = table(worlds=worlds, characters=(dear, ROBOTS), deck_1="drone_onslaught")
    t.answer("reserve:silicas", 0).answer("reserve:silicas", 1)
    t.answer("area:darken", 0).answer("area:telek", 1)
    while t.question == "bid":
        t.answer([])
    gone = [fact["card"] for fact in t.news("world_unfit")]
    assert gone == ["world:shalastra_shogmon#1"]
    assert t.match.asked[0].options == ("reserve:bygaros_7",)  # type: ignore[index]
    reserve = [thing.face for thing in t.zone("reserve", 0, owner=0).things]
    assert reserve == ["reserve:mars", "reserve:earth_prime", "reserve:bygaros_7"]
    assert t.discards(0) == ("silicas", "shalastra_shogmon")
    assert (len(t.state.system_decks[0]), t.state.forced) == (5, (0,))


@pytest.mark.rule("SI-R02")
def test_all_who_have_no_world_to_choose_draw_in_the_order_of_the_seats() -> None:
    """Both Lead Characters cost three, which leaves nothing for the cards just drawn."""
    worlds = (["silicas", "mars", "earth_prime", "shalastra_shogmon", "bygaros_7"],) * 2
    dear = ["darken", "daterian_nexus", "nazeen"]
    t = table(worlds=worlds, characters=(dear, dear), deck_1="drone_onslaught")
    t.answer("reserve:silicas", 0).answer("reserve:silicas", 1)
    t.answer("area:darken", 0).answer("area:darken", 1).answer([]).answer([])
    told = [(fact["player"], fact["card"]) for fact in t.news("world_unfit")]
    assert told == [(0, "world:shalastra_shogmon#1"), (1, "world:shalastra_shogmon#2")]
    assert t.state.forced == (0, 1)


@pytest.mark.rule("SI-R02")
def test_whoever_has_drawn_until_one_fits_can_dream_of_other_worlds() -> None:
    """The player has shown and drawn before the choice begins, so a bot can think about it."""
    worlds = (["silicas", "mars", "earth_prime", "shalastra_shogmon", "bygaros_7"],) * 2
    dear = ["darken", "daterian_nexus", "nazeen"]
    t = table(worlds=worlds, characters=(dear, dear), deck_1="drone_onslaught")
    t.answer("reserve:silicas", 0).answer("reserve:silicas", 1)
    t.answer("area:darken", 0).answer("area:darken", 1).answer([]).answer([])
    for seat in seats(2):
        world = t.match.world(seat, Random(seat), Rolled(Random(seat)))
        assert world.asked[seat].options == t.match.asked[seat].options


@pytest.mark.rule("SI-R02", "SI-R04", "SI-R120")
def test_an_exhausted_system_deck_is_made_of_the_world_cards_discarded() -> None:
    """Damirus Inner is discarded and drawn again, and everyone knows where it is. It already shows,
    so the player must choose another."""
    t = chosen("damirus_inner", "damirus_inner")
    t.state.system_decks = (t.state.system_decks[0], ())
    t.answer([f"hand:{t.hand(0)[0]}"]).answer([f"hand:{t.hand(1)[0]}"]).answer([]).answer([])
    assert (t.asked, t.options) == ((1,), ("reserve:earth_prime", "reserve:silicas"))
    assert t.why_not("reserve:damirus_inner") == "SI-R04"
    assert len(t.discards(1)) == 1
    assert t.state.system_decks[1] == ()
    reserve = t.state.reserves[1]
    assert [t.state.faces[card] for card in reserve if card in t.state.shown] == ["damirus_inner"]
    assert (len(reserve), t.zone("reserve", 0, owner=1).backs) == (3, 3)


@pytest.mark.rule("SI-2.5", "SI-2.6", "SI-2.7", "SI-2.8", "SI-R03")
def test_what_all_hear_of_the_setup() -> None:
    """How many cards are discarded, and at the end which; then Throne Worlds and Lead Characters,
    in the order of the seats. Nobody hears anything more, or sooner."""
    t = chosen()
    assert t.events() == t.events(0) == t.events(1) == ["bidding_began"]
    both = t.hand(0)[:1], t.hand(1)[:2]
    for cards in (*both, (), ()):
        t.answer([f"hand:{card}" for card in cards])
    heard = [(each.event, dict(each.facts)) for each in t.match.news][:11]
    made = [("bid_made", {"player": p, "count": n}) for p, n in ((0, 1), (1, 2), (0, 0), (1, 0))]
    bids: list[Any] = [facts["cards"] for event, facts in heard if event == "bid_shown"]
    assert [sorted(map(name_of, cards)) for cards in bids] == [sorted(cards) for cards in both]
    assert heard == [
        ("bidding_began", {"player": 0}),
        *made,
        *[("bid_shown", {"player": p, "cards": cards}) for p, cards in enumerate(bids)],
        ("throne_shown", {"player": 0, "card": "world:zythenus_calendra#1"}),
        ("throne_shown", {"player": 1, "card": "world:silicas#1"}),
        ("lead_shown", {"player": 0, "card": "character:talandra_drus#1"}),
        ("lead_shown", {"player": 1, "card": "character:telek#1"}),
    ]
    kept = [(each.kind, each.seat) for each in t.state.choices]
    assert kept == [(kind, p) for kind in ("throne", "lead", "bid", "bid") for p in (0, 1)]
    assert (t.state.leads, t.state.thrones, t.state.bids) == ((None,) * 2, (None,) * 2, ((),) * 2)
    (found,) = t.news("regent_found")
    assert found == {"player": 0, "regent": True, "totals": (6, 5)}
    assert all(each.audience == EVERYONE for each in t.match.news[:12])


@pytest.mark.rule("SI-2.4", "SI-2.3")
def test_what_is_left_to_spend_is_said() -> None:
    """Six, then what the Throne World leaves."""
    t = new_table()
    assert purse_of(t) == {"count": 6}
    t.answer("reserve:zythenus_calendra", 0).answer("reserve:silicas", 1)
    assert purse_of(t) == {"count": 2}
    fast = table(worlds=(CAPITAL, DRONES), characters=(PEOPLE, ROBOTS), accelerated="on")
    assert purse_of(fast) == {"count": 10}
    fast.answer("reserve:zythenus_calendra", 0).answer("reserve:silicas", 1)
    fast.answer("area:talandra_drus", 0).answer("area:telek", 1)
    assert purse_of(fast) == {"count": 5}
    fast.answer("reserve:damirus_inner", 0)
    fast.answer("reserve:damirus_inner", 1)
    assert purse_of(fast) == {"count": 3}


def purse_of(t: Table) -> object:
    """What seat 0 can spend, by the open question."""
    ask = t.packet(0).ask
    assert ask is not None
    return ask.facts


@pytest.mark.rule("SI-2.1", "SI-2.2")
@pytest.mark.parametrize(("players", "dealt"), [(2, 6), (4, 6), (5, 8)])
def test_what_is_dealt_counts_as_drawn(players: int, dealt: int) -> None:
    """Everyone knows how many cards have left each Asset Deck; nobody has had a Turn."""
    t = table(players)
    assert t.state.drawn == (dealt,) * players
    assert t.state.turns == (0,) * players
    assert t.state.discards == ((),) * players
    assert t.state.dealt == len(t.state.faces) == 70 * players
    assert [each.counters["resources"] for each in t.view().seats] == [6] * players


@pytest.mark.rule("SI-2.5", "SI-R03")
def test_who_has_discarded_the_whole_hand_is_out_of_the_bid() -> None:
    """Nobody can go on without cards."""
    t = chosen()
    t.answer([f"hand:{card}" for card in t.hand(0)]).answer([f"hand:{t.hand(1)[0]}"])
    assert (t.question, t.seat) == ("bid", 1)
    t.answer([])
    assert t.state.phase != "setup"
    assert t.news("regent_found")[0]["totals"] == (11, 4)


@pytest.mark.rule("SI-2.5")
def test_who_bids_is_told_how_many_were_discarded_so_far() -> None:
    """Bidders hear how many of their own cards they have discarded so far."""
    t = chosen().answer([f"hand:{chosen().hand(0)[0]}"]).answer([])
    assert purse_of(t) == {"count": 1}
    question = t.match.asked[Seat(0)]
    assert question.places(t.state, Seat(0)) == tuple([f"held:{n}" for n in range(5)])
    assert t.why_not("hand:termbot_tanks") == "SI-2.5"


@pytest.mark.rule("SI-2.5", "SI-R03")
def test_the_bid_goes_on_until_all_have_said_no() -> None:
    """Everyone sees how many cards, but which ones only at the end; a player who discards none is
    out."""
    t = chosen()
    hand = t.hand(0)
    t.answer([f"hand:{hand[0]}"]).answer([])
    assert t.seat == 0
    assert t.zone("bid", 1, owner=0).backs == 1
    assert t.discards(0) == ()
    t.answer([f"hand:{hand[1]}"]).answer([])
    assert t.discards(0) == hand[:2]
    assert [fact["count"] for fact in t.news("bid_made")] == [1, 0, 1, 0]


@pytest.mark.rule("SI-2.6", "SI-R04")
def test_equal_throne_worlds_are_chosen_anew() -> None:
    """Both copies are discarded, both players draw a World card, and choose again."""
    t = chosen("damirus_inner", "damirus_inner").answer([]).answer([])
    assert t.question == "throne"
    assert t.discards(0) == t.discards(1) == ("damirus_inner",)
    told = [{"player": p, "card": f"world:damirus_inner#{p + 1}"} for p in (0, 1)]
    assert t.news("throne_matched") == told
    assert [len(each) for each in (*t.state.reserves, *t.state.system_decks)] == [3, 3, 6, 6]
    assert "reserve:damirus_outer" in t.match.asked[0].options  # type: ignore[index]
    assert "reserve:mars" in t.match.asked[1].options  # type: ignore[index]


@pytest.mark.rule("SI-2.6")
def test_throne_worlds_are_paid() -> None:
    """Zythenus costs four and Talandra one: one Resource counter is left."""
    t = chosen().answer([]).answer([])
    assert t.world("zythenus_calendra").throne
    cost = WORLDS["zythenus_calendra"].cost[0] + CHARACTERS["talandra_drus"].cost[0]
    assert t.resources(0) == 6 - cost


@pytest.mark.rule("SI-2.7", "SI-R05", "SI-1.13")
def test_equal_lead_characters_are_disputed() -> None:
    """They stay faceup as ordinary Characters."""
    t = new_table()
    t.answer("reserve:zythenus_calendra", 0).answer("reserve:silicas", 1)
    t.answer("area:m5x10000", 0).answer("area:m5x10000", 1).answer([]).answer([])
    marks = [t.zone("characters", None, owner=p).things[0].marks for p in (0, 1)]
    assert marks == [("engineer", "disputed"), ("engineer", "disputed")]


@pytest.mark.rule("SI-2.8")
def test_the_highest_total_is_regent_and_goes_first() -> None:
    """A point for each card discarded, besides the costs."""
    t = chosen().answer([]).answer([f"hand:{card}" for card in table_hand(chosen(), 1)[:4]])
    t.answer([])
    totals = t.news("regent_found")[0]["totals"]
    assert totals == (5, 7)
    assert (t.state.regent, t.state.active) == (1, 1)


def table_hand(t: Table, seat: int) -> tuple[str, ...]:
    """The same hand in each deal."""
    return t.hand(seat)


@pytest.mark.rule("SI-2.8", "SI-R07")
def test_with_equal_totals_nobody_is_regent() -> None:
    """The first player is chosen at random, and nobody ever gets the title."""
    t = new_table(first=1)
    t.answer("reserve:zythenus_calendra", 0).answer("reserve:silicas", 1)
    t.answer("area:talandra_drus", 0).answer("area:telek", 1)
    t.answer([f"hand:{card}" for card in t.hand(1)[:2]]).answer([]).answer([])
    assert t.news("regent_found")[0]["totals"] == (5, 5)
    assert (t.state.regent, t.state.active) == (None, 1)


@pytest.mark.rule("SI-2.9", "SI-R06")
def test_what_was_not_chosen_stays_facedown() -> None:
    """Two World cards in the Reserve, two Characters in the Area."""
    t = chosen().answer([]).answer([])
    assert (len(t.state.reserves[1]), len(t.state.areas[1])) == (2, 2)


@pytest.mark.rule("SI-13.1", "SI-R81")
def test_the_basic_introduction_has_neither_characters_nor_reactions() -> None:
    """There is no bid and no Regent."""
    t = table(game="basic", worlds=(CAPITAL, DRONES))
    t.answer("reserve:geladhore_prime", 0).answer("reserve:silicas", 1)
    assert t.state.regent is None
    assert len(t.state.asset_decks[1]) + len(t.state.hands[1]) == 34
    assert t.state.character_decks == ((), ())


@pytest.mark.rule("SI-13.5", "SI-R82")
def test_an_accelerated_game_begins_with_three_world_cards() -> None:
    """Five World cards to choose from, ten Resource counters; further ones can be Disputed."""
    t = table(worlds=(CAPITAL, DRONES), characters=(PEOPLE, ROBOTS), accelerated="on")
    assert (t.state.resources, len(t.state.reserves[0])) == ((10, 10), 5)
    t.answer("reserve:zythenus_calendra", 0).answer("reserve:silicas", 1)
    t.answer("area:talandra_drus", 0).answer("area:telek", 1)
    t.answer("reserve:damirus_inner", 0).answer("reserve:damirus_inner", 1)
    t.answer("none", 0).answer("reserve:earth_prime", 1)
    while t.question == "bid":
        t.answer([])
    assert [len([w for w in t.state.worlds if w.owner == p]) for p in (0, 1)] == [2, 3]
    assert t.news("regent_found")[0]["totals"] == (5, 3)
    assert "disputed" in t.zone("place_2", None, owner=0).things[0].marks
    assert [fact["card"] for fact in t.news("world_shown")] == [
        "world:damirus_inner#1",
        "world:damirus_inner#2",
        "world:earth_prime#1",
    ]
    assert t.state.further == ((), ())
    kept = [(each.seat, len(each.cards)) for each in t.state.choices if each.kind == "further"]
    assert kept == [(0, 1), (1, 1), (0, 0), (1, 1)]


@pytest.mark.rule("SI-R82")
def test_why_a_further_world_card_is_not_offered() -> None:
    """The player has already chosen it, it is not in the Reserve, or it costs too much."""
    t = table(worlds=(CAPITAL, DRONES), characters=(PEOPLE, ROBOTS), accelerated="on")
    t.answer("reserve:geladhore_prime", 0).answer("reserve:silicas", 1)
    t.answer("area:nazeen", 0).answer("area:telek", 1)
    t.answer("reserve:damirus_inner", 0).answer("none", 1)
    cards = ("geladhore_prime", "damirus_inner", "mars", "zythenus_calendra")
    found = [t.match.why_not(Seat(0), f"reserve:{card}") for card in cards]
    assert [why.id for why in found if why is not None] == [
        *["chosen_already"] * 2,
        "not_in_reserve",
        "too_costly",
    ]


@pytest.mark.rule("SI-R82", "SI-1.11", "SI-2.6")
def test_a_further_world_card_that_is_a_throne_world_is_discarded_unpaid() -> None:
    """Silicas is seat 1's Throne World: seat 0's copy costs nothing, and Mars stays."""
    worlds = (["mars", "silicas", "bygaros_7"], ["silicas", "bygaros_7", "earth_prime"])
    t = table(
        worlds=worlds, characters=(ROBOTS, ROBOTS), accelerated="on", deck_1="drone_onslaught"
    )
    t.answer("reserve:mars", 0).answer("reserve:silicas", 1)
    t.answer("area:telek", 0).answer("area:m5x10000", 1)
    for _ in range(2):
        t.answer("reserve:silicas" if t.offers("reserve:silicas") else "none", 0)
        t.answer("none", 1)
    for viewer in (0, 1):
        assert t.zone("chosen", viewer, owner=1 - viewer).backs == (2, 3)[viewer]
    t.answer([]).answer([])
    assert t.news("world_unfit") == [{"player": 0, "card": "world:silicas#2"}]
    assert (t.discards(0), t.discards(1)) == (("silicas",), ())
    assert [one.face for one in t.state.worlds] == ["mars", "silicas"]
    spent = [fact["totals"] for fact in t.news("regent_found")]
    assert spent == [(5, 3)]
    assert t.resources(1) == 10 - 3


@pytest.mark.rule("SI-R113", "SI-R04")
def test_further_world_cards_are_chosen_anew_when_throne_worlds_match() -> None:
    """Damirus Inner costs two and left eight. The next Throne World costs five of these, so the
    World cards chosen with the first one go back."""
    t = table(worlds=(CAPITAL, DRONES), characters=(PEOPLE, ROBOTS), accelerated="on")
    t.answer("reserve:damirus_inner", 0).answer("reserve:damirus_inner", 1)
    t.answer("area:talandra_drus", 0).answer("area:telek", 1)
    t.answer("reserve:geladhore_prime", 0).answer("reserve:earth_prime", 1)
    t.answer("reserve:damirus_outer", 0).answer("reserve:silicas", 1)
    while t.question == "bid":
        t.answer([])
    assert len(t.news("throne_matched")) == 2
    assert (t.question, t.state.further, len(t.state.reserves[1])) == ("throne", ((), ()), 5)
    t.answer("reserve:zythenus_calendra", 0).answer("reserve:earth_prime", 1)
    assert t.question == "further"
    assert t.refusal("reserve:geladhore_5") == "SI-R82"
    t.answer("reserve:geladhore_prime", 0).answer("reserve:mars", 1).answer("none", 0)
    t.answer("none", 1)
    assert t.state.resources == (1, 0)


@pytest.mark.rule("SI-R120")
def test_the_first_keeps_a_throne_world_when_another_has_none_left_to_draw() -> None:
    """If both can draw, both choose again; if one can't, only the later one does."""
    for is_exhausted in (False, True):
        t = table(worlds=(CAPITAL, DRONES), characters=(PEOPLE, ROBOTS))
        t.answer("reserve:damirus_inner", 0).answer("reserve:damirus_inner", 1)
        t.answer("area:talandra_drus", 0).answer("area:telek", 1)
        if is_exhausted:
            t.state.system_decks = (t.state.system_decks[0], ())
        while t.question == "bid":
            t.answer([])
        matched = [news["player"] for news in t.news("throne_matched")]
        assert matched == ([1] if is_exhausted else [0, 1])


@pytest.mark.rule("SI-R121", "SI-R120")
def test_the_first_keeps_a_throne_world_when_another_had_to_show_world_cards() -> None:
    """Otherwise they could match forever."""
    t = chosen("damirus_inner", "damirus_inner")
    t.state.forced = (Seat(1),)
    t.answer([]).answer([])
    assert [news["player"] for news in t.news("throne_matched")] == [1]
    assert [news["player"] for news in t.news("throne_shown")] == [0]


@pytest.mark.parametrize("players", GAME.players)
def test_nobody_owes_anything_after_an_accelerated_setup(players: int) -> None:
    """Nobody owes anything, however often Throne Worlds match."""
    decks = {f"deck_{n + 1}": "ground_assault" for n in range(players)}
    setup, matched = GAME.setup(players, None, {"accelerated": "on", **decks}), 0
    for number in range(40):
        match = Match(GAME, setup, Dealt({}, Seeded(seed_from(str(number)))))
        random = Random(number)
        while match.state.phase == "setup":
            seat = match.waiting[0]
            match.answer(seat, match.asked[seat].any_answer(random))
        assert min(match.state.resources) >= 0
        matched += any(news.event == "throne_matched" for news in match.news)
    assert matched > 0


@pytest.mark.rule("SI-13.10", "SI-R85")
def test_five_players_begin_with_eight_asset_cards() -> None:
    """Five players begin with eight cards, and may discard all of them in the bid."""
    t = table(5)
    assert [len(hand) for hand in t.state.hands] == [8] * 5


@pytest.mark.rule("SI-R85", "SI-R81")
@pytest.mark.parametrize(
    ("players", "version", "dealt"), [(4, 2, 6), (5, 2, 7), (6, 2, 7), (4, 1, 6), (5, 1, 8)]
)
def test_without_a_bid_there_is_no_card_for_it(players: int, version: int, dealt: int) -> None:
    """In the Basic Introduction five or six players begin with seven Asset cards; it was eight."""
    setup = replace(GAME.setup(players, None, {"game": "basic"}), version=version)
    t = Table(Match(GAME, setup, Seeded(seed_from("basic"))))
    assert [len(hand) for hand in t.state.hands] == [dealt] * players


@pytest.mark.rule("SI-13.6", "SI-R84")
def test_the_extended_game_has_a_bid_but_no_regent() -> None:
    """The highest total starts."""
    t = new_table(game="extended")
    t.answer("reserve:zythenus_calendra", 0).answer("reserve:silicas", 1)
    t.answer("area:talandra_drus", 0).answer("area:telek", 1).answer([]).answer([])
    assert (t.state.regent, t.state.active) == (None, 0)


@pytest.mark.rule("SI-R103")
@pytest.mark.parametrize(
    ("players", "options"),
    [(2, {"accelerated": "on", "late_war": "on"}), (3, {"game": "extended"})],
)
def test_variants_that_contradict_each_other_are_refused(
    players: int, options: dict[str, str]
) -> None:
    """Accelerated fights at once, the late war late; the extended game is for two."""
    setup = GAME.setup(players, None, options)
    with pytest.raises(BadSetup):
        Match(GAME, setup, Seeded(seed_from("x")))


@pytest.mark.parametrize("players", GAME.players)
def test_setup_by_chance_ends_with_a_turn(players: int) -> None:
    """At random too, all players get different Throne Worlds, and nobody owes anything."""
    setup = GAME.setup(players)
    for number in range(10):
        match = Match(GAME, setup, Dealt({}, Seeded(seed_from(str(number)))))
        random = Random(number)
        while match.state.phase == "setup":
            seat = match.waiting[0]
            match.answer(seat, match.asked[seat].any_answer(random))
        thrones = [world.face for world in match.state.worlds if world.throne]
        assert len(set(thrones)) == players
        assert min(match.state.resources) >= 0

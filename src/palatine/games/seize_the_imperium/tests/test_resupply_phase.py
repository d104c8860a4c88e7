"""Chapters 3 and 4: the turn, and the Resupply Phase."""

from random import Random
from typing import Any

import pytest

from palatine.core.atoms import name_of
from palatine.core.decisions import Reason
from palatine.core.errors import IllegalAnswer
from palatine.core.seats import PUBLIC, Seat
from palatine.games.seize_the_imperium.decks import DECKS
from palatine.games.seize_the_imperium.knowledge import knowledge
from palatine.games.seize_the_imperium.rules.questions import facts
from palatine.games.seize_the_imperium.rules.reactions import Window
from palatine.games.seize_the_imperium.rules.resupply_phase import Resupply
from palatine.games.seize_the_imperium.rules.resupply_phase import price as price_of
from palatine.games.seize_the_imperium.rules.table import replace
from palatine.games.seize_the_imperium.rules.turns import NextTurn, Turn
from palatine.games.seize_the_imperium.tests.table import Table, position, table


def resupply(**more: object) -> Table:
    """Seat 0 at the start of a Resupply Phase."""
    facts: dict[str, object] = {
        "worlds": {0: ["zythenus_calendra", "dalken_cendros"], 1: ["silicas"]},
        "reserves": {0: ["aquas_delor"]},
        "phase": "resupply",
        **more,
    }
    return position(**facts)  # type: ignore[arg-type]


@pytest.mark.rule("SI-3.1", "SI-3.2", "SI-3.3")
def test_phases_come_in_order_and_turns_go_clockwise() -> None:
    """Only the Regent has a Regent Phase, and nobody fights in the first Turn."""
    t = table()
    t.answer(t.options[0], 0).answer(t.match.asked[Seat(1)].options[0], 1)
    t.answer(t.options[0], 0).answer(t.match.asked[Seat(1)].options[0], 1)
    random = Random(1)
    while t.state.turn < 3:
        t.answer(t.match.asked[t.seat].any_answer(random))
    first = t.state.first
    begun = [(fact["player"], fact["phase"]) for fact in t.news("phase_began")]
    four = ["resupply", "allocation", "reallocation", "victory"]
    extra = ["regent"] if t.news("regent_found")[0]["regent"] else []
    other = Seat(1 - first)
    want = [(first, p) for p in (*four, *extra)] + [(other, p) for p in four]
    assert begun[: len(want)] == want


def all_pass(t: Table, turns: int) -> Table:
    """Everyone declines for this many Turns."""
    last = t.state.turn + turns
    while t.state.turn < last:
        t.answer(t.options[:1] if t.question == "discard" else t.quiet_answer())
    return t


@pytest.mark.rule("SI-3.2")
def test_after_the_last_seat_the_first_is_on_again() -> None:
    """Three players, three Turns: everyone hears whose Turn it is, and its number."""
    t = position(3, worlds={0: ["aquas_delor"]}, phase="victory")
    all_pass(t, 12 - t.state.turn)
    told = [(fact["player"], fact["turn"]) for fact in t.news("turn_began")]
    assert told == [(1, 10), (2, 11), (0, 12)]
    assert (t.state.active, t.state.turns) == (0, (4, 4, 4))


@pytest.mark.rule("SI-5.7", "SI-1.15")
def test_what_was_allocated_this_turn_is_not_new_in_the_next() -> None:
    """A Launch Facility readies only what has come this Turn."""
    t = position(
        worlds={0: ["zythenus_calendra", "dalken_cendros"], 1: ["silicas"]},
        units={"dalken_cendros": {0: ["clone_battalion"]}},
        hands={0: ["infantry_battalion"]},
        phase="allocation",
    ).until("allocate")
    t.pick("infantry_battalion", "dalken_cendros")
    new = {one.face: one.fresh for one in t.state.units}
    assert new == {"clone_battalion": False, "infantry_battalion": True}
    assert not any(one.fresh for one in all_pass(t, 1).state.units)


@pytest.mark.rule("SI-4.8", "SI-1.15")
def test_a_lower_price_is_for_this_turn_only() -> None:
    """Talandra has made the next World card cheaper. Her player faced up none, so that is over:
    Bygaros costs the next player three."""
    t = resupply(
        characters={0: ["talandra_drus"]},
        reserves={0: ["aquas_delor"], 1: ["bygaros_7"]},
        resources=[0, 1],
    )
    t.until("settle").pick("talandra_drus")
    assert t.state.cheaper != (0, 0)
    all_pass(t.pass_(), 1)
    t.until("settle", seat=1)
    assert (t.state.cheaper, t.resources(1)) == ((0, 0), 3)
    assert t.pick("bygaros_7").resources(1) == 0


@pytest.mark.rule("SI-3.4", "SI-R63")
def test_whoever_recovers_goes_on_until_two_worlds_in_others_turns_too() -> None:
    """Another player's Turn ends nobody's recovery."""
    t = all_pass(resupply(recovering=(Seat(1),)), 1)
    assert t.state.recovering == (1,)


@pytest.mark.rule("SI-4.1", "SI-4.2", "SI-1.10")
def test_all_controlled_cards_are_undepleted() -> None:
    """All Controlled World cards, Units and Characters are undepleted."""
    t = resupply(
        units={"dalken_cendros": {0: ["clone_battalion-"], 1: []}},
        characters={0: ["talandra_drus-"]},
    )
    assert not t.unit("clone_battalion").depleted
    assert not t.character("talandra_drus").depleted


@pytest.mark.rule("SI-4.2", "SI-1.10")
def test_cards_of_others_stay_depleted() -> None:
    """Their World cards, Units and Characters wait for their own Turn; conquered ones belong to
    their conqueror."""
    t = resupply(
        worlds={0: ["zythenus_calendra"], 1: ["silicas", "mars"]},
        conquered={"mars": (0, 1)},
        units={"silicas": {1: ["termbot_tanks-"]}, "mars": {0: ["clone_battalion"]}},
        characters={1: ["telek-"]},
        start="resupply",
        agenda=(NextTurn(Seat(0)), Resupply(Seat(0)), Window(Seat(0), "phase_start")),
        watch=("always", "able"),
    )
    t.state.worlds = tuple([replace(one, depleted=True) for one in t.state.worlds])
    t.pass_()
    depleted = [one.face for one in t.state.worlds if one.depleted]
    assert depleted == ["silicas"]
    assert (t.unit("termbot_tanks").depleted, t.character("telek").depleted) == (True, True)


@pytest.mark.rule("SI-4.3", "SI-R09")
@pytest.mark.parametrize(("regent", "drawn"), [(None, 1), (0, 2)])
def test_one_asset_card_is_drawn_and_two_by_the_regent(regent: int | None, drawn: int) -> None:
    """Everyone sees how many, but only the player sees which."""
    t = resupply(regent=regent)
    assert len(t.hand(0)) == drawn
    assert t.news("drew_assets") == [{"player": 0, "count": drawn}]
    cards = tuple([f"hand:{card}" for card in t.hand(0)])
    assert t.news("drew_asset_cards", viewer=0) == [{"cards": cards}]
    assert t.news("drew_asset_cards", viewer=1) == t.news("drew_asset_cards") == []
    assert (len(t.state.asset_decks[0]), t.state.drawn) == (50 - drawn, (drawn, 0))


@pytest.mark.rule("SI-4.4")
def test_a_character_card_is_drawn_that_only_its_player_sees() -> None:
    """The player draws it from the top of the Character Deck, facedown."""
    t = resupply()
    assert t.news("drew_character") == [{"player": 0}]
    assert t.news("drew_character_card", viewer=0) == [{"card": "area:ajee_delere"}]
    assert t.news("drew_character_card", viewer=1) == t.news("drew_character_card") == []
    assert [t.state.faces[card] for card in t.state.areas[0]] == ["ajee_delere"]
    assert (len(t.state.character_decks[0]), t.zone("area", 1, owner=0).backs) == (9, 1)


@pytest.mark.rule("SI-4.4", "SI-R09")
def test_from_an_empty_character_deck_nothing_is_drawn() -> None:
    """Nothing is drawn, and nobody hears anything."""
    cards = DECKS["capital_attack"].cards("characters")
    t = resupply(areas={0: cards[3:]}, characters={0: cards[:3]})
    assert (t.news("drew_character"), t.news("drew_character_card", viewer=0)) == ([], [])
    assert t.match.asked[Seat(0)].least == 7  # type: ignore[attr-defined]


@pytest.mark.rule("SI-R09")
def test_from_an_empty_deck_nothing_is_drawn() -> None:
    """Nothing is drawn, and nothing is shuffled into the deck."""
    t = resupply()
    start = t.match.position()
    assert isinstance(start.hands, tuple)  # type: ignore[attr-defined]
    empty = resupply_with_empty_deck()
    assert len(empty.hand(0)) == 50


def resupply_with_empty_deck() -> Table:
    """All 50 Asset cards are in the hand."""
    return resupply(hands={0: DECKS["capital_attack"].cards("assets")})


@pytest.mark.rule("SI-4.4", "SI-R18")
def test_characters_over_the_pool_size_are_discarded() -> None:
    """A player may have three, faceup and facedown together, and may discard any."""
    t = resupply(characters={0: ["talandra_drus"]}, areas={0: ["nazeen", "m5x10000"]})
    assert t.question == "pool"
    assert t.offers("character:talandra_drus", "area:nazeen")
    t.several("talandra_drus")
    assert "talandra_drus" in t.discards(0)
    assert len(t.state.areas[0]) == 3
    assert t.news("character_let_go") == [{"player": 0, "card": "character:talandra_drus#1"}]
    assert t.state.characters == ()


@pytest.mark.rule("SI-4.4", "SI-R18")
def test_a_facedown_character_that_is_let_go_is_seen_by_all() -> None:
    """A player keeps three: the fourth, whichever it is, goes faceup to the Discard Pile."""
    t = resupply(characters={0: ["talandra_drus"], 1: ["telek"]}, areas={0: ["nazeen", "m5x10000"]})
    assert t.match.asked[Seat(0)].about == facts(count=1)
    assert t.match.asked[Seat(0)].places(t.state, Seat(0))[1:] == ("area:0", "area:1", "area:2")
    assert [t.why_not(name) for name in ("character:telek#1", "area:darken")] == ["SI-4.4"] * 2
    t.several("nazeen")
    assert t.news("character_let_go") == [{"player": 0, "card": "character:nazeen#1"}]
    assert (t.discards(0), len(t.state.areas[0])) == (("nazeen",), 2)
    assert [one.face for one in t.state.characters] == ["talandra_drus", "telek"]


@pytest.mark.rule("SI-4.4", "SI-R18")
def test_three_characters_are_kept() -> None:
    """Two, and the one just drawn: nobody has to go."""
    assert resupply(areas={0: ["nazeen", "m5x10000"]}).question == "settle"


@pytest.mark.rule("SI-4.5", "SI-4.6")
def test_world_cards_give_resources() -> None:
    """Each World card gives one, the player's own Throne World two."""
    t = resupply()
    assert t.resources(0) == 3
    assert t.news("income") == [{"player": 0, "count": 3}]


@pytest.mark.rule("SI-R12")
def test_a_conquered_throne_world_gives_one() -> None:
    """A conquered Throne World gives one: only its owner gets two."""
    t = resupply(
        units={"silicas": {0: ["clone_battalion"]}},
        conquered={"silicas": (0, 2)},
    )
    assert t.resources(0) == 4


@pytest.mark.rule("SI-1.12", "SI-R10", "SI-R101")
def test_disputed_worlds_give_half_rounded_down_once() -> None:
    """Two Disputed ones give one together; also Bygaros' own extra income is halved."""
    worlds = {0: ["silicas", "damirus_inner", "damirus_outer"], 1: ["zythenus_calendra"]}
    decks = {"deck_1": "drone_onslaught", "deck_2": "drone_onslaught"}
    two = {**worlds, 1: ["mars", "damirus_inner", "damirus_outer"]}
    assert resupply(worlds=two, reserves={}, options=decks).resources(0) == 2 + 1
    bygaros = {0: ["silicas", "bygaros_7"], 1: ["mars", "bygaros_7"]}
    assert resupply(worlds=bygaros, reserves={}, options=decks).resources(0) == 2 + 1


@pytest.mark.rule("SI-4.7", "SI-R13", "SI-1.8")
def test_counters_of_units_are_replaced_but_not_of_characters() -> None:
    """Units' counters are replaced, up to what they began with."""
    t = resupply(
        worlds={0: ["silicas", "bygaros_7"], 1: ["zythenus_calendra"]},
        reserves={0: ["mars"]},
        units={"bygaros_7": {0: ["drone_carrier_group-", "android_battalion"]}},
        options={"deck_1": "drone_onslaught", "deck_2": "capital_attack"},
    )
    assert (t.count("drone_fighter"), t.unit("android_battalion").missions) == (3, 2)


@pytest.mark.rule("SI-4.8", "SI-R15")
def test_a_world_is_faced_up_for_its_cost() -> None:
    """The World card comes undepleted, and its player can use it at once."""
    t = resupply(resources=[3, 0]).pick("reserve:aquas_delor")
    assert t.resources(0) == 3 + 3 - 3
    assert not t.world("aquas_delor").depleted


@pytest.mark.rule("SI-4.9", "SI-1.11")
def test_a_throne_world_of_another_can_not_be_faced_up() -> None:
    """Nor one that the player already has faceup; other copies are Disputed then."""
    t = resupply(
        worlds={0: ["aquas_delor"], 1: ["damirus_inner", "damirus_outer"]},
        reserves={0: ["damirus_inner", "damirus_outer"]},
        resources=[9, 0],
    )
    assert not t.offers("reserve:damirus_inner")
    t.pick("reserve:damirus_outer")
    assert len(t.news("world_disputed")) == 1


@pytest.mark.rule("SI-R14", "SI-1.7")
def test_a_world_that_one_has_conquered_can_not_be_faced_up() -> None:
    """The player already has it faceup."""
    t = resupply(
        worlds={0: ["aquas_delor"], 1: ["silicas", "damirus_outer"]},
        conquered={"damirus_outer": (0, 1)},
        units={"damirus_outer": {0: ["clone_battalion"]}},
        reserves={0: ["damirus_outer"]},
        resources=[9, 0],
    )
    assert not t.offers("reserve:damirus_outer")


@pytest.mark.rule("SI-3.4", "SI-R63", "SI-13.2", "SI-R87")
def test_a_player_without_worlds_recovers() -> None:
    """Asset cards from the top pay for the top World card; this goes on until the player controls
    two."""
    t = resupply(
        worlds={0: ["aquas_delor"], 1: ["silicas"]},
        conquered={"aquas_delor": (1, 1)},
        units={"aquas_delor": {1: ["android_battalion"]}},
        reserves={},
    )
    assert t.question == "recover"
    before = len(t.state.asset_decks[0])
    t.pick("recover")
    (fact,) = t.news("recovered")
    paid = before - len(t.state.asset_decks[0])
    assert len(fact["cards"]) == paid == 3  # type: ignore[arg-type]
    assert t.question == "recover"


@pytest.mark.rule("SI-R63")
@pytest.mark.parametrize("is_settled", [True, False])
def test_recovery_ends_with_two_worlds_however_they_are_gained(is_settled: bool) -> None:
    """A player who recovers and faces up a second World card no longer recovers, even after losing
    one of them."""
    t = resupply(
        worlds={0: ["dalken_cendros"], 1: ["silicas"]},
        reserves={0: ["damirus_inner"]},
        resources=[9, 0],
        recovering=(Seat(0),),
    )
    assert t.question == "recover"
    t.pass_()
    t.pick("damirus_inner") if is_settled else t.pass_()
    while t.state.active == 0:
        t.answer("pass" if "pass" in t.options else "no")
    assert t.state.recovering == (() if is_settled else (0,))


@pytest.mark.rule("SI-13.2")
@pytest.mark.parametrize(("switch", "asked"), [("off", "settle"), ("on", "recover")])
def test_with_one_world_recovery_is_a_variant(switch: str, asked: str) -> None:
    """A player with one World card may recover only in Besieged Empires."""
    worlds = {0: ["zythenus_calendra"], 1: ["silicas"]}
    t = resupply(worlds=worlds, options={"recovery": switch})
    assert t.question == asked


def beaten(left: int, reserve: str, **more: object) -> Table:
    """Seat 0 has lost every World card, has this one in the Reserve, and so many cards in the Asset
    Deck. The next World card is Dalken Cendros for three or, if that is in the Reserve, Damirus
    Inner for two."""
    facts: dict[str, object] = {
        "worlds": {0: ["aquas_delor"], 1: ["silicas"]},
        "conquered": {"aquas_delor": (1, 1)},
        "units": {"aquas_delor": {1: ["android_battalion"]}},
        "hands": {0: DECKS["capital_attack"].cards("assets")[: 49 - left]},
        "reserves": {0: [reserve]},
        **more,
    }
    return resupply(**facts)


@pytest.mark.rule("SI-R88", "SI-R63")
def test_who_recovers_takes_what_can_be_paid() -> None:
    """Two Asset cards pay for Damirus Inner, although the deck also holds World cards that cost
    more."""
    t = beaten(2, "dalken_cendros").pick("recover")
    assert t.world("damirus_inner").controller == 0
    assert t.state.asset_decks[0] == ()


@pytest.mark.rule("SI-R88")
def test_what_can_not_be_paid_is_discarded_and_one_may_try_again() -> None:
    """Nothing is paid for Dalken Cendros, everyone sees it go, and the next World card is
    hidden."""
    t = beaten(2, "damirus_inner").pick("recover")
    assert t.news("world_unpaid") == [{"player": 0, "card": "world:dalken_cendros#1", "count": 3}]
    assert t.discards(0) == ("dalken_cendros",)
    assert (len(t.state.asset_decks[0]), t.question) == (2, "recover")


@pytest.mark.rule("SI-R88", "SI-R106")
@pytest.mark.parametrize(("left", "asked"), [(1, "settle"), (2, "recover")])
def test_whether_one_may_recover_tells_nothing_about_the_deck(left: int, asked: str) -> None:
    """The player is asked if the Asset Deck could pay for a World card not yet shown, in the deck
    or the Reserve; the others see the same, whichever is on top."""
    cheap, dear = beaten(left, "dalken_cendros"), beaten(left, "damirus_inner")
    assert (cheap.question, dear.question) == (asked, asked)
    assert cheap.view() == dear.view()
    assert cheap.view(1) == dear.view(1)
    for viewer in (PUBLIC, Seat(1)):
        assert knowledge(cheap.state, viewer) == knowledge(dear.state, viewer)


@pytest.mark.rule("SI-R88", "SI-R87")
def test_who_could_only_turn_up_what_is_barred_is_not_asked() -> None:
    """Damirus Inner is somebody's Throne World, and everything else costs too much."""
    worlds = {0: ["aquas_delor"], 1: ["damirus_inner"]}
    assert beaten(2, "dalken_cendros", worlds=worlds).question == "settle"


@pytest.mark.rule("SI-R88")
@pytest.mark.parametrize(("left", "asked"), [(3, "settle"), (4, "recover")])
def test_in_version_1_recovery_had_to_be_payable_whatever_came(left: int, asked: str) -> None:
    """The Asset Deck needed as many cards as the most expensive World card not yet shown costs."""
    assert beaten(left, "dalken_cendros", version=1).question == asked


def test_the_next_turn_waits() -> None:
    """The agenda of a position leads to the next Turn."""
    t = resupply()
    assert t.state.agenda[0] == NextTurn(Seat(0))


# Abilities


@pytest.mark.rule("SI-R115")
@pytest.mark.parametrize("card", ["ygranus_calendra", "shalindris_nu"])
def test_what_is_for_the_own_turn_is_used_once_in_it(card: str) -> None:
    """Not before part A, which would undeplete it; from part E on, until it is depleted."""
    is_world = card.startswith("ygranus")
    t = position(
        worlds={0: ["xygarius_calendra", "ygranus_calendra"], 1: ["silicas"]}
        if is_world
        else {0: ["mars", "saturn"], 1: ["silicas"]},
        characters={} if is_world else {0: [card]},
        options={"deck_1": "capital_attack" if is_world else "ground_assault"},
        phase="resupply",
        watch=("always", "able"),
        agenda=(NextTurn(Seat(0)), Turn(Seat(0))),
    )
    used = 0
    while t.state.active == 0:
        is_offered = t.seat == 0 and t.offers(card) and t.question in ("window", "settle", "move")
        assert not (is_offered and t.state.moment == "turn_start")
        used += is_offered
        if is_offered:
            t.pick(card)
        elif "pass" in t.options:
            t.pass_()
        else:
            t.answer(t.match.asked[t.seat].any_answer(Random(1)))
    assert used == 1


@pytest.mark.rule("SI-R115")
def test_what_is_for_the_resupply_phase_is_used_in_part_e() -> None:
    """Before a World card is faced up, which it then helps to pay for; at no other moment."""
    t = resupply(characters={0: ["talandra_drus"]}, resources=[0, 0], watch=("always", "able"))
    moments = []
    while t.question != "settle":
        moments.append(t.offers("talandra_drus"))
        t.pass_()
    assert (any(moments), t.offers("talandra_drus")) == (False, True)
    t.pass_().moment("phase_start", seat=0)
    assert not t.offers("talandra_drus")


# Parts A to E in full


def begin_resupply(**more: object) -> Table:
    """Seat 0 is asked before the Resupply Phase, so that the table can be changed."""
    agenda = (NextTurn(Seat(0)), Resupply(Seat(0)), Window(Seat(0), "phase_start"))
    return resupply(agenda=agenda, watch=("always", "able"), **more)


@pytest.mark.rule("SI-4.2", "SI-1.15")
def test_a_character_that_is_kept_depleted_misses_one_resupply() -> None:
    """It stays as it is this time, but not the next."""
    t = begin_resupply(characters={0: ["talandra_drus-", "nazeen-"]})
    first, *rest = t.state.characters
    t.state.characters = (replace(first, stays=True), *rest)
    t.pass_()
    assert [(one.depleted, one.stays) for one in t.state.characters] == [
        (True, False),
        (False,) * 2,
    ]


@pytest.mark.rule("SI-4.7", "SI-R13")
def test_lost_counters_come_back_for_whose_turn_it_is() -> None:
    """Fighters of a Carrier and the Mission counters of Androids come back; another player's
    wait."""
    own, other = ["drone_carrier_group", "drone_carrier_group"], ["fighter_carrier_group"]
    t = begin_resupply(
        worlds={0: ["silicas", "bygaros_7"], 1: ["krinos_mecarios"]},
        reserves={0: ["mars"]},
        units={"bygaros_7": {0: [*own, "android_battalion"]}, "krinos_mecarios": {1: other}},
        options={"deck_1": "drone_onslaught", "deck_2": "fighter_strike"},
    )
    gone = ("counter:drone_fighter#2", "counter:drone_fighter#4", "counter:fighter#1")
    t.state.units = tuple([replace(u, missions=0) for u in t.state.units if u.id not in gone])
    t.pass_()
    assert (t.count("drone_fighter"), t.count("fighter")) == (6, 2)
    assert t.unit("android_battalion").missions == 2
    new = [one.host for one in t.state.units if one.face == "drone_fighter"][-2:]
    assert new == ["unit:drone_carrier_group#1", "unit:drone_carrier_group#2"]


@pytest.mark.rule("SI-4.4", "SI-R18")
def test_several_characters_go_in_the_order_in_which_they_were_named() -> None:
    """They leave in the order named, none of them twice."""
    t = resupply(characters={0: ["talandra_drus"]}, areas={0: ["nazeen", "m5x10000", "darken"]})
    with pytest.raises(IllegalAnswer) as refused:
        t.answer(["area:nazeen", "area:nazeen"])
    assert refused.value.reason == Reason("SI-4.4", "down_to_pool")
    t.several("nazeen", "talandra_drus")
    told = [fact["card"] for fact in t.news("character_let_go")]
    assert told == ["character:nazeen#1", "character:talandra_drus#1"]


@pytest.mark.rule("SI-3.4", "SI-13.2", "SI-R63")
@pytest.mark.parametrize(
    ("worlds", "turn", "asked"), [(1, 1, False), (1, 2, True), (2, 2, False), (1, 3, True)]
)
def test_nobody_recovers_in_the_first_turn_or_with_two_worlds(
    worlds: int, turn: int, asked: bool
) -> None:
    """This holds in Besieged Empires too, and for players who have begun to recover."""
    own = ["zythenus_calendra", "dalken_cendros"][:worlds]
    facts = {"worlds": {0: own, 1: ["silicas"]}, "turns": (turn, turn)}
    for more in ({"options": {"recovery": "on"}}, {"recovering": (Seat(0),)}):
        assert (resupply(**facts, **more).question == "recover") == asked


@pytest.mark.rule("SI-R63", "SI-R88")
def test_without_a_system_deck_nobody_recovers() -> None:
    """Nobody recovers without a System Deck, even with World cards in the Reserve."""
    rest = [card for card in DECKS["capital_attack"].cards("worlds") if card != "aquas_delor"]
    t = beaten(40, rest[0], reserves={0: rest}, resources=[0, 0])
    assert (t.question, t.state.recovering) == ("settle", (0,))


@pytest.mark.rule("SI-R63")
def test_who_recovers_is_noted_once() -> None:
    """A recovering player is noted once, however many Turns it takes."""
    assert beaten(40, "dalken_cendros", recovering=(Seat(0),)).state.recovering == (0,)


@pytest.mark.rule("SI-R87", "SI-R14", "SI-4.9", "SI-R88")
def test_what_can_not_be_allocated_is_passed_over() -> None:
    """Dalken Cendros is a Throne World and Damirus Inner was Conquered: both are discarded unpaid.
    Damirus Outer comes next, a copy of another player's, for three Asset cards."""
    t = resupply(
        worlds={0: ["aquas_delor"], 1: ["dalken_cendros", "damirus_inner", "damirus_outer"]},
        conquered={"aquas_delor": (1, 1), "damirus_inner": (0, 1)},
        units={"aquas_delor": {1: ["clone_battalion"]}, "damirus_inner": {0: ["clone_battalion"]}},
        reserves={0: ["zythenus_calendra"]},
        options={"deck_1": "capital_attack", "deck_2": "capital_attack"},
        recovering=(Seat(0),),
    )
    drawn = t.state.drawn[0]
    t.pick("recover")
    unfit = [(fact["player"], fact["card"]) for fact in t.news("world_unfit")]
    assert unfit == [(0, "world:dalken_cendros#2"), (0, "world:damirus_inner#2")]
    assert t.discards(0)[:2] == ("dalken_cendros", "damirus_inner")
    (fact,) = t.news("recovered")
    paid: Any = fact["cards"]
    assert (fact["card"], len(paid)) == ("world:damirus_outer#2", 3)
    assert t.discards(0)[2:] == tuple([name_of(card) for card in paid])
    assert (t.state.drawn[0], len(t.state.asset_decks[0])) == (drawn + 3, 50 - 1 - 1 - 3)
    assert t.state.faces[t.state.system_decks[0][0]] == "delnathos_alpha"


@pytest.mark.rule("SI-4.8", "SI-1.15")
def test_talandra_drus_makes_one_world_cheaper() -> None:
    """Aquas Delor costs two instead of three, Damirus Inner after it two as usual; everyone hears
    which were faced up."""
    t = resupply(
        characters={0: ["talandra_drus"]},
        reserves={0: ["aquas_delor", "damirus_inner"]},
        resources=[1, 0],
    )
    assert t.resources(0) == 4
    t.pick("talandra_drus", "aquas_delor")
    assert (t.question, t.resources(0), t.state.cheaper) == ("settle", 2, (0, 0))
    t.pick("damirus_inner")
    assert t.resources(0) == 0
    told = [(fact["player"], fact["card"]) for fact in t.news("world_faced_up")]
    assert told == [(0, "world:aquas_delor#1"), (0, "world:damirus_inner#1")]
    assert t.state.phase != "resupply"


@pytest.mark.rule("SI-4.8", "SI-R115")
def test_who_has_nothing_facedown_may_still_use_abilities() -> None:
    """With an empty Reserve the player is asked about Talandra Drus; without her, nobody is
    asked."""
    assert resupply(reserves={}, characters={0: ["talandra_drus"]}).question == "settle"
    assert resupply(reserves={}).state.phase != "resupply"


@pytest.mark.parametrize(
    ("cost", "cheaper", "price"), [(2, (0, 0), 2), (2, (1, 1), 1), (4, (2, 1), 2), (2, (2, 1), 1)]
)
def test_a_world_card_is_never_cheaper_than_it_may_be(
    cost: int, cheaper: tuple[int, int], price: int
) -> None:
    """Two Characters together make it no cheaper than one."""
    t = resupply(cheaper=cheaper)
    name = {2: "damirus_inner", 4: "geladhore_prime"}[cost]
    assert price_of(t.state, name) == price

"""Chapters 3 and 4: the turn, and the Resupply Phase."""

from random import Random

import pytest

from palatine.core.seats import Seat
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


@pytest.mark.rule("SI-4.1", "SI-4.2", "SI-1.10")
def test_all_controlled_cards_are_undepleted() -> None:
    """World cards, Units and Characters."""
    t = resupply(
        units={"dalken_cendros": {0: ["clone_battalion-"], 1: []}},
        characters={0: ["talandra_drus-"]},
    )
    assert not t.unit("clone_battalion").depleted
    assert not t.character("talandra_drus").depleted


@pytest.mark.rule("SI-4.3", "SI-R09")
@pytest.mark.parametrize(("regent", "drawn"), [(None, 1), (0, 2)])
def test_one_asset_card_is_drawn_and_two_by_the_regent(regent: int | None, drawn: int) -> None:
    """All see how many, only the player sees which."""
    t = resupply(regent=regent)
    assert len(t.hand(0)) == drawn
    assert t.news("drew_assets") == [{"player": 0, "count": drawn}]
    assert t.news("drew_asset_cards", viewer=1) == []


@pytest.mark.rule("SI-R09")
def test_from_an_empty_deck_nothing_is_drawn() -> None:
    """And nothing is shuffled into it."""
    t = resupply()
    start = t.match.position()
    assert isinstance(start.hands, tuple)  # type: ignore[attr-defined]
    empty = resupply_with_empty_deck()
    assert len(empty.hand(0)) == 50


def resupply_with_empty_deck() -> Table:
    """All 50 Asset cards are in the hand."""
    from palatine.games.seize_the_imperium.decks import DECKS

    return resupply(hands={0: DECKS["capital_attack"].cards("assets")})


@pytest.mark.rule("SI-4.4", "SI-R18")
def test_characters_over_the_pool_size_are_discarded() -> None:
    """Three are allowed, faceup and facedown together; any may go."""
    t = resupply(characters={0: ["talandra_drus"]}, areas={0: ["nazeen", "m5x10000"]})
    assert t.question == "pool"
    assert t.offers("character:talandra_drus", "area:nazeen")
    t.several("talandra_drus")
    assert "talandra_drus" in t.discards(0)
    assert len(t.state.areas[0]) == 3


@pytest.mark.rule("SI-4.5", "SI-4.6")
def test_world_cards_give_resources() -> None:
    """One each, two for the own Throne World."""
    assert resupply().resources(0) == 3


@pytest.mark.rule("SI-R12")
def test_a_conquered_throne_world_gives_one() -> None:
    """The two are for its owner."""
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
    """Up to what they began with."""
    t = resupply(
        worlds={0: ["silicas", "bygaros_7"], 1: ["zythenus_calendra"]},
        reserves={0: ["mars"]},
        units={"bygaros_7": {0: ["drone_carrier_group-", "android_battalion"]}},
        options={"deck_1": "drone_onslaught", "deck_2": "capital_attack"},
    )
    assert (t.count("drone_fighter"), t.unit("android_battalion").missions) == (3, 2)


@pytest.mark.rule("SI-4.8", "SI-R15")
def test_a_world_is_faced_up_for_its_cost() -> None:
    """It comes undepleted, and can be used at once."""
    t = resupply(resources=[3, 0]).pick("reserve:aquas_delor")
    assert t.resources(0) == 3 + 3 - 3
    assert not t.world("aquas_delor").depleted


@pytest.mark.rule("SI-4.9", "SI-1.11")
def test_a_throne_world_of_another_can_not_be_faced_up() -> None:
    """Nor one that one has faceup; other copies are Disputed then."""
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
    """One has it faceup already."""
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
    """The top World card is paid with Asset cards from the top; again until two are controlled."""
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
    """Whoever recovers and faces up a second World card does not recover any more, although one of
    them should be lost."""
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
    """Whoever has one World card may recover in Besieged Empires only."""
    worlds = {0: ["zythenus_calendra"], 1: ["silicas"]}
    t = resupply(worlds=worlds, options={"recovery": switch})
    assert t.question == asked


@pytest.mark.rule("SI-R88")
def test_recovery_needs_enough_asset_cards() -> None:
    """As many as the dearest World card that could come."""
    from palatine.games.seize_the_imperium.decks import DECKS

    t = resupply(
        worlds={0: ["aquas_delor"], 1: ["silicas"]},
        conquered={"aquas_delor": (1, 1)},
        units={"aquas_delor": {1: ["android_battalion"]}},
        hands={0: DECKS["capital_attack"].cards("assets")[:46]},
        reserves={0: ["xygarius_calendra"]},
    )
    assert t.question == "settle"


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
    """Before a World card is faced up, which it then helps to pay; at no other moment."""
    t = resupply(characters={0: ["talandra_drus"]}, resources=[0, 0], watch=("always", "able"))
    moments = []
    while t.question != "settle":
        moments.append(t.offers("talandra_drus"))
        t.pass_()
    assert (any(moments), t.offers("talandra_drus")) == (False, True)
    t.pass_().moment("phase_start", seat=0)
    assert not t.offers("talandra_drus")

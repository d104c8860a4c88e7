"""Chapter 3, the turn: draw, one act, discard."""

from collections import Counter

import pytest

from palatine.core.seats import Seat
from palatine.games.besides_the_emperor import GAME
from palatine.games.besides_the_emperor.faults import faults
from palatine.games.besides_the_emperor.state import deck
from palatine.games.besides_the_emperor.tests.table import table


@pytest.mark.rule("BE-3.1", "BE-3.2")
def test_a_turn_begins_with_a_draw() -> None:
    """The player draws and sees the top card, and the others see that a card was drawn."""
    court = table(5, draws="swap").direct()
    assert court.state.hands[1] == ("swap",)
    assert court.question == "act"
    assert court.news("card_drawn", viewer=1) == [{"drawn": "swap"}]
    assert court.heard_by("card_drawn") == [1]
    assert court.news("drew") == [{"player": 1}]


@pytest.mark.rule("BE-3.1")
def test_the_three_phases_come_in_order() -> None:
    """A turn is draw, act and discard, with windows in between."""
    court = table(5, hands={1: "swap steal"}, draws="condemn").direct()
    court.until("act").answers("investigate", 2, "slot:1").until("discard")
    assert court.state.phase == "discard"
    assert court.answer(("card:swap",)).state.moment == "end"


@pytest.mark.rule("BE-3.3", "BE-R22")
def test_one_act_and_no_more() -> None:
    """After the act, the next question is a window's or the next player's."""
    court = table(5, hands={1: "transposition"}, draws="transposition").direct()
    court.act("card:transposition", 2).end_turn()
    assert court.until("act").seat != 1


@pytest.mark.rule("BE-3.3", "BE-3.4", "BE-R60", "BE-4.1")
def test_what_an_act_can_be() -> None:
    """An act is a card from the hand other than an Instinct card, or one of the other three."""
    court = table(5, hands={1: "clearance"}, draws="steal").direct().until("act")
    assert court.options == ("card:steal", "investigate", "shuffle", "pass")
    assert court.refusal("card:clearance") == "BE-R60"
    assert court.refusal("card:swap") == "BE-3.4"
    assert court.refusal("nap") == "BE-3.3"
    ask = court.packet(1).ask
    assert ask is not None
    assert [option.at for option in ask.options] == ["hand:1", "investigate", "shuffle", "pass"]


@pytest.mark.rule("BE-3.5", "BE-R26")
def test_investigate_shows_one_card_to_one_player() -> None:
    """Everyone sees which card it is; only the player who looks sees its face."""
    court = table(5, slots=("ELR", "RRL", "LRR")).direct().act("investigate")
    assert court.offered == [0, 2, 3, 4]
    assert court.reason(1) == "BE-R26 not_yourself"
    court.answers(2, "slot:1")
    assert court.cards_of(2, viewer=1) == ["loyalist", None, None]
    assert court.cards_of(2, viewer=3) == [None, None, None]
    assert court.news("looked") == [{"player": 1, "target": 2, "place": 1}]
    assert court.news("card_seen", viewer=1) == [{"player": 2, "place": 1, "face": "loyalist"}]
    assert court.heard_by("card_seen") == [1]


@pytest.mark.rule("BE-R26")
def test_only_a_face_down_card_can_be_looked_at() -> None:
    """The Emperor may be investigated, but not his Emperor card."""
    court = table(5, slots=("LER",)).direct().act("investigate", 0)
    assert court.options == ("slot:1", "slot:3")
    assert court.reason("slot:2") == "BE-R26 face_up_already"
    assert court.refusal("slot:4") is None
    ask = court.packet(1).ask
    assert ask is not None
    assert [option.at for option in ask.options] == ["identity:0:0", "identity:0:2"]


@pytest.mark.rule("BE-R26")
def test_with_every_card_face_up_there_is_nothing_to_investigate() -> None:
    """It is not offered, and the reason says why; one hidden card is enough."""
    court = table(5).direct().until("act")
    others = [card for seat in (0, 2, 3, 4) for card in court.state.slots[seat]]
    for shown, is_offered in ((others[1:], True), (others, False)):
        court.state.face_up = tuple(shown)
        scene = GAME.next_scene(court.state)
        assert scene is not None
        _, question = scene.send(None)
        assert ("investigate" in question.options) is is_offered
    reason = question.reason(court.state, court.seat, "investigate")
    assert reason is not None
    assert (reason.rule, reason.id) == ("BE-R26", "nothing_face_down")


@pytest.mark.rule("BE-R26")
def test_who_has_no_card_face_down_can_not_be_investigated() -> None:
    """After both Reveals, all of the Emperor's cards are face up."""
    hands = {1: "reveal", 2: "reveal"}
    court = table(5, hands=hands, slots=("ELR",)).direct()
    court.act_of(1, "card:reveal", 0, "slot:2").act_of(2, "card:reveal", 0, "slot:3")
    assert court.act_of(3, "investigate").offered == [1, 2, 4]
    assert court.reason(0) == "BE-R26 all_face_up"


@pytest.mark.rule("BE-3.6", "BE-R27")
def test_shuffle_gives_a_new_order_and_leaves_one_card() -> None:
    """The owner sees the new order, and discards the hand down to one card of their choice."""
    court = table(5, hands={1: "swap steal"}, draws="condemn").direct().act("shuffle")
    assert court.question == "discard"
    assert court.story[-1] == ("shuffled", {"player": 1})
    assert court.refusal(("card:swap",)) == "BE-3.6"
    assert court.refusal(("card:swap", "card:reveal")) == "BE-3.6"
    assert court.reason("card:reveal") == "BE-3.6 not_in_hand"
    assert court.reason("nothing") == "BE-3.6 discard_count"
    twice = court.match.asked[court.seat].reason(court.state, court.seat, "card:swap")
    assert twice is not None
    assert twice.id == "discard_count"
    court.answer(("card:condemn", "card:swap"))
    assert court.state.hands[1] == ("steal",)
    assert sorted(filter(None, court.cards_of(1, viewer=1))) == ["loyalist", "rebel", "rebel"]
    assert court.state.moment == "act"


@pytest.mark.rule("BE-R27")
def test_shuffle_with_one_card_discards_nothing() -> None:
    """With one card there is nothing to discard."""
    court = table(5, draws="swap").direct().act("shuffle")
    assert court.state.hands[1] == ("swap",)
    assert (court.question, court.state.moment) == ("instinct", "act")


@pytest.mark.rule("BE-R25", "BE-R65")
def test_what_was_seen_is_known_until_a_shuffle_and_then_no_longer_by_place() -> None:
    """Afterwards the places are backs again, but the two cards are remembered."""
    court = table(5, hands={1: "investigation"}, slots=("ELR", "RRL", "LRR")).direct()
    court.act("card:investigation", 2, "slot:2", 2, "slot:3")
    assert court.cards_of(2, viewer=1) == [None, "rebel", "rebel"]
    court.act_of(2, "shuffle")
    assert court.cards_of(2, viewer=1) == [None, None, None]
    assert court.seat_view(2, viewer=1).secrets == ("role_rebel",)
    assert [note.facts["rebels"] for note in court.view(1).notes] == [2]
    assert None not in court.cards_of(2, viewer=2)


@pytest.mark.rule("BE-R51")
def test_the_emperor_card_stays_face_up_in_a_shuffle() -> None:
    """Everyone sees its new place, and the other two cards are face down."""
    court = table(5).direct().act_of(0, "shuffle")
    assert sorted(map(str, court.cards_of(0))) == ["None", "None", "emperor"]
    marks = {thing.face: thing.marks for thing in court.zone("identity", owner=0).things}
    assert marks == {"emperor": ("face_up",), None: ()}


@pytest.mark.rule("BE-3.7", "BE-R46")
def test_pass_does_nothing_and_opens_no_window() -> None:
    """The next window is that of the turn's end."""
    court = table(5, hands={1: "swap"}).direct().act("pass")
    assert court.state.moment == "end"
    assert court.story[-1] == ("passed", {"player": 1})


@pytest.mark.rule("BE-3.8", "BE-R42", "BE-R80")
def test_down_to_two_cards_and_the_player_chooses() -> None:
    """The player is asked even if all cards are equal, and discards are face up."""
    court = table(5, hands={1: "transposition transposition"}, draws="transposition").direct()
    court.act("pass")
    assert court.options == ("card:transposition",) * 3
    assert court.refusal(("card:swap",)) == "BE-3.8"
    court.answer(("card:transposition",))
    assert court.news("discarded") == [{"player": 1, "cards": ("transposition",)}]
    assert len(court.state.hands[1]) == 2


@pytest.mark.rule("BE-R44")
def test_discards_lie_face_up() -> None:
    """Everybody sees them in the view."""
    court = table(5, hands={1: "swap steal"}, draws="condemn").direct().act("pass")
    court.answer(("card:steal",))
    assert [thing.face for thing in court.zone("discard").things] == ["steal"]


@pytest.mark.rule("BE-3.9", "BE-R43")
def test_an_empty_deck_is_made_anew_from_the_discards() -> None:
    """The new deck has both played and discarded cards."""
    court = table(5, hands={1: "reveal"}).direct().act("card:reveal", 2, "slot:1")
    while not court.news("reshuffled"):
        court.answer(court.quiet_answer())
    assert court.news("reshuffled") == [{"count": len(court.state.decks[1])}]
    assert "reveal" in court.state.decks[1]
    assert court.state.discard == ()
    assert list(faults(court.state)) == []


@pytest.mark.rule("BE-R43")
def test_pending_condemns_stay_out_of_a_new_deck() -> None:
    """A Condemn on the table is neither in the deck nor in the discards."""
    court = table(5, hands={1: "condemn"}).direct().act("card:condemn", 2)
    held = sum(hand.count("condemn") for hand in court.state.hands)
    assert (*deck(court.state), *court.state.discard).count("condemn") + held == 4


@pytest.mark.rule("BE-R43")
def test_a_condemn_that_waits_when_the_deck_is_made_anew_is_not_in_it() -> None:
    """The new deck is only what was among the discards."""
    court = table(7, hands={3: "condemn reveal"}).direct()
    court.decline_until(lambda: not deck(court.state), "an empty deck")
    court.act_of(3, "card:condemn", 6).end_turn()
    discards = Counter(court.state.discard)
    court.until("act", 4)
    assert court.targets == [6]
    assert Counter(court.state.decks[1]) == discards
    assert court.story[-1] == ("drew", {"player": 4})
    assert court.state.hands[4][-1] == court.state.decks[1][0]
    assert len(deck(court.state)) == len(court.state.decks[1]) - 1


@pytest.mark.rule("BE-3.9", "BE-R43")
def test_the_last_card_is_drawn_before_the_deck_is_made_anew() -> None:
    """The discards are shuffled only when no card is left."""
    court = table(7, hands={3: "condemn reveal"}).direct()
    court.decline_until(lambda: not deck(court.state), "an empty deck")
    assert court.state.turn == 17
    assert court.news("reshuffled") == []


@pytest.mark.rule("BE-R43")
def test_with_nothing_to_draw_nothing_is_drawn() -> None:
    """The turn goes on without a card."""
    court = table(5).direct().until("act")
    state = court.state
    state.decks, state.drawn = ((),), 0
    hand = state.hands[2]
    court.answer("pass").until("act", 2)
    assert court.news("nothing_to_draw") == [{"player": 2}]
    assert court.news("reshuffled") == []
    assert court.state.hands[2] == hand
    assert court.state.active == Seat(2)

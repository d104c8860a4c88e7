"""Chapter 3, the Main phase: turns, tokens, one ability each, and when it ends."""

import pytest

from palatine.games.to_be_emperor.tests.table import position, table


@pytest.mark.rule("TE-3.1")
def test_turns_go_clockwise_from_the_first_player() -> None:
    """The seats follow each other around the table."""
    t = table(3, first=1)
    seats = []
    for _ in range(4):
        seats.append(t.seat)
        t.bid("deck").end()
    assert seats == [1, 2, 0, 1]


@pytest.mark.rule("TE-3.2", "TE-R05")
def test_tokens_must_be_spent() -> None:
    """With tokens left there is no pass; at least one must be spent, and no more than there are."""
    t = position(pool=["house-guard"])
    assert t.refusal("pass") == "TE-3.2"
    assert t.refusal("end") == "TE-3.2"
    t.answer("asset:house-guard#1")
    assert t.options == ("n:1", "n:2", "n:3", "n:4", "n:5")
    assert t.refusal("n:0") == "TE-3.2"


@pytest.mark.rule("TE-2.3", "TE-3.2")
def test_nobody_spends_more_than_he_has() -> None:
    """Three of five are spent: two are left."""
    t = position(pool=["house-guard"], bids=[("deck", 0, 3)])
    t.answer("asset:house-guard#1")
    assert t.options == ("n:1", "n:2")
    assert t.refusal("n:3") == "TE-2.3"


@pytest.mark.rule("TE-R04", "TE-R43")
def test_a_turns_tokens_go_to_one_place() -> None:
    """After a bid no other is possible in this turn; the next turn may add to it."""
    t = position(pool=["house-guard", "house-augur"], hands={0: ["hired-blade"]})
    t.bid("house-guard", 2)
    assert t.why_not("house-augur") == "TE-R43"
    t.end()
    t.bid("deck").end().bid("house-guard", 1)
    assert t.tokens("house-guard") == {0: 3}


@pytest.mark.rule("TE-3.3")
def test_tokens_at_the_deck_draw_at_once() -> None:
    """Two tokens at the deck are two cards in hand, which only their player sees."""
    t = position(deck=["house-guard", "hired-blade"])
    t.bid("deck", 2)
    assert t.hand(0) == ("house-guard", "hired-blade")
    assert t.news("drew") == [{"player": 0, "count": 2}]
    assert t.news("drew_cards", 0) == [{"cards": ("card:house-guard", "card:hired-blade")}]
    assert t.news("drew_cards", 1) == t.news("drew_cards") == []


@pytest.mark.rule("TE-R17", "TE-R18")
def test_the_deck_takes_no_more_tokens_than_it_has_cards() -> None:
    """With two cards left two tokens can be spent there; with none, none."""
    t = position(deck_size=2, pool=["house-guard"])
    t.answer("deck")
    assert t.options == ("n:1", "n:2")
    assert t.refusal("n:3") == "TE-R17"
    t.answer("n:2").end()
    assert not t.offers("deck")
    assert t.why_not("deck") == "TE-R17"


@pytest.mark.rule("TE-3.4", "TE-1.11")
def test_an_ability_comes_before_or_after_the_tokens() -> None:
    """An ability is offered both times, but can be used only once."""
    t = position(hands={0: ["house-augur", "house-augur"]}, pool=["house-guard"])
    assert t.offers("use:knowledge")
    t.bid("house-guard")
    assert t.options == ("use:coin", "use:knowledge", "end")[1:]
    t.use("knowledge", "hand:house-augur")
    assert (t.seat, t.question) == (1, "bid")


@pytest.mark.rule("TE-3.5", "TE-R07")
def test_one_ability_a_turn() -> None:
    """A player who used one before the tokens is not offered another after them."""
    t = position(hands={0: ["house-augur", "house-augur"]}, pool=["house-guard"])
    t.use("knowledge", "hand:house-augur")
    assert t.refusal("use:knowledge") == "TE-3.5"
    t.bid("house-guard")
    assert t.seat == 1


@pytest.mark.rule("TE-3.6", "TE-R08")
def test_only_cards_with_the_resource_are_used_from_hand_and_play() -> None:
    """A card without the resource is refused, and so is one that is not there."""
    t = position(
        assets={0: ["house-augur", "house-guard"]},
        hands={0: ["young-scribe", "hired-blade"]},
    )
    t.answer("use:knowledge")
    assert t.options == ("asset:house-augur#1", "hand:young-scribe")
    assert t.refusal(["asset:house-guard#1"]) == "TE-3.6"
    assert t.refusal(["hand:hired-blade"]) == "TE-3.6"
    assert t.refusal(["hand:house-banker"]) == "TE-R08"
    assert t.refusal(["hand:young-scribe", "hand:young-scribe"]) == "TE-R08"
    t.answer(["asset:house-augur#1", "hand:young-scribe"])
    assert t.is_committed("house-augur")


@pytest.mark.rule("TE-3.7")
def test_an_asset_with_two_resources_serves_one_ability() -> None:
    """A Tax Collector used for Might is committed, and of no use for Coin."""
    t = position(
        assets={0: ["tax-collector"], 1: ["house-guard"]},
        senate=["juna-vesk"],
        bids=[("juna-vesk", 0, 1)],
    )
    assert t.offers("use:coin", "use:might")
    t.use("might", "tax-collector").bid("juna-vesk").bid("juna-vesk", 5)
    assert (t.seat, t.question) == (0, "bid")
    assert not t.offers("use:coin")


@pytest.mark.rule("TE-1.8")
def test_a_committed_asset_is_not_used_again() -> None:
    """A committed asset is not offered, and the refusal says so."""
    t = position(assets={0: ["house-augur", "house-augur"]}, committed=["house-augur"])
    t.answer("use:knowledge")
    assert t.options == ("asset:house-augur#2",)
    assert t.refusal(["asset:house-augur#1"]) == "TE-1.8"


@pytest.mark.rule("TE-3.8", "TE-1.14", "TE-R24")
def test_others_bid_on_a_tapped_senator() -> None:
    """The owner can't bid on a tapped senator, and nobody can bid on an untapped one."""
    t = position(senators={0: ["juna-vesk", "salos-breenar"]}, tapped=["juna-vesk"])
    assert t.why_not("juna-vesk") == "TE-R24"
    t.bid("deck").end()
    assert t.offers("juna-vesk")
    assert t.why_not("salos-breenar") == "TE-3.2"


@pytest.mark.rule("TE-3.9", "TE-R06")
def test_the_phase_ends_when_all_pass_in_a_row() -> None:
    """A pass locks nobody out: when a player goes on, the others are asked again."""
    spent = [("deck", 0, 5), ("deck", 1, 5)]
    t = position(hands={0: ["house-guard"], 1: ["house-augur", "house-guard"]}, bids=spent)
    t.pass_().use("knowledge", "hand:house-augur")
    assert (t.seat, t.question) == (0, "idle")
    t.pass_()
    assert (t.seat, t.state.phase) == (1, "main")
    t.pass_()
    assert t.state.round == 2


@pytest.mark.rule("TE-R49")
def test_a_player_is_asked_whatever_the_hand_holds() -> None:
    """With cards in hand, a question that has only "end" or "pass" left is still asked."""
    t = position(pool=["house-guard"], hands={0: ["house-banker"], 1: ["hired-blade"]})
    t.bid("house-guard", 5)
    assert (t.seat, t.question, t.options) == (0, "after", ("use:coin", "end"))
    t.end().bid("house-guard", 5)
    assert (t.seat, t.question, t.options) == (1, "after", ("end",))
    t = position(hands={1: ["hired-blade"]}, bids=[("deck", 0, 5), ("deck", 1, 5)])
    assert (t.seat, t.question, t.options) == (1, "idle", ("pass",))


@pytest.mark.rule("TE-R49")
def test_nobody_is_asked_who_plainly_can_do_nothing() -> None:
    """Without a card in hand and an ability to use, a turn ends or is passed by itself."""
    t = position(pool=["house-guard"])
    t.bid("house-guard", 5)
    assert (t.seat, t.question) == (1, "bid")
    t.bid("house-guard", 5)
    assert [news["player"] for news in t.news("passed")] == [0, 1]
    assert t.state.round == 1
    assert t.question == "draw"


@pytest.mark.rule("TE-R44")
def test_tokens_without_a_place_need_not_be_spent() -> None:
    """Nothing open, no deck: the player may pass with all tokens in hand."""
    t = position(deck_size=0)
    assert (t.news("passed"), t.left(0)) == ([{"player": 0}], 5)
    assert (t.seat, t.question) == (1, "idle")
    assert t.offers("use:knowledge", "pass")
    reason = t.match.why_not(t.seat, "end")
    assert reason is not None
    assert (reason.rule, reason.id) == ("TE-3.2", "pass_instead")


@pytest.mark.rule("TE-R45")
def test_a_hopeless_bid_is_legal() -> None:
    """Less than the cost, for a senator whom nobody could pay."""
    t = position(senate=["valerian-osk"])
    t.bid("valerian-osk")
    assert t.tokens("valerian-osk") == {0: 1}


@pytest.mark.rule("TE-R15", "TE-1.9")
def test_a_played_card_is_open_to_bids_in_the_next_round() -> None:
    """It lies in the pool, marked, and counts for its size; nobody controls it."""
    t = position(hands={0: ["house-augur"]}, pool=["house-guard"])
    t.use("knowledge", "hand:house-augur")
    assert t.why_not("house-augur") == "TE-1.9"
    assert "fresh" in t.zone("pool").things[1].marks
    assert t.owner("house-augur") is None
    t.spend_all()
    while t.question == "draw":
        t.answer("decline")
    assert t.offers("house-augur")


@pytest.mark.rule("TE-R46")
def test_an_ability_that_could_do_nothing_is_not_offered() -> None:
    """No spent token to move, no asset to commit, too little Might, no card: each says why."""
    t = position(hands={0: ["house-banker", "house-guard"]})
    assert t.why_not("use:coin") == "TE-R46"
    assert t.why_not("use:might") == "TE-R46"
    assert t.why_not("use:knowledge") == "TE-3.4"
    t = position(hands={0: ["house-guard"]}, assets={1: ["tax-collector"]})
    assert t.why_not("use:might") == "TE-4.4"


@pytest.mark.rule("TE-R54")
def test_who_has_announced_an_ability_uses_it() -> None:
    """After the announcement the player only chooses the cards for it, and at least one."""
    t = position(hands={0: ["house-augur"]})
    t.answer("use:knowledge")
    assert (t.question, t.options) == ("spend", ("hand:house-augur",))
    assert t.refusal([]) == "TE-3.4"


@pytest.mark.rule("TE-R32")
def test_a_hand_has_no_limit() -> None:
    """Five tokens a round are five cards, round after round."""
    t = position(hands={0: ["house-guard", "hired-blade"] * 4})
    t.bid("deck", 5)
    assert len(t.hand(0)) == 13


@pytest.mark.rule("TE-3.2")
def test_the_last_token_is_spent_without_a_question() -> None:
    """One token left, or one card in the deck: there is only one number."""
    t = position(pool=["house-guard"], bids=[("deck", 0, 4)])
    t.answer("asset:house-guard#1")
    assert (t.seat, t.tokens("house-guard")) == (1, {0: 1})
    t = position(pool=["house-guard"], deck_size=1)
    t.answer("deck")
    assert (t.question, t.tokens("deck")) == ("after", {0: 1})


@pytest.mark.rule("TE-3.2", "TE-R30")
def test_all_hear_where_tokens_were_spent() -> None:
    """Everyone hears who spent tokens, where and how many."""
    t = position(pool=["house-guard"])
    t.bid("house-guard", 3)
    spent = {"player": 0, "place": "asset:house-guard#1", "tokens": 3}
    assert t.news("tokens_spent") == [spent]


@pytest.mark.rule("TE-R17")
def test_a_small_deck_and_few_tokens_are_told_apart() -> None:
    """A player could spend all of five tokens, if the deck had enough cards; nobody has six."""
    t = position(deck_size=2)
    t.answer("deck")
    assert t.refusal("n:5") == "TE-R17"
    assert t.refusal("n:6") == "TE-2.3"
    assert t.why_not("deck") is None


@pytest.mark.rule("TE-3.6", "TE-1.9")
def test_the_card_that_was_named_is_played() -> None:
    """The other one stays in the hand, wherever it lies there."""
    t = position(hands={0: ["hired-blade", "house-augur"]}, deck=["house-banker"])
    t.use("knowledge", "hand:house-augur")
    assert (t.hand(0), t.state.pool) == (("hired-blade", "house-banker"), ("asset:house-augur#1",))


@pytest.mark.rule("TE-3.9", "TE-R06")
def test_whoever_spends_tokens_makes_the_others_be_asked_again() -> None:
    """Seat 1 has passed without tokens; seat 0 spends the last one, then all must pass again."""
    t = position(
        hands={0: ["hired-blade"], 1: ["hired-blade"]},
        pool=["house-guard"],
        bids=[("deck", 0, 3), ("deck", 1, 5)],
    )
    t.bid("house-guard").end().pass_().bid("house-guard").end()
    assert (t.seat, t.question, t.state.phase) == (1, "idle", "main")
    t.pass_()
    assert (t.seat, t.question) == (0, "idle")
    t.pass_()
    assert t.state.round == 2

"""Chapter 4, the resource abilities: Coin, Might and Knowledge."""

import pytest

from palatine.games.to_be_emperor.tests.table import position


@pytest.mark.rule("TE-4.1", "TE-R37", "TE-R38")
def test_coin_moves_a_token_to_another_place() -> None:
    """From an asset to a senator; never back to the asset, nor to where no bid is legal."""
    t = position(
        hands={0: ["house-banker"]},
        pool=["house-guard", "hired-blade"],
        senate=["juna-vesk"],
        senators={0: ["salos-breenar"]},
        bids=[("house-guard", 0, 2)],
    )
    t.use("coin", "hand:house-banker")
    assert t.question == "goal"
    assert t.options == ("asset:hired-blade#1", "senator:juna-vesk", "deck")
    assert t.why_not("house-guard") == "TE-R37"
    assert t.why_not("house-banker") == "TE-1.9"
    assert t.why_not("salos-breenar") == "TE-3.2"
    t.move("juna-vesk")
    assert (t.tokens("house-guard"), t.tokens("juna-vesk")) == ({0: 1}, {0: 1})


@pytest.mark.rule("TE-4.2", "TE-R09")
def test_more_coins_move_more_tokens_from_one_place() -> None:
    """Three Coins move up to three tokens to any places, even several to one."""
    t = position(
        assets={0: ["harbor-magnate", "house-banker"]},
        pool=["house-guard", "hired-blade"],
        bids=[("house-guard", 0, 4), ("deck", 0, 1)],
    )
    t.use("coin", "harbor-magnate", "house-banker")
    assert (t.question, t.options) == ("source", ("asset:house-guard#1", "deck"))
    t.answer("asset:house-guard#1")
    assert t.refusal([4, 0]) == t.refusal([0, 0]) == "TE-4.2"
    t.answer([2, 1])
    assert (t.tokens("hired-blade"), t.tokens("deck")) == ({0: 2}, {0: 2})
    assert len(t.hand(0)) == 1


@pytest.mark.rule("TE-R09")
def test_a_token_that_leaves_the_deck_leaves_its_card() -> None:
    """The card that a token drew stays in hand."""
    t = position(hands={0: ["house-banker"]}, pool=["house-guard"], deck=["hired-blade"])
    t.bid("deck").use("coin", "hand:house-banker").move("house-guard")
    assert t.hand(0) == ("hired-blade",)
    assert t.tokens("deck") == {}


@pytest.mark.rule("TE-R09", "TE-R17")
def test_coin_moves_no_more_tokens_to_the_deck_than_it_has_cards() -> None:
    """One card is left: one token can go there, and draws it."""
    t = position(
        assets={0: ["guild-treasurer"]},
        pool=["house-guard"],
        bids=[("house-guard", 0, 3)],
        deck_size=1,
    )
    t.use("coin", "guild-treasurer")
    assert t.refusal([2]) is not None
    t.answer([1])
    assert (len(t.hand(0)), t.state.deck) == (1, ())


@pytest.mark.rule("TE-R10")
def test_coin_moves_own_tokens_never_onto_an_own_senator() -> None:
    """Another player's tokens are not a source, and your own tapped senator is not a goal."""
    t = position(
        assets={0: ["house-banker"]},
        pool=["house-guard"],
        senators={0: ["juna-vesk"]},
        tapped=["juna-vesk"],
        bids=[("house-guard", 1, 2), ("deck", 0, 1), ("house-guard", 0, 1)],
    )
    t.use("coin", "house-banker")
    assert t.why_not("juna-vesk") == "TE-R10"
    t.answer("deck")
    assert t.options == ("asset:house-guard#1",)
    assert t.why_not("juna-vesk") == "TE-R24"
    t.move("house-guard")
    assert t.tokens("house-guard") == {1: 2, 0: 2}


@pytest.mark.rule("TE-4.3", "TE-R11", "TE-R33")
def test_might_commits_a_ready_asset_of_an_opponent() -> None:
    """The player's own assets, committed ones, and ones that cost too much are no targets."""
    t = position(
        3,
        assets={
            0: ["house-guard", "hired-blade"],
            1: ["house-augur", "tax-collector", "harbor-magnate"],
            2: ["young-scribe"],
        },
        committed=["young-scribe"],
    )
    t.use("might", "house-guard", "hired-blade")
    assert t.options == ("asset:house-augur#1", "asset:tax-collector#1")
    assert t.why_not("house-guard") == "TE-4.3"
    assert t.why_not("young-scribe") == "TE-R33"
    assert t.why_not("harbor-magnate") == "TE-4.4"
    t.answer("asset:tax-collector#1")
    assert t.is_committed("tax-collector")
    assert t.news("asset_committed")[0]["owner"] == 1


@pytest.mark.rule("TE-4.4")
def test_might_must_reach_the_cost() -> None:
    """Cards that don't reach the cheapest target are refused; the target is then the only one."""
    t = position(assets={0: ["house-guard", "hired-blade"], 1: ["tax-collector"]})
    t.answer("use:might")
    assert t.refusal(["asset:house-guard#1"]) == "TE-4.4"
    t.answer(["asset:house-guard#1", "asset:hired-blade#1"])
    assert t.is_committed("tax-collector")


@pytest.mark.rule("TE-R12")
def test_knowledge_counts_assets_not_icons() -> None:
    """Two icons on one asset count once: with another one ready, draw two and keep one."""
    t = position(assets={0: ["temple-archivist", "oracle-of-the-legions"]})
    t.use("knowledge", "temple-archivist")
    assert t.news("studied") == [{"player": 0, "drawn": 2, "kept": 1}]


@pytest.mark.rule("TE-R13", "TE-R40")
def test_knowledge_draws_what_is_there_and_keeps_all_that_is_due() -> None:
    """Two used and one ready, but one card left: it is drawn and kept, without a question."""
    t = position(
        assets={0: ["house-augur", "house-augur", "young-scribe"]},
        deck_size=1,
        deck=["hired-blade"],
    )
    t.use("knowledge", "house-augur", "house-augur#2")
    assert t.news("studied") == [{"player": 0, "drawn": 1, "kept": 1}]
    assert (t.hand(0), t.seat) == (("hired-blade",), 1)


@pytest.mark.rule("TE-4.6", "TE-R40")
def test_keeping_is_not_optional() -> None:
    """Exactly one card for each asset used is kept, of those that were drawn."""
    t = position(assets={0: ["house-augur", "young-scribe"]}, deck=["hired-blade", "tax-collector"])
    t.use("knowledge", "house-augur")
    assert t.refusal([]) == t.refusal(["card:hired-blade", "card:tax-collector"]) == "TE-4.6"
    assert t.refusal(["card:house-guard"]) == "TE-4.6"
    t.answer(["card:tax-collector"])
    assert t.hand(0) == ("tax-collector",)


@pytest.mark.rule("TE-R39")
def test_knowledge_may_be_used_on_an_empty_deck() -> None:
    """Nothing is drawn, but the card still goes to the pool."""
    t = position(assets={0: ["house-augur"]}, pool=["house-guard"], deck_size=0)
    t.use("knowledge", "house-augur")
    assert t.news("studied") == [{"player": 0, "drawn": 0, "kept": 0}]
    assert t.is_committed("house-augur")


@pytest.mark.rule("TE-4.7", "TE-R14")
def test_the_rest_goes_above_or_below_the_deck_in_any_order() -> None:
    """Cards ranked before the deck lie on top of it in that order, cards after it at the bottom."""
    three = ["house-augur", "young-scribe", "temple-archivist"]
    drawn = ["hired-blade", "tax-collector", "house-banker", "house-guard"]
    t = position(assets={0: [*three, "merchant-adviser"]}, deck=drawn)
    t.use("knowledge", "house-augur").answer(["card:hired-blade"])
    assert t.refusal(["card:tax-collector", "deck"]) == "TE-4.7"
    t.answer(["card:house-guard", "card:tax-collector", "deck", "card:house-banker"])
    assert t.top(2) == ("house-guard", "tax-collector")
    assert t.state.faces[t.state.deck[-1]] == "house-banker"


@pytest.mark.rule("TE-R14", "TE-R41")
def test_nobody_else_learns_what_knowledge_found() -> None:
    """The others hear how many cards were drawn and kept; their views differ in nothing else."""
    drawn = ["hired-blade", "tax-collector"]
    one, other = (
        position(assets={0: ["house-augur", "young-scribe"]}, deck=drawn) for _ in range(2)
    )
    for t, kept, order in (
        (one, "hired-blade", ["deck", "card:tax-collector"]),
        (other, "tax-collector", ["card:hired-blade", "deck"]),
    ):
        t.use("knowledge", "house-augur").answer([f"card:{kept}"]).answer(order)
        assert t.news("studied_cards", 1) == t.news("sorted_cards", 1) == []
    assert (one.view(1), one.view()) == (other.view(1), other.view())
    assert one.view(0) != other.view(0)


@pytest.mark.rule("TE-R09", "TE-R30")
def test_what_is_asked_after_the_source_does_not_tell_it() -> None:
    """With two Coins the same question follows, whether one token lies at the source or two."""
    asked = []
    for source in ("asset:house-guard#1", "deck"):
        t = position(
            assets={0: ["guild-treasurer"]},
            pool=["house-guard", "hired-blade"],
            bids=[("house-guard", 0, 1), ("deck", 0, 2)],
        )
        asked.append(t.use("coin", "guild-treasurer").answer(source).question)
    assert asked == ["move", "move"]


@pytest.mark.rule("TE-R09", "TE-3.3")
@pytest.mark.parametrize("moved", [1, 2, 3])
def test_each_token_that_comes_to_the_deck_draws_a_card(moved: int) -> None:
    """Two tokens draw two cards, three draw three, whatever else is moved."""
    top = ["hired-blade", "house-augur", "young-scribe"]
    t = position(
        assets={0: ["guild-treasurer", "house-banker"]},
        pool=["house-guard", "street-trader"],
        bids=[("house-guard", 0, 4)],
        deck=top,
    )
    t.use("coin", "guild-treasurer", "house-banker").move(*["deck"] * moved)
    assert t.hand(0) == tuple(top[:moved])
    assert t.news("drew") == [{"player": 0, "count": moved}]
    assert (t.tokens("deck"), t.tokens("house-guard")) == ({0: moved}, {0: 4 - moved})


@pytest.mark.rule("TE-4.1", "TE-3.3")
def test_one_coin_to_the_deck_draws_a_card() -> None:
    """A single moved token draws like a spent one."""
    t = position(assets={0: ["house-banker"]}, pool=["house-guard"], bids=[("house-guard", 0, 2)])
    t.use("coin", "house-banker").move("deck")
    assert (len(t.hand(0)), t.tokens("deck")) == (1, {0: 1})


@pytest.mark.rule("TE-4.2", "TE-R37")
def test_all_hear_which_tokens_were_moved() -> None:
    """Goal by goal; a place that gets no token is not mentioned, and nothing is drawn."""
    t = position(
        assets={0: ["harbor-magnate", "house-banker"]},
        pool=["house-guard", "hired-blade", "street-trader"],
        bids=[("house-guard", 0, 4)],
    )
    t.use("coin", "harbor-magnate", "house-banker")
    t.move("street-trader", "hired-blade", "street-trader")
    moved = [(facts["source"], facts["goal"], facts["tokens"]) for facts in t.news("tokens_moved")]
    assert moved == [
        ("asset:house-guard#1", "asset:hired-blade#1", 1),
        ("asset:house-guard#1", "asset:street-trader#1", 2),
    ]
    assert t.news("drew") == []


@pytest.mark.rule("TE-R46", "TE-R38")
def test_coin_needs_tokens_that_can_go_elsewhere() -> None:
    """If the deck is the only place, tokens there can't move."""
    t = position(assets={0: ["house-banker"]}, bids=[("deck", 0, 1)])
    assert t.why_not("use:coin") == "TE-R46"


@pytest.mark.rule("TE-R38", "TE-R10")
def test_a_source_needs_a_goal() -> None:
    """The deck is empty and one card is open: tokens at the deck can go there, but its own can go
    nowhere, nor can anybody else's."""
    t = position(
        assets={0: ["house-banker"]},
        pool=["house-guard"],
        bids=[("house-guard", 0, 1), ("deck", 0, 1)],
        deck_size=0,
    )
    t.use("coin", "house-banker")
    assert (t.question, t.options) == ("goal", ("asset:house-guard#1",))
    t.move("house-guard")
    assert t.tokens("house-guard") == {0: 2}


@pytest.mark.rule("TE-R37")
def test_tokens_on_a_tapped_senator_are_not_moved_back_to_him() -> None:
    """A tapped senator is a source like any other place, but never the goal."""
    t = position(
        assets={0: ["house-banker"]},
        senators={1: ["juna-vesk"]},
        tapped=["juna-vesk"],
        pool=["house-guard"],
        bids=[("juna-vesk", 0, 2)],
    )
    t.use("coin", "house-banker")
    assert t.options == ("asset:house-guard#1", "deck")
    assert t.why_not("juna-vesk") == "TE-R37"
    t.move("house-guard")
    assert (t.tokens("juna-vesk"), t.tokens("house-guard")) == ({0: 1}, {0: 1})


@pytest.mark.rule("TE-4.4", "TE-R11")
def test_might_for_the_cheapest_target_is_enough() -> None:
    """One Might commits the one asset that costs one; the costlier ones are out of its reach."""
    t = position(assets={0: ["house-guard"], 1: ["harbor-magnate", "young-scribe"]})
    t.use("might", "house-guard")
    assert t.is_committed("young-scribe")
    assert not t.is_committed("harbor-magnate")


@pytest.mark.rule("TE-3.7", "TE-R11")
def test_other_resources_of_a_card_do_not_count_for_an_ability() -> None:
    """A Harbor Magnate has two Coin and one Might: as Might it commits nothing that costs two."""
    t = position(assets={0: ["harbor-magnate"], 1: ["tax-collector", "house-guard"]})
    t.use("might", "harbor-magnate")
    assert t.is_committed("house-guard")
    t = position(assets={0: ["harbor-magnate"], 1: ["tax-collector"]})
    assert t.why_not("use:might") == "TE-4.4"


@pytest.mark.rule("TE-3.4", "TE-R08", "TE-R41")
def test_all_hear_which_cards_an_ability_used() -> None:
    """Those in play and those from the hand, under the names that they have on the table now."""
    t = position(
        assets={0: ["house-augur"]},
        hands={0: ["hired-blade", "young-scribe"]},
        pool=["hired-blade"],
    )
    t.use("knowledge", "house-augur", "hand:young-scribe")
    assert t.news("ability_used") == [
        {
            "player": 0,
            "resource": "knowledge",
            "cards": ("asset:house-augur#1", "asset:young-scribe#1"),
        }
    ]
    assert t.hand(0)[0] == "hired-blade"


@pytest.mark.rule("TE-4.5", "TE-R12")
def test_only_ready_assets_with_knowledge_draw_more() -> None:
    """Neither a committed one, nor one without Knowledge, nor another card in the hand."""
    t = position(
        assets={0: ["house-augur", "young-scribe", "house-guard"], 1: ["temple-archivist"]},
        hands={0: ["captain-of-spies"]},
        committed=["young-scribe"],
    )
    t.use("knowledge", "house-augur")
    assert t.news("studied") == [{"player": 0, "drawn": 1, "kept": 1}]


@pytest.mark.rule("TE-4.6")
def test_two_equal_cards_can_both_be_kept() -> None:
    """Each of them is a card of its own, and so is each that goes back."""
    guards = ["house-guard", "house-guard", "hired-blade", "hired-blade"]
    own = ["house-augur", "house-augur", "young-scribe", "temple-archivist"]
    t = position(assets={0: own}, deck=guards)
    t.use("knowledge", "house-augur", "house-augur#2")
    t.answer(["card:house-guard", "card:house-guard"])
    assert t.hand(0) == ("house-guard", "house-guard")
    assert t.news("kept_cards", 0) == [{"cards": ("card:house-guard", "card:house-guard")}]
    t.answer(["card:hired-blade", "deck", "card:hired-blade"])
    assert t.top(1) == ("hired-blade",)
    assert t.state.faces[t.state.deck[-1]] == "hired-blade"
    assert len(t.state.deck) == 48 - 4 - 2


@pytest.mark.rule("TE-R10", "TE-4.1")
def test_tokens_of_others_are_no_source() -> None:
    """If only another player has tokens, Coin has nothing to move."""
    sides = {"assets": {0: ["house-banker"]}, "pool": ["house-guard", "street-trader"]}
    t = position(**sides, bids=[("house-guard", 1, 2)])  # type: ignore[arg-type]
    assert t.why_not("use:coin") == "TE-R46"
    t = position(**sides, bids=[("house-guard", 1, 2), ("deck", 0, 1)])  # type: ignore[arg-type]
    t.use("coin", "house-banker").at("goal").move("house-guard")
    assert (t.tokens("house-guard"), t.tokens("deck")) == ({0: 1, 1: 2}, {})


@pytest.mark.rule("TE-4.5", "TE-4.7", "TE-R39")
def test_who_uses_knowledge_hears_what_came_of_it() -> None:
    """The player hears what was drawn, kept and put back where; with an empty deck, nothing."""
    t = position(assets={0: ["house-augur", "young-scribe"]}, deck=["hired-blade", "tax-collector"])
    t.use("knowledge", "house-augur").answer(["card:tax-collector"])
    t.answer(["deck", "card:hired-blade"])
    assert t.news("studied_cards", 0) == [{"cards": ("card:hired-blade", "card:tax-collector")}]
    assert t.news("kept_cards", 0) == [{"cards": ("card:tax-collector",)}]
    assert t.news("sorted_cards", 0) == [{"top": (), "bottom": ("card:hired-blade",)}]
    t = position(assets={0: ["house-augur"]}, pool=["house-guard"], deck_size=0)
    t.use("knowledge", "house-augur")
    assert t.news("studied_cards", 0) == t.news("kept_cards", 0) == []


@pytest.mark.rule("TE-4.6", "TE-R40")
def test_with_nothing_ready_beside_them_all_drawn_cards_are_kept() -> None:
    """Two assets are used, two cards drawn and both kept, without a question."""
    t = position(assets={0: ["house-augur", "young-scribe"]}, deck=["hired-blade", "tax-collector"])
    t.use("knowledge", "house-augur", "young-scribe").at("bid")
    assert t.news("studied") == [{"player": 0, "drawn": 2, "kept": 2}]
    assert t.hand(0) == ("hired-blade", "tax-collector")

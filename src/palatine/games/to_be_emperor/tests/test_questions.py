"""What a question is about: the facts of its sentence, which everyone knows."""

import pytest

from palatine.core.news import Fact
from palatine.core.stream import ask_of
from palatine.core.words import Speaker
from palatine.games.to_be_emperor import GAME
from palatine.games.to_be_emperor.tests.table import Table, position


def facts(t: Table) -> dict[str, Fact]:
    """What the open question is about, as it reaches the asked player."""
    asked = ask_of(t.match, t.seat)
    assert asked is not None
    return asked.facts


def refusal(t: Table, name: str) -> str:
    """The id of the sentence why this is not on offer; without an answer, what a right one is."""
    reason = t.match.why_not(t.seat, t.named(name) if name else "")
    assert reason is not None
    return reason.id


def test_a_bid_says_how_many_tokens_are_left() -> None:
    """Three of five are spent."""
    t = position(pool=["house-guard"], bids=[("house-guard", 0, 3)])
    assert (t.question, facts(t)) == ("bid", {"tokens": 2})


def test_an_ability_says_its_resource_and_then_what_was_spent() -> None:
    """Two Coin move up to two tokens."""
    bankers = ["house-banker", "house-banker"]
    t = position(assets={0: bankers}, pool=["house-guard"], bids=[("deck", 0, 2)])
    t.answer("use:coin")
    assert (t.question, facts(t)) == ("spend", {"resource": "coin", "due": 0})
    t.answer(["asset:house-banker#1", "asset:house-banker#2"])
    assert (t.question, facts(t)) == ("move", {"spent": 2})


def test_a_payment_says_in_which_phase_it_is() -> None:
    """Tapped senators are paid before the bids are settled, the others later."""
    sides = {"senators": {0: ["juna-vesk"]}, "hands": {0: ["house-guard"]}}
    t = position(**sides, tapped=["juna-vesk"]).spend_all()  # type: ignore[arg-type]
    assert (t.question, facts(t)) == ("pay", {"phase": "acquire"})
    t = position(**sides).spend_all()  # type: ignore[arg-type]
    assert (t.question, facts(t)) == ("pay", {"phase": "resource"})


def test_who_uses_assets_is_told_that_senators_want_to_be_paid_again() -> None:
    """The question counts them, or its hint says so; without senators it says nothing about
    them."""
    t = position(assets={0: ["house-augur"]}, senators={0: ["juna-vesk"]}).answer("use:knowledge")
    assert facts(t) == {"resource": "knowledge", "due": 1}
    for language, again in (("en", "must be paid again"), ("de", "wieder bezahlt werden")):
        speaker = Speaker(GAME, language)
        assert again in speaker.asks("spend", facts(t))
        assert again not in speaker.asks("spend", {"resource": "coin", "due": 0})
        assert again in speaker.help("pay"), "the hint below the question"


@pytest.mark.rule("TE-R08")
def test_a_card_in_hand_is_refused_as_what_it_is() -> None:
    """If the player names it as an asset in play, or as something to bid on, the reason says that
    it is in the hand."""
    t = position(
        hands={0: ["house-guard"]}, assets={0: ["house-augur"]}, senators={0: ["juna-vesk"]}
    )
    assert refusal(t, "house-guard") == "bid_in_hand"
    assert refusal(t, "tax-collector") == "not_open"
    t.answer("use:knowledge")
    assert refusal(t, "house-guard") == refusal(t, "hand:house-guard") == "lacks_resource"
    t = position(hands={0: ["house-guard"]}, senators={0: ["juna-vesk"]}).spend_all().at("pay")
    assert refusal(t, "house-guard") == "use_from_hand"
    assert refusal(t, "merchant-adviser") == "not_in_play"


@pytest.mark.rule("TE-4.7")
def test_a_card_to_put_back_points_at_itself_and_the_deck_at_the_deck() -> None:
    """Each option of the order says where on the table it is."""
    t = position(assets={0: ["house-augur", "young-scribe"]}, deck=["hired-blade", "tax-collector"])
    t.use("knowledge", "house-augur").answer(["card:hired-blade"]).at("sort")
    assert t.match.asked[t.seat].places(t.state, t.seat) == ("drawn:0", "deck")


@pytest.mark.rule("TE-4.6", "TE-4.7")
def test_only_drawn_cards_are_kept_and_put_back() -> None:
    """A card that was not drawn is refused for that; for anything but a card there is no reason."""
    t = position(assets={0: ["house-augur", "young-scribe"]}, deck=["hired-blade", "tax-collector"])
    t.use("knowledge", "house-augur").at("keep")
    assert refusal(t, "card:house-guard") == "not_drawn"
    assert refusal(t, "") == "keep_so_many"
    assert t.why_not("player:0") is None
    t.answer(["card:hired-blade"]).at("sort")
    assert refusal(t, "card:hired-blade") == "not_drawn"
    assert refusal(t, "") == "sort_all"
    assert t.why_not("player:0") is None


@pytest.mark.rule("TE-1.8")
def test_an_asset_is_refused_by_how_it_lies() -> None:
    """A committed one of the player's own, another player's, and one that is named twice."""
    t = position(
        assets={0: ["house-augur", "young-scribe"], 1: ["captain-of-spies", "temple-archivist"]},
        committed=["young-scribe", "temple-archivist"],
    )
    t.answer("use:knowledge")
    assert refusal(t, "young-scribe") == "committed"
    assert refusal(t, "captain-of-spies") == refusal(t, "temple-archivist") == "not_in_play"
    twice = t.match.asked[t.seat].reason(t.state, t.seat, "asset:house-augur#1")
    assert twice is not None
    assert twice.id == "not_in_play"


@pytest.mark.rule("TE-3.4", "TE-4.4")
def test_might_is_refused_by_what_is_missing() -> None:
    """Without any Might the card is missing; with some, the reason says how much is needed."""
    t = position(assets={0: ["house-augur"], 1: ["tax-collector", "harbor-magnate"]})
    assert refusal(t, "use:might") == "no_source"
    t = position(assets={0: ["house-guard"], 1: ["tax-collector", "harbor-magnate"]})
    reason = t.match.why_not(t.seat, "use:might")
    assert reason is not None
    assert (reason.id, reason.facts) == ("too_little_might", {"need": 2})
    assert refusal(position(assets={0: ["house-guard"]}), "use:might") == "no_effect_might"


@pytest.mark.rule("TE-3.4", "TE-4.4")
def test_too_few_cards_for_an_ability_are_refused_by_what_is_needed() -> None:
    """One card at least; for Might as much as the cheapest target costs."""
    t = position(assets={0: ["house-augur"]}).answer("use:knowledge")
    assert refusal(t, "") == "spend_more"
    assert t.refusal([]) == "TE-3.4"
    t = position(assets={0: ["house-guard", "hired-blade"], 1: ["tax-collector"]})
    t.answer("use:might")
    reason = t.match.why_not(t.seat, "")
    assert reason is not None
    assert (reason.rule, reason.facts) == ("TE-4.4", {"resource": "might", "need": 2})

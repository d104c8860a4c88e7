"""What a question is about: the facts of its sentence, which all know."""

import pytest

from palatine.core.news import Fact
from palatine.core.stream import ask_of
from palatine.core.words import Speaker
from palatine.games.to_be_emperor import GAME
from palatine.games.to_be_emperor.tests.table import Table, position


def facts(t: Table) -> dict[str, Fact]:
    """What the open question is about, as it reaches the player who is asked."""
    asked = ask_of(t.match, t.seat)
    assert asked is not None
    return asked.facts


def refusal(t: Table, name: str) -> str:
    """The sentence's id of why this is not offered."""
    reason = t.match.why_not(t.seat, t.named(name))
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
    """The question counts them; without senators it says nothing about it."""
    t = position(assets={0: ["house-augur"]}, senators={0: ["juna-vesk"]}).answer("use:knowledge")
    assert facts(t) == {"resource": "knowledge", "due": 1}
    for language, again in (("en", "must be paid again"), ("de", "wieder bezahlt werden")):
        speaker = Speaker(GAME, language)
        assert again in speaker.asks("spend", facts(t))
        assert again not in speaker.asks("spend", {"resource": "coin", "due": 0})
        assert again in speaker.asks("pay", {"phase": "resource"})
        assert again in speaker.help("pay")


@pytest.mark.rule("TE-R08")
def test_a_card_in_hand_is_refused_as_what_it_is() -> None:
    """Asked for as if it lay in play, or as something to bid on, it is said to be in the hand."""
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

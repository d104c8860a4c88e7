"""What a question is about: the facts of its sentence, which all know."""

from palatine.core.news import Fact
from palatine.core.stream import ask_of
from palatine.games.to_be_emperor.tests.table import Table, position


def facts(t: Table) -> dict[str, Fact]:
    """What the open question is about, as it reaches the player who is asked."""
    asked = ask_of(t.match, t.seat)
    assert asked is not None
    return asked.facts


def test_a_bid_says_how_many_tokens_are_left() -> None:
    """Three of five are spent."""
    t = position(pool=["house-guard"], bids=[("house-guard", 0, 3)])
    assert (t.question, facts(t)) == ("bid", {"tokens": 2})


def test_an_ability_says_its_resource_and_then_what_was_spent() -> None:
    """Two Coin move up to two tokens."""
    bankers = ["house-banker", "house-banker"]
    t = position(assets={0: bankers}, pool=["house-guard"], bids=[("deck", 0, 2)])
    t.answer("use:coin")
    assert (t.question, facts(t)) == ("spend", {"resource": "coin"})
    t.answer(["asset:house-banker#1", "asset:house-banker#2"])
    assert (t.question, facts(t)) == ("move", {"spent": 2})


def test_a_payment_says_in_which_phase_it_is() -> None:
    """Tapped senators are paid before the bids are settled, the others later."""
    sides = {"senators": {0: ["juna-vesk"]}, "hands": {0: ["house-guard"]}}
    t = position(**sides, tapped=["juna-vesk"]).spend_all()  # type: ignore[arg-type]
    assert (t.question, facts(t)) == ("pay", {"phase": "acquire"})
    t = position(**sides).spend_all()  # type: ignore[arg-type]
    assert (t.question, facts(t)) == ("pay", {"phase": "resource"})

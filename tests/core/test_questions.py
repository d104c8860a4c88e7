"""What a question says about itself: its facts, and why something is not on offer."""

from palatine.core.atoms import names
from palatine.core.decisions import Pick, Reason, given
from palatine.core.news import Fact
from palatine.core.seats import Seat

FRUIT = names("apple", "pear", "plum")


def cost(state: object, seat: Seat, card: str) -> dict[str, Fact]:
    """The price of a card for a seat."""
    return {"card": card, "count": seat + 1}


def too_dear(state: object, seat: Seat, atom: str, left: int) -> Reason | None:
    """A reason about an atom, with the remaining budget."""
    return Reason("XY-1", "too_dear", {"card": atom, "count": left}) if atom else None


def test_a_question_says_what_it_is_about_and_why_not() -> None:
    """Facts and reasons are made on demand, for the seat that looks."""
    question = Pick(
        "buy", FRUIT, FRUIT.atoms, about=given(cost, "card:a"), why_not=given(too_dear, 3)
    )
    assert question.facts(None, Seat(1)) == {"card": "card:a", "count": 2}
    assert question.reason(None, Seat(1), "card:b") == Reason(
        "XY-1", "too_dear", {"card": "card:b", "count": 3}
    )
    assert question.reason(None, Seat(1), "") is None


def test_a_question_that_says_nothing_has_no_facts_and_no_reasons() -> None:
    """Saying nothing is the default, and costs nothing."""
    question = Pick("vote", FRUIT, FRUIT.atoms)
    assert question.facts(None, Seat(0)) == {}
    assert question.reason(None, Seat(0), "fig") is None


def test_what_a_question_was_given_is_part_of_what_it_is() -> None:
    """Two questions about the same card are equal, two about different cards are not."""
    one, same, other = (Pick("buy", FRUIT, FRUIT.atoms, about=given(cost, card)) for card in "aab")
    assert one == same
    assert hash(one) == hash(same)
    assert one != other

"""The tools for testing games: a table that a test talks to, with chance fixed by meaning."""

import pytest
from saturnalia import GAME, Feast

from palatine.core.seats import seats
from palatine.testing import Table


def feast(**fixed: tuple[tuple[str, ...], ...]) -> Table[Feast]:
    """A table of three, with these boxes."""
    return Table.opened(GAME, 3, deal=fixed)


def test_a_table_opens_with_the_chance_that_a_test_names() -> None:
    """The faces of a deal come first, and each hand is visible to its owner alone."""
    t = feast(box=(("4", "4", "1", "1"),))
    assert [thing.face for thing in t.zone("hand", viewer=0).things] == ["gift:4", "gift:4"]
    assert t.zone("hand", viewer=1, owner=0).things == ()


def test_the_first_who_has_not_answered_is_the_one_who_is_asked() -> None:
    """A shared question is answered seat by seat, or by a named seat."""
    t = feast()
    assert (t.question, t.asked, t.seat) == ("offer", seats(3), 0)
    assert t.answer("n:1", seat=1).answer("n:0").seat == 2
    assert t.answer("n:1").at("cry").events() == ["offered"]


def test_a_refusal_names_the_rule_and_changes_nothing() -> None:
    """Anything not on offer has a rule; anything on offer is not refused."""
    t = feast()
    assert t.refusal("n:6") == t.why_not("n:6") == "SA-2.1"
    assert t.offers("n:5")
    with pytest.raises(AssertionError, match="the move was allowed"):
        t.refusal("n:5")


def test_a_table_opens_at_a_position_and_refuses_an_impossible_one() -> None:
    """It only needs a state at a scene's start; its faults are named."""
    start = feast().state.copy()
    assert Table.opened(GAME, 3, start=start).question == "offer"
    start.coins = (-1, 0, 0)
    with pytest.raises(AssertionError, match="owes coins"):
        Table.opened(GAME, 3, start=start)


def test_random_play_ends_with_winners() -> None:
    """The same seed plays the same game; after the end there is no question."""
    one, two = feast().play_out("7"), feast().play_out("7")
    assert (one.winners, one.why) == (two.winners, "most_points")
    assert (one.match.log, one.question, one.asked) == (two.match.log, None, ())


def test_a_question_that_does_not_come_is_named() -> None:
    """`at` names the actual question, `until` one that nobody can decline."""
    with pytest.raises(AssertionError, match="the question is offer, not cry"):
        feast().at("cry")
    with pytest.raises(AssertionError, match="nobody can decline offer"):
        feast().until("cry")

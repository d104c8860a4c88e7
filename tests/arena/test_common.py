"""What an answer to a common question moved: all others as they were, and the same luck after."""

from collections import Counter

import pytest

from palatine.arena.common import LUCKS, commons, moved_in_common
from palatine.arena.measures import Counts, measured, moves
from palatine.arena.played import Moved
from palatine.core.game import Game
from palatine.core.match import Match
from palatine.core.seats import Seat
from palatine.games.senate.tests.table import position
from palatine.theatre.odds import Odds
from palatine.theatre.reel import reel
from tests.arena.small import BIDS, VOTE, A, B, C, answered


def changes(match: Match) -> dict[Seat, float]:
    """By seat, how far its answer to the only common question moved its chance."""
    found = list(moved_in_common(reel(match), Odds(match.game)))
    assert len(found) == len({seat for seat, _ in found})
    return {seat: 0.0 if moved is None else moved.change for seat, moved in found}


def test_a_ballot_that_decided_moved_the_difference_of_both_outcomes() -> None:
    """By two votes to one: each yes has brought the coin, by which three in four win. A no could
    have changed nothing."""
    found = changes(answered(VOTE, "yes", "no", "yes"))
    assert found[A] == pytest.approx(0.75, abs=0.2)
    assert found[B] == 0
    assert found[C] == pytest.approx(-found[A])


def test_a_ballot_among_three_alike_moved_nothing() -> None:
    """Nobody alone could have changed it."""
    assert changes(answered(VOTE, "yes", "yes", "yes")) == {A: 0, B: 0, C: 0}
    assert changes(answered(VOTE, "no", "no", "no")) == {A: 0, B: 0, C: 0}


def test_the_luck_of_the_game_is_nobodys_doing() -> None:
    """Whichever way the coin fell, the same ballots have moved the same."""
    won, lost = (answered(VOTE, "yes", "no", "yes", seed=seed) for seed in ("1", "2"))
    assert (won.outcome.winners, lost.outcome.winners) == ((A, B), (C,))  # type: ignore[union-attr]
    assert changes(won) == changes(lost)
    assert changes(won)[A] * LUCKS == pytest.approx(round(changes(won)[A] * LUCKS))


@pytest.mark.parametrize(
    ("bids", "moved"),
    [((2, 1, 0), (1, 0, 0)), ((1, 0, 0), (0.5, -0.5, -0.5)), ((2, 2, 0), (0, 0, 0))],
)
def test_an_answer_among_more_than_two_is_held_against_the_mean_of_the_others(
    bids: tuple[int, ...], moved: tuple[float, ...]
) -> None:
    """A player who bids 0 against a 1 would have won with 2, and made nobody win with 1; the 1
    would have won with 2, too."""
    found = changes(answered(BIDS, *[f"n:{bid}" for bid in bids]))
    assert tuple(found.values()) == moved


@pytest.mark.parametrize("talk", [False, True])
@pytest.mark.parametrize("game", [VOTE, BIDS])
def test_whoever_talks_between_the_answers_decides_no_more(game: Game, talk: bool) -> None:
    """A common question is one question, whose last answer is no decision of one seat alone."""
    given = ("yes", "yes", "no") if game is VOTE else ("n:2", "n:1", "n:0")
    match = answered(game, *given, talk=talk)
    (question,) = commons(reel(match))
    assert list(question.given.values()) == list(given)
    counts: Counts = Counter()
    moved = moves(match, reel(match), counts)
    assert [counts[seat, "choices"] for seat in (A, B, C)] == [0, 0, 0]
    assert [counts[seat, "common"] for seat in (A, B, C)] == [1, 1, 1]
    assert len(moved) == sum(counts[seat, "pivotal"] for seat in (A, B, C)) > 0
    assert all(one.common for one in moved)


def test_a_changed_answer_counts_as_it_stood_in_the_end() -> None:
    """Only the last ballot was given; what it was before has moved nothing."""
    match = answered(VOTE, "yes", "no")
    match.answer(A, "no")
    match.answer(C, "no")
    assert changes(match) == {A: 0, B: 0, C: 0}


def senate(*yes: int) -> Match:
    """The last vote of a senate: if it fails, chaos brings the only tile of the deck, the fifth
    Loyalist policy; if not, Palpatine (seat 4) is elected."""
    t = position(5, loyalist=4, separatist=3, deck="L", size=1, tracker=2)
    return t.nominate(4).vote(yes).match


def test_a_senate_that_elects_palpatine_by_one_vote() -> None:
    """Each of the three has won or lost the game by it, the two others have done nothing."""
    match = senate(0, 3, 4)
    assert match.state.result == "palpatine_elected"
    at = len(reel(match)) - 1
    ballots = [(int(seat), moved) for seat, moved in moved_in_common(reel(match), Odds(match.game))]
    lost, won = (Moved(at, at, seat, by, common=True) for seat, by in ((0, -1.0), (3, 1.0)))
    palpatine = Moved(at, at, 4, 1.0, common=True)
    assert ballots == [(0, lost), (1, None), (2, None), (3, won), (4, palpatine)]
    measures, moved = measured(match, (), True)
    assert [(m.common, m.pivotal, m.gained_common) for m in measures] == [
        *((1, 1, -1), (1, 0, 0), (1, 0, 0), (1, 1, 1), (1, 1, 1))
    ]
    assert set(moved) >= {lost, won, palpatine}


def test_a_senate_that_elects_palpatine_by_all_votes() -> None:
    """No single ballot would have saved it."""
    match = senate(0, 1, 2, 3, 4)
    assert match.state.result == "palpatine_elected"
    assert set(changes(match).values()) == {0}

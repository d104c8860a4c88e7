"""The figures: paired by deal, with sides apart, with and without substitutes."""

from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from palatine.arena.figures import (
    differences,
    differing,
    lines,
    payoffs,
    student,
    without_substitutes,
)
from palatine.arena.file import Agent, Stop, Table
from palatine.arena.measures import measured
from palatine.arena.played import Decision, Measured, Played, Suspicion
from palatine.bots.ballots import ballots_of
from palatine.catalog import game_of
from palatine.core.chance import Seeded, seed_from
from palatine.core.match import Match
from palatine.core.play import play_out
from palatine.core.record import record_of
from palatine.core.words import Speaker
from tests.arena.arenas import arena, played

SENATE = game_of("senate")
SIDES = ("loyalist", "separatist")


def a_match(seed: int = 1) -> Match:
    """A game by chance, to its end."""
    match = Match(SENATE, SENATE.setup(5), Seeded(seed_from(f"figures {seed}")))
    play_out(match, Random(seed))
    return match


RECORD = record_of(a_match(), ("a", "b", "c", "d", "e"))


def game(seating: tuple[str, str], winner: int, deal: int = 0, substitute: str = "") -> Played:
    """A game of two seats, one for each side."""
    decision = Decision(1, 0, "vote", "yes", (), substitute)
    won = tuple([seat == winner for seat in range(2)])
    return Played("t", deal, seating, SIDES, won, RECORD, (decision,))


def test_a_deal_with_the_sides_changed_is_one_observation() -> None:
    """Who wins on both sides leads by one; where the same side wins twice, nobody does."""
    both = [game(("a", "b"), 0), game(("b", "a"), 1)]
    even = [game(("a", "b"), 0, 1), game(("b", "a"), 0, 1)]
    (found,) = differences(arena(), both)
    assert (found.one, found.other, found.value, found.deals) == ("a", "b", 1.0, 1)
    (found,) = differences(arena(), [*both, *even])
    assert (found.value, found.deals) == (0.5, 2)


def test_a_deal_that_lacks_a_side_is_not_counted() -> None:
    """Half of a pair would compare cards, not agents."""
    assert differences(arena(), [game(("a", "b"), 0)]) == ()


def test_payoffs_have_the_sides_apart() -> None:
    """What an agent does on one side says nothing of the other."""
    games = [game(("a", "b"), 0), game(("b", "a"), 0)]
    found = {(c.one, c.side, c.other): c.share.value for c in payoffs(arena(), games)}
    assert found["a", "loyalist", "b"] == 1.0
    assert found["a", "separatist", "b"] == 0.0


def test_a_pair_with_a_substitute_is_left_out_of_the_second_count() -> None:
    """One marked game takes its whole pair with it."""
    games = [game(("a", "b"), 0), game(("b", "a"), 1, substitute="random")]
    assert differences(arena(), games)
    assert not differences(arena(), without_substitutes(games))


def test_a_few_deals_that_agree_are_no_certainty() -> None:
    """Five wins in five deals leave doubt; fifty leave little."""
    few, many = (differing("t", "a", "b", [1.0] * n) for n in (5, 50))
    assert few.low < 0.3
    assert 0.8 < many.low < 1.0


def test_the_interval_holds_what_it_promises() -> None:
    """Of 400 runs of 40 deals by a known chance, some 95 in 100 hold the true difference."""
    random, held = Random(5), 0
    for _ in range(400):
        values = [random.choices([1.0, 0.0, -1.0], [0.35, 0.5, 0.15])[0] for _ in range(40)]
        found = differing("t", "a", "b", values)
        held += found.low <= 0.2 <= found.high
    assert 370 <= held <= 398
    assert student(10) == pytest.approx(2.228, abs=0.01)


def test_a_guest_is_compared_with_the_host_on_the_same_seat(tmp_path: Path) -> None:
    """A guest that plays as the hosts do makes no difference on any deal."""
    same = Agent("twin", bot="random")
    of = arena(same, Agent("host", bot="random"), design="guest", hosts="host", baselines=())
    found = differences(of, played(msgspec.structs.replace(of, stop=Stop(1)), tmp_path / "run"))
    assert [(each.one, each.other) for each in found] == [("twin", "host")]


@pytest.mark.parametrize("name", ["to-be-emperor", "besides-the-emperor"])
def test_other_games_have_arenas(tmp_path: Path, name: str) -> None:
    """With sides or without, with claims or without: nothing here knows a game by name."""
    size = game_of(name).players[0]
    of = arena(Agent("greedy", bot="greedy"), game=name, table=(Table(name, size),), stop=Stop(1))
    games = played(of, tmp_path / "run")
    assert len(differences(of, games)) == 1
    assert all(len(each.measured) == size for each in games)


# Measures


def measures(match: Match, *said: Suspicion, chances: bool = False) -> Any:
    """What each seat did."""
    return measured(match, said, Speaker(SENATE, "en", SENATE.neutral), chances)


def test_votes_are_held_against_the_truth() -> None:
    """Every vote is counted once, and is right for exactly one of two sides."""
    match = a_match()
    ballots = ballots_of(SENATE)
    assert ballots is not None
    found = ballots(match)
    votes = sum(len(each.yes) + len(each.no) for each in match.state.elections)
    assert len(found) == votes == sum(each.votes for each in measures(match))
    first = match.state.elections[0]
    roles = [match.state.roles[seat] for seat in (first.president, first.chancellor)]
    serves = "loyalist" if set(roles) == {"loyalist"} else "other"
    for ballot in found[: len(first.yes) + len(first.no)]:
        own = "loyalist" if match.state.roles[ballot.seat] == "loyalist" else "other"
        assert ballot.is_right == ((own == serves) == (ballot.seat in first.yes))


def test_who_knows_all_has_a_perfect_score() -> None:
    """The Brier score of the truth is 0, of its opposite 1; that of the cards lies between."""
    match = a_match()
    roles = [str(role) for role in match.state.roles]
    truth = {
        "party_separatist": tuple([float(role != "loyalist") for role in roles]),
        "role_palpatine": tuple([float(role == "palpatine") for role in roles]),
    }
    wrong = {role: tuple([1 - each for each in row]) for role, row in truth.items()}
    right, worst = (measures(match, Suspicion(0, 40, each))[0] for each in (truth, wrong))
    assert (right.brier, worst.brier) == (0, 1)
    assert 0 < right.brier_proved < 1
    assert right.from_proved == pytest.approx(right.brier_proved)


def test_decisions_are_held_against_the_chances() -> None:
    """Some decisions move the own chance; none of a game that was broken off does."""
    assert any(each.choices and each.gained for each in measures(a_match(), chances=True))
    unfinished = Match(SENATE, SENATE.setup(5), Seeded(b"1"))
    assert measures(unfinished, chances=True) == (Measured(),) * 5


def test_seats_that_win_together_count_once() -> None:
    """A side of three seats in one game is one observation, not three."""
    sides = ("loyalist", "separatist", "loyalist", "separatist", "loyalist")
    won = tuple([side == "loyalist" for side in sides])
    seating = tuple(["a" if each else "b" for each in won])
    one = Played("t", 0, seating, sides, won, RECORD, ())
    found = {(each.agent, each.side): each for each in lines([one])}
    assert (found["a", "loyalist"].share.count, found["a", "loyalist"].seats) == (1, 3)
    assert (found["b", ""].share.count, found["b", ""].share.value) == (1, 0.0)

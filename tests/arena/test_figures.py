"""The figures: paired by deal, by side, with and without substitutes."""

from bisect import bisect_right
from collections import Counter
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
from palatine.arena.measures import Counts, count_lies, measured
from palatine.arena.played import Decision, Measured, Played, Suspicion
from palatine.bots.ballots import ballots_of
from palatine.bots.beliefs import beliefs_of
from palatine.catalog import game_of
from palatine.core.chance import Seeded, seed_from
from palatine.core.match import Match
from palatine.core.play import play_out
from palatine.core.record import record_of
from palatine.core.seats import Seat, seats
from palatine.games.senate.tests.table import table
from palatine.theatre.reel import reel
from tests.arena.arenas import arena, played

SENATE = game_of("senate")
SIDES = ("loyalist", "separatist")


def a_match(seed: int = 1) -> Match:
    """A random game, to its end."""
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
    """Winning on both sides is a lead of one; if the same side wins twice, nobody leads."""
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
    """An agent's results on one side say nothing of the other."""
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
    """Of 400 runs of 40 deals with a known chance, some 95 in 100 contain the true difference."""
    random, held = Random(5), 0
    for _ in range(400):
        values = [random.choices([1.0, 0.0, -1.0], [0.35, 0.5, 0.15])[0] for _ in range(40)]
        found = differing("t", "a", "b", values)
        held += found.low <= 0.2 <= found.high
    assert 370 <= held <= 398
    assert student(10) == pytest.approx(2.228, abs=0.01)


@pytest.mark.parametrize(
    ("hosts", "first", "second", "value"), [(0, 1, 1, 0.0), (0, 0, 1, 0.5), (0, 1, 0, -0.5)]
)
def test_a_guest_is_compared_with_the_host_on_the_same_seat(
    hosts: int, first: int, second: int, value: float
) -> None:
    """Who wins among hosts alone, and with the guest on either seat: whoever lost where the host
    had won, and won where the host had lost, made no difference."""
    guest = arena(
        Agent("guest", bot="easy"), Agent("host", bot="easy"), design="guest", hosts="host"
    )
    seated = [(("host", "host"), hosts), (("guest", "host"), first), (("host", "guest"), second)]
    (found,) = differences(guest, [game(*each) for each in seated])
    assert (found.one, found.other, found.value, found.deals) == ("guest", "host", value, 1)


def test_a_deal_on_which_the_guest_has_not_sat_everywhere_is_not_counted(tmp_path: Path) -> None:
    """A run seats it everywhere, so its deals count; without the last game they don't."""
    twin = Agent("twin", bot="random")
    of = arena(twin, Agent("host", bot="random"), design="guest", hosts="host", baselines=())
    games = played(msgspec.structs.replace(of, stop=Stop(1)), tmp_path / "run")
    (found,) = differences(of, games)
    hosts, *rest = games
    assert [each.seating.index("twin") for each in rest] == [0, 1, 2, 3, 4]
    lifts = [each.won[seat] - hosts.won[seat] for seat, each in enumerate(rest)]
    assert found.value == sum(lifts) / 5
    assert differences(of, games[:-1]) == ()


@pytest.mark.parametrize("name", ["to-be-emperor", "besides-the-emperor"])
def test_other_games_have_arenas(tmp_path: Path, name: str) -> None:
    """With or without sides, with or without claims: nothing here knows a game by name."""
    size = game_of(name).players[0]
    of = arena(Agent("greedy", bot="greedy"), game=name, table=(Table(name, size),), stop=Stop(1))
    games = played(of, tmp_path / "run")
    assert len(differences(of, games)) == 1
    assert all(len(each.measured) == size for each in games)


# Measures


def measures(match: Match, *said: Suspicion, chances: bool = False) -> Any:
    """What each seat did."""
    return measured(match, said, chances)[0]


def test_votes_are_held_against_the_truth() -> None:
    """Every vote counts once, and is right for exactly one of two sides."""
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


def test_a_secret_told_by_a_claim_is_told_if_it_is_the_whole_truth() -> None:
    """Tiles drawn and received: a true claim, one with other tiles, one that is about no secret."""
    t = table(5, deck="SSL").elect(1).pass_on("SL").enact("S")
    for seat, what, tiles in ((0, "drew", "SSL"), (1, "received", "SS"), (0, "drew", "SLL")):
        names = {"S": "policy:separatist", "L": "policy:loyalist"}
        t.match.say(Seat(seat), what, [names[tile] for tile in tiles])
    t.match.say(Seat(1), "accuse", ["player:0"])
    counts: Counts = Counter()
    count_lies(t.match, reel(t.match), counts)
    found = [(counts[s, "claims"], counts[s, "true_claims"], counts[s, "lies"]) for s in seats(5)]
    assert found == [(2, 1, 1), (1, 0, 1), (0, 0, 0), (0, 0, 0), (0, 0, 0)]


def test_the_same_lie_told_twice_is_one_lie() -> None:
    """What I received, and what I received from the president, is the same claim about a session;
    with other tiles it is another one."""
    t = table(5, deck="SSL").elect(1).pass_on("SL").enact("S")
    both = ("policy:separatist", "policy:separatist")
    t.match.say(Seat(1), "received", both)
    t.match.say(Seat(1), "got", ("player:0", *both))
    t.match.say(Seat(1), "got", ("player:0", "policy:loyalist", "policy:separatist"))
    t.match.say(Seat(1), "received", ("policy:separatist", "policy:loyalist"))
    counts: Counts = Counter()
    count_lies(t.match, reel(t.match), counts)
    assert [counts[Seat(1), what] for what in ("claims", "lies", "true_claims")] == [2, 1, 1]


def test_who_knows_all_has_a_perfect_score() -> None:
    """The Brier score of the truth is 0, of its opposite 1; that of the cards is in between."""
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


def test_the_exact_posterior_has_no_distance_from_itself() -> None:
    """An agent that says what the cards prove is as good as that; anything else is not."""
    match = a_match()
    unknowing = Seat(match.state.roles.index("loyalist"))
    curves = beliefs_of(SENATE)(match)  # type: ignore[misc]
    point = bisect_right(curves.at, 39) - 1
    proved = {role: curves.of(unknowing, "proved", role)[point] for role in curves.roles}
    exact, even = (
        measures(match, Suspicion(unknowing, 40, each))[unknowing]
        for each in (proved, dict.fromkeys(proved, (0.5,) * 5))
    )
    assert exact.from_proved == 0 < even.from_proved
    assert exact.brier == pytest.approx(exact.brier_proved)


def test_decisions_are_held_against_the_chances() -> None:
    """Each decision that moves a seat's own chance is named, and a seat's sum is of its own; a
    stopped game has none."""
    match = a_match()
    found, moved = measured(match, (), True)
    assert any(each.choices and each.gained for each in found)
    assert all(one.answered <= one.at for one in moved)
    for seat, each in enumerate(found):
        own = [one.change for one in moved if one.seat == seat and not one.common]
        assert (each.choices, each.gained) == (len(own), pytest.approx(sum(own)))
        common = [one.change for one in moved if one.seat == seat and one.common]
        assert (each.pivotal, each.gained_common) == (len(common), pytest.approx(sum(common)))
        assert each.common == each.votes  # in a senate
    assert any(each.pivotal for each in found)
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

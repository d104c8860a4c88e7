"""The benchmarks' own measuring and reporting, without the engines that we compare ourselves
with."""

from itertools import count
from pathlib import Path

import pytest
from benchmarks.against import ratios
from benchmarks.measure import Case, measure, rate_of
from benchmarks.profile import counted
from benchmarks.report import last_results, results_of, table, write


def ticking() -> float:
    """A clock that moves a hundredth of a second at each look."""
    return next(TICKS) / 100


TICKS = count()


def case(name: str, done: int) -> Case:
    """A case that does this much at each call."""
    return Case(name, "things", lambda: done)


def test_a_rate_is_what_is_done_in_a_second() -> None:
    """Three things at each hundredth of a second are three hundred a second."""
    assert rate_of(case("three", 3), 0.05, ticking) == pytest.approx(300)


def test_ratios_are_taken_within_each_round() -> None:
    """A machine that is slower in one round is slower for both, and the ratio is the same."""
    one, other = case("one", 1), case("other", 1)
    one.rates, other.rates = [10.0, 1.0, 30.0], [20.0, 2.0, 60.0]
    assert one.ratio_to(other) == 0.5


def test_every_case_has_its_chunk_in_every_round() -> None:
    """After four rounds each case has four rates."""
    cases = [case("one", 1), case("other", 2)]
    measure(cases, rounds=4, chunk=0.05, clock=ticking)
    assert [len(each.rates) for each in cases] == [4, 4]


def test_results_are_kept_and_compared(tmp_path: Path) -> None:
    """The table shows the change against the last file."""
    cases = [case("fast", 4), case("yardstick", 2)]
    measure(cases, rounds=3, chunk=0.05, clock=ticking)
    results = results_of(cases, cases[1], cases[1])
    write(results, "20260101-000000", tmp_path)
    before = last_results(tmp_path)
    assert before is not None
    assert "+0%" in table(results, before)
    assert last_results(tmp_path / "empty") is None


def work(turns: int) -> int:
    """This many turns of a loop."""
    total = 0
    for turn in range(turns):
        total += turn
    return total


def test_the_profile_counts_each_turn() -> None:
    """Ten more turns cost the same number of bytecodes each time, and no extra call."""
    here = work.__code__.co_filename
    ten, twenty, thirty = (counted(lambda n=n: work(n)) for n in (10, 20, 30))  # type: ignore[misc]
    assert thirty[0][here] - twenty[0][here] == twenty[0][here] - ten[0][here] > 0
    assert ten[1][here] == thirty[1][here]


def test_two_trees_are_compared_round_by_round() -> None:
    """A round in which the machine was slow for both changes nothing."""
    ours = [{"a": 10.0, "b": 1.0}, {"a": 1.0, "b": 2.0}, {"a": 10.0, "b": 1.0}]
    theirs = [{"a": 20.0}, {"a": 2.0}, {"a": 20.0}]
    assert ratios(ours, theirs) == {"a": (0.5, 0.5, 0.5, 0.5)}

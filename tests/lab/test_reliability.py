"""What players could think, in the lab: counted, measured and drawn."""

from collections import defaultdict
from math import log
from pathlib import Path
from xml.etree import ElementTree

import pytest

from palatine.lab.experiment import Bots, cells_of
from palatine.lab.markdown import markdown
from palatine.lab.measures.reliability import Games, bins_of, log_loss, reliabilities
from palatine.lab.playing import played_match
from palatine.lab.report import page
from palatine.lab.report.reliability import curve
from palatine.lab.tables import Run
from tests.lab.runs import played, small


@pytest.fixture(scope="module")
def run(tmp_path_factory: pytest.TempPathFactory) -> Run:
    """Two tables of five: easy bots, and a pool."""
    bots = Bots(every="easy", pool=("easy", "random"))
    return played(small(games=4, beliefs=True, bots=bots), tmp_path_factory.mktemp("beliefs"))


def games_of(*games: list[tuple[float, bool, int]]) -> Games:
    """Guesses by game."""
    return defaultdict(list, enumerate(games))


def test_log_loss_is_the_mean_of_minus_the_logarithm_of_what_was_so() -> None:
    """By hand: twice 80 % and right, once 60 % and wrong."""
    found = log_loss(games_of([(0.8, True, 2)], [(0.6, False, 1)]))
    assert found == pytest.approx(-(2 * log(0.8) + log(0.4)) / 3)
    assert log_loss(games_of([(0.0, True, 1)])) == pytest.approx(-log(0.005))  # kept to a per cent


def test_bins_hold_guesses_of_about_the_same_chance() -> None:
    """A tenth each: the mean of the guesses, and the share that was true."""
    first, last = bins_of(games_of([(0.02, False, 3), (0.06, True, 1)], [(1.0, True, 5)]))
    assert first.thought == pytest.approx(0.03)
    assert first.share.value == pytest.approx(0.25)
    assert (first.guesses, last.guesses) == (4, 5)
    assert last.share.value == 1
    assert last.share.low < 1


def test_intervals_go_by_games() -> None:
    """The same guesses in fewer games, where they depend on each other, leave more doubt."""
    many = bins_of(games_of(*[[(0.5, n % 2 == 0, 1)] for n in range(40)]))[0].share
    few = bins_of(games_of(*[[(0.5, n % 2 == 0, 5)] for n in range(8)]))[0].share
    assert few.value == many.value == 0.5
    assert few.high - few.low > 2 * (many.high - many.low)


def test_every_player_guesses_about_everybody_whom_he_does_not_know(run: Run) -> None:
    """At five, the three Loyalists guess about four others each, at every moment, for two roles."""
    found = {(each.group.lineup, each.role): each for each in reliabilities(run)}
    assert len(found) == 2 * 2
    cell = cells_of(run.experiment)[0]
    moments = 0
    for number in range(4):
        match, _ = played_match(cell, run.experiment.seed, number)
        policies = sum(news.event == "policy_enacted" for news in match.news)
        moments += max(0, policies - 2)
    guesses = sum(each.guesses for each in found["easy", "party_separatist"].bins)
    assert guesses >= 12 * moments
    assert guesses % 12 == 0
    assert found["easy", "party_separatist"].prior == pytest.approx(log(2))


def test_the_report_draws_it(run: Run) -> None:
    """A picture for each role and table, well-formed, with the log loss next to the deal's."""
    html = page(run)
    assert 'id="beliefs"' in html
    assert html.count("Reliability: ") == 4
    for each in reliabilities(run):
        ElementTree.fromstring(curve(each, "five & more"))
    assert any("log loss" in line for line in markdown(run))


def test_nothing_is_kept_unless_it_is_asked_for(tmp_path: Path) -> None:
    """A run without it has no such counts and no such section."""
    plain = played(small(games=2), tmp_path)
    assert reliabilities(plain) == []
    assert 'id="beliefs"' not in page(plain)

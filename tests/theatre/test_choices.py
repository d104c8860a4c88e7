"""Choices are judged over tables that look the same to the player, never by the truth."""

from random import Random

import pytest

import palatine
from palatine.bots.turn import Budget
from palatine.core.chance import Rolled
from palatine.core.match import Match
from palatine.core.news import News
from palatine.core.seats import Seat
from palatine.games.senate import GAME
from palatine.games.senate.state import LOYALIST, Senate
from palatine.games.senate.tests.table import Table, table
from palatine.theatre.analysis import Choice, Tried
from palatine.theatre.choices import better, decisions, judge, mean, shares, standard_error
from palatine.theatre.odds import Odds
from palatine.theatre.reel import reel


class BySide(Odds):
    """A player who nominates someone of their own side wins, and otherwise loses."""

    def __init__(self) -> None:
        super().__init__(GAME)
        self.open = self.by_side

    def by_side(self, match: Match) -> tuple[float, ...]:
        """Everybody's chance."""
        t: Senate = match.state
        assert t.chancellor is not None
        is_loyal = t.roles[t.chancellor] == LOYALIST
        return tuple([float((role == LOYALIST) == is_loyal) for role in t.roles])


def nominated(t: Table) -> Choice:
    """The first nomination, judged."""
    before, after, given = decisions(reel(t.match))[0]
    choice = judge(before, after, given, BySide(), "test")
    assert choice is not None
    return choice


def test_who_knows_nothing_has_chosen_as_well_as_anybody() -> None:
    """A Loyalist who nominates a plotter could not know it: the truth does not count."""
    t = table(5, roles="LLLSP")
    choice = nominated(t.nominate(3))
    chances = {each.answer: each.chance for each in choice.tried}
    assert (choice.seat, choice.kind, choice.given) == (0, "nominate", "player:3")
    assert set(chances) == {"player:1", "player:2", "player:3", "player:4"}
    assert all(0.2 < chance < 0.8 for chance in chances.values()), "two of the other four plot"
    assert better([choice], 5) == ()


def test_who_knows_an_ally_has_given_away_something() -> None:
    """A Separatist knows Palpatine at a table of five: nominating a Loyalist costs everything."""
    choice = nominated(table(5, roles="SLLPL").nominate(1))
    assert choice.tried[0].answer == "player:3"
    assert (choice.cost, choice.error) == (1.0, 0.0)
    assert better([choice], 5) == (choice,)


def test_the_truth_changes_nothing() -> None:
    """Two tables that look the same to the president get the same judgement."""
    one, other = (
        nominated(table(5, roles="LLLSP").nominate(3)),
        nominated(table(5, roles="LSLPL").nominate(3)),
    )
    spread = [
        abs(a.chance - b.chance) for a, b in zip(by_answer(one), by_answer(other), strict=True)
    ]
    assert max(spread) < 0.4, "by chance alone"
    assert one.seat == other.seat == Seat(0)


def by_answer(choice: Choice) -> list[Tried]:
    """The tried answers, in a fixed order."""
    return sorted(choice.tried, key=lambda each: str(each.answer))


def test_tables_count_by_what_their_player_could_believe() -> None:
    """A president who left a choice and got the bad policy thinks that his chancellor plots."""
    t = table(5, roles="LLLSP", deck="LLS").elect(3).pass_on("LS").enact("S")
    weigh = Odds(GAME, t.match).plausible(len(t.match.news), Seat(0))
    worlds = [t.match.world(Seat(0), Random(n), Rolled(Random(n))) for n in range(300)]
    weights = [weigh(world) for world in worlds]
    plots = [world.state.roles[3] != LOYALIST for world in worlds]
    suspected = sum(weight for weight, is_plotter in zip(weights, plots, strict=True) if is_plotter)
    assert suspected / sum(weights) > 0.8
    assert 0.4 < sum(plots) / len(plots) < 0.6, "half of them are dealt so"
    assert 0.8 < sum(weights) / len(weights) < 1.2, "dealt evenly, they weigh one on average"


def test_without_news_all_tables_count_alike() -> None:
    """A player who has heard only their own role has no reason to prefer one."""
    t = table(5, roles="LLLSP")
    weigh = Odds(GAME, t.match).plausible(len(t.match.news), Seat(0))
    world = t.match.world(Seat(0), Random(1), Rolled(Random(1)))
    assert weigh(world) == pytest.approx(1.0)
    assert Odds(GAME).plausible(0, Seat(0))(world) == 1.0


def test_the_fewer_tables_bear_the_weight_the_larger_the_error() -> None:
    """With equal weights it is the usual standard error; with a single table nothing is known."""
    values = [0.0, 1.0, 0.0, 1.0]
    assert standard_error([0.25] * 4, values) == pytest.approx((1 / 3 / 4) ** 0.5)
    assert standard_error([0.4, 0.4, 0.1, 0.1], values) > standard_error([0.25] * 4, values)
    assert shares([0.0, 0.0]) == [0.5, 0.5]
    assert mean([0.75, 0.25], [0.0, 1.0]) == 0.25


def is_regicide(news: News, match: Match) -> bool:
    """Whether this news is of a Condemn on the Emperor."""
    return news.event == "condemned" and news.facts["target"] == match.state.emperor


def test_whoever_condemns_the_emperor_is_thought_a_rebel() -> None:
    """In Besides the Emperor, tables count by who the Rebels are."""
    match = palatine.play("besides-the-emperor", 5, seed="regicide")
    palatine.seat_bots(match, "greedy", seed="regicide", budget=Budget(rounds=1)).play()
    told = next(place for place, news in enumerate(match.news) if is_regicide(news, match)) + 1
    rebel = Seat(int(str(match.news[told - 1].facts["player"])))
    weigh = Odds(match.game, match).plausible(told, Seat((rebel + 1) % 5))
    before = Odds(match.game, match).plausible(told - 1, Seat((rebel + 1) % 5))
    assert weigh(match) > before(match)

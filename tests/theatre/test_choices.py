"""Choices are judged over tables that look the same to whoever chose, never by the truth."""

from palatine.core.match import Match
from palatine.core.seats import Seat
from palatine.games.senate import GAME
from palatine.games.senate.state import LOYALIST, Senate
from palatine.games.senate.tests.table import Table, table
from palatine.theatre.analysis import Choice, Tried
from palatine.theatre.choices import better, decisions, judge
from palatine.theatre.odds import Odds
from palatine.theatre.reel import reel


class BySide(Odds):
    """Whoever nominates one of the own side has won, and else has lost."""

    def __init__(self) -> None:
        super().__init__(GAME)
        self.open = self.by_side

    def by_side(self, match: Match) -> tuple[float, ...]:
        """The chance of everybody."""
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
    """A Separatist knows Palpatine at a table of five: to nominate a Loyalist costs everything."""
    choice = nominated(table(5, roles="SLLPL").nominate(1))
    assert choice.tried[0].answer == "player:3"
    assert (choice.cost, choice.error) == (1.0, 0.0)
    assert better([choice], 5) == (choice,)


def test_the_truth_changes_nothing() -> None:
    """Two tables that look the same to the president are judged the same."""
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
    """What was tried, in one order."""
    return sorted(choice.tried, key=lambda each: str(each.answer))

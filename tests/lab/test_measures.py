"""Measures on runs whose truth we know."""

from pathlib import Path

import polars as pl
import pytest

from palatine.lab.cell import LineUp
from palatine.lab.compare import compared, in_words
from palatine.lab.errors import BadRun
from palatine.lab.experiment import Bots, Experiment, cells_of
from palatine.lab.measures.cards import card_uses, events
from palatine.lab.measures.payoff import head_to_head, payoffs, rated_freely, rated_teams
from palatine.lab.measures.swap import swaps
from palatine.lab.measures.wins import by_deck, by_ending, by_place, by_side
from palatine.lab.playing import Played, SeatPlayed
from palatine.lab.report import page
from palatine.lab.summary import summary
from palatine.lab.tables import Run, tables_of
from tests.lab.runs import played, small

BOTH = Bots(sides={"loyalist": ("easy", "random"), "separatist": ("easy", "random")})


def made(experiment: Experiment, wins: list[int]) -> Run:
    """A run in which the first seat's side won this many of each cell's first games."""
    cells, games = cells_of(experiment), []
    for cell, won in zip(cells, wins, strict=True):
        lineup: LineUp = cell.lineup
        for number in range(experiment.games):
            is_won = number < won
            sides = ("loyalist",) * 3 + ("separatist",) * 2
            seats = [
                SeatPlayed(lineup.sides.get(side, lineup.every), side, side, "", place, hit)
                for place, side in enumerate(sides)
                for hit in [(side == "loyalist") == is_won]
            ]
            winner = "loyalist" if is_won else "separatist"
            counts = ((0, "played", "ace", 1),) if is_won else ((0, "played", "two", 2),)
            news = ((-1, "news", "game_won", 1),)
            games.append(
                Played(cell.id, number, winner, f"{winner}_won", 9, 3, tuple(seats), counts + news)
            )
    return Run(experiment, cells, tables_of(cells, games), 1.0)


def test_sides_and_endings() -> None:
    """Shares are those of the games."""
    run = made(small(games=100), [60])
    assert [(share.name, share.times, share.games) for share in by_side(run)] == [
        ("loyalist", 60, 100),
        ("separatist", 40, 100),
    ]
    assert {share.name: share.times for share in by_ending(run)} == {
        "loyalist_won": 60,
        "separatist_won": 40,
    }


def test_places_are_judged_by_their_side() -> None:
    """A seat that wins just as often as its side has no lift."""
    assert all(
        lift.lift.value == pytest.approx(0) for lift in by_place(made(small(games=50), [20]))
    )


def test_cards_and_events() -> None:
    """The player of the ace always won: with 60 % for the side, that is a lift of 40 points."""
    run = made(small(games=100), [60])
    ace, two = card_uses(run)
    assert (ace.name, ace.how, ace.seats, ace.often) == ("ace", "played", 60, 0.6)
    assert ace.lift.value == pytest.approx(0.4)
    assert (two.often, two.lift.value) == (0.8, pytest.approx(-0.6))
    assert [(event.name, event.games, event.often) for event in events(run)] == [("game_won", 1, 1)]


def test_the_payoff_matrix_and_its_equilibrium() -> None:
    """Rows are the first side's bots; the better one of each side makes up the whole mix."""
    (found,) = payoffs(made(small(games=100, bots=BOTH), [50, 80, 10, 40]))
    assert found.matrix.rows == found.matrix.columns == ("easy", "random")
    assert found.matrix.wins == ((50, 80), (10, 40))
    assert found.equilibrium.rows == found.equilibrium.columns == (1, 0)
    assert found.low < found.equilibrium.value == 0.5 < found.high


def test_team_ratings_of_a_run() -> None:
    """The bot that wins more on a side has the better rating there."""
    ratings = rated_teams(made(small(games=100, bots=BOTH), [50, 80, 10, 40]))
    assert ratings is not None
    assert ratings.first["easy"].points > 100 > -100 > ratings.first["random"].points
    assert ratings.second["easy"].points > 100
    assert rated_teams(made(small(), [5])) is None


def test_one_seat_changed(tmp_path: Path) -> None:
    """A random seat is changed, and compared with the unchanged table."""
    run = played(small(games=30, bots=Bots(every="random", one="greedy"), rounds=3), tmp_path)
    plain, changed = run.cells
    assert (plain.lineup.name, changed.lineup.name) == ("random", "greedy among random")
    seats = run.tables.seats.filter((pl.col("cell") == changed.id) & (pl.col("bot") == "greedy"))
    assert len(seats) == 30
    assert seats["seat"].n_unique() == 5
    loyal, traitor = swaps(run)
    assert (loyal.one, loyal.among, loyal.side) == ("greedy", "random", "loyalist")
    assert traitor.side == "separatist"
    own = seats.filter(pl.col("side") == "loyalist")["won"].to_list()
    sides = run.tables.games.filter(pl.col("cell") == plain.id)["side"].to_list()
    expected = sum(own) / len(own) - sides.count("loyalist") / 30
    assert loyal.lift.value == pytest.approx(expected)
    assert 'id="one"' in page(run)


def test_head_to_head() -> None:
    """Of games that one of the two won: nothing is said of a bot against itself."""
    bots = Bots(sides={"loyalist": "easy", "separatist": "random"})
    (found,) = head_to_head(made(small(games=10, bots=bots), [7]), "bot")
    assert found.rows == ("easy", "random")
    assert not found.has(0, 0)
    assert (found.wins[0][1], found.games[0][1]) == (7 * 6, 10 * 6)


def test_two_variants_are_compared() -> None:
    """50 of 100 against 80 of 100 is sure; 50 against 52 is not."""
    swept = small(games=100, options={"reshuffle": ("lazy", "eager")})
    wins, *_ = compared([made(swept, [50, 80])])
    assert wins.name == "loyalist wins"
    assert (wins.first, wins.second) == ("reshuffle=lazy", "reshuffle=eager")
    assert wins.difference.value == pytest.approx(0.3)
    assert wins.is_sure
    assert wins.adjusted == pytest.approx(3 * wins.difference.p)  # next to two endings
    assert not compared([made(swept, [50, 52])])[0].is_sure
    lines = list(in_words([wins]))
    assert "difference +30.0 points" in lines[0]
    assert "Holm" in lines[-1]


def test_two_runs_are_compared() -> None:
    """Shared tables are compared side by side, whichever bot plays them."""
    other = small(title="Other", games=100, bots=Bots(every="easy"))
    wins, *_ = compared([made(small(games=100), [50]), made(other, [80])])
    assert (wins.first, wins.second, wins.shares) == ("Small", "Other", (0.5, 0.8))


def test_nothing_to_compare() -> None:
    """A single variant, or three runs, are refused with a reason."""
    one = made(small(), [5])
    with pytest.raises(BadRun, match="nothing to compare"):
        compared([one])
    with pytest.raises(BadRun, match="one run or two"):
        compared([one, one, one])


def test_a_free_for_all(tmp_path: Path) -> None:
    """Games without sides have openskill ratings, and decks if the game has decks."""
    pool = Bots(pool=("greedy", "random"))
    run = played(
        small(game="to-be-emperor", players=(2,), games=6, options={"round_limit": "5"}, bots=pool),
        tmp_path,
    )
    ratings = rated_freely(run)
    assert ratings["greedy"][0] > ratings["random"][0]
    assert not payoffs(run)
    assert not by_deck(run)
    assert any(line.startswith("  openskill: greedy") for line in summary(run))


def test_decks_meet(tmp_path: Path) -> None:
    """Each seat of a game with decks counts for the deck that it played."""
    decks = ("capital_attack", "ground_assault")
    options = {"turn_limit": "3", "deck_1": decks[0], "deck_2": decks}
    run = played(small(game="seize-the-imperium", players=(2,), games=3, options=options), tmp_path)
    assert {lift.name for lift in by_deck(run)} == set(decks)
    (found,) = head_to_head(run, "deck")
    assert found.rows == decks

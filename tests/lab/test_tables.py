"""Tables: their columns are a promise, and they say what happened."""

import re
import sys
from pathlib import Path

import polars as pl
import pytest

from palatine.bots import program, roster
from palatine.core.chance import Seeded
from palatine.core.match import Match
from palatine.lab.cell import game_seed
from palatine.lab.errors import BadRun
from palatine.lab.experiment import Bots, cells_of
from palatine.lab.playing import UNFINISHED, play_game, played_match
from palatine.lab.tables import SCHEMAS, Run
from tests.lab.runs import played, small

DOCS = (Path(__file__).parents[2] / "docs" / "lab.md").read_text("utf-8")
EXAMPLES = Path(__file__).parents[2] / "examples"
CARDS = small(game="to-be-emperor", players=(2,), games=2, options={"round_limit": "5"})


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a small run."""
    path = tmp_path_factory.mktemp("run")
    played(small(players=(5, 6)), path)
    return path


@pytest.mark.parametrize("name", SCHEMAS)
def test_the_schema_of_the_files(folder: Path, name: str) -> None:
    """The Parquet files have the columns and types that the code promises, and the docs list."""
    found = pl.read_parquet_schema(folder / f"{name}.parquet")
    assert dict(found) == SCHEMAS[name]
    section = re.search(rf"### `{name}.parquet`\n(.*?)(?:\n#|\Z)", DOCS, re.DOTALL)
    assert section is not None
    assert re.findall(r"^\| `(\w+)` \|", section.group(1), re.MULTILINE) == list(SCHEMAS[name])


def test_the_files_are_whole(folder: Path) -> None:
    """A row for each game, one for each seat, and no half-written file."""
    games = pl.read_parquet(folder / "games.parquet")
    seats = pl.read_parquet(folder / "seats.parquet")
    assert len(games) == 24
    assert len(seats) == 12 * 5 + 12 * 6
    assert not list(folder.glob("*.half"))


def test_winners_are_of_the_side_that_won(folder: Path) -> None:
    """In the senate games exactly the seats of the winning side have won."""
    games = pl.read_parquet(folder / "games.parquet").rename({"side": "winner"})
    joined = pl.read_parquet(folder / "seats.parquet").join(games, on=["cell", "game"])
    assert (joined["won"] == (joined["side"] == joined["winner"])).all()
    assert set(joined["role"]) == {"loyalist", "separatist", "palpatine"}


def test_who_begins_has_place_0(folder: Path) -> None:
    """Each table has every place once, counted from the first president."""
    seats = pl.read_parquet(folder / "seats.parquet")
    for (players,), own in seats.group_by(["players"]):
        places = own.group_by("cell", "game").agg(pl.col("place").sort())["place"].to_list()
        assert all(place == list(range(int(str(players)))) for place in places)
    cell = cells_of(small())[0]
    match, _ = played_match(cell, "1", 0)
    first = next(news for news in match.news if news.event == "nominated").facts["president"]
    assert play_game(cell, "1", 0).seats[int(str(first))].place == 0


def test_events_are_counted(folder: Path) -> None:
    """Every game is won once; there are as many rounds as nominations."""
    counts = pl.read_parquet(folder / "counts.parquet")
    won = counts.filter(pl.col("name") == "game_won")
    assert len(won) == 24
    assert (won["count"] == 1).all()
    nominated = counts.filter(pl.col("name") == "nominated").select("cell", "game", "count")
    games = pl.read_parquet(folder / "games.parquet").join(nominated, on=["cell", "game"])
    assert (games["rounds"] == games["count"]).all()


def test_cards_are_counted_for_who_has_them() -> None:
    """A card that a seat bought, by the news, counts for that seat, under the card's own name."""
    cell = cells_of(CARDS)[0]
    match, bots = played_match(cell, "1", 0)
    bought = [news for news in match.news if news.event == "acquired"]
    counts = play_game(cell, "1", 0).counts
    assert sum(n for _, kind, _, n in counts if kind == "bought") >= len(bought) > 0
    for news in bought:
        name = str(news.facts["card"]).partition(":")[2].partition("#")[0]
        assert any(count[:3] == (news.facts["player"], "bought", name) for count in counts)
    assert bots == ("random", "random")


def test_sides_can_have_bots_of_their_own() -> None:
    """The bot of a seat's dealt side plays that seat."""
    lineup = Bots(sides={"loyalist": "easy", "separatist": "random"})
    game = play_game(cells_of(small(players=(7,), bots=lineup))[0], "1", 0)
    assert {(seat.side, seat.bot) for seat in game.seats} == {
        ("loyalist", "easy"),
        ("separatist", "random"),
    }


def test_a_program_can_play(monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot may be the path of a program, and goes by its file's name."""
    monkeypatch.setenv(roster.PROGRAMS, "")
    monkeypatch.setattr(program, "GRACE", 20.0)
    command = f"{sys.executable} {EXAMPLES / 'seat_bot.py'}"
    lineup = Bots(sides={"loyalist": command, "separatist": "random"})
    game = play_game(cells_of(small(bots=lineup))[0], "1", 0)
    assert {(seat.side, seat.bot) for seat in game.seats} == {
        ("loyalist", "seat_bot.py"),
        ("separatist", "random"),
    }


def test_nature_is_the_game_seeds() -> None:
    """The seed alone is enough to deal game k again."""
    cell = cells_of(small())[0]
    match, _ = played_match(cell, "1", 4)
    again = Match(match.game, cell.setup, Seeded(game_seed("1", cell, 4)))
    roles = [news.facts for news in again.news if news.event == "role_dealt"]
    assert roles == [news.facts for news in match.news if news.event == "role_dealt"]


def test_a_game_without_end_is_broken_off(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots that could go on forever are stopped, and nobody has won."""
    monkeypatch.setattr("palatine.lab.playing.MOST_QUESTIONS", 10)
    game = play_game(cells_of(CARDS)[0], "1", 0)
    assert (game.why, game.side) == (UNFINISHED, "")
    assert not any(seat.won for seat in game.seats)


def test_an_empty_run_says_so(tmp_path: Path) -> None:
    """A run without a game has no tables."""
    from palatine.lab.folder import open_folder
    from palatine.lab.tables import load_run

    open_folder(tmp_path, small())
    with pytest.raises(BadRun, match="no game has been played"):
        load_run(tmp_path)


def test_seconds_are_counted(tmp_path: Path) -> None:
    """It keeps the games' processor time, to say how many games a second a core plays."""
    run: Run = played(small(games=3), tmp_path)
    assert 0 < run.seconds < 60

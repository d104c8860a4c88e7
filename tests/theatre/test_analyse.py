"""Whole analyses: reproducible, for every game, and never of an unfinished game."""

import json
import re
from importlib import import_module
from pathlib import Path
from random import Random

import pytest

import palatine
from palatine.bots.turn import Budget
from palatine.cli import main
from palatine.core.chance import Seeded, seed_from
from palatine.core.errors import BadRecord
from palatine.core.match import Match
from palatine.core.record import Record, read_record, record_of, write_record
from palatine.core.words import Speaker
from palatine.theatre import choices
from palatine.theatre.analyse import analyse
from palatine.theatre.analysis import Analysis, write_analysis
from palatine.theatre.maker import fingerprint, maker
from palatine.theatre.summary import summary
from tests.golden import SEED, setups

NAMES = ("Anna", "Ben", "Cleo", "Dana", "Emil", "Fay", "Gus")


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Few tables and few choices: other code measures full ones."""
    monkeypatch.setattr(choices, "WORLDS", 6)
    monkeypatch.setattr("palatine.theatre.analyse.JUDGED", 12)
    monkeypatch.setattr("palatine.theatre.odds.DEALS", 6)
    monkeypatch.setattr(import_module("palatine.bots.seize_the_imperium.fights"), "TABLES", 4)


def played(name: str, players: int, bots: str | None = None) -> Record:
    """The record of a game of bots."""
    match = palatine.play(name, players, seed="theatre")
    palatine.seat_bots(match, bots, seed="theatre", budget=Budget(rounds=8)).play()
    return record_of(match, NAMES[:players])


@pytest.fixture(scope="module")
def record() -> Record:
    """A senate game of seven hard bots."""
    return played("sith-imperative", 7)


def test_the_same_record_gives_the_same_analysis(record: Record) -> None:
    """To the last byte; another seed deals other tables."""
    game = palatine.find_game("sith-imperative")
    first, again = analyse(game, record), analyse(game, record)
    assert write_analysis(first) == write_analysis(again)
    assert analyse(game, record, "other").seed == "other"


def test_an_analysis_names_what_made_it(record: Record, tmp_path: Path) -> None:
    """The version and the bots' fingerprint: another number in any of their files is another
    fingerprint, another place or other line ends are not."""
    made = analyse(palatine.find_game("sith-imperative"), record).made_by
    assert made == maker("senate") == maker("to-be-emperor")
    assert re.fullmatch(r"palatine \d+\.\d+\.\d+\S*, bots [0-9a-f]{8}", made)
    here, there = tmp_path / "here" / "bots", tmp_path / "there" / "bots"
    for folder, end in ((here, b"\n"), (there, b"\r\n")):
        (folder / "senate").mkdir(parents=True)
        (folder / "senate" / "values.json").write_bytes(b"[1]" + end)
    assert fingerprint([here]) == fingerprint([there])
    (there / "senate" / "values.json").write_bytes(b"[2]\n")
    assert fingerprint([here]) != fingerprint([there])


def test_an_analysis_says_all_that_a_theatre_shows(record: Record) -> None:
    """The chances of every moment, at most three moments, beliefs, lies; the end is certain."""
    made: Analysis = analyse(palatine.find_game("sith-imperative"), record)
    won = [float(seat in made.outcome.winners) for seat in range(7)]
    assert len(made.chances) == made.length
    assert list(made.chances[-1].chances) == won
    assert len(made.moments) <= 3
    assert all(0 < moment.at < made.length for moment in made.moments)
    assert made.beliefs is not None
    assert max(made.beliefs.at) < made.length
    assert {lie.verdict for lie in made.lies} >= {"true"}
    assert sorted(set(made.roles)) == ["loyalist", "palpatine", "separatist"]
    assert len({award.seat for award in made.awards}) == len(made.awards) <= 3


def test_progress_is_told_and_comes_to_its_end(record: Record) -> None:
    """It never goes back."""
    told: list[float] = []
    analyse(palatine.find_game("sith-imperative"), record, progress=told.append)
    assert told == sorted(told)
    assert told[-1] == 1.0


def test_a_game_that_is_not_over_is_not_analysed() -> None:
    """What it hides stays hidden."""
    match = palatine.play("sith-imperative", 5, seed="theatre")
    with pytest.raises(BadRecord, match="not over"):
        analyse(match.game, record_of(match, NAMES[:5]))


@pytest.mark.parametrize(
    ("name", "players", "bots"),
    [
        ("secret-emperor", 5, "easy"),
        ("besides-the-emperor", 5, None),
        ("to-be-emperor", 2, "greedy"),
        ("seize-the-imperium", 2, "hard"),
    ],
)
def test_every_game_can_be_analysed(name: str, players: int, bots: str | None) -> None:
    """With chances for each seat that end in certainty; each fight is a bit of progress."""
    told: list[float] = []
    made = analyse(palatine.find_game(name), played(name, players, bots), progress=told.append)
    assert len({each for each in told if 0.6 < each < 0.85}) == len(made.fights)
    assert told == sorted(told)
    assert all(0 <= chance <= 1 for point in made.chances for chance in point.chances)
    assert set(made.chances[-1].chances) <= {0.0, 1.0}


GOLDEN = setups()


@pytest.mark.parametrize("name", GOLDEN)
def test_every_golden_playthrough_can_be_analysed(name: str) -> None:
    """Random play reaches everything: each smallest and largest table and each variant, to its
    end."""
    game, setup = GOLDEN[name]
    match, random = Match(game, setup, Seeded(seed_from(SEED))), Random(SEED)
    while not match.is_over:
        seat = match.waiting[0]
        match.answer(seat, match.asked[seat].any_answer(random))
    made = analyse(game, record_of(match, tuple(str(n) for n in range(setup.players))))
    theme = setup.edition if setup.edition in game.themes else None
    assert made.length == len(made.chances)
    assert list(summary(made, Speaker(game, "de", theme, made.players)))
    assert len(made.fights) == len([each for each in match.news if each.event == "conquest_began"])


def test_the_command_prints_a_summary_and_writes_the_rest(
    record: Record, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """In both languages; the file holds the whole analysis."""
    file, out = tmp_path / "game.palatine.json", tmp_path / "analysis.json"
    file.write_bytes(write_record(record))
    assert main(["analyse", str(file), "--json", str(out)]) == 0
    assert "The chances below are the opinion of our bot" in capsys.readouterr().out
    assert json.loads(out.read_bytes())["record"] == read_record(file.read_bytes()).checksum
    assert main(["analyse", str(file), "--language", "de"]) == 0
    assert "die Meinung unseres Bots" in capsys.readouterr().out

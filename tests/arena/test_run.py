"""A run: resumed after a kill, the same when repeated, and true for whoever checks it."""

import json
import shutil
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from palatine.arena.check import check
from palatine.arena.file import Agent, Stop
from palatine.arena.folder import LOG, PLAN, SECRET, load_games, load_plan
from palatine.arena.report import page
from palatine.arena.results import RESULTS, write_results
from palatine.arena.run import run
from palatine.catalog import game_of
from palatine.core.errors import PalatineError
from palatine.core.record import read_record, verify
from palatine.lab.errors import BadRun
from tests.arena.arenas import arena, played

QUIET = lambda *_: None  # noqa: E731


@pytest.fixture(scope="module")
def finished(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A run that is over, with all its files."""
    folder = tmp_path_factory.mktemp("arena") / "run"
    write_results(folder, run(arena(), folder, 1, QUIET))
    return folder


def test_a_run_has_a_true_record_of_every_game(finished: Path) -> None:
    """Two deals with four seatings each; `palatine verify` finds every record true."""
    games = load_games(finished)
    assert len(games) == 8
    for game in games:
        record = read_record((finished / "records" / f"{game.id}.json").read_bytes())
        assert verify(game_of(record.setup.game), record)
        assert record.commitment == load_plan(finished).commitments[game.table][game.deal]
        assert all(each.tries[0].prompt and each.tries[0].reply for each in game.decisions)


def test_the_same_arena_is_the_same_games(finished: Path, tmp_path: Path) -> None:
    """Bots alone are reproducible, with several workers as well."""
    run(arena(), tmp_path / "again", 3, QUIET)
    one, other = load_games(finished), load_games(tmp_path / "again")
    assert [game.record for game in one] == [game.record for game in other]
    assert [game.measured for game in one] == [game.measured for game in other]


@pytest.mark.parametrize("left", [0, 1, 100, 5000])
def test_a_run_goes_on_after_a_kill(finished: Path, tmp_path: Path, left: int) -> None:
    """Wherever the log was torn, what was whole is kept and the rest is played again."""
    folder = tmp_path / "run"
    shutil.copytree(finished, folder)
    content = (folder / LOG).read_bytes()
    (folder / LOG).write_bytes(content[: max(0, len(content) - left)])
    before = len(load_games(folder))
    again: list[object] = []
    run(arena(), folder, 1, lambda game, *_: again.append(game))
    assert before + len(again) == 8
    assert [g.record for g in load_games(folder)] == [g.record for g in load_games(finished)]


def test_the_stopping_rule_cannot_be_changed(finished: Path) -> None:
    """It was fixed before the first game, and so was everything else but title and words."""
    for changed in (arena(stop=Stop(3)), arena(retries=5), arena(Agent("easy", bot="normal"))):
        with pytest.raises(BadRun, match="fixed before its first game"):
            run(changed, finished, 1, QUIET)
    run(arena(title="Another title"), finished, 1, QUIET)


def test_the_plan_is_there_before_the_first_game(tmp_path: Path) -> None:
    """With the rule and a commitment for every deal, and without a drawn seed."""

    def watch(*_: object) -> None:
        plan = load_plan(tmp_path / "run")
        assert plan.arena.stop == Stop(2)
        assert [len(each) for each in plan.commitments.values()] == [2]
        assert not plan.arena.seed
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        run(arena(seed=""), tmp_path / "run", 1, watch)
    secret = (tmp_path / "run" / SECRET).read_text()
    assert secret not in (tmp_path / "run" / PLAN).read_text()
    assert write_results(tmp_path / "run", "").secret == ""
    assert write_results(tmp_path / "run", "done").secret == secret


def test_a_rule_about_certainty_stops_early(tmp_path: Path) -> None:
    """It is looked at when the file says so, and not before."""
    games = played(arena(stop=Stop(9, look=2, width=2.0)), tmp_path / "early")
    assert {game.deal for game in games} == {0, 1}


# Checking


def test_a_run_checks_out(finished: Path) -> None:
    """Plan, secret, records, seatings and figures: all of it is found true."""
    assert len(list(check(finished))) == 5


def edited(path: Path, change: Callable[[dict], object]) -> None:  # type: ignore[type-arg]
    """Change a JSON file by hand."""
    plain = json.loads(path.read_bytes())
    change(plain)
    path.write_bytes(json.dumps(plain).encode())


FORGERIES: dict[str, Callable[[Path], None]] = {
    "a figure": lambda f: edited(
        f / RESULTS, lambda r: r["all"]["differences"][0].update(value=0.123)
    ),
    "an outcome": lambda f: edited(
        f / RESULTS, lambda r: r["games"][0]["outcome"].update(side="x")
    ),
    "a game left out": lambda f: edited(f / RESULTS, lambda r: r["games"].pop()),
    "another seating": lambda f: edited(
        f / RESULTS, lambda r: r["games"][0].update(seating=["x"] * 5)
    ),
    "a substitute hidden": lambda f: edited(
        f / RESULTS, lambda r: r["games"][0].update(substitutes=3)
    ),
    "another plan": lambda f: edited(f / PLAN, lambda p: p["arena"].update(title="Other")),
    "another secret": lambda f: edited(f / RESULTS, lambda r: r.update(secret="other")),
    "a record gone": lambda f: next((f / "records").iterdir()).unlink(),
    "a record edited": lambda f: edited(next((f / "records").iterdir()), lambda r: r["log"].pop()),
}


@pytest.mark.parametrize("name", FORGERIES)
def test_what_was_forged_is_found(finished: Path, tmp_path: Path, name: str) -> None:
    """Whatever is changed by hand, the check names it."""
    folder = tmp_path / "forged"
    shutil.copytree(finished, folder)
    FORGERIES[name](folder)
    with pytest.raises(PalatineError):
        list(check(folder))


def test_results_of_before_are_no_results(tmp_path: Path) -> None:
    """A folder without a run says so."""
    with pytest.raises(BadRun, match="holds no run"):
        list(check(tmp_path))


def test_the_report_is_one_page(finished: Path) -> None:
    """It has every agent, the matrices with sides apart, and a link to each record."""
    found = write_results(finished, "all")
    html = page(load_plan(finished), found)
    for words in ("easy", "random", "loyalist", "separatist", "Payoffs", "stopping rule"):
        assert words in html
    assert all(f'href="{one.record}"' in html for one in found.games)
    assert "http" not in html.replace("http-equiv", "")
    assert msgspec.json.decode((finished / RESULTS).read_bytes())["games"]

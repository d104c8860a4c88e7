"""A run: it resumes after a kill, repeats exactly, and checks out for anyone."""

import json
import shutil
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, cast

import msgspec
import pytest

from palatine.arena.check import check, check_measures
from palatine.arena.design import fixtures
from palatine.arena.errors import NotTrue
from palatine.arena.file import Agent, Stop, Table, setups
from palatine.arena.folder import LOG, PLAN, SECRET, load_games, load_plan, plan_of
from palatine.arena.played import Played
from palatine.arena.playing import play
from palatine.arena.report import page
from palatine.arena.results import RESULTS, result, write_results
from palatine.arena.run import run
from palatine.arena.stopping import stopped_after, why_stopped
from palatine.catalog import game_of
from palatine.core.errors import PalatineError
from palatine.core.record import Record, read_record, replay, verify
from palatine.lab.errors import BadRun
from palatine.lab.folder import Log
from tests.arena.arenas import KEY, arena, called, first_option, played, served

ROOT = Path(__file__).parents[2]
QUIET = lambda *_: None  # noqa: E731
ALL = "all deals were played: 2"
Forgery = Callable[[Path], None]


@pytest.fixture(scope="module")
def finished(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A finished run, with all its files."""
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
    """Bots alone are reproducible, even with several workers."""
    run(arena(), tmp_path / "again", 3, QUIET)
    one, other = load_games(finished), load_games(tmp_path / "again")
    assert [game.record for game in one] == [game.record for game in other]
    assert [game.measured for game in one] == [game.measured for game in other]


@pytest.mark.parametrize("left", [0, 1, 100, 5000])
def test_a_run_goes_on_after_a_kill(finished: Path, tmp_path: Path, left: int) -> None:
    """Wherever the log broke off, whole games are kept and the rest is played again."""
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
    """It was fixed before the first game, like everything else except title and words."""
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
    """It is checked when the file says so, and not before; so does the check of the results."""
    folder, of = tmp_path / "early", arena(stop=Stop(9, look=2, width=2.0))
    games = played(of, folder)
    assert {game.deal for game in games} == {0, 1}
    write_results(folder, run(of, folder, 1, QUIET))
    assert len(list(check(folder))) == 6


def test_a_run_that_goes_on_looks_at_the_same_games() -> None:
    """Games of later deals, there before a kill, count for no earlier look."""
    of = arena(stop=Stop(9, look=2, width=0.9))
    games = [
        Played("t", deal, seating, (), (True, False), cast(Record, None), ())
        for deal in range(8)
        for seating in (("easy", "random"), ("random", "easy"))
    ]
    assert not why_stopped(of, games[:4], 2)
    assert stopped_after(of, games)[0] == stopped_after(of, games[:8])[0] == 4


def test_a_run_that_goes_on_promises_no_games(finished: Path, tmp_path: Path) -> None:
    """Before it has stopped, nobody can say that none is missing."""
    folder = tmp_path / "run"
    shutil.copytree(finished, folder)
    of_games(lambda games: games[3:], "")(folder)
    assert "the run goes on: games may still be missing" in check(folder)


# Checking


def test_a_run_checks_out(finished: Path) -> None:
    """Plan, secret, records, seatings, measures and figures are all true."""
    assert len(list(check(finished))) == 6


def upside_down(request: dict[str, Any]) -> dict[str, Any]:
    """A model that gives the last options first, if it may give several."""
    reply = first_option(request)
    function = reply["tool_calls"][0]["function"]
    answer = json.loads(function["arguments"])["answer"]
    last_first = sorted(answer, reverse=True) if isinstance(answer, list) else answer
    return {"tool_calls": [called("answer", answer=last_first)]}


@pytest.mark.parametrize("game", ["secret-emperor", "to-be-emperor"])
def test_a_run_of_programs_and_models_checks_out(
    game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In whatever order they name what they choose, their decisions are those of the record."""
    program = f"{sys.executable} {ROOT / 'examples' / 'seat_bot.py'}"
    agents = Agent("mine", program=program), Agent("model", model="stand-in")
    players = 5 if game == "secret-emperor" else 2
    of = arena(*agents, baselines=(), stop=Stop(1), table=(Table(game, players),), retries=0)
    with served(upside_down) as (address, _):
        monkeypatch.setenv("PALATINE_MODEL_URL", address)
        monkeypatch.setenv("PALATINE_MODEL_KEY", KEY)
        write_results(tmp_path / "run", run(of, tmp_path / "run", 1, QUIET))
    answers = [d.answer for game in load_games(tmp_path / "run") for d in game.decisions]
    assert any(isinstance(each, tuple | list) and len(each) > 1 for each in answers)
    assert len(list(check(tmp_path / "run"))) == 6


def of_games(change: Callable[[list[Played]], list[Played]], stopped: str = ALL) -> Forgery:
    """Change the games of the log by hand, with results that follow from them."""

    def forged(folder: Path) -> None:
        games = load_games(folder)
        (folder / LOG).unlink()
        with Log(folder / LOG, Played) as log:
            log.append(change(games))
        write_results(folder, stopped)

    return forged


def of_first(change: Callable[[Played], Played]) -> Forgery:
    """Change the first game of the log by hand."""
    return of_games(lambda games: [change(games[0]), *games[1:]])


def other_winners(game: Played) -> Played:
    """Whoever lost has won."""
    return msgspec.structs.replace(game, won=tuple([not won for won in game.won]))


def more_right_votes(game: Played) -> Played:
    """Its first seat votes better than it did."""
    first, *rest = game.measured
    better = msgspec.structs.replace(first, right_votes=first.right_votes + 1)
    return msgspec.structs.replace(game, measured=(better, *rest))


def a_better_turn(game: Played) -> Played:
    """A decision moves more than it did."""
    first, *rest = game.moved
    better = msgspec.structs.replace(first, change=first.change + 0.01)
    return msgspec.structs.replace(game, moved=(better, *rest))


def edited(path: Path, change: Callable[[dict], object]) -> None:  # type: ignore[type-arg]
    """Change a JSON file by hand."""
    plain = json.loads(path.read_bytes())
    change(plain)
    path.write_bytes(json.dumps(plain).encode())


FORGERIES: dict[str, Forgery] = {
    "a figure": lambda f: edited(
        f / RESULTS, lambda r: r["all"]["differences"][0].update(value=0.123)
    ),
    "an outcome": lambda f: edited(
        f / RESULTS, lambda r: r["games"][0]["outcome"].update(side="x")
    ),
    "a game left out": lambda f: edited(f / RESULTS, lambda r: r["games"].pop()),
    "a game of the log left out": of_games(lambda games: games[1:]),
    "a game twice": of_games(lambda games: [games[0], *games]),
    "the first deal left out": of_games(lambda games: [g for g in games if g.deal != 0]),
    "the last deal left out": of_games(lambda games: [g for g in games if g.deal != 1]),
    "another reason to stop": of_games(lambda games: games, "enough after 2 deals"),
    "other winners": of_first(other_winners),
    "no secret": lambda f: edited(f / RESULTS, lambda r: r.update(secret="")),
    "another seating": lambda f: edited(
        f / RESULTS, lambda r: r["games"][0].update(seating=["x"] * 5)
    ),
    "a substitute hidden": lambda f: edited(
        f / RESULTS, lambda r: r["games"][0].update(substitutes=3)
    ),
    "another plan": lambda f: edited(f / PLAN, lambda p: p["arena"].update(title="Other")),
    "another secret": lambda f: edited(f / RESULTS, lambda r: r.update(secret="other")),
    "a measure": of_first(more_right_votes),
    "a measure gone": of_first(lambda g: msgspec.structs.replace(g, measured=())),
    "a record gone": lambda f: next((f / "records").iterdir()).unlink(),
    "a record edited": lambda f: edited(next((f / "records").iterdir()), lambda r: r["log"].pop()),
}


@pytest.mark.parametrize("name", FORGERIES)
def test_what_was_forged_is_found(finished: Path, tmp_path: Path, name: str) -> None:
    """Whatever somebody changed by hand, the check names it."""
    folder = tmp_path / "forged"
    shutil.copytree(finished, folder)
    FORGERIES[name](folder)
    with pytest.raises(PalatineError):
        list(check(folder))


def test_a_forged_turn_is_found() -> None:
    """What a decision moved is measured again, for whoever asks."""
    of = arena(chances=True)
    (setup,) = setups(of)
    plan, game = plan_of(of, "test"), play(of, next(fixtures(of, setup, 0, "test")))
    match = replay(game_of(setup.game), game.record)
    check_measures(plan, game, match)
    with pytest.raises(NotTrue, match="does not follow from its record"):
        check_measures(plan, a_better_turn(game), match)
    assert result(game).turn == max(game.moved, key=lambda one: abs(one.change))


def test_results_of_before_are_no_results(tmp_path: Path) -> None:
    """A folder without a run says so."""
    with pytest.raises(BadRun, match="is not a run"):
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

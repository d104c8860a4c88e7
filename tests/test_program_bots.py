"""Bots that are separate programs: in any language, in limited time, with clear errors."""

import json
import os
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest
import saturnalia

from palatine.bots import program, roster
from palatine.bots.company import Company
from palatine.bots.program import ProgramBot, program_of
from palatine.bots.random import RandomBot
from palatine.bots.roster import bots_of, find_bot, invite
from palatine.bots.turn import Budget
from palatine.catalog import game_of, games
from palatine.core.chance import Seeded
from palatine.core.errors import BadBot, BadSetup
from palatine.core.game import Game
from palatine.core.match import Match
from palatine.core.seats import seats

ROOT = Path(__file__).parent.parent
EXAMPLES = ROOT / "examples"
SENATE = game_of("senate")
QUICK = Budget(50)


@pytest.fixture(autouse=True)
def _no_programs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(roster.PROGRAMS, "")
    monkeypatch.setattr(program, "GRACE", 20.0)


def script(folder: Path, text: str) -> Path:
    """A program of these lines of shell."""
    path = folder / "bot.sh"
    path.write_text(f"#!/bin/sh\n{text}\n")
    path.chmod(0o755)
    return path


def table(game: Game, command: str, seed: str = "1") -> Company:
    """A smallest table where a program plays every seat."""
    match = Match(
        game, game.setup(game.players[0], None, game.check_options), Seeded(seed.encode())
    )
    make = program_of("mine", command)
    bots = {p: make(game, p, Random(f"{seed} {p}")) for p in seats(match.setup.players)}
    return Company(match, bots, QUICK)


def noting(heard: Path) -> str:
    """Lines of shell that note everything they hear, and end at a question."""
    return f"""while read -r line; do echo "$line" >> {heard}
      case "$line" in *'"type":"ask"'*) exit 1;; esac; done"""


def wrong(folder: Path, text: str) -> str:
    """The error about a program of these lines."""
    company = table(SENATE, str(script(folder, text)))
    with pytest.raises(BadBot) as error:
        company.play()
    return error.value.sentence


@pytest.mark.parametrize("game", [*games().values(), saturnalia.GAME], ids=lambda game: game.id)
def test_a_bot_in_awk_plays_every_game(game: Game) -> None:
    """The example in another language plays a game to its end, with questions of every shape."""
    company = table(game, str(EXAMPLES / "seat_bot.awk"))
    company.play()
    assert company.match.is_over


@pytest.mark.parametrize("game", [SENATE, saturnalia.GAME], ids=lambda game: game.id)
def test_the_bot_in_python_plays(game: Game) -> None:
    """So does the example in Python."""
    company = table(game, f"{sys.executable} {EXAMPLES / 'seat_bot.py'}")
    company.play()
    assert company.match.is_over


def test_the_bot_of_the_docs_plays(tmp_path: Path) -> None:
    """You can copy what docs/bots.md shows, and it plays as it says."""
    page = (ROOT / "docs" / "bots.md").read_text("utf-8")
    path = tmp_path / "mybot"
    path.write_text(page.split("```awk\n")[1].split("```")[0])
    path.chmod(0o755)
    company = table(SENATE, str(path))
    company.play()
    assert company.match.is_over


def test_a_program_that_ends_is_named(tmp_path: Path) -> None:
    """With its seat, the question and its exit code."""
    said = wrong(tmp_path, "read line; exit 3")
    assert "the bot 'mine' on seat" in said
    assert "ended when it was asked 'nominate' (question 1), with exit code 3" in said


def test_a_program_that_talks_nonsense_is_quoted(tmp_path: Path) -> None:
    """The error has what it said."""
    said = wrong(tmp_path, "echo hello; cat")
    assert "printed a line that makes no sense when it was asked 'nominate'" in said
    assert "it was 'hello'" in wrong(tmp_path, "echo hello; cat")


def test_a_program_that_is_too_slow_is_ended(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """After its time and some grace."""
    monkeypatch.setattr(program, "GRACE", 0.2)
    assert "did not answer within 50 ms" in wrong(tmp_path, "exec sleep 100")


def test_a_program_that_reads_nothing_does_not_stop_us(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """More than a pipe holds waits for it, and then time runs out."""
    monkeypatch.setattr(program, "GRACE", 0.2)
    match = Match(SENATE, SENATE.setup(5), Seeded(b"1"))
    seat = match.waiting[0]
    bot = ProgramBot(program_of("mine", str(script(tmp_path, "exec sleep 100"))), SENATE, seat, 1)
    bot.story += b"x" * 1_000_000
    with pytest.raises(BadBot, match="did not answer"):
        Company(match, {seat: bot}, QUICK).answer([seat])


@pytest.mark.parametrize(
    ("line", "what"),
    [
        ('{"type":"answer","answer":"nobody"}', "answered 'nominate' .question 1. with 'nobody'"),
        ('{"type":"answer","answer":"player:1","number":7}', "answered question 7 when it was"),
        ('{"type":"answer"}', "lacks|missing"),
        ('{"type":"jump"}', "not an 'answer', 'say' or 'speak'"),
    ],
)
def test_what_may_not_be_answered_is_refused(tmp_path: Path, line: str, what: str) -> None:
    """An answer that is not on offer, to another question, or none at all."""
    company = table(SENATE, str(script(tmp_path, f"echo '{line}'; cat > /dev/null")))
    with pytest.raises(BadBot, match=what):
        company.play()


def test_a_program_is_told_what_its_seat_may_know(tmp_path: Path) -> None:
    """It gets its own role and nobody else's, the view, and the question with its time."""
    heard = tmp_path / "heard"
    wrong(tmp_path, noting(heard))
    messages = [json.loads(line) for line in heard.read_text().splitlines()]
    kinds = [each["type"] for each in messages]
    assert kinds[0] == "open"
    assert kinds[-2:] == ["view", "ask"]
    roles = [each for each in messages if each.get("event") == "role_dealt"]
    assert len(roles) == 1
    assert roles[0]["secret"]
    assert messages[-1]["milliseconds"] == 50


def test_a_program_speaks(tmp_path: Path) -> None:
    """The table hears what it says with an answer."""
    claim = '{"type":"say","what":"accuse","atoms":["player:4"]}'
    answer = '{"type":"answer","answer":"%s"}'
    text = f"""while read -r line; do case "$line" in
      *'"kind":"nominate"'*) echo '{claim}'; echo '{answer % "player:3"}';;
      *'"type":"ask"'*) exit 0;; esac; done"""
    company = table(SENATE, str(script(tmp_path, text)))
    with pytest.raises(BadBot):
        company.play()
    assert [each.event for each in company.match.news].count("said_accuse") == 1


@pytest.mark.parametrize("is_free", [True, False])
def test_a_program_speaks_freely_where_the_table_has_it(tmp_path: Path, is_free: bool) -> None:
    """Free text is heard at a table that allows it, and nowhere else."""
    text = """while read -r line; do case "$line" in
      *'"kind":"nominate"'*) echo '{"type":"speak","text":"trust me"}'
        echo '{"type":"answer","answer":"player:3"}';;
      *'"type":"ask"'*) exit 0;; esac; done"""
    company = table(SENATE, str(script(tmp_path, text)))
    company.free = is_free
    with pytest.raises(BadBot):
        company.play()
    assert [each.event for each in company.match.news].count("spoke") == is_free


def test_a_program_that_had_to_be_ended_hears_everything_again(tmp_path: Path) -> None:
    """At the next question it starts again and hears the whole story."""
    heard = tmp_path / "heard"
    text = noting(heard)
    match = Match(SENATE, SENATE.setup(5), Seeded(b"1"))
    seat = match.waiting[0]
    bot = ProgramBot(program_of("mine", str(script(tmp_path, text))), SENATE, seat, 1)
    company = Company(match, {seat: bot}, QUICK)
    for _ in range(2):
        with pytest.raises(BadBot):
            company.answer([seat])
    kinds = [json.loads(line)["type"] for line in heard.read_text().splitlines()]
    assert kinds[: len(kinds) // 2] == kinds[len(kinds) // 2 :]
    assert kinds.count("open") == 2


def test_no_program_is_left_behind(tmp_path: Path) -> None:
    """When its bot is forgotten, a program ends."""
    answer = '{"type":"answer","answer":"player:%s"}'
    text = f"while read -r line; do case \"$line\" in *ask*) echo '{answer % 3}';; esac; done"
    match = Match(SENATE, SENATE.setup(5), Seeded(b"1"))
    seat = match.waiting[0]
    make = program_of("mine", str(script(tmp_path, text)))
    bot = ProgramBot(make, SENATE, seat, 1)
    others = {p: RandomBot(SENATE, p, Random(1)) for p in seats(5) if p != seat}
    Company(match, {seat: bot, **others}, QUICK).answer([seat])
    assert bot.wire is not None
    process = bot.wire.process
    del bot
    assert process.wait(20) is not None


def test_a_program_is_invited_by_its_path(tmp_path: Path) -> None:
    """From then on the roster knows it by its file's name, in other processes too."""
    path = script(tmp_path, "exit 0")
    assert invite(str(path)) == "bot.sh"
    assert list(bots_of(SENATE))[-1] == "bot.sh"
    assert os.environ[roster.PROGRAMS] == f"bot.sh={path}"


def test_a_program_that_is_not_there_is_refused() -> None:
    """The error says what to do."""
    with pytest.raises(BadSetup, match=r"can't be run.*chmod"):
        invite("./nothing-like-this")


def test_nobody_runs_a_program_by_a_name_alone(tmp_path: Path) -> None:
    """A browser that asks for a bot by a path gets none: only the person who starts the server
    invites."""
    with pytest.raises(BadSetup, match="there is no bot"):
        find_bot(SENATE, str(script(tmp_path, "exit 0")))


def simulate(*words: str) -> "subprocess.CompletedProcess[str]":
    """`palatine simulate senate` with these words."""
    command = (sys.executable, "-m", "palatine", "simulate", "senate", "--workers", "1", *words)
    return subprocess.run(command, capture_output=True, text=True, cwd=ROOT)


def test_simulate_lets_programs_play() -> None:
    """By their paths, next to our own bots; wins are counted for each."""
    ran = simulate("--games", "2", "--bots", "./examples/seat_bot.awk,random", "--json")
    bots = json.loads(ran.stdout)["bots"]
    assert bots.keys() == {"random", "seat_bot.awk"}
    assert bots["random"]["seats"] + bots["seat_bot.awk"]["seats"] == 10


def test_simulate_refuses_a_bad_bot_without_a_traceback(tmp_path: Path) -> None:
    """It prints only the sentence."""
    ran = simulate("--games", "1", "--bots", str(script(tmp_path, "exit 4")))
    assert ran.returncode == 2
    assert "exit code 4" in ran.stderr
    assert "Traceback" not in ran.stderr

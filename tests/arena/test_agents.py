"""Programs and MCP clients in the arena: they hear why not, are asked again, and replaced by
name."""

import sys
from pathlib import Path
from typing import Any

import pytest

from palatine.arena.file import Agent, Stop
from palatine.arena.played import Played
from palatine.arena.run import run
from palatine.core.log import Spoke
from tests.arena.arenas import arena

CLIENT = Path(__file__).parent / "a_client.py"


def first_game(agent: Agent, folder: Path, **changes: Any) -> Played:
    """The first game that an agent plays as a guest of random bots."""
    found: list[Played] = []

    def watch(game: Played, *_: object) -> None:
        if agent.name in game.seating:
            found.append(game)
            raise KeyboardInterrupt

    of = arena(agent, design="guest", hosts="random", stop=Stop(1), **changes)
    with pytest.raises(KeyboardInterrupt):
        run(of, folder, 1, watch)
    return found[0]


def script(folder: Path, text: str) -> str:
    """A program of these lines of shell."""
    path = folder / "bot.sh"
    path.write_text(f"#!/bin/sh\n{text}\n")
    path.chmod(0o755)
    return str(path)


STUBBORN = """while read -r line; do case "$line" in
  *'"type":"error"'*) mended=yes;;
  *'"type":"suspect"'*) half='[0.5,0.5,0.5,0.5,0.5]'
    echo '{"type":"suspect","chances":{"party_separatist":'$half',"role_palpatine":'$half'}}';;
  *'"type":"ask"'*) if [ "$mended" ]; then
      echo "$line" |
        sed 's/.*"options":\\[{"atom":"\\([^"]*\\)".*/{"type":"answer","answer":"\\1"}/'
      mended=; else echo '{"type":"answer","answer":"player:9"}'; fi;;
  esac; done"""


def test_a_program_is_told_why_not(tmp_path: Path) -> None:
    """It hears an error with the rule before the question comes again, and may correct its
    answer."""
    agent = Agent("mine", program=script(tmp_path, STUBBORN), suspicion=2)
    game = first_game(agent, tmp_path / "run", seconds=5.0)
    assert_half(game)
    own = [each for each in game.decisions if each.seat == 0]
    first = own[0]
    assert (len(first.tries), first.substitute) == (2, "")
    assert first.tries[0].refusal
    assert not first.tries[1].refusal


def assert_half(game: Played) -> None:
    """The arena asked in private whom it suspects, and scored it: a quarter for one half
    everywhere."""
    mine = game.measured[0]
    assert mine.suspicions == len(game.suspicions) > 0
    assert mine.brier == pytest.approx(0.25 * mine.suspicions)


@pytest.mark.parametrize("game", ["secret-emperor", "besides-the-emperor"])
def test_a_bot_says_what_it_believes(tmp_path: Path, game: str) -> None:
    """The hard bots know whom they suspect: better than a coin, and everything that the cards
    prove."""
    found = first_game(Agent("hard", bot="hard", suspicion=1), tmp_path / "run", game=game)
    mine = found.measured[0]
    assert mine.suspicions == len(found.suspicions) > 0
    assert mine.brier < 0.25 * mine.suspicions
    assert all(
        0 <= each <= 1 for one in found.suspicions for row in one.chances.values() for each in row
    )


def test_a_program_that_ends_is_replaced(tmp_path: Path) -> None:
    """The named bot makes every one of its decisions, with the reason; the program suspects
    nobody."""
    agent = Agent("mine", program=script(tmp_path, "exit 3"), suspicion=1)
    game = first_game(agent, tmp_path / "run", retries=0)
    own = [each for each in game.decisions if each.seat == 0]
    assert game.substitutes == len(own) > 0
    assert all("ended" in each.tries[0].refusal for each in own)
    assert not game.suspicions


@pytest.mark.parametrize("how", ["", "wrongly"])
def test_a_client_of_mcp_plays(tmp_path: Path, how: str) -> None:
    """Over its own standard input and output, with the official package; it hears of a refusal."""
    agent = Agent("client", mcp=f"{sys.executable} {CLIENT} {how}", suspicion=0 if how else 2)
    game = first_game(agent, tmp_path / "run", talk=True)
    if not how:
        assert_half(game)
    own = [each for each in game.decisions if each.seat == 0]
    assert own
    assert not game.substitutes
    assert {entry.seat for entry in game.record.log if type(entry) is Spoke} == {0}
    assert [len(each.tries) for each in own] == [2 if how else 1] * len(own), own
    assert all(len(each.tries[0].prompt) == 64 for each in own)


def test_a_client_that_ends_is_replaced(tmp_path: Path) -> None:
    """Nobody waits for a client that has gone."""
    agent = Agent("client", mcp=f"{sys.executable} -c pass")
    game = first_game(agent, tmp_path / "run", retries=0)
    assert game.substitutes == len([each for each in game.decisions if each.seat == 0]) > 0

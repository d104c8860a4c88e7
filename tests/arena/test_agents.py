"""Programs and clients of MCP in the arena: told why not, asked again, and replaced by name."""

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
    """The first game that an agent plays as a guest of bots that choose by chance."""
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
  *'"type":"ask"'*) if [ "$mended" ]; then
      echo "$line" |
        sed 's/.*"options":\\[{"atom":"\\([^"]*\\)".*/{"type":"answer","answer":"\\1"}/'
      mended=; else echo '{"type":"answer","answer":"player:9"}'; fi;;
  esac; done"""


def test_a_program_is_told_why_not(tmp_path: Path) -> None:
    """It hears an error with the rule before it is asked again, and may mend its answer."""
    agent = Agent("mine", program=script(tmp_path, STUBBORN))
    game = first_game(agent, tmp_path / "run", seconds=5.0)
    own = [each for each in game.decisions if each.seat == 0]
    first = own[0]
    assert (len(first.tries), first.substitute) == (2, "")
    assert first.tries[0].refusal
    assert not first.tries[1].refusal


def test_a_program_that_ends_is_replaced(tmp_path: Path) -> None:
    """Every one of its decisions is the named bot's, and says why."""
    agent = Agent("mine", program=script(tmp_path, "exit 3"))
    game = first_game(agent, tmp_path / "run", retries=0)
    own = [each for each in game.decisions if each.seat == 0]
    assert game.substitutes == len(own) > 0
    assert all("ended" in each.tries[0].refusal for each in own)


@pytest.mark.parametrize("how", ["", "wrongly"])
def test_a_client_of_mcp_plays(tmp_path: Path, how: str) -> None:
    """Over its own standard input and output, with the official package; a refusal is told."""
    agent = Agent("client", mcp=f"{sys.executable} {CLIENT} {how}")
    game = first_game(agent, tmp_path / "run", talk=True)
    own = [each for each in game.decisions if each.seat == 0]
    assert own
    assert not game.substitutes
    assert {entry.seat for entry in game.record.log if type(entry) is Spoke} == {0}
    assert all(len(each.tries) == (2 if how else 1) for each in own)
    assert all(len(each.tries[0].prompt) == 64 for each in own)


def test_a_client_that_ends_is_replaced(tmp_path: Path) -> None:
    """Nobody waits for a client that is gone."""
    agent = Agent("client", mcp=f"{sys.executable} -c pass")
    game = first_game(agent, tmp_path / "run", retries=0)
    assert game.substitutes == len([each for each in game.decisions if each.seat == 0]) > 0

"""`palatine mcp` as hosts start it: a program whose pipes carry the protocol and nothing else."""

import asyncio
import json
import os
import sys
from functools import partial
from pathlib import Path

import pytest
from mcp import Client, StdioServerParameters

from palatine.agents.mcp import match_chair
from palatine.catalog import games
from palatine.cli import main
from palatine.cli.mcp import keep
from palatine.core import extras
from palatine.core.leaks import planted
from palatine.core.record import read_record, verify
from tests.agents_mcp.agents import MODES, SEED, Agent, agent_on, chair_of
from tests.agents_mcp.invited import invite
from tests.agents_mcp.pairs import BEFORE, NOW, piped
from tests.agents_mcp.test_tools import Sleepy, Watched, until
from tests.server.visitors import seated, serving

pytestmark = pytest.mark.anyio
COMMAND = ("-m", "palatine", "mcp", "secret-emperor", "--seed", "7", "--bots", "random")


@pytest.mark.parametrize("mode", MODES)
async def test_a_host_starts_it_and_plays(mode: str, tmp_path: Path) -> None:
    """The official client, over a subprocess, by the current protocol and by the previous one.

    When the host leaves, the record of the game is there.
    """
    env = {**os.environ, "XDG_DATA_HOME": str(tmp_path)}
    program = StdioServerParameters(command=sys.executable, args=[*COMMAND], env=env)
    async with Client(program, mode=mode) as client:
        agent = Agent(client)
        joined = await agent.call("join")
        await agent.play(3)
        assert (joined["game"], joined["seat"]) == ("senate", 0)
        assert len(agent.news) > 4
    (path,) = (tmp_path / "palatine" / "agents").iterdir()
    assert "the match is not over" in verify(games()["senate"], read_record(path.read_bytes()))


@pytest.mark.parametrize("mode", MODES)
async def test_a_wait_at_a_server_can_be_broken_off(mode: str, tmp_path: Path) -> None:
    """Over two pipes and HTTP: its request ends at the server, and the next one is served."""
    async with serving(tmp_path) as server:
        party = await seated(server, 1)
        link = f"{server.address}/mcp#{(await invite(party)).token}"
        args = ["-m", "palatine", "mcp", "--link", link]
        program = StdioServerParameters(command=sys.executable, args=args, env={**os.environ})
        async with Client(program, mode=mode) as client:
            agent = Agent(client)
            await agent.call("join")
            (here,) = server.agents.there.values()
            call = asyncio.ensure_future(client.call_tool("wait", {}))
            await until(lambda: here.requests == 1)
            call.cancel()
            await until(lambda: here.requests == 0)
            await party.start()
            assert (await agent.wait())["stage"] == "playing"


@pytest.mark.parametrize("version", [NOW, BEFORE])
async def test_a_wait_on_pipes_can_be_broken_off(version: str) -> None:
    """In a match of this process: the chair stops waiting, and the next call is served."""
    with planted((match_chair, "MatchChair", Watched), (match_chair, "Company", Sleepy)):
        chair = chair_of("secret-emperor", seat=3)
    assert isinstance(chair, Watched)
    before = chair.now()
    assert before is not None
    async with piped(chair, version) as wire:
        heard = {"after": len(before.news), "game_number": 1}
        wire._send("tools/call", {"name": "wait", "arguments": heard})
        broken_off = wire._number
        await until(lambda: chair.begun == 1)
        wire._write({"method": "notifications/cancelled", "params": {"requestId": broken_off}})
        await until(lambda: chair.broken_off == 1)
        assert chair.now() == before
        wire._send("tools/call", {"name": "look", "arguments": {}})
        while (message := await wire._read())["id"] != wire._number:
            assert message["id"] == broken_off
            assert "error" in message  # the previous protocol answers it
        assert message["result"]["structuredContent"]["after"] == len(before.news)


async def test_a_game_that_is_over_leaves_its_record(tmp_path: Path) -> None:
    """At once, while the host still runs the program; it is complete and verifies."""
    chair, path = chair_of("secret-emperor"), tmp_path / "folder" / "game.json"
    chair.on_end = partial(keep, chair, path)
    async with agent_on(chair) as agent:
        await agent.play(1)
        assert not path.exists()
        await agent.play()
        record = read_record(path.read_bytes())
    assert record.seed == SEED.hex()
    assert "the outcome follows from the log" in verify(games()["senate"], record)


async def test_the_words_have_the_language_that_was_asked_for() -> None:
    """German results, questions and prompt; the data stay the same."""
    chair = chair_of("secret-emperor")
    async with agent_on(chair, language="de") as agent:
        joined = await agent.call("join")
        turn = await agent.wait()
        (message,) = (await agent.client.get_prompt("play")).messages
    async with agent_on(chair) as english:
        assert (await english.call("join"))["language"] == "en"
        assert (await english.wait())["ask"] == turn["ask"]
    assert joined["language"] == "de"
    assert "Du bist" in agent.texts[0]
    assert "Weiter geht es mit wait" in agent.texts[1]
    assert "Rufe" in message.content.text  # type: ignore[union-attr]


async def test_nothing_but_the_protocol_comes_out() -> None:
    """Every line is an answer, even if a bot prints or a tool does not exist."""
    noisy = (
        "import sys; from palatine.bots import random; decide = random.RandomBot.decide\n"
        "def loud(self, *given):\n    print('hello'); return decide(self, *given)\n"
        "random.RandomBot.decide = loud\n"
        "from palatine.cli import main; sys.exit(main(sys.argv[1:]))"
    )
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-c", noisy, *COMMAND[2:]),
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )
    hello = {"protocolVersion": "2025-11-25", "capabilities": {}}
    hello["clientInfo"] = {"name": "test", "version": "1"}
    asked = [
        {"id": 1, "method": "initialize", "params": hello},
        {"method": "notifications/initialized"},
        {"id": 2, "method": "tools/call", "params": {"name": "wait", "arguments": {}}},
        {"id": 3, "method": "tools/call", "params": {"name": "wait", "arguments": {"after": 2}}},
        {"id": 4, "method": "tools/call", "params": {"name": "nothing"}},
    ]
    assert process.stdin is not None
    assert process.stdout is not None
    replies = {}
    for each in asked:
        process.stdin.write(json.dumps({"jsonrpc": "2.0", **each}).encode() + b"\n")
        if "id" in each:
            reply = json.loads(await process.stdout.readline())
            assert reply["jsonrpc"] == "2.0"
            replies[reply["id"]] = reply
    rest, noise = await process.communicate(b"")
    assert rest == b""
    assert [*replies] == [1, 2, 3, 4]
    assert "result" in replies[3]
    assert b"hello" in noise


def test_a_wrong_start_gets_one_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    """What to name, what a link looks like, which seats there are."""
    for given, said in (
        ([], "name either a game or the link of a seat"),
        (["--link", "nowhere"], "https://host/mcp#CODE.SECRET"),
        (["secret-emperor", "--players", "5", "--seat", "6"], "no seat 6"),
        (["--link", "http://127.0.0.1:9/mcp#AAAA.x"], "can't take this seat"),
        (["secret-emperor", "--save", __file__], "already exists: leave out --save"),
        (["--link", "http://x/mcp#AAAA.x", "--save", "y"], "a server keeps its own records"),
    ):
        assert main(["mcp", *given]) == 2
        assert said in capsys.readouterr().err


def test_without_the_extra_it_says_what_to_install(capsys: pytest.CaptureFixture[str]) -> None:
    """One sentence with the command that helps."""
    with planted((extras, "find_spec", lambda name: None)):
        assert main(["mcp", "secret-emperor"]) == 2
    assert "pip install 'palatine[agents]'" in capsys.readouterr().err

"""`palatine mcp` as hosts start it: a program with the protocol, and nothing else, on its pipes."""

import asyncio
import json
import os
import sys

import pytest
from mcp import Client, StdioServerParameters

from palatine.cli import main
from palatine.core.leaks import planted
from palatine.lab import extras
from tests.agents_mcp.agents import MODES, Agent

pytestmark = pytest.mark.anyio
COMMAND = ("-m", "palatine", "mcp", "secret-emperor", "--seed", "7", "--bots", "random")


@pytest.mark.parametrize("mode", MODES)
async def test_a_host_starts_it_and_plays(mode: str) -> None:
    """The official client, over a subprocess, by today's protocol and by the one before."""
    program = StdioServerParameters(command=sys.executable, args=[*COMMAND], env={**os.environ})
    async with Client(program, mode=mode) as client:
        agent = Agent(client)
        joined = await agent.call("join")
        await agent.play(3)
        assert (joined["game"], joined["seat"]) == ("senate", 0)
        assert len(agent.news) > 4


async def test_nothing_but_the_protocol_comes_out() -> None:
    """Every line is an answer, also where a bot prints and a tool is not there."""
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
        ([], "name a game, or a seat's link"),
        (["--link", "nowhere"], "https://host/mcp#CODE.SECRET"),
        (["secret-emperor", "--players", "5", "--seat", "6"], "no seat 6"),
        (["--link", "http://127.0.0.1:9/mcp#AAAA.x"], "does not let us in"),
    ):
        assert main(["mcp", *given]) == 2
        assert said in capsys.readouterr().err


def test_without_the_extra_it_says_what_to_install(capsys: pytest.CaptureFixture[str]) -> None:
    """One sentence with the command that helps."""
    with planted((extras, "find_spec", lambda name: None)):
        assert main(["mcp", "secret-emperor"]) == 2
    assert "pip install 'palatine[agents]'" in capsys.readouterr().err

"""`/mcp` on a real server: agents at a table of people, by the official client over HTTP."""

import asyncio
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
from mcp import Client, StdioServerParameters

from palatine.agents.mcp.forward import client_at
from palatine.agents.neutral import neutral_of
from palatine.catalog import games
from palatine.core.leaks import planted
from palatine.server.routes import agents as door
from palatine.server.wire import messages as sent
from palatine.server.wire.limits import Bounds, Rate
from tests.agents_mcp.agents import MODES, Agent
from tests.agents_mcp.invited import agent_with, invite, token_of
from tests.server.visitors import Party, Running, seated, serving

pytestmark = pytest.mark.anyio
CALL = {"jsonrpc": "2.0", "id": 1, "method": "tools/list", "params": {}}


async def knock(server: Running, token: str | None, **headers: str) -> httpx.Response:
    """One request with a bearer token."""
    given = {"Accept": "application/json, text/event-stream", **headers}
    if token is not None:
        given["Authorization"] = f"Bearer {token}"
    async with httpx.AsyncClient(timeout=60) as client:
        return await client.post(f"{server.address}/mcp", json=CALL, headers=given)


def person(party: Party, number: int) -> sent.Person:
    """A person at the table, as the screen shows them."""
    return next(each for each in party.people if each.id == number)


async def test_two_agents_and_a_person_play_a_whole_game(tmp_path: Path) -> None:
    """Together, each by a different protocol; everyone sees who is an agent, and that it is
    there. Agents hear what the screen hears, under neutral keys."""
    async with serving(tmp_path) as server:
        party = await seated(server, 1)
        guests = [await invite(party), await invite(party)]
        async with (
            agent_with(server.address, guests[0].token, MODES[0]) as one,
            agent_with(server.address, guests[1].token, MODES[1]) as other,
        ):
            lobby = await one.call("join")
            assert (lobby["stage"], lobby["seat"]) == ("lobby", None)
            await other.call("join")
            await party.start()
            assert {each.id for each in party.people if each.is_agent} == {
                guest.person for guest in guests
            }
            assert not person(party, guests[0].person).is_away
            turns = await asyncio.gather(one.play(), other.play(), party.phones[0].play(Random(1)))
            joined = await one.call("join")
        assert turns[0]["over"] == turns[1]["over"] is not None
        kinds = [each["kind"] for each in joined["table"]]
        assert sorted(kinds) == ["agent", "agent", "bot", "bot", "person"]
        assert joined["seed"] is not None
        public = [each for each in party.screen.news if not each.get("secret")]
        neutral = neutral_of(games()["senate"])
        assert [each for each in one.news if not each.get("secret")] == neutral.data(public)


async def test_without_a_ticket_nobody_comes_in(tmp_path: Path) -> None:
    """No ticket, a wrong one, another table's and one for no table all get the same reply."""
    async with serving(tmp_path) as server:
        party, other = await seated(server, 1), await seated(server, 1)
        secret = token_of(other, 0).partition(".")[2]
        replies = [
            await knock(server, token)
            for token in (None, "x", "y" * 500, f"{party.code}.{secret}", "QQQQ.x", "..")
        ]
        good = await knock(server, token_of(party, 0))
    assert {(each.status_code, each.text) for each in replies} == {(401, replies[0].text)}
    assert replies[0].headers["www-authenticate"] == "Bearer"
    assert good.status_code == 200


async def test_pages_of_other_sites_are_refused(tmp_path: Path) -> None:
    """By their origin, as everywhere; programs have none. A host name must look like one."""
    async with serving(tmp_path) as server:
        token = token_of(await seated(server, 1), 0)
        assert (await knock(server, token, Origin="http://elsewhere.example")).status_code == 401
        assert (await knock(server, token, Origin=server.address)).status_code == 200
        assert (await knock(server, token, Host="palatine.example:80")).status_code == 200
        assert (await knock(server, token, Host="a/b")).status_code in (400, 401)


async def test_a_server_without_the_extra_says_so(tmp_path: Path) -> None:
    """To agents, and to a host who wants to invite one."""
    from palatine.server.table import lobby

    def missing(name: str) -> None:
        return None

    async with serving(tmp_path) as server:
        party = await seated(server, 1)
        with planted((door, "find_spec", missing), (lobby, "find_spec", missing)):
            reply = await knock(server, token_of(party, 0))
            no = await party.screen.send(sent.InviteAgent)
    assert reply.status_code == 501
    assert "palatine[agents] is not installed" in reply.json()["sentence"]
    assert no.code == "no-agents"


def test_a_server_starts_without_loading_the_protocol() -> None:
    """It loads what agents need only for the first agent."""
    code = "import sys, palatine.server.app; sys.exit('mcp' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


async def until(is_true: Callable[[], bool]) -> None:
    """Wait for something that happens by itself."""
    async with asyncio.timeout(60):
        while not is_true():
            await asyncio.sleep(0.01)


@pytest.mark.parametrize("mode", MODES)
async def test_a_wait_that_is_broken_off_leaves_nothing(tmp_path: Path, mode: str) -> None:
    """Its request ends at the server, and the next one is served."""
    async with serving(tmp_path) as server:
        party = await seated(server, 1)
        guest = await invite(party)
        async with agent_with(server.address, guest.token, mode) as agent:
            await agent.call("join")
            (here,) = server.agents.there.values()
            call = asyncio.ensure_future(agent.client.call_tool("wait", {}))
            await until(lambda: here.requests == 1)
            call.cancel()
            await until(lambda: here.requests == 0)
            await party.start()
            assert (await agent.wait())["stage"] == "playing"


async def test_an_agent_that_goes_is_treated_as_a_person_is(tmp_path: Path) -> None:
    """After a while it is away; a bot can play for it; it plays again when it answers."""
    async with serving(tmp_path) as server:
        party = await seated(server, 1)
        guest = await invite(party)
        with planted((door, "LINGER", 0.0)):
            async with agent_with(server.address, guest.token) as agent:
                await agent.call("join")
                await party.start()
                await party.screen.until(lambda: person(party, guest.person).is_away)
                await party.screen.do(sent.StandInFor, person=guest.person, how="bot")
                await party.screen.until(lambda: person(party, guest.person).stand_in == "bot")
                await agent.wait()
        await party.screen.do(sent.Remove, person=guest.person)
        assert person(party, guest.person).bot is not None
        assert not person(party, guest.person).is_agent
        assert (await knock(server, guest.token)).status_code == 401


async def test_a_new_link_takes_the_place_of_the_old_one(tmp_path: Path) -> None:
    """The host can give an agent another ticket; nobody can remove a person that way."""
    async with serving(tmp_path) as server:
        party = await seated(server, 1)
        guest = await invite(party)
        async with agent_with(server.address, guest.token) as agent:
            await agent.call("join")
            second = await invite(party, guest.person)
            assert (await knock(server, guest.token)).status_code == 401
            assert (await knock(server, second.token)).status_code == 200
        me = next(each.id for each in party.people if not each.is_agent)
        no = await party.screen.send(sent.InviteAgent, person=me)
        assert no.code == "no-such-person"


async def test_an_agent_is_never_the_host(tmp_path: Path) -> None:
    """Neither as the first at the table, nor when the host hands over."""
    async with serving(tmp_path) as server:
        party = await seated(server, 0)
        guest = await invite(party)
        assert not person(party, guest.person).is_host
        no = await party.screen.send(sent.HandOver, person=guest.person)
        assert no.code == "no-such-person"
        browser = server.browser()
        await browser.join(party.code, "Anna")
        await party.screen.until(lambda: len(party.people) == 2)
        assert [each.is_host for each in party.people] == [False, True]
        strange = await (await browser.sit(party.code)).send(sent.InviteAgent)
        assert isinstance(strange, sent.Invitation)  # the first person is the host on a phone


async def test_an_agent_speaks_where_the_host_wants_that(tmp_path: Path) -> None:
    """Everybody hears its words; at other tables they are refused."""
    async with serving(tmp_path) as server:
        for has_speech in (True, False):
            party = await seated(server, 1, sent.Choice("senate", 5, speech=has_speech))
            guest = await invite(party)
            async with agent_with(server.address, guest.token) as agent:
                await party.start()
                assert (await agent.call("join"))["has_speech"] == has_speech
                if has_speech:
                    await agent.call("say", text="I trust nobody.")
                    await party.screen.until(lambda: "trust" in str(party.screen.news))  # noqa: B023
                else:
                    assert "no messages at this table" in await agent.refused("say", text="No.")
                no = await agent.refused("say", what="accuse", atoms=["player:1"], text="Him!")
                assert "not both" in no


async def test_an_agent_hears_the_language_of_its_table(tmp_path: Path) -> None:
    """Unless its requests ask for another one that Palatine speaks."""
    async with serving(tmp_path) as server:
        party = await seated(server, 1, sent.Choice("senate", 5, language="de"))
        guest = await invite(party)
        for asked, said in (("", "Du hast"), ("fr, en-GB;q=0.5", "You have"), ("fr", "Du hast")):
            async with agent_with(server.address, guest.token, language=asked) as agent:
                await agent.call("join")
                assert said in agent.texts[0]


async def test_requests_that_are_passed_on_are_filled_up(tmp_path: Path) -> None:
    """So a Yes is as long as a No on its way to the server."""
    async with serving(tmp_path) as server:
        guest = await invite(await seated(server, 1))
        bodies: list[int] = []

        async def content_of(request: Any) -> bytes:
            bodies.append(len(content := await read(request)))
            return content

        read = door.content_of
        with planted((door, "content_of", content_of)):
            async with client_at(f"{server.address}/mcp#{guest.token}", "de") as client:
                for answer in ("yes", "no"):
                    await client.call_tool("answer", {"number": 1, "answer": answer})
                agent = Agent(client)
                await agent.call("join")
    assert set(bodies) == {1024}
    assert "Du hast einen Platz" in agent.texts[0]


async def test_only_the_host_invites(tmp_path: Path) -> None:
    """And not to a table that is full of people, or in the middle of a game."""
    async with serving(tmp_path) as server:
        party = await seated(server, 5)
        assert (await party.phones[1].send(sent.InviteAgent)).code == "not-the-host"
        assert (await party.screen.send(sent.InviteAgent)).code == "table-full"
        await party.start()
        assert (await party.screen.send(sent.InviteAgent)).code == "not-in-lobby"


async def test_agents_are_held_to_the_limits_of_browsers(tmp_path: Path) -> None:
    """A limit on messages, on simultaneous ones, on their size, and on seats of one address."""
    bounds = Bounds(messages=Rate(3, 0.001), tabs=2, sockets=7)
    async with serving(tmp_path, bounds=bounds) as server:
        party = await seated(server, 5)
        replies = [await knock(server, token_of(party, 0)) for _ in range(4)]
        assert [each.status_code for each in replies] == [200, 200, 200, 429]
        assert replies[3].headers["retry-after"] == "1"
        assert (await knock(server, token_of(party, 1))).status_code == 429  # 6 sockets, 1 agent
        async with httpx.AsyncClient() as client:
            large = await client.post(f"{server.address}/mcp", content=b" " * 20_000)
        assert large.status_code == 429


async def test_no_ticket_stands_in_the_journal(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    """Nor anything else that would let somebody take the seat, whatever goes wrong."""
    async with serving(tmp_path) as server:
        party = await seated(server, 1)
        guest = await invite(party)
        async with agent_with(server.address, guest.token) as agent:
            await agent.call("join")
            await agent.refused("answer", number=1, answer="x")
        await knock(server, guest.token[:-1])
    written = "".join(capfd.readouterr())
    assert guest.token.partition(".")[2][:20] not in written
    kept = b"".join(path.read_bytes() for path in tmp_path.glob("*") if path.is_file())
    assert guest.token.partition(".")[2].encode() not in kept


async def test_a_program_passes_a_seat_on(tmp_path: Path) -> None:
    """`palatine mcp` with a link in its environment: hosts that start programs can play too."""
    async with serving(tmp_path) as server:
        party = await seated(server, 1)
        guest = await invite(party)
        link = f"{server.address}/mcp#{guest.token}"
        program = StdioServerParameters(
            command=sys.executable,
            args=["-m", "palatine", "mcp"],
            env={**os.environ, "PALATINE_LINK": link},
        )
        async with Client(program) as client:
            agent = Agent(client)
            assert (await agent.call("join"))["stage"] == "lobby"
            await party.start()
            assert (await agent.wait())["stage"] == "playing"
            assert await client.read_resource("palatine://rules/SE-3.3")
            assert (await client.get_prompt("play")).messages
            no = await agent.refused("answer", number=9**5, answer="x")
            assert "Question" in no


async def test_the_next_game_is_another_one(tmp_path: Path) -> None:
    """Between two games it shows nothing; the news of the second start afresh."""
    async with serving(tmp_path) as server:
        party = await seated(server, 1)
        guest = await invite(party)
        async with agent_with(server.address, guest.token) as agent:
            await party.start()
            assert (await agent.wait())["game_number"] == 1
            await party.screen.do(sent.End)
            await party.screen.do(sent.Again)
            lobby = await agent.call("look")
            assert (lobby["stage"], lobby["view"]) == ("lobby", None)
            await party.start()
            turn = await agent.wait()
            assert turn["game_number"] == 2
            assert turn["news"] == agent.news

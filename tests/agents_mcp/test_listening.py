"""Subscriptions to a seat's own view: a seat hears of itself, never of another's changes."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from mcp import Client

from palatine.agents.mcp import forward
from palatine.agents.mcp.forward import client_at, forwarding
from palatine.agents.mcp.listening import OwnSeat
from palatine.agents.mcp.server import VIEW
from palatine.catalog import games
from palatine.core.leaks import planted
from palatine.server.wire import messages as sent
from tests.agents_mcp.agents import agent_on, chair_of
from tests.agents_mcp.invited import client_with, token_of
from tests.server.twins import choice_of
from tests.server.visitors import Party, Running, seated, serving

pytestmark = pytest.mark.anyio


class Ear:
    """Counts what a seat hears about its view."""

    def __init__(self) -> None:
        self.heard = 0

    async def listen(self, client: Client, begun: asyncio.Event) -> None:
        """Until nobody wants to hear any more."""
        async with client.listen(resource_subscriptions=[VIEW]) as events:
            begun.set()
            async for _ in events:
                self.heard += 1

    async def until(self, count: int) -> None:
        """Wait for this many."""
        async with asyncio.timeout(60):
            while self.heard < count:
                await asyncio.sleep(0.01)


async def voting(server: Running) -> Party:
    """A table of five, at a vote."""
    party = await seated(server, 5, choice_of(games()["senate"].setup(5)))
    await party.start()
    asked = next(phone for phone in party.phones if phone.ask is not None)
    assert asked.ask is not None
    number, atom = asked.ask.number, asked.ask.options[0].atom
    await asked.do(sent.Answer, number=number, answer=atom)
    for phone in party.phones:
        await phone.until(lambda p=phone: p.ask is not None and p.ask.kind == "vote")  # type: ignore[misc]
    return party


async def vote(party: Party, seat: int, answer: str) -> None:
    """Vote, or change a vote."""
    step = party.phones[seat].step
    assert step is not None
    assert step.ask is not None
    await party.phones[seat].do(sent.Answer, number=step.ask.number, answer=answer)


async def heard_of(path: Path, least: int = 2) -> tuple[int, int]:
    """What two seats hear: one that votes and changes its vote, and a neighbour who waits."""
    async with serving(path) as server:
        party = await voting(server)
        ears, begun = (Ear(), Ear()), (asyncio.Event(), asyncio.Event())
        async with (
            client_with(server.address, token_of(party, 0)) as own,
            client_with(server.address, token_of(party, 1)) as other,
        ):
            pairs = zip((own, other), ears, begun, strict=True)
            tasks = [asyncio.create_task(ear.listen(client, event)) for client, ear, event in pairs]
            for event in begun:
                await event.wait()
            await vote(party, 0, "yes")
            await ears[0].until(1)
            await ears[1].until(1)  # everybody may know whom we wait for
            for count, answer in ((2, "no"), (3, "yes")):
                await vote(party, 0, answer)
                await ears[0].until(count)
            await vote(party, 2, "yes")
            await ears[0].until(4)
            await ears[1].until(least)
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
    return ears[0].heard, ears[1].heard


async def test_nobody_hears_that_another_seat_has_changed(tmp_path: Path) -> None:
    """Only the voter hears of a changed vote; the neighbour hears of public things alone."""
    assert await heard_of(tmp_path) == (4, 2)


async def test_a_program_with_a_link_passes_on_what_comes_by_itself(tmp_path: Path) -> None:
    """Notes of changes, also after the connection was lost, and signs of life in a wait."""
    signs: list[float] = []

    async def sign(progress: float, total: float | None, message: str | None) -> None:
        signs.append(progress)

    async with serving(tmp_path) as server:
        party = await voting(server)
        ear, begun = Ear(), asyncio.Event()
        async with (
            client_at(f"{server.address}/mcp#{token_of(party, 0)}") as far,
            Client(forwarding(far)) as client,
        ):
            task = asyncio.create_task(ear.listen(client, begun))
            await begun.wait()
            await asyncio.sleep(0.2)  # it listens at the server, too
            await vote(party, 0, "yes")
            await ear.until(1)
            before = ear.heard
            with planted((forward, "AGAIN", 0.0)):
                for route in far.session._listen_routes.values():
                    route.settle("lost")
                await ear.until(before + 1)
            await vote(party, 0, "no")
            await ear.until(before + 2)
            arguments = {"after": 10**6, "seconds": 0}
            found = await client.call_tool("wait", arguments)
            assert found.structured_content is not None
            arguments = {"after": found.structured_content["after"], "game_number": 1}
            more = {**arguments, "seconds": 0.05}
            await client.call_tool("wait", more, progress_callback=sign)
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)
    assert signs == [1.0]


@pytest.mark.parametrize("game", ["secret-emperor", "to-be-emperor"])
async def test_everyone_who_listens_on_a_seat_hears_of_every_answer(game: str) -> None:
    """In a match of this process, too: whoever listens longer is not forgotten when another one
    begins, and each hears to the end of the game."""
    chair, ears = chair_of(game), (Ear(), Ear())
    async with agent_on(chair) as agent, agent_on(chair) as other:
        tasks = []
        for client, ear in zip((agent.client, other.client), ears, strict=True):
            begun = asyncio.Event()
            tasks.append(asyncio.create_task(ear.listen(client, begun)))
            await begun.wait()
            await asyncio.sleep(0.2)  # it listens, and nothing happens
        for _ in range(3):
            before = [ear.heard for ear in ears]
            await agent.play(1)
            for ear, count in zip(ears, before, strict=True):
                await ear.until(count + 1)
        before = [ear.heard for ear in ears]
        await agent.play()
        for ear, count in zip(ears, before, strict=True):
            await ear.until(count + 1)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def test_a_bus_for_all_would_be_found(tmp_path: Path) -> None:
    """If everybody heard of every chair, the neighbour would learn of a changed vote."""
    chairs: list[Any] = []
    both = asyncio.Event()
    tell = OwnSeat._tell

    async def tell_all(self: OwnSeat, seated: Any, listener: Any) -> None:
        chairs.append(seated)
        if len(chairs) == 2:
            both.set()
        await both.wait()
        await asyncio.gather(*[tell(self, each, listener) for each in chairs])

    with planted((OwnSeat, "_tell", tell_all)):
        assert (await heard_of(tmp_path, least=3))[1] > 2

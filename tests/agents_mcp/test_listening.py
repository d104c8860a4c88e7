"""Subscriptions to the own view: a seat hears of itself, and never when another's has changed."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from mcp import Client

from palatine.agents.mcp.listening import OwnSeat
from palatine.agents.mcp.server import VIEW
from palatine.catalog import games
from palatine.core.leaks import planted
from palatine.server.wire import messages as sent
from tests.agents_mcp.invited import client_with, token_of
from tests.server.twins import choice_of
from tests.server.visitors import Party, Running, seated, serving

pytestmark = pytest.mark.anyio


class Ear:
    """Counts what a seat is told of its view."""

    def __init__(self) -> None:
        self.heard = 0

    async def listen(self, client: Client, begun: asyncio.Event) -> None:
        """Until nobody wants to hear any more."""
        async with client.listen(resource_subscriptions=[VIEW]) as events:
            begun.set()
            async for _ in events:
                self.heard += 1

    async def until(self, count: int) -> None:
        """Wait for so many."""
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
    """Vote, or vote otherwise."""
    step = party.phones[seat].step
    assert step is not None
    assert step.ask is not None
    await party.phones[seat].do(sent.Answer, number=step.ask.number, answer=answer)


async def heard_of(path: Path, least: int = 2) -> tuple[int, int]:
    """What two seats hear: one who votes and votes otherwise, and a neighbour who waits."""
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
            await ears[1].until(1)  # who is still waited for is public
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
    """A changed vote is told to who voted; the neighbour hears of public things alone."""
    assert await heard_of(tmp_path) == (4, 2)


async def test_a_bus_for_all_would_be_found(tmp_path: Path) -> None:
    """Where everybody hears of every chair, the neighbour learns when a vote was changed."""
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

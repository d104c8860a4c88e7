"""A table over real sockets: created, joined, started, played, ended, played again."""

from pathlib import Path
from random import Random

import pytest

from palatine.server.wire import messages as sent
from tests.server.visitors import seated, serving

pytestmark = pytest.mark.anyio


async def test_a_game_is_played_to_its_end(tmp_path: Path) -> None:
    """Five people and a screen play; in the end everyone knows the outcome and the seed."""
    async with serving(tmp_path) as server:
        party = await seated(server, 5)
        await party.start()
        await party.play(Random(1))
        for socket in party.all:
            await socket.until(lambda s=socket: s.step.over is not None)  # type: ignore[misc]
        assert party.screen.table is not None
        assert party.screen.table.seed is not None


async def test_bots_fill_the_empty_seats_and_play(tmp_path: Path) -> None:
    """One person and four bots play a game to its end."""
    async with serving(tmp_path) as server:
        party = await seated(server, 1)
        await party.start()
        assert party.screen.table is not None
        assert sum(person.bot is not None for person in party.screen.table.people) == 4
        await party.play(Random(2))


async def test_a_table_goes_on_after_a_restart(tmp_path: Path) -> None:
    """Another server over the same folder has the same table: same question, view and news."""
    async with serving(tmp_path) as server:
        party = await seated(server, 5)
        await party.start()
        asked = next(phone for phone in party.phones if phone.ask)
        assert isinstance(await asked.answer(Random(3)), sent.Done)
        for phone in party.phones:
            await phone.until(lambda s=phone: s.ask is not None)  # type: ignore[misc]
        before = [phone.knowledge for phone in party.phones]
    async with serving(tmp_path) as server:
        for browser in (party.host, *party.browsers):
            browser.address = server.address
        await party.connect()
        for phone in party.phones:
            await phone.until(lambda s=phone: s.step is not None)  # type: ignore[misc]
        assert [phone.knowledge for phone in party.phones] == before
        await party.play(Random(4))

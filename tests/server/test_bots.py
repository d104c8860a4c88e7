"""Bots think in other processes: nobody waits for one, whatever it does, and none is left over."""

import asyncio
import os
import signal
from pathlib import Path
from random import Random

import psutil
import pytest

from palatine.catalog import game_of
from palatine.core.chance import Rolled, Seeded
from palatine.core.errors import NoWorld
from palatine.core.match import Match
from palatine.core.seats import Seat
from palatine.core.sleep import asleep
from palatine.core.stream import packet
from palatine.server.bots.messages import BotSpec, Dreamt, Reply, Thought
from palatine.server.bots.table_bots import bots_seed
from palatine.server.bots.workers import BotWorkers, RemoteBot, TooSlow, WorkerGone
from palatine.server.table.table import Part, Table
from palatine.server.wire import messages as sent
from tests.server.strange_bots import command
from tests.server.visitors import PATIENCE, Process, seated, serving

pytestmark = pytest.mark.anyio
ANYBODY = sent.Choice("senate", 5)


class Asked:
    """A seat with a question, and the bot that must answer it."""

    def __init__(self, bot_workers: BotWorkers) -> None:
        game = game_of("senate")
        self.bot_workers = bot_workers
        self.match = Match(game, game.setup(5), Seeded(b"1"))
        self.seat = self.match.waiting[0]
        self.bot = RemoteBot(("TEST", 1, self.seat), BotSpec(game.id, "random", "1"))

    async def think(self, milliseconds: float = 10) -> Reply:
        """Let it hear everything and decide."""
        await self.bot_workers.settle(self.bot)
        heard = packet(self.match, self.seat)
        spec = self.bot.spec if self.bot.is_new else None
        thought = Thought(self.bot.key, spec, heard, milliseconds)
        return await self.bot_workers.think(self.bot, thought, self.dream)

    async def dream(self) -> Dreamt:
        """A world of this match."""
        return Dreamt(asleep(self.match.world(self.seat, Random(1), Rolled(Random(1)))), "1")

    @property
    def process(self) -> int:
        """The process of the bot."""
        assert self.bot.home is not None
        return self.bot.home.process.pid


async def is_gone(process: int) -> bool:
    """Whether a process ends before we lose patience."""
    for _ in range(int(PATIENCE / 0.05)):
        try:
            if psutil.Process(process).status() == psutil.STATUS_ZOMBIE:
                return True  # ended, but nobody has collected its status
        except psutil.NoSuchProcess:
            return True
        await asyncio.sleep(0.05)
    return False


def children(process: int) -> list[int]:
    """The child processes of a process."""
    return [child.pid for child in psutil.Process(process).children()]


async def test_the_server_goes_on_while_a_bot_computes() -> None:
    """While a bot computes for two seconds, the event loop is free all the time."""
    asked, ticks, is_done = Asked(BotWorkers(1, 600, command("Burning"))), 0, False

    async def tick() -> None:
        nonlocal ticks
        while not is_done:
            await asyncio.sleep(0.02)
            ticks += 1

    ticking = asyncio.create_task(tick())
    reply = await asked.think()
    is_done = True
    await ticking
    await asked.bot_workers.close()
    assert asked.match.asked[asked.seat].read(reply.answer)
    assert ticks > 20


async def test_a_bot_that_hangs_is_ended() -> None:
    """After its time and some grace its process ends, and the next bot gets another one."""
    asked = Asked(BotWorkers(1, 0.3, command("Hanging")))
    with pytest.raises(TooSlow):
        await asked.think()
    assert await is_gone(asked.process)
    before = asked.process
    await asked.bot_workers.settle(asked.bot)
    assert asked.process != before
    assert asked.bot.is_new
    await asked.bot_workers.close()


async def test_a_worker_that_dies_is_noticed() -> None:
    """Anyone who waits for a thought from it hears so at once."""
    asked = Asked(BotWorkers(1, 600, command("Dying")))
    with pytest.raises(WorkerGone):
        await asked.think()
    await asked.bot_workers.close()


async def test_no_bot_moves_in_where_a_worker_is_being_ended() -> None:
    """The next game begins at once: its bot finds another worker while the old one is still
    ending."""
    asked = Asked(BotWorkers(2, 600, command("Dreaming")))
    await asked.think()
    old = asked.bot.home
    assert old is not None
    ending = asyncio.create_task(old.end())
    await asyncio.sleep(0)
    assert old.process.returncode is None, "it has not ended yet"
    reply = await asked.think()
    await ending
    await asked.bot_workers.close()
    assert asked.bot.home is not old
    assert asked.match.asked[asked.seat].read(reply.answer)


async def test_a_thought_for_a_worker_that_is_being_ended_is_a_worker_gone() -> None:
    """A bot that was about to think there tries again elsewhere, and nothing breaks."""
    asked = Asked(BotWorkers(1, 600, command("Dreaming")))
    await asked.think()
    assert asked.bot.home is not None
    ending = asyncio.create_task(asked.bot.home.end())
    await asyncio.sleep(0)
    thought = Thought(asked.bot.key, None, packet(asked.match, asked.seat), 10)
    with pytest.raises(WorkerGone):
        await asked.bot_workers.think(asked.bot, thought, asked.dream)
    await ending
    await asked.bot_workers.close()


def test_a_bots_seed_says_nothing_of_the_matchs() -> None:
    """It is the same in every process, different for each seat, and not the seed or a part of
    it."""
    setup = game_of("senate").setup(5)
    table = Table(part=Part(setup, bytes(range(32))))
    one, other = bots_seed(table, Seat(0)), bots_seed(table, Seat(1))
    assert one == bots_seed(table, Seat(0)) != other
    assert table.seed.hex() not in one + other


async def test_a_bots_mistake_is_told_without_its_words() -> None:
    """The journal learns the kind of error and its place, and nothing that it said."""
    asked = Asked(BotWorkers(1, 600, command("Failing")))
    reply = await asked.think()
    await asked.bot_workers.close()
    assert reply.failed is not None
    assert reply.failed["error"] == "ValueError"
    assert "secret" not in str(reply.failed)


async def test_a_dream_reaches_a_worker() -> None:
    """A bot that looks into its dream finds its own question there."""
    asked = Asked(BotWorkers(1, 600, command("Dreaming")))
    reply = await asked.think()
    await asked.bot_workers.close()
    assert asked.match.asked[asked.seat].read(reply.answer)


async def test_there_are_never_more_workers_than_allowed() -> None:
    """Many bots that come at once share the workers they may have."""
    bot_workers = BotWorkers(2, 600, command("Dreaming"))
    asked = [Asked(bot_workers) for _ in range(4)]
    for number, each in enumerate(asked):
        each.bot.key = ("TEST", number, each.seat)
    await asyncio.gather(*[each.think() for each in asked])
    homes = [each.bot.home for each in asked]
    assert len(set(map(id, homes))) == len(bot_workers.workers) <= 2
    await bot_workers.close()


async def test_no_worker_before_a_bot_needs_one(tmp_path: Path) -> None:
    """A server without bots has no other processes; after a game with bots, it has none again."""
    async with serving(tmp_path) as server:
        party = await seated(server, 1, ANYBODY)
        bot_workers = server.tables.bot_workers
        assert bot_workers.workers == []
        await party.screen.do(sent.Start)
        await party.phones[0].play(Random(1))
        process = bot_workers.workers[0].process
        await asyncio.wait_for(process.wait(), PATIENCE)


def no_world(match: Match, *_: object) -> Match:
    """As if no deal explained what a seat has seen."""
    raise NoWorld(f"nothing fits seat {match.waiting[0]}")


@pytest.mark.parametrize(
    ("kind", "grace"),
    [("Failing", 0.5), ("Cheeky", 0.5), ("Hanging", 0.5), ("Dying", 0.5), ("Dreaming", 600)],
)
async def test_a_strange_bot_does_not_stop_the_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, kind: str, grace: float
) -> None:
    """If a bot has no valid answer in time, chance gives one, and the game goes on."""
    monkeypatch.setattr(Match, "world", no_world)  # for bots that want to dream
    async with serving(tmp_path) as server:
        server.tables.bot_workers = BotWorkers(1, grace, command(kind))
        party = await seated(server, 4, ANYBODY)
        await party.screen.do(sent.AddBot, bot="random")
        await party.screen.do(sent.Start)
        bot = next(p for p in range(5) if p not in [phone.viewer for phone in party.phones])
        playing = [
            asyncio.create_task(phone.play(Random(n))) for n, phone in enumerate(party.phones)
        ]
        asking = party.screen
        await asking.until(lambda: bot in (asking.step.waiting if asking.step else ()))
        number = asking.steps
        await asking.until(lambda: asking.steps > number and not is_waited_for(asking, bot))
        for each in playing:
            each.cancel()


def is_waited_for(screen: object, seat: int) -> bool:
    """Whether the table waits for this seat."""
    step = getattr(screen, "step", None)
    return step is not None and seat in step.waiting


async def test_bots_go_on_when_their_worker_is_killed(tmp_path: Path) -> None:
    """New ones hear everything again, and play the game to its end."""
    async with serving(tmp_path) as server:
        party = await seated(server, 1, ANYBODY)
        await party.screen.do(sent.Start)
        phone = party.phones[0]
        await phone.until(lambda: phone.ask is not None)
        bot_workers = server.tables.bot_workers
        first = bot_workers.workers[0].process
        os.kill(first.pid, signal.SIGKILL)
        await phone.play(Random(2))
        assert all(worker.process.pid != first.pid for worker in bot_workers.workers)


async def test_nothing_is_left_when_the_server_is_killed(tmp_path: Path) -> None:
    """The workers of a killed server end by themselves; the next server's bots go on."""
    async with Process(tmp_path / "data") as server:
        party = await seated(server, 1, ANYBODY)
        await party.screen.do(sent.Start)
        phone = party.phones[0]
        await phone.until(lambda: phone.ask is not None)
        async with asyncio.timeout(PATIENCE):  # another player may have the first question
            while not (workers := children(server.process.pid)):
                await asyncio.sleep(0.05)
        await server.kill()
        assert all([await is_gone(worker) for worker in workers])
        await server.start()
        again = await party.browsers[0].sit(party.code)
        await party.host.watch(party.code)
        await again.play(Random(3))


async def test_a_worker_ends_with_its_server_even_while_it_computes() -> None:
    """A process ends with its orders, whatever its bot is doing."""
    asked = Asked(BotWorkers(1, 600, command("Hanging")))
    thinking = asyncio.create_task(asked.think())
    while asked.bot.home is None or not asked.bot.home.turn.locked():
        await asyncio.sleep(0.01)
    stdin = asked.bot.home.process.stdin
    assert stdin is not None
    await asyncio.sleep(0.2)
    stdin.close()
    with pytest.raises(WorkerGone):
        await thinking
    assert await is_gone(asked.process)
    await asked.bot_workers.close()


async def test_a_program_plays_at_a_table(tmp_path: Path) -> None:
    """A host can choose a program that the server was started with by its name, and it plays its
    seats to the end of the game."""
    program = Path(__file__).parents[2] / "examples" / "seat_bot.py"
    async with Process(tmp_path, "--bot", str(program)) as server:
        party = await seated(server, 0)
        for _ in range(5):
            await party.screen.do(sent.AddBot, bot=program.name)
        await party.screen.do(sent.Start)
        await party.screen.until(lambda: party.screen.stage == "over")
        assert {person.bot for person in party.people} == {program.name}
        assert party.screen.step is not None
        assert party.screen.step.over is not None

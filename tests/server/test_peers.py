"""Several processes serve one table: all show what one has done; a player connected to any is
there."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random
from typing import Any

import pytest

from palatine.core.log import Answered, Said
from palatine.server.bots import table_bots as bots
from palatine.server.cluster.bus import LocalBus, Notice
from palatine.server.cluster.peers import AGAIN, GONE, Peers, weight
from palatine.server.cluster.presence import Presence
from palatine.server.live.inbox import loaded
from palatine.server.live.live_table import LiveTable
from palatine.server.table.lobby import start
from palatine.server.table.log import read
from palatine.server.table.table import Actor
from palatine.server.wire import messages as sent
from tests.server.conftest import Shared
from tests.server.visitors import Browser, Running, Socket, serving

pytestmark = pytest.mark.anyio


class Houses:
    """Two servers over one database, and people who go to one or the other."""

    def __init__(self, servers: list[Running]) -> None:
        self.servers = servers

    def at(self, place: int, browser: Browser) -> Browser:
        """The same browser, which finds another server at the same address."""
        found = Browser(self.servers[place].address)
        found.cookies = browser.cookies
        return found

    async def party(self, people: int, choice: sent.Choice) -> tuple[str, list[Browser]]:
        """A table opened at one server, where people sit down at each server in turn."""
        host = self.servers[0].browser()
        code = await host.open(choice)
        browsers = [self.servers[n % 2].browser() for n in range(people)]
        for n, browser in enumerate(browsers):
            await browser.join(code, f"Guest {'ABCDEFG'[n]}")
        return code, [host, *browsers]


@pytest.fixture
async def houses(shared: Shared, tmp_path: Path) -> AsyncIterator[Houses]:
    """Two servers, like two processes of a cluster."""
    async with AsyncExitStack() as stack:
        made = [
            await stack.enter_async_context(
                serving(tmp_path, database=shared.database, bus=shared.bus, sweep_seconds=0.1)
            )
            for _ in range(2)
        ]
        yield Houses(made)


async def all_until(sockets: list[Socket], is_true: Callable[[Socket], bool]) -> None:
    """Wait until it is true for each."""
    for socket in sockets:
        await socket.until(lambda s=socket: is_true(s))  # type: ignore[misc]


async def test_a_game_is_played_at_two_servers(houses: Houses) -> None:
    """Phones at both and a screen at each: all see the same, to the end, and each answer once."""
    code, (host, *browsers) = await houses.party(5, sent.Choice("senate", 5))
    screens = [await houses.at(n, host).watch(code) for n in range(2)]
    phones = [await browser.sit(code) for browser in browsers]
    await screens[1].do(sent.Start)
    random = Random(4)
    await asyncio.gather(*[phone.play(Random(random.random())) for phone in phones])
    await all_until([*phones, *screens], lambda s: s.stage == "over")
    await all_until(screens, lambda s: len(s.news) == len(screens[0].news))
    assert screens[0].knowledge == screens[1].knowledge
    store = houses.servers[0].tables.store
    kept = read(await store.read(code))
    match = (await houses.servers[1].tables.find(code)).table.match
    assert match is not None
    given = [each for each in kept if isinstance(each, Answered)]
    assert given == [each for each in match.log if isinstance(each, Answered)]


async def test_who_is_anywhere_is_there(houses: Houses) -> None:
    """A phone at another server is not away until it leaves, nor after it comes back."""
    code, (host, anna, ben) = await houses.party(2, sent.Choice("senate", 5))
    screen, phone = await houses.at(0, host).watch(code), await houses.at(0, anna).sit(code)
    other = await houses.at(1, ben).sit(code)

    def away(socket: Socket) -> list[bool]:
        assert socket.table is not None
        people = sorted(socket.table.people, key=lambda each: each.id)
        return [each.is_away for each in people[:2]]

    everyone = [screen, phone, other]
    await all_until(everyone, lambda s: away(s) == [False, False] and s.screens == 1)
    await other.close()
    await all_until([screen, phone], lambda s: away(s) == [False, True])
    await screen.do(sent.Start)
    assert (await screen.send(sent.StandInFor, person=1, how="bot")).code == "not-away"
    other = await houses.at(1, ben).sit(code)
    await all_until([screen, phone, other], lambda s: away(s) == [False, False])
    assert (await screen.send(sent.StandInFor, person=2, how="bot")).code == "not-away"


async def test_a_link_shown_at_one_server_is_good_at_the_other(houses: Houses) -> None:
    """Whichever server the new phone reaches knows the link, and that it was used."""
    code, (_, anna) = await houses.party(1, sent.Choice("senate", 5))
    token = sent.Token((await (await anna.sit(code)).send(sent.ShowMove)).link.partition("=")[2])
    taken = [
        await server.browser().ask("POST", "/api/move", token) for server in houses.servers[::-1]
    ]
    assert [each.status_code for each in taken] == [201, 403]


async def test_a_seat_taken_at_one_server_is_good_at_the_other_at_once(houses: Houses) -> None:
    """A player who just joined here and asks there is known, though no notice has come yet."""
    code, (host, *_) = await houses.party(0, sent.Choice("senate", 5))
    screen = await houses.at(1, host).watch(code)
    for server in houses.servers * 2:
        guest = server.browser()
        await guest.join(code, f"Guest {'ABCD'[len(screen.table.people)]}")  # type: ignore[union-attr]
        for place in range(2):
            phone = await houses.at(place, guest).sit(code)
            assert phone.welcome is not None
            await phone.close()
        await screen.until(lambda: len(screen.table.people) > 0)  # type: ignore[union-attr]


async def test_bots_play_once(houses: Houses, monkeypatch: pytest.MonkeyPatch) -> None:
    """With viewers at both, one server's bots play, and they say things once."""
    monkeypatch.setattr(bots, "STAGGER", 60.0)
    code, (host,) = await houses.party(0, sent.Choice("senate", 5))
    screens = [await houses.at(n, host).watch(code) for n in range(2)]
    for _ in range(5):
        await screens[0].do(sent.AddBot, bot="random")
    await screens[0].do(sent.Start)
    await all_until(screens, lambda s: len(s.news) > 8)
    lives = [await server.tables.find(code) for server in houses.servers]
    assert sorted(live.rank for live in lives) == [0, 1]
    thought = [bool(server.tables.bot_workers.workers) for server in houses.servers]
    assert thought == [live.rank == 0 for live in lives]
    kept = read(await houses.servers[0].tables.store.read(code))
    said = [each for each in kept if isinstance(each, Said)]
    assert len(said) == len(set(map(repr, zip(said, places(kept), strict=True))))


def places(kept: list[Any]) -> list[int]:
    """For each claim, the number of answers before it."""
    found, answers = [], 0
    for each in kept:
        answers += isinstance(each, Answered)
        if isinstance(each, Said):
            found.append(answers)
    return found


async def test_without_a_bus_tables_go_on(shared: Shared, tmp_path: Path) -> None:
    """A look at the log finds what no notice tells; nobody counts as away unheard."""
    ends: list[LocalBus] = []

    def deaf() -> LocalBus:
        ends.append(LocalBus())
        ends[-1].is_up = False
        return ends[-1]

    settings: dict[str, Any] = {"database": shared.database, "bus": deaf, "sweep_seconds": 0.1}
    async with serving(tmp_path, **settings) as one, serving(tmp_path, **settings) as two:
        houses = Houses([one, two])
        code, (host, anna, ben) = await houses.party(2, sent.Choice("senate", 5))
        screen, phone = await houses.at(0, host).watch(code), await houses.at(1, ben).sit(code)
        await screen.do(sent.Start)
        await phone.until(lambda: phone.stage == "playing")
        await all_until([screen, phone], lambda s: not any(p.is_away for p in s.table.people))  # type: ignore[union-attr]
        await houses.at(0, anna).sit(code)


async def test_what_was_kept_but_never_told_is_found(shared: Shared, tmp_path: Path) -> None:
    """A worker dies between its append and its notice: the others look at the log."""
    settings: dict[str, Any] = {"sweep_seconds": 0.1, "poll_seconds": 0.3}
    async with serving(tmp_path, database=shared.database, bus=shared.bus, **settings) as server:
        host, store = server.browser(), server.tables.store
        code = await host.open(sent.Choice("senate", 5))
        phone = server.browser()
        await phone.join(code, "Guest")
        screen = await host.watch(code)
        untold = LiveTable(await loaded(store, code), store, lambda: 0.0)
        await untold.do(lambda table: start(table, Actor(has_host_ticket=True), sent.Start(ref=1)))
        await screen.until(lambda: screen.stage == "playing")


# Notices, without a server


class Wire:
    """A bus that only keeps what it is told."""

    def __init__(self) -> None:
        self.told: list[Notice] = []
        self.is_up = True

    def tell(self, table: str, notice: Notice) -> None:
        """Keep it."""
        self.told.append(notice)

    def listen(self, table: str, hear: Any) -> None:
        """Hear nobody."""

    def unlisten(self, table: str) -> None:
        """Hear nobody."""

    async def close(self) -> None:
        """There is nothing to close."""


def peers(wire: Wire, name: str = "us") -> tuple[Peers, Presence, list[int]]:
    """One table's end of the bus, its presence, and the numbers that it heard."""
    presence, heard = Presence(lambda: 0.0), list[int]()
    return Peers("BCDF", name, wire, presence, heard.append), presence, heard


def test_only_what_is_new_is_told() -> None:
    """Neither what others said themselves nor repetitions; but a stranger hears everything."""
    wire = Wire()
    ours, presence, heard = peers(wire)
    presence.came(7)
    ours.announce(3)
    ours.announce(3)
    assert wire.told == [Notice("us", 3, (7,))]
    ours.hear(Notice("them", 5))
    assert heard == [5]
    assert wire.told[1:] == [Notice("us", 3, (7,))]
    ours.announce(5)
    ours.hear(Notice("them", 5))
    assert len(wire.told) == 2
    ours.announce(6)
    assert wire.told[2:] == [Notice("us", 6, (7,))]


def test_answers_are_told_only_where_somebody_else_looks() -> None:
    """A table that only we serve goes on without a notice. A newcomer elsewhere hears how far it
    is, and from then on of every answer, until it has been silent for a while."""
    wire = Wire()
    ours, presence, _ = peers(wire)
    presence.came(7)
    ours.announce(3)
    ours.announce(4)
    ours.announce(5)
    assert wire.told == [Notice("us", 3, (7,))]
    ours.hear(Notice("them", 4, (8,)))
    ours.announce(6)
    assert wire.told[1:] == [Notice("us", 5, (7,)), Notice("us", 6, (7,))]
    for turn in range(1, int(GONE / AGAIN) + 2):
        ours.look_after(turn * AGAIN)
    count = len(wire.told)
    ours.announce(7)
    assert len(wire.told) == count


def test_whoever_is_silent_is_gone_unless_we_are_deaf() -> None:
    """People of a process that died are away after a while; a lost bus says nothing about them."""
    wire = Wire()
    ours, presence, _ = peers(wire)
    ours.hear(Notice("them", 1, (4,), 2))
    assert (presence.is_away(4), presence.is_away(5), presence.screens) == (False, True, 2)
    ours.hear(Notice("them", 1, (4,), 0, 1))
    assert (presence.screens, presence.is_staged) == (0, True)
    wire.is_up = False
    for turn in range(1, 20):
        ours.look_after(turn * AGAIN)
    assert (presence.is_away(4), presence.is_away(5)) == (False, False)
    wire.is_up = True
    for turn in range(20, 20 + int(GONE / AGAIN) + 1):
        ours.look_after(turn * AGAIN)
    assert (presence.is_away(4), presence.screens) == (True, 0)


def test_all_agree_on_who_thinks_first() -> None:
    """Each has another rank, and each comes first at about the same number of tables."""
    firsts: dict[str, int] = dict.fromkeys("abc", 0)
    for table in range(300):
        ranks = {}
        for name in "abc":
            ours = Peers(f"T{table}", name, Wire(), Presence(lambda: 0.0), lambda n: None)
            for other in "abc":
                ours.hear(Notice(other, 1, (), 1))
            ours.hear(Notice("idle", 1))
            ranks[name] = ours.rank()
        assert sorted(ranks.values()) == [0, 1, 2]
        firsts[min(ranks, key=ranks.__getitem__)] += 1
    assert min(firsts.values()) > 70


def test_whoever_did_not_think_is_passed_over_until_it_is_heard_of() -> None:
    """A dead process delays bots once; one that was merely slow comes first again."""
    first, second = sorted("ab", key=lambda name: weight("BCDF", name))
    ours = Peers("BCDF", second, Wire(), Presence(lambda: 0.0), lambda number: None)
    ours.hear(Notice(first, 1, (), 1))
    assert ours.rank() == 1
    ours.pass_over()
    assert ours.rank() == 0
    ours.hear(Notice(first, 1, (), 1))
    assert ours.rank() == 1

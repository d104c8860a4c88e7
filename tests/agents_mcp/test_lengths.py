"""The length of an agent's replies over HTTP, and the end of a wait, reveal nothing."""

import json
import re
from collections.abc import Iterator
from itertools import zip_longest
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest

from palatine.agents.mcp import filling
from palatine.agents.mcp.chair import About, Player
from palatine.agents.mcp.match_chair import MatchChair
from palatine.agents.mcp.seated import Seated
from palatine.agents.mcp.server import VIEW, result
from palatine.bots.company import Company
from palatine.catalog import games
from palatine.core.chance import Seeded
from palatine.core.conformance.promises import step, talk_a_little
from palatine.core.game import Leak, Setup
from palatine.core.leaks import leak
from palatine.core.match import Match
from palatine.core.seats import PUBLIC, Seat, seats
from palatine.core.stream import Moment, own_room, packet
from palatine.server.live.live_chair import LiveChair
from palatine.server.live.streams import PublicStream
from tests.agents_mcp.invited import token_of
from tests.agents_mcp.pairs import BEFORE, NOW, HttpWire, act, tool
from tests.agents_mcp.test_pairs import ALWAYS, EDITIONS, LOOKS, PLAYED, setup_of
from tests.server.twins import History, choice_of, dealt, message_of, pair
from tests.server.visitors import NAMES, Running, seated, serving

pytestmark = pytest.mark.anyio
WATCHED = (Seat(0), Seat(1))
HEARD = re.compile(rb'"after":(\d+)')
FRAME = 400
"""Bytes of a reply around its content."""


class Watched:
    """An agent whose replies an observer measures."""

    def __init__(self, wire: HttpWire) -> None:
        self.wire = wire
        self.heard = 0

    async def look(self, number: int, atom: str) -> None:
        """All news, the new ones, the table twice, and two kinds of refusal."""
        await tool(self.wire, "wait", seconds=0)
        (heard,) = HEARD.findall(self.wire.heard[-1])
        await tool(self.wire, "wait", after=self.heard, seconds=0)
        self.heard = int(heard)
        await tool(self.wire, "look")
        await self.wire.ask("resources/read", uri=VIEW)
        await tool(self.wire, "why", atom=atom)
        await tool(self.wire, "answer", number=number, answer=[atom, atom])


async def lengths(server: Running, history: History, version: str, looks: int) -> list[list[int]]:
    """The length of each reply, in German, whose words are longer; agent by agent. They look
    around so many times."""
    every = max(1, len(history.inputs) // looks)
    party = await seated(server, history.setup.players, choice_of(history.setup))
    random, shadow = Random(3), Match(history.game, history.setup, history.nature())
    async with httpx.AsyncClient(timeout=60) as client:
        tokens = [token_of(party, seat) for seat in WATCHED]
        wires = [HttpWire(client, server.address, token, version, "de") for token in tokens]
        agents = dict(zip(WATCHED, map(Watched, wires), strict=True))
        with dealt(history):
            await party.start()
            for place, entry in enumerate((*history.inputs, None)):
                atom = random.choice(history.game.vocabulary)
                if place % every == 0 or entry is None:
                    for agent in agents.values():
                        await agent.look(shadow.number, atom)
                if entry is None:
                    break
                if entry.seat in agents:
                    await act(agents[entry.seat].wire, entry, shadow.number)
                else:
                    kind, fields = message_of(entry, shadow.number)
                    await party.phones[entry.seat].do(kind, **fields)
                shadow.enter(entry)
    for socket in party.all:
        await socket.close()
    return [[*map(len, wire.heard)] for wire in wires]


async def sized_apart(
    path: Path, setup: Setup, version: str, looks: int = LOOKS, most: int | None = None
) -> list[str]:
    """The replies that differ in length at tables that look the same to the public."""
    twins = pair(games()[setup.game], setup, PUBLIC, Random(f"sizes {setup.game}"), most)
    async with serving(path) as server:
        found = [await lengths(server, each, version, looks) for each in twins]
    return [
        f"agent {number}, reply {place}: {left} bytes, or {right}"
        for number, agents in enumerate(zip(*found, strict=True))
        for place, (left, right) in enumerate(zip_longest(*agents, fillvalue=0))
        if left != right
    ]


@pytest.mark.parametrize(
    ("game", "version"), [("senate", BEFORE), *[(game, NOW) for game in PLAYED]]
)
async def test_the_length_of_replies_tells_nothing(tmp_path: Path, game: str, version: str) -> None:
    """Other roles, hands and hidden answers: replies still have the same length, from the deal to
    the last scene."""
    assert await sized_apart(tmp_path, setup_of(game), version) == []


@pytest.mark.deep
@pytest.mark.parametrize("version", [NOW, BEFORE])
@pytest.mark.parametrize(("game", "edition"), EDITIONS)
async def test_no_length_of_a_reply_tells_anything(
    tmp_path: Path, game: str, edition: str, version: str
) -> None:
    """The same with a look at everything before each input, in every edition."""
    assert await sized_apart(tmp_path, setup_of(game, edition), version, ALWAYS) == []


def _unfilled(body: bytes, size: int) -> bytes:
    """A reply is exactly as long as its content."""
    return body


def _in_steps(body: bytes, size: int, filled: Any = filling.filled) -> bytes:
    """A reply is padded to the next of some sizes, which have edges."""
    return bytes(filled(body, len(body) + -len(body) % 64))


def _own_bytes(self: LiveChair, after: int) -> int:
    """The seat's own measure."""
    assert self._now is not None
    return len(repr(self._now))


LEAKS = (
    leak("replies as long as what they say", (filling, "filled", _unfilled)),
    leak("replies filled up to round sizes", (filling, "filled", _in_steps)),
    leak("replies measured by what is private", (LiveChair, "size", _own_bytes)),
)


@pytest.mark.parametrize(
    ("planted", "version"),
    [(LEAKS[0], BEFORE), *[(each, NOW) for each in LEAKS]],
    ids=lambda each: str(getattr(each, "name", each)),
)
async def test_lengths_that_tell_something_are_found(
    tmp_path: Path, planted: Leak, version: str
) -> None:
    """Otherwise the test above would show nothing."""
    with planted.planted():
        assert await sized_apart(tmp_path, setup_of("senate"), version, most=2) != []


def too_long(match: Match) -> Iterator[str]:
    """Replies that would not fit into their room, in the longer language."""
    setup = match.setup
    public = PublicStream(1, Moment(match, 0, False))
    players = tuple([Player(name, "agent") for name in NAMES[: setup.players]])
    rest = (setup.players, players, True, Seat(0), 1, "0" * 64, None, "de")
    about = About("playing", setup.game, setup.edition, dict(setup.options), *rest)
    for seat in seats(setup.players):
        seat_about = About(**{**about_fields(about), "seat": seat})
        chair = MatchChair(match, seat, Company(match, {}), seat_about, b"")
        for name, found, after in shown(Seated(chair)):
            heard = sum(not each.secret for each in packet(match, seat).news[after:])
            phone = public.size(heard, True) + own_room(match.game, heard)
            length, room = len(json.dumps(found)) + FRAME, filling.SHORT + filling.TIMES * phone
            if length > room:
                yield f"seat {seat}: {name} has {length} bytes, and there is room for {room}"


def about_fields(about: About) -> dict[str, Any]:
    """The fields of what is known of a table."""
    return {name: getattr(about, name) for name in About.__struct_fields__}


def shown(seated: Seated) -> Iterator[tuple[str, Any, int]]:
    """Everything shown of the table, as sent, and the number of news before it."""
    looked = seated.look()
    for after in (0, max(0, looked.after - 5)):
        turn = seated.turn(after, 1)
        yield f"wait({after})", dumped(seated, turn, seated.words.turn(turn)), after
    found = dumped(seated, looked, seated.words.looked(looked))
    yield "look", found, looked.after
    yield "the view", json.dumps(found["structuredContent"]), looked.after


def dumped(seated: Seated, found: Any, text: str) -> Any:
    """A result as the protocol sends it."""
    return result(seated, found, text).model_dump(mode="json", by_alias=True, exclude_none=True)


@pytest.mark.parametrize("game", PLAYED)
@pytest.mark.parametrize("is_largest", [False, True])
def test_the_table_has_room_in_words_too(game: str, is_largest: bool) -> None:
    """Twice what a phone gets is enough, at the smallest and the largest table."""
    found = games()[game]
    random = Random(f"room {game}")
    setup = found.setup(found.players[-is_largest], None, found.check_options)
    match = Match(found, setup, Seeded(random.randbytes(16)))
    for number in range(150):
        if number % 50 == 20 or match.is_over:
            assert [*too_long(match)] == []
        if match.is_over:
            break
        talk_a_little(match, random)
        step(match, random)


@pytest.mark.parametrize("game", PLAYED)
def test_when_a_seat_hears_something_follows_from_public_facts(game: str) -> None:
    """So the moment at which a wait ends reveals nothing."""
    twins = pair(games()[game], setup_of(game), PUBLIC, Random(f"moments {game}"))
    one, other = [[*moments(each)] for each in twins]
    assert one == other


def moments(history: History) -> Iterator[list[tuple[bool, bool]]]:
    """Input by input: the seats that hear something, and those with a question."""
    match = Match(history.game, history.setup, history.nature())
    told = 0
    for entry in history.inputs:
        found = [packet(match, seat, told) for seat in seats(history.setup.players)]
        yield [(bool(each.news), each.ask is not None) for each in found]
        told = match.told
        match.enter(entry)

"""No byte that an agent gets, over either transport, distinguishes a table from its twin."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any, Final
from zlib import crc32

import pytest
from mcp.server.subscriptions import ResourceUpdated

from palatine.agents.mcp import match_chair
from palatine.agents.mcp.in_words import InWords
from palatine.agents.mcp.listening import OwnSeat
from palatine.agents.mcp.match_chair import MatchChair
from palatine.agents.mcp.results import Turn
from palatine.agents.mcp.seated import Seated, silently
from palatine.agents.mcp.server import VIEW
from palatine.catalog import games
from palatine.core.errors import PalatineError
from palatine.core.game import Leak, Setup
from palatine.core.leaks import leak
from palatine.core.log import Spoke
from palatine.core.match import Match
from palatine.core.seats import Seat
from palatine.core.stream import Packet, packet
from tests.agents_mcp.pairs import BEFORE, NOW, over_http, over_pipes
from tests.server.planted import LEAKS
from tests.server.twins import History, differences, pair
from tests.server.visitors import serving

pytestmark = pytest.mark.anyio
SHORT = 8
"""Inputs of a history; the test looks at each one through all tools."""
PLAYED = sorted(games())
words_of, refusal, wait = Seated.words, InWords.refusal, Seated.wait


def setup_of(game: str) -> Setup:
    """The smallest table for a game."""
    found = games()[game]
    return found.setup(found.players[0], None, found.check_options)


async def http_apart(path: Path, game: str, version: str, seed: str = "") -> list[str]:
    """What distinguishes two tables over HTTP."""
    random = Random(f"{game} {seed}")
    twins = pair(games()[game], setup_of(game), Seat(0), random)
    async with serving(path) as server:
        played = [shortened(each, SHORT) for each in twins]
        heard = [await over_http(server, each, Seat(0), version) for each in played]
    return [*differences(*heard)]


async def pipes_apart(game: str, version: str, seed: str = "", most: int = 4 * SHORT) -> list[str]:
    """What distinguishes two tables over pipes."""
    random = Random(f"{game} {seed}")
    twins = pair(games()[game], setup_of(game), Seat(1), random)
    heard = [await over_pipes(shortened(each, most), Seat(1), version) for each in twins]
    return [*differences(*heard)]


def shortened(history: History, most: int) -> History:
    """The first inputs, without free text, which not every table has."""
    inputs = [each for each in history.inputs if not isinstance(each, Spoke)]
    return replace(history, inputs=tuple(inputs[:most]))


@pytest.mark.parametrize(
    ("game", "version"), [("senate", BEFORE), *[(game, NOW) for game in PLAYED]]
)
async def test_http_tells_no_table_from_its_twin(tmp_path: Path, game: str, version: str) -> None:
    """Results, words, refusals, lists, resources, prompts and notifications, by both protocols."""
    assert await http_apart(tmp_path, game, version) == []


@pytest.mark.parametrize(
    ("game", "version"), [("senate", NOW), *[(game, BEFORE) for game in PLAYED]]
)
async def test_pipes_tell_no_table_from_its_twin(game: str, version: str) -> None:
    """The same on standard input and output, with the match in the process: notes of changes too,
    where the protocol has them."""
    assert await pipes_apart(game, version) == []


def _neighbour(match: Match, seat: Seat, since: int = 0) -> Packet:
    """The packet of the seat next door."""
    return packet(match, Seat((seat + 1) % match.setup.players), since)


def _refused_with_state(self: InWords, error: PalatineError) -> str:
    """A refusal that says too much: `hidden` is what the chair before us knows."""
    return f"{refusal(self, error)} ({HIDDEN[0]()})"


HIDDEN: list[Any] = [lambda: 0]


def _joined_with_state(self: Seated) -> Any:
    """Words that count all news, including hidden ones."""
    match = self.chair._match  # type: ignore[attr-defined]
    HIDDEN[0] = lambda: crc32(repr(match.log).encode())
    return words_of.fget(self)  # type: ignore[attr-defined]


async def _with_state(
    self: Seated, after: int, seconds: float, game_number: int = 0, still: Any = silently
) -> Turn:
    """A wait whose signs of life depend on everything that has happened."""
    log = repr(self.chair._match.log).encode()  # type: ignore[attr-defined]

    async def telling(number: int) -> None:
        await still(number + crc32(log))

    return await wait(self, after, seconds, game_number, telling)


async def _by_state(self: OwnSeat, seated: Seated, listener: Any) -> None:
    """A note of a change, whenever the whole of what has happened is even."""
    chair: Any = seated.chair
    while await chair.change():
        match = chair._match if isinstance(chair, MatchChair) else chair._live.table.match
        if crc32(repr(match.log).encode()) % 2:
            listener(ResourceUpdated(uri=VIEW))


NOTES: Final = leak("notes that depend on what is hidden", (OwnSeat, "_tell", _by_state))


def pipe_leaks() -> Iterator[Leak]:
    """Mistakes that the tools themselves could make."""
    yield NOTES
    yield leak("the neighbour's packet", (match_chair, "packet", _neighbour))
    yield leak("signs of life that count too much", (Seated, "wait", _with_state))
    yield leak(
        "a refusal that says too much",
        (InWords, "refusal", _refused_with_state),
        (Seated, "words", property(_joined_with_state)),
    )


@pytest.mark.parametrize("planted", [*pipe_leaks()], ids=lambda each: str(each.name))
async def test_planted_leaks_of_the_tools_are_found(planted: Leak) -> None:
    """Otherwise the tests above would show nothing."""
    version = NOW if planted is NOTES else BEFORE
    with planted.planted():
        found = [await pipes_apart("senate", version, seed) for seed in "abc"]
    assert any(found)


@pytest.mark.parametrize("planted", [LEAKS[0], LEAKS[5], NOTES], ids=lambda each: str(each.name))
async def test_leaks_of_the_server_reach_no_agent_unseen(tmp_path: Path, planted: Leak) -> None:
    """Anything that would tell a phone too much shows in an agent's bytes too."""
    with planted.planted():
        assert await http_apart(tmp_path, "senate", NOW) != []

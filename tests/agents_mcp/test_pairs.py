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
LOOKS = 4
"""How often the test looks at everything in a history, besides around the seat's own deeds."""
ALWAYS = 10**6
SHORT = 12
"""Inputs of a history that must show a mistake."""
PLAYED = sorted(games())
EDITIONS = [(game.id, edition) for game in games().values() for edition in game.editions]
words_of, refusal, wait = Seated.words, InWords.refusal, Seated.wait


def setup_of(game: str, edition: str | None = None) -> Setup:
    """The smallest table for a game."""
    found = games()[game]
    return found.setup(found.players[0], edition, found.check_options)


async def http_apart(
    path: Path,
    setup: Setup,
    seat: int,
    version: str,
    looks: int = LOOKS,
    seed: str = "",
    most: int | None = None,
) -> list[str]:
    """What distinguishes two tables over HTTP, from the deal to the last scene, or to so many
    inputs."""
    random = Random(f"{setup.game} {seed}")
    twins = pair(games()[setup.game], setup, Seat(seat), random, most)
    async with serving(path) as server:
        heard = [await over_http(server, each, Seat(seat), version, looks) for each in twins]
    return [*differences(*heard)]


async def pipes_apart(
    setup: Setup, seat: int, version: str, looks: int = LOOKS, seed: str = ""
) -> list[str]:
    """What distinguishes two tables over pipes, from the deal to the last scene."""
    random = Random(f"{setup.game} {seed}")
    twins = pair(games()[setup.game], setup, Seat(seat), random)
    heard = [await over_pipes(unspoken(each), Seat(seat), version, looks) for each in twins]
    return [*differences(*heard)]


def unspoken(history: History) -> History:
    """A history without free text: among bots there is none."""
    inputs = [each for each in history.inputs if not isinstance(each, Spoke)]
    return replace(history, inputs=tuple(inputs))


@pytest.mark.parametrize(
    ("game", "version"), [("senate", BEFORE), *[(game, NOW) for game in PLAYED]]
)
async def test_http_tells_no_table_from_its_twin(tmp_path: Path, game: str, version: str) -> None:
    """Results, words, refusals, lists, resources, prompts and notifications, by both protocols, in
    whole games with claims and free text."""
    assert await http_apart(tmp_path, setup_of(game), 0, version) == []


@pytest.mark.parametrize(
    ("game", "version"), [("senate", NOW), *[(game, BEFORE) for game in PLAYED]]
)
async def test_pipes_tell_no_table_from_its_twin(game: str, version: str) -> None:
    """The same on standard input and output, with the match in the process: notes of changes too,
    where the protocol has them."""
    assert await pipes_apart(setup_of(game), 1, version) == []


@pytest.mark.deep
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("version", [NOW, BEFORE])
@pytest.mark.parametrize(("game", "edition"), EDITIONS)
async def test_at_no_moment_a_table_is_told_from_its_twin(
    tmp_path: Path, game: str, edition: str, version: str, seat: int
) -> None:
    """The same with a look at everything before each input, in every edition."""
    setup = setup_of(game, edition)
    assert await http_apart(tmp_path, setup, seat, version, ALWAYS, edition) == []
    assert await pipes_apart(setup, seat, version, ALWAYS, edition) == []


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
        assert await is_found(version)


async def is_found(version: str) -> bool:
    """Whether one of a few pairs shows a leak."""
    for seed in "abc":
        if await pipes_apart(setup_of("senate"), 1, version, seed=seed):
            return True
    return False


REACHING: Final = {
    "everybody hears all news": SHORT,
    "the view of another seat": SHORT,
    "the seed before the end": SHORT,
    "steps for the neighbour": SHORT,
    "all news for whoever comes back": SHORT,
    "the question of another seat": None,
}
"""Mistakes of the server that reach an agent's chair, and how many inputs show them. The others
are about pages, sockets and records that an agent does not have."""
SERVERS: Final = [each for each in LEAKS if each.name in REACHING]


@pytest.mark.parametrize(
    "planted",
    [NOTES, *[pytest.param(each, marks=pytest.mark.deep) for each in SERVERS[2:]], *SERVERS[:2]],
    ids=lambda each: str(each.name),
)
async def test_leaks_of_the_server_reach_no_agent_unseen(tmp_path: Path, planted: Leak) -> None:
    """Anything that would tell a phone too much shows in an agent's bytes too."""
    most = REACHING.get(str(planted.name), SHORT)
    with planted.planted():
        assert await http_apart(tmp_path, setup_of("senate"), 0, NOW, most=most) != []

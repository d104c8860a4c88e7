"""Every byte that each browser received in whole games, and nothing hidden in it."""

from contextlib import suppress
from pathlib import Path
from random import Random

import pytest

from palatine.catalog import games
from palatine.core.game import Leak, Setup
from palatine.core.seats import PUBLIC, Seat, Viewer
from tests.server.hunting import Hunt
from tests.server.planted import LEAKS
from tests.server.twins import choice_of, told_apart
from tests.server.visitors import Running, serving

pytestmark = pytest.mark.anyio
PLAYED = [(game.id, edition) for game in games().values() for edition in game.editions]
SHORT = 40
"""Answers of a game in which a planted leak must be found."""


def setup_of(game: str, edition: str | None = None) -> Setup:
    """The smallest table for a game."""
    found = games()[game]
    return found.setup(found.players[0], edition, found.check_options)


@pytest.mark.parametrize(("game", "edition"), PLAYED)
async def test_whole_games_tell_nobody_too_much(tmp_path: Path, game: str, edition: str) -> None:
    """Each step is the way between two lawful moments, and no other byte came to anybody."""
    async with serving(tmp_path) as server:
        hunt = await Hunt.open(server, choice_of(setup_of(game, edition)), Random(7))
        await hunt.party.start()
        await hunt.play(steps=12)
        await hunt.come_back()
        await hunt.fetch()
        await hunt.play()
        await hunt.fetch()
        assert await hunt.found() == []
        assert hunt.party.screen.stage == "over"


@pytest.mark.parametrize("viewer", [PUBLIC, 0, 1])
@pytest.mark.parametrize(("game", "edition"), PLAYED)
async def test_nobody_can_tell_a_table_from_its_twin(
    tmp_path: Path, game: str, edition: str, viewer: Viewer
) -> None:
    """Another deal and other hidden answers: the same messages, byte for byte, refusals too."""
    setup = setup_of(game, edition)
    async with serving(tmp_path) as server:
        random = Random(f"{game} {edition} {viewer}")
        assert await told_apart(server, games()[game], setup, viewer, random) == []


async def test_the_hunt_finds_nothing_where_nothing_is_planted(tmp_path: Path) -> None:
    """Else the test below would show nothing."""
    async with serving(tmp_path) as server:
        assert await hunted(server, Random(5)) == []


@pytest.mark.parametrize("leak", LEAKS, ids=lambda leak: str(leak.name))
async def test_planted_leaks_are_found(tmp_path: Path, leak: Leak) -> None:
    """Each mistake that a server could make shows in what somebody received."""
    with leak.planted():
        async with serving(tmp_path) as server:
            assert await hunted(server, Random(5)) != []


async def test_a_twin_betrays_what_everybody_hears(tmp_path: Path) -> None:
    """The comparison of twins finds leaks by itself, without knowing what is lawful."""
    with LEAKS[0].planted():
        async with serving(tmp_path) as server:
            found = await told_apart(
                server, games()["senate"], setup_of("senate"), PUBLIC, Random(1), SHORT
            )
    assert found != []


async def hunted(server: Running, random: Random) -> list[str]:
    """What is found in a short game, and then in one and its twin."""
    game, setup = games()["senate"], setup_of("senate")
    hunt = await Hunt.open(server, choice_of(setup), random)
    with suppress(AssertionError):  # a browser may find out by itself
        await hunt.party.start()
        await hunt.drive(SHORT)
        await hunt.come_back()
        await hunt.fetch()
        await hunt.settle()
    found = await hunt.found()
    return found or await told_apart(server, game, setup, Seat(0), random, SHORT)

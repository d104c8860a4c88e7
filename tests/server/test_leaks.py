"""Every byte that each browser received in whole games, and nothing hidden in it."""

from pathlib import Path
from random import Random

import pytest

from palatine.catalog import games
from palatine.server import messages as sent
from tests.server.hunting import Hunt
from tests.server.visitors import serving

pytestmark = pytest.mark.anyio
PLAYED = [(game.id, edition) for game in games().values() for edition in game.editions]


def choice_of(game: str, edition: str, size: int = 0) -> sent.Choice:
    """A table for this game, at which everybody sits in the order of coming."""
    found = games()[game]
    players, options = found.players[size], dict(found.check_options)
    return sent.Choice(game, players, edition, options, seating="arranged")


@pytest.mark.parametrize(("game", "edition"), PLAYED)
async def test_whole_games_tell_nobody_too_much(tmp_path: Path, game: str, edition: str) -> None:
    """Each step is the way between two lawful moments, and no other byte came to anybody."""
    async with serving(tmp_path) as server:
        hunt = await Hunt.open(server, choice_of(game, edition), Random(7))
        await hunt.play(steps=12)
        await hunt.come_back()
        await hunt.fetch()
        await hunt.play()
        await hunt.fetch()
        assert await hunt.found() == []
        assert hunt.party.screen.stage == "over"

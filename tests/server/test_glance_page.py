"""What a browser fetches to show a game at a glance."""

import msgspec
import pytest

from palatine.catalog import games
from palatine.server.pages.glance import glance_page
from palatine.server.pages.words import glance_words
from palatine.server.wire.glance_messages import GlancePage

EDITIONS = [(game.id, edition) for game in games().values() for edition in game.editions]


@pytest.mark.parametrize(("game", "edition"), EDITIONS)
def test_every_edition_has_its_pictures(game: str, edition: str) -> None:
    """Five of them, with a name and a look for everyone in them, each different."""
    page = glance_page(game, edition)
    assert page is not None
    found = msgspec.json.decode(page, type=GlancePage)
    assert len(found.pictures) == 5
    assert len({*found.players}) == len({*found.looks}) == len(found.players)


def test_what_does_not_exist_is_not_found() -> None:
    """An unknown game, edition or language has neither page nor words."""
    assert glance_page("chess", "chess") is None
    assert glance_page("senate", "chess") is None
    assert glance_words("senate", "la") is None
    assert "glance-goal" in (glance_words("senate", "de") or "")

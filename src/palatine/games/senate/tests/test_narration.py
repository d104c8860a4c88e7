"""The narrator's script: the steps of the rulebooks for each size, in words for every theme."""

from itertools import product

import pytest

from palatine.core.words import Speaker, languages
from palatine.games.senate import GAME
from palatine.games.senate.narration import LONG
from palatine.games.senate.state import SEPARATISTS
from palatine.games.senate.tests.table import BOTH

SITH_IMPERATIVE, SECRET_EMPEROR = BOTH


def script(players: int, edition: str = SITH_IMPERATIVE) -> list[str]:
    """The lines for a table of this size."""
    return [line.event for line in GAME.narration(GAME.setup(players, edition))]


@pytest.mark.parametrize("edition", BOTH)
@pytest.mark.parametrize("players", [5, 6])
@pytest.mark.rule("SE-2.5", "SE-2.10", "SE-2.12")
def test_at_a_small_table_the_two_open_their_eyes(players: int, edition: str) -> None:
    """Everyone sees their role and closes their eyes; the two meet; then there is time to speak
    up."""
    lines = ["look_at_role", "close_eyes", "two_look", "close_again", "open_eyes"]
    assert script(players, edition) == lines


@pytest.mark.parametrize("players", [7, 8, 9, 10])
@pytest.mark.rule("SE-2.6", "SE-2.7", "SE-2.12", "SE-R33")
def test_at_a_larger_table_palpatine_shows_a_thumb(players: int) -> None:
    """Only the Separatists open their eyes; the editions swap the two steps in the middle."""
    first, *middle, note, down, last = script(players)[1:]
    assert (first, note, down, last) == ("fists_out", "note_thumb", "hands_down", "open_eyes")
    assert middle == ["separatists_look", "thumb_out"]
    assert script(players, SECRET_EMPEROR)[2:4] == ["thumb_out", "separatists_look"]


@pytest.mark.parametrize("players", [7, 8, 9, 10])
@pytest.mark.rule("SE-2.2", "SE-2.12")
def test_the_script_says_how_many_should_look(players: int) -> None:
    """Two Separatists open their eyes at a table of seven or eight, three at a larger one."""
    told = [
        line.facts for line in GAME.narration(GAME.setup(players)) if "separatists" in line.facts
    ]
    assert [facts["separatists"] for facts in told] == [SEPARATISTS[players]]


@pytest.mark.parametrize("players", GAME.players)
@pytest.mark.rule("SE-2.12")
def test_there_is_a_long_pause_while_they_look(players: int) -> None:
    """The silence is longest to read your role, and while the plotters' eyes are open."""
    long = [
        line.event for line in GAME.narration(GAME.setup(players)) if line.facts["silence"] == LONG
    ]
    assert long == ["look_at_role", "two_look" if players <= 6 else "note_thumb"]


@pytest.mark.parametrize("theme", GAME.themes)
@pytest.mark.parametrize("language", languages())
def test_every_line_has_words(language: str, theme: str) -> None:
    """The script can be read out at every size, in each language and theme."""
    speaker = Speaker(GAME, language, theme)
    for players, edition in product(GAME.players, BOTH):
        for line in GAME.narration(GAME.setup(players, edition)):
            text = speaker.news(line)
            assert text.endswith(".")
            assert not {"<", "{"} & set(text)

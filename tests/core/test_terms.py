"""Everything with a name on a table says what it means, in every language and theme."""

import re
import shutil
from dataclasses import replace
from pathlib import Path

import pytest

from palatine import catalog
from palatine.core.conformance.terms import LABEL, faults_of_terms, labels
from palatine.core.game import Game
from palatine.core.words import TERMS, Speaker, languages
from palatine.games.senate import GAME
from palatine.server.pages.words import term_words

SKINS = Path(__file__).parents[2] / "web" / "src" / "skins"
every_game = pytest.mark.parametrize("game", catalog.games().values(), ids=lambda game: game.id)


@every_game
def test_every_mark_symbol_and_phase_can_be_asked_about(game: Game) -> None:
    """Each has a sentence or two and a rule that exists; a game's file of terms is there."""
    assert all((game.folder / "words" / each / TERMS).exists() for each in languages())
    assert list(faults_of_terms(game)) == []


@every_game
@pytest.mark.parametrize("language", languages())
def test_what_a_skin_lets_one_ask_about_has_an_answer(game: Game, language: str) -> None:
    """Its `data-ask` are labels of the table, or have words of their own."""
    speaker = Speaker(game, language, of_cards=True)
    files = (SKINS / game.id).glob("*.svelte")
    asked = {
        term
        for path in files
        for term in re.findall(r'data-ask="([^"]+)"', path.read_text("utf-8"))
    }
    assert asked
    for term in asked:
        if "{" in term:
            assert LABEL.match(term.partition("{")[0] + "x"), term
        else:
            assert speaker.meaning(term)[0], term


@pytest.mark.parametrize(
    ("file", "old", "new", "fault"),
    [
        (
            "de/terms.ftl",
            "mark-executed-about",
            "mark-dead-about",
            "mark-executed-about is missing",
        ),
        ("en/terms.ftl", "SE-3.17", "SE-3.99", "comes from 'SE-3.99', which does not exist"),
        ("en/terms.ftl", "All roles are shown.", "All roles are shown. " * 20, "too long"),
        ("en/game.ftl", "mark-executed =", "mark-gone =", "mark-executed-about explains nothing"),
    ],
)
def test_what_is_wrong_with_a_term_is_said(
    tmp_path: Path, file: str, old: str, new: str, fault: str
) -> None:
    """By its name, with the language and what is missing."""
    folder = tmp_path / "senate"
    shutil.copytree(GAME.folder, folder)
    path = folder / "words" / file
    path.write_text(path.read_text("utf-8").replace(old, new), "utf-8")
    assert fault in "\n".join(faults_of_terms(replace(GAME, folder=folder)))


def test_numbered_marks_share_a_meaning() -> None:
    """The second Condemn means what the first does."""
    court = Speaker(catalog.games()["besides-the-emperor"], of_cards=True)
    assert court.meaning("mark-clock_1") == court.meaning("mark-clock_2") != ("", "")
    assert "mark-clock_1" in labels(court.game)


def test_a_browser_gets_them_apart_from_the_words_of_the_table() -> None:
    """In the viewer's language, with the rule as an attribute."""
    words = term_words("senate", "de") or ""
    assert "mark-president-about = Führt diese Regierung" in words
    assert ".rule = SE-3.1" in words
    assert term_words("senate", "xx") is None

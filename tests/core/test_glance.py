"""A game at a glance: short, in every language, with pictures that are moments of a real game."""

import shutil
from dataclasses import replace
from pathlib import Path

import pytest

from palatine import catalog
from palatine.core.conformance.glance import faults_of_glance
from palatine.core.conformance.word_files import spoken
from palatine.core.game import Game
from palatine.core.glance import glance_of, pictures
from palatine.core.words import languages
from palatine.games.to_be_emperor import GAME

every_game = pytest.mark.parametrize("game", catalog.games().values(), ids=lambda game: game.id)


@every_game
def test_every_game_has_a_page_in_front_of_its_rulebook(game: Game) -> None:
    """At most 150 words in both languages, five pictures, and no name that leads nowhere."""
    assert glance_of(game.folder) is not None
    assert spoken(game) == languages()
    assert list(faults_of_glance(game)) == []


@every_game
def test_a_picture_is_what_was_to_be_seen_at_that_moment(game: Game) -> None:
    """A phone's picture has the question of its seat; the table's has nobody's secrets."""
    glance = glance_of(game.folder)
    assert glance is not None
    for seen in pictures(game, glance):
        assert (seen.packet.ask is not None) == (seen.sketch.show == "phone")
        if seen.packet.ask is not None:
            assert (seen.packet.ask.kind, seen.packet.ask.seat) == (seen.sketch.asking, seen.seat)
        else:
            assert not any(told.secret for told in seen.packet.news)


def test_the_same_pictures_are_taken_every_time() -> None:
    """They depend only on the seed."""
    glance = glance_of(GAME.folder)
    assert glance is not None
    assert list(pictures(GAME, glance)) == list(pictures(GAME, glance))


@pytest.mark.parametrize(
    ("file", "old", "new", "fault"),
    [
        ("glance.toml", 'asking = "pay"', 'asking = "dance"', "never comes to the picture 'pay'"),
        ("glance.toml", '"Coin" = "TE-4.1"', '"Coin" = "TE-9.9"', "TE-9.9, which does not exist"),
        ("glance.toml", '"Coin" = "TE-4.1"', '"Coin" = "TE-7.8"', "'Coin' is not in"),
        ("glance.toml", '[[picture]]\nname = "bid"', "[ignored]\n", "unknown field"),
        ("words/de/glance.ftl", "glance-pay =", "glance-paid =", "glance-pay is missing"),
        ("words/en/glance.ftl", "The senate is", "The senate " + "well " * 60, "too many"),
        ("words/en/glance.ftl", "TE-3.3", "TE-3.99", "there is no TE-3.99"),
    ],
)
def test_what_is_wrong_with_a_page_is_said(
    tmp_path: Path, file: str, old: str, new: str, fault: str
) -> None:
    """Anything missing, too long, or leading nowhere is named."""
    folder = tmp_path / "game"
    shutil.copytree(GAME.folder, folder, ignore=shutil.ignore_patterns("*.py", "tests"))
    path = folder / file
    text = path.read_text("utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), "utf-8")
    try:
        faults = list(faults_of_glance(replace(GAME, folder=folder)))
    except ValueError as error:  # the file itself can't be read
        faults = [str(error)]
    assert any(fault in each for each in faults), faults

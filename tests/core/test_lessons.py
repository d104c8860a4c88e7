"""Lessons run on the real engine: every step is played, and faults are reported."""

from pathlib import Path
from random import Random

import msgspec
import pytest

from palatine.catalog import games
from palatine.core.chance import Seeded, seed_from
from palatine.core.errors import BadLesson
from palatine.core.game import Game
from palatine.core.lessons.draft import draft_of
from palatine.core.lessons.faults import faults_of, faults_of_lessons, untaught
from palatine.core.lessons.lesson import Lesson, Step, lesson_from, lessons_of
from palatine.core.lessons.walk import walk
from palatine.core.match import Match
from palatine.core.play import play_out
from palatine.core.record import record_of
from palatine.core.seats import Seat

SENATE = games()["senate"]
START = """
game = "senate"
edition = "sith-imperative"
title = { en = "Loyal", de = "Loyal" }
about = { en = "Vote.", de = "Stimme ab." }
names = ["Livia", "Marcus", "Cassia", "Titus", "Junia"]
[deal]
first_president = ["player:1"]
[[step]]
play = [[1, "player:0"]]
show = "question"
say = { en = "Vote Yes.", de = "Stimme mit Ja." }
do = "yes"
[[step]]
play = [[[1, 2, 3, 4], "yes"]]
say = { en = "You are elected.", de = "Du bist gewählt." }
"""


def lesson(text: str = START) -> Lesson:
    """A lesson of two steps."""
    return lesson_from(text.encode(), "loyal.toml")


def changed(at: int = 0, **fields: object) -> Lesson:
    """The same lesson with one step replaced."""
    plain = lesson()
    steps = list(plain.step)
    steps[at] = msgspec.structs.replace(steps[at], **fields)
    return msgspec.structs.replace(plain, step=tuple(steps))


@pytest.mark.parametrize("game", games().values(), ids=list(games()))
def test_every_lesson_of_every_game_can_be_played_to_its_end(game: Game) -> None:
    """In both languages, with existing places, and everything that a first game needs."""
    assert not list(faults_of_lessons(game))
    assert not list(untaught(game))


def test_a_lesson_is_played_by_the_engine() -> None:
    """After both steps the government is elected, and its president must discard."""
    reached = [(match.number, place) for match, place in walk(SENATE, lesson())]
    assert [place for _, place in reached if place is not None] == [0, 1]
    match = None
    for match, _ in walk(SENATE, lesson()):  # noqa: B007 (it is one match that goes on)
        pass
    assert match is not None
    assert match.waiting == (1,)


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        (changed(do="player:3"), "step 1, seat 0 answers player:3"),
        (changed(play=()), "the learner is not asked"),
        (changed(show="seat:9"), "points at what is not there"),
        (changed(say={"en": "Vote Yes."}), "says nothing in 'de'"),
        (changed(say={"en": "word " * 13, "de": "Ja."}), "has 13 words in 'en'"),
        (msgspec.structs.replace(lesson(), rules=("SE-99.9",)), "SE-99.9"),
        (msgspec.structs.replace(lesson(), game="chess"), "chess"),
        (msgspec.structs.replace(lesson(), seat=7), "no seat 7"),
        (msgspec.structs.replace(lesson(), deal={"roles": ["jedi"]}), "can't begin"),
        (msgspec.structs.replace(lesson(), step=(Step({"en": "a", "de": "b"}),) * 31), "31 steps"),
    ],
)
def test_what_is_wrong_is_said(wrong: Lesson, said: str) -> None:
    """Each fault is a sentence that says where it is."""
    assert any(said in fault for fault in faults_of(SENATE, wrong))


def test_a_file_that_is_no_lesson_is_refused() -> None:
    """With its name, and the unreadable part."""
    with pytest.raises(BadLesson, match=r"loyal\.toml can't be read"):
        lesson("title = 3")
    with pytest.raises(BadLesson, match="can't be read"):
        lesson("this is not TOML")


@pytest.mark.parametrize("game", games().values(), ids=list(games()))
def test_any_finished_game_can_be_made_into_a_lesson(game: Game) -> None:
    """The draft of a random game is playable to its end; only its words are missing."""
    setup = game.setup(game.players[0], options=game.check_options)
    seed = seed_from("draft")
    match = Match(game, setup, Seeded(seed))
    play_out(match, Random(3))
    names = tuple(f"Player {seat}" for seat in range(setup.players))
    text = draft_of(game, record_of(match, names, seed), Seat(0))
    made = lesson_from(text.encode(), "draft.toml")
    last = None
    for last, _ in walk(game, made):  # noqa: B007 (it is one match that goes on)
        pass
    assert last is not None
    assert last.is_over
    assert last.outcome == match.outcome


def test_lessons_are_listed_in_the_order_in_which_one_takes_them(tmp_path: Path) -> None:
    """By their `order`, then by name; a file that only names required rules is not a lesson."""
    folder = tmp_path / "lessons"
    folder.mkdir()
    (folder / "b.toml").write_text("order = 1\n" + START, "utf-8")
    (folder / "a.toml").write_text("order = 2\n" + START, "utf-8")
    (folder / "needed.toml").write_text("rules = ['SE-3.1']\n", "utf-8")
    game = Game(**{**vars(SENATE), "folder": tmp_path})
    assert list(lessons_of(game)) == ["b", "a"]
    assert list(untaught(game)) == ["SE-3.1 is needed in a first game, and no lesson teaches it"]

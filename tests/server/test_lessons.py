"""Lessons over HTTP: a browser fetches what the engine would send to the learner's seat."""

from pathlib import Path
from typing import Any

import msgspec
import pytest

from palatine.catalog import games
from palatine.core.errors import BadLesson
from palatine.core.lessons.lesson import PREVIEW, lessons_of
from palatine.core.lessons.walk import walk
from palatine.core.stream import packet
from palatine.server.pages.lessons import lesson_cards, lesson_text, preview_text, why
from tests.core.test_lessons import SENATE, START

LESSONS = [(game.id, name) for game in games().values() for name in lessons_of(game)]


def fetched(game: str, name: str) -> Any:
    """A lesson as JSON."""
    text = lesson_text(game, name)
    assert text is not None
    return msgspec.json.decode(text)


@pytest.mark.parametrize(("game", "name"), LESSONS)
def test_a_lesson_holds_what_its_seat_may_see_and_no_more(game: str, name: str) -> None:
    """Every view in it is one that the engine builds for the learner's seat."""
    lesson = lessons_of(games()[game])[name]
    shown = [step["view"] for step in fetched(game, name)["moments"] if "view" in step]
    built = [
        msgspec.to_builtins(packet(match, lesson.seat).view, str_keys=True)
        for match, place in walk(games()[game], lesson)
        if place is None
    ]
    assert all(view["viewer"] == lesson.seat for view in shown)
    assert all(msgspec.json.encode(view) in set(map(msgspec.json.encode, built)) for view in shown)


@pytest.mark.parametrize(("game", "name"), LESSONS)
def test_every_step_has_its_moment(game: str, name: str) -> None:
    """Steps come in the order of moments, and a step that waits is at a question to the learner."""
    lesson = fetched(game, name)
    places = [step["at"] for step in lesson["steps"]]
    assert places == sorted(places)
    for step in lesson["steps"]:
        if "do" in step:
            assert lesson["moments"][step["at"]]["ask"]["seat"] == lesson["seat"]


def test_a_learner_can_ask_why_not() -> None:
    """With the rule, in the rulebook's words."""
    lesson = lessons_of(SENATE)["loyal"]
    place = next(place for place, step in enumerate(lesson.step) if step.do is not None)
    found = why("senate", "loyal", place, "player:99", "en")
    assert found is not None
    assert found.reason is None or found.text
    assert why("senate", "loyal", 99, "yes", "en") is None
    assert why("senate", "nothing", 0, "yes", "en") is None


def test_what_there_is_not_is_not_found() -> None:
    """Neither a game nor a lesson that nobody wrote."""
    assert lesson_cards("chess") is None
    assert lesson_text("chess", "loyal") is None
    assert lesson_text("senate", "../../etc/passwd") is None


def test_a_lesson_that_is_being_written_is_shown_as_it_is_now(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Read again each time, with its mistakes; and nothing if nobody is writing one."""
    assert preview_text("senate") is None
    path = tmp_path / "mine.toml"
    monkeypatch.setenv(PREVIEW, str(path))
    path.write_text(START, "utf-8")
    assert "Vote Yes." in str(preview_text("senate"))
    assert preview_text("to-be-emperor") is None
    path.write_text(START.replace("Vote Yes.", "Say Yes."), "utf-8")
    assert "Say Yes." in str(preview_text("senate"))
    path.write_text(START.replace('do = "yes"', 'do = "perhaps"'), "utf-8")
    with pytest.raises(BadLesson, match="step 1"):
        preview_text("senate")

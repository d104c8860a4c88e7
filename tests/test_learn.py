"""Lessons in the terminal: nothing that a learner types stays wrong for long."""

from io import StringIO
from pathlib import Path

import pytest

from palatine.catalog import games
from palatine.cli import main
from palatine.core.lessons.lesson import lessons_of
from palatine.core.words import Speaker
from palatine.terminal.learn import Teacher, same
from palatine.terminal.moment import Quit
from palatine.terminal.screen import Screen
from tests.core.test_lessons import START, lesson


class Typed(StringIO):
    """Lines that a learner types."""

    def isatty(self) -> bool:
        """So that the teacher waits as it does for a person."""
        return True


def taught(*typed: str, language: str = "en") -> str:
    """What a learner reads after typing this."""
    game, shown = games()["senate"], StringIO()
    given = lesson()
    speaker = Speaker(game, language, "sith-imperative", given.names)
    screen = Screen(Typed("".join(f"{line}\n" for line in typed)), shown)
    Teacher(game, given, speaker, screen).teach()
    return shown.getvalue()


def test_the_right_answer_goes_on() -> None:
    """It is praised, and the next step comes."""
    shown = taught("1", "")
    assert "1 of 2" in shown
    assert "Right." in shown
    assert "You are elected." in shown


def test_a_wrong_answer_is_never_punished() -> None:
    """First a nudge, then the answer, and at the third try the lesson does it for the learner."""
    shown = taught("2", "nonsense", "2", "")
    first, second, third = (
        shown.index(words)
        for words in ("Not this one", "Try this one: Yes", "We did this one for you")
    )
    assert first < second < third < shown.index("You are elected.")


def test_enter_at_a_question_is_nudged_and_not_refused() -> None:
    """A learner who only wanted to go on hears nothing about invalid answers."""
    shown = taught("", "1", "")
    assert "This is a question." in shown
    assert "Not this one" not in shown
    assert "not one of the answers" not in shown


def test_what_cannot_be_read_is_not_called_a_wrong_answer() -> None:
    """The sentence that says what to type is enough."""
    shown = taught("nonsense", "1", "")
    assert '"nonsense" is not one of the answers' in shown
    assert "Not this one" not in shown


def test_help_is_no_wrong_answer() -> None:
    """It says how a lesson goes, as often as somebody asks, and costs no try."""
    shown = taught("help", "?", "help", "1", "")
    assert shown.count('You can also type "back"') == 4
    assert "Right." in shown
    assert "not one of the answers" not in shown


def test_a_text_that_ends_a_sentence_has_one_full_stop() -> None:
    """A choice may end with its own full stop."""
    game = games()["seize-the-imperium"]
    given = lessons_of(game)["worlds"]
    shown = StringIO()
    screen = Screen(Typed("\n" * 200), shown)
    Teacher(game, given, Speaker(game, "en", None, given.names), screen).teach()
    assert ".." not in shown.getvalue()


def test_back_shows_a_step_again() -> None:
    """From the second step to the first, and on again."""
    assert taught("1", "back", "1", "").count("Vote Yes.") == 2


def test_skip_goes_on_without_an_answer() -> None:
    """It counts like the right answer."""
    assert "You are elected." in taught("skip", "")


def test_a_lesson_can_be_left() -> None:
    """At any prompt."""
    with pytest.raises(Quit):
        taught("quit")


def test_a_lesson_speaks_german() -> None:
    """With the words of the game in German too."""
    shown = taught("1", "", language="de")
    assert "Stimme mit Ja." in shown
    assert "Richtig." in shown


def test_the_order_of_a_choice_does_not_matter() -> None:
    """Unless the question is about an order."""
    assert same(("a", "b"), ("b", "a"), Shaped("several"))  # type: ignore[arg-type]
    assert not same(("a", "b"), ("b", "a"), Shaped("rank"))  # type: ignore[arg-type]


class Shaped:
    """A question with nothing but a shape."""

    def __init__(self, shape: str) -> None:
        self.shape = shape


def test_an_author_sees_what_happens_and_what_is_wrong(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """`lesson show` prints each step, the possible answers, and each fault."""
    path = tmp_path / "loyal.toml"
    path.write_text(START, "utf-8")
    assert main(["lesson", "show", str(path), "--step", "1"]) == 0
    shown = capsys.readouterr().out
    assert "Marcus is Supreme Chancellor and nominates Livia" in shown
    assert "track:loyalist" in shown
    path.write_text(START.replace('do = "yes"', 'do = "perhaps"'), "utf-8")
    assert main(["lesson", "show", str(path)]) == 1
    assert "WRONG: step 1, seat 0 answers perhaps" in capsys.readouterr().out

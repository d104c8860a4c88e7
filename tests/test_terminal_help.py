"""At the terminal, one person among bots can take back an answer, and ask what a bot would do."""

from pathlib import Path
from typing import Any

import pytest

from palatine.bots.turn import Budget
from palatine.catalog import games
from palatine.core.record import read_record
from palatine.core.seats import Seat
from palatine.terminal.table import reopen_table
from tests.typist import opened, played, typed


@pytest.mark.parametrize("name", ["sith-imperative", "besides-the-emperor", "to-be-emperor"])
def test_the_question_before_is_asked_again(tmp_path: Path, name: str) -> None:
    """With the same table; the bots have forgotten what came after."""
    table = opened(tmp_path, name, "Anna")
    table.next_person()
    before = table.match.log, table.match.number, table.match.news
    typed(table, "1", "1", "1")
    while table.match.last_answer(Seat(0)) is not None:
        assert table.rewind(Seat(0))
    table.next_person()
    assert (table.match.log, table.match.number, table.match.news) == before


def test_it_is_typed_and_shown(tmp_path: Path) -> None:
    """The word is in the help, with what it does; and it says when there is nothing yet."""
    table = opened(tmp_path, "sith-imperative", "Anna")
    shown = typed(table, "back", "help", "1", "back")
    assert "There is nothing to take back yet." in shown
    assert "back: take back your last answer" in " ".join(shown.split())
    assert "Taken back. This game no longer counts." in shown
    assert table.match.last_answer(Seat(0)) is None


def test_several_people_are_refused(tmp_path: Path) -> None:
    """It would be somebody else's game too."""
    table = opened(tmp_path, "sith-imperative", "Anna,Ben")
    shown = typed(table, "", "1", "", "back", "")
    assert "only when everyone else is a bot" in shown
    assert table.rewinds == 0


def test_the_save_and_the_record_say_so(tmp_path: Path) -> None:
    """After resuming, the game still counts nowhere, and says so at its end."""
    table = opened(tmp_path, "sith-imperative", "Anna")
    typed(table, "1", "back")
    table = reopen_table(table.path.read_bytes(), table.path)
    assert table.rewinds == 1
    assert "One answer was taken back" in played(table)
    assert read_record(table.path.read_bytes()).rewinds == 1


def test_every_game_can_go_back(tmp_path: Path) -> None:
    """In every style of play, the last answer goes first."""
    for game in games().values():
        table = opened(tmp_path, next(iter(game.editions)), "Anna")
        played(table, patience=12)
        count = table.match.last_answer(Seat(0))
        assert count is not None
        table.rewind(Seat(0))
        assert table.match.inputs == count


@pytest.mark.parametrize("name", ["sith-imperative", "to-be-emperor"])
def test_a_bot_says_what_it_would_do(tmp_path: Path, name: str, monkeypatch: Any) -> None:
    """With a reason, and without changing anything; several people are refused."""
    monkeypatch.setattr("palatine.terminal.table.THOUGHT", Budget(rounds=2))
    table = opened(tmp_path, name, "Anna")
    table.next_person()
    before = table.match.log
    shown = typed(table, "counsel")
    told = shown.split("I would choose: ")[1]
    assert len(told.split()) > 6
    assert "<" not in told
    assert table.match.log == before


def test_counsel_is_for_one_person(tmp_path: Path) -> None:
    """At a shared screen, everybody would read it."""
    table = opened(tmp_path, "sith-imperative", "Anna,Ben")
    assert "You can ask for advice only when" in typed(table, "", "1", "", "counsel", "")

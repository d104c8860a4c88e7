"""Saved tables: private while a game runs, and resumed as if you had never left."""

from pathlib import Path

import msgspec
import pytest

from palatine.core.errors import BadRecord
from palatine.core.log import Answered
from palatine.core.seats import Seat
from palatine.terminal.table import reopen_table
from tests.typist import opened, played, typed


def test_a_saved_game_goes_on_as_if_never_left(tmp_path: Path) -> None:
    """After leaving and resuming, the bots and shuffles are the same."""
    whole = opened(tmp_path, "sith-imperative", "Anna", 3)
    played(whole, 5)
    answers = [e.answer for e in whole.match.log if isinstance(e, Answered) and e.seat == 0]
    left = opened(tmp_path, "sith-imperative", "Anna", 3)
    for number, answer in enumerate(answers):
        if number == 4:
            left.save()
            left = reopen_table(left.path.read_bytes(), left.path)
        left.next_person()
        left.match.answer(Seat(0), answer)
    left.next_person()
    assert left.match.log == whole.match.log


def test_a_resumed_table_tells_the_last_news(tmp_path: Path) -> None:
    """A returning player reads what happened last, and the open question."""
    table = opened(tmp_path, "sith-imperative", "Anna")
    typed(table, "1")
    shown = typed(reopen_table(table.path.read_bytes(), table.path))
    assert "The game goes on where you left it." in shown
    assert "nominates" in shown
    assert "You are Anna" in shown


def test_a_save_is_private(tmp_path: Path) -> None:
    """Only its owner may read the file of a running game, and the file says what it is."""
    table = opened(tmp_path, "sith-imperative", "Anna")
    table.save()
    assert table.path.stat().st_mode & 0o077 == 0
    plain = msgspec.json.decode(table.path.read_bytes())
    assert "give away every hidden card" in plain["warning"]
    assert "seed" not in plain["record"]


@pytest.mark.parametrize(
    ("field", "value", "sentence"),
    [
        ("secret_seed", "00" * 32, "its seed does not give the shuffles"),
        ("secret_seed", "xyz", "not written in hexadecimal"),
        ("bots", [None], "seats 1 players of 5"),
        ("format_version", 99, "format version 99"),
        ("record", {}, "palatine-record"),
    ],
)
def test_an_edited_save_is_refused(
    tmp_path: Path, field: str, value: object, sentence: str
) -> None:
    """An inconsistent save is not continued."""
    table = opened(tmp_path, "sith-imperative", "Anna")
    table.save()
    plain = msgspec.json.decode(table.path.read_bytes()) | {field: value}
    with pytest.raises(BadRecord, match=sentence):
        reopen_table(msgspec.json.encode(plain), table.path)

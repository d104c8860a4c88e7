"""Several people at one screen: the curtain between them, and nothing left behind it."""

from pathlib import Path

import pytest

from palatine.bots.company import Company
from palatine.core.chance import Dealt, Seeded
from palatine.core.match import Match
from tests.typist import WIPED, opened, played, segments, typed


def test_nothing_secret_stands_before_the_curtain(tmp_path: Path) -> None:
    """The welcome to several people and every call to the screen hold no role and no tile."""
    table = opened(tmp_path, "sith-imperative", "Anna,Ben")
    parts = segments(played(table))
    for called, shown in parts[:-1]:
        public = shown.partition("press Enter.")[0] if called else shown
        assert "You are" not in public
        assert "secret:" not in public
        assert "In hand" not in public


def test_the_screen_is_cleared_between_people(tmp_path: Path) -> None:
    """Anna's screen says that she is Anna, and never that she is Ben."""
    for called, shown in segments(played(opened(tmp_path, "senate", "Anna,Ben"))):
        for name in ("Anna", "Ben"):
            assert (f"You are {name}" in shown) == (name == called)


def test_who_quits_a_shared_screen_leaves_nothing_on_it(tmp_path: Path) -> None:
    """The screen is cleared before it says that the game is saved."""
    shown = typed(opened(tmp_path, "sith-imperative", "Anna,Ben"), "", "quit")
    assert "You are" not in shown.rpartition(WIPED)[2]
    assert "--resume" in shown.rpartition(WIPED)[2]


def test_who_quits_at_the_curtain_is_shown_nothing(tmp_path: Path) -> None:
    """The word for leaving does not open the curtain."""
    shown = typed(opened(tmp_path, "sith-imperative", "Anna,Ben"), "quit")
    assert "You are" not in shown
    assert "--resume" in shown


@pytest.mark.parametrize("seed", range(6))
def test_hot_seat_leaks_nothing(tmp_path: Path, seed: int) -> None:
    """Ben reads the same, letter by letter, whichever roles the others hold.

    Five people give the same answers at two tables. The deals differ in everything that Ben, a
    Loyalist, can't know: in roles, and so in what the others read. As long as the public story is
    the same, so is every screen of Ben's.
    """
    stories = [dealt_story(tmp_path, roles, seed) for roles in (ROLES, OTHER_ROLES)]
    mine, others = ([text for who, text in each if who == "Ben"] for each in stories)
    assert len(mine) > 3
    assert mine == others
    assert stories[0] != stories[1]


ROLES = ("palpatine", "loyalist", "separatist", "loyalist", "loyalist")
OTHER_ROLES = ("loyalist", "loyalist", "loyalist", "separatist", "palpatine")


def dealt_story(path: Path, roles: tuple[str, ...], seed: int) -> list[tuple[str, str]]:
    """The first screens of a table of five people with these roles, all answering from one seed."""
    table = opened(path, "sith-imperative", "Anna,Ben,Cleo,Dan,Eva", seed)
    nature = Dealt({"roles": (roles,)}, Seeded(table.seed))
    table.match = Match(table.match.game, table.match.setup, nature)
    table.company = Company(table.match, {})
    shown = segments(played(table, seed, patience=60))
    assert table.match.state.separatist < 3
    return shown[1:-1]


def test_what_an_answer_shows_is_read_before_the_screen_is_cleared(tmp_path: Path) -> None:
    """An investigator sees the party at once, on their own screen."""
    for seed in range(40):
        table = opened(tmp_path, "senate", "Anna,Ben,Cleo,Dan,Eva,Fay,Gus", seed, players=7)
        for called, shown in segments(played(table, seed)):
            if "You see the party card of" in shown:
                assert f"You are {called}" in shown
                after = shown.partition("You see the party card of")[2]
                assert "Press Enter to clear the screen." in after
                return
    raise AssertionError("nobody ever investigated")

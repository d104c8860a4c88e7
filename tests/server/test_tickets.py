"""Codes, names and tickets: readable, distinct, and impossible to guess."""

import re

import pytest

from palatine.core.errors import PalatineError
from palatine.server.errors import BadName, NameAlike, NameTaken
from palatine.server.table.codes import LETTERS, RUDE, new_code, read_code
from palatine.server.table.names import read_name
from palatine.server.table.tickets import (
    hashed,
    is_same,
    new_ticket,
)


def test_codes_can_be_read_aloud() -> None:
    """Four letters, no vowels, none that look alike, nothing rude in a thousand of them."""
    codes = [new_code() for _ in range(1000)]
    assert all(re.fullmatch(f"[{LETTERS}]{{4}}", code) for code in codes)
    assert not any(RUDE.search(code) for code in codes)
    assert not set("AEIOUYGNV") & set(LETTERS)


@pytest.mark.parametrize(
    ("typed", "code"),
    [("bcdf", "BCDF"), (" BCdf ", "BCDF"), ("BCD", None), ("BCDFH", None), ("BCD0", None)],
)
def test_a_code_is_read_as_it_is_typed(typed: str, code: str | None) -> None:
    """In small letters too; anything that can't be a code is None."""
    assert read_code(typed) == code


@pytest.mark.parametrize(
    ("typed", "name"),
    [
        ("Anna", "Anna"),
        ("  Anna \t Lena ", "Anna Lena"),
        ("\uff21nna", "Anna"),
        ("Zo\u0065\u0308", "Zo\u00eb"),
        ("x" * 20, "x" * 20),
        ("1st", "1st"),
        ("<b>", "<b>"),
        ("Anna \u2764\ufe0f", "Anna \u2764"),
        ("\u0e01\u0e31\u0e49\u0e07", "\u0e01\u0e31\u0e49\u0e07"),
        ("\u5927\u8f14", "\u5927\u8f14"),
    ],
)
def test_names_are_normalised(typed: str, name: str) -> None:
    """Trimmed, with single inner spaces, and one way to write each letter."""
    assert read_name(typed) == name


@pytest.mark.parametrize(
    "typed",
    [
        *("", "  ", "x" * 21, "12", "\u202eevil", "a\x00b", "a\u200bb", "\u2066x", "!?", "\ud800"),
        *("\u3164", "\u2800a", "a\u034fb", "a\u0316\u0317\u0318\u0319", "x" * 100_000),
    ],
)
def test_names_that_can_not_be_seen_are_refused(typed: str) -> None:
    """Empty, too long, without letters, with control characters or ones that reverse text."""
    with pytest.raises(BadName):
        read_name(typed)


@pytest.mark.parametrize("typed", ["anna", "ANNA", " Anna ", "\uff21NNA"])
def test_names_are_told_apart_by_more_than_capitals(typed: str) -> None:
    """A player who would be mistaken for another needs another name."""
    with pytest.raises(NameTaken):
        read_name(typed, ["Ben", "Anna"])
    with pytest.raises(PalatineError):
        read_name("stra\u00dfe", ["STRASSE"])


@pytest.mark.parametrize(
    ("typed", "there"),
    [
        *(
            ("\u0410nna", "Anna"),
            ("Ann\u0430", "anna"),
            ("\u0391NNA", "Anna"),
            ("Ann\u0251", "Anna"),
        ),
        *(("\u0410\u041d\u041d\u0410", "AHHA"), ("An\u0307na", "Anna"), ("Ann\u00e4", "Anna")),
        *(
            ("Anna.", "Anna"),
            ("An na", "Anna"),
            ("Zo\u00eb", "Zoe"),
            ("B0b", "Bob"),
            ("BOB", "B0b"),
        ),
        *(
            ("Pau1", "Paul"),
            ("PauI", "Paul"),
            ("lngo", "Ingo"),
            ("Torn", "Tom"),
            ("\u041eleg", "oleg"),
        ),
        *(("\u041e\u043b\u0435\u0433", "O\u043b\u0435\u0433"), ("KA\u0406", "KAl")),
        *(("K\u0410I", "Kai"), ("\u041a\u0410\u0422E", "Kate"), ("\U0001d400nna\u0300", "Anna")),
        *(("\u00d8le", "Ole"), ("\u13d9ie", "vie"), ("\u03bfle", "Ole")),
    ],
)
def test_a_name_that_looks_like_anothers_is_refused(typed: str, there: str) -> None:
    """The player who is already there keeps the name, and the newcomer hears what to do."""
    for one, other in ((typed, there), (there, typed)):
        with pytest.raises(NameAlike, match="choose one that nobody can confuse with it"):
            read_name(one, ["Ben", read_name(other)])


@pytest.mark.parametrize(
    ("typed", "there"),
    [
        *(
            ("Kai", "Kal"),
            ("Anna", "Anne"),
            ("Anna 1", "Anna 2"),
            ("Anna \U0001f431", "Anna \U0001f436"),
        ),
        *(("Mila", "Milla"), ("Jan", "Jon"), ("Tim", "Tom"), ("Ali", "All"), ("Uli", "Ulf")),
        *(
            ("\u041e\u043a\u0441\u0430\u043d\u0430", "Oksana"),
            ("\u0411\u043e\u0440\u0438\u0441", "Boris"),
        ),
        *(("\u03a3\u03bf\u03c6\u03af\u03b1", "Sofia"), ("\u5927\u8f14", "\u5927\u8f15")),
        *(("\u304b\u306a", "\u304c\u306a"), ("\u0930\u093e\u092e", "\u0930\u092e\u093e")),
        *(("\u0e01\u0e31\u0e19", "\u0e01\u0e34\u0e19"), ("\u0634\u0631", "\u0633\u0631")),
    ],
)
def test_names_that_can_be_told_apart_sit_together(typed: str, there: str) -> None:
    """In every script; a name wholly in Cyrillic or Greek mimics nobody by itself."""
    assert read_name(typed, [there]) == typed
    assert read_name(there, [typed]) == there


def test_tickets_are_long_and_kept_as_hashes() -> None:
    """No two are the same; a hash fits its ticket alone."""
    first, second = new_ticket(), new_ticket()
    assert first != second
    assert len(first) >= 43
    assert is_same(hashed(first), hashed(first))
    assert not is_same(hashed(first), hashed(second))
    assert not is_same(hashed(first), "\udcff")

"""Codes, names and tickets: readable, told apart, and not to be guessed."""

import re

import pytest

from palatine.core.errors import PalatineError
from palatine.server.errors import BadName, NameTaken
from palatine.server.table.codes import LETTERS, RUDE, new_code, read_code
from palatine.server.table.names import read_name
from palatine.server.table.tickets import (
    hashed,
    is_same,
    is_token,
    move_token,
    new_ticket,
    read_token,
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
    """In small letters too; what can't be a code is none."""
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
    """Trimmed, inner spaces one, and one way to write each letter."""
    assert read_name(typed) == name


@pytest.mark.parametrize(
    "typed",
    [
        *("", "  ", "x" * 21, "12", "\u202eevil", "a\x00b", "a\u200bb", "\u2066x", "!?", "\ud800"),
        *("\u3164", "\u2800a", "a\u034fb", "a\u0316\u0317\u0318\u0319", "x" * 100_000),
    ],
)
def test_names_that_can_not_be_seen_are_refused(typed: str) -> None:
    """Empty, too long, without letters, with control characters or ones that turn text around."""
    with pytest.raises(BadName):
        read_name(typed)


@pytest.mark.parametrize("typed", ["anna", "ANNA", " Anna ", "\uff21NNA"])
def test_names_are_told_apart_by_more_than_capitals(typed: str) -> None:
    """Whoever would be taken for somebody else needs another name."""
    with pytest.raises(NameTaken):
        read_name(typed, ["Ben", "Anna"])
    with pytest.raises(PalatineError):
        read_name("stra\u00dfe", ["STRASSE"])


def test_tickets_are_long_and_kept_as_hashes() -> None:
    """Two are never the same; a hash fits its ticket alone."""
    first, second = new_ticket(), new_ticket()
    assert first != second
    assert len(first) >= 43
    assert is_same(hashed(first), hashed(first))
    assert not is_same(hashed(first), hashed(second))
    assert not is_same(hashed(first), "\udcff")


def test_a_token_is_good_for_its_ticket_and_its_time() -> None:
    """Not for another ticket, nor later, nor for another person or a longer time."""
    token = move_token("BCDF", 3, hashed("old"), 1000)
    assert read_token(token) == ("BCDF", 3, 1000)
    assert is_token(token, hashed("old"), 999)
    assert not is_token(token, hashed("new"), 999)
    assert not is_token(token, hashed("old"), 1001)
    assert not is_token(token.replace(".3.", ".4."), hashed("old"), 999)
    assert not is_token(token.replace(".1000.", ".9000."), hashed("old"), 999)


@pytest.mark.parametrize("token", ["", "....", "BCDF.1.2", "BCDF.x.2.z", "BCDF.1." + "9" * 5000])
def test_what_is_no_token_is_none(token: str) -> None:
    """Whatever the bytes."""
    assert read_token(token) is None
    assert not is_token(token, hashed("old"), 0)

"""However often it is killed, a server has every acknowledged answer once, and its room every
game, on either store.

The matcher goes by numbers that no two answers share; `python -m tests.server.killing` runs for as
long as you like (docs/results/kills.md).
"""

import json
from pathlib import Path
from typing import Any

import pytest

from palatine.server.store.database import Database
from tests.server.killing import Ledger, Wanted, on_postgres, on_sqlite, report
from tests.server.matching import (
    Kept,
    Row,
    Sent,
    answers_in,
    complaints,
    ended_in,
    gaps,
    misremembered,
)
from tests.server.numbered import ROUNDS, installed
from tests.server.test_history import seed_of

pytestmark = pytest.mark.anyio
SOME = Wanted(1_000, 2, tables=6)
MANY = Wanted(20_000, 40)
AMOUNTS = pytest.mark.parametrize(
    "wanted", [SOME, pytest.param(MANY, marks=pytest.mark.deep)], ids=["some", "many"]
)


@pytest.fixture(autouse=True)
def numbered(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Servers know the game whose answers are numbers."""
    monkeypatch.setenv("PYTHONPATH", installed(tmp_path / "site"))


def check(ledger: Ledger, rows: list[Row], wanted: Wanted) -> None:
    """Nothing is wrong, and enough was tried."""
    assert report(ledger, rows) == []
    assert ended_in(rows)
    assert ledger.acknowledged >= wanted.answers
    assert ledger.kills >= wanted.kills
    assert not ledger.refused


@AMOUNTS
async def test_nothing_is_lost_in_a_file(tmp_path: Path, wanted: Wanted) -> None:
    """Over SQLite, every acknowledged answer is in the log of its table, once, and every game that
    is over in that of its room."""
    seeded = Wanted(wanted.answers, wanted.kills, wanted.tables, seed_of())
    check(*await on_sqlite(tmp_path / "data", seeded), wanted)


@AMOUNTS
async def test_nothing_is_lost_in_postgres(
    tmp_path: Path, postgres: Database, wanted: Wanted
) -> None:
    """Over PostgreSQL too, which may finish a statement after the server that sent it has died."""
    seeded = Wanted(wanted.answers, wanted.kills, wanted.tables, seed_of())
    check(*await on_postgres(tmp_path, seeded, postgres.url), wanted)


SENT = [Sent("AAA", 0, 0, 0), Sent("AAA", 1, 0, 0), Sent("BBB", 0, 0, 0), Sent("AAA", 0, 0)]
KEPT = [Kept("AAA", 3, 0, 0), Kept("AAA", 4, 1, 1), Kept("AAA", 5, 0, 3), Kept("BBB", 3, 0, 2)]


@pytest.mark.parametrize(
    ("kept", "says"),
    [
        (KEPT, []),
        ([each for each in KEPT if each.number != 3], []),
        (KEPT[1:], ["lost"]),
        ([*KEPT, Kept("BBB", 4, 0, 2)], ["2 times"]),
        ([*KEPT, Kept("BBB", 4, 0, 7)], ["never sent"]),
        ([*KEPT[:3], Kept("BBB", 3, 1, 2)], ["never sent"]),
        ([*KEPT[1:], Kept("BBB", 4, 0, 0)], ["never sent"]),
        ([Kept("AAA", 6, 0, 0), *KEPT[1:]], ["behind a later answer"]),
    ],
    ids=["all", "on its way", "lost", "twice", "made up", "other seat", "other table", "order"],
)
def test_the_matcher_finds_what_is_wrong(kept: list[Kept], says: list[str]) -> None:
    """Its number reveals an answer that is lost, doubled, made up or in the wrong place."""
    found = list(complaints(SENT, kept))
    assert len(found) == len(says)
    assert all(word in complaint for word, complaint in zip(says, found, strict=True))


def test_the_matcher_reads_what_the_store_keeps() -> None:
    """It takes the answers out of plain rows, and sees gaps between them."""
    rows = [
        ("AAA", 0, b'{"type":"opened","code":"AAA"}'),
        ("AAA", 1, b'{"type":"answer","seat":1,"answer":[7]}'),
    ]
    assert answers_in(rows) == [Kept("AAA", 1, 1, 7)]
    assert list(gaps(rows)) == []
    assert list(gaps(rows[1:])) == ["the log of AAA has a gap"]


def row(code: str, place: int, kind: str, **fields: Any) -> Row:
    """A row of the database."""
    return code, place, json.dumps({"type": kind, **fields}).encode()


PLAYED = [
    row("AAA", 0, "started", people=[1]),
    *(row("AAA", 1 + n, "answer", seat=0, answer=[n]) for n in range(ROUNDS)),
]
NOTED = row("room/ABCD", 1, "game_ended", table="AAA")


@pytest.mark.parametrize(
    ("rows", "says"),
    [
        ([*PLAYED, NOTED, ("room/ABCD/0", 0, b"Friday")], []),
        (PLAYED[:-1], []),
        (PLAYED, ["in its room 0 times"]),
        ([*PLAYED, NOTED, NOTED], ["in its room 2 times"]),
        ([*PLAYED[:-1], NOTED], ["is not over"]),
    ],
    ids=["once", "not over", "forgotten", "twice", "too soon"],
)
def test_the_matcher_counts_the_games_in_a_room(rows: list[Row], says: list[str]) -> None:
    """A game whose last answer is in the log is in its room once; no other is."""
    found = list(misremembered(rows))
    assert len(found) == len(says)
    assert all(word in complaint for word, complaint in zip(says, found, strict=True))

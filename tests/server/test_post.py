"""Connections move between workers: each table has one worker, and no part of a request is lost."""

import os
import socket
import time
from collections import Counter

import pytest

from palatine.server.cluster import post as posting
from palatine.server.cluster.post import LARGEST, UNWELL, Post
from palatine.server.routes.door import table_named
from palatine.server.table.codes import LETTERS

TABLES = [f"{a}{b}QQ" for a in LETTERS for b in LETTERS]


def staffed(count: int) -> Post:
    """The post of this many workers, all of them well."""
    post = Post(count)
    for worker in range(count):
        post.be_well(worker)
    return post


def test_every_worker_names_the_same_one_for_a_table() -> None:
    """Each has about the same number of tables."""
    post = staffed(4)
    for table in TABLES:
        assert len({post.worker_for(table, own) for own in range(4)}) == 1
    counts = Counter(post.worker_for(table, 0) for table in TABLES)
    assert min(counts.values()) > len(TABLES) / 8


def test_only_the_tables_of_a_lost_worker_go_elsewhere(monkeypatch: pytest.MonkeyPatch) -> None:
    """A worker that was silent for a while, dead or hung. They return when it does."""
    post, now = staffed(4), time.monotonic()
    before = {table: post.worker_for(table, 0) for table in TABLES}
    monkeypatch.setattr(time, "monotonic", lambda: now + UNWELL / 2)
    assert {table: post.worker_for(table, 0) for table in TABLES} == before
    for worker in (0, 1, 3):
        post.be_well(worker)
    monkeypatch.setattr(time, "monotonic", lambda: now + UNWELL * 1.2)
    after = {table: post.worker_for(table, 0) for table in TABLES}
    assert 2 not in after.values()
    assert all(after[table] == worker for table, worker in before.items() if worker != 2)
    assert len({after[table] for table, worker in before.items() if worker == 2}) == 3
    post.be_well(2)
    assert {table: post.worker_for(table, 0) for table in TABLES} == before


def test_whoever_asks_is_well() -> None:
    """A worker that nobody has heard of yet can serve requests."""
    assert {Post(2).worker_for(table, 1) for table in TABLES} == {1}


def test_workers_know_of_each_other() -> None:
    """Processes that are forks of one see who is well in another."""
    post = Post(2)
    child = os.fork()
    if not child:
        post.be_well(1)
        os._exit(0)
    os.waitpid(child, 0)
    assert {post.worker_for(table, 0) for table in TABLES} == {0, 1}


def test_a_connection_is_handed_over_with_what_was_read() -> None:
    """The next worker has the connection itself, and the bytes already read from it."""
    post = staffed(2)
    ours, theirs = socket.socketpair()
    with ours, theirs:
        assert post.take(1) is None
        assert post.hand_over(1, ours.fileno(), b"GET /ws/QQQQ")
        ours.close()
        taken = post.take(1)
        assert taken is not None
        line, begun = taken
        assert begun == b"GET /ws/QQQQ"
        theirs.sendall(b" HTTP/1.1")
        assert line.recv(100) == b" HTTP/1.1"
        line.close()
        assert theirs.recv(1) == b""


def test_what_can_not_be_handed_over_stays(monkeypatch: pytest.MonkeyPatch) -> None:
    """A full box, too much to hand over, or a closed connection: then the first worker serves
    it."""
    monkeypatch.setattr(posting, "BOX", 4096)
    post = staffed(2)
    ours, theirs = socket.socketpair()
    with ours, theirs:
        assert not post.hand_over(1, ours.fileno(), bytes(LARGEST + 1))
        for _ in range(10_000):
            if not post.hand_over(1, ours.fileno(), bytes(1000)):
                break
        else:
            pytest.fail("the box is never full")
        assert post.hand_over(0, ours.fileno(), b"GET")
        number = ours.fileno()
    assert not post.hand_over(0, number, b"GET")


@pytest.mark.parametrize(
    ("begun", "table"),
    [
        (b"GET /ws/QRST?as=screen HTTP/1.1\r\n", "QRST"),
        (b"GET /ws/qrst?as=seat HTTP/1.1\r\n", "QRST"),
        (b"GET /api/tables/QRST HTTP/1.1\r\n", "QRST"),
        (b"POST /api/tables/QRST/people HTTP/1.1\r\n", "QRST"),
        (b"POST /api/tables HTTP/1.1\r\n", None),
        (b"GET /ws/QRS", None),
        (b"GET /ws/AEIO HTTP/1.1\r\n", None),
        (b"GET /t/QRST HTTP/1.1\r\n", None),
        (b"\x16\x03\x01", None),
        (b"", None),
    ],
)
def test_the_first_bytes_of_a_request_name_its_table(begun: bytes, table: str | None) -> None:
    """Or none: then any worker will do, and the one that has it is the nearest."""
    assert table_named(begun) == table

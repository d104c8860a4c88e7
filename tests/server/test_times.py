"""Clocks reveal nothing: tables that look alike to the public have equal waits and thinking
times."""

from collections.abc import Iterator
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from palatine.catalog import games
from palatine.core.cues import CueSheet
from palatine.core.game import Leak
from palatine.core.leaks import leak
from palatine.core.news import News
from palatine.core.seats import PUBLIC
from palatine.server.bots import table_bots
from palatine.server.bots.table_bots import TableBots
from palatine.server.live.director import Director
from palatine.server.table.table import Actor
from tests.server.test_director import Room
from tests.server.test_leaks import PLAYED, SHORT, setup_of
from tests.server.twins import History, choice_of, dealt, message_of, pair

LONG = 600.0
"""Seconds after which every held question is open."""

Times = list[tuple[Any, ...]]


def times(history: History) -> Times:
    """Everything that a clock would show of a table that plays this."""
    return list(watched(history))


def watched(history: History) -> Iterator[tuple[Any, ...]]:
    """After each input: what the next question waits for, and when each bot would answer it."""
    players = history.setup.players
    room = Room(people=players, choice=choice_of(history.setup))
    with dealt(history):
        room.start()
    yield held(room)
    for entry in history.inputs:
        room.time.advance(LONG)
        assert room.part is None
        yield due(room)
        kind, fields = message_of(entry, room.number)
        room.book.by(Actor(room.table.seats[entry.seat]), kind, **fields)
        room.refresh()
        yield held(room)


def held(room: Room) -> tuple[Any, ...]:
    """The parts of the wait, with their lengths."""
    return tuple([(each.part, each.least, each.most) for each in room.director._phases])


def due(room: Room) -> tuple[Any, ...]:
    """How long after the question opens a bot in each seat answers it, with one draw for all."""
    live: Any = SimpleNamespace(table=room.table, director=room.director)
    bots = TableBots(live, None, 0.0)  # type: ignore[arg-type]
    match = room.table.match
    waiting = match.waiting if match is not None else ()
    return tuple([round(bots._due(seat) - room.director.opened_at, 6) for seat in waiting])


def told_apart(game: str, edition: str | None, random: Random, most: int | None = None) -> bool:
    """Whether the clocks of two tables differ that look alike to the public."""
    twins = pair(games()[game], setup_of(game, edition), PUBLIC, random, most)
    with leak("one lot", (table_bots, "bots_seed", lambda table, seat: str(seat))).planted():
        one, other = map(times, twins)
    assert any(one)
    return one != other


@pytest.mark.parametrize(("game", "edition"), PLAYED)
def test_equal_knowledge_takes_equal_time(game: str, edition: str) -> None:
    """Other roles, hands and hidden answers: every wait is as long, and bots take as long."""
    assert not told_apart(game, edition, Random(f"{game} {edition}"))


def of_all(self: CueSheet, news: Any) -> float:
    """The seconds of all news, including secret ones."""
    told: list[News] = list(news)
    return 0.01 * sum([len(str(each.facts)) for each in told])


def by_role(self: Director) -> float:
    """A pace that depends on who is who."""
    match: Any = self._stage.table.match
    return 1.0 if match is None or match.state.roles[0] == "loyalist" else 1.1


def by_hand(self: TableBots) -> tuple[float, float]:
    """Bots that think about their hands."""
    match: Any = self.live.table.match
    return (1.0, 2.0) if match.state.roles[0] == "loyalist" else (2.0, 3.0)


CLOCKS = (
    ("besides-the-emperor", leak("secret news take time", (CueSheet, "seconds", of_all))),
    ("senate", leak("the pace depends on a role", (Director, "speed", by_role))),
    ("senate", leak("bots think about their role", (TableBots, "_thinking", by_hand))),
)


@pytest.mark.parametrize(("game", "clock"), CLOCKS, ids=lambda each: getattr(each, "name", each))
def test_clocks_that_tell_something_are_found(game: str, clock: Leak) -> None:
    """If a length depends on hidden facts, twins can be told apart."""
    with clock.planted():
        assert any(told_apart(game, None, Random(seed), SHORT) for seed in range(8))

"""Reads the rows of a database whose server was killed again and again, and finds what is wrong.

It reads plain JSON, without the server's own code: what the server believes about its logs does not
matter.
"""

import json
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from tests.server.numbered import ROUNDS

ROOMS = "room/"
"""The code of a room's log begins with this; those of its names have a second slash."""

Row = tuple[str, int, bytes]


class Kept(NamedTuple):
    """An answer in a log: its place, and its seat."""

    code: str
    place: int
    seat: int
    number: int


@dataclass
class Sent:
    """A sent answer: its table, its seat, and whether it was acknowledged."""

    code: str
    seat: int
    kills: int
    """How many kills there had been when it was sent, and when it was acknowledged."""
    acknowledged: int | None = None


def complaints(sent: Sequence[Sent], kept: Sequence[Kept]) -> Iterator[str]:
    """Everything that is wrong with these logs, given these answers."""
    times = Counter(each.number for each in kept)
    latest: dict[tuple[str, int], int] = {}
    for each in sorted(kept):
        where = f"{each.number} at {each.code}, entry {each.place}"
        if each.number >= len(sent) or where_from(sent[each.number]) != (each.code, each.seat):
            yield f"{where}: seat {each.seat} has never sent it"
        elif latest.get((each.code, each.seat), -1) > each.number:
            yield f"{where}: behind a later answer of the same seat"
        latest[each.code, each.seat] = each.number
    for number, one in enumerate(sent):
        if times[number] > 1:
            yield f"{number} at {one.code} is kept {times[number]} times"
        if one.acknowledged is not None and not times[number]:
            yield f"{number} at {one.code} was acknowledged and is lost: {one}"


def where_from(one: Sent) -> tuple[str, int]:
    """Its table and its seat."""
    return one.code, one.seat


def gaps(rows: Sequence[Row]) -> Iterator[str]:
    """Logs with a missing entry."""
    places: dict[str, list[int]] = defaultdict(list)
    for code, place, _ in rows:
        places[code].append(place)
    for code, found in places.items():
        if sorted(found) != list(range(len(found))):
            yield f"the log of {code} has a gap"


def entries_of(rows: Sequence[Row], kind: str) -> list[tuple[str, int, Any]]:
    """The entries of this kind in these rows of the database; names are no entries."""
    logs = [row for row in rows if row[0].count("/") < 2]
    read = [(code, place, json.loads(entry)) for code, place, entry in logs]
    return [each for each in read if each[2]["type"] == kind]


def answers_in(rows: Sequence[Row]) -> list[Kept]:
    """The answers in these rows of the database."""
    return [
        Kept(code, place, entry["seat"], entry["answer"][0])
        for code, place, entry in entries_of(rows, "answer")
    ]


def ended_in(rows: Sequence[Row]) -> set[str]:
    """The tables whose game has had all of its answers."""
    given = Counter(each.code for each in answers_in(rows))
    started = entries_of(rows, "started")
    return {code for code, _, entry in started if given[code] == ROUNDS * len(entry["people"])}


def remembered_in(rows: Sequence[Row]) -> Counter[str]:
    """How often the rooms remember the game of each table."""
    return Counter(entry["table"] for _, _, entry in entries_of(rows, "game_ended"))


def misremembered(rows: Sequence[Row]) -> Iterator[str]:
    """Games that a room has forgotten, has more than once, or has although they are not over."""
    ended, remembered = ended_in(rows), remembered_in(rows)
    for code in sorted(ended | remembered.keys()):
        if code not in ended:
            yield f"the game at {code} is in its room and is not over"
        elif remembered[code] != 1:
            yield f"the game at {code} is over and is in its room {remembered[code]} times"

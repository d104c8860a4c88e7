"""A room as a file: for its owner to keep, and to take to another server.

Tickets stay behind, since browsers keep them for one server alone. At the new one, everybody says
once at a table who they are, or the owner has them forgotten.
"""

from typing import Final

import msgspec

from palatine.core.errors import BadMessage, PalatineError
from palatine.server.room import log
from palatine.server.room.keeping import ITSELF, MOST_PEOPLE, Names, Rooms
from palatine.server.room.pages import named
from palatine.server.room.room import Room
from palatine.server.table.names import read_name
from palatine.server.wire.messages import Look
from palatine.theatre.swings import MOMENTS

LARGEST: Final = 4 * 1024 * 1024
"""Bytes of such a file: some five thousand games."""
KIND: Final = "palatine-room"


class Kept(msgspec.Struct, frozen=True):
    """Somebody in the file."""

    id: int
    name: str
    look: Look


class Export(msgspec.Struct, frozen=True):
    """The whole file."""

    kind: str
    format: int
    name: str
    people: tuple[Kept, ...]
    has_ratings: bool
    games: tuple[log.GameEnded, ...]
    reviews: tuple[log.GameReviewed, ...] = ()
    """Files of older programs have none."""


def exported(room: Room, names: Names) -> Export:
    """What a room remembers. People whom it has forgotten are not in it."""
    room = named(room, names)
    people = [Kept(each.id, names[each.id], each.look) for each in room.people.values()]
    return Export(
        kind=KIND,
        format=log.FORMAT,
        name=names.get(ITSELF, ""),
        people=tuple(people),
        has_ratings=room.has_ratings,
        games=tuple(room.games),
        reviews=tuple(room.reviews.values()),
    )


def written(room: Room, names: Names) -> bytes:
    """The file."""
    return msgspec.json.format(msgspec.json.encode(exported(room, names)), indent=1)


def read(content: bytes) -> Export:
    """What is in a file, if we can trust it to be one of ours."""
    try:
        found = msgspec.json.decode(content, type=Export)
    except (msgspec.DecodeError, UnicodeError, RecursionError, ValueError) as error:
        raise BadMessage(f"this is not a room file: {error}") from None
    if found.kind != KIND or found.format != log.FORMAT:
        raise BadMessage("this is not a room file, or it is from a newer version")
    check(found)
    return found


def check(found: Export) -> None:
    """Refuse what no room of ours could have written."""
    numbers = [each.id for each in found.people]
    is_fit = len(numbers) <= MOST_PEOPLE and all(0 < each < 1_000_000 for each in numbers)
    names: list[str] = []
    try:
        for each in found.people:
            names.append(read_name(each.name, names))
    except PalatineError:
        is_fit = False
    for game in found.games:
        sat = [each.person for each in game.seats if each.person is not None]
        is_fit &= len(set(sat)) == len(sat) and set(sat) <= set(numbers)
        is_fit &= all(0 <= seat < len(game.seats) for seat in game.outcome.winners)
    sizes = {game.key: len(game.seats) for game in found.games}
    is_fit &= all(fits(review, sizes.get(review.key, 0)) for review in found.reviews)
    if not is_fit or len(set(numbers)) != len(numbers):
        raise BadMessage("this room file contradicts itself")


def fits(review: log.GameReviewed, seats: int) -> bool:
    """Whether a review speaks only of seats of its game, and of no more than three moments."""
    named = [each.seat for each in review.moments if each.seat is not None]
    named += [drawn.seat for each in review.moments for drawn in each.drawn]
    named += [each.seat for each in review.praise]
    named += [review.lie.seat, *review.lie.believed] if review.lie is not None else []
    chances = [side for each in review.moments for side in (each.before, each.after)]
    is_whole = all(len(each) == seats for each in chances)
    return is_whole and len(review.moments) <= MOMENTS and all(0 <= n < seats for n in named)


async def keep(rooms: Rooms, found: Export, owner: str) -> str:
    """Open a room that remembers all of it; its code."""
    entries: list[log.Entry] = [log.PersonJoined(each.id, "", each.look) for each in found.people]
    if found.has_ratings:
        entries.append(log.RatingsSwitched(is_on=True))
    code = await rooms.open(found.name, owner, [*entries, *found.games, *found.reviews])
    for each in found.people:
        await rooms.rename(code, each.id, each.name)
    return code

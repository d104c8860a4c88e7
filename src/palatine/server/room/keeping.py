"""Rooms in the store: each has a log, and beside it one small log for each name.

To erase a name we delete its log. Whatever changes both goes in an order in which a crash leaves
nothing of anybody. Somebody joins before we write the name (without a name they are nobody, and may
join again), and names go before the room does.
"""

from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Final

import structlog

from palatine.server.errors import (
    HouseFull,
    NoSuchPerson,
    NoSuchRoom,
    NotSaved,
    NotYourRoom,
    OutOfReach,
)
from palatine.server.journal import broken
from palatine.server.room import log
from palatine.server.room.room import Room
from palatine.server.store.store import ROOMS, Conflict, Store
from palatine.server.table.codes import new_code, read_code
from palatine.server.table.names import read_name
from palatine.server.wire.messages import Look

LENGTH: Final = 8
"""Letters of a room's code: it is good for years, so nobody must be able to guess it."""
TRIES: Final = 20
"""How often we try again because another process was faster."""
MOST_KNOWN: Final = 500
MOST_PEOPLE: Final = 200
ITSELF: Final = 0
"""The number under which we keep the room's own name."""

Names = dict[int, str]
logger = structlog.get_logger()


def key(code: str) -> str:
    """The code under which the store has a room's log."""
    return f"{ROOMS}{code}"


def key_of_name(code: str, person: int) -> str:
    """The code under which the store has a name."""
    return f"{ROOMS}{code}/{person}"


class Rooms:
    """All rooms of this house. What we read is as new as the log, whoever writes to it."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._known: dict[str, Room] = {}

    async def open(self, name: str, owner: str, more: Sequence[log.Entry] = ()) -> str:
        """Open a room for the holder of the ticket with this hash; its code.

        `more` is what it should know from the start.
        """
        fit = read_name(name)
        for _ in range(TRIES):
            code = new_code(LENGTH)
            with suppress(Conflict):
                opened = log.RoomOpened(log.FORMAT, code, owner)
                await self._append(key(code), 0, log.written([opened, *more]))
                await self.rename(code, ITSELF, fit)
                return code
        raise HouseFull("there is no free code for another room")

    async def find(self, text: str) -> Room:
        """The room with this code, as it is now."""
        code = read_code(text, LENGTH)
        if code is None:
            raise NoSuchRoom("there is no room with this code")
        room = self._known.get(code) or Room()
        since = max(0, room.number - 1)  # the last one again: if it is missing, the room is gone
        try:
            kept = await self._store.read(key(code), since)
        except Exception as error:
            logger.error("a room can't be read", room=code, **broken(error))
            raise OutOfReach("the database does not answer; try again") from None
        if not kept:
            self._known.pop(code, None)
            raise NoSuchRoom("there is no room with this code")
        for entry in log.read(kept)[room.number - since :]:
            room.apply(entry)
        if len(self._known) >= MOST_KNOWN:
            self._known.clear()
        self._known[code] = room
        return room

    async def names(self, room: Room) -> Names:
        """Everybody's names, and the room's own under `ITSELF`."""
        keys = {key_of_name(room.code, each): each for each in (ITSELF, *room.people)}
        kept = await self._store.read_many(list(keys))
        return {keys[each]: entries[-1].decode() for each, entries in kept.items()}

    async def do(self, code: str, act: Callable[[Room], Sequence[log.Entry]]) -> Room:
        """Add to a room's log what follows from its state; if another was faster, do it again."""
        for _ in range(TRIES):
            room = await self.find(code)
            fresh = act(room)
            if not fresh:
                return room
            with suppress(Conflict):
                await self._append(key(room.code), room.number, log.written(fresh))
                return await self.find(code)
        raise NotSaved("the room could not be changed; try again")

    async def join(self, code: str, name: str, ticket: str, look: Look) -> int:
        """Remember somebody from now on, by this name; their number."""
        room = await self.find(code)
        fit = read_name(name, (await self.names(room)).values())

        def act(room: Room) -> list[log.Entry]:
            if len(room.people) >= MOST_PEOPLE:
                raise HouseFull("this room is full: it remembers no more people")
            return [log.PersonJoined(room.next_person, ticket, look)]

        joined = (await self.do(code, act)).person_with(ticket)
        if joined is None:
            raise NotSaved("the room could not be changed; try again")
        await self.rename(room.code, joined.id, fit)
        return joined.id

    async def claim(self, code: str, person: int, ticket: str) -> None:
        """Give a ticket to somebody without one: the room is from elsewhere, or the phone is new.

        With an empty ticket the owner lets them take one: names are no proof of who somebody is.
        """

        def act(room: Room) -> list[log.Entry]:
            one = room.people.get(person)
            if one is None:
                raise NoSuchPerson(f"nobody in this room has the number {person}")
            if ticket and one.ticket:
                raise NotYourRoom("somebody else already plays under this name; ask the owner")
            return [log.PersonClaimed(person, ticket)]

        await self.do(code, act)

    async def rename(self, code: str, person: int, name: str) -> None:
        """Give somebody, or the room, another name."""
        where = key_of_name(code, person)
        for _ in range(TRIES):
            number = (await self._store.numbers([where])).get(where, 0)
            with suppress(Conflict):
                await self._append(where, number, [name.encode()])
                return
        raise NotSaved("the name could not be kept; try again")

    async def note(self, code: str, game: log.GameEnded) -> None:
        """Remember a game, once."""
        await self.do(code, lambda room: [] if room.has(game.key) else [game])

    async def review(self, code: str, found: log.GameReviewed) -> None:
        """Remember, once, what was found in a game that the room remembers."""
        await self.do(code, lambda room: [found] if room.lacks_review(found.key) else [])

    async def remove(self, code: str, person: int) -> None:
        """Forget somebody: we erase the name, and every seat of theirs becomes a guest's."""
        room = await self.find(code)
        await self._store.delete(key_of_name(room.code, person))
        await self.do(
            code, lambda room: [log.PersonRemoved(person)] if person in room.people else []
        )

    async def delete(self, code: str) -> None:
        """Forget a room and everybody in it."""
        room = await self.find(code)
        for each in (*range(1, room.next_person), ITSELF):
            await self._store.delete(key_of_name(room.code, each))
        await self._store.delete(key(room.code))
        self._known.pop(room.code, None)

    async def _append(self, where: str, number: int, entries: Sequence[bytes]) -> None:
        try:
            await self._store.append(where, number, entries)
        except Conflict:
            raise
        except Exception as error:
            logger.error("a room was not saved", **broken(error))
            raise NotSaved("we can't be sure that this was saved; look at the room again") from None

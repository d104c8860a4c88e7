"""A room is a fold over its log: every process that reads the log has the same room."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Any, Final

import msgspec

from palatine.server.room import log
from palatine.server.table.tickets import is_same
from palatine.server.wire.messages import Look


class Person(msgspec.Struct, frozen=True):
    """Somebody the room remembers; the name is kept elsewhere."""

    id: int
    ticket: str
    """The hash of the ticket; empty while anybody may say that this is them."""
    look: Look


@dataclass(slots=True)
class Room:
    """Everything about a room but its names, after `number` entries of its log."""

    code: str = ""
    owner: str = ""
    people: dict[int, Person] = field(default_factory=dict)
    next_person: int = 1
    has_ratings: bool = False
    tables: list[str] = field(default_factory=list)
    """In the order in which they came; a code may come again."""
    games: list[log.GameEnded] = field(default_factory=list)
    """In the order in which they ended."""
    reviews: dict[log.Key, log.GameReviewed] = field(default_factory=dict)
    """What was found in games of this room, by the games' keys."""
    number: int = 0
    _known: set[log.Key] = field(default_factory=set)

    def apply(self, entry: log.Entry | log.Unread) -> None:
        """Go on by one entry of the log."""
        self.number += 1
        FOLD[type(entry)](self, entry)

    def has(self, key: log.Key) -> bool:
        """Whether the room already remembers the game with this key."""
        return key in self._known

    def lacks_review(self, key: log.Key) -> bool:
        """Whether the room remembers the game with this key, but not yet its moments."""
        return key in self._known and key not in self.reviews

    def is_owner(self, ticket: str | None) -> bool:
        """Whether the ticket with this hash is the owner's."""
        return ticket is not None and is_same(self.owner, ticket)

    def person_with(self, ticket: str | None) -> Person | None:
        """The holder of the ticket with this hash; each is compared in constant time."""
        found = None
        for one in self.people.values():
            if ticket is not None and is_same(one.ticket, ticket):
                found = one
        return found

    def _opened(self, entry: log.RoomOpened) -> None:
        self.code, self.owner = entry.code, entry.owner

    def _joined(self, entry: log.PersonJoined) -> None:
        self.people[entry.person] = Person(entry.person, entry.ticket, entry.look)
        self.next_person = max(self.next_person, entry.person + 1)

    def _claimed(self, entry: log.PersonClaimed) -> None:
        if entry.person in self.people:
            one = self.people[entry.person]
            self.people[entry.person] = msgspec.structs.replace(one, ticket=entry.ticket)

    def _removed(self, entry: log.PersonRemoved) -> None:
        self.people.pop(entry.person, None)
        self.games = [without(each, entry.person) for each in self.games]

    def _ratings_switched(self, entry: log.RatingsSwitched) -> None:
        self.has_ratings = entry.is_on

    def _table_joined(self, entry: log.TableJoined) -> None:
        self.tables.append(entry.table)

    def _game_ended(self, entry: log.GameEnded) -> None:
        if entry.key not in self._known:
            self._known.add(entry.key)
            self.games.append(entry)

    def _game_reviewed(self, entry: log.GameReviewed) -> None:
        self.reviews.setdefault(entry.key, entry)

    def _unread(self, _: log.Unread) -> None:
        """What a newer program says about the room is not for this one."""


FOLD: Final[dict[type, Callable[[Room, Any], None]]] = {
    log.RoomOpened: Room._opened,
    log.PersonJoined: Room._joined,
    log.PersonClaimed: Room._claimed,
    log.PersonRemoved: Room._removed,
    log.RatingsSwitched: Room._ratings_switched,
    log.TableJoined: Room._table_joined,
    log.GameEnded: Room._game_ended,
    log.GameReviewed: Room._game_reviewed,
    log.Unread: Room._unread,
}


def without(game: log.GameEnded, person: int) -> log.GameEnded:
    """The game, with a guest in place of this person."""
    if all(seat.person != person for seat in game.seats):
        return game
    seats = [
        msgspec.structs.replace(seat, person=None) if seat.person == person else seat
        for seat in game.seats
    ]
    return msgspec.structs.replace(game, seats=tuple(seats))


def folded(entries: Iterable[log.Entry | log.Unread]) -> Room:
    """The room that this log leads to."""
    room = Room()
    for entry in entries:
        room.apply(entry)
    return room

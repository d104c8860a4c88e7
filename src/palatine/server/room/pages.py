"""A room's pages: pure functions of the room and its names."""

from collections.abc import Mapping
from dataclasses import replace
from itertools import chain
from typing import Final

from palatine.server.room import evenings, records, shares
from palatine.server.room.ratings import ratings
from palatine.server.room.room import Person, Room, without
from palatine.server.wire import room_messages as sent

LAST: Final = 12
"""Games that a person's page shows."""


def room_page(
    room: Room, names: Mapping[int, str], name: str, is_owner: bool, me: int | None, now: float
) -> sent.RoomPage:
    """The room as its friends see it."""
    room = named(room, names)
    return sent.RoomPage(
        code=room.code,
        name=name,
        is_owner=is_owner,
        me=me,
        has_ratings=room.has_ratings,
        people=tuple([line(room, names, each) for each in room.people.values()]),
        games=len(room.games),
        evenings=len(evenings.evenings(room.games)),
        evening=evenings.evening(room.games, room.reviews, now),
        records=records.records(room.games, [*room.people]),
        rivalries=records.rivalries(room.games),
    )


def person_page(room: Room, names: Mapping[int, str], person: Person) -> sent.PersonPage:
    """Somebody's own page, which the whole room may read."""
    room = named(room, names)
    streak, best = shares.streaks(room.games, person.id)
    played = {game.key for game, _, _ in shares.seats_of(room.games, person.id)}
    nights = [evenings.lines(night, room.reviews) for night in evenings.evenings(room.games)]
    told = zip(room.games, chain.from_iterable(nights), strict=True)
    own = [shown for game, shown in told if game.key in played]
    return sent.PersonPage(
        person=line(room, names, person),
        all=shares.total(room.games, person.id),
        tallies=shares.tallies(room.games, person.id),
        roles=shares.roles(room.games, person.id),
        streak=streak,
        best_streak=best,
        rivalries=records.rivalries(room.games, person.id),
        people=tuple([line(room, names, each) for each in room.people.values()]),
        last=tuple(reversed(own[-LAST:])),
        ratings=ratings(room.games, person.id) if room.has_ratings else (),
    )


def named(room: Room, names: Mapping[int, str]) -> Room:
    """The room without people who have no name: theirs was erased, or a crash lost it."""
    games = room.games
    for nobody in [each for each in room.people if each not in names]:
        games = [without(game, nobody) for game in games]
    people = {each.id: each for each in room.people.values() if each.id in names}
    return replace(room, people=people, games=games)


def line(room: Room, names: Mapping[int, str], person: Person) -> sent.PersonLine:
    """Somebody, in one line."""
    found = shares.total(room.games, person.id)
    return sent.PersonLine(
        id=person.id,
        name=names.get(person.id, ""),
        look=person.look,
        games=found.games,
        wins=found.wins,
        is_free=not person.ticket,
    )

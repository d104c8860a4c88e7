"""Records of a room, and who has met whom: only where there is enough to tell."""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import Final

from palatine.server.room.log import GameEnded
from palatine.server.room.shares import streaks
from palatine.server.wire import room_messages as sent

MEETINGS: Final = 5
"""With fewer games than this, two people have no story, and a room has no records."""
STREAK: Final = 3
"""Fewer wins in a row than this are not a streak."""


def records(games: Sequence[GameEnded], people: Sequence[int]) -> tuple[sent.RoomRecord, ...]:
    """What nobody has outdone; everybody who shares a record is named."""
    if len(games) < MEETINGS:
        return ()
    return (*of_people(games, people), *of_games(games))


def of_people(games: Sequence[GameEnded], people: Sequence[int]) -> Iterator[sent.RoomRecord]:
    """Who has played most, and who has won most in a row."""
    played = Counter([sat.person for game in games for sat in game.seats if sat.person is not None])
    best = {person: streaks(games, person)[1] for person in people}
    for kind, counts, least in (("games", dict(played), MEETINGS), ("streak", best, STREAK)):
        most = max(counts.values(), default=0)
        if most >= least:
            holders = sorted([person for person, count in counts.items() if count == most])
            yield sent.RoomRecord(kind, most, tuple(holders))


def of_games(games: Sequence[GameEnded]) -> Iterator[sent.RoomRecord]:
    """The longest and the shortest game, by the clock; for each game with enough of them."""
    for name in dict.fromkeys(game.setup.game for game in games):
        timed = [game.minutes for game in games if game.setup.game == name and game.minutes]
        if len(timed) >= MEETINGS and min(timed) < max(timed):
            yield sent.RoomRecord("longest", max(timed), game=name)
            yield sent.RoomRecord("shortest", min(timed), game=name)


def rivalries(games: Sequence[GameEnded], person: int | None = None) -> tuple[sent.Rivalry, ...]:
    """Pairs who have met often enough, or those of one person; the most frequent first."""
    against: dict[tuple[int, int], list[int]] = {}
    together: dict[tuple[int, int], list[int]] = {}
    for game in games:
        for one, other, is_together, score in meetings(game):
            kept = (together if is_together else against).setdefault((one, other), [])
            kept.append(score)
    found = [
        sent.Rivalry(*pair, is_together, len(scores), scores.count(1), scores.count(-1))
        for is_together, pairs in ((False, against), (True, together))
        for pair, scores in pairs.items()
        if len(scores) >= MEETINGS and (person is None or person in pair)
    ]
    ours = [seen_by(person, each) for each in found]
    return tuple(sorted(ours, key=lambda each: (-each.meetings, each.one, each.other)))


def seen_by(person: int | None, rivalry: sent.Rivalry) -> sent.Rivalry:
    """The same rivalry, with this person as the first of the two."""
    if person is None or rivalry.one == person:
        return rivalry
    wins, losses = rivalry.losses, rivalry.wins
    if rivalry.is_together:
        wins, losses = losses, wins
    return sent.Rivalry(person, rivalry.one, rivalry.is_together, rivalry.meetings, wins, losses)


def meetings(game: GameEnded) -> Iterator[tuple[int, int, bool, int]]:
    """Every two people of a game: whether they were on one side, and who won (1, -1, or 0)."""
    people = [(sat.person, sat.side, seat) for seat, sat in enumerate(game.seats)]
    known = sorted([(person, side, seat) for person, side, seat in people if person is not None])
    for (one, side, seat), (other, other_side, other_seat) in combinations(known, 2):
        ours, theirs = game.has_won(seat), game.has_won(other_seat)
        if side and side == other_side:
            yield one, other, True, 1 if ours else -1
        else:
            yield one, other, False, int(ours) - int(theirs)

"""Evenings: games with no long pause between them, and the score of an evening."""

from collections import Counter
from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from palatine.server.room.highlights import Reviews, best_lie, closest_vote, praised
from palatine.server.room.log import GameEnded, GameReviewed, Key
from palatine.server.wire import room_messages as sent

PAUSE: Final = 6 * 60 * 60
"""After this many seconds in which no game ended, another evening begins."""


def evenings(games: Sequence[GameEnded]) -> list[list[GameEnded]]:
    """The games of each evening."""
    found = [list(games[:1])] if games else []
    for before, game in pairwise(games):
        if game.at - before.at > PAUSE:
            found.append([])
        found[-1].append(game)
    return found


def said_before(games: Sequence[GameEnded], reviews: Reviews, key: Key) -> set[str]:
    """The kind words said before this game in the same evening."""
    for night in evenings(games):
        keys = [game.key for game in night]
        if key in keys:
            earlier = praised(night[: keys.index(key)], reviews)
            return {each.id for words in earlier.values() for each in words}
    return set()


def evening(games: Sequence[GameEnded], reviews: Reviews, now: float) -> sent.Evening | None:
    """The last evening, with its score and its highlights."""
    found = evenings(games)
    if not found:
        return None
    last = found[-1]
    return sent.Evening(
        begun=last[0].at - 60 * last[0].minutes,
        ended=last[-1].at,
        is_tonight=now - last[-1].at <= PAUSE,
        games=lines(last, reviews),
        standings=standings(last),
        sides=sides(last),
        best_lie=best_lie(last, reviews),
        closest_vote=closest_vote(last),
    )


def standings(games: Sequence[GameEnded]) -> tuple[sent.Standing, ...]:
    """What each person has won: most wins first, and among equals whoever needed the fewest
    games."""
    played: Counter[int] = Counter()
    won: Counter[int] = Counter()
    for game in games:
        for seat, sat in enumerate(game.seats):
            if sat.person is not None:
                played[sat.person] += 1
                won[sat.person] += game.has_won(seat)
    found = [sent.Standing(person, won[person], count) for person, count in played.items()]
    return tuple(sorted(found, key=lambda one: (-one.wins, one.games, one.person)))


def sides(games: Sequence[GameEnded]) -> tuple[sent.SideScore, ...]:
    """For each game with sides, how often each side has won; a side that never did has 0."""
    found: dict[str, Counter[str]] = {}
    for game in games:
        dealt = sorted({sat.side for sat in game.seats if sat.side})
        if game.outcome.side is not None:
            score = found.setdefault(game.setup.game, Counter())
            score.update(dict.fromkeys(dealt, 0))
            score[game.outcome.side] += 1
    return tuple([sent.SideScore(game, dict(score)) for game, score in found.items()])


def lines(games: Sequence[GameEnded], reviews: Reviews) -> tuple[sent.GameLine, ...]:
    """The games of an evening as pages show them."""
    words = praised(games, reviews)
    return tuple([line(each, reviews.get(each.key), words[each.key]) for each in games])


def line(
    game: GameEnded, review: GameReviewed | None, praise: tuple[sent.Praise, ...]
) -> sent.GameLine:
    """A game as pages show it."""
    return sent.GameLine(
        table=game.table,
        number=game.game,
        game=game.setup.game,
        edition=game.setup.edition,
        players=game.setup.players,
        side=game.outcome.side or "",
        why=game.outcome.why,
        at=game.at,
        minutes=game.minutes,
        seats=tuple(
            [
                sent.SeatLine(
                    sat.person, sat.bot is not None, game.has_won(seat), sat.role, sat.side
                )
                for seat, sat in enumerate(game.seats)
            ]
        ),
        vote=game.vote,
        is_reviewed=review is not None,
        moments=review.moments if review is not None else (),
        lie=review.lie if review is not None else None,
        praise=praise,
    )

"""The highlights of an evening: its best lie, its closest vote, and kind words."""

from collections.abc import Mapping, Sequence

from palatine.server.room.log import GameEnded, GameReviewed, Key
from palatine.server.wire import room_messages as sent

Reviews = Mapping[Key, GameReviewed]


def best_lie(games: Sequence[GameEnded], reviews: Reviews) -> int | None:
    """The game with the best lie: people before bots, then the lie that most others believed."""
    found = [
        ((game.seats[lie.seat].bot is None, len(lie.believed)), -place)
        for place, game in enumerate(games)
        if (lie := lie_in(game, reviews)) is not None
    ]
    return -max(found)[1] if found else None


def lie_in(game: GameEnded, reviews: Reviews) -> sent.BestLie | None:
    """The best lie of one game."""
    review = reviews.get(game.key)
    return review.lie if review is not None else None


def closest_vote(games: Sequence[GameEnded]) -> int | None:
    """The game with the closest vote; of equally close votes, the last."""
    found = [
        (closeness(game.vote), -place) for place, game in enumerate(games) if game.vote is not None
    ]
    return -min(found)[1] if found else None


def closeness(vote: sent.CloseVote) -> tuple[int, int]:
    """Smallest for the closest vote: of two equally close ones, the one with more voters."""
    return abs(vote.yes - vote.no), -(vote.yes + vote.no)


def praised(games: Sequence[GameEnded], reviews: Reviews) -> dict[Key, tuple[sent.Praise, ...]]:
    """The kind words after each game of an evening; we say nothing twice."""
    said: set[str] = set()
    found = {}
    for game in games:
        review = reviews.get(game.key)
        fresh = [each for each in (review.praise if review else ()) if each.id not in said]
        said |= {each.id for each in fresh}
        found[game.key] = tuple(fresh)
    return found

"""What a person has won: counts, with the interval in which the truth may lie."""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final

from palatine.core.intervals import wilson
from palatine.server.room.log import GameEnded, Sat
from palatine.server.wire import room_messages as sent

ENOUGH: Final = 10
"""How many games it takes before a percentage says something."""


def share(wins: int, games: int) -> sent.Share:
    """This many wins out of this many games."""
    found = wilson(wins, games)
    percent = round(100 * wins / games) if games >= ENOUGH else None
    return sent.Share(wins, games, round(found.low, 3), round(found.high, 3), percent)


def seats_of(games: Sequence[GameEnded], person: int) -> Iterator[tuple[GameEnded, Sat, bool]]:
    """Each game of a person: with the seat, and whether it was won."""
    for game in games:
        for seat, sat in enumerate(game.seats):
            if sat.person == person:
                yield game, sat, game.has_won(seat)


def total(games: Sequence[GameEnded], person: int) -> sent.Share:
    """Everything that somebody has played."""
    won = [has_won for _, _, has_won in seats_of(games, person)]
    return share(sum(won), len(won))


def tallies(games: Sequence[GameEnded], person: int) -> tuple[sent.Tally, ...]:
    """What somebody has won, for each game and each side of it; the most played first."""
    played: Counter[tuple[str, str]] = Counter()
    won: Counter[tuple[str, str]] = Counter()
    for game, sat, has_won in seats_of(games, person):
        played[game.setup.game, sat.side] += 1
        won[game.setup.game, sat.side] += has_won
    return tuple(
        [sent.Tally(*each, share(won[each], count)) for each, count in played.most_common()]
    )


def roles(games: Sequence[GameEnded], person: int) -> tuple[sent.RoleTally, ...]:
    """How often somebody was dealt each role."""
    times = Counter(
        [(game.setup.game, sat.role) for game, sat, _ in seats_of(games, person) if sat.role]
    )
    return tuple([sent.RoleTally(*each, count) for each, count in times.most_common()])


def streaks(games: Sequence[GameEnded], person: int) -> tuple[int, int]:
    """How many games somebody has won in a row: up to the latest, and the most ever."""
    run = best = 0
    for _, _, has_won in seats_of(games, person):
        run = run + 1 if has_won else 0
        best = max(best, run)
    return run, best

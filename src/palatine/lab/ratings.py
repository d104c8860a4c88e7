"""Ratings of bots: a logistic fit that respects unequal teams, and openskill for free-for-all.

In a team game the chance that the first side wins is

    logistic(edge of this table + mean skill of the first side - mean skill of the second)

with a skill for each bot on each side, and an edge for each table (size, edition, options). We use
means, not sums: four average players are not a better team than three; the edge accounts for size.

"""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple

import msgspec
import numpy as np
from openskill.models import PlackettLuce

PRIOR = 1e-2
"""A weak pull of skills to zero, so that a bot that never lost has a finite skill."""
ELO = 400 / np.log(10)
"""Points for one unit of the logistic scale, as chess players count."""


class TeamGame(msgspec.Struct, frozen=True):
    """One game between two sides: the table, the bots of each side, whether the first won."""

    table: str
    first: tuple[str, ...]
    second: tuple[str, ...]
    won: bool


class Rating(NamedTuple):
    """A skill with its standard error, in points (400 = ten to one)."""

    points: float
    error: float


class TeamRatings(NamedTuple):
    """Skills of bots by side, and the edge of the first side at each table between equals."""

    first: dict[str, Rating]
    second: dict[str, Rating]
    edges: dict[str, Rating]


def team_ratings(games: Iterable[TeamGame]) -> TeamRatings:
    """Fit skills and edges by Newton's method."""
    counted = Counter((g.table, shares(g.first), shares(g.second), g.won) for g in games)
    tables = sorted({key[0] for key in counted})
    firsts = sorted({bot for key in counted for bot, _ in key[1]})
    seconds = sorted({bot for key in counted for bot, _ in key[2]})
    names = [*tables, *firsts, *seconds]
    design = np.zeros((len(counted), len(names)))
    for row, (table, first, second, _) in enumerate(counted):
        design[row, tables.index(table)] = 1
        for bot, share in first:
            design[row, len(tables) + firsts.index(bot)] = share
        for bot, share in second:
            design[row, len(tables) + len(firsts) + seconds.index(bot)] = -share
    won = np.array([float(key[3]) for key in counted])
    weight = np.array([float(n) for n in counted.values()])
    prior = np.array([0.0 if name < len(tables) else PRIOR for name in range(len(names))])
    skill, spread = fitted(design, won, weight, prior + 1e-9)
    middle = centred(len(tables), len(firsts), len(seconds))
    errors = np.sqrt(np.diag(middle @ spread @ middle.T))
    points = zip(middle @ skill * ELO, errors * ELO, strict=True)
    ratings = [Rating(float(value), float(error)) for value, error in points]
    ends = len(tables), len(tables) + len(firsts)
    return TeamRatings(
        dict(zip(firsts, ratings[ends[0] : ends[1]], strict=True)),
        dict(zip(seconds, ratings[ends[1] :], strict=True)),
        dict(zip(tables, ratings[: ends[0]], strict=True)),
    )


def centred(tables: int, firsts: int, seconds: int) -> Any:
    """Moves the mean skill of each side to zero, and that mean into the edges.

    Games show only differences of skills, so this affects only how we write them down.
    """
    middle = np.eye(tables + firsts + seconds)
    a, b = slice(tables, tables + firsts), slice(tables + firsts, None)
    middle[a, a] -= 1 / firsts
    middle[b, b] -= 1 / seconds
    middle[:tables, a] = 1 / firsts
    middle[:tables, b] = -1 / seconds
    return middle


def shares(bots: Sequence[str]) -> tuple[tuple[str, float], ...]:
    """Each bot with its share of the team."""
    return tuple([(bot, n / len(bots)) for bot, n in sorted(Counter(bots).items())])


def fitted(design: Any, won: Any, weight: Any, prior: Any) -> tuple[Any, Any]:
    """The most likely coefficients of a logistic model, and their covariance."""
    skill = np.zeros(design.shape[1])
    hessian = np.diag(prior)
    for _ in range(50):
        chance = 1 / (1 + np.exp(-design @ skill))
        slope = design.T @ (weight * (won - chance)) - prior * skill
        spread = weight * chance * (1 - chance)
        hessian = design.T @ (design * spread[:, None]) + np.diag(prior)
        step = np.linalg.solve(hessian, slope)
        skill += np.clip(step, -2, 2)
        if np.abs(step).max() < 1e-10:
            break
    return skill, np.linalg.inv(hessian)


def free_ratings(games: Iterable[Mapping[int, tuple[str, bool]]]) -> dict[str, tuple[float, float]]:
    """Openskill's mean and deviation of each bot, from the bot of each seat and whether it won.

    A bot that sits at a table several times gets the mean of its seats.
    """
    model = PlackettLuce()
    ratings: dict[str, Any] = {}
    for game in games:
        bots = [bot for bot, _ in game.values()]
        if len(set(bots)) < 2:
            continue
        before = [ratings.setdefault(bot, model.rating(name=bot)) for bot in bots]
        ranks = [0.0 if won else 1.0 for _, won in game.values()]
        after = [team[0] for team in model.rate([[one] for one in before], ranks=ranks)]
        for bot in set(bots):
            own = [new for name, new in zip(bots, after, strict=True) if name == bot]
            ratings[bot] = model.rating(
                mu=sum(one.mu for one in own) / len(own),
                sigma=sum(one.sigma for one in own) / len(own),
                name=bot,
            )
    return {bot: (one.mu, one.sigma) for bot, one in ratings.items()}

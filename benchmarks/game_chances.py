"""Learn the chances of a game: `python -m benchmarks.game_chances to-be-emperor --games 60`.

Bots play one another. At some of the answers we keep what counts at the table (the `features` of
the game's `chances.py`), and who won in the end. If one player wins alone, players share one chance
by what each is worth; if there are sides, it is a logistic curve for the Rebels.
"""

import argparse
import importlib
import json
from concurrent.futures import ProcessPoolExecutor
from typing import Any

import numpy as np

from benchmarks.chances import STEPS, Floats, Job, fitted, jobs, watched
from palatine.bots.chances import result, weighed
from palatine.catalog import find
from palatine.core.match import Match

EVERY = 5
"""We keep one of this many answers: a table changes little from one to the next."""
DOUBT = 10.0
FOLDS = 3

Row = dict[str, float]
Rows = list[tuple[list[Row], list[float]]]
"""For each table, the features of those who share one chance, and each one's part of it; with two
sides, the features of one of them alone."""


def module_of(game_id: str) -> Any:
    """The game's `chances.py`."""
    return importlib.import_module(f"palatine.bots.{game_id.replace('-', '_')}.chances")


def read(job: Job) -> Rows:
    """The tables of one game."""
    module = module_of(find(job[0])[0].id)
    kept: list[Any] = []
    count = 0

    def look(match: Match) -> None:
        nonlocal count
        count += 1
        if count % EVERY == 0:
            kept.append(module.features(match))

    match = watched(job, look)
    won = result(match)
    if not any(won):  # stopped
        return []
    if kept and isinstance(kept[0], dict):
        rebels = float(match.outcome is not None and match.outcome.side == "rebel")
        return [([row], [rebels]) for row in kept]
    return [(rows, [each / sum(won) for each in won]) for rows in kept]


def shares(rows: Floats, got: Floats, doubt: float) -> Floats:
    """Weights by which players share one chance as they did, by Newton's steps."""
    weights = np.zeros(rows.shape[2])
    for _ in range(STEPS):
        worth = rows @ weights
        worth[np.isnan(worth)] = -np.inf
        odds = np.exp(worth - worth.max(axis=1, keepdims=True))
        chance = odds / odds.sum(axis=1, keepdims=True)
        known = np.nan_to_num(rows)
        mean = np.einsum("ns,nsd->nd", chance, known)
        slope = np.einsum("ns,nsd->d", got - chance, known) - doubt * weights
        bend = np.einsum("ns,nsd,nse->de", chance, known, known, optimize=True)
        bend += doubt * np.eye(len(weights)) - mean.T @ mean
        step = np.linalg.solve(bend, slope)
        weights += step
        if np.abs(step).max() < 1e-6:
            break
    return weights


def learned(tables: Rows) -> Row:
    """The weight of each feature, by its name."""
    names = sorted({name for rows, _ in tables for row in rows for name in row})
    if len(tables[0][0]) == 1:  # two sides
        x = np.array([[rows[0].get(name, 0.0) for name in names] for rows, _ in tables], float)
        weights = fitted(x, np.array([got[0] for _, got in tables]), DOUBT)
    else:
        most = max(len(rows) for rows, _ in tables)
        x = np.full((len(tables), most, len(names)), np.nan)  # no number: no such player
        got = np.zeros((len(tables), most))
        for n, (rows, parts) in enumerate(tables):
            for seat, row in enumerate(rows):
                x[n, seat] = [row.get(name, 0.0) for name in names]
                got[n, seat] = parts[seat]
        weights = shares(x, got, DOUBT)
    return {name: round(float(each), 3) for name, each in zip(names, weights, strict=True)}


def tempered(games: list[Rows], held_out: list[Rows]) -> Row:
    """The same, less sure: as sure as weights may be in games that did not teach them.

    These are a third of the games at a time, and those held out from the start.
    """
    worth: Rows = []
    for left_out in range(FOLDS):
        others = [game for n, game in enumerate(games) if n % FOLDS != left_out]
        weights = learned([table for game in others for table in game])
        for rows, got in [table for game in games[left_out::FOLDS] for table in game]:
            worth.append(([{"worth": weighed(row, weights)} for row in rows], got))
    weights = learned([table for game in games for table in game])
    for rows, got in [table for game in held_out for table in game]:
        worth.append(([{"worth": weighed(row, weights)} for row in rows], got))
    trust = learned(worth)["worth"]
    print(f"weights are worth {trust} of themselves in other games")
    return {name: round(trust * weight, 3) for name, weight in weights.items()}


def main() -> None:
    """Play, learn, write the file."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.game_chances", description=__doc__)
    parser.add_argument("edition")
    parser.add_argument("--players", help="sizes, such as 2,3")
    parser.add_argument("--bots", default="hard", help="such as greedy,hard+greedy")
    parser.add_argument("--games", type=int, default=50, help="for each size and bots")
    parser.add_argument("--held-out", type=int, default=0, help="games more, for how sure to be")
    parser.add_argument("--seeds", default="learn")
    parser.add_argument("--workers", type=int, default=2)
    args = parser.parse_args()
    game = find(args.edition)[0]
    sizes = list(map(int, args.players.split(","))) if args.players else game.players
    every = list(jobs([args.edition], sizes, args.bots.split(","), args.seeds, args.games))
    bots = args.bots.split(",")
    others = list(jobs([args.edition], sizes, bots, "held-out", args.held_out))
    with ProcessPoolExecutor(args.workers) as pool:
        found = list(pool.map(read, every, chunksize=2))
        held_out = list(pool.map(read, others, chunksize=2))
    names = ("players", "bots", "games", "held_out", "seeds")
    options = [f"--{name.replace('_', '-')} {getattr(args, name)}" for name in names]
    given = " ".join(each for each in options if not each.endswith("None"))
    kept = {
        "command": f"python -m benchmarks.game_chances {args.edition} {given}",
        "weights": tempered(found, held_out),
    }
    file = module_of(game.id).FILE
    file.write_text(json.dumps(kept, indent=1) + "\n", "utf-8")
    print(f"{len(every)} games, kept in {file}")


if __name__ == "__main__":
    main()

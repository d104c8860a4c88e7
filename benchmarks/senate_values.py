"""Learn what places on the policy tracks are worth: `python -m benchmarks.senate_values`.

Hard bots play one another, and we mark each place that a game went through with its winner. A
smooth table is fitted to that. The bots then play by it; run it again until it changes little.
"""

import argparse
import json
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from typing import Any

import numpy as np

from benchmarks.senate_games import Pairing, games, loyalists_won
from palatine.bots.bot import Bot
from palatine.bots.senate.history import DANGER
from palatine.bots.senate.values import FILE, LOYALIST_GOAL, SEPARATIST_GOAL, SHAPE
from palatine.core.match import Match
from palatine.core.seats import Seat

SIZES = range(5, 11)
DOUBT = 1.0
"""How strongly weights are held near zero."""
STEPS = 30
ENDS = 20.0
"""How many games each end of a track counts for."""

Place = tuple[str, int, int, int]
"""At an election or after a Separatist policy, the president's party (1 plots), both tracks."""


def places(match: Match, bots: dict[Seat, Bot]) -> tuple[bool, list[Place]]:
    """The places that a game went through, and whether the Loyalists won it."""
    tracks = [0, 0]
    found: dict[Place, None] = {}  # each place once, in order
    president = 0
    for news in match.news:
        facts: dict[str, Any] = news.facts
        if news.event == "nominated":
            president = facts["president"]
            found["at_election", 0, tracks[0], tracks[1]] = None
        elif news.event == "policy_enacted":
            tracks[facts["policy"] != "loyalist"] += 1
            if facts["policy"] != "loyalist" and facts["by"] == "government":
                plots = int(match.state.roles[president] != "loyalist")
                found["after_separatist", plots, tracks[0], tracks[1]] = None
    return loyalists_won(match), list(found)


def learned(players: int, count: int, seeds: str, pool: ProcessPoolExecutor) -> dict[str, Any]:
    """The tables of one size."""
    seen: Counter[Place] = Counter()
    won: Counter[Place] = Counter()
    for victory, found in games(Pairing("hard", "hard", players, seeds), count, places, pool):
        seen.update(found)
        won.update(found if victory else ())
    return {
        "at_election": table(seen, won, "at_election", 0),
        "after_separatist": [table(seen, won, "after_separatist", party) for party in (0, 1)],
    }


def table(seen: Counter[Place], won: Counter[Place], kind: str, party: int) -> list[list[float]]:
    """A smooth table fitted to the data and the ends: a logistic curve over both tracks."""
    grid = [(a, b) for a in range(SHAPE[0]) for b in range(SHAPE[1])]
    features = np.array([[1, a, b, a * b, b >= DANGER] for a, b in grid], float)
    won_already = np.array([a == LOYALIST_GOAL for a, b in grid], float)
    lost_already = np.array([b == SEPARATIST_GOAL for a, b in grid], float)
    wins = np.array([won[kind, party, a, b] for a, b in grid]) + ENDS * won_already
    count = np.array([seen[kind, party, a, b] for a, b in grid]) + ENDS * won_already
    count += ENDS * lost_already * (1 - won_already)
    weights = np.zeros(features.shape[1])
    for _ in range(STEPS):  # Newton's steps, held back by a doubt about each weight
        chance = 1 / (1 + np.exp(-features @ weights))
        slope = features.T @ (wins - count * chance) - DOUBT * weights
        bend = (features.T * (count * chance * (1 - chance))) @ features
        weights += np.linalg.solve(bend + DOUBT * np.eye(len(weights)), slope)
    chance = 1 / (1 + np.exp(-features @ weights))
    return [[round(float(each), 3) for each in row] for row in chance.reshape(SHAPE)]


def main() -> None:
    """Learn all sizes and write the file."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.senate_values", description=__doc__)
    parser.add_argument("--games", type=int, default=400, help="games for each size")
    parser.add_argument("--seeds", default="learn", help="the seeds to learn from")
    parser.add_argument("--workers", type=int, default=2)
    args = parser.parse_args()
    with ProcessPoolExecutor(args.workers) as pool:
        sizes = {str(size): learned(size, args.games, args.seeds, pool) for size in SIZES}
    command = f"python -m benchmarks.senate_values --games {args.games} --seeds {args.seeds}"
    rows = ",\n".join(f' "{size}": {json.dumps(tables)}' for size, tables in sizes.items())
    FILE.write_text(f'{{"command": "{command}",\n"sizes": {{\n{rows}\n}}}}\n', "utf-8")
    print(f"kept in {FILE}")


if __name__ == "__main__":
    main()

"""Learn the chances of the senate games: `python -m benchmarks.senate_chances`.

Bots play one another, in both editions. Between two governments we mark each table with who won in
the end; in elections and sessions we count what people of each party do.
"""

import argparse
import json
from collections import defaultdict
from concurrent.futures import ProcessPoolExecutor
from itertools import product
from typing import Any

import numpy as np

from benchmarks.chances import Floats, Job, fitted, jobs, watched
from palatine.bots.senate.chances import ballots, session_key
from palatine.bots.senate.prospects import FILE, features, tiles
from palatine.core.match import Match
from palatine.games.senate.state import LOYALIST, SEPARATIST, Senate

SIZES = range(5, 11)
EDITIONS = ("sith-imperative", "secret-emperor")
DOUBT, DOUBT_OF_SIZE = 4.0, 12.0
"""How strongly weights are held near zero, and those of a size near those of all sizes."""
ALIKE = (0.0, 0.02, 0.05, 0.1, 0.15, 0.2, 0.3)
LETTERS = ("LL", "LS", "SL", "SS")
STAGES = ("", "late", "last", "veto")


class Notes:
    """What we keep of one game."""

    def __init__(self) -> None:
        self.tables: list[list[float]] = []
        self.votes: list[tuple[list[list[float]], int]] = []
        """For each election the voters' features, and its number."""
        self.held: list[tuple[str, int, int]] = []
        """A session's key, its number, and the tiles passed on so far."""

    def look(self, match: Match) -> None:
        """Note what there is to note before the next answer."""
        t: Senate = match.state
        question = next(iter(match.asked.values()))
        if question.kind == "vote":
            self.votes.append(([row for _, row in ballots(t)], len(t.elections)))
        elif question.kind in ("pass_on", "enact", "consent"):
            is_refused = question.kind == "enact" and self.is_refused(t)
            kind = "refused" if is_refused else question.kind
            loyal = tiles(t, t.hand)
            self.held.append((session_key(t, kind, loyal), len(t.sessions), loyal))
        else:
            self.tables.append(features(t))

    def is_refused(self, t: Senate) -> bool:
        """Whether this session's veto was refused."""
        before = [key for key, number, _ in self.held if number == len(t.sessions)]
        return any(key.startswith("consent") for key in before)


def read(job: Job) -> tuple[int, bool, Any, list[Any], list[tuple[str, int]]]:
    """One game: its size, whether the Loyalists won, tables, votes and what sessions did."""
    notes = Notes()
    match = watched(job, notes.look, each_answer=False)
    t: Senate = match.state
    votes = [
        (np.array(rows, np.float32), [p in t.elections[n].yes for p in voters(t, n)])
        for rows, n in notes.votes
    ]
    assert match.outcome is not None
    won = match.outcome.side == LOYALIST
    return job[1], won, np.array(notes.tables, np.float32), votes, deeds(t, notes)


def voters(t: Senate, number: int) -> list[int]:
    """Who voted, by seat."""
    return sorted([*t.elections[number].yes, *t.elections[number].no])


def deeds(t: Senate, notes: Notes) -> list[tuple[str, int]]:
    """The result of each question in a session, by its place among the answers."""
    found = []
    for place, (key, number, _) in enumerate(notes.held):
        session = t.sessions[number]
        asked_on = place + 1 < len(notes.held) and notes.held[place + 1][1] == number
        after = notes.held[place + 1][0] if asked_on else ""
        if key.startswith("pass_on"):
            found.append((key, tiles(t, session.passed)))
        elif key.startswith("consent"):
            found.append((key, 1 if after else 0))
        elif after.startswith("consent"):
            found.append((key, 2))
        else:
            found.append((key, int(session.enacted == SEPARATIST)))
    return found


def possible() -> dict[str, list[float]]:
    """Every key with its possible results, each counted as half before any data."""
    found = {}
    for letters, stage in product(LETTERS, STAGES):
        for loyal in range(4):
            odds = [0.5 * (max(0, loyal - 1) <= n <= min(2, loyal)) for n in range(3)]
            found[f"pass_on {loyal} {letters} {stage}".strip()] = odds
        for loyal in range(3):
            odds = [0.5 * (loyal > 0), 0.5 * (loyal < 2)]
            found[f"enact {loyal} {letters} {stage}".strip()] = [*odds, 0.5 * (stage == "veto")]
            found[f"refused {loyal} {letters} {stage}".strip()] = [*odds, 0.0]
            found[f"consent {loyal} {letters} {stage}".strip()] = [0.5, 0.5]
    return {key: odds for key, odds in found.items() if is_needed(key)}


def is_needed(key: str) -> bool:
    """Whether this can come up: only some sessions have a veto."""
    return not key.startswith(("refused", "consent")) or key.endswith("veto")


def elections(votes: list[Any], ballot: Floats) -> list[float]:
    """Shift, slope and how alike people vote: the best fit to who was elected."""
    best: tuple[float, list[float]] = (np.inf, [])
    for alike in ALIKE:
        rows, won = [], []
        for features_of, yes in votes:
            for said in (0, len(yes) // 2):  # with no ballots in, and with half of them
                rest = 1 / (1 + np.exp(-features_of[said:].astype(float) @ ballot))
                needed = len(yes) // 2 + 1 - sum(yes[:said])
                if 0 < needed <= len(rest):
                    spread = np.sqrt((rest * (1 - rest)).sum() + alike * len(rest) ** 2)
                    rows.append([1.0, (rest.sum() - needed + 0.5) / spread])
                    won.append(float(sum(yes) > len(yes) / 2))
        x, y = np.array(rows), np.array(won)
        weights = fitted(x, y, 1.0)
        chance = np.clip(1 / (1 + np.exp(-x @ weights)), 1e-6, 1 - 1e-6)
        badness = float(-np.log(np.where(y > 0, chance, 1 - chance)).mean())
        best = min(best, (badness, [*weights.tolist(), alike]))
    print(f"elections: log loss {best[0]:.3f}, shift, slope, alike {best[1]}")
    return best[1]


def learned(found: list[Any]) -> dict[str, Any]:
    """Everything for the file."""
    every = np.concatenate([tables for _, _, tables, _, _ in found]).astype(float)
    won = np.concatenate([[float(w)] * len(tables) for _, w, tables, _, _ in found])
    size = np.concatenate([[n] * len(tables) for n, _, tables, _, _ in found])
    common = fitted(every, won, DOUBT)
    sizes = {str(n): fitted(every[size == n], won[size == n], DOUBT_OF_SIZE, common) for n in SIZES}
    votes = [vote for *_, of, _ in found for vote in of]
    rows = np.concatenate([rows for rows, _ in votes]).astype(float)
    ballot = fitted(rows, np.concatenate([yes for _, yes in votes]).astype(float), DOUBT)
    counts: dict[str, list[float]] = defaultdict(lambda: [0.0] * 3) | possible()
    for *_, done in found:
        for key, what in done:
            counts[key][what] += 1
    sessions = {key: [each / sum(odds) for each in odds] for key, odds in counts.items()}
    return {
        "sizes": {n: rounded(weights) for n, weights in sizes.items()},
        "ballot": rounded(ballot),
        "elected": rounded(elections(votes, ballot)),
        "sessions": {key: rounded(odds) for key, odds in sorted(sessions.items())},
    }


def rounded(values: Any) -> list[float]:
    """With as many digits as the values deserve."""
    return [round(float(value), 3) for value in values]


def main() -> None:
    """Play, learn, write the file."""
    parser = argparse.ArgumentParser(
        prog="python -m benchmarks.senate_chances", description=__doc__
    )
    parser.add_argument("--games", type=int, default=300, help="for each edition, size and bots")
    parser.add_argument("--bots", default="hard,hard+easy")
    parser.add_argument("--seeds", default="learn")
    parser.add_argument("--workers", type=int, default=2)
    args = parser.parse_args()
    every = list(jobs(EDITIONS, SIZES, args.bots.split(","), args.seeds, args.games))
    with ProcessPoolExecutor(args.workers) as pool:
        found = list(pool.map(read, every, chunksize=10))
    command = (
        f"python -m benchmarks.senate_chances --games {args.games} --bots {args.bots}"
        f" --seeds {args.seeds}"
    )
    parts = ",\n".join(f'"{name}": {lines(part)}' for name, part in learned(found).items())
    FILE.write_text(f'{{"command": "{command}",\n{parts}}}\n', "utf-8")
    print(f"{len(every)} games, kept in {FILE}")


def lines(part: Any) -> str:
    """A part of the file, with a line for each of its keys."""
    if not isinstance(part, dict):
        return json.dumps(part)
    inner = ",\n".join(f' "{key}": {json.dumps(value)}' for key, value in part.items())
    return f"{{\n{inner}\n}}"


if __name__ == "__main__":
    main()

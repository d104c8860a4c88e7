"""Today's bots with a policy in training: `python -m benchmarks.senate_tutors --out answers`.

Until there is a policy, bots of each level play among themselves; then against it: the policy's
plotters with hard Loyalists, its Loyalists with hard plotters, and all mixed. We write each answer
and claim of a bot with what its seat saw, for the clones that the policy trains against;
`games-*.jsonl` records how the games went. Many processes may write to one folder.
"""

import argparse
import json
import os
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random

import numpy as np

from benchmarks.senate_clones import LEVELS, Row, Watched, seen
from benchmarks.senate_games import loyalists_won
from palatine.bots.company import Company
from palatine.bots.roster import bots_of
from palatine.bots.senate.learned import LearnedBot, policy_of
from palatine.catalog import find
from palatine.core.chance import Seeded, seed_from
from palatine.core.match import Match
from palatine.core.seats import Seat, seats
from palatine.training.clones import Data, joined

GAME, EDITION = find("sith-imperative")
OURS = "learned"
SIZES = (5, 6, 7, 8, 9, 10)


def company(way: str, roles: list[str], dice: Random) -> list[str]:
    """The name on each seat: a level, or `learned`."""
    loyal = [role == "loyalist" for role in roles]
    match way:
        case "bots":
            return [dice.choice(LEVELS) for _ in roles]
        case "hard" | "normal" | "easy":
            return [way for _ in roles]
        case "plotters":
            return ["hard" if each else OURS for each in loyal]
        case "loyalists":
            return [OURS if each else "hard" for each in loyal]
    return [dice.choice((OURS, "hard", "hard", "easy")) for _ in roles]


ALONE = ("hard", "hard", "bots", "normal", "hard", "easy")
BESIDE = ("plotters", "loyalists", "plotters", "mixed", "hard")


class Play:
    """Endless games; we keep their bots' answers until they are written."""

    def __init__(
        self, out: Path, policy: Path | None, seed: int, sizes: Sequence[int] = SIZES
    ) -> None:
        self.out, self.policy, self.seed, self.sizes = out, policy, seed, sizes
        self.rows: dict[tuple[int, int], list[Row]] = {}
        self.age, self.number, self.files = 0.0, 0, 0

    def ways(self) -> tuple[str, ...]:
        """The kinds of games to play now. It reads a policy again when the file is new."""
        if self.policy is None or not self.policy.exists():
            return ALONE
        age = self.policy.stat().st_mtime
        if age != self.age:
            policy_of.cache_clear()
            self.age = age
        return BESIDE

    def game(self) -> dict[str, object]:
        """Play one game, and return how it went."""
        self.number += 1
        ways, players = self.ways(), self.sizes[self.number % len(self.sizes)]
        way = ways[self.number // len(self.sizes) % len(ways)]
        text = f"tutors {self.seed} {self.number}"
        match = Match(GAME, GAME.setup(players, EDITION), Seeded(seed_from(text)))
        names = company(way, match.state.roles, Random(text))
        bots: dict[Seat, Watched | LearnedBot] = {}
        for seat, name in zip(seats(players), names, strict=True):
            random = Random(f"{text} {seat}")
            if name in LEVELS:
                bots[seat] = Watched(bots_of(GAME)[name](GAME, seat, random), seat, players)
            else:
                assert self.policy is not None
                bots[seat] = LearnedBot(self.policy, GAME, seat, random)
        Company(match, bots).play()
        for seat, name in zip(seats(players), names, strict=True):
            bot = bots[seat]
            if isinstance(bot, Watched):
                self.rows.setdefault((players, LEVELS.index(name)), []).extend(bot.rows)
        updates = policy_of(self.policy).about.get("updates", 0) if self.age and self.policy else 0
        ending = str(match.state.result)
        won = loyalists_won(match)
        return {"way": way, "players": players, "won": won, "ending": ending, "updates": updates}

    def write(self) -> None:
        """Write the answers to a file; its name appears when it is complete."""
        parts: dict[int, list[Data]] = {}
        for (players, level), rows in self.rows.items():
            if rows:
                parts.setdefault(level, []).append(seen(players, rows))
        arrays = {}
        for level, each in parts.items():
            words, legal, action = joined(each)
            arrays[f"words{level}"] = words
            arrays[f"legal{level}"] = legal.astype(np.int32)
            arrays[f"action{level}"] = action.astype(np.int32)
        self.rows, self.files = {}, self.files + 1
        if arrays:
            new = self.out / f"new-{self.seed}-{self.files}.npz"
            np.savez(new, **arrays)
            new.replace(self.out / f"rows-{self.seed}-{self.files:03}.npz")


def played(play: Play, seconds: float, every: float) -> Iterator[dict[str, object]]:
    """Games until time runs out."""
    start = shown = time.monotonic()
    while time.monotonic() - start < seconds:
        yield play.game()
        if time.monotonic() - shown > every:
            play.write()
            shown = time.monotonic()
    play.write()


def main() -> None:
    """Play, watch, write."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--policy", type=Path, help="may be written later")
    parser.add_argument("--seed", type=int, default=os.getpid())
    parser.add_argument(
        "--players", type=int, nargs="*", default=SIZES, help="in turn; a size may come twice"
    )
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--every", type=float, default=20, help="seconds between two files")
    options = parser.parse_args()
    options.out.mkdir(parents=True, exist_ok=True)
    play = Play(options.out, options.policy, options.seed, options.players)
    with (options.out / f"games-{options.seed}.jsonl").open("a") as file:
        for found in played(play, options.seconds, options.every):
            print(json.dumps(found), file=file, flush=True)


if __name__ == "__main__":
    main()

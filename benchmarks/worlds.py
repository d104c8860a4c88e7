"""What it costs to deal a world: `python -m benchmarks.worlds GAME --players 5 6 7`.

At moments of random games a seat dreams, and deals some worlds from its dream, as a search does.
Next to the processor time of a world is how many random answers that time allows, measured in the
same run, because a machine's speed alone tells little.
"""

import argparse
from random import Random
from time import process_time

from palatine.bots.search import FORKS, play_on
from palatine.catalog import find
from palatine.core.chance import Rolled
from palatine.core.conformance.noninterference import somewhere
from palatine.core.match import Match

WORLDS = 6
"""How many worlds are dealt from each dream."""
AHEAD = 24
"""How many answers are given in each, as the search bot does."""


def spent(match: Match, random: Random) -> tuple[list[float], float, int]:
    """The time of each world, the time of all answers, and the number of answers."""
    seat, given, answering = random.choice(match.waiting), 0, 0.0
    dream, dealing = match, list[float]()
    for _ in range(1 + WORLDS):
        start = process_time()
        world = dream.world(seat, random, Rolled(random))
        dealing.append(process_time() - start)
        dream = world if dream is match else dream
        for _ in range(FORKS):
            fork = world.fork(Rolled(random))
            before, start = fork.number, process_time()
            play_on(fork, random, AHEAD)
            answering += process_time() - start
            given += fork.number - before
    return dealing, answering, given


def row(game_id: str, players: int, moments: int, seeds: str) -> str:
    """A row of the table: one size."""
    game, edition = find(game_id)
    random = Random(f"{seeds} {players}")
    dealing, answering, given = list[float](), 0.0, 0
    for _ in range(moments):
        match = somewhere(game, game.setup(players, edition), random)
        worlds, took, count = spent(match, random)
        dealing, answering, given = dealing + worlds, answering + took, given + count
    dealing.sort()
    mean, answer = sum(dealing) / len(dealing), answering / given
    p99 = dealing[int(0.99 * len(dealing))]
    return f"| {players} | {1000 * mean:.2f} | {1000 * p99:.2f} | {mean / answer:.0f} |"


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.worlds", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--players", type=int, nargs="+", required=True)
    parser.add_argument("--moments", type=int, default=60)
    parser.add_argument("--seeds", default="report")
    args = parser.parse_args()
    print("| players | ms a world | p99 | answers at random in that time |")
    print("|---|---|---|---|")
    for players in args.players:
        print(row(args.game, players, args.moments, args.seeds), flush=True)


if __name__ == "__main__":
    main()

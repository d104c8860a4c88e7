"""How long games are between bots: the distribution over many seeds, for every size of table.

    python examples/lengths.py to-be-emperor greedy 200 round_limit=40

The arguments are a game or edition, a bot, how many games of each size, and options. Rounds are
read from the public view, where a game counts them.
"""

import sys
from collections import Counter
from collections.abc import Sequence
from random import Random

from palatine.bots.company import Company
from palatine.bots.roster import find_bot
from palatine.catalog import find
from palatine.core.chance import Seeded, seed_from
from palatine.core.match import Match
from palatine.core.seats import PUBLIC, seats


def played(name: str, bot: str, players: int, options: dict[str, str], seed: int) -> Match:
    """One game between bots of one kind."""
    game, edition = find(name)
    make = find_bot(game, bot)[1]
    match = Match(game, game.setup(players, edition, options), Seeded(seed_from(str(seed))))
    bots = {p: make(game, p, Random(f"{seed} {p}")) for p in seats(players)}
    Company(match, bots).play()
    return match


def spread(numbers: Sequence[int]) -> str:
    """The least, the quarters, and the most of some numbers."""
    ordered = sorted(numbers)
    last = len(ordered) - 1
    return " ".join(f"{ordered[last * quarter // 4]:5}" for quarter in range(5))


def main(name: str, bot: str, games: int, options: dict[str, str]) -> None:
    """Print a line for each size: rounds and decisions (least, quarters, most), and endings."""
    print("players | rounds: least, quarters, most | decisions: the same | endings")
    for players in find(name)[0].players:
        matches = [played(name, bot, players, options, seed) for seed in range(games)]
        views = [match.game.view(match.state, PUBLIC) for match in matches]
        rounds = [int(view.counters.get("round", 0)) for view in views]
        ends = Counter(match.outcome.why for match in matches if match.outcome)
        endings = ", ".join(f"{why} {count}" for why, count in ends.most_common())
        print(f"{players} | {spread(rounds)} | {spread([m.number for m in matches])} | {endings}")


if __name__ == "__main__":
    chosen = dict(option.split("=", 1) for option in sys.argv[4:])
    main(sys.argv[1], sys.argv[2], int(sys.argv[3]), chosen)

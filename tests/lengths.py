"""How long games are, by bot and size: `python -m tests.lengths GAME [GAMES [OPTION=VALUE ...]]`.

Each seat is played by the same bot, from packets alone. The numbers are the tenth, the half and
the nine tenths of all games; rounds only where the game's view counts them.
"""

import sys
from collections import Counter
from collections.abc import Iterator
from random import Random

from palatine.bots.company import Company
from palatine.bots.roster import bots_of
from palatine.catalog import find
from palatine.core.chance import Seeded, seed_from
from palatine.core.game import Game
from palatine.core.match import Match
from palatine.core.seats import PUBLIC, seats

PARTS = (0.1, 0.5, 0.9)


def played(game: Game, players: int, bot: str, seed: int, options: dict[str, str]) -> Match:
    """One game of such bots."""
    match = Match(game, game.setup(players, None, options), Seeded(seed_from(f"length {seed}")))
    make = bots_of(game)[bot]
    company = Company(match, {p: make(game, p, Random(f"{seed} {p}")) for p in seats(players)})
    company.play()
    return match


def parts(numbers: list[int]) -> str:
    """The tenth, the half, the nine tenths, and the most."""
    ordered = sorted(numbers)
    found = [ordered[int(part * (len(ordered) - 1))] for part in PARTS]
    return " / ".join(map(str, (*found, ordered[-1])))


def rounds_of(match: Match) -> int:
    """The rounds played, as the view counts them."""
    return int(match.game.view(match.state, PUBLIC).counters.get("round", 0))


def lines(game: Game, games: int, options: dict[str, str]) -> Iterator[str]:
    """A row of a table for each bot and size."""
    yield "| bot | players | decisions | rounds | ends |"
    yield "|---|---|---|---|---|"
    for bot in bots_of(game):
        for players in game.players:
            matches = [played(game, players, bot, seed, options) for seed in range(games)]
            ends = Counter(match.outcome.why for match in matches if match.outcome)
            shares = ", ".join(f"{why} {n / games:.0%}" for why, n in ends.most_common())
            decisions = parts([match.number for match in matches])
            rounds = parts([rounds_of(match) for match in matches])
            yield f"| {bot} | {players} | {decisions} | {rounds} | {shares} |"


if __name__ == "__main__":
    name, *rest = sys.argv[1:]
    count = int(rest[0]) if rest else 100
    chosen = dict(each.split("=", 1) for each in rest[1:])
    for line in lines(find(name)[0], count, chosen):
        print(line, flush=True)

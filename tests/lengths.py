"""How long games are between bots of one kind, at every size of table, as rows for a page.

    python -m tests.lengths GAME BOT [GAMES [OPTION=VALUE ...]]

Each seat plays from packets alone. The numbers are the 10th, 50th and 90th percentile and the
maximum of all games; rounds are counted by the game's view.
"""

import sys
from collections import Counter
from collections.abc import Iterator
from random import Random

from palatine.bots.company import Company
from palatine.bots.roster import find_bot
from palatine.catalog import find
from palatine.core.chance import Seeded, seed_from
from palatine.core.game import Game, Setup
from palatine.core.match import Match
from palatine.core.seats import PUBLIC, seats

PARTS = (0.1, 0.5, 0.9, 1.0)


def played(game: Game, setup: Setup, bot: str, seed: int) -> Match:
    """One game between such bots."""
    match = Match(game, setup, Seeded(seed_from(f"length {seed}")))
    _, make = find_bot(game, bot)
    bots = {p: make(game, p, Random(f"{seed} {p}")) for p in seats(setup.players)}
    Company(match, bots).play()
    return match


def parts(numbers: list[int]) -> str:
    """The 10th, 50th and 90th percentile, and the maximum."""
    ordered = sorted(numbers)
    return " / ".join(str(ordered[int(part * (len(ordered) - 1))]) for part in PARTS)


def rounds_of(match: Match) -> int:
    """The rounds played, as the view counts them."""
    return int(match.game.view(match.state, PUBLIC).counters.get("round", 0))


def row(game: Game, setup: Setup, bot: str, games: int) -> str:
    """A row of the table: one size."""
    matches = [played(game, setup, bot, seed) for seed in range(games)]
    ends = Counter(match.outcome.why if match.outcome else "open" for match in matches)
    shares = ", ".join(f"{why} {count / games:.0%}" for why, count in ends.most_common())
    decisions = parts([match.number for match in matches])
    rounds = parts([rounds_of(match) for match in matches])
    return f"| {bot} | {setup.players} | {rounds} | {decisions} | {shares} |"


def lines(name: str, bot: str, games: int, options: dict[str, str]) -> Iterator[str]:
    """The table."""
    game, edition = find(name)
    yield "| bot | players | rounds | decisions | ends |"
    yield "|---|---|---|---|---|"
    for players in game.players:
        yield row(game, game.setup(players, edition, options), bot, games)


if __name__ == "__main__":
    name, bot, *rest = sys.argv[1:]
    chosen = dict(each.split("=", 1) for each in rest[1:])
    for line in lines(name, bot, int(rest[0]) if rest else 100, chosen):
        print(line, flush=True)

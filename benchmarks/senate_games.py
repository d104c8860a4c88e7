"""Senate games between bots of two levels, one for each side, on all the cores we get."""

from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from random import Random
from typing import Any

from palatine.bots.bot import Bot
from palatine.bots.company import Company
from palatine.catalog import find
from palatine.core.chance import Seeded, seed_from
from palatine.core.match import Match
from palatine.core.seats import Seat, seats
from palatine.lab.playing import maker_of

BATCH = 25


@dataclass(frozen=True)
class Pairing:
    """Who plays whom, and with which seeds."""

    loyalists: str
    plotters: str
    players: int
    seeds: str
    edition: str = "sith-imperative"


def play(pairing: Pairing, number: int) -> tuple[Match, dict[Seat, Bot]]:
    """One game, to its end."""
    match, bots = side_bots(pairing, number)
    Company(match, bots).play()
    return match, bots


def side_bots(pairing: Pairing, number: int) -> tuple[Match, dict[Seat, Bot]]:
    """A game at its start: the table's deal, then bots by each seat's side."""
    game, edition = find(pairing.edition)
    seed = f"{pairing.seeds} {pairing.players} {number}"
    match = Match(game, game.setup(pairing.players, edition), Seeded(seed_from(seed)))
    makers = {
        True: maker_of(game.id, pairing.loyalists),
        False: maker_of(game.id, pairing.plotters),
    }
    roles = match.state.roles
    bots = {
        seat: makers[roles[seat] == "loyalist"](game, seat, Random(f"{seed} bot {seat}"))
        for seat in seats(pairing.players)
    }
    return match, bots


Reader = Callable[[Match, dict[Seat, Bot]], Any]
"""What we keep of a finished game."""


def _batch(pairing: Pairing, read: Reader, numbers: range) -> list[Any]:
    return [read(*play(pairing, number)) for number in numbers]


def games(pairing: Pairing, count: int, read: Reader, pool: ProcessPoolExecutor) -> Iterator[Any]:
    """This many games, each read by `read` in the process that played it."""
    batches = [range(first, min(first + BATCH, count)) for first in range(0, count, BATCH)]
    for batch in pool.map(partial(_batch, pairing, read), batches):
        yield from batch


def loyalists_won(match: Match) -> bool:
    """Whether the Loyalists won the game."""
    assert match.outcome is not None
    return match.outcome.side == "loyalist"

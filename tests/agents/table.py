"""What the tests of agents play: every installed game, and one from elsewhere."""

from collections.abc import Iterator
from random import Random

from saturnalia import GAME as SATURNALIA

from palatine.catalog import games
from palatine.core.chance import Seeded, seed_from
from palatine.core.decisions import Answer
from palatine.core.game import Game, Setup
from palatine.core.match import Match
from palatine.core.seats import Seat

EVERY_GAME = (*games().values(), SATURNALIA)
SENATE = games()["senate"]
NAMES = [game.id for game in EVERY_GAME]


def setups(game: Game) -> Iterator[Setup]:
    """The smallest table and the largest, and the smallest of each variant."""
    for players in (game.players[0], game.players[-1]):
        yield game.setup(players, None, game.check_options)
    for options in game.variants.values():
        yield game.setup(game.players[0], None, {**game.check_options, **options})


def new_match(game: Game, setup: Setup, seed: str = "1") -> Match:
    """A match from a seed."""
    return Match(game, setup, Seeded(seed_from(seed)))


def asked_in(match: Match, random: Random) -> Iterator[tuple[Seat, Answer]]:
    """Plays a match at random: each asked seat, with the answer that it will give."""
    while not match.is_over:
        seat = random.choice(match.waiting)
        answer = match.asked[seat].any_answer(random)
        yield seat, answer
        match.answer(seat, answer)

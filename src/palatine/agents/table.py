"""A table for learners: which game, its setup, and what it tells besides the rows."""

from collections.abc import Mapping
from random import Random

from palatine.agents.playing import Playing
from palatine.catalog import find
from palatine.core.chance import Seeded, new_seed
from palatine.core.game import Game, Setup
from palatine.core.match import Match
from palatine.core.seats import Seat
from palatine.core.words import Speaker


def set_up(
    game: str | Game,
    players: int | None = None,
    options: Mapping[str, str] | None = None,
) -> tuple[Game, Setup]:
    """A game by its name, or itself, with its smallest table unless the caller asks for another.

    The options are those with which random play ends, plus the caller's: a learner starts at
    random.
    """
    found, edition = find(game) if isinstance(game, str) else (game, next(iter(game.editions)))
    chosen = {**found.check_options, **(options or {})}
    size = found.players[0] if players is None else players
    return found, found.setup(size, edition, chosen)


class Deals:
    """Match after match, all from one seed, or from one that nobody knows."""

    def __init__(self, game: Game, setup: Setup) -> None:
        self.game, self.setup = game, setup
        self.random = Random(new_seed())

    def deal(self, seed: int | None) -> Playing:
        """The next match; with a seed, the first one of that seed."""
        if seed is not None:
            self.random = Random(f"palatine {seed}")
        return Playing(Match(self.game, self.setup, Seeded(self.random.randbytes(32))))


class Turns:
    """Who moves. Seats that answer together move in order, unseen by each other.

    In a race one seat has to be first: the order is random, so that no seat is always the quickest.
    """

    def __init__(self, random: Random) -> None:
        self.random = random
        self.number = -1
        self.order: list[Seat] = []

    def all(self, match: Match) -> list[Seat]:
        """Everyone who has to move, in order."""
        if match.how != "race":
            return list(match.waiting)
        if match.number != self.number:
            self.number, self.order = match.number, list(match.waiting)
            self.random.shuffle(self.order)
        return [seat for seat in self.order if seat in match.waiting]

    def next(self, match: Match) -> Seat:
        """The seat whose step is next."""
        return self.all(match)[0]


def speaker_of(game: Game, language: str | None, theme: str | None) -> Speaker | None:
    """Puts the packets in words; None if no language is wanted."""
    return None if language is None else Speaker(game, language, theme)

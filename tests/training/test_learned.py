"""A learned senator at the table: lawful, fair, quick enough, and for its own game alone."""

from pathlib import Path
from random import Random
from time import process_time

import numpy as np
import pytest

from palatine.batch.actions import ACTIONS
from palatine.bots.bot import Bot
from palatine.bots.company import Company
from palatine.bots.fairness import find_unfairness
from palatine.bots.senate.learned import LearnedBot
from palatine.catalog import find, games
from palatine.core.chance import Seeded, seed_from
from palatine.core.errors import BadSetup
from palatine.core.match import Match
from palatine.core.seats import Seat, seats
from palatine.core.stream import Packet
from palatine.training.observation import MOST_SEATS, observe, played
from palatine.training.weights import write

GAME, EDITION = find("sith-imperative")


@pytest.fixture(scope="session")
def policy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Weights that nobody has trained: they play by chance, and often oddly."""
    from palatine.batch import init, unpack

    v, random = played(5), np.random.default_rng(1)
    table = unpack(v, init(v, np.zeros(1, np.uint32)))
    size = 32 * observe(v, table, table.president).shape[1]
    shapes = [(size, 64), (64, ACTIONS + MOST_SEATS - 1)]
    path = tmp_path_factory.mktemp("weights") / "policy.npz"
    write(path, [(random.normal(size=shape) / 4, np.zeros(shape[1])) for shape in shapes], {})
    return path


class Outspoken(Company):
    """A company in which a claim that is refused fails the test."""

    def _hear(self, seat: Seat, bot: Bot) -> None:
        for claim in bot.hear(self._packet(seat)):
            self.match.say(seat, claim.what, claim.atoms)


def opened(players: int, seed: str) -> Match:
    """A match at its start."""
    return Match(GAME, GAME.setup(players, EDITION), Seeded(seed_from(seed)))


@pytest.mark.parametrize("players", [5, 6, 7, 10])
def test_it_plays_and_speaks_lawfully(policy: Path, players: int) -> None:
    """Whole games go to their end, no answer and no claim is refused, and each session is told."""
    match = opened(players, f"learned {players}")
    makers = {p: LearnedBot(policy, GAME, p, Random(p)) for p in seats(players)}
    Outspoken(match, makers).play()
    assert match.is_over
    told = [news.event for news in match.news]
    assert told.count("said_drew") == told.count("said_received")
    assert told.count("said_drew") >= len(match.state.sessions) - 1  # the last may end the game


def test_it_knows_no_more_than_its_seat(policy: Path) -> None:
    """In two histories that look the same to it, it says and answers the same."""

    def make(game: object, seat: Seat, random: Random) -> LearnedBot:
        return LearnedBot(policy, GAME, seat, random)

    for players in (5, 7):
        setup = GAME.setup(players, EDITION)
        assert list(find_unfairness(GAME, setup, make, Random(players), pairs=3)) == []


def test_it_plays_its_own_game_alone(policy: Path) -> None:
    """At a table of another game, or of another edition, it says so."""
    other = next(game for game in games().values() if game.id != GAME.id)
    with pytest.raises(BadSetup, match="plays senate"):
        LearnedBot(policy, other, Seat(0), Random(1))


def test_a_decision_takes_few_milliseconds(policy: Path) -> None:
    """Half of the decisions take less than five milliseconds of processor time."""
    times: list[float] = []

    class Timed(LearnedBot):
        def choose(self, packet: Packet, phase: str, hand: int = 0) -> int:
            start = process_time()
            chosen = super().choose(packet, phase, hand)
            times.append(process_time() - start)
            return chosen

    Company(opened(7, "timed"), {p: Timed(policy, GAME, p, Random(p)) for p in seats(7)}).play()
    assert sorted(times)[len(times) // 2] < 0.005

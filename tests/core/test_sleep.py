"""A sleeping match moves to another process as data, and is the same there."""

import pickle
from random import Random

import pytest
import saturnalia

from palatine.catalog import games
from palatine.core.chance import Rolled
from palatine.core.conformance.noninterference import somewhere
from palatine.core.game import Game
from palatine.core.play import play_out
from palatine.core.sleep import asleep, awake

EVERY_GAME = [*games().values(), saturnalia.GAME]


@pytest.mark.parametrize("game", EVERY_GAME, ids=lambda game: game.id)
def test_a_world_that_slept_goes_on_as_it_would_have(game: Game) -> None:
    """At any moment of any game: the same state, questions and answers, and with the same chance
    the same end."""
    random = Random(game.id)
    for _ in range(15):
        setup = game.setup(random.choice(game.players), None, game.check_options)
        match = somewhere(game, setup, random)
        world = match.world(random.choice(match.waiting), random, Rolled(Random(1)))
        again = awake(game, pickle.loads(pickle.dumps(asleep(world))), Rolled(Random(1)))
        assert again.state == world.state
        assert (again.number, again.asked, again.how) == (world.number, world.asked, world.how)
        assert again.waiting == world.waiting
        for each in (world, again):
            play_out(each, Random(2))
        assert again.outcome == world.outcome


def test_only_a_fork_can_sleep() -> None:
    """A match has a log, news and secrets that must stay where they are."""
    match = somewhere(saturnalia.GAME, saturnalia.GAME.setup(3), Random(1))
    with pytest.raises(AssertionError, match="only a fork"):
        asleep(match)

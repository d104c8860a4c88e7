"""Fair play: no bot knows what its seat may not know, and the check would find one that did."""

import gc
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
import saturnalia

from palatine.bots.bot import Claim, Maker
from palatine.bots.fairness import Dreaming, find_unfairness
from palatine.bots.random import RandomBot, any_answer
from palatine.bots.roster import bots_of
from palatine.bots.turn import Turn
from palatine.catalog import games
from palatine.core.decisions import Answer
from palatine.core.game import Game
from palatine.core.match import Match
from palatine.core.stream import Packet

EVERY_GAME = [*games().values(), saturnalia.GAME]
EVERY_BOT = [(game, name) for game in EVERY_GAME for name in bots_of(game)]


def unfairness(game: Game, make: Maker, pairs: int) -> Iterator[str]:
    """The finds at the smallest and the largest table."""
    for players in (game.players[0], game.players[-1]):
        setup = game.setup(players, None, game.check_options)
        yield from find_unfairness(game, setup, make, Random(f"{game.id} {players}"), pairs)


@pytest.mark.parametrize(("game", "name"), EVERY_BOT, ids=lambda each: getattr(each, "id", each))
def test_no_bot_knows_what_its_seat_may_not_know(game: Game, name: str) -> None:
    """In two histories that look the same to it, with the same dreams, a bot says and answers the
    same."""
    assert list(unfairness(game, bots_of(game)[name], pairs=3)) == []


class Peeking(RandomBot):
    """A cheat: follows the host's own reference to the table, and answers by what it finds."""

    def decide(self, packet: Packet, turn: Turn) -> Answer:
        """By a hash of the true state."""
        assert packet.ask is not None
        cells: Any = turn._dream.__closure__  # type: ignore[attr-defined]
        found = [cell.cell_contents for cell in cells]
        match = next(each for each in found if isinstance(each, Match))
        return any_answer(packet.ask, Random(str(match.state.to_json())))


class Unwrapping(RandomBot):
    """A cheat: reads the state that a packet keeps for a view that is not yet made."""

    def hear(self, packet: Packet) -> tuple[Claim, ...]:
        """Say what is true."""
        kept: Any = packet._late  # type: ignore[attr-defined]
        return (Claim("truth", (str(kept[1].to_json()),)),)


class Rummaging(RandomBot):
    """A cheat: searches all of memory for a table, once."""

    found: Dreaming | None = None

    def hear(self, packet: Packet) -> tuple[Claim, ...]:
        """Say what is true."""
        self.found = self.found or next(each for each in gc.get_objects() if type(each) is Dreaming)
        return (Claim("truth", (str(self.found.state.to_json()),)),)


@pytest.mark.parametrize("cheat", [Peeking, Unwrapping, Rummaging])
@pytest.mark.parametrize("game", EVERY_GAME, ids=lambda game: game.id)
def test_a_cheat_is_found(game: Game, cheat: Maker) -> None:
    """A bot that reaches for the state is caught, so the silence about others means something."""
    assert any(True for _ in unfairness(game, cheat, pairs=12))

"""A bot sees what it was trained on: its packets, folded, give the bits of the kernel's table."""

from random import Random

import numpy as np
import pytest

from palatine.batch import Table, chances, init, step, unpack
from palatine.bots.senate.onlooker import Onlooker
from palatine.core.chance import Dealt, Rolled
from palatine.core.match import Match
from palatine.core.seats import Seat, seats
from palatine.core.stream import late_packet
from palatine.games.senate import GAME
from palatine.training.observation import observe, played, sensible
from tests.batch.beside import Beside, setup_of
from tests.batch.deals import deal_of
from tests.batch.kernel import Played, steps_of
from tests.batch.kernel import played as games_of


class Watched:
    """A match next to a game of the kernel, watched from every seat."""

    def __init__(self, side: Beside) -> None:
        self.side = side
        self.eyes = {seat: Onlooker(seat) for seat in seats(side.v.players)}
        self.heard = dict.fromkeys(self.eyes, 0)

    def table(self, seat: Seat) -> Table:
        """The table that this asked seat has from its packets."""
        eyes, side = self.eyes[seat], self.side
        packet = late_packet(side.match, seat, self.heard[seat])
        self.heard[seat] = side.match.told
        eyes.hear(packet)
        hand = side.hand.count("loyalist") if side.phase in ("pass_on", "enact") else 0
        if side.phase == "consent":
            hand = eyes.passed_on(eyes.history.sessions[-1])
        return eyes.table(packet, side.phase, hand)

    def take(self, answer: int) -> None:
        """Go on with an answer; a president remembers what he passed on."""
        side = self.side
        if side.phase == "pass_on":
            eyes, number = self.eyes[Seat(side.asked[0])], len(side.match.state.sessions)
            drawn = side.hand.count("loyalist")
            eyes.passed[number] = drawn - (answer.bit_length() <= drawn)
        side.take(answer)


def tables_of(players: int, game: Played, seed: int) -> list[Table]:
    """The kernel's single table at each question of a game with this seed."""
    v, numbers = played(players), np.arange(1, dtype=np.uint32)
    state, found = init(v, numbers, seed), []
    for now, answer in enumerate(game.answers):
        found.append(unpack(v, state))
        words = chances(np.uint32(seed), np.uint32(now), numbers)
        state = step(v, state, np.array(answer, np.int32), words).final
    return found


def compare(players: int, seed: int) -> int:
    """A game of the kernel, seen from each asked seat; returns the number of questions."""
    v = played(players)
    game = games_of(v, 1, seed)
    steps, tables = list(steps_of(game, 0)), tables_of(players, game, seed)
    nature = Dealt(deal_of(v, steps), Rolled(Random(1)))
    watched = Watched(Beside(v, Match(GAME, setup_of(v), nature)))
    for (_, answer, _), theirs in zip(steps, tables, strict=False):
        seat = Seat(watched.side.asked[0])
        one, many = np.int32(1 << seat), np.array([1 << seat], np.int32)
        ours = watched.table(seat)
        assert observe(v, ours, one).tolist() == observe(v, theirs, many)[0].tolist()
        assert sensible(v, ours, one) == sensible(v, theirs, many)[0]
        watched.take(answer)
    return len(steps)


@pytest.mark.parametrize("players", range(5, 11))
def test_packets_give_the_bits_that_a_policy_was_trained_on(players: int) -> None:
    """At every question of whole games, a seat's packets give the kernel's own observation."""
    assert compare(players, seed=1) > 30


@pytest.mark.deep
@pytest.mark.parametrize("players", range(5, 11))
def test_packets_give_these_bits_in_many_games(players: int) -> None:
    """The same for a hundred games of each size."""
    assert sum(compare(players, seed) for seed in range(100)) > 5000

"""The whole game: its promises, and its bot."""

from random import Random

from new_game import GAME
from new_game.bots import BOTS
from new_game.state import Chamber

from palatine.bots.company import Company
from palatine.core.seats import seats
from palatine.testing import Table, broken_promises


def test_the_game_keeps_its_promises() -> None:
    """Random matches at every size, no leak, words for everything, a test for every rule."""
    assert broken_promises(GAME) == []


def test_the_bot_plays_to_the_end() -> None:
    """A table of bots, each with random numbers of its own."""
    t: Table[Chamber] = Table.opened(GAME, 5)
    bots = {seat: BOTS["cautious"](GAME, seat, Random(seat)) for seat in seats(5)}
    Company(t.match, bots).play()
    assert t.winners

"""Who plays for a bot that has not heard its game from the start."""

from functools import cached_property
from random import Random
from typing import Final

from palatine.bots.search import GreedyBot
from palatine.core.game import Game
from palatine.core.seats import Seat
from palatine.core.stream import Packet


class Newcomer:
    """A bot that lives on what it has heard knows too little where the table began at a position.
    There it says nothing, and this one decides, which needs no past."""

    def __init__(self, first: str, game: Game, seat: Seat, random: Random) -> None:
        """`first`: the news that each seat gets at the start of every game."""
        self.first: Final = first
        self.made_of: Final = (game, seat, random)
        self.is_needed = True

    def hear(self, packet: Packet) -> bool:
        """Take in a packet; says whether the bot is still needed after it."""
        if self.is_needed:
            self.is_needed = all(told.event != self.first for told in packet.news)
        return self.is_needed

    @cached_property
    def bot(self) -> GreedyBot:
        """Who decides."""
        return GreedyBot(*self.made_of)

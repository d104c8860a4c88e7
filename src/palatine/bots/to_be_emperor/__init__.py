"""Bots for To Be Emperor, the best first."""

from functools import partial

from palatine.bots.to_be_emperor.chances import chances
from palatine.bots.to_be_emperor.greedy import GreedyBot
from palatine.bots.to_be_emperor.hard import HardBot
from palatine.bots.to_be_emperor.score import score
from palatine.bots.to_be_emperor.undrawn import undrawn
from palatine.bots.wavering import WaveringBot

BOTS = {
    "hard": HardBot,
    "greedy": GreedyBot,
    "easy": partial(WaveringBot, GreedyBot, 0.7),
}
FIRST = "easy"
SCORE = score
CHANCES = chances
UNDRAWN = undrawn

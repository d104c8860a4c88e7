"""Bots for To Be Emperor, the best first."""

from palatine.bots.to_be_emperor.chances import chances
from palatine.bots.to_be_emperor.greedy import GreedyBot
from palatine.bots.to_be_emperor.hard import HardBot
from palatine.bots.to_be_emperor.score import score

BOTS = {"hard": HardBot, "greedy": GreedyBot}
SCORE = score
CHANCES = chances

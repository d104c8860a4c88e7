"""Bots for To Be Emperor."""

from palatine.bots.to_be_emperor.greedy import GreedyBot
from palatine.bots.to_be_emperor.hard import HardBot
from palatine.bots.to_be_emperor.score import score

BOTS = {"greedy": GreedyBot, "hard": HardBot}
SCORE = score

"""Bots for To Be Emperor."""

from palatine.bots.to_be_emperor.greedy import GreedyBot

BOTS = {"greedy": GreedyBot}

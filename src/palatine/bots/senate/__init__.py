"""Bots for the senate games."""

from palatine.bots.senate.sensible import SensibleBot

BOTS = {"sensible": SensibleBot}

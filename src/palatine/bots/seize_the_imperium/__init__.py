"""What bots know about Seize the Imperium."""

from palatine.bots.seize_the_imperium.chances import chances
from palatine.bots.seize_the_imperium.fights import fights
from palatine.bots.seize_the_imperium.hard import HardBot
from palatine.bots.seize_the_imperium.score import score

BOTS = {"hard": HardBot}
SCORE = score
CHANCES = chances
FIGHTS = fights

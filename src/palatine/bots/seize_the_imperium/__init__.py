"""What bots know about Seize the Imperium."""

from functools import partial

from palatine.bots.seize_the_imperium.chances import chances
from palatine.bots.seize_the_imperium.fights import fights
from palatine.bots.seize_the_imperium.hard import HardBot
from palatine.bots.seize_the_imperium.score import score
from palatine.bots.wavering import WaveringBot
from palatine.games.seize_the_imperium.names import WATCH_NAMES

BOTS = {"hard": HardBot, "easy": partial(WaveringBot, HardBot, 0.5)}
FIRST = "easy"
SCORE = score
CHANCES = chances
FIGHTS = fights
ASIDES = frozenset(WATCH_NAMES)

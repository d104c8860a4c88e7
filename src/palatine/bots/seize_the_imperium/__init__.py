"""What bots know about Seize the Imperium."""

from functools import partial

from palatine.bots.seize_the_imperium.answers import QUIET
from palatine.bots.seize_the_imperium.chances import chances
from palatine.bots.seize_the_imperium.fights import fights
from palatine.bots.seize_the_imperium.hard import HardBot
from palatine.bots.seize_the_imperium.score import score
from palatine.bots.seize_the_imperium.undrawn import undrawn
from palatine.bots.wavering import WaveringBot
from palatine.games.seize_the_imperium.names import WATCH_NAMES

WAVERS = {2: 0.5, 3: 0.5, 4: 0.75, 5: 0.75, 6: 0.75}
"""How often `easy` answers at random, by the number of players."""
BOTS = {"hard": HardBot, "easy": partial(WaveringBot, HardBot, WAVERS)}
FIRST = "easy"
SCORE = score
CHANCES = chances
FIGHTS = fights
ASIDES = frozenset(WATCH_NAMES)
DECLINES = frozenset(QUIET)
DRAWS = {"drew_assets", "drew_asset_cards", "drew_character", "drew_character_card", "drew_world"}
ROUTINE = frozenset({"turn_began", "phase_began", "exchange_began", "income", "drew_world_card"})
ROUTINE |= DRAWS
UNDRAWN = undrawn

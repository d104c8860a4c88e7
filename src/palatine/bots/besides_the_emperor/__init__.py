"""Bots for Everyone Wants To Sit Besides The Emperor."""

from functools import partial

from palatine.bots.besides_the_emperor.chances import chances
from palatine.bots.besides_the_emperor.curves import ROLE, curves
from palatine.bots.besides_the_emperor.greedy import GreedyBot
from palatine.bots.besides_the_emperor.hard import HardBot
from palatine.bots.besides_the_emperor.lies import lies
from palatine.bots.besides_the_emperor.plausible import plausible
from palatine.bots.besides_the_emperor.score import score
from palatine.bots.besides_the_emperor.undrawn import undrawn
from palatine.bots.wavering import WaveringBot

BOTS = {
    "hard": HardBot,
    "greedy": GreedyBot,
    "easy": partial(WaveringBot, GreedyBot, 0.5),
}
FIRST = "easy"
SCORE = score
CHANCES = chances
BELIEFS = curves
SUSPECTS = (ROLE,)
LIES = lies
PLAUSIBLE = plausible
UNDRAWN = undrawn
DECLINES = frozenset({"pass", "pass_until"})
ROUTINE = frozenset({"turn_began", "turn_skipped", "passed", "drew", "card_drawn"})
ROUTINE |= {"nothing_to_draw", "reshuffled", "cards_shown"}
CAUSES = {"struck": ("condemned", "turned_back")}

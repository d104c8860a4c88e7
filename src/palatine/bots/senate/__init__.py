"""Bots for the senate games, the best first."""

from functools import partial
from pathlib import Path

from palatine.bots.bot import Maker
from palatine.bots.senate.ballots import ballots
from palatine.bots.senate.chances import chances
from palatine.bots.senate.curves import PALPATINE, PLOTS, curves
from palatine.bots.senate.learned import LearnedBot
from palatine.bots.senate.levels import HARD, NORMAL
from palatine.bots.senate.lies import lies
from palatine.bots.senate.plausible import plausible
from palatine.bots.senate.redealt import drew, redealt, undrawn
from palatine.bots.senate.reputation import ReputationBot
from palatine.bots.senate.senator import BeliefBot

BOTS: dict[str, Maker] = {
    "hard": partial(BeliefBot, HARD),
    "normal": partial(BeliefBot, NORMAL),
    "easy": ReputationBot,
}
SENATOR = Path(__file__).parent / "senator.npz"
"""Weights of a senator trained by self-play, if there are any (docs/training.md)."""
if SENATOR.exists():
    BOTS["learned"] = partial(LearnedBot, SENATOR)
FIRST = "easy"
CHANCES = chances
BELIEFS = curves
SUSPECTS = PLOTS, PALPATINE
BALLOTS = ballots
LIES = lies
ROUTINE = frozenset({"roles_revealed"})
REDEALT, UNDRAWN, DREW = redealt, undrawn, drew
PLAUSIBLE = plausible

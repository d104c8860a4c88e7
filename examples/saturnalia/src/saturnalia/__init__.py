"""Saturnalia: a small game in its own package, with every kind of question.

It shows where `palatine new` leads, and the core's own tests play it. It has no skin, so the tests
see the generic screen and phone.
"""

from pathlib import Path

from palatine.core.atoms import NUMBERS, PLAYERS
from palatine.core.box import Box
from palatine.core.game import Game, Option, Setup
from saturnalia.knowledge import faults, knowledge, script, worlds
from saturnalia.leaks import leaks
from saturnalia.rules import next_scene, outcome
from saturnalia.state import COINS, CRIES, GIFTS, Feast
from saturnalia.view import view


def start(setup: Setup) -> Feast:
    """A table with five coins for each player [SA-1.1]."""
    each = (COINS,) * setup.players
    feasts = int(setup.options["feasts"])
    return Feast(players=setup.players, feasts=feasts, coins=each, points=(0,) * setup.players)


GAME = Game(
    id="saturnalia",
    version=1,
    players=(2, 3, 4),
    editions={"saturnalia": {}},
    options={"feasts": Option(("3", "1", "5"))},
    vocabulary=(*PLAYERS.atoms, *NUMBERS.atoms, *GIFTS.atoms, *CRIES.atoms),
    folder=Path(__file__).parent,
    start=start,
    next_scene=next_scene,
    view=view,
    outcome=outcome,
    knowledge=knowledge,
    worlds=worlds,
    faults=faults,
    script=script,
    state=Feast,
    leaks=leaks,
    box=Box(least_minutes=5, most_minutes=10, weight=1),
    seat_facts=frozenset(("player", "players", "winners")),
    chances={"box": ("1", "2", "3", "4")},
    reached=("offered", "lord_made", "gave", "cried", "toasted"),
)

"""New Game: everything that Palatine knows of it."""

from pathlib import Path

from new_game.cards import BINDER, CARDS
from new_game.knowledge import faults, knowledge, script, worlds
from new_game.leaks import leaks
from new_game.rules import next_scene, outcome
from new_game.state import LOYAL, TRAITOR, Chamber
from new_game.view import view
from palatine.core.atoms import PLAYERS, words
from palatine.core.box import Box
from palatine.core.game import Game, Option, Setup

BLADES = words("card", tuple(CARDS))


def start(setup: Setup) -> Chamber:
    """The table before the first chance."""
    card = CARDS[setup.options["card"]]
    return Chamber(players=setup.players, card=card.id, passes=card.passes[0])


GAME = Game(
    id="new-game",
    version=1,
    players=(3, 4, 5, 6),
    editions={"new-game": {}},
    options={"card": Option(tuple(CARDS), {card.id: card.name for card in CARDS.values()})},
    vocabulary=(*PLAYERS.atoms, *BLADES.atoms),
    folder=Path(__file__).parent,
    start=start,
    next_scene=next_scene,
    view=view,
    outcome=outcome,
    knowledge=knowledge,
    worlds=worlds,
    faults=faults,
    script=script,
    state=Chamber,
    leaks=leaks,
    box=Box(least_minutes=2, most_minutes=5, weight=1),
    seat_facts=frozenset(("player", "target", "winners")),
    chances={"roles": (TRAITOR, LOYAL)},
    reached=("role_dealt", "passed", "roles_shown"),
    binder=BINDER,
)

"""Effects of cards: each knows what it does, and can foresee its result."""

from typing import Any

import pytest

from palatine.core.seats import Seat
from palatine.games.seize_the_imperium.cards import TACTICS, ops_of
from palatine.games.seize_the_imperium.cards.ops import rules
from palatine.games.seize_the_imperium.cards.ops.op import Op
from palatine.games.seize_the_imperium.rules import table
from palatine.games.seize_the_imperium.rules.modifiers import defence, gathered
from palatine.games.seize_the_imperium.rules.table import replace
from palatine.games.seize_the_imperium.state import Galaxy, Play
from palatine.games.seize_the_imperium.tests.battle import battle

RECKONED = [
    pytest.param(op, id=f"{card.id}-{n}")
    for card in TACTICS.values()
    for n, op in enumerate(ops_of(card))
    if op.is_reckoned and not getattr(op, "times_x", False)
]


def fought() -> tuple[Galaxy, Play]:
    """A fight, and a card that lies on the Defender's Unit there."""
    t = battle(["drone_carrier_group"], ["termbot_tanks"]).until("aim", seat=0)
    host = t.unit("termbot_tanks").id
    return t.state.copy(), Play("tactic:a_card#1", "a_card", Seat(1), host=host, picked=(host,))


def changed(t: Galaxy) -> Any:
    """What effects change: who fights, how much is needed, and every number."""
    return t.units, t.conquest, [(e.op.change, e.op.who, e.picked, e.host) for e in t.effects]


@pytest.mark.parametrize("op", RECKONED)
def test_what_is_foreseen_comes_about(op: Op) -> None:
    """What an effect foresees is what it does; it only leaves open how long it lasts."""
    (now, play), (then, _) = fought(), fought()
    before = changed(now)
    with pytest.raises(StopIteration):
        op.apply(now, play).send(None)
    op.foresee(then, play)
    assert changed(now) == changed(then) != before


def test_effects_are_gathered_once_for_what_lies_there() -> None:
    """Copies of a table share what was gathered, and a Unit that goes takes its effects along."""
    t, play = fought()
    fight = t.conquest
    assert fight is not None
    sides = (fight.attacker, fight.defender)
    found = [
        gathered(each.units, each.worlds, each.characters, each.effects, fight.world, sides)
        for each in (t, t.copy())
    ]
    assert found[0] is found[1]
    tanks = next(one for one in t.units if one.id == play.host)
    plain = defence(t, tanks, None).value
    op = replace(next(iter(TACTICS["phalanx_battle_formation"].ops)), who="host")
    op.foresee(t, play)
    assert defence(t, tanks, None).value == plain + 2


def test_effects_know_the_chapters_of_the_rules_and_nothing_else() -> None:
    """Looking for another name where effects find the rules says that there is none."""
    assert rules.table is table
    assert not hasattr(rules, "GAME")

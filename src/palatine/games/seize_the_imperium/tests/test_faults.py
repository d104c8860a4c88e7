"""Faults: each broken law of the table is named."""

from collections.abc import Callable

import pytest

from palatine.core.cards import Handle
from palatine.core.seats import Seat
from palatine.games.seize_the_imperium.faults import faults
from palatine.games.seize_the_imperium.rules.table import replace
from palatine.games.seize_the_imperium.state import Galaxy
from palatine.games.seize_the_imperium.tests.table import position


def sound() -> Galaxy:
    """A table with something in every place, in the middle of a fight."""
    t = position(
        worlds={0: ["dalken_cendros"], 1: ["damirus_inner", "silicas"]},
        units={"silicas": {0: ["infantry_battalion-"], 1: ["drone_carrier_group"]}},
        hands={0: ["clone_battalion", "on_high_alert"], 1: ["termbot_tanks"]},
        characters={0: ["nazeen"]},
        areas={1: ["khamera"]},
        reserves={1: ["mars"]},
    )
    return t.pick("silicas").state.copy()


def test_a_sound_table_has_no_fault() -> None:
    """A sound table has no faults."""
    assert list(faults(sound())) == []


def changed(**fields: object) -> Callable[[Galaxy], None]:
    """Some fields have other values."""

    def change(t: Galaxy) -> None:
        for name, value in fields.items():
            setattr(t, name, value)

    return change


def twice_in_hand(t: Galaxy) -> None:
    """A card of seat 0's hand is in the deck as well."""
    t.asset_decks = ((t.hands[0][0], *t.asset_decks[0]), t.asset_decks[1])


def lost_card(t: Galaxy) -> None:
    """The top card of a deck is gone."""
    t.asset_decks = (t.asset_decks[0][1:], t.asset_decks[1])


def another_card(t: Galaxy) -> None:
    """A card in the hand has become another."""
    faces = list(t.faces)
    faces[t.hands[0][0]] = "mars"
    t.faces = tuple(faces)


def same_name(t: Galaxy) -> None:
    """Two counters have one name."""
    first = next(each for each in t.units if each.id.startswith("counter:"))
    t.units += (first,)


def nowhere(t: Galaxy) -> None:
    """A Unit is at a World card that is not there."""
    t.units = (replace(t.units[0], at="world:saturn#1"), *t.units[1:])


def crowded(t: Galaxy) -> None:
    """A World card has more Unit cards of one player than fit."""
    cards = [f"unit:clone_battalion#{n}" for n in (1, 2)]
    here = t.units[0]
    t.hands = ((), t.hands[1])
    crowd = tuple([replace(here, id=card, face="clone_battalion") for card in cards])
    own = [card for card in t.asset_decks[0] if t.faces[card] != "clone_battalion"]
    high = next(n for n, face in enumerate(t.faces) if face == "on_high_alert")
    t.asset_decks = ((*own, Handle(high)), t.asset_decks[1])
    t.units += crowd


def orphaned(t: Galaxy) -> None:
    """Counters are on a card that is gone, without a fight."""
    carrier = next(each for each in t.units if each.face == "drone_carrier_group")
    t.units = tuple([each for each in t.units if each.id != carrier.id])
    t.discards = (t.discards[0], (carrier.id,))
    t.conquest = None


@pytest.mark.parametrize(
    ("wrong", "named"),
    [
        (changed(players=7), "7 players can't play"),
        (changed(game="chess"), "can't play the game 'chess'"),
        (changed(decks=("capital_attack", "tarot")), "a deck is played that does not exist"),
        (changed(hands=()), "cards are dealt before the setup"),
        (changed(areas=((),)), "not as many sides of the table"),
        (changed(active=Seat(2)), "a seat is named that does not exist"),
        (changed(resources=(0, -1)), "fewer than no Resource counters"),
        (twice_in_hand, "in two places"),
        (lost_card, "cards of player 1 are not those of the deck"),
        (another_card, "cards of player 1 are not those of the deck"),
        (same_name, "two open cards have the same name"),
        (nowhere, "a Unit is nowhere"),
        (crowded, "too many Unit cards at world:silicas#1"),
        (orphaned, "lies on a card that is gone"),
        (changed(agenda=()), "nothing left to do"),
        (changed(worlds=(), units=()), "not those of the deck"),
        (changed(phase="over"), "without a result"),
        (changed(result="victory_points"), "without being over"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_what_can_not_be_is_named(wrong: Callable[[Galaxy], None], named: str) -> None:
    """One thing is wrong, and the sentence says what."""
    t = sound()
    wrong(t)
    assert any(named in fault for fault in faults(t)), list(faults(t))

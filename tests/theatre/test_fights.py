"""Fights of Seize the Imperium and their odds beforehand, calculated card by card."""

from collections import Counter
from itertools import pairwise
from random import Random

import pytest

from palatine.bots.fights import Fight, Happened, fights_of
from palatine.bots.seize_the_imperium.fights import ending, fought_out, reckoned
from palatine.core.log import Answered
from palatine.core.news import Told
from palatine.core.seats import Seat
from palatine.games.seize_the_imperium import GAME
from palatine.games.seize_the_imperium.decks import DECKS
from palatine.games.seize_the_imperium.tests.table import Table, position
from palatine.theatre.reel import reel

GOAL = "world:geladhore_5#1"
ATTACK = Answered(Seat(0), GOAL)
DEFENDER = "occupation_drone_force"
DECK = "drone_onslaught"


def siege(*hand: str, attackers: tuple[str, ...] = ("jump_battlesuit_company-",)) -> Table:
    """Seat 0 is about to attack a World card that one Unit of seat 1 defends, with this hand."""
    return position(
        worlds={0: ["dalken_cendros"], 1: ["bygaros_7", "geladhore_5"]},
        units={"geladhore_5": {0: attackers, 1: [DEFENDER]}},
        hands={1: hand},
        resources=[9, 9],
        options={"deck_1": "capital_attack", "deck_2": DECK},
    )


def takes_it(hand: str) -> bool:
    """Whether the attack succeeds if the Defender holds only this card."""
    return fought_out(siege(hand).match, ATTACK, GOAL, Random(1))


def test_odds_are_those_of_every_card_that_the_defender_may_hold() -> None:
    """The test tries each card of the deck: the odds are the share of those that do not save the
    World card, whichever it really was."""
    left = Counter(DECKS[DECK].cards("assets"))
    left[DEFENDER] -= 1
    lost = [card for card, count in left.items() if count and not takes_it(card)]
    exact = 1 - sum(left[card] for card in lost) / left.total()
    assert 0.8 < exact < 0.95, "some cards save it, and most do not"
    for truth in (lost[0], DEFENDER):
        odds = reckoned(siege(truth).match, ATTACK, GOAL, "test", 150)
        assert odds == pytest.approx(exact, abs=3 * 0.027)


def test_without_hidden_cards_a_fight_is_certain() -> None:
    """An empty hand saves nobody; and luck saves nobody who is too weak."""
    assert reckoned(siege().match, ATTACK, GOAL, "test", 4) == 1.0
    weak = siege(attackers=("infantry_battalion-",))
    assert reckoned(weak.match, ATTACK, GOAL, "test", 4) == 0.0


def fights_at(t: Table) -> tuple[Fight, ...]:
    """All fights of a table so far."""
    find = fights_of(GAME)
    assert find is not None
    happened = [
        Happened(before.match, tuple([e for e in after.inputs if type(e) is Answered]), after.news)
        for before, after in pairwise(reel(t.match))
    ]
    return find(happened, "test", lambda done: None)


def test_a_fight_stands_where_it_began_with_how_it_ended() -> None:
    """The odds are those beforehand: an Attacker who then does not aim loses a certain win."""
    t = siege().pick("geladhore_5")
    began = reel(t.match)[-1].at
    assert fights_at(t) == (), "it is not over"
    t.decline_until(lambda: t.state.conquest is None, "the end of the fight")
    (fight,) = fights_at(t)
    assert (fight.at, fight.attacker, fight.defender, fight.where) == (began, 0, 1, GOAL)
    assert (fight.odds, fight.won) == (1.0, False)


def test_the_end_is_that_of_the_same_world_card() -> None:
    """What happens to other World cards in between does not matter."""
    other = Told("conquered", {"card": "world:mars#1"})
    assert ending(GOAL, [other]) is None
    assert ending(GOAL, [other, Told("conquest_failed", {"card": GOAL})]) is False
    assert ending(GOAL, [other, Told("liberated", {"card": GOAL})]) is True

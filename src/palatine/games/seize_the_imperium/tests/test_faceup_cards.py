"""Open cards: their names, and the counters that they come with, lose and get back."""

import pytest

from palatine.core.cards import Handle
from palatine.core.seats import Seat
from palatine.games.seize_the_imperium.rules.faceup_cards import (
    counters_of,
    lacking,
    missions_of,
    turn_up,
)
from palatine.games.seize_the_imperium.tests.battle import battle
from palatine.games.seize_the_imperium.tests.table import Table, position


@pytest.mark.rule("SI-1.14")
def test_a_card_that_is_turned_up_is_known_facedown_no_more() -> None:
    """Nobody knows it as a facedown card any more; knowledge of other cards stays."""
    t = position(worlds={0: ["mars"]}, phase="allocation", options={"deck_1": "drone_onslaught"})
    one, other = t.state.asset_decks[0][:2]
    t.state.shown = t.state.peeked = (one, other)
    assert turn_up(t.state, Handle(one)).startswith(("unit:", "tactic:"))
    assert ([*t.state.shown], [*t.state.peeked]) == ([other], [other])


@pytest.mark.rule("SI-12.1", "SI-R13", "SI-4.7")
def test_counters_that_a_card_allocates_with() -> None:
    """Missions of the Triplets are not replaced; Sendaris brings none of her own."""
    assert counters_of("drone_carrier_group") == {"drone_fighter": 3}
    assert (counters_of("ka_triplets"), counters_of("ka_triplets", replaced=True)) == (
        {"mission": 3},
        {},
    )
    assert counters_of("sendaris") == {}
    assert [missions_of(card) for card in ("clone_battalion", "android_battalion")] == [0, 2]


def short_of_counters() -> Table:
    """A Carrier has lost a Fighter, Androids a Mission; Drop Carriers have all of theirs."""
    own = ["drone_carrier_group", "shock_robot_drop_carriers", "android_battalion"]
    t = battle(["drone_carrier_group"], own, people=([], ["sendaris"]))
    t.moment("before_exchange", seat=1).pick("android_battalion")
    gone = ("counter:drone_fighter#1", "counter:drone_fighter#4")  # of each side
    t.state.units = tuple([each for each in t.state.units if each.id not in gone])
    return t


@pytest.mark.rule("SI-R13", "SI-4.7")
@pytest.mark.parametrize(
    ("card", "fighters", "missions"), [("drone_carrier_group", 5, 1), ("android_battalion", 4, 2)]
)
def test_sendaris_gives_back_one_counter_that_is_missing(
    card: str, fighters: int, missions: int
) -> None:
    """It goes to one of the player's cards that lacks one; everyone hears which."""
    t = short_of_counters().moment("step_1", seat=1).pick("sendaris")
    own = ("unit:drone_carrier_group#2", "unit:android_battalion#1")
    assert (t.question, t.options) == ("refill", own)
    t.pick(card)
    assert (t.count("drone_fighter"), t.unit("android_battalion").missions) == (fighters, missions)
    assert [fact["card"] for fact in t.news("counter_replaced", viewer=0)] == [
        own[card == "android_battalion"]
    ]
    assert len(lacking(t.state, Seat(1))) == 1


@pytest.mark.rule("SI-R13")
def test_sendaris_is_idle_while_nothing_is_missing() -> None:
    """Sendaris has nothing to do while all cards have their counters."""
    t = battle(["drone_carrier_group"], ["drone_carrier_group"], people=([], ["sendaris"]))
    t.until("aim")
    assert lacking(t.state, Seat(1)) == ()

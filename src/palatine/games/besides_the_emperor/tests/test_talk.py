"""Talk: what may be said, by public facts alone."""

import pytest

from palatine.core.seats import Seat
from palatine.games.besides_the_emperor.tests.table import table


@pytest.mark.rule("BE-R75")
def test_claims_need_not_be_true() -> None:
    """A Rebel may claim to be a Loyalist, and to hold cards they don't hold."""
    court = table(5, "ERRLL").direct()
    court.match.say(Seat(1), "i_am", ("side:loyalist",))
    court.match.say(Seat(1), "hold", ("card:steal",))
    assert court.news("said_i_am") == [{"player": 1, "atoms": ("side:loyalist",)}]


@pytest.mark.rule("BE-R75")
def test_only_who_has_looked_can_claim_to_have_seen() -> None:
    """It takes an act that everyone has seen, but the claim may be a lie."""
    court = table(5).direct()
    assert court.silenced(1, "saw", "player:2", "side:rebel") == "BE-R75"
    court.act("investigate", 2, "slot:1")
    court.match.say(Seat(1), "saw", ("player:2", "side:rebel"))
    assert court.silenced(1, "saw", "player:3", "side:rebel") == "BE-R75"


@pytest.mark.rule("BE-R75")
def test_who_looked_at_a_card_did_not_own_it() -> None:
    """Two players have looked at the same card; neither has seen a card of the other."""
    court = table(5).direct().act_of(1, "investigate", 2, "slot:1")
    court.act_of(3, "investigate", 2, "slot:1")
    assert court.silenced(3, "saw", "player:1", "side:rebel") == "BE-R75"
    court.match.say(Seat(3), "saw", ("player:2", "side:rebel"))


@pytest.mark.rule("BE-R75")
def test_a_card_that_was_swapped_away_was_its_owners() -> None:
    """A player who looked at it before can still claim to have seen that player's card."""
    court = table(5, hands={3: "swap"}).direct().act_of(1, "investigate", 2, "slot:1")
    court.act_of(3, "card:swap", 2, "slot:1", "slot:1")
    court.match.say(Seat(1), "saw", ("player:2", "side:rebel"))


@pytest.mark.rule("BE-R75")
def test_who_says_nothing() -> None:
    """The dead are silent; the Emperor claims no side; nobody talks of themselves or strangers."""
    court = table(5, "ERRLL", hands={1: "condemn"}).direct()
    assert court.silenced(0, "i_am", "side:rebel") == "BE-R75"
    assert court.silenced(1, "suspect", "player:1") == "BE-R75"
    assert court.silenced(1, "suspect", "player:6") == "BE-1.1"
    court.act("card:condemn", 2).direct().act_of(1, "pass").end_turn()
    assert court.silenced(2, "retract") == "BE-R75"


@pytest.mark.rule("BE-R75")
def test_who_has_looked_before_a_shuffle_has_still_seen() -> None:
    """The card is elsewhere now, but it was that player's."""
    court = table(5).direct().act_of(1, "investigate", 2, "slot:1").act_of(2, "shuffle")
    court.say(1, "saw", "player:2", "side:rebel")
    assert court.news("said_saw") == [{"player": 1, "atoms": ("player:2", "side:rebel")}]
    court.act_of(3, "shuffle")
    for seat, about in ((1, "player:3"), (3, "player:2"), (4, "player:2")):
        assert court.silenced(seat, "saw", about, "side:rebel") == "BE-R75"


@pytest.mark.rule("BE-R75")
def test_the_two_of_a_swap_have_seen_a_card_of_each_other() -> None:
    """They have seen nobody else's cards, and a third player has seen nothing."""
    court = table(5, "ERLRL", hands={1: "swap"}).direct()
    court.act_of(1, "card:swap", 2, "slot:1", "slot:1")
    court.say(1, "saw", "player:2", "side:rebel").say(2, "saw", "player:1", "side:rebel")
    assert court.silenced(1, "saw", "player:3", "side:rebel") == "BE-R75"
    assert court.silenced(3, "saw", "player:1", "side:rebel") == "BE-R75"


@pytest.mark.rule("BE-R75")
def test_a_look_at_a_card_that_came_by_a_swap_is_at_its_owners() -> None:
    """A later look shows a card of the new owner and, since it was theirs, of the old owner."""
    court = table(5, "ERLRL", hands={1: "swap"}).direct()
    court.act_of(1, "card:swap", 2, "slot:1", "slot:1").act_of(3, "investigate", 2, "slot:1")
    court.say(3, "saw", "player:2", "side:rebel").say(3, "saw", "player:1", "side:rebel")
    assert court.silenced(3, "saw", "player:4", "side:rebel") == "BE-R75"


@pytest.mark.rule("BE-R75")
def test_everybody_else_may_speak_of_sides_and_of_each_other() -> None:
    """The living may speak at any time; only the Emperor has no side to claim."""
    court = table(5)
    court.say(1, "i_am", "side:rebel").say(0, "suspect", "player:1").say(2, "trust", "player:1")
    court.say(3, "ask", "player:0").say(4, "retract").say(0, "hold", "card:swap")
    assert court.silenced(2, "trust", "player:2") == "BE-R75"
    assert court.silenced(2, "ask", "player:5") == "BE-1.1"

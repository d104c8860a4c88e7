"""Besides the Emperor: claims next to the truth, the public facts at the time, and who acted on
them."""

import pytest

from palatine.bots.besides_the_emperor.refuted import may_hold
from palatine.bots.lies import Lie
from palatine.core.seats import Seat
from palatine.games.besides_the_emperor.state import Drew, Left, Reshuffled, Stole
from palatine.games.besides_the_emperor.tests.table import Table, table
from palatine.theatre.analyse import lies
from palatine.theatre.reel import reel

SLOTS = ("LER", "RLR", "RLR", "LRL", "LRL")
"""The cards of the five players; 0 is the Emperor, 1 and 2 are Rebels."""


def court(hands: dict[int, str] | None = None) -> Table:
    """Five players, of whom 1 and 2 are Rebels, before the first turn."""
    return table(5, "ERRLL", hands, slots=SLOTS).direct()


def judged(t: Table) -> list[Lie]:
    """All claims so far."""
    return list(lies(t.match.game, reel(t.match)))


def test_courtiers_lie_about_who_they_are_and_what_they_hold() -> None:
    """Identity follows from the current cards; a hand is a hand; opinions are neither."""
    t = table(5, "ERRLL", hands={1: "condemn"})
    t.say(1, "i_am", "side:loyalist").say(1, "hold", "card:condemn").say(1, "hold", "card:swap")
    t.say(3, "i_am", "side:loyalist").say(3, "suspect", "player:1")
    found = judged(t)
    assert [(lie.seat, lie.what, lie.verdict) for lie in found] == [
        (1, "i_am", "lie"),
        (1, "hold", "true"),
        (1, "hold", "lie"),
        (3, "i_am", "true"),
    ]
    assert found[0].truth == ("side:rebel",)


def test_a_card_that_was_seen_may_lie_elsewhere_by_now() -> None:
    """A claim about a player who has shuffled since the look is still true."""
    t = court().act_of(1, "investigate", 2, "slot:1").act_of(2, "shuffle")
    t.say(1, "saw", "player:2", "side:rebel").say(1, "saw", "player:2", "side:loyalist")
    assert [lie.verdict for lie in judged(t)] == ["true", "lie"]
    assert judged(t)[1].truth == ("player:2", "side:rebel")


def test_who_keeps_quiet_about_a_look_is_silent() -> None:
    """Once for each player looked at, with all that was seen there; not about whom he speaks of."""
    t = court({3: "investigation"}).act_of(1, "investigate", 2, "slot:1").act_of(2, "pass")
    t.act_of(3, "card:investigation", 2, "slot:1", 4, "slot:1").say(
        3, "saw", "player:4", "side:rebel"
    )
    assert [(lie.seat, lie.what, lie.verdict, lie.truth) for lie in judged(t)] == [
        (1, "saw", "silent", ("player:2", "side:rebel")),
        (3, "saw", "silent", ("player:2", "side:rebel")),
        (3, "saw", "lie", ("player:4", "side:loyalist")),
    ]
    first = judged(t)[0]
    assert any(each.event == "looked" for each in reel(t.match)[first.at].news)
    t.direct().act_of(1, "investigate", 2, "slot:2").say(1, "saw", "player:2", "side:loyalist")
    assert [lie.seat for lie in judged(t) if lie.verdict == "silent"] == [3]


# What could be proved


def test_who_one_is_is_refuted_by_cards_that_all_have_seen() -> None:
    """A single open Rebel card proves nothing; with the second, a Rebel can't be a Loyalist."""
    t = court({1: "reveal", 3: "reveal"}).act_of(1, "card:reveal", 2, "slot:1")
    t.say(2, "i_am", "side:loyalist").act_of(3, "card:reveal", 2, "slot:3")
    t.say(2, "i_am", "side:loyalist").say(2, "i_am", "side:rebel")
    assert [(lie.verdict, lie.provable) for lie in judged(t)] == [
        ("lie", False),
        ("lie", True),
        ("true", False),
    ]


def test_who_one_is_is_refuted_by_the_number_of_rebels() -> None:
    """There are two. With one dead and the other known, a third who claims to be one lies."""
    t = court({1: "condemn", 2: "reveal", 3: "reveal"}).act_of(1, "card:condemn", 2)
    t.act_of(2, "card:reveal", 1, "slot:1").act_of(3, "card:reveal", 1, "slot:3")
    t.say(4, "i_am", "side:rebel").direct().until("act", 3).say(4, "i_am", "side:rebel")
    assert 2 not in t.state.circle
    assert [(lie.verdict, lie.provable) for lie in judged(t)] == [("lie", False), ("lie", True)]


def test_what_somebody_saw_is_refuted_once_that_card_lies_open() -> None:
    """Until then any face could have been there, and another card's face tells nothing of it."""
    t = court({3: "reveal", 4: "reveal"}).act_of(1, "investigate", 2, "slot:3")
    t.act_of(3, "card:reveal", 2, "slot:1").say(1, "saw", "player:2", "side:loyalist")
    t.act_of(4, "card:reveal", 2, "slot:3").say(1, "saw", "player:2", "side:loyalist")
    assert [(lie.verdict, lie.provable) for lie in judged(t)] == [("lie", False), ("lie", True)]


def test_what_somebody_saw_before_a_shuffle_is_refuted_by_the_three_together() -> None:
    """A Swap has made three Rebel cards of 2's; shuffled and dead, they are open: no Loyalist's."""
    slots = ("LER", "RLR", "RLR", "RLR", "LRL", "LRL")
    t = table(6, "ERRRLL", {1: "swap", 5: "condemn"}, slots=slots).direct()
    t.act_of(1, "card:swap", 2, "slot:1", "slot:2").act_of(4, "investigate", 2, "slot:1")
    t.act_of(5, "card:condemn", 2).direct().act_of(2, "shuffle")
    t.say(4, "saw", "player:2", "side:loyalist").until("direction")
    t.say(4, "saw", "player:2", "side:loyalist")
    assert 2 not in t.state.circle
    assert [(lie.verdict, lie.provable) for lie in judged(t)] == [("lie", False), ("lie", True)]


def test_an_empty_hand_holds_nothing() -> None:
    """Everybody sees how many cards a player has."""
    t = court().say(2, "hold", "card:swap").act_of(2, "pass").say(2, "hold", "card:swap")
    assert [(lie.verdict, lie.provable) for lie in judged(t)] == [("lie", True), ("lie", False)]


def test_a_card_of_which_all_lie_open_is_in_no_hand() -> None:
    """There is one Swap; once it was played, nobody else holds it."""
    t = court({1: "swap"}).until("act").say(2, "hold", "card:swap")
    t.act_of(1, "card:swap", 2, "slot:1", "slot:1").act_of(2, "pass").say(2, "hold", "card:swap")
    assert [(lie.verdict, lie.provable) for lie in judged(t)] == [("lie", False), ("lie", True)]


def test_a_card_came_to_a_hand_only_when_it_could_be_drawn() -> None:
    """The Swap was open when the deck was reshuffled. A player who held cards then and has drawn
    nothing since has no Swap; one who has drawn may, and so may anyone who steals that hand. A card
    that leaves it as something else may have been an old one."""
    t = court().state.copy()
    t.decks = (("swap", "steal", "accuse"), ("swap", "steal"))
    one, two = Seat(1), Seat(2)
    begun = (
        Drew(one),
        Drew(two),
        Drew(two),
        Left(one, "swap", "played"),
        Left(two, "steal", "played"),
    )
    t.history = (*begun, Reshuffled(), Drew(one))
    assert [may_hold(t, p, "swap") for p in (one, two, Seat(3))] == [True, False, False]
    t.history += (Stole(two, one), Left(two, "accuse", "played"))
    assert [may_hold(t, p, "swap") for p in (one, two)] == [False, True]
    assert not may_hold(t, two, "guarding"), "no deck had one"


# Who acted on it


def believed(t: Table) -> list[tuple[int, ...]]:
    """The players who acted on each claim."""
    return [lie.believed for lie in judged(t)]


def test_who_is_called_a_rebel_is_condemned_by_those_who_believe_it() -> None:
    """The Emperor's side acts against a Rebel. A Rebel who does the same to a Loyalist has only
    gone along with it; the speaker does not count."""
    t = court({1: "condemn", 2: "condemn", 4: "condemn"}).act_of(1, "investigate", 3, "slot:1")
    t.say(1, "saw", "player:3", "side:rebel").act_of(2, "card:condemn", 3)
    t.act_of(4, "card:condemn", 3).direct().act_of(1, "card:condemn", 3)
    assert believed(t) == [(4,)]


def test_a_rebel_who_believes_that_somebody_is_loyal_acts_against_him() -> None:
    """So one Rebel's lie can fool another; on the Emperor's side such a deed is doubt."""
    t = court({1: "condemn", 3: "condemn"}).say(2, "i_am", "side:loyalist")
    t.act_of(1, "card:condemn", 2).act_of(3, "card:condemn", 2)
    assert believed(t) == [(1,)]


def test_who_is_called_loyal_is_saved_by_those_who_believe_it() -> None:
    """By another player's Clearance; his own tells nothing."""
    t = court({1: "condemn", 2: "self_clearance", 3: "clearance"}).say(2, "i_am", "side:loyalist")
    t.act_of(1, "card:condemn", 2).instinct(3, "clearance")
    assert believed(t) == [(1, 3)]


def test_only_the_next_round_counts() -> None:
    """A claim of the first round may be believed in the second, not in the third."""
    t = court({4: "condemn", 3: "condemn"}).say(1, "i_am", "side:rebel").act_of(4, "pass").direct()
    t.act_of(4, "card:condemn", 1).direct().act_of(3, "card:condemn", 1)
    assert believed(t) == [(4,)]


def test_a_suspect_is_moved_away_from_the_emperor_and_a_friend_beside_him() -> None:
    """By a Guarding of the Emperor's side: he makes 1, who confesses, change seats with 3."""
    t = court({0: "guarding"}).say(1, "i_am", "side:rebel").say(3, "i_am", "side:loyalist")
    t.say(4, "i_am", "side:rebel").instinct(0, "guarding", 1, 3)
    assert believed(t) == [(0,), (0,), ()]


@pytest.mark.parametrize("seat", [4, 2])
def test_moving_tells_nothing_of_rebels_nor_where_nobody_loses_the_seat(seat: int) -> None:
    """4 and 1 sit beside the Emperor and only swap sides; 2 is a Rebel and wants to be there."""
    t = court({seat: "guarding"}).say(1, "i_am", "side:rebel").say(4, "i_am", "side:loyalist")
    t.instinct(seat, "guarding", 1 if seat == 4 else 4)
    assert believed(t) == [(), ()]


def test_who_steals_believes_in_the_card() -> None:
    """Whichever side he is on."""
    t = court({1: "steal", 2: "condemn"}).say(2, "hold", "card:condemn").say(3, "hold", "card:swap")
    t.act_of(1, "card:steal", 2)
    assert believed(t) == [(1,), ()]


def test_the_speaker_does_not_believe_himself_and_nobody_a_word_about_the_emperor() -> None:
    """4 condemns the player whom he accuses; a Rebel needs no claim to condemn the Emperor."""
    t = court({1: "condemn", 4: "condemn"}).act_of(2, "investigate", 0, "slot:1")
    t.say(2, "saw", "player:0", "side:loyalist").act_of(4, "investigate", 1, "slot:1")
    t.say(4, "saw", "player:1", "side:rebel").direct().act_of(1, "card:condemn", 0)
    t.act_of(4, "card:condemn", 1)
    assert believed(t) == [(), ()]

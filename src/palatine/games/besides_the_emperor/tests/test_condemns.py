"""Condemns: when they strike, how to counter them, and what happens at a death."""

import pytest

from palatine.games.besides_the_emperor.tests.table import Table, table


def condemned(target: int = 2, identities: str = "ERLRL", **hands: str) -> Table:
    """Seat 1 has condemned somebody in the first turn; `s2="..."` gives seat 2 a hand."""
    held = {int(name[1:]): cards for name, cards in hands.items()}
    court = table(5, identities, hands={1: "condemn", **held}).direct()
    return court.act_of(1, "card:condemn", target)


@pytest.mark.rule("BE-4.4", "BE-R08")
def test_a_condemn_strikes_at_the_end_of_the_casters_next_turn() -> None:
    """A Condemn does not strike in this turn, nor in anybody else's."""
    court = condemned(target=3)
    assert court.news("condemned") == [{"player": 1, "target": 3, "clock": 1}]
    court.direct().until("act", 1)
    assert 3 in court.state.circle
    court.answer("pass").end_turn()
    assert court.news("struck") == [{"player": 1, "target": 3}]
    assert court.state.circle == (0, 1, 2, 4)


@pytest.mark.rule("BE-R06", "BE-R77")
def test_the_dead_show_their_cards_and_discard_their_hand() -> None:
    """Everybody sees who it was; the Condemn joins the discards."""
    court = condemned(target=3, s3="steal").direct().act_of(1, "pass").end_turn()
    (died,) = court.news("died")
    assert (died["player"], died["identity"]) == (3, "rebel")
    assert died["identities"] == tuple(court.cards_of(3))
    assert [thing.marks for thing in court.zone("identity", owner=3).things] == [("face_up",)] * 3
    assert None not in court.cards_of(3)
    assert court.state.hands[3] == ()
    assert {"steal", "condemn"} <= set(court.state.discard)
    assert {"dead", "role_rebel"} <= set(court.seat_view(3).marks)


@pytest.mark.rule("BE-R05")
def test_seats_close_up_around_the_dead() -> None:
    """A player two seats from the Emperor now sits beside him."""
    court = condemned(target=4, s3="condemn").direct().act_of(1, "pass").end_turn()
    assert court.state.circle == (0, 1, 2, 3)
    assert court.act_of(3, "card:condemn").offered == [0, 1, 2]


@pytest.mark.rule("BE-4.5", "BE-R09")
def test_a_skipped_turn_puts_it_off() -> None:
    """The Condemn strikes at the end of the next turn that the caster really takes."""
    court = condemned(target=3, s4="accuse").instinct(4, "accuse", 1)
    court.direct().act_of(2, "pass")
    assert 3 in court.state.circle
    court.direct().act_of(1, "pass").end_turn()
    assert 3 not in court.state.circle


@pytest.mark.rule("BE-R10")
def test_a_condemn_of_the_dead_is_discarded() -> None:
    """Its caster's next turn never comes."""
    court = table(6, "ERRLRL", hands={1: "condemn", 2: "condemn"}).direct()
    court.act_of(1, "card:condemn", 2).act_of(2, "card:condemn", 4)
    assert court.targets == [2, 4]
    court.direct().act_of(1, "pass").end_turn()
    assert court.targets == []
    assert court.news("condemn_lapsed") == [{"player": 2, "target": 4}]
    assert court.state.discard.count("condemn") == 2
    assert court.until("direction").state.circle == (0, 1, 3, 4, 5)


@pytest.mark.rule("BE-R10", "BE-6.2", "BE-R11")
def test_a_condemn_on_the_emperor_outlives_its_caster() -> None:
    """The Condemn depends on the Emperor's turn, wherever the caster is by then."""
    court = table(6, "ERRLRL", hands={5: "condemn", 4: "condemn"}).direct()
    court.act_of(4, "card:condemn", 5).direct("counterclockwise")
    court.act_of(5, "card:condemn", 0).act_of(4, "pass").end_turn()
    assert 5 not in court.state.circle
    assert court.targets == [0]
    assert court.act_of(0, "pass").end_turn().why == "emperor_killed"


@pytest.mark.rule("BE-R21")
def test_nobody_condemns_himself() -> None:
    """A player's own name is not offered."""
    court = table(5, hands={2: "condemn"}).direct().act_of(2, "card:condemn")
    assert court.offered == [1, 3, 4]
    assert court.refusal(2) == "BE-R21"
    assert court.reason(0) == "BE-5.3 not_beside_emperor"


@pytest.mark.rule("BE-5.3", "BE-R04")
@pytest.mark.parametrize("identities", ["ERRLL", "ELLRR"])
def test_whoever_sits_beside_the_emperor_may_condemn_him(identities: str) -> None:
    """Anyone beside the Emperor may, Rebel or not; from another seat nobody may."""
    court = table(5, identities, hands={1: "condemn", 2: "condemn"}).direct()
    assert court.act_of(1, "card:condemn").offered == [0, 2, 3, 4]
    court.answer(3)
    assert court.act_of(2, "card:condemn").offered == [1, 3, 4]
    assert court.refusal(0) == "BE-5.3"


@pytest.mark.rule("BE-4.6")
def test_self_clearance_counters_a_condemn_on_oneself() -> None:
    """The Condemn goes to the discards, and nobody dies."""
    court = condemned(target=2, s2="self_clearance").instinct(2, "self_clearance")
    assert court.targets == []
    assert court.news("blocked") == [{"player": 1, "target": 2, "emperors": False}]
    assert court.state.discard == ("condemn", "self_clearance")


@pytest.mark.rule("BE-R63", "BE-4.6")
def test_self_clearance_is_of_no_use_for_others() -> None:
    """A player without a Condemn on them can't play it."""
    court = condemned(target=3, s2="self_clearance").until("instinct", 2)
    assert court.options == ("pass", "pass_until")
    assert court.refusal("card:self_clearance") == "BE-R63"


@pytest.mark.rule("BE-4.7", "BE-R15")
@pytest.mark.parametrize("saved", [2, 3])
def test_clearance_counters_a_condemn_on_anybody(saved: int) -> None:
    """Clearance also counters a Condemn on its own player."""
    court = condemned(target=saved, s2="clearance").instinct(2, "clearance")
    assert court.targets == []


@pytest.mark.rule("BE-4.8", "BE-R17", "BE-R52")
def test_counter_condemn_turns_it_on_its_caster() -> None:
    """The due time stays: the caster dies at the end of the caster's next turn."""
    court = condemned(target=2, s2="counter_condemn").instinct(2, "counter_condemn")
    assert court.targets == [1]
    assert court.story[-1] == ("turned_back", {"player": 2, "target": 1})
    (condemn,) = court.state.pending
    assert (condemn.caster, condemn.clock) == (1, 1)
    court.direct().act_of(1, "pass").end_turn()
    assert 1 not in court.state.circle


@pytest.mark.rule("BE-R17")
def test_a_condemn_that_was_turned_back_can_be_countered() -> None:
    """The new target can counter it too."""
    court = condemned(target=2, s2="counter_condemn", s3="clearance")
    assert court.instinct(2, "counter_condemn").instinct(3, "clearance").targets == []


@pytest.mark.rule("BE-R17", "BE-R76")
def test_a_condemn_can_be_turned_back_again() -> None:
    """The Condemn goes back to the last player who turned it."""
    court = table(5, "ERLRL", hands={1: "condemn counter_condemn", 2: "counter_condemn"}).direct()
    court.act("card:condemn", 2).instinct(2, "counter_condemn")
    assert court.targets == [1]
    assert court.instinct(1, "counter_condemn").targets == [2]


@pytest.mark.rule("BE-R16")
def test_counter_condemn_is_for_oneself_only() -> None:
    """Counter-Condemn can't turn a Condemn on another player."""
    court = condemned(target=3, s2="counter_condemn").until("instinct", 2)
    assert court.options == ("pass", "pass_until")


@pytest.mark.rule("BE-R59")
def test_counter_condemn_blocks_only_when_its_sender_is_dead() -> None:
    """Nobody dies twice."""
    hands = {1: "condemn counter_condemn", 2: "counter_condemn", 3: "condemn"}
    court = table(6, "ERLRRL", hands=hands).direct()
    court.act_of(1, "card:condemn", 2).instinct(2, "counter_condemn")
    court.act_of(3, "card:condemn", 2).direct("counterclockwise")
    court.act_of(3, "pass").end_turn()
    assert court.targets == [1]
    court.instinct(1, "counter_condemn")
    assert court.targets == []


@pytest.mark.rule("BE-4.9", "BE-R18", "BE-5.1", "BE-R19")
def test_counter_condemn_only_blocks_the_emperors_condemn() -> None:
    """The Emperor is not struck, and the target loses the rest of the hand."""
    court = table(5, hands={0: "condemn", 2: "counter_condemn steal"}).direct()
    court.act_of(0, "card:condemn", 2).instinct(2, "counter_condemn")
    assert court.targets == []
    assert court.state.hands[2] == ()
    assert "steal" in court.state.discard


@pytest.mark.rule("BE-5.1", "BE-R19")
def test_the_emperors_condemn_costs_its_target_the_hand_whoever_counters_it() -> None:
    """A friend's Clearance saves the life and not the cards."""
    court = table(5, hands={0: "condemn", 2: "steal swap", 3: "clearance"}).direct()
    court.act_of(0, "card:condemn", 2).instinct(3, "clearance")
    assert court.state.hands[2] == ()
    assert len(court.state.hands[3]) == 1
    assert court.news("blocked")[0]["emperors"] is True


@pytest.mark.rule("BE-5.1")
def test_another_players_condemn_costs_no_hand() -> None:
    """Only the Emperor's Condemn has this special effect."""
    court = condemned(target=2, s2="clearance steal").instinct(2, "clearance")
    assert court.state.hands[2] == ("steal",)


@pytest.mark.rule("BE-R20")
def test_each_condemn_needs_its_own_block() -> None:
    """With two on one player the card asks which one, and the other still waits."""
    hands = {1: "condemn", 2: "condemn", 3: "self_clearance"}
    court = table(5, "ERLRL", hands=hands).direct()
    court.act_of(1, "card:condemn", 3).act_of(2, "card:condemn", 3)
    court.instinct(3, "self_clearance")
    assert (court.question, court.options) == ("counter", ("condemn:1", "condemn:2"))
    assert court.refusal("condemn:3") == "BE-R63"
    court.answer("condemn:1")
    assert [condemn.caster for condemn in court.state.pending] == [2]


@pytest.mark.rule("BE-R80")
def test_where_only_one_condemn_fits_it_is_not_asked_which() -> None:
    """Everybody can see which Condemn it is."""
    court = condemned(target=2, s2="clearance").instinct(2, "clearance")
    assert court.question == "instinct"


@pytest.mark.rule("BE-R14")
def test_the_last_moment_to_counter_is_the_end_of_the_due_turn() -> None:
    """The card can still be played in the window after that turn's discards."""
    court = condemned(target=2, s2="self_clearance").direct().act_of(1, "pass")
    assert court.state.moment == "end"
    assert "due_1" in court.seat_view(1).marks
    court.instinct(2, "self_clearance").end_turn()
    assert 2 in court.state.circle


@pytest.mark.rule("BE-R49")
def test_several_condemns_strike_the_oldest_first() -> None:
    """Condemns strike in the order in which they were cast."""
    court = table(5, "ERRLL", hands={0: "condemn", 1: "condemn"}).direct()
    court.act_of(0, "card:condemn", 3).direct().act_of(1, "card:condemn", 0)
    assert court.targets == [3, 0]
    court.act_of(0, "pass").end_turn()
    assert [facts["target"] for facts in court.news("struck")] == [3, 0]


@pytest.mark.rule("BE-R49")
def test_the_first_strike_that_ends_the_game_is_the_last() -> None:
    """Other Condemns due at that moment no longer strike."""
    court = table(5, "ELRRL", hands={1: "condemn", 4: "condemn"}).direct()
    court.act_of(1, "card:condemn", 0).act_of(4, "card:condemn", 0)
    assert court.act_of(0, "pass").end_turn().why == "emperor_killed"
    assert len(court.news("struck")) == 1


@pytest.mark.rule("BE-R49", "BE-6.1")
def test_when_the_last_rebel_dies_a_younger_condemn_strikes_nobody() -> None:
    """The Emperor's Condemn kills him; the one that the Emperor turned back was due just after
    it."""
    hands = {0: "condemn counter_condemn", 1: "condemn", 4: "condemn"}
    court = table(5, "ELRRL", hands=hands).direct().act_of(1, "card:condemn", 2)
    court.act_of(0, "card:condemn", 3).direct().act_of(4, "card:condemn", 0)
    court.instinct(0, "counter_condemn")
    assert court.targets == [3, 4]
    court.act_of(0, "pass").end_turn()
    assert (court.why, court.state.circle) == ("rebels_dead", (0, 1, 4))


@pytest.mark.rule("BE-R81")
def test_a_condemn_keeps_its_number() -> None:
    """When an older one goes, the younger is still the second; the first number is free again."""
    hands = {1: "condemn", 2: "condemn condemn", 3: "self_clearance"}
    court = table(5, hands=hands).direct().act_of(1, "card:condemn", 3)
    court.act_of(2, "card:condemn", 4).instinct(3, "self_clearance")
    assert [thing.id for thing in court.zone("pending").things] == ["condemn:2"]
    assert "condemned_2" in court.seat_view(4).marks
    court.direct().act_of(2, "card:condemn", 1)
    assert [thing.id for thing in court.zone("pending").things] == ["condemn:2", "condemn:1"]


@pytest.mark.rule("BE-R10", "BE-R77")
def test_what_was_aimed_at_the_dead_is_discarded_without_a_word() -> None:
    """A second Condemn on the dead player goes too; nobody hears that it lapsed."""
    hands = {1: "condemn", 2: "condemn"}
    court = table(5, "ERRLL", hands=hands).direct()
    court.act_of(1, "card:condemn", 3).act_of(2, "card:condemn", 3)
    court.direct().act_of(1, "pass").end_turn()
    assert (court.targets, court.news("condemn_lapsed")) == ([], [])
    assert court.state.discard.count("condemn") == 2


@pytest.mark.rule("BE-R10")
def test_only_what_hangs_on_the_dead_goes() -> None:
    """Another Condemn, of the living on the living, still waits."""
    hands = {1: "condemn", 2: "condemn", 4: "condemn"}
    court = table(6, "ERRLRL", hands=hands).direct()
    court.act_of(1, "card:condemn", 2).act_of(2, "card:condemn", 3).act_of(4, "card:condemn", 5)
    court.direct().act_of(1, "pass").end_turn()
    assert court.targets == [5]


@pytest.mark.rule("BE-R17", "BE-R52")
def test_who_turned_a_condemn_back_may_die_and_it_still_strikes() -> None:
    """The Condemn depends on its caster's turn, not on the life of the player who sent it back."""
    hands = {1: "condemn", 2: "counter_condemn", 4: "condemn"}
    court = table(6, "ERLRRL", hands=hands).direct().act_of(1, "card:condemn", 2)
    court.instinct(2, "counter_condemn").act_of(4, "card:condemn", 2)
    court.direct("counterclockwise").act_of(4, "pass").end_turn()
    assert (2 in court.state.circle, court.targets) == (False, [1])
    court.act_of(1, "pass").end_turn()
    assert 1 not in court.state.circle


@pytest.mark.rule("BE-R08", "BE-R49")
def test_what_is_not_due_waits() -> None:
    """At the end of a turn only that player's Condemns of earlier turns strike."""
    hands = {1: "condemn condemn", 2: "condemn clearance"}
    court = table(6, "ERRLRL", hands=hands).direct()
    court.act_of(1, "card:condemn", 3).act_of(2, "card:condemn", 4)
    court.direct().act_of(1, "card:condemn", 5).end_turn()
    assert court.targets == [4, 5]
    assert court.state.circle == (0, 1, 2, 4, 5)


@pytest.mark.rule("BE-R20", "BE-R63")
def test_only_the_condemns_that_fit_can_be_chosen() -> None:
    """Clearance counters any of them, Self-Clearance those on its own player."""
    hands = {1: "condemn", 2: "condemn clearance", 3: "condemn self_clearance"}
    court = table(5, "ERLRL", hands=hands).direct().act_of(1, "card:condemn", 3)
    court.act_of(2, "card:condemn", 4).act_of(3, "card:condemn", 4)
    court.until("instinct", 2)
    assert "card:clearance" in court.options
    court.answer("card:clearance")
    assert court.options == ("condemn:1", "condemn:2", "condemn:3")
    assert court.reason("condemn:4") == "BE-R63 no_such_condemn"
    assert court.refusal("the oldest") is None
    assert court.answer("condemn:2").targets == [3, 4]
    court.instinct(3, "self_clearance")
    assert (court.question, court.targets) == ("instinct", [4])


@pytest.mark.rule("BE-R81", "BE-R20")
def test_a_card_answers_the_condemn_of_the_number_that_it_names() -> None:
    """If the first is gone, number two still means the second, for every card."""
    hands = {1: "condemn", 2: "condemn self_clearance", 3: "condemn clearance"}
    court = table(6, "ERLRRL", hands=hands).direct().act_of(1, "card:condemn", 2)
    court.act_of(2, "card:condemn", 4).act_of(3, "card:condemn", 5)
    court.instinct(2, "self_clearance").instinct(3, "clearance")
    assert court.options == ("condemn:2", "condemn:3")
    court.answer("condemn:3")
    assert court.targets == [4]
    assert [thing.id for thing in court.zone("pending").things] == ["condemn:2"]


@pytest.mark.rule("BE-R81", "BE-4.8")
def test_a_condemn_that_is_turned_back_keeps_its_number_and_place() -> None:
    """The other Condemns stay as they are."""
    hands = {1: "condemn", 2: "condemn", 3: "counter_condemn"}
    court = table(5, "ERLRL", hands=hands).direct().act_of(1, "card:condemn", 3)
    court.act_of(2, "card:condemn", 4).instinct(3, "counter_condemn")
    assert court.targets == [1, 4]
    assert [thing.id for thing in court.zone("pending").things] == ["condemn:1", "condemn:2"]


@pytest.mark.rule("BE-R19")
def test_an_empty_hand_costs_nothing_when_the_emperors_condemn_is_countered() -> None:
    """There is nothing to discard, and nobody hears anything."""
    court = table(5, hands={0: "condemn", 2: "self_clearance"}).direct("counterclockwise")
    court.act_of(2, "shuffle").act_of(0, "card:condemn", 2)
    discards = len(court.news("discarded"))
    court.instinct(2, "self_clearance")
    assert (court.state.hands[2], len(court.news("discarded"))) == ((), discards)


@pytest.mark.rule("BE-R06", "BE-R77")
def test_a_death_is_told_in_order() -> None:
    """The strike, who it was, the hand in the order of the box; then the next turn."""
    court = condemned(target=3, s3="steal swap").direct().act_of(1, "pass").end_turn()
    told = [event for event, _ in court.story]
    assert told[told.index("struck") :] == ["struck", "died", "discarded", "turn_began"]
    assert court.news("discarded")[-1] == {"player": 3, "cards": ("swap", "steal")}
    assert court.state.discard[-2:] == ("swap", "steal")

"""Chapter 4, ability cards that are the Action of a turn, and chapter 5's Transposition."""

import pytest

from palatine.games.besides_the_emperor import GAME
from palatine.games.besides_the_emperor.faults import faults
from palatine.games.besides_the_emperor.tests.table import Table, table


def second_of(court: Table) -> list[int]:
    """Seat 1 looks at a card of seat 2; whose card can be the other one?"""
    return court.act_of(1, "card:investigation", 2, "slot:1").offered


@pytest.mark.rule("BE-4.1")
def test_other_cards_only_in_the_own_turn() -> None:
    """In a window nobody is offered a card that is not an Instinct card."""
    court = table(5, hands={2: "steal"}).direct().until("instinct", 2)
    assert court.options == ("pass", "pass_until")
    assert court.refusal("card:steal") == "BE-4.1"


@pytest.mark.rule("BE-4.2", "BE-R35")
def test_transposition_is_with_a_neighbour() -> None:
    """Players change seats left or right, with the Emperor too, and with nobody else."""
    court = table(5, hands={1: "transposition"}).direct().act("card:transposition")
    assert court.offered == [0, 2]
    assert court.refusal(3) == "BE-4.2"
    assert court.reason(3) == "BE-4.2 no_neighbour"
    assert court.reason(1) == "BE-4.2 not_yourself"
    assert court.answer(2).state.circle == (0, 2, 1, 3, 4)
    assert court.story[-1] == ("seats_changed", {"player": 1, "target": 2})


@pytest.mark.rule("BE-5.4", "BE-R68")
@pytest.mark.parametrize(("option", "reach"), [("neighbour", [1, 4]), ("anyone", [1, 2, 3, 4])])
def test_the_emperors_transposition_by_option(option: str, reach: list[int]) -> None:
    """The Emperor changes with a neighbour by default, and with anyone by the option."""
    court = table(5, hands={0: "transposition"}, emperor_transposition=option).direct()
    assert court.act_of(0, "card:transposition").offered == reach


@pytest.mark.rule("BE-R68")
def test_the_option_is_for_the_emperor_alone() -> None:
    """Other players still change only with a neighbour."""
    court = table(5, hands={2: "transposition"}, emperor_transposition="anyone").direct()
    assert court.act_of(2, "card:transposition").offered == [1, 3]


@pytest.mark.rule("BE-4.10", "BE-4.11", "BE-R28", "BE-R30")
def test_swap_exchanges_two_cards_and_may_change_sides() -> None:
    """Three of a kind are possible, identities follow at once, both owners see what they got."""
    court = table(5, "ERLRL", hands={1: "swap"}, slots=("ELR", "RRL", "LRL")).direct()
    court.act("card:swap")
    assert court.offered == [2, 3, 4]
    assert court.refusal(0) == "BE-4.11"
    assert court.reason(1) == "BE-4.10 not_yourself"
    court.answers(2, "slot:3", "slot:2")
    assert court.story[-1] == ("swapped", {"player": 1, "place": 3, "target": 2, "other": 2})
    assert court.cards_of(1, viewer=1) == ["rebel", "rebel", "rebel"]
    assert court.cards_of(2, viewer=2) == ["loyalist", "loyalist", "loyalist"]
    seen = {"face": "rebel", "got": "loyalist", "identity": "loyalist"}
    assert court.news("swap_seen", viewer=2) == [seen]
    mine = {"face": "loyalist", "got": "rebel", "identity": "rebel"}
    assert court.news("swap_seen", viewer=1) == [mine]
    assert court.heard_by("swap_seen") == [1, 2]


@pytest.mark.rule("BE-R28")
def test_a_revealed_card_turns_face_down_in_a_swap() -> None:
    """A swapped card is face down, but everybody still knows it."""
    court = table(5, "ERLRL", hands={1: "reveal", 2: "swap"}, slots=("ELR", "RRL", "LRL")).direct()
    court.act("card:reveal", 1, "slot:1").act_of(2, "card:swap", 1, "slot:1", "slot:1")
    (thing, *_) = court.zone("identity", owner=2).things
    assert (thing.face, thing.marks) == ("rebel", ())


@pytest.mark.rule("BE-R57")
def test_what_others_knew_travels_with_a_swapped_card() -> None:
    """The places are public, and each of the two also knows the card they gave away."""
    court = table(5, "ERLRL", hands={2: "swap"}, slots=("ELR", "RRL", "LRL")).direct()
    court.act("investigate", 2, "slot:2").act_of(2, "card:swap", 3, "slot:2", "slot:1")
    assert court.cards_of(3, viewer=1) == ["rebel", None, None]
    assert court.cards_of(2, viewer=1) == [None, None, None]
    assert court.cards_of(3, viewer=2)[0] == "rebel"
    assert court.cards_of(2, viewer=3)[1] is not None
    assert court.cards_of(3, viewer=4) == [None, None, None]


@pytest.mark.rule("BE-R29")
def test_the_emperor_may_swap_all_but_his_crown() -> None:
    """With two Rebel cards beside the crown, the player is still the Emperor."""
    court = table(5, hands={0: "swap"}, slots=("LER", "RRL")).direct()
    court.act_of(0, "card:swap", 1)
    assert court.options == ("slot:1", "slot:3")
    assert court.refusal("slot:2") == "BE-R29"
    assert court.refusal("the crown") is None
    assert list(court.answer("slot:1").options) == ["slot:1", "slot:2", "slot:3"]
    court.answer("slot:1")
    assert court.cards_of(0, viewer=0) == ["rebel", "emperor", "rebel"]
    assert court.identity(0) == "emperor"


@pytest.mark.rule("BE-4.12", "BE-R32", "BE-R71")
def test_investigation_of_two_players() -> None:
    """One card of each; the player names both before seeing either."""
    court = table(5, hands={1: "investigation"}).direct().act("card:investigation")
    assert court.refusal(1) == "BE-R26"
    court.answers(2, "slot:1")
    assert court.cards_of(2, viewer=1) == [None, None, None]
    court.answers(3, "slot:2")
    assert court.cards_of(2, viewer=1)[0] is not None
    assert court.cards_of(3, viewer=1)[1] is not None
    seen = [(facts["player"], facts["place"]) for facts in court.news("card_seen", viewer=1)]
    assert seen == [(2, 1), (3, 2)]
    assert court.heard_by("card_seen") == [1]
    assert court.story[-2:] == [
        ("looked", {"player": 1, "target": 2, "place": 1}),
        ("looked", {"player": 1, "target": 3, "place": 2}),
    ]


@pytest.mark.rule("BE-R71")
def test_nobody_hears_of_a_look_before_both_cards_are_named() -> None:
    """It is one look at two cards."""
    court = table(5, hands={1: "investigation"}).direct()
    court.act("card:investigation", 2, "slot:1", 3)
    assert court.story[-1] == ("card_played", {"player": 1, "card": "investigation"})


@pytest.mark.rule("BE-R32")
def test_investigation_of_one_player() -> None:
    """The player looks at two different places of one player."""
    court = table(5, hands={1: "investigation"}).direct()
    court.act("card:investigation", 2, "slot:1", 2)
    assert court.options == ("slot:2", "slot:3")
    assert court.refusal("slot:1") == "BE-R26"
    assert court.refusal("slot:4") is None
    court.answer("slot:3")
    seen = court.cards_of(2, viewer=1)
    assert [face is None for face in seen] == [False, True, False]


@pytest.mark.rule("BE-R32", "BE-R62")
@pytest.mark.parametrize(
    ("shown", "first", "second"),
    [
        ((), [0, 2, 3, 4], [0, 2, 3, 4]),
        (("slot:2",), [0, 2, 3, 4], [2, 3, 4]),
    ],
)
def test_the_second_card_may_be_of_the_same_player_if_he_has_one(
    shown: tuple[str, ...], first: list[int], second: list[int]
) -> None:
    """The Emperor's crown is face up, so with one more card revealed only one is left."""
    hands = {1: "investigation", 4: "reveal"}
    court = table(5, hands=hands, slots=("ELR",)).direct("counterclockwise")
    if shown:
        court.act_of(4, "card:reveal", 0, *shown)
    court.act_of(1, "card:investigation")
    assert court.offered == first
    court.answers(0, "slot:3")
    assert court.offered == second
    if shown:
        assert court.reason(0) == "BE-R62 no_second_card"
    assert court.reason(1) == "BE-R26 not_yourself"


@pytest.mark.rule("BE-R32", "BE-R26")
def test_a_single_hidden_card_can_be_the_second_one() -> None:
    """It can be another player's; a player without one is refused with a reason."""
    hands = {1: "investigation", 4: "reveal", 3: "reveal"}
    court = table(5, hands=hands, slots=("ELR",)).direct("counterclockwise")
    court.act_of(4, "card:reveal", 0, "slot:2")
    assert second_of(court) == [0, 2, 3, 4]
    again = table(5, hands=hands, slots=("ELR",)).direct("counterclockwise")
    again.act_of(4, "card:reveal", 0, "slot:2").act_of(3, "card:reveal", 0, "slot:3")
    assert second_of(again) == [2, 3, 4]
    assert again.reason(0) == "BE-R26 all_face_up"


@pytest.mark.rule("BE-R62", "BE-R54")
@pytest.mark.parametrize(
    ("card", "hidden", "rule"),
    [
        ("investigation", {0: 1, 3: 1}, None),
        ("investigation", {4: 2}, None),
        ("investigation", {1: 3, 4: 1}, "BE-R62"),
        ("reveal", {1: 1}, None),
        ("reveal", {3: 1}, None),
        ("reveal", {}, "BE-R54"),
        ("steal", {}, None),
        ("swap", {}, None),
    ],
)
def test_what_needs_a_card_face_down(card: str, hidden: dict[int, int], rule: str | None) -> None:
    """Investigation needs two cards of other players, Reveal one of anybody, other cards none."""
    court = table(5, hands={1: card}).direct().until("act")
    court.state.face_up = tuple(
        [each for p, cards in enumerate(court.state.slots) for each in cards[hidden.get(p, 0) :]]
    )
    again = GAME.next_scene(court.state)
    assert again is not None
    _, question = again.send(None)
    assert (f"card:{card}" in question.options) is (rule is None)
    reason = question.reason(court.state, court.seat, f"card:{card}")
    assert reason is not None
    assert rule in (None, reason.rule)


@pytest.mark.rule("BE-4.13", "BE-R33", "BE-R53")
def test_reveal_shows_a_card_to_all_until_its_owner_shuffles() -> None:
    """Any card can be revealed, also your own and the Emperor's other cards."""
    court = table(5, hands={1: "reveal"}, slots=("ELR", "RRL", "LRR")).direct()
    court.act("card:reveal")
    assert court.offered == [0, 1, 2, 3, 4]
    court.answers(2, "slot:1")
    facts = {"player": 1, "target": 2, "place": 1, "face": "loyalist"}
    assert court.story[-1] == ("revealed", facts)
    assert court.cards_of(2) == ["loyalist", None, None]
    assert [thing.marks for thing in court.zone("identity", owner=2).things] == [
        ("face_up",),
        (),
        (),
    ]
    court.act_of(2, "shuffle")
    assert court.cards_of(2) == [None, None, None]
    assert list(faults(court.state)) == []


@pytest.mark.rule("BE-R54", "BE-R33")
def test_only_a_face_down_card_can_be_revealed() -> None:
    """Only the Emperor's two other cards are offered."""
    court = table(5, hands={1: "reveal"}, slots=("LRE",)).direct().act("card:reveal", 0)
    assert court.options == ("slot:1", "slot:2")
    assert court.refusal("slot:3") == "BE-R54"
    assert court.refusal("slot:4") is None


@pytest.mark.rule("BE-R54", "BE-R53")
def test_who_has_nothing_face_down_can_not_be_revealed() -> None:
    """A player whose cards are all face up can't be chosen, and every player reads the same
    reason."""
    court = table(5, hands={1: "reveal"}).direct().until("act")
    court.state.face_up += tuple(court.state.slots[1])
    assert court.answer("card:reveal").offered == [0, 2, 3, 4]
    assert court.reason(1) == "BE-R54 all_face_up"


@pytest.mark.rule("BE-4.17", "BE-R34", "BE-R50")
def test_a_thief_takes_all_and_discards_at_the_end_of_the_turn() -> None:
    """Only the two know what was taken; the thief chooses which two cards to keep."""
    court = table(5, hands={0: "swap reveal", 1: "steal clearance"}, draws="condemn").direct()
    court.act("card:steal")
    assert court.refusal(1) == "BE-4.17"
    court.answer(0)
    hand = [thing.face for thing in court.zone("hand", viewer=1, owner=1).things]
    assert hand == ["clearance", "condemn", "swap", "reveal"]
    assert court.news("stolen_seen", viewer=1) == [{"target": 0, "cards": ("swap", "reveal")}]
    assert court.heard_by("stolen_seen") == [1]
    assert court.story[-1] == ("stolen", {"player": 1, "target": 0, "count": 2})
    assert court.state.hands[0] == ()
    assert court.state.moment == "act"
    court.until("discard").answer(("card:clearance", "card:condemn"))
    assert court.state.hands[1] == ("swap", "reveal")


@pytest.mark.rule("BE-R55")
def test_an_empty_hand_can_be_stolen_from() -> None:
    """Stealing an empty hand does nothing."""
    court = table(5, draws="steal").direct().act("card:steal", 3)
    assert court.state.hands[1] == ()
    assert court.news("stolen")[0]["count"] == 0
    assert court.heard_by("stolen_seen") == []


@pytest.mark.rule("BE-R73", "BE-R77")
def test_a_card_lies_on_the_table_before_its_target_is_named() -> None:
    """Everyone sees the card at once; it joins the discards after its effect."""
    court = table(5, hands={1: "reveal"}).direct().act("card:reveal")
    assert court.news("card_played") == [{"player": 1, "card": "reveal"}]
    assert court.state.discard == ()
    assert court.answers(2, "slot:1").state.discard == ("reveal",)


@pytest.mark.rule("BE-R47")
def test_an_act_takes_effect_before_its_window_opens() -> None:
    """The seats have already changed when the others are asked."""
    court = table(5, hands={1: "transposition", 2: "accuse"}).direct()
    court.act("card:transposition", 2)
    assert (court.question, court.state.moment) == ("instinct", "act")
    assert court.state.circle == (0, 2, 1, 3, 4)


@pytest.mark.rule("BE-R34")
def test_a_stolen_hand_is_sorted() -> None:
    """The thief sees the order of the box, since a hand's order tells when cards were drawn."""
    court = table(5, hands={0: "reveal swap", 1: "steal clearance"}).direct().act("card:steal", 0)
    assert court.news("stolen_seen", viewer=1) == [{"target": 0, "cards": ("swap", "reveal")}]
    assert court.state.hands[1][-2:] == ("swap", "reveal")


@pytest.mark.rule("BE-4.2", "BE-4.13")
def test_players_are_offered_in_the_order_of_their_numbers() -> None:
    """Players are offered by number, wherever they sit now."""
    court = table(5, hands={1: "transposition reveal", 2: "condemn"}).direct()
    court.act("card:transposition", 2).until("act")
    court.until("direction").direct("counterclockwise").act_of(1, "card:reveal")
    assert court.state.circle == (0, 2, 1, 3, 4)
    assert court.options == tuple(f"player:{seat}" for seat in range(5))
    court.answers(3, "slot:1").act_of(2, "card:condemn")
    assert court.options == tuple(f"player:{seat}" for seat in (0, 1, 3, 4))

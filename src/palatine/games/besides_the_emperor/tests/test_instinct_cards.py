"""Instinct cards: when windows open, who is asked, and the cards that move seats."""

import pytest

from palatine.games.besides_the_emperor.tests.table import table


@pytest.mark.rule("BE-4.1", "BE-R46", "BE-R72")
def test_windows_of_a_turn() -> None:
    """After the direction, before the draw, after the act, at the end; not after a Pass."""
    court = table(5, hands={3: "accuse"})
    court.direct()
    moments = []
    while court.question == "instinct" or court.state.turn < 2:
        if court.question == "instinct" and court.seat == 3:
            moments.append((court.state.turn, court.state.moment))
        is_act = court.question == "act"
        court.answers(*(("investigate", 2, "slot:1") if is_act else ("pass",)))
    assert moments[:4] == [(0, "direction"), (1, "start"), (1, "act"), (1, "end")]


@pytest.mark.rule("BE-R23", "BE-R70", "BE-R72")
@pytest.mark.parametrize(
    ("way", "order"), [("clockwise", [0, 1, 2, 3, 4]), ("counterclockwise", [0, 4, 3, 2, 1])]
)
def test_all_who_hold_cards_are_asked_in_the_direction_of_play(way: str, order: list[int]) -> None:
    """Whatever the cards are; after the choice of direction the Emperor first."""
    court = table(5, hands={1: "steal", 2: "accuse"}).direct(way)
    assert court.window() == order


@pytest.mark.rule("BE-R70")
def test_who_holds_no_cards_is_not_asked() -> None:
    """That nothing is in hand all can see."""
    court = table(5).direct().act("pass")
    assert court.window() == [1]


@pytest.mark.rule("BE-R23")
def test_the_active_player_is_asked_first() -> None:
    """Then on in the direction of play."""
    court = table(5, hands={2: "accuse"}).direct().until("act", 2).answer("pass")
    assert court.window() == [2, 3, 4, 0, 1]


@pytest.mark.rule("BE-R24", "BE-R48")
def test_a_card_takes_effect_at_once_and_the_window_begins_anew() -> None:
    """From the active player on, in the direction as it is by now, the one who played too."""
    court = table(5, hands={2: "reverse accuse"}).direct()
    court.instinct(2, "reverse")
    assert court.state.direction == "counterclockwise"
    assert court.window() == [0, 4, 3, 2, 1]


@pytest.mark.rule("BE-R22")
def test_instinct_cards_are_extra() -> None:
    """Who plays one in the own turn still has the act."""
    court = table(5, hands={1: "accuse"}).direct()
    court.window()
    assert court.instinct(1, "accuse", 3).until("act").seat == 1


@pytest.mark.rule("BE-R69")
def test_a_standing_pass_lasts_through_windows_that_do_not_concern_one() -> None:
    """It is seen by all, and ends with the own turn."""
    court = table(5, hands={3: "accuse"}).direct().until("instinct", 3).answer("pass_until")
    assert "pass_until" in court.seat_view(3).marks
    court.until("act", 1).answers("investigate", 2, "slot:1")
    assert 3 not in court.window()
    court.until("act", 2).answer("pass").end_turn()
    assert court.state.active == 3
    assert court.state.standing == ()


@pytest.mark.rule("BE-R69")
@pytest.mark.parametrize(
    "act",
    [
        ("card:condemn", 3),
        ("card:condemn", 0),
        ("investigate", 3, "slot:1"),
        ("card:steal", 3),
    ],
)
def test_a_standing_pass_ends_when_one_is_named_or_the_emperor_condemned(act: tuple[str]) -> None:
    """By an act that names the player; a Condemn on the Emperor concerns all."""
    court = table(5, hands={1: "condemn steal", 3: "accuse"}).direct()
    court.until("instinct", 3).answer("pass_until").until("act", 1).answers(*act)
    assert 3 not in court.state.standing


@pytest.mark.rule("BE-R69")
def test_a_condemn_that_is_only_blocked_ends_nobodys_standing_pass() -> None:
    """The Emperor's goes; the next one, on another player, has not changed."""
    hands = {0: "condemn", 1: "condemn", 2: "counter_condemn", 3: "accuse"}
    court = table(5, hands=hands).direct().act_of(0, "card:condemn", 2).direct()
    court.act_of(1, "card:condemn", 3).until("instinct", 3).answer("pass_until")
    court.instinct(2, "counter_condemn")
    assert court.targets == [3]
    assert 3 in court.state.standing


@pytest.mark.rule("BE-R69")
def test_a_standing_pass_ends_before_a_condemn_strikes() -> None:
    """In the last window the one it is on is asked again."""
    court = table(5, hands={1: "condemn", 3: "self_clearance"}).direct()
    court.act("card:condemn", 3).direct()
    court.until("instinct", 3).answer("pass_until").until("act", 1).answer("pass")
    assert court.state.moment == "end"
    assert 3 in court.window()


@pytest.mark.rule("BE-R69", "BE-R76")
def test_a_condemn_that_comes_back_to_the_emperor_concerns_all() -> None:
    """Turned back twice it is on him again, and everybody is asked anew."""
    hands = {0: "counter_condemn", 1: "condemn counter_condemn", 3: "clearance"}
    court = table(5, hands=hands).direct().act("card:condemn", 0).instinct(0, "counter_condemn")
    court.until("instinct", 1).answer("pass").until("instinct", 3).answer("pass_until")
    assert court.instinct(1, "counter_condemn").targets == [0]
    assert court.state.standing == ()


@pytest.mark.rule("BE-R69")
def test_a_standing_pass_is_gone_when_the_game_is_over() -> None:
    """Nobody waits for anything any more."""
    court = table(5, "ERRLL", hands={1: "condemn"}).direct().act("card:condemn", 0)
    court.until("act", 0).answer("pass")
    while court.question:
        court.answer("pass_until")
    assert court.why == "emperor_killed"
    assert court.state.standing == ()


@pytest.mark.rule("BE-R69")
def test_a_standing_pass_says_nothing_of_the_hand() -> None:
    """It is offered with any cards, and ends whatever they are."""
    for card in ("steal", "accuse"):
        court = table(5, hands={3: card}).direct().until("instinct", 3)
        assert court.options[:2] == ("pass", "pass_until")


@pytest.mark.rule("BE-4.14", "BE-R38")
def test_guarding_takes_a_seat_beside_the_emperor() -> None:
    """From anywhere; either neighbour can be changed with."""
    court = table(5, hands={3: "guarding"}).direct().instinct(3, "guarding")
    assert court.offered == [1, 4]
    assert court.refusal(2) == "BE-4.14"
    assert court.answer(1).state.circle == (0, 3, 2, 1, 4)


@pytest.mark.rule("BE-R38")
def test_a_neighbour_can_take_the_other_side() -> None:
    """Only that one is offered."""
    court = table(5, hands={1: "guarding"}).direct().instinct(1, "guarding")
    assert court.offered == [4]
    assert court.answer(4).state.circle == (0, 4, 2, 3, 1)


@pytest.mark.rule("BE-5.2", "BE-R56")
def test_the_emperors_guarding_moves_two_others() -> None:
    """One who sits beside him, and any other player; he stays."""
    court = table(5, hands={0: "guarding"}).direct().instinct(0, "guarding", 4)
    assert court.offered == [1, 2, 3]
    assert court.refusal(0) == "BE-R56"
    assert court.answer(2).state.circle == (0, 1, 4, 3, 2)


@pytest.mark.rule("BE-4.15", "BE-R53")
def test_accuse_may_name_anybody() -> None:
    """Oneself as well."""
    court = table(5, hands={1: "accuse"}).direct().instinct(1, "accuse")
    assert court.offered == [0, 1, 2, 3, 4]
    assert court.answer(1).state.skips == (0, 1, 0, 0, 0)


@pytest.mark.rule("BE-R63")
def test_countering_cards_need_a_condemn() -> None:
    """Without one they can't be played, and the refusal says so."""
    court = table(5, hands={2: "clearance"}).direct().until("instinct", 2)
    assert court.options == ("pass", "pass_until")
    assert court.refusal("card:clearance") == "BE-R63"
    assert court.refusal("nonsense") == "BE-R23"

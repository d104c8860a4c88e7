"""Instinct cards: when windows open, who is asked, and the cards that move seats."""

import pytest

from palatine.games.besides_the_emperor.tests.table import table


@pytest.mark.rule("BE-4.1", "BE-R46", "BE-R72")
def test_windows_of_a_turn() -> None:
    """Windows open after the direction, before the draw, after the act and at the end, but not
    after a Pass."""
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
    """They are asked whatever their cards are, after the choice of direction the Emperor first."""
    court = table(5, hands={1: "steal", 2: "accuse"}).direct(way)
    assert court.window() == order


@pytest.mark.rule("BE-R70")
def test_who_holds_no_cards_is_not_asked() -> None:
    """A player without cards is not asked, since everyone can see the empty hand."""
    court = table(5).direct().act("pass")
    assert court.window() == [1]


@pytest.mark.rule("BE-R23")
def test_the_active_player_is_asked_first() -> None:
    """The active player is asked first, then the others in the direction of play."""
    court = table(5, hands={2: "accuse"}).direct().until("act", 2).answer("pass")
    assert court.window() == [2, 3, 4, 0, 1]


@pytest.mark.rule("BE-R24", "BE-R48")
def test_a_card_takes_effect_at_once_and_the_window_begins_anew() -> None:
    """The active player is first, in the current direction, and the one who played is asked too."""
    court = table(5, hands={2: "reverse accuse"}).direct()
    court.instinct(2, "reverse")
    assert court.state.direction == "counterclockwise"
    assert court.window() == [0, 4, 3, 2, 1]


@pytest.mark.rule("BE-R22")
def test_instinct_cards_are_extra() -> None:
    """A player who plays one in their own turn still has their act."""
    court = table(5, hands={1: "accuse"}).direct()
    court.window()
    assert court.instinct(1, "accuse", 3).until("act").seat == 1


@pytest.mark.rule("BE-R69")
def test_a_standing_pass_lasts_through_windows_that_do_not_concern_one() -> None:
    """Everyone sees a standing pass, and it ends with the player's own turn."""
    court = table(5, hands={3: "accuse"}).direct().until("instinct", 3).answer("pass_until")
    assert "pass_until" in court.seat_view(3).marks
    court.until("act", 1).answers("investigate", 2, "slot:1")
    assert 3 not in court.window()
    court.until("act", 2).answer("pass").end_turn()
    assert court.state.active == 3
    assert court.state.standing == ()


@pytest.mark.rule("BE-R69")
@pytest.mark.parametrize(
    ("act", "concerned"),
    [
        (("card:condemn", 3), {3}),
        (("card:condemn", 0), {0, 2, 3, 4}),
        (("investigate", 3, "slot:1"), {3}),
        (("card:transposition", 2), {2}),
        (("card:swap", 2, "slot:1", "slot:1"), {2}),
        (("card:investigation", 2, "slot:1", 4, "slot:1"), {2, 4}),
        (("card:reveal", 4, "slot:1"), {4}),
        (("card:steal", 3), {3}),
        (("shuffle",), set()),
        (("pass",), set()),
    ],
)
def test_a_standing_pass_ends_when_one_is_named_or_the_emperor_condemned(
    act: tuple[str], concerned: set[int]
) -> None:
    """An act that names the player ends it; a Condemn on the Emperor ends everyone's. Others
    stay."""
    card = act[0].removeprefix("card:") if act[0].startswith("card:") else ""
    court = table(5, hands={1: card or "accuse"}).direct().stand(1)
    assert court.act_of(1, *act).standing == {0, 2, 3, 4} - concerned


@pytest.mark.rule("BE-R69", "BE-4.14", "BE-5.2")
@pytest.mark.parametrize(
    ("seat", "card", "answers", "left"),
    [
        (1, "accuse", (3,), {0, 2, 4}),
        (2, "guarding", (4,), {0, 1, 3}),
        (0, "guarding", (4, 2), {1, 3}),
        (1, "reverse", (), {0, 2, 3, 4}),
    ],
)
def test_a_standing_pass_ends_when_an_instinct_card_names_one_or_moves_the_seat(
    seat: int, card: str, answers: tuple[int, ...], left: set[int]
) -> None:
    """It ends for players who are accused, moved by Guarding, or give up the seat; for nobody
    else."""
    court = table(5, hands={seat: card}).direct().stand(seat)
    while court.seat != seat:
        court.answer("pass_until")
    assert court.answers(f"card:{card}", *answers).standing == left


@pytest.mark.rule("BE-R69", "BE-4.8")
def test_a_condemn_that_is_turned_back_concerns_its_new_target() -> None:
    """It concerns only the new target."""
    hands = {1: "condemn accuse", 2: "counter_condemn"}
    court = table(5, hands=hands).direct().act("card:condemn", 2).stand(2)
    assert court.standing == {0, 1, 3, 4}
    assert court.instinct(2, "counter_condemn").standing == {0, 3, 4}


@pytest.mark.rule("BE-R69", "BE-R14")
def test_all_are_asked_again_before_the_emperor_is_struck() -> None:
    """Everyone is asked in the last window of the turn in which the Condemn is due."""
    court = table(5, hands={1: "condemn"}).direct().act("card:condemn", 0)
    while court.question == "instinct" or court.state.active != 0:
        court.answer("pass_until" if court.question == "instinct" else "pass")
    assert court.standing == {0, 1, 2, 3, 4}
    court.answer("pass")
    assert (court.state.moment, court.standing) == ("end", set())
    assert {1, 2, 3, 4} <= set(court.window())


@pytest.mark.rule("BE-R69")
def test_what_is_not_due_yet_ends_no_standing_pass() -> None:
    """Nobody is asked again at the end of the turn in which it was cast."""
    court = table(5, hands={1: "condemn"}).direct().act("card:condemn", 3)
    court.stand()
    assert (court.state.turn, court.seat, court.standing) == (2, 2, {0, 1, 3, 4})


@pytest.mark.rule("BE-R69")
@pytest.mark.parametrize("way", ["clockwise", "counterclockwise"])
def test_standing_passes_do_not_tell_who_was_first(way: str) -> None:
    """The state keeps them by seat, in whatever order players passed."""
    court = table(5, hands={1: "accuse"}).direct(way).stand(0, 1, 4)
    assert court.state.standing == (2, 3)


@pytest.mark.rule("BE-R05", "BE-R69")
def test_the_dead_pass_no_more() -> None:
    """A dead player's standing pass ends, and the others' stay."""
    court = table(5, "ERRLL", hands={1: "condemn", 2: "accuse"}).direct()
    court.act("card:condemn", 3).direct().stand().act_of(1, "pass")
    court.until("instinct", 3).answer("pass_until")
    assert 3 not in court.state.circle
    assert court.standing == {0, 4}


@pytest.mark.rule("BE-R69")
def test_a_condemn_that_is_only_blocked_ends_nobodys_standing_pass() -> None:
    """The Emperor's Condemn goes; the next one, on another player, has not changed."""
    hands = {0: "condemn", 1: "condemn", 2: "counter_condemn", 3: "accuse"}
    court = table(5, hands=hands).direct().act_of(0, "card:condemn", 2).direct()
    court.act_of(1, "card:condemn", 3).until("instinct", 3).answer("pass_until")
    court.instinct(2, "counter_condemn")
    assert court.targets == [3]
    assert 3 in court.state.standing


@pytest.mark.rule("BE-R69")
@pytest.mark.parametrize("other", [True, False])
def test_in_version_1_a_block_woke_the_target_of_the_next_condemn(other: bool) -> None:
    """In version 1 a block woke the next target, and old tables still play so."""
    hands = {0: "condemn", 1: "condemn", 2: "counter_condemn", 3: "accuse"}
    court = table(5, hands=hands)
    court.state.version = 1
    court.direct().act_of(0, "card:condemn", 2).direct()
    court.act_of(1, *(("card:condemn", 3) if other else ("pass",)))
    court.until("instinct", 3).answer("pass_until").instinct(2, "counter_condemn")
    assert court.targets == ([3] if other else [])
    assert (3 in court.state.standing) is not other


@pytest.mark.rule("BE-R69")
def test_a_standing_pass_ends_before_a_condemn_strikes() -> None:
    """The target is asked again in the last window."""
    court = table(5, hands={1: "condemn", 3: "self_clearance"}).direct()
    court.act("card:condemn", 3).direct()
    court.until("instinct", 3).answer("pass_until").until("act", 1).answer("pass")
    assert court.state.moment == "end"
    assert 3 in court.window()


@pytest.mark.rule("BE-R69", "BE-R76")
def test_a_condemn_that_comes_back_to_the_emperor_concerns_all() -> None:
    """Turned back twice, it is on the Emperor again, and everybody is asked again."""
    hands = {0: "counter_condemn", 1: "condemn counter_condemn", 3: "clearance"}
    court = table(5, hands=hands).direct().act("card:condemn", 0).instinct(0, "counter_condemn")
    court.until("instinct", 1).answer("pass").until("instinct", 3).answer("pass_until")
    assert court.instinct(1, "counter_condemn").targets == [0]
    assert court.state.standing == ()


@pytest.mark.rule("BE-R69")
def test_a_standing_pass_is_gone_when_the_game_is_over() -> None:
    """No standing pass is left once the game is over."""
    court = table(5, "ERRLL", hands={1: "condemn"}).direct().act("card:condemn", 0)
    court.until("act", 0).answer("pass")
    while court.question:
        court.answer("pass_until")
    assert court.why == "emperor_killed"
    assert court.state.standing == ()


@pytest.mark.rule("BE-R69")
def test_a_standing_pass_says_nothing_of_the_hand() -> None:
    """A standing pass is offered, and ends, whatever the cards are."""
    for card in ("steal", "accuse"):
        court = table(5, hands={3: card}).direct().until("instinct", 3)
        assert court.options[:2] == ("pass", "pass_until")


@pytest.mark.rule("BE-4.14", "BE-R38")
def test_guarding_takes_a_seat_beside_the_emperor() -> None:
    """A player anywhere can change seats with either of the Emperor's neighbours."""
    court = table(5, hands={3: "guarding"}).direct().instinct(3, "guarding")
    assert court.offered == [1, 4]
    assert court.refusal(2) == "BE-4.14"
    assert court.reason(3) == "BE-R38 not_yourself"
    assert court.answer(1).state.circle == (0, 3, 2, 1, 4)
    assert court.story[-1] == ("seats_changed", {"player": 3, "target": 1})
    assert court.state.discard == ("guarding",)


@pytest.mark.rule("BE-R38")
def test_a_neighbour_can_take_the_other_side() -> None:
    """A neighbour is only offered the other side."""
    court = table(5, hands={1: "guarding"}).direct().instinct(1, "guarding")
    assert court.offered == [4]
    assert court.answer(4).state.circle == (0, 4, 2, 3, 1)


@pytest.mark.rule("BE-5.2", "BE-R56")
def test_the_emperors_guarding_moves_two_others() -> None:
    """A neighbour and any other player change seats, and the Emperor stays."""
    court = table(5, hands={0: "guarding"}).direct().instinct(0, "guarding", 4)
    assert court.offered == [1, 2, 3]
    assert court.refusal(0) == "BE-R56"
    assert court.reason(0) == "BE-R56 not_yourself"
    assert court.reason(4) == "BE-R56 two_others"
    assert court.answer(2).state.circle == (0, 1, 4, 3, 2)
    assert court.story[-1] == ("seats_changed", {"player": 2, "target": 4})


@pytest.mark.rule("BE-4.15", "BE-R53")
def test_accuse_may_name_anybody() -> None:
    """Accuse may also name its own player."""
    court = table(5, hands={1: "accuse"}).direct().instinct(1, "accuse")
    assert court.options == tuple(f"player:{seat}" for seat in range(5))
    assert court.answer(1).state.skips == (0, 1, 0, 0, 0)
    assert court.story[-1] == ("accused", {"player": 1, "target": 1})


@pytest.mark.rule("BE-R63")
def test_countering_cards_need_a_condemn() -> None:
    """Without one they can't be played, and the refusal says so."""
    court = table(5, hands={2: "clearance"}).direct().until("instinct", 2)
    assert court.options == ("pass", "pass_until")
    assert court.refusal("card:clearance") == "BE-R63"
    assert court.refusal("card:guarding") == "BE-3.4"
    assert court.refusal("nonsense") == "BE-R23"


@pytest.mark.rule("BE-R38")
def test_with_two_players_left_there_is_nobody_to_change_with() -> None:
    """Beside the Emperor sits the only other player; Guarding can't be played by either."""
    hands = {0: "condemn guarding", 1: "condemn condemn"}
    court = table(5, "ERLLR", hands=hands).direct().act_of(1, "card:condemn", 2)
    court.act_of(0, "card:condemn", 3).direct().act_of(1, "card:condemn", 4)
    court.until("instinct", 0)
    assert "card:guarding" in court.options
    court.direct().act_of(1, "pass").end_turn()
    assert court.state.circle == (0, 1)
    court.until("instinct", 0)
    assert "card:guarding" in [f"card:{card}" for card in court.state.hands[0]]
    assert court.options == ("pass", "pass_until")
    assert court.reason("card:guarding") == "BE-R38 nobody_to_guard"


@pytest.mark.rule("BE-R38", "BE-5.2")
def test_with_three_players_left_the_emperor_can_still_guard() -> None:
    """The two others change places."""
    hands = {0: "condemn guarding", 1: "condemn"}
    court = table(5, "ERLLR", hands=hands).direct().act_of(1, "card:condemn", 2)
    court.act_of(0, "card:condemn", 3).direct().until("direction")
    assert court.state.circle == (0, 1, 4)
    court.direct().instinct(0, "guarding", 1, 4)
    assert court.state.circle == (0, 4, 1)


@pytest.mark.rule("BE-R23")
def test_instincts_are_offered_by_their_places_in_the_hand() -> None:
    """They come after the two passes, and each option points at its card."""
    court = table(5, hands={2: "steal accuse"}).direct().until("instinct", 2)
    ask = court.packet(2).ask
    assert ask is not None
    assert [(option.atom, option.at) for option in ask.options] == [
        ("pass", "pass"),
        ("pass_until", "pass_until"),
        ("card:accuse", "hand:1"),
    ]

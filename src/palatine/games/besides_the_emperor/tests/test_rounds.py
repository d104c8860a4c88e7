"""Chapter 2, rounds: directions, whose turn it is, and when a round ends."""

import pytest

from palatine.games.besides_the_emperor.tests.table import table


@pytest.mark.rule("BE-2.1", "BE-2.2")
@pytest.mark.parametrize(("way", "first"), [("clockwise", 1), ("counterclockwise", 4)])
def test_the_emperor_chooses_who_begins(way: str, first: int) -> None:
    """The player next to him in the direction has the first turn."""
    court = table(5)
    assert (court.question, court.seat) == ("direction", 0)
    assert court.direct(way).until("act").seat == first


@pytest.mark.rule("BE-2.3", "BE-2.4")
def test_everybody_has_a_turn_and_the_emperor_the_last() -> None:
    """Then he chooses a direction again."""
    court = table(5).direct("counterclockwise")
    turns = []
    for _ in range(5):
        turns.append(court.until("act").seat)
        court.answer("pass")
    assert turns == [4, 3, 2, 1, 0]
    assert court.until("direction").seat == 0
    assert court.answer("clockwise").state.round == 2


@pytest.mark.rule("BE-4.2", "BE-4.3", "BE-R36")
def test_transposition_skips() -> None:
    """The worked example: the player changed with is passed over, and the one after is next."""
    court = table(5, hands={3: "transposition"}).direct("counterclockwise")
    court.act_of(3, "card:transposition", 2)
    assert court.state.circle == (0, 1, 3, 2, 4)
    assert court.end_turn().until("act").seat == 1


@pytest.mark.rule("BE-R36")
def test_nobody_is_barred_from_a_second_turn() -> None:
    """Who changes seats backwards lets the player before him have another turn."""
    court = table(5, hands={2: "transposition"}).direct()
    court.act_of(2, "card:transposition", 1)
    assert court.state.circle == (0, 2, 1, 3, 4)
    assert court.end_turn().until("act").seat == 1


@pytest.mark.rule("BE-R37", "BE-R35")
def test_the_last_player_changes_seats_with_the_emperor() -> None:
    """The round goes on around the table until the Emperor has had his turn."""
    court = table(5, hands={4: "transposition"}).direct()
    court.act_of(4, "card:transposition", 0)
    assert court.state.circle == (4, 1, 2, 3, 0)
    turns = []
    while court.end_turn().question != "direction":
        turns.append(court.until("act").seat)
        court.answer("pass")
    assert turns == [1, 2, 3, 0]


@pytest.mark.rule("BE-R64")
def test_the_first_player_can_end_the_round_early() -> None:
    """By changing places with the Emperor, who then sits next in the direction of play."""
    court = table(5, hands={1: "transposition"}).direct()
    court.act_of(1, "card:transposition", 0)
    assert court.state.circle == (1, 0, 2, 3, 4)
    assert court.end_turn().until("act").seat == 0
    assert court.answer("pass").end_turn().question == "direction"


@pytest.mark.rule("BE-4.15", "BE-R39")
def test_accuse_skips_the_next_turn_that_would_begin() -> None:
    """Not the running one; and only one."""
    court = table(5, hands={0: "accuse"}).direct()
    court.until("act", 1)
    court.answer("pass").instinct(0, "accuse", 1)
    assert court.end_turn().until("act").seat == 2
    assert court.until("direction").direct().until("act").seat == 2
    assert court.news("turn_skipped") == [{"player": 1}]


@pytest.mark.rule("BE-R39")
def test_an_accused_player_is_marked_until_the_turn_is_skipped() -> None:
    """The counter stands at the seat for all to see, and goes."""
    court = table(5, hands={0: "accuse"}).direct().instinct(0, "accuse", 2)
    assert court.seat_view(2).counters["skips"] == 1
    court.act_of(1, "pass").end_turn()
    assert "skips" not in court.seat_view(2).counters
    assert court.until("act").seat == 3


@pytest.mark.rule("BE-R40")
def test_a_skipped_emperor_ends_the_round() -> None:
    """He has no turn, but chooses the next direction."""
    court = table(5, hands={1: "accuse"}).direct().instinct(1, "accuse", 0)
    court.act_of(4, "pass").end_turn()
    assert (court.question, court.seat, court.state.turn) == ("direction", 0, 4)


@pytest.mark.rule("BE-4.16", "BE-R41")
def test_reverse_turns_the_round() -> None:
    """From the turn on in which it is played; players not reached have no turn."""
    court = table(5, hands={3: "reverse"}).direct()
    court.act_of(2, "pass").instinct(3, "reverse")
    turns = []
    while court.end_turn().question != "direction":
        turns.append(court.until("act").seat)
        court.answer("pass")
    assert turns == [1, 0]


@pytest.mark.rule("BE-R41")
def test_reverse_before_the_first_turn() -> None:
    """The player at the other side of the Emperor begins."""
    court = table(5, hands={3: "reverse"}).direct()
    assert court.instinct(3, "reverse").until("act").seat == 4


@pytest.mark.rule("BE-R41")
def test_the_next_round_has_its_own_direction() -> None:
    """Reverse is for this round only."""
    court = table(5, hands={3: "reverse"}).direct()
    court.instinct(3, "reverse").until("direction").answer("clockwise")
    assert court.state.direction == "clockwise"


@pytest.mark.rule("BE-R78", "BE-R05")
def test_the_turn_after_a_death_goes_on_from_the_empty_seat() -> None:
    """The active player dies at the end of his turn; his neighbour is next, and seats close up."""
    court = table(5, "ERRLL", hands={1: "condemn", 2: "counter_condemn"}).direct()
    court.act_of(1, "card:condemn", 2).instinct(2, "counter_condemn")
    court.direct().act_of(1, "pass").end_turn()
    assert court.state.circle == (0, 2, 3, 4)
    assert court.until("act").seat == 2

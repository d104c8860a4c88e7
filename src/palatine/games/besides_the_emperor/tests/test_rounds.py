"""Chapter 2, rounds: directions, whose turn it is, and when a round ends."""

import pytest

from palatine.games.besides_the_emperor.state import deck
from palatine.games.besides_the_emperor.tests.table import table


@pytest.mark.rule("BE-2.1", "BE-2.2")
@pytest.mark.parametrize(("way", "first"), [("clockwise", 1), ("counterclockwise", 4)])
def test_the_emperor_chooses_who_begins(way: str, first: int) -> None:
    """The player next to him in the direction has the first turn."""
    court = table(5)
    assert (court.question, court.seat) == ("direction", 0)
    assert court.direct(way).until("act").seat == first
    assert court.news("direction_chosen") == [{"player": 0, "direction": way, "round": 1}]
    assert court.news("turn_began") == [{"player": first}]


@pytest.mark.rule("BE-2.3", "BE-2.4")
def test_everybody_has_a_turn_and_the_emperor_the_last() -> None:
    """After everybody's turn, the Emperor chooses a direction again."""
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
    """The worked example: the neighbour who changed seats is passed over, and the next one has a
    turn."""
    court = table(5, hands={3: "transposition"}).direct("counterclockwise")
    court.act_of(3, "card:transposition", 2)
    assert court.state.circle == (0, 1, 3, 2, 4)
    assert court.end_turn().until("act").seat == 1


@pytest.mark.rule("BE-R36")
def test_nobody_is_barred_from_a_second_turn() -> None:
    """Changing seats backwards gives the previous player another turn."""
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
    """The first player can change places with the Emperor, who is then next."""
    court = table(5, hands={1: "transposition"}).direct()
    court.act_of(1, "card:transposition", 0)
    assert court.state.circle == (1, 0, 2, 3, 4)
    assert court.end_turn().until("act").seat == 0
    assert court.answer("pass").end_turn().question == "direction"


@pytest.mark.rule("BE-4.15", "BE-R39")
def test_accuse_skips_the_next_turn_that_would_begin() -> None:
    """Accuse does not skip the current turn, and skips only one."""
    court = table(5, hands={0: "accuse"}).direct()
    court.until("act", 1)
    court.answer("pass").instinct(0, "accuse", 1)
    assert court.end_turn().until("act").seat == 2
    assert court.until("direction").direct().until("act").seat == 2
    assert court.news("turn_skipped") == [{"player": 1}]


@pytest.mark.rule("BE-R39")
def test_two_accuses_skip_two_turns() -> None:
    """The one Accuse is played, comes back with a new deck, and is played on the same player."""
    court = table(7, hands={3: "accuse reveal"}, again="accuse").direct()
    court.decline_until(lambda: not deck(court.state), "an empty deck")
    court.act_of(3, "investigate", 1, "slot:1").instinct(3, "accuse", 6)
    court.act_of(4, "investigate", 1, "slot:1").instinct(4, "accuse", 6)
    assert court.seat_view(6).counters["skips"] == 2
    before = len(court.news("turn_began"))
    court.decline_until(lambda: court.state.active == 6, "a turn of the accused")
    turns = [facts["player"] for facts in court.news("turn_began")[before:]]
    assert turns == [5, 0, *range(1, 6), 0, *range(1, 7)]
    assert court.news("turn_skipped") == [{"player": 6}] * 2


@pytest.mark.rule("BE-R39")
def test_the_turn_that_is_running_is_not_skipped() -> None:
    """A player accused in their own turn continues it, and misses the next one."""
    court = table(5, hands={1: "accuse"}).direct().until("act", 1)
    court.answers("investigate", 2, "slot:1").instinct(1, "accuse", 1)
    assert (court.state.active, court.state.moment) == (1, "act")
    assert court.direct().until("act").seat == 2


@pytest.mark.rule("BE-R39")
def test_two_neighbours_can_both_be_skipped() -> None:
    """The turn goes to the first player who is not accused."""
    court = table(7, hands={3: "accuse reveal"}, again="accuse").direct()
    court.decline_until(lambda: not deck(court.state), "an empty deck")
    court.act_of(3, "investigate", 1, "slot:1").instinct(3, "accuse", 5)
    court.act_of(4, "investigate", 1, "slot:1").instinct(4, "accuse", 6)
    court.end_turn()
    assert court.news("turn_skipped") == [{"player": 5}, {"player": 6}]
    assert (court.state.active, court.state.skips) == (0, (0,) * 7)


@pytest.mark.rule("BE-R39")
def test_an_accused_player_is_marked_until_the_turn_is_skipped() -> None:
    """Everyone sees the counter at the seat until the turn is skipped."""
    court = table(5, hands={0: "accuse"}).direct().instinct(0, "accuse", 2)
    assert court.seat_view(2).counters["skips"] == 1
    court.act_of(1, "pass").end_turn()
    assert "skips" not in court.seat_view(2).counters
    assert court.until("act").seat == 3


@pytest.mark.rule("BE-R40", "BE-R72")
def test_a_skipped_emperor_ends_the_round() -> None:
    """A skipped Emperor has no turn, but chooses the next direction."""
    court = table(5, hands={1: "accuse"}).direct().instinct(1, "accuse", 0)
    court.act_of(4, "pass").end_turn()
    assert (court.question, court.seat, court.state.turn) == ("direction", 0, 4)
    assert court.news("turn_skipped") == [{"player": 0}]
    assert court.direct().window()[0] == 0
    assert court.act_of(0, "pass").state.round == 2


@pytest.mark.rule("BE-4.16", "BE-R41")
def test_reverse_turns_the_round() -> None:
    """It holds from the turn in which it is played; players that it has not reached have no
    turn."""
    court = table(5, hands={3: "reverse"}).direct()
    court.act_of(2, "pass").instinct(3, "reverse")
    turns = []
    while court.end_turn().question != "direction":
        turns.append(court.until("act").seat)
        court.answer("pass")
    assert turns == [1, 0]
    assert court.news("reversed") == [{"player": 3, "direction": "counterclockwise"}]


@pytest.mark.rule("BE-4.16")
def test_reverse_turns_a_round_that_goes_counterclockwise() -> None:
    """Reverse turns it clockwise."""
    court = table(5, hands={3: "reverse"}).direct("counterclockwise")
    court.act_of(4, "pass").instinct(3, "reverse")
    assert court.news("reversed") == [{"player": 3, "direction": "clockwise"}]
    assert court.end_turn().until("act").seat == 0


@pytest.mark.rule("BE-R41")
def test_reverse_before_the_first_turn() -> None:
    """The player on the Emperor's other side begins."""
    court = table(5, hands={3: "reverse"}).direct()
    assert court.instinct(3, "reverse").until("act").seat == 4


@pytest.mark.rule("BE-R41")
def test_the_next_round_has_its_own_direction() -> None:
    """Reverse only changes the current round."""
    court = table(5, hands={3: "reverse"}).direct()
    court.instinct(3, "reverse").until("direction").answer("clockwise")
    assert court.state.direction == "clockwise"


@pytest.mark.rule("BE-R78", "BE-R05")
def test_the_turn_after_a_death_goes_on_from_the_empty_seat() -> None:
    """The active player dies at the end of the turn: the neighbour is next, and seats close up."""
    court = table(5, "ERRLL", hands={1: "condemn", 2: "counter_condemn"}).direct()
    court.act_of(1, "card:condemn", 2).instinct(2, "counter_condemn")
    court.direct().act_of(1, "pass").end_turn()
    assert court.state.circle == (0, 2, 3, 4)
    assert court.until("act").seat == 2


@pytest.mark.rule("BE-R78", "BE-R05")
def test_a_neighbour_who_dies_has_no_turn() -> None:
    """The player after the empty seat has the next turn."""
    court = table(5, "ERRLL", hands={1: "condemn"}).direct().act_of(1, "card:condemn", 2)
    court.direct().act_of(1, "pass").end_turn()
    assert court.until("act").seat == 3


@pytest.mark.rule("BE-R78")
@pytest.mark.parametrize(("way", "following"), [("clockwise", 4), ("counterclockwise", 2)])
def test_the_order_after_a_death_is_that_of_the_seat_left(way: str, following: int) -> None:
    """The order continues from the empty seat, in either direction."""
    court = table(5, "ELLRR", hands={3: "condemn", 2: "counter_condemn"}).direct()
    court.act_of(3, "card:condemn", 2).instinct(2, "counter_condemn")
    court.direct(way).act_of(3, "pass").end_turn()
    assert court.state.circle == (0, 1, 2, 4)
    assert court.until("act").seat == following


@pytest.mark.rule("BE-R46")
@pytest.mark.parametrize(
    ("act", "course"),
    [
        (("investigate", 2, "slot:1"), ["start", "act", "discard", "end"]),
        (("shuffle",), ["start", "discard", "act", "end"]),
        (("pass",), ["start", "discard", "end"]),
    ],
)
def test_the_course_of_a_turn(act: tuple[object, ...], course: list[str]) -> None:
    """The act decides where windows open and where players discard."""
    court = table(5, hands={1: "swap steal"}).direct()
    court.window()
    seen = []
    while court.state.turn == 1:
        if court.question == "act":
            court.answers(*act)
            continue
        seen.append(court.state.moment if court.question == "instinct" else str(court.question))
        court.answer(court.quiet_answer())
    assert list(dict.fromkeys(seen)) == course

"""Marks on seats and cards: what a screen needs to show a Condemn."""

import pytest

from palatine.core.words import Speaker
from palatine.games.besides_the_emperor import GAME
from palatine.games.besides_the_emperor.tests.table import table


def test_a_condemn_of_the_emperor_shows_who_cast_it() -> None:
    """It strikes after the Emperor's turn, so its caster has a separate mark."""
    court = table(5, hands={1: "condemn"}).direct().act("card:condemn", 0)
    assert {"condemned_1", "clock_1"} <= set(court.seat_view(0).marks)
    assert "cast_1" in court.seat_view(1).marks


def test_a_caster_whose_own_turn_is_the_clock_has_one_mark() -> None:
    """If the Condemn strikes after its caster's own turn, one mark is enough."""
    court = table(5, hands={1: "condemn"}).direct().act("card:condemn", 3)
    assert "clock_1" in court.seat_view(1).marks
    assert "cast_1" not in court.seat_view(1).marks


@pytest.mark.rule("BE-6.3", "BE-R12")
def test_who_has_condemned_the_emperor_is_marked_for_the_round() -> None:
    """Even when that Condemn is countered: a second Rebel would still close the pincer."""
    court = table(5, hands={1: "condemn", 2: "clearance"}).direct()
    court.act("card:condemn", 0).instinct(2, "clearance")
    assert "aimed" in court.seat_view(1).marks
    court.until("direction")
    court.answer("clockwise")
    assert "aimed" not in court.seat_view(1).marks


@pytest.mark.rule("BE-R73")
def test_a_card_lies_open_while_its_target_is_named() -> None:
    """Everybody sees the played card before anybody knows its target."""
    court = table(5, hands={1: "condemn"}).direct().until("act", 1)
    court.answer("card:condemn")
    (played,) = court.zone("played", owner=1).things
    assert played.face == "condemn"


@pytest.mark.rule("BE-R67")
def test_the_last_round_is_on_the_table() -> None:
    """The table shows the last round only if it chose a limit."""
    assert "last_round" not in table(5).view().counters
    assert table(5, round_limit="15").view().counters["last_round"] == 15


@pytest.mark.rule("BE-R08")
def test_what_is_due_at_the_end_of_this_turn_is_marked_so() -> None:
    """A Condemn is marked as due only at the active player, and not in the turn of its casting."""
    court = table(5, hands={1: "condemn", 2: "condemn"}).direct().act_of(1, "card:condemn", 3)
    assert "clock_1" in court.seat_view(1).marks
    court.act_of(2, "card:condemn", 4)
    assert ["clock_1" in court.seat_view(1).marks, "clock_2" in court.seat_view(2).marks] == [
        True,
        True,
    ]
    court.direct().until("act", 1)
    assert court.seat_view(1).marks == ("active", "due_1")
    assert court.seat_view(2).marks == ("clock_2",)
    assert (court.seat_view(3).marks, court.seat_view(4).marks) == (
        ("condemned_1",),
        ("condemned_2",),
    )


@pytest.mark.rule("BE-R20", "BE-R49")
def test_several_condemns_on_a_seat_are_marked_the_oldest_first() -> None:
    """Each Condemn is marked by its number."""
    court = table(5, hands={1: "condemn", 2: "condemn"}).direct().act_of(1, "card:condemn", 3)
    court.act_of(2, "card:condemn", 3)
    assert court.seat_view(3).marks == ("condemned_1", "condemned_2")


@pytest.mark.rule("BE-R69")
def test_a_standing_pass_is_marked_at_the_seat() -> None:
    """Everyone sees the mark, at no other seat."""
    court = table(5, hands={3: "accuse"}).direct().until("instinct", 3).answer("pass_until")
    marked = [seat for seat in range(5) if "pass_until" in court.seat_view(seat).marks]
    assert marked == [3]


@pytest.mark.rule("BE-6.3")
def test_only_who_aims_at_the_emperor_is_marked_for_it() -> None:
    """A Condemn on another player begins no pincer."""
    court = table(5, hands={1: "condemn", 4: "condemn"}).direct()
    court.act_of(1, "card:condemn", 0).act_of(4, "card:condemn", 2)
    marked = [seat for seat in range(5) if "aimed" in court.seat_view(seat).marks]
    assert marked == [1]


@pytest.mark.parametrize(
    ("language", "players", "said"),
    [
        ("en", "B", "B condemned the Emperor this round."),
        ("en", "BC", "B and C condemned the Emperor this round."),
        ("de", "B", "B hat in dieser Runde den Kaiser verurteilt."),
        ("de", "BC", "B und C haben in dieser Runde den Kaiser verurteilt."),
    ],
)
def test_the_pincer_is_told_of_one_player_or_several(
    language: str, players: str, said: str
) -> None:
    """The verb agrees with the number of players."""
    by = Speaker(GAME, language)
    told = by.say("skin-pincer", players=by.all_of(players), count=len(players))
    assert told.startswith(said)

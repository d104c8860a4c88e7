"""What a room says about its people: counts that you can check by hand."""

import pytest

from palatine.server.room.evenings import evening, evenings, sides, standings
from palatine.server.room.log import PersonJoined, PersonRemoved, RoomOpened, read, written
from palatine.server.room.pages import person_page, room_page
from palatine.server.room.records import records, rivalries
from palatine.server.room.room import Room, folded
from palatine.server.room.shares import roles, share, streaks, tallies
from palatine.server.wire import room_messages as sent
from tests.server.room.games import HOUR, LOOK, contest, game

TONIGHT = [
    game(1, "1L 2L 3S gL bS", "L", at=20),
    game(2, "1S 2L 3L gL bS", "S", at=21, minutes=40),
    game(3, "1L 2L 3L gS bS", "L", at=22, minutes=30),
]


def room(*games: object) -> Room:
    """A room of three people with these games."""
    people = [PersonJoined(each, "hash", LOOK) for each in (1, 2, 3)]
    return folded([RoomOpened(1, "BCDFHJKL", "owner"), *people, *games])  # type: ignore[list-item]


def test_a_pause_of_six_hours_ends_an_evening() -> None:
    """Half past two at night belongs to yesterday, and the next noon does not."""
    games = [
        game(1, "1L 2S", "L", at=20),
        game(2, "1L 2S", "L", at=26),
        game(3, "1L 2S", "L", 32.1),
    ]
    assert [[each.game for each in one] for one in evenings(games)] == [[1, 2], [3]]
    assert evenings([]) == []
    late = evening(games, {}, now=33 * HOUR)
    assert late is not None
    assert late.is_tonight
    assert len(late.games) == 1
    tomorrow = evening(games, {}, now=40 * HOUR)
    assert tomorrow is not None
    assert not tomorrow.is_tonight


def test_the_score_of_tonight() -> None:
    """Sides by their wins; people by theirs, without guests and bots."""
    assert sides(TONIGHT) == (sent.SideScore("senate", {"loyalist": 2, "separatist": 1}),)
    assert standings(TONIGHT) == (
        sent.Standing(1, 3, 3),
        sent.Standing(2, 2, 3),
        sent.Standing(3, 1, 3),
    )
    found = evening(TONIGHT, {}, now=22 * HOUR)
    assert found is not None
    assert (found.begun, found.ended) == (20 * HOUR, 22 * HOUR)


def test_a_side_that_never_won_stands_in_the_score() -> None:
    """1 : 0, not 1."""
    assert sides(TONIGHT[:1])[0].wins == {"loyalist": 1, "separatist": 0}


def test_seven_of_eleven_as_loyalist() -> None:
    """Wilson's interval by hand: the middle is (7/11 + z2/22) / (1 + z2/11), about 0.60."""
    found = share(7, 11)
    assert (found.wins, found.games, found.percent) == (7, 11, 64)
    assert (found.low, found.high) == pytest.approx((0.354, 0.848), abs=0.001)


@pytest.mark.parametrize(("games", "percent"), [(0, None), (9, None), (10, 0)])
def test_there_is_no_percentage_below_ten_games(games: int, percent: int | None) -> None:
    """The interval is there anyway, and is everything before the first game."""
    found = share(0, games)
    assert found.percent == percent
    assert (found.low, found.high < 1) == (0.0, games > 0)


def test_wins_are_counted_by_side_and_roles_as_they_were_dealt() -> None:
    """The first person: two games as a loyalist, one as a separatist, all won."""
    counts = [(each.side, each.share.wins, each.share.games) for each in tallies(TONIGHT, 1)]
    assert counts == [("loyalist", 2, 2), ("separatist", 1, 1)]
    assert [(each.role, each.times) for each in roles(TONIGHT, 3)] == [
        ("loyalist", 2),
        ("separatist", 1),
    ]


def test_streaks() -> None:
    """Games without the player break nothing."""
    games = [*TONIGHT, game(4, "2L 3S", "L"), game(5, "1L 2S", "S"), game(6, "1L 2S", "L")]
    assert streaks(games, 1) == (1, 3)
    assert streaks(games, 2) == (0, 3)
    assert streaks([], 1) == (0, 0)


def test_records_need_five_games() -> None:
    """And they name everybody who holds one."""
    assert records(TONIGHT, [1, 2, 3]) == ()
    games = [*TONIGHT, game(4, "1L 2L 3S", "L"), game(5, "1L 2S 3S", "S")]
    found = {each.kind: each for each in records(games, [1, 2, 3])}
    assert (found["games"].value, found["games"].people) == (5, (1, 2, 3))
    assert (found["streak"].value, found["streak"].people) == (4, (1,))
    assert "longest" not in found  # with two games anyone could tell how long they took


def test_the_longest_and_the_shortest_game() -> None:
    """By the clock, once five games are timed."""
    games = [game(each, "1L 2S", "L", at=each, minutes=20 + each) for each in range(1, 6)]
    found = {each.kind: each.value for each in records(games, [1, 2])}
    assert (found["longest"], found["shortest"]) == (25, 21)


def test_rivals_have_met_five_times() -> None:
    """Four games against each other are not enough; the fifth makes a rivalry."""
    apart = [game(each, "1L 2S 3L", "LSLSL"[each]) for each in range(5)]
    assert [each for each in rivalries(apart[:4]) if not each.is_together] == []
    against = {(each.one, each.other): each for each in rivalries(apart) if not each.is_together}
    assert against[1, 2] == sent.Rivalry(1, 2, False, 5, 3, 2)
    assert against[2, 3] == sent.Rivalry(2, 3, False, 5, 2, 3)
    (together,) = [each for each in rivalries(apart) if each.is_together]
    assert together == sent.Rivalry(1, 3, True, 5, 3, 2)
    assert rivalries(apart, 2)[0] == sent.Rivalry(2, 1, False, 5, 2, 3)


def test_without_sides_everybody_is_against_everybody() -> None:
    """A game won by a third player is a meeting, and nobody's win."""
    games = [contest(each, "123", winner) for each, winner in enumerate((1, 1, 2, 3, 3))]
    found = {(each.one, each.other): each for each in rivalries(games)}
    assert found[1, 2] == sent.Rivalry(1, 2, False, 5, 2, 1)
    assert found[2, 3] == sent.Rivalry(2, 3, False, 5, 1, 2)


def test_a_game_is_remembered_once() -> None:
    """Telling it again changes nothing; the same table code with another deal is new."""
    twice = room(TONIGHT[0], TONIGHT[0])
    assert len(twice.games) == 1


def test_a_person_who_is_removed_is_a_guest_in_every_game() -> None:
    """The others keep their wins, and nothing of this person is left."""
    found = room(*TONIGHT, PersonRemoved(1))
    names = {1: "Anna", 2: "Ben", 3: "Cleo"}
    page = room_page(found, names, "Friday", is_owner=False, me=2, now=22 * HOUR)
    assert [each.name for each in page.people] == ["Ben", "Cleo"]
    assert page.evening is not None
    assert [each.person for each in page.evening.standings] == [2, 3]
    assert all(seat.person != 1 for each in page.evening.games for seat in each.seats)
    assert tallies(found.games, 2) == tallies(TONIGHT, 2)


def test_whoever_has_no_name_is_nobody() -> None:
    """A name that was erased, or lost in a crash, takes the person along."""
    page = room_page(room(*TONIGHT), {2: "Ben"}, "Friday", False, None, now=22 * HOUR)
    assert [each.id for each in page.people] == [2]
    assert page.evening is not None
    assert [each.person for each in page.evening.standings] == [2]


def test_somebodys_own_page() -> None:
    """The newest game first, and all the counts."""
    found = room(*TONIGHT)
    page = person_page(found, {1: "Anna", 2: "Ben", 3: "Cleo"}, found.people[1])
    assert (page.person.name, page.person.games, page.person.wins) == ("Anna", 3, 3)
    assert [each.number for each in page.last] == [3, 2, 1]
    assert (page.streak, page.best_streak, page.ratings) == (3, 3, ())


def test_a_room_is_the_same_after_it_was_written_and_read() -> None:
    """Additions to the log from a newer program are skipped."""
    entries = [RoomOpened(1, "BCDFHJKL", "owner"), PersonJoined(1, "hash", LOOK), *TONIGHT]
    kept = written(entries)
    assert folded(read(kept)) == folded(entries)
    more = [*kept, b'{"type":"sung","song":3}']
    assert folded(read(more)).games == folded(entries).games
    assert folded(read(more)).number == len(more)

"""After a game: what people want to play next, and when it begins."""

from pathlib import Path

import pytest

from palatine.core.errors import BadSetup
from palatine.server.errors import NoGame, NotYourSeat
from palatine.server.table import log
from palatine.server.table.log import read, written
from palatine.server.table.table import Actor, Table, folded
from palatine.server.wire import messages as sent
from palatine.server.wire.messages import Choice
from tests.server.folds import HOST, Book, everything
from tests.server.visitors import SENATE, Process, Socket, seated, serving

NAMES = ("Anna", "Ben", "Cleo", "Dirk", "Ella")


def over(people: int = 5) -> tuple[Book, list[Actor]]:
    """A table whose game is over; bots have the seats of absent players."""
    book = Book(Choice("senate", 5, seating="arranged"))
    actors = [book.join(name) for name in NAMES[:people]]
    book.host(sent.Start)
    book.host(sent.End)
    return book, actors


def wishes(table: Table) -> list[str | None]:
    """What each wants to play, in the order of joining."""
    return [table.people[person].wants for person in sorted(table.people)]


def at(table: Table) -> tuple[str, int]:
    """The stage, and the number of the game."""
    return table.stage, table.game


def test_more_than_half_of_the_people_begin_the_same_game() -> None:
    """Two of five guests are not enough; the third begins it, with everybody in their seats."""
    book, (_, ben, cleo, dirk, _) = over()
    seats = book.table.seats
    for guest in (ben, cleo):
        book.by(guest, sent.Want, what="again")
        assert at(book.table) == ("over", 1)
    assert wishes(book.table) == [None, "again", "again", None, None]
    book.by(dirk, sent.Want, what="again")
    assert at(book.table) == ("playing", 2)
    assert book.table.seats == seats
    assert wishes(book.table) == [None] * 5
    assert everything(folded(read(written(book.log)))) == everything(book.table)


def test_bots_have_no_say_and_play_again() -> None:
    """Of three people two are more than half, and the same bots take their seats again."""
    book, (_, ben, cleo) = over(3)
    bots = [each for each in book.table.people.values() if each.bot]
    book.by(ben, sent.Want, what="again")
    assert book.table.stage == "over"
    book.by(cleo, sent.Want, what="again")
    assert at(book.table) == ("playing", 2)
    assert [each for each in book.table.people.values() if each.bot] == bots


@pytest.mark.parametrize(
    ("what", "found"), [("again", ("playing", 2)), ("another", ("lobby", 1))], ids=str
)
def test_the_hosts_word_counts_at_once(what: str, found: tuple[str, int]) -> None:
    """On a phone, and on the screen that opened the table and has no seat."""
    for is_phone in (True, False):
        book, (anna, *_) = over()
        book.by(anna if is_phone else HOST, sent.Want, what=what)
        assert at(book.table) == found
        assert len(book.table.people) == 5


def test_a_wish_can_be_changed() -> None:
    """The later one counts; repeating it adds no entry."""
    book, (_, ben, cleo, dirk, _) = over()
    for what in ("again", "again", "another"):
        book.by(ben, sent.Want, what=what)
    assert [type(each) for each in book.log].count(log.Wanted) == 2
    book.by(cleo, sent.Want, what="again")
    book.by(dirk, sent.Want, what="again")
    assert at(book.table) == ("over", 1)
    book.by(cleo, sent.Want, what="another")
    book.by(dirk, sent.Want, what="another")
    assert at(book.table) == ("lobby", 1)


def test_whoever_is_away_does_not_count() -> None:
    """With three of five phones asleep, the two who are there decide."""
    book, (_, ben, cleo, *_) = over()
    for guest in (ben, cleo):
        assert guest.person is not None
        there = Actor(guest.person, is_away=lambda person: person not in (2, 3))
        book.by(there, sent.Want, what="again")
    assert at(book.table) == ("playing", 2)


def test_where_somebody_has_left_the_lobby_says_that_seats_are_empty() -> None:
    """Nobody gets a bot as a partner unasked; once the game begins, the notice is gone."""
    book, (_, ben, cleo, dirk, ella) = over()
    book.by(ella, sent.Leave)
    for guest in (ben, cleo, dirk):
        book.by(guest, sent.Want, what="again")
    assert at(book.table) == ("lobby", 1)
    assert book.table.is_short
    assert len(book.table.people) == 4
    book.host(sent.Start)
    assert not book.table.is_short


def test_those_who_stay_may_agree_when_others_leave() -> None:
    """Two of four want another game; when one of the others leaves, two of three do."""
    book, (_, ben, cleo, dirk) = over(4)
    book.by(ben, sent.Want, what="another")
    book.by(cleo, sent.Want, what="another")
    assert book.table.stage == "over"
    book.by(dirk, sent.Leave)
    assert book.table.stage == "lobby"


def test_when_the_host_leaves_the_next_hosts_wish_counts() -> None:
    """When the host says good night, nobody is stuck."""
    book, (anna, ben, *_) = over()
    book.by(ben, sent.Want, what="another")
    book.by(anna, sent.Leave)
    assert book.table.chief == ben.person
    assert book.table.stage == "lobby"


def test_nobody_wants_anything_while_a_game_runs() -> None:
    """Nor without a seat, nor an impossible game; nothing changes."""
    book, (_, ben, *_) = over()
    with pytest.raises(NotYourSeat):
        book.by(Actor(), sent.Want, what="again")
    before = everything(book.table)
    book.table.choice = Choice("no-such-game", 5)
    with pytest.raises(BadSetup):
        book.by(ben, sent.Want, what="again")
    book.table.choice = before["choice"]
    assert everything(book.table) == before
    book.host(sent.Want, what="again")
    for actor in (ben, HOST):
        with pytest.raises(NoGame):
            book.by(actor, sent.Want, what="again")


def test_logs_of_before_are_read() -> None:
    """Old entries about a game that was cleared away have not changed."""
    assert read([b'{"type":"again"}']) == [log.Again()]
    assert written([log.Again(), log.Wanted(2, "another")]) == [
        b'{"type":"again"}',
        b'{"type":"wanted","person":2,"what":"another"}',
    ]


# With a server


def wants(socket: Socket) -> list[str | None]:
    """What each wants, as this browser sees it, in the order of joining."""
    assert socket.table is not None
    return [each.wants for each in sorted(socket.table.people, key=lambda each: each.id)]


@pytest.mark.anyio
async def test_everybody_sees_the_wishes_and_the_next_game_begins(tmp_path: Path) -> None:
    """Phones and screens see who wants what, and then they are in the next game."""
    async with serving(tmp_path) as server:
        party = await seated(server, 5, SENATE)
        await party.start()
        await party.screen.do(sent.End)
        await party.phones[1].do(sent.Want, what="again")
        for socket in party.all:
            await socket.until(lambda s=socket: wants(s)[1] == "again")  # type: ignore[misc]
        for phone in party.phones[2:4]:
            await phone.do(sent.Want, what="again")
        for socket in party.all:
            await socket.until(lambda s=socket: s.table.game == 2 and s.stage == "playing")  # type: ignore[misc]


@pytest.mark.anyio
async def test_wishes_survive_a_killed_server(tmp_path: Path) -> None:
    """Two of five have said so; after the restart the third begins the game."""
    async with Process(tmp_path) as server:
        party = await seated(server, 5, SENATE)
        await party.start()
        await party.screen.do(sent.End)
        for phone in party.phones[1:3]:
            await phone.do(sent.Want, what="again")
        await server.kill()
        await server.start()
        phones = [await each.sit(party.code) for each in party.browsers]
        assert wants(phones[3]) == [None, "again", "again", None, None]
        await phones[3].do(sent.Want, what="again")
        await phones[0].until(lambda: phones[0].stage == "playing")
        for phone in phones:
            await phone.close()


@pytest.mark.anyio
async def test_those_who_are_still_there_need_not_ask_twice(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two of four want to play again, and the other two are gone: after a while it begins."""
    monkeypatch.setattr("palatine.server.live.live_table.GONE", 0.2)
    async with serving(tmp_path, sweep_seconds=0.05) as server:
        party = await seated(server, 4, Choice("senate", 5))
        await party.start()
        await party.screen.do(sent.End)
        for phone in party.phones[2:]:
            await phone.do(sent.Want, what="again")
        assert party.screen.stage == "over"
        for phone in party.phones[:2]:
            await phone.close()
        await party.screen.until(lambda: party.screen.stage == "playing")

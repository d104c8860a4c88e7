"""Every player has a colour and a sign that nobody else at the table has."""

from pathlib import Path

import msgspec
import pytest

from palatine.server.errors import NotInLobby
from palatine.server.table import log
from palatine.server.table.log import read, written
from palatine.server.table.table import Table, folded
from palatine.server.wire import messages as sent
from palatine.server.wire.looks import COLOURS, SIGNS, look_beside
from palatine.server.wire.messages import Choice, Look
from tests.server.folds import Book, everything
from tests.server.visitors import seated, serving

SENATE = Choice("senate", 10)
BLUE_MOON = Look("blue", "moon")


def looks(table: Table) -> list[Look]:
    """The players' looks, in the order of seating."""
    return [each.look for each in table.people.values()]


def are_told_apart(table: Table) -> bool:
    """Whether no colour and no sign occurs twice."""
    worn = looks(table)
    return len({each.colour for each in worn}) == len({each.sign for each in worn}) == len(worn)


def test_who_joins_has_what_was_chosen() -> None:
    """Unless another player already has it."""
    book = Book(SENATE)
    book.join("Anna", BLUE_MOON)
    assert looks(book.table) == [BLUE_MOON]


def test_of_two_who_choose_the_same_the_later_gets_the_nearest() -> None:
    """Nobody is refused for it; the free part of the wish comes true."""
    book = Book(SENATE)
    book.join("Anna", BLUE_MOON)
    book.join("Ben", BLUE_MOON)
    book.join("Cleo", Look("blue", "key"))
    assert looks(book.table)[1:] == [Look("sky", "sun"), Look("purple", "key")]


def test_ten_without_a_wish_are_told_apart() -> None:
    """Programs that send only a name, and bots; the first two are far from each other."""
    book = Book(SENATE)
    for name in ("Anna", "Ben", "Cleo"):
        book.join(name)
    book.host(sent.AddBot)
    book.host(sent.Start)
    assert len(book.table.people) == len(COLOURS) == 10
    assert are_told_apart(book.table)
    first, second, *_ = (book.table.people[person].look for person in sorted(book.table.people))
    assert abs(COLOURS.index(first.colour) - COLOURS.index(second.colour)) == len(COLOURS) // 2


def test_at_a_table_larger_than_all_colours_they_come_again() -> None:
    """There is always something to wear."""
    worn = [Look(colour, sign) for colour, sign in zip(COLOURS, SIGNS, strict=False)]
    assert look_beside(worn, BLUE_MOON).colour == "blue"
    assert look_beside(worn).sign not in {each.sign for each in worn}


def test_somebody_changes_in_the_lobby() -> None:
    """To anything free; your own counts as free, and others' looks do not."""
    book = Book(SENATE)
    anna, _ = book.join("Anna", BLUE_MOON), book.join("Ben", Look("red", "sun"))
    book.by(anna, sent.Dress, look=Look("blue", "star"))
    assert looks(book.table)[0] == Look("blue", "star")
    book.by(anna, sent.Dress, look=Look("red", "star"))
    assert looks(book.table) == [Look("orange", "star"), Look("red", "sun")]
    before = book.table.number
    book.by(anna, sent.Dress, look=Look("orange", "star"))
    assert book.table.number == before


def test_nobody_changes_in_a_game() -> None:
    """Players who have learnt who is who can rely on it."""
    book = Book(SENATE)
    anna = book.join("Anna", BLUE_MOON)
    book.host(sent.Start)
    with pytest.raises(NotInLobby):
        book.by(anna, sent.Dress, look=Look("red", "sun"))


def test_a_look_stays_for_the_next_game() -> None:
    """A player who leaves during a game leaves it to the bot that plays on, until that game is
    over."""
    book = Book(Choice("senate", 5))
    book.join("Anna", BLUE_MOON)
    ben = book.join("Ben", Look("red", "sun"))
    book.host(sent.Start)
    book.by(ben, sent.Leave)
    assert are_told_apart(book.table)
    assert Look("red", "sun") in looks(book.table)
    book.host(sent.End)
    book.host(sent.Again)
    assert BLUE_MOON in looks(book.table)
    assert Look("red", "sun") not in looks(book.table)


def test_a_log_of_before_is_read() -> None:
    """People and bots of a log without colours and signs get some, the same each time."""
    book = Book(SENATE)
    for name in ("Anna", "Ben", "Cleo"):
        book.join(name, BLUE_MOON)
    book.host(sent.AddBot)
    old = [without_look(each) for each in book.log]
    assert b"look" not in b"".join(written(old))
    table = folded(read(written(old)))
    assert are_told_apart(table)
    assert not table.is_unread
    assert everything(table) == everything(folded(old))


def without_look(entry: log.Entry) -> log.Entry:
    """An entry from before players had looks."""
    if isinstance(entry, log.Joined | log.BotAdded):
        return msgspec.structs.replace(entry, look=None)
    return entry


@pytest.mark.anyio
async def test_the_door_says_what_is_taken_and_takes_a_wish(tmp_path: Path) -> None:
    """Everybody at the table sees each player's look, and so does a viewer of the finished game."""
    async with serving(tmp_path) as server:
        party = await seated(server, 2)
        path = f"/api/tables/{party.code}"
        guest = server.browser()
        taken = msgspec.convert((await guest.ask("GET", path)).json(), sent.Door).taken
        assert len(taken) == 2
        assert len({each.colour for each in taken}) == 2
        wish = Look("pink", "key")
        joined = await guest.ask("POST", f"{path}/people", sent.Name("Zoe", wish))
        assert joined.status_code == 201
        await party.screen.until(lambda: len(party.people) == 3)
        assert next(each for each in party.people if each.name == "Zoe").look == wish
        strange = {"name": "Max", "look": {"colour": "octarine", "sign": "key"}}
        assert (await server.browser().ask("POST", f"{path}/people", strange)).status_code == 422
        await party.start()
        await party.screen.do(sent.End)
        replay = (await guest.ask("GET", f"{path}/replay/public")).json()
        by_seat = sorted(party.people, key=lambda each: each.seat or 0)
        assert msgspec.convert(replay["looks"], list[Look]) == [each.look for each in by_seat]

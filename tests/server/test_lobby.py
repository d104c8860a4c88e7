"""Around a game: who may do what, when, and with what result."""

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from palatine.core.errors import BadSetup, NotYourDecision, PalatineError, StaleDecision
from palatine.core.seats import seats
from palatine.server.bots.table_bots import bot_seats
from palatine.server.errors import (
    IsPaused,
    NoGame,
    NoSuchPerson,
    NotAway,
    NotInLobby,
    NotTheHost,
    NotYourSeat,
    TableFull,
)
from palatine.server.table import log
from palatine.server.table.log import read, written
from palatine.server.table.table import Actor, Table, folded
from palatine.server.wire import messages as sent
from palatine.server.wire.messages import Choice
from tests.server.folds import HOST, Book, everything

SENATE = Choice("senate", 5)


def lobby(people: int = 2, choice: Choice = SENATE) -> tuple[Book, list[Actor]]:
    """A table with some people before the game."""
    book = Book(choice)
    return book, [book.join(name) for name in ("Anna", "Ben", "Cleo", "Dirk", "Ella")[:people]]


def game(people: int = 5, choice: Choice = SENATE) -> tuple[Book, list[Actor]]:
    """A table at the first question."""
    book, actors = lobby(people, choice)
    book.host(sent.Start)
    return book, actors


def names(table: Table) -> list[str]:
    """The names of the players, in order."""
    return [each.name for each in table.people.values()]


def stands_in(table: Table) -> list[str]:
    """Who decides for each player, in the order of joining."""
    return [table.people[person].stand_in for person in sorted(table.people)]


# The host


def test_the_first_who_joins_is_the_host_on_a_phone() -> None:
    """With the host's ticket you are host anyway; the rest are guests."""
    book, (anna, ben) = lobby()
    book.by(anna, sent.AddBot)
    book.host(sent.AddBot)
    with pytest.raises(NotTheHost):
        book.by(ben, sent.AddBot)


def test_no_game_begins_with_a_bot_that_does_not_know_its_rules() -> None:
    """A bot trained for one edition refuses another, in the lobby or on the free seats; nobody is
    seated then."""
    other = Choice("senate", 5, edition="secret-emperor")
    for bot in (None, "learned"):
        book, _ = lobby(4, other)
        if bot is None:
            book.host(sent.AddBot, bot="learned")
        seated = names(book.table)
        with pytest.raises(BadSetup, match="trained for edition sith-imperative"):
            book.host(sent.Start, bot=bot)
        assert (book.table.stage, names(book.table)) == ("lobby", seated)


def test_the_host_hands_over() -> None:
    """Then the other player is the host; a bot can't be."""
    book, (anna, ben) = lobby()
    book.by(anna, sent.HandOver, person=ben.person)
    book.by(ben, sent.AddBot)
    with pytest.raises(NotTheHost):
        book.by(anna, sent.AddBot)
    with pytest.raises(NoSuchPerson):
        book.by(ben, sent.HandOver, person=3)


def test_when_the_host_leaves_the_next_is_host() -> None:
    """A table always has one as long as somebody sits there."""
    book, (anna, ben) = lobby()
    book.by(anna, sent.Leave)
    assert book.table.chief == ben.person
    book.by(ben, sent.Leave)
    assert book.table.chief is None


HOSTS_OWN: list[tuple[type[sent.Sent], dict[str, Any]]] = [
    (sent.Choose, {"choice": SENATE}),
    (sent.AddBot, {}),
    (sent.Remove, {"person": 1}),
    (sent.Arrange, {"people": (2, 1)}),
    (sent.HandOver, {"person": 2}),
    (sent.Start, {}),
    (sent.Pause, {}),
    (sent.Resume, {}),
    (sent.End, {}),
    (sent.Again, {}),
    (sent.StandInFor, {"person": 1, "how": "bot"}),
    (sent.AnswerFor, {"person": 1, "asking": "nominate"}),
]


@pytest.mark.parametrize(("kind", "fields"), HOSTS_OWN)
@pytest.mark.parametrize("stage", [lobby, game])
def test_what_is_the_hosts_is_nobody_elses(
    kind: type[sent.Sent], fields: dict[str, Any], stage: Callable[[], tuple[Book, list[Actor]]]
) -> None:
    """Neither a guest nor a screen without the ticket, in any stage; nothing changes."""
    book, actors = stage()
    before = everything(book.table)
    for actor in (actors[1], Actor()):
        with pytest.raises(NotTheHost):
            book.by(actor, kind, **fields)
    assert everything(book.table) == before


SEATS_OWN: list[tuple[type[sent.Sent], dict[str, Any]]] = [
    (sent.Answer, {"number": 1, "answer": "player:1"}),
    (sent.Say, {"what": "retract"}),
    (sent.Why, {"atom": "player:1"}),
    (sent.ShowMove, {}),
    (sent.TakeBack, {}),
    (sent.Dress, {"look": sent.Look("red", "sun")}),
    (sent.Leave, {}),
]


@pytest.mark.parametrize(("kind", "fields"), SEATS_OWN)
def test_a_screen_does_nothing_that_is_a_seats(
    kind: type[sent.Sent], fields: dict[str, Any]
) -> None:
    """Not even with the host's ticket."""
    book, _ = game()
    before = everything(book.table)
    with pytest.raises(NotYourSeat):
        book.host(kind, **fields)
    assert everything(book.table) == before


# Before the game


def test_people_are_arranged() -> None:
    """In any order that names everyone once; that is how they sit when the game begins."""
    book, _ = lobby(3, Choice("senate", 5, seating="arranged"))
    book.host(sent.Arrange, people=(3, 1, 2))
    assert names(book.table) == ["Cleo", "Anna", "Ben"]
    with pytest.raises(NoSuchPerson):
        book.host(sent.Arrange, people=(3, 1, 1))
    book.host(sent.Start)
    assert [book.table.member_at(seat).name for seat in seats(3)] == ["Cleo", "Anna", "Ben"]


def test_seats_are_shuffled_unless_arranged() -> None:
    """Of ten tables, some begin in an order other than that of joining."""
    tables = [game()[0].table for _ in range(10)]
    assert any(table.seats != (1, 2, 3, 4, 5) for table in tables)
    assert all(sorted(table.seats) == [1, 2, 3, 4, 5] for table in tables)


def test_another_game_with_the_same_people() -> None:
    """As long as it has a seat for each of them."""
    book, _ = lobby(4)
    book.host(sent.Choose, choice=Choice("to-be-emperor", 4))
    assert names(book.table) == ["Anna", "Ben", "Cleo", "Dirk"]
    with pytest.raises(TableFull):
        book.host(sent.Choose, choice=Choice("to-be-emperor", 3))
    with pytest.raises(BadSetup):
        book.host(sent.Choose, choice=Choice("to-be-emperor", 9))


def test_bots_give_way_to_a_game_with_fewer_seats() -> None:
    """As many as necessary, the newest first; people never do."""
    book, _ = lobby(2)
    for _ in range(3):
        book.host(sent.AddBot)
    before = names(book.table)
    book.host(sent.Choose, choice=Choice("to-be-emperor", 3))
    assert names(book.table) == before[:3]


def test_a_bot_gives_way_to_somebody_who_comes() -> None:
    """Bots from the previous game keep nobody out; with people alone, a table is full."""
    book, _ = lobby(1)
    for kind in (sent.Start, sent.End, sent.Again):
        book.host(kind)
    for name in ("Ben", "Cleo", "Dirk", "Ella"):
        book.join(name)
        assert len(book.table.people) == 5
    assert set(names(book.table)) == {"Anna", "Ben", "Cleo", "Dirk", "Ella"}
    with pytest.raises(TableFull):
        book.join("Finn")


def test_bots_that_can_not_play_the_next_game_are_replaced() -> None:
    """Under their names, by the best that can."""
    book, _ = lobby(1)
    book.host(sent.AddBot, bot="normal")
    book.host(sent.AddBot, bot="random")
    before = names(book.table)
    book.host(sent.Choose, choice=Choice("besides-the-emperor", 5))
    assert names(book.table) == before
    assert [each.bot for each in book.table.people.values()] == [None, "hard", "random"]


def test_bots_have_names_of_their_own() -> None:
    """They fill the empty seats, and no more."""
    book, _ = lobby(1)
    for _ in range(4):
        book.host(sent.AddBot)
    with pytest.raises(TableFull):
        book.host(sent.AddBot)
    assert len(set(names(book.table))) == 5
    with pytest.raises(BadSetup):
        lobby()[0].host(sent.AddBot, bot="nobody")


def test_a_host_says_which_bots_take_the_empty_seats() -> None:
    """By default, the best do; an unknown kind begins nothing."""
    for wanted, found in (({}, "hard"), ({"bot": "easy"}, "easy")):
        book, _ = lobby(1)
        book.host(sent.Start, **wanted)
        assert [each.bot for each in book.table.people.values() if each.bot] == [found] * 4
    book, _ = lobby(1)
    with pytest.raises(BadSetup):
        book.host(sent.Start, bot="nobody")
    assert (book.table.stage, names(book.table)) == ("lobby", ["Anna"])


def test_somebody_is_shown_out() -> None:
    """The ticket is no longer valid, and the seat is free."""
    book, (_, ben) = lobby()
    book.host(sent.Remove, person=ben.person)
    assert names(book.table) == ["Anna"]
    assert list(book.table.gone.values()) == ["removed"]
    with pytest.raises(NotYourSeat):
        book.by(ben, sent.ShowMove)


# In the game


def test_whoever_leaves_a_game_is_played_by_a_bot() -> None:
    """Under the same name until the game is over; then the place is free."""
    book, actors = game()
    book.by(actors[1], sent.Leave)
    left = book.table.people[2]
    assert (left.name, left.ticket) == ("Ben", None)
    assert left.bot is not None
    book.host(sent.End)
    book.host(sent.Again)
    assert "Ben" not in names(book.table)


def test_while_paused_nobody_answers() -> None:
    """Then it goes on where it was."""
    book, _ = game()
    book.host(sent.Pause)
    with pytest.raises(IsPaused):
        book.answer(Random(1))
    book.host(sent.Resume)
    book.answer(Random(1))


def test_a_game_that_is_broken_off_takes_no_answer() -> None:
    """And the next one begins in the lobby."""
    book, _ = game()
    book.host(sent.End)
    assert book.table.stage == "over"
    with pytest.raises(NoGame):
        book.answer(Random(1))
    book.host(sent.Again)
    book.host(sent.Start)
    assert (book.table.stage, book.table.game) == ("playing", 2)


def test_somebody_stands_in_only_for_the_absent() -> None:
    """And a player who answers plays again."""
    book, _ = game()
    here = Actor(has_host_ticket=True, is_away=lambda person: False)
    with pytest.raises(NotAway):
        book.by(here, sent.StandInFor, person=1, how="bot")
    book.by(HOST, sent.StandInFor, person=1, how="bot")
    assert stands_in(book.table) == ["bot", *["wait"] * 4]
    book.by(Actor(1), sent.TakeBack)
    assert stands_in(book.table) == ["wait"] * 5
    for person in range(1, 6):
        book.by(HOST, sent.StandInFor, person=person, how="lot")
    book.answer(Random(1))
    assert stands_in(book.table).count("wait") == 1


def test_a_bot_answers_one_question_for_somebody() -> None:
    """Even after a restart, until the bot has answered; then the owner plays again."""
    book, _ = game()
    match = book.table.match
    assert match is not None
    (seat,) = match.waiting
    person = book.table.seats[seat]
    book.host(sent.AnswerFor, person=person, asking="nominate")
    book.host(sent.AnswerFor, person=person, asking="nominate")
    assert [type(entry) for entry in book.log].count(log.AnsweredFor) == 1
    for table in (book.table, folded(read(written(book.log)))):
        assert bot_seats(table) == {seat: "hard"}
    book.answer(Random(1))
    for table in (book.table, folded(read(written(book.log)))):
        assert bot_seats(table) == {}


def test_a_bot_that_voted_for_somebody_does_not_vote_again() -> None:
    """The others still have to vote; only the owner can change that vote."""
    book, _ = game()
    book.answer(Random(1))
    for person in (1, 2):
        book.host(sent.AnswerFor, person=person, asking="vote")
    assert len(bot_seats(book.table)) == 2
    book.by(Actor(1), sent.Answer, number=2, answer="yes")
    assert [*book.table.answered_for] == [2]
    with pytest.raises(NotYourDecision):
        book.host(sent.AnswerFor, person=1, asking="vote")


def test_a_bot_answers_once_only_for_who_is_asked() -> None:
    """And only what was open when the host asked; there is nothing to do for a bot."""
    book, _ = game(4)
    match = book.table.match
    assert match is not None
    bot = next(each.id for each in book.table.people.values() if each.bot)
    asked = [book.table.seats[seat] for seat in match.waiting]
    calm = next(each for each in book.table.people if each not in (*asked, bot))
    with pytest.raises(NotAway):
        book.host(sent.AnswerFor, person=bot, asking="nominate")
    with pytest.raises(NotYourDecision):
        book.host(sent.AnswerFor, person=calm, asking="nominate")
    while bot in asked:
        book, _ = game(4)
        assert book.table.match is not None
        asked = [book.table.seats[seat] for seat in book.table.match.waiting]
        bot = next(each.id for each in book.table.people.values() if each.bot)
    with pytest.raises(StaleDecision):
        book.host(sent.AnswerFor, person=asked[0], asking="vote")


def test_nobody_stands_in_for_a_bot() -> None:
    """It is always there."""
    book, _ = game(4)
    bot = next(each.id for each in book.table.people.values() if each.bot)
    with pytest.raises(NotAway):
        book.host(sent.StandInFor, person=bot, how="bot")


LATER: list[tuple[type[sent.Sent], dict[str, Any]]] = [
    (sent.Choose, {"choice": SENATE}),
    (sent.AddBot, {}),
    (sent.Arrange, {"people": (1, 2, 3, 4, 5)}),
    (sent.Start, {}),
]


@pytest.mark.parametrize(("kind", "fields"), LATER)
def test_what_belongs_before_a_game_waits(kind: type[sent.Sent], fields: dict[str, Any]) -> None:
    """Neither while it runs nor before the table is cleared."""
    book, _ = game()
    with pytest.raises(NotInLobby):
        book.host(kind, **fields)
    book.host(sent.End)
    with pytest.raises(NotInLobby):
        book.host(kind, **fields)


# Answers


def test_the_same_answer_again_is_no_second_entry() -> None:
    """A phone that did not hear the acknowledgement may send again."""
    book, _ = game()
    book.answer(Random(1))
    voter = Actor(book.table.seats[0])
    book.by(voter, sent.Answer, number=2, answer="yes")
    size = len(book.log)
    book.by(voter, sent.Answer, number=2, answer="yes")
    assert len(book.log) == size
    book.by(voter, sent.Answer, number=2, answer="no")
    assert len(book.log) == size + 1


def test_why_not_has_the_rule() -> None:
    """In the rulebook's words; no reason speaks against anything on offer."""
    book, _ = game()
    match = book.table.match
    assert match is not None
    (seat,) = match.waiting
    asked = Actor(book.table.seats[seat])
    reply = book.by(asked, sent.Why, atom=f"player:{seat}")
    assert reply.reason is not None
    assert reply.text
    german = book.by(asked, sent.Why, atom=f"player:{seat}", language="de")
    assert german.text.startswith("Der Oberste Kanzler schlägt jemand anderen")
    assert book.by(asked, sent.Why, atom=f"player:{seat}", language="xx").text == reply.text
    offered = match.asked[seat].options[0]
    assert book.by(asked, sent.Why, atom=offered).reason is None
    with pytest.raises(PalatineError):
        book.by(Actor(book.table.seats[seat - 1]), sent.Why, atom="yes")

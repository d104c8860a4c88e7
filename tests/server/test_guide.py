"""New players hear each rule just before its first use: once, and everybody together."""

import pytest
from msgspec.structs import replace

from palatine.catalog import games
from palatine.core.cues import cue_sheet
from palatine.core.game import Game
from palatine.core.words import Speaker, languages
from palatine.server.errors import NotInLobby
from palatine.server.live.guide import LONGEST, OPENING, reading_time, told
from palatine.server.table.log import QuestionOpened
from palatine.server.table.table import folded
from palatine.server.wire import messages as sent
from palatine.server.wire.messages import Choice
from tests.server.folds import Book
from tests.server.test_director import NOMINATED, PEOPLE, Room
from tests.server.visitors import SENATE


def tells(room: Room) -> str:
    """What the guide is telling people."""
    hold = room.director.hold()
    return hold.tells if hold is not None else ""


def go_on(room: Room) -> None:
    """Everybody has read it."""
    room.all_ready()


def test_rules_are_told_before_they_are_first_used() -> None:
    """What the game is about, then the roles, then how to nominate; and before the vote, how to
    vote."""
    room = Room(guided=True, talk=False)
    room.start()
    assert (room.part, tells(room)) == ("guide", OPENING)
    go_on(room)
    assert room.part == "roles"
    room.all_ready()
    room.say(room.screens[0], sent.Shown)
    room.time.advance(60)
    assert tells(room) in ("nominate", "")
    room.time.advance(60)
    room.answer()
    assert room.part == "scene"
    room.say(room.screens[0], sent.Shown)
    room.time.advance(NOMINATED + 1)
    assert (room.part, tells(room)) == ("guide", "vote")


def test_a_rule_is_told_once_an_evening() -> None:
    """The log keeps what the guide said, so a restarted server knows it too."""
    room = Room(guided=True, talk=False)
    room.start()
    room.time.advance(300)
    assert room.part is None
    assert ("senate", OPENING) in room.table.guided
    kept = folded(room.book.log)
    assert kept.guided == room.table.guided
    assert any(isinstance(each, QuestionOpened) and each.told for each in room.book.log)
    room.book.host(sent.End)
    room.book.host(sent.Again)
    room.start()
    assert tells(room) == ""


def test_nobody_is_told_anything_who_knows_the_game() -> None:
    """Unless the table says that it is new."""
    room = Room(talk=False)
    room.start()
    assert room.part == "roles"
    assert not room.table.guided


def test_bots_need_not_be_told() -> None:
    """A table without people goes on at once."""
    room = Room(guided=True, people=0, talk=False)
    room.start()
    room.time.advance(0.1)
    assert room.part != "guide"


def test_anybody_at_the_table_may_say_that_they_are_new() -> None:
    """In the lobby; and take it back. During a game it is too late."""
    book = Book(SENATE)
    people = [book.join(name) for name in PEOPLE]
    book.by(people[3], sent.BeGuided, is_on=True)
    assert book.table.choice.guided
    book.by(people[1], sent.BeGuided, is_on=False)
    assert not book.table.choice.guided
    book.host(sent.Start)
    with pytest.raises(NotInLobby):
        book.by(people[0], sent.BeGuided, is_on=True)


@pytest.mark.parametrize("game", games().values(), ids=list(games()))
def test_every_game_can_tell_its_rules(game: Game) -> None:
    """Everything that its cue sheet names has words in each language, short enough to read in
    time."""
    for edition in game.editions:
        choice = replace(Choice(game.id, game.players[0]), edition=edition)
        for what in (OPENING, *cue_sheet(game.folder).guide):
            for language in languages():
                assert list(told(Speaker(game, language), choice, what)), f"{what} in {language}"
            assert 0 < reading_time(game, choice, what) <= LONGEST

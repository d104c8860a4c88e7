"""One person among bots may take back an answer; the game then counts nowhere."""

from pathlib import Path
from random import Random

import msgspec
import pytest

from palatine.bots.random import any_answer
from palatine.catalog import games
from palatine.core.chance import Seeded
from palatine.core.errors import PalatineError
from palatine.core.log import Answered, Ordered
from palatine.core.record import read_record, verify
from palatine.core.seats import Seat
from palatine.core.stream import ask_of
from palatine.server.cluster.presence import Presence
from palatine.server.errors import NoGame, NotAlone, NothingToTakeBack
from palatine.server.live.shown import shown
from palatine.server.table import log
from palatine.server.table.log import read, written
from palatine.server.table.replay import record
from palatine.server.table.table import Actor, folded, moot
from palatine.server.wire import messages as sent
from palatine.server.wire.messages import Choice
from tests.server.folds import Book, everything
from tests.server.visitors import seated, serving

GAMES = sorted(games())


def begun(game: str = "senate", *people: str) -> tuple[Book, list[Actor]]:
    """A game with these people; bots have the other seats."""
    book = Book(Choice(game, games()[game].players[0]))
    actors = [book.join(name) for name in people or ("Anna",)]
    book.host(sent.Start, bot="random")
    return book, actors


def play(book: Book, actor: Actor, answers: int = 1) -> None:
    """Answer at random until this person has answered this many more questions."""
    random, match = Random(7), book.table.match
    assert match is not None
    seat = book.table.seat_of(actor.person)
    for _ in range(answers):
        while seat not in match.waiting:
            book.answer(random)
        count = len(own(book, actor))
        while len(own(book, actor)) == count:
            book.answer(random)


def own(book: Book, actor: Actor) -> list[Answered]:
    """This person's answers in the current game."""
    match, seat = book.table.match, book.table.seat_of(actor.person)
    assert match is not None
    return [each for each in match.log if isinstance(each, Answered) and each.seat == seat]


@pytest.mark.parametrize("game", GAMES)
def test_the_game_is_as_it_was_before_the_answer(game: str) -> None:
    """The same question, view and news; what the bots have done since is gone too."""
    book, (anna,) = begun(game)
    play(book, anna, 2)
    random, match = Random(3), book.table.match
    assert match is not None
    seat = book.table.seat_of(anna.person)
    while seat not in match.waiting:
        book.answer(random)
    before = (match.log, match.state.copy(), match.number, match.waiting, match.news)
    ask = ask_of(match, Seat(seat or 0))
    assert ask is not None
    book.by(anna, sent.Answer, number=ask.number, answer=any_answer(ask, random))
    for _ in range(3):
        if book.table.stage == "playing" and seat not in match.waiting:
            book.answer(random)
    book.by(anna, sent.Rewind)
    match = book.table.match
    assert match is not None
    assert (match.log, match.state.copy(), match.number, match.waiting, match.news) == before
    assert seat in match.waiting


@pytest.mark.parametrize("game", GAMES)
def test_a_killed_server_has_the_same_game(game: str) -> None:
    """After each of many answers and rewinds, the log through JSON gives the same table."""
    book, (anna,) = begun(game)
    random = Random(game)
    for _ in range(40):
        try:
            if random.random() < 0.3:
                book.by(anna, sent.Rewind)
            else:
                book.answer(random)
        except PalatineError:
            continue
        assert everything(folded(read(written(book.log)))) == everything(book.table)
    assert book.table.rewinds


def test_another_process_goes_on_from_where_it_was() -> None:
    """What it had played before the rewind is gone there too."""
    book, (anna,) = begun()
    play(book, anna)
    other, known = folded(book.log), len(book.log)
    play(book, anna)
    for _ in range(2):
        book.by(anna, sent.Rewind)
    play(book, anna)
    for entry in book.log[known:]:
        other.apply(entry)
    assert everything(other) == everything(book.table)


def test_what_was_taken_back_is_not_played_again() -> None:
    """A log with many rewinds reads as fast as one without."""
    book, (anna,) = begun()
    for _ in range(5):
        play(book, anna)
        book.by(anna, sent.Rewind)
    play(book, anna)
    match = book.table.match
    assert match is not None
    inputs = [each for each in book.log if type(each) in (Answered, Ordered)]
    assert len(inputs) - len(moot(book.log, 0)) == match.inputs


def test_chance_is_not_drawn_anew() -> None:
    """The same answers after a rewind meet the same shuffles: those of the committed seed."""
    book, (anna,) = begun()
    play(book, anna, 4)
    match = book.table.match
    assert match is not None
    first = match.log
    for _ in range(3):
        book.by(anna, sent.Rewind)
    for entry in first[book.table.inputs :]:
        if isinstance(entry, Answered):
            assert book.table.match is not None
            book.table.match.answer(entry.seat, entry.answer)
            book.table.take_inputs()
    assert book.table.match is not None
    assert book.table.match.log == first
    assert isinstance(book.table.match.nature, Seeded)


def test_a_table_of_two_people_refuses_it() -> None:
    """Nothing changes: it would be the other player's game too."""
    book, (anna, _) = begun("senate", "Anna", "Ben")
    play(book, anna)
    before = everything(book.table)
    with pytest.raises(NotAlone):
        book.by(anna, sent.Rewind)
    assert everything(book.table) == before


def test_who_was_left_alone_in_a_game_of_two_is_refused() -> None:
    """You can't take back what the other player did, though a bot plays on for them."""
    book, (anna, ben) = begun("senate", "Anna", "Ben")
    play(book, anna)
    book.by(ben, sent.Leave)
    with pytest.raises(NotAlone):
        book.by(anna, sent.Rewind)


def test_without_an_answer_there_is_nothing_to_take_back() -> None:
    """Neither before the first one, nor once all were taken back, nor after the game."""
    book, (anna,) = begun()
    with pytest.raises(NothingToTakeBack):
        book.by(anna, sent.Rewind)
    play(book, anna)
    book.by(anna, sent.Rewind)
    with pytest.raises(NothingToTakeBack):
        book.by(anna, sent.Rewind)
    play(book, anna)
    book.host(sent.End)
    with pytest.raises(NoGame):
        book.by(anna, sent.Rewind)


def test_the_table_and_the_record_say_that_it_does_not_count() -> None:
    """Everyone sees it; a new game begins without it."""
    book, (anna,) = begun()
    assert not shown(book.table, Presence(lambda: 0.0)).can_rewind
    play(book, anna)
    told = shown(book.table, Presence(lambda: 0.0))
    assert (told.is_alone, told.can_rewind, told.rewinds) == (True, True, 0)
    book.by(anna, sent.Rewind)
    assert shown(book.table, Presence(lambda: 0.0)).rewinds == 1
    random = Random(1)
    while book.table.stage == "playing":
        book.answer(random)
    kept = read_record(record(book.table))
    assert kept.rewinds == 1
    assert verify(games()["senate"], kept)
    assert b"rewinds" not in record(folded([*book.log[:1], *unwound(book)]))
    book.by(anna, sent.Want, what="again")
    assert book.table.rewinds == 0


def unwound(book: Book) -> list[log.Entry]:
    """The log of the same game, as if nobody had taken anything back."""
    left = moot(book.log, 0)
    entries = [each for place, each in enumerate(book.log) if place not in left]
    return [each for each in entries[1:] if not isinstance(each, log.Rewound)]


def test_a_server_that_has_not_the_rules_keeps_what_was_not_taken_back() -> None:
    """It can't play the game, and its record is the same."""
    book, (anna,) = begun()
    play(book, anna, 3)
    book.by(anna, sent.Rewind)
    start = next(n for n, each in enumerate(book.log) if isinstance(each, log.Started))
    begin = book.log[start]
    assert isinstance(begin, log.Started)
    newer = msgspec.structs.replace(begin, setup=msgspec.structs.replace(begin.setup, version=99))
    held = folded([*book.log[:start], newer, *book.log[start + 1 :]])
    assert held.stage == "held"
    assert book.table.match is not None
    assert tuple(held.unplayed) == book.table.match.log


@pytest.mark.anyio
async def test_phones_and_bots_go_back_together(tmp_path: Path) -> None:
    """The phone and the screen show the earlier moment; then the game is played to its end."""
    async with serving(tmp_path) as server:
        party = await seated(server, 1)
        await party.start()
        (anna,) = party.phones
        await anna.until(lambda: anna.ask is not None)
        asked, known = anna.ask, anna.knowledge
        assert asked is not None
        await anna.answer(Random(1))
        await anna.until(lambda: anna.ask is not None and anna.ask.number > asked.number)
        await anna.do(sent.Rewind)
        assert anna.ask is not None
        assert anna.ask.number == asked.number
        assert anna.knowledge[3:] == known[3:]
        await party.screen.until(
            lambda: party.screen.table is not None and party.screen.table.rewinds == 1
        )
        await party.play(Random(2))
        assert party.screen.table is not None
        assert party.screen.table.rewinds == 1


@pytest.mark.anyio
async def test_who_comes_back_gets_all_news_again(tmp_path: Path) -> None:
    """What a phone heard before it lost its line may have been taken back meanwhile."""
    async with serving(tmp_path) as server:
        party = await seated(server, 1)
        await party.start()
        (anna,), (browser,) = party.phones, party.browsers
        await anna.until(lambda: anna.ask is not None)
        await anna.answer(Random(1))
        await anna.until(lambda: anna.ask is not None)
        await anna.do(sent.Rewind)
        lies = ["nothing of this has happened"]
        assert anna.step is not None
        late = await browser.sit(party.code, lies, anna.step.game)
        await late.until(lambda: late.step is not None)
        assert late.knowledge == anna.knowledge

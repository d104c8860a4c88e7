"""A game of rules that this program lacks: it is held, hidden from everybody, and can go on."""

from collections.abc import Callable, Iterator
from random import Random

import msgspec
import pytest

from palatine.catalog import games
from palatine.core.chance import commitment
from palatine.core.errors import PalatineError
from palatine.core.game import Game
from palatine.core.log import Answered
from palatine.core.record import Record, read_record, unchecked, verify
from palatine.server.cluster.presence import Presence
from palatine.server.errors import NotTheHost, OtherVersion, StillRunning
from palatine.server.live.shown import shown
from palatine.server.table import log
from palatine.server.table.log import read, written
from palatine.server.table.replay import cleared, finished, record
from palatine.server.table.table import REACHED_EVERY, Actor, Table, folded
from palatine.server.wire import messages as sent
from palatine.server.wire.messages import Choice, Held
from tests.server.folds import Book, everything
from tests.server.newer import newer

GAMES = sorted(games())
Updated = Callable[..., None]


@pytest.fixture
def updated(monkeypatch: pytest.MonkeyPatch) -> Updated:
    """Another program: the same games with newer rules, which carry old versions or do not."""

    def update(ahead: int = 2, carries: bool = False) -> None:
        for name, game in list(games().items()):
            monkeypatch.setitem(games(), name, newer(game, ahead, carries))

    return update


def played(name: str, answers: int, lets_go: bool = True) -> Book:
    """A table with this many answers, which its server has let go of."""
    book = Book(Choice(name, games()[name].players[0]))
    book.join("Anna")
    book.host(sent.Start)
    play(book, answers)
    if lets_go:
        book.table.keep_position()
        book.keep()
    return book


def play(book: Book, answers: int = 10_000) -> None:
    """Answer at random, this often or to the end."""
    random = Random(len(book.log))
    for _ in range(answers):
        if book.table.stage == "playing":
            book.answer(random)


def opened(book: Book) -> Book:
    """The same table, as another program reads it from its log."""
    found = Book(book.table.choice)
    found.log = read(written(book.log))
    found.table = folded(found.log)
    return found


def seen(table: Table) -> sent.Table:
    """What everybody with the code sees."""
    return shown(table, Presence(lambda: 0.0))


def recorded(book: Book) -> Record:
    """The record of the table, read from its file."""
    return read_record(record(book.table))


@pytest.mark.parametrize("name", GAMES)
def test_a_carried_version_goes_on_and_nothing_is_shown(name: str, updated: Updated) -> None:
    """The new program has the same table as the old one, under its old version."""
    book = played(name, 20)
    before, told = everything(book.table), seen(book.table)
    updated(carries=True)
    new = opened(book)
    assert everything(new.table) == before
    assert seen(new.table) == told
    assert told.held is None
    play(new, 5)
    assert new.table.part is not None
    assert new.table.part.setup.version == games()[name].version - 2


@pytest.mark.parametrize("name", GAMES)
def test_a_version_that_is_not_carried_is_held(name: str, updated: Updated) -> None:
    """The game is not over, its secrets stay hidden, and its answers are not lost."""
    book = played(name, 20)
    version = games()[name].version
    updated()
    new = opened(book)
    told = seen(new.table)
    assert (told.stage, told.seed, told.narration) == ("held", None, ())
    assert told.held == Held(version, version + 2, can_go_on=True)
    assert told.commitment == commitment(book.table.seed), "what was promised stays promised"
    assert new.table.part_so_far() == book.table.part_so_far()
    with pytest.raises(StillRunning):
        record(new.table)
    with pytest.raises(StillRunning):
        finished(new.table)


def test_a_server_that_holds_a_game_writes_nothing_for_it(updated: Updated) -> None:
    """No answer, no pause, no stand-in, nobody removed: another server may be playing it."""
    book = played("senate", 20)
    updated()
    new = opened(book)
    anna = next(each.id for each in new.table.people.values() if each.ticket)
    for kind, fields in (
        (sent.Answer, {"number": 1, "answer": "yes"}),
        (sent.Say, {"what": "retract"}),
        (sent.Why, {"atom": "yes"}),
        (sent.Pause, {}),
        (sent.Resume, {}),
        (sent.Leave, {}),
        (sent.Remove, {"person": anna}),
        (sent.StandInFor, {"person": anna, "how": "bot"}),
        (sent.AnswerFor, {"person": anna, "asking": "vote"}),
    ):
        with pytest.raises(OtherVersion):
            new.by(Actor(anna), kind, **fields)
    new.table.keep_position()
    assert not new.table.fresh


def test_the_old_server_plays_on_what_a_new_one_holds(updated: Updated) -> None:
    """The new server sees its answers go by, and shows no change to anybody."""
    book = played("senate", 20)
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(games(), "senate", newer(games()["senate"], 2, False))
        new = opened(book)
        told = seen(new.table)
    play(book, REACHED_EVERY)
    updated()
    for entry in read(written(book.log[new.table.number :])):
        new.table.apply(entry)
    assert seen(new.table) == told
    assert new.table.part_so_far() == book.table.part_so_far()


@pytest.mark.parametrize("name", GAMES)
def test_a_held_game_goes_on_from_its_position(name: str, updated: Updated) -> None:
    """The host allows it: with the same table, by the new rules, and with a new seed."""
    book = played(name, 20)
    assert book.table.match is not None
    position, seed = book.table.match.position(), book.table.seed
    updated()
    new = opened(book)
    new.host(sent.GoOn)
    table = new.table
    assert (table.stage, table.game) == ("playing", 2)
    assert table.match is not None
    assert table.match.setup.version == games()[name].version
    assert table.seed != seed
    assert without_version(table.match.position()) == without_version(position)
    play(new, 40)
    assert everything(folded(read(written(new.log)))) == {**everything(table), "way_on": None}


def without_version(state: object) -> dict[str, object]:
    """A state as JSON, without the version of its rules, if it has one."""
    plain = msgspec.json.decode(msgspec.json.encode(state.to_json()))  # type: ignore[attr-defined]
    return {name: value for name, value in plain.items() if name != "version"}


def test_the_record_of_a_game_that_went_on_names_both_parts(updated: Updated) -> None:
    """The last part is verified, and the result says that the first one was not replayed."""
    book = played("senate", 20)
    first = book.table.part_so_far()
    assert first is not None
    updated()
    new = opened(book)
    new.host(sent.GoOn)
    play(new)
    assert new.table.stage == "over"
    found = recorded(new)
    assert [part.setup.version for part in found.before] == [1]
    assert (found.setup.version, found.before[0].log) == (3, first.log)
    said = verify(games()["senate"], found)
    assert "the seed of part 1 is the committed one" in said
    assert "the seed is the committed one, and every shuffle came from it" in said
    assert [each for each in unchecked(found) if "not replayed" in each]
    assert cleared(new.table, "1") is None, "the number that it had before leads to it, too"


def test_a_forged_seed_of_an_earlier_part_is_found(updated: Updated) -> None:
    """Each part has its own promise."""
    book = played("senate", 20)
    updated()
    new = opened(book)
    new.host(sent.GoOn)
    play(new)
    found = recorded(new)
    forged = msgspec.structs.replace(found.before[0], seed="00" * 32)
    with pytest.raises(PalatineError, match="part 1 is not the one"):
        verify(games()["senate"], msgspec.structs.replace(found, before=(forged,)))


@pytest.mark.parametrize("name", GAMES)
def test_a_held_game_can_be_ended_and_its_record_kept(name: str, updated: Updated) -> None:
    """Stopping is an entry of the log; after it the seed is visible, and everything that was
    played."""
    book = played(name, 20)
    first = book.table.part_so_far()
    assert first is not None
    updated()
    new = opened(book)
    new.host(sent.End)
    told = seen(new.table)
    assert type(new.log[-1]) is log.Ended
    assert (told.stage, told.seed) == ("over", book.table.seed.hex())
    assert (recorded(new).setup, recorded(new).log) == (first.setup, first.log)
    with pytest.raises(OtherVersion):
        finished(new.table)
    new.host(sent.Again)
    assert new.table.stage == "lobby"
    assert seen(new.table).held is None


def test_only_the_host_decides(updated: Updated) -> None:
    """Having only the code, or only a seat, lets you neither go on with it nor end it."""
    book = played("senate", 20)
    updated()
    new = opened(book)
    for kind in (sent.GoOn, sent.End):
        with pytest.raises(NotTheHost):
            new.by(Actor(), kind)
    assert new.table.stage == "held"


def test_a_program_of_before_holds_what_went_on(updated: Updated) -> None:
    """The old server, still running, reads the entry and leaves the game to newer ones."""
    book = played("senate", 20)
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(games(), "senate", newer(games()["senate"], 2, False))
        new = opened(book)
        new.host(sent.GoOn)
    for entry in read(written(new.log[book.table.number :])):
        book.table.apply(entry)
    told = seen(book.table)
    assert (told.stage, told.seed, told.held) == ("held", None, Held(3, 1))
    with pytest.raises(OtherVersion):
        book.host(sent.GoOn)


@pytest.mark.parametrize("name", GAMES)
def test_a_finished_game_of_old_rules_stays_finished(name: str, updated: Updated) -> None:
    """The log says how it ended: so does a program that can't play it, and its record is whole."""
    game = games()[name]
    book = Book(Choice(name, game.players[0], options=dict(game.check_options)))
    book.join("Anna")
    book.host(sent.Start)
    play(book)
    assert book.table.match is not None
    outcome, kept = book.table.match.outcome, recorded(book)
    updated()
    new = opened(book)
    told = seen(new.table)
    assert (told.stage, told.seed) == ("over", book.table.seed.hex())
    assert told.held is not None
    assert told.held.outcome == outcome
    assert recorded(new) == kept


def test_an_answer_that_the_rules_refuse_holds_the_game() -> None:
    """We notice rules that changed under the same version; the table itself is whole."""
    book = played("senate", 20)
    place = next(n for n, entry in enumerate(book.log) if isinstance(entry, Answered))
    book.log[place] = Answered(book.log[place].seat, "no such thing")  # type: ignore[union-attr]
    new = opened(book)
    assert (new.table.stage, new.table.match) == ("held", None)
    assert [each.name for each in new.table.people.values()].count("Anna") == 1
    assert seen(new.table).held == Held(1, 1, can_go_on=True)
    part = new.table.part_so_far()
    assert part is not None
    assert len(part.log) == new.table.inputs
    new.host(sent.GoOn)
    assert new.table.stage == "playing"


def test_without_a_position_a_game_can_only_be_ended(updated: Updated) -> None:
    """Its server was killed before the log had one; starting that program again would help."""
    book = played("senate", 5, lets_go=False)
    updated()
    new = opened(book)
    assert seen(new.table).held == Held(1, 3)
    with pytest.raises(OtherVersion):
        new.host(sent.GoOn)
    assert new.table.stage == "held"


def test_a_position_that_the_new_rules_can_t_read_is_not_offered(updated: Updated) -> None:
    """Nobody gets an offer that would break the table."""
    book = played("senate", 20)
    place = max(n for n, entry in enumerate(book.log) if isinstance(entry, log.Reached))
    book.log[place] = log.Reached(msgspec.Raw(b'{"players": 5, "of_old": true}'))
    updated()
    assert seen(opened(book).table).held == Held(1, 3)


@pytest.fixture
def catalog() -> Iterator[dict[str, Game]]:
    """The existing games; restored afterwards, in the same order."""
    before = dict(games())
    yield games()
    games().clear()
    games().update(before)


def test_a_game_that_is_not_installed_any_more_is_held(catalog: dict[str, Game]) -> None:
    """The host can end it, or wait until its package is back."""
    book = played("senate", 20)
    del catalog["senate"]
    assert seen(folded(book.log)).held == Held(1, 0)


def test_the_log_says_where_a_long_game_stands() -> None:
    """At regular intervals of answers, so that a killed server loses few to another version."""
    book = played("besides-the-emperor", 3 * REACHED_EVERY, lets_go=False)
    kept = [entry for entry in book.log if isinstance(entry, log.Reached)]
    assert len(kept) >= 2
    assert book.table.inputs - book.table.reached_at <= 2 * REACHED_EVERY


def test_letting_go_twice_says_it_once() -> None:
    """Nothing is new in between."""
    book = played("senate", 20)
    book.table.keep_position()
    assert not book.table.fresh


@pytest.mark.parametrize("answers", [0, 20])
def test_an_entry_that_only_a_newer_program_knows_holds_the_table(answers: int) -> None:
    """During a rolling update the old server may read it: it shows nothing, and changes nothing."""
    book = played("senate", answers) if answers else Book(Choice("senate", 5))
    unknown = b'{"type":"of_tomorrow","person":1}'
    later = written([log.Joined(99, "Zoe", "hash"), log.Removed(98), log.Ended()])
    table = folded(read([*written(book.log), unknown, *later]))
    assert table.number == len(book.log) + 4
    told = seen(table)
    assert (told.stage, told.seed, told.held) == ("held", None, Held(0, 0, is_unread=True))
    new = Book(book.table.choice)
    new.table = table
    for kind in (sent.Start, sent.End, sent.GoOn, sent.Again, sent.ShowMove):
        with pytest.raises(OtherVersion):
            new.host(kind)
    assert not table.fresh

"""A table is a fold over its log: rebuilding it gives the same table."""

from random import Random
from typing import Any

import pytest

from palatine.catalog import games
from palatine.core.errors import PalatineError
from palatine.core.log import Answered
from palatine.core.stream import asking
from palatine.server.cluster.presence import Presence
from palatine.server.live.shown import shown
from palatine.server.table import lobby, log
from palatine.server.table.log import read, written
from palatine.server.table.table import Actor, Table, folded
from palatine.server.wire import messages as sent
from palatine.server.wire.looks import COLOURS, SIGNS
from palatine.server.wire.messages import Choice
from tests.server.folds import HOST, Book, everything

GAMES = sorted(games())
NAMES = ("Anna", "Ben", "Cleo", "Dirk", "Ella", "Finn", "Gina", "anna", " 7 ", "Ben\u200b")


def any_act(book: Book, random: Random) -> None:
    """Something random, valid or not; mostly an answer, if a game runs."""
    table = book.table
    if table.stage == "playing" and random.random() < 0.8:
        book.answer(random)
        return
    person = random.choice([*table.people, 99])
    actor = random.choice((HOST, HOST, Actor(person)))
    game = games()[random.choice(GAMES)]
    size = random.choice((*game.players, 1))
    acts: list[tuple[type[sent.Sent], dict[str, Any]]] = [
        (sent.Start, {}),
        (sent.Start, {}),
        (sent.AddBot, {"bot": random.choice((None, "random", "nobody"))}),
        (sent.InviteAgent, {"person": random.choice((None, person))}),
        (sent.Remove, {"person": person}),
        (sent.Arrange, {"people": tuple(random.sample([*table.people], len(table.people)))}),
        (
            sent.Choose,
            {"choice": Choice(game.id, size, language=random.choice(("en", "de", "xx")))},
        ),
        (sent.HandOver, {"person": person}),
        (sent.Pause, {}),
        (sent.Resume, {}),
        (sent.End, {}),
        (sent.Again, {}),
        (sent.Want, {"what": random.choice(("again", "another"))}),
        (sent.StandInFor, {"person": person, "how": random.choice(("wait", "bot", "lot"))}),
        (sent.AnswerFor, {"person": person, "asking": asked_at(table)}),
        (sent.TakeBack, {}),
        (sent.Rewind, {}),
        (sent.ShowMove, {}),
        (sent.Dress, {"look": sent.Look(random.choice(COLOURS), random.choice(SIGNS))}),
        (sent.Leave, {}),
        (sent.Answer, {"number": random.randrange(5), "answer": "yes"}),
        (sent.Say, {"what": "retract"}),
        (sent.Say, {"what": "retract"}),
        (sent.Speak, {"text": "not me"}),
        (sent.Speak, {"text": "nor me"}),
        (sent.SetPace, {"pace": random.choice(["brisk", "relaxed"])}),
    ]
    kind, fields = random.choice(acts)
    people = [each.id for each in table.people.values() if each.ticket]
    if table.stage == "lobby" and random.random() < 0.5:
        book.join(random.choice(NAMES))
    elif table.match is not None and random.random() < 0.05:
        table.enter(log.QuestionOpened(table.match.number))
        book.keep()
    elif table.loner is not None and random.random() < 0.3:
        book.by(Actor(table.seats[table.loner]), sent.Rewind)
    elif people and random.random() < 0.1:
        book.move(random.choice(people), str(random.random()))
    elif random.random() < 0.02:
        lobby.be_in_room(table, HOST, random.choice(["BCDFHJKL", ""]))
        book.keep()
    elif people and random.random() < 0.05:
        lobby.be_known(table, Actor(random.choice(people)), random.choice([1, 2, None]))
        book.keep()
    else:
        book.by(actor, kind, **fields)


def asked_at(table: Table) -> str:
    """The kind of the open question, if any."""
    return asking(table.match) if table.match is not None else ""


@pytest.mark.parametrize("seed", range(8))
def test_a_table_is_rebuilt_from_its_log_at_every_step(seed: int) -> None:
    """Whatever happens, valid or refused, the log through JSON gives the same table."""
    random = Random(seed)
    book = Book(Choice(GAMES[seed % len(GAMES)], games()[GAMES[seed % len(GAMES)]].players[0]))
    for _ in range(120):
        before = everything(book.table)
        try:
            any_act(book, random)
        except PalatineError:
            assert everything(book.table) == before
            assert not book.table.fresh
        assert everything(folded(read(written(book.log)))) == everything(book.table)


def test_random_acts_reach_every_kind_of_entry() -> None:
    """The test above would notice a mistake in any of them."""
    met: set[type] = set()
    for seed in range(24):
        random = Random(seed)
        book = Book(Choice("senate", 5, speech=True))
        for _ in range(300):
            try:
                any_act(book, random)
            except PalatineError:
                continue
        met |= {type(entry) for entry in book.log}
    assert set(log.Entry.__args__) - {log.WentOn} == met, "a game goes on in test_held.py"


def test_games_that_were_cleared_away_are_not_played_again() -> None:
    """Even if their rules are gone: a program only needs to understand the current game."""
    book = Book(Choice("senate", 5, speech=True))
    book.join("Anna")
    book.host(sent.Start)
    book.answer(Random(1))
    book.host(sent.End)
    book.host(sent.Again)
    book.host(sent.Start)
    book.answer(Random(1))
    place = next(n for n, entry in enumerate(book.log) if isinstance(entry, Answered))
    book.log[place] = Answered(book.log[place].seat, "no such thing")  # type: ignore[union-attr]
    assert everything(folded(book.log)) == everything(book.table)


def test_a_seed_is_shown_once_an_entry_ends_the_game() -> None:
    """After the host has stopped the game, it can't be played on."""
    book = Book(Choice("senate", 5, speech=True))
    book.join("Anna")
    book.host(sent.Start)
    assert shown(book.table, Presence(lambda: 0.0)).seed is None
    book.host(sent.End)
    assert shown(book.table, Presence(lambda: 0.0)).seed == book.table.seed.hex()

"""Fingerprints of behaviour: for each playable version of a game, a sum over many matches.

A match is summed up by all its questions, answers and news, and its end; a game also by its options
and cards. Most matches are random play. One was played by good bots, since random play hardly ever
reaches the end that a game is about; we keep its log and play it again. If the rules of a listed
version behave differently, its fingerprint changes and a test fails: raise the version. `python -m
tests.versions` writes the fingerprints of a version that has none yet.
"""

import hashlib
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec

import palatine
from palatine.core.chance import Recorded, Seeded, seed_from
from palatine.core.conformance import setups_of, variants_of
from palatine.core.errors import PalatineError
from palatine.core.game import Game, Setup
from palatine.core.log import Answered
from palatine.core.match import Match, recorded_orders
from palatine.core.record import Record, read_record, record_of, write_record

FOLDER = Path(__file__).parent
MATCHES = 3


def file_of(game: Game, version: int) -> Path:
    """The file with a version's fingerprints."""
    return FOLDER / f"{game.id}-{version}.txt"


def log_of(game: Game, version: int) -> Path:
    """The file with the match of good players."""
    return FOLDER / f"{game.id}-{version}.json"


def good_match(game: Game, version: int) -> bytes:
    """A match between the best bots at the smallest table, as a record without spaces."""
    setup = msgspec.structs.replace(game.setup(game.players[0]), version=version)
    match = Match(game, setup, Seeded(seed_from("good players")))
    palatine.seat_bots(match, seed="good players").play()
    record = record_of(match, tuple(map(str, range(setup.players))), dealt=True)
    return msgspec.json.encode(msgspec.json.decode(write_record(record)))


def fingerprints(game: Game, version: int) -> str:
    """A line for the game's parts, and one for each kind of table."""
    lines = [f"options and cards: {summed(parts_of(game))}"]
    for name, setup in tables_of(game, version):
        lines.append(f"{name}: {summed(behaviour(game, setup))}")
    record = read_record(log_of(game, version).read_bytes())
    return "\n".join([*lines, f"good players: {summed(played_again(game, record))}", ""])


def tables_of(game: Game, version: int) -> Iterator[tuple[str, Setup]]:
    """Every size and edition, and every variant, by the rules of a version."""
    plain = {f"{setup.edition}, {setup.players}": setup for setup in setups_of(game, None, None)}
    for name, setup in (*plain.items(), *variants_of(game, None, None).items()):
        yield name, msgspec.structs.replace(setup, version=version)


def parts_of(game: Game) -> Iterator[Any]:
    """The parts of a game besides its rules; players' own cards and decks are not included."""
    yield sorted((name, option.values) for name, option in game.options.items())
    yield sorted((name, sorted(switches.items())) for name, switches in game.editions.items())
    for kind, section in game.binder.sections.items():
        yield kind, [without_words(card) for card in section.cards.values()]


def without_words(card: Any) -> dict[str, Any]:
    """A card without its name and text: the other fields say what it does."""
    plain = msgspec.to_builtins(card)
    return {name: value for name, value in plain.items() if name not in ("name", "text")}


def behaviour(game: Game, setup: Setup) -> Iterator[Any]:
    """Everything that some random matches asked, answered, told, and ended with."""
    for number in range(MATCHES):
        match, random = Match(game, setup, Seeded(seed_from(f"version {number}"))), Random(number)
        while not match.is_over:
            yield from asked(match)
            seat = random.choice(match.waiting)
            match.answer(seat, match.asked[seat].any_answer(random))
        yield match.log, match.news, match.outcome


def played_again(game: Game, record: Record) -> Iterator[Any]:
    """The same for a match with given answers and chances, as far as the rules accept them."""
    match = Match(game, record.setup, Recorded(recorded_orders(record.log)))
    try:
        for entry in record.log:
            if type(entry) is Answered:
                yield from asked(match)
            match.enter(entry)
    except PalatineError as error:
        yield error.sentence
    yield match.log, match.news, match.outcome


def asked(match: Match) -> Iterator[Any]:
    """The open questions, as the rules put them."""
    for seat, question in match.asked.items():
        at = question.at and question.places(match.state, seat)
        yield seat, question.kind, question.shape, question.options, at
        yield {name: getattr(question, name, None) for name in ("least", "most", "caps", "worth")}


def summed(parts: Iterator[Any]) -> str:
    """A short sum over everything."""
    total = hashlib.sha256()
    for part in parts:
        total.update(msgspec.json.encode(part, order="sorted"))
    return total.hexdigest()[:16]

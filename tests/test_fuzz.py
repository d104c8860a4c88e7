"""Fuzzing: whatever comes in, only our own errors come out, and an error changes nothing."""

import json
from collections.abc import Callable
from contextlib import suppress
from io import BytesIO
from random import Random
from typing import Any

import msgspec
import pytest
import saturnalia
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from hypothesis.strategies import DrawFn, SearchStrategy

from palatine.catalog import games
from palatine.core.chance import Seeded, seed_from
from palatine.core.errors import BadPosition, PalatineError, RulesBug
from palatine.core.game import Game
from palatine.core.match import Match
from palatine.core.play import play_out
from palatine.core.position import position_of, read_position, state_of, write_position
from palatine.core.record import Record, checksum_of, read_record, record_of, verify, write_record
from palatine.core.seats import PUBLIC, Seat
from palatine.line.messages import TAGS, Refused, written
from palatine.line.session import Session, open_session, run_line

SEED = seed_from("fuzz")
GAMES = [*games().values(), saturnalia.GAME]

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
every_depth = pytest.mark.parametrize(
    "examples",
    [pytest.param(40, id="short"), pytest.param(4000, id="deep", marks=pytest.mark.deep)],
)


def searched(examples: int, strategy: SearchStrategy[Any], check: Callable[[Any], None]) -> None:
    """Check this many examples, always the same ones."""
    calm = settings(
        max_examples=examples,
        deadline=None,
        derandomize=True,
        database=None,
        suppress_health_check=list(HealthCheck),
    )
    calm(given(strategy)(check))()


# What comes in

plain_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=6), inner),
    max_leaves=8,
)


def words_of(game: Game) -> SearchStrategy[str]:
    """Words that mean something in a game, and others."""
    claims = tuple(game.talk.kinds)
    return st.sampled_from((*game.vocabulary, *claims, "public", "")) | st.text(max_size=8)


def messages(game: Game) -> SearchStrategy[bytes]:
    """Messages of the right kinds with nearly correct fields."""
    words = words_of(game)
    numbers = st.integers(-1, 12)
    fields = st.fixed_dictionaries(
        {"type": st.sampled_from(TAGS)},
        optional={
            "seat": numbers | plain_values,
            "number": numbers,
            "answer": words | st.lists(words | numbers, max_size=5) | plain_values,
            "what": words,
            "atoms": st.lists(words, max_size=4),
            "viewer": numbers | words,
            "atom": words,
        },
    )
    return fields.map(lambda message: json.dumps(message).encode())


@st.composite
def spoilt(draw: DrawFn, content: bytes) -> bytes:
    """Bytes with some of them flipped, perhaps cut short."""
    bytes_ = bytearray(content)
    for place in draw(st.lists(st.integers(0, max(0, len(content) - 1)), max_size=3)):
        bytes_[place] ^= 1 << draw(st.integers(0, 7))
    return bytes(bytes_[: draw(st.none() | st.integers(0, len(content)))])


def places(plain: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The paths to all parts of a JSON value."""
    steps: Any = ()
    if isinstance(plain, dict | list):
        steps = plain.items() if isinstance(plain, dict) else enumerate(plain)
    below = [place for step, part in steps for place in places(part, (*path, step))]
    return [path, *below]


@st.composite
def edited(draw: DrawFn, plain: Any) -> Any:
    """A JSON value with some parts changed, doubled, taken from elsewhere, or gone."""
    plain = json.loads(json.dumps(plain))
    for _ in range(draw(st.integers(1, 3))):
        *above, step = draw(st.sampled_from(places(plain)[1:]))
        part = plain
        for each in above:
            part = part[each]
        edit_part(draw, plain, part, step)
    return plain


def edit_part(draw: DrawFn, plain: Any, part: Any, step: Any) -> None:
    """One change to one part."""
    how = draw(st.sampled_from(("number", "other", "elsewhere", "gone", "doubled")))
    if how == "number":
        part[step] = draw(st.integers(-2, 12))
    elif how == "other":
        part[step] = draw(plain_values)
    elif how == "elsewhere":
        source = plain
        for each in draw(st.sampled_from(places(plain)[1:])):
            source = source[each]
        part[step] = json.loads(json.dumps(source))
    elif how == "gone":
        del part[step]
    elif isinstance(part, list):
        part.insert(step, part[step])


# Lines


def opened(game: Game) -> Session:
    """A session at the smallest table."""
    session = open_session(
        game, game.setup(game.players[0], None, game.check_options), SEED, omniscient=True
    )
    session.opening()
    return session


def all_of(session: Session) -> object:
    """Everything that a line could have changed."""
    match = session.match
    given = [match.given(seat) for seat in match.asked]
    return match.log, match.state, match.number, match.asked, given, match.news


def lawful(session: Session, chance: int) -> bytes:
    """A valid answer; any line, once there is no question."""
    match = session.match
    if match.is_over:
        return b'{"type": "save"}'
    seat = match.waiting[chance % len(match.waiting)]
    answer = match.asked[seat].any_answer(Random(chance))
    line = {"type": "answer", "seat": seat, "number": match.number, "answer": answer}
    return json.dumps(line).encode()


def check_line(session: Session, line: bytes) -> None:
    """Every line gets a printable answer; if it is an error, it is ours and changed nothing."""
    before = all_of(session)
    answers = session.take(line, 1)
    assert all(written(answer).count(b"\n") == 1 for answer in answers)
    if answers and isinstance(answers[0], Refused):
        assert len(answers) == 1
        assert answers[0].code != RulesBug.code
        assert all_of(session) == before


@every_depth
@every_game
def test_no_line_breaks_a_session(game: Game, examples: int) -> None:
    """Junk, JSON, near misses and spoilt messages between valid answers: the match goes on."""
    junk = st.binary(max_size=40) | plain_values.map(lambda plain: json.dumps(plain).encode())
    line = junk | messages(game) | messages(game).flatmap(spoilt)

    def check(lines: list[bytes | int]) -> None:
        session = opened(game)
        for line in lines:
            if isinstance(line, int):
                line = lawful(session, line)
                assert not isinstance(session.take(line)[0], Refused)
            else:
                check_line(session, line)

    searched(examples, st.lists(line | st.integers(0, 1000), max_size=30), check)


@every_depth
@every_game
def test_no_stream_breaks_the_house(game: Game, examples: int) -> None:
    """Any bytes on standard input are read to their end, or to a `quit`, without a crash."""
    pieces = st.binary(max_size=20) | messages(game) | st.sampled_from((b"\n", b"\r\n", b"\0"))

    def check(pieces: list[bytes]) -> None:
        stdout = BytesIO()
        setup = game.setup(game.players[0], None, game.check_options)
        run_line(game, setup, SEED, BytesIO(b"".join(pieces)), stdout)
        assert all(isinstance(json.loads(line), dict) for line in stdout.getvalue().splitlines())

    searched(examples, st.lists(pieces, max_size=20), check)


@every_depth
@every_game
def test_no_deal_breaks_a_match(game: Game, examples: int) -> None:
    """A deal of right and wrong labels and faces is played to the end, or refused."""
    labels = st.sampled_from((*game.chances, "roll"))
    faces = st.sampled_from([face for faces in game.chances.values() for face in faces])
    lists = st.lists(faces, max_size=4) | st.lists(st.lists(faces, max_size=3), max_size=3)
    deals = st.dictionaries(labels, lists, max_size=3) | plain_values

    def check(deal: object) -> None:
        try:
            content = json.dumps(deal).encode()
            session = open_session(
                game, game.setup(game.players[0], None, game.check_options), SEED, content
            )
        except PalatineError:
            return
        for chance in range(300):
            check_line(session, lawful(session, chance))

    searched(examples, deals, check)


# Files


def some_match(game: Game, answers: int) -> Match:
    """A match after this many random answers."""
    match = Match(game, game.setup(game.players[0], None, game.check_options), Seeded(SEED))
    random = Random(answers)
    for _ in range(answers):
        if match.asked:
            seat = match.waiting[0]
            match.answer(seat, match.asked[seat].any_answer(random))
    return match


def some_record(game: Game, answers: int = 500) -> bytes:
    """The file of a match."""
    match = some_match(game, answers)
    names = tuple("abcdefghij"[: match.setup.players])
    return write_record(record_of(match, names, SEED))


def check_record(game: Game, content: bytes) -> None:
    """A record verifies, or is refused by one of our errors."""
    with suppress(PalatineError):
        verify(game, read_record(content))


def forged(plain: Any) -> bytes:
    """A record with its checksum recomputed, if possible."""
    with suppress(msgspec.ValidationError):
        plain["checksum"] = checksum_of(msgspec.convert(plain, Record))
    return json.dumps(plain).encode()


@every_depth
@every_game
def test_no_spoilt_record_breaks_the_reader(game: Game, examples: int) -> None:
    """Flipped bits and a file cut short cause only refusals."""
    whole = some_record(game)
    contents = spoilt(whole) | st.binary(max_size=60)
    searched(examples, contents, lambda content: check_record(game, content))


@every_depth
@every_game
def test_no_forged_record_breaks_the_reader(game: Game, examples: int) -> None:
    """Edited fields under a fitting checksum cause only refusals, or give an honest match."""
    record = json.loads(some_record(game))
    searched(examples, edited(record), lambda plain: check_record(game, forged(plain)))


@every_depth
@every_game
def test_an_edited_record_is_never_taken_for_the_honest_one(game: Game, examples: int) -> None:
    """Any change in a record without a new checksum is noticed."""
    record = json.loads(some_record(game))
    honest = read_record(json.dumps(record).encode())

    def check(plain: Any) -> None:
        with suppress(PalatineError):
            assert read_record(json.dumps(plain).encode()) == honest

    searched(examples, edited(record), check)


@every_depth
@every_game
@pytest.mark.parametrize("answers", [0, 30, 60])
def test_no_forged_position_breaks_a_match(game: Game, answers: int, examples: int) -> None:
    """An edited position is refused, at once or when play reaches something impossible; otherwise
    bots can think about it, and it can be played to the end and shown."""
    position = json.loads(write_position(position_of(some_match(game, answers))))

    def check(plain: Any) -> None:
        try:
            found = read_position(json.dumps(plain).encode())
            state = state_of(game, found.setup, found.state)
        except PalatineError:
            return
        match = Match(game, found.setup, Seeded(SEED), state)
        match.world(Seat(0), Random(1), Seeded(SEED))
        with suppress(BadPosition):
            play_out(match, Random(1))
            game.view(match.state, PUBLIC)

    searched(examples, edited(position), check)

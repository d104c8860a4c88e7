"""Bad input: every error names what was wrong, is documented, and changes nothing."""

import json
import re
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from palatine.catalog import find
from palatine.core import errors
from palatine.core.atoms import PLAYERS
from palatine.core.chance import seed_from
from palatine.core.decisions import Pick, ask
from palatine.core.errors import BadDeal, BadSetup, PalatineError
from palatine.core.game import Game
from palatine.core.record import replay
from palatine.core.seats import Seat
from palatine.line.messages import Refused
from palatine.line.session import Session, open_session

PAGE = (Path(__file__).parent.parent / "docs" / "errors.md").read_text("utf-8")
GAME, EDITION = find("sith-imperative")
PRESIDENT = 2
SAID = b'{"type": "say", "seat": 0, "what": "retract"}'


def opened(game: Game = GAME, **deal: Any) -> Session:
    """A table of five where seat 2 is the first president, and must nominate."""
    deal = {"first_president": [f"player:{PRESIDENT}"]} | deal
    setup = game.setup(5, EDITION)
    session = open_session(game, setup, seed_from("1"), json.dumps(deal).encode())
    session.opening()
    return session


def all_of(session: Session) -> object:
    """Everything that a line could have changed."""
    match = session.match
    given = [match.given(seat) for seat in match.asked]
    return match.log, match.state, match.number, match.asked, given, match.news


def refused(session: Session, line: bytes) -> Refused:
    """The error for a line, after a check that it changed nothing."""
    before = all_of(session)
    (error,) = session.take(line, 7)
    assert isinstance(error, Refused)
    assert all_of(session) == before
    assert error.line == 7
    return error


def answer(**fields: Any) -> bytes:
    """A line with an answer to the first question, valid except for these fields."""
    right = {"type": "answer", "seat": PRESIDENT, "number": 1, "answer": "player:0"}
    return json.dumps(right | fields).encode()


# The page


def classes(family: type[PalatineError]) -> list[type[PalatineError]]:
    """A family of errors, with all its branches."""
    return [family, *[each for branch in family.__subclasses__() for each in classes(branch)]]


def test_every_error_is_documented() -> None:
    """The page has each code with its class, who fixes it and what to do, and no others."""
    rows = re.findall(r"^\| `([\w-]+)` \| `(\w+)` \| ([^|]+) \| ([^|]+) \|$", PAGE, re.M)
    ours = [each for each in classes(PalatineError) if each.__module__ == errors.__name__]
    assert sorted((code, name) for code, name, _, _ in rows) == sorted(
        (each.code, each.__name__) for each in ours
    )


def test_codes_are_told_apart() -> None:
    """No two errors share a code."""
    codes = [each.code for each in classes(PalatineError)]
    assert len(codes) == len(set(codes))


# Malformed lines


@pytest.mark.parametrize(
    ("line", "named"),
    [
        (b"nominate player 3", "not valid JSON"),
        (b'{"type": "answer", "seat": 2', "truncated"),
        (b"\xff\xfe\x00", "JSON"),
        (b'"\xff"', "UTF-8"),
        (b"[" * 30_000, "nested too deep"),
        (b"[1, 2]", "not a JSON object"),
        (b"{}", "no 'type'"),
        (b'{"type": 4}', "no 'type'"),
        (b'{"type": "anwser"}', "did you mean 'answer'?"),
        (b'{"type": "answer"}', "`seat`"),
        (b'{"type": "save", "path": "/tmp/x"}', "`path`"),
        (b'{"type": "view", "viewer": 9}', "no seat 9"),
        (b'{"type": "view", "viewer": "me"}', "$.viewer"),
        (b'{"type": "why", "seat": 5, "atom": "yes"}', "no seat 5"),
        (b'{"type": "say", "seat": 0, "what": "sing"}', "'sing' can't be said"),
        (b'{"type": "say", "seat": 0, "what": "accuse"}', "takes these atoms"),
        (answer(seat="2"), "$.seat"),
        (answer(seat=-1), "$.seat"),
        (answer(seat=10**30), "$.seat"),
        (answer(number=1.5), "$.number"),
        (answer(number=True), "$.number"),
        (answer(answer=None), "$.answer"),
        (answer(answer=3), "$.answer"),
        (answer(answer={"atom": "player:0"}), "$.answer"),
        (answer(answer=[["player:0"]]), "$.answer"),
        (answer(anwser="player:0"), "`anwser`"),
    ],
)
def test_a_malformed_line_is_a_bad_message(line: bytes, named: str) -> None:
    """Every unreadable line gets the same code, and a sentence that names what is wrong."""
    error = refused(opened(), line)
    assert error.code == "bad-message"
    assert named in error.sentence


# Answers that the rules forbid


@pytest.mark.parametrize(
    ("line", "code", "named"),
    [
        (answer(seat=3), "not-your-decision", "seat 3 has no open question"),
        (answer(seat=8), "not-your-decision", "no seat 8"),
        (answer(number=0), "stale-decision", "question 0 is closed; the open one is 1"),
        (answer(number=2), "stale-decision", "question 2 is not asked yet"),
        (answer(seat=3, number=0), "stale-decision", "question 0 is closed"),
        (answer(answer="player:9"), "not-an-option", "SE-2.1"),
        (answer(answer="swordfish"), "not-an-option", "'swordfish' is not offered"),
        (answer(answer=""), "not-an-option", "'' is not offered"),
        (answer(answer=["player:0"]), "not-an-option", "is not offered"),
        (answer(answer=[]), "not-an-option", "[] is not offered"),
        (
            b'{"type": "why", "seat": 0, "atom": "yes"}',
            "not-your-decision",
            "seat 0 has no open question",
        ),
        (b'{"type": "say", "seat": 7, "what": "retract"}', "not-your-decision", "no seat 7"),
        (b'{"type": "truth"}', "hidden-truth", "--omniscient"),
    ],
)
def test_an_answer_against_the_rules_says_why(line: bytes, code: str, named: str) -> None:
    """Foreign, stale and invalid answers have their own codes, and name what they are about."""
    error = refused(opened(), line)
    assert error.code == code
    assert named in error.sentence


def test_a_rule_that_says_no_is_named() -> None:
    """If a rule forbids it, the error has the rule's id next to the sentence."""
    error = refused(opened(), answer(answer=f"player:{PRESIDENT}"))
    assert (error.code, error.rule) == ("not-an-option", "SE-3.3")


def test_talk_that_the_rules_forbid_says_why() -> None:
    """Nobody can speak of tiles that he never drew."""
    drew = {"type": "say", "seat": 0, "what": "drew", "atoms": ["policy:loyalist"] * 3}
    error = refused(opened(), json.dumps(drew).encode())
    assert (error.code, error.rule) == ("not-now", "SE-R43")


def finish(session: Session) -> None:
    """Play to the end, always with the first option."""
    while session.match.asked:
        number = session.match.number
        for seat, question in tuple(session.match.asked.items()):
            options = question.options
            given = list(options[:2]) if question.kind == "pass_on" else options[0]
            session.take(answer(seat=seat, number=number, answer=given))


@pytest.mark.parametrize(
    "line",
    [
        answer(),
        SAID,
        b'{"type": "why", "seat": 0, "atom": "yes"}',
    ],
)
def test_after_the_end_nothing_more_is_taken(line: bytes) -> None:
    """An answer, a claim or a why to a finished game gets the reply that it is over."""
    session = opened()
    finish(session)
    assert refused(session, line).code == "game-is-over"


# Setups


@pytest.mark.parametrize("name", ["sith-imperativ", "chess", ""])
def test_an_unknown_game_is_named(name: str) -> None:
    """The sentence has the wrong name, and the nearest one or all that there are."""
    with pytest.raises(
        BadSetup, match=f"there is no game {name!r}; (did you mean|choose from:).*senate|sith"
    ):
        find(name)


@pytest.mark.parametrize("players", [-1, 0, 4, 11, 10**20])
def test_an_impossible_number_of_players_is_named(players: int) -> None:
    """The sentence has the number, and what the game allows."""
    with pytest.raises(BadSetup, match=f"takes 5 to 10 players, not {players}"):
        GAME.setup(players)


@pytest.mark.parametrize(
    ("edition", "options", "named"),
    [
        ("sith", {}, "there is no edition 'sith'"),
        (EDITION, {"reshufle": "lazy"}, "did you mean 'reshuffle'"),
        (EDITION, {"speed": "fast"}, "there is no option 'speed'"),
        (EDITION, {"reshuffle": "lasy"}, "did you mean 'lazy'"),
        (EDITION, {"reshuffle": ""}, "there is no value '' for reshuffle"),
    ],
)
def test_an_option_that_does_not_exist_is_named(
    edition: str, options: dict[str, str], named: str
) -> None:
    """Wrong editions, options and values each get their own sentence."""
    with pytest.raises(BadSetup) as refusal:
        GAME.setup(5, edition, options)
    assert named in refusal.value.sentence


# Deals


@pytest.mark.parametrize(
    ("deal", "named"),
    [
        (b"", "the deal is not valid JSON"),
        (b"[]", "the deal can't be read: Expected `object`"),
        (b'{"role": []}', "there is no chance 'role' of senate; did you mean 'roles'?"),
        (b'{"roles": "palpatine"}', "$[...]"),
        (b'{"roles": ["palpatin"]}', "did you mean 'palpatine'?"),
        (b'{"roles": ["palpatine", ["loyalist"]]}', "'roles' mixes faces with lists"),
        (b'{"roles": ["palpatine", "palpatine"]}', "asks for a 'palpatine' that is not there"),
        (b'{"first_president": ["player:5"]}', "asks for a 'player:5' that is not there"),
        (b'{"first_president": ["player:1", "player:2"]}', "names 2 faces, but only 1 come"),
    ],
)
def test_an_impossible_deal_is_refused_at_the_start(deal: bytes, named: str) -> None:
    """Labels, faces and numbers that can't be dealt are named before it prints a line."""
    with pytest.raises(BadDeal) as refusal:
        open_session(GAME, GAME.setup(5), seed_from("1"), deal)
    assert named in refusal.value.sentence


def test_a_deal_that_fails_in_the_middle_takes_nothing_back() -> None:
    """If the deal asks for missing tiles, the answer that leads there is refused."""
    session = opened(passed=["loyalist"], deck=["separatist"] * 3)
    session.take(answer())
    for seat in range(5):
        session.take(answer(seat=seat, number=2, answer="yes"))
    both = ["policy:separatist", "policy:separatist"]
    error = refused(session, answer(number=3, answer=both))
    assert error.code == "bad-deal"
    assert "'passed' asks for a 'loyalist' that is not there" in error.sentence


# Our own mistakes


def broken(*_: object) -> Any:
    """A broken part of a game."""
    raise ZeroDivisionError("oops")


def fails_at(phase: str) -> Any:
    """Scenes that break when this phase comes."""
    return lambda t: broken() if t.phase == phase else GAME.next_scene(t)


def cannot_say_why(t: Any) -> Any:
    """Scenes whose first question breaks when somebody asks why something is not on offer."""
    nominate = Pick("nominate", PLAYERS, PLAYERS.of((Seat(3),)), why_not=broken)
    return ask(Seat(2), nominate) if t.phase == "election" else GAME.next_scene(t)


@pytest.mark.parametrize(
    ("game", "line"),
    [
        (replace(GAME, view=broken), b'{"type": "view", "viewer": 0}'),
        (replace(GAME, next_scene=cannot_say_why), answer(answer="player:2")),
        (replace(GAME, talk=replace(GAME.talk, may_say=broken)), SAID),
        (replace(GAME, next_scene=fails_at("president")), answer(seat=4, number=2, answer="yes")),
    ],
    ids=["view", "reason", "talk", "rules"],
)
def test_a_broken_game_is_reported_and_can_be_saved(game: Game, line: bytes) -> None:
    """A bug in a game is an error line like any other; the match before it is still whole."""
    session = opened(game)
    if b"yes" in line:
        session.take(answer())
        for seat in range(4):
            session.take(answer(seat=seat, number=2, answer="yes"))
    error = refused(session, line)
    assert error.code == "rules-bug"
    assert "ZeroDivisionError" in error.sentence
    assert replay(GAME, session.record()).log == session.match.log

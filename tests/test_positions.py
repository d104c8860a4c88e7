"""Positions: a table at a scene's start as a file, played on or refused by name."""

import json
import re
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
import saturnalia

from palatine.catalog import game_of, games
from palatine.core.chance import Seeded, seed_from
from palatine.core.errors import BadPosition, BadRecord, BadSetup
from palatine.core.game import Game
from palatine.core.match import Match
from palatine.core.play import play_out
from palatine.core.position import Position, position_of, read_position, state_of, write_position
from palatine.core.record import read_record, record_of, replay, verify, write_record
from palatine.line.session import open_session

PAGE = (Path(__file__).parent.parent / "docs" / "deals-and-positions.md").read_text("utf-8")
SENATE = game_of("senate")
SEED = seed_from("positions")
GAMES = [*games().values(), saturnalia.GAME]
VARIANTS = [(game, name) for game in GAMES for name in ("", *game.variants)]


def name_of(game: object) -> str:
    """The name of a case in the list of tests."""
    return game.id if isinstance(game, Game) else str(game)


def match_after(answers: int, game: Game = SENATE, seed: int = 0, variant: str = "") -> Match:
    """A match at its smallest table after this many random answers."""
    options = {**game.check_options, **game.variants.get(variant, {})}
    match = Match(game, game.setup(game.players[0], None, options), Seeded(SEED))
    random = Random(seed)
    for _ in range(answers):
        if match.asked:
            seat = match.waiting[0]
            match.answer(seat, match.asked[seat].any_answer(random))
    return match


def changed(**state: Any) -> bytes:
    """The file of a senate position in the middle of a game, with these fields changed."""
    position = json.loads(write_position(position_of(match_after(40))))
    position["state"] |= state
    return json.dumps(position).encode()


def opened(content: bytes, game: Game = SENATE) -> Match:
    """A match from a position's file."""
    position = read_position(content)
    state = state_of(game, position.setup, position.state)
    return Match(game, position.setup, Seeded(SEED), state)


# The page


def test_every_field_is_documented() -> None:
    """The page names each field of a position, and no others."""
    table = PAGE.split("## Positions")[1]
    assert re.findall(r"^\| `(\w+)`", table, re.M) == list(Position.__struct_fields__)


@pytest.mark.parametrize("game", games().values(), ids=name_of)
def test_every_chance_of_the_house_is_documented(game: Game) -> None:
    """The page has each label that a deal can fix, with its faces."""
    for label, faces in game.chances.items():
        rows = re.findall(rf"^\| `{label}` \|.*$", PAGE, re.M)
        assert any(f"`{faces[0]}`" in row and f"`{faces[-1]}`" in row for row in rows), label


def test_the_deal_on_the_page_can_be_played() -> None:
    """The example opens a match."""
    deal = re.findall(r"```json\n(.*?)```", PAGE, re.S)[0]
    session = open_session(SENATE, SENATE.setup(5), SEED, deal.encode())
    assert session.match.state.roles[0] == "palpatine"
    assert list(session.match.asked) == [2]


# There and back


@pytest.mark.parametrize(("game", "variant"), VARIANTS, ids=name_of)
def test_every_scene_can_be_saved_and_played_on(game: Game, variant: str) -> None:
    """At each answer of a game, its position opens a match with the same state, playable to an
    end."""
    for answers in range(0, 60, 3):
        match = match_after(answers, game, variant=variant)
        again = opened(write_position(position_of(match)), game)
        assert again.position() == match.position()
        play_out(again, Random(answers))
        assert again.outcome


def test_a_match_from_a_position_has_a_record() -> None:
    """Its record holds the position, is replayed from it, and verifies."""
    content = write_position(position_of(match_after(40)))
    match = opened(content)
    play_out(match, Random(1))
    record = read_record(write_record(record_of(match, tuple("abcde"), SEED)))
    assert replay(SENATE, record).state == match.state
    assert "every shuffle came from it" in verify(SENATE, record)[1]


def test_a_forged_position_in_a_record_is_refused() -> None:
    """A record whose position no game can reach says so, as a record."""
    match = opened(write_position(position_of(match_after(40))))
    match.start.tracker = 9
    record = record_of(match, tuple("abcde"), SEED)
    with pytest.raises(BadRecord, match=r"the record's position: .* tracker is at 9"):
        replay(SENATE, record)


# Refused


@pytest.mark.parametrize(
    ("content", "named"),
    [
        (b"", "not valid JSON"),
        (b"{}", "not a palatine-position"),
        (b'{"format": "palatine-record", "format_version": 1}', "not a palatine-position"),
        (b'{"format": "palatine-position", "format_version": 9}', "format version 9"),
        (b'{"format": "palatine-position", "format_version": 1}', "required field `setup`"),
    ],
)
def test_what_is_no_position_says_so(content: bytes, named: str) -> None:
    """Other files and other versions of the format each get their own sentence."""
    with pytest.raises(BadPosition) as refusal:
        read_position(content)
    assert named in refusal.value.sentence


@pytest.mark.parametrize(
    ("state", "named"),
    [
        ({"treasure": 1}, "unknown field 'treasure'"),
        ({"tracker": "2"}, "field 'tracker': Expected `int`"),
        ({"phase": "nap"}, "field 'phase': Invalid enum value 'nap'"),
        ({"tracker": 7}, "the election tracker is at 7"),
        ({"players": 6}, "its state has players = 6, its setup 5"),
        ({"reshuffle": "eager"}, "its state has reshuffle = 'eager', its setup 'lazy'"),
        ({"roles": ["loyalist"] * 5}, "the roles are not those of 5 players"),
        ({"living": [0, 1]}, "the living and the executed are not all players"),
        ({"deck": []}, "there are not 6 Loyalist tiles"),
        ({"investigations": [{"president": 0, "target": 99}]}, "no game can reach this position"),
    ],
)
def test_an_impossible_position_says_why(state: dict[str, Any], named: str) -> None:
    """Foreign fields, wrong types and violations of the game's laws are named."""
    with pytest.raises(BadPosition) as refusal:
        opened(changed(**state))
    assert named in refusal.value.sentence


def test_a_missing_field_is_named() -> None:
    """A state must be whole."""
    position = json.loads(changed())
    del position["state"]["rotation"]
    with pytest.raises(BadPosition, match="lacks 'rotation'"):
        opened(json.dumps(position).encode())


@pytest.mark.parametrize(
    ("setup", "named"),
    [
        ({"version": 0}, "version 0 of senate"),
        ({"game": "chess"}, "of the game 'chess'"),
        ({"players": 3}, "5 to 10 players, not 3"),
        ({"options": {}}, "is missing"),
    ],
)
def test_a_position_of_other_rules_says_which(setup: dict[str, Any], named: str) -> None:
    """Another game, version or setup is named."""
    position = json.loads(changed())
    position["setup"] |= setup
    with pytest.raises(BadPosition) as refusal:
        opened(json.dumps(position).encode())
    assert named in refusal.value.sentence


def test_a_position_from_before_states_kept_a_version_has_its_setups() -> None:
    """Such a position is played by the rules of the version that its setup names."""
    game = game_of("besides-the-emperor")
    match = match_after(3, game)
    plain = match.position().to_json()
    del plain["version"]
    setup = msgspec.structs.replace(match.setup, version=1)
    assert state_of(game, setup, plain).version == 1  # type: ignore[attr-defined]


def test_a_position_must_be_the_one_that_was_asked_for() -> None:
    """A command line that asks for six players refuses a position of five."""
    with pytest.raises(BadSetup, match="the position has players 5, but 6 was asked for"):
        open_session(SENATE, SENATE.setup(6), SEED, position=changed())


def test_a_position_brings_its_own_setup() -> None:
    """Without a setup, the position's own is played; without either, nothing can be."""
    session = open_session(SENATE, None, SEED, position=changed())
    assert session.match.setup.players == 5
    with pytest.raises(BadSetup, match="neither a setup nor a position"):
        open_session(SENATE, None, SEED)

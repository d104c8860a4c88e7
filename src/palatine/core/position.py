"""Positions: a state at a scene's start, in a file, for puzzles, teaching, tests and bug reports.

The format is documented in docs/deals-and-positions.md. We check a position before it is played:
its setup must be one of the game's, and its state one that the game could have reached.
"""

from random import Random
from typing import Any, Final, TypeVar

import msgspec

from palatine.core.chance import SEED_BYTES, Seeded
from palatine.core.errors import BadPosition, PalatineError
from palatine.core.game import Game, Setup
from palatine.core.match import Match
from palatine.core.plain import read_plain
from palatine.core.seats import PUBLIC, Viewer, seats
from palatine.core.state import State

FORMAT: Final = "palatine-position"
VERSION: Final = 1
VERSION_FIELD: Final = "version"
"""The field for the version of the rules in a state, in games whose rules have changed."""

P = TypeVar("P", bound=msgspec.Struct)


class Position(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A setup, and a state that its game can go on from."""

    format: str
    format_version: int
    setup: Setup
    state: dict[str, Any]


def position_of(match: Match) -> Position:
    """The position at the start of the scene that a match is in."""
    return Position(FORMAT, VERSION, match.setup, match.position().to_json())


def write_position(position: Position) -> bytes:
    """The position as a file's content."""
    return msgspec.json.format(msgspec.json.encode(position), indent=1) + b"\n"


def read_position(content: bytes) -> Position:
    """The position in a file; `state_of` says whether the game can go on from it."""
    plain = read_plain(content, BadPosition, "the position")
    return read_format(plain, Position, FORMAT, (VERSION,), BadPosition)


def read_format(
    plain: Any, kind: type[P], name: str, versions: tuple[int, ...], refusal: type[PalatineError]
) -> P:
    """A file in one of our formats, which must name its format and version."""
    if not isinstance(plain, dict) or plain.get("format") != name:
        raise refusal(f"this is not a {name}: the field 'format' does not say so")
    found = plain.get("format_version")
    if found not in versions:
        known = " and ".join(map(str, versions))
        raise refusal(f"the {name} has format version {found!r}; we read {known}")
    try:
        return msgspec.convert(plain, kind)
    except msgspec.ValidationError as error:
        raise refusal(f"the {name} can't be read: {error}") from None


def state_of(game: Game, setup: Setup, plain: object) -> State:
    """The checked state of a position; BadPosition says what is impossible about it."""
    fault = fault_of_setup(game, setup)
    if fault:
        raise BadPosition(f"the position's setup: {fault}")
    state = game.state.from_json(with_version(game, setup, plain))
    for fault in (*faults_of_choices(setup, state), *faults_of_state(game, setup, state)):
        raise BadPosition(f"no game can reach this position: {fault}")
    return state


def with_version(game: Game, setup: Setup, plain: object) -> object:
    """A state with the setup's version, if it is older than its game's version field."""
    if isinstance(plain, dict) and VERSION_FIELD in game.state.fields:
        return {VERSION_FIELD: setup.version, **plain}
    return plain


def brought_up_to_date(game: Game, setup: Setup, plain: object) -> tuple[Setup, State]:
    """A position from another version of the rules, to continue by today's rules.

    We drop options that the game no longer has; newer options get their default. BadPosition or
    BadSetup says why it can't continue.
    """
    kept = {
        name: value
        for name, value in setup.options.items()
        if name in game.options and value in game.options[name].values
    }
    new = game.setup(setup.players, setup.edition, kept)
    if isinstance(plain, dict) and VERSION_FIELD in game.state.fields:
        plain = {**plain, VERSION_FIELD: new.version}
    state = state_of(game, new, plain)
    if Match(game, new, Seeded(bytes(SEED_BYTES)), state, keep=False).is_over:
        raise BadPosition("the game is over in this position")
    return new, state


def fault_of_setup(game: Game, setup: Setup) -> str | None:
    """Why this version of the game can't play this setup as it was meant."""
    if setup.game != game.id:
        return f"it is of the game {setup.game!r}, not of {game.id!r}"
    if not game.plays(setup.version):
        return (
            f"it is of version {setup.version} of {game.id}; this house plays "
            f"version {game.version}, whose rules differ"
        )
    try:
        known = game.setup(setup.players, setup.edition, setup.options)
    except PalatineError as error:
        return error.sentence
    missing = [name for name in known.options if name not in setup.options]
    return f"the option {missing[0]!r} of {game.id} is missing" if missing else None


def faults_of_choices(setup: Setup, state: State) -> list[str]:
    """Where a state's copy of the setup's choices differs from the setup."""
    chosen = {"players": setup.players, VERSION_FIELD: setup.version, **setup.options}
    kept = {name: getattr(state, name) for name in chosen if name in state.fields}
    return [
        f"its state has {name} = {value!r}, its setup {chosen[name]!r}"
        for name, value in kept.items()
        if str(value) != str(chosen[name])  # a state may keep it as a number
    ]


def faults_of_state(game: Game, setup: Setup, state: State) -> list[str]:
    """What the game finds impossible, and whether it can be played on, shown and explained."""
    viewers: tuple[Viewer, ...] = (PUBLIC, *seats(setup.players))
    doing = "the rules can't judge it"
    try:
        found = list(game.faults(state))
        if found:
            return found
        doing = "the rules can't go on from it"
        match = Match(game, setup, Seeded(bytes(SEED_BYTES)), state, keep=False)
        doing = "nobody can be shown it"
        for viewer in viewers:
            game.view(match.state, viewer)
        doing = "its history can't have led to it"
        for viewer in viewers:
            game.worlds(state, viewer, Random(0))
    except Exception as error:  # rules may trust a state reached by play; this one was not
        return [f"{doing} ({error!r})"]
    return []

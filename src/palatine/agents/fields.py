"""A learner's row, for reading: each field with its place, its rows and its columns."""

from collections.abc import Iterator

from palatine.agents.encoding import encoding_of
from palatine.agents.spelling import actions_of
from palatine.core.game import Game, Setup
from palatine.core.observation import Field

FEW = 12
"""How many names we list unless the whole list is wanted."""


def described_row(game: Game, setup: Setup, is_whole: bool = True) -> Iterator[str]:
    """The fields of a game at a table of this size, in lines."""
    encoding, start = encoding_of(game), 0
    fields = encoding.fields(setup)
    size, whose = sum(field.size for field in fields), "its own" if game.encoding else "general"
    yield f"{game.id}, {setup.players} players: {size} numbers, {whose} row, v{encoding.version}"
    yield f"  {len(actions_of(game))} actions: the game's atoms, done, no_move"
    for field in fields:
        yield from described_field(field, start, is_whole)
        start += field.size


def described_field(field: Field, start: int, is_whole: bool) -> Iterator[str]:
    """A field: where it is, what it is, and what its numbers are called."""
    if field.size:
        bounds = f"{field.low:g} to {field.high:g}"
        yield f"  {start}-{start + field.size - 1}  {field.name}: {field.about} ({bounds})"
        yield f"      {listed(field.columns, is_whole)}"
        if len(field.rows) > 1:
            yield f"      for each of: {listed(field.rows, is_whole)}"


def listed(names: tuple[str, ...], is_whole: bool) -> str:
    """The names, or the first of them and how many there are."""
    if is_whole or len(names) <= FEW:
        return ", ".join(names)
    return f"{', '.join(names[: FEW // 2])} ... ({len(names)} in all)"

"""The code that can play one game: `bots/<game>`, and what other packages bring.

Another package names a module by an entry point of the group `palatine.bots` with the game's id. It
may hold what such a folder holds: `BOTS` and `FIRST`, a `SCORE` for the search bots, and `CHANCES`,
`BELIEFS`, `LIES` and `FIGHTS` for looking back.
"""

import importlib
from collections.abc import Iterator
from functools import cache
from importlib.metadata import entry_points
from importlib.util import find_spec
from types import ModuleType
from typing import Final

from palatine.core.errors import BadSetup

GROUP: Final = "palatine.bots"
"""Palatine's own folder, and the group of entry points."""


@cache
def modules_for(game_id: str) -> tuple[ModuleType, ...]:
    """The modules about this game, our own first. To look for them takes milliseconds: once is
    enough, as for games."""
    return tuple(found_for(game_id))


def found_for(game_id: str) -> Iterator[ModuleType]:
    """The same, looked for."""
    folder = game_id.replace("-", "_")
    if folder.isidentifier() and find_spec(f"{GROUP}.{folder}") is not None:
        yield importlib.import_module(f"{GROUP}.{folder}")
    for point in entry_points(group=GROUP, name=game_id):
        found = point.load()
        if not isinstance(found, ModuleType):
            raise BadSetup(f"the entry point {point.name!r} of {GROUP} is not a module: {found!r}")
        yield found

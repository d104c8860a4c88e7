"""What made an analysis: a version of Palatine, and a fingerprint of its bots.

The numbers that our bots go by are fitted again between two versions, and each time the same game
is seen otherwise.
"""

import hashlib
from collections.abc import Iterable, Iterator
from functools import cache
from importlib.metadata import version
from pathlib import Path
from typing import Final

from palatine import bots, theatre
from palatine.bots.folders import modules_for

COUNTS: Final = (".py", ".json")
"""What an opinion depends on: code, and fitted numbers. Nobody is asked who learned by weights."""
LENGTH: Final = 8


@cache
def maker(game_id: str) -> str:
    """Such as `palatine 0.1.0, bots 3f2a9c1e`; another package's bots of this game count too."""
    modules = (bots, theatre, *modules_for(game_id))
    folders = {Path(path) for module in modules for path in getattr(module, "__path__", ())}
    whole = [folder for folder in folders if not folders & set(folder.parents)]
    return f"palatine {version('palatine')}, bots {fingerprint(whole)}"


def fingerprint(folders: Iterable[Path]) -> str:
    """Of all code and numbers in these folders, wherever they are installed."""
    made = hashlib.sha256()
    for name, content in sorted(files(folders)):
        made.update(f"{name} {len(content)} ".encode())
        made.update(content)
    return made.hexdigest()[:LENGTH]


def files(folders: Iterable[Path]) -> Iterator[tuple[str, bytes]]:
    """Each file's place in its folder, and its content with one kind of line end."""
    for folder in folders:
        for path in folder.rglob("*"):
            if path.suffix in COUNTS:
                content = path.read_bytes().replace(b"\r\n", b"\n")
                yield path.relative_to(folder.parent).as_posix(), content

"""Skins from games in other packages: `skin/skin.js` in a game's folder, and what it needs.

All files are in memory, at an address with their common hash: browsers may keep them for ever, and
another version has another address. Nobody can ask for anything that is not among them.
"""

import gzip
import hashlib
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

from palatine.catalog import games
from palatine.core.game import Game
from palatine.server.pages.static import FOR_EVER, File

FOLDER: Final = "skin"
MODULE: Final = "skin.js"
TEXTS: Final = {
    ".js": "text/javascript",
    ".css": "text/css",
    ".json": "application/json",
    ".svg": "image/svg+xml",
}
KINDS: Final = TEXTS | {
    ".png": "image/png",
    ".jpg": "image/jpeg",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}
"""What a skin may be made of; other files in its folder are its author's business."""
DIGITS: Final = 16


@dataclass(frozen=True)
class Skin:
    """The files of one skin by their names, and the hash of them all."""

    version: str
    files: dict[str, File]


@cache
def skins() -> dict[str, Skin]:
    """Every skin by the id of its game."""
    found = {game.id: read_skin(game.folder / FOLDER) for game in games().values()}
    return {game: skin for game, skin in found.items() if skin is not None}


def address_of(game: Game) -> str | None:
    """The address of a game's skin module, if it has one."""
    skin = skins().get(game.id)
    return f"/skins/{game.id}/{skin.version}/{MODULE}" if skin is not None else None


def file_of(game: str, version: str, name: str) -> File | None:
    """A file of a skin, if it is of this version."""
    skin = skins().get(game)
    return skin.files.get(name) if skin is not None and skin.version == version else None


def versions() -> str:
    """One word for all skins that we serve: a page with a different word is out of date."""
    named = [f"{game} {skin.version}" for game, skin in skins().items()]
    return hashlib.sha256("\n".join(named).encode()).hexdigest()[:DIGITS] if named else ""


def read_skin(folder: Path) -> Skin | None:
    """The skin in a folder; None if its module is missing."""
    if not (folder / MODULE).is_file():
        return None
    found = sorted(path for path in folder.rglob("*") if path.suffix in KINDS and path.is_file())
    files = {path.relative_to(folder).as_posix(): read(path) for path in found}
    return Skin(digest(files), files)


def read(path: Path) -> File:
    """A file; text is compressed once."""
    content = path.read_bytes()
    packed = {"gzip": gzip.compress(content, mtime=0)} if path.suffix in TEXTS else {}
    return File(KINDS[path.suffix], FOR_EVER, content, packed)


def digest(files: dict[str, File]) -> str:
    """One hash over the names and bytes of all files."""
    total = hashlib.sha256()
    for name, file in files.items():
        total.update(f"{name}\0{len(file.content)}\0".encode() + file.content)
    return total.hexdigest()[:DIGITS]

"""A game from another package, as if pip had installed it, without the time that pip takes."""

from pathlib import Path

from palatine.cli.new import make

GAME = "night-watch"
ENTRY_POINTS = """[palatine.games]
night-watch = night_watch:GAME

[palatine.bots]
night-watch = night_watch.bots
"""


def installed(folder: Path) -> Path:
    """Make a new game; returns the folder where a Python finds it."""
    make(GAME, "Night Watch", folder)
    known = folder / "src" / "night_watch-1.0.0.dist-info"
    known.mkdir()
    (known / "METADATA").write_text("Name: night-watch\nVersion: 1.0.0\n", "utf-8")
    (known / "entry_points.txt").write_text(ENTRY_POINTS, "utf-8")
    return folder / "src"

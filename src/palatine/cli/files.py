"""Files that a command is given, or makes: read with a clear word, never written over."""

from pathlib import Path

from palatine.core.errors import BadSetup

ENDING = ".palatine.json"
"""Of files that we name ourselves: a running game's save, a finished game's record."""


def read_file(path: Path) -> bytes:
    """What a file holds, or one sentence that says why it can't be read."""
    try:
        return path.read_bytes()
    except FileNotFoundError:
        raise BadSetup(f"there is no file {str(path)!r}; is its name spelt right?") from None
    except OSError as error:
        raise BadSetup(f"the file {str(path)!r} can't be read: {error.strerror}") from None


def free_path(folder: Path, stem: str) -> Path:
    """A name in this folder that no file has yet."""
    path, number = folder / f"{stem}{ENDING}", 2
    while path.exists():
        path, number = folder / f"{stem}-{number}{ENDING}", number + 1
    return path


def new_path(path: Path | None) -> Path | None:
    """Where to save, if told: not over a file that is there, which may be another game."""
    if path is not None and path.exists():
        raise BadSetup(
            f"the file {str(path)!r} is there already: name another with --save, "
            f"or go on with a game saved in it by --resume"
        )
    return path

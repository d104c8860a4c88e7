"""Files that a command reads or makes: it says plainly what is wrong, and never overwrites one."""

from pathlib import Path

from palatine.core.errors import BadSetup

ENDING = ".palatine.json"
"""For files that we name ourselves: a running game's save, a finished game's record."""


def read_file(path: Path) -> bytes:
    """What a file holds, or one sentence that says why it can't be read."""
    try:
        return path.read_bytes()
    except FileNotFoundError:
        raise BadSetup(f"there is no file {str(path)!r}; check the name") from None
    except OSError as error:
        raise BadSetup(f"the file {str(path)!r} can't be read: {error.strerror}") from None


def free_path(folder: Path, stem: str) -> Path:
    """A name in this folder that no file has yet."""
    path, number = folder / f"{stem}{ENDING}", 2
    while path.exists():
        path, number = folder / f"{stem}-{number}{ENDING}", number + 1
    return path


def new_path(path: Path | None) -> Path | None:
    """Where to save, if told: not over an existing file, which may be another game."""
    if path is not None and path.exists():
        raise BadSetup(
            f"the file {str(path)!r} already exists: choose another name with --save, "
            f"or continue the game in it with --resume"
        )
    return path

"""Extras: parts of the house that not everybody installs, and what to say if one is missing."""

from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec

from palatine.core.errors import MissingExtra


def need(extra: str, modules: tuple[str, ...]) -> None:
    """Refuse at the start what could not be finished without these modules."""
    missing = [name for name in modules if find_spec(name) is None]
    if missing:
        raise missing_extra(extra, *missing)


@contextmanager
def importing(extra: str, *modules: str) -> Iterator[None]:
    """Around imports: if one of these modules is missing, say what to install."""
    try:
        yield
    except ModuleNotFoundError as error:
        missing = (error.name or "").partition(".")[0]
        if missing not in modules:
            raise  # our mistake, or a broken package: that has its own words
        raise missing_extra(extra, missing) from None


def missing_extra(extra: str, *missing: str) -> MissingExtra:
    """The error that names what is missing, and the command that installs it."""
    them = "it" if len(missing) == 1 else "them"
    return MissingExtra(
        f"this needs {' and '.join(missing)}: install {them} with pip install 'palatine[{extra}]'"
    )

"""Texts that are made once and kept. That there is none is not kept: anybody can ask for any."""

from collections.abc import Callable
from functools import wraps


def kept(make: Callable[..., str | None]) -> Callable[..., str | None]:
    """Keep what is made of these words; there can be no more of it than there are games' files."""
    found: dict[tuple[str, ...], str] = {}

    @wraps(make)
    def get(*named: str) -> str | None:
        text = found.get(named)
        if text is None and (text := make(*named)) is not None:
            found[named] = text
        return text

    return get

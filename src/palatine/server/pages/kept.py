"""Texts that we make once and keep. We don't keep that a text is missing: anybody can ask for
any."""

from collections.abc import Callable
from functools import wraps


def kept(make: Callable[..., str | None]) -> Callable[..., str | None]:
    """Keep what `make` gives for these words; there can be no more texts than games have files."""
    found: dict[tuple[str, ...], str] = {}

    @wraps(make)
    def get(*named: str) -> str | None:
        text = found.get(named)
        if text is None and (text := make(*named)) is not None:
            found[named] = text
        return text

    return get

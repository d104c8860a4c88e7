"""Palatine: one house for five games of imperial intrigue.

    >>> import palatine
    >>> match = palatine.play("secret-emperor", players=7, seed="forum")
    >>> match.waiting
    (4,)

This is all that most programs need: list the games, play one, seat bots, save and restore it. It
loads on first use, so a program that imports one part of the house loads that part alone.
"""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from palatine.front import (
        Budget,
        Company,
        Game,
        IllegalAnswer,
        Match,
        Packet,
        PalatineError,
        find_game,
        list_games,
        packet,
        play,
        restore,
        save,
        seat_bots,
    )

__all__ = [
    "Budget",
    "Company",
    "Game",
    "IllegalAnswer",
    "Match",
    "Packet",
    "PalatineError",
    "find_game",
    "list_games",
    "packet",
    "play",
    "restore",
    "save",
    "seat_bots",
]


def __getattr__(name: str) -> Any:
    if name not in __all__:
        raise AttributeError(f"module 'palatine' has no attribute {name!r}")
    from palatine import front

    return getattr(front, name)


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})

"""News: what has happened, told to an audience. Viewers get news, views and nothing else."""

from typing import Final, Literal

import msgspec

from palatine.core.seats import PUBLIC, Seat, Viewer

Plain = int | str | bool | None
Fact = Plain | tuple[Plain, ...]
Audience = tuple[Seat, ...] | Literal["everyone"]
EVERYONE: Final[Literal["everyone"]] = "everyone"
SPOKE: Final = "spoke"
"""The news that somebody (`player`) said something in words of their own (`text`)."""


class News(msgspec.Struct, frozen=True):
    """One event, in the past tense, with the facts that its sentence needs."""

    audience: Audience
    event: str
    facts: dict[str, Fact]

    def is_for(self, viewer: Viewer) -> bool:
        """Whether this viewer may hear it."""
        return self.audience == EVERYONE or (viewer != PUBLIC and viewer in self.audience)


class Told(msgspec.Struct, frozen=True, omit_defaults=True):
    """News as it reaches a viewer: without its audience, which would reveal who else knows."""

    event: str
    facts: dict[str, Fact]
    secret: bool = False
    """Whether it is not for everyone: a phone covers it until its owner holds the cover."""

"""Who could have been who throughout a finished game: belief curves, for every game.

A game's folder in `bots/`, or the module that another package names, may give a function as
`BELIEFS` that makes them. They are for afterwards: a seat's curve follows from what that seat was
told and saw, and all the curves together reveal everything.
"""

from collections.abc import Callable, Iterable, Iterator
from typing import Literal

import msgspec

from palatine.bots.folders import modules_for
from palatine.core.game import Game
from palatine.core.match import Match
from palatine.core.news import EVERYONE, News
from palatine.core.seats import Seat, Viewer

Layer = Literal["proved", "reader"]
"""What the cards alone prove, whatever people do; or what a careful reader thinks."""

Chances = tuple[tuple[float, ...], ...]
"""At each point of the game, the probability for each seat."""


class Curve(msgspec.Struct, frozen=True):
    """What one viewer could think of all seats."""

    viewer: Viewer
    layer: Layer
    role: str
    """What the viewer thinks the seats may be: one of the roles of `Curves`."""
    chances: Chances


class Curves(msgspec.Struct, frozen=True):
    """What everybody could think, from the deal to the end, when the truth comes out."""

    roles: tuple[str, ...]
    """What people may believe of a seat: ids of marks, so that `mark-<role>` says it in words."""
    at: tuple[int, ...]
    """The points: the index of each public event in `match.news`. Beliefs at a point count in the
    event, and whatever only some seats were told before the next one."""
    curves: tuple[Curve, ...]
    """One for each viewer, the public screen too, each layer and each role."""
    moments: tuple[int, ...] = ()
    """The points at which we compare a reader with the truth: there is evidence by then."""

    def of(self, viewer: Viewer, layer: Layer, role: str) -> Chances:
        """One of the curves."""
        wanted = (viewer, layer, role)
        return next(c.chances for c in self.curves if (c.viewer, c.layer, c.role) == wanted)


Beliefs = Callable[[Match], Curves]
"""Gives the curves of a match that was played from its deal to its end."""


def beliefs_of(game: Game) -> Beliefs | None:
    """How to make curves for this game; None if nothing makes them."""
    found = [module.BELIEFS for module in modules_for(game.id) if hasattr(module, "BELIEFS")]
    return found[0] if found else None


def suspects_of(game: Game) -> tuple[str, ...]:
    """The roles of the game's curves, known before a game: what a player may be asked about others.

    A module names them as `SUSPECTS`. Without curves there is nothing to compare answers with.
    """
    found = [module.SUSPECTS for module in modules_for(game.id) if hasattr(module, "SUSPECTS")]
    return found[0] if found else ()


Weigh = Callable[[Match], float]
"""How much likelier a table is to this player than to one who thinks all possible tables equal."""
Plausible = Callable[[Match, int, Seat], Weigh]
"""From a finished match, how many of its news were told by then, and the viewer's seat."""


def plausible_of(game: Game) -> Plausible | None:
    """How a player of this game weighs tables that look the same: `PLAUSIBLE`, or None.

    What others said and did speaks for some tables and against others.
    """
    found = [module.PLAUSIBLE for module in modules_for(game.id) if hasattr(module, "PLAUSIBLE")]
    return found[0] if found else None


def public_points(happened: Iterable[News]) -> tuple[int, ...]:
    """The indices of the news that everybody hears."""
    return tuple([place for place, news in enumerate(happened) if news.audience == EVERYONE])


def breaths(happened: tuple[News, ...], at: tuple[int, ...]) -> Iterator[tuple[News, ...]]:
    """The news from one public event to the next; anything told before the first goes with it."""
    starts = (0, *at[1:])
    for start, end in zip(starts, (*starts[1:], len(happened)), strict=True):
        yield happened[start:end]

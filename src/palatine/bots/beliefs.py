"""Who could be thought to be who, all through a finished game: belief curves, for every game.

A game's folder in `bots/`, or the module that another package names, may give a function as
`BELIEFS` that makes them. They are for afterwards: a curve of a seat follows from what that seat
was told and saw, and all of them together tell everything.
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
"""What the cards alone prove, where anybody may do anything; or what a careful reader thinks."""

Chances = tuple[tuple[float, ...], ...]
"""At each point of the game, for each seat how probable it is."""


class Curve(msgspec.Struct, frozen=True):
    """What one viewer could think of all seats."""

    viewer: Viewer
    layer: Layer
    role: str
    """What the seats are thought to be: one of the roles of `Curves`."""
    chances: Chances


class Curves(msgspec.Struct, frozen=True):
    """What everybody could think, from the deal to the end, where the truth is shown."""

    roles: tuple[str, ...]
    """What is believed of a seat: ids of marks, so that `mark-<role>` says it in words."""
    at: tuple[int, ...]
    """The points: where in `match.news` each public event stands. What is thought there counts it
    in, and whatever only some were told before the next one."""
    curves: tuple[Curve, ...]
    """One for each viewer, the public screen too, each layer and each role."""
    moments: tuple[int, ...] = ()
    """The points at which a reader is held against the truth: there is something to go by."""

    def of(self, viewer: Viewer, layer: Layer, role: str) -> Chances:
        """One of the curves."""
        wanted = (viewer, layer, role)
        return next(c.chances for c in self.curves if (c.viewer, c.layer, c.role) == wanted)


Beliefs = Callable[[Match], Curves]
"""The curves of a match that was played from its deal to its end."""


def beliefs_of(game: Game) -> Beliefs | None:
    """How curves are made for this game, if somebody knows."""
    found = [module.BELIEFS for module in modules_for(game.id) if hasattr(module, "BELIEFS")]
    return found[0] if found else None


def suspects_of(game: Game) -> tuple[str, ...]:
    """The roles of its curves, known before a game: what somebody may be asked about the others.

    A module names them as `SUSPECTS`; without curves there is nothing to hold answers against.
    """
    found = [module.SUSPECTS for module in modules_for(game.id) if hasattr(module, "SUSPECTS")]
    return found[0] if found else ()


Weigh = Callable[[Match], float]
"""How much likelier a table is to somebody than to one who takes all that can be for as likely."""
Plausible = Callable[[Match, int, Seat], Weigh]
"""From a finished match, how many of its news were told by then, and whose eyes it is."""


def plausible_of(game: Game) -> Plausible | None:
    """How a player of this game weighs tables that look the same, if somebody knows: `PLAUSIBLE`.

    What others said and did speaks for some of them and against others.
    """
    found = [module.PLAUSIBLE for module in modules_for(game.id) if hasattr(module, "PLAUSIBLE")]
    return found[0] if found else None


def public_points(happened: Iterable[News]) -> tuple[int, ...]:
    """Where the news stand that everybody hears."""
    return tuple([place for place, news in enumerate(happened) if news.audience == EVERYONE])


def breaths(happened: tuple[News, ...], at: tuple[int, ...]) -> Iterator[tuple[News, ...]]:
    """The news from one public event to the next; what was told before the first goes with it."""
    starts = (0, *at[1:])
    for start, end in zip(starts, (*starts[1:], len(happened)), strict=True):
        yield happened[start:end]

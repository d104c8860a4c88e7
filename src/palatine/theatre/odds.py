"""The chances to win, as often as they are asked for."""

from collections.abc import Callable

from palatine.bots.chances import chances_of
from palatine.bots.folders import modules_for
from palatine.core.game import Game
from palatine.core.match import Match
from palatine.theatre.analysis import Chances


class Odds:
    """What our bots think of a table of this game, all cards open."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.now: Callable[[Match], Chances] = chances_of(game)
        """The chances as a table stands."""
        found = [m.BEFORE_LUCK for m in modules_for(game.id) if hasattr(m, "BEFORE_LUCK")]
        self._before: Callable[[Match], Chances | None] | None = found[0] if found else None

    def before_luck(self, match: Match) -> Chances | None:
        """The chances before what chance has just brought; None where it brought nothing."""
        return self._before(match) if self._before is not None and not match.is_over else None

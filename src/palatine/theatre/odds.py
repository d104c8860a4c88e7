"""The chances to win, as often as anything asks for them."""

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any

from palatine.bots.beliefs import Weigh, plausible_of
from palatine.bots.chances import chances_of
from palatine.bots.folders import modules_for
from palatine.core.decisions import Answer
from palatine.core.game import Game
from palatine.core.match import Match
from palatine.core.seats import Seat
from palatine.theatre.analysis import Chances

Given = tuple[Seat, Answer]
Undrawn = Callable[[Match, Match, Random], Match | None]
"""The table before an answer, with other cards where nobody has looked, if the answer led to a
draw; the second table is the one after it."""

DEALS = 96
"""How often we deal again what nobody has seen, if the chances depend on it."""


class Odds:
    """What our bots think of a table of this game, with every card open that a player has seen."""

    def __init__(self, game: Game, match: Match | None = None) -> None:
        self.game = game
        self._match = match
        """The match in question, for what players could believe in it."""
        self.open: Callable[[Match], Chances] = chances_of(game)
        """The chances at a table, including the order of its decks."""
        self._redealt: Callable[[Match, Random], Match] | None = hook(game, "REDEALT")
        self.asides: frozenset[str] = hook(game, "ASIDES") or frozenset()
        """Answers that only say how a player wants to be asked."""
        self.declines: frozenset[str] = hook(game, "DECLINES") or frozenset()
        """Answers that leave things as they are."""
        self.routine: frozenset[str] = hook(game, "ROUTINE") or frozenset()
        """News that only concern the order of play, or what comes to light when it is over."""
        self.causes: Mapping[str, tuple[str, ...]] = hook(game, "CAUSES") or {}
        """News that follow from earlier news about the same `target`, if others only declined."""
        self._undrawn: Undrawn | None = hook(game, "UNDRAWN")

    def now(self, match: Match) -> Chances:
        """The chances at a moment; what nobody has seen yet is luck to come."""
        if self._redealt is None or match.is_over:
            return self.open(match)
        return mean([self.open(self._redealt(match, Random(n))) for n in range(DEALS)])

    def plausible(self, told: int, seat: Seat) -> Weigh:
        """How likely tables are to a seat that has heard this many news; all equal if nothing can
        tell."""
        weigher = plausible_of(self.game)
        if weigher is None or self._match is None or self._match.start is not None:
            return lambda world: 1.0
        return weigher(self._match, told, seat)

    @property
    def tells_luck(self) -> bool:
        """Whether the game can tell luck and choice apart."""
        return self._undrawn is not None

    def before_luck(self, before: Match, after: Match, given: Sequence[Given]) -> Chances | None:
        """The chances once these were answered, before anybody saw what was then drawn: the same
        answers with other cards. None if nothing was drawn, or nothing can tell."""
        found: list[Chances] = []
        if self._undrawn is None:
            return None
        for number in range(DEALS):
            table = self._undrawn(before, after, Random(number))
            if table is None:
                return None
            for seat, answer in given:
                table.answer(seat, answer)
            found.append(self.open(table))
        return mean(found)


def hook(game: Game, name: str) -> Any:
    """What the game's bots provide under this name."""
    found = [getattr(module, name) for module in modules_for(game.id) if hasattr(module, name)]
    return found[0] if found else None


def mean(chances: list[Chances]) -> Chances:
    """Seat by seat."""
    return tuple([sum(each) / len(chances) for each in zip(*chances, strict=True)])

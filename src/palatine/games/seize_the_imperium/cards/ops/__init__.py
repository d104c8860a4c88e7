"""The effects of cards, each a class that defines its form in card files and what it does.

An effect knows what it does (`apply`), whether there is anything to do (`is_possible`), whom it
lets a player pick, how long it lasts, and its results for code that plans ahead (`op`). To add one,
write a class in one of these files, and nothing else.
"""

from functools import reduce
from operator import or_
from typing import TYPE_CHECKING, Any

from palatine.games.seize_the_imperium.cards.ops import fights, modifiers, standing, supply
from palatine.games.seize_the_imperium.cards.ops.op import Op


def members(kind: type[Op]) -> list[type[Op]]:
    """All effects of a kind: its subclasses without further subclasses."""
    found = [members(each) or [each] for each in kind.__subclasses__()]
    return [each for some in found for each in some]


def any_of(kind: type[Op]) -> Any:
    """The union of all effects of a kind, as the type to read card files and positions with."""
    return reduce(or_, members(kind))


if TYPE_CHECKING:
    AnyOp = Op
    AnyModifier = modifiers.Modifier
else:
    AnyOp = any_of(Op)
    AnyModifier = any_of(modifiers.Modifier)

__all__ = ("AnyModifier", "AnyOp", "fights", "modifiers", "standing", "supply")

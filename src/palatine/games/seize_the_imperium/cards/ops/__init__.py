"""The effects of cards, each a class that says what stands in the card file, and knows itself.

An effect knows what it does (`apply`), whether there is anything to do (`is_possible`), whom it
lets a player pick, how long it lasts, and what comes of it for whoever reckons with it (`op`).
A new one is a class in one of these files, and nothing else.
"""

from functools import reduce
from operator import or_
from typing import TYPE_CHECKING, Any

from palatine.games.seize_the_imperium.cards.ops import fights, modifiers, standing, supply
from palatine.games.seize_the_imperium.cards.ops.op import Op


def members(kind: type[Op]) -> list[type[Op]]:
    """All effects of a kind: its subclasses that have no further ones."""
    found = [members(each) or [each] for each in kind.__subclasses__()]
    return [each for some in found for each in some]


def any_of(kind: type[Op]) -> Any:
    """One of all effects of a kind, as a type by which card files and positions are read."""
    return reduce(or_, members(kind))


if TYPE_CHECKING:
    AnyOp = Op
    AnyModifier = modifiers.Modifier
else:
    AnyOp = any_of(Op)
    AnyModifier = any_of(modifiers.Modifier)

__all__ = ("AnyModifier", "AnyOp", "fights", "modifiers", "standing", "supply")

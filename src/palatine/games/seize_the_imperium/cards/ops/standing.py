"""Effects that hold while their card is there; the rule that they change looks them up."""

from palatine.games.seize_the_imperium.cards.ops.op import Op
from palatine.games.seize_the_imperium.cards.vocabulary import Signed


class Travel(Op, frozen=True, tag="travel"):
    """It may reallocate to World cards that are not Adjacent."""


class FaceDown(Op, frozen=True, tag="face_down"):
    """When it would be eliminated, it turns facedown instead."""


class Capacity(Op, frozen=True, tag="capacity"):
    """The World card holds more Unit cards of its controller."""

    add: Signed


class HandSize(Op, frozen=True, tag="hand_size"):
    """The hand-size is larger."""

    add: Signed
    add_in_system: Signed


class Immune(Op, frozen=True, tag="immune"):
    """The Regent may not choose this player."""

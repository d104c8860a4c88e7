"""The table between scenes, and the words of its answers."""

from typing import Literal

import msgspec

from palatine.core.atoms import names, words
from palatine.core.cards import Handle
from palatine.core.seats import Seat
from palatine.core.state import State, state

GIFTS = words("gift", ("1", "2", "3", "4"))
CRIES = names("io_saturnalia", "stay_silent")
BOX = ("1", "2", "3", "4") * 4
COINS = 5
HONOURS = 2


class Given(msgspec.Struct, frozen=True):
    """Gifts that a lord has given away, face up."""

    feast: int
    lord: Seat
    gifts: tuple[str, ...]


@state
class Feast(State, kw_only=True):
    """The table between scenes."""

    players: int
    feasts: int
    phase: Literal["deal", "offers", "lord", "over"] = "deal"
    held: int = 0
    coins: tuple[int, ...] = ()
    points: tuple[int, ...] = ()
    lord: Seat | None = None
    faces: tuple[str, ...] = ()
    box: tuple[Handle, ...] = ()
    dealt: tuple[tuple[Handle, ...], ...] = ()
    """All boxes in their shuffled order, one for each feast."""
    given: tuple[Given, ...] = ()
    deeds: tuple[tuple[int, ...], ...] = ()
    """What was done in public: offers, honours, cries, toasts. Public knowledge is state too."""

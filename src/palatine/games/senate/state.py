"""The state of a senate table: everything that a round needs to start."""

from typing import Final, Literal

import msgspec

from palatine.core.atoms import Words, names, words
from palatine.core.cards import Handle
from palatine.core.seats import Seat
from palatine.core.state import State, state

Role = Literal["loyalist", "separatist", "palpatine"]
Policy = Literal["loyalist", "separatist"]
Power = Literal["investigate", "special_election", "peek", "execution"]
Phase = Literal["setup", "election", "president", "chancellor", "power", "over"]
Why = Literal["loyalist_policies", "separatist_policies", "palpatine_elected", "palpatine_executed"]

LOYALIST: Final = "loyalist"
SEPARATIST: Final = "separatist"
PALPATINE: Final = "palpatine"

POLICIES: Final[Words[str]] = words("policy", (LOYALIST, SEPARATIST))
VETO: Final = "veto"
ENACTMENTS: Final[Words[str]] = Words((*POLICIES.value.items(), (VETO, VETO)))
YES: Final = "yes"
NO: Final = "no"
BALLOTS: Final[Words[str]] = names(YES, NO)
LOOKS: Final[Words[str]] = names("look")
PARTIES: Final[Words[str]] = words("party", (LOYALIST, SEPARATIST))

TILES_IN_HAND: Final = ("tile:0", "tile:1", "tile:2")
"""A tile's place in the hand: all that may be known about it besides its face."""

LOYALIST_TILES: Final = 6  # [SE-2.3]
SEPARATIST_TILES: Final = 11
LOYALIST_GOAL: Final = 5  # [SE-1.2]
SEPARATIST_GOAL: Final = 6  # [SE-1.4]
DANGER: Final = 3  # [SE-1.5] from here on, electing Palpatine wins
VETO_FROM: Final = 5  # [SE-6.1]
PATIENCE: Final = 3  # [SE-3.7] rejected governments until chaos

SEPARATISTS: Final = {5: 1, 6: 1, 7: 2, 8: 2, 9: 3, 10: 3}  # [SE-2.2] besides Palpatine
SMALL_TABLE: Final = 6  # [SE-2.5] up to here Palpatine knows their ally

POWERS: Final[dict[int, tuple[Power | None, ...]]] = {  # [SE-2.9] by the policies enacted
    **dict.fromkeys((5, 6), (None, None, None, "peek", "execution", "execution", None)),
    **dict.fromkeys(
        (7, 8), (None, None, "investigate", "special_election", "execution", "execution", None)
    ),
    **dict.fromkeys(
        (9, 10),
        (None, "investigate", "investigate", "special_election", "execution", "execution", None),
    ),
}


class Election(msgspec.Struct, frozen=True, gc=False):
    """A finished vote: all of it is public."""

    president: Seat
    chancellor: Seat
    yes: tuple[Seat, ...]
    no: tuple[Seat, ...]
    elected: bool


class Session(msgspec.Struct, frozen=True, gc=False):
    """A legislative session: only the president sees the drawn tiles, both see those passed on."""

    president: Seat
    chancellor: Seat
    drawn: tuple[Handle, ...]
    passed: tuple[Handle, ...] = ()
    enacted: Policy | None = None
    """None during the session, and after an agreed veto."""


class Investigation(msgspec.Struct, frozen=True, gc=False):
    """Who looked at whose party; what was seen follows from the roles."""

    president: Seat
    target: Seat


class Peek(msgspec.Struct, frozen=True, gc=False):
    """Who looked at the top three tiles, and which tiles these were."""

    president: Seat
    tiles: tuple[Handle, ...]


class Shuffled(msgspec.Struct, frozen=True, gc=False):
    """A shuffle: the number of tiles of each party in the deck is public, the order is not."""

    tiles: tuple[Handle, ...]
    loyalist: int
    separatist: int


@state
class Senate(State, kw_only=True):
    """A table of either edition; the first fields are its named switches."""

    players: int
    tracker_reset: Literal["on_policy", "on_election"]
    reshuffle: Literal["lazy", "eager"]
    term_limit: Literal["elected", "enacted"]
    five_player_rule: Literal["living", "starting"]
    cleared_marker: Literal["on", "off"]

    phase: Phase
    living: tuple[Seat, ...]
    roles: tuple[Role, ...] = ()

    rotation: Seat = Seat(0)
    """The last seat with a regular turn as president; a special election does not move it."""
    called: Seat | None = None
    """The player called to a special election."""
    president: Seat | None = None
    chancellor: Seat | None = None
    limited: tuple[Seat, ...] = ()
    """The last president and chancellor for term limits, in this order."""

    tracker: int = 0
    loyalist: int = 0
    separatist: int = 0
    power: Power | None = None

    faces: tuple[str, ...] = ()
    deck: tuple[Handle, ...] = ()
    hand: tuple[Handle, ...] = ()
    discard: tuple[Handle, ...] = ()

    elections: tuple[Election, ...] = ()
    session: Session | None = None
    """The legislative session in progress."""
    sessions: tuple[Session, ...] = ()
    investigations: tuple[Investigation, ...] = ()
    peeks: tuple[Peek, ...] = ()
    chaos: tuple[Handle, ...] = ()
    """The tiles enacted by chaos."""
    shuffles: tuple[Shuffled, ...] = ()
    executed: tuple[Seat, ...] = ()
    cleared: tuple[Seat, ...] = ()
    """Players elected when Palpatine would have won, and so known not to be Palpatine."""

    result: Why | None = None


def party(role: Role) -> Policy:
    """The team of a role; Palpatine plays for the Separatists [SE-1.1]."""
    return LOYALIST if role == LOYALIST else SEPARATIST

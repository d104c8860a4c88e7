"""The state of a table of Seize the Imperium: everything that a scene needs to start.

A hidden card is a handle: its place in its owner's shuffled deck. An open card has a public name:
`unit:clone_battalion#2`. The agenda is a stack of the scenes to come: the last one comes next, and
the last announced Reaction resolves first.
"""

from collections.abc import Coroutine
from typing import Any, Literal

import msgspec

from palatine.core.cards import Handle
from palatine.core.seats import Seat
from palatine.core.state import Family, State, state
from palatine.games.seize_the_imperium.cards.ops import AnyModifier
from palatine.games.seize_the_imperium.cards.vocabulary import Until
from palatine.games.seize_the_imperium.names import Watch
from palatine.games.seize_the_imperium.positions import modern

Phase = Literal[
    "setup", "resupply", "allocation", "reallocation", "military", "victory", "regent", "over"
]
Moment = Literal[
    "turn_start",
    "phase_start",
    "phase_end",
    "after_part_b",
    "part_c",
    "before_exchange",
    "after_strike",
    "step_1",
    "after_targets_1",
    "step_2",
    "after_targets_2",
    "step_3",
    "step_4",
    "before_success",
    "response",
]
Switch = Literal["off", "on"]
Why = Literal["victory_points", "turn_limit", "turn_limit_draw", "duel", "duel_draw"]


class Unit(msgspec.Struct, frozen=True, cache_hash=True):
    """A Unit card or counter at a World card; a counter is on its `host`."""

    id: str
    face: str
    owner: Seat
    at: str
    host: str = ""
    depleted: bool = False
    missions: int = 0
    damage: int = 0
    fresh: bool = False
    """Whether it was allocated this Turn."""


class World(msgspec.Struct, frozen=True, cache_hash=True):
    """A World card in somebody's System Area."""

    id: str
    face: str
    owner: Seat
    controller: Seat
    depleted: bool = False
    throne: bool = False
    conquest: int = 0
    """The conqueror's Conquest counters."""


class Character(msgspec.Struct, frozen=True, cache_hash=True):
    """A faceup Character card."""

    id: str
    face: str
    owner: Seat
    depleted: bool = False
    missions: int = 0
    stays: bool = False
    """Whether it stays depleted next time."""


class Reaction(msgspec.Struct, frozen=True):
    """An open Reaction card: announced, or in effect."""

    id: str
    face: str
    owner: Seat
    host: str = ""
    until: Until = "static"
    live: bool = False
    """Whether it is in effect; before that, it is only announced."""


class Effect(msgspec.Struct, frozen=True, cache_hash=True):
    """An effect of a card that holds for a while."""

    source: str
    seat: Seat
    op: AnyModifier
    until: Until
    picked: tuple[str, ...] = ()
    host: str = ""


class Play(msgspec.Struct, frozen=True):
    """A Reaction card or an ability that was announced and waits to resolve."""

    source: str
    face: str
    seat: Seat
    ability: int = -1
    """Which of the card's abilities; if negative, the text of a Reaction card."""
    host: str = ""
    cost: int = 0
    """Resource counters set aside for it."""
    x: int = 0
    picked: tuple[str, ...] = ()
    sacrificed: tuple[str, ...] = ()
    """Units set aside for it, to eliminate when it resolves."""
    activated: tuple[str, ...] = ()
    """The classes of the Characters depleted for it."""
    choice: str = ""


class Aim(msgspec.Struct, frozen=True):
    """A Unit's target; `part` is its share of a split ATT, or 0 for all of it."""

    unit: str
    target: str
    part: int = 0


class Extra(msgspec.Struct, frozen=True):
    """An attack without a Unit."""

    source: str
    target: str
    att: int
    piercing: int = 0


class Conquest(msgspec.Struct, frozen=True):
    """A Conquest Action in progress."""

    world: str
    attacker: Seat
    defender: Seat
    exchange: int = 0
    exchanges: int = 2
    step: str = "before"
    aims: tuple[Aim, ...] = ()
    extras: tuple[Extra, ...] = ()
    targeted: tuple[str, ...] = ()
    """Attacking Units that have targeted in this Exchange."""
    struck: tuple[str, ...] = ()
    """Units that have used Surprise Strike in this Exchange."""
    counters: tuple[int, ...] = ()
    """For each new Conquest counter, the Exchange in which it was applied."""
    more: int = 0
    """How many more it takes because of Reaction cards."""
    chosen: tuple[tuple[str, str], ...] = ()
    """Units with the kind chosen for them."""
    doomed: tuple[str, ...] = ()
    """Units that get a Damage counter at the end of this Step."""
    kept: tuple[str, ...] = ()
    """Unit cards that go to the hand if they are eliminated in this Step."""
    lengthened: bool = False
    withdrawn: bool = False


class Scene(Family):
    """Something to do. Each chapter of the rules defines its own scenes, with their fields and how
    to play them."""

    def play(self, t: "Galaxy") -> Coroutine[Any, Any, None] | None:
        """Do it, from the state alone; a scene that asks somebody is a coroutine."""
        raise NotImplementedError


class SeatScene(Scene):
    """A scene of one player."""

    seat: Seat


class Choice(msgspec.Struct, frozen=True):
    """Something that a player chose in secret."""

    kind: str
    seat: Seat
    cards: tuple[Handle, ...]


class Opened(msgspec.Struct, frozen=True):
    """A card shown from a hand, when `drawn` cards had left its owner's Asset Deck."""

    seat: Seat
    card: Handle
    drawn: int


class Banned(msgspec.Struct, frozen=True):
    """A cancelled card, which this player can't play again in this window."""

    seat: Seat
    face: str
    depth: int


class Doubled(msgspec.Struct, frozen=True):
    """A World card that gives `mul` times its Allocation points for Units of some kinds."""

    world: str
    mul: int
    kinds: str


class Prize(msgspec.Struct, frozen=True):
    """A World card Conquered this Turn."""

    world: str
    face: str
    throne: bool


@state
class Galaxy(State, kw_only=True):
    """A table; the first fields are its switches."""

    @classmethod
    def modern(cls, plain: dict[str, Any]) -> dict[str, Any]:
        """Convert positions from before the agenda held scenes."""
        return modern(plain)

    version: int = 2
    players: int
    decks: tuple[str, ...]
    game: str = "standard"
    recovery: Switch = "off"
    """Besieged Empires: recovery for all players with fewer than two World cards."""
    wide_reaction: Switch = "off"
    late_war: Switch = "off"
    two_counters: Switch = "off"
    accelerated: Switch = "off"
    turn_limit: str = "off"

    phase: Phase = "setup"
    agenda: tuple[Scene, ...] = ()
    turn: int = 0
    active: Seat = Seat(0)
    first: Seat = Seat(0)
    regent: Seat | None = None
    turns: tuple[int, ...] = ()
    """How many Turns each player has begun."""

    faces: tuple[str, ...] = ()
    dealt: int = 0
    """How many handles are for cards as dealt; later ones are for cards returned to a hand."""
    hands: tuple[tuple[Handle, ...], ...] = ()
    asset_decks: tuple[tuple[Handle, ...], ...] = ()
    areas: tuple[tuple[Handle, ...], ...] = ()
    """Facedown Character cards."""
    character_decks: tuple[tuple[Handle, ...], ...] = ()
    reserves: tuple[tuple[Handle, ...], ...] = ()
    """Facedown World cards."""
    system_decks: tuple[tuple[Handle, ...], ...] = ()
    shown: tuple[Handle, ...] = ()
    """Hidden cards whose faces everyone knows, since they saw them go there."""
    peeked: tuple[Handle, ...] = ()
    """Cards in decks whose faces the deck's owner knows."""
    sorts: tuple[tuple[Seat, tuple[Handle, ...]], ...] = ()
    """How players put back what they looked at, which only they know."""
    discards: tuple[tuple[str, ...], ...] = ()
    drawn: tuple[int, ...] = ()
    """How many cards have left each player's Asset Deck."""
    opened: tuple[Opened, ...] = ()
    """Cards that left a hand; nobody else knows which of the cards in hand it was."""

    thrones: tuple[Handle | None, ...] = ()
    """Chosen Throne Worlds, facedown; then the Lead Characters, and further World cards of an
    accelerated game."""
    leads: tuple[Handle | None, ...] = ()
    further: tuple[tuple[Handle, ...], ...] = ()
    bids: tuple[tuple[Handle, ...], ...] = ()
    choices: tuple[Choice, ...] = ()
    """What was chosen in secret during the setup, in order."""
    stakes: tuple[int, ...] = ()
    """How many cards each player discarded for the bid, once they are shown."""
    bidder: Seat = Seat(0)
    bidding: tuple[Seat, ...] = ()
    forced: tuple[Seat, ...] = ()
    """Players who had to show World cards because none could be chosen."""

    resources: tuple[int, ...] = ()
    worlds: tuple[World, ...] = ()
    units: tuple[Unit, ...] = ()
    characters: tuple[Character, ...] = ()
    reactions: tuple[Reaction, ...] = ()
    effects: tuple[Effect, ...] = ()
    plays: tuple[Play, ...] = ()
    banned: tuple[Banned, ...] = ()
    watch: tuple[Watch, ...] = ()
    doubled: tuple[Doubled, ...] = ()
    """World cards that give more points for some Units in this Phase, thanks to a Character."""
    cheaper: tuple[int, int] = (0, 0)
    """How much less the next World card costs in this Phase, and the least it can cost."""
    entered: tuple[str, ...] = ()
    """World cards that the active player reallocated to in Part B."""
    reacted: tuple[str, ...] = ()
    """Unit cards that have Reacted in this phase."""
    alerts: tuple[tuple[Seat, str], ...] = ()
    """Permissions for depleted Units to React: whose, and which filter."""
    recovering: tuple[Seat, ...] = ()
    conquest: Conquest | None = None
    moment: Moment | None = None
    """The open window."""
    prizes: tuple[Prize, ...] = ()
    pools: tuple[tuple[Handle, ...], ...] = ()
    """In duels: the Units and Tactics that each player chose to fight with."""
    resting: tuple[tuple[Handle, ...], ...] = ()
    """Cards of a pool that are not in this duel."""
    won: tuple[tuple[str, ...], ...] = ()
    """World cards Conquered in duels."""

    result: Why | None = None
    winners: tuple[Seat, ...] = ()

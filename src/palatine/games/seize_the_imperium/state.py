"""The state of a table of Seize the Imperium: everything that a scene starts from.

A hidden card is a handle: its place in its owner's deck as it was shuffled. A card that lies open
has a name that all may use: `unit:clone_battalion#2`. What is still to be done is the agenda, a
stack of scenes; the last one comes next, and the last announced Reaction resolves first.
"""

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
    """A Unit card or counter at a World card; a counter lies on its `host`."""

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
    """Whether it does not undeplete next time."""


class Reaction(msgspec.Struct, frozen=True):
    """A Reaction card that lies open: announced, or in effect."""

    id: str
    face: str
    owner: Seat
    host: str = ""
    until: Until = "static"
    live: bool = False
    """Whether it is in effect; before, it is only announced."""


class Effect(msgspec.Struct, frozen=True, cache_hash=True):
    """What a card brought about, for a while."""

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
    """Which of the card's abilities; below zero, the text of a Reaction card."""
    host: str = ""
    cost: int = 0
    """Resource counters that are set aside for it."""
    x: int = 0
    picked: tuple[str, ...] = ()
    sacrificed: tuple[str, ...] = ()
    """Units that are set aside for it, and eliminated when it resolves."""
    activated: tuple[str, ...] = ()
    """The classes of the Characters that were depleted for it."""
    choice: str = ""


class Aim(msgspec.Struct, frozen=True):
    """A Unit's target; `part` is how much of a split ATT goes there, 0 if all of it does."""

    unit: str
    target: str
    part: int = 0


class Extra(msgspec.Struct, frozen=True):
    """An attack that no Unit makes."""

    source: str
    target: str
    att: int
    piercing: int = 0


class Conquest(msgspec.Struct, frozen=True):
    """A Conquest Action that is being fought."""

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
    """How many more are needed by Reaction cards."""
    chosen: tuple[tuple[str, str], ...] = ()
    """Units with the kind that was chosen for them."""
    doomed: tuple[str, ...] = ()
    """Units that get a Damage counter at the end of this Step."""
    kept: tuple[str, ...] = ()
    """Unit cards that go to the hand if they are eliminated in this Step."""
    lengthened: bool = False
    withdrawn: bool = False


class Scene(Family):
    """Something to be done. Each chapter of the rules has its own scenes, with what they are about
    and how they are played."""

    async def play(self, t: "Galaxy") -> None:
        """Do it, from the state alone."""
        raise NotImplementedError


class SeatScene(Scene):
    """A scene of one player."""

    seat: Seat


class Choice(msgspec.Struct, frozen=True):
    """Something that a player has chosen in secret."""

    kind: str
    seat: Seat
    cards: tuple[Handle, ...]


class Opened(msgspec.Struct, frozen=True):
    """A card that was shown from a hand, when so many had left its owner's Asset Deck."""

    seat: Seat
    card: Handle
    drawn: int


class Banned(msgspec.Struct, frozen=True):
    """A card that was cancelled can't be played again by this player in this window."""

    seat: Seat
    face: str
    depth: int


class Doubled(msgspec.Struct, frozen=True):
    """A World card that gives so many times its Allocation points for Units of some kinds."""

    world: str
    mul: int
    kinds: str


class Prize(msgspec.Struct, frozen=True):
    """What was conquered this Turn."""

    world: str
    face: str
    throne: bool


@state
class Galaxy(State, kw_only=True):
    """A table; the first fields are its switches."""

    @classmethod
    def modern(cls, plain: dict[str, Any]) -> dict[str, Any]:
        """Positions from before the agenda held scenes are read as well."""
        return modern(plain)

    version: int = 2
    players: int
    decks: tuple[str, ...]
    game: str = "standard"
    recovery: Switch = "off"
    """Besieged Empires: recovery for all who control less than two World cards."""
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
    """How many handles stand for cards as they were dealt; later ones went back to a hand."""
    hands: tuple[tuple[Handle, ...], ...] = ()
    asset_decks: tuple[tuple[Handle, ...], ...] = ()
    areas: tuple[tuple[Handle, ...], ...] = ()
    """Facedown Character cards."""
    character_decks: tuple[tuple[Handle, ...], ...] = ()
    reserves: tuple[tuple[Handle, ...], ...] = ()
    """Facedown World cards."""
    system_decks: tuple[tuple[Handle, ...], ...] = ()
    shown: tuple[Handle, ...] = ()
    """Hidden cards of which all know the face, since they have seen them go there."""
    peeked: tuple[Handle, ...] = ()
    """Cards in decks of which the deck's owner knows the face."""
    sorts: tuple[tuple[Seat, tuple[Handle, ...]], ...] = ()
    """How players have put back what they looked at: only each of them knows."""
    discards: tuple[tuple[str, ...], ...] = ()
    drawn: tuple[int, ...] = ()
    """How many cards have left each player's Asset Deck."""
    opened: tuple[Opened, ...] = ()
    """Cards that left a hand: which of those in hand it was, nobody else knows."""

    thrones: tuple[Handle | None, ...] = ()
    """Throne Worlds that were chosen and lie facedown; then the Lead Characters, and further
    World cards of an accelerated game."""
    leads: tuple[Handle | None, ...] = ()
    further: tuple[tuple[Handle, ...], ...] = ()
    bids: tuple[tuple[Handle, ...], ...] = ()
    choices: tuple[Choice, ...] = ()
    """What was chosen in secret during the setup, in order."""
    stakes: tuple[int, ...] = ()
    """How many cards each player has discarded for the bid, once they are shown."""
    bidder: Seat = Seat(0)
    bidding: tuple[Seat, ...] = ()
    forced: tuple[Seat, ...] = ()
    """Who had to show World cards since none could be chosen."""

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
    """World cards that a Character makes give more points for some Units in this Phase."""
    cheaper: tuple[int, int] = (0, 0)
    """How much less the next World card costs in this Phase, and the least that it costs then."""
    entered: tuple[str, ...] = ()
    """World cards that the active player has reallocated to in Part B."""
    reacted: tuple[str, ...] = ()
    """Unit cards that have Reacted in this phase."""
    alerts: tuple[tuple[Seat, str], ...] = ()
    """Depleted Units that a card lets React: whose, and which filter."""
    recovering: tuple[Seat, ...] = ()
    conquest: Conquest | None = None
    moment: Moment | None = None
    """The window that is open."""
    prizes: tuple[Prize, ...] = ()
    pools: tuple[tuple[Handle, ...], ...] = ()
    """In duels: the Units and Tactics that each has chosen to fight with."""
    resting: tuple[tuple[Handle, ...], ...] = ()
    """What of a pool is not brought to this duel."""
    won: tuple[tuple[str, ...], ...] = ()
    """World cards that were Conquered in duels."""

    result: Why | None = None
    winners: tuple[Seat, ...] = ()

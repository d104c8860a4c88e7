"""What a game is: a start state, the next scene, a view, and the words and checks around them.

A game's folder makes one `Game`; nothing else of it is seen by the rest of the house.
"""

from collections.abc import Callable, Coroutine, Iterator, Mapping
from contextlib import AbstractContextManager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from palatine.core.atoms import Words
from palatine.core.binder import Binder
from palatine.core.box import Box
from palatine.core.decisions import Answer, Reason
from palatine.core.decks import DeckRules
from palatine.core.errors import BadSetup, unknown
from palatine.core.history import History
from palatine.core.news import Told
from palatine.core.observation import Encoding
from palatine.core.seats import Seat, Viewer
from palatine.core.state import State
from palatine.core.study import Study
from palatine.core.view import View

Scene = Coroutine[Any, Any, None]
"""A stretch of play that starts from the state alone."""


class Outcome(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a game ended: who won, on which side if there are sides, and why."""

    winners: tuple[Seat, ...]
    side: str | None
    why: str


class Option(msgspec.Struct, frozen=True):
    """A named switch of the rules with its values; the first is the default."""

    values: tuple[str, ...]
    names: dict[str, str] = {}
    """What values are called that have a name in no language's words, such as decks."""
    seat: Seat | None = None
    """Whose it is, where it is about one seat: with fewer players there is nothing to choose."""

    @property
    def default(self) -> str:
        """What a table has that does not choose."""
        return self.values[0]


class Setup(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a table chose before the first chance: with it and a log, a match is whole."""

    game: str
    version: int
    edition: str
    options: dict[str, str]
    players: int


@dataclass(frozen=True)
class Talk:
    """Structured talk: kinds of claims, each with the families of its atoms; and who may speak."""

    kinds: Mapping[str, tuple[Words[Any], ...]] = field(default_factory=dict)
    may_say: Callable[[Any, Seat, str, tuple[str, ...]], Reason | None] = lambda *_: None
    may_speak: Callable[[Any, Seat], Reason | None] = lambda *_: None
    """Why somebody has to be silent now, where a table has free text: by public facts alone."""


class Script(msgspec.Struct, frozen=True):
    """How nature and the hidden answers went, for a match to arrive at a state.

    `deal` gives each chance by meaning (label, then time after time the faces in order), `answers`
    the hidden answers by their kind, in the order of asking; where several are asked at once, by
    kind and seat (`throne:2`). Public answers are in the log.
    """

    deal: dict[str, tuple[tuple[str, ...], ...]]
    answers: dict[str, tuple[Answer, ...]]


@dataclass(frozen=True)
class Leak:
    """A planted leak: while it is open, the game tells too much, and the kit must find it."""

    name: str
    planted: Callable[[], AbstractContextManager[None]]
    variant: str = ""
    """The variant in which it shows, where the plain game does not."""


@dataclass(frozen=True)
class Game:
    """Everything that the house knows of a game."""

    id: str
    version: int
    """Which rules these are. A change of behaviour raises it; a test holds us to that."""
    players: tuple[int, ...]
    editions: Mapping[str, Mapping[str, str]]
    options: Mapping[str, Option]
    vocabulary: tuple[str, ...]
    folder: Path
    start: Callable[[Setup], Any]
    next_scene: Callable[[Any], Scene | None]
    view: Callable[[Any, Viewer], View]
    outcome: Callable[[Any], Outcome | None]
    knowledge: Callable[[Any, Viewer], object]
    worlds: Callable[[Any, Viewer, Random], Any]
    faults: Callable[[Any], Iterator[str]]
    state: type[State]
    carried: tuple[int, ...] = ()
    """Earlier versions that it still plays: a table goes on under the rules that it began with."""
    script: Callable[[Any], Script] | None = None
    """Where given, whole histories are compared as well, from the deal on."""
    talk: Talk = field(default_factory=Talk)
    leaks: Callable[[], tuple[Leak, ...]] = tuple
    narration: Callable[[Setup], tuple[Told, ...]] = lambda setup: ()
    """What a narrator says aloud before the first question, each part with words as news has."""
    themes: tuple[str, ...] = ()
    neutral: str = ""
    """The theme whose words lean to no side and to no famous story: the one for agents. A game
    with one theme or none needs none."""
    seat_facts: frozenset[str] = frozenset()
    """Names of news facts that are seats, so that words can say who."""
    chances: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """What nature is asked, by label, with the faces that may come: what a deal can fix."""
    check_options: Mapping[str, str] = field(default_factory=dict)
    """Options with which random play ends, where by itself it might not."""
    variants: Mapping[str, Mapping[str, str]] = field(default_factory=dict)
    """Options that make another game of it, by name: the kit plays each at its smallest table."""
    own_bytes: int = 4096
    """So many bytes a seat is sent beyond what everybody is, whatever it knows: all that is its own
    must fit in. The size of a message then tells nothing of a role or a hand; the kit tries it."""
    reached: tuple[str, ...] = ()
    """News that long random play must bring about: every scene, power and ending."""
    decks: DeckRules | None = None
    """The rules for decks that players bring, where the game is played with such."""
    binder: Binder = field(default_factory=Binder)
    """Its cards and decks to leaf through."""
    study: Study = field(default_factory=Study)
    """What is worth counting in many games of it."""
    box: Box | None = None
    """How long and how heavy it is, where somebody has found out."""
    history: History = field(default_factory=History)
    """Which of its news matter to those who look back."""
    encoding: Encoding | None = None
    """What is in a learner's row of numbers, where the one for all games is not good enough."""

    def plays(self, version: int) -> bool:
        """Whether it can play by the rules of this version."""
        return version == self.version or version in self.carried

    def setup(
        self,
        players: int,
        edition: str | None = None,
        options: Mapping[str, str] | None = None,
    ) -> Setup:
        """A checked setup: the edition's switches, then the table's own."""
        if players not in self.players:
            few, many = self.players[0], self.players[-1]
            raise BadSetup(f"{self.id} takes {few} to {many} players, not {players}")
        chosen = edition if edition is not None else next(iter(self.editions))
        if chosen not in self.editions:
            raise BadSetup(unknown("edition", chosen, self.editions, f" of {self.id}"))
        switches = {name: option.default for name, option in self.options.items()}
        switches |= self.editions[chosen]
        for name, value in (options or {}).items():
            self._check_option(name, value)
            switches[name] = value
        return Setup(self.id, self.version, chosen, switches, players)

    def _check_option(self, name: str, value: str) -> None:
        if name not in self.options:
            raise BadSetup(unknown("option", name, self.options, f" of {self.id}"))
        if value not in self.options[name].values:
            raise BadSetup(unknown(f"value for {name}", value, self.options[name].values))

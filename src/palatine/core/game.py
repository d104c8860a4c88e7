"""What a game is: a start state, the next scene, a view, and the words and checks around them.

A game's folder makes one `Game`; the rest of the house sees nothing else of it.
"""

from collections.abc import Callable, Coroutine, Iterator, Mapping
from contextlib import AbstractContextManager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any, Final

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
"""A stretch of play that needs only the state to start."""


class Played(Coroutine[Any, Any, None]):
    """A scene that asked nobody and is already over."""

    def __await__(self) -> Any:
        return iter(())

    def send(self, value: Any) -> Any:
        """Stop: nothing is left to do."""
        raise StopIteration

    def throw(self, *error: Any) -> Any:
        """Stop: nothing is left to go wrong."""
        raise StopIteration

    def close(self) -> None:
        """Do nothing: nothing is open."""


PLAYED: Final = Played()


class Outcome(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a game ended: who won, on which side if there are sides, and why."""

    winners: tuple[Seat, ...]
    side: str | None
    why: str


class Option(msgspec.Struct, frozen=True):
    """A named switch of the rules with its values; the first is the default."""

    values: tuple[str, ...]
    names: dict[str, str] = {}
    """Names of values that no language's words name, such as decks."""
    seat: Seat | None = None
    """The seat, if it is about one: with fewer players there is nothing to choose."""

    @property
    def default(self) -> str:
        """The value of a table that does not choose."""
        return self.values[0]


class Setup(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a table chose before the first chance: a setup and a log are a whole match."""

    game: str
    version: int
    edition: str
    options: dict[str, str]
    players: int


@dataclass(frozen=True)
class Talk:
    """Structured talk: the kinds of claims, with the families of their atoms; and who may speak."""

    kinds: Mapping[str, tuple[Words[Any], ...]] = field(default_factory=dict)
    may_say: Callable[[Any, Seat, str, tuple[str, ...]], Reason | None] = lambda *_: None
    may_speak: Callable[[Any, Seat], Reason | None] = lambda *_: None
    """Why a seat has to be silent now, at a table with free text: by public facts alone."""


class Script(msgspec.Struct, frozen=True):
    """The chances and hidden answers that bring a match to a state.

    `deal` gives each chance by meaning (by label, the faces in order for each time). `answers`
    gives the hidden answers by kind, in the order of asking; if several seats are asked at once, by
    kind and seat (`throne:2`). Public answers are in the log.
    """

    deal: dict[str, tuple[tuple[str, ...], ...]]
    answers: dict[str, tuple[Answer, ...]]


@dataclass(frozen=True)
class Leak:
    """A planted leak: while it is planted, the game tells too much, and the kit must find it."""

    name: str
    planted: Callable[[], AbstractContextManager[None]]
    variant: str = ""
    """The variant that shows it, if the plain game does not."""


@dataclass(frozen=True)
class Game:
    """Everything that the house knows about a game."""

    id: str
    version: int
    """The version of the rules. A change of behaviour raises it; a test makes sure of that."""
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
    """Earlier versions that it still plays: a table continues under the rules it began with."""
    script: Callable[[Any], Script] | None = None
    """If given, the kit also compares whole histories, from the deal on."""
    talk: Talk = field(default_factory=Talk)
    leaks: Callable[[], tuple[Leak, ...]] = tuple
    narration: Callable[[Setup], tuple[Told, ...]] = lambda setup: ()
    """What a narrator says aloud before the first question; each part has words as news has."""
    themes: tuple[str, ...] = ()
    neutral: str = ""
    """The theme whose words favour no side and no famous story: the one for agents. A game with at
    most one theme needs none."""
    seat_facts: frozenset[str] = frozenset()
    """Names of news facts that are seats, so that words can say who."""
    chances: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """The chances by label, with the faces that may come: what a deal can fix."""
    check_options: Mapping[str, str] = field(default_factory=dict)
    """Options that make random play end, if it might not end without them."""
    variants: Mapping[str, Mapping[str, str]] = field(default_factory=dict)
    """Options that make it another game, by name: the kit plays each at its smallest table."""
    own_bytes: int = 4096
    """How many bytes each seat gets beyond what everybody gets, whatever it knows: its own part
    must fit in. So the size of a message tells nothing about a role or a hand; the kit checks
    this."""
    reached: tuple[str, ...] = ()
    """News that long random play must bring about: every scene, power and ending."""
    decks: DeckRules | None = None
    """The rules for players' own decks, if the game uses them."""
    binder: Binder = field(default_factory=Binder)
    """Its cards and decks to browse."""
    study: Study = field(default_factory=Study)
    """What a study of many games counts."""
    box: Box | None = None
    """How long and how heavy it is, if known."""
    history: History = field(default_factory=History)
    """Which of its news matter to players who look back."""
    encoding: Encoding | None = None
    """What is in a learner's row of numbers, if the general one is not good enough."""

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
        chosen = edition if edition is not None else next(iter(self.editions))
        if chosen not in self.editions:
            raise BadSetup(unknown("edition", chosen, self.editions, f" of {self.id}"))
        if players not in self.players:
            few, many = self.players[0], self.players[-1]
            raise BadSetup(f"{chosen} takes {few} to {many} players, not {players}")
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
            raise BadSetup(unknown("value", value, self.options[name].values, f" for {name}"))

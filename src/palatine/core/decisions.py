"""Decisions: one closed family of questions for people, bots, learners and agents.

Rules await them: `await ask(seat, question)`. A `Pick` chooses one of the options and `Several`
some of them, `Rank` puts all of them in order, `Share` spreads units over bins; an amount is a
Pick of numbers. `together` asks several seats at once and lets nobody see an answer before all
are in; `race` takes the first who does not decline.

A question does not say who is asked, so that one question can be put to many, and be a constant.
It says everything else about itself: the rule that asks gives it its options, what its sentence is
about, and why anything else is not offered. The last two are functions, called when somebody looks.
An answer is what the log keeps and the wire carries: an atom for a Pick, otherwise a tuple of
atoms (Several, Rank) or of counts (Share). Large answers can be given atom by atom: `next_atoms`
is the mask of what may come next, `from_atoms` the answer that the atoms spell.
"""

import types
from collections.abc import Callable, Generator, Mapping, Sequence
from functools import lru_cache
from itertools import combinations
from random import Random
from typing import Any, ClassVar, Generic, TypeVar

import msgspec

from palatine.core.atoms import DONE, NUMBERS, Words
from palatine.core.errors import NotAnOption
from palatine.core.news import Fact
from palatine.core.seats import Seat

R = TypeVar("R")
T = TypeVar("T")
M = TypeVar("M")

LISTS = (list, tuple)
FEW = 8

Answer = str | tuple[str | int, ...]
"""What a decision is answered with, in its one canonical form."""


class Reason(msgspec.Struct, frozen=True):
    """Why something is not offered: the rule, and the sentence's id with its facts."""

    rule: str
    id: str
    facts: dict[str, Fact] = {}


About = Callable[[Any, Seat], dict[str, Fact]]
"""For a state and the seat that is asked, the facts of the question's sentence."""
WhyNot = Callable[[Any, Seat, str], Reason | None]
"""For a state, the seat that is asked and an atom; an empty atom asks what a right answer is."""


class Given(msgspec.Struct, Generic[R], frozen=True):
    """A function together with its last arguments; equal if both are."""

    function: Callable[..., R]
    values: tuple[Any, ...]

    def __call__(self, *first: Any) -> R:
        return self.function(*first, *self.values)


def given(function: Callable[..., R], *values: Any) -> Given[R]:
    """What a question says about these values, which never change: `about=given(cost_of, card)`.

    A question outlives its moment, since clones share it. So it never holds on to the state.
    """
    return Given(function, values)


class Explained(msgspec.Struct, frozen=True, kw_only=True):
    """What a question says about itself when somebody looks.

    Both functions use what all know and what the asked seat may know, as the offer itself does.
    """

    about: About | None = None
    """The facts that its sentence names: public ones, or the asked seat's own."""
    why_not: WhyNot | None = None
    """Why an atom is not offered."""

    def facts(self, state: Any, seat: Seat) -> dict[str, Fact]:
        """What the sentence is about, for the seat that is asked."""
        return self.about(state, seat) if self.about is not None else {}

    def reason(self, state: Any, seat: Seat, atom: str) -> Reason | None:
        """Why this atom is not offered to the seat that is asked, if a rule says so."""
        return self.why_not(state, seat, atom) if self.why_not is not None else None


class Question(Explained, Generic[T, M], frozen=True, cache_hash=True):
    """What all questions have: a kind, a family of words, and the options as atoms.

    T is the type of one option's value, M the type of what the rules get. `at` says, option by
    option, the id of what it points at on the table (a thing, a zone, a seat); where it is empty,
    an option points at whatever its atom names.
    """

    kind: str
    words: Words[T]
    options: tuple[str, ...]
    at: tuple[str, ...] = ()

    shape: ClassVar[str]

    def read(self, raw: object) -> Answer:
        """The answer in its canonical form, or NotAnOption."""
        raise NotImplementedError

    def meaning(self, answer: Any) -> M:
        """What the rules get for this answer."""
        raise NotImplementedError

    def next_atoms(self, given: Sequence[str]) -> tuple[str, ...]:
        """What may follow the atoms given so far; `done` where the answer may end here."""
        raise NotImplementedError

    def from_atoms(self, given: Sequence[str]) -> Answer:
        """The answer that these atoms spell, without the closing `done`."""
        raise NotImplementedError

    def any_answer(self, random: Random) -> Answer:
        """Some answer by chance."""
        given: list[str] = []
        while (atom := random.choice(self.next_atoms(given))) != DONE:
            given.append(atom)
        return self.from_atoms(given)

    def schema(self) -> dict[str, Any]:
        """The JSON Schema of the answers, for an agent's tool."""
        raise NotImplementedError

    def _no(self, what: str) -> NotAnOption:
        return NotAnOption(f"{what}; the question is {self.kind!r}, one of {list(self.options)}")


class Pick(Question[T, T], frozen=True):
    """Choose one of the options; equal atoms stand for as many equal things."""

    shape: ClassVar[str] = "pick"
    least: ClassVar[int] = 1
    most: ClassVar[int] = 1

    def read(self, raw: object) -> Answer:
        if isinstance(raw, str) and raw in self.options:
            return raw
        raise self._no(f"{raw!r} is not offered")

    def meaning(self, answer: Any) -> T:
        return self.words.value[answer]

    def next_atoms(self, given: Sequence[str]) -> tuple[str, ...]:
        return (DONE,) if given else tuple(dict.fromkeys(self.options))

    def from_atoms(self, given: Sequence[str]) -> Answer:
        return self.read(given[0] if len(given) == 1 else tuple(given))

    def any_answer(self, random: Random) -> Answer:
        """Each option as likely as any other, so equal things weigh as many times as they are."""
        return self.options[int(random.random() * len(self.options))]

    def schema(self) -> dict[str, Any]:
        return {"enum": list(dict.fromkeys(self.options))}


class Several(Question[T, tuple[T, ...]], frozen=True):
    """A Pick of `least` to `most` of the options: the rules get a tuple of values."""

    least: int = 1
    most: int = 1

    shape: ClassVar[str] = "several"

    @property
    def has_few(self) -> bool:
        """Whether there are so few answers, all of one size, that they can be kept."""
        return self.least == self.most and len(self.options) <= FEW

    def read(self, raw: object) -> Answer:
        if type(raw) is tuple and self.has_few and raw in selections(self.options, self.most):
            return raw
        if not (isinstance(raw, LISTS) and self.least <= len(raw) <= self.most):
            raise self._no(f"{raw!r} is not a list of {self.least} to {self.most} options")
        left = list(self.options)
        for atom in raw:
            if atom not in left:
                raise self._no(f"{atom!r} is not offered, or not so many times")
            left.remove(atom)
        # One canonical order, so that the order of tapping is not in the log.
        return tuple(sorted(raw))

    def meaning(self, answer: Any) -> tuple[T, ...]:
        return tuple(map(self.words.value.__getitem__, answer))

    def next_atoms(self, given: Sequence[str]) -> tuple[str, ...]:
        left = list(self.options)
        for atom in given:
            left.remove(atom)
        more = tuple(dict.fromkeys(left)) if len(given) < self.most else ()
        return (*more, DONE) if len(given) >= self.least else more

    def from_atoms(self, given: Sequence[str]) -> Answer:
        return self.read(tuple(given))

    def any_answer(self, random: Random) -> Answer:
        """Some of the options, each as likely as any other."""
        if self.has_few and (known := selections(self.options, self.most)):
            return known[int(random.random() * len(known))]
        left = list(self.options)
        number = self.least + int(random.random() * (self.most - self.least + 1))
        while len(left) > number:
            del left[int(random.random() * len(left))]
        return tuple(sorted(left))

    def schema(self) -> dict[str, Any]:
        one = {"enum": list(dict.fromkeys(self.options))}
        return {"type": "array", "items": one, "minItems": self.least, "maxItems": self.most}


@lru_cache(maxsize=1024)
def selections(options: tuple[str, ...], size: int) -> tuple[tuple[str, ...], ...]:
    """All ways to choose so many of a few options, equal ones as often as they come."""
    return tuple([tuple(sorted(chosen)) for chosen in combinations(options, size)])


class Rank(Question[T, tuple[T, ...]], frozen=True):
    """Put all the options in an order."""

    shape: ClassVar[str] = "rank"

    def read(self, raw: object) -> Answer:
        order = _strings(raw)
        if order is None or sorted(order) != sorted(self.options):
            raise self._no(f"{raw!r} is not all of the options in some order")
        return order

    def meaning(self, answer: Any) -> tuple[T, ...]:
        return tuple(map(self.words.value.__getitem__, answer))

    def next_atoms(self, given: Sequence[str]) -> tuple[str, ...]:
        left = list(self.options)
        for atom in given:
            left.remove(atom)
        return tuple(dict.fromkeys(left)) or (DONE,)

    def from_atoms(self, given: Sequence[str]) -> Answer:
        return self.read(tuple(given))

    def schema(self) -> dict[str, Any]:
        size = len(self.options)
        one = {"enum": list(dict.fromkeys(self.options))}
        return {"type": "array", "items": one, "minItems": size, "maxItems": size}


class Share(Question[T, dict[T, int]], frozen=True):
    """Spread from `least` to `most` units over the bins (the options), at most `caps` in each."""

    least: int = 0
    most: int = 0
    caps: tuple[int, ...] = ()

    shape: ClassVar[str] = "share"

    def cap(self, index: int) -> int:
        """How many units this bin can hold."""
        return self.caps[index] if self.caps else self.most

    def read(self, raw: object) -> Answer:
        counts = _counts(raw)
        if counts is None or len(counts) != len(self.options):
            raise self._no(f"{raw!r} is not a list of {len(self.options)} counts, one for each bin")
        over = [self.options[i] for i, count in enumerate(counts) if count > self.cap(i)]
        if over:
            raise self._no(f"{raw!r} puts too many units on {over[0]!r}")
        if not self.least <= sum(counts) <= self.most:
            raise self._no(f"{raw!r} is not {self.least} to {self.most} units in all")
        return counts

    def meaning(self, answer: Any) -> dict[T, int]:
        return {self.words.value[atom]: n for atom, n in zip(self.options, answer, strict=True)}

    def next_atoms(self, given: Sequence[str]) -> tuple[str, ...]:
        room = [
            atom for i, atom in enumerate(self.options) if list(given).count(atom) < self.cap(i)
        ]
        more = tuple(room) if len(given) < self.most else ()
        return (*more, DONE) if len(given) >= self.least else more

    def from_atoms(self, given: Sequence[str]) -> Answer:
        return self.read(tuple(list(given).count(atom) for atom in self.options))

    def schema(self) -> dict[str, Any]:
        size = len(self.options)
        one = {"type": "integer", "minimum": 0, "maximum": self.most}
        return {"type": "array", "items": one, "minItems": size, "maxItems": size}


def _strings(raw: object) -> tuple[str, ...] | None:
    if isinstance(raw, LISTS) and all(isinstance(item, str) for item in raw):
        return tuple(raw)
    return None


def _counts(raw: object) -> tuple[int, ...] | None:
    if isinstance(raw, LISTS) and all(type(item) is int and item >= 0 for item in raw):
        return tuple(raw)
    return None


@lru_cache(maxsize=4096)
def pick(
    kind: str,
    words: Words[T],
    values: tuple[T, ...],
    about: About | None = None,
    why_not: WhyNot | None = None,
) -> Pick[T]:
    """The question for one of these values. Kept, since the same few are asked again and again."""
    return Pick(kind, words, words.of(values), about=about, why_not=why_not)


def amount(
    kind: str, least: int, most: int, about: About | None = None, why_not: WhyNot | None = None
) -> Pick[int]:
    """The question for a number."""
    return pick(kind, NUMBERS, tuple(range(least, most + 1)), about, why_not)


@types.coroutine
def ask(seat: Seat, question: Question[T, M]) -> Generator[Any, M, M]:
    """Ask one seat, and get what its answer means."""
    return (yield (seat, question))


class Together(msgspec.Struct, frozen=True):
    """Several seats asked at once; the rules go on when all have answered."""

    asked: Mapping[Seat, Question[Any, Any]]
    common: Question[Any, Any] | None = None
    """The question, where it is the same for all."""
    offered: frozenset[str] = frozenset()
    """The options, where all are asked the same Pick: many answers are then checked at once."""
    is_plain: bool = False
    """Whether they are asked the same Pick of words that mean themselves."""

    def meaning(self, answers: tuple[Any, ...]) -> tuple[Any, ...]:
        """What the rules get for the answers of all, in the order of `asked`."""
        if self.is_plain:
            return answers
        pairs = zip(self.asked.values(), answers, strict=True)
        return tuple([question.meaning(answer) for question, answer in pairs])


class Race(msgspec.Struct, frozen=True):
    """Several seats asked at once; the first who does not decline is heard."""

    asked: Mapping[Seat, Question[Any, Any]]
    decline: str

    def meaning(self, seat: Seat, answer: Any) -> tuple[Seat, Any]:
        """What the rules get when this seat is the first."""
        return seat, self.asked[seat].meaning(answer)


@types.coroutine
def poll(
    seats: tuple[Seat, ...], question: Question[T, M]
) -> Generator[Together, tuple[M, ...], tuple[M, ...]]:
    """Ask several seats the same at once; get what they mean in the order of the seats."""
    return (yield common_question(seats, question))


@lru_cache(maxsize=1024)
def common_question(seats: tuple[Seat, ...], question: Question[Any, Any]) -> Together:
    """One question for all these seats. Kept, since the same are asked again and again."""
    asked = dict.fromkeys(seats, question)
    if type(question) is Pick:
        return Together(asked, question, frozenset(question.options), question.words.is_plain)
    return Together(asked, question)


@types.coroutine
def together(
    asked: Mapping[Seat, Question[T, M]],
) -> Generator[Together, tuple[M, ...], dict[Seat, M]]:
    """Ask several seats at once, each its own question; get what each answer means."""
    answers = yield Together(dict(asked))
    return dict(zip(asked, answers, strict=True))


@types.coroutine
def race(
    asked: Mapping[Seat, Question[T, M]], decline: str
) -> Generator[Race, tuple[Seat, M] | None, tuple[Seat, M] | None]:
    """Ask several seats; get the first of them that does not decline, or None."""
    return (yield Race(dict(asked), decline))

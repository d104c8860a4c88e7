"""Decisions: one closed family of questions for people, bots, learners and agents.

Rules await them: `await ask(seat, question)`. A `Pick` chooses one of the options and `Several`
some of them. `Rank` puts them all in order, and `Share` spreads units over bins. An amount is a
Pick of numbers. `together` asks several seats at once and lets nobody see an answer before all
are in; `race` takes the first seat that does not decline.

A question does not say who is asked, so that one question can go to many seats, and be a constant.
It says everything else about itself: the rule that asks gives it its options, the facts of its
sentence, why anything else is not offered, and where the options are. The last three are functions,
called when somebody looks.

An answer is what the log keeps and the wire carries: an atom for a Pick, otherwise a tuple of
atoms (Several, Rank) or of counts (Share). Large answers can be given atom by atom: `next_atoms`
is the mask of what may come next, and `from_atoms` gives the answer that the atoms spell.
"""

import types
from collections.abc import Callable, Generator, Mapping, Sequence
from functools import cache, lru_cache
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
"""For up to how many options a random answer of one size is one of all that there are."""
MOST_KEPT = 3
"""For up to how many options we keep all answers: larger sets rarely come up again."""

Answer = str | tuple[str | int, ...]
"""The answer to a decision, in its one canonical form."""


class Reason(msgspec.Struct, frozen=True):
    """Why something is not offered: the rule, and the sentence's id with its facts."""

    rule: str
    id: str
    facts: dict[str, Fact] = {}


About = Callable[[Any, Seat], dict[str, Fact]]
"""Gives the facts of the question's sentence, from the state and the asked seat."""
WhyNot = Callable[[Any, Seat, str], Reason | None]
"""Takes the state, the asked seat and an atom; an empty atom asks what a right answer is."""
At = Callable[[Any, Seat, tuple[str, ...]], tuple[str, ...]]
"""Takes the state, the asked seat and the options, and gives what each option points at."""


class Given(msgspec.Struct, Generic[R], frozen=True):
    """A function together with its last arguments; equal if both are."""

    function: Callable[..., R]
    values: tuple[Any, ...]

    def __call__(self, *first: Any) -> R:
        return self.function(*first, *self.values)


def given(function: Callable[..., R], *values: Any) -> Given[R]:
    """A function with values that never change, for a question: `about=given(cost_of, card)`.

    A question outlives its moment, since clones share it. So it must never hold the state.
    """
    return Given(function, values)


class Explained(msgspec.Struct, frozen=True, kw_only=True):
    """What a question says about itself when somebody looks.

    Both functions use only public facts and what the asked seat may know, as the offer itself does.
    """

    about: About | None = None
    """The facts that its sentence names: public, or the asked seat's own."""
    why_not: WhyNot | None = None
    """Why an atom is not offered."""

    def facts(self, state: Any, seat: Seat) -> dict[str, Fact]:
        """The facts of the sentence, for the seat that is asked."""
        return self.about(state, seat) if self.about is not None else {}

    def reason(self, state: Any, seat: Seat, atom: str) -> Reason | None:
        """Why this atom is not offered to the seat that is asked, if a rule says so."""
        return self.why_not(state, seat, atom) if self.why_not is not None else None


class Question(Explained, Generic[T, M], frozen=True, cache_hash=True):
    """What all questions have: a kind, a family of words, and the options as atoms.

    T is the type of one option's value, M the type of what the rules get. `at` gives, option by
    option, the id of what it points at on the table (a thing, a zone, a seat), or is a function
    that finds it. If it is empty, an option points at whatever its atom names.
    """

    kind: str
    words: Words[T]
    options: tuple[str, ...]
    at: tuple[str, ...] | At = ()

    shape: ClassVar[str]

    def places(self, state: Any, seat: Seat) -> tuple[str, ...]:
        """What each option points at, for the seat that is asked."""
        at = self.at
        return (at(state, seat, self.options) if callable(at) else at) or self.options

    def read(self, raw: object) -> Answer:
        """The answer in its canonical form, or NotAnOption."""
        raise NotImplementedError

    def meaning(self, answer: Any) -> M:
        """What the rules get for this answer."""
        raise NotImplementedError

    def next_atoms(self, given: Sequence[str]) -> tuple[str, ...]:
        """What may follow the atoms given so far; includes `done` if the answer may end here."""
        raise NotImplementedError

    def from_atoms(self, given: Sequence[str]) -> Answer:
        """The answer that these atoms spell, without the closing `done`."""
        raise NotImplementedError

    def any_answer(self, random: Random) -> Answer:
        """A random answer."""
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
    """Choose one of the options; equal atoms stand for equal things."""

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
        """A random option, each equally likely, so that equal things count once each."""
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
        """Whether the answers all have one size and are few."""
        return self.least == self.most and len(self.options) <= FEW

    def read(self, raw: object) -> Answer:
        is_kept = type(raw) is tuple and len(self.options) <= MOST_KEPT and self.has_few
        if is_kept and raw in selections(self.options, self.most):
            return raw
        if not (isinstance(raw, LISTS) and self.least <= len(raw) <= self.most):
            raise self._no(f"{raw!r} is not a list of {self.least} to {self.most} options")
        left = list(self.options)
        for atom in raw:
            if atom not in left:
                raise self._no(f"{atom!r} is not offered, or not so many times")
            left.remove(atom)
        # One canonical order, so that the log does not show the order of tapping.
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
        """Some of the options at random, each equally likely."""
        if self.has_few and (ways := choices(len(self.options), self.most)):
            chosen = ways[int(random.random() * len(ways))]
            return tuple(sorted([self.options[place] for place in chosen]))
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
    """All ways to choose `size` of a few options; equal options count separately."""
    return tuple([tuple(sorted(chosen)) for chosen in combinations(options, size)])


@cache
def choices(count: int, size: int) -> tuple[tuple[int, ...], ...]:
    """All ways to choose `size` of a few places."""
    return tuple(combinations(range(count), size))


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
    """Spread `least` to `most` units over the bins (the options), at most `caps` in each."""

    least: int = 0
    most: int = 0
    caps: tuple[int, ...] = ()

    shape: ClassVar[str] = "share"

    @property
    def limits(self) -> tuple[int, ...]:
        """How many units each bin can hold."""
        return self.caps or (self.most,) * len(self.options)

    def read(self, raw: object) -> Answer:
        counts = _counts(raw)
        if counts is None or len(counts) != len(self.options):
            raise self._no(f"{raw!r} is not a list of {len(self.options)} counts, one for each bin")
        bins = zip(self.options, self.limits, counts, strict=True)
        over = [atom for atom, cap, count in bins if count > cap]
        if over:
            raise self._no(f"{raw!r} puts too many units on {over[0]!r}")
        if not self.least <= sum(counts) <= self.most:
            raise self._no(f"{raw!r} is not {self.least} to {self.most} units in all")
        return counts

    def meaning(self, answer: Any) -> dict[T, int]:
        return {self.words.value[atom]: n for atom, n in zip(self.options, answer, strict=True)}

    def next_atoms(self, given: Sequence[str]) -> tuple[str, ...]:
        if len(given) >= self.most:
            return (DONE,)
        bins = zip(self.options, self.limits, strict=True)
        more = [atom for atom, cap in bins if given.count(atom) < cap]
        return (*more, DONE) if len(given) >= self.least else tuple(more)

    def from_atoms(self, given: Sequence[str]) -> Answer:
        return self.read(tuple([given.count(atom) for atom in self.options]))

    def any_answer(self, random: Random) -> Answer:
        """A random answer, unit by unit; the bins with room and the end are equally likely."""
        room, counts, given = list(self.limits), [0] * len(self.options), 0
        while True:
            more: list[int | None] = []
            if given < self.most:
                more.extend([place for place, left in enumerate(room) if left])
            if given >= self.least:
                more.append(None)
            chosen = random.choice(more)
            if chosen is None:
                return tuple(counts)
            room[chosen] -= 1
            counts[chosen] += 1
            given += 1

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
    """The question for one of these values. Cached, since the rules keep asking the same few."""
    return Pick(kind, words, words.of(values), about=about, why_not=why_not)


def amount(
    kind: str, least: int, most: int, about: About | None = None, why_not: WhyNot | None = None
) -> Pick[int]:
    """The question for a number."""
    return pick(kind, NUMBERS, tuple(range(least, most + 1)), about, why_not)


@types.coroutine
def ask(seat: Seat, question: Question[T, M]) -> Generator[Any, M, M]:
    """Ask one seat, and get the meaning of its answer."""
    return (yield (seat, question))


class Together(msgspec.Struct, frozen=True):
    """Several seats asked at once; the rules go on when all have answered."""

    asked: Mapping[Seat, Question[Any, Any]]
    common: Question[Any, Any] | None = None
    """The question, if it is the same for all."""
    offered: frozenset[str] = frozenset()
    """The options, if all are asked the same Pick: then many answers are checked at once."""
    is_plain: bool = False
    """Whether all are asked the same Pick of words that mean themselves."""

    def meaning(self, answers: tuple[Any, ...]) -> tuple[Any, ...]:
        """What the rules get for everyone's answers, in the order of `asked`."""
        if self.is_plain:
            return answers
        pairs = zip(self.asked.values(), answers, strict=True)
        return tuple([question.meaning(answer) for question, answer in pairs])


class Race(msgspec.Struct, frozen=True):
    """Several seats asked at once; the first that does not decline counts."""

    asked: Mapping[Seat, Question[Any, Any]]
    decline: str

    def meaning(self, seat: Seat, answer: Any) -> tuple[Seat, Any]:
        """What the rules get if this seat is the first."""
        return seat, self.asked[seat].meaning(answer)


@types.coroutine
def poll(
    seats: tuple[Seat, ...], question: Question[T, M]
) -> Generator[Together, tuple[M, ...], tuple[M, ...]]:
    """Ask several seats the same question at once; get the meanings in the order of the seats."""
    return (yield common_question(seats, question))


@lru_cache(maxsize=1024)
def common_question(seats: tuple[Seat, ...], question: Question[Any, Any]) -> Together:
    """One question for all these seats. Cached, since the rules keep asking the same few."""
    asked = dict.fromkeys(seats, question)
    if type(question) is Pick:
        return Together(asked, question, frozenset(question.options), question.words.is_plain)
    return Together(asked, question)


@types.coroutine
def together(
    asked: Mapping[Seat, Question[T, M]],
) -> Generator[Together, tuple[M, ...], dict[Seat, M]]:
    """Ask several seats at once, each its own question; get the meaning of each answer."""
    answers = yield Together(dict(asked))
    return dict(zip(asked, answers, strict=True))


@types.coroutine
def race(
    asked: Mapping[Seat, Question[T, M]], decline: str
) -> Generator[Race, tuple[Seat, M] | None, tuple[Seat, M] | None]:
    """Ask several seats; get the first that does not decline, or None."""
    return (yield Race(dict(asked), decline))

"""The match drives a game's scenes with answers and keeps the log. There is no event loop.

A scene is a coroutine that starts from the state alone. The match keeps the scene's story: a copy
of the state from its start, and every value sent into it since. A clone takes that copy and sends
the few values again. Players answer through `answer`; nature answers at once.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from random import Random
from typing import Any, Literal

from palatine.core.chance import Chance, Dealt, Nature, Order, Recorded
from palatine.core.decisions import Answer, Pick, Question, Race, Reason, Together
from palatine.core.errors import (
    BadMessage,
    BadPosition,
    BadRecord,
    GameIsOver,
    NotAnOption,
    NotNow,
    NotYourDecision,
    PalatineError,
    RulesBug,
)
from palatine.core.game import PLAYED, Game, Outcome, Scene, Setup
from palatine.core.log import Answered, Entry, Ordered, Said, Spoke, first_difference
from palatine.core.news import EVERYONE, SPOKE, News
from palatine.core.refusals import in_words, not_asked, not_offered
from palatine.core.seats import Seat, Viewer, seats
from palatine.core.speech import MOST, read_speech
from palatine.core.state import State

Log = list[tuple[Any, ...]] | None
"""The log as we keep it: bare tuples, which cost half as much as records; None in a search."""


How = Literal["alone", "together", "race"]


DRIVEN = ("_acts", "_answers", "_batch", "_enough", "_state", "_story", "_told", "asked", "number")
"""What a match changes as it goes on, besides its log and its nature."""


class Match:
    """One game being played. `asked` holds the open question of each seat that is asked.

    `start` is the state that it was opened at, if not the deal; a fork has none.
    """

    __slots__ = (
        "_acts",
        "_answers",
        "_batch",
        "_enough",
        "_log",
        "_state",
        "_story",
        "_told",
        "asked",
        "game",
        "nature",
        "number",
        "setup",
        "start",
    )

    def __init__(
        self,
        game: Game,
        setup: Setup,
        nature: Nature,
        state: State | None = None,
        keep: bool = True,
    ) -> None:
        """Open a match at its start, or at a scene's start given by a state."""
        self.game = game
        self.setup = setup
        self.nature = nature
        self._log: Log = [] if keep else None
        self._told: list[tuple[Any, ...]] | None = [] if keep else None
        self.number = 0
        self.asked: Mapping[Seat, Question[Any, Any]] = {}
        self.start = None if state is None else state.copy()
        opened: Any = game.start(setup) if state is None else state.copy()
        opened.told = self._told
        self._state = opened
        self._answers: dict[Seat, Answer] = {}
        self._batch: Together | Race | None = None
        self._enough = 0
        self._story: list[Any] = [opened.__copy__()]
        self._acts: Any = acts(game.next_scene, opened, self._story)
        self._resume(None)

    @property
    def state(self) -> Any:
        """Everything about the table now, secrets too."""
        if self._state is None:
            self._wake()
        return self._state

    # Answering

    def answer(self, seat: Seat, raw: object, number: int | None = None) -> None:
        """Take a seat's answer, or raise an IllegalAnswer that says why and change nothing.

        With `number`, the answer is only for the question with that number. While others have yet
        to answer a common question, a second answer changes the first.
        """
        question = self.asked.get(seat)
        if question is None or (number is not None and number != self.number):
            raise not_asked(self, seat, number)
        if type(question) is not Pick:
            raw = self._read(seat, question, raw)
        elif raw not in question.options:
            raise not_offered(self, seat, question, raw)
        log = self._log
        if log is not None:
            log.append((seat, raw))
        if self._batch is None:
            self._resume(question.meaning(raw))
            return
        answers = self._answers
        answers[seat] = raw
        if len(answers) >= self._enough:
            self._close_batch(seat, raw)

    def answer_all(self, answers: Sequence[object], number: int | None = None) -> None:
        """Take the answers of all who are asked, in the order of `asked`: all or none."""
        asked, batch = self.asked, self._batch
        if type(batch) is not Together or len(answers) != len(asked):
            raise NotYourDecision(f"{len(answers)} answers to a question put to {len(asked)} seats")
        if number != self.number and number is not None:
            raise not_asked(self, next(iter(asked)), number)
        if not _are_all_in(batch.offered, answers):
            answers = [
                self._read(*one, raw) for one, raw in zip(asked.items(), answers, strict=True)
            ]
        value = tuple(answers)
        if self._log is not None:
            self._log.append((asked, value))
        self._resume(batch.meaning(value))

    def _read(self, seat: Seat, question: Question[Any, Any], raw: object) -> Answer:
        try:
            return question.read(raw)
        except NotAnOption as error:
            raise not_offered(self, seat, question, raw, error) from None

    def _close_batch(self, seat: Seat, raw: object) -> None:
        """Go on with everyone's answers, or with the first that did not decline."""
        answers, asked, batch = self._answers, self.asked, self._batch
        value: Any = None
        if type(batch) is Together:
            value = batch.meaning(tuple(map(answers.__getitem__, asked)))
        elif type(batch) is Race and raw != batch.decline:
            value = batch.meaning(seat, raw)
        elif len(answers) < len(asked):
            return
        self._resume(value)

    @property
    def waiting(self) -> tuple[Seat, ...]:
        """The seats that have yet to answer."""
        if self._batch is None:
            return tuple(self.asked)
        return tuple([seat for seat in self.asked if seat not in self._answers])

    def given(self, seat: Seat) -> Answer | None:
        """This seat's answer to the open question, while others have yet to answer."""
        return self._answers.get(seat) if self._batch is not None else None

    @property
    def how(self) -> How:
        """Whether the open question goes to one seat, to several together, or is a race."""
        if self._batch is None:
            return "alone"
        return "race" if type(self._batch) is Race else "together"

    @property
    def common(self) -> Question[Any, Any] | None:
        """The question, if several seats are asked the same one together."""
        return self._batch.common if type(self._batch) is Together else None

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return not self.asked

    @property
    def outcome(self) -> Outcome | None:
        """Who won and why, once the game is over."""
        outcome: Outcome | None = self.game.outcome(self.state)
        return outcome

    # Talking

    def say(self, seat: Seat, what: str, atoms: Iterable[str] = ()) -> None:
        """Say something to the table, true or not. Nobody asks or waits for it."""
        said = tuple(atoms)
        self._check_talker(seat)
        families = self.game.talk.kinds.get(what)
        if families is None:
            known = ", ".join(self.game.talk.kinds) or "nothing"
            raise BadMessage(f"{what!r} can't be said in {self.game.id}; you can say: {known}")
        if len(said) != len(families) or not all(map(_is_of, said, families)):
            shape = " ".join(f"<{family.atoms[0]}...>" for family in families)
            raise BadMessage(f"{what!r} takes these atoms: {shape or 'none'}; not {list(said)}")
        self._check_reason(self.game.talk.may_say(self.state, seat, what, said))
        if self._log is not None:
            self._log.append((seat, what, said))
        self.state.tell(EVERYONE, f"said_{what}", player=seat, atoms=said)

    def speak(self, seat: Seat, text: str) -> None:
        """Say something to the table in free text, which no rule ever reads.

        Whether the table has free text at all is up to the caller.
        """
        self._check_talker(seat)
        said = read_speech(text)
        self._check_reason(self.game.talk.may_speak(self.state, seat))
        if self._log is not None:
            place = (seat, self.number)
            if sum(entry[:2] == place and len(entry) == 3 for entry in self._log) >= MOST:
                raise NotNow(f"{MOST} messages are enough before the next question")
            self._log.append((*place, said))
        self.state.tell(EVERYONE, SPOKE, player=seat, text=said)

    @property
    def silent(self) -> tuple[Seat, ...]:
        """The seats that have to be silent now; everybody may see which."""
        why = self.game.talk.may_speak
        everyone = seats(self.setup.players)
        return tuple([seat for seat in everyone if why(self.state, seat) is not None])

    def _check_talker(self, seat: Seat) -> None:
        if self.is_over:
            raise GameIsOver("the game is over")
        if not 0 <= seat < self.setup.players:
            raise NotYourDecision(f"there is no seat {seat} at this table")

    def _check_reason(self, reason: Reason | None) -> None:
        if reason is not None:
            raise NotNow(in_words(self.game, reason), reason.rule, reason)

    @property
    def log(self) -> tuple[Entry, ...]:
        """Every input so far."""
        return self.log_since(0)

    def log_since(self, count: int) -> tuple[Entry, ...]:
        """Every input after the first `count`, as `inputs` counts them."""
        kept = (self._log or ())[count:]
        return tuple([entry for each in kept for entry in _entries(*each)])

    @property
    def inputs(self) -> int:
        """How many inputs there were so far; answers given all at once count as one."""
        return len(self._log or ())

    def last_answer(self, seat: Seat) -> int | None:
        """How many inputs there were before this seat's last answer; None if it gave none."""
        log = self._log or []
        answers = (place for place in range(len(log) - 1, -1, -1) if _is_answer(log[place], seat))
        return next(answers, None)

    @property
    def news(self) -> tuple[News, ...]:
        """All news so far, for any audience."""
        return self.news_since(0)

    def news_since(self, count: int) -> tuple[News, ...]:
        """The news after the first `count`."""
        return tuple([News(*each) for each in (self._told or ())[count:]])

    @property
    def told(self) -> int:
        """How many news there were so far."""
        return len(self._told or ())

    # Copies

    def clone(self) -> "Match":
        """A match that continues from here on its own, with its log, news and nature."""
        new = self.fork(self.nature.copy())
        new.start = self.start
        if self._log is not None:
            new._log = self._log.copy()
        if self._told is not None:
            new._told = self._told.copy()
        return new

    def fork(self, nature: Nature) -> "Match":
        """A clone for searches: it keeps no log, tells no news, and meets another future chance.

        It sleeps: the scene is only played again when somebody first needs the state.
        """
        new = Match.__new__(Match)
        new.game = self.game
        new.setup = self.setup
        new.nature = nature
        new._log = new._told = new._state = new._acts = new.start = None
        new.number = self.number
        new._story = self._story.copy()
        new._answers = self._answers.copy()
        new._batch = self._batch
        new._enough = self._enough
        new.asked = self.asked
        return new

    def world(self, viewer: Viewer, random: Random, nature: Nature) -> "Match":
        """A fork with everything that the viewer can't know dealt again.

        Within a scene all answers are public or the viewer's own, except those to an open common
        question; of these it keeps only the viewer's own.
        """
        world = self.game.worlds(self.position(), viewer, random)
        own = {seat: a for seat, a in self._answers.items() if seat == viewer}
        return self.begun_with(world, own, nature)

    def begun_with(self, start: State, answers: dict[Seat, Answer], nature: Nature) -> "Match":
        """A fork whose scene began with this state, with these answers to a common question."""
        new = self.fork(nature)
        new.retell([start, *self._story[1:]], answers)
        return new

    def retell(self, story: list[Any], answers: dict[Seat, Answer]) -> None:
        """Replace the story with another, up to its open question."""
        self._story = story
        question = self._wake()
        if question is not None:
            self._put(question)
        self._answers = answers

    def _wake(self) -> Any:
        """Play the story again, up to the open question; None if the game is over."""
        story, question = self._story, None
        self._state = state = story[0].copy()
        if self.asked:
            self._acts = acts(self.game.next_scene, state, story)
            question = self._acts.send(None)
            for value in story[1:]:
                question = self._acts.send(value)
        state.told = self._told  # only now, since all of this was told before
        return question

    def listen(self, heard: Iterable[News] = ()) -> None:
        """Keep the news from here on, in a fork, which keeps none by itself; `heard` is what
        somebody remembers from before."""
        self._told = [(news.audience, news.event, news.facts) for news in heard]
        self.state.told = self._told

    @property
    def is_at_start(self) -> bool:
        """Whether nothing has been sent into this scene yet."""
        return len(self._story) == 1 and not (self._batch and self._answers)

    def nature_from_log(self) -> Recorded:
        """A nature that repeats what this match's nature gave."""
        return Recorded(recorded_orders(self.log))

    def position(self) -> State:
        """The state at the start of this scene, which is enough to play the scene again."""
        start: State = self._story[0].copy()
        return start

    def rewound(self) -> "Match":
        """The same match before its first answer; nature will repeat what it gave."""
        return Match(self.game, self.setup, self.nature_from_log(), self.start)

    @classmethod
    def restore(
        cls,
        game: Game,
        setup: Setup,
        log: Iterable[Entry],
        start: State | None = None,
        nature: Nature | None = None,
    ) -> "Match":
        """The match that this log came from. Every entry is checked as if it were new.

        Chance comes from the log, or from a nature that must give the same and then goes on.
        """
        entries = tuple(log)
        match = cls(game, setup, nature or Recorded(recorded_orders(entries)), start)
        for _ in match.moments(entries):
            pass
        if match.log != entries:
            raise BadRecord(first_difference(match.log, entries))
        return match

    def moments(self, log: Iterable[Entry]) -> Iterator[Entry | None]:
        """Go through a log: each entry just before it is entered, and None at the end.

        This is the only loop that enters a log. It skips chance, which is nature's business.
        """
        for place, entry in enumerate(log):
            if type(entry) is Ordered:
                continue
            yield entry
            try:
                self.enter(entry)
            except PalatineError as error:
                raise BadRecord(f"entry {place} of the log: {error.sentence}", error.rule) from None
        yield None

    def enter(self, entry: Entry) -> None:
        """Take one entry of a log; skip chance, which is nature's business."""
        if type(entry) is Answered:
            self.answer(entry.seat, entry.answer)
        elif type(entry) is Said:
            self.say(entry.seat, entry.what, entry.atoms)
        elif type(entry) is Spoke:
            self.speak(entry.seat, entry.text)

    # Why not

    def why_not(self, seat: Seat, atom: str) -> Reason | None:
        """Why the seat's open question does not offer this atom."""
        question = self.asked.get(seat)
        if question is None or atom in question.options:
            return None
        return question.reason(self.state, seat, atom)

    # Driving

    def _resume(self, value: Any) -> None:
        """Send a value into the scene and go on until somebody is asked or the game is over."""
        if self._state is None:
            self._wake()
        if self.number:
            self._story.append(value)
        send = self._acts.send
        try:
            question = send(value)
            while type(question) is Chance:
                question = send(self._order(question))
        except StopIteration:
            self.asked = {}
            return
        except PalatineError:
            self._take_back()
            raise
        except Exception as error:
            raise self._rules_bug(error) from error
        self.number += 1
        if type(question) is tuple:  # what `_put` does, without the call
            seat, one = question
            self._batch = None
            self.asked = {seat: one}
        else:
            self._put_together(question)

    def _put(self, question: tuple[Seat, Question[Any, Any]] | Together | Race) -> None:
        """Open a question to one seat or several."""
        if type(question) is tuple:
            seat, one = question
            self._batch = None
            self.asked = {seat: one}
        else:
            self._put_together(question)  # type: ignore[arg-type]  # no tuple

    def _put_together(self, question: Together | Race) -> None:
        self._batch = question
        self._answers = {}
        self._enough = 1 if type(question) is Race else len(question.asked)
        self.asked = question.asked

    def _take_back(self) -> None:
        """Undo the last answer, since nature can't give what the rules then asked for.

        By then a scene may have ended, and its story with it, so we rebuild the match from its log.
        A fork has no log and stays as it is; it is made to be thrown away.
        """
        log = self._log or []
        answers = [place for place, entry in enumerate(log) if not isinstance(entry[0], str)]
        if not answers:
            return
        kept = log[: answers[-1]]
        if isinstance(self.nature, Recorded | Dealt):  # no other nature fails
            self.nature.take_back(len(log) - len(kept) - 1)
        entries = [entry for each in kept for entry in _entries(*each)]
        again = Match.restore(self.game, self.setup, entries, self.start)
        for name in DRIVEN:
            setattr(self, name, getattr(again, name))
        self._log = kept

    def _rules_bug(self, error: Exception) -> PalatineError:
        """The error for broken rules, or for a state that the rules could never have reached."""
        if self.start is not None:
            return BadPosition(f"the rules can't play on from this position: {error!r}")
        return RulesBug(f"the rules of {self.game.id} broke: {error!r}")

    def _finish(self, asked: int) -> None:
        """End a match that was played on without a story, after `asked` more questions."""
        self.number += asked
        self.asked = {}
        self._batch = None
        self._story.append(self._state.__copy__())

    def _order(self, chance: Chance) -> Order:
        order = self.nature.order(chance)
        if self._log is not None:
            self._log.append((chance.label, order))
        self._story.append(order)
        return order


def recorded_orders(log: Iterable[Entry]) -> list[Order]:
    """Nature's part of a log."""
    return [entry.order for entry in log if type(entry) is Ordered]


def _entries(who: Any, what: Any, said: Any = None) -> Iterable[Entry]:
    """The log entries that a bare tuple stands for.

    Talk has a third part: atoms after the kind of a claim, or text after the number of the open
    question.
    """
    if isinstance(said, str):
        return (Spoke(who, said),)
    if said is not None:
        return (Said(who, what, said),)
    if isinstance(who, str):
        return (Ordered(who, what),)
    if isinstance(who, dict):
        return map(Answered, who, what)
    return (Answered(who, what),)


async def acts(next_scene: Callable[[Any], Scene | None], state: Any, story: list[Any]) -> None:
    """Play scene after scene; each begins a new story, unless the story was cleared.

    One coroutine around all scenes costs less than catching the end of each one.
    """
    while (scene := next_scene(state)) is not None:
        if scene is not PLAYED:
            await scene
        if story:
            story.clear()
            story.append(state.__copy__())


def _is_answer(entry: tuple[Any, ...], seat: Seat) -> bool:
    """Whether this is an answer of this seat; talk has a third part."""
    return len(entry) == 2 and (
        entry[0] == seat or (isinstance(entry[0], dict) and seat in entry[0])
    )


def _are_all_in(offered: frozenset[str], answers: Sequence[object]) -> bool:
    try:
        return offered.issuperset(answers)
    except TypeError:  # a list, or something else that can't be hashed
        return False


def _is_of(atom: object, family: Any) -> bool:
    return isinstance(atom, str) and atom in family.value

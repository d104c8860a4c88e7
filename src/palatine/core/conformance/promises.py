"""Promises that every match of every game keeps, tried at each decision of random play."""

import json
from collections.abc import Sequence
from itertools import islice, product
from random import Random
from typing import Any, TypeVar

import msgspec

from palatine.core.atoms import DONE
from palatine.core.chance import Seeded, seed_from
from palatine.core.decisions import Answer, Question
from palatine.core.errors import IllegalAnswer, PalatineError
from palatine.core.game import Game, Setup
from palatine.core.log import Entry
from palatine.core.match import Match
from palatine.core.seats import PUBLIC, Seat, seats, viewers
from palatine.core.stream import Packet, encoded, own_room, packet

LONGEST = 100_000
MOST_ANSWERS = 24
MOST_REFUSALS = 120
"""How many refused atoms a seat tries at a moment: large games have thousands; all get a turn."""
MOST_RESTORES = 60
"""How many moments of a match we restore: each costs as much as the match up to it."""
RECENT = 10
FRAME = 64
"""At most how many bytes a message has around the seat's own part."""
LONGEST_ANSWER = 900
"""Bytes of an answer as phones send it: all their messages have the same length."""
FREELY = 0.2
"""How often somebody speaks in free text when claims are possible too."""
T = TypeVar("T")
NONSENSE: tuple[object, ...] = (None, 7, [], ["nothing"], {"a": 1}, "", [[1]], [True] * 9)


class Broken(Exception):
    """A promise that did not hold, in one sentence."""


class Seen:
    """What has come up in all matches: the events."""

    def __init__(self) -> None:
        self.events: dict[str, int] = {}

    def take(self, match: Match) -> None:
        """Count what has happened in a match."""
        for news in match.news:
            self.events[news.event] = self.events.get(news.event, 0) + 1

    def missing(self, game: Game) -> list[str]:
        """What the game says can happen and never did."""
        return [f"never happened: {event}" for event in game.reached if event not in self.events]


def require(holds: bool, sentence: str) -> None:
    """Raise Broken with this sentence unless the promise holds."""
    if not holds:
        raise Broken(sentence)


def check_match(game: Game, setup: Setup, name: str, seen: Seen, is_thorough: bool) -> None:
    """Play one random match and try every promise on the way."""
    random = Random(name)
    match = Match(game, setup, Seeded(seed_from(name)))
    copies: list[tuple[Match, bytes]] = []
    given = 0
    while not match.is_over:
        given += 1
        require(given < LONGEST, f"the match does not end within {LONGEST} decisions")
        check_state(match)
        if random.random() < (0.3 if is_thorough else 0.03):
            check_copies(match, random, copies)
            check_questions(match, random)
            check_packets(match)
            check_sizes(match)
        take_a_step(match, random)
    check_state(match)
    check_packets(match)
    check_sizes(match)
    require(match.outcome is not None, "the match is over without an outcome")
    for copy, then in copies:
        require(snapshot(copy) == then, "an earlier copy has changed")
    check_restore(match, random if is_thorough else None)
    seen.take(match)


def take_a_step(match: Match, random: Random) -> None:
    """Let someone who is asked answer; sometimes someone talks or changes an answer."""
    if random.random() < 0.2:
        talk_a_little(match, random)
    again = match.clone()
    seat, answer = step(match, random)
    size = len(msgspec.json.encode(answer))
    require(size <= LONGEST_ANSWER, f"an answer of {size} bytes is more than {LONGEST_ANSWER}")
    if random.random() < 0.1:
        again.answer(seat, answer)
        require(snapshot(again) == snapshot(match), "a clone went another way with one answer")
    changed = [s for s in match.asked if match.given(s) is not None]
    if changed and random.random() < 0.1:
        match.answer(changed[0], match.asked[changed[0]].any_answer(random))


def step(match: Match, random: Random) -> tuple[Seat, Answer]:
    """Let someone who is asked answer."""
    seat = random.choice(match.waiting)
    answer = match.asked[seat].any_answer(random)
    match.answer(seat, answer, match.number)
    return seat, answer


def talk_a_little(match: Match, random: Random) -> None:
    """Say something random; a refusal is fine but must change nothing."""
    seat, before = random.choice(seats(match.setup.players)), snapshot(match)
    try:
        if not match.game.talk.kinds or random.random() < FREELY:
            match.speak(seat, f"I was asked {match.number} questions")
            return
        what = random.choice(list(match.game.talk.kinds))
        atoms = [random.choice(family.atoms) for family in match.game.talk.kinds[what]]
        match.say(seat, what, atoms)
    except IllegalAnswer:
        require(snapshot(match) == before, "talk was refused and yet something changed")


def snapshot(match: Match) -> bytes:
    """Everything about a match, in bytes."""
    asked = {seat: repr(question) for seat, question in match.asked.items()}
    whole = (match.state.to_json(), asked, match.waiting, match.log, match.news, match.number)
    return msgspec.json.encode(whole)


def check_state(match: Match) -> None:
    """The state is possible, and its position survives a trip through JSON unchanged."""
    start: Any = match.position()
    for fault in match.game.faults(start):
        raise Broken(f"an impossible state: {fault}")
    again = match.game.state.from_json(json.loads(json.dumps(start.to_json())))
    require(again == start, "a position is not the same after a trip through JSON")
    require(start.copy() == start, "a copy of the state is not equal to it")


def check_copies(match: Match, random: Random, copies: list[tuple[Match, bytes]]) -> None:
    """A clone is the same, and a position opens with the same question. Keep some for later."""
    now = snapshot(match)
    clone = match.clone()
    require(snapshot(clone) == now, "a clone is not the same as its original")
    copies.append((clone, now))
    opened = Match(match.game, match.setup, match.nature.copy(), match.position())
    if match.is_at_start:
        require(opened.asked == match.asked, "a position opens with another question")


def check_questions(match: Match, random: Random) -> None:
    """Offered answers are accepted, others are refused, and a refusal changes nothing."""
    for seat, question in match.asked.items():
        unknown = [atom for atom in question.options if atom not in match.game.vocabulary]
        require(not unknown, f"not in the vocabulary: {unknown}")
        for answer in some_answers(question, random):
            match.clone().answer(seat, answer)
        check_spelling(question, random)
    before = snapshot(match)
    for seat in seats(match.setup.players):
        for raw in (*some_of(match.game.vocabulary, MOST_REFUSALS, random), *NONSENSE):
            if not is_offered(match, seat, raw):
                must_refuse(match, seat, raw, match.number)
    for seat, question in match.asked.items():
        must_refuse(match, seat, question.any_answer(random), match.number + 1)
    require(snapshot(match) == before, "an answer was refused and yet something changed")


def some_of(whole: Sequence[T], most: int, random: Random) -> Sequence[T]:
    """All of them if they are few, else a random sample in order."""
    if len(whole) <= most:
        return whole
    return [whole[place] for place in sorted(random.sample(range(len(whole)), most))]


def some_answers(question: Question[Any, Any], random: Random) -> list[Answer]:
    """All answers if they are few, else some at random."""
    if question.shape == "pick":
        return [question.from_atoms([atom]) for atom in question.options]
    return [question.any_answer(random) for _ in range(MOST_ANSWERS)]


def check_spelling(question: Question[Any, Any], random: Random) -> None:
    """An answer can be given atom by atom, each from the mask of what may come next."""
    given: list[str] = []
    while True:
        mask = question.next_atoms(given)
        require(bool(mask), f"{question.kind}: no atom may follow {given}")
        atom = random.choice(mask)
        if atom == DONE:
            break
        given.append(atom)
    answer = question.from_atoms(given)
    require(question.read(answer) == answer, f"{question.kind}: an answer has two forms: {answer}")


def must_refuse(match: Match, seat: Seat, raw: object, number: int) -> None:
    """The match must refuse the answer, with a sentence."""
    try:
        match.answer(seat, raw, number)
    except IllegalAnswer as error:
        require(bool(error.sentence), "a refusal without a sentence")
    else:
        raise Broken(f"accepted from seat {seat}: {raw!r}")


def is_offered(match: Match, seat: Seat, raw: object) -> bool:
    """Whether this answers what the seat is asked."""
    question = match.asked.get(seat)
    try:
        return question is not None and question.read(raw) is not None
    except PalatineError:
        return False


def check_packets(match: Match) -> None:
    """Each viewer can rebuild a packet from its bytes alone."""
    for viewer in viewers(match.setup.players):
        sent = packet(match, viewer, since=max(0, match.told - RECENT))
        again = msgspec.json.decode(encoded(sent), type=Packet)
        require(encoded(again) == encoded(sent), f"the stream of {viewer} can't be read back")


def check_sizes(match: Match) -> None:
    """A seat's own part fits into the room that every message has, also for returning players."""
    for since in (0, max(0, match.told - RECENT), match.told):
        everybody = packet(match, PUBLIC, since)
        room = own_room(match.game, len(everybody.news)) - FRAME
        for seat in seats(match.setup.players):
            own = len(encoded(packet(match, seat, since))) - len(encoded(everybody))
            require(
                own <= room,
                f"what is seat {seat}'s own takes {own} bytes, and there is room for {room}:"
                " raise Game.own_bytes, or the size of messages tells of it",
            )


def check_restore(match: Match, random: Random | None) -> None:
    """The match can be rebuilt through JSON from its log, or from random prefixes of it."""
    content = msgspec.json.encode(match.log)
    log = msgspec.json.decode(content, type=tuple[Entry, ...])
    require(log == match.log, "the log is not the same after a trip through JSON")
    whole = Match.restore(match.game, match.setup, log)
    require(snapshot(whole) == snapshot(match), "a match is not the same after a restore")
    if random is None:
        return
    going = match.rewound()
    chosen = set(some_of(range(len(log) + 1), MOST_RESTORES, random))
    for number, _ in enumerate(going.moments(log)):
        if number not in chosen:
            continue
        restored = Match.restore(match.game, match.setup, going.log)
        require(snapshot(restored) == snapshot(going), "a prefix of the log restores differently")


def claims_of(game: Game, most: int = 40) -> list[tuple[str, tuple[str, ...]]]:
    """Claims that can be made, up to `most` of each kind."""
    made = []
    for what, families in game.talk.kinds.items():
        atoms = product(*[family.atoms for family in families])
        made += [(what, said) for said in islice(atoms, most)]
    return made

"""Random play: the plainest way to bring a match to its end, and the fastest."""

from functools import lru_cache
from itertools import product
from random import Random
from typing import Any

from palatine.core.chance import Chance
from palatine.core.decisions import Answer, Pick, Question, Race, Several, Together, selections
from palatine.core.errors import NotAnOption, PalatineError
from palatine.core.match import Log, Match
from palatine.core.refusals import not_offered

MOST_JOINT = 1024
MOST_KEPT = 4
"""Of how many options all answers are kept: more of them hardly come again in the same way."""


def play_out(match: Match, random: Random) -> int:
    """Answer every question by chance until the game is over; how many answers that took."""
    given = 0
    if match._batch is not None and match._answers:
        given += answer_the_rest(match, random)
    if match.asked:
        given += run(match, random)
    return given


def answer_the_rest(match: Match, random: Random) -> int:
    """Answer for those who are still out, where some have answered a common question."""
    number, given = match.number, 0
    for seat in match.waiting:
        if match.number == number and match.asked:  # else a race was over with the first
            match.answer(seat, match.asked[seat].any_answer(random))
            given += 1
    return given


def run(match: Match, random: Random) -> int:
    """What `Match.answer` does, answer by answer checked and logged, in one loop.

    It has everything at hand and calls nothing that can be spared, which makes it long. Nobody can
    ask for a copy before the end, so that scenes need no story.
    """
    if match._state is None:
        match._wake()
    log, send, order, chance = match._log, match._acts.send, match.nature.order, random.random
    match._story.clear()
    question: Any = match._batch or next(iter(match.asked.items()))
    common: Together | Race | None = None
    asked = more = count = others = 0
    try:
        while True:
            if type(question) is tuple:
                seat, one = question
                if type(one) is Pick:
                    options = one.options
                    answer: Any = options[int(chance() * len(options))]
                    if answer not in options:
                        raise not_offered(match, seat, one, answer)
                    value: Any = one.words.value[answer]
                elif known := known_answers(one):
                    answer, value = known[int(chance() * len(known))]
                else:
                    answer, value = any_of(one, random)
                asked += 1
                if log is not None:
                    log.append((seat, answer))
            elif type(question) is Chance:
                value = order(question)
                if log is not None:
                    log.append((question.label, value))
            else:
                if common is not question:
                    common, joint = question, joint_answers(question)
                    count, others = len(joint), len(question.asked) - 1
                if count:
                    answer = joint[int(chance() * count)]
                    if not question.offered.issuperset(answer):
                        raise NotAnOption(f"{answer} are not offered")
                    if log is not None:
                        log.append((question.asked, answer))
                    value = answer if question.is_plain else question.meaning(answer)
                else:
                    others, value = one_by_one(question, random, log)
                asked += 1
                more += others
            question = send(value)
    except StopIteration:
        match._finish(asked - 1)
    except PalatineError:
        match._take_back()
        raise
    except Exception as error:
        raise match._rules_bug(error) from error
    return asked + more


def any_of(question: Question[Any, Any], random: Random) -> tuple[Answer, Any]:
    """Some answer by chance, checked, and what it means."""
    answer = question.read(question.any_answer(random))
    return answer, question.meaning(answer)


def known_answers(question: Question[Any, Any]) -> tuple[tuple[Answer, Any], ...]:
    """All answers to a Several of few options and one size; none to any other question."""
    if isinstance(question, Several) and len(question.options) <= MOST_KEPT:
        return few_answers(question) if question.least == question.most else ()
    return ()


@lru_cache(maxsize=1024)
def few_answers(question: Several[Any]) -> tuple[tuple[Answer, Any], ...]:
    """All answers, each checked, and what they mean."""
    known = selections(question.options, question.most)
    return tuple([(question.read(answer), question.meaning(answer)) for answer in known])


def joint_answers(question: Together | Race) -> tuple[tuple[str, ...], ...]:
    """All ways in which those who are asked the same Pick can answer; none if they are too many."""
    common = question.common if isinstance(question, Together) else None
    if not isinstance(common, Pick) or len(common.options) ** len(question.asked) > MOST_JOINT:
        return ()
    return all_joint(common.options, len(question.asked))


@lru_cache(maxsize=64)
def all_joint(options: tuple[str, ...], count: int) -> tuple[tuple[str, ...], ...]:
    """All ways in which so many seats can answer."""
    return tuple(product(options, repeat=count))


def one_by_one(question: Together | Race, random: Random, log: Log) -> tuple[int, Any]:
    """Answer for each who is asked: how many answered after the first, and what the rules get."""
    answers: list[Any] = []
    for seat, one in question.asked.items():
        answers.append(one.read(one.any_answer(random)))
        if log is not None:
            log.append((seat, answers[-1]))
        if isinstance(question, Race) and answers[-1] != question.decline:
            return len(answers) - 1, question.meaning(seat, answers[-1])
    heard = question.meaning(tuple(answers)) if isinstance(question, Together) else None
    return len(answers) - 1, heard

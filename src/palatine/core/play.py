"""Random play: the simplest and fastest way to finish a match."""

import gc
from functools import lru_cache
from itertools import product
from random import Random
from typing import Any

from palatine.core.atoms import Words
from palatine.core.chance import Chance
from palatine.core.decisions import (
    MOST_KEPT,
    Answer,
    Pick,
    Question,
    Race,
    Several,
    Together,
    selections,
)
from palatine.core.errors import NotAnOption, PalatineError
from palatine.core.match import Log, Match
from palatine.core.refusals import not_offered

MOST_JOINT = 1024


def play_out(match: Match, random: Random) -> int:
    """Answer every question at random until the game is over; gives the number of answers.

    Meanwhile Python's collector does not look through the growing log again and again: all that it
    could find is cycles, and games make none.
    """
    was_collecting = gc.isenabled()
    gc.disable()
    try:
        given = 0
        if match._batch is not None and match._answers:
            given += answer_the_rest(match, random)
        if match.asked:
            given += run(match, random)
        return given
    finally:
        if was_collecting:
            gc.enable()


def answer_the_rest(match: Match, random: Random) -> int:
    """Answer for the seats that have yet to answer a common question."""
    number, given = match.number, 0
    for seat in match.waiting:
        if match.number == number and match.asked:  # else a race was over with the first
            match.answer(seat, match.asked[seat].any_answer(random))
            given += 1
    return given


def run(match: Match, random: Random) -> int:
    """Do what `Match.answer` does, answer by answer, checked and logged, in one loop.

    It is long because it avoids every call that it can. Nobody can ask for a copy before the end,
    so scenes need no story.
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
    """A random answer, checked, and its meaning."""
    answer = question.read(question.any_answer(random))
    return answer, question.meaning(answer)


def known_answers(question: Question[Any, Any]) -> tuple[tuple[Answer, Any], ...]:
    """All answers to a Several of few options and one size; none to any other question."""
    if not isinstance(question, Several) or len(question.options) > MOST_KEPT:
        return ()
    if question.least != question.most:
        return ()
    if type(question) is Several:
        return few_answers(question.words, question.options, question.most)
    return checked_answers(question)


@lru_cache(maxsize=1024)
def checked_answers(question: Several[Any]) -> tuple[tuple[Answer, Any], ...]:
    """All answers to a question that checks more than their number, such as a sum."""
    known = selections(question.options, question.most)
    return tuple([(question.read(answer), question.meaning(answer)) for answer in known])


@lru_cache(maxsize=1024)
def few_answers(
    words: Words[Any], options: tuple[str, ...], size: int
) -> tuple[tuple[Answer, Any], ...]:
    """All choices of `size` options, and what they mean."""
    return tuple([(a, tuple(map(words.value.__getitem__, a))) for a in selections(options, size)])


def joint_answers(question: Together | Race) -> tuple[tuple[str, ...], ...]:
    """All joint answers of several seats to the same Pick; none if there are too many."""
    common = question.common if isinstance(question, Together) else None
    if not isinstance(common, Pick) or len(common.options) ** len(question.asked) > MOST_JOINT:
        return ()
    return all_joint(common.options, len(question.asked))


@lru_cache(maxsize=64)
def all_joint(options: tuple[str, ...], count: int) -> tuple[tuple[str, ...], ...]:
    """All joint answers of `count` seats."""
    return tuple(product(options, repeat=count))


def one_by_one(question: Together | Race, random: Random, log: Log) -> tuple[int, Any]:
    """Answer for each seat; gives how many answered after the first, and what the rules get."""
    answers: list[Any] = []
    for seat, one in question.asked.items():
        answers.append(one.read(one.any_answer(random)))
        if log is not None:
            log.append((seat, answers[-1]))
        if isinstance(question, Race) and answers[-1] != question.decline:
            return len(answers) - 1, question.meaning(seat, answers[-1])
    heard = question.meaning(tuple(answers)) if isinstance(question, Together) else None
    return len(answers) - 1, heard

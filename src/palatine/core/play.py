"""Random play: the plainest way to bring a match to its end, and the fastest."""

from functools import lru_cache
from itertools import product
from random import Random

from palatine.core.decisions import Pick
from palatine.core.match import Match

MOST_JOINT = 1024


def play_out(match: Match, random: Random) -> int:
    """Answer every question by chance until the game is over; how many answers that took."""
    chance = random.random
    answer = match.answer
    given = 0
    while asked := match.asked:
        if len(asked) > 1:
            given += len(asked)
            answer_together(match, random)
            continue
        given += 1
        for seat, question in asked.items():
            if type(question) is Pick:
                options = question.options
                answer(seat, options[int(chance() * len(options))])
            else:
                answer(seat, question.any_answer(random))
    return given


def answer_together(match: Match, random: Random) -> None:
    """Answer for all seats that are asked at once."""
    asked = match.asked
    common = match.common
    if type(common) is Pick and len(common.options) ** len(asked) <= MOST_JOINT:
        joint = joint_answers(common.options, len(asked))
        match.answer_all(joint[int(random.random() * len(joint))])
        return
    number = match.number
    for seat, question in asked.items():
        if match.number == number:  # a race is over with the first who does not decline
            match.answer(seat, question.any_answer(random))


@lru_cache(maxsize=64)
def joint_answers(options: tuple[str, ...], count: int) -> tuple[tuple[str, ...], ...]:
    """All ways in which so many seats can answer."""
    return tuple(product(options, repeat=count))

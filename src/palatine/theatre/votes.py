"""Votes that decided a common question, judged like choices: nobody's ballot by the truth."""

from collections.abc import Iterator, Sequence
from random import Random

from palatine.core.chance import Rolled
from palatine.core.decisions import Answer
from palatine.core.log import Answered
from palatine.core.match import Match
from palatine.core.seats import Seat
from palatine.theatre.analysis import Choice
from palatine.theatre.choices import judge
from palatine.theatre.odds import Odds
from palatine.theatre.reel import Frame

Ballots = dict[Seat, Answer]


def votes(frames: Sequence[Frame], at: int, odds: Odds, seed: str) -> Iterator[Choice]:
    """The ballots that decided the vote which this moment closed, each judged with the others'
    fixed, over tables that its voter could not tell apart."""
    before, after = frames[at - 1], frames[at]
    is_closed = after.match.is_over or after.match.number != before.match.number
    if before.match.common is None or not is_closed:
        return
    opened = next(each for each in frames if each.match.number == before.match.number)
    given: Ballots = {
        entry.seat: entry.answer
        for frame in frames[opened.at + 1 : at + 1]
        for entry in frame.inputs
        if type(entry) is Answered
    }
    heard = opened._replace(told=before.told)  # people may have talked between ballots
    for seat in decisive(opened.match, given):
        others = [Answered(each, ballot) for each, ballot in given.items() if each != seat]
        choice = judge(heard, after, Answered(seat, given[seat]), odds, seed, others)
        if choice is not None:
            yield choice


def decisive(match: Match, given: Ballots) -> list[Seat]:
    """The voters each of whom alone could have made it go otherwise: then another question follows,
    or others are asked."""
    really = leads_to(match, given)
    return [
        seat
        for seat, ballot in given.items()
        if any(
            leads_to(match, given | {seat: other}) != really
            for other in match.asked[seat].options
            if other != ballot
        )
    ]


def leads_to(match: Match, given: Ballots) -> list[tuple[Seat, str]]:
    """Who is asked what next."""
    fork = match.fork(Rolled(Random(0)))
    for seat, ballot in given.items():
        fork.answer(seat, ballot)
    return [(seat, question.kind) for seat, question in fork.asked.items()]

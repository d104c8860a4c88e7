"""Refusals: errors that say why we can't take an answer, with the rule's id."""

from typing import TYPE_CHECKING, Any

from palatine.core.decisions import Question, Reason
from palatine.core.errors import (
    GameIsOver,
    IllegalAnswer,
    NotAnOption,
    NotYourDecision,
    StaleDecision,
)
from palatine.core.game import Game
from palatine.core.seats import Seat

if TYPE_CHECKING:
    from palatine.core.match import Match


def not_asked(match: "Match", seat: Seat, number: int | None) -> IllegalAnswer:
    """The error for a game that is over, another question, or another seat's turn."""
    if match.is_over:
        return GameIsOver("the game is over")
    if number is not None and number != match.number:
        closed = "is closed" if number < match.number else "is not asked yet"
        return StaleDecision(f"question {number} {closed}; the open one is {match.number}")
    return NotYourDecision(f"seat {seat} has no open question now")


def not_offered(
    match: "Match",
    seat: Seat,
    question: Question[Any, Any],
    raw: object,
    error: NotAnOption | None = None,
) -> IllegalAnswer:
    """The error with the game's reason if there is one; else with the question's options."""
    reason = reason_against(match, seat, question, raw)
    if reason is not None:
        return NotAnOption(in_words(match.game, reason), reason.rule, reason)
    return error or NotAnOption(
        f"{raw!r} is not offered; the question is {question.kind!r}, "
        f"one of {list(question.options)}"
    )


def reason_against(
    match: "Match", seat: Seat, question: Question[Any, Any], raw: object
) -> Reason | None:
    """Why an atom of the answer is not offered, or not that often; else what a right answer is."""
    atoms = raw if isinstance(raw, list | tuple) else (raw,)
    for atom in atoms:
        if isinstance(atom, str) and atoms.count(atom) > question.options.count(atom):
            reason = question.reason(match.state, seat, atom)
            if reason is not None:
                return reason
    return question.reason(match.state, seat, "")


def in_words(game: Game, reason: Reason) -> str:
    """The reason as an English sentence; an adapter may say it in other words."""
    from palatine.core.words import Speaker  # only a refusal needs words, and they load slowly

    return Speaker(game).reason(reason)

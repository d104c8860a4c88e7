"""Reasons of a player with a plan: the results of fights, calculated from what is open."""

from collections.abc import Callable

from palatine.bots.bot import Grounds
from palatine.bots.seize_the_imperium.attacks import prize_of
from palatine.bots.seize_the_imperium.fighting import is_worth
from palatine.bots.seize_the_imperium.reading import Board
from palatine.core.decisions import Answer
from palatine.core.stream import AskOut

Reasons = tuple[Grounds, ...]
PASS = "pass"


def reasons(board: Board, ask: AskOut, answer: Answer) -> Reasons:
    """What speaks for an answer; nothing if only trying tells."""
    found = REASONS.get(ask.kind)
    return found(board, ask, answer) if found else ()


def conquer(board: Board, ask: AskOut, answer: Answer) -> Reasons:
    """What this fight brings, compared with the next best; or that none is worth it."""
    places = [option.atom for option in ask.options if option.atom != PASS]
    worth = {place: is_worth(board, place, prize_of(board, place)) for place in places}
    if answer == PASS:
        return (Grounds("no_fight"),)
    others = [value for place, value in worth.items() if place != answer]
    gain, following = round(worth[str(answer)]), round(max([*others, 0.0]))
    return (Grounds("fight", {"card": str(answer), "points": gain, "next": following}),)


def attack(board: Board, ask: AskOut, answer: Answer) -> Reasons:
    """Enter every World card that it can take."""
    return (Grounds("no_attack" if answer == PASS else "attack"),)


def attack_at(board: Board, ask: AskOut, answer: Answer) -> Reasons:
    """Where this Unit card helps to take a World card."""
    return () if answer == PASS else (Grounds("takes", {"card": str(answer)}),)


def react(board: Board, ask: AskOut, answer: Answer) -> Reasons:
    """Units come that can save a World card."""
    return (Grounds("no_react" if answer == PASS else "react"),)


def withdraw(board: Board, ask: AskOut, answer: Answer) -> Reasons:
    """Whether another Exchange gains anything."""
    return (Grounds("withdraw" if answer == "yes" else "go_on"),)


def aim(board: Board, ask: AskOut, answer: Answer) -> Reasons:
    """The volley with the best result over both Exchanges."""
    return () if answer == PASS else (Grounds("aim"),)


def window(board: Board, ask: AskOut, answer: Answer) -> Reasons:
    """Play cards in the fights that they turn."""
    return (Grounds("keep" if answer == PASS else "deed"),)


REASONS: dict[str, Callable[[Board, AskOut, Answer], Reasons]] = {
    "conquer": conquer,
    "attack": attack,
    "attack_at": attack_at,
    "react": react,
    "react_to": attack_at,
    "withdraw": withdraw,
    "aim": aim,
    "target": aim,
    "window": window,
}

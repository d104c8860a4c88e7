"""Perft: the number of ways to answer, to a fixed depth from fixed chance."""

from pathlib import Path
from typing import Any

from palatine.catalog import games
from palatine.core.chance import Seeded, seed_from
from palatine.core.conformance import setups_of
from palatine.core.decisions import Answer, Question
from palatine.core.match import Match

FILE = Path(__file__).parent / "perft.txt"
DEPTHS = {5: 9, 10: 4}
MOST = 5


def table() -> str:
    """A line for each edition and size: the counts at depth 1, 2, 3..."""
    lines = []
    for game in games().values():
        for setup in setups_of(game, None, (game.players[0], game.players[-1])):
            match = Match(game, setup, Seeded(seed_from("perft")))
            depth = DEPTHS.get(setup.players, MOST)
            counts = [perft(match, deep) for deep in range(1, depth + 1)]
            lines.append(f"{setup.edition} {setup.players}: {' '.join(map(str, counts))}")
    return "\n".join(lines) + "\n"


def perft(match: Match, depth: int) -> int:
    """The number of different ways to give this many answers, in the order of the seats."""
    if match.is_over:
        return 1
    seat = match.waiting[0]
    answers = all_answers(match.asked[seat])
    if depth == 1:
        return len(answers)  # the last ones need not be given to count them
    total = 0
    for answer in answers:
        then = match.clone()
        then.answer(seat, answer)
        total += perft(then, depth - 1)
    return total


def all_answers(question: Question[Any, Any]) -> list[Answer]:
    """Every answer once, found along the mask."""
    found: dict[Answer, None] = {}
    open_ends: list[list[str]] = [[]]
    while open_ends:
        given = open_ends.pop()
        for atom in question.next_atoms(given):
            if atom == "done":
                found[question.from_atoms(given)] = None
            else:
                open_ends.append([*given, atom])
    return list(found)

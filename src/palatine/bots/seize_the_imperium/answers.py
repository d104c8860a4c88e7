"""Answers that need no thought: lawful ones for every shape of question."""

from collections.abc import Sequence
from itertools import combinations

from palatine.core.decisions import Answer
from palatine.core.stream import AskOut

QUIET = ("pass", "none", "no")
"""What to say to decline."""
MOST_TRIED = 5


def plain(ask: AskOut) -> Answer:
    """Nothing if that is possible; otherwise the first and the least."""
    atoms = [option.atom for option in ask.options]
    if ask.shape == "pick":
        return next((atom for atom in atoms if atom in QUIET), atoms[0])
    if ask.shape == "rank":
        return tuple(atoms)
    if ask.worth:
        return least_cover(ask)
    return tuple(sorted(atoms[: ask.least]))


def is_lawful(ask: AskOut, answer: Answer) -> bool:
    """Whether the question offers this answer."""
    atoms = [option.atom for option in ask.options]
    if ask.shape == "pick":
        return answer in atoms
    if not isinstance(answer, tuple):
        return False
    if ask.shape == "rank":
        return sorted(map(str, answer)) == sorted(atoms)
    left = list(atoms)
    for atom in answer:
        if atom not in left:
            return False
        left.remove(str(atom))
    if not ask.least <= len(answer) <= ask.most:
        return False
    return not ask.worth or is_enough(ask, [atoms.index(str(atom)) for atom in answer])


def is_enough(ask: AskOut, places: Sequence[int]) -> bool:
    """Whether the chosen options add up."""
    given = [sum([ask.worth[n][kind] for n in places]) for kind in range(len(ask.need))]
    return all(have >= due for have, due in zip(given, ask.need, strict=True))


def least_cover(ask: AskOut) -> Answer:
    """The least that adds up: few options, little waste."""
    places = range(len(ask.options))
    for size in range(ask.least, min(ask.most, MOST_TRIED) + 1):
        able = [chosen for chosen in combinations(places, size) if is_enough(ask, chosen)]
        if able:
            best = min(able, key=lambda chosen: sum([sum(ask.worth[n]) for n in chosen]))
            return tuple(sorted([ask.options[n].atom for n in best]))
    return tuple(sorted([option.atom for option in ask.options]))

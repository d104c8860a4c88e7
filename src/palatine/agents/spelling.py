"""Answers atom by atom: a fixed set of actions for each game, and a mask of what may come next.

An action is a place in the game's vocabulary. After the vocabulary come DONE, which ends an answer,
and NO_MOVE, the only action of a seat without a question. If only DONE could follow, an answer ends
by itself, so a Pick is one action.
"""

from collections.abc import Sequence
from functools import cache
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from palatine.core.atoms import DONE
from palatine.core.decisions import Answer, Question
from palatine.core.errors import NotAnOption
from palatine.core.game import Game

NO_MOVE: Final = "no_move"

Mask = NDArray[np.int8]
Asked = Question[Any, Any]


class Actions:
    """The actions of a game: its atoms, DONE and NO_MOVE."""

    def __init__(self, vocabulary: tuple[str, ...]) -> None:
        self.names = (*vocabulary, DONE, NO_MOVE)
        self.place = {name: place for place, name in enumerate(self.names)}
        self.done = self.place[DONE]
        self.no_move = self.place[NO_MOVE]

    def __len__(self) -> int:
        return len(self.names)

    def named(self, action: object) -> str:
        """The atom of an action; NotAnOption if there is none."""
        if isinstance(action, int | np.integer) and not isinstance(action, bool):
            place = int(action)
            if 0 <= place < len(self.names):
                return self.names[place]
        raise NotAnOption(f"{action!r} is not an action; there are 0 to {len(self.names) - 1}")

    def mask(self, offered: Sequence[str]) -> Mask:
        """A one for each action that is offered."""
        mask = np.zeros(len(self.names), np.int8)
        mask[[self.place[name] for name in offered]] = 1
        return mask

    def those(self, mask: Mask) -> tuple[str, ...]:
        """The names of the actions that a mask offers."""
        return tuple([self.names[place] for place in np.flatnonzero(mask)])


@cache
def _actions(vocabulary: tuple[str, ...]) -> Actions:
    return Actions(vocabulary)


def actions_of(game: Game) -> Actions:
    """The actions of this game."""
    return _actions(game.vocabulary)


def offered(question: Asked | None, spelt: Sequence[str]) -> tuple[str, ...]:
    """What may come next; NO_MOVE without a question."""
    return (NO_MOVE,) if question is None else question.next_atoms(spelt)


def with_one_more(
    question: Asked, spelt: tuple[str, ...], atom: str
) -> tuple[tuple[str, ...], bool]:
    """The atoms after one more, and whether the answer ends with it."""
    allowed = question.next_atoms(spelt)
    if atom not in allowed:
        raise NotAnOption(
            f"{atom!r} can't come next in {question.kind!r}; these can: {', '.join(allowed)}"
        )
    if atom == DONE:
        return spelt, True
    more = (*spelt, atom)
    return more, question.next_atoms(more) == (DONE,)


def spelt_as(question: Asked, answer: Answer) -> tuple[str, ...]:
    """The actions that give an answer: its atoms in an order that the masks allow."""
    left, spelt = _atoms(question, answer), list[str]()
    while left:
        allowed = question.next_atoms(spelt)
        spelt.append(next(atom for atom in left if atom in allowed))
        left.remove(spelt[-1])
    ends_by_itself = bool(spelt) and question.next_atoms(spelt) == (DONE,)
    return tuple(spelt) if ends_by_itself else (*spelt, DONE)


def _atoms(question: Asked, answer: Answer) -> list[str]:
    """The atoms of an answer; each bin of a Share as often as it holds units."""
    if isinstance(answer, str):
        return [answer]
    if question.shape != "share":
        return [str(atom) for atom in answer]
    counted = zip(question.options, answer, strict=True)
    return [atom for atom, count in counted for _ in range(int(count))]

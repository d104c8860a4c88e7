"""Cover: a choice that must add up, such as what to buy and what to pay with.

Nothing enumerates the answers: eight cards and four goals have hundreds of thousands. Whether one
adds up is a sum, and so is the mask of what may come next.
"""

from collections.abc import Sequence
from itertools import chain
from operator import add, neg
from random import Random
from typing import TypeVar

from palatine.core.atoms import DONE
from palatine.core.decisions import Answer, Several

T = TypeVar("T")

Worth = tuple[int, ...]
"""What an option gives of each kind; below zero, what it needs. No option does both, since the
mask adds up everything that could still be given."""

Priced = tuple[str, Worth]
"""An option and what it gives or needs."""

SUPERFLUOUS = 0.1
"""How often a random answer holds something that it could do without."""


class Cover(Several[T], frozen=True):
    """Several options that add up: what they give covers what they need, of each kind.

    `worth` has one row for each option, with equal rows for equal atoms; `need` must be given in
    any case. If nothing is needed, nothing may be given.
    """

    worth: tuple[Worth, ...] = ()
    need: Worth = ()

    def read(self, raw: object) -> Answer:
        answer = super().read(raw)
        worth: dict[str | int, Worth] = dict(zip(self.options, self.worth, strict=True))
        if not adds_up([worth[atom] for atom in answer], self.need):
            raise self._no(f"{raw!r} does not add up")
        return answer

    def next_atoms(self, given: Sequence[str]) -> tuple[str, ...]:
        left = list(self.options)
        for atom in given:
            left.remove(atom)
        chosen = [self._worth(atom) for atom in given]
        rest = {atom: self._rest(left, atom) for atom in dict.fromkeys(left)}
        more = [a for a in rest if may_follow(chosen, self._worth(a), rest[a], self.need)]
        return (*more, DONE) if adds_up(chosen, self.need) else tuple(more)

    def any_answer(self, random: Random) -> Answer:
        """A random choice of affordable options, with enough to pay for them."""
        return any_cover(self.options, self.worth, self.need, random)

    def _worth(self, atom: str) -> Worth:
        return self.worth[self.options.index(atom)]

    def _rest(self, left: list[str], atom: str) -> list[Worth]:
        """What could still be given after this atom."""
        others = left.copy()
        others.remove(atom)
        return [self._worth(other) for other in others if not needs(self._worth(other))]


def needs(worth: Worth) -> bool:
    """Whether this needs something."""
    return bool(worth) and min(worth) < 0


def balance(chosen: Sequence[Worth], need: Worth) -> Worth:
    """What is left over of each kind."""
    owed = tuple(map(neg, need))
    return tuple(map(sum, zip(owed, *chosen, strict=True))) if chosen else owed


def plus(one: Worth, other: Worth) -> Worth:
    """Both together."""
    return tuple(map(add, one, other))


def adds_up(chosen: Sequence[Worth], need: Worth) -> bool:
    """Whether everything needed is given, and nothing is given for nothing."""
    if not chosen:
        return max(need, default=0) <= 0
    return not needs(balance(chosen, need)) and (any(need) or any(map(needs, chosen)))


def may_follow(chosen: Sequence[Worth], next_one: Worth, rest: list[Worth], need: Worth) -> bool:
    """Whether an answer can continue with this: it is wanted, and the answer can still add up."""
    is_wanted = any(need) or any(map(needs, (*chosen, next_one)))
    return is_wanted and not needs(balance((*chosen, next_one, *rest), need))


def any_cover(
    options: Sequence[str], worth: Sequence[Worth], need: Worth, random: Random
) -> tuple[str, ...]:
    """Random atoms that add up: some goals, enough to pay for them, sometimes more."""
    every = list(zip(options, worth, strict=True))
    random.shuffle(every)
    has_goals = min(chain.from_iterable(worth), default=0) < 0
    goals = [each for each in every if needs(each[1])] if has_goals else []
    gifts = [each for each in every if not needs(each[1])] if goals else every
    chosen = affordable(goals, balance([row for _, row in gifts], need), random) if goals else []
    if not chosen and not any(need):
        return ()
    left = balance([row for _, row in chosen], need)
    is_short, taken = needs(left), [atom for atom, _ in chosen]
    for atom, row in gifts:
        if is_short:
            taken.append(atom)
            left = plus(left, row)
            is_short = needs(left)
        elif random.random() < SUPERFLUOUS:
            taken.append(atom)
    return tuple(sorted(taken))


def affordable(goals: list[Priced], left: Worth, random: Random) -> list[Priced]:
    """Some random goals, as long as the remainder pays for them."""
    chosen = []
    for goal in goals:
        if random.random() < 0.5 and not needs(after := plus(left, goal[1])):
            chosen.append(goal)
            left = after
    return chosen

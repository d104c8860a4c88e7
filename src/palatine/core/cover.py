"""Cover: a choice that must add up, such as what to buy together with what to pay it with.

Nothing enumerates such answers: eight cards over four goals have hundreds of thousands. Whether
one adds up is a sum, and so is the mask of what may come next.
"""

from collections.abc import Iterable, Sequence
from operator import add
from random import Random
from typing import TypeVar

from palatine.core.atoms import DONE
from palatine.core.decisions import Answer, Several

T = TypeVar("T")

Worth = tuple[int, ...]
"""What an option gives of each kind; below zero, what it needs. None does both: the mask adds up
all that could still be given, which something that needs could not."""

Priced = tuple[str, Worth]
"""An option and what it gives or needs."""

SUPERFLUOUS = 0.1
"""How often an answer by chance holds something that it could do without."""


class Cover(Several[T], frozen=True):
    """Several of the options that add up: all kinds of what is chosen give what it needs.

    `worth` has one row for each option, equal ones for equal atoms; `need` has to be given in any
    case. Where nothing is needed, nothing may be given.
    """

    worth: tuple[Worth, ...] = ()
    need: Worth = ()

    def read(self, raw: object) -> Answer:
        answer = super().read(raw)
        worth = dict(zip(self.options, self.worth, strict=True))
        if not adds_up([worth[str(atom)] for atom in answer], self.need):
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
        """Some of what can be afforded, with enough to give for it."""
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


def balance(chosen: Iterable[Worth], need: Worth) -> Worth:
    """What is left over of each kind."""
    return tuple([sum(kind) for kind in zip(*chosen, [-n for n in need], strict=True)])


def plus(one: Worth, other: Worth) -> Worth:
    """Both together."""
    return tuple(map(add, one, other))


def adds_up(chosen: Sequence[Worth], need: Worth) -> bool:
    """Whether all that is needed is given, and nothing is given for nothing."""
    if needs(balance(chosen, need)):
        return False
    return not chosen or any(need) or any(map(needs, chosen))


def may_follow(chosen: Sequence[Worth], next_one: Worth, rest: list[Worth], need: Worth) -> bool:
    """Whether an answer can go on with this: it is wanted, and can still be made to add up."""
    is_wanted = any(need) or any(map(needs, (*chosen, next_one)))
    return is_wanted and not needs(balance((*chosen, next_one, *rest), need))


def any_cover(
    options: Sequence[str], worth: Sequence[Worth], need: Worth, random: Random
) -> tuple[str, ...]:
    """Atoms by chance that add up: some goals, enough for them, now and then more."""
    every = list(zip(options, worth, strict=True))
    random.shuffle(every)
    gifts = [each for each in every if not needs(each[1])]
    goals = [each for each in every if needs(each[1])] if len(gifts) < len(every) else []
    chosen = affordable(goals, balance([row for _, row in gifts], need), random) if goals else []
    if not chosen and not any(need):
        return ()
    left = balance([row for _, row in chosen], need)
    for gift in gifts:
        if needs(left) or random.random() < SUPERFLUOUS:
            chosen.append(gift)
            left = plus(left, gift[1])
    return tuple(sorted([atom for atom, _ in chosen]))


def affordable(goals: list[Priced], left: Worth, random: Random) -> list[Priced]:
    """Some goals by chance, as long as what is left over pays for them."""
    chosen = []
    for goal in goals:
        if random.random() < 0.5 and not needs(after := plus(left, goal[1])):
            chosen.append(goal)
            left = after
    return chosen

"""Piles of hidden cards dealt anew, so that what was chosen of them in secret could be chosen."""

from collections.abc import Callable
from random import Random

from palatine.core.cards import Handle, faces_of
from palatine.core.errors import NoWorld
from palatine.games.seize_the_imperium.state import Galaxy

TRIES = 60
EXCHANGES = 40
"""For each card, where trying did not help."""

Pile = tuple[Handle, ...]


def deal_possible(
    t: Galaxy, piles: list[Pile], is_possible: Callable[[], bool], random: Random
) -> None:
    """Deal these piles anew such that it is possible, any such deal as likely as any other."""
    really = t.faces
    for _ in range(TRIES):
        for pile in piles:
            deal_anew(t, pile, random)
        if is_possible():
            return
    t.faces = really
    exchange_all(t, piles, is_possible, random)


def exchange_all(
    t: Galaxy, piles: list[Pile], is_possible: Callable[[], bool], random: Random
) -> None:
    """Where next to no deal is possible: from one that is, two cards after two are exchanged, as
    long as it stays possible. That leads to any other, and each comes to be as likely."""
    if not is_possible():
        raise NoWorld("no deal of the hidden cards explains what was chosen of them")
    for pile in piles:
        for _ in range(EXCHANGES * len(pile)):
            exchange_two(t, pile, is_possible, random)


def exchange_two(t: Galaxy, pile: Pile, is_possible: Callable[[], bool], random: Random) -> None:
    """Two cards of a pile have each other's faces, if that is possible."""
    before, faces = t.faces, list(t.faces)
    one, other = random.choice(pile), random.choice(pile)
    faces[one], faces[other] = faces[other], faces[one]
    t.faces = tuple(faces)
    if not is_possible():
        t.faces = before


def deal_anew(t: Galaxy, pile: Pile, random: Random) -> None:
    """The faces of these cards in another order."""
    faces = list(faces_of(t, pile))
    random.shuffle(faces)
    new = list(t.faces)
    for card, face in zip(pile, faces, strict=True):
        new[card] = face
    t.faces = tuple(new)

"""Piles of hidden cards dealt again, so that the secret choices from them stay possible."""

from collections.abc import Callable
from random import Random

from palatine.core.cards import Handle, faces_of
from palatine.core.errors import NoWorld
from palatine.games.seize_the_imperium.state import Galaxy

TRIES = 60
EXCHANGES = 40
"""How many exchanges to make for each card if random deals fail."""

Pile = tuple[Handle, ...]


def deal_possible(
    t: Galaxy, piles: list[Pile], is_possible: Callable[[], bool], random: Random
) -> None:
    """Deal these piles anew so that `is_possible` holds, each such deal equally likely."""
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
    """If almost no deal is possible: start from one that is, and exchange pairs of cards while it
    stays possible. This reaches every possible deal, each equally likely in the end."""
    if not is_possible():
        raise NoWorld("no deal of the hidden cards explains what was chosen of them")
    for pile in piles:
        for _ in range(EXCHANGES * len(pile)):
            exchange_two(t, pile, is_possible, random)


def exchange_two(t: Galaxy, pile: Pile, is_possible: Callable[[], bool], random: Random) -> None:
    """Exchange the faces of two cards in a pile, if that is possible."""
    before, faces = t.faces, list(t.faces)
    one, other = random.choice(pile), random.choice(pile)
    faces[one], faces[other] = faces[other], faces[one]
    t.faces = tuple(faces)
    if not is_possible():
        t.faces = before


def deal_anew(t: Galaxy, pile: Pile, random: Random) -> None:
    """Shuffle the faces of these cards."""
    faces = list(faces_of(t, pile))
    random.shuffle(faces)
    new = list(t.faces)
    for card, face in zip(pile, faces, strict=True):
        new[card] = face
    t.faces = tuple(new)

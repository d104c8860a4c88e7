"""What players drew, for looking back: chance's part in a game, with all cards open, and tables on
which they would have drawn something else.

A game says by its `Study` which news name the cards that somebody drew. If no news do, its folder
in `bots/`, or the module that another package names, may give a function as `DREW`.
"""

from collections.abc import Callable, Iterable, Sequence
from random import Random

import msgspec

from palatine.bots.folders import modules_for
from palatine.core.cards import Handle, HasFaces, faces_of
from palatine.core.match import Match
from palatine.core.news import News
from palatine.core.seats import Seat
from palatine.core.study import whose


class Drawn(msgspec.Struct, frozen=True):
    """What a player drew."""

    seat: Seat
    atoms: tuple[str, ...]


Drew = Callable[[Match], tuple[Drawn, ...]]
"""What was drawn just before the open question."""


def mix(t: HasFaces, cards: Sequence[Handle], random: Random) -> None:
    """Deal the faces of these cards again. How they really lay makes no difference."""
    faces, new = sorted(faces_of(t, cards)), list(t.faces)
    random.shuffle(faces)
    for card, face in zip(cards, faces, strict=True):
        new[card] = face
    t.faces = tuple(new)


def drawn(after: Match, news: Iterable[News]) -> tuple[Drawn, ...]:
    """What players drew on the way to this moment, by these news or by what the game's bots say."""
    modules = modules_for(after.game.id)
    drew: list[Drew] = [module.DREW for module in modules if hasattr(module, "DREW")]
    if drew:
        return () if after.is_over else drew[0](after)
    facts = {card.event: card.fact for card in after.game.study.cards if card.how == "drawn"}
    found: dict[Seat, tuple[str, ...]] = {}
    for each in news:
        seat = whose(each)
        if each.event in facts and seat is not None:
            cards = each.facts[facts[each.event]]
            atoms = (cards,) if isinstance(cards, str) else cards
            found[seat] = (*found.get(seat, ()), *map(str, atoms))  # type: ignore[arg-type]
    return tuple([Drawn(seat, atoms) for seat, atoms in found.items()])

"""Identity cards dealt anew: other faces that explain what the viewer has seen and heard.

A stretch is what a player holds from the deal, or from a shuffle, up to the next shuffle. Within
it the cards have their places; from one to the next only the number of Rebels among the three is
kept [BE-R65]. So it is enough to settle, in time's order, the pool, and the faces of cards that
were swapped; the others of each stretch can then lie in any order that the viewer has not seen.

What is public besides: a Rebel was alive after each death and swap, or the game would have ended
[BE-R02] [BE-R31]; and no two Rebels have condemned the Emperor in one round [BE-R12].
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import combinations, product
from math import comb
from random import Random

from palatine.core.cards import Handle
from palatine.core.seats import PUBLIC, Seat, Viewer, seats
from palatine.games.besides_the_emperor.components import pool_of
from palatine.games.besides_the_emperor.state import (
    EMPEROR,
    LOYALIST,
    REBEL,
    Aimed,
    Court,
    Deed,
    Died,
    Mixed,
    Slots,
    Swapped,
    has_seen,
)

MOST_WAYS = 400
"""So many ways to explain it are weighed against each other; long games could have more."""

Faces = dict[Handle, str]
Stretch = tuple[Slots, int]
"""Three cards, and how many of them are Rebels."""


@dataclass(frozen=True)
class Way:
    """A way to explain what happened so far."""

    rebels: tuple[int, ...]
    """How many Rebel cards each player holds."""
    settled: tuple[tuple[Handle, str], ...] = ()
    stretches: tuple[Stretch, ...] = ()
    living: tuple[Seat, ...] = ()
    aims: tuple[tuple[Seat, int], ...] = ()
    """Rebels who condemned the Emperor, with the round."""
    weight: float = 1.0


def deal_faces(t: Court, viewer: Viewer, random: Random) -> tuple[str, ...]:
    """Faces for all identity cards that there have been."""
    search = Search(t, viewer)
    ways = list(some_ways(search, random))
    if not ways:
        return t.faces
    (way,) = random.choices(ways, [way.weight for way in ways])
    return search.filled(way, random)


def some_ways(search: "Search", random: Random) -> Iterator[Way]:
    """Ways to explain it all, in an order by chance, up to a number."""
    firsts = search.pools()
    random.shuffle(firsts)
    found = 0
    for first in firsts:
        for way in search.ways(first, 0):
            yield way
            found += 1
            if found == MOST_WAYS:
                return


class Search:
    """What is known, and what has to be explained."""

    def __init__(self, t: Court, viewer: Viewer) -> None:
        self.t = t
        self.known = known_faces(t, viewer)
        self.deeds = [d for d in t.history if type(d) in (Mixed, Swapped, Died, Aimed)]
        swaps = [deed for deed in self.deeds if type(deed) is Swapped]
        self.moved = frozenset([card for deed in swaps for card in (deed.given, deed.taken)])

    def pools(self) -> list[Way]:
        """Every way to deal the third cards among those who are not the Emperor."""
        t = self.t
        others = [p for p in seats(t.players) if p != t.emperor]
        ways = []
        for rebels in combinations(others, pool_of(t.players).count(REBEL)):
            counts = tuple([1 + (p in rebels) for p in seats(t.players)])
            ways += self.begun(Way(counts, living=seats(t.players)), seats(t.players))
        return ways

    def begun(self, way: Way, players: tuple[Seat, ...]) -> list[Way]:
        """The ways in which the first stretches of these players can begin."""
        ways = [way]
        for p in players:
            first: Slots = tuple(range(3 * p, 3 * p + 3))  # type: ignore[arg-type]
            ways = [more for each in ways for more in self.stretched(each, p, first)]
        return ways

    def ways(self, way: Way, start: int) -> Iterator[Way]:
        """All ways on from this one, deed by deed."""
        for number in range(start, len(self.deeds)):
            then = self.after(way, self.deeds[number])
            if len(then) != 1:
                for each in then:
                    yield from self.ways(each, number + 1)
                return
            (way,) = then
        yield way

    def after(self, way: Way, deed: Deed) -> list[Way]:
        """The ways in which this deed can have gone; none if it can't have happened."""
        if type(deed) is Mixed:
            return self.stretched(way, deed.seat, deed.after)
        if type(deed) is Swapped:
            return self.with_a_rebel(self.swapped(way, deed))
        if type(deed) is Died:
            living = tuple([p for p in way.living if p != deed.seat])
            return self.with_a_rebel(replace(way, living=living))
        assert type(deed) is Aimed
        return self.aimed(way, deed)

    def stretched(self, way: Way, seat: Seat, cards: Slots) -> list[Way]:
        """Begin a stretch: settle the cards that will be swapped away, as far as not known."""
        rebels = way.rebels[seat]
        open_ = [card for card in cards if card in self.moved and card not in self.known]
        stretches = (*way.stretches, (cards, rebels))
        ways = []
        for faces in product((LOYALIST, REBEL), repeat=len(open_)):
            settled = tuple(zip(open_, faces, strict=True))
            weight = way.weight * self.chance(cards, rebels, dict(settled))
            if weight:
                both = (*way.settled, *settled)
                ways.append(replace(way, settled=both, stretches=stretches, weight=weight))
        return ways

    def chance(self, cards: Slots, rebels: int, settled: Faces) -> float:
        """How likely so many Rebels lie such that what is known of the places is so."""
        faces = [self.known.get(card) or settled.get(card) for card in cards]
        size = len(cards) - faces.count(EMPEROR)
        loose, missing = faces.count(None), rebels - faces.count(REBEL)
        return comb(loose, missing) / comb(size, rebels) if 0 <= missing <= loose else 0.0

    def swapped(self, way: Way, deed: Swapped) -> Way:
        """Two cards change owners."""
        faces = self.known | dict(way.settled)
        change = (faces[deed.taken] == REBEL) - (faces[deed.given] == REBEL)
        counts = list(way.rebels)
        counts[deed.seat] += change
        counts[deed.target] -= change
        return replace(way, rebels=tuple(counts))

    def with_a_rebel(self, way: Way) -> list[Way]:
        """This way, if a living player is a Rebel: the game went on."""
        return [way] if any(self.is_rebel(way, p) for p in way.living) else []

    def is_rebel(self, way: Way, seat: Seat) -> bool:
        """Whether this player is a Rebel now."""
        return way.rebels[seat] > 1 and seat != self.t.emperor

    def aimed(self, way: Way, deed: Aimed) -> list[Way]:
        """A Condemn on the Emperor that did not spring as a pincer."""
        if not self.is_rebel(way, deed.seat):
            return [way]
        if any(round_ == deed.round and seat != deed.seat for seat, round_ in way.aims):
            return []
        return [replace(way, aims=(*way.aims, (deed.seat, deed.round)))]

    def filled(self, way: Way, random: Random) -> tuple[str, ...]:
        """All faces: known, settled, and the rest of each stretch in any order."""
        faces = self.known | dict(way.settled)
        for cards, rebels in way.stretches:
            loose = [card for card in cards if card not in faces]
            missing = rebels - [faces.get(card) for card in cards].count(REBEL)
            red = random.sample(loose, missing)
            faces |= {card: REBEL if card in red else LOYALIST for card in loose}
        return tuple([faces[Handle(n)] for n in range(len(self.t.faces))])


def known_faces(t: Court, viewer: Viewer) -> Faces:
    """The cards that the viewer has seen."""
    cards = [Handle(n) for n in range(len(t.faces))]
    if viewer == PUBLIC:
        return {card: t.faces[card] for card in t.shown}
    return {card: t.faces[card] for card in cards if has_seen(t, viewer, card)}

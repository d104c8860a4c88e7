"""Identity cards dealt again: other faces that explain what the viewer has seen and heard.

A stretch is what a player holds from the deal, or from a shuffle, until the next shuffle. Within a
stretch the cards keep their places; from one stretch to the next, only the number of Rebels among
the three stays the same [BE-R65]. So it is enough to settle, in order of time, the pool and the
faces of swapped cards. The other cards of each stretch can then be in any order that the viewer has
not seen.

We weigh all ways to settle these by how many orders of the cards they leave. Ways with no
difference that still matters become one, which remembers where it came from. So there are never
many, and we can draw a whole past by going back.

Also public: a Rebel was alive after each death and swap, or the game would have ended [BE-R02]
[BE-R31]; and no two Rebels condemned the Emperor in one round [BE-R12].
"""

from collections.abc import Callable
from itertools import combinations, product
from math import comb
from random import Random

from palatine.core.cards import Handle
from palatine.core.errors import NoWorld
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
)

Faces = dict[Handle, str]
Settled = tuple[tuple[Handle, str], ...]
Begun = tuple[Slots, Seat]
"""A stretch: three cards and their owner."""
Aims = tuple[int, tuple[Seat, ...]]
"""A round, and the Rebels who condemned the Emperor in it."""


class Way:
    """A way to explain what happened so far, or several ways that are the same from now on."""

    __slots__ = ("aims", "begun", "origins", "rebels", "settled", "weight")

    def __init__(
        self, rebels: tuple[int, ...], settled: Settled, aims: Aims, begun: list[Begun]
    ) -> None:
        self.rebels = rebels
        """How many Rebel cards each player holds."""
        self.settled = settled
        """Cards that will be swapped."""
        self.aims = aims
        self.begun = begun
        """The stretches that began meanwhile; ways of the same moment share the list."""
        self.weight = 0.0
        self.origins: list[tuple[Way, float, Settled]] = []
        """The ways it comes from, the weight of each, and what was settled then."""


class Identities:
    """Every way to explain what a viewer knows about identities."""

    def __init__(self, t: Court, viewer: Viewer) -> None:
        self.emperor, self.count = t.emperor, len(t.faces)
        self.known = known_faces(t, viewer)
        self.living = seats(t.players)
        deeds = [deed for deed in t.history if type(deed) in DEEDS]
        self.last: dict[Handle, int] = {}
        """When each swapped card was last swapped."""
        for number, deed in enumerate(deeds):
            if type(deed) is Swapped:
                self.last |= {deed.given: number, deed.taken: number}
        self.begun: list[Begun] = []
        self.ways = self.pools(t.players)
        for p in seats(t.players):
            self.begin(p, tuple(range(3 * p, 3 * p + 3)))  # type: ignore[arg-type]
        for number, deed in enumerate(deeds):
            self.go_on(number, deed)

    def pools(self, players: int) -> list[Way]:
        """Every way to deal the third cards to the players other than the Emperor."""
        others = [p for p in seats(players) if p != self.emperor]
        ways = []
        for rebels in combinations(others, pool_of(players).count(REBEL)):
            counts = tuple([1 + (p in rebels) for p in seats(players)])
            ways.append(Way(counts, (), (0, ()), self.begun))
            ways[-1].weight = 1.0
        return ways

    def go_on(self, number: int, deed: Deed) -> None:
        """Update the ways after a deed."""
        if type(deed) is Mixed:
            self.begin(deed.seat, deed.after)
        elif type(deed) is Swapped:
            self.swap(deed, number)
            self.weigh(self.has_rebel)
        elif type(deed) is Died:
            self.living = tuple([p for p in self.living if p != deed.seat])
            self.weigh(self.has_rebel)
        elif type(deed) is Aimed:
            self.aim(deed)

    def weigh(self, chance: Callable[[Way], float]) -> None:
        """Weigh each way by its chance, and drop the impossible ones."""
        for way in self.ways:
            way.weight *= chance(way)
        self.ways = [way for way in self.ways if way.weight]

    def begin(self, seat: Seat, cards: Slots) -> None:
        """Begin a stretch: settle its unknown cards that will be swapped."""
        open_ = [card for card in cards if card in self.last and card not in self.known]
        if open_:
            self.settle(seat, cards, open_)
        else:
            chances = self.chances(cards, {})
            if chances is not None:
                self.weigh(lambda way: chances[way.rebels[seat]])
        self.begun.append((cards, seat))

    def settle(self, seat: Seat, cards: Slots, open_: list[Handle]) -> None:
        """Branch into every way to settle these cards."""
        every = [
            tuple(zip(open_, faces, strict=True))
            for faces in product((LOYALIST, REBEL), repeat=len(open_))
        ]
        chances = [self.chances(cards, dict(settled)) or (1.0,) * 4 for settled in every]

        def rule(way: Way) -> list[tuple[tuple[int, ...], Settled, float]]:
            own = way.rebels[seat]
            pairs = zip(every, chances, strict=True)
            return [(way.rebels, settled, chance[own]) for settled, chance in pairs]

        self.branch(rule, lambda card: True)

    def branch(
        self,
        rule: Callable[[Way], list[tuple[tuple[int, ...], Settled, float]]],
        is_kept: Callable[[Handle], bool],
    ) -> None:
        """Branch every way by this rule; merge those that are the same from now on."""
        self.begun = []
        found: dict[tuple[object, ...], Way] = {}
        for way in self.ways:
            for rebels, settled, chance in rule(way):
                if not chance:
                    continue
                both = tuple([each for each in (*way.settled, *settled) if is_kept(each[0])])
                key = (rebels, both, way.aims)
                if key not in found:
                    found[key] = Way(rebels, both, way.aims, self.begun)
                found[key].weight += way.weight * chance
                found[key].origins.append((way, way.weight * chance, settled))
        self.ways = list(found.values())

    def chances(self, cards: Slots, settled: Faces) -> tuple[float, ...] | None:
        """How likely the known places are, by the number of Rebels; None if certain."""
        faces = [self.known.get(card) or settled.get(card) for card in cards]
        loose = faces.count(None)
        if loose == len(cards):
            return None
        size, rebels = len(cards) - faces.count(EMPEROR), faces.count(REBEL)
        return tuple(
            [
                comb(loose, n - rebels) / comb(size, n) if 0 <= n - rebels <= loose else 0.0
                for n in range(size + 1)
            ]
            + [0.0] * (3 - size)
        )

    def swap(self, deed: Swapped, number: int) -> None:
        """Let two cards change owners."""

        def rule(way: Way) -> list[tuple[tuple[int, ...], Settled, float]]:
            faces = dict(way.settled)
            given = self.known.get(deed.given) or faces[deed.given]
            taken = self.known.get(deed.taken) or faces[deed.taken]
            change = (taken == REBEL) - (given == REBEL)
            counts = list(way.rebels)
            counts[deed.seat] += change
            counts[deed.target] -= change
            return [(tuple(counts), (), 1.0)]

        self.branch(rule, lambda card: self.last[card] > number)

    def has_rebel(self, way: Way) -> bool:
        """Whether a living player is a Rebel, as the game went on."""
        return any(self.is_rebel(way, p) for p in self.living)

    def is_rebel(self, way: Way, seat: Seat) -> bool:
        """Whether this player is a Rebel now."""
        return way.rebels[seat] > 1 and seat != self.emperor

    def aim(self, deed: Aimed) -> None:
        """Take note of a Condemn on the Emperor that was no pincer."""
        for way in self.ways:
            aims = way.aims[1] if way.aims[0] == deed.round else ()
            if self.is_rebel(way, deed.seat):
                if any(p != deed.seat for p in aims):
                    way.weight = 0.0
                aims = (deed.seat,)
            way.aims = (deed.round, aims)
        self.ways = [way for way in self.ways if way.weight]

    def dealt(self, random: Random) -> tuple[str, ...]:
        """Faces for all identity cards so far, from a past drawn by weight."""
        if not self.ways:
            raise NoWorld("no deal of the identity cards explains what happened")
        (way,) = random.choices(self.ways, [way.weight for way in self.ways])
        faces, stretches = self.known.copy(), list[tuple[Slots, int]]()
        while True:
            stretches += [(cards, way.rebels[seat]) for cards, seat in way.begun]
            if not way.origins:
                break
            (chosen,) = random.choices(way.origins, [each[1] for each in way.origins])
            faces.update(chosen[2])
            way = chosen[0]
        for cards, rebels in stretches:
            fill(faces, cards, rebels, random)
        return tuple([faces[Handle(n)] for n in range(self.count)])


def fill(faces: Faces, cards: Slots, rebels: int, random: Random) -> None:
    """Fill the open cards of a stretch in a random order."""
    loose = [card for card in cards if card not in faces]
    missing = rebels - [faces.get(card) for card in cards].count(REBEL)
    if 0 < missing < len(loose):
        random.shuffle(loose)
    for place, card in enumerate(loose):
        faces[card] = REBEL if place < missing else LOYALIST


def known_faces(t: Court, viewer: Viewer) -> Faces:
    """The cards that the viewer has seen."""
    known = {card: t.faces[card] for card in t.shown}
    if viewer != PUBLIC:
        own = [Handle(n) for n, seen in enumerate(t.seen) if viewer in seen]
        known |= {card: t.faces[card] for card in own}
    return known


DEEDS = (Mixed, Swapped, Died, Aimed)

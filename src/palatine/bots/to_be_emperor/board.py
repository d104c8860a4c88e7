"""The table as a bot reads it from a view: who holds what, what it gives, what it costs."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from palatine.bots.to_be_emperor.icons import Icons, covers, icons_in, total
from palatine.core.seats import Seat
from palatine.core.view import Thing, View


def gives(thing: Thing) -> Icons:
    """The resources of an asset."""
    return icons_in(thing.counters, "gives")


def needs(thing: Thing) -> Icons:
    """The resources that a senator costs."""
    return icons_in(thing.counters, "needs")


@dataclass
class Board:
    """What matters in a view to its seat."""

    view: View
    seat: Seat
    things: dict[str, Thing] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.things = {thing.id: thing for zone in self.view.zones for thing in zone.things}

    def zone(self, name: str, seat: Seat | None = None) -> tuple[Thing, ...]:
        """The things in a zone."""
        found = [z.things for z in self.view.zones if (z.id, z.owner) == (name, seat)]
        return found[0] if found else ()

    @property
    def own_assets(self) -> tuple[Thing, ...]:
        """All assets in play; in the next round they are ready again."""
        return self.zone("assets", self.seat)

    @property
    def ready(self) -> list[Thing]:
        """Assets in play that this seat can use."""
        return [thing for thing in self.own_assets if "committed" not in thing.marks]

    @property
    def hand(self) -> tuple[Thing, ...]:
        """This seat's cards."""
        return self.zone("hand", self.seat)

    @property
    def senators(self) -> list[Thing]:
        """This seat's senators that it has yet to pay in this round."""
        return [thing for thing in self.zone("senators", self.seat) if "paid" not in thing.marks]

    def counter(self, name: str, seat: Seat | None = None) -> int:
        """A number on a seat; by default, this seat."""
        return self.view.seats[self.seat if seat is None else seat].counters[name]

    def rival_bid(self, thing: Thing) -> int:
        """The highest bid of another player."""
        bids = [
            n
            for name, n in thing.counters.items()
            if name.startswith("tokens:") and name != f"tokens:{self.seat}"
        ]
        return max(bids, default=0)

    def own_bid(self, thing: Thing) -> int:
        """This seat's bid."""
        return thing.counters.get(f"tokens:{self.seat}", 0)


def payment(due: Sequence[Thing], cards: Sequence[Thing]) -> tuple[list[Thing], list[Thing]]:
    """As much Influence as these cards can pay, with few cards, hand cards last."""
    have = total(map(gives, cards))
    paid: list[Thing] = []
    for senator in sorted(due, key=lambda s: -s.counters["gives_influence"]):
        if covers(have, total(map(needs, (*paid, senator)))):
            paid.append(senator)
    return paid, enough(total(map(needs, paid)), cards)


def enough(need: Icons, cards: Sequence[Thing]) -> list[Thing]:
    """Enough of these cards: leave out whatever is not needed, hand cards first."""
    used = list(cards)
    for card in sorted(cards, key=lambda c: (not c.id.startswith("held:"), -sum(gives(c)))):
        others = [other for other in used if other.id != card.id]
        if covers(total(map(gives, others)), need):
            used = others
    return used

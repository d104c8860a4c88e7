"""Effects on supply: Resource counters, cards and their costs, and depletion."""

from typing import TYPE_CHECKING, Literal

from palatine.core.decisions import WhyNot
from palatine.core.news import EVERYONE
from palatine.core.seats import Seat
from palatine.games.seize_the_imperium.cards.ops import rules
from palatine.games.seize_the_imperium.cards.ops.op import OnOne, Op
from palatine.games.seize_the_imperium.cards.vocabulary import (
    Condition,
    Race,
    Signed,
    read_filter,
)

if TYPE_CHECKING:
    from palatine.games.seize_the_imperium.state import Character, Galaxy, Play, Unit


class Resource(Op, frozen=True, tag="resource"):
    """Gain Resource counters: at once, on each Resupply Phase, or for a conquest."""

    n: Signed
    when: tuple[Condition, ...] = ()
    at: Literal["once", "resupply", "conquest"] = "once"

    def is_possible(self, t: "Galaxy", seat: Seat, source: str) -> bool:
        return rules.filters.all_hold(t, source, seat, self.when)

    async def apply(self, t: "Galaxy", play: "Play") -> None:
        if self.is_possible(t, play.seat, play.source):
            rules.table.gain(t, play.seat, self.n[0])
            t.tell(EVERYONE, "resources_gained", player=play.seat, count=self.n[0])


class Scrap(Op, frozen=True, tag="scrap"):
    """Discard a Unit card from the hand, for half its cost in Resource counters."""

    most: Signed

    def is_possible(self, t: "Galaxy", seat: Seat, source: str) -> bool:
        return bool(t.hands[seat])

    async def apply(self, t: "Galaxy", play: "Play") -> None:
        rules.table.push(t, rules.supply_effects.Scrapping(play.seat, self.most[0]))


class AllocationTimes(OnOne, frozen=True, tag="allocation_times"):
    """A World card gives `mul` times its Allocation points for a Unit of these kinds."""

    mul: Signed
    kinds: str
    kinds_in_system: str = ""

    asked = "double"

    def found(self, t: "Galaxy", seat: Seat, source: str) -> tuple[str, ...]:
        return tuple([each.id for each in rules.allocation_phase.givers(t, seat)])

    def why_not(self) -> WhyNot:
        return rules.allocation_phase.NOT_DOUBLED

    def do(self, t: "Galaxy", play: "Play", card: str) -> None:
        rules.allocation_phase.double(t, card, self.mul[0], self.kinds)
        t.tell(EVERYONE, "world_doubled", player=play.seat, card=card)


class CostLess(Op, frozen=True, tag="cost_less"):
    """Something costs less, never below `least`."""

    what: Literal["world", "character", "system_draw", "unit"]
    n: Signed
    least: Signed
    kinds: str = ""
    races: tuple[Race, ...] = ()
    when: tuple[Condition, ...] = ()
    """Conditions; for Characters, it covers all races if they hold."""

    def lowered(self, cost: int) -> int:
        """What is left of a cost."""
        return max(self.least[0], cost - self.n[0])

    async def apply(self, t: "Galaxy", play: "Play") -> None:
        """Make the next World card cost less."""
        t.cheaper = (t.cheaper[0] + self.n[0], self.least[0])


class Draw(Op, frozen=True, tag="draw"):
    """Draw cards; then perhaps discard some, except in the player's own System."""

    deck: Literal["asset", "character"]
    n: Signed
    discard: Signed | None = None

    def is_possible(self, t: "Galaxy", seat: Seat, source: str) -> bool:
        return bool((t.asset_decks if self.deck == "asset" else t.character_decks)[seat])

    async def apply(self, t: "Galaxy", play: "Play") -> None:
        if self.deck == "character":
            for _ in range(self.n[0]):
                rules.resupply_phase.draw_character(t, play.seat)
            rules.table.push(t, rules.resupply_phase.Pool(play.seat))
            return
        rules.hands_and_decks.draw_assets(t, play.seat, self.n[0])
        is_free = rules.filters.all_hold(t, play.source, play.seat, ("system",))
        if self.discard is not None and not is_free:
            rules.table.push(t, rules.supply_effects.Shed(play.seat, self.discard[0]))


class Look(Op, frozen=True, tag="look"):
    """Look at the top cards of your Asset Deck and put them back in any order."""

    n: Signed

    def is_possible(self, t: "Galaxy", seat: Seat, source: str) -> bool:
        return bool(t.asset_decks[seat])

    async def apply(self, t: "Galaxy", play: "Play") -> None:
        rules.supply_effects.look(t, play.seat, self.n[0])


class Deplete(OnOne, frozen=True, tag="deplete"):
    """Deplete another player's card."""

    what: tuple[Literal["character", "unit"], ...]
    adjacent: bool = False
    stays: bool = False
    """It does not undeplete in the next Resupply Phase."""

    asked = "victim"

    def found(self, t: "Galaxy", seat: Seat, source: str) -> tuple[str, ...]:
        near = rules.adjacency.are_neighbours
        people = [o for o in t.characters if not self.adjacent or near(t, seat, o.owner)]
        found = [o.id for o in people if "character" in self.what and is_ready(o, seat)]
        cards = [one for one in t.units if rules.table.is_unit_card(one)]
        found += [one.id for one in cards if "unit" in self.what and is_ready(one, seat)]
        return tuple(found)

    def do(self, t: "Galaxy", play: "Play", card: str) -> None:
        rules.abilities.deplete_card(t, card)
        if self.stays:
            rules.table.put_character(t, rules.table.character(t, card), stays=True)
        t.tell(EVERYONE, "card_depleted", player=play.seat, card=card)


def is_ready(one: "Character | Unit", seat: Seat) -> bool:
    """Whether a card is another player's, and undepleted."""
    return one.owner != seat and not one.depleted


class Undeplete(OnOne, frozen=True, tag="undeplete"):
    """Undeplete a Unit card that was allocated here this Turn."""

    kinds: str

    asked = "ready"

    def found(self, t: "Galaxy", seat: Seat, source: str) -> tuple[str, ...]:
        here = rules.table.units_at(t, rules.table.unit(t, source).at, seat)
        fresh = [one for one in here if one.fresh and one.depleted]
        return tuple([o.id for o in fresh if rules.filters.fits(t, o, read_filter(self.kinds))])

    def do(self, t: "Galaxy", play: "Play", card: str) -> None:
        rules.table.put_unit(t, rules.table.unit(t, card), depleted=False)
        t.tell(EVERYONE, "card_undepleted", player=play.seat, card=card)


class Eliminate(OnOne, frozen=True, tag="eliminate_character"):
    """Pay a Character's cost to eliminate it."""

    asked = "victim"

    def found(self, t: "Galaxy", seat: Seat, source: str) -> tuple[str, ...]:
        """Other players' Characters whose cost this player could pay."""
        printed, purse = rules.table.character_card, t.resources[seat]
        others = [one for one in t.characters if one.owner != seat]
        return tuple([one.id for one in others if printed(one).cost[0] <= purse])

    def do(self, t: "Galaxy", play: "Play", card: str) -> None:
        one = rules.table.character(t, card)
        rules.table.gain(t, play.seat, -rules.table.character_card(one).cost[0])
        rules.elimination.eliminate_character(t, card)


class Counters(OnOne, frozen=True, tag="counters"):
    """Counters that the card allocates with; `kept` ones are not replaced. With `any`, a Unit card
    gets back `n` of those that it lacks."""

    counter: str
    n: Signed
    kept: bool = False

    asked = "refill"

    @property
    def token(self) -> str:
        return self.counter

    def found(self, t: "Galaxy", seat: Seat, source: str) -> tuple[str, ...]:
        return rules.faceup_cards.lacking(t, seat)

    def do(self, t: "Galaxy", play: "Play", card: str) -> None:
        for _ in range(self.n[0]):
            rules.faceup_cards.refill(t, card)
        t.tell(EVERYONE, "counter_replaced", player=play.seat, card=card)


class Return(Op, frozen=True, tag="return"):
    """Return a card to its owner's hand, instead of or from the Discard Pile."""

    of: Literal["self", "troop_in_discard", "picked"]
    pay: Signed | None = None
    pay_in_system: Signed | None = None

    is_rescue = True

    @property
    def price(self) -> int:
        """What it costs, except in the player's own System."""
        return self.pay[0] if self.pay is not None else 0

    def is_possible(self, t: "Galaxy", seat: Seat, source: str) -> bool:
        if self.of != "troop_in_discard":
            return True
        is_paid = t.resources[seat] >= self.price_for(t, seat, source)
        return bool(rules.supply_effects.fallen_troops(t, seat)) and is_paid

    def may_pick(self, t: "Galaxy", one: "Unit") -> bool:
        return one.damage > 0

    async def apply(self, t: "Galaxy", play: "Play") -> None:
        """Return it from the Discard Pile, or once it is eliminated in this Step."""
        if self.of == "picked":
            rules.targets.change_fight(t, kept=rules.targets.fight_of(t).kept + play.picked)
            return
        found = rules.supply_effects.fallen_troops(t, play.seat)
        id_ = await rules.effects.one_of(play, "fallen", found)
        rules.table.gain(t, play.seat, -self.price_for(t, play.seat, play.source))
        rules.supply_effects.take_from_discard(t, play.seat, id_)

    def price_for(self, t: "Galaxy", seat: Seat, source: str) -> int:
        """What it costs this player; less in the player's own System."""
        is_less = rules.filters.all_hold(t, source, seat, ("system",))
        return self.pay_in_system[0] if is_less and self.pay_in_system is not None else self.price

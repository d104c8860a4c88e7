"""Effects on supply: Resource counters, cards, what they cost, and who is depleted."""

from typing import TYPE_CHECKING, Literal

from palatine.core.news import EVERYONE
from palatine.core.seats import Seat
from palatine.games.seize_the_imperium.cards.ops import rules
from palatine.games.seize_the_imperium.cards.ops.op import Op
from palatine.games.seize_the_imperium.cards.vocabulary import (
    Condition,
    Race,
    Signed,
    read_filter,
)

if TYPE_CHECKING:
    from palatine.games.seize_the_imperium.state import Galaxy, Play, Unit


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


class AllocationTimes(Op, frozen=True, tag="allocation_times"):
    """A World card gives so many times its Allocation points for such a Unit."""

    mul: Signed
    kinds: str
    kinds_in_system: str = ""

    def is_possible(self, t: "Galaxy", seat: Seat, source: str) -> bool:
        return bool(self.worlds(t, seat))

    async def apply(self, t: "Galaxy", play: "Play") -> None:
        """One of the own World cards does so in this Phase."""
        found = self.worlds(t, play.seat)
        why_not = rules.allocation_phase.NOT_DOUBLED
        id_ = await rules.effects.one_of(play, "double", found, why_not)
        rules.allocation_phase.double(t, id_, self.mul[0], self.kinds)
        t.tell(EVERYONE, "world_doubled", player=play.seat, card=id_)

    def worlds(self, t: "Galaxy", seat: Seat) -> tuple[str, ...]:
        """The own undepleted World cards."""
        return tuple([each.id for each in rules.allocation_phase.givers(t, seat)])


class CostLess(Op, frozen=True, tag="cost_less"):
    """Something costs less, never below `least`."""

    what: Literal["world", "character", "system_draw", "unit"]
    n: Signed
    least: Signed
    kinds: str = ""
    races: tuple[Race, ...] = ()
    when: tuple[Condition, ...] = ()
    """Conditions; for Characters, where they hold all races are meant."""

    def lowered(self, cost: int) -> int:
        """What is left of a cost."""
        return max(self.least[0], cost - self.n[0])

    async def apply(self, t: "Galaxy", play: "Play") -> None:
        """The next World card costs less."""
        t.cheaper = (t.cheaper[0] + self.n[0], self.least[0])


class Draw(Op, frozen=True, tag="draw"):
    """Draw cards; then perhaps discard some, but not in a System of one's own."""

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
        drawn = rules.hands_and_decks.draw_assets(t, play.seat, self.n[0])
        is_free = rules.filters.all_hold(t, play.source, play.seat, ("system",))
        if self.discard is not None and drawn and not is_free:
            rules.table.push(t, rules.supply_effects.Shed(play.seat, self.discard[0]))


class Look(Op, frozen=True, tag="look"):
    """Look at the top cards of the own Asset Deck and put them back in any order."""

    n: Signed

    def is_possible(self, t: "Galaxy", seat: Seat, source: str) -> bool:
        return bool(t.asset_decks[seat])

    async def apply(self, t: "Galaxy", play: "Play") -> None:
        rules.supply_effects.look(t, play.seat, self.n[0])


class Deplete(Op, frozen=True, tag="deplete"):
    """Deplete another player's card."""

    what: tuple[Literal["character", "unit"], ...]
    adjacent: bool = False
    stays: bool = False
    """It does not undeplete in the next Resupply Phase."""

    def is_possible(self, t: "Galaxy", seat: Seat, source: str) -> bool:
        return bool(self.victims(t, seat))

    async def apply(self, t: "Galaxy", play: "Play") -> None:
        found = self.victims(t, play.seat)
        if not found:
            return
        id_ = await rules.effects.one_of(play, "victim", found)
        rules.abilities.deplete_card(t, id_)
        for one in [each for each in t.characters if each.id == id_ and self.stays]:
            rules.table.put_character(t, one, stays=True)
        t.tell(EVERYONE, "card_depleted", player=play.seat, card=id_)

    def victims(self, t: "Galaxy", seat: Seat) -> tuple[str, ...]:
        """Other players' undepleted cards."""
        near, found = rules.adjacency.are_neighbours, []
        if "character" in self.what:
            there = [o for o in t.characters if not self.adjacent or near(t, seat, o.owner)]
            found += [one.id for one in there if one.owner != seat and not one.depleted]
        if "unit" in self.what:
            cards = [one for one in t.units if rules.table.is_unit_card(one)]
            found += [one.id for one in cards if one.owner != seat and not one.depleted]
        return tuple(found)


class Undeplete(Op, frozen=True, tag="undeplete"):
    """Undeplete a Unit card that was allocated here this Turn."""

    kinds: str

    def is_possible(self, t: "Galaxy", seat: Seat, source: str) -> bool:
        return bool(self.fresh(t, seat, source))

    async def apply(self, t: "Galaxy", play: "Play") -> None:
        found = self.fresh(t, play.seat, play.source)
        id_ = await rules.effects.one_of(play, "ready", found)
        rules.table.put_unit(t, rules.table.unit(t, id_), depleted=False)
        t.tell(EVERYONE, "card_undepleted", player=play.seat, card=id_)

    def fresh(self, t: "Galaxy", seat: Seat, source: str) -> tuple[str, ...]:
        """Such Unit cards, where the card itself is."""
        here = rules.table.units_at(t, rules.table.unit(t, source).at, seat)
        wanted = read_filter(self.kinds)
        fitting = [one for one in here if rules.filters.fits(t, one, wanted)]
        return tuple([one.id for one in fitting if one.fresh and one.depleted])


class Eliminate(Op, frozen=True, tag="eliminate_character"):
    """Pay a Character's cost to eliminate it."""

    def is_possible(self, t: "Galaxy", seat: Seat, source: str) -> bool:
        return bool(self.marked(t, seat))

    async def apply(self, t: "Galaxy", play: "Play") -> None:
        id_ = await rules.effects.one_of(play, "victim", self.marked(t, play.seat))
        one = rules.table.character(t, id_)
        rules.table.gain(t, play.seat, -rules.table.character_card(one).cost[0])
        rules.elimination.eliminate_character(t, id_)

    def marked(self, t: "Galaxy", seat: Seat) -> tuple[str, ...]:
        """Other players' Characters whose cost this player could pay."""
        others = [one for one in t.characters if one.owner != seat]
        cost = rules.table.character_card
        return tuple([one.id for one in others if cost(one).cost[0] <= t.resources[seat]])


class Counters(Op, frozen=True, tag="counters"):
    """Counters that the card allocates with; `kept` ones are not replaced. For `any`, a Unit card
    gets back so many of those that it lacks."""

    counter: str
    n: Signed
    kept: bool = False

    @property
    def token(self) -> str:
        return self.counter

    def is_possible(self, t: "Galaxy", seat: Seat, source: str) -> bool:
        return bool(rules.faceup_cards.lacking(t, seat))

    async def apply(self, t: "Galaxy", play: "Play") -> None:
        found = rules.faceup_cards.lacking(t, play.seat)
        id_ = await rules.effects.one_of(play, "refill", found)
        for _ in range(self.n[0]):
            rules.faceup_cards.refill(t, id_)
        t.tell(EVERYONE, "counter_replaced", player=play.seat, card=id_)


class Return(Op, frozen=True, tag="return"):
    """A card goes to the hand of its owner instead of, or from, the Discard Pile."""

    of: Literal["self", "troop_in_discard", "picked"]
    pay: Signed | None = None
    pay_in_system: Signed | None = None

    is_rescue = True

    @property
    def price(self) -> int:
        """What it costs, but for a System of one's own."""
        return self.pay[0] if self.pay is not None else 0

    def is_possible(self, t: "Galaxy", seat: Seat, source: str) -> bool:
        if self.of != "troop_in_discard":
            return True
        is_paid = t.resources[seat] >= self.price_for(t, seat, source)
        return bool(rules.supply_effects.fallen_troops(t, seat)) and is_paid

    def may_pick(self, t: "Galaxy", one: "Unit") -> bool:
        return one.damage > 0

    async def apply(self, t: "Galaxy", play: "Play") -> None:
        """From the Discard Pile, or when it is eliminated in this Step."""
        if self.of == "picked":
            rules.targets.change_fight(t, kept=rules.targets.fight_of(t).kept + play.picked)
            return
        found = rules.supply_effects.fallen_troops(t, play.seat)
        id_ = await rules.effects.one_of(play, "fallen", found)
        rules.table.gain(t, play.seat, -self.price_for(t, play.seat, play.source))
        rules.supply_effects.take_from_discard(t, play.seat, id_)

    def price_for(self, t: "Galaxy", seat: Seat, source: str) -> int:
        """What it costs this player; less in a System of one's own."""
        is_less = rules.filters.all_hold(t, source, seat, ("system",))
        return self.pay_in_system[0] if is_less and self.pay_in_system is not None else self.price

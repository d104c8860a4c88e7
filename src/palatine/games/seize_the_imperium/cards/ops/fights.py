"""Effects on a fight: who comes to it, damage, Conquest counters, Units, and cancelling."""

from typing import TYPE_CHECKING, Literal

import msgspec

from palatine.core.news import EVERYONE
from palatine.core.seats import Seat
from palatine.games.seize_the_imperium.cards.ops import rules
from palatine.games.seize_the_imperium.cards.ops.op import Op
from palatine.games.seize_the_imperium.cards.vocabulary import (
    TROOP_SUBTYPES,
    Signed,
    Until,
    read_filter,
)

if TYPE_CHECKING:
    from palatine.games.seize_the_imperium.state import Conquest, Galaxy, Moment, Play, Unit


class Choose(Op, frozen=True, tag="choose"):
    """A choice of the controller: a Troop sub-type, a keyword, or Troop or Fleet."""

    what: Literal["troop_subtype", "piercing_or_hardened", "troop_or_fleet"]

    @property
    def options(self) -> tuple[str, ...]:
        """What can be chosen, as atoms."""
        if self.what == "troop_subtype":
            return tuple([f"kind:{kind}" for kind in TROOP_SUBTYPES])
        both = ("Troop", "Fleet") if self.what == "troop_or_fleet" else ("Piercing", "Hardened")
        return tuple([f"kind:{kind}" for kind in both])

    async def choose(self, t: "Galaxy", play: "Play") -> "Play":
        why_not = rules.aiming.ONE_KIND
        choice = await rules.effects.one_of(play, "choose", self.options, why_not)
        return msgspec.structs.replace(play, choice=choice)


class MayReact(Op, frozen=True, tag="may_react"):
    """Depleted Units may React, or Units that otherwise never may."""

    who: str
    n: Signed | None = None

    def is_possible(self, t: "Galaxy", seat: Seat, source: str) -> bool:
        own = [one for one in t.units if one.owner == seat and one.depleted]
        return any(rules.filters.fits(t, one, read_filter(self.who)) for one in own)

    def is_of_use(self, t: "Galaxy", seat: Seat, purse: int) -> bool:
        return self.is_possible(t, seat, "")

    async def apply(self, t: "Galaxy", play: "Play") -> None:
        """Allow `n` of them (or one) in this phase."""
        t.alerts += ((play.seat, self.who),) * (self.n[0] if self.n is not None else 1)


class Maneuver(Op, frozen=True, tag="maneuver"):
    """Reallocate undepleted Units after others have reacted."""

    n: Signed

    def is_of_use(self, t: "Galaxy", seat: Seat, purse: int) -> bool:
        return rules.reallocation_phase.can_maneuver(t, seat, purse)

    async def apply(self, t: "Galaxy", play: "Play") -> None:
        for _ in range(self.n[0]):
            if not await rules.reallocation_phase.maneuver(t, play.seat):
                return


class RemoveDamage(Op, frozen=True, tag="remove_damage"):
    """Remove Damage counters from Units."""

    who: str
    n: Signed

    is_rescue = True

    def may_pick(self, t: "Galaxy", one: "Unit") -> bool:
        return one.damage > 0

    async def apply(self, t: "Galaxy", play: "Play") -> None:
        for one in rules.effects.meant(t, play, self.who):
            if one.damage:
                rules.table.put_unit(t, one, damage=max(0, one.damage - self.n[0]))
                t.tell(EVERYONE, "damage_removed", card=one.id)


class Damage(Op, frozen=True, tag="damage"):
    """Put Damage counters on Units at the end of the Step."""

    who: str
    n: Signed

    async def apply(self, t: "Galaxy", play: "Play") -> None:
        doomed = tuple([one.id for one in rules.effects.meant(t, play, self.who)]) * self.n[0]
        rules.targets.change_fight(t, doomed=rules.targets.fight_of(t).doomed + doomed)


class RemoveConquest(Op, frozen=True, tag="remove_conquest"):
    """Remove the newest Conquest counters; without a number, all of this Exchange's."""

    n: Signed | None = None

    async def apply(self, t: "Galaxy", play: "Play") -> None:
        fight = rules.targets.fight_of(t)
        left = tuple([n for n in fight.counters if n != fight.exchange])
        if self.n is not None:
            left = fight.counters[: -self.n[0]]
        rules.targets.change_fight(t, counters=left)
        t.tell(EVERYONE, "conquest_removed", count=len(fight.counters) - len(left))


class NeedConquest(Op, frozen=True, tag="need_conquest"):
    """The World card needs more Conquest counters in this Conquest Action."""

    n: Signed

    is_reckoned = True

    @property
    def lasts(self) -> Until:
        return "action"

    async def apply(self, t: "Galaxy", play: "Play") -> None:
        self.foresee(t, play)

    def foresee(self, t: "Galaxy", play: "Play") -> None:
        rules.targets.change_fight(t, more=rules.targets.fight_of(t).more + self.n[0])


class Attack(Op, frozen=True, tag="attack"):
    """An attack without a Unit, worth `each` per card or counter eliminated for it."""

    each: Signed
    piercing: Signed | None = None

    is_attack = True

    def has_side(self, fight: "Conquest", seat: Seat, moment: "Moment") -> bool | None:
        side = fight.attacker if moment == "step_1" else fight.defender
        return seat == side

    def may_pick(self, t: "Galaxy", one: "Unit") -> bool:
        return not rules.targets.is_hidden(t, one)  # it has no Intercept [SI-R122]

    async def apply(self, t: "Galaxy", play: "Play") -> None:
        piercing = self.piercing[0] if self.piercing is not None else 0
        for goal in play.picked:
            rules.targets.add_attack(t, play.source, goal, self.each[0] * play.x, piercing)


class MakeUnit(Op, frozen=True, tag="make_unit"):
    """Make a Unit until the end of the Conquest Action; with `times_x`, X of them."""

    unit: str
    times_x: bool = False

    is_reckoned = True

    @property
    def token(self) -> str:
        return self.unit

    @property
    def lasts(self) -> Until:
        return "action"

    def has_side(self, fight: "Conquest", seat: Seat, moment: "Moment") -> bool | None:
        return seat != fight.attacker  # what it makes defends

    async def apply(self, t: "Galaxy", play: "Play") -> None:
        """Make the card itself the Unit, or put counters on it."""
        if self.times_x:
            rules.faceup_cards.make_counters(t, play, self.unit)
        else:
            self.foresee(t, play)

    def foresee(self, t: "Galaxy", play: "Play") -> None:
        rules.faceup_cards.make_unit(t, play, self.unit)


class Cancel(Op, frozen=True, tag="cancel"):
    """Cancel a Reaction card of at most this cost, perhaps unless its controller pays more."""

    cost: Signed
    unless: Signed | None = None

    def is_possible(self, t: "Galaxy", seat: Seat, source: str) -> bool:
        return rules.announcing.cancellable(t, seat, self.cost[0]) is not None

    async def apply(self, t: "Galaxy", play: "Play") -> None:
        target = rules.announcing.cancellable(t, play.seat, self.cost[0])
        if target is None:
            return
        if self.unless is None or not await rules.announcing.is_ransomed(t, target, self.unless[0]):
            rules.announcing.cancel_play(t, target.source)


class ExtraExchange(Op, frozen=True, tag="extra_exchange"):
    """One more Exchange, once in a Conquest Action."""

    more_exchanges = 1

    def is_too_late(self, fight: "Conquest", is_last: bool) -> bool:
        """Whether it is not the last Exchange, or there already was an extra one [SI-R119]."""
        return fight.lengthened or fight.exchange < fight.exchanges

    async def apply(self, t: "Galaxy", play: "Play") -> None:
        more = rules.targets.fight_of(t).exchanges + 1
        rules.targets.change_fight(t, exchanges=more, lengthened=True)

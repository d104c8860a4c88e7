"""Chapter 7, an Exchange: Surprise Strike, then four Steps, and their results."""

from palatine.core.decisions import Pick, Reason, ask
from palatine.core.news import EVERYONE
from palatine.core.seats import Seat
from palatine.games.seize_the_imperium.names import ACTS, PASS
from palatine.games.seize_the_imperium.rules import order_of_play
from palatine.games.seize_the_imperium.rules.adjacency import homes
from palatine.games.seize_the_imperium.rules.announcing import expire
from palatine.games.seize_the_imperium.rules.conquest import Decide, is_beaten, is_conquered
from palatine.games.seize_the_imperium.rules.elimination import eliminate_unit
from palatine.games.seize_the_imperium.rules.filters import type_of
from palatine.games.seize_the_imperium.rules.going_home import GoHome, goals_from, take_home
from palatine.games.seize_the_imperium.rules.modifiers import keyword
from palatine.games.seize_the_imperium.rules.questions import (
    Facts,
    not_in_fight,
    not_own_unit,
    refusing,
    right,
)
from palatine.games.seize_the_imperium.rules.table import (
    has_unit,
    is_card,
    is_unit_card,
    push,
    put_unit,
    replace,
    unit,
    units_at,
)
from palatine.games.seize_the_imperium.rules.targets import attacks, fight_of
from palatine.games.seize_the_imperium.state import Conquest, Galaxy, Scene, Unit


class Exchange(Scene):
    """Begin an Exchange; its parts follow one another [SI-7.3] [SI-7.4]."""

    def play(self, t: Galaxy) -> None:
        fight = fight_of(t)
        number = fight.exchange + 1
        t.conquest = replace(fight, exchange=number, step="before", targeted=(), struck=())
        last_to_this(t)
        t.tell(EVERYONE, "exchange_began", number=number)
        push(t, *order_of_play.exchange_parts(fight.attacker, number == 1))


def last_to_this(t: Galaxy) -> None:
    """Let effects meant for the next Exchange hold in this one."""
    t.effects = tuple(
        [replace(e, until="exchange") if e.until == "next_exchange" else e for e in t.effects]
    )
    t.reactions = tuple(
        [replace(r, until="exchange") if r.until == "next_exchange" else r for r in t.reactions]
    )


class Step(Scene):
    """Begin the next Step."""

    name: str

    def play(self, t: Galaxy) -> None:
        t.conquest = replace(fight_of(t), step=self.name)


class Strike(Scene):
    """Surprise Strike: both sides choose targets, the Attacker first, then both take effect
    [SI-7.14] [SI-R36]."""

    def play(self, t: Galaxy) -> None:
        t.conquest = replace(fight_of(t), step="strike")
        push(t, *order_of_play.strike_parts())


class Hits(Scene):
    """Add up all attacks of a Step and give their counters [SI-7.6] [SI-7.8]."""

    def play(self, t: Galaxy) -> None:
        take_effect(t)
        for id_ in fight_of(t).doomed:
            if has_unit(t, id_):
                add_damage(t, id_, 1)
        t.conquest = replace(fight_of(t), aims=(), extras=(), doomed=())
        expire(t, "step")


def take_effect(t: Galaxy) -> None:
    """Let every attack hit its target at the same time."""
    fight = fight_of(t)
    for each in attacks(t):
        t.tell(
            EVERYONE,
            "attacked",
            target=each.target,
            att=each.att,
            against=each.against,
            count=each.counters,
        )
        if each.target == fight.world:
            add_conquest(t, each.counters)
        else:
            add_damage(t, each.target, each.counters)


def add_conquest(t: Galaxy, count: int) -> None:
    """Put Conquest counters on the World card [SI-7.6] [SI-R45]."""
    fight = fight_of(t)
    t.conquest = replace(fight, counters=fight.counters + (fight.exchange,) * count)


def add_damage(t: Galaxy, id_: str, count: int) -> None:
    """Put Damage counters on a Unit; a Unit counter with enough of them leaves at once
    [SI-7.10] [SI-R41]."""
    one = put_unit(t, unit(t, id_), damage=unit(t, id_).damage + count)
    if not is_card(one) and is_doomed(t, one):
        eliminate_unit(t, id_)


def is_doomed(t: Galaxy, one: Unit) -> bool:
    """Whether a Unit has more Damage counters than it can stand [SI-7.9] [SI-11.12]."""
    return one.damage > keyword(t, one, "Hardened")


class StrikeHits(Scene):
    """Let Surprise Strikes take effect; eliminated Units leave at once [SI-R36]."""

    def play(self, t: Galaxy) -> None:
        fight = fight_of(t)
        struck = tuple(dict.fromkeys([each.unit for each in fight.aims]))
        take_effect(t)
        remove_doomed(t)
        t.conquest = replace(fight_of(t), aims=(), struck=struck, step="after_strike")
        expire(t, "step")


class Casualties(Scene):
    """Step 3: eliminate Unit cards with Damage counters [SI-7.9]."""

    def play(self, t: Galaxy) -> None:
        remove_doomed(t)
        t.conquest = replace(fight_of(t), kept=())
        expire(t, "step")


def remove_doomed(t: Galaxy) -> None:
    """Remove all Units with too much damage together."""
    here = units_at(t, fight_of(t).world)
    for one in [each for each in here if is_doomed(t, each)]:
        eliminate_unit(t, one.id, one.id in fight_of(t).kept)


# Step 4


def fought_for(t: Galaxy, seat: Seat) -> Facts:
    """The World card that the fight is about."""
    return {"card": fight_of(t).world}


YES_OR_NO = right("SI-7.11", "yes_or_no")
WITHDRAW = Pick("withdraw", ACTS, ("yes", "no"), about=fought_for, why_not=YES_OR_NO)
FORGO = Pick("forgo", ACTS, ("yes", "no"), about=fought_for, why_not=YES_OR_NO)


class Withdraw(Scene):
    """The Attacker may withdraw with all Units, which ends the Action without success [SI-7.11].

    After the last Exchange we ask only if there would be success [SI-R46].
    """

    async def play(self, t: Galaxy) -> None:
        if is_beaten(t) or t.game == "duels":
            return  # [SI-R111] in a duel there is nowhere to go
        seat = fight_of(t).attacker
        is_last = fight_of(t).exchange >= fight_of(t).exchanges
        if is_last and not is_conquered(t):
            return
        if await ask(seat, FORGO if is_last else WITHDRAW) == "yes":
            t.conquest = replace(fight_of(t), withdrawn=True)
            t.tell(EVERYONE, "withdrew", player=seat)
            if t.version >= 2:  # before, they went after the Action
                push(t, GoHome(seat, fight_of(t).world))


def may_retreat(t: Galaxy) -> bool:
    """Whether a retreat is possible: yes, unless the Attacker is beaten, which ends it [SI-R47]."""
    if fight_of(t).withdrawn:
        return t.version >= 2  # before, that ended it as well
    return not is_beaten(t)


def retreating(t: Galaxy, seat: Seat) -> tuple[str, ...]:
    """The Defender's Fleet cards with another World card to go to."""
    here = fight_of(t).world
    own = [u for u in units_at(t, here, seat) if is_unit_card(u) and type_of(t, u) == "Fleet"]
    return tuple([each.id for each in own]) if homes(t, seat, but=here) else ()


class Retreat(Scene):
    """Let the Defender reallocate Fleet cards, one after the other, even if the Attacker has
    withdrawn [SI-7.11] [SI-R46]."""

    async def play(self, t: Galaxy) -> None:
        seat = fight_of(t).defender
        ready = retreating(t, seat)
        if not ready or not may_retreat(t):
            return
        asked = Pick("retreat", ACTS, (*ready, PASS), about=fought_for, why_not=not_retreating)
        choice = await ask(seat, asked)
        if choice != PASS:
            await take_home(t, unit(t, choice), goals_from(t, seat, fight_of(t).world))
            push(t, self)


@refusing("SI-7.11", "retreat_or_pass", "unit", "counter")
def not_retreating(t: Galaxy, seat: Seat, atom: str) -> Reason | None:
    """Why not: only the Defender's Fleet cards in the fight can retreat."""
    missing = not_own_unit(t, seat, atom, "SI-7.11") or not_in_fight(t, atom)
    return missing or Reason("SI-7.11", "fleets_retreat", {"card": atom})


def drop_forms(t: Galaxy) -> Conquest:
    """Forget choices to be a Troop or a Fleet, which hold for one Exchange."""
    fight = fight_of(t)
    kept = tuple([each for each in fight.chosen if each[1] not in ("Troop", "Fleet")])
    t.conquest = replace(fight, chosen=kept)
    return t.conquest


class EndExchange(Scene):
    """Go on to the next Exchange, or to the end of the Action [SI-7.12]."""

    def play(self, t: Galaxy) -> None:
        expire(t, "exchange")
        fight = drop_forms(t)
        is_over = fight.withdrawn or is_beaten(t) or fight.exchange >= fight.exchanges
        push(t, Decide() if is_over else Exchange())

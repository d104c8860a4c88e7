"""Chapter 12, abilities of cards in play: what can be used, on which grounds all can see."""

from collections.abc import Iterator

from palatine.core.atoms import name_of
from palatine.core.seats import Seat
from palatine.games.seize_the_imperium.cards import (
    CHARACTERS,
    PROFILES,
    TACTICS,
    UNITS,
    WORLDS,
    Ability,
)
from palatine.games.seize_the_imperium.cards.vocabulary import (
    AllocationTimes,
    AnyOp,
    Cancel,
    Counters,
    Deplete,
    Draw,
    Eliminate,
    Gain,
    Look,
    MayReact,
    Mod,
    RemoveDamage,
    Resource,
    Return,
    Scrap,
    Undeplete,
    Window,
    read_filter,
)
from palatine.games.seize_the_imperium.rules import order_of_play
from palatine.games.seize_the_imperium.rules.filters import (
    Source,
    all_hold,
    fits,
    is_meant,
)
from palatine.games.seize_the_imperium.rules.moments import fits_moment
from palatine.games.seize_the_imperium.rules.open_cards import counters_of, counters_on
from palatine.games.seize_the_imperium.rules.space import are_neighbours
from palatine.games.seize_the_imperium.rules.table import (
    characters_of,
    is_disputed,
    is_disputed_character,
    is_unit_card,
    push,
    put_character,
    put_unit,
    put_world,
    systems,
    unit,
    units_at,
    worlds_of,
)
from palatine.games.seize_the_imperium.state import Galaxy, Moment, Play, Unit

# What a player may use between other deeds of the own Turn.
LOOPS: dict[str, tuple[Window, ...]] = {
    "own_resupply": ("own_resupply", "own_turn"),
    "own_allocation": ("own_allocation", "own_turn"),
    "own_turn": ("own_turn",),
}

Found = tuple[str, int]


def ready_abilities(t: Galaxy, seat: Seat) -> Iterator[tuple[str, int, Ability]]:
    """Abilities of a player's cards in play that could be paid for now [SI-12.2] [SI-12.3]."""
    for world in worlds_of(t, seat):
        if not world.depleted and not is_disputed(t, world):  # [SI-1.12]
            yield from numbered(world.id, WORLDS[world.face].abilities, 0, True)
    for one in characters_of(t, seat):
        can_deplete = not one.depleted and not is_disputed_character(t, one)  # [SI-R75]
        yield from numbered(one.id, CHARACTERS[one.face].abilities, one.missions, can_deplete)
    for each in t.units:
        if each.owner == seat:
            abilities = PROFILES[each.face].abilities
            yield from numbered(each.id, abilities, each.missions, not each.depleted)


def numbered(
    id_: str, abilities: tuple[Ability, ...], missions: int, can_deplete: bool
) -> Iterator[tuple[str, int, Ability]]:
    """Of a card's abilities those that deplete it or take a Mission counter."""
    for index, ability in enumerate(abilities):
        is_paid = (ability.kind == "deplete" and can_deplete) or (
            ability.kind == "mission" and missions > 0
        )
        if is_paid:
            yield id_, index, ability


def own_abilities(t: Galaxy, seat: Seat, loop: str) -> tuple[str, ...]:
    """Cards whose abilities can be used between the deeds of a phase."""
    found = [
        id_
        for id_, _, ability in ready_abilities(t, seat)
        if ability.window in LOOPS[loop] and is_possible(t, seat, id_, ability)
    ]
    return tuple(found)


def usable(t: Galaxy, seat: Seat, moment: Moment) -> tuple[str, ...]:
    """Cards whose abilities can be used at a moment."""
    found = [
        id_
        for id_, _, ability in ready_abilities(t, seat)
        if fits_moment(t, seat, ability.window, moment)
        and is_here(t, id_, ability.window)
        and is_possible(t, seat, id_, ability)
    ]
    return tuple(found)


def is_here(t: Galaxy, id_: str, window: Window) -> bool:
    """Whether a Unit that fights is in this fight."""
    if window == "any" or not id_.startswith("unit:") or t.conquest is None:
        return True
    return unit(t, id_).at == t.conquest.world


def use_ability(t: Galaxy, seat: Seat, id_: str) -> None:
    """Deplete a card, or take a Mission counter from it, for what it does [SI-12.2] [SI-12.4]."""
    index, ability = next((n, a) for found, n, a in ready_abilities(t, seat) if found == id_)
    if ability.kind == "mission":
        spend_mission(t, id_)
    else:
        deplete_card(t, id_)
    t.tell("everyone", "ability_used", player=seat, card=id_)
    t.plays += (Play(id_, name_of(id_), seat, index),)
    push(t, order_of_play.ability())


def spend_mission(t: Galaxy, id_: str) -> None:
    """A Mission counter is eliminated from its card."""
    if id_.startswith("unit:"):
        one = unit(t, id_)
        put_unit(t, one, missions=one.missions - 1)
    else:
        who = next(each for each in t.characters if each.id == id_)
        put_character(t, who, missions=who.missions - 1)


def deplete_card(t: Galaxy, id_: str) -> None:
    """Any card is depleted."""
    for world in [each for each in t.worlds if each.id == id_]:
        put_world(t, world, depleted=True)
    for who in [each for each in t.characters if each.id == id_]:
        put_character(t, who, depleted=True)
    for one in [each for each in t.units if each.id == id_]:
        put_unit(t, one, depleted=True)


# Whether there is something to do


def is_possible(t: Galaxy, seat: Seat, id_: str, ability: Ability) -> bool:
    """Whether an ability could do something; all can see that."""
    if ability.pick and not picks(t, seat, id_, ability.pick, ability.ops):
        return False
    return any(is_op_possible(t, seat, id_, op) for op in ability.ops)


def picks(
    t: Galaxy, seat: Seat, id_: str, text: str, ops: tuple[AnyOp, ...], host: str = ""
) -> tuple[str, ...]:
    """Units in the fight that can be picked for these effects."""
    if t.conquest is None:
        return ()
    wanted = f"my {text}" if read_filter(text).side == "" else text
    source = Source(id_, "", seat, None, (), host)  # type: ignore[arg-type]  # only whose it is
    here = [u for u in units_at(t, t.conquest.world) if is_meant(t, source, wanted, u)]
    if any(isinstance(op, RemoveDamage | Return) for op in ops):
        here = [each for each in here if each.damage]
    return tuple([each.id for each in here])


def is_op_possible(t: Galaxy, seat: Seat, id_: str, op: AnyOp) -> bool:
    """Whether one effect has anything to work on."""
    if isinstance(op, Mod | Gain) and read_filter(op.who).side == "my":
        return bool(picks(t, seat, id_, op.who, ()))
    if isinstance(op, Deplete):
        return bool(victims(t, seat, op))
    if isinstance(op, Eliminate):
        return bool(marked(t, seat))
    if isinstance(op, Undeplete):
        return bool(launchable(t, seat, id_, op))
    if isinstance(op, Counters):
        return bool(depleted_hosts(t, seat))
    if isinstance(op, Look | Draw):
        is_assets = isinstance(op, Look) or op.deck == "asset"
        return bool((t.asset_decks if is_assets else t.character_decks)[seat])
    if isinstance(op, Resource):
        return all_hold(t, id_, seat, op.when)
    if isinstance(op, Return) and op.of == "troop_in_discard":
        return bool(fallen_troops(t, seat)) and t.resources[seat] >= ransom(t, seat, id_, op)
    if isinstance(op, AllocationTimes):
        return any(not each.depleted for each in worlds_of(t, seat))
    if isinstance(op, Scrap):
        return bool(t.hands[seat])
    if isinstance(op, Cancel):
        return bool(cancellable(t, seat, op))
    if isinstance(op, MayReact):
        own = [each for each in t.units if each.owner == seat and each.depleted]
        return any(fits(t, each, read_filter(op.who)) and is_unit_card(each) for each in own)
    return True


def victims(t: Galaxy, seat: Seat, op: Deplete) -> tuple[str, ...]:
    """Other players' cards that can be depleted."""
    found: list[str] = []
    for one in t.characters:
        is_near = not op.adjacent or are_neighbours(t, seat, one.owner)
        if "character" in op.what and one.owner != seat and not one.depleted and is_near:
            found.append(one.id)
    if "unit" in op.what:
        others = [u for u in t.units if u.owner != seat and not u.depleted and is_unit_card(u)]
        found += [each.id for each in others]
    return tuple(found)


def marked(t: Galaxy, seat: Seat) -> tuple[str, ...]:
    """Other players' Characters whose cost this player could pay."""
    others = [one for one in t.characters if one.owner != seat]
    purse = t.resources[seat]
    return tuple([one.id for one in others if CHARACTERS[one.face].cost[0] <= purse])


def launchable(t: Galaxy, seat: Seat, id_: str, op: Undeplete) -> tuple[str, ...]:
    """Fleet cards that were allocated here this Turn."""
    here = units_at(t, unit(t, id_).at, seat)
    fresh = [each for each in here if each.fresh and each.depleted]
    return tuple([each.id for each in fresh if fits(t, each, read_filter(op.kinds))])


def depleted_hosts(t: Galaxy, seat: Seat) -> tuple[str, ...]:
    """Unit cards that lack a counter which they allocate with."""
    own = [each for each in t.units if each.owner == seat and is_unit_card(each)]
    return tuple([each.id for each in own if lacks(t, each)])


def lacks(t: Galaxy, one: Unit) -> tuple[str, ...]:
    """The counters that a Unit card has fewer of than it allocates with."""
    missing = []
    for token, count in counters_of(one.face, replaced=True).items():
        there = [each for each in counters_on(t, one.id) if each.face == token]
        have = one.missions if token == "mission" else len(there)
        if have < count:
            missing.append(token)
    return tuple(missing)


def fallen_troops(t: Galaxy, seat: Seat) -> tuple[str, ...]:
    """Troop cards in the own Discard Pile."""
    units = [card for card in t.discards[seat] if card.startswith("unit:")]
    return tuple([card for card in units if UNITS[name_of(card)].type == "Troop"])


def ransom(t: Galaxy, seat: Seat, id_: str, op: Return) -> int:
    """What it costs to take a card back."""
    here = next((each for each in t.worlds if each.id == id_), None)
    if here is not None and op.pay_in_system is not None and systems(t, seat, here):
        return op.pay_in_system[0]
    return op.pay[0] if op.pay is not None else 0


def cancellable(t: Galaxy, seat: Seat, op: Cancel) -> tuple[str, ...]:
    """The Reaction card that was announced last, if it is another's and cheap enough."""
    announced = [play for play in t.plays if play.ability < 0]
    last = announced[-1:]
    return tuple([p.source for p in last if p.seat != seat and printed_cost(p.face) <= op.cost[0]])


def printed_cost(face: str) -> int:
    """What a Reaction card costs for other cards: X counts as one [SI-R73]."""
    cost = TACTICS[face].cost
    return cost[0] if cost is not None else 1

"""Chapter 12, effects: what each word of the cards' vocabulary does when a card resolves."""

from collections.abc import Awaitable, Callable
from typing import Any

from palatine.core.cards import faces_of
from palatine.core.decisions import Pick, Rank, Several, ask
from palatine.core.news import EVERYONE
from palatine.core.seats import Seat
from palatine.games.seize_the_imperium.cards import CHARACTERS, EVERY, TACTICS, UNITS
from palatine.games.seize_the_imperium.cards.vocabulary import (
    AllocationTimes,
    AnyOp,
    Attack,
    Cancel,
    Choose,
    CostLess,
    Counters,
    Damage,
    Deplete,
    Draw,
    Eliminate,
    ExtraExchange,
    Gain,
    Look,
    Lose,
    MakeUnit,
    Maneuver,
    MayReact,
    Mod,
    NeedConquest,
    RemoveConquest,
    RemoveDamage,
    Resource,
    Return,
    Scrap,
    Undeplete,
    Until,
)
from palatine.games.seize_the_imperium.rules.abilities import (
    cancellable,
    deplete_card,
    depleted_hosts,
    fallen_troops,
    lacks,
    launchable,
    marked,
    picks,
    ransom,
    victims,
)
from palatine.games.seize_the_imperium.rules.elimination import eliminate_character
from palatine.games.seize_the_imperium.rules.modifiers import Source, condition_holds, is_meant
from palatine.games.seize_the_imperium.rules.reactions import (
    cancel_play,
    discard_reaction,
    mark_reaction,
)
from palatine.games.seize_the_imperium.rules.reallocation_phase import goals_of, launch
from palatine.games.seize_the_imperium.rules.resupply_phase import draw_character
from palatine.games.seize_the_imperium.rules.table import (
    add_counters,
    card_pick,
    changed,
    draw_assets,
    gain,
    hand_names,
    into_hand,
    name_of,
    push,
    put_character,
    put_unit,
    replace,
    systems,
    take_from_hand,
    turn_into_discard,
    unit,
    units_at,
    without,
    world,
)
from palatine.games.seize_the_imperium.state import (
    ACTS,
    PASS,
    Effect,
    Extra,
    Galaxy,
    Item,
    Play,
    Unit,
)

LASTING: dict[Until, int] = {"static": 0, "step": 1, "exchange": 2, "next_exchange": 3, "action": 4}


async def resolve(t: Galaxy, item: Item) -> None:
    """The last announced Reaction resolves first [SI-R67]; a cancelled one does nothing."""
    play = next((each for each in t.plays if each.source == item.card), None)
    if play is None:
        return
    t.plays = without(t.plays, (play,))
    card = TACTICS[play.face]
    used = [each for each in card.activated if each.by in play.activated]
    ops = card.ops if not used or used[0].plus else ()  # [SI-12.6] in place of the Instant
    ops += used[0].ops if used else ()
    if used and any(isinstance(op, Attack) for op in used[0].ops):
        ops = used[0].ops
    t.tell(EVERYONE, "reaction_resolved", player=play.seat, card=play.source)
    await apply_all(t, play, ops)
    until = lasting(ops)
    if until == "static":
        discard_reaction(t, play.source)
    else:
        mark_reaction(t, play.source, live=True, until=until)


def lasting(ops: tuple[AnyOp, ...]) -> Until:
    """How long a card stays: as long as the longest of its effects [SI-R74]."""
    spans: list[Until] = [getattr(op, "until", "static") for op in ops]
    spans += ["action" for op in ops if isinstance(op, MakeUnit | NeedConquest)]
    return max(spans, key=LASTING.__getitem__)


async def perform(t: Galaxy, item: Item) -> None:
    """An ability of a card in play does what it says."""
    play = t.plays[-1]
    ability = EVERY[play.face].abilities[play.ability]
    if ability.pick:
        found = picks(t, play.seat, play.source, ability.pick, ability.ops)
        one = found[0] if len(found) == 1 else await ask(play.seat, Pick("pick", ACTS, found))
        play = replace(play, picked=(one,))
    t.plays = t.plays[:-1]
    await apply_all(t, play, ability.ops)


async def apply_all(t: Galaxy, play: Play, ops: tuple[AnyOp, ...]) -> None:
    """One effect after the other."""
    t.choosing = play.source
    for op in ops:
        if isinstance(op, Choose):
            both = ("kind:Piercing", "kind:Hardened")
            play = replace(play, choice=await ask(play.seat, Pick("choose", ACTS, both)))
        elif isinstance(op, Mod | Gain | Lose):
            add_effect(t, play, op)
        else:
            await APPLY[type(op)](t, play, op)
    t.choosing = ""


def add_effect(t: Galaxy, play: Play, op: Mod | Gain | Lose) -> None:
    """An effect that holds for a while."""
    if isinstance(op, Gain) and op.keyword == "chosen":
        op = replace(op, keyword=name_of(play.choice))
    t.effects += (Effect(play.source, play.seat, op, op.until, play.picked, play.host),)


def meant(t: Galaxy, play: Play, who: str) -> tuple[Unit, ...]:
    """The Units in the fight that an effect is about."""
    assert t.conquest is not None
    source = Source(play.source, play.face, play.seat, None, play.picked, play.host)  # type: ignore[arg-type]
    return tuple([u for u in units_at(t, t.conquest.world) if is_meant(t, source, who, u)])


async def one_of(seat: Seat, kind: str, found: tuple[str, ...]) -> str:
    """One of these; asked for only where there is a choice, which all can see."""
    return found[0] if len(found) == 1 else await ask(seat, Pick(kind, ACTS, found))


async def resource(t: Galaxy, play: Play, op: Resource) -> None:
    """Gain Resource counters."""
    source = Source(play.source, play.face, play.seat, None)  # type: ignore[arg-type]
    if all(condition_holds(t, source, each, None) for each in op.when):
        gain(t, play.seat, op.n[0])
        t.tell(EVERYONE, "resources_gained", player=play.seat, count=op.n[0])


async def scrap(t: Galaxy, play: Play, op: Scrap) -> None:
    """Discard a Unit card for half its cost."""
    push(t, Item("scrap", play.seat, n=op.most[0]))


async def scrapping(t: Galaxy, item: Item) -> None:
    """Which Unit card is discarded; who has none in hand can only pass."""
    seat = item.seat
    hand = tuple([atom for atom in hand_names(t, seat) if name_of(atom) in UNITS])
    choice = await ask(seat, card_pick(t, seat, "scrap", (*hand, PASS)))
    if choice != PASS:
        handle = take_from_hand(t, seat, name_of(choice))
        gone = turn_into_discard(t, seat, (handle,))
        worth = min(item.n, UNITS[name_of(choice)].cost[0] // 2)
        gain(t, seat, worth)
        t.tell(EVERYONE, "scrapped", player=seat, card=gone[0], count=worth)


async def allocation_times(t: Galaxy, play: Play, op: AllocationTimes) -> None:
    """A World card will give twice as much for an Orbital or Installation."""
    t.doubled += 1


async def cost_less(t: Galaxy, play: Play, op: CostLess) -> None:
    """The next World card costs less."""
    t.cheaper += op.n[0]


async def draw(t: Galaxy, play: Play, op: Draw) -> None:
    """Draw cards; perhaps discard some after that."""
    if op.deck == "character":
        draw_character(t, play.seat)
        push(t, Item("pool", play.seat))
        return
    drawn = draw_assets(t, play.seat, op.n[0])
    here = next((each for each in t.worlds if each.id == play.source), None)
    is_free = here is not None and systems(t, play.seat, here)
    if op.discard is not None and drawn and not is_free:
        push(t, Item("shed", play.seat, n=op.discard[0]))


async def shed(t: Galaxy, item: Item) -> None:
    """Discard so many cards from the hand."""
    seat = item.seat
    cards = hand_names(t, seat)
    at = tuple([f"held:{n}" for n in range(len(cards))])
    count = min(item.n, len(cards))
    chosen = await ask(seat, Several("discard", ACTS, cards, at, count, count))
    handles = [take_from_hand(t, seat, name_of(atom)) for atom in chosen]
    gone = turn_into_discard(t, seat, handles)
    t.tell(EVERYONE, "discarded", player=seat, cards=gone)


async def look(t: Galaxy, play: Play, op: Look) -> None:
    """The player looks at the top cards, and puts them back in a scene of its own."""
    seat = play.seat
    top = t.asset_decks[seat][: op.n[0]]
    t.peeked += tuple([each for each in top if each not in t.peeked])
    t.tell((seat,), "looked", cards=tuple([f"top:{face}" for face in faces_of(t, top)]))
    push(t, Item("sort", seat, n=len(top)))


async def sort(t: Galaxy, item: Item) -> None:
    """The cards go back in any order, in secret."""
    seat = item.seat
    deck = t.asset_decks[seat]
    top = deck[: item.n]
    names = tuple([f"top:{face}" for face in faces_of(t, top)])
    order = await ask(seat, Rank("sort", ACTS, names))
    left, new = top, []
    for atom in order:
        handle = next(each for each in left if t.faces[each] == name_of(atom))
        left = without(left, (handle,))
        new.append(handle)
    t.asset_decks = changed(t.asset_decks, seat, (*new, *deck[item.n :]))
    t.sorts += ((seat, tuple(new)),)
    t.tell(EVERYONE, "deck_sorted", player=seat, count=item.n)


async def deplete(t: Galaxy, play: Play, op: Deplete) -> None:
    """Another player's card is depleted."""
    found = victims(t, play.seat, op)
    if not found:
        return
    id_ = await one_of(play.seat, "victim", found)
    deplete_card(t, id_)
    for one in [each for each in t.characters if each.id == id_ and op.stays]:
        put_character(t, one, stays=True)
    t.tell(EVERYONE, "card_depleted", player=play.seat, card=id_)


async def undeplete(t: Galaxy, play: Play, op: Undeplete) -> None:
    """A Fleet card that was allocated here is ready at once."""
    id_ = await one_of(play.seat, "ready", launchable(t, play.seat, play.source, op))
    put_unit(t, unit(t, id_), depleted=False)
    t.tell(EVERYONE, "card_undepleted", player=play.seat, card=id_)


async def eliminate(t: Galaxy, play: Play, op: Eliminate) -> None:
    """Pay a Character's cost to eliminate it."""
    id_ = await one_of(play.seat, "victim", marked(t, play.seat))
    gain(t, play.seat, -CHARACTERS[name_of(id_)].cost[0])
    eliminate_character(t, id_)


async def may_react(t: Galaxy, play: Play, op: MayReact) -> None:
    """So many depleted Units may React in this phase."""
    count = op.n[0] if op.n is not None else 1
    t.alerts += ((play.seat, op.who),) * count


async def maneuver(t: Galaxy, play: Play, op: Maneuver) -> None:
    """Units go where others went, and nobody may React to it."""
    for _ in range(op.n[0]):
        own = [each for each in t.units if each.owner == play.seat]
        open_to = {u.id: [g.id for g in goals_of(t, u) if g.id in t.entered] for u in own}
        ready = tuple([id_ for id_, goals in open_to.items() if goals])
        if not ready:
            return
        choice = await ask(play.seat, Pick("attack", ACTS, (*ready, PASS)))
        if choice == PASS:
            return
        t.choosing = choice
        goal = await one_of(play.seat, "attack_at", tuple(open_to[choice]))
        t.choosing = play.source
        launch(t, unit(t, choice), world(t, goal))


async def remove_damage(t: Galaxy, play: Play, op: RemoveDamage) -> None:
    """Damage counters go."""
    for one in meant(t, play, op.who):
        if one.damage:
            put_unit(t, one, damage=max(0, one.damage - op.n[0]))
            t.tell(EVERYONE, "damage_removed", card=one.id)


async def damage(t: Galaxy, play: Play, op: Damage) -> None:
    """A Damage counter comes at the end of the Step."""
    assert t.conquest is not None
    doomed = tuple([each.id for each in meant(t, play, op.who)])
    t.conquest = replace(t.conquest, doomed=t.conquest.doomed + doomed)


async def remove_conquest(t: Galaxy, play: Play, op: RemoveConquest) -> None:
    """The newest of the Attacker's Conquest counters go."""
    assert t.conquest is not None
    counters, now = t.conquest.counters, t.conquest.exchange
    left = tuple([n for n in counters if n != now]) if op.n is None else counters[: -op.n[0]]
    t.conquest = replace(t.conquest, counters=left)
    t.tell(EVERYONE, "conquest_removed", count=len(counters) - len(left))


async def need_conquest(t: Galaxy, play: Play, op: NeedConquest) -> None:
    """More Conquest counters are needed."""
    assert t.conquest is not None
    t.conquest = replace(t.conquest, more=t.conquest.more + op.n[0])


async def extra_attack(t: Galaxy, play: Play, op: Attack) -> None:
    """An attack that no Unit makes."""
    assert t.conquest is not None
    piercing = op.piercing[0] if op.piercing is not None else 0
    made = tuple([Extra(play.source, each, op.each[0] * play.x, piercing) for each in play.picked])
    t.conquest = replace(t.conquest, extras=t.conquest.extras + made)


async def make_unit(t: Galaxy, play: Play, op: MakeUnit) -> None:
    """A Unit of the card itself, or counters on it, for this Conquest Action."""
    assert t.conquest is not None
    here = t.conquest.world
    card = Unit(play.source, op.unit, play.seat, here)
    if op.times_x:
        add_counters(t, card, op.unit, play.x)
    else:
        t.units += (card,)


async def cancel(t: Galaxy, play: Play, op: Cancel) -> None:
    """The Reaction card that was announced last is cancelled, unless its player pays more."""
    found = cancellable(t, play.seat, op)
    if not found:
        return
    target = next(each for each in t.plays if each.source == found[0])
    if not await is_ransomed(t, target, op):
        cancel_play(t, target.source)


async def is_ransomed(t: Galaxy, target: Play, op: Cancel) -> bool:
    """Whether the card's player pays more, where that saves it."""
    if op.unless is None or t.resources[target.seat] < op.unless[0]:
        return False
    if await ask(target.seat, Pick("ransom", ACTS, ("yes", "no"))) == "no":
        return False
    gain(t, target.seat, -op.unless[0])
    t.tell(EVERYONE, "ransom_paid", player=target.seat, card=target.source)
    return True


async def return_card(t: Galaxy, play: Play, op: Return) -> None:
    """A card goes to the hand: from the Discard Pile, or when it is eliminated in this Step."""
    if op.of == "picked":
        assert t.conquest is not None
        t.conquest = replace(t.conquest, kept=t.conquest.kept + play.picked)
        return
    id_ = await one_of(play.seat, "fallen", fallen_troops(t, play.seat))
    gain(t, play.seat, -ransom(t, play.seat, play.source, op))
    take_from_discard(t, play.seat, id_)


def take_from_discard(t: Galaxy, seat: Seat, id_: str) -> None:
    """A card goes from the Discard Pile to the hand, and all see it."""
    t.discards = changed(t.discards, seat, without(t.discards[seat], (id_,)))
    into_hand(t, seat, name_of(id_))
    t.tell(EVERYONE, "returned_to_hand", player=seat, card=id_)


async def to_hand(t: Galaxy, item: Item) -> None:
    """A Unit card that was eliminated goes to the hand instead."""
    take_from_discard(t, item.seat, item.card)


async def clone(t: Galaxy, item: Item) -> None:
    """A card that may be bought back when it is eliminated."""
    seat = item.seat
    if item.card not in t.discards[seat] or t.resources[seat] < 1:
        return
    if await ask(seat, Pick("buy_back", ACTS, ("yes", "no"))) == "yes":
        gain(t, seat, -1)
        take_from_discard(t, seat, item.card)


async def counters(t: Galaxy, play: Play, op: Counters) -> None:
    """One counter comes back onto a Unit card."""
    id_ = await one_of(play.seat, "refill", depleted_hosts(t, play.seat))
    one = unit(t, id_)
    token = lacks(t, one)[0]
    if token == "mission":
        put_unit(t, one, missions=one.missions + 1)
    else:
        add_counters(t, one, token, 1)
    t.tell(EVERYONE, "counter_replaced", player=play.seat, card=id_)


async def extra_exchange(t: Galaxy, play: Play, op: ExtraExchange) -> None:
    """One more Exchange."""
    assert t.conquest is not None
    more = t.conquest.exchanges + 1
    t.conquest = replace(t.conquest, exchanges=more, lengthened=True)


APPLY: dict[type[Any], Callable[[Galaxy, Play, Any], Awaitable[None]]] = {
    Resource: resource,
    Scrap: scrap,
    AllocationTimes: allocation_times,
    CostLess: cost_less,
    Draw: draw,
    Look: look,
    Deplete: deplete,
    Undeplete: undeplete,
    Eliminate: eliminate,
    MayReact: may_react,
    Maneuver: maneuver,
    RemoveDamage: remove_damage,
    Damage: damage,
    RemoveConquest: remove_conquest,
    NeedConquest: need_conquest,
    Attack: extra_attack,
    MakeUnit: make_unit,
    Cancel: cancel,
    Return: return_card,
    Counters: counters,
    ExtraExchange: extra_exchange,
}

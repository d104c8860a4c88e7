"""Chapter 5, the Allocation Phase: face up Characters, and deplete World cards for Units."""

from palatine.core.atoms import name_of
from palatine.core.cards import faces_of
from palatine.core.cover import Cover
from palatine.core.decisions import Pick, Reason, ask, given
from palatine.core.news import EVERYONE
from palatine.core.seats import Seat, changed
from palatine.games.seize_the_imperium.cards import CHARACTERS, UNITS, UnitCard
from palatine.games.seize_the_imperium.cards.ops.supply import AllocationTimes, CostLess
from palatine.games.seize_the_imperium.cards.vocabulary import read_filter
from palatine.games.seize_the_imperium.names import ACTS, PASS, WATCH_NAMES
from palatine.games.seize_the_imperium.rules import order_of_play
from palatine.games.seize_the_imperium.rules.abilities import own_abilities, use_ability
from palatine.games.seize_the_imperium.rules.adjacency import has_room
from palatine.games.seize_the_imperium.rules.faceup_cards import add_unit, missions_of, turn_up
from palatine.games.seize_the_imperium.rules.filters import all_hold
from palatine.games.seize_the_imperium.rules.hands_and_decks import (
    card_pick,
    take_from_hand,
    taken,
)
from palatine.games.seize_the_imperium.rules.questions import (
    Facts,
    between_deeds,
    costs_too_much,
    facts,
    is_full,
    not_in_hand,
    not_own_world,
    refusing,
)
from palatine.games.seize_the_imperium.rules.resupply_phase import own_resources
from palatine.games.seize_the_imperium.rules.table import (
    gain,
    is_disputed,
    is_disputed_character,
    other_watches,
    push,
    replace,
    systems,
    world,
    world_card,
    worlds_of,
)
from palatine.games.seize_the_imperium.state import (
    Character,
    Doubled,
    Galaxy,
    SeatScene,
    Unit,
    World,
)


class Allocation(SeatScene):
    """Part A, then part B [SI-5.1]."""

    def play(self, t: Galaxy) -> None:
        push(t, *order_of_play.allocation_parts(self.seat))


# Characters


def fee(t: Galaxy, seat: Seat, face: str) -> int:
    """What a Character costs this player now."""
    card = CHARACTERS[face]
    for where in worlds_of(t, seat):
        for op in world_card(where).always(CostLess):
            if op.what == "character":
                is_open = bool(op.when) and all_hold(t, where.id, seat, op.when)
                is_meant = card.race in op.races or is_open
                return op.lowered(card.cost[0]) if is_meant else card.cost[0]
    return card.cost[0]


def recruits(t: Galaxy, seat: Seat) -> tuple[str, ...]:
    """Facedown Characters that can be faced up: none that are already faceup [SI-5.2]."""
    faces = faces_of(t, t.areas[seat])
    return tuple([f"area:{face}" for face in faces if cannot_join(t, seat, face) is None])


class Recruit(SeatScene):
    """Part A: face up Characters, one after the other [SI-5.1]; abilities that give Resource
    counters in this phase can pay for it [SI-R115]."""

    async def play(self, t: Galaxy) -> None:
        seat = self.seat
        if not t.areas[seat]:
            return
        uses = own_abilities(t, seat, "own_allocation")
        options = (*recruits(t, seat), *uses, PASS)
        choice = await ask(seat, card_pick("recruit", options, own_resources, not_recruited))
        if choice == PASS:
            return
        push(t, self)
        if choice in uses:
            use_ability(t, seat, choice)
        else:
            face_up_character(t, seat, name_of(choice))


@refusing("SI-5.1", "recruit_or_pass", "area", **between_deeds("own_allocation"))
def not_recruited(t: Galaxy, seat: Seat, atom: str) -> Reason | None:
    """Why not: it must be a facedown Character that is not already faceup, and affordable."""
    is_there = name_of(atom) in faces_of(t, t.areas[seat])
    return cannot_join(t, seat, name_of(atom)) if is_there else Reason("SI-5.1", "not_in_area")


def cannot_join(t: Galaxy, seat: Seat, face: str) -> Reason | None:
    """Why not: a copy is already faceup, or there are too few Resource counters."""
    if any(one.face == face and one.owner == seat for one in t.characters):
        return Reason("SI-5.2", "faceup_already", {"card": f"area:{face}"})
    return costs_too_much("SI-5.1", f"area:{face}", fee(t, seat, face), t.resources[seat])


def face_up_character(t: Galaxy, seat: Seat, face: str) -> None:
    """Pay for a Character and put it faceup into the Character Area, undepleted [SI-5.1]."""
    gain(t, seat, -fee(t, seat, face))
    handle, t.areas = taken(t, t.areas, seat, face)
    one = Character(turn_up(t, handle), face, seat, missions=missions_of(face))
    t.characters += (one,)
    t.tell(EVERYONE, "character_faced_up", player=seat, card=one.id)
    if is_disputed_character(t, one):
        t.tell(EVERYONE, "character_disputed", card=one.id)


# Units


def of_kinds(card: UnitCard, text: str) -> bool:
    """Whether a Unit card is of these kinds."""
    wanted, kinds = read_filter(text), (card.type, *card.subtypes)
    if any(kind in kinds for kind in wanted.others):
        return False
    return all(any(kind in kinds for kind in group) for group in wanted.groups)


def halves_from(t: Galaxy, seat: Seat, world: World, card: UnitCard) -> int:
    """Twice the Allocation points that a World card gives for a Unit [SI-5.4]; a Disputed one
    gives half [SI-1.12] [SI-R11], and multipliers add up [SI-11.2]."""
    printed = world_card(world)
    times = 0
    for each in t.doubled:
        if each.world == world.id and of_kinds(card, each.kinds):
            times += each.mul
    for op in printed.always(AllocationTimes):
        if of_kinds(card, kinds_for(t, seat, world, op)):
            times += op.mul[0]
    return in_halves(t, world, printed.cost[0] * max(1, times))


def kinds_for(t: Galaxy, seat: Seat, world: World, op: AllocationTimes) -> str:
    """The kinds of Units for which a World card gives more; in the player's own System, others."""
    is_other = op.kinds_in_system and systems(t, seat, world)
    return op.kinds_in_system if is_other else op.kinds


def in_halves(t: Galaxy, world: World, points: int) -> int:
    """Twice the points of a World card; a Disputed one gives half [SI-1.12]."""
    return points if is_disputed(t, world) else 2 * points


def givers(t: Galaxy, seat: Seat) -> tuple[World, ...]:
    """Undepleted World cards: each pays for one Unit [SI-5.5] [SI-R16]."""
    return tuple([each for each in t.worlds if each.controller == seat and not each.depleted])


def unit_cost(t: Galaxy, seat: Seat, card: UnitCard, at: World) -> int:
    """What a Unit card costs at a World card."""
    for op in world_card(at).always(CostLess):
        is_held = op.what == "unit" and all_hold(t, at.id, seat, op.when)
        if is_held and of_kinds(card, op.kinds):
            return op.lowered(card.cost[0])
    return card.cost[0]


def reach(t: Galaxy, seat: Seat, card: UnitCard) -> int:
    """All Allocation points available for a Unit, in halves."""
    return sum([halves_from(t, seat, each, card) for each in givers(t, seat)])


def sites(t: Galaxy, seat: Seat, card: UnitCard) -> tuple[World, ...]:
    """Undepleted World cards with room where the player can pay for the Unit [SI-5.6]."""
    room, most = roomy(t, seat, givers(t, seat)), reach(t, seat, card)
    return tuple([each for each in room if 2 * unit_cost(t, seat, card, each) <= most])


def roomy(t: Galaxy, seat: Seat, ready: tuple[World, ...]) -> tuple[World, ...]:
    """Those of the World cards with room for one more Unit card."""
    return tuple([each for each in ready if has_room(t, each, seat)])


def is_payable(t: Galaxy, seat: Seat, card: UnitCard, room: tuple[World, ...], points: int) -> bool:
    """Whether the player can pay for the Unit at one of the World cards with room. A lower cost at
    some, and extra points for some Units, matter only if the printed points, in halves, are too
    few for the printed cost."""
    if 2 * card.cost[0] <= points:
        return True
    least = min([2 * unit_cost(t, seat, card, each) for each in room])
    return least <= points or least <= reach(t, seat, card)


def allocatable(t: Galaxy, seat: Seat) -> tuple[str, ...]:
    """Unit cards in the hand that can be allocated now."""
    ready = givers(t, seat)
    room, points = roomy(t, seat, ready), printed_halves(t, ready)
    units = [face for face in faces_of(t, t.hands[seat]) if face in UNITS] if room else []
    can = [face for face in units if is_payable(t, seat, UNITS[face], room, points)]
    return tuple([f"hand:{face}" for face in can])


def printed_halves(t: Galaxy, ready: tuple[World, ...]) -> int:
    """Twice the printed Allocation points of these World cards: the least they give for any
    Unit."""
    return sum([in_halves(t, one, world_card(one).cost[0]) for one in ready])


class Allocate(SeatScene):
    """Part B: allocate Units, one after the other, each at a World card that pays for it."""

    async def play(self, t: Galaxy) -> None:
        seat = self.seat
        uses = own_abilities(t, seat, "own_allocation")
        options = (*allocatable(t, seat), *uses, PASS, *other_watches(t, seat))
        choice = await ask(seat, card_pick("allocate", options, ready_points, not_allocated))
        if choice == PASS:
            t.doubled = ()
            return
        push(t, self)
        if choice in WATCH_NAMES:
            t.watch = changed(t.watch, seat, name_of(choice))  # type: ignore[arg-type]
        elif choice in uses:
            use_ability(t, seat, choice)
        else:
            name = turn_up(t, take_from_hand(t, seat, name_of(choice)))
            push(t, Site(seat, name))


def ready_points(t: Galaxy, seat: Seat) -> Facts:
    """The printed Allocation points of undepleted World cards."""
    return {"count": printed_halves(t, givers(t, seat)) // 2}


@refusing("SI-5.3", "allocate_or_pass", "hand", **between_deeds("own_allocation"))
def not_allocated(t: Galaxy, seat: Seat, atom: str) -> Reason | None:
    """Why not: a Unit card needs an undepleted World card with room, and enough points."""
    missing = not_in_hand(t, seat, atom, "SI-5.3")
    if missing is not None:
        return missing
    if name_of(atom) not in UNITS:
        return Reason("SI-12.5", "no_unit_card", {"card": atom})
    ready = givers(t, seat)
    if not ready:
        return Reason("SI-5.3", "no_world_ready")
    if not any(has_room(t, each, seat) for each in ready):
        return Reason("SI-5.8", "no_room")
    return None if sites(t, seat, UNITS[name_of(atom)]) else too_few_points(atom)


def too_few_points(atom: str) -> Reason:
    """The reason that World cards can't pay for a Unit card, with its printed cost."""
    return Reason("SI-5.4", "too_few_points", {"card": atom, "cost": UNITS[name_of(atom)].cost[0]})


class Site(SeatScene):
    """Where the Unit is allocated, and which other World cards pay for it [SI-5.4] [SI-5.6].

    The card is announced, so everyone knows which it is.
    """

    unit: str

    async def play(self, t: Galaxy) -> None:
        seat, card = self.seat, UNITS[name_of(self.unit)]
        places = {each.id: each for each in sites(t, seat, card)}
        about, why_not = facts(card=self.unit, cost=card.cost[0]), given(not_site, self.unit)
        asked = Pick("site", ACTS, tuple(places), about=about, why_not=why_not)
        here = places[await ask(seat, asked)]
        payers = (here.id, *await further_payers(t, seat, self.unit, here))
        t.worlds = tuple([replace(w, depleted=True) if w.id in payers else w for w in t.worlds])
        allocate_unit(t, seat, self.unit, here.id, payers)


@refusing("SI-5.6", "one_world", "world")
def not_site(t: Galaxy, seat: Seat, atom: str, name: str) -> Reason | None:
    """Why not: it must be your own undepleted World card with room and enough points."""
    missing = not_own_world(t, seat, atom, "SI-5.6") or depleted_world(t, atom)
    return missing or is_full(t, seat, atom) or too_few_points(name)


def depleted_world(t: Galaxy, atom: str) -> Reason | None:
    """Why not: the World card has already paid or was used."""
    is_so = world(t, atom).depleted
    return Reason("SI-5.3", "is_depleted", {"card": atom}) if is_so else None


def still_due(t: Galaxy, seat: Seat, card: UnitCard, here: World) -> int:
    """What a Unit's own World card leaves for others to pay, in halves."""
    return 2 * unit_cost(t, seat, card, here) - halves_from(t, seat, here, card)


async def further_payers(t: Galaxy, seat: Seat, name: str, here: World) -> tuple[str, ...]:
    """World cards that add their points, if the place itself does not give enough."""
    card = UNITS[name_of(name)]
    others = [each for each in givers(t, seat) if each.id != here.id]
    due = still_due(t, seat, card, here)
    if due <= 0:
        return ()
    worth = tuple([(halves_from(t, seat, each, card),) for each in others])
    names = tuple([each.id for each in others])
    about, most = given(unit_to_share, name, here.id), len(names)
    asked = Cover(
        "payers", ACTS, names, (), 1, most, worth, (due,), about=about, why_not=NOT_PAYING
    )
    return await ask(seat, asked)


def unit_to_share(t: Galaxy, seat: Seat, name: str, place: str) -> Facts:
    """The Unit card that one World card can't pay alone: place, cost there, what is missing."""
    card, here = UNITS[name_of(name)], world(t, place)
    missing = (still_due(t, seat, card, here) + 1) // 2
    cost = unit_cost(t, seat, card, here)
    return {"card": name, "place": place, "cost": cost, "count": missing}


def of_paying(t: Galaxy, seat: Seat, atom: str) -> Reason | None:
    """Why not: it must be another undepleted World card of your own."""
    return not_own_world(t, seat, atom, "SI-5.4") or depleted_world(t, atom)


NOT_PAYING = refusing("SI-5.4", "pay_enough", "world")(of_paying)


def double(t: Galaxy, world: str, times: int, kinds: str) -> None:
    """Let a World card give more for Units of some kinds in this Phase."""
    t.doubled += (Doubled(world, times, kinds),)


NOT_DOUBLED = refusing("SI-1.15", "one_world", "world")(of_paying)


def allocate_unit(t: Galaxy, seat: Seat, name: str, at: str, payers: tuple[str, ...]) -> None:
    """Put a Unit card from the hand on the table, depleted unless Deployed [SI-5.7] [SI-11.9]."""
    face = name_of(name)
    is_deployed = "Deployed" in UNITS[face].keywords
    one = Unit(name, face, seat, at, "", not is_deployed, missions_of(face), fresh=True)
    add_unit(t, one)
    t.tell(EVERYONE, "unit_allocated", player=seat, card=name, place=at, payers=payers)

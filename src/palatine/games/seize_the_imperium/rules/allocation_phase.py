"""Chapter 5, the Allocation Phase: face up Characters, deplete World cards for Units."""

from palatine.core.atoms import name_of
from palatine.core.cards import faces_of, without
from palatine.core.cover import Cover
from palatine.core.decisions import Pick, ask
from palatine.core.news import EVERYONE
from palatine.core.seats import Seat, changed
from palatine.games.seize_the_imperium.cards import CHARACTERS, UNITS, WORLDS, UnitCard
from palatine.games.seize_the_imperium.cards.vocabulary import (
    AllocationTimes,
    CostLess,
    read_filter,
)
from palatine.games.seize_the_imperium.names import ACTS, PASS, WATCH_NAMES
from palatine.games.seize_the_imperium.rules import order_of_play
from palatine.games.seize_the_imperium.rules.abilities import own_abilities, use_ability
from palatine.games.seize_the_imperium.rules.filters import all_hold
from palatine.games.seize_the_imperium.rules.modifiers import all_passive, other_ops
from palatine.games.seize_the_imperium.rules.open_cards import (
    add_counters,
    counters_of,
    missions_of,
    turn_up,
)
from palatine.games.seize_the_imperium.rules.space import has_room
from palatine.games.seize_the_imperium.rules.table import (
    card_pick,
    characters_of,
    gain,
    hand_names,
    held,
    is_disputed,
    is_disputed_character,
    other_watches,
    push,
    put_world,
    systems,
    take_from_hand,
    world_card,
    worlds_of,
)
from palatine.games.seize_the_imperium.state import Character, Galaxy, SeatScene, Unit, World


class Allocation(SeatScene):
    """Part A, then part B [SI-5.1]."""

    async def play(self, t: Galaxy) -> None:
        push(t, *order_of_play.allocation_parts(self.seat))


# Characters


def fee(t: Galaxy, seat: Seat, face: str) -> int:
    """What a Character costs this player now."""
    card = CHARACTERS[face]
    for _, op, where in other_ops(t, seat, CostLess):
        assert isinstance(op, CostLess)
        if op.what == "character" and where is not None:
            is_open = bool(op.when) and all_hold(t, where.id, seat, op.when)
            is_meant = card.race in op.races or is_open
            less = max(op.least[0], card.cost[0] - op.n[0])
            return less if is_meant else card.cost[0]
    return card.cost[0]


def recruits(t: Galaxy, seat: Seat) -> tuple[str, ...]:
    """Facedown Characters that can be faced up: none that one has faceup already [SI-5.2]."""
    own = [one.face for one in characters_of(t, seat)]
    faces = [face for face in faces_of(t, t.areas[seat]) if face not in own]
    return tuple([f"area:{face}" for face in faces if fee(t, seat, face) <= t.resources[seat]])


class Recruit(SeatScene):
    """Part A: face up Characters, one after the other [SI-5.1]; what gives Resource counters in
    this phase can be used for it [SI-R115]."""

    async def play(self, t: Galaxy) -> None:
        seat = self.seat
        if not t.areas[seat]:
            return
        uses = own_abilities(t, seat, "own_allocation")
        options = (*recruits(t, seat), *uses, PASS)
        choice = await ask(seat, card_pick(t, seat, "recruit", options))
        if choice == PASS:
            return
        push(t, self)
        if choice in uses:
            use_ability(t, seat, choice)
        else:
            face_up_character(t, seat, name_of(choice))


def face_up_character(t: Galaxy, seat: Seat, face: str) -> None:
    """Pay a Character and lay it faceup into the Character Area, undepleted [SI-5.1]."""
    gain(t, seat, -fee(t, seat, face))
    handle = held(t, t.areas[seat], face)
    t.areas = changed(t.areas, seat, without(t.areas[seat], (handle,)))
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
    gives half [SI-1.12] [SI-R11], and multipliers are added together [SI-11.2]."""
    fitting = [d for d in t.doubled if d.world == world.id and of_kinds(card, d.kinds)]
    times = sum([each.mul for each in fitting])
    for op in all_passive(WORLDS[world.face].abilities, AllocationTimes):
        assert isinstance(op, AllocationTimes)
        kinds = op.kinds_in_system if op.kinds_in_system and systems(t, seat, world) else op.kinds
        if of_kinds(card, kinds):
            times += op.mul[0]
    return in_halves(t, world, world_card(world).cost[0] * max(1, times))


def in_halves(t: Galaxy, world: World, points: int) -> int:
    """Twice the points of a World card, of which a Disputed one gives half [SI-1.12]."""
    return points if is_disputed(t, world) else 2 * points


def givers(t: Galaxy, seat: Seat) -> tuple[World, ...]:
    """Undepleted World cards: each pays for one Unit [SI-5.5] [SI-R16]."""
    return tuple([world for world in worlds_of(t, seat) if not world.depleted])


def unit_cost(t: Galaxy, seat: Seat, card: UnitCard, at: World) -> int:
    """What a Unit card costs at a World card."""
    for op in all_passive(WORLDS[at.face].abilities, CostLess):
        assert isinstance(op, CostLess)
        is_held = op.what == "unit" and all_hold(t, at.id, seat, op.when)
        if is_held and of_kinds(card, op.kinds):
            return max(op.least[0], card.cost[0] - op.n[0])
    return card.cost[0]


def reach(t: Galaxy, seat: Seat, card: UnitCard) -> int:
    """All Allocation points that could be given for a Unit, in halves."""
    return sum([halves_from(t, seat, world, card) for world in givers(t, seat)])


def sites(t: Galaxy, seat: Seat, card: UnitCard) -> tuple[World, ...]:
    """Undepleted World cards with room, at which the Unit can be paid [SI-5.6]."""
    room = [world for world in givers(t, seat) if has_room(t, world, seat)]
    most = reach(t, seat, card)
    return tuple([world for world in room if 2 * unit_cost(t, seat, card, world) <= most])


def allocatable(t: Galaxy, seat: Seat) -> tuple[str, ...]:
    """Unit cards in the hand that can be allocated now."""
    hand = [atom for atom in hand_names(t, seat) if name_of(atom) in UNITS]
    return tuple([atom for atom in hand if sites(t, seat, UNITS[name_of(atom)])])


class Allocate(SeatScene):
    """Part B: allocate Units, one after the other, each at one of the World cards that pay it."""

    async def play(self, t: Galaxy) -> None:
        seat = self.seat
        uses = own_abilities(t, seat, "own_allocation")
        options = (*allocatable(t, seat), *uses, PASS, *other_watches(t, seat))
        choice = await ask(seat, card_pick(t, seat, "allocate", options))
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


class Site(SeatScene):
    """Where the Unit is allocated, and which further World cards pay it [SI-5.4] [SI-5.6].

    The card is announced, so that all know which it is.
    """

    unit: str

    async def play(self, t: Galaxy) -> None:
        seat, card = self.seat, UNITS[name_of(self.unit)]
        places = sites(t, seat, card)
        at = await ask(seat, Pick("site", ACTS, tuple([world.id for world in places])))
        here = next(world for world in places if world.id == at)
        t.choosing = here.id
        payers = (here.id, *await further_payers(t, seat, card, here))
        t.choosing = ""
        for world in [world for world in t.worlds if world.id in payers]:
            put_world(t, world, depleted=True)
        t.paid += payers
        allocate_unit(t, seat, self.unit, here.id, payers)


def still_due(t: Galaxy, seat: Seat, card: UnitCard, here: World) -> int:
    """What the World card where a Unit is allocated leaves to others to pay, in halves."""
    return 2 * unit_cost(t, seat, card, here) - halves_from(t, seat, here, card)


async def further_payers(t: Galaxy, seat: Seat, card: UnitCard, here: World) -> tuple[str, ...]:
    """World cards that add their points, if the place itself gives too few."""
    others = [world for world in givers(t, seat) if world.id != here.id]
    due = still_due(t, seat, card, here)
    if due <= 0:
        return ()
    worth = tuple([(halves_from(t, seat, world, card),) for world in others])
    names = tuple([world.id for world in others])
    return await ask(seat, Cover("payers", ACTS, names, (), 1, len(names), worth, (due,)))


def allocate_unit(t: Galaxy, seat: Seat, name: str, at: str, payers: tuple[str, ...]) -> None:
    """A Unit card comes from the hand, depleted unless Deployed [SI-5.7] [SI-11.9]."""
    face = name_of(name)
    is_deployed = "Deployed" in UNITS[face].keywords
    one = Unit(name, face, seat, at, "", not is_deployed, missions_of(face), fresh=True)
    t.units += (one,)
    for token, count in counters_of(face).items():
        if token != "mission":
            add_counters(t, one, token, count)
    t.tell(EVERYONE, "unit_allocated", player=seat, card=name, place=at, payers=payers)

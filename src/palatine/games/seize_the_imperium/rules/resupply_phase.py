"""Chapter 4, the Resupply Phase: undeplete, draw, gain Resource counters, face up World cards."""

from typing import TypeVar

from palatine.core.atoms import name_of
from palatine.core.cards import faces_of
from palatine.core.decisions import Pick, Reason, Several, ask
from palatine.core.news import EVERYONE
from palatine.core.seats import Seat, changed
from palatine.games.seize_the_imperium.cards import WORLDS
from palatine.games.seize_the_imperium.cards.ops.supply import Resource
from palatine.games.seize_the_imperium.names import ACTS, PASS, POOL_SIZE
from palatine.games.seize_the_imperium.rules import order_of_play
from palatine.games.seize_the_imperium.rules.abilities import own_abilities, use_ability
from palatine.games.seize_the_imperium.rules.faceup_cards import (
    discard,
    replace_counters,
    turn_into_discard,
    turn_up,
)
from palatine.games.seize_the_imperium.rules.hands_and_decks import (
    card_pick,
    draw_assets,
    places_of,
    taken,
)
from palatine.games.seize_the_imperium.rules.questions import (
    Facts,
    between_deeds,
    costs_too_much,
    facts,
    refusing,
    right,
)
from palatine.games.seize_the_imperium.rules.table import (
    characters_of,
    gain,
    is_disputed,
    push,
    replace,
    world_card,
    worlds_of,
)
from palatine.games.seize_the_imperium.state import Character, Galaxy, SeatScene, Unit, World

Lying = TypeVar("Lying", World, Unit)
REGENT_DRAW = 2  # [SI-4.3]
THRONE_INCOME = 2  # [SI-4.6]


class Resupply(SeatScene):
    """Begin the phase; parts A to D only ask about Characters over the pool-size [SI-4.1]."""

    def play(self, t: Galaxy) -> None:
        seat = self.seat
        undeplete(t, seat)
        draw_assets(t, seat, REGENT_DRAW if t.regent == seat else 1)  # [SI-4.3]
        draw_character(t, seat)
        push(t, *order_of_play.resupply_parts(seat))


def undeplete(t: Galaxy, seat: Seat) -> None:
    """Part A: undeplete all Controlled cards [SI-4.2]."""
    t.worlds = tuple([ready(w) if w.controller == seat else w for w in t.worlds])
    t.units = tuple([ready(u) if u.owner == seat else u for u in t.units])
    t.characters = tuple([woken(one) if one.owner == seat else one for one in t.characters])


def ready(one: Lying) -> Lying:
    """The same card undepleted."""
    return replace(one, depleted=False) if one.depleted else one


def woken(one: Character) -> Character:
    """The same Character undepleted, unless a card prevents it this time."""
    return replace(one, depleted=one.stays, stays=False) if one.depleted or one.stays else one


def draw_character(t: Galaxy, seat: Seat) -> None:
    """Part C: draw one Character card facedown into the Character Area [SI-4.4]."""
    deck = t.character_decks[seat]
    if deck:  # [SI-R09]
        t.character_decks = changed(t.character_decks, seat, deck[1:])
        t.areas = changed(t.areas, seat, (*t.areas[seat], deck[0]))
        t.tell(EVERYONE, "drew_character", player=seat)
        t.tell((seat,), "drew_character_card", card=f"area:{t.faces[deck[0]]}")


class Pool(SeatScene):
    """Discard Characters over the pool-size, faceup or facedown ones [SI-4.4] [SI-R18]."""

    async def play(self, t: Galaxy) -> None:
        seat = self.seat
        own = characters_of(t, seat)
        over = len(own) + len(t.areas[seat]) - POOL_SIZE
        if over <= 0:
            return
        names = (*[one.id for one in own], *[f"area:{face}" for face in faces_of(t, t.areas[seat])])
        about, at = facts(count=over), places_of
        asked = Several("pool", ACTS, names, at, over, over, about=about, why_not=not_in_pool)
        chosen = await ask(seat, asked)
        for atom in chosen:
            let_go(t, seat, atom)


@refusing("SI-4.4", "down_to_pool", "area", "character")
def not_in_pool(t: Galaxy, seat: Seat, atom: str) -> Reason | None:
    """Why not: it must be your own Character, faceup or facedown."""
    own = [one.id for one in characters_of(t, seat)]
    own += [f"area:{face}" for face in faces_of(t, t.areas[seat])]
    return None if atom in own else Reason("SI-4.4", "not_your_character")


def let_go(t: Galaxy, seat: Seat, atom: str) -> None:
    """Put a Character on the Discard Pile."""
    if atom.startswith("area:"):
        handle, t.areas = taken(t, t.areas, seat, name_of(atom))
        (atom,) = turn_into_discard(t, seat, (handle,))
    else:
        t.characters = tuple([one for one in t.characters if one.id != atom])
        discard(t, seat, atom)
    t.tell(EVERYONE, "character_let_go", player=seat, card=atom)


class Income(SeatScene):
    """Part D: gain Resource counters for Controlled World cards, and replace counters [SI-4.5]."""

    def play(self, t: Galaxy) -> None:
        seat = self.seat
        gained = income_of(t, seat)
        gain(t, seat, gained)
        t.tell(EVERYONE, "income", player=seat, count=gained)
        for unit in [each for each in t.units if each.owner == seat]:
            replace_counters(t, unit)


def income_of(t: Galaxy, seat: Seat) -> int:
    """The income: one for each World card, two for the player's own Throne World [SI-4.5] [SI-4.6]
    [SI-R12]; Disputed ones count half, and the total is rounded down once [SI-R10]."""
    return sum([halves_of(t, seat, world) for world in worlds_of(t, seat)]) // 2


def halves_of(t: Galaxy, seat: Seat, world: World) -> int:
    """What a World card gives, in halves of a Resource counter."""
    more = [op.n[0] for op in world_card(world).always(Resource) if op.at == "resupply"]
    gains = (THRONE_INCOME if world.throne and world.owner == seat else 1) + sum(more)
    return gains if is_disputed(t, world) else 2 * gains


# Recovery of a beaten player


def may_recover(t: Galaxy, seat: Seat) -> bool:
    """Whether a player can take a World card for Asset cards [SI-13.2] [SI-R63] [SI-R88]."""
    count = len(worlds_of(t, seat))
    if count > 1 or t.turns[seat] < 2:
        return False
    is_on = t.recovery == "on" or seat in t.recovering
    return is_on and bool(t.system_decks[seat]) and could_pay(t, seat)


def could_pay(t: Galaxy, seat: Seat) -> bool:
    """Whether, as far as the others know, a World card may come that the Asset Deck can pay for.

    Everyone knows which World cards a player hides, but not which of them are in the deck. So this
    never tells what is on top [SI-R88].
    """
    left = len(t.asset_decks[seat])
    hidden = faces_of(t, t.system_decks[seat] + t.reserves[seat])
    if t.version < 2:  # it had to pay for any card that came
        return all(recovery_cost(face) <= left for face in hidden)
    return any(recovery_cost(face) <= left and not is_barred(t, seat, face) for face in hidden)


def recovery_cost(face: str) -> int:
    """How many Asset cards pay for a World card."""
    return WORLDS[face].cost[0]


class Recovery(SeatScene):
    """Let a player with at most one World card pay for another with Asset cards [SI-R63]."""

    async def play(self, t: Galaxy) -> None:
        seat = self.seat
        count = len(worlds_of(t, seat))
        if count == 0 and seat not in t.recovering:
            t.recovering += (seat,)
        if not may_recover(t, seat):
            return
        if await ask(seat, RECOVER) == "recover":
            recover(t, seat)
            push(t, self)


RECOVER = Pick("recover", ACTS, ("recover", PASS), why_not=right("SI-R63", "recover_or_pass"))


def recover(t: Galaxy, seat: Seat) -> None:
    """Turn up the top World card and pay for it with the top Asset cards. If it can't be allocated,
    discard it and turn up the next [SI-R87]. If it costs too much, discard it too, and end the
    attempt [SI-R88]."""
    while t.system_decks[seat]:
        handle, *rest = t.system_decks[seat]
        t.system_decks = changed(t.system_decks, seat, tuple(rest))
        name, face = turn_up(t, handle), t.faces[handle]
        if is_barred(t, seat, face):
            discard(t, seat, name)
            t.tell(EVERYONE, "world_unfit", player=seat, card=name)
            continue
        cost = recovery_cost(face)
        if cost > len(t.asset_decks[seat]):
            discard(t, seat, name)
            t.tell(EVERYONE, "world_unpaid", player=seat, card=name, count=cost)
            return
        gone = turn_into_discard(t, seat, t.asset_decks[seat][:cost])
        t.asset_decks = changed(t.asset_decks, seat, t.asset_decks[seat][cost:])
        t.drawn = changed(t.drawn, seat, t.drawn[seat] + len(gone))
        t.worlds += (World(name, face, seat, seat),)
        t.tell(EVERYONE, "recovered", player=seat, card=name, cards=gone)
        return


# Facing up World cards


def is_barred(t: Galaxy, seat: Seat, face: str) -> bool:
    """Whether a World card is a Throne World, or the player has it faceup [SI-4.9] [SI-R14]."""
    same = [world for world in t.worlds if world.face == face]
    return any(world.throne or world.controller == seat for world in same)


def price(t: Galaxy, face: str) -> int:
    """What a World card costs now."""
    less, least = t.cheaper
    cost = WORLDS[face].cost[0]
    return max(least, cost - less) if less else cost


def settleable(t: Galaxy, seat: Seat) -> tuple[str, ...]:
    """World cards in the Reserve that can be faced up and paid for [SI-4.8]."""
    faces = faces_of(t, t.reserves[seat])
    return tuple([f"reserve:{face}" for face in faces if cannot_settle(t, seat, face) is None])


class Settle(SeatScene):
    """Part E: face up World cards, one after the other [SI-4.8] [SI-4.9].

    We ask a player with facedown World cards, whatever they are.
    """

    async def play(self, t: Galaxy) -> None:
        seat = self.seat
        uses = own_abilities(t, seat, "own_resupply")
        if not t.reserves[seat] and not uses:
            return
        options = (*settleable(t, seat), *uses, PASS)
        choice = await ask(seat, card_pick("settle", options, own_resources, not_settled))
        if choice == PASS:
            return
        push(t, self)
        if choice in uses:
            use_ability(t, seat, choice)
        else:
            face_up_world(t, seat, choice)


def own_resources(t: Galaxy, seat: Seat) -> Facts:
    """The player's Resource counters."""
    return {"count": t.resources[seat]}


@refusing("SI-4.8", "settle_or_pass", "reserve", **between_deeds("own_resupply"))
def not_settled(t: Galaxy, seat: Seat, atom: str) -> Reason | None:
    """Why not: it must be in the Reserve, no Throne World, not faceup, and not too costly."""
    is_there = name_of(atom) in faces_of(t, t.reserves[seat])
    return cannot_settle(t, seat, name_of(atom)) if is_there else Reason("SI-4.8", "not_in_reserve")


def cannot_settle(t: Galaxy, seat: Seat, face: str) -> Reason | None:
    """Why not: a Throne World, already faceup, or too costly."""
    atom, same = f"reserve:{face}", [each for each in t.worlds if each.face == face]
    if any(each.throne for each in same):
        return Reason("SI-4.9", "is_a_throne", {"card": atom})
    if any(each.controller == seat for each in same):
        return Reason("SI-4.9", "faceup_already", {"card": atom})
    return costs_too_much("SI-4.8", atom, price(t, face), t.resources[seat])


def face_up_world(t: Galaxy, seat: Seat, atom: str) -> None:
    """Pay for a World card and put it into the System Area, undepleted [SI-4.8] [SI-R15]."""
    face = name_of(atom)
    gain(t, seat, -price(t, face))
    t.cheaper = (0, 0)
    handle, t.reserves = taken(t, t.reserves, seat, face)
    world = World(turn_up(t, handle), face, seat, seat)
    t.worlds += (world,)
    t.tell(EVERYONE, "world_faced_up", player=seat, card=world.id)
    if is_disputed(t, world):
        t.tell(EVERYONE, "world_disputed", card=world.id)

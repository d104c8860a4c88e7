"""Chapter 2, secret choices: Throne Worlds, Lead Characters and further World cards, facedown."""

from palatine.core.atoms import name_of
from palatine.core.cards import Handle, faces_of, mint, without
from palatine.core.decisions import Pick, Reason, together
from palatine.core.news import EVERYONE
from palatine.core.seats import Seat, changed, seats
from palatine.games.seize_the_imperium.cards import CHARACTERS, WORLDS
from palatine.games.seize_the_imperium.decks import ACCELERATED_PURSE, PURSE
from palatine.games.seize_the_imperium.names import NONE
from palatine.games.seize_the_imperium.rules.faceup_cards import turn_into_discard
from palatine.games.seize_the_imperium.rules.hands_and_decks import Piles, card_pick, taken
from palatine.games.seize_the_imperium.rules.questions import Facts, costs_too_much, refusing
from palatine.games.seize_the_imperium.rules.table import push, throne_of
from palatine.games.seize_the_imperium.state import Choice, Galaxy, Scene


def purse(t: Galaxy) -> int:
    """The starting Resource counters; more in an accelerated game [SI-13.5]."""
    return ACCELERATED_PURSE if t.accelerated == "on" else PURSE


def dealt(into: Piles, decks: Piles, seat: Seat, count: int) -> tuple[Piles, Piles]:
    """Both piles after dealing cards from the top of a deck to a player's own place."""
    deck = decks[seat]
    return changed(into, seat, into[seat] + deck[:count]), changed(decks, seat, deck[count:])


def cost_of(t: Galaxy, handle: Handle | None) -> int:
    """What a facedown World or Character card costs."""
    if handle is None:
        return 0
    face = t.faces[handle]
    return WORLDS[face].cost[0] if face in WORLDS else CHARACTERS[face].cost[0]


def cheapest_lead(t: Galaxy, seat: Seat) -> int:
    """The least that a Lead Character can cost this player."""
    if t.leads[seat] is not None:
        return cost_of(t, t.leads[seat])
    return min([cost_of(t, card) for card in t.areas[seat]], default=0)


def make_choosable(t: Galaxy, seat: Seat) -> None:
    """Make a player without a World card to choose show theirs one by one, and draw [SI-R02].

    This ends: all cards come round, and every legal deck has a World card that the player can pay
    for and that does not show yet, whatever the others have [SI-R107].
    """
    while not open_thrones(t, seat):
        if seat not in t.forced:
            t.forced += (seat,)
        last = t.reserves[seat][-1]
        t.reserves = changed(t.reserves, seat, t.reserves[seat][:-1])
        gone = turn_into_discard(t, seat, (last,))
        t.tell(EVERYONE, "world_unfit", player=seat, card=gone[0])
        refill_worlds(t, seat)
        t.reserves, t.system_decks = dealt(t.reserves, t.system_decks, seat, 1)


def refill_worlds(t: Galaxy, seat: Seat) -> None:
    """Refill an exhausted System Deck with the World cards discarded this way [SI-R02]."""
    if not t.system_decks[seat]:
        back = [card for card in t.discards[seat] if card.startswith("world:")]
        t.discards = changed(t.discards, seat, without(t.discards[seat], back))
        handles = mint(t, [name_of(card) for card in back])
        t.shown += handles
        t.system_decks = changed(t.system_decks, seat, handles)


def own_purse(t: Galaxy, seat: Seat) -> Facts:
    """What is left to spend on facedown choices."""
    chosen = (t.thrones[seat], t.leads[seat], *t.further[seat])
    return {"count": purse(t) - sum([cost_of(t, card) for card in chosen])}


# Throne Worlds


class Thrones(Scene):
    """Let all without a Throne World choose one at the same time, facedown [SI-2.4]."""

    async def play(self, t: Galaxy) -> None:
        choosing = [p for p in seats(t.players) if throne_of(t, p) is None]
        if not all(open_thrones(t, seat) for seat in choosing):
            for seat in choosing:
                make_choosable(t, seat)
            push(t, self)  # a new scene: cards dealt in a scene can't be dealt differently after it
            return
        answers = await together({p: throne_question(t, p) for p in choosing})
        for seat, atom in answers.items():
            handle, t.reserves = taken(t, t.reserves, seat, name_of(atom))
            t.thrones = changed(t.thrones, seat, handle)
            t.choices += (Choice("throne", seat, (handle,)),)


def throne_question(t: Galaxy, seat: Seat) -> Pick[str]:
    """The question for a World card of the Reserve."""
    return card_pick("throne", open_thrones(t, seat), own_purse, not_throne)


def open_thrones(t: Galaxy, seat: Seat) -> tuple[str, ...]:
    """World cards that can be chosen."""
    reserve = names_of(t, "reserve", t.reserves[seat])
    return tuple([atom for atom in reserve if not_throne.fits(t, seat, atom)])


@refusing("SI-2.4", "one_throne", "reserve")
def not_throne(t: Galaxy, seat: Seat, atom: str) -> Reason | None:
    """Why not: with a Lead Character it may cost no more than the purse [SI-2.4] [SI-R01], and it
    must not already show [SI-R04]."""
    face = name_of(atom)
    if face not in faces_of(t, t.reserves[seat]):
        return Reason("SI-2.4", "not_in_reserve")
    if any(each.face == face for each in t.worlds):
        return Reason("SI-R04", "shows_already", {"card": atom})
    left = purse(t) - cheapest_lead(t, seat)
    return costs_too_much("SI-2.4", atom, WORLDS[face].cost[0], left)


def names_of(t: Galaxy, family: str, handles: tuple[Handle, ...]) -> tuple[str, ...]:
    """Hidden cards as their owner's atoms."""
    return tuple([f"{family}:{face}" for face in faces_of(t, handles)])


# Lead Characters


class Leads(Scene):
    """Let all choose a Lead Character at the same time, facedown [SI-2.4]."""

    async def play(self, t: Galaxy) -> None:
        answers = await together({p: lead_question(t, p) for p in seats(t.players)})
        for seat, atom in answers.items():
            handle, t.areas = taken(t, t.areas, seat, name_of(atom))
            t.leads = changed(t.leads, seat, handle)
            t.choices += (Choice("lead", seat, (handle,)),)


def lead_question(t: Galaxy, seat: Seat) -> Pick[str]:
    """The question for a Character of the Character Area."""
    return card_pick("lead", open_leads(t, seat), own_purse, not_lead)


def open_leads(t: Galaxy, seat: Seat) -> tuple[str, ...]:
    """Characters that can be chosen."""
    area = names_of(t, "area", t.areas[seat])
    return tuple([atom for atom in area if not_lead.fits(t, seat, atom)])


@refusing("SI-2.4", "one_lead", "area")
def not_lead(t: Galaxy, seat: Seat, atom: str) -> Reason | None:
    """Why not: the Throne World must leave enough of the purse to pay for it [SI-2.4] [SI-R01]."""
    if name_of(atom) not in faces_of(t, t.areas[seat]):
        return Reason("SI-2.4", "not_in_area")
    left = purse(t) - cost_of(t, t.thrones[seat])
    return costs_too_much("SI-2.4", atom, CHARACTERS[name_of(atom)].cost[0], left)


# Further World cards


class Further(Scene):
    """In an accelerated game, let all choose further World cards [SI-13.5] [SI-R82], each time
    after they choose a Throne World [SI-R113]."""

    async def play(self, t: Galaxy) -> None:
        choosing = [p for p in seats(t.players) if t.thrones[p] is not None]
        answers = await together({p: further_question(t, p) for p in choosing})
        for seat, atom in answers.items():
            if atom == NONE:
                t.choices += (Choice("further", seat, ()),)
            else:
                handle, t.reserves = taken(t, t.reserves, seat, name_of(atom))
                t.further = changed(t.further, seat, (*t.further[seat], handle))
                t.choices += (Choice("further", seat, (handle,)),)


def further_question(t: Galaxy, seat: Seat) -> Pick[str]:
    """The question for one more World card of the Reserve, or none."""
    reserve = names_of(t, "reserve", t.reserves[seat])
    fitting = [atom for atom in reserve if not_further.fits(t, seat, atom)]
    return card_pick("further", (*fitting, NONE), own_purse, not_further)


@refusing("SI-R82", "further_or_none", "reserve")
def not_further(t: Galaxy, seat: Seat, atom: str) -> Reason | None:
    """Why not: it is already chosen, or the rest of the purse can't pay for it [SI-R82]."""
    chosen = [t.thrones[seat], t.leads[seat], *t.further[seat]]
    if name_of(atom) in [t.faces[card] for card in chosen if card is not None]:
        return Reason("SI-R82", "chosen_already", {"card": atom})
    if name_of(atom) not in faces_of(t, t.reserves[seat]):
        return Reason("SI-R82", "not_in_reserve")
    left = purse(t) - sum([cost_of(t, card) for card in chosen])
    return costs_too_much("SI-R82", atom, WORLDS[name_of(atom)].cost[0], left)

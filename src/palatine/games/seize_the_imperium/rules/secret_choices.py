"""Chapter 2, secret choices: Throne Worlds, Lead Characters and further World cards, facedown."""

from palatine.core.atoms import name_of
from palatine.core.cards import Handle, faces_of, mint, without
from palatine.core.decisions import together
from palatine.core.news import EVERYONE
from palatine.core.seats import Seat, changed, seats
from palatine.games.seize_the_imperium.cards import CHARACTERS, WORLDS
from palatine.games.seize_the_imperium.names import NONE
from palatine.games.seize_the_imperium.rules.open_cards import turn_into_discard
from palatine.games.seize_the_imperium.rules.table import card_pick, held, throne_of
from palatine.games.seize_the_imperium.state import Choice, Galaxy, Scene

PURSE = 6  # [SI-2.3]


def purse(t: Galaxy) -> int:
    """The Resource counters of the beginning; more in an accelerated game [SI-13.5]."""
    return 10 if t.accelerated == "on" else PURSE


Piles = tuple[tuple[Handle, ...], ...]


def dealt(into: Piles, decks: Piles, seat: Seat, count: int) -> tuple[Piles, Piles]:
    """Cards from the top of a deck go to a player's own place."""
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


def open_thrones(t: Galaxy, seat: Seat) -> tuple[Handle, ...]:
    """World cards that can be chosen: with a Lead Character they cost no more than the purse
    [SI-2.4] [SI-R01], and none is one that shows already [SI-R04]."""
    most = purse(t) - cheapest_lead(t, seat)
    showing = [each.face for each in t.worlds]
    fitting = [card for card in t.reserves[seat] if cost_of(t, card) <= most]
    return tuple([card for card in fitting if t.faces[card] not in showing])


def make_choosable(t: Galaxy, seat: Seat) -> None:
    """Whoever has no World card to choose shows one after the other, and draws [SI-R02].

    That comes to an end: all cards come round, and no deck is allowed that lacks a World card which
    can be paid and does not show, whatever the others have [SI-R107].
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
    """An exhausted System Deck is made of the worlds so discarded [SI-R02]."""
    if not t.system_decks[seat]:
        back = [card for card in t.discards[seat] if card.startswith("world:")]
        t.discards = changed(t.discards, seat, without(t.discards[seat], back))
        handles = mint(t, [name_of(card) for card in back])
        t.shown += handles
        t.system_decks = changed(t.system_decks, seat, handles)


class Thrones(Scene):
    """All who have no Throne World choose one at the same time, facedown [SI-2.4]."""

    async def play(self, t: Galaxy) -> None:
        choosing = [p for p in seats(t.players) if t.thrones[p] is None and throne_of(t, p) is None]
        for seat in choosing:
            make_choosable(t, seat)
        asked = {
            p: card_pick(t, p, "throne", names_of(t, "reserve", open_thrones(t, p)))
            for p in choosing
        }
        answers = await together(asked)
        for seat, atom in answers.items():
            handle = held(t, t.reserves[seat], name_of(atom))
            t.reserves = changed(t.reserves, seat, without(t.reserves[seat], (handle,)))
            t.thrones = changed(t.thrones, seat, handle)
            t.choices += (Choice("throne", seat, (handle,)),)


def names_of(t: Galaxy, family: str, handles: tuple[Handle, ...]) -> tuple[str, ...]:
    """Hidden cards as their owner answers with them."""
    return tuple([f"{family}:{face}" for face in faces_of(t, handles)])


def open_leads(t: Galaxy, seat: Seat) -> tuple[Handle, ...]:
    """Characters that the rest of the purse can pay [SI-2.4] [SI-R01]."""
    most = purse(t) - cost_of(t, t.thrones[seat])
    return tuple([card for card in t.areas[seat] if cost_of(t, card) <= most])


class Leads(Scene):
    """All choose a Lead Character at the same time, facedown [SI-2.4]."""

    async def play(self, t: Galaxy) -> None:
        asked = {
            p: card_pick(t, p, "lead", names_of(t, "area", open_leads(t, p)))
            for p in seats(t.players)
        }
        answers = await together(asked)
        for seat, atom in answers.items():
            handle = held(t, t.areas[seat], name_of(atom))
            t.areas = changed(t.areas, seat, without(t.areas[seat], (handle,)))
            t.leads = changed(t.leads, seat, handle)
            t.choices += (Choice("lead", seat, (handle,)),)


def open_further(t: Galaxy, seat: Seat) -> tuple[Handle, ...]:
    """Further World cards that the rest of the purse can pay, none of them twice [SI-R82]."""
    own = [t.thrones[seat], t.leads[seat], *t.further[seat]]
    most = purse(t) - sum([cost_of(t, card) for card in own])
    faces = [t.faces[card] for card in own if card is not None]
    fitting = [card for card in t.reserves[seat] if cost_of(t, card) <= most]
    return tuple([card for card in fitting if t.faces[card] not in faces])


class Further(Scene):
    """In an accelerated game all may choose further World cards [SI-13.5] [SI-R82], each time
    that they have chosen a Throne World [SI-R113]."""

    async def play(self, t: Galaxy) -> None:
        asked = {
            p: card_pick(t, p, "further", (*names_of(t, "reserve", open_further(t, p)), NONE))
            for p in seats(t.players)
            if t.thrones[p] is not None
        }
        answers = await together(asked)
        for seat, atom in answers.items():
            if atom == NONE:
                t.choices += (Choice("further", seat, ()),)
            else:
                handle = held(t, t.reserves[seat], name_of(atom))
                t.reserves = changed(t.reserves, seat, without(t.reserves[seat], (handle,)))
                t.further = changed(t.further, seat, (*t.further[seat], handle))
                t.choices += (Choice("further", seat, (handle,)),)

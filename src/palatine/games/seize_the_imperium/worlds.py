"""Other worlds: deal again what a viewer can't know, consistent with all that they have seen.

No deck is ever shuffled again, so a card's handle is its place in its deck from the start. Each
card that a player still hides can be any of the cards that this player has not shown.
"""

from functools import partial
from random import Random

from palatine.core.atoms import PLAYERS
from palatine.core.cards import Handle, faces_of
from palatine.core.decisions import Answer
from palatine.core.game import Script
from palatine.core.seats import Seat, Viewer, changed, seats
from palatine.games.seize_the_imperium.dealt_piles import deal_possible
from palatine.games.seize_the_imperium.duel_worlds import duel_script, duel_world
from palatine.games.seize_the_imperium.names import NONE
from palatine.games.seize_the_imperium.rules.secret_choices import (
    cost_of,
    open_leads,
    open_thrones,
    purse,
)
from palatine.games.seize_the_imperium.rules.setup import deck_cards
from palatine.games.seize_the_imperium.rules.table import replace
from palatine.games.seize_the_imperium.state import Choice, Galaxy, Opened

PARTS = ("assets", "characters", "worlds")
FAMILIES = {"throne": "reserve", "lead": "area", "further": "reserve", "bid": "hand"}


def worlds(t: Galaxy, viewer: Viewer, random: Random) -> Galaxy:
    """A state that looks like the real one to this viewer."""
    if not t.hands:
        return t.copy()
    if t.game == "duels":
        return duel_world(t, viewer, random)
    new, begins = t.copy(), first_handles(t)
    for each in t.opened:
        if each.seat != viewer:
            swap_with_held(new, each, begins[each.seat], random)
    for seat in seats(t.players):
        piles = hidden_piles(new, seat, viewer)
        deal_possible(new, piles, partial(is_possible, new, seat), random)
    return new


def hidden_piles(t: Galaxy, seat: Seat, viewer: Viewer) -> list[tuple[Handle, ...]]:
    """A player's cards that the viewer can't tell apart, pile by pile."""
    throne, lead = t.thrones[seat], t.leads[seat]
    own = (
        t.hands[seat] + t.bids[seat],
        t.areas[seat] + ((lead,) if lead is not None else ()),
        t.reserves[seat] + ((throne,) if throne is not None else ()) + t.further[seat],
    )
    decks = (t.asset_decks[seat], t.character_decks[seat], t.system_decks[seat])
    known = t.shown
    if viewer == seat:
        own, known = ((), (), ()), (*t.shown, *t.peeked)
    piles = [mine + deck for mine, deck in zip(own, decks, strict=True)]
    if seat in t.forced:  # cards that could not be chosen were shown, which binds the others
        piles = piles[:2]
    return [tuple([card for card in pile if card not in known]) for pile in piles]


def first_handles(t: Galaxy) -> list[int]:
    """Where each player's Asset Deck begins among the handles."""
    sizes = [sum([len(deck_cards(t, p, part)) for part in PARTS]) for p in seats(t.players)]
    return [sum(sizes[:n]) for n in range(t.players)]


def swap_with_held(t: Galaxy, opened: Opened, begin: int, random: Random) -> None:
    """Perhaps swap the shown card with one still in hand that was drawn before then: nobody else
    knows in which order the player drew them."""
    seat = opened.seat
    if any(who == seat for who, _ in t.sorts):
        return
    known = (*t.shown, *t.peeked)
    held = [c for c in t.hands[seat] if c - begin < opened.drawn and c not in known]
    if opened.card >= t.dealt or not held or random.random() < 0.5:
        return
    exchange(t, seat, opened.card, random.choice(held))


def exchange(t: Galaxy, seat: Seat, one: Handle, other: Handle) -> None:
    """Let two cards of a player change places in the deck as dealt, and everywhere since."""
    faces = list(t.faces)
    faces[one], faces[other] = faces[other], faces[one]
    t.faces = tuple(faces)
    new = {one: other, other: one}

    def renamed(cards: tuple[Handle, ...]) -> tuple[Handle, ...]:
        return tuple([new.get(card, card) for card in cards])

    t.hands = changed(t.hands, seat, renamed(t.hands[seat]))
    t.bids = changed(t.bids, seat, renamed(t.bids[seat]))
    t.opened = tuple(
        [replace(each, card=new[each.card]) if each.card in new else each for each in t.opened]
    )
    t.choices = tuple(
        [
            replace(each, cards=renamed(each.cards)) if each.seat == seat else each
            for each in t.choices
        ]
    )


# What can have been chosen in secret


def is_possible(t: Galaxy, seat: Seat) -> bool:
    """Whether a player could have made all secret choices with these cards: also old ones, of cards
    that went back to the World Reserve [SI-R113] and are still hidden."""
    is_setup = t.phase == "setup"
    if not is_setup and t.accelerated == "off":  # all choices have been shown
        return True
    if not are_payable(t, [each for each in t.choices if each.seat == seat]):
        return False
    return not is_setup or (is_throne_new(t, seat) and can_go_on(t, seat))


def are_payable(t: Galaxy, choices: list[Choice]) -> bool:
    """Whether the purse could pay for each Throne World together with the other choices: the Lead
    Character, which stays, and further World cards, which are chosen again each time, none of them
    twice [SI-R82] [SI-R113]."""
    lead: tuple[Handle, ...] = ()
    own: tuple[Handle, ...] = ()
    for choice in choices:
        if choice.kind == "throne":
            own = choice.cards
        elif choice.kind == "lead":
            lead = choice.cards
        elif choice.kind == "further":
            own += choice.cards
        faces = faces_of(t, own)
        if len({*faces}) < len(faces) or sum([cost_of(t, c) for c in own + lead]) > purse(t):
            return False
    return True


def is_throne_new(t: Galaxy, seat: Seat) -> bool:
    """Whether the chosen World card does not already show [SI-R04]."""
    throne = t.thrones[seat]
    return throne is None or all(each.face != t.faces[throne] for each in t.worlds)


def can_go_on(t: Galaxy, seat: Seat) -> bool:
    """Whether the player has something to choose, if they still have to."""
    if t.thrones[seat] is not None:
        return t.leads[seat] is not None or bool(open_leads(t, seat)) or not t.areas[seat]
    has_throne = any(each.owner == seat and each.throne for each in t.worlds)
    return has_throne or bool(open_thrones(t, seat))


# How to arrive at a table


def script(t: Galaxy) -> Script:
    """The chances and secret choices that bring a table to this state."""
    if not t.hands:
        return Script({}, {})
    if t.game == "duels":
        return duel_script(t)
    deal: dict[str, list[tuple[str, ...]]] = {part: [] for part in PARTS}
    start = 0
    for seat in seats(t.players):
        for part in PARTS:
            size = len(deck_cards(t, seat, part))
            if size:
                deal[part].append(t.faces[start : start + size])
            start += size
    first = {"first_bidder": t.bidder, "first_player": t.first}
    by_chance = {label: ((PLAYERS.atom[seat],),) for label, seat in first.items()}
    return Script({**{k: tuple(v) for k, v in deal.items()}, **by_chance}, answers(t))


def answers(t: Galaxy) -> dict[str, tuple[Answer, ...]]:
    """The secret answers by kind and seat."""
    found: dict[str, tuple[Answer, ...]] = {}
    for each in t.choices:
        key = f"{each.kind}:{each.seat}"
        found[key] = (*found.get(key, ()), answer_of(t, each))
    for seat, cards in t.sorts:
        key = f"sort:{seat}"
        order = tuple([f"top:{face}" for face in faces_of(t, cards)])
        found[key] = (*found.get(key, ()), order)
    return found


def answer_of(t: Galaxy, choice: Choice) -> Answer:
    """A secret choice, as its answer."""
    atoms = tuple([f"{FAMILIES[choice.kind]}:{face}" for face in faces_of(t, choice.cards)])
    if choice.kind == "bid":
        return tuple(sorted(atoms))
    return atoms[0] if atoms else NONE

"""Knowledge draws cards: you keep some and put the rest back into the deck, all in secret."""

from collections.abc import Sequence

import msgspec

from palatine.core.cards import Handle, without
from palatine.core.decisions import Rank, Reason, Several, ask
from palatine.core.news import EVERYONE
from palatine.core.seats import Seat, changed
from palatine.games.to_be_emperor.rules.table import (
    amount_spent,
    card_atoms,
    has,
    ready_assets,
    take_from_deck,
)
from palatine.games.to_be_emperor.rules.turns import go_on
from palatine.games.to_be_emperor.state import CARDS, DECK, KNOWLEDGE, Flow, Forum


def study(t: Forum, seat: Seat) -> None:
    """Draw a card for each asset used, and for each ready one with Knowledge [TE-4.5]."""
    still_ready = [card for card in ready_assets(t, seat) if has(t, card, KNOWLEDGE)]
    drawn = take_from_deck(t, t.spent + len(still_ready))  # [TE-R13]
    kept = min(t.spent, len(drawn))  # [TE-4.6] [TE-R40]
    t.flow += (Flow("studied", seat, drawn),)
    t.tell(EVERYONE, "studied", player=seat, drawn=len(drawn), kept=kept)
    if drawn:
        t.tell((seat,), "studied_cards", cards=card_atoms(t, drawn))
    if kept < len(drawn):
        t.step = "keep"
    else:  # the numbers drawn and kept are public, so not asking reveals nothing
        keep_cards(t, seat, drawn)
        go_on(t)


async def keep(t: Forum) -> None:
    """Keep one of the drawn cards for each asset used; nobody else learns which [TE-4.6]."""
    seat, drawn = t.active, t.flow[-1].cards
    chosen = await ask(seat, keeping(t, drawn))
    keep_cards(t, seat, picked(t, drawn, chosen))
    t.step = "sort"


def keeping(t: Forum, drawn: tuple[Handle, ...]) -> Several[str]:
    """Which of the drawn cards to keep."""
    atoms, count = card_atoms(t, drawn), t.spent
    return Several(
        "keep", CARDS, atoms, as_drawn, count, count, about=amount_spent, why_not=why_not_kept
    )


def as_drawn(t: Forum, seat: Seat, atoms: tuple[str, ...]) -> tuple[str, ...]:
    """The places of drawn cards, and of the deck among them."""
    return tuple([DECK if atom == DECK else f"drawn:{n}" for n, atom in enumerate(atoms)])


def why_not_kept(t: Forum, seat: Seat, atom: str) -> Reason | None:
    """Why not: it must be one of the drawn cards for each asset used."""
    if atom == "":
        return Reason("TE-4.6", "keep_so_many", {"count": t.spent})
    return Reason("TE-4.6", "not_drawn") if atom in CARDS.value else None


def picked(t: Forum, cards: tuple[Handle, ...], chosen: Sequence[str]) -> tuple[Handle, ...]:
    """The cards that these atoms name, one for each, in the order of the atoms."""
    left, found = list(cards), []
    for atom in chosen:
        card = next(card for card in left if f"card:{t.faces[card]}" == atom)
        left.remove(card)
        found.append(card)
    return tuple(found)


def keep_cards(t: Forum, seat: Seat, kept: tuple[Handle, ...]) -> None:
    """Put these cards into the hand, in the order in which they were drawn."""
    in_drawn_order = tuple([card for card in t.flow[-1].cards if card in kept])
    t.hands = changed(t.hands, seat, t.hands[seat] + in_drawn_order)
    t.flow = (*t.flow[:-1], msgspec.structs.replace(t.flow[-1], kept=in_drawn_order))
    if in_drawn_order:
        t.tell((seat,), "kept_cards", cards=card_atoms(t, in_drawn_order))


def drawn_rest(t: Forum) -> tuple[Handle, ...]:
    """The cards drawn by Knowledge that are neither kept nor back in the deck."""
    return without(t.flow[-1].cards, t.flow[-1].kept) if t.step in ("keep", "sort") else ()


async def sort(t: Forum) -> None:
    """Put the rest on the top or the bottom of the deck, in any order, in secret [TE-4.7] [TE-R14]
    [TE-R41]: cards ranked before the deck go on top, cards after it go below."""
    seat, rest = t.active, drawn_rest(t)
    order = await ask(seat, sorting(t, rest))
    cut = order.index(DECK)
    cards = picked(t, rest, (*order[:cut], *order[cut + 1 :]))
    top, bottom = cards[:cut], cards[cut:]
    t.deck = (*top, *t.deck, *bottom)
    t.flow = (*t.flow[:-1], msgspec.structs.replace(t.flow[-1], top=top, bottom=bottom))
    t.tell((seat,), "sorted_cards", top=card_atoms(t, top), bottom=card_atoms(t, bottom))
    go_on(t)


def sorting(t: Forum, rest: tuple[Handle, ...]) -> Rank[str]:
    """The order of the cards that go back, with the deck among them."""
    atoms = (*card_atoms(t, rest), DECK)
    return Rank("sort", CARDS, atoms, as_drawn, why_not=why_not_sorted)


def why_not_sorted(t: Forum, seat: Seat, atom: str) -> Reason | None:
    """Why not: all remaining cards go back, and nothing else."""
    if atom == "":
        return Reason("TE-4.7", "sort_all")
    return Reason("TE-4.7", "not_drawn") if atom in CARDS.value else None

"""What is on the table: cards with their numbers, tokens at their places, moves of assets."""

from collections.abc import Iterable
from itertools import chain
from typing import Final

from palatine.core.atoms import name_of
from palatine.core.cards import Handle, faces_of, without
from palatine.core.decisions import Reason
from palatine.core.news import EVERYONE, Fact
from palatine.core.seats import Seat, changed, seats
from palatine.games.to_be_emperor.cards import SETS, Asset, CardSet, Icons, Resource, Senator
from palatine.games.to_be_emperor.state import (
    ASSETS,
    CARDS,
    DECK,
    EXTRA_CARDS,
    HAND,
    ICON,
    SENATORS,
    TOKENS,
    Bid,
    Flow,
    Forum,
)

# Cards and their numbers


def is_senator(card: str) -> bool:
    """Whether an open card is a senator."""
    return card.startswith("senator:")


def assets_by_name(cards: CardSet) -> dict[str, Asset]:
    """The assets of a set, by face and by every atom that names one."""
    atoms = [*ASSETS.atoms, *HAND.atoms, *CARDS.atoms]
    found = {atom: cards.assets.get(name_of(atom)) for atom in atoms}
    return {**cards.assets, **{atom: asset for atom, asset in found.items() if asset is not None}}


def senators_by_name(cards: CardSet) -> dict[str, Senator]:
    """The senators of a set, by the atoms that name them."""
    found = {atom: cards.senators.get(name_of(atom)) for atom in SENATORS.atoms}
    return {atom: senator for atom, senator in found.items() if senator is not None}


ASSETS_OF: Final = {name: assets_by_name(cards) for name, cards in SETS.items()}
SENATORS_OF: Final = {name: senators_by_name(cards) for name, cards in SETS.items()}


def asset(t: Forum, card: str) -> Asset:
    """The numbers of an asset, in a hand or face up."""
    return ASSETS_OF[t.cards][card]


def senator(t: Forum, card: str) -> Senator:
    """The numbers of a senator."""
    return SENATORS_OF[t.cards][card]


def bid_cost(t: Forum, card: str) -> int:
    """The least number of tokens needed [TE-1.6] [TE-1.7]."""
    if is_senator(card):
        return SENATORS_OF[t.cards][card].influence
    return ASSETS_OF[t.cards][card].cost


def gives(t: Forum, card: str) -> Icons:
    """The resources of an asset."""
    return ASSETS_OF[t.cards][card].gives


def has(t: Forum, card: str, resource: Resource) -> bool:
    """Whether an asset has this resource."""
    return ASSETS_OF[t.cards][card].gives[ICON[resource]] > 0


def apart_from(cards: tuple[str, ...], others: tuple[str, ...]) -> tuple[str, ...]:
    """The cards that are not among the others."""
    if not cards or not others:
        return cards
    found = []
    for card in cards:
        if card not in others:
            found.append(card)
    return tuple(found)


def ready_assets(t: Forum, seat: Seat) -> tuple[str, ...]:
    """A player's assets in play that can be used [TE-1.8]."""
    return apart_from(t.assets[seat], t.committed)


def hand_cards(t: Forum, seat: Seat) -> tuple[str, ...]:
    """A hand as its owner's atoms; equal cards have equal atoms."""
    return tuple([f"hand:{name}" for name in faces_of(t, t.hands[seat])])


def means(t: Forum, seat: Seat) -> tuple[str, ...]:
    """Everything that a player can use: ready assets and cards in hand [TE-R08]."""
    return ready_assets(t, seat) + hand_cards(t, seat)


def resources(t: Forum, seat: Seat) -> Icons:
    """What a player's ready assets and cards in hand give in total."""
    coin = might = knowledge = 0
    assets = ASSETS_OF[t.cards]
    for card in apart_from(t.assets[seat], t.committed) + faces_of(t, t.hands[seat]):
        more_coin, more_might, more_knowledge = assets[card].gives
        coin += more_coin
        might += more_might
        knowledge += more_knowledge
    return coin, might, knowledge


def why_not_means(t: Forum, seat: Seat, atom: str) -> Reason | None:
    """Why a card can't be used: it is not in the hand, not in play, or committed."""
    if atom in HAND.value:
        return Reason("TE-R08", "not_in_hand")
    if atom not in ASSETS.value:
        return None
    if atom in t.committed and atom in t.assets[seat]:
        return Reason("TE-1.8", "committed", {"card": atom})
    if is_in_hand(t, seat, atom):
        return Reason("TE-R08", "use_from_hand", {"card": f"card:{name_of(atom)}"})
    return Reason("TE-1.8", "not_in_play")


def is_in_hand(t: Forum, seat: Seat, card: str) -> bool:
    """Whether a player has this card in hand, whatever place the atom names."""
    return name_of(card) in faces_of(t, t.hands[seat])


def pointed_at(t: Forum, seat: Seat, cards: tuple[str, ...]) -> tuple[str, ...]:
    """Where each card is: face up under its name, in the hand at its place."""
    held, at = list(hand_cards(t, seat)), []
    for card in cards:
        if card.startswith("hand:"):
            place = held.index(card)
            held[place] = ""  # an equal card is at another place
            at.append(f"held:{place}")
        else:
            at.append(card)
    return tuple(at)


def owner_of(t: Forum, card: str) -> Seat | None:
    """Who controls a face-up card."""
    sides = [(seat, t.assets[seat] + t.senators[seat]) for seat in seats(t.players)]
    return next((seat for seat, cards in sides if card in cards), None)


def influence(t: Forum, seat: Seat) -> int:
    """What a player's untapped senators give [TE-1.14] [TE-R27]."""
    return sum([senator(t, card).influence for card in apart_from(t.senators[seat], t.tapped)])


# Tokens


def tokens_left(t: Forum, seat: Seat) -> int:
    """How many tokens a player has not spent."""
    left = TOKENS
    for bid in t.bids:
        if bid.seat == seat:
            left -= bid.tokens
    return left


def tokens_at(t: Forum, place: str, seat: Seat) -> int:
    """How many tokens a player has at this place."""
    return sum([bid.tokens for bid in t.bids if bid.place == place and bid.seat == seat])


def put_tokens(t: Forum, place: str, seat: Seat, tokens: int) -> None:
    """Add tokens to a place, or take some away with a negative number."""
    for bid in t.bids:
        if bid.place == place and bid.seat == seat:
            t.bids = without(t.bids, (bid,))
            tokens += bid.tokens
            break
    if tokens:
        t.bids += (Bid(place, seat, tokens),)


def return_tokens(t: Forum, cards: tuple[str, ...]) -> None:
    """Give back all tokens on these cards."""
    t.bids = tuple([bid for bid in t.bids if bid.place not in cards])


def places(t: Forum, seat: Seat) -> tuple[str, ...]:
    """Where this player may put tokens: open cards that nobody holds, others' tapped senators
    [TE-3.8] [TE-R24], and the asset deck while it has cards [TE-3.2] [TE-R17]."""
    pool = apart_from(t.pool, t.fresh)  # [TE-1.9] [TE-R15]
    tapped = apart_from(t.tapped, t.senators[seat]) if t.tapped else ()
    return (*pool, *t.senate, *tapped, DECK) if t.deck else (*pool, *t.senate, *tapped)


def amount_spent(t: Forum, seat: Seat) -> dict[str, Fact]:
    """What was spent on the ability in use, as everybody saw."""
    return {"spent": t.spent}


def why_no_place(t: Forum, seat: Seat, place: str) -> Reason | None:
    """Why this player may not put tokens here."""
    if place in places(t, seat):
        return None
    if place == DECK:
        return Reason("TE-R17", "deck_empty")
    if place in t.fresh:
        return Reason("TE-1.9", "fresh", {"card": place})
    if place in t.tapped:
        return Reason("TE-R24", "own_senator", {"card": place})
    owner = owner_of(t, place)
    if owner is not None:
        return Reason("TE-3.2", "is_held", {"card": place, "player": owner})
    if is_in_hand(t, seat, place):
        return Reason("TE-3.2", "bid_in_hand", {"card": f"card:{name_of(place)}"})
    return Reason("TE-3.2", "not_open")


# Moves of asset cards


def take_from_deck(t: Forum, count: int) -> tuple[Handle, ...]:
    """Take up to `count` cards from the top of the asset deck [TE-R13] [TE-R18]."""
    taken, t.deck = t.deck[:count], t.deck[count:]
    return taken


def draw(t: Forum, seat: Seat, count: int) -> None:
    """Draw into the hand; everyone sees how many, only the player sees which [TE-R30]."""
    cards = take_from_deck(t, count)
    t.hands = changed(t.hands, seat, t.hands[seat] + cards)
    t.flow += (Flow("drew", seat, cards),)
    t.tell(EVERYONE, "drew", player=seat, count=len(cards))
    t.tell((seat,), "drew_cards", cards=card_atoms(t, cards))


def card_atoms(t: Forum, cards: tuple[Handle, ...]) -> tuple[str, ...]:
    """Cards that one player sees, as that player's atoms."""
    return tuple([f"card:{name}" for name in faces_of(t, cards)])


def open_name(name: str, lying: set[str]) -> str:
    """The name for a card as it is turned up: the next free one of its kind."""
    number = 1
    while f"asset:{name}#{number}" in lying:
        number += 1
    return f"asset:{name}#{number}"


def turn_up(t: Forum, cards: tuple[Handle, ...]) -> tuple[str, ...]:
    """Put cards face up into the asset pool; they stay open for good."""
    turned, lying = [], {*t.pool, *chain(*t.assets)}
    for name in faces_of(t, cards):
        turned.append(open_name(name, lying))
        lying.add(turned[-1])
    t.pool += tuple(turned)
    return tuple(turned)


def play_from_hand(t: Forum, seat: Seat, name: str) -> str:
    """Move an asset from the hand to the pool, open to bids from the next round [TE-1.9]."""
    card = next(card for card in t.hands[seat] if t.faces[card] == name)
    t.hands = changed(t.hands, seat, without(t.hands[seat], (card,)))
    t.flow += (Flow("played", seat, (card,)),)
    (played,) = turn_up(t, (card,))
    t.fresh += (played,)
    return played


def use_assets(t: Forum, seat: Seat, used: Iterable[str]) -> tuple[str, ...]:
    """Commit assets in play, and play those in the hand; gives their open names."""
    lying = []
    for card in used:
        if card.startswith("hand:"):
            lying.append(play_from_hand(t, seat, name_of(card)))
        else:
            t.committed += (card,)
            lying.append(card)
    return tuple(lying)


def refill(t: Forum) -> None:
    """Fill both pools to two more than the number of players, as far as the decks go [TE-2.2]
    [TE-7.6]; leave a pool that has more alone [TE-R16]."""
    full = t.players + EXTRA_CARDS
    cards = take_from_deck(t, max(0, full - len(t.pool)))  # [TE-R51] assets first
    if cards:
        t.flow += (Flow("turned", t.first, cards),)
        t.tell(EVERYONE, "assets_turned", cards=turn_up(t, cards))
    names = t.senate_order[t.seated : t.seated + max(0, full - len(t.senate))]  # [TE-R34]
    if names:
        t.seated += len(names)
        turned = tuple([f"senator:{name}" for name in names])
        t.senate += turned
        t.tell(EVERYONE, "senators_turned", cards=turned)

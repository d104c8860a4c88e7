"""What lies on the table: cards with their numbers, tokens at their places, moves of assets."""

from collections.abc import Iterable, Sequence
from functools import lru_cache

from palatine.core.atoms import name_of
from palatine.core.cards import Handle, faces_of, without
from palatine.core.decisions import Reason
from palatine.core.news import EVERYONE, Fact
from palatine.core.seats import Seat, changed, seats
from palatine.games.to_be_emperor.cards import SETS, Asset, Icons, Resource, Senator
from palatine.games.to_be_emperor.state import (
    ASSETS,
    DECK,
    EXTRA_CARDS,
    HAND,
    ICON,
    TOKENS,
    Bid,
    Flow,
    Forum,
)

# Cards and their numbers


def is_senator(card: str) -> bool:
    """Whether an open card is a senator."""
    return card.startswith("senator:")


@lru_cache(maxsize=4096)
def asset_in(cards: str, card: str) -> Asset:
    """The numbers of an asset in a card set."""
    return SETS[cards].assets[name_of(card)]


@lru_cache(maxsize=4096)
def senator_in(cards: str, card: str) -> Senator:
    """The numbers of a senator in a card set."""
    return SETS[cards].senators[name_of(card)]


def asset(t: Forum, card: str) -> Asset:
    """The numbers of an asset, in a hand or in the open."""
    return asset_in(t.cards, card)


def senator(t: Forum, card: str) -> Senator:
    """The numbers of a senator."""
    return senator_in(t.cards, card)


def bid_cost(t: Forum, card: str) -> int:
    """At least so many tokens are needed [TE-1.6] [TE-1.7]."""
    return senator(t, card).influence if is_senator(card) else asset_in(t.cards, card).cost


def gives(t: Forum, card: str) -> Icons:
    """All resources of an asset."""
    return asset_in(t.cards, card).gives


def has(t: Forum, card: str, resource: Resource) -> bool:
    """Whether an asset has this resource."""
    return asset_in(t.cards, card).gives[ICON[resource]] > 0


@lru_cache(maxsize=4096)
def apart_from(cards: tuple[str, ...], others: tuple[str, ...]) -> tuple[str, ...]:
    """The cards that are not among the others. Kept: most deeds leave most cards where they are."""
    found = set(others)
    return tuple([card for card in cards if card not in found])


def ready_assets(t: Forum, seat: Seat) -> tuple[str, ...]:
    """A player's assets in play that can be used [TE-1.8]."""
    return apart_from(t.assets[seat], t.committed)


def hand_cards(t: Forum, seat: Seat) -> tuple[str, ...]:
    """A hand as its owner answers with it; equal cards are equal."""
    return tuple([f"hand:{name}" for name in faces_of(t, t.hands[seat])])


def means(t: Forum, seat: Seat) -> tuple[str, ...]:
    """All that a player can use: ready assets, and cards in hand [TE-R08]."""
    return ready_assets(t, seat) + hand_cards(t, seat)


def resources(t: Forum, seat: Seat) -> Icons:
    """All that a player's ready assets and cards in hand give together."""
    return all_icons(t.cards, ready_assets(t, seat), faces_of(t, t.hands[seat]))


@lru_cache(maxsize=4096)
def all_icons(cards: str, ready: tuple[str, ...], hand: tuple[str, ...]) -> Icons:
    """What assets of a card set give together. Kept: every deed asks for it, few change it."""
    lying = [asset_in(cards, card).gives for card in ready]
    held = [SETS[cards].assets[name].gives for name in hand]
    coin, might, knowledge = map(sum, zip((0, 0, 0), *lying, *held, strict=True))
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
    """Whether a player has this card in hand, wherever the atom says that it lies."""
    return name_of(card) in faces_of(t, t.hands[seat])


def pointed_at(t: Forum, seat: Seat, cards: Sequence[str]) -> tuple[str, ...]:
    """Where each card lies: in the open under its name, in the hand at its place."""
    held, at = list(hand_cards(t, seat)), []
    for card in cards:
        if card.startswith("hand:"):
            place = held.index(card)
            held[place] = ""  # an equal card lies at another place
            at.append(f"held:{place}")
        else:
            at.append(card)
    return tuple(at)


def owner_of(t: Forum, card: str) -> Seat | None:
    """Who controls a card that lies open."""
    sides = [(seat, t.assets[seat] + t.senators[seat]) for seat in seats(t.players)]
    return next((seat for seat, cards in sides if card in cards), None)


def influence(t: Forum, seat: Seat) -> int:
    """What a player's untapped senators give [TE-1.14] [TE-R27]."""
    return sum([senator(t, card).influence for card in apart_from(t.senators[seat], t.tapped)])


# Tokens


def tokens_left(t: Forum, seat: Seat) -> int:
    """How many tokens a player has not spent."""
    return TOKENS - sum([bid.tokens for bid in t.bids if bid.seat == seat])


def tokens_at(t: Forum, place: str, seat: Seat) -> int:
    """How many of his tokens a player has at this place."""
    return sum([bid.tokens for bid in t.bids if bid.place == place and bid.seat == seat])


def put_tokens(t: Forum, place: str, seat: Seat, tokens: int) -> None:
    """Add tokens to a place, or with a number below zero take some away."""
    others = [bid for bid in t.bids if bid.place != place or bid.seat != seat]
    total = tokens_at(t, place, seat) + tokens
    t.bids = (*others, Bid(place, seat, total)) if total else tuple(others)


def return_tokens(t: Forum, cards: tuple[str, ...]) -> None:
    """All who have tokens on these cards take them back."""
    t.bids = tuple([bid for bid in t.bids if bid.place not in cards])


def places(t: Forum, seat: Seat) -> tuple[str, ...]:
    """Where this player may put tokens: open cards that nobody holds, others' tapped senators
    [TE-3.8] [TE-R24], and the asset deck while it has cards [TE-3.2] [TE-R17]."""
    pool = apart_from(t.pool, t.fresh)  # [TE-1.9] [TE-R15]
    tapped = apart_from(t.tapped, t.senators[seat])
    return pool + t.senate + tapped + ((DECK,) if t.deck else ())


def amount_spent(t: Forum, seat: Seat) -> dict[str, Fact]:
    """What was spent on the ability in use, before everybody's eyes."""
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
    """The top cards of the asset deck, as many as there are [TE-R13] [TE-R18]."""
    taken, t.deck = t.deck[:count], t.deck[count:]
    return taken


def draw(t: Forum, seat: Seat, count: int) -> None:
    """Draw into the hand; all see how many, only the player sees which [TE-R30]."""
    cards = take_from_deck(t, count)
    t.hands = changed(t.hands, seat, t.hands[seat] + cards)
    t.flow += (Flow("drew", seat, cards),)
    t.tell(EVERYONE, "drew", player=seat, count=len(cards))
    t.tell((seat,), "drew_cards", cards=card_atoms(t, cards))


def card_atoms(t: Forum, cards: tuple[Handle, ...]) -> tuple[str, ...]:
    """Cards that one player sees, as that player answers with them."""
    return tuple([f"card:{name}" for name in faces_of(t, cards)])


def open_name(t: Forum, name: str) -> str:
    """The name that a card gets as it is turned up: the next one of its kind."""
    kind = f"asset:{name}#"
    lying = [card for cards in (t.pool, *t.assets) for card in cards if card.startswith(kind)]
    return f"{kind}{1 + len(lying)}"


def turn_up(t: Forum, cards: tuple[Handle, ...]) -> tuple[str, ...]:
    """Lay cards face up into the asset pool; they stay open for good."""
    turned = []
    for name in faces_of(t, cards):
        turned.append(open_name(t, name))
        t.pool += (turned[-1],)
    return tuple(turned)


def play_from_hand(t: Forum, seat: Seat, name: str) -> str:
    """An asset from the hand goes into the pool, open to bids from the next round on [TE-1.9]."""
    card = next(card for card in t.hands[seat] if t.faces[card] == name)
    t.hands = changed(t.hands, seat, without(t.hands[seat], (card,)))
    t.flow += (Flow("played", seat, (card,)),)
    (played,) = turn_up(t, (card,))
    t.fresh += (played,)
    return played


def use_assets(t: Forum, seat: Seat, used: Iterable[str]) -> tuple[str, ...]:
    """Commit assets in play and play those from the hand; the names under which they lie open."""
    lying = []
    for card in used:
        if card.startswith("hand:"):
            lying.append(play_from_hand(t, seat, name_of(card)))
        else:
            t.committed += (card,)
            lying.append(card)
    return tuple(lying)


def refill(t: Forum) -> None:
    """Fill both pools up to two more than there are players, as far as the decks go
    [TE-2.2] [TE-7.6]; a pool that has more is left alone [TE-R16]."""
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

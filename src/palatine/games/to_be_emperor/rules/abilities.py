"""Chapter 4, the resource abilities: Coin moves tokens, Might commits assets, Knowledge draws."""

from collections.abc import Sequence

import msgspec

from palatine.core.cards import Handle, without
from palatine.core.cover import Cover
from palatine.core.decisions import Pick, Rank, Several, Share, ask
from palatine.core.news import EVERYONE
from palatine.core.seats import Seat, changed
from palatine.games.to_be_emperor.cards import RESOURCES, Icons, Resource
from palatine.games.to_be_emperor.rules.table import (
    bid_cost,
    card_atoms,
    draw,
    gives,
    hand_cards,
    has,
    owner_of,
    places,
    pointed_at,
    put_tokens,
    ready_assets,
    take_from_deck,
    tokens_at,
    use_assets,
)
from palatine.games.to_be_emperor.rules.turns import go_on
from palatine.games.to_be_emperor.state import (
    ASSETS,
    CARDS,
    COIN,
    DECK,
    ICON,
    KNOWLEDGE,
    MEANS,
    MIGHT,
    PLACES,
    Flow,
    Forum,
)


def usable(t: Forum, seat: Seat) -> tuple[Resource, ...]:
    """The abilities that this player has the cards for, and that could do something [TE-R46]."""
    have = resources(t, seat)
    return tuple(
        [
            r
            for r, n in zip(RESOURCES, have, strict=True)
            if n and has_effect(t, seat, r) and n >= least_needed(t, seat, r)
        ]
    )


def resources(t: Forum, seat: Seat) -> Icons:
    """All that a player's ready assets and cards in hand give together."""
    cards = (*ready_assets(t, seat), *hand_cards(t, seat))
    coin, might, knowledge = map(sum, zip((0, 0, 0), *[gives(t, c) for c in cards], strict=True))
    return coin, might, knowledge


def has_effect(t: Forum, seat: Seat, resource: Resource) -> bool:
    """Whether the table has something for this ability to work on: all can see that."""
    if resource == COIN:
        return bool(sources(t, seat))
    return bool(targets(t, seat)) if resource == MIGHT else True  # [TE-R39]


def is_affordable(t: Forum, seat: Seat, resource: Resource) -> bool:
    """Whether the player has enough of the resource, in play and in the hand."""
    return resources(t, seat)[ICON[resource]] >= least_needed(t, seat, resource)


def least_needed(t: Forum, seat: Seat, resource: Resource) -> int:
    """One Coin, one Knowledge, or the Might for the cheapest target [TE-4.4]."""
    if resource != MIGHT:
        return 1
    return min([bid_cost(t, card) for card in targets(t, seat)], default=1)


def sources_of(t: Forum, seat: Seat, resource: Resource) -> tuple[str, ...]:
    """The cards with this resource: ready ones in play, and any in the hand [TE-3.6] [TE-R08]."""
    cards = (*ready_assets(t, seat), *hand_cards(t, seat))
    return tuple([card for card in cards if has(t, card, resource)])


async def spend(t: Forum) -> None:
    """Commit and play assets for the one resource that was chosen [TE-3.4] [TE-3.7]."""
    seat, resource = t.active, t.using
    assert resource is not None
    used = await ask(seat, spending(t, seat, resource))
    icons = sum([gives(t, card)[ICON[resource]] for card in used])
    t.spent = len(used) if resource == KNOWLEDGE else icons  # [TE-R12] assets, not icons
    t.has_used, t.passes = True, 0
    lying = use_assets(t, seat, used)
    t.tell(EVERYONE, "ability_used", player=seat, resource=resource, cards=lying)
    if resource == KNOWLEDGE:
        study(t, seat)
    else:
        t.step = "effect"


def spending(t: Forum, seat: Seat, resource: Resource) -> Cover[str]:
    """Which assets to use; for Might they must reach the cheapest target at least."""
    cards = sources_of(t, seat, resource)
    worth = tuple([(gives(t, card)[ICON[resource]],) for card in cards])
    need = (least_needed(t, seat, resource),)
    at = pointed_at(t, seat, cards)
    return Cover("spend", MEANS, cards, at, least=1, most=len(cards), worth=worth, need=need)


async def effect(t: Forum) -> None:
    """What the spent Coin or Might does."""
    if t.using == COIN:
        await move_tokens(t, t.active)
    else:
        await commit_asset(t, t.active)
    go_on(t)


# Coin


def sources(t: Forum, seat: Seat) -> tuple[str, ...]:
    """Places with tokens of this player that could go elsewhere [TE-R10]."""
    held = [bid.place for bid in t.bids if bid.seat == seat]
    open_to = places(t, seat) if held else ()
    return tuple([place for place in held if open_to not in ((), (place,))])


def goals(t: Forum, seat: Seat, source: str) -> tuple[str, ...]:
    """Where a bid would be legal, but for the source itself [TE-R37] [TE-R38]."""
    return tuple([place for place in places(t, seat) if place != source])


async def move_tokens(t: Forum, seat: Seat) -> None:
    """Move up to as many tokens as Coins were spent, from one place [TE-4.1] [TE-4.2] [TE-R09]."""
    origins = sources(t, seat)
    source = await ask(seat, Pick("source", PLACES, origins)) if len(origins) > 1 else origins[0]
    arrived = await choose_goals(t, seat, source)
    put_tokens(t, source, seat, -sum(arrived.values()))
    for goal, count in arrived.items():
        put_tokens(t, goal, seat, count)
        t.tell(EVERYONE, "tokens_moved", player=seat, source=source, goal=goal, tokens=count)
    if DECK in arrived:
        draw(t, seat, arrived[DECK])  # [TE-R09] like a token spent there


async def choose_goals(t: Forum, seat: Seat, source: str) -> dict[str, int]:
    """How many tokens go where; for one Coin, where the one goes.

    Which of the two is asked shows, so that it must not hang on a source that nobody knows yet.
    """
    if t.spent == 1:
        return {await ask(seat, Pick("goal", PLACES, goals(t, seat, source))): 1}
    moved = await ask(seat, moving(t, seat, source))
    return {place: count for place, count in moved.items() if count}


def moving(t: Forum, seat: Seat, source: str) -> Share[str]:
    """How many tokens go where; at the deck no more than it has cards [TE-R17]."""
    bins = goals(t, seat, source)
    most = min(t.spent, tokens_at(t, source, seat))
    caps = tuple([min(most, len(t.deck)) if place == DECK else most for place in bins])
    return Share("move", PLACES, bins, least=1, most=min(most, sum(caps)), caps=caps)


# Might


def targets(t: Forum, seat: Seat) -> tuple[str, ...]:
    """The other players' ready assets [TE-4.3] [TE-R11] [TE-R33]."""
    others = [cards for owner, cards in enumerate(t.assets) if owner != seat]
    return tuple([card for cards in others for card in cards if card not in t.committed])


async def commit_asset(t: Forum, seat: Seat) -> None:
    """Commit one asset of an opponent that costs no more than the Might spent [TE-4.4]."""
    open_to = tuple([card for card in targets(t, seat) if bid_cost(t, card) <= t.spent])
    card = await ask(seat, Pick("target", ASSETS, open_to)) if len(open_to) > 1 else open_to[0]
    t.committed += (card,)
    t.tell(EVERYONE, "asset_committed", player=seat, owner=owner_of(t, card), card=card)


# Knowledge


def study(t: Forum, seat: Seat) -> None:
    """Draw a card for each asset used and each that is still ready with Knowledge [TE-4.5]."""
    still_ready = [card for card in ready_assets(t, seat) if has(t, card, KNOWLEDGE)]
    drawn = take_from_deck(t, t.spent + len(still_ready))  # [TE-R13]
    kept = min(t.spent, len(drawn))  # [TE-4.6] [TE-R40]
    t.flow += (Flow("studied", seat, drawn),)
    t.tell(EVERYONE, "studied", player=seat, drawn=len(drawn), kept=kept)
    if drawn:
        t.tell((seat,), "studied_cards", cards=card_atoms(t, drawn))
    if kept < len(drawn):
        t.step = "keep"
    else:  # how many are drawn and kept is public, so that nothing shows in not asking
        keep_cards(t, seat, drawn)
        go_on(t)


async def keep(t: Forum) -> None:
    """Take one of the drawn cards for each asset used; nobody else learns which [TE-4.6]."""
    seat, drawn = t.active, t.flow[-1].cards
    at = tuple([f"drawn:{n}" for n in range(len(drawn))])
    question = Several("keep", CARDS, card_atoms(t, drawn), at, t.spent, t.spent)
    chosen = await ask(seat, question)
    keep_cards(t, seat, picked(t, drawn, chosen))
    t.step = "sort"


def picked(t: Forum, cards: tuple[Handle, ...], chosen: Sequence[str]) -> tuple[Handle, ...]:
    """The cards that these atoms name, one for each, in the order of the atoms."""
    left, found = list(cards), []
    for atom in chosen:
        card = next(card for card in left if f"card:{t.faces[card]}" == atom)
        left.remove(card)
        found.append(card)
    return tuple(found)


def keep_cards(t: Forum, seat: Seat, kept: tuple[Handle, ...]) -> None:
    """These go into the hand, in the order in which they were drawn."""
    in_drawn_order = tuple([card for card in t.flow[-1].cards if card in kept])
    t.hands = changed(t.hands, seat, t.hands[seat] + in_drawn_order)
    t.flow = (*t.flow[:-1], msgspec.structs.replace(t.flow[-1], kept=in_drawn_order))
    if in_drawn_order:
        t.tell((seat,), "kept_cards", cards=card_atoms(t, in_drawn_order))


def drawn_rest(t: Forum) -> tuple[Handle, ...]:
    """The cards drawn by Knowledge that are neither kept nor back in the deck."""
    return without(t.flow[-1].cards, t.flow[-1].kept) if t.step in ("keep", "sort") else ()


async def sort(t: Forum) -> None:
    """The rest goes on the top or the bottom of the deck, in any order, in secret [TE-4.7]
    [TE-R14] [TE-R41]: what is ranked before the deck lies above it, what comes after it below."""
    seat, rest = t.active, drawn_rest(t)
    at = (*[f"drawn:{n}" for n in range(len(rest))], DECK)
    order = await ask(seat, Rank("sort", CARDS, (*card_atoms(t, rest), DECK), at))
    cut = order.index(DECK)
    cards = picked(t, rest, (*order[:cut], *order[cut + 1 :]))
    top, bottom = cards[:cut], cards[cut:]
    t.deck = (*top, *t.deck, *bottom)
    t.flow = (*t.flow[:-1], msgspec.structs.replace(t.flow[-1], top=top, bottom=bottom))
    t.tell((seat,), "sorted_cards", top=card_atoms(t, top), bottom=card_atoms(t, bottom))
    go_on(t)

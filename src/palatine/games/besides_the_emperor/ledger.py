"""The ledger: what hands have held, from the decks and what happened in public."""

from collections.abc import Iterable, Iterator

from palatine.core.seats import Seat
from palatine.games.besides_the_emperor.components import Card
from palatine.games.besides_the_emperor.rules.hands import sorted_cards
from palatine.games.besides_the_emperor.state import (
    Court,
    Deed,
    Drew,
    Left,
    Reshuffled,
    Stole,
    put,
)

Hands = tuple[tuple[Card, ...], ...]


def hands_before(
    players: int, decks: tuple[tuple[Card, ...], ...], history: Iterable[Deed]
) -> Iterator[tuple[Deed | None, Hands]]:
    """Each deed with all hands before it; finally None, with the current hands.

    An IndexError or ValueError means that these decks can't have led to this history.
    """
    hands: Hands = ((),) * players
    number = place = 0
    for deed in history:
        yield deed, hands
        if type(deed) is Drew:
            hands = put(hands, deed.seat, (*hands[deed.seat], decks[number][place]))
            place += 1
        elif type(deed) is Reshuffled:
            number, place = number + 1, 0
        else:
            hands = moved(hands, deed)
    yield None, hands


def hands_now(players: int, decks: tuple[tuple[Card, ...], ...], history: Iterable[Deed]) -> Hands:
    """The hands that these decks and this history lead to, like `hands_before` but faster."""
    hands: list[list[Card]] = [[] for _ in range(players)]
    number = place = 0
    for deed in history:
        if type(deed) is Drew:
            hands[deed.seat].append(decks[number][place])
            place += 1
        elif type(deed) is Left:
            hands[deed.seat].remove(deed.card)
        elif type(deed) is Reshuffled:
            number, place = number + 1, 0
        elif type(deed) is Stole:
            taken = hands[deed.target]
            hands[deed.target] = []
            hands[deed.seat] += sorted_cards(tuple(taken))
    return tuple(map(tuple, hands))


def moved(hands: Hands, deed: Deed) -> Hands:
    """The hands after a card left one of them, or a thief took one."""
    if type(deed) is Left:
        hand = list(hands[deed.seat])
        hand.remove(deed.card)
        return put(hands, deed.seat, tuple(hand))
    if type(deed) is Stole:
        taken = sorted_cards(hands[deed.target])
        return put(put(hands, deed.target, ()), deed.seat, hands[deed.seat] + taken)
    return hands


def held_by(t: Court, seat: Seat) -> tuple[tuple[Card, ...], ...]:
    """Every hand that a player has held, one for each change."""
    held: list[tuple[Card, ...]] = [()]
    for _, hands in hands_before(t.players, t.decks, t.history):
        if hands[seat] != held[-1]:
            held.append(hands[seat])
    return tuple(held)

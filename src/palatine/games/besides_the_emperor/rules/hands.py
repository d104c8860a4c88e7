"""Hands and the ability deck: drawing, playing and discarding cards."""

from typing import cast

from palatine.core.cards import in_order
from palatine.core.chance import shuffle
from palatine.core.news import EVERYONE
from palatine.core.seats import Seat
from palatine.games.besides_the_emperor.components import CARDS, Card
from palatine.games.besides_the_emperor.state import (
    ABILITIES,
    HAND,
    Court,
    Drew,
    How,
    Left,
    Reshuffled,
    Stole,
    deck,
    put,
)


async def draw(t: Court, seat: Seat) -> None:
    """Draw the top card; reshuffle if the deck is empty, or draw nothing [BE-3.9] [BE-R43]."""
    if not deck(t) and t.discard:
        await reshuffle(t)
    cards = deck(t)
    if not cards:
        t.tell(EVERYONE, "nothing_to_draw", player=seat)
        return
    t.drawn += 1
    t.hands = put(t.hands, seat, (*t.hands[seat], cards[0]))
    t.history += (Drew(seat),)
    t.tell(EVERYONE, "drew", player=seat)
    t.tell((seat,), "card_drawn", drawn=cards[0])


async def reshuffle(t: Court) -> None:
    """Make the played and discarded cards the deck; waiting Condemns stay out [BE-R43]."""
    order = await shuffle("deck", t.discard)
    t.decks += (cast(tuple[Card, ...], in_order(t.discard, order)),)
    t.drawn = 0
    t.history += (Reshuffled(),)
    t.tell(EVERYONE, "reshuffled", count=len(t.discard))
    t.discard = ()


def leave(t: Court, seat: Seat, card: Card, how: How) -> None:
    """Take a card out of a hand, face up [BE-R44]. It does not matter which of equal cards."""
    hand = t.hands[seat]
    place = hand.index(card)
    t.hands = put(t.hands, seat, hand[:place] + hand[place + 1 :])
    t.history += (Left(seat, card, how),)


def offered(cards: tuple[str | None, ...]) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """A hand's cards as options, with the place of each; None is not offered."""
    held = [(ABILITIES.atom[card], HAND[place]) for place, card in enumerate(cards) if card]
    return tuple([atom for atom, _ in held]), tuple([place for _, place in held])


def announce(t: Court, seat: Seat, card: Card) -> None:
    """Lay a card on the table; its player names the target next [BE-R73]."""
    leave(t, seat, card, "played")
    t.announced, t.speaker = card, seat
    t.tell(EVERYONE, "card_played", player=seat, card=card)


def lay_down(t: Court) -> None:
    """Discard the announced card after its effect, unless it waits [BE-R77]."""
    assert t.announced is not None
    if t.announced != "condemn":
        t.discard += (t.announced,)
    t.announced = None


def discard(t: Court, seat: Seat, cards: tuple[Card, ...]) -> None:
    """Discard these cards of a player, face up."""
    if not cards:
        return
    for card in cards:
        leave(t, seat, card, "discarded")
    t.discard += cards
    t.tell(EVERYONE, "discarded", player=seat, cards=cards)


def discard_all(t: Court, seat: Seat) -> None:
    """Discard a player's whole hand."""
    discard(t, seat, sorted_cards(t.hands[seat]))


def sorted_cards(cards: tuple[Card, ...]) -> tuple[Card, ...]:
    """Cards in the order of the box: a hand's order would tell when each was drawn."""
    return tuple(sorted(cards, key=CARDS.index))


def steal(t: Court, thief: Seat, target: Seat) -> None:
    """Give a whole hand to the thief; only these two players know the cards [BE-4.17]."""
    taken = sorted_cards(t.hands[target])
    t.hands = put(put(t.hands, target, ()), thief, t.hands[thief] + taken)
    t.history += (Stole(thief, target),)
    t.tell(EVERYONE, "stolen", player=thief, target=target, count=len(taken))
    if taken:
        t.tell((thief,), "stolen_seen", target=target, cards=taken)

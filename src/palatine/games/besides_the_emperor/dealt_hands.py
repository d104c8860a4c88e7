"""Hands and decks dealt anew: other orders of each deck that explain every card that was played.

A drawn card is a token: which deck, which place in it. The viewer knows the faces of tokens that
he has held. Of all others a face is settled only when somebody lays it on the table: then it must
have been one of that player's tokens, any of them whose deck still has such a card to give.
Whatever is not settled at the end is dealt by chance.
"""

from collections import Counter
from random import Random

from palatine.core.seats import Seat, Viewer
from palatine.games.besides_the_emperor.components import Card
from palatine.games.besides_the_emperor.ledger import Hands, hands_before
from palatine.games.besides_the_emperor.state import Court, Deed, Drew, Left, Reshuffled, Stole

TRIES = 30

Token = tuple[int, int]
Decks = tuple[tuple[Card, ...], ...]


class Impossible(Exception):
    """The tokens were settled in a way that can't go on: try again."""


def deal_decks(t: Court, viewer: Viewer, random: Random) -> Decks:
    """Decks that explain what happened as well as the real ones do."""
    for _ in range(TRIES):
        try:
            return Dealer(t, viewer, random).dealt()
        except Impossible:
            continue
    return t.decks


class Dealer:
    """One attempt to settle all tokens."""

    def __init__(self, t: Court, viewer: Viewer, random: Random) -> None:
        self.t, self.viewer, self.random = t, viewer, random
        self.left = [Counter(cards) for cards in t.decks]
        self.faces: dict[Token, Card] = {}
        self.hands: list[list[Token]] = [[] for _ in range(t.players)]
        self.next: Token = (0, 0)

    def dealt(self) -> Decks:
        """Go through all that happened, then deal what is not settled."""
        for deed, hands in hands_before(self.t.players, self.t.decks, self.t.history):
            if deed is not None:
                self.explain(deed, hands)
        return tuple([self.filled(number) for number in range(len(self.left))])

    def explain(self, deed: Deed, hands: Hands) -> None:
        """Follow the tokens through one deed; `hands` are the real ones before it."""
        if type(deed) is Drew:
            self.draw(deed.seat)
        elif type(deed) is Reshuffled:
            self.next = (self.next[0] + 1, 0)
        elif type(deed) is Left:
            self.hands[deed.seat].remove(self.token_for(deed.seat, deed.card))
        elif type(deed) is Stole:
            if self.viewer == deed.seat:
                self.see(self.hands[deed.target], list(hands[deed.target]))
            self.hands[deed.seat] += self.hands[deed.target]
            self.hands[deed.target] = []

    def draw(self, seat: Seat) -> None:
        """A token goes to a hand; the viewer sees the face of an own one."""
        token = self.next
        number, place = token
        self.next = (number, place + 1)
        self.hands[seat].append(token)
        if seat == self.viewer:
            self.settle(token, self.t.decks[number][place])

    def settle(self, token: Token, card: Card) -> None:
        """This token has this face."""
        if not self.left[token[0]][card]:
            raise Impossible
        self.left[token[0]][card] -= 1
        self.faces[token] = card

    def token_for(self, seat: Seat, card: Card) -> Token:
        """Which token of a hand is the card that was laid on the table."""
        hand = self.hands[seat]
        known = [token for token in hand if self.faces.get(token) == card]
        if known:
            return known[0]
        loose = [token for token in hand if token not in self.faces]
        weights = [self.likely(token, card) for token in loose]
        if not any(weights):
            raise Impossible
        (token,) = self.random.choices(loose, weights)
        self.settle(token, card)
        return token

    def likely(self, token: Token, card: Card) -> float:
        """How likely an unsettled token of this deck is such a card."""
        left = self.left[token[0]]
        return left[card] / max(1, left.total())

    def see(self, hand: list[Token], cards: list[Card]) -> None:
        """The viewer sees a hand: which of its tokens is which card he can't tell."""
        for token in hand:
            if token in self.faces:
                cards.remove(self.faces[token])
        self.random.shuffle(cards)
        loose = [token for token in hand if token not in self.faces]
        for token, card in zip(loose, cards, strict=True):
            self.settle(token, card)

    def filled(self, number: int) -> tuple[Card, ...]:
        """A deck with its settled cards, the others by chance."""
        rest = list(self.left[number].elements())
        self.random.shuffle(rest)
        places = range(len(self.t.decks[number]))
        return tuple([self.faces.get((number, place)) or rest.pop() for place in places])

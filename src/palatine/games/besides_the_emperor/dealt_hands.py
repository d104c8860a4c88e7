"""Hands and decks dealt again: other orders of each deck that explain every card played.

A drawn card is a token: a deck and a place in it. A meeting is a moment when a card was seen to
leave a hand of several. It may have been another token of that hand, if that token's deck can give
such a card; then the two have each other's future from that moment on. So we exchange futures at
random, meeting by meeting, each exchange as likely as the decks make it. The real table is one way
to explain everything, so there always is one. What nobody has seen yet is dealt at random.

The viewer knows the cards in their own hand: such a card is a separate token, with a face but no
deck.
"""

from collections import Counter
from random import Random

from palatine.core.seats import Seat, Viewer
from palatine.games.besides_the_emperor.components import Card
from palatine.games.besides_the_emperor.state import Court, Drew, Left, Reshuffled, Stole

SWEEPS = 3
"""How many more times we exchange futures when a hand has cards of several decks: one time would
leave hands closer to the real ones than chance does."""
OPEN = -1
"""The deck of a card that the viewer knows."""

Decks = tuple[tuple[Card, ...], ...]


class Past:
    """What happened to all drawn cards, as far as this viewer could see."""

    def __init__(self, t: Court, viewer: Viewer) -> None:
        self.viewer, self.decks = viewer, t.decks
        self.settled: list[list[Card | None]] = [[None] * len(cards) for cards in t.decks]
        """The cards that the viewer drew, by place."""
        self.where: list[tuple[int, int]] = []
        self.deck_of: list[int] = []
        self.really: list[Card] = []
        self.exits: list[Card | None] = []
        """The face with which each token was seen to leave a hand."""
        self.meetings: list[list[int]] = []
        """The tokens in a hand when one of them left it; that one comes first."""
        self.present: list[list[int]] = []
        """The meetings that each token was at, in order of time."""
        self.hands: list[list[int]] = [[] for _ in range(t.players)]
        self.follow(t)
        self.is_pure = len(t.decks) == 1 and OPEN not in self.deck_of
        self.rest = [Counter(cards) for cards in t.decks]
        for number, cards in enumerate(self.settled):
            self.rest[number].subtract([card for card in cards if card is not None])
        for number, card in zip(self.deck_of, self.exits, strict=True):
            if number != OPEN and card is not None:
                self.rest[number][card] -= 1
        self.loose = [sum(rest.values()) for rest in self.rest]

    def follow(self, t: Court) -> None:
        """Go through everything that happened to cards."""
        number = place = 0
        for deed in t.history:
            if type(deed) is Drew:
                self.draw(deed.seat, number, place)
                place += 1
            elif type(deed) is Left:
                self.leave(deed.seat, deed.card)
            elif type(deed) is Reshuffled:
                number, place = number + 1, 0
            elif type(deed) is Stole:
                self.steal(deed.seat, deed.target)

    def draw(self, seat: Seat, number: int, place: int) -> None:
        """Put the next token into a hand."""
        card = self.decks[number][place]
        if seat == self.viewer:
            self.settled[number][place] = card
            self.hold(seat, card, OPEN, place)
        else:
            self.hold(seat, card, number, place)

    def hold(self, seat: Seat, card: Card, number: int, place: int) -> None:
        """Add a token to a hand."""
        self.hands[seat].append(len(self.where))
        self.where.append((number, place))
        self.deck_of.append(number)
        self.really.append(card)
        self.exits.append(None)
        self.present.append([])

    def leave(self, seat: Seat, card: Card) -> None:
        """Take a card out of a hand, for all to see."""
        hand = self.hands[seat]
        token = next(each for each in hand if self.really[each] == card)
        if seat != self.viewer:
            self.end(token, hand)
        hand.remove(token)

    def end(self, token: int, hand: list[int]) -> None:
        """Note the face that the viewer sees as a card leaves."""
        self.exits[token] = self.really[token]
        if len(hand) > 1:
            for each in hand:
                self.present[each].append(len(self.meetings))
            self.meetings.append([token, *[each for each in hand if each != token]])

    def steal(self, thief: Seat, target: Seat) -> None:
        """Give a hand to a thief; if the thief is the viewer, they know its cards from then on."""
        taken = self.hands[target]
        self.hands[target] = []
        if thief != self.viewer:
            self.hands[thief] += taken
            return
        left = taken.copy()
        for token in taken:
            self.end(token, left)
            left.remove(token)
            self.hold(thief, self.really[token], OPEN, 0)

    def dealt(self, random: Random) -> Decks:
        """Decks that explain what happened as well as the real ones."""
        exchange = Exchange(self, random)
        for number in range(1 if self.is_pure else 1 + SWEEPS):
            exchange.sweep(is_first=number == 0)
        return exchange.filled()


class Exchange:
    """Moves futures from token to token."""

    def __init__(self, past: Past, random: Random) -> None:
        self.past, self.random = past, random.random
        self.shuffle = random.shuffle
        self.meetings = [hand.copy() for hand in past.meetings]
        self.present = [meetings.copy() for meetings in past.present]
        self.exits = past.exits.copy()
        self.rest = [rest.copy() for rest in past.rest]
        self.loose = past.loose.copy()

    def sweep(self, is_first: bool) -> None:
        """At each meeting, let another card of the hand be the one that left, if chance says so.

        Within one deck, one sweep is enough.
        """
        deck_of, random = self.past.deck_of, self.random
        for number, hand in enumerate(self.meetings):
            place = int(random() * len(hand))
            if not place:
                continue
            one, other = hand[0], hand[place]
            is_one_deck = deck_of[one] == deck_of[other] != OPEN
            if is_first if is_one_deck else self.is_likely(one, other):
                self.exchange(number, one, other)

    def exchange(self, meeting: int, one: int, other: int) -> None:
        """Let the other token leave in place of the first, which stays with the other's future."""
        exits, present, meetings = self.exits, self.present, self.meetings
        hand = meetings[meeting]
        hand[hand.index(other)], hand[0] = one, other
        exits[one], exits[other] = exits[other], exits[one]
        now = present[other].index(meeting) + 1
        later = present[other][now:]
        del present[other][now:]
        present[one] += later
        for number in later:
            hand = meetings[number]
            hand[hand.index(other)] = one

    def is_likely(self, one: int, other: int) -> bool:
        """Whether two tokens of different decks exchange futures, by the decks' odds.

        The more orders of the decks give such cards, the likelier.
        """
        x, y = self.exits[one], self.exits[other]
        if x == y:
            return True
        odds = self.odds(one, x, y) * self.odds(other, y, x)
        if odds < 1 and self.random() >= odds:
            return False
        self.settle(one, x, y)
        self.settle(other, y, x)
        return True

    def odds(self, token: int, before: Card | None, after: Card | None) -> float:
        """How many times more orders the deck has if a token is settled differently."""
        number = self.past.deck_of[token]
        if number == OPEN:
            return float(after is None or after == self.past.really[token])
        rest, loose, odds = self.rest[number], self.loose[number], 1.0
        if before is not None:
            odds, loose = (loose + 1) / (rest[before] + 1), loose + 1
        return odds * rest[after] / loose if after is not None else odds

    def settle(self, token: int, before: Card | None, after: Card | None) -> None:
        """Settle a token differently, and update the cards that its deck has left."""
        number = self.past.deck_of[token]
        if number == OPEN:
            return
        for card, by in ((before, 1), (after, -1)):
            if card is not None:
                self.rest[number][card] += by
                self.loose[number] += by

    def filled(self) -> Decks:
        """All decks with their settled cards, and the rest at random."""
        decks = [cards.copy() for cards in self.past.settled]
        for (number, place), card in zip(self.past.where, self.exits, strict=True):
            if card is not None and number != OPEN:
                decks[number][place] = card
        return tuple([self.filled_deck(cards, self.rest[n]) for n, cards in enumerate(decks)])

    def filled_deck(self, cards: list[Card | None], left: Counter[Card]) -> tuple[Card, ...]:
        """One deck, with its open places filled at random."""
        rest = list(left.elements())
        self.shuffle(rest)
        return tuple([card or rest.pop() for card in cards])

"""Hands and decks dealt anew: other orders of each deck that explain every card that was played.

A drawn card is a token: which deck, which place in it. What really became of a token is a fate:
laid on the table as this or that card, taken by the viewer, or still unseen. Two tokens that lay
in one hand may have had each other's fate, as far as their decks have such cards to give; so all
that happened is gone through again, and fates are exchanged by chance. The real table is one way
to explain it all, so there always is one. What no fate settles is dealt by chance.
"""

from collections import Counter
from random import Random

from palatine.core.seats import Seat, Viewer
from palatine.games.besides_the_emperor.components import Card
from palatine.games.besides_the_emperor.state import Court, Deed, Drew, Left, Reshuffled, Stole

Token = tuple[int, int]
Fate = tuple[int, int, int]
"""Named by the token that really had it, and how often the viewer has stolen that token."""
Decks = tuple[tuple[Card, ...], ...]


def deal_decks(t: Court, viewer: Viewer, random: Random) -> Decks:
    """Decks that explain what happened as well as the real ones do."""
    dealer = Dealer(t, viewer, random)
    for deed in t.history:
        dealer.go_through(deed, is_exchanged=True)
    return dealer.filled()


class Dealer:
    """Goes through the history: first to learn the fates, then to exchange them."""

    def __init__(self, t: Court, viewer: Viewer, random: Random) -> None:
        self.t, self.viewer, self.random = t, viewer, random
        self.fates: dict[Fate, Card] = {}
        """Fates that settle a face: on the table, or in the viewer's hands."""
        self.drawn: dict[Token, Card] = {}
        """Tokens whose face the viewer knows by now: he drew them, or has stolen them."""
        self.begin()
        for deed in t.history:
            self.go_through(deed, is_exchanged=False)
        self.free = [Counter(cards) for cards in t.decks]
        settled = {fate[:2]: card for fate, card in self.fates.items()} | self.drawn
        for token, card in settled.items():
            self.free[token[0]][card] -= 1
        self.begin()

    def begin(self) -> None:
        """Nothing has happened, and every token has its own fate."""
        self.hands: list[list[Fate]] = [[] for _ in range(self.t.players)]
        self.next: Token = (0, 0)
        self.had_by: dict[Fate, Token] = {}

    def really(self, fate: Fate) -> Card:
        """The real face of the token that really had this fate."""
        return self.t.decks[fate[0]][fate[1]]

    def go_through(self, deed: Deed, is_exchanged: bool) -> None:
        """Follow the fates through one deed; the first time to learn them, then to exchange."""
        if type(deed) is Drew:
            self.draw(deed.seat)
        elif type(deed) is Reshuffled:
            self.next = (self.next[0] + 1, 0)
        elif type(deed) is Left:
            hand = self.hands[deed.seat]
            fate = next(each for each in hand if self.really(each) == deed.card)
            self.fates[fate] = deed.card
            if is_exchanged and deed.seat != self.viewer:
                self.exchange(fate, self.random.choice(hand))
            hand.remove(fate)
        elif type(deed) is Stole:
            self.steal(deed.seat, self.hands[deed.target], is_exchanged)

    def draw(self, seat: Seat) -> None:
        """The next token goes to a hand, and meets its own fate unless that is exchanged."""
        token = self.next
        self.next = (token[0], token[1] + 1)
        fate = (*token, 0)
        self.hands[seat].append(fate)
        self.had_by[fate] = token
        if seat == self.viewer:
            self.drawn[token] = self.really(fate)

    def steal(self, thief: Seat, hand: list[Fate], is_exchanged: bool) -> None:
        """A hand changes hands; if the viewer takes it, he sees it."""
        taken = self.seen(hand, is_exchanged) if thief == self.viewer else list(hand)
        self.hands[thief] += taken
        hand.clear()

    def seen(self, hand: list[Fate], is_exchanged: bool) -> list[Fate]:
        """The viewer sees what a hand holds, but not when each card was drawn.

        That is one fate of its tokens; another begins, since from now on he knows them.
        """
        self.fates |= {fate: self.really(fate) for fate in hand}
        for fate in hand if is_exchanged else ():
            self.exchange(fate, self.random.choice(hand))
        taken: list[Fate] = []
        for fate in hand:
            token = self.had_by[fate]
            if is_exchanged:
                self.drawn[token] = self.really(fate)
            taken.append((fate[0], fate[1], fate[2] + 1))
            self.had_by[taken[-1]] = token
        return taken

    def exchange(self, one: Fate, other: Fate) -> None:
        """Two tokens of a hand get each other's fate, if their decks can give that."""
        a, b = self.had_by[one], self.had_by[other]
        if one == other or not (self.is_possible(one, b) and self.is_possible(other, a)):
            return
        change: Counter[tuple[int, Card]] = Counter()
        for token, fate, by in ((a, one, 1), (b, other, 1), (b, one, -1), (a, other, -1)):
            face = self.face(token, fate)
            if face is not None:
                change[token[0], face] += by
        if all(self.free[number][face] + by >= 0 for (number, face), by in change.items()):
            self.had_by |= {one: b, other: a}
            for (number, face), by in change.items():
                self.free[number][face] += by

    def is_possible(self, fate: Fate, token: Token) -> bool:
        """Whether this fate does not contradict what the viewer knows of the token."""
        face = self.fates.get(fate)
        return face is None or self.drawn.get(token, face) == face

    def face(self, token: Token, fate: Fate) -> Card | None:
        """The face that is settled for a token with this fate; None if it can be any."""
        return self.drawn.get(token) or self.fates.get(fate)

    def filled(self) -> Decks:
        """All decks with their settled cards, the others by chance."""
        faces = {token: self.face(token, fate) for fate, token in self.had_by.items()}
        return tuple([self.filled_deck(number, faces) for number in range(len(self.free))])

    def filled_deck(self, number: int, faces: dict[Token, Card | None]) -> tuple[Card, ...]:
        """One deck."""
        rest = list(self.free[number].elements())
        self.random.shuffle(rest)
        places = range(len(self.t.decks[number]))
        return tuple([faces.get((number, place)) or rest.pop() for place in places])

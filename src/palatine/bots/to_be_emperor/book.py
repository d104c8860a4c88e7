"""What is printed on the cards, as a bot has learned it from views: a quick lookup."""

from typing import Any, NamedTuple

from palatine.bots.to_be_emperor.icons import Icons, icons_in
from palatine.core.game import Game
from palatine.core.seats import seats


class Printed(NamedTuple):
    """A card's numbers: an asset gives its icons, a senator needs them."""

    cost: int
    icons: Icons


class Book:
    """The numbers of every card seen so far, by every name that it has."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.cards: dict[str, Printed] = {}

    def of(self, t: Any, card: str) -> Printed:
        """The numbers of a card in this (dreamt) state: open, in a hand, or just its name."""
        found = self.cards.get(card)
        if found is None:
            if kind_of(card) not in self.cards:
                self.learn(t)
            found = self.cards[card] = self.cards[kind_of(card)]
        return found

    def learn(self, t: Any) -> None:
        """Read all cards that any player sees."""
        for seat in seats(t.players):
            for zone in self.game.view(t, seat).zones:
                for thing in zone.things:
                    if thing.face is not None:
                        self.cards[kind_of(thing.face)] = printed(thing.counters)

    def icons(self, t: Any, cards: tuple[str, ...]) -> Icons:
        """The total icons of these cards."""
        coin = might = knowledge = 0
        for card in cards:
            more = (self.cards.get(card) or self.of(t, card)).icons
            coin += more[0]
            might += more[1]
            knowledge += more[2]
        return coin, might, knowledge


def kind_of(card: str) -> str:
    """The kind of a card, from its numbers: `senator:x` or, for an asset, `x`."""
    return card if card.startswith("senator:") else card.partition("#")[0].rpartition(":")[2]


def printed(counters: dict[str, int]) -> Printed:
    """The numbers in a view: a senator's bid cost is his Influence."""
    cost = counters.get("cost", counters.get("gives_influence", 0))
    return Printed(cost, icons_in(counters, "gives" if "cost" in counters else "needs"))

"""A table for tests: cards in any place, and moves in the words of the game.

    position(hands={0: ["house-guard"]}, senate=["salos-breenar"]).bid("salos-breenar", 2).end()

Cards are given by their names; in answers `house-guard` is the first House Guard that lies open,
`house-guard#2` the second, `hand:house-guard` one in the hand. Seat 0 goes first.
"""

from collections.abc import Iterable, Mapping
from typing import Any, Self

from palatine import testing
from palatine.core.cards import Handle, faces_of
from palatine.core.seats import Seat
from palatine.games.to_be_emperor import GAME
from palatine.games.to_be_emperor.cards import SETS
from palatine.games.to_be_emperor.rules.table import influence, tokens_left
from palatine.games.to_be_emperor.state import SENATOR_NAMES, Bid, Flow, Forum

Cards = Iterable[str]


def card(name: str) -> str:
    """The atom that a test's short name stands for."""
    if ":" in name or name in ("deck", "pass", "end"):
        return name
    if name in SENATOR_NAMES:
        return f"senator:{name}"
    return f"asset:{name}" if "#" in name else f"asset:{name}#1"


class Table(testing.Table[Forum]):
    """A match to talk to in the words of the forum."""

    def named(self, name: str) -> str:
        """The atom that a short name stands for."""
        return card(name)

    def hand(self, seat: int) -> tuple[str, ...]:
        """The names of the cards in a hand."""
        return faces_of(self.state, self.state.hands[seat])

    def top(self, count: int) -> tuple[str, ...]:
        """The names of the top cards of the asset deck."""
        return faces_of(self.state, self.state.deck[:count])

    def tokens(self, place: str) -> dict[int, int]:
        """The players with tokens at a place."""
        return {bid.seat: bid.tokens for bid in self.state.bids if bid.place == card(place)}

    def left(self, seat: int) -> int:
        """How many tokens a player has left."""
        return tokens_left(self.state, Seat(seat))

    def influence(self, seat: int) -> int:
        """A player's Influence."""
        return influence(self.state, Seat(seat))

    def is_committed(self, name: str) -> bool:
        """Whether an asset is committed."""
        return card(name) in self.state.committed

    def owner(self, name: str) -> int | None:
        """Whose side of the table a card is on."""
        sides = zip(self.state.assets, self.state.senators, strict=True)
        return next((p for p, side in enumerate(sides) if card(name) in side[0] + side[1]), None)

    # What one does

    def bid(self, place: str, tokens: int = 1) -> Self:
        """Spend tokens at a place; if only one number is possible, there is no question about
        it."""
        self.at("bid").answer(card(place))
        return self.answer(f"n:{tokens}") if self.question == "tokens" else self

    def end(self) -> Self:
        """End the turn."""
        return self.answer("end")

    def pass_(self) -> Self:
        """Pass."""
        return self.answer("pass")

    def spend_all(self, place: str = "deck") -> Self:
        """Everybody spends what is left at one place and passes, until the Main phase is over."""
        round_ = self.state.round
        while (self.state.phase, self.state.round) == ("main", round_):
            if self.question == "bid":
                self.bid(place, self.left(self.seat))
            else:
                self.answer("end" if self.question == "after" else "pass")
        return self

    def use(self, resource: str, *cards: str) -> Self:
        """Use an ability with these cards."""
        self.answer(f"use:{resource}")
        return self.answer([card(name) for name in cards])

    def move(self, *goals: str) -> Self:
        """Move a token to each of these places, once for each mention."""
        named = [card(name) for name in goals]
        if self.question == "goal":
            (one,) = named
            return self.answer(one)
        return self.answer([named.count(place) for place in self.options])

    def pay(self, *cards: str) -> Self:
        """Pay these senators with these cards."""
        return self.at("pay").answer([card(name) for name in cards])


def table(
    players: int = 2,
    assets: Cards = (),
    senators: Cards = (),
    first: int = 0,
    seed: str = "forum",
    **options: str,
) -> Table:
    """A table at its start; cards are named from the top of their decks."""
    deal = {
        "assets": (tuple(assets),),
        "senators": (tuple(senators),),
        "first_player": ((f"player:{first}",),),
    }
    return Table.opened(GAME, players, options=options, deal=deal, seed=seed)


Sides = Mapping[int, Cards]


def position(
    players: int = 2,
    *,
    pool: Cards = (),
    senate: Cards = (),
    assets: Sides = {},  # noqa: B006  # never changed
    senators: Sides = {},  # noqa: B006
    hands: Sides = {},  # noqa: B006
    deck: Cards = (),
    deck_size: int | None = None,
    options: Mapping[str, str] | None = None,
    **fields: Any,
) -> Table:
    """A table at the beginning of seat 0's turn, with these cards in these places.

    `deck` names its top cards; `deck_size` cuts it, and lays the rest into the hand of the last
    seat. `tapped` and `committed` are given by names, `bids` as (place, seat, tokens).
    """
    t: Forum = GAME.start(GAME.setup(players, None, options))
    t.phase, t.round = "main", 1
    lay_assets(t, tuple(pool), assets, hands, tuple(deck), deck_size)
    lay_senators(t, tuple(senate), senators)
    for name in ("tapped", "committed", "fresh"):
        setattr(t, name, tuple([card(each) for each in fields.pop(name, ())]))
    bids = fields.pop("bids", ())
    t.bids = tuple([Bid(card(place), Seat(seat), tokens) for place, seat, tokens in bids])
    for name, value in fields.items():
        setattr(t, name, value)
    return Table.opened(GAME, players, options=options, start=t, seed="position")


def lay_assets(
    t: Forum,
    pool: tuple[str, ...],
    assets: Sides,
    hands: Sides,
    deck: tuple[str, ...],
    size: int | None,
) -> None:
    """Open assets, then hands, then the deck, as if they had come from it in this order."""
    everyone = range(t.players)
    sides = [tuple(assets.get(p, ())) for p in everyone]
    held = [tuple(hands.get(p, ())) for p in everyone]
    shown = [*pool, *[name for side in sides for name in side]]
    known = [*shown, *[name for hand in held for name in hand], *deck]
    left = list(SETS[t.cards].asset_deck)
    for name in known:
        left.remove(name)
    if size is not None:
        cut = len(left) + len(deck) - size
        held[-1] += tuple(left[:cut])
        left = left[cut:]
    t.faces = (*shown, *[name for hand in held for name in hand], *deck, *left)
    lie(t, shown, len(pool), sides, held)


def lie(
    t: Forum, shown: list[str], pool: int, sides: list[tuple[str, ...]], held: list[tuple[str, ...]]
) -> None:
    """Names for the open cards, handles for the others, and the history that led there."""
    named = [f"asset:{name}#{1 + shown[:n].count(name)}" for n, name in enumerate(shown)]
    t.pool = tuple(named[:pool])
    starts = [pool + sum(map(len, sides[:p])) for p in range(len(sides))]
    t.assets = tuple(
        [tuple(named[s : s + len(side)]) for s, side in zip(starts, sides, strict=True)]
    )
    every = [Handle(n) for n in range(len(t.faces))]
    starts = [len(shown) + sum(map(len, held[:p])) for p in range(len(held))]
    t.hands = tuple([tuple(every[s : s + len(h)]) for s, h in zip(starts, held, strict=True)])
    t.deck = tuple(every[len(shown) + sum(map(len, held)) :])
    t.flow = (Flow("turned", Seat(0), tuple(every[: len(shown)])),)
    t.flow += tuple([Flow("drew", Seat(p), hand) for p, hand in enumerate(t.hands) if hand])


def lay_senators(t: Forum, senate: tuple[str, ...], senators: Sides) -> None:
    """Open senators, then the rest of their deck."""
    sides = [tuple(senators.get(p, ())) for p in range(t.players)]
    shown = (*senate, *[name for side in sides for name in side])
    rest = [name for name in SETS[t.cards].senators if name not in shown]
    t.senate_order, t.seated = (*shown, *rest), len(shown)
    t.senate = tuple(map(card, senate))
    t.senators = tuple([tuple(map(card, side)) for side in sides])

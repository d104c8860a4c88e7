"""A table for tests: cards where one wants them, and moves in the words of the game.

    position(hands={0: ["house-guard"]}, senate=["salos-breenar"]).bid("salos-breenar", 2).end()

Cards are given by their names; in answers `house-guard` is the first House Guard that lies open,
`house-guard#2` the second, `hand:house-guard` one in the hand. Seat 0 goes first.
"""

from collections.abc import Iterable, Mapping
from typing import Any, cast

from palatine.core.cards import Handle, faces_of
from palatine.core.chance import Dealt, Seeded, seed_from
from palatine.core.conformance.opened import open_match
from palatine.core.errors import IllegalAnswer
from palatine.core.game import Setup
from palatine.core.match import Match
from palatine.core.news import Fact
from palatine.core.seats import PUBLIC, Seat, Viewer
from palatine.core.view import View, Zone
from palatine.games.to_be_emperor import GAME
from palatine.games.to_be_emperor.cards import SETS
from palatine.games.to_be_emperor.faults import faults
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


class Table:
    """A match that is spoken to in the words of the game. Every move returns the table."""

    def __init__(self, match: Match) -> None:
        self.match = match

    # What one sees

    @property
    def state(self) -> Forum:
        """The whole truth."""
        return cast(Forum, self.match.state)

    @property
    def question(self) -> str | None:
        """The kind of the open question; None when the game is over."""
        return next((question.kind for question in self.match.asked.values()), None)

    @property
    def seat(self) -> Seat:
        """Who is asked."""
        (seat,) = self.match.asked
        return seat

    @property
    def options(self) -> tuple[str, ...]:
        """What the open question offers."""
        return next(iter(self.match.asked.values())).options

    def offers(self, *names: str) -> bool:
        """Whether all of these are offered."""
        return all(card(name) in self.options for name in names)

    def hand(self, seat: int) -> tuple[str, ...]:
        """The names of the cards in a hand."""
        return faces_of(self.state, self.state.hands[seat])

    def top(self, count: int) -> tuple[str, ...]:
        """The names of the top cards of the asset deck."""
        return faces_of(self.state, self.state.deck[:count])

    def tokens(self, place: str) -> dict[int, int]:
        """Whose tokens lie at a place."""
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
        """Whose side of the table a card lies on."""
        sides = zip(self.state.assets, self.state.senators, strict=True)
        return next((p for p, side in enumerate(sides) if card(name) in side[0] + side[1]), None)

    def view(self, viewer: int | None = None) -> View:
        """What a seat sees, or without one the public screen."""
        return GAME.view(self.state, viewer_of(viewer))

    def zone(self, name: str, viewer: int | None = None, owner: int | None = None) -> Zone:
        """A zone as a viewer sees it."""
        zones = self.view(viewer).zones
        return next(zone for zone in zones if (zone.id, zone.owner) == (name, owner))

    def news(self, event: str, viewer: int | None = None) -> list[dict[str, Fact]]:
        """The facts of each such event that this viewer has heard."""
        heard = [news for news in self.match.news if news.is_for(viewer_of(viewer))]
        return [news.facts for news in heard if news.event == event]

    # What one does

    def answer(self, raw: object) -> "Table":
        """Any answer of whoever is asked."""
        self.match.answer(self.seat, raw)
        return self

    def bid(self, place: str, tokens: int = 1) -> "Table":
        """Spend tokens at a place; where only one is possible, no number is asked."""
        assert self.question == "bid", self.question
        self.answer(card(place))
        return self.answer(f"n:{tokens}") if self.question == "tokens" else self

    def end(self) -> "Table":
        """End the turn."""
        return self.answer("end")

    def pass_(self) -> "Table":
        """Pass."""
        return self.answer("pass")

    def spend_all(self, place: str = "deck") -> "Table":
        """Everybody spends what is left at one place and passes, until the Main phase is over."""
        round_ = self.state.round
        while (self.state.phase, self.state.round) == ("main", round_):
            if self.question == "bid":
                self.bid(place, self.left(self.seat))
            else:
                self.answer("end" if self.question == "after" else "pass")
        return self

    def use(self, resource: str, *cards: str) -> "Table":
        """Use an ability with these cards."""
        self.answer(f"use:{resource}")
        return self.answer([card(name) for name in cards])

    def move(self, *goals: str) -> "Table":
        """Move a token to each of these, as often as they are named."""
        named = [card(name) for name in goals]
        if self.question == "goal":
            return self.answer(*named)
        return self.answer([named.count(place) for place in self.options])

    def pay(self, *cards: str) -> "Table":
        """Pay these senators with these cards."""
        assert self.question == "pay", self.question
        return self.answer([card(name) for name in cards])

    # What is refused

    def refusal(self, raw: object) -> str | None:
        """The rule by which this answer is refused; nothing has changed."""
        before, log = self.state.copy(), self.match.log
        try:
            self.answer(raw)
        except IllegalAnswer as error:
            assert (self.state, self.match.log) == (before, log), (
                "a refused answer has changed something"
            )
            return error.rule
        raise AssertionError("the answer was allowed")

    def why_not(self, name: str) -> str | None:
        """The rule by which this is not offered."""
        reason = self.match.why_not(self.seat, card(name))
        return reason.rule if reason else None


def viewer_of(seat: int | None) -> Viewer:
    """A seat, or the public screen."""
    return PUBLIC if seat is None else Seat(seat)


def opened(setup: Setup, nature: Dealt, start: Forum | None = None) -> Table:
    """A table on a new match."""
    return Table(open_match(GAME, setup, nature, start))


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
    return opened(GAME.setup(players, None, options), Dealt(deal, Seeded(seed_from(seed))))


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
    setup = GAME.setup(players, None, options)
    t: Forum = GAME.start(setup)
    t.phase, t.round = "main", 1
    lay_assets(t, tuple(pool), assets, hands, tuple(deck), deck_size)
    lay_senators(t, tuple(senate), senators)
    for name in ("tapped", "committed", "fresh"):
        setattr(t, name, tuple([card(each) for each in fields.pop(name, ())]))
    bids = fields.pop("bids", ())
    t.bids = tuple([Bid(card(place), Seat(seat), tokens) for place, seat, tokens in bids])
    for name, value in fields.items():
        setattr(t, name, value)
    assert not list(faults(t)), list(faults(t))
    return opened(setup, Dealt({}, Seeded(seed_from("position"))), t)


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

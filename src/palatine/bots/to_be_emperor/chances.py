"""Each player's chance to become emperor, with all cards open.

Cards go to those who win them by the current bids. Weights learned by self-play (`chances.json`)
judge what a player then has and can pay; it counts more the nearer a player is to the goal.
"""

from collections import defaultdict
from collections.abc import Iterable
from pathlib import Path

from palatine.bots.chances import learned, shared, weighed
from palatine.bots.to_be_emperor.icons import NOTHING, Icons, covers, minus, missing, plus
from palatine.core.match import Match
from palatine.core.seats import Seat, seats
from palatine.games.to_be_emperor.rules.table import (
    bid_cost,
    gives,
    hand_cards,
    influence,
    is_senator,
    ready_assets,
    senator,
    tokens_left,
)
from palatine.games.to_be_emperor.state import DECK, GOAL, Forum

FILE = Path(__file__).parent / "chances.json"
NEAR = 8


def chances(match: Match) -> tuple[float, ...]:
    """For each seat, the chance to win."""
    weights = learned(FILE)
    return shared([weighed(each, weights) for each in features(match)])


def features(match: Match) -> list[dict[str, float]]:
    """The features of each player."""
    t: Forum = match.state
    won = as_bid(t)
    rows = [player(t, seat, won[seat]) for seat in seats(t.players)]
    progress = max([row["paid"] + row["by_hand"] for row in rows]) / GOAL
    for row in rows:
        late = {f"{name} late": value * progress for name, value in row.items() if name in GROWING}
        row |= late
    return rows


def as_bid(t: Forum) -> dict[Seat, list[str]]:
    """Who acquires what by the current bids."""
    found: dict[Seat, list[str]] = defaultdict(list)
    for place in dict.fromkeys([bid.place for bid in t.bids if bid.place != DECK]):
        bids = sorted([(bid.tokens, bid.seat) for bid in t.bids if bid.place == place])
        is_tied = len(bids) > 1 and bids[-1][0] == bids[-2][0]
        if not is_tied and bids[-1][0] >= bid_cost(t, place):
            found[bids[-1][1]].append(place)
    return found


GROWING = ("paid", "by_hand", "unpaid", "icons", "cards", "lacking", "tokens")


def player(t: Forum, seat: Seat, won: list[str]) -> dict[str, float]:
    """What a player has, including the cards won by the current bids."""
    senators = [*t.senators[seat], *filter(is_senator, won)]
    income = icons(t, [*t.assets[seat], *[card for card in won if not is_senator(card)]])
    hand = icons(t, hand_cards(t, seat))
    paid, payable = worth(t, senators, income), worth(t, senators, plus(income, hand))
    every = sum([senator(t, card).influence for card in senators])
    now = plus(icons(t, ready_assets(t, seat)), hand)
    has_paid = t.phase in ("resource", "end") and seat not in t.queue
    soon = influence(t, seat) if has_paid else worth(t, senators, now)
    due = icons_due(t, senators)
    return {
        "paid": paid,
        "by_hand": payable - paid,
        "unpaid": every - payable,
        "icons": sum(income),
        "cards": len(t.hands[seat]),
        "lacking": missing(income, due),
        "tokens": tokens_left(t, seat) if t.phase == "main" else 0,
        "near": payable >= NEAR,
        "goal": payable >= GOAL,
        "soon": soon >= GOAL,
        "sure": has_paid and soon >= GOAL,
        "first": seat == t.first,
    }


def icons(t: Forum, cards: Iterable[str]) -> Icons:
    """The total icons of these assets."""
    have = NOTHING
    for card in cards:
        have = plus(have, gives(t, card))
    return have


def icons_due(t: Forum, senators: Iterable[str]) -> Icons:
    """The total cost of these senators."""
    need = NOTHING
    for card in senators:
        need = plus(need, senator(t, card).needs)
    return need


def worth(t: Forum, senators: Iterable[str], have: Icons) -> int:
    """About as much Influence as this can pay, the greatest first."""
    found = 0
    for card in sorted([senator(t, card) for card in senators], key=lambda card: -card.influence):
        if covers(have, card.needs):
            have = minus(have, card.needs)
            found += card.influence
    return found

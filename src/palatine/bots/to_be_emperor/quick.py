"""How everybody plays on in a dream: within microseconds, from the dreamt state itself.

The rules of thumb are the greedy bot's. Here they read a state instead of a view, since a dream has
no secrets from its dreamer. Abilities wait until the tokens are spent.
"""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from palatine.bots.to_be_emperor.book import Book
from palatine.bots.to_be_emperor.icons import Icons, covers, minus, missing, plus
from palatine.core.decisions import Answer
from palatine.core.match import Match
from palatine.core.seats import Seat

TOKENS = 5
GOAL = 10
DRAW_WORTH = 0.9
NOISE = 0.3
"""How much players differ in what they think a token brings."""


class Quick:
    """Answers for every seat of a dream."""

    def __init__(self, book: Book, random: Random) -> None:
        self.book = book
        self.random = random
        self.tokens = 1
        """How many tokens the place chosen last takes."""
        self.kinds: dict[str, Callable[[Any, Seat, Any], Answer]] = {
            "bid": self.bid,
            "tokens": lambda t, seat, asked: f"n:{min(self.tokens, len(asked.options))}",
            "after": lambda t, seat, asked: asked.options[-1],
            "idle": self.idle,
            "spend": self.spend,
            "source": self.source,
            "goal": self.goal,
            "move": self.move,
            "target": self.target,
            "keep": self.keep,
            "sort": self.sort,
            "pay": self.pay,
            "draw": lambda t, seat, asked: asked.options[0],
        }

    def answer(self, match: Match, seat: Seat) -> Answer:
        """What this seat would do."""
        asked = match.asked[seat]
        return self.kinds[asked.kind](match.state, seat, asked)

    # Tokens

    def bid(self, t: Any, seat: Seat, asked: Any) -> Answer:
        """The place that brings most for each token."""
        own, rival = bids_of(t, seat)
        left = TOKENS - sum(own.values())
        worth_of, dice = self.taste(t, seat), self.random.random
        best, most, self.tokens = asked.options[0], -1.0, 1
        for place in asked.options:
            price, worth = self.priced(t, place, own, rival, worth_of)
            if price <= left:
                value = worth / price + NOISE * dice()
                if value > most:
                    best, most, self.tokens = place, value, price
        return str(best)

    def choose(self, t: Any, seat: Seat, place: str) -> None:
        """Choose a place, and give it as many tokens as it takes."""
        price, _ = self.priced(t, place, *bids_of(t, seat), self.taste(t, seat))
        self.tokens = price if price <= TOKENS else 1

    def priced(
        self,
        t: Any,
        place: str,
        own: dict[str, int],
        rival: dict[str, int],
        worth_of: Callable[[str], float],
    ) -> tuple[int, float]:
        """How many tokens win a place by the current bids, and what it is worth."""
        if place == "deck":
            return 1, DRAW_WORTH
        if place.startswith("use:"):
            return TOKENS + 1, 0.0
        price = max(self.book.of(t, place).cost, rival.get(place, 0) + 1) - own.get(place, 0)
        return (price, worth_of(place)) if price > 0 else (1, 0.1)

    def taste(self, t: Any, seat: Seat) -> Callable[[str], float]:
        """What cards are worth to a player now."""
        book = self.book
        income = book.icons(t, t.assets[seat])
        due = self.due(t, seat)
        spare = minus(income, due)
        in_all = plus(spare, book.icons(t, hand_of(t, seat)))
        influence = self.influence(t, t.senators[seat])

        def worth_of(card: str) -> float:
            cost, icons = book.of(t, card)
            if not card.startswith("senator:"):
                pairs = zip(income, icons, strict=True)
                scarce = sum([1.0 / (2 + have) for have, n in pairs if n])
                helped = missing(income, due) - missing(plus(income, icons), due)
                return 2.0 * sum(icons) + 2.0 * helped + scarce
            if covers(spare, icons):
                return (6.0 if influence + cost >= GOAL else 3.2) * cost
            if covers(in_all, icons):
                return (6.0 if influence + cost >= GOAL else 1.6) * cost
            return 0.3 * cost

        return worth_of

    def due(self, t: Any, seat: Seat) -> Icons:
        """The cost of a player's senators, including those that he is about to win."""
        need = self.book.icons(t, t.senators[seat])
        own, rival = bids_of(t, seat)
        for place, tokens in own.items():
            if place.startswith("senator:"):
                cost, icons = self.book.of(t, place)
                if tokens >= cost and tokens > rival.get(place, 0):
                    need = plus(need, icons)
        return need

    # Abilities

    def idle(self, t: Any, seat: Seat, asked: Any) -> Answer:
        """Use what the player can spare, Knowledge last; otherwise pass."""
        uses = [atom for atom in asked.options if atom.startswith("use:")]
        spare = self.book.icons(t, tuple(self.spare(t, seat))) if uses else (0, 0, 0)
        if spare[0] and "use:coin" in uses and self.lost(t, seat):
            return "use:coin"
        if spare[1] and "use:might" in uses:
            ready = [card for card in rival_assets(t, seat) if card not in t.committed]
            if spare[1] >= min([self.book.of(t, card).cost for card in ready], default=99):
                return "use:might"
        if spare[2] and "use:knowledge" in uses:
            return "use:knowledge"
        return str(asked.options[-1])

    def spare(self, t: Any, seat: Seat) -> list[str]:
        """Ready assets in play that no payment of this round needs."""
        ready = [card for card in t.assets[seat] if card not in t.committed]
        have = plus(self.book.icons(t, tuple(ready)), self.book.icons(t, hand_of(t, seat)))
        left, need, spare = have, self.due(t, seat), []
        for card in ready:
            less = minus(left, self.book.of(t, card).icons)
            if missing(less, need) == missing(left, need):
                left = less
                spare.append(card)
        return spare

    def lost(self, t: Any, seat: Seat) -> dict[str, int]:
        """The player's tokens that win nothing by the current bids."""
        own, rival = bids_of(t, seat)
        return {
            place: tokens
            for place, tokens in own.items()
            if place != "deck"
            and (tokens <= rival.get(place, 0) or tokens < self.book.of(t, place).cost)
        }

    def spend(self, t: Any, seat: Seat, asked: Any) -> Answer:
        """What the player can spare, if that is enough; otherwise as little as possible."""
        spare = self.spare(t, seat)
        used, worth, need = [], 0, asked.need[0]
        for atom, row in zip(asked.options, asked.worth, strict=True):
            if atom in spare:
                used.append(atom)
                worth += row[0]
        for atom, row in zip(asked.options, asked.worth, strict=True):
            if worth < need and atom not in spare:
                used.append(atom)
                worth += row[0]
        return tuple(sorted(used))

    def source(self, t: Any, seat: Seat, asked: Any) -> Answer:
        """The place where the player loses most tokens."""
        lost = self.lost(t, seat)
        return str(max(asked.options, key=lambda place: lost.get(place, 0)))

    def goal(self, t: Any, seat: Seat, asked: Any) -> Answer:
        """The place where a single token is worth most."""
        own, rival = bids_of(t, seat)
        worth_of = self.taste(t, seat)
        worth = {}
        for place in asked.options:
            price, value = self.priced(t, place, own, rival, worth_of)
            worth[place] = value if price == 1 else 0.0
        return str(max(worth, key=worth.__getitem__))

    def move(self, t: Any, seat: Seat, asked: Any) -> Answer:
        """To the place that brings most for each token, with as many as that takes."""
        own, rival = bids_of(t, seat)
        worth_of = self.taste(t, seat)
        best, most, count = 0, -1.0, 1
        for at, place in enumerate(asked.options):
            price, worth = self.priced(t, place, own, rival, worth_of)
            if price <= asked.caps[at] and worth / price > most:
                best, most, count = at, worth / price, price
        return tuple([count if at == best else 0 for at in range(len(asked.options))])

    def target(self, t: Any, seat: Seat, asked: Any) -> Answer:
        """The costliest asset of the player with the most senators."""
        strength = {
            card: self.influence(t, t.senators[owner])
            for owner, cards in enumerate(t.assets)
            for card in cards
        }
        return str(max(asked.options, key=lambda c: (strength[c], self.book.of(t, c).cost)))

    # Cards

    def keep(self, t: Any, seat: Seat, asked: Any) -> Answer:
        """The cards with the most resources."""
        best = sorted(asked.options, key=lambda card: -sum(self.book.of(t, card).icons))
        return tuple(sorted(best[: asked.least]))

    def sort(self, t: Any, seat: Seat, asked: Any) -> Answer:
        """Everything to the bottom of the deck."""
        return ("deck", *[atom for atom in asked.options if atom != "deck"])

    def pay(self, t: Any, seat: Seat, asked: Any) -> Answer:
        """Senators that assets in play can pay, and the others too if that wins or the hand is
        large."""
        due = [atom for atom in asked.options if atom.startswith("senator:")]
        held = [atom for atom in asked.options if atom.startswith("hand:")]
        play = [atom for atom in asked.options if atom.startswith("asset:")]
        paid = self.payable(t, due, self.book.icons(t, tuple(play)))
        if held and len(paid) < len(due):
            everyone = self.payable(t, due, self.book.icons(t, (*play, *held)))
            safe = [card for card in t.senators[seat] if card not in due and card not in t.tapped]
            if len(held) >= 2 or self.influence(t, (*everyone, *safe)) >= GOAL:
                paid = everyone
        return self.payment(t, paid, play, held)

    def influence(self, t: Any, senators: Sequence[str]) -> int:
        """What these give, once they are paid."""
        return sum([self.book.of(t, card).cost for card in senators])

    def payable(self, t: Any, due: Sequence[str], have: Icons) -> list[str]:
        """About as much Influence as this can pay, the greatest first."""
        paid, left = [], have
        for card in sorted(due, key=lambda card: -self.book.of(t, card).cost):
            need = self.book.of(t, card).icons
            if covers(left, need):
                paid.append(card)
                left = minus(left, need)
        return paid

    def payment(
        self, t: Any, paid: Sequence[str], play: Sequence[str], held: Sequence[str]
    ) -> Answer:
        """The senators, and enough cards; leave out hand cards first."""
        if not paid:
            return ()
        need, used = self.book.icons(t, tuple(paid)), [*play, *held]
        have = self.book.icons(t, tuple(used))
        for card in (*held, *sorted(play, key=lambda card: -sum(self.book.of(t, card).icons))):
            less = minus(have, self.book.of(t, card).icons)
            if covers(less, need):
                have = less
                used.remove(card)
        return tuple(sorted((*paid, *used)))


def bids_of(t: Any, seat: Seat) -> tuple[dict[str, int], dict[str, int]]:
    """The seat's tokens at each place, and the most that a rival has there."""
    own: dict[str, int] = {}
    rival: dict[str, int] = {}
    for bid in t.bids:
        if bid.seat == seat:
            own[bid.place] = bid.tokens
        elif bid.tokens > rival.get(bid.place, 0):
            rival[bid.place] = bid.tokens
    return own, rival


def hand_of(t: Any, seat: Seat) -> tuple[str, ...]:
    """The names of a player's cards."""
    return tuple([t.faces[card] for card in t.hands[seat]])


def rival_assets(t: Any, seat: Seat) -> list[str]:
    """All assets of the others."""
    return [card for owner, cards in enumerate(t.assets) if owner != seat for card in cards]

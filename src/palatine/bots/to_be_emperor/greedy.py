"""The greedy bot: builds an income, buys senators that it can pay, and pays what it can.

It knows only its seat's view. It bids for what is worth most for each token, keeps enough ready to
pay its senators, and uses the abilities of whatever it can spare.
"""

from collections.abc import Callable
from random import Random

from palatine.bots.bot import Claim
from palatine.bots.to_be_emperor.board import Board, enough, gives, needs, payment
from palatine.bots.to_be_emperor.icons import RESOURCES, Icons, covers, missing, total
from palatine.bots.turn import Turn
from palatine.core.decisions import Answer
from palatine.core.game import Game
from palatine.core.seats import Seat
from palatine.core.stream import AskOut, Packet
from palatine.core.view import Thing

GOAL = 10
WON = 0.1
"""What another token is worth on a card that it already wins by the current bids."""
DRAW_WORTH = 0.9
"""What a card from the deck is worth, where an icon in play is worth two."""


class GreedyBot:
    """A player who counts, and does not look ahead."""

    def __init__(self, game: Game, seat: Seat, random: Random) -> None:
        self.seat = seat
        self.seed = random.getrandbits(64)
        self.tokens = 1
        """How many tokens the place chosen last is worth."""

    def hear(self, packet: Packet) -> tuple[Claim, ...]:
        """Nothing to say."""
        return ()

    def decide(self, packet: Packet, turn: Turn) -> Answer:
        """Answer by the rule of thumb for this kind of question."""
        assert packet.ask is not None
        board = Board(packet.view, self.seat)
        dice = Random(f"{self.seed} {packet.ask.number}")
        if packet.ask.kind == "bid":
            return self.bid(board, packet.ask, dice)
        if packet.ask.kind == "tokens":
            return f"n:{min(self.tokens, len(packet.ask.options))}"
        return KINDS[packet.ask.kind](board, packet.ask)

    def bid(self, board: Board, asked: AskOut, dice: Random) -> Answer:
        """The place that is worth most for each token; leftover tokens draw cards."""
        left = board.counter("tokens_left")
        best, best_worth = asked.options[0].atom, -1.0
        for option in asked.options:
            price, worth = priced(board, option.atom, left)
            if price <= left and worth / price + dice.uniform(0, 0.2) > best_worth:
                best, best_worth, self.tokens = option.atom, worth / price, price
        if best_worth < 0:
            self.tokens = 1
        return best


def priced(board: Board, place: str, left: int) -> tuple[int, float]:
    """How many tokens win a place by the current bids, and what it is worth."""
    if place == "deck":
        return 1, DRAW_WORTH
    if place.startswith("use:"):
        return left + 1, 0.0  # abilities come after the tokens
    thing = board.things[place]
    cost = thing.counters.get("cost", thing.counters.get("gives_influence", 1))
    price = max(cost, board.rival_bid(thing) + 1) - board.own_bid(thing)
    if price <= 0:
        return 1, WON
    return price, worth_of(board, thing)


def worth_of(board: Board, thing: Thing) -> float:
    """What a card is worth to this player now."""
    income = total(map(gives, board.own_assets))
    upkeep = total(map(needs, board.zone("senators", board.seat)))
    if not thing.id.startswith("senator:"):
        return 2.0 * sum(gives(thing)) + helps(income, upkeep, thing)
    points = thing.counters["gives_influence"]
    need = total((upkeep, needs(thing)))
    if covers(income, need):
        return 3.2 * points
    in_all = total((income, *map(gives, board.hand)))
    is_last_push = board.counter("influence") + points >= GOAL
    if covers(in_all, need):
        return 6.0 * points if is_last_push else 1.6 * points
    return 0.3 * points


def helps(income: Icons, upkeep: Icons, asset: Thing) -> float:
    """How much of what is missing this asset would give, with a little extra for scarce icons."""
    after = total((income, gives(asset)))
    scarce = [1.0 / (2 + have) for have, n in zip(income, gives(asset), strict=True) if n]
    return 2.0 * (missing(income, upkeep) - missing(after, upkeep)) + sum(scarce)


# Abilities


def spare(board: Board) -> list[Thing]:
    """Ready assets in play that no payment of this round needs."""
    cards = [*board.ready, *board.hand]
    used = [card.id for card in payment(board.senators, cards)[1]]
    return [thing for thing in board.ready if thing.id not in used]


def after(board: Board, asked: AskOut) -> Answer:
    """Use what it can spare, Knowledge last; otherwise end the turn or pass."""
    atoms = [option.atom for option in asked.options]
    for use in ("use:coin", "use:might", "use:knowledge"):
        if use in atoms and can_spare(board, use.partition(":")[2]):
            return use
    return atoms[-1]


def can_spare(board: Board, resource: str) -> bool:
    """Whether assets that it does not need would do something."""
    icons = sum(gives(thing)[RESOURCES.index(resource)] for thing in spare(board))
    if resource == "knowledge":
        return icons > 0
    if resource == "coin":
        return icons > 0 and bool(lost_bids(board))
    return icons >= min((card.counters["cost"] for card in rivals_ready(board)), default=99)


def rivals_ready(board: Board) -> list[Thing]:
    """The ready assets of all others."""
    others = [each.seat for each in board.view.seats if each.seat != board.seat]
    assets = [thing for seat in others for thing in board.zone("assets", seat)]
    return [thing for thing in assets if "committed" not in thing.marks]


def spend(board: Board, asked: AskOut) -> Answer:
    """What it can spare, if that is enough; otherwise as little as possible."""
    mine = [thing.id for thing in spare(board)]
    options = list(zip(asked.options, asked.worth, strict=True))
    used = [(o.atom, w[0]) for o, w in options if o.at in mine]
    if sum(w for _, w in used) < asked.need[0]:
        used = [(o.atom, w[0]) for o, w in options]
    return tuple(sorted(atom for atom, _ in used))


def lost_bids(board: Board) -> list[Thing]:
    """Cards on which its own tokens win nothing by the current bids."""
    bids = [thing for thing in board.things.values() if board.own_bid(thing)]
    return [thing for thing in bids if priced(board, thing.id, 0) != (1, WON)]


def source(board: Board, asked: AskOut) -> Answer:
    """The place where it loses most of its tokens."""
    lost = {thing.id: board.own_bid(thing) for thing in lost_bids(board)}
    return max([option.atom for option in asked.options], key=lambda atom: lost.get(atom, 0))


def first(board: Board, asked: AskOut) -> Answer:
    """The first one."""
    return asked.options[0].atom


def move(board: Board, asked: AskOut) -> Answer:
    """To the place that is worth most for each token, with as many tokens as that takes."""
    best, best_worth, count = 0, -1.0, 1
    for place, option in enumerate(asked.options):
        price, worth = priced(board, option.atom, 0)
        if price <= asked.caps[place] and worth / price > best_worth:
            best, best_worth, count = place, worth / price, price
    return tuple(count if place == best else 0 for place in range(len(asked.options)))


def goal(board: Board, asked: AskOut) -> Answer:
    """The place where a single token is worth most."""
    atoms = [option.atom for option in asked.options]
    return max(atoms, key=lambda atom: worth_of_one(board, atom))


def worth_of_one(board: Board, place: str) -> float:
    """What one more token brings at a place: nothing if it does not win."""
    price, worth = priced(board, place, 0)
    return worth if price == 1 else 0.0


def target(board: Board, asked: AskOut) -> Answer:
    """The costliest asset of the player with the most Influence."""
    ahead = {
        thing.id: each.counters["influence"]
        for each in board.view.seats
        for thing in board.zone("assets", each.seat)
    }
    atoms = [option.atom for option in asked.options]
    return max(atoms, key=lambda atom: (ahead[atom], board.things[atom].counters["cost"]))


def keep(board: Board, asked: AskOut) -> Answer:
    """The cards with the most resources."""
    best = sorted(asked.options, key=lambda o: -sum(gives(board.things[o.at])))
    return tuple(sorted(option.atom for option in best[: asked.least]))


def sort(board: Board, asked: AskOut) -> Answer:
    """Everything to the bottom of the deck, so that nobody draws it soon."""
    others = [option.atom for option in asked.options if option.atom != "deck"]
    return ("deck", *others)


def pay(board: Board, asked: AskOut) -> Answer:
    """As much Influence as possible, with few cards; hand cards only if necessary."""
    atom_at = {option.at: option.atom for option in asked.options}
    due = [board.things[at] for at in atom_at if at.startswith("senator:")]
    cards = [board.things[at] for at in atom_at if not at.startswith("senator:")]
    paid = worth_paying(board, due, cards)
    used = enough(total(map(needs, paid)), cards) if paid else []
    return tuple(sorted(atom_at[thing.id] for thing in (*paid, *used)))


def worth_paying(board: Board, due: list[Thing], cards: list[Thing]) -> list[Thing]:
    """Senators that assets in play can pay, and the others too if that wins or the hand is
    large."""
    in_play = [card for card in cards if not card.id.startswith("held:")]
    everyone = payment(due, cards)[0]
    influence = sum(s.counters["gives_influence"] for s in everyone)
    is_won = board.counter("influence") + influence >= GOAL
    return everyone if is_won or len(board.hand) >= 2 else payment(due, in_play)[0]


KINDS: dict[str, Callable[[Board, AskOut], Answer]] = {
    "idle": after,
    "after": after,
    "spend": spend,
    "source": source,
    "goal": goal,
    "move": move,
    "target": target,
    "keep": keep,
    "sort": sort,
    "pay": pay,
    "draw": first,
}

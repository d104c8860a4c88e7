"""What can never be true of a table: the checks of the conformance kit and of positions."""

from collections.abc import Iterable, Iterator

from palatine.core.cards import faces_of
from palatine.core.seats import Seat, seats
from palatine.games.to_be_emperor.cards import SETS
from palatine.games.to_be_emperor.rules.abilities import has_effect, is_affordable
from palatine.games.to_be_emperor.rules.acquire_phase import tapped_of
from palatine.games.to_be_emperor.rules.coin import goals, sources
from palatine.games.to_be_emperor.rules.might import targets
from palatine.games.to_be_emperor.rules.resource_phase import due_of
from palatine.games.to_be_emperor.rules.table import bid_cost, places, tokens_left
from palatine.games.to_be_emperor.rules.turns import can_place
from palatine.games.to_be_emperor.state import COIN, KNOWLEDGE, MIGHT, Forum

SIZES = (2, 3, 4)


def faults(t: Forum) -> Iterator[str]:
    """Each sentence names something impossible; a sound table has none."""
    if t.players not in SIZES or t.cards not in SETS:
        yield f"{t.players} players can't play with the cards {t.cards!r}"
        return
    if t.phase == "setup":
        if t.hands or t.faces:
            yield "cards are dealt before the setup"
        return
    for check in (fault_of_sizes, fault_of_assets, fault_of_senators, fault_of_bids):
        found = list(check(t))
        yield from found
        if found:
            return
    yield from fault_of_turn(t)
    yield from fault_of_queue(t)
    if (t.phase == "over") != (t.result is not None) or bool(t.winners) != (t.phase == "over"):
        yield "the game is over without a result, or has a result without being over"


def fault_of_sizes(t: Forum) -> Iterator[str]:
    """Players without a side of the table, and seats that don't exist."""
    if not len(t.hands) == len(t.assets) == len(t.senators) == t.players:
        yield "there are not as many hands and sides of the table as players"
    named = (t.first, t.active, *t.queue, *t.winners, *[flow.seat for flow in t.flow])
    if not all(0 <= seat < t.players for seat in named):
        yield "a seat is named that does not exist"
    limit = t.round_limit
    if t.round < 1 or not 0 <= t.passes < t.players or t.spent < 0:
        yield "a number is too low, or too many have passed"
    elif limit != "off" and (not limit.isdecimal() or t.round > int(limit)):
        yield f"round {t.round} is played at a limit of {limit}"


def fault_of_assets(t: Forum) -> Iterator[str]:
    """Asset cards that appeared, went missing, or are where their history can't put them."""
    if sorted(t.faces) != sorted(SETS[t.cards].asset_deck):
        yield f"the asset deck is not that of the set {t.cards!r}"
        return
    if not is_history(t):
        yield "the history of the asset deck does not lead to the deck and the hands"
        return
    lying = [card for cards in (t.pool, *t.assets) for card in cards]
    shown = [f for flow in t.flow if flow.kind in ("turned", "played") for f in flow.cards]
    numbered = [
        (face, 1 + faces_of(t, shown[:n]).count(face)) for n, face in enumerate(faces_of(t, shown))
    ]
    if sorted(lying) != sorted([f"asset:{face}#{number}" for face, number in numbered]):
        yield "the assets that lie open are not those that were turned up or played"
    in_play = [card for cards in t.assets for card in cards]
    if not is_part(t.committed, in_play) or not is_part(t.fresh, t.pool):
        yield "an asset is committed that is not in play, or fresh outside of the pool"


def is_history(t: Forum) -> bool:
    """Whether the moves of the asset cards lead to this table."""
    deck = list(range(len(t.faces)))
    hands: list[list[int]] = [[] for _ in seats(t.players)]
    for number, flow in enumerate(t.flow):
        is_open = number == len(t.flow) - 1 and t.phase == "main" and t.step in ("keep", "sort")
        back = [*flow.kept, *flow.top, *flow.bottom]
        if flow.kind == "played":
            if back or len(flow.cards) != 1 or flow.cards[0] not in hands[flow.seat]:
                return False
            hands[flow.seat].remove(flow.cards[0])
            continue
        if list(flow.cards) != deck[: len(flow.cards)]:
            return False
        del deck[: len(flow.cards)]
        if flow.kind == "studied":
            if not is_part(back, flow.cards) or (len(back) < len(flow.cards)) != is_open:
                return False
            hands[flow.seat] += flow.kept
            deck = [*flow.top, *deck, *flow.bottom]
        elif back:
            return False
        elif flow.kind == "drew":
            hands[flow.seat] += flow.cards
    return (list(t.deck), [list(hand) for hand in t.hands]) == (deck, hands)


def is_part(some: Iterable[object], every: Iterable[object]) -> bool:
    """Whether these are among those, none of them twice."""
    found, whole = list(some), list(every)
    return len(dict.fromkeys(found)) == len(found) and all(each in whole for each in found)


def fault_of_senators(t: Forum) -> Iterator[str]:
    """Senators that appeared or went missing."""
    if sorted(t.senate_order) != sorted(SETS[t.cards].senators):
        yield f"the senate deck is not that of the set {t.cards!r}"
        return
    if not 0 <= t.seated <= len(t.senate_order):
        yield f"{t.seated} senators are turned up"
        return
    held = [card for cards in t.senators for card in cards]
    turned = [f"senator:{name}" for name in t.senate_order[: t.seated]]
    if sorted((*t.senate, *held)) != sorted(turned):
        yield "the senators that lie open are not those that were turned up"
    if not is_part((*t.tapped, *t.paid), held):
        yield "a senator is tapped or paid whom nobody controls, or both at once"
    if t.tapped and t.phase == "resource" and any(due in t.tapped for due in still_due(t)):
        yield "a senator is tapped who is still to be paid"


def still_due(t: Forum) -> list[str]:
    """The senators of the players we have yet to ask."""
    return [card for seat in t.queue for card in due_of(t, seat)]


def fault_of_bids(t: Forum) -> Iterator[str]:
    """Players with more than five tokens, and tokens in places where they can't be."""
    pairs = [(bid.place, bid.seat) for bid in t.bids]
    if len(dict.fromkeys(pairs)) < len(pairs) or any(bid.tokens < 1 for bid in t.bids):
        yield "a bid stands twice, or has no tokens"
    elif not all(0 <= bid.seat < t.players for bid in t.bids):
        yield "a seat bids that does not exist"
    elif any(tokens_left(t, seat) < 0 for seat in seats(t.players)):
        yield "a player has spent more than five tokens"
    elif any(bid.place not in (*places(t, bid.seat), "deck") for bid in t.bids):
        yield "tokens lie where no bid is allowed"
    elif t.bids and t.phase not in ("main", "acquire"):
        yield "tokens are spent after the Acquire phase"


def fault_of_turn(t: Forum) -> Iterator[str]:
    """A turn that the rules don't allow."""
    seat, is_main = t.active, t.phase == "main"
    if not is_main:
        if (t.step, t.using, t.has_used, t.has_placed, t.passes) != ("act", None, False, False, 0):
            yield "somebody's turn goes on after the Main phase"
        return
    if t.passes and (t.has_used or t.has_placed):
        yield "the active player has passed and gone on"
    if (t.using is None) != (t.step == "act"):
        yield "an ability is used by nobody, or not gone on with"
    elif t.step == "act" and t.has_used and (t.has_placed or not can_place(t, seat)):
        yield "the turn has nothing more to offer"
    elif t.step != "act" and t.has_used != (t.step != "spend"):
        yield "an ability is used twice in a turn"
    elif t.using is not None and not is_step_possible(t):
        yield f"{t.using} can't be used like this"


def is_step_possible(t: Forum) -> bool:
    """Whether the ability in use can continue."""
    seat, using = t.active, t.using
    assert using is not None
    if t.step == "spend":
        return has_effect(t, seat, using) and is_affordable(t, seat, using)
    if t.step == "effect" and using == COIN:
        return t.spent > 0 and any(goals(t, seat, source) for source in sources(t, seat))
    if t.step == "effect":
        reach = [card for card in targets(t, seat) if bid_cost(t, card) <= t.spent]
        return using == MIGHT and bool(reach)
    last = t.flow[-1] if t.flow else None
    if using != KNOWLEDGE or last is None or (last.kind, last.seat) != ("studied", seat):
        return False
    kept = t.spent if t.step == "sort" else 0
    return len(last.kept) == kept and 0 < t.spent < len(last.cards)


def fault_of_queue(t: Forum) -> Iterator[str]:
    """Players in the queue who have nothing to answer."""
    if t.phase in ("main", "over"):
        if t.queue:
            yield "somebody is to be asked in a phase that asks nobody"
    elif not t.queue or len(dict.fromkeys(t.queue)) < len(t.queue):
        yield "nobody is left to be asked, or somebody twice"
    elif not all(is_concerned(t, p) for p in t.queue):
        yield "somebody is to be asked without a reason"


def is_concerned(t: Forum, seat: Seat) -> bool:
    """Whether this phase has a question for the player."""
    if t.phase == "end":
        return bool(t.deck) and not t.hands[seat]
    return bool(tapped_of(t, seat) if t.phase == "acquire" else due_of(t, seat))

"""The same table with another order of the cards that nobody has seen."""

from random import Random

from palatine.bots.draws import mix
from palatine.core.chance import Rolled
from palatine.core.match import Match
from palatine.games.to_be_emperor.state import Forum

TAKEN = ("drew", "turned", "studied")


def undrawn(before: Match, after: Match, random: Random) -> Match | None:
    """The table before an answer with other orders of both decks, if a card then left one."""
    if left(after.state) == left(before.state):
        return None
    start: Forum = before.position()  # type: ignore[assignment]  # a forum's
    known = {card for flow in start.flow for card in (*flow.top, *flow.bottom)}
    mix(start, [card for card in start.deck if card not in known], random)
    senators = sorted(start.senate_order[start.seated :])
    random.shuffle(senators)
    start.senate_order = (*start.senate_order[: start.seated], *senators)
    return before.begun_with(start, {}, Rolled(random))


def left(t: Forum) -> int:
    """How many cards have left the decks so far."""
    return t.seated + sum([len(flow.cards) for flow in t.flow if flow.kind in TAKEN])

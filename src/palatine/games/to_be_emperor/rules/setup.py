"""Chapter 2, setup: two decks, two open pools, five tokens each, and who goes first."""

from palatine.core.atoms import PLAYERS
from palatine.core.cards import in_order, mint
from palatine.core.chance import draw_one, shuffle
from palatine.core.news import EVERYONE
from palatine.core.seats import Seat, seats
from palatine.games.to_be_emperor.cards import SETS
from palatine.games.to_be_emperor.rules.table import refill
from palatine.games.to_be_emperor.state import Forum


async def set_up(t: Forum) -> None:
    """Shuffle, choose the first player, and turn up the first cards."""
    cards = SETS[t.cards]
    order = await shuffle("assets", cards.asset_deck)  # [TE-2.1]
    t.deck = mint(t, in_order(cards.asset_deck, order))
    senators = tuple(cards.senators)
    t.senate_order = in_order(senators, await shuffle("senators", senators))
    first = await draw_one("first_player", PLAYERS.of(seats(t.players)))  # [TE-2.4] [TE-R53]
    t.first = Seat(first)
    nothing: tuple[tuple[str, ...], ...] = ((),) * t.players
    t.hands = ((),) * t.players  # [TE-R03] nobody starts with cards
    t.assets = t.senators = nothing
    refill(t)  # [TE-2.2]
    begin_round(t)


def begin_round(t: Forum) -> None:
    """Begin a round with the first player's turn [TE-3.1]."""
    t.phase, t.step = "main", "act"
    t.round += 1
    t.active = t.first
    t.has_placed = t.has_used = False
    t.tell(EVERYONE, "round_began", round=t.round, player=t.first)

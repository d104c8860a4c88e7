"""Who is ahead: Influence, and a little for assets, which pay for more of it."""

from palatine.bots.score import ahead
from palatine.bots.to_be_emperor.board import gives
from palatine.core.match import Match
from palatine.core.seats import PUBLIC, Seat

ICON = 0.25
CARD = 0.15
LEAD = 2.0


def score(match: Match, seat: Seat) -> float:
    """How well this seat stands among the others."""
    view = match.game.view(match.state, PUBLIC)
    worth = {
        each.seat: each.counters.get("influence", 0) + CARD * each.counters.get("cards", 0)
        for each in view.seats
    }
    for zone in view.zones:
        if zone.id == "assets" and zone.owner is not None:
            worth[zone.owner] += ICON * sum(sum(gives(thing)) for thing in zone.things)
    return ahead(worth, seat, LEAD)

"""Who is ahead: Victory points, and a little for the means to win them."""

from palatine.bots.score import ahead
from palatine.core.match import Match
from palatine.core.seats import PUBLIC, Seat

RESOURCE = 0.1
CARD = 0.1
UNIT = 0.3
LEAD = 3.0


def score(match: Match, seat: Seat) -> float:
    """How well this seat stands among the others."""
    view = match.game.view(match.state, PUBLIC)
    worth = {each.seat: worth_of(each.counters) for each in view.seats}
    for zone in view.zones:
        if zone.owner is not None and zone.id.startswith("place_"):
            for unit in zone.things[1:]:  # the first is the World card
                worth[owner(unit.counters, zone.owner)] += UNIT
    return ahead(worth, seat, LEAD)


def worth_of(numbers: dict[str, int]) -> float:
    """What a player's own numbers are worth, in Victory points."""
    if "points" not in numbers:  # not dealt yet
        return 0.0
    return numbers["points"] + RESOURCE * numbers["resources"] + CARD * numbers["cards"]


def owner(numbers: dict[str, int], host: Seat) -> Seat:
    """Whose Unit this is: the controller's of its World card, unless it says otherwise."""
    guests = [name for name in numbers if name.startswith("of:")]
    return Seat(int(guests[0].removeprefix("of:"))) if guests else host

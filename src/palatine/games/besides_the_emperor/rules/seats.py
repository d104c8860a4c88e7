"""Where people sit: neighbours, who comes next, and how seats change."""

from palatine.core.seats import Seat
from palatine.games.besides_the_emperor.state import CLOCKWISE, Court


def after(t: Court, seat: Seat) -> tuple[Seat, ...]:
    """The living in the order of play, from the next player round to this one."""
    place = t.circle.index(seat)
    if t.direction == CLOCKWISE:
        return (*t.circle[place + 1 :], *t.circle[: place + 1])
    return (*reversed(t.circle[:place]), *reversed(t.circle[place:]))


def from_active(t: Court) -> tuple[Seat, ...]:
    """The living in the order of play, the active player first."""
    order = after(t, t.active)
    return (order[-1], *order[:-1])


def neighbours(t: Court, seat: Seat) -> tuple[Seat, ...]:
    """The players on either side, dead seats closed up [BE-R05]; only one at a table of two."""
    place, size = t.circle.index(seat), len(t.circle)
    both = (t.circle[(place + 1) % size], t.circle[place - 1])
    return tuple(dict.fromkeys(both))


def is_beside_emperor(t: Court, seat: Seat) -> bool:
    """Whether this player sits next to the Emperor."""
    return seat in neighbours(t, t.emperor)


def others(t: Court, seat: Seat) -> tuple[Seat, ...]:
    """The living except this player, in the order of their numbers."""
    return tuple([p for p in sorted(t.circle) if p != seat])


def change_seats(t: Court, one: Seat, other: Seat) -> None:
    """Let two players change places."""
    places = {one: other, other: one}
    t.circle = tuple([places.get(p, p) for p in t.circle])

"""Chapter 7, the End phase: victory, or a new round."""

from palatine.core.decisions import Pick, Reason, ask
from palatine.core.news import EVERYONE
from palatine.core.seats import Seat, in_turn, seats
from palatine.games.to_be_emperor.rules.setup import begin_round
from palatine.games.to_be_emperor.rules.table import draw, gives, influence, ready_assets, refill
from palatine.games.to_be_emperor.state import DRAWS, GOAL, Forum, Why


def why_not_draw(t: Forum, seat: Seat, atom: str) -> Reason | None:
    """Why not: you either draw or don't."""
    return Reason("TE-7.4", "draw_or_not") if atom == "" else None


DRAW = Pick("draw", DRAWS, DRAWS.atoms, why_not=why_not_draw)


def begin_end(t: Forum) -> None:
    """End the game if somebody has won; else empty hands may draw [TE-7.4] [TE-R29]."""
    t.phase = "end"
    t.paid = ()
    if has_ended(t):
        return
    # A hand's size is public, so it may decide who is asked.
    t.queue = tuple([p for p in in_turn(t.first, t.players) if not t.hands[p]])
    go_on(t)


def has_ended(t: Forum) -> bool:
    """Check for victory: ten Influence or more [TE-7.1], or the round limit [TE-R36]."""
    reached = tuple([p for p in seats(t.players) if influence(t, p) >= GOAL])
    is_limit = str(t.round) == t.round_limit
    if not reached and not is_limit:
        return False
    winners, why = best_of(t)
    if not reached:
        why = "round_limit" if len(winners) == 1 else "round_limit_draw"
    t.phase, t.result, t.winners = "over", why, winners
    t.tell(EVERYONE, "game_won", winners=winners, why=why)
    return True


def best_of(t: Forum) -> tuple[tuple[Seat, ...], Why]:
    """Who has the most Influence; ties count ready resources and hand cards [TE-R27]."""
    leading = highest({p: influence(t, p) for p in seats(t.players)})
    if len(leading) == 1:
        return leading, "influence"
    ahead = highest({p: tie_break(t, p) for p in leading})  # [TE-7.2]
    return ahead, "tie_break" if len(ahead) == 1 else "draw"  # [TE-7.3] [TE-R52]


def highest(points: dict[Seat, int]) -> tuple[Seat, ...]:
    """The players with the most points."""
    return tuple([p for p, n in points.items() if n == max(points.values())])


def tie_break(t: Forum, seat: Seat) -> int:
    """The sum of Influence, icons on ready assets, and cards in hand [TE-7.2] [TE-R28]."""
    icons = sum([sum(gives(t, card)) for card in ready_assets(t, seat)])
    return influence(t, seat) + icons + len(t.hands[seat])


async def draw_one(t: Forum) -> None:
    """Let a player without cards draw one [TE-7.4]."""
    seat = t.queue[0]
    t.queue = t.queue[1:]
    if await ask(seat, DRAW) == "draw":
        draw(t, seat, 1)
    go_on(t)


def go_on(t: Forum) -> None:
    """Prepare the table for another round, once everyone who may and can has drawn."""
    if t.queue and t.deck:  # [TE-R18] [TE-R55]
        return
    t.queue = ()
    t.committed = ()  # [TE-7.5]
    t.fresh = ()  # [TE-1.9]
    refill(t)  # [TE-7.6] [TE-R51] after the draw
    t.first = Seat((t.first + 1) % t.players)  # [TE-7.7] [TE-R31]
    begin_round(t)  # [TE-7.8]

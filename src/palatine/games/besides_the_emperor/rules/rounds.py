"""Chapter 2, rounds: the direction, whose turn it is, and the end of turn and round."""

from typing import cast

from palatine.core.decisions import Pick, Reason, ask
from palatine.core.news import EVERYONE
from palatine.core.seats import Seat
from palatine.games.besides_the_emperor.components import number
from palatine.games.besides_the_emperor.rules.condemns import strike_all_due
from palatine.games.besides_the_emperor.rules.instinct_cards import (
    concern,
    is_window_closed,
    open_window,
)
from palatine.games.besides_the_emperor.rules.seats import after
from palatine.games.besides_the_emperor.rules.turns import draw, end_of_act
from palatine.games.besides_the_emperor.rules.winning import end
from palatine.games.besides_the_emperor.state import DIRECTIONS, Court, Direction


def why_not_direction(t: Court, seat: Seat, atom: str) -> Reason:
    """Why not: there are only two directions."""
    return Reason("BE-2.1", "one_direction")


DIRECTION = Pick("direction", DIRECTIONS, DIRECTIONS.atoms, why_not=why_not_direction)


async def choose_direction(t: Court) -> None:
    """Begin a round; the Emperor chooses the direction [BE-2.1] [BE-R40]."""
    t.round += 1
    t.active = t.emperor
    chosen = cast(Direction, await ask(t.emperor, DIRECTION))
    t.direction = chosen
    t.tell(EVERYONE, "direction_chosen", player=t.emperor, direction=chosen, round=t.round)
    open_window(t, "direction")


async def window(t: Court) -> None:
    """Play a window, and what follows when it closes [BE-R46]."""
    if not await is_window_closed(t):
        return
    if t.moment == "direction":
        next_turn(t, after(t, t.emperor))  # [BE-2.2]
    elif t.moment == "start":
        for _ in range(number("cards_drawn")):
            await draw(t, t.active)  # [BE-3.2]
        t.phase = "act"
    elif t.moment == "act":
        end_of_act(t)
    else:
        t.phase = "strike"


async def end_of_turn(t: Court) -> None:
    """Strike what is due; then begin the next turn, or the next round [BE-2.3] [BE-2.4]."""
    order = after(t, t.active)  # [BE-R36] from where the active player sits now
    strike_all_due(t)
    if t.result is not None:
        return
    if t.active == t.emperor:
        end_of_round(t)
    else:
        next_turn(t, tuple([p for p in order if p in t.circle]))  # [BE-R78]


def next_turn(t: Court, order: tuple[Seat, ...]) -> None:
    """Give the turn to the first of these who is not skipped; a skipped Emperor ends the round."""
    for seat in order:
        if not t.skips[seat]:
            begin_turn(t, seat)
            return
        t.skips = (*t.skips[:seat], t.skips[seat] - 1, *t.skips[seat + 1 :])  # [BE-R39]
        t.tell(EVERYONE, "turn_skipped", player=seat)
        if seat == t.emperor:
            end_of_round(t)  # [BE-R40]
            return


def begin_turn(t: Court, seat: Seat) -> None:
    """Begin a turn with its window, before the draw [BE-R46]."""
    t.active = seat
    t.turn += 1
    t.tell(EVERYONE, "turn_began", player=seat)
    concern(t, seat)
    open_window(t, "start")


def end_of_round(t: Court) -> None:
    """Begin a new round after the Emperor, unless that was the last one [BE-2.4] [BE-R67]."""
    if t.round_limit != "off" and t.round >= int(t.round_limit):
        end(t, "round_limit")
    else:
        t.phase = "direction"

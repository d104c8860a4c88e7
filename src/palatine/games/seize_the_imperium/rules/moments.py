"""Chapter 12, moments: the closed list of windows, and which cards and abilities fit them."""

from functools import cache
from typing import Final

from palatine.core.seats import Seat
from palatine.games.seize_the_imperium.cards.vocabulary import Window
from palatine.games.seize_the_imperium.rules.table import worlds_of
from palatine.games.seize_the_imperium.rules.targets import fight_of
from palatine.games.seize_the_imperium.state import Galaxy, Moment, Phase

IN_EXCHANGE: Final[tuple[Moment, ...]] = (
    "before_exchange",
    "after_strike",
    "step_1",
    "after_targets_1",
    "step_2",
    "after_targets_2",
    "step_3",
)
IN_ACTION: Final[tuple[Moment, ...]] = (*IN_EXCHANGE, "step_4", "before_success")
OUTSIDE: Final[tuple[Moment, ...]] = ("turn_start", "phase_start", "phase_end")
MOMENTS: Final[dict[Window, tuple[Moment, ...]]] = {  # [SI-R65]
    "any": (*OUTSIDE, "after_part_b", "part_c", *IN_ACTION),
    "own_turn": ("phase_start", "phase_end"),
    "own_resupply": (),  # these two phases ask themselves [SI-R115]
    "own_allocation": (),
    "react": ("after_part_b", "part_c"),
    "after_react": ("phase_end",),
    "conquest_action": IN_ACTION,
    "before_exchange": ("before_exchange",),
    "before_first_exchange": ("before_exchange",),
    "exchange": IN_EXCHANGE,
    "targeting": ("step_1", "step_2"),
    "step_1": ("step_1",),
    "after_targets": ("after_targets_1", "after_targets_2"),
    "step_3": ("step_3",),
    "step_4": ("step_4",),
    "response": ("response",),
}


@cache
def windows_at(moment: Moment) -> tuple[Window, ...]:
    """The windows that are open at a moment, for any player."""
    return tuple([window for window, moments in MOMENTS.items() if moment in moments])


def has_phase(window: Window, phase: Phase) -> bool:
    """Whether a window opens in this phase at all: one follows Reactions, so Reallocation."""
    return window != "after_react" or phase == "reallocation"


def is_entered(t: Galaxy, seat: Seat) -> bool:
    """Whether others reallocated to a World card of this player in this Turn's Part B."""
    return bool(t.entered) and any(each.id in t.entered for each in worlds_of(t, seat))


def fits_moment(t: Galaxy, seat: Seat, window: Window, moment: Moment) -> bool:
    """Whether this player may use something for this window at this moment."""
    if moment not in MOMENTS[window]:
        return False
    if window in ("own_turn", "after_react"):
        is_early = t.phase == "resupply" and moment == "phase_start"  # part A undepletes [SI-R115]
        return seat == t.active and not is_early and has_phase(window, t.phase)
    if window == "react":
        return is_entered(t, seat)
    if window == "step_1":  # its effect is for attacking
        return fight_of(t).attacker == seat
    if window == "before_first_exchange":
        return fight_of(t).exchange == 1
    return True

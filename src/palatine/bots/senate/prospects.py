"""What a senate table is worth to the Loyalists between two governments, with all cards open.

`features` lists what counts; the weights were learned by self-play (`chances.json`).
"""

import json
import math
from bisect import bisect_right
from functools import cache
from pathlib import Path
from typing import Any

from palatine.bots.senate.history import DANGER
from palatine.core.seats import Seat
from palatine.games.senate.rules.election import term_limited
from palatine.games.senate.rules.setup import TILES
from palatine.games.senate.state import (
    LOYALIST,
    LOYALIST_GOAL,
    LOYALIST_TILES,
    PALPATINE,
    SEPARATIST,
    SEPARATIST_GOAL,
    Senate,
)

FILE = Path(__file__).parent / "chances.json"
POWERS = ("investigate", "special_election", "peek", "execution")
ROLES = (LOYALIST, SEPARATIST, PALPATINE)


@cache
def learned() -> dict[str, Any]:
    """What was learned; the file says by which command."""
    found: dict[str, Any] = json.loads(FILE.read_text("utf-8"))
    return found


@cache
def weights(players: int) -> tuple[float, ...]:
    """The weight of each feature at a table of this size."""
    return tuple(learned()["sizes"][str(players)])


def prospect(t: Senate) -> float:
    """The Loyalists' chance when the table awaits a nomination or a power."""
    if t.result is not None:
        return float(t.result in ("loyalist_policies", "palpatine_executed"))
    return sigmoid(dot(weights(t.players), features(t)))


def sigmoid(x: float) -> float:
    """From log odds to a chance."""
    return 1 / (1 + math.exp(-x)) if x > -500 else 0.0


def dot(one: tuple[float, ...], other: list[float]) -> float:
    """The sum of the products."""
    return sum([a * b for a, b in zip(one, other, strict=True)])


def features(t: Senate) -> list[float]:
    """The features; the president's office counts separately while there is a power to use."""
    is_danger = t.separatist >= DANGER
    separatists, palpatine = suspected(t)
    return [
        *on_the_tracks(t.loyalist, t.separatist),
        *in_line(t, is_danger),
        *in_the_deck(t),
        separatists,
        palpatine,
        palpatine * is_danger,
        *known(t),
        float(sum(t.roles[p] == LOYALIST for p in t.executed)),
        float(sum(t.roles[p] == SEPARATIST for p in t.executed)),
        len([p for p in t.cleared if p in t.living]) / len(t.living),
        float(t.tracker_reset == "on_election"),
        *in_power(t, palpatine),
    ]


def on_the_tracks(loyalist: int, separatist: int) -> list[float]:
    """The place on both tracks: as numbers, and each place separately."""
    row = [0.0] * (LOYALIST_GOAL * SEPARATIST_GOAL)
    row[loyalist * SEPARATIST_GOAL + separatist] = 1.0
    return [1.0, loyalist, separatist, loyalist * separatist / 4, separatist >= DANGER, *row]


def in_line(t: Senate, is_danger: bool) -> list[float]:
    """Who nominates, who comes next, how much patience the table has left."""
    after = t.living[bisect_right(t.living, t.rotation) % len(t.living)]
    row = [t.tracker == 1, t.tracker == 2, t.roles[after] != LOYALIST]
    if t.power is not None:
        return [*map(float, row), 0.0, 0.0, 0.0, 0.0]
    assert t.president is not None
    role, palpatine = t.roles[t.president], t.roles.index(PALPATINE)
    may_rule = is_danger and palpatine != t.president and palpatine not in term_limited(t)
    row += [role == SEPARATIST, role == PALPATINE, may_rule, may_rule and role == SEPARATIST]
    return [*map(float, row)]


def in_the_deck(t: Senate) -> list[float]:
    """Loyalist tiles among the next three, in the rest, and on top when chaos is near."""
    three, share = next_tiles(t)
    rest = [t.faces[tile] == LOYALIST for tile in t.deck[3:]]
    richness = sum(rest) - share * len(rest)
    is_top = bool(t.deck) and t.faces[t.deck[0]] == LOYALIST
    chaos = (1.0 if is_top else -1.0) * (t.tracker == 2)
    return [three - 3 * share, richness, chaos, float(three == 0), float(three >= 2)]


def next_tiles(t: Senate) -> tuple[float, float]:
    """How many of the next three tiles are Loyalist, and their share among all that are left."""
    share = (LOYALIST_TILES - t.loyalist) / (len(TILES) - t.loyalist - t.separatist)
    if len(t.deck) < 3:
        return 3 * share, share
    return float(sum([t.faces[tile] == LOYALIST for tile in t.deck[:3]])), share


def records(t: Senate) -> list[float]:
    """For each seat, how its governments look to the table; above zero is suspicious."""
    found = [0.0] * t.players
    for session in t.sessions:
        if session.enacted is not None:
            is_bad = session.enacted == SEPARATIST
            found[session.president] += 0.7 if is_bad else -0.6
            found[session.chancellor] += 0.8 if is_bad else -0.8
    return found


def suspected(t: Senate) -> tuple[float, float]:
    """How much worse Separatists, and Palpatine, look than a Loyalist does."""
    found = records(t)
    loyal = [found[p] for p in t.living if t.roles[p] == LOYALIST]
    plots = [found[p] for p in t.living if t.roles[p] == SEPARATIST]
    mean = sum(loyal) / max(1, len(loyal))
    separatists = sum(plots) / len(plots) - mean if plots else 0.0
    return separatists, found[t.roles.index(PALPATINE)] - mean


def known(t: Senate) -> list[float]:
    """Players caught by a Loyalist, and what investigations have found about the living."""
    caught = robbed = framed = 0.0
    for session in t.sessions:
        if session.enacted == SEPARATIST and session.passed:
            had = tiles(t, session.passed)
            caught += had > 0 and is_caught(t, session.president, session.chancellor)
            robbed += had == 0 and is_caught(t, session.chancellor, session.president)
            framed += is_caught(t, session.president, session.chancellor, by=False)
    found = [0.0, 0.0, 0.0]
    for look in t.investigations:
        if look.target in t.living:
            by, of = t.roles[look.president] == LOYALIST, t.roles[look.target] == LOYALIST
            found[0] += by and not of
            found[1] += by and of
            found[2] += not by and of
    return [caught, robbed, framed, *found]


def tiles(t: Senate, some: tuple[Any, ...]) -> int:
    """How many of these are Loyalist."""
    return sum([t.faces[tile] == LOYALIST for tile in some])


def is_caught(t: Senate, one: Seat, other: Seat, by: bool = True) -> bool:
    """Whether a living player of this loyalty faces the other side, alive as well."""
    sides = (t.roles[one] == LOYALIST) is by and (t.roles[other] == LOYALIST) is not by
    return sides and one in t.living and other in t.living


def in_power(t: Senate, palpatine: float) -> list[float]:
    """Who uses which power; how Palpatine looks guides a shot."""
    row = [0.0] * (len(POWERS) * len(ROLES) + 1)
    if t.power is not None:
        role = t.roles[t.sessions[-1].president]
        row[POWERS.index(t.power) * len(ROLES) + ROLES.index(role)] = 1.0
        row[-1] = palpatine * (t.power == "execution" and role == LOYALIST)
    return row

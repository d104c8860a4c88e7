"""Exploitability: what a policy loses to an opponent that trains only against it.

A responder starts as some policy, usually a copy of its victim, and learns while the others stay as
they are. Its gain over the victim in its place, in games on other deals, is a lower bound for the
best response's gain: longer training may find more.
"""

import math
import time
from typing import Any, NamedTuple

import jax.numpy as jnp

from palatine.training.learn import Learner, Plan, Push, beginner, update
from palatine.training.measure import measure
from palatine.training.net import Layers, Nets
from palatine.training.play import (
    EVERYBODY,
    LOYALISTS,
    ONE_LOYALIST,
    ONE_PLOTTER,
    PLOTTERS,
    seat_tables,
)

SIDES = {"side": (LOYALISTS, PLOTTERS), "seat": (ONE_LOYALIST, ONE_PLOTTER)}
"""Who deviates: a whole side that shares what it learns, or one seat of a side."""


class Response(NamedTuple):
    """How to train a responder."""

    tables: int
    minutes: float = 1.0
    updates: int = 10**6
    rate: float = 5e-4
    entropy: float = 0.01
    games: int = 8192
    seed: int = 1
    listen: int = 0
    """Updates at the start in which the critic learns alone, where it is new."""


def responder(
    plan: Plan, victim: Layers, start: Nets, way: str, how: Response
) -> tuple[Layers, int]:
    """Train a response against the victim for both sides at once; returns its policy, and its
    updates."""
    tables = seat_tables(plan.sizes, how.tables, 1000 + how.seed)
    learner: Learner = beginner(start, tables)
    loyalists, plotters = SIDES[way]
    half = jnp.where(jnp.arange(how.tables) * 2 < how.tables, loyalists, plotters)
    who = jnp.tile(half.astype(jnp.int32), len(plan.sizes))
    push = Push(how.rate, how.entropy, 0.0)
    quiet = push._replace(entropy=0.0, magnet=1.0, gain=0.0)
    begun, number = time.monotonic(), 0
    while number < how.updates and time.monotonic() - begun < 60 * how.minutes:
        at = jnp.uint32(number * plan.steps + 1)
        seed = jnp.uint32(5000 + how.seed)
        now = quiet if number < how.listen else push
        learner, parts = update(plan, learner, victim, start.policy, who, at, seed, now)
        float(parts["gain"])  # waits for the device, so that the clock is right
        number += 1
        if number == 1:
            begun = time.monotonic()  # compiled: the clock starts here
    return learner.nets.policy, number


def exploited(plan: Plan, victim: Layers, start: Nets, way: str, how: Response) -> dict[str, Any]:
    """What a responder gains for each side at each size, with 95 % intervals, on other deals."""
    policy, updates = responder(plan, victim, start, way, how)
    before = measure(plan, victim, victim, EVERYBODY, how.games, 31337)
    loyalists, plotters = (
        measure(plan, policy, victim, who, how.games, 31337) for who in SIDES[way]
    )
    found: dict[str, Any] = {
        "way": way,
        "seed": how.seed,
        "updates": updates,
        "answers": updates * plan.steps * how.tables * len(plan.sizes),
        "games": how.games,
    }
    for players in plan.sizes:
        base = before[players]["loyalists"]
        gains = {
            "loyalists": loyalists[players]["loyalists"] - base,
            "plotters": base - plotters[players]["loyalists"],
        }
        found[str(players)] = {
            side: [round(100 * each, 1) for each in around(gain, base, how.games)]
            for side, gain in gains.items()
        }
    return found


def around(gain: float, base: float, games: int) -> tuple[float, float, float]:
    """A gain between two independent shares with its 95 % interval."""
    other = min(max(base + gain, 0.0), 1.0)
    error = 1.96 * math.sqrt((base * (1 - base) + other * (1 - other)) / games)
    return gain, gain - error, gain + error

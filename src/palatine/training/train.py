"""Training: updates until the time is up, with a pool of old policies and a magnet that follows."""

import json
import random
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import jax.numpy as jnp
from jax import Array

from palatine.training import checkpoint
from palatine.training.learn import Learner, Plan, Push, beginner, update
from palatine.training.measure import measure
from palatine.training.net import Layers, new_nets
from palatine.training.play import (
    EVERYBODY,
    HALF,
    LOYALISTS,
    PLOTTERS,
    look,
    seat_tables,
)


class Course(NamedTuple):
    """How long and how hard a policy is trained."""

    seed: int = 1
    tables: int = 4096
    """Of each size."""
    width: int = 384
    depth: int = 2
    minutes: float = 5.0
    updates: int = 10**6
    rate: tuple[float, float] = (5e-4, 1e-4)
    """At the start and at the end; so the next."""
    entropy: tuple[float, float] = (0.04, 0.01)
    magnet: float = 0.1
    refresh: int = 40
    """Updates after which the magnet becomes the average, and a policy joins the pool."""
    pool: int = 8
    strangers: float = 0.4
    """The share of tables at which an old policy plays a part."""
    every: float = 30.0
    """Seconds between two points of the curve."""
    games: int = 1024


def seats_of_old_ones(count: int, sizes: int, strangers: float) -> Array:
    """Who plays by today's policy at each table: everybody, one side, or half of the seats."""
    share = jnp.arange(count) / count
    part = 1 - strangers
    kinds = [share < part, share < part + 0.375 * strangers, share < part + 0.75 * strangers]
    who = jnp.select(kinds, [EVERYBODY, LOYALISTS, PLOTTERS], HALF)
    return jnp.tile(who.astype(jnp.int32), sizes)


def new_learner(plan: Plan, course: Course) -> Learner:
    """Nets of the right shape, and tables to learn at."""
    tables = seat_tables(plan.sizes, course.tables, course.seed)
    _, seen = look(plan.sizes[0], tables[0], jnp.zeros((course.tables,), jnp.int32))
    words, truths = seen.words.shape[1], seen.truths.shape[1]
    return beginner(new_nets(course.seed, words, truths, course.width, course.depth), tables)


def between(ends: tuple[float, float], part: float) -> float:
    """From the first to the second, evenly."""
    return ends[0] + (ends[1] - ends[0]) * min(part, 1.0)


class Trainer:
    """A policy in training."""

    def __init__(self, plan: Plan, course: Course, folder: Path) -> None:
        self.plan, self.course, self.folder = plan, course, folder
        self.learner = new_learner(plan, course)
        self.magnet: Layers = self.learner.average
        self.pool: list[Layers] = []
        self.number = 0
        self.dice = random.Random(course.seed)
        self.who = seats_of_old_ones(course.tables, len(plan.sizes), course.strangers)

    def resume(self, folder: Path) -> None:
        """Go on from what another run has reached."""
        loaded = checkpoint.load(folder, self.learner)
        self.learner, self.magnet, self.pool, self.number = loaded

    def once(self, part: float) -> dict[str, Array]:
        """One update, at this part of the course."""
        course = self.course
        push = Push(between(course.rate, part), between(course.entropy, part), course.magnet)
        other = self.dice.choice(self.pool) if self.pool else self.magnet
        at = jnp.uint32(self.number * self.plan.steps + 1)
        parts: dict[str, Array]
        self.learner, parts = update(
            self.plan, self.learner, other, self.magnet, self.who, at, jnp.uint32(course.seed), push
        )
        self.number += 1
        if self.number % course.refresh == 0:
            self.refresh()
        return parts

    def refresh(self) -> None:
        """The magnet follows; today's policy joins the pool, where a random one may give way."""
        self.magnet = self.learner.average
        if len(self.pool) >= self.course.pool:
            self.pool.pop(self.dice.randrange(len(self.pool)))
        self.pool.append(self.learner.nets.policy)

    def run(self) -> Iterator[dict[str, Any]]:
        """Train; a point of the curve now and then, the last one at the end."""
        first = self.number
        self.once(0.0)["gain"].block_until_ready()  # compiled: the clock starts here
        start = shown = time.monotonic()
        is_on = True
        while is_on:
            spent = (time.monotonic() - start) / 60 / self.course.minutes
            parts = self.once(max(spent, (self.number - first) / self.course.updates))
            gain = float(parts["gain"])  # waits for the device
            now = time.monotonic()
            is_on = now - start < 60 * self.course.minutes
            is_on = is_on and self.number - first < self.course.updates
            if now - shown > self.course.every or not is_on:
                rate = self.answers(self.number - first - 1) / (now - start)
                yield self.point(parts, gain, now - start, rate)
                shown = time.monotonic()
                start += shown - now  # what is measured in between is not training

    def answers(self, updates: int) -> int:
        """How many answers so many updates learn from."""
        return updates * self.plan.steps * self.who.shape[0]

    def point(
        self, parts: dict[str, Array], gain: float, seconds: float, rate: float
    ) -> dict[str, Any]:
        """A point of the curve."""
        played = measure(
            self.plan, self.learner.average, self.magnet, EVERYBODY, self.course.games, 77
        )
        numbers = {name: float(each) for name, each in parts.items() if name != "endings"}
        return {
            "updates": self.number,
            "answers": self.answers(self.number),
            "seconds": round(seconds, 1),
            "answers a second": round(rate),
            **{name: round(each, 4) for name, each in numbers.items()},
            "play": played,
        }

    def save(self) -> None:
        """Write what has been reached."""
        about = {
            "seed": self.course.seed,
            "updates": self.number,
            "answers": self.answers(self.number),
        }
        checkpoint.save(self.folder, self.learner, self.magnet, self.pool, about)


def train(plan: Plan, course: Course, folder: Path, resumed: Path | None) -> Trainer:
    """Train by this course; the curve goes to `curve.jsonl` line by line."""
    folder.mkdir(parents=True, exist_ok=True)
    trainer = Trainer(plan, course, folder)
    if resumed is not None:
        trainer.resume(resumed)
    with (folder / "curve.jsonl").open("a") as curve:
        for point in trainer.run():
            print(json.dumps(point), file=curve, flush=True)
            print(said(point), flush=True)
            trainer.save()
    return trainer


def said(point: dict[str, Any]) -> str:
    """A point of the curve in one line."""
    wins = " ".join(f"{100 * each['loyalists']:.0f}" for each in point["play"].values())
    doubt = " ".join(f"{each['suspicion']:.2f}" for each in point["play"].values())
    return (
        f"{point['updates']} updates, {point['answers'] / 1e6:.0f} M answers, {point['seconds']} s"
        f" ({point['answers a second'] / 1e6:.2f} M/s): Loyalists win {wins} %, suspicion {doubt},"
        f" entropy {point['entropy']:.3f}, magnet {point['magnet']:.3f}, moved {point['moved']:.4f}"
    )

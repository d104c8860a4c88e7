"""Training: updates until the time is up, with a pool of old policies and a magnet that follows."""

import json
import random
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import jax.numpy as jnp
import numpy as np
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
from palatine.training.weights import write


class Course(NamedTuple):
    """How long and how hard a policy is trained."""

    seed: int = 1
    tables: int = 4096
    """Of each size."""
    width: int = 384
    depth: int = 2
    minutes: float = 5.0
    updates: int = 10**6
    rate: tuple[float, float] = (4e-4, 1.5e-4)
    """At the start and at the end; so the next."""
    entropy: tuple[float, float] = (0.15, 0.08)
    magnet: float = 0.2
    refresh: int = 50
    """Updates after which the magnet becomes the average, and a policy joins the pool."""
    pool: int = 12
    population: int = 1
    """Policies of so many seeds learn in turn."""
    loyalists: float = 0.3
    """How fast Loyalists learn beside plotters: their ways are public, and plotters answer."""
    clones: float = 0.4
    """How often a stranger is a clone of one of today's bots, if there are clones."""
    strangers: float = 0.5
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
    """A policy in training. Several of them may share a pool of old policies."""

    def __init__(
        self, plan: Plan, course: Course, pool: list[Layers], clones: list[Layers]
    ) -> None:
        self.plan, self.course, self.pool, self.clones = plan, course, pool, clones
        self.learner = new_learner(plan, course)
        self.magnet: Layers = self.learner.average
        self.number = 0
        self.dice = random.Random(course.seed)
        self.who = seats_of_old_ones(course.tables, len(plan.sizes), course.strangers)

    def once(self, part: float) -> dict[str, Array]:
        """One update, at this part of the course."""
        course = self.course
        rate, entropy = between(course.rate, part), between(course.entropy, part)
        push = Push(rate, entropy, course.magnet, course.loyalists)
        at, seed = jnp.uint32(self.number * self.plan.steps + 1), jnp.uint32(course.seed)
        parts: dict[str, Array]
        self.learner, parts = update(
            self.plan, self.learner, self.stranger(), self.magnet, self.who, at, seed, push
        )
        self.number += 1
        if self.number % course.refresh == 0:
            self.refresh()
        return parts

    def stranger(self) -> Layers:
        """Who plays the seats that are not ours: an old policy, or a clone of one of the bots."""
        if self.clones and self.dice.random() < self.course.clones:
            return self.dice.choice(self.clones)
        return self.dice.choice(self.pool) if self.pool else self.magnet

    def refresh(self) -> None:
        """The magnet follows; today's policy joins the pool, where a random one may give way."""
        self.magnet = self.learner.average
        if len(self.pool) >= self.course.pool:
            self.pool.pop(self.dice.randrange(len(self.pool)))
        self.pool.append(self.learner.nets.policy)

    def answers(self) -> int:
        """How many answers this policy has learned from."""
        return self.number * self.plan.steps * self.who.shape[0]

    def point(self, parts: dict[str, Array], seconds: float) -> dict[str, Any]:
        """A point of the curve."""
        policy, games = self.learner.average, self.course.games
        numbers = {name: float(each) for name, each in parts.items() if name != "endings"}
        return {
            "seed": self.course.seed,
            "updates": self.number,
            "answers": self.answers(),
            "seconds": round(seconds, 1),
            **{name: round(each, 4) for name, each in numbers.items()},
            "play": measure(self.plan, policy, policy, EVERYBODY, games, 77),
        }


class School:
    """Policies of several seeds that learn in turn, each with old ones of all as strangers."""

    def __init__(self, plan: Plan, course: Course, folder: Path, clones: list[Layers]) -> None:
        self.course, self.folder = course, folder
        self.pool: list[Layers] = []
        self.trainers = [
            Trainer(plan, course._replace(seed=course.seed + at), self.pool, clones)
            for at in range(course.population)
        ]

    def save(self) -> None:
        """Write what has been reached, and the policies to play by."""
        for at, each in enumerate(self.trainers, 1):
            path = self.folder / f"learner-{at}.npz"
            checkpoint.save_learner(path, each.learner, each.magnet, each.number)
            about = {"seed": each.course.seed, "updates": each.number, "answers": each.answers()}
            write(self.folder / f"policy-{at}.npz", each.learner.average, about)
        checkpoint.save_tree(self.folder / "pool.npz", self.pool, np.float16)

    def resume(self, folder: Path) -> None:
        """Go on from what another run has reached."""
        for at, each in enumerate(self.trainers, 1):
            found = checkpoint.load_learner(folder / f"learner-{at}.npz", each.learner)
            each.learner, each.magnet, each.number = found
        policy = self.trainers[0].learner.average
        self.pool += checkpoint.load_pool(folder / "pool.npz", policy)

    def run(self) -> Iterator[dict[str, Any]]:
        """Train; points of the curve now and then, the last ones at the end."""
        course, first = self.course, self.trainers[0].number
        for each in self.trainers:
            float(each.once(0.0)["gain"])  # compiled: the clock starts here
        start = shown = time.monotonic()
        part = 0.0
        while part < 1:
            parts = [each.once(part) for each in self.trainers]
            float(parts[-1]["gain"])  # waits for the device
            now = time.monotonic()
            done = self.trainers[0].number - first
            part = max((now - start) / 60 / course.minutes, done / course.updates)
            if now - shown > course.every or part >= 1:
                for each, found in zip(self.trainers, parts, strict=True):
                    yield each.point(found, now - start)
                shown = time.monotonic()
                start += shown - now  # what is measured in between is not training


def train(school: School) -> None:
    """Train; the curve goes to `curve.jsonl` line by line."""
    with (school.folder / "curve.jsonl").open("a") as curve:
        for point in school.run():
            print(json.dumps(point), file=curve, flush=True)
            print(said(point), flush=True)
            school.save()


def said(point: dict[str, Any]) -> str:
    """A point of the curve in one line."""
    wins = " ".join(f"{100 * each['loyalists']:.0f}" for each in point["play"].values())
    doubt = " ".join(f"{each['suspicion']:.2f}" for each in point["play"].values())
    return (
        f"seed {point['seed']}: {point['updates']} updates, {point['answers'] / 1e6:.0f} M answers,"
        f" {point['seconds']} s: Loyalists win {wins} %, suspicion {doubt},"
        f" entropy {point['entropy']:.3f} and {point['entropy of plotters']:.3f},"
        f" magnet {point['magnet']:.3f}"
    )

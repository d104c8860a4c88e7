"""Training: updates until time runs out, with a pool of old policies and a magnet that follows."""

import json
import random
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import jax.numpy as jnp
import numpy as np
from jax import Array

from palatine.batch.actions import ACTIONS
from palatine.training import checkpoint
from palatine.training.clones import Tutors
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

WEIGHTS = (8, 1, 1)
"""How often training meets the clones of hard, normal and easy bots."""


class Course(NamedTuple):
    """How long and how hard a policy is trained."""

    seed: int = 1
    tables: int = 4096
    """For each size."""
    width: int = 384
    depth: int = 2
    minutes: float = 5.0
    updates: int = 10**6
    rate: tuple[float, float] = (4e-4, 1e-4)
    """At the start and at the end, like the next ones."""
    entropy: tuple[float, float] = (0.03, 0.004)
    magnet: float = 0.1
    refresh: int = 50
    """Updates after which the magnet becomes the average, and a policy joins the pool."""
    pool: int = 12
    population: int = 1
    """Policies from this many seeds learn in turn."""
    apart: bool = False
    """Whether each of them has a pool of its own, as cross-play needs it."""
    plotters: tuple[int, ...] = ()
    """Sizes at which our policy always plays the plotters where there is a stranger."""
    loyalists: float = 0.3
    """How fast Loyalists learn compared with plotters: their ways are public, and plotters
    answer."""
    clones: float = 0.75
    """How often a stranger is a clone of one of today's bots, if there are clones."""
    strangers: float = 0.7
    """The share of tables with a stranger."""
    stay: int = 4
    """Updates for which the same stranger stays; a game takes one or two."""
    listen: int = 60
    """Updates at the start in which the critic and suspicion learn alone, where a clone began."""
    tutored: float = 40.0
    """Seconds after which the clones learn from the answers that today's bots have given
    meanwhile."""
    every: float = 30.0
    """Seconds between two points of the curve."""
    games: int = 1024


def seats_of_old_ones(
    count: int, sizes: tuple[int, ...], strangers: float, plotters: tuple[int, ...] = ()
) -> Array:
    """Who plays by the current policy at each table: everybody, one side, or half of the seats.

    Most often the plotters do: they are the ones that strangers have beaten. At some sizes they
    always do.
    """
    share = jnp.arange(count) / count
    part = 1 - strangers
    kinds = [share < part, share < part + 0.3 * strangers, share < part + 0.8 * strangers]
    mixed = jnp.select(kinds, [EVERYBODY, LOYALISTS, PLOTTERS], HALF)
    hidden = jnp.where(share < part, EVERYBODY, PLOTTERS)
    who = [hidden if players in plotters else mixed for players in sizes]
    return jnp.concatenate(who).astype(jnp.int32)


def with_head(policy: Layers, other: Layers) -> Layers:
    """A clone's answers with another policy's suspicions, since clones suspect nobody."""
    (weights, bias), (head, start) = policy[-1], other[-1]
    weights = jnp.concatenate([weights[:, :ACTIONS], head[:, ACTIONS:]], 1)
    return [*policy[:-1], (weights, jnp.concatenate([bias[:ACTIONS], start[ACTIONS:]]))]


def new_learner(plan: Plan, course: Course) -> Learner:
    """Nets of the right shape, and tables to learn at."""
    tables = seat_tables(plan.sizes, course.tables, course.seed)
    _, seen = look(plan.sizes[0], tables[0], jnp.zeros((course.tables,), jnp.int32))
    words, truths = seen.words.shape[1], seen.truths.shape[1]
    return beginner(new_nets(course.seed, words, truths, course.width, course.depth), tables)


def between(ends: tuple[float, float], part: float) -> float:
    """A value from the first to the second, evenly."""
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
        self.who = seats_of_old_ones(course.tables, plan.sizes, course.strangers, course.plotters)
        self.guest: Layers = self.magnet
        self.silent = 0

    def begin(self, policy: Layers) -> None:
        """Play by this policy from now on; gain nothing until the critic has seen it play."""
        policy = with_head(policy, self.learner.nets.policy)
        nets = self.learner.nets._replace(policy=policy)
        self.learner = self.learner._replace(nets=nets, average=policy)
        self.magnet, self.silent = policy, self.number + self.course.listen

    def once(self, part: float) -> dict[str, Array]:
        """One update, at this part of the course."""
        course = self.course
        rate, entropy = between(course.rate, part), between(course.entropy, part)
        push = Push(rate, entropy, course.magnet, course.loyalists)
        if self.number < self.silent:
            push = push._replace(entropy=0.0, magnet=1.0, loyalists=1.0, gain=0.0)
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
        """The player on the seats that are not ours: an old policy, or a clone of one of the
        bots."""
        if self.number % self.course.stay == 0:
            if self.clones and self.dice.random() < self.course.clones:
                self.guest = self.dice.choices(self.clones, WEIGHTS[: len(self.clones)])[0]
            else:
                self.guest = self.dice.choice(self.pool) if self.pool else self.magnet
        return self.guest

    def refresh(self) -> None:
        """The magnet follows; the current policy joins the pool, where a random one may make
        room."""
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
    """Policies of several seeds that learn in turn, each against old ones of all of them."""

    def __init__(
        self,
        plan: Plan,
        course: Course,
        folder: Path,
        clones: list[Layers],
        tutors: Tutors | None = None,
    ) -> None:
        self.course, self.folder, self.clones, self.tutors = course, folder, clones, tutors
        self.is_new = True
        shared: list[Layers] = []
        self.trainers = [
            Trainer(
                plan,
                course._replace(seed=course.seed + at),
                [] if course.apart else shared,
                clones,
            )
            for at in range(course.population)
        ]

    def pools(self) -> dict[str, list[Layers]]:
        """The pools of old policies, by the names of their files."""
        if self.course.apart:
            return {f"pool-{at}.npz": each.pool for at, each in enumerate(self.trainers, 1)}
        return {"pool.npz": self.trainers[0].pool}

    def save(self) -> None:
        """Write the progress, and the policies to play by."""
        for at, each in enumerate(self.trainers, 1):
            path = self.folder / f"learner-{at}.npz"
            checkpoint.save_learner(path, each.learner, each.magnet, each.number)
            about = {"seed": each.course.seed, "updates": each.number, "answers": each.answers()}
            new = self.folder / f"new-{at}.npz"
            write(new, each.learner.average, about)
            new.replace(self.folder / f"policy-{at}.npz")  # a reader never sees half of it
        for name, pool in self.pools().items():
            checkpoint.save_tree(self.folder / name, pool, np.float16)

    def resume(self, folder: Path) -> None:
        """Go on from another run's progress."""
        for at, each in enumerate(self.trainers, 1):
            found = checkpoint.load_learner(folder / f"learner-{at}.npz", each.learner)
            each.learner, each.magnet, each.number = found
        policy = self.trainers[0].learner.average
        for name, pool in self.pools().items():
            own = folder / name  # the other run may have shared what is apart now, or not
            kept = [own] if own.exists() else sorted(folder.glob("pool*.npz"))
            for path in kept:
                pool += checkpoint.load_pool(path, policy)
        self.is_new = False

    def run(self) -> Iterator[dict[str, Any]]:
        """Train; points of the curve now and then, the last ones at the end."""
        course, first = self.course, self.trainers[0].number
        for each in self.trainers:
            float(each.once(0.0)["gain"])  # compiled: the clock starts here
        if self.tutors is not None:
            self.taught(self.tutors)
            for each in self.trainers if self.is_new else ():
                each.begin(self.clones[0])
        start = shown = heard = time.monotonic()
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
                start += shown - now  # measuring in between is not training
            if self.tutors is not None and shown - heard > course.tutored:
                self.taught(self.tutors)
                heard = time.monotonic()

    def taught(self, tutors: Tutors) -> None:
        """The clones learn what the bots have answered since the last time."""
        self.clones[:] = tutors.taught(self.clones)
        checkpoint.save_tree(self.folder / "clones.npz", self.clones, np.float16)


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

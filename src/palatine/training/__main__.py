"""The command: `python -m palatine.training train | respond | cross | report`."""

import argparse
import json
import sys
from collections.abc import Sequence
from itertools import combinations, product
from pathlib import Path
from typing import Any

import jax
import jax.numpy as jnp

from palatine.training import report
from palatine.training.checkpoint import load_clones
from palatine.training.clones import Tutors
from palatine.training.learn import Plan
from palatine.training.measure import measure
from palatine.training.net import Layers, Nets, either
from palatine.training.observation import place_of
from palatine.training.play import EVERYBODY, HALF, LOYALISTS, PLOTTERS, SIZES
from palatine.training.respond import SIDES, Response, exploited
from palatine.training.train import Course, School, new_learner, train
from palatine.training.weights import BadWeights, read

CLONES = Path(__file__).parent / "strangers.npz"
LEVELS = ("hard", "normal", "easy")
"""The levels whose clones are in it; `benchmarks/senate_clones.py` makes them."""


def parser() -> argparse.ArgumentParser:
    """All options; those for training have the names of `Course`."""
    made = argparse.ArgumentParser(prog="python -m palatine.training", description=__doc__)
    made.add_argument("command", choices=("train", "respond", "cross", "report"))
    made.add_argument("--out", type=Path, default=Path("training"), help="the folder to write to")
    made.add_argument("--resume", type=Path, help="the folder of a run to go on from")
    made.add_argument(
        "--policies", type=Path, nargs="*", default=[], help="policies to cross-play or respond to"
    )
    made.add_argument("--bots", type=Path, default=CLONES, help="clones of today's bots")
    made.add_argument("--tutors", type=Path, help="a folder of answers of bots, still growing")
    made.add_argument("--sizes", type=int, nargs="*", default=list(SIZES), help="players")
    made.add_argument("--respond", type=float, default=0, help="minutes for each responder")
    made.add_argument("--control", type=float, default=0, help="minutes against each clone")
    made.add_argument("--responders", type=int, default=1, help="seeds of each responder")
    made.add_argument("--respond-updates", type=int, default=10**6)
    made.add_argument("--ways", nargs="*", default=list(SIDES), choices=SIDES, help="who deviates")
    made.add_argument("--apart", action="store_true", help="a pool of its own for each seed")
    made.add_argument("--plotters", type=int, nargs="*", default=[], help="see `Course`")
    made.add_argument("--proof", type=int, default=8192, help="games of each size at the end")
    plan, course = Plan(), Course()
    for name in ("steps", "epochs", "minibatches"):
        made.add_argument(f"--{name}", type=int, default=getattr(plan, name))
    for name in (
        "seed",
        "tables",
        "width",
        "depth",
        "updates",
        "refresh",
        "pool",
        "games",
        "population",
        "stay",
        "listen",
    ):
        made.add_argument(f"--{name}", type=int, default=getattr(course, name))
    for name in ("minutes", "magnet", "loyalists", "clones", "strangers", "every", "tutored"):
        made.add_argument(f"--{name}", type=float, default=getattr(course, name))
    for name in ("rate", "entropy"):
        made.add_argument(f"--{name}", type=float, nargs=2, default=getattr(course, name))
    return made


def planned(options: argparse.Namespace) -> tuple[Plan, Course]:
    """The plan and the course that the options ask for."""
    has_half = jax.devices()[0].platform != "cpu"
    plan = Plan(tuple(options.sizes), options.steps, options.epochs, options.minibatches, has_half)
    named = {name: getattr(options, name) for name in Course._fields}
    lists = {name: tuple(named[name]) for name in ("rate", "entropy", "plotters")}
    return plan, Course(**named | lists)


def note(folder: Path, found: dict[str, Any]) -> None:
    """Keep a result, and show it."""
    with (folder / "results.jsonl").open("a") as file:
        print(json.dumps(found), file=file, flush=True)
    print(json.dumps(found), flush=True)


def proven(plan: Plan, folder: Path, policy: Layers, games: int) -> None:
    """How a policy plays against itself, on deals that no training or choice has used."""
    note(folder, {"self-play": measure(plan, policy, policy, EVERYBODY, games, 4242)})


def met(plan: Plan, folder: Path, policy: Layers, clones: list[Layers], games: int) -> None:
    """How each side of a policy does against the clones of today's bots."""
    for level, clone in zip(LEVELS, clones, strict=False):
        for who, side in ((LOYALISTS, "loyalists"), (PLOTTERS, "plotters")):
            played = measure(plan, policy, clone, who, games, 999)
            wins = {players: round(100 * each["loyalists"], 1) for players, each in played.items()}
            note(folder, {f"{side} against the clone": [level], "wins": wins})


def responded(
    plan: Plan, options: argparse.Namespace, victim: Layers, start: Nets, name: str = ""
) -> None:
    """Train responders of each kind against a policy; if it is named, their critic is new."""
    about, listen = ({"against": name}, options.listen) if name else ({}, 0)
    for seed in range(1, options.responders + 1):
        for way in options.ways:
            how = Response(
                options.tables,
                options.respond,
                options.respond_updates,
                games=options.proof,
                seed=seed,
                listen=listen,
            )
            note(options.out, {"responder": {**about, **exploited(plan, victim, start, way, how)}})


def responded_to_files(plan: Plan, course: Course, options: argparse.Namespace) -> None:
    """Train responders against policies in files, as their bots play."""
    clones = clones_in(options.bots, course.width)
    for path in options.policies:
        victim = as_shipped(path, clones)
        start = new_learner(plan, course).nets._replace(policy=as_layers(path))
        met(plan, options.out, victim, clones, options.proof)
        proven(plan, options.out, victim, options.proof)
        responded(plan, options, victim, start, name=path.name)


def controlled(plan: Plan, options: argparse.Namespace, clones: list[Layers], start: Nets) -> None:
    """Train responders against the clones of bots with known weaknesses."""
    how = Response(options.tables, options.control, options.respond_updates, games=options.proof)
    for level, clone in zip(LEVELS, clones, strict=False):
        if level != "normal":
            for way in SIDES:
                found = exploited(plan, clone, start, way, how)
                note(options.out, {"responder": {"against": f"clone of {level}", **found}})


def as_layers(path: Path) -> Layers:
    """A policy from a file."""
    return [(jnp.asarray(each), jnp.asarray(bias)) for each, bias in read(path).layers]


def as_shipped(path: Path, clones: list[Layers]) -> Layers:
    """A policy from a file as its bot plays it.

    At sizes at which its plotters go by the rules of `hard`, they are played by the clone of
    `hard`, since rules can't be played at thousands of tables at once.
    """
    policy, plots = as_layers(path), read(path).about.get("plots", SIZES)
    sizes = [place_of("size") + at for at, players in enumerate(SIZES) if players not in plots]
    if not sizes:
        return policy
    if not clones:
        raise BadWeights(f"{path} plays some plotters by rules; --bots names a file of clones")
    return either(policy, clones[0], place_of("is_plotter"), sizes)


def crossed(plan: Plan, folder: Path, policies: dict[str, Layers], games: int) -> None:
    """Each policy's Loyalists against each policy's plotters, and half of the seats by each."""
    for (one, ours), (two, theirs) in product(policies.items(), policies.items()):
        played = measure(plan, ours, theirs, LOYALISTS, games, 555)
        wins = {players: round(100 * each["loyalists"], 1) for players, each in played.items()}
        note(folder, {"cross-play": {"loyalists": one, "plotters": two}, "wins": wins})
    for (one, ours), (two, theirs) in combinations(policies.items(), 2):
        played = measure(plan, ours, theirs, HALF, games, 555)
        wins = {players: round(100 * each["loyalists"], 1) for players, each in played.items()}
        note(folder, {"mixed seats": [one, two], "wins": wins})


def clones_in(path: Path, width: int) -> list[Layers]:
    """Clones of bots; a wheel ships none, and then no stranger plays like them."""
    if path.exists():
        return load_clones(path, width)
    if path == CLONES:
        return []
    raise BadWeights(f"there are no clones at {path}; benchmarks/senate_clones.py makes them")


def main(arguments: Sequence[str] | None = None) -> int:
    """Do what the command asks for."""
    options = parser().parse_args(arguments)
    if options.command == "report":
        print("\n".join([*report.curve(options.out), "", *report.results(options.out)]))
        return 0
    options.out.mkdir(parents=True, exist_ok=True)
    plan, course = planned(options)
    if options.command == "cross":
        policies = {
            path.parent.name + "/" + path.name: as_layers(path) for path in options.policies
        }
        crossed(plan, options.out, policies, options.proof)
        return 0
    if options.command == "respond" and options.policies:
        responded_to_files(plan, course, options)
        return 0
    tutors = None if options.tutors is None else Tutors(options.tutors, course.width)
    clones = tutors.beginners(len(LEVELS)) if tutors else clones_in(options.bots, course.width)
    school = School(plan, course, options.out, clones, tutors)
    if options.resume is not None:
        school.resume(options.resume)
    if options.command == "train":
        train(school)
    first = school.trainers[0]
    for each in school.trainers:
        met(plan, options.out, each.learner.average, clones, options.proof)
        proven(plan, options.out, each.learner.average, options.proof)
    if len(school.trainers) > 1:
        named = {f"seed {each.course.seed}": each.learner.average for each in school.trainers}
        crossed(plan, options.out, named, options.proof)
    if options.respond:
        nets = first.learner.nets
        responded(plan, options, first.learner.average, nets._replace(policy=first.learner.average))
    if options.control:
        controlled(plan, options, clones, first.learner.nets)
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except BadWeights as error:
        sys.exit(str(error))

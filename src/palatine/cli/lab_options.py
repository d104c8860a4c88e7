"""Experiments from the command line."""

import argparse
import re

from msgspec.structs import replace

from palatine.catalog import find
from palatine.cli.setup import options_of
from palatine.lab.experiment import Bots, Experiment, Names

TABLE = ("players", "games", "seed", "rounds")
"""What you can set on the command line, whatever the experiment says."""


def listed(text: str | None) -> tuple[str, ...]:
    """The items of a list with commas."""
    return tuple(part.strip() for part in (text or "").split(",") if part.strip())


def overridden(experiment: Experiment, args: argparse.Namespace) -> Experiment:
    """An experiment, changed by the command line."""
    given = {name: getattr(args, name) for name in TABLE}
    changed = replace(experiment, **{name: value for name, value in given.items() if value})
    names = listed(args.bots)
    return replace(changed, bots=other_bots(experiment.bots, names)) if names else changed


def other_bots(bots: Bots, names: tuple[str, ...]) -> Bots:
    """The same kind of line-up with other bots."""
    if bots.sides:
        return Bots(sides=dict.fromkeys(bots.sides, names))
    return Bots(pool=names) if bots.pool else Bots(every=names)


def experiment_of(args: argparse.Namespace) -> Experiment:
    """A tournament: each bot on each side, or all in one pool."""
    from palatine.bots.roster import bots_of, plays

    game, edition = find(args.game)
    tables = [game.setup(game.players[0], each) for each in listed(args.edition) or (edition,)]
    able = [name for name in bots_of(game) if all(plays(game, each, name) for each in tables)]
    names = listed(args.bots) or tuple(able)
    sides = dict.fromkeys(game.study.sides.values(), names)
    bots = Bots(sides=dict(sides)) if sides else Bots(pool=names)
    return tabled(args, f"Tournament: {args.game}", bots)


def sweep_of(args: argparse.Namespace) -> Experiment:
    """A sweep over options, with the same bot on every seat."""
    return tabled(args, f"Sweep: {args.game}", Bots(every=listed(args.bots)))


def tabled(args: argparse.Namespace, title: str, bots: Bots) -> Experiment:
    """An experiment with the tables of the command line."""
    options: dict[str, Names] = {
        name: listed(values) for name, values in options_of(args.option).items()
    }
    bare = Experiment(
        title=title, game=args.game, editions=listed(args.edition), options=options, bots=bots
    )
    given = {name: getattr(args, name) for name in TABLE}
    return replace(bare, **{name: value for name, value in given.items() if value})


def slug(title: str) -> str:
    """A title as the name of a folder."""
    return re.sub(r"[^a-z0-9]+", "-", title.casefold()).strip("-")

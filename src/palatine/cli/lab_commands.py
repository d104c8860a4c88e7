"""What the commands of `palatine lab` do. They import what they need when they run."""

import argparse
import os
import sys
from pathlib import Path

from palatine.cli.files import new_path
from palatine.cli.lab_options import experiment_of, overridden, slug, sweep_of
from palatine.core.extras import need
from palatine.lab.experiment import (
    Experiment,
    find_experiment,
    read_experiment,
    ready_experiments,
)

LAB = ("numpy", "openskill", "polars")
"""What the lab needs, but not everybody who plays."""


def no_command(args: argparse.Namespace) -> int:
    """Without a command of its own, say which there are."""
    args.parser.print_help(sys.stderr)
    return 2


def run(args: argparse.Namespace) -> int:
    """Play an experiment from a file."""
    experiment = overridden(find_experiment(args.file), args)
    return play(experiment, args.out or Path("lab") / Path(args.file).stem, args)


def tournament(args: argparse.Namespace) -> int:
    """Play a tournament."""
    experiment = experiment_of(args)
    return play(experiment, args.out or Path("lab") / slug(experiment.title), args)


def sweep(args: argparse.Namespace) -> int:
    """Play a sweep."""
    experiment = sweep_of(args)
    return play(experiment, args.out or Path("lab") / slug(experiment.title), args)


def play(experiment: Experiment, folder: Path, args: argparse.Namespace) -> int:
    """Play what is missing, then write the tables and the report, after Ctrl-C as well."""
    from palatine.lab.progress import watching
    from palatine.lab.run import run as run_it

    need("lab", LAB)
    try:
        with watching() as watcher:
            run_it(experiment, folder, args.workers or os.cpu_count() or 1, watcher, args.ray)
    except KeyboardInterrupt:
        print("\nstopped; run the same command to continue", file=sys.stderr)
        raise
    write_report(folder, folder / "report.html")
    return 0


def record(args: argparse.Namespace) -> int:
    """Write the record of one game."""
    from palatine.core.record import write_record
    from palatine.lab.folder import load_experiment, save
    from palatine.lab.playing import game_record

    path = new_path(args.to)
    assert path is not None
    content = write_record(game_record(load_experiment(args.folder), args.cell, args.game))
    save(path, content)
    print(f"record: {path}")
    return 0


def report(args: argparse.Namespace) -> int:
    """Write a report, or print its tables."""
    if args.markdown:
        need("lab", LAB)
        from palatine.lab.markdown import markdown
        from palatine.lab.tables import load_run

        print("\n".join(markdown(load_run(args.folder))))
        return 0
    write_report(args.folder, args.to or args.folder / "report.html")
    return 0


def write_report(folder: Path, path: Path) -> None:
    """The tables, the report, and the key figures on the screen."""
    need("lab", LAB)
    from palatine.lab.folder import save
    from palatine.lab.report import page
    from palatine.lab.summary import summary
    from palatine.lab.tables import load_run

    loaded = load_run(folder)
    print("\n".join(summary(loaded)))
    save(path, page(loaded).encode())
    print(f"report: {path}")


def compare(args: argparse.Namespace) -> int:
    """Print a comparison."""
    need("lab", LAB)
    from palatine.lab.compare import compared, in_words
    from palatine.lab.tables import load_run

    print("\n".join(in_words(compared([load_run(folder) for folder in args.folder]))))
    return 0


def list_ready(args: argparse.Namespace) -> int:
    """Print the ready experiments."""
    for name, path in ready_experiments().items():
        print(f"{name:28} {read_experiment(path).title}")
    return 0

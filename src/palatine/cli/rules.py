"""`palatine rules`: the rules of a game by their ids, and what keeps each of them."""

import argparse
from collections.abc import Iterator
from pathlib import Path
from textwrap import fill
from typing import Any

import msgspec

from palatine.catalog import find
from palatine.cli.parser import add_command
from palatine.cli.setup import add_game
from palatine.core.conformance.trace import files_with_tests, marked_tests, project_of
from palatine.core.errors import BadMessage
from palatine.core.game import Game
from palatine.core.rulebook import rule_text, rules_of
from palatine.core.words import Speaker

DETAILS = """Every rule and ruling has an id, and every refusal quotes one. With --trace, each rule
is followed by its tests and its mutants: small changes to the code that cites the rule. `make
mutants` checks that a test notices each of them. You need a checkout of the game: an installed one
has no tests."""


class Mutant(msgspec.Struct, frozen=True):
    """What `make mutants` keeps about one change."""

    name: str
    killed_by: str | None
    rules: list[str]


def add(commands: Any) -> None:
    """Add the command."""
    parser = add_command(
        commands,
        "rules",
        run,
        "Read the rules of a game, or see how each is tested.",
        "palatine rules senate SE-3.2\n  palatine rules to-be-emperor --trace",
        DETAILS,
    )
    add_game(parser)
    parser.add_argument(
        "rules", metavar="RULE", nargs="*", help="ids of the rules to show (default: all)"
    )
    parser.add_argument("--language", default="en", metavar="L", help="the language (default: en)")
    parser.add_argument(
        "--trace", action="store_true", help="list the tests and mutants of each rule"
    )


def run(args: argparse.Namespace) -> int:
    """Print the rules."""
    game, _ = find(args.game)
    wanted = [rule.upper() for rule in args.rules] or [*rules_of(game)]
    if args.trace:
        print("\n".join(traced(game, wanted)))
    else:
        speaker = Speaker(game, args.language)
        print("\n\n".join(fill(f"{rule}  {rule_text(speaker, rule)}", 100) for rule in wanted))
    return 0


def traced(game: Game, wanted: list[str]) -> Iterator[str]:
    """Each rule with its tests and its mutants."""
    project = project_of(game.folder)
    if project is None:
        raise BadMessage(f"{game.id} is installed without its tests: run this in its project")
    tests = tests_by_rule(game, project)
    mutants = kept_mutants(project, game)
    for rule in wanted:
        yield f"{rule}  {rule_text(Speaker(game), rule)}"
        yield from (f"    {test}" for test in tests.get(rule, ()))
        if mutants is not None:
            yield f"    {score([each for each in mutants if rule in each.rules])}"
    if mutants is None:
        yield "\nNo mutants have been tried here yet. To try them, run `make mutants`."


def tests_by_rule(game: Game, project: Path) -> dict[str, list[str]]:
    """The tests marked with each rule."""
    found: dict[str, list[str]] = {}
    for path in files_with_tests(game):
        for test, rules in marked_tests(path):
            for rule in rules:
                found.setdefault(rule, []).append(f"{path.relative_to(project)}::{test}")
    return found


def kept_mutants(project: Path, game: Game) -> list[Mutant] | None:
    """The results of the last run of the mutants; None if there was none."""
    path = kept_at(project) / f"{game.folder.name}.json"
    return msgspec.json.decode(path.read_bytes(), type=list[Mutant]) if path.exists() else None


def kept_at(project: Path) -> Path:
    """Where `make mutants` keeps what it found."""
    return project / ".mutants"


def score(mutants: list[Mutant]) -> str:
    """How many changes to the code that cites a rule were noticed."""
    if not mutants:
        return "no mutants: no code cites it"
    killed = sum(each.killed_by is not None for each in mutants)
    return f"{killed} of {len(mutants)} mutants noticed"

"""The outcomes of a game's mutants: kept on disk, reported by rule."""

import tomllib
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import msgspec

KEPT: Final = Path(".mutants")
LISTED: Final = Path("tests/mutants/listed.toml")


class Outcome(msgspec.Struct, frozen=True):
    """Whether a mutant was noticed."""

    name: str
    killed_by: str | None
    rules: list[str]
    """The rules of the changed code."""


class Listed(msgspec.Struct, frozen=True):
    """A mutant that no test can notice, and why."""

    mutant: str
    why: str


def kept_outcomes(game: str) -> dict[str, Outcome]:
    """The known outcomes of a game's mutants."""
    path = KEPT / f"{game}.json"
    if not path.exists():
        return {}
    return {each.name: each for each in msgspec.json.decode(path.read_bytes(), type=list[Outcome])}


def keep(game: str, outcomes: dict[str, Outcome]) -> None:
    """Write down the known outcomes."""
    KEPT.mkdir(exist_ok=True)
    path = KEPT / f"{game}.json"
    new = path.with_suffix(".new")
    new.write_bytes(msgspec.json.format(msgspec.json.encode([*outcomes.values()])))
    new.replace(path)


def listed() -> dict[str, str]:
    """The mutants that change nothing, each with its reason."""
    found = tomllib.loads(LISTED.read_text("utf-8")).get("listed", [])
    return {each.mutant: each.why for each in msgspec.convert(found, list[Listed])}


def report(game: str, outcomes: dict[str, Outcome], reasons: dict[str, str]) -> Iterator[str]:
    """A score, each survivor, and the rules whose tests let one live."""
    killed = [each for each in outcomes.values() if each.killed_by]
    alive = [each for each in outcomes.values() if not each.killed_by]
    unlisted = [each for each in alive if each.name not in reasons]
    share = len(killed) / len(outcomes) if outcomes else 1.0
    yield (
        f"{game}: {len(killed)} of {len(outcomes)} mutants noticed ({share:.1%}), "
        f"{len(alive) - len(unlisted)} listed, {len(unlisted)} left"
    )
    by_rule: dict[str, list[Outcome]] = defaultdict(list)
    for each in unlisted:
        by_rule[" ".join(each.rules) or "(no rule named)"].append(each)
    for rules, several in sorted(by_rule.items()):
        yield f"  {rules}"
        yield from (f"    {each.name}" for each in several)

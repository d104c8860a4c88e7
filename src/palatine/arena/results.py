"""The results of a run as JSON: each game with its promise, seed and record; then the figures."""

from pathlib import Path
from typing import Final

import msgspec

from palatine.arena.figures import Figures, figures, without_substitutes
from palatine.arena.folder import PLAN, RECORDS, Plan, load_games, load_plan, load_secret
from palatine.arena.played import Moved, Played, hash_of
from palatine.core.game import Outcome
from palatine.lab.folder import save

FORMAT: Final = "palatine-arena-results"
VERSION: Final = 1
RESULTS: Final = "results.json"


class Result(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One game, and the place of its record."""

    id: str
    table: str
    deal: int
    seating: tuple[str, ...]
    sides: tuple[str, ...]
    outcome: Outcome | None
    commitment: str | None
    seed: str | None
    record: str
    checksum: str
    decisions: str
    """The SHA-256 of its decisions in the log."""
    refused: int
    substitutes: int
    turn: Moved | None = None
    """The decision that changed the agent's chance the most, if the chances were measured."""


class Results(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The whole of it."""

    format: str
    format_version: int
    plan: str
    """The SHA-256 of the plan's file."""
    stopped: str
    """Why the run stopped; empty while it goes on."""
    secret: str
    """The source of the seeds of all deals, once the run has stopped."""
    games: tuple[Result, ...]
    all: Figures
    clean: Figures
    """The same without the games in which a substitute answered."""


def results(folder: Path, stopped: str) -> Results:
    """The results of the games in a folder."""
    plan, games = load_plan(folder), load_games(folder)
    return Results(
        format=FORMAT,
        format_version=VERSION,
        plan=hash_of((folder / PLAN).read_bytes()),
        stopped=stopped,
        secret=load_secret(folder, plan) if stopped else "",
        games=tuple([result(game) for game in games]),
        all=figures(plan.arena, games),
        clean=figures(plan.arena, without_substitutes(games)),
    )


def result(game: Played) -> Result:
    """One game in a form that others can check."""
    return Result(
        id=game.id,
        table=game.table,
        deal=game.deal,
        seating=game.seating,
        sides=game.sides,
        outcome=game.record.outcome,
        commitment=game.record.commitment,
        seed=game.record.seed,
        record=f"{RECORDS}/{game.id}.json",
        checksum=game.record.checksum,
        decisions=hash_of(msgspec.json.encode(game.decisions)),
        refused=sum(bool(each.refusal) for d in game.decisions for each in d.tries),
        substitutes=game.substitutes,
        turn=max(game.moved, key=lambda one: abs(one.change), default=None),
    )


def write_results(folder: Path, stopped: str) -> Results:
    """Write them, and return them."""
    found = results(folder, stopped)
    save(folder / RESULTS, msgspec.json.format(msgspec.json.encode(found)) + b"\n")
    return found


def stopped_before(folder: Path) -> str:
    """Why a run stopped, if its results say so."""
    path = folder / RESULTS
    return msgspec.json.decode(path.read_bytes(), type=Results).stopped if path.exists() else ""


def cost_of(plan: Plan, agent: str, tokens: tuple[int, int]) -> float:
    """What this many tokens of an agent cost."""
    price = next((each.price for each in plan.arena.agent if each.name == agent), (0.0, 0.0))
    return (tokens[0] * price[0] + tokens[1] * price[1]) / 1e6

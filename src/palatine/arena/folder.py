"""The folder of a run: the plan, the log of games, the records, the results, the report.

We write the plan once, before the first game: who plays what, when it stops, and a commitment to
the seed of each deal. If a kill leaves a line half-written, we cut it off, as in the lab.
"""

import os
import secrets
from pathlib import Path
from typing import Final

import msgspec

from palatine.arena.design import deal_seed, table_id
from palatine.arena.file import Arena, setups
from palatine.arena.played import Played
from palatine.catalog import game_of
from palatine.core.chance import commitment
from palatine.core.record import write_record
from palatine.lab.errors import BadRun
from palatine.lab.folder import read_log, save

FORMAT: Final = "palatine-arena-plan"
VERSION: Final = 1
PLAN: Final = "plan.json"
SECRET: Final = "secret"
LOG: Final = "played.jsonl.gz"
RECORDS: Final = "records"
FREE: Final = ("title", "about")
"""Fields that may change while a run goes on."""


class Plan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What was fixed before the first game."""

    format: str
    format_version: int
    arena: Arena
    versions: dict[str, int]
    """The version of each game's rules."""
    commitments: dict[str, tuple[str, ...]]
    """The commitments to the seeds of the deals, by table."""


def open_folder(folder: Path, arena: Arena) -> tuple[Plan, str]:
    """The plan of a run and its secret: the existing ones, or new ones."""
    if (folder / PLAN).exists():
        plan = load_plan(folder)
        check_same(folder, plan.arena, arena)
        return plan, load_secret(folder, plan)
    if folder.exists() and any(each.name != SECRET for each in folder.iterdir()):
        raise BadRun(f"the folder {str(folder)!r} is not empty and is not a run; choose another")
    folder.mkdir(parents=True, exist_ok=True)
    secret = arena.seed or drawn_secret(folder)
    plan = plan_of(arena, secret)
    save(folder / PLAN, msgspec.json.format(msgspec.json.encode(plan)) + b"\n")
    return plan, secret


def plan_of(arena: Arena, secret: str) -> Plan:
    """Everything that a file and a secret fix."""
    made = setups(arena)
    return Plan(
        format=FORMAT,
        format_version=VERSION,
        arena=arena,
        versions={setup.game: game_of(setup.game).version for setup in made},
        commitments={
            table_id(setup): tuple(
                [commitment(deal_seed(secret, setup, n)) for n in range(arena.stop.deals)]
            )
            for setup in made
        },
    )


def drawn_secret(folder: Path) -> str:
    """A secret that nobody can guess, readable only by this user until the run is over."""
    path = folder / SECRET
    with os.fdopen(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "w") as file:
        file.write(secret := secrets.token_hex(32))
    return secret


def load_secret(folder: Path, plan: Plan) -> str:
    """The secret from which the seeds of a run are made."""
    if plan.arena.seed:
        return plan.arena.seed
    try:
        return (folder / SECRET).read_text("utf-8")
    except OSError:
        raise BadRun(
            f"{folder / SECRET} is gone, so this run can't continue; start another"
        ) from None


def check_same(folder: Path, old: Arena, new: Arena) -> None:
    """Refuse to mix two arenas, or to change the stopping rule of one that has begun."""
    for name in Arena.__struct_fields__:
        if name not in FREE and getattr(old, name) != getattr(new, name):
            raise BadRun(
                f"the folder {str(folder)!r} holds a run with another `{name}`, which was fixed "
                f"before its first game; choose another folder with --out"
            )


def load_plan(folder: Path) -> Plan:
    """The plan of a run."""
    try:
        return msgspec.json.decode((folder / PLAN).read_bytes(), type=Plan)
    except FileNotFoundError:
        raise BadRun(f"the folder {str(folder)!r} is not a run of the arena") from None
    except msgspec.DecodeError as error:
        raise BadRun(f"{folder / PLAN} can't be read: {error}") from None


def load_games(folder: Path) -> list[Played]:
    """All games of a run, in the same order whichever finished first."""
    games, _ = read_log(folder / LOG, Played)
    return sorted(games, key=lambda game: game.key)


def write_records(folder: Path, games: list[Played]) -> None:
    """Write a file for each game that `palatine verify` and `palatine replay` can read."""
    (folder / RECORDS).mkdir(exist_ok=True)
    for game in games:
        path = folder / RECORDS / f"{game.id}.json"
        if not path.exists():
            save(path, write_record(game.record))

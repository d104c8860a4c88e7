"""A game for the kill checker: every answer is a unique number.

In each round everybody names a number at once. That is the whole game: we test what the server does
with answers, and the server knows no game.
"""

from collections.abc import Iterator
from pathlib import Path
from random import Random

from palatine.core.atoms import names
from palatine.core.decisions import Share, poll
from palatine.core.game import Game, Outcome, Scene, Setup
from palatine.core.seats import Seat, Viewer, seats
from palatine.core.state import State, state
from palatine.core.view import SeatView, View

ROUNDS = 80
LARGEST = 10**9
UNITS = names("unit")
NUMBER: Share[str] = Share("number", UNITS, UNITS.atoms, least=0, most=LARGEST)


@state
class Sheet(State, kw_only=True):
    """How far the game is. The numbers themselves are in the log, where the checker reads them."""

    players: int
    played: int = 0


def next_scene(t: Sheet) -> Scene | None:
    """Round after round."""
    return one_round(t) if t.played < ROUNDS else None


async def one_round(t: Sheet) -> None:
    """Everybody names a number."""
    await poll(seats(t.players), NUMBER)
    t.played += 1


def view(t: Sheet, viewer: Viewer) -> View:
    """Who is there, and how far the game is."""
    rows = tuple([SeatView(seat) for seat in seats(t.players)])
    return View(viewer, "rounds", rows, counters={"played": t.played})


def outcome(t: Sheet) -> Outcome | None:
    """Nobody wins."""
    return Outcome((Seat(0),), None, "over") if t.played == ROUNDS else None


def knowledge(t: Sheet, viewer: Viewer) -> object:
    """Nothing is hidden between two rounds."""
    return t.played


def worlds(t: Sheet, viewer: Viewer, random: Random) -> Sheet:
    """There is only one."""
    return t


def faults(t: Sheet) -> Iterator[str]:
    """Nothing can be wrong."""
    return iter(())


def start(setup: Setup) -> Sheet:
    """Before the first round."""
    return Sheet(players=setup.players)


GAME = Game(
    id="numbered",
    version=1,
    players=(1, 2, 3, 4),
    editions={"numbered": {}},
    options={},
    vocabulary=UNITS.atoms,
    folder=Path(__file__).parent,
    start=start,
    next_scene=next_scene,
    view=view,
    outcome=outcome,
    knowledge=knowledge,
    worlds=worlds,
    faults=faults,
    state=Sheet,
)


def installed(folder: Path) -> str:
    """Install the game as pip would; returns the folder for a server's `PYTHONPATH`."""
    known = folder / "numbered-1.0.0.dist-info"
    known.mkdir(parents=True)
    (known / "METADATA").write_text("Name: numbered\nVersion: 1.0.0\n", "utf-8")
    points = "[palatine.games]\nnumbered = tests.server.numbered:GAME\n"
    (known / "entry_points.txt").write_text(points, "utf-8")
    house = Path(__file__).parents[2]
    return f"{folder}:{house}"

"""A game that this program can't play: why, and how it can go on here anyway.

From time to time the log keeps where a game stands. A program with other rules can go on from there
if it can read that position; players then answer the later questions again. Otherwise the game
ends, and its record stays.
"""

from msgspec.json import decode

from palatine.catalog import games
from palatine.core.errors import PalatineError
from palatine.core.position import brought_up_to_date
from palatine.server.errors import OtherVersion
from palatine.server.table.table import Table, WayOn
from palatine.server.wire.messages import Held


def held(table: Table) -> Held | None:
    """Why we can't play the game on the table; None if we can, or if there is none."""
    if table.is_unread:
        return Held(0, 0, is_unread=True)
    if table.part is None or table.match is not None:
        return None
    setup = table.part.setup
    game = games().get(setup.game)
    return Held(
        version=setup.version,
        plays=game.version if game is not None else 0,
        can_go_on=way_on(table) is not None,
        outcome=table.outcome,
    )


def way_on(table: Table) -> WayOn | None:
    """How the game can go on by our rules; we find out once for each position."""
    if table.stage != "held" or table.is_unread or table.reached is None:
        return None
    if table.way_on is None or table.way_on[0] is not table.reached:
        table.way_on = table.reached, found_way_on(table)
    return table.way_on[1]


def found_way_on(table: Table) -> WayOn | None:
    """The same. A game of a newer version waits for a program that has it: nobody goes back."""
    if table.part is None or table.reached is None:
        return None
    setup = table.part.setup
    game = games().get(setup.game)
    if game is None or game.version < setup.version:
        return None
    try:
        return WayOn(*brought_up_to_date(game, setup, decode(table.reached)))
    except PalatineError:
        return None


def not_played(table: Table) -> OtherVersion:
    """The refusal of anything that only a program with this game's rules can do."""
    found = held(table)
    assert found is not None
    if found.is_unread:
        return OtherVersion("a newer server has added to this table what this one can't read")
    return OtherVersion(
        f"the game is played by version {found.version} of its rules, which this server does "
        f"not play; it has version {found.plays}"
    )

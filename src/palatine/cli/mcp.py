"""`palatine mcp`: a seat for a language model, by the Model Context Protocol."""

import argparse
import os
import sys
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from palatine import machine
from palatine.cli.files import free_path
from palatine.cli.parser import add_command
from palatine.cli.setup import add_game, add_table, bot_named, count, setup_of
from palatine.core.chance import new_seed, seed_from
from palatine.core.errors import BadSetup
from palatine.core.extras import need
from palatine.core.record import write_record
from palatine.core.seats import Seat
from palatine.core.words import languages

if TYPE_CHECKING:
    from palatine.agents.mcp.match_chair import MatchChair

LINK = "PALATINE_LINK"
DETAILS = """A program with a language model starts this command and talks to it over standard input
and output (docs/mcp.md). It plays one seat: in a new game against bots, or at a table on a running
server, with the link from the table's host. Other users of this machine can see a link on the
command line, but not in the environment variable PALATINE_LINK. A game against bots leaves a record
when it is over, or when the program ends it before that."""
FOLDER = "agents"
"""Where records go in the user's data folder: hosts start programs in any folder."""


def add(commands: Any) -> None:
    """Add the command."""
    parser = add_command(
        commands,
        "mcp",
        run,
        "Give a language model a seat (Model Context Protocol).",
        "palatine mcp secret-emperor --players 7\n"
        "  palatine mcp --link https://host/mcp#CODE.SECRET",
        DETAILS,
    )
    add_game(parser, optional=True)
    add_table(parser)
    parser.add_argument("--link", metavar="LINK", help=f"a seat's link (default: {LINK})")
    parser.add_argument(
        "--seat", type=count, metavar="N", default=1, help="which seat, counting from 1"
    )
    parser.add_argument(
        "--bots", metavar="BOT", help="which bot plays the other seats: a name, or ./program"
    )
    parser.add_argument(
        "--language",
        metavar="L",
        choices=languages(),
        help="the language it plays in (default: English, or the table's)",
    )
    parser.add_argument("--seed", metavar="S", help="makes every shuffle repeatable")
    parser.add_argument(
        "--save",
        type=Path,
        metavar="FILE",
        help="where to write the game's record (default: a new file in your data folder)",
    )


def run(args: argparse.Namespace) -> int:
    """Serve one seat until the host ends it."""
    need("agents", ("mcp",))
    link = args.link or ("" if args.game else os.environ.get(LINK, ""))
    if bool(link) == bool(args.game):
        raise BadSetup("name either a game or the link of a seat")
    if args.save is not None and (link or args.save.exists()):
        why = "a server keeps its own records" if link else f"{str(args.save)!r} already exists"
        raise BadSetup(f"{why}: leave out --save, or choose another file")
    if link:
        from palatine.agents.mcp.stdio import run_link

        run_link(link, args.language)
    else:
        play(args)
    return 0


def play(args: argparse.Namespace) -> None:
    """A new game with bots."""
    from palatine.agents.mcp.match_chair import open_chair
    from palatine.agents.mcp.stdio import run_chair

    game, setup = setup_of(args, least=args.seat)
    if args.seat > setup.players:
        raise BadSetup(f"there is no seat {args.seat} at a table for {setup.players}")
    seed = seed_from(args.seed) if args.seed is not None else new_seed()
    seat, path = Seat(args.seat - 1), args.save
    chair = open_chair(game, setup, seat, seed, bot_named(args.bots))
    chair.on_end = partial(keep, chair, path)
    try:
        run_chair(chair, args.language)
    finally:
        if chair.about().stage != "over" and chair.has_played:
            keep(chair, path)


def keep(chair: "MatchChair", path: Path | None) -> None:
    """Write the record of a game once nobody plays it any more: earlier, the agent could read
    it."""
    about, folder = chair.about(), machine.data_folder() / FOLDER
    path = path or free_path(folder, f"{about.edition}-{(about.commitment or '')[:8]}")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(write_record(chair.record()))
    except OSError as error:
        print(f"the record {str(path)!r} can't be written: {error.strerror}", file=sys.stderr)
    else:
        print(f"the game's record: {path}", file=sys.stderr)

"""`palatine mcp`: a seat for a language model, by the Model Context Protocol."""

import argparse
import os
from typing import Any

from palatine.cli.parser import add_command
from palatine.cli.setup import add_game, add_table, bot_named, count, setup_of
from palatine.core.chance import new_seed, seed_from
from palatine.core.errors import BadSetup
from palatine.core.seats import Seat
from palatine.core.words import languages
from palatine.lab.extras import need

LINK = "PALATINE_LINK"
DETAILS = """Hosts of language models start it, and speak with it over standard input and output
(docs/mcp.md). It plays one seat: of a new game with bots, or of a table at a running server, whose
host has invited an agent and has its link. Other users of this machine can read a link among its
arguments; in the environment, as PALATINE_LINK, they can't."""


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
    parser.add_argument("--seat", type=count, metavar="N", default=1, help="which seat, from 1 on")
    parser.add_argument(
        "--bots", metavar="BOT", help="which bot takes the other seats: a name, or ./program"
    )
    parser.add_argument("--language", metavar="L", default="en", choices=languages())
    parser.add_argument("--seed", metavar="S", help="fixes every shuffle: to play the same again")


def run(args: argparse.Namespace) -> int:
    """Serve one seat until the host has enough."""
    need("agents", ("mcp",))
    link = args.link or ("" if args.game else os.environ.get(LINK, ""))
    if bool(link) == bool(args.game):
        raise BadSetup("name a game, or a seat's link; not both, and not neither")
    if link:
        from palatine.agents.mcp.stdio import run_link

        run_link(link)
    else:
        play(args)
    return 0


def play(args: argparse.Namespace) -> None:
    """A new game with bots."""
    from palatine.agents.mcp.match_chair import open_chair
    from palatine.agents.mcp.stdio import run_chair

    game, setup = setup_of(args, least=args.seat)
    if args.seat > setup.players:
        raise BadSetup(f"there is no seat {args.seat} at a table of {setup.players}")
    seed = seed_from(args.seed) if args.seed is not None else new_seed()
    seat = Seat(args.seat - 1)
    run_chair(open_chair(game, setup, seat, seed, bot_named(args.bots)), args.language)

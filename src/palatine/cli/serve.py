"""`palatine serve`: the server for a public screen and phones."""

import argparse
import os
from collections.abc import Iterator
from dataclasses import replace
from ipaddress import ip_address, ip_network
from pathlib import Path
from typing import TYPE_CHECKING, Any

from palatine.bots.roster import invite
from palatine.cli.data import add_data, data_folder, database_of
from palatine.cli.parser import add_command
from palatine.cli.setup import count
from palatine.core.cues import SPEED
from palatine.core.errors import BadSetup
from palatine.machine import most_files

if TYPE_CHECKING:
    from palatine.server.push.settings import PushSettings
    from palatine.server.store.database import Database

DETAILS = """Open the address that is printed on a big screen and create a table; everyone joins
with a phone in the same network. Every answer is on disk before anybody sees it: stop or
kill the server at any moment, start it again, and every table goes on. Nothing has to be
configured. docs/server.md says more about running it for others."""


def add(commands: Any) -> None:
    """Add the command."""
    parser = add_command(
        commands,
        "serve",
        run,
        "Serve tables to browsers: a public screen, and phones.",
        "palatine serve\n"
        "  palatine serve --host 127.0.0.1 --port 8080 --data /srv/palatine\n"
        "  palatine serve --welcome --log warning",
        DETAILS,
    )
    add_place(parser)
    add_data(parser)
    add_workers(parser)
    add_guards(parser)
    add_bots(parser)
    add_push(parser)
    parser.add_argument(
        "--keep-days",
        type=seconds,
        default=30.0,
        metavar="DAYS",
        help="delete a table that nobody used for so long (default: 30);"
        " one at which nobody ever sat down goes after a day",
    )
    parser.add_argument(
        "--log",
        choices=("debug", "info", "warning", "error"),
        default="info",
        help="what is logged, as JSON lines on standard error (default: info)",
    )
    parser.add_argument(
        "--welcome",
        action="store_true",
        help="show a QR code and a hint for friends in the room",
    )


def add_bots(parser: argparse.ArgumentParser) -> None:
    """How bots play."""
    parser.add_argument(
        "--pace",
        choices=tuple(SPEED),
        default="normal",
        help="how fast games are played where the host chooses nothing: how long things are shown, "
        "and how long bots take for an answer (default: normal)",
    )
    parser.add_argument(
        "--bot-time",
        type=seconds,
        default=500.0,
        metavar="MILLISECONDS",
        help="how long of that a bot may compute (default: 500)",
    )
    parser.add_argument(
        "--bot-workers",
        type=count,
        metavar="W",
        help="processes in which bots think, at most (default: one less than cores)",
    )
    parser.add_argument(
        "--bot",
        action="append",
        default=[],
        metavar="PROGRAM",
        help="a program that hosts can choose as a bot (docs/bots.md); may be given several times",
    )


def add_push(parser: argparse.ArgumentParser) -> None:
    """How phones are called that are not at their table."""
    parser.add_argument(
        "--push",
        type=contact,
        metavar="CONTACT",
        help="call phones that are away from their table by web push; push services write to "
        "mailto:YOU@EXAMPLE or https://... if something is wrong (default: nobody is called)",
    )
    parser.add_argument(
        "--push-data",
        type=Path,
        metavar="FOLDER",
        help="where the keys for that are kept, and the phones (default: the data folder)",
    )


def add_place(parser: argparse.ArgumentParser) -> None:
    """Where to listen."""
    parser.add_argument(
        "--host",
        default="0.0.0.0",
        metavar="ADDRESS",
        help="where to listen (default: 0.0.0.0, for phones in this network; "
        "127.0.0.1 is for this machine only, or behind a proxy)",
    )
    parser.add_argument(
        "--port",
        type=port,
        metavar="N",
        help="which port (default: the first free one from 8000 on; 0: any)",
    )


def add_workers(parser: argparse.ArgumentParser) -> None:
    """In how many processes."""
    parser.add_argument(
        "--workers",
        type=count,
        default=1,
        metavar="N",
        help="processes that serve the same port and tables (default: 1; docs/workers.md)",
    )
    parser.add_argument(
        "--bus",
        default="",
        metavar="URL",
        help="over which workers hear of each other, here and on other machines: nats://HOST:PORT",
    )


def add_guards(parser: argparse.ArgumentParser) -> None:
    """Whom to believe, and how much to allow."""
    parser.add_argument(
        "--trust-proxy",
        type=network,
        action="append",
        default=[],
        metavar="ADDRESS",
        help="believe what the proxy at this address or network says about who asks "
        "(X-Forwarded-For, X-Forwarded-Proto); can be given more than once (default: nobody)",
    )
    parser.add_argument(
        "--limits",
        choices=("on", "off"),
        default="on",
        help="limits on messages, tables and wrong codes from one address; "
        "off is for measuring (default: on)",
    )
    parser.add_argument(
        "--metrics",
        type=metrics_place,
        metavar="ADDRESS:PORT",
        help="where /metrics is shown, for Prometheus: a port of its own, on 127.0.0.1 if no "
        "address is given; each worker has the next one (default: nowhere)",
    )


def network(text: str) -> str:
    """An address, or a network of them."""
    try:
        return str(ip_network(text) if "/" in text else ip_address(text))
    except ValueError:
        raise argparse.ArgumentTypeError(f"{text!r} is no address or network") from None


def metrics_place(text: str) -> tuple[str, int]:
    """An address and a port; a port alone is of this machine."""
    host, _, number = text.rpartition(":")
    return host.strip("[]") or "127.0.0.1", port(number)


def contact(text: str) -> str:
    """Where push services reach the operator."""
    if not text.startswith(("mailto:", "https://")) or not text.isprintable():
        raise argparse.ArgumentTypeError(f"{text!r} is no mailto:... or https://...")
    return text


def seconds(text: str) -> float:
    """A length of time."""
    try:
        value = float(text)
    except ValueError:
        value = -1.0
    if not 0 <= value < 1e6:
        raise argparse.ArgumentTypeError(f"{text!r} is no number from 0 on")
    return value


def port(text: str) -> int:
    """A port's number."""
    if not text.isdecimal() or int(text) > 65535:
        raise argparse.ArgumentTypeError(f"{text!r} is no port; they go up to 65535")
    return int(text)


def run(args: argparse.Namespace) -> int:
    """Serve until interrupted."""
    import structlog

    from palatine.server import serve  # the other commands need none of it
    from palatine.server.journal import write_journal
    from palatine.server.pages.skins import versions
    from palatine.server.pages.static import Static
    from palatine.server.tables import Settings
    from palatine.server.wire.doors import lines_within
    from palatine.server.wire.limits import BOUNDS, NO_BOUNDS
    from palatine.server.wire.proxies import Proxies

    if args.workers > 1 and not args.bus:
        raise BadSetup("several workers hear of each other over a bus: add --bus nats://HOST")
    for program in args.bot:
        invite(program)
    proxies = Proxies(args.trust_proxy)
    proxies.check(args.host)
    database = database_of(args)
    with serve.owned(database):
        place = serve.listen(args.host, args.port, args.workers)
        if args.metrics is not None:
            host, number = args.metrics
            found = serve.listen_for_metrics(host, number, args.workers)
            place = replace(place, metrics=found)
        write_journal(args.log)
        for doubt in proxies.doubts(place.lan):
            structlog.get_logger().warning(doubt)
        bounds = BOUNDS.shared(args.workers).within(lines_within(most_files()))
        settings = Settings(
            pace=args.pace,
            bot_milliseconds=args.bot_time,
            bot_workers=args.bot_workers or share(args.workers),
            keep_days=args.keep_days,
            build=f"{Static().build}{versions()}",
            bounds=bounds if args.limits == "on" else NO_BOUNDS,
            metrics_ports=tuple([each.getsockname()[1] for each in place.metrics]),
            push=push_of(args, database),
        )

        def ready(place: serve.Place) -> None:
            print("\n".join(banner(place.address, kept_in(database), args.welcome)), flush=True)

        service = serve.Service(database, settings, proxies, args.bus)
        serve.run(place, service, ready)
    return 0


def push_of(args: argparse.Namespace, database: "Database") -> "PushSettings | None":
    """How phones are called, if they are; the keys are made now, so that all workers have them."""
    if args.push is None:
        return None
    from palatine.server.store.database import needed

    needed("cryptography", "push")
    from palatine.server.push.keys import Keys
    from palatine.server.push.settings import PushSettings

    own = database.path.parent if database.path is not None else data_folder(args)
    settings = PushSettings(args.push, args.push_data or own)
    Keys.kept_in(settings.folder)
    return settings


def share(workers: int) -> int | None:
    """In how many processes each worker's bots may think, if they are to share the cores."""
    return max(1, ((os.cpu_count() or 2) - 1) // workers) if workers > 1 else None


def kept_in(database: "Database") -> str:
    """Where tables are kept, as the terminal shows it: a folder, or a database."""
    return str(database if database.path is None else database.path.parent)


def banner(address: str, data: str, is_welcome: bool) -> Iterator[str]:
    """What the terminal shows when everything is ready."""
    if not is_welcome:
        yield f"Palatine serves {address} (data in {data})"
        return
    from palatine.server.wire.links import blocks

    yield f"\n  Palatine is ready:  {address}\n"
    yield blocks(address)
    yield "  1. Open this address on the screen that everyone sees, and create a table."
    yield "  2. Everyone joins by the code or the QR code there, with a phone in this network."
    yield "  Stop with Ctrl+C; games are kept and go on when you start again."
    yield f"  (Games are kept in {data}.)\n"

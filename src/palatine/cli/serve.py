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

DETAILS = """Open the printed address on a big screen, and choose a game there. Everyone joins with
a phone on the same network. Every answer is on disk before anybody sees it: you can stop or kill
the server at any moment, and every table continues when you start it again. There is nothing to
configure. docs/server.md tells you how to run it for others."""


def add(commands: Any) -> None:
    """Add the command."""
    parser = add_command(
        commands,
        "serve",
        run,
        "Start a server for a big screen and phones.",
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
        help="delete tables that nobody has used for this many days (default: 30);"
        " tables that nobody joins are deleted after a day",
    )
    parser.add_argument(
        "--log",
        choices=("debug", "info", "warning", "error"),
        default="info",
        help="how much to log, as JSON lines on standard error (default: info)",
    )
    parser.add_argument(
        "--welcome",
        action="store_true",
        help="print a QR code and how to join",
    )


def add_bots(parser: argparse.ArgumentParser) -> None:
    """How bots play."""
    parser.add_argument(
        "--pace",
        choices=tuple(SPEED),
        default="normal",
        help="the pace of games, unless the host chooses another: how long things are shown, "
        "and how long bots take to answer (default: normal)",
    )
    parser.add_argument(
        "--bot-time",
        type=seconds,
        default=500.0,
        metavar="MILLISECONDS",
        help="how long a bot may compute before it answers (default: 500)",
    )
    parser.add_argument(
        "--bot-workers",
        type=count,
        metavar="W",
        help="at most this many processes for bots (default: one less than there are cores)",
    )
    parser.add_argument(
        "--bot",
        action="append",
        default=[],
        metavar="PROGRAM",
        help="a program that hosts can choose as a bot (docs/bots.md); repeat it for several",
    )


def add_push(parser: argparse.ArgumentParser) -> None:
    """How we call phones that are not at their table."""
    parser.add_argument(
        "--push",
        type=contact,
        metavar="CONTACT",
        help="notify phones by web push when their players are away from the table; push services "
        "write to mailto:YOU@EXAMPLE or https://... if something is wrong (default: off)",
    )
    parser.add_argument(
        "--push-data",
        type=Path,
        metavar="FOLDER",
        help="where to keep the keys of push and the phones to notify (default: the data folder)",
    )


def add_place(parser: argparse.ArgumentParser) -> None:
    """Where to listen."""
    parser.add_argument(
        "--host",
        default="0.0.0.0",
        metavar="ADDRESS",
        help="where to listen (default: 0.0.0.0, for phones on this network; "
        "127.0.0.1: this machine only, or behind a proxy)",
    )
    parser.add_argument(
        "--port",
        type=port,
        metavar="N",
        help="which port (default: 8000, or the next free one; 0: any free one)",
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
        help="how workers hear from each other, also on other machines: nats://HOST:PORT",
    )


def add_guards(parser: argparse.ArgumentParser) -> None:
    """Whom to believe, and how much to allow."""
    parser.add_argument(
        "--trust-proxy",
        type=network,
        action="append",
        default=[],
        metavar="ADDRESS",
        help="trust X-Forwarded-For and X-Forwarded-Proto from the proxy at this address or "
        "network; repeat it for several (default: nobody)",
    )
    parser.add_argument(
        "--limits",
        choices=("on", "off"),
        default="on",
        help="limit messages, tables and wrong codes from one address; "
        "turn it off only to measure (default: on)",
    )
    parser.add_argument(
        "--metrics",
        type=metrics_place,
        metavar="ADDRESS:PORT",
        help="serve /metrics for Prometheus on this port (without an address: on 127.0.0.1); "
        "each further worker uses the next port (default: off)",
    )


def network(text: str) -> str:
    """An address, or a network of them."""
    try:
        return str(ip_network(text) if "/" in text else ip_address(text))
    except ValueError:
        raise argparse.ArgumentTypeError(f"{text!r} is not an address or network") from None


def metrics_place(text: str) -> tuple[str, int]:
    """An address and a port; a port alone means this machine."""
    host, _, number = text.rpartition(":")
    return host.strip("[]") or "127.0.0.1", port(number)


def contact(text: str) -> str:
    """Where push services reach the operator."""
    if not text.startswith(("mailto:", "https://")) or not text.isprintable():
        raise argparse.ArgumentTypeError(f"{text!r} must start with mailto: or https://")
    return text


def seconds(text: str) -> float:
    """A length of time."""
    try:
        value = float(text)
    except ValueError:
        value = -1.0
    if not 0 <= value < 1e6:
        raise argparse.ArgumentTypeError(f"{text!r} is not a number, 0 or more")
    return value


def port(text: str) -> int:
    """A port's number."""
    if not text.isdecimal() or int(text) > 65535:
        raise argparse.ArgumentTypeError(f"{text!r} is not a port: ports are numbers up to 65535")
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
        raise BadSetup("several workers need a bus to hear from each other: add --bus nats://HOST")
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
    """How we call phones, if at all; we make the keys now, so that all workers have them."""
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
    """How many processes each worker's bots get to think in, so that they share the cores."""
    return max(1, ((os.cpu_count() or 2) - 1) // workers) if workers > 1 else None


def kept_in(database: "Database") -> str:
    """Where we keep tables, as the terminal shows it: a folder, or a database."""
    return str(database if database.path is None else database.path.parent)


def banner(address: str, data: str, is_welcome: bool) -> Iterator[str]:
    """What the terminal shows when everything is ready."""
    if not is_welcome:
        yield f"Palatine serves {address} (data in {data})"
        return
    from palatine.server.wire.links import blocks

    yield f"\n  Palatine is ready:  {address}\n"
    yield blocks(address)
    yield "  1. Open this address on a screen that everyone can see, and choose a game there."
    yield "  2. Everyone joins with a phone on the same network: scan the QR code on that screen."
    yield "  Stop with Ctrl+C. Games are saved, and continue when you start the server again."
    yield f"  (They are in {data}.)\n"

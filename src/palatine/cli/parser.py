"""The parser: all commands with their help, and a suggestion for every misspelt word."""

import argparse
import re
import sys
from collections.abc import Callable, Sequence
from difflib import get_close_matches
from importlib import import_module
from textwrap import fill
from typing import Any, NoReturn

from palatine.core.errors import unknown

ABOUT = "Palatine: games of imperial intrigue, on screens and phones, in the terminal."
COMMANDS = (
    *("serve", "games", "learn", "play", "simulate", "replay", "verify", "analyse", "check"),
    *(
        "match",
        "mcp",
        "rules",
        "decks",
        "lesson",
        "lab",
        "arena",
        "admin",
        "new",
        "words",
        "complete",
    ),
)
EXAMPLE = """examples:
  palatine serve                         play on a big screen and phones
  palatine games                         list the games
  palatine learn sith-imperative         learn a game by playing it
  palatine play sith-imperative          play a game against bots
  palatine COMMAND --help                show the help of a command"""

Run = Callable[[argparse.Namespace], int]


class Parser(argparse.ArgumentParser):
    """An argument parser whose errors are one line, with the nearest word that exists."""

    def __init__(self, **settings: Any) -> None:
        settings.setdefault("formatter_class", argparse.RawDescriptionHelpFormatter)
        super().__init__(allow_abbrev=False, **settings)
        self._positionals.title = "arguments"  # "positional" means nothing to a newcomer

    def error(self, message: str) -> NoReturn:
        """Say what is wrong, and where the help is."""
        print(f"palatine: {self.better(message)}", file=sys.stderr)
        print(f"Try `{self.prog} --help`.", file=sys.stderr)
        raise SystemExit(2)

    def better(self, message: str) -> str:
        """The parser's message with a suggestion for a word that does not exist."""
        found = re.match(r"argument (\w+): invalid choice: '([^']*)' \(choose from (.*)\)", message)
        if found is not None:
            known = tuple(re.findall(r"[\w-]+", found.group(3)))
            return unknown(found.group(1).lower(), found.group(2), known)
        found = re.match(r"unrecognized arguments: (\S+)", message)
        if found is None:
            return message
        word = found.group(1)
        near = get_close_matches(word.partition("=")[0], list(self._option_string_actions), 1)
        hint = f"; did you mean {near[0]!r}?" if near and word.startswith("-") else ""
        return f"unknown argument {word!r}{hint}"


def build(wanted: str = "") -> Parser:
    """The parser with every command, or only the wanted one: the others load slowly."""
    parser = Parser(prog="palatine", description=ABOUT, epilog=EXAMPLE)
    parser.add_argument("--version", action="version", version=f"palatine {version()}")
    parser._positionals.title = "commands"
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", parser_class=Parser)
    for name in (wanted,) if wanted in COMMANDS else COMMANDS:
        import_module(f"palatine.cli.{name}").add(commands)
    return parser


def version() -> str:
    """The installed version."""
    from importlib.metadata import version as installed

    return installed("palatine")


def parse(parser: Parser, argv: Sequence[str]) -> argparse.Namespace:
    """Read the command line; without a command, or with a wrong one, list the commands."""
    if not argv:
        parser.print_help(sys.stderr)
        raise SystemExit(2)
    if not argv[0].startswith("-") and argv[0] not in COMMANDS:
        parser.error(unknown("command", argv[0], COMMANDS))
    args, extra = parser.parse_known_args(argv)
    if extra:
        chosen: Parser = getattr(args, "parser", parser)
        chosen.error(f"unrecognized arguments: {extra[0]}")
    return args


def add_command(
    commands: Any, name: str, run: Run, about: str, example: str, details: str = ""
) -> Parser:
    """A command with its help: what it does, an example, and what runs it."""
    parser: Parser = commands.add_parser(
        name,
        help=about[0].lower() + about[1:].rstrip("."),
        description="\n\n".join([about, fill(" ".join(details.split()), 78)]).strip(),
        epilog=f"example:\n  {example}",
    )
    parser.set_defaults(run=run, parser=parser)
    return parser

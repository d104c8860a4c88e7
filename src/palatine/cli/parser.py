"""The parser: all commands with their help, and a suggestion for every misspelt word."""

import argparse
import re
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from difflib import get_close_matches
from importlib import import_module
from textwrap import fill
from typing import Any, NoReturn

from palatine.core.errors import unknown

NAME = "palatine"
ABOUT = "Palatine: games of imperial intrigue, on screens and phones, in the terminal."
GROUPS = {
    "begin here": ("play", "learn", "serve", "games"),
    "more for players": ("rules", "decks", "replay", "analyse", "verify"),
    "for game designers": ("new", "check", "lesson", "words"),
    "for bot writers": ("match", "mcp"),
    "for researchers": ("simulate", "lab", "arena"),
    "for operators": ("admin", "complete"),
}
"""The commands by who needs them; most people need only the first four."""
COMMANDS = tuple(command for group in GROUPS.values() for command in group)
EXAMPLE = """examples:
  palatine learn sith-imperative         learn a game by playing it
  palatine play sith-imperative          play a game against bots
  palatine serve                         play on a big screen and phones
  palatine COMMAND --help                show the help of a command"""

COLUMN = max(map(len, COMMANDS)) + 2
WIDTH = 78

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
    parser = Parser(prog=NAME, usage=f"{NAME} [-h] [--version] COMMAND ...", epilog=EXAMPLE)
    parser.add_argument("--version", action="version", version=f"palatine {version()}")
    commands = parser.add_subparsers(
        dest="command", metavar="COMMAND", parser_class=Parser, help=argparse.SUPPRESS, prog=NAME
    )
    for name in (wanted,) if wanted in COMMANDS else COMMANDS:
        import_module(f"palatine.cli.{name}").add(commands)
    helps = {each.dest: each.help or "" for each in commands._choices_actions}
    parser.description = "\n".join([ABOUT, *listed(helps)])
    return parser


def listed(helps: Mapping[str, str]) -> Iterator[str]:
    """The commands in their groups, each with what it does."""
    for title, names in GROUPS.items():
        known = [name for name in names if name in helps]
        if known:
            yield f"\n{title}:"
        for name in known:
            start = f"    {name:{COLUMN}}"
            yield fill(helps[name], WIDTH, initial_indent=start, subsequent_indent=" " * len(start))


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
        description="\n\n".join([about, fill(" ".join(details.split()), WIDTH)]).strip(),
        epilog=f"example:\n  {example}",
    )
    parser.set_defaults(run=run, parser=parser)
    return parser

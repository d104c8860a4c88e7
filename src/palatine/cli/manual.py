"""The command line on paper: a page for the docs and a man page, both made from the help.

`python -m palatine.cli.manual FOLDER` writes `cli.md` and `palatine.1`.
"""

import argparse
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from palatine.cli.complete import commands_of
from palatine.cli.parser import ABOUT, Parser, build

CODES: Final = (
    ("0", "it worked"),
    ("1", "it ran, and what it checked is not as it should be"),
    ("2", "a mistake in the command, a file or a setting; one sentence says which"),
    ("130", "interrupted by Ctrl-C"),
)


def every_command(parser: Parser, before: str = "palatine") -> Iterator[tuple[str, Parser]]:
    """All commands with those below them, by the words that one types."""
    for name, command in commands_of(parser):
        yield f"{before} {name}", command
        yield from every_command(command, f"{before} {name}")


def usage_of(parser: Parser) -> str:
    """How a command is called, in one line."""
    return " ".join(parser.format_usage().removeprefix("usage: ").split())


def arguments_of(parser: Parser) -> Iterator[tuple[str, str]]:
    """Each argument as it is typed, and what it is."""
    for action in parser._actions:
        if isinstance(action, argparse._HelpAction | argparse._SubParsersAction):
            continue
        shown = action.metavar or action.dest.upper()
        shown = shown if isinstance(shown, str) else " ".join(shown)
        if action.choices is not None and action.metavar is None:
            shown = "|".join(map(str, action.choices))
        value = "" if action.nargs == 0 else shown
        names = ", ".join(action.option_strings)
        yield f"{names} {value}".strip(), " ".join((action.help or "").split())


def markdown() -> str:
    """The page for the docs."""
    lines = ["# The command line", "", ABOUT, "", "<!-- Made by palatine.cli.manual. -->"]
    for words, parser in every_command(build()):
        lines += ["", f"## `{words}`", "", parser.description or "", ""]
        lines += ["```", usage_of(parser), "```"]
        rows = [f"| `{cell(name)}` | {cell(about)} |" for name, about in arguments_of(parser)]
        lines += ["", "| argument | what it is |", "|---|---|", *rows] if rows else []
        lines += ["", "```", example_of(parser), "```"] if parser.epilog else []
    lines += ["", "## Exit codes", "", "| code | meaning |", "|---|---|"]
    lines += [f"| {code} | {meaning} |" for code, meaning in CODES]
    return re.sub(r"\n{3,}", "\n\n", "\n".join(lines)) + "\n"


def example_of(parser: Parser) -> str:
    """The example of a command, as it is typed."""
    return re.sub(r"(?m)^  ", "", (parser.epilog or "").partition("\n")[2])


def cell(text: str) -> str:
    """A text that may stand in a table."""
    return text.replace("|", "\\|")


def roff(text: str) -> str:
    """A text that man does not take for orders."""
    return re.sub(r"(?m)^([.'])", r"\\&\1", text.replace("\\", "\\e").replace("-", "\\-"))


def man() -> str:
    """The man page."""
    lines = ['.TH PALATINE 1 "" "palatine" "User Commands"', ".SH NAME"]
    lines += [f"palatine \\- {roff(ABOUT.partition(': ')[2])}", ".SH SYNOPSIS"]
    lines += [".B palatine", ".I COMMAND", "[options]", ".SH COMMANDS"]
    for words, parser in every_command(build()):
        lines += [f".SS {roff(words)}", roff(parser.description or ""), ".PP", ".nf"]
        lines += [roff(usage_of(parser)), ".fi"]
        for name, about in arguments_of(parser):
            lines += [".TP", f".B {roff(name)}", roff(about)]
    lines += [".SH EXIT STATUS"]
    for code, meaning in CODES:
        lines += [".TP", f".B {code}", roff(meaning)]
    return "\n".join(line for line in lines if line) + "\n"


def main(folder: Path) -> None:
    """Write both."""
    (folder / "cli.md").write_text(markdown(), "utf-8")
    (folder / "palatine.1").write_text(man(), "utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))

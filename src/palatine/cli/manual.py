"""The command line on paper: a page for the docs and a man page, both made from the help.

`python -m palatine.cli.manual FOLDER` writes `cli.md` and `palatine.1`.
"""

import argparse
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from textwrap import fill
from typing import Final

from palatine.cli.complete import commands_of
from palatine.cli.parser import ABOUT, GROUPS, WIDTH, Parser, build

CODES: Final = (
    ("0", "it worked"),
    ("1", "it ran, and found something wrong in what it checked"),
    ("2", "the command, a file or a setting is wrong; one sentence says what"),
    ("130", "interrupted by Ctrl-C"),
)

GLUE: Final = "\N{NO-BREAK SPACE}"


def every_command(parser: Parser, before: str = "palatine") -> Iterator[tuple[str, Parser]]:
    """All commands with those below them, by the words that you type."""
    for name, command in commands_of(parser):
        yield f"{before} {name}", command
        yield from every_command(command, f"{before} {name}")


def in_groups() -> Iterator[tuple[str, list[tuple[str, Parser]]]]:
    """The groups of the help, each with all its commands."""
    every = list(every_command(build()))
    for title, names in GROUPS.items():
        yield title, [(words, parser) for words, parser in every if words.split()[1] in names]


def usage_of(parser: Parser) -> str:
    """How to call a command, in lines of a page; an option stays together with its value."""
    words = " ".join(parser.format_usage().removeprefix("usage: ").split())
    glued = re.sub(r"\[[^]]*\]", lambda option: option[0].replace(" ", GLUE), words)
    indent = " " * (len(parser.prog) + 1)
    return fill(glued, WIDTH, subsequent_indent=indent, break_on_hyphens=False).replace(GLUE, " ")


def arguments_of(parser: Parser) -> Iterator[tuple[str, str]]:
    """Each argument as you type it, and what it is."""
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
    for title, commands in in_groups():
        lines += ["", f"## {title.capitalize()}"]
        for words, parser in commands:
            lines += ["", f"### `{words}`", *about_command(parser)]
    lines += ["", "## Exit codes", "", "| code | meaning |", "|---|---|"]
    lines += [f"| {code} | {meaning} |" for code, meaning in CODES]
    return re.sub(r"\n{3,}", "\n\n", "\n".join(lines)) + "\n"


def about_command(parser: Parser) -> Iterator[str]:
    """What a command does, its arguments and an example, for the docs."""
    yield from ("", linked(parser.description or ""), "", "```", usage_of(parser), "```")
    rows = [f"| `{cell(name)}` | {linked(cell(what))} |" for name, what in arguments_of(parser)]
    yield from ("", "| argument | what it is |", "|---|---|", *rows) if rows else ()
    yield from ("", "```", example_of(parser), "```") if parser.epilog else ()


def linked(text: str) -> str:
    """A text whose pages can be followed; they lie beside this one."""
    return re.sub(r"\bdocs/([\w-]+)\.md\b", r"[\1](\1.md)", text)


def example_of(parser: Parser) -> str:
    """The example of a command, as you type it."""
    return re.sub(r"(?m)^  ", "", (parser.epilog or "").partition("\n")[2])


def cell(text: str) -> str:
    """A text that fits in a table."""
    return text.replace("|", "\\|")


def roff(text: str) -> str:
    """A text that man does not take for commands."""
    return re.sub(r"(?m)^([.'])", r"\\&\1", text.replace("\\", "\\e").replace("-", "\\-"))


def man() -> str:
    """The man page."""
    lines = ['.TH PALATINE 1 "" "palatine" "User Commands"', ".SH NAME"]
    lines += [f"palatine \\- {roff(ABOUT.partition(': ')[2])}", ".SH SYNOPSIS"]
    lines += [".B palatine", ".I COMMAND", "[options]"]
    for title, commands in in_groups():
        lines += [f".SH {roff(f'commands: {title}'.upper())}"]
        for words, parser in commands:
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
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "cli.md").write_text(markdown(), "utf-8")
    (folder / "palatine.1").write_text(man(), "utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))

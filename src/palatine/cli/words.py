"""`palatine words LANGUAGE`: what a language still lacks, file by file."""

import argparse
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from palatine.catalog import games
from palatine.cli.parser import add_command
from palatine.core.conformance.word_files import ids
from palatine.core.errors import BadSetup

PACKAGE: Final = Path(__file__).parents[1]
CLIENT: Final = PACKAGE.parents[1] / "web" / "src" / "words"
"""The words of the pages, where Palatine runs from a checkout."""

DETAILS = """Every file of English words is looked at beside that of the language: the house's, the
server's, each game's, and in a checkout the web client's. docs/translate.md says how a language is
added."""


def add(commands: Any) -> None:
    """Add the command."""
    about = "List what is not said in a language yet."
    parser = add_command(commands, "words", run, about, "palatine words fr", DETAILS)
    parser.add_argument("language", metavar="LANGUAGE", help="its code, such as fr")


def run(args: argparse.Namespace) -> int:
    """Print what is missing; 1 if something is."""
    if not (args.language.isalpha() and args.language.islower() and args.language != "en"):
        raise BadSetup(f"{args.language!r} is no code of another language; give one such as fr")
    total = 0
    for english in english_files():
        path = other(english, args.language)
        lacking = missing(english, path)
        total += len(lacking)
        if lacking:
            state = f"lacks {len(lacking)}" if path.exists() else f"is not there ({len(lacking)})"
            print(f"{path}: {state}")
            print("".join(f"  {name}\n" for name in lacking if path.exists()), end="")
    print(f"{total} messages are missing" if total else "nothing is missing")
    return int(bool(total))


def english_files() -> Iterator[Path]:
    """Every file of English words: those of this package, of the client, of games elsewhere."""
    folders = dict.fromkeys((PACKAGE, CLIENT, *(game.folder for game in games().values())))
    found = (path for folder in folders for path in sorted(folder.rglob("*.ftl")))
    yield from dict.fromkeys(
        path
        for path in found
        if "en" in (path.stem, path.parent.name) and "new-game" not in str(path)
    )


def other(english: Path, language: str) -> Path:
    """Where the same words are in a language."""
    if english.stem == "en":
        return english.with_stem(language)
    return english.parent.with_name(language) / english.name


def missing(english: Path, path: Path) -> list[str]:
    """The messages of a file that another lacks."""
    has = set(ids(path)) if path.exists() else set()
    return [name for name in ids(english) if name not in has]

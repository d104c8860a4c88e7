"""`palatine words LANGUAGE`: what a language still lacks, file by file."""

import argparse
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from palatine.catalog import games
from palatine.cli.parser import add_command
from palatine.core.conformance.word_files import ids
from palatine.core.errors import BadSetup
from palatine.core.rulebook import items, page_in, pages_of

PACKAGE: Final = Path(__file__).parents[1]
CLIENT: Final = PACKAGE.parents[1] / "web" / "src" / "words"
"""The words of the pages, where Palatine runs from a checkout."""

DETAILS = """Compares every file of English words with the same file in the language: the common
ones, the server's, each game's and, in a checkout, the web client's. Then compares each game's
rulebook and rulings. docs/translate.md shows how to add a language."""


def add(commands: Any) -> None:
    """Add the command."""
    about = "List the messages that a language still lacks."
    parser = add_command(commands, "words", run, about, "palatine words fr", DETAILS)
    parser.add_argument("language", metavar="LANGUAGE", help="its code, such as fr")


def run(args: argparse.Namespace) -> int:
    """Print what is missing; 1 if something is."""
    if not (args.language.isalpha() and args.language.islower() and args.language != "en"):
        raise BadSetup(f"{args.language!r} is not the code of another language; try one like fr")
    total = 0
    for english in english_files():
        path = other(english, args.language)
        lacking = missing(english, path)
        total += len(lacking)
        if lacking:
            state = (
                f"lacks {len(lacking)}"
                if path.exists()
                else f"does not exist ({len(lacking)} messages)"
            )
            print(f"{path}: {state}")
            print("".join(f"  {name}\n" for name in lacking if path.exists()), end="")
    print(f"{total} messages and rules are missing" if total else "Nothing is missing.")
    return int(bool(total))


def english_files() -> Iterator[Path]:
    """Every file of English words: those of this package, of the client, of games elsewhere.

    After them comes the rulebook of each game, with its rulings.
    """
    folders = dict.fromkeys((PACKAGE, CLIENT, *(game.folder for game in games().values())))
    found = (path for folder in folders for path in sorted(folder.rglob("*.ftl")))
    yield from dict.fromkeys(
        path
        for path in found
        if "en" in (path.stem, path.parent.name) and "new-game" not in str(path)
    )
    for game in games().values():
        yield from pages_of(game.folder)


def other(english: Path, language: str) -> Path:
    """Where the same words are in a language."""
    if english.suffix == ".md":
        return page_in(english, language)
    if english.stem == "en":
        return english.with_stem(language)
    return english.parent.with_name(language) / english.name


def missing(english: Path, path: Path) -> list[str]:
    """The messages or rules that another file has and this one lacks."""
    has = set(named_in(path)) if path.exists() else set()
    return [name for name in named_in(english) if name not in has]


def named_in(path: Path) -> list[str]:
    """The messages in a file of words, or the rules on a page."""
    if path.suffix != ".md":
        return ids(path)
    return [rule for rule, _ in items(path.read_text("utf-8"))]

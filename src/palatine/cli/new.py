"""`palatine new`: a game in a package of its own, which passes `palatine check` as it is.

The folder `new-game` is such a package, complete and working; we change the names in it.
"""

import argparse
import re
import shutil
from collections.abc import Iterable, Iterator
from importlib.util import find_spec
from keyword import iskeyword
from pathlib import Path
from typing import Any, Final

from palatine import catalog
from palatine.cli.parser import add_command
from palatine.core.errors import BadSetup
from palatine.core.rulebook import rules_of

TEMPLATE: Final = Path(__file__).parent / "new-game"
ID: Final = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
LEFT_OUT: Final = ("__pycache__", "*.pyc", ".pytest_cache", ".ruff_cache", ".mypy_cache")

DETAILS = """Makes a folder with rules, a rulebook, a card, words in two languages, a skin for
screens and phones, a bot and tests. You can play it right away. Then change one thing at a time,
and run the check in between. docs/make-a-game.md shows you the way."""


def add(commands: Any) -> None:
    """Add the command."""
    parser = add_command(
        commands,
        "new",
        run,
        "Start a game of your own: a package that you can play right away.",
        "palatine new night-watch\n  palatine new night-watch --title 'The Night Watch'",
        DETAILS,
    )
    parser.add_argument("id", metavar="GAME", help="the game's id: small letters and hyphens")
    parser.add_argument("--title", metavar="T", help="the game's name (default: made from its id)")
    parser.add_argument(
        "--into", type=Path, default=Path(), metavar="FOLDER", help="where to make it (default: .)"
    )


def run(args: argparse.Namespace) -> int:
    """Make the package, and say what to do next."""
    game: str = args.id
    check_id(game)
    folder: Path = args.into / game
    if folder.exists():
        raise BadSetup(f"{folder} already exists; choose another name, or another --into")
    make(game, args.title or titled(game), folder)
    print(
        f"{folder} is ready to play. Next:\n"
        f"  cd {folder}\n"
        f"  pip install -e .\n"
        f"  palatine check {game}\n"
        f"  pytest\n"
        f"  palatine serve"
    )
    return 0


def check_id(game: str) -> None:
    """Refuse what can't be a game's id or its package's name."""
    if not ID.fullmatch(game):
        better = re.sub(r"[^a-z0-9]+", "-", game.lower()).strip("-0123456789")
        hint = f"; did you mean {better!r}?" if ID.fullmatch(better) else ""
        raise BadSetup(
            f"{game!r} can't be a game's id: use small letters a-z, digits and hyphens, "
            f"such as night-watch{hint}"
        )
    if game in catalog.known_names():
        raise BadSetup(f"a game {game!r} already exists; choose another name")
    package = package_of(game)
    if iskeyword(package) or find_spec(package) is not None:
        raise BadSetup(
            f"{package!r} is a word or a module of Python already; choose another name, "
            f"such as {game}-game"
        )


def package_of(game: str) -> str:
    """The name of its package in Python."""
    return game.replace("-", "_")


def titled(game: str) -> str:
    """A title made from an id."""
    return " ".join(word.capitalize() for word in game.split("-"))


def letters_for(game: str, taken: Iterable[str]) -> str:
    """The letters that its rules begin with: its initials, if no other game has them."""
    known = {*taken, "NG"}
    return next(letters for letters in proposals(game) if letters not in known)


def proposals(game: str) -> Iterator[str]:
    """Two to four letters, the likeliest first."""
    words = [re.sub(r"[^A-Z]", "", word) for word in game.upper().split("-")]
    initials = "".join(word[:1] for word in words)[:4]
    whole = "".join(words)
    if len(initials) > 1:
        yield initials
    yield from [whole[0] + second for second in whole[1:]]
    yield from [whole[0] + second for second in "ABCDEFGHIJKLMNOPQRSTUVWXYZ"]
    yield from [f"{whole[0]}X{third}" for third in "ABCDEFGHIJKLMNOPQRSTUVWXYZ"]


def make(game: str, title: str, folder: Path) -> None:
    """A copy of the template under other names."""
    taken = [rule.split("-")[0] for other in catalog.games().values() for rule in rules_of(other)]
    names = {
        "new_game": package_of(game),
        "new-game": game,
        "New Game": title,
        "NG-": f"{letters_for(game, taken)}-",
    }
    shutil.copytree(TEMPLATE, folder, ignore=shutil.ignore_patterns(*LEFT_OUT))
    (folder / "src" / "new_game").rename(folder / "src" / package_of(game))
    for path in [path for path in folder.rglob("*") if path.is_file()]:
        path.write_text(renamed(path.read_text("utf-8"), names), "utf-8")


def renamed(text: str, names: dict[str, str]) -> str:
    """A text with every name changed."""
    for old, new in names.items():
        text = text.replace(old, new)
    return text

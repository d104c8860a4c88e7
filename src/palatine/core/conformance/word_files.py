"""A game's word files: every language says the same things, every theme has every term."""

import re
from collections.abc import Collection, Iterator
from functools import cache
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from palatine.core.game import Game
from palatine.core.words import languages

Entry = ftl.Message | ftl.Term | ftl.Junk


@cache
def entries(path: Path) -> tuple[Entry, ...]:
    """The entries of a word file, without comments."""
    body = FluentParser(with_spans=False).parse(path.read_text("utf-8")).body
    return tuple([entry for entry in body if isinstance(entry, Entry)])


def ids(path: Path) -> list[str]:
    """The ids of a file."""
    return [name_of(entry) for entry in entries(path)]


def name_of(entry: Entry) -> str:
    """An entry's id; that of a term begins with a dash."""
    if isinstance(entry, ftl.Junk):
        return f"can't be read: {(entry.content or '').strip()}"
    return f"-{entry.id.name}" if isinstance(entry, ftl.Term) else str(entry.id.name)


def messages(game: Game, language: str) -> Path:
    """The file of a game's messages."""
    return game.folder / "words" / language / "game.ftl"


def version_file(game: Game, language: str) -> Path:
    """The file that says what each version of a game's rules changed: `version-2 = ...`."""
    return game.folder / "words" / language / "versions.ftl"


def theme_files(game: Game, language: str) -> list[Path]:
    """The files of a game's themes."""
    return [game.folder / "words" / language / f"{theme}.ftl" for theme in game.themes]


def spoken(game: Game) -> tuple[str, ...]:
    """The house's languages that a game speaks."""
    return tuple([each for each in languages() if messages(game, each).exists()])


class Texts(Visitor):
    """Collects the plain text of messages and terms; attributes are for the program."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_TextElement(self, node: ftl.TextElement) -> None:  # noqa: N802  # Fluent's name
        self.found.append(node.value)

    def visit_Attribute(self, node: ftl.Attribute) -> None:  # noqa: N802  # Fluent's name
        """Skip it: it is not part of a sentence."""


class References(Visitor):
    """Collects the terms that messages use, each with the form they ask for."""

    def __init__(self) -> None:
        self.found: list[tuple[str, str]] = []

    def visit_TermReference(self, node: ftl.TermReference) -> None:  # noqa: N802  # Fluent's name
        for named in node.arguments.named if node.arguments else ():
            self.found.append((node.id.name, named.value.value))


class Wanted(Visitor):
    """Collects the facts that messages use."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802  # Fluent's
        self.found.append(node.id.name)


class Forms(Visitor):
    """Collects the keys that a term chooses by."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_Variant(self, node: ftl.Variant) -> None:  # noqa: N802  # Fluent's name
        if isinstance(node.key, ftl.Identifier):
            self.found.append(node.key.name)


def gathered(visitor: Any, path: Path) -> list[Any]:
    """What a visitor finds in a file."""
    for entry in entries(path):
        visitor.visit(entry)
    found: list[Any] = visitor.found
    return found


def faults_of_words(game: Game) -> Iterator[str]:
    """Everything wrong with the word files, file by file."""
    if not messages(game, "en").exists():
        yield "there are no English words: words/en/game.ftl"
        return
    for path in sorted(game.folder.glob("words/*/*.ftl")):
        yield from unreadable(path)
    for language in spoken(game):
        yield from uneven(messages(game, language), messages(game, "en"), said_by_cards(game))
        yield from untold_versions(game, version_file(game, language))
        yield from uneven_guide(game, language)
        for path in theme_files(game, language):
            if path.exists():
                yield from faults_of_theme(game, language, path)
            else:
                yield f"{short(path)} is missing"


def uneven_guide(game: Game, language: str) -> Iterator[str]:
    """What a game's guide for new players lacks in this language but has in English."""
    path, english = (game.folder / "words" / each / "guide.ftl" for each in (language, "en"))
    if english.exists() and not path.exists():
        yield f"{short(path)} is missing"
    elif english.exists():
        yield from uneven(path, english)


def untold_versions(game: Game, path: Path) -> Iterator[str]:
    """Versions without a word about what they changed; the first changed nothing."""
    told = ids(path) if path.exists() else []
    wanted = [f"version-{number}" for number in range(2, game.version + 1)]
    yield from [f"{short(path)}: {name} is missing" for name in wanted if name not in told]


def short(path: Path) -> str:
    """A file's short name: its language and its file name."""
    return f"words/{path.parent.name}/{path.name}"


def unreadable(path: Path) -> Iterator[str]:
    """What Fluent can't read in a file, and ids that it has twice."""
    found = ids(path)
    for name in dict.fromkeys(found):
        if name.startswith("can't be read"):
            yield f"{short(path)}: {name}"
        elif found.count(name) > 1:
            yield f"{short(path)}: {name} appears twice"


def said_by_cards(game: Game) -> list[str]:
    """The ids of the messages from a game's card files, which a language may translate."""
    return re.findall(r"^([\w-]+) =", game.binder.words, re.MULTILINE)


def uneven(path: Path, model: Path, extra: Collection[str] = ()) -> Iterator[str]:
    """How two files' ids differ; the first may also have those in `extra`."""
    ours, theirs = [name for name in ids(path) if name not in extra], ids(model)
    yield from [f"{short(path)}: {name} is missing" for name in theirs if name not in ours]
    yield from [
        f"{short(path)}: {name} is not in {short(model)}" for name in ours if name not in theirs
    ]


def faults_of_theme(game: Game, language: str, path: Path) -> Iterator[str]:
    """A theme must name everything, in every form, and have no messages of its own."""
    yield from uneven(path, theme_files(game, "en")[0])
    yield from [f"{short(path)}: {name} is not a term" for name in ids(path) if name[:1] != "-"]
    text = "\n".join(gathered(Texts(), messages(game, language)))
    for name in [name for name in gathered(Texts(), path) if name[0].isupper()]:
        if re.search(rf"\b{re.escape(name)}\b", text):
            yield f"words/{language}/game.ftl has {name!r}, which is a theme's: use its term"
    terms = {name_of(entry): entry for entry in entries(path)}
    for term, form in dict.fromkeys(gathered(References(), messages(game, language))):
        if form not in forms_of(terms.get(f"-{term}")):
            yield f"{short(path)}: -{term} has no form {form!r}"


def forms_of(term: Entry | None) -> list[str]:
    """The cases and numbers that a term has."""
    forms = Forms()
    if term is not None:
        forms.visit(term)
    return forms.found

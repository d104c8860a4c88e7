"""The rulebook trace: a test shows every rule of a game, and no id is made up."""

import ast
from collections.abc import Collection, Iterator
from pathlib import Path
from typing import Final

from palatine.core.game import Game
from palatine.core.rulebook import (
    CODE,
    RULEBOOK,
    WAY,
    cited,
    pages_of,
    read_rules,
    rule_text,
    rules_of,
    ways_in,
)
from palatine.core.words import Speaker, languages

MARK: Final = "pytest.mark.rule"
CITING: Final = ("*.py", "*.ftl")
MARKUP: Final = ("*", "\n", "`")


def files_with_tests(game: Game) -> tuple[Path, ...]:
    """The files with a game's tests: in its folder, and in its project's."""
    inner = (game.folder / "tests").rglob("test_*.py")
    project = project_of(game.folder)
    outer = (project / "tests").rglob("test_*.py") if project is not None else ()
    return tuple(sorted({*inner, *outer}))


def project_of(folder: Path) -> Path | None:
    """The project that a package's folder belongs to; None if the package is installed."""
    top = folder
    while (top / "__init__.py").exists():
        top = top.parent
    return next((each for each in (top, top.parent) if (each / "pyproject.toml").exists()), None)


def untraced(game: Game, elsewhere: Collection[str] = ()) -> Iterator[str]:
    """What is wrong with a rulebook and its trace; `elsewhere` are the rules of other games."""
    if not rules_of(game):
        yield f"there is no rule in {RULEBOOK}: a rule is a list item with a bold id"
        return
    yield from out_of_order(game)
    yield from made_up(game, elsewhere)
    yield from not_quotable(game)
    yield from half_told(game)
    tests = files_with_tests(game)
    if tests:
        yield from not_shown(game, tests)
        yield from shown_in_vain(game, tests, elsewhere)


def not_shown(game: Game, tests: Collection[Path]) -> Iterator[str]:
    """Rules and rulings that no test shows."""
    shown = {rule for path in tests for rule in marked(path)}
    for rule in rules_of(game):
        if rule not in shown:
            yield f'no test shows {rule}: mark one with @pytest.mark.rule("{rule}")'


def shown_in_vain(
    game: Game, tests: Collection[Path], elsewhere: Collection[str] = ()
) -> Iterator[str]:
    """Marks with an id that is in no rulebook."""
    for path in tests:
        for rule in marked(path):
            if rule not in rules_of(game) and rule not in elsewhere:
                yield f"{path.name}: a test is marked with {rule}, which is not a rule"


def made_up(game: Game, elsewhere: Collection[str] = ()) -> Iterator[str]:
    """Ids in code, words and the rulebook itself that are in no rulebook."""
    rules = rules_of(game)
    letters = {rule.split("-")[0] for rule in rules}
    for path in citing_files(game.folder):
        for rule in dict.fromkeys(cited(path.read_text("utf-8"))):
            is_ours = rule.split("-")[0] in letters  # others are not ids at all, or another game's
            if is_ours and rule not in rules and rule not in elsewhere:
                yield f"{path.relative_to(game.folder)} cites {rule}, which is not a rule"


def citing_files(folder: Path) -> list[Path]:
    """A game's code, words and rules, without its tests."""
    pages = {path for language in languages() for path in pages_of(folder, language)}
    found = [path for pattern in CITING for path in folder.rglob(pattern)]
    return sorted([*pages, *[path for path in found if "tests" not in path.parts]])


def out_of_order(game: Game) -> Iterator[str]:
    """Gaps in the numbers of chapters, rules and rulings, which count from one.

    Chapters may come in the order in which players need them.
    """
    numbers = [rule.split("-")[1] for rule in rules_of(game)]
    rules = [tuple(map(int, number.split("."))) for number in numbers if "." in number]
    rulings = [int(number[1:]) for number in numbers if number.startswith("R")]
    chapters: dict[int, list[int]] = {}
    for chapter, number in rules:
        chapters.setdefault(chapter, []).append(number)
    counts = {"the chapters": sorted(chapters), "the rulings": rulings}
    counts |= {f"the rules of chapter {chapter}": found for chapter, found in chapters.items()}
    for what, found in counts.items():
        if found != list(range(1, len(found) + 1)):
            yield f"{what} are not counted from 1 without a gap: {found}"


def not_quotable(game: Game) -> Iterator[str]:
    """Rules that are not a sentence to show to a player."""
    for rule in read_rules(game.folder):
        text = rule_text(Speaker(game), rule)
        if not text.endswith((".", "!", "?", ")")) or any(mark in text for mark in MARKUP):
            yield f"{rule} is not a sentence that can be quoted: {text!r}"


def half_told(game: Game) -> Iterator[str]:
    """Rules that some table can't read aloud: they lack the sentence for one of an option's values,
    or name an option elsewhere. A ruling may, since it explains."""
    for rule, text in read_rules(game.folder).items():
        ways = ways_in(text)
        owners = [each for each in game.options.values() if {*ways} <= {*each.values}]
        if ways and (len(owners) != 1 or sorted(ways) != sorted(owners[0].values)):
            yield f"{rule} needs a sentence for each value of one option, and has {', '.join(ways)}"
        if "-R" not in rule and CODE.search(WAY.sub("", text)):
            yield f"{rule} names an option or a value in the middle of a sentence: {text!r}"


# The marks of tests


def marked(path: Path) -> Iterator[str]:
    """The ids in the rule marks of a file's tests."""
    for _, rules in marked_tests(path):
        yield from rules


def marked_tests(path: Path) -> Iterator[tuple[str, list[str]]]:
    """The tests of a file that show rules, with the ids, read without importing it."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            marks = [each for each in node.decorator_list if isinstance(each, ast.Call)]
            rules = [each for each in marks if ast.unparse(each.func) == MARK]
            if rules:
                yield node.name, [rule for mark in rules for rule in ids_in(mark)]


def ids_in(mark: ast.Call) -> Iterator[str]:
    """The ids that a mark names, which must be plain strings."""
    for argument in mark.args:
        assert isinstance(argument, ast.Constant), f"line {mark.lineno}: a rule mark takes strings"
        yield str(argument.value)

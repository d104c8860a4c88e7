"""The rulebook trace: every rule of every game is shown by a test, and no id is made up."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import palatine
from palatine.catalog import games
from palatine.core.errors import BadMessage, RulesBug
from palatine.core.game import Game
from palatine.core.rulebook import cited, read_rules, rule_text, rules_of
from palatine.core.words import Speaker

HERE = Path(__file__).parent
HOUSE = Path(palatine.__file__).parent
PYTHON, WORDS = "*.py", "*.ftl"

every_game = pytest.mark.parametrize("game", games().values(), ids=lambda game: game.id)


def every_rule() -> set[str]:
    """The ids of all games."""
    return {rule for game in games().values() for rule in rules_of(game)}


def files_with_tests(game: Game) -> list[Path]:
    """Where a rule of this game can be shown: in its own folder, and in the house's tests."""
    return sorted({*(game.folder / "tests").rglob("test_*.py"), *HERE.rglob("test_*.py")})


def marked(path: Path) -> Iterator[str]:
    """The ids in the rule marks of a file's tests, read without importing it."""
    tree = ast.parse(path.read_text("utf-8"))
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            for decorator in node.decorator_list:
                if is_rule_mark(decorator):
                    yield from ids_in(decorator)


def is_rule_mark(node: ast.expr) -> bool:
    """Whether this is `pytest.mark.rule(...)`."""
    return isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.rule"


def ids_in(mark: ast.expr) -> Iterator[str]:
    """The ids that a mark names; they must stand there in so many letters."""
    assert isinstance(mark, ast.Call)
    for argument in mark.args:
        assert isinstance(argument, ast.Constant), f"line {mark.lineno}: a rule mark takes strings"
        yield str(argument.value)


def source_files() -> list[Path]:
    """The house's source: code and words, without tests."""
    found = [*HOUSE.rglob(PYTHON), *HOUSE.rglob(WORDS)]
    return sorted(path for path in found if "tests" not in path.relative_to(HOUSE).parts)


@every_game
def test_every_rule_and_ruling_is_shown_by_a_test(game: Game) -> None:
    """Each id of a game's rulebook and rulings stands in the rule mark of some test."""
    shown = {rule for path in files_with_tests(game) for rule in marked(path)}
    assert [rule for rule in rules_of(game) if rule not in shown] == []


@every_game
def test_no_test_shows_a_rule_that_does_not_exist(game: Game) -> None:
    """Each id in a rule mark stands in the rulebook or rulings of some game."""
    known = every_rule()
    made_up = [
        (path.name, r) for path in files_with_tests(game) for r in marked(path) if r not in known
    ]
    assert made_up == []


def test_no_source_cites_a_rule_that_does_not_exist() -> None:
    """Each id in code, comments, reasons and words stands in some game's rulebook or rulings."""
    known = every_rule()
    made_up = [
        (path.name, rule)
        for path in source_files()
        for rule in cited(path.read_text("utf-8"))
        if belongs_to_a_game(rule) and rule not in known
    ]
    assert made_up == []


def belongs_to_a_game(rule: str) -> bool:
    """Whether an id has the letters of a game: others are examples or no ids at all."""
    return rule.split("-")[0] in {known.split("-")[0] for known in every_rule()}


@every_game
def test_rulebook_and_rulings_cite_only_rules_that_exist(game: Game) -> None:
    """A rule that refers to another refers to one that is there."""
    pages = [(game.folder / page).read_text("utf-8") for page in ("rulebook.md", "rulings.md")]
    assert [rule for page in pages for rule in cited(page) if rule not in rules_of(game)] == []


@every_game
def test_rules_stand_in_the_order_of_their_numbers(game: Game) -> None:
    """Chapters and rules are counted from one without a gap, and so are the rulings."""
    numbers = [rule.split("-")[1] for rule in rules_of(game)]
    rules = [tuple(map(int, number.split("."))) for number in numbers if "." in number]
    rulings = [int(number[1:]) for number in numbers if number.startswith("R")]
    chapters = {chapter: [r for c, r in rules if c == chapter] for chapter, _ in rules}
    assert rulings == list(range(1, len(rulings) + 1))
    assert list(chapters) == list(range(1, len(chapters) + 1))
    assert all(found == list(range(1, len(found) + 1)) for found in chapters.values())
    assert rules == sorted(rules)


@pytest.mark.parametrize(
    ("source", "found"),
    [
        ('@pytest.mark.rule("SE-3.2", "SE-R9")\ndef test_it(): ...', ["SE-3.2", "SE-R9"]),
        ('@pytest.mark.rule("SE-3.2")\ndef helper(): ...', []),
        ("def test_it(): ...", []),
    ],
)
def test_marks_are_read_from_the_source(source: str, found: list[str], tmp_path: Path) -> None:
    """Only the rule marks of tests count, with all their ids."""
    path = tmp_path / "test_example.py"
    path.write_text(f"import pytest\n{source}\n", "utf-8")
    assert list(marked(path)) == found


@every_game
def test_a_rule_can_be_quoted(game: Game) -> None:
    """Each id has words that can be shown to a player: at least a sentence, without markup."""
    for rule in rules_of(game):
        text = rule_text(game, rule)
        assert text.endswith((".", "!", "?", ")"))
        assert not {"*", "\n", "`"} & set(text)


@every_game
def test_a_quoted_rule_calls_switches_by_their_words(game: Game) -> None:
    """Nobody who asks "why can't I?" reads the name of an option or of its value in code."""
    for rule, text in read_rules(game.folder).items():
        quoted = rule_text(game, rule)
        assert not [name for name in game.options if "_" in name and name in quoted], rule
        named = [name for name in re.findall("`([^`]+)`", text) if name in game.options]
        words = [f"“{Speaker(game).say(f'setting-{name}')}”" for name in named]
        assert [word for word in words if word not in quoted] == [], rule


@pytest.mark.rule("SE-3.2")
def test_a_value_is_that_of_the_switch_before_it() -> None:
    """A rule that names a switch and two of its values is quoted with what they mean."""
    quoted = rule_text(games()["senate"], "SE-3.2", "secret-emperor")
    assert "“Who can't be nominated as Chancellor” at “The government that was elected" in quoted
    assert "With “The government that enacted the last policy”" in quoted


@every_game
def test_a_rule_that_does_not_exist_is_refused_with_a_hint(game: Game) -> None:
    """Who asks for an unknown id is told so, and which one is near."""
    near = next(iter(rules_of(game)))
    with pytest.raises(BadMessage, match=f"did you mean '{near}'"):
        rule_text(game, f"{near}x")


def test_a_rule_goes_on_over_its_indented_lines(tmp_path: Path) -> None:
    """A rule is a list item with a bold id and the lines that belong to it; the rest is not."""
    page = (
        "# Rules\n\n- **XY-1.1** One `rule`\n  of two lines.\n\nNo rule.\n- **XY-1.2** Another.\n"
    )
    (tmp_path / "rulebook.md").write_text(page, "utf-8")
    assert read_rules(tmp_path) == {"XY-1.1": "One `rule` of two lines.", "XY-1.2": "Another."}


def test_an_id_may_not_stand_twice(tmp_path: Path) -> None:
    """The same id in rulebook and rulings is a mistake of ours, and is said to be one."""
    for page in ("rulebook.md", "rulings.md"):
        (tmp_path / page).write_text("- **XY-R1** Words.\n", "utf-8")
    with pytest.raises(RulesBug, match="XY-R1 stands twice"):
        read_rules(tmp_path)

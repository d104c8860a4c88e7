"""The rulebook trace: every rule of every game has a test, and no id is made up."""

import re
from dataclasses import replace
from pathlib import Path

import pytest

import palatine
from palatine.catalog import games
from palatine.core.conformance.trace import files_with_tests, marked, project_of, untraced
from palatine.core.errors import BadMessage, RulesBug
from palatine.core.game import Game
from palatine.core.rulebook import cited, pages_of, read_rules, rule_text, rules_of
from palatine.core.words import Speaker

HERE = Path(__file__).parent
HOUSE = Path(palatine.__file__).parent
PYTHON, WORDS = "*.py", "*.ftl"

every_game = pytest.mark.parametrize("game", games().values(), ids=lambda game: game.id)


def every_rule() -> set[str]:
    """The ids of all games."""
    return {rule for game in games().values() for rule in rules_of(game)}


def source_files() -> list[Path]:
    """Palatine's source: code and words, without tests."""
    found = [*HOUSE.rglob(PYTHON), *HOUSE.rglob(WORDS)]
    return sorted(path for path in found if "tests" not in path.relative_to(HOUSE).parts)


@every_game
def test_every_rule_is_shown_and_no_id_is_made_up(game: Game) -> None:
    """Each id of a rulebook is in the rule mark of some test, and no others are; all in order."""
    assert {*HERE.rglob("test_*.py")} <= {*files_with_tests(game)}
    assert list(untraced(game, every_rule())) == []


def test_no_source_cites_a_rule_that_does_not_exist() -> None:
    """Each id in code, comments, reasons and words is in some game's rulebook or rulings."""
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


@pytest.fixture
def traced(tmp_path: Path) -> Game:
    """A game in its own project, with one rule and the test that shows it."""
    folder = tmp_path / "src" / "game"
    (folder / "tests").mkdir(parents=True)
    files = {
        "src/game/__init__.py": "",
        "src/game/rulebook.md": "- **XY-1.1** All win.\n",
        "pyproject.toml": "",
        "src/game/tests/test_it.py": '@pytest.mark.rule("XY-1.1")\ndef test_it(): ...\n',
    }
    for name, text in files.items():
        (tmp_path / name).write_text(text, "utf-8")
    return replace(games()["senate"], folder=folder)


@pytest.mark.parametrize(
    ("name", "text", "found"),
    [
        ("rulings.md", "- **XY-R1** Why.\n", "no test shows XY-R1"),
        ("rulings.md", "- **XY-R2** Why.\n", "the rulings are not counted from 1"),
        ("rulebook.md", "- **XY-1.1** All win\n", "XY-1.1 is not a sentence"),
        ("rulebook.md", "- **XY-1.1** See XY-1.2.\n", "rulebook.md cites XY-1.2"),
        ("rules.py", "# [XY-2.1]\n", "rules.py cites XY-2.1"),
        ("rulebook.md", "No rules.\n", "there is no rule in rulebook.md"),
        ("../../tests/test_more.py", "test marked with XY-9.9", "test_more.py: a test is marked"),
    ],
)
def test_a_gap_in_the_trace_is_named(name: str, text: str, found: str, traced: Game) -> None:
    """Where it is, and what to do about it; without one there is nothing to say."""
    assert list(untraced(traced)) == []
    mark = '@pytest.mark.rule("XY-9.9")\ndef test_it(): ...\n'
    path = traced.folder / name
    path.parent.mkdir(exist_ok=True)
    path.write_text(mark if name.startswith("..") else text, "utf-8")
    read_rules.cache_clear()
    assert any(fault.startswith(found) for fault in untraced(traced)), list(untraced(traced))


def test_an_installed_game_has_no_project(tmp_path: Path) -> None:
    """A folder whose package is not in a project is not searched for tests."""
    folder = tmp_path / "lib" / "site-packages" / "game"
    folder.mkdir(parents=True)
    (folder / "__init__.py").touch()
    (tmp_path / "pyproject.toml").touch()
    assert project_of(folder) is None


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
def test_a_quoted_rule_calls_switches_by_their_words(game: Game) -> None:
    """A player who asks "why can't I?" never reads the name of an option or its value in code."""
    for rule, text in read_rules(game.folder).items():
        quoted = rule_text(Speaker(game), rule)
        assert not [name for name in game.options if "_" in name and name in quoted], rule
        named = [name for name in re.findall("`([^`]+)`", text) if name in game.options]
        words = [f"“{Speaker(game).say(f'setting-{name}')}”" for name in named]
        assert [word for word in words if word not in quoted] == [], rule


@pytest.mark.rule("SE-R9")
def test_a_value_is_that_of_the_switch_before_it() -> None:
    """A ruling that names a switch and two of its values is quoted with their meanings."""
    quoted = rule_text(Speaker(games()["senate"], theme="secret-emperor"), "SE-R9")
    assert "“Who can't be nominated as Chancellor”. “The government that was elected" in quoted
    assert "“The government that enacted the last policy” (Secret Emperor):" in quoted


@pytest.mark.rule("SE-3.2", "SE-3.10")
def test_a_rule_quoted_at_a_table_says_only_what_holds_there() -> None:
    """A table reads its own way of a rule, without the switch and without the other way."""
    senate = games()["senate"]
    elected = rule_text(Speaker(senate), "SE-3.2", {"term_limit": "elected"})
    assert elected == (
        "Term limits: members of the last government can't be nominated for Vice Chair. These are"
        " the Supreme Chancellor and the Vice Chair who were elected last; a nomination alone"
        " doesn't count."
    )
    tracker = rule_text(Speaker(senate, "de"), "SE-3.10", {"tracker_reset": "on_policy"})
    assert tracker.endswith(" oder durch Chaos. Sonst setzt ihn nichts zurück.")


@every_game
def test_a_rule_that_does_not_exist_is_refused_with_a_hint(game: Game) -> None:
    """Asking for an unknown id gives an error with the nearest one."""
    near = next(iter(rules_of(game)))
    with pytest.raises(BadMessage, match=f"did you mean '{near}'"):
        rule_text(Speaker(game), f"{near}x")


def test_a_rule_goes_on_over_its_indented_lines(tmp_path: Path) -> None:
    """A rule is a list item with a bold id and the lines that belong to it; the rest is not."""
    page = (
        "# Rules\n\n- **XY-1.1** One `rule`\n  of two lines.\n\nNo rule.\n- **XY-1.2** Another.\n"
    )
    (tmp_path / "rulebook.md").write_text(page, "utf-8")
    assert read_rules(tmp_path) == {"XY-1.1": "One `rule` of two lines.", "XY-1.2": "Another."}


def test_a_rule_without_words_in_a_language_is_english(tmp_path: Path) -> None:
    """Rule by rule to quote, and page by page to read."""
    pages = {"rulebook.md": "One.", "rulings.md": "Why.", "rulebook.de.md": "Eins."}
    for number, (page, text) in enumerate(pages.items()):
        (tmp_path / page).write_text(f"- **XY-1.{number % 2 + 1}** {text}\n", "utf-8")
    assert read_rules(tmp_path, "de") == {"XY-1.1": "Eins.", "XY-1.2": "Why."}
    assert [page.name for page in pages_of(tmp_path, "de")] == ["rulebook.de.md", "rulings.md"]
    assert [page.name for page in pages_of(tmp_path)] == ["rulebook.md", "rulings.md"]


def test_an_id_may_not_stand_twice(tmp_path: Path) -> None:
    """The same id in rulebook and rulings is our mistake, and is reported as one."""
    for page in ("rulebook.md", "rulings.md"):
        (tmp_path / page).write_text("- **XY-R1** Words.\n", "utf-8")
    with pytest.raises(RulesBug, match="XY-R1 appears twice"):
        read_rules(tmp_path)

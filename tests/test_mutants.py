"""The mutants: what changes, what does not, and that the run finds a test which notices."""

import ast
import json
from pathlib import Path

import pytest

from palatine.cli import main
from tests.mutants.__main__ import every_game, mutants_in
from tests.mutants.changes import Mutant, mutants_of
from tests.mutants.processes import TOO_LONG, Work, done
from tests.mutants.results import Outcome, listed, report
from tests.mutants.swapping import swap

RULES = '''"""A file of rules."""

LIMIT = 5


def ends(t, seat):
    """It ends by XY-1.2."""
    if t.round > LIMIT and t.leader:
        t.over = True
        t.tell(seat, "over")
        return
    for p in t.seats:
        t.turn(p)
'''


@pytest.fixture
def rules(tmp_path: Path) -> Path:
    """A file of rules."""
    path = tmp_path / "rules.py"
    path.write_text(RULES, "utf-8")
    return path


def changes(path: Path) -> set[tuple[str, str, str]]:
    """Each mutant as kind, before and after."""
    return {(each.kind, each.before, each.after) for each in mutants_of(path)}


def test_each_kind_of_change_is_made(rules: Path) -> None:
    """Comparisons, conditions, numbers, orders, omitted effects, wider audiences."""
    found = changes(rules)
    assert ("comparison", "t.round > LIMIT", "t.round >= LIMIT") in found
    assert ("condition", "t.round > LIMIT and t.leader", "t.leader") in found
    assert ("number", "5", "6") in found
    assert ("left out", "t.over = True", "pass") in found
    assert ("left out", "return", "pass") in found
    assert {"order", "audience"} <= {kind for kind, _, _ in found}
    assert any("EVERYONE" in after for _, _, after in found)


def test_a_mutant_knows_its_rules_and_when_it_runs(rules: Path) -> None:
    """The ids near a change are its rules; code outside functions runs on import."""
    by_kind = {each.before: each for each in mutants_of(rules)}
    assert by_kind["5"].is_run_on_import
    assert by_kind["t.over = True"].rules == ("XY-1.2",)
    assert not by_kind["t.over = True"].is_run_on_import


def test_every_mutant_differs_from_the_rules_in_one_thing(rules: Path) -> None:
    """Each is a different program, and no two have the same name."""
    mutants = mutants_of(rules)
    programs = [ast.unparse(each.tree()) for each in mutants]
    assert len({*programs, ast.unparse(ast.parse(RULES))}) == len(mutants) + 1
    assert len({each.name for each in mutants}) == len(mutants)


def test_a_loaded_function_is_changed_wherever_it_is_held(
    rules: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A table of functions made on import runs the mutant too."""
    rules.write_text("def f(x):\n    return x < 3\n\n\nTABLE = {'f': f}\n", "utf-8")
    space: dict[str, dict[str, object]] = {}
    exec(compile(rules.read_text("utf-8"), str(rules), "exec"), space)
    monkeypatch.setattr("tests.mutants.swapping.loaded", lambda: {str(rules): [space["f"]]})
    (mutant,) = [each for each in mutants_of(rules) if each.kind == "comparison"]
    assert swap(mutant.path, mutant.tree())
    assert space["TABLE"]["f"](3) is True  # type: ignore[operator]


def test_a_process_that_goes_on_for_ever_is_ended() -> None:
    """And one that breaks says nothing; the others' answers still arrive."""

    def for_ever() -> bytes:
        while True:
            pass

    def breaks() -> bytes:
        raise ValueError

    works = [
        Work("slow", for_ever, 0.2),
        Work("broken", breaks, 60),
        Work("fine", lambda: b"1", 60),
    ]
    assert dict(done(works, 2)) == {"slow": TOO_LONG, "broken": b"", "fine": b"1"}


def test_every_listed_mutant_exists_and_has_a_reason() -> None:
    """A change to a listed mutant's code means looking at its reason again."""
    known = {each.name for game in every_game() for each in mutants_in(game)}
    assert sorted({*listed()} - known) == []
    assert all(len(why) > 20 for why in listed().values())


def test_the_report_names_who_was_not_noticed() -> None:
    """By rule; a listed one is counted, but not named."""
    outcomes = [
        Outcome("a", "test_a", ["XY-1"]),
        Outcome("b", None, ["XY-2"]),
        Outcome("c", None, []),
    ]
    lines = [*report("game", {each.name: each for each in outcomes}, {"c": "it changes nothing"})]
    assert lines == ["game: 1 of 3 mutants noticed (33.3%), 1 listed, 1 left", "  XY-2", "    b"]


@pytest.fixture
def mutant_of_senate() -> Mutant:
    """Some change of the senate's rules."""
    return next(each for each in mutants_in("senate") if each.rules)


def test_the_trace_lists_tests_and_mutants_of_a_rule(
    mutant_of_senate: Mutant,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """`palatine rules GAME --trace`: what shows a rule, and whether it bites."""
    rule = mutant_of_senate.rules[0]
    kept = [{"name": "m", "killed_by": by, "rules": [rule]} for by in ("test_m", None)]
    (tmp_path / "senate.json").write_text(json.dumps(kept), "utf-8")
    monkeypatch.setattr("palatine.cli.rules.kept_at", lambda project: tmp_path)
    assert main(["rules", "senate", rule, "--trace"]) == 0
    said = capsys.readouterr().out
    assert "::test_" in said
    assert "1 of 2 mutants noticed" in said


def test_a_rule_is_read_by_its_id(capsys: pytest.CaptureFixture[str]) -> None:
    """In upper or lower case; an unknown id gets the nearest one as a hint."""
    assert main(["rules", "senate", "se-3.2"]) == 0
    assert capsys.readouterr().out.startswith("SE-3.2  ")
    assert main(["rules", "senate", "SE-3.22"]) == 2
    assert "did you mean" in capsys.readouterr().err

"""What code imports is installed with Palatine, or with the extra that it needs."""

import ast
import sys
import tomllib
from collections.abc import Iterator
from functools import cache
from importlib.metadata import distribution, packages_distributions
from pathlib import Path
from typing import NamedTuple

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parents[1]
SOURCES = ROOT / "src" / "palatine"
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
EXTRAS: dict[str, list[str]] = PROJECT["optional-dependencies"]
PYTEST = "testing/plugin.py"
"""A plugin of pytest, which loads it."""


def installed(requirements: list[str], extra: str = "") -> set[str]:
    """The distributions that these bring here, by what each says of itself."""
    found: set[str] = set()
    left = [(Requirement(each), extra) for each in requirements]
    seen = set()
    while left:
        wanted, inside = left.pop()
        if wanted.marker is not None and not wanted.marker.evaluate({"extra": inside}):
            continue
        if wanted.name == "palatine":
            left += [(Requirement(each), "") for extra in wanted.extras for each in EXTRAS[extra]]
            continue
        for inside in ("", *wanted.extras):
            if (wanted.name, inside) not in seen:
                seen.add((wanted.name, inside))
                needs = distribution(wanted.name).requires or ()
                left += [(Requirement(each), inside) for each in needs]
        found.add(canonicalize_name(wanted.name))
    return found


@cache
def owners() -> dict[str, set[str]]:
    """The distributions that each module here comes from."""
    found = packages_distributions().items()
    return {name: {canonicalize_name(each) for each in own} for name, own in found}


@cache
def modules(extra: str = "") -> frozenset[str]:
    """What can be imported once Palatine is installed, with this extra."""
    there = installed([*PROJECT["dependencies"], *EXTRAS.get(extra, ())])
    return frozenset(name for name, own in owners().items() if there & own)


class File(NamedTuple):
    """What a file wants of others."""

    imports: set[str]
    """Their modules, imported at once or later."""
    asks: list[tuple[str, set[str]]]
    """The extras that it names when something is missing, each with modules of it."""


def wants(tree: ast.AST) -> File:
    """What it wants."""
    imports, asks = set(), []
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            imports |= {each.name for each in node.names}
        elif isinstance(node, ast.ImportFrom) and not node.level:
            imports.add(node.module or "")
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            match node.func.id, list(texts(node)):
                case "import_module", [name]:
                    imports.add(name)
                case "need" | "importing", [extra, *names] if extra in EXTRAS:
                    asks.append((extra, set(names)))
    tops = {name.partition(".")[0] for name in imports}
    return File(tops - sys.stdlib_module_names - {"palatine", ""}, asks)


def texts(node: ast.AST) -> Iterator[str]:
    """The strings within it."""
    for each in ast.walk(node):
        if isinstance(each, ast.Constant) and isinstance(each.value, str):
            yield each.value


@pytest.fixture(scope="module")
def files() -> dict[str, File]:
    """What all files want that ship and run."""
    paths = {path.relative_to(SOURCES): path for path in SOURCES.rglob("*.py")}
    return {
        name.as_posix(): wants(ast.parse(path.read_text("utf-8")))
        for name, path in paths.items()
        if not {"tests", "new-game"} & set(name.parts) and name.as_posix() != PYTEST
    }


def test_one_extra_is_enough_for_any_file(files: dict[str, File]) -> None:
    """Everything that a file imports comes with Palatine, or with one extra besides."""
    short = {
        name: file.imports - modules()
        for name, file in files.items()
        if not any(file.imports <= modules(extra) for extra in ("", *EXTRAS))
    }
    assert short == {}


def test_the_extra_that_is_named_brings_what_is_missing(files: dict[str, File]) -> None:
    """Whoever installs what an error tells them to install gets rid of the error."""
    found = [(name, *each) for name, file in files.items() for each in file.asks]
    assert [each for each in found if not each[2] <= modules(each[1])] == []
    assert {extra for _, extra, _ in found} >= {"lab", "ray", "agents"}


@pytest.mark.parametrize("extra", EXTRAS)
def test_an_extra_brings_nothing_idle(extra: str, files: dict[str, File]) -> None:
    """Each package that it names is imported somewhere."""
    wanted = {module for file in files.values() for module in file.imports}
    used = {own for module in wanted for own in owners().get(module, ())}
    named = {canonicalize_name(Requirement(each).name) for each in EXTRAS[extra]} - {"palatine"}
    assert named <= used

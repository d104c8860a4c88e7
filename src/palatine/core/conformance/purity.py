"""Rules are pure: they import no clock, no random numbers, no input or output, and hold no words.

For this house's own games, import-linter checks the imports too.
"""

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from palatine.core.game import Game

IMPURE: Final = (
    *("time", "datetime", "random", "secrets", "os", "io", "socket", "asyncio"),
    *("subprocess", "threading", "pathlib", "urllib", "http", "uuid"),
)
PURE: Final = ("state.py", "rules.py", "rules/**/*.py", "cards/ops/**/*.py")
"""Where a game's rules and its cards' effects are in its folder."""


def rule_files(folder: Path) -> list[Path]:
    """The files with a game's rules and its state."""
    return sorted({path for pattern in PURE for path in folder.glob(pattern)})


def impure_imports(game: Game) -> Iterator[str]:
    """Imports that would make a game depend on more than its log."""
    for path in rule_files(game.folder):
        for line, module in imports(path):
            if module.partition(".")[0] in IMPURE:
                yield f"{path.relative_to(game.folder)}, line {line}: rules may not import {module}"


def imports(path: Path) -> Iterator[tuple[int, str]]:
    """Each module that a file imports, with its line."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from [(node.lineno, name.name) for name in node.names]
        elif isinstance(node, ast.ImportFrom) and not node.level:
            yield node.lineno, node.module or ""


def sentences(game: Game) -> Iterator[str]:
    """Sentences in rules, which belong in the words; docstrings are for readers of the code."""
    documented = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)
    for path in rule_files(game.folder):
        nodes = list(ast.walk(ast.parse(path.read_text("utf-8"))))
        told = [ast.get_docstring(n, clean=False) for n in nodes if isinstance(n, documented)]
        told += [n.value.value for n in nodes if is_field_docstring(n)]  # type: ignore[attr-defined]
        for text in [str(n.value) for n in nodes if isinstance(n, ast.Constant)]:
            if " " in text and text.endswith(".") and text not in told:
                yield f"{path.relative_to(game.folder)} holds a sentence: {text!r}"


def is_field_docstring(node: ast.AST) -> bool:
    """Whether this is a string on its own, such as the docstring of a field."""
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)

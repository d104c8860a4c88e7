"""A mutant in place of the rules: in functions that are already loaded, or while loading."""

import ast
import gc
import importlib.machinery
from collections import Counter, defaultdict
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from types import CodeType, FunctionType

Codes = dict[tuple[str, int, int], CodeType]


def swap(path: Path, tree: ast.Module) -> bool:
    """Give all functions of a loaded file the mutant's code; False if that is impossible."""
    file = str(path.resolve())
    before = codes_of(compile(path.read_text("utf-8"), file, "exec"))
    after = codes_of(compile(tree, file, "exec"))
    new_of = {code: after[key] for key, code in before.items() if key in after}
    changed = {code: new for code, new in new_of.items() if code != new}
    found = [each for each in functions_of(file) if each.__code__ in changed]
    for function in found:
        try:
            function.__code__ = changed[function.__code__]
        except ValueError:  # it now closes over fewer names
            return False
    return bool(found)


def functions_of(file: str) -> list[FunctionType]:
    """All live functions of a file, wherever they are held."""
    return loaded().get(file, [])


@cache
def loaded() -> dict[str, list[FunctionType]]:
    """All functions by file; looked up once, before any fork."""
    found = defaultdict(list)
    for each in gc.get_objects():
        if type(each) is FunctionType:
            found[each.__code__.co_filename].append(each)
    return found


def codes_of(module: CodeType) -> Codes:
    """The code of every function of a file by name, line and number on that line."""
    counted: Counter[tuple[str, int]] = Counter()
    found = {}
    for code in below(module):
        key = (code.co_qualname, code.co_firstlineno)
        found[*key, counted[key]] = code
        counted[key] += 1
    return found


def below(code: CodeType) -> Iterator[CodeType]:
    """All code inside some code."""
    for each in code.co_consts:
        if isinstance(each, CodeType):
            yield each
            yield from below(each)


def load_instead(path: Path, tree: ast.Module) -> None:
    """Every import of this file from now on gets the mutant."""
    changed = str(path.resolve())
    plain = importlib.machinery.SourceFileLoader.get_code

    def get_code(loader: importlib.machinery.SourceFileLoader, name: str) -> CodeType | None:
        if loader.path == changed:
            return compile(tree, changed, "exec")
        return plain(loader, name)

    importlib.machinery.SourceFileLoader.get_code = get_code  # type: ignore[method-assign, assignment]

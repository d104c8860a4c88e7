"""The mutants of a source file: each is the file with one small thing changed."""

import ast
import copy
import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

from palatine.core.rulebook import cited

OTHER_COMPARISON: Final = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}
OTHER_SUM: Final = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.Add,
}
OTHER_FUNCTION: Final = {"min": "max", "max": "min", "any": "all", "all": "any"}
# Parts that nobody plays by: types, our own errors, words, and how equal calls are cached.
NOT_RULES: Final = {"annotation", "returns", "decorator_list", "type_params"}
WORDS: Final = {"Reason", "name_of", "TypeVar", "Literal", "cast"}
GUARDS: Final = {"strict", "frozen", "slots"}  # against a mistake in the code
# Only code that shows something can fail to show it, and only knowledge can be too much. Less
# knowledge makes the leak check stricter, so it would hide nothing.
KINDS_OF: Final = {"not shown": ("view.py",), "laid open": ("knowledge.py", "view.py")}
REPLACING: Final = {"replace", "put_unit", "put_world"}


@dataclass(frozen=True)
class Mutant:
    """One change: `before` is at this place, and `after` replaces it."""

    path: Path
    """The file, from the project's root."""
    place: str
    """The function or class around it, or `module`."""
    kind: str
    before: str
    after: str
    nth: int
    """Equal changes of one place have numbers."""
    lines: tuple[int, int]
    rules: tuple[str, ...]
    """The ids near it."""
    is_run_on_import: bool
    site: int
    """Where in the walk through the tree it happens."""

    @property
    def name(self) -> str:
        """The same as long as the function stays as it is, wherever it is in its file."""
        count = f" (no. {self.nth})" if self.nth > 1 else ""
        return f"{self.path}::{self.place}: {self.kind}: {self.before} -> {self.after}{count}"

    def tree(self) -> ast.Module:
        """The whole file with the change."""
        tree = ast.parse(self.path.read_text("utf-8"))
        for number, site in enumerate(sites(tree)):
            if number == self.site:
                site.make()
                return ast.fix_missing_locations(tree)
        raise AssertionError(f"{self.name}: the file has changed since")


@dataclass(frozen=True)
class Site:
    """A node of the tree, its place, and its possible replacement."""

    parent: ast.AST
    field: str
    index: int | None
    node: ast.AST
    kind: str
    instead: ast.AST | None
    """None removes it."""
    place: tuple[str, ...]
    around: ast.AST
    """The nearest function, class or the module."""
    on_import: bool

    def make(self) -> None:
        """Change the tree."""
        if self.index is None:
            setattr(self.parent, self.field, self.instead)
        elif self.instead is None:
            del getattr(self.parent, self.field)[self.index]
        else:
            getattr(self.parent, self.field)[self.index] = self.instead


def mutants_of(path: Path) -> list[Mutant]:
    """All mutants of a file, in the order of its lines."""
    source = path.read_text("utf-8")
    tree = ast.parse(source)
    counted: Counter[tuple[str, ...]] = Counter()
    cited_in = cache(lambda around: tuple(dict.fromkeys(cited(text_of(source, around)))))
    found = []
    for number, site in enumerate(sites(tree)):
        if site.kind in KINDS_OF and path.name not in KINDS_OF[site.kind]:
            continue
        before = shown(site.node)
        after = shown(site.instead) if site.instead is not None else "nothing"
        place = ".".join(site.place) or "module"
        counted[place, site.kind, before, after] += 1
        nth = counted[place, site.kind, before, after]
        first, last = site.node.lineno, site.node.end_lineno  # type: ignore[attr-defined]
        found.append(
            Mutant(
                path, place, site.kind, before, after, nth, (first, last), cited_in(site.around),
                site.on_import, number,
            )
        )  # fmt: skip
    return found


def shown(node: ast.AST) -> str:
    """A node as one short line."""
    text = re.sub(r"\s+", " ", ast.unparse(node))
    return text if len(text) <= 90 else f"{text[:60]}...{text[-27:]}"


def text_of(source: str, node: ast.AST) -> str:
    """The lines of a function; nothing for a whole file, since its ids are of all its rules."""
    if isinstance(node, ast.Module):
        return ""
    return "\n".join(source.splitlines()[node.lineno - 1 : node.end_lineno])  # type: ignore[attr-defined]


def sites(tree: ast.Module) -> Iterator[Site]:
    """Every place where something can be changed."""
    yield from sites_below(tree, (), tree, True)


def sites_below(
    parent: ast.AST, place: tuple[str, ...], around: ast.AST, on_import: bool
) -> Iterator[Site]:
    """The places below a node."""
    for field, value in ast.iter_fields(parent):
        if field in NOT_RULES:
            continue
        nodes = value if isinstance(value, list) else [value]
        for number, node in enumerate(nodes):
            if not isinstance(node, ast.AST) or is_no_rule(node):
                continue
            index = number if isinstance(value, list) else None
            for kind, instead in changes(parent, field, node):
                yield Site(parent, field, index, node, kind, instead, place, around, on_import)
            yield from below(parent, field, node, place, around, on_import)


def below(
    parent: ast.AST,
    field: str,
    node: ast.AST,
    place: tuple[str, ...],
    around: ast.AST,
    on_import: bool,
) -> Iterator[Site]:
    """The places in a node; a function's body runs later than the file."""
    if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
        yield from sites_below(node, (*place, node.name), node, False)
    elif isinstance(node, ast.ClassDef):
        yield from sites_below(node, (*place, node.name), node, on_import)
    elif isinstance(node, ast.arguments):
        yield from sites_below(node, place, around, True)
    else:
        yield from sites_below(node, place, around, on_import)


def is_no_rule(node: ast.AST) -> bool:
    """Docstrings, types, our own errors and the ids of sentences say nothing about the rules."""
    match node:
        case ast.Expr(value=ast.Constant()) | ast.Import() | ast.ImportFrom():
            return True
        case ast.keyword(arg=name) if name in GUARDS:
            return True
        case ast.Raise() | ast.Assert() | ast.JoinedStr():
            return True
        case ast.Call(func=ast.Name(id=name)) if name in WORDS:
            return True
        case ast.AnnAssign(annotation=ast.Name(id="TypeAlias")):
            return True
        case ast.If(test=ast.Name(id="TYPE_CHECKING")):
            return True
        case ast.Subscript(value=ast.Name(id=name)) if name in WORDS | {"tuple", "dict", "type"}:
            return True
    return False


def changes(parent: ast.AST, field: str, node: ast.AST) -> Iterator[tuple[str, ast.AST | None]]:
    """The possible replacements of a node."""
    if isinstance(node, ast.expr):
        yield from changed_expression(node)
        yield from changed_condition(parent, field, node)
        if is_fact(parent, field):
            yield "not shown", None
    elif isinstance(node, ast.stmt):
        yield from changed_statement(node)
    elif isinstance(node, ast.keyword) and is_one_of_several_effects(parent, node):
        yield "left out", None


def changed_expression(node: ast.expr) -> Iterator[tuple[str, ast.AST | None]]:
    """Comparisons, numbers, conditions, sums, orders and audiences."""
    match node:
        case ast.Compare(ops=[operator]) if type(operator) in OTHER_COMPARISON:
            yield "comparison", with_(node, ops=[OTHER_COMPARISON[type(operator)]()])
        case ast.Constant(value=bool() as value):
            yield "condition", ast.Constant(not value)
        case ast.Constant(value=int() as value):
            yield "number", ast.Constant(value + 1)
        case ast.BoolOp(values=values):
            for number in range(len(values)):
                left = [each for n, each in enumerate(values) if n != number]
                yield "condition", left[0] if len(left) == 1 else with_(node, values=left)
        case ast.UnaryOp(op=ast.Not(), operand=operand):
            yield "condition", operand
        case ast.BinOp(op=operator) if type(operator) in OTHER_SUM:
            yield "number", with_(node, op=OTHER_SUM[type(operator)]())
        case ast.Call(func=ast.Name(id="sorted")):
            yield "order", backwards(node)
        case ast.Call(func=ast.Name(id=name)) if name in OTHER_FUNCTION:
            yield "order", with_(node, func=ast.Name(OTHER_FUNCTION[name], ast.Load()))
        case ast.Call(func=ast.Name(id="len"), args=[hidden]):
            yield "laid open", hidden
        case ast.Call(func=ast.Attribute(attr="tell"), args=[audience, *others]):
            if ast.unparse(audience) != "EVERYONE":
                everyone = ast.parse("__import__('palatine.core.news').core.news.EVERYONE")
                yield "audience", with_(node, args=[everyone.body[0].value, *others])  # type: ignore[attr-defined]


def changed_condition(
    parent: ast.AST, field: str, node: ast.expr
) -> Iterator[tuple[str, ast.AST | None]]:
    """A negated plain test, and a filter that lets everything through."""
    is_test = field == "test" and isinstance(parent, ast.If | ast.IfExp | ast.While)
    if is_test and isinstance(node, ast.Name | ast.Attribute | ast.Call | ast.NamedExpr):
        yield "condition", ast.UnaryOp(ast.Not(), node)
    if isinstance(parent, ast.comprehension) and field == "ifs":
        yield "filter", ast.Constant(True)


def is_one_of_several_effects(parent: ast.AST, node: ast.keyword) -> bool:
    """Whether this sets one of several fields of a record."""
    if not isinstance(parent, ast.Call) or node.arg is None:
        return False
    return ast.unparse(parent.func) in REPLACING and len(parent.keywords) > 1


def is_fact(parent: ast.AST, field: str) -> bool:
    """Whether this is one of several collected things."""
    if not isinstance(parent, ast.Tuple | ast.List) or field != "elts":
        return False
    return isinstance(parent.ctx, ast.Load) and len(parent.elts) > 1


def changed_statement(node: ast.stmt) -> Iterator[tuple[str, ast.AST | None]]:
    """An omitted effect, a missing early end, a reversed loop."""
    match node:
        case ast.Expr(value=ast.Call() | ast.Await()):
            yield "left out", ast.Pass()
        case ast.AugAssign():
            yield "left out", ast.Pass()
        case ast.Assign(targets=[ast.Attribute() | ast.Subscript()]):
            yield "left out", ast.Pass()
        case ast.Return(value=None) | ast.Continue() | ast.Break():
            yield "left out", ast.Pass()
        case ast.For(iter=several):
            yield "order", with_(node, iter=backwards(several))


def backwards(several: ast.expr) -> ast.expr:
    """The same things from the last to the first."""
    as_list = ast.Call(ast.Name("list", ast.Load()), [several], [])
    turned = ast.Call(ast.Name("reversed", ast.Load()), [as_list], [])
    return ast.Call(ast.Name("list", ast.Load()), [turned], [])


def with_(node: ast.AST, **fields: object) -> ast.AST:
    """A node with other fields, sharing the rest."""
    other = copy.copy(node)
    for field, value in fields.items():
        setattr(other, field, value)
    return other

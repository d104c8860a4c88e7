"""The browser's types, made from messages.py and from the theatre's analysis:
`python -m palatine.server.wire.typescript`.

Fields that the server leaves out at their default, or that a browser may leave out, are optional in
TypeScript.
"""

import ast
import inspect
import re
import types
from collections.abc import Iterator
from functools import reduce
from operator import or_
from pathlib import Path
from textwrap import dedent
from typing import Any, Literal, NewType, Union, get_args, get_origin, get_type_hints

import msgspec

from palatine.bots import beliefs, lies
from palatine.core import cues, decisions, match, news, record, seats
from palatine.server.wire import (
    card_messages,
    glance_messages,
    lesson_messages,
    messages,
    room_messages,
    theatre_messages,
)
from palatine.theatre import analysis

WIRE = Path(__file__).parents[4] / "web" / "src" / "wire"
FILE = WIRE / "messages.ts"
ANALYSIS = WIRE / "analysis.ts"
HEAD = "// Made by `python -m palatine.server.wire.typescript` from {}: do not edit.\n"
NAMED: dict[str, Any] = {
    "Seat": seats.Seat,
    "Viewer": seats.Viewer,
    "How": match.How,
    "Fact": news.Fact,
    "Given": decisions.Answer,
    "Counted": card_messages.Counted,
    "Sound": cues.Sound,
    "Stage": messages.Stage,
    "StandIn": messages.StandIn,
    "Next": messages.Next,
    "Colour": messages.Colour,
    "Sign": messages.Sign,
    "FromSeat": messages.FromSeat,
    "FromHost": messages.FromHost,
    "FromBrowser": messages.FromBrowser,
    "ToBrowser": messages.ToBrowser,
    "RoomOrder": room_messages.RoomOrder,
    "Chances": analysis.Chances,
}
"""Types other than messages, by the name that they have in the browser."""
NAMED_IN_ANALYSES: dict[str, Any] = {
    "Layer": beliefs.Layer,
    "Verdict": lies.Verdict,
}
PLAIN = {int: "number", str: "string", bool: "boolean", types.NoneType: "null", float: "number"}


def typescript() -> str:
    """The whole file."""
    protocol = f"export const PROTOCOL = {messages.PROTOCOL};\n"
    head = HEAD.format("messages.py")
    return "\n".join([head, protocol, *aliases(NAMED), *map(interface, structs())])


def analysis_typescript() -> str:
    """The file with the types of an analysis; it takes types that messages share from there."""
    known, own = structs(), dict[type[msgspec.Struct], None]()
    gather(analysis.Analysis, own)
    text = "\n".join(
        [*aliases(NAMED_IN_ANALYSES), *[interface(each) for each in own if each not in known]]
    )
    names = [*NAMED, *[each.__name__ for each in known if each in own]]
    used = sorted([name for name in names if re.search(rf": [^;]*\b{name}\b", text)])
    taken = f'import type {{ {", ".join(used)} }} from "./messages.ts";\n'
    versions = (
        f"export const ANALYSIS_VERSION = {analysis.VERSION};\n"
        f"export const RECORD_VERSIONS = {list(record.VERSIONS)};\n"
    )
    return "\n".join([HEAD.format("theatre/analysis.py"), taken, versions, text])


def aliases(named: dict[str, Any]) -> list[str]:
    """Types that have a name but are not structs."""
    return [f"export type {name} = {spelt(kind, name)};\n" for name, kind in named.items()]


def structs() -> list[type[msgspec.Struct]]:
    """Every message, and every struct that one of them holds, each after what it holds."""
    found: dict[type[msgspec.Struct], None] = {}
    for module in (
        messages,
        card_messages,
        glance_messages,
        lesson_messages,
        room_messages,
        theatre_messages,
    ):
        for made in vars(module).values():
            is_ours = is_struct(made) and made.__module__ == module.__name__
            if is_ours and made not in (messages.Padded, messages.Sent, room_messages.Order):
                gather(made, found)
    return list(found)


def gather(kind: Any, found: dict[type[msgspec.Struct], None]) -> None:
    """A struct and those in its fields; for any other type, those within it."""
    inner = get_type_hints(kind).values() if is_struct(kind) else get_args(kind)
    if kind not in found and not isinstance(kind, NewType):
        for each in inner:
            gather(each, found)
    if is_struct(kind):
        found[kind] = None


def is_struct(kind: object) -> bool:
    """Whether this is a class of messages."""
    return isinstance(kind, type) and issubclass(kind, msgspec.Struct)


def interface(struct: type[msgspec.Struct]) -> str:
    """A struct as an interface, with its sentences."""
    lines = [comment(inspect.getdoc(struct)), f"export interface {struct.__name__} {{"]
    tag = struct.__struct_config__.tag
    if tag is not None:
        lines.append(f'  readonly {struct.__struct_config__.tag_field}: "{tag}";')
    return "\n".join([*lines, *fields(struct), "}\n"])


def fields(struct: type[msgspec.Struct]) -> Iterator[str]:
    """The lines for a struct's fields."""
    hints, notes = get_type_hints(struct), notes_of(struct)
    is_sent = issubclass(struct, messages.Sent)
    for field in msgspec.structs.fields(struct):
        kind = hints[field.name]
        has_default = not field.required
        is_omitted = has_default and struct.__struct_config__.omit_defaults
        if is_omitted and field.default is None:
            kind = without_none(kind)
        if field.name in notes:
            yield comment(notes[field.name], "  ")
        mark = "?" if is_omitted or (is_sent and has_default) else ""
        yield f"  readonly {field.name}{mark}: {spelt(kind)};"


def notes_of(struct: type[msgspec.Struct]) -> dict[str, str]:
    """The sentences below a struct's fields in its source."""
    tree = ast.parse(dedent(inspect.getsource(struct))).body[0]
    assert isinstance(tree, ast.ClassDef)
    notes = {}
    for field, note in zip(tree.body, tree.body[1:], strict=False):
        if isinstance(field, ast.AnnAssign) and isinstance(note, ast.Expr):
            assert isinstance(field.target, ast.Name)
            notes[field.target.id] = inspect.cleandoc(str(ast.literal_eval(note.value)))
    return notes


def comment(text: str | None, indent: str = "") -> str:
    """A sentence as TypeScript's tools show it."""
    return f"{indent}/** {' '.join((text or '').split())} */"


def spelt(kind: Any, own_name: str = "") -> str:
    """A type as TypeScript spells it; by its name if it has one."""
    for name, named in (NAMED | NAMED_IN_ANALYSES).items():
        if kind == named and name != own_name:
            return name
    if isinstance(kind, NewType):
        return spelt(kind.__supertype__)
    if is_struct(kind) or kind in PLAIN:
        return PLAIN.get(kind) or str(kind.__name__)
    return composed(kind)


def composed(kind: Any) -> str:
    """A union, a choice of words, a list or a mapping."""
    args = get_args(kind)
    if get_origin(kind) in (Union, types.UnionType):
        return " | ".join(spelt(part) for part in parts(kind))
    if get_origin(kind) is Literal:
        return " | ".join(f'"{word}"' for word in args)
    if get_origin(kind) is dict:
        return f"Readonly<Record<{spelt(args[0])}, {spelt(args[1])}>>"
    if get_origin(kind) is tuple and args[1:] == (...,):
        one = spelt(args[0])
        return f"readonly ({one})[]" if " " in one else f"readonly {one}[]"
    raise TypeError(f"no TypeScript for {kind}")


def without_none(kind: Any) -> Any:
    """A union without its null, which we never send."""
    return reduce(or_, [part for part in parts(kind) if part is not types.NoneType])


def parts(kind: Any) -> tuple[Any, ...]:
    """The members of a union except raw bytes, which stand for one of the others."""
    if get_origin(kind) not in (Union, types.UnionType):
        return (kind,)
    return tuple(part for part in get_args(kind) if part is not msgspec.Raw)


if __name__ == "__main__":
    FILE.write_text(typescript(), "utf-8")
    ANALYSIS.write_text(analysis_typescript(), "utf-8")

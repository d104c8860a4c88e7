"""The messages of the table protocol as a page and as JSON Schema, made from their types.

The documentation's site has both (docs/site/hook.py).
"""

import inspect
import json
import re
from collections.abc import Iterator
from typing import Any, get_args

import msgspec

from palatine.server.wire import messages
from palatine.server.wire.typescript import NAMED, notes_of, spelt, structs

HEAD = """# Messages of the table

Every message of the [table protocol](../../../../docs/table-protocol.md), made from the types \
that the server itself reads and writes them by. Protocol {protocol}. The same as JSON Schema: \
[table-protocol.schema.json](table-protocol.schema.json).

Types are as in TypeScript. Each message has its `type`. Every message from a browser also has a \
`ref`, a number that the reply repeats, and may have `pad`, which says nothing. Fields with a \
default may be left out; the server leaves them out as well where it says "may be absent".
"""
PARTS: tuple[tuple[str, Any], ...] = (
    ("From a browser", messages.FromBrowser),
    ("To a browser", messages.ToBrowser),
)


def page() -> str:
    """The page, in Markdown."""
    known = structs()
    lines, told = [HEAD.format(protocol=messages.PROTOCOL)], set()
    for title, union in PARTS:
        members = [each for each in known if each in set(members_of(union))]
        told |= set(members)
        lines += [f"## {title}\n", *map(section, members)]
    rest = [each for each in known if each not in told]
    lines += ["## Over HTTP, and parts of messages\n", *map(section, rest)]
    return "\n".join([*lines, "## Named types\n", *named_types()])


def members_of(union: Any) -> Iterator[type]:
    """The messages of a union, and of unions in it."""
    for member in get_args(union) or (union,):
        yield from members_of(member) if get_args(member) else (member,)


def section(struct: type[msgspec.Struct]) -> str:
    """A message: what it is for, and its fields."""
    config, notes = struct.__struct_config__, notes_of(struct)
    lines = [f"### {struct.__name__}\n", " ".join((inspect.getdoc(struct) or "").split()), ""]
    rows = [f'| `{config.tag_field}` | `"{config.tag}"` | |'] if config.tag else []
    hints = msgspec.inspect.type_info(struct)
    assert isinstance(hints, msgspec.inspect.StructType)
    told_above = ("pad", "ref") if issubclass(struct, messages.Sent) else ("pad",)
    for field, shown in zip(msgspec.structs.fields(struct), hints.fields, strict=True):
        if field.name in told_above:
            continue
        note = " ".join(notes.get(field.name, "").split())
        absent = "" if shown.required else " May be absent." if config.omit_defaults else ""
        rows.append(f"| `{field.name}` | {spelling(field.type)} | {note}{absent} |")
    table = ["| field | type | |", "|---|---|---|", *rows, ""] if rows else []
    return "\n".join([*lines, *table])


def named_types() -> list[str]:
    """What each name stands for."""
    rows = [f"| `{name}` | {spelling(kind, name)} |" for name, kind in NAMED.items()]
    return ["| name | what it is |", "|---|---|", *rows, ""]


def spelling(kind: Any, own_name: str = "") -> str:
    """A type as TypeScript has it, without the marks that say that nothing changes."""
    plain = re.sub(r"readonly |Readonly<(Record<.*>)>", r"\1", spelt(kind, own_name))
    return f"`{plain}`".replace("|", "\\|")


def schema() -> str:
    """All messages as JSON Schema."""
    refs, components = msgspec.json.schema_components(
        (messages.FromBrowser, messages.ToBrowser, *structs()), ref_template="#/$defs/{name}"
    )
    whole = {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"The table protocol, version {messages.PROTOCOL}",
        "oneOf": list(refs[:2]),
        "$defs": components,
    }
    return json.dumps(whole, indent=1)

"""Follows a tutorial to the letter: types its commands, and writes what it says into files."""

import ast
import subprocess
from pathlib import Path

from tests.pages import Block, blocks


def follow(page: Path, empty: Path, home: str, env: dict[str, str]) -> str:
    """Begin in an empty folder, go on in the one that was made there; what the commands said."""
    said, here = [], empty
    for block in blocks(page):
        if block.title:
            write(here / block.title, block)
        elif block.language == "sh" and block.why_untested is None:
            said.append(typed(block.code, here, env))
            here = empty / home
    return "".join(said)


def typed(code: str, here: Path, env: dict[str, str]) -> str:
    """A block of commands in a shell; the first that fails ends it."""
    done = subprocess.run(
        ["sh", "-ec", code], cwd=here, env=env, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def write(path: Path, block: Block) -> None:
    """A whole file, functions that take the place of others, or lines after their first."""
    if not path.exists() or block.code.startswith("#!"):
        path.write_text(block.code, "utf-8")
        return
    text = path.read_text("utf-8")
    first = block.code.splitlines()[0] + "\n"
    if path.suffix == ".py":
        text = with_functions(text, block.code)
    elif first in text:
        text = text.replace(first, block.code)
    else:
        text += block.code
    path.write_text(text, "utf-8")


def with_functions(text: str, code: str) -> str:
    """A module with these functions in the place of those of the same name, or at its end."""
    for new in parts(code):
        old = [part for part in parts(text) if name_of(part) == name_of(new)]
        text = text.replace(old[0], new) if old else f"{text}\n\n{new}\n"
    return text


def parts(code: str) -> list[str]:
    """What a module holds, one piece of source after the other, with decorators."""
    lines = code.splitlines()
    found = []
    for node in ast.parse(code).body:
        decorators = getattr(node, "decorator_list", [])
        start = min([node.lineno, *[each.lineno for each in decorators]])
        found.append("\n".join(lines[start - 1 : node.end_lineno]))
    return found


def name_of(part: str) -> str:
    """The name of a function or class, or the text itself."""
    (node,) = ast.parse(part).body
    return str(getattr(node, "name", part))

"""The pages that people read: their code blocks, commands, links and headings."""

import re
import shlex
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[1]
FENCE = re.compile(r"^(?P<indent> *)```(?P<info>[^`\n]*)\n(?P<code>.*?)^ *```$", re.M | re.S)
SPAN = re.compile(r"(?<!`)`([^`\n]+)`(?!`)")
LINK = re.compile(r"\]\(([^()\s]+)\)")
HEADING = re.compile(r"^#{1,6} +(.+?) *#*$", re.M)
UNTESTED = "untested:"
"""In a block's info string: why nobody can try it here."""


class Block(NamedTuple):
    """A fenced block of a page."""

    page: str
    line: int
    language: str
    why_untested: str | None
    title: str
    """The file that it is a part of, if it says so."""
    code: str


def pages() -> list[Path]:
    """All Markdown written for readers."""
    own = (ROOT / "src" / "palatine").glob("games/*/rul*.md")
    return sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md"), *own])


def blocks(*of: Path) -> Iterator[Block]:
    """All blocks of these pages, by default of all pages."""
    for path in of or pages():
        text = path.read_text("utf-8")
        for found in FENCE.finditer(text):
            language, _, rest = found["info"].strip().partition(" ")
            why = rest.removeprefix(UNTESTED).strip() if rest.startswith(UNTESTED) else None
            code = re.sub(f"^{found['indent']}", "", found["code"], flags=re.M)
            line = text.count("\n", 0, found.start()) + 1
            title = "".join(re.findall('title="([^"]+)"', rest))
            yield Block(named(path), line, language, why, title, code)


def prose(path: Path) -> str:
    """A page without its blocks."""
    return FENCE.sub("", path.read_text("utf-8"))


def spans() -> Iterator[tuple[str, str]]:
    """Every `piece of code` within a sentence, with its page."""
    for path in pages():
        for found in SPAN.finditer(prose(path)):
            yield named(path), found[1]


def links(path: Path) -> list[str]:
    """The targets of a page's links."""
    return LINK.findall(SPAN.sub("", prose(path)))


def anchors(path: Path) -> set[str]:
    """The anchors of a page's headings, as both a forge and the site name them."""
    titles = HEADING.findall(prose(path))
    forge = [re.sub(r"[^\w\- ]", "", plain(each).lower()).replace(" ", "-") for each in titles]
    site = [
        re.sub(r"[-\s]+", "-", re.sub(r"[^\w\s-]", "", plain(each)).strip().lower())
        for each in titles
    ]
    return set(forge) & set(site)


def plain(title: str) -> str:
    """A heading without its marks and links."""
    return re.sub(r"\[([^]]*)\]\([^)]*\)", r"\1", title).replace("`", "").replace("*", "")


def commands(code: str) -> Iterator[list[str]]:
    """The words of each command in a block for the shell."""
    for line in code.replace("\\\n", " ").splitlines():
        lexer = shlex.shlex(line, posix=True, punctuation_chars="|&;<>")
        lexer.whitespace_split = True
        words: list[str] = []
        for word in [*lexer, ";"]:
            if set(word) <= set("|&;"):
                yield from [words] if words else []
                words = []
            elif words or "=" not in word:  # anything before a command is its environment
                words.append(word)


def named(path: Path) -> str:
    """A page's path in the repository."""
    return path.relative_to(ROOT).as_posix()

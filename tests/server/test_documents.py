"""What we write about the server is true: every error, message and option has its words."""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

from palatine.cli.parser import build
from palatine.core.errors import PalatineError
from palatine.core.words import languages
from palatine.server import errors
from palatine.server.errors import TableError
from palatine.server.pages.words import OWN
from palatine.server.wire import messages as sent

DOCS = Path(__file__).parents[2] / "docs"
PROTOCOL = (DOCS / "table-protocol.md").read_text("utf-8")
SERVER = (DOCS / "server.md").read_text("utf-8")
SHOWING = ("palatine.core.", "palatine.server.")
"""The sources of a browser's errors: the commands and the lab have others."""
NOT_SHOWN = (
    "error",
    "bad-position",
    "bad-deal",
    "bad-lesson",
    "bad-cards",
    "bad-bot",
    "hidden-truth",
    "no-world",
    "missing-extra",
)
"""Codes that no browser gets."""


def classes(family: type[PalatineError]) -> list[type[PalatineError]]:
    """A family of errors, with all its branches."""
    return [family, *[each for branch in family.__subclasses__() for each in classes(branch)]]


def test_every_refusal_of_the_table_is_documented() -> None:
    """The page has each code with its status, and no others."""
    rows = re.findall(r"^\| `([\w-]+)` \| (\d{3}) \| [^|]+ \|$", PROTOCOL, re.M)
    ours = [each for each in classes(TableError) if each.__module__ == errors.__name__]
    assert sorted(rows) == sorted((each.code, str(each.status)) for each in ours)  # type: ignore[attr-defined]


@pytest.mark.parametrize("language", languages())
def test_every_refusal_has_words(language: str) -> None:
    """For each code that a browser can get, and for no others."""
    path = OWN / "errors" / f"{language}.ftl"
    body = FluentParser().parse(path.read_text("utf-8")).body
    said = [entry.id.name for entry in body if isinstance(entry, Message)]
    known = [each for each in classes(PalatineError) if each.__module__.startswith(SHOWING)]
    codes = [each.code for each in known if each.code not in NOT_SHOWN]
    assert sorted(said) == sorted(f"error-{code}" for code in (*codes, "not-found"))


def test_every_message_is_named() -> None:
    """The page says who may send each message, and when each of ours comes."""
    for kind in (*sent.FromBrowser.__args__, *sent.ToBrowser.__args__):
        tag = str(kind.__struct_config__.tag)
        assert f"`{tag}`" in PROTOCOL or f"`{kind.__name__}`" in PROTOCOL, tag


def test_every_option_that_the_page_names_exists() -> None:
    """`palatine serve --help` and the page made from it list all; this page explains some."""
    shown = set(re.findall(r"`(--[\w-]+)", SERVER))
    parser = build("serve")._subparsers._group_actions[0].choices["serve"]  # type: ignore[union-attr,index]
    options = {name for name in parser._option_string_actions if name.startswith("--")}
    assert len(shown) > 10
    assert shown - options == set()

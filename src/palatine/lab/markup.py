"""What the pages of reports are made of: their looks, and tables. They need no extra."""

from collections.abc import Sequence
from html import escape
from pathlib import Path
from typing import Final

STYLE: Final = (Path(__file__).parent / "style.css").read_text("utf-8")


def folded(title: str, heads: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """A table that opens on demand."""
    return f"<details><summary>{escape(title)}</summary>{table(heads, rows)}</details>"


def table(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """A table."""
    head = "".join(f"<th>{escape(word)}</th>" for word in heads)
    body = "".join(
        f"<tr>{''.join(f'<td>{escape(word)}</td>' for word in row)}</tr>" for row in rows
    )
    whole = f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"
    return f'<div class="picture" tabindex="0">{whole}</div>'

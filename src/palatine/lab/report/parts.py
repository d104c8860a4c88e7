"""What sections are made of: headings, figures, and the names of tables and line-ups."""

from html import escape
from typing import NamedTuple

from palatine.lab.measures.wins import Group
from palatine.lab.report.names import Names, spoken
from palatine.lab.tables import Run


class Section(NamedTuple):
    """A part of the page: a heading, what to look at, and the pictures."""

    id: str
    title: str
    text: str
    body: str


def table_name(group: Group, run: Run, names: Names, sized: bool = True) -> str:
    """A table and line-up in as few words as tell it from the others of this run."""
    groups = {(cell.setup.edition, cell.variant, cell.lineup.name) for cell in run.cells}
    editions, variants, lineups = (set(part) for part in zip(*groups, strict=True))
    parts = [
        names.edition(group.edition) if len(editions) > 1 else "",
        spoken(group.variant) if len(variants) > 1 and group.variant else "",
        "as it is" if len(variants) > 1 and not group.variant and len(editions) == 1 else "",
        f"{group.players} players" if sized else "",
        group.lineup if len(lineups) > 1 else "",
    ]
    return " · ".join(filter(None, parts))


def figure(picture: str, caption: str = "") -> str:
    """A picture with its caption."""
    below = f"<figcaption>{escape(caption)}</figcaption>" if caption else ""
    return f'<figure><div class="picture" tabindex="0">{picture}</div>{below}</figure>'


def grid(figures: list[str]) -> str:
    """Small pictures side by side."""
    return f'<div class="grid">{"".join(figures)}</div>'

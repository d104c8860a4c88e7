"""The page: a head with the key figures, what stands out, the sections, and how it was made."""

from html import escape

import msgspec

from palatine.catalog import game_of
from palatine.lab.markup import STYLE, table
from palatine.lab.report.findings import findings
from palatine.lab.report.names import Names, spoken
from palatine.lab.report.sections import sections
from palatine.lab.tables import Run


def page(run: Run) -> str:
    """The whole report as one HTML document."""
    names = Names(game_of(run.cells[0].setup.game))
    parts = sections(run, names)
    links = "".join(f'<a href="#{part.id}">{escape(part.title)}</a>' for part in parts)
    body = "".join(
        f'<section id="{part.id}"><h2>{escape(part.title)}</h2><p>{escape(part.text)}</p>'
        f"{part.body}</section>"
        for part in parts
    )
    title = escape(run.experiment.title)
    return (
        '<!DOCTYPE html>\n<html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        '<meta name="color-scheme" content="light dark">'
        f"<title>{title} · Palatine lab</title><style>{STYLE}</style></head><body>"
        f"{head(run, names)}<nav>{links}</nav><main>{standing_out(run, names)}{body}"
        f"{method(run)}</main></body></html>\n"
    )


def head(run: Run, names: Names) -> str:
    """The title and the key figures."""
    games = len(run.tables.games)
    sizes = sorted({cell.setup.players for cell in run.cells})
    figures = [
        (f"{games:,}", "games"),
        (f"{len(run.cells):,}", "cells" if len(run.cells) > 1 else "cell"),
        (f"{sizes[0]}–{sizes[-1]}" if len(sizes) > 1 else str(sizes[0]), "players"),
        (", ".join(run.tables.seats["bot"].unique().sort()), "bots"),
        (f"{games / max(run.seconds, 1e-9):,.1f}", "games a second per core"),
    ]
    shown = "".join(
        f"<div><dt>{escape(name)}</dt><dd>{escape(value)}</dd></div>" for value, name in figures
    )
    about = "".join(f"<p>{escape(part)}</p>" for part in run.experiment.about.split("\n\n") if part)
    return (
        f'<header><p class="kind">{escape(names.title)} · Palatine lab</p>'
        f"<h1>{escape(run.experiment.title)}</h1>{about}<dl>{shown}</dl></header>"
    )


def standing_out(run: Run, names: Names) -> str:
    """What stands out, if anything does."""
    found = findings(run, names)
    if not found:
        return ""
    items = "".join(f"<li>{escape(sentence)}</li>" for sentence in found)
    return f'<section id="findings"><h2>What stands out</h2><ul>{items}</ul></section>'


def method(run: Run) -> str:
    """How we made it, so that you can make it again."""
    played = dict(run.tables.games["cell"].value_counts().iter_rows())
    rows = [
        (
            cell.setup.edition,
            spoken(cell.variant),
            str(cell.setup.players),
            cell.lineup.name,
            f"{played.get(cell.id, 0):,}",
            cell.id,
        )
        for cell in run.cells
    ]
    cells = table(("edition", "variant", "players", "bots", "games", "cell"), rows)
    experiment = msgspec.json.format(msgspec.json.encode(run.experiment)).decode()
    return (
        '<section id="method"><h2>How it was made</h2><p>Every game has its own seed, made of the '
        "experiment's seed, its cell and its number: the same experiment gives the same games, "
        "whatever the machine. Intervals hold 95 % (Wilson for shares, Newcombe for differences). "
        "The tables beside this page (games, seats, counts) have everything in Parquet.</p>"
        f"<details><summary>Cells</summary>{cells}</details>"
        f"<details><summary>Experiment</summary><pre>{escape(experiment)}</pre></details></section>"
    )

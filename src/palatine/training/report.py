"""A run's curve and results as tables in Markdown."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any


def lines(path: Path) -> list[dict[str, Any]]:
    """The objects of a file, one a line; none if there is no file."""
    return (
        [json.loads(line) for line in path.read_text("utf-8").splitlines()] if path.exists() else []
    )


def by_size(play: dict[str, dict[str, Any]], name: str, factor: float, digits: int) -> str:
    """One number of each size."""
    return " / ".join(f"{factor * each[name]:.{digits}f}" for each in play.values())


def curve(folder: Path) -> Iterator[str]:
    """The curve: how the policy plays against itself, and how undecided it still is."""
    yield "| seed | M answers | Loyalists win, % | log loss of suspicion | entropy |"
    yield "|---|---|---|---|---|"
    for point in lines(folder / "curve.jsonl"):
        play = point["play"]
        wins, doubt = by_size(play, "loyalists", 100, 0), by_size(play, "suspicion", 1, 2)
        answers = f"{point['answers'] / 1e6:.0f}"
        yield f"| {point.get('seed', 1)} | {answers} | {wins} | {doubt} | {point['entropy']:.2f} |"


def gains(found: dict[str, Any]) -> Iterator[str]:
    """What responders have gained, a line for each side."""
    sizes = [name for name in found if name.isdigit()]
    for side in ("loyalists", "plotters"):
        cells = [found[size][side] for size in sizes]
        shown = " | ".join(f"{gain:+.1f} [{low:+.0f}, {high:+.0f}]" for gain, low, high in cells)
        what = f"{found.get('against', '')} {found['way']}, {side}, seed {found['seed']}".strip()
        yield f"| {what}, {found['answers'] / 1e6:.0f} M answers | {shown} |"


def results(folder: Path) -> Iterator[str]:
    """Self-play with its endings, cross-play, and responders."""
    for found in lines(folder / "results.jsonl"):
        if "self-play" in found:
            for size, each in found["self-play"].items():
                ends = " / ".join(f"{100 * share:.1f}" for share in each["endings"])
                wins, doubt = 100 * each["loyalists"], each["suspicion"]
                yield f"| {size} | {wins:.1f} | {ends} | {doubt:.2f} |"
        elif "responder" in found:
            yield from gains(found["responder"])
        else:
            named, wins = next(iter(found.items()))
            shown = " | ".join(f"{each:.1f}" for each in found["wins"].values())
            who = wins.values() if isinstance(wins, dict) else wins
            yield f"| {named}: {', '.join(who)} | {shown} |"

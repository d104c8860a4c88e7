"""The report: a table to read, and a file to compare the next run with."""

import json
import platform
from pathlib import Path
from typing import Any

from benchmarks.measure import Case

RESULTS = Path(__file__).parent / "results"


def results_of(cases: list[Case], yardstick: Case, loop: Case) -> dict[str, Any]:
    """All the measurements, as plain values."""
    rows = {
        case.name: {
            "unit": case.unit,
            "rate": case.rate,
            "spread": case.spread,
            "to_yardstick": case.ratio_to(yardstick),
            "to_loop": case.ratio_to(loop),
        }
        for case in cases
    }
    python = f"{platform.python_implementation()} {platform.python_version()}"
    return {"python": python, "yardstick": yardstick.name, "loop": loop.name, "rows": rows}


def table(results: dict[str, Any], before: dict[str, Any] | None = None) -> str:
    """The rows as text; with an earlier result, how the ratio to the yardstick has changed."""
    lines = [
        f"{results['python']}; the yardstick is {results['yardstick']}",
        f"{'':44} {'a second':>12} {'each':>10} {'+-':>5} {'to yardstick':>12} "
        f"{'to a loop':>9} {'change':>7}",
    ]
    for name, row in results["rows"].items():
        each = f"{1e6 / row['rate']:.2f} us"
        change = changed(row, (before or {"rows": {}})["rows"].get(name))
        lines.append(
            f"{name:44} {row['rate']:12,.0f} {each:>10} {row['spread']:5.0%} "
            f"{row['to_yardstick']:12.3f} {row['to_loop']:9.4f} {change:>7}"
        )
    return "\n".join(lines)


def changed(row: dict[str, Any], before: dict[str, Any] | None) -> str:
    """The change of the ratio, in per cent; nothing without an earlier result."""
    if before is None:
        return ""
    return f"{row['to_yardstick'] / before['to_yardstick'] - 1:+.0%}"


def last_results(folder: Path = RESULTS) -> dict[str, Any] | None:
    """What the last run wrote."""
    files = sorted(folder.glob("*.json"))
    return dict(json.loads(files[-1].read_text("utf-8"))) if files else None


def write(results: dict[str, Any], name: str, folder: Path = RESULTS) -> Path:
    """Keep the results for the next comparison."""
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{name}.json"
    path.write_text(json.dumps(results, indent=1) + "\n", "utf-8")
    return path

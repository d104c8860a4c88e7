"""Charts of many things: cards as a scatter with names, lengths as histograms, seats as bars."""

from collections import Counter
from collections.abc import Sequence
from math import log10
from typing import NamedTuple

from palatine.core.intervals import Interval
from palatine.lab.report.drawing import SERIES, Drawing, number, points

MOST_NAMES = 26


class Spot(NamedTuple):
    """A thing in a scatter."""

    name: str
    often: float
    lift: Interval


def scatter(spots: Sequence[Spot], label: str, below: str, fill: str) -> str:
    """How often against how well, on a log scale, each with its interval; outliers get names."""
    wide, high, left, top = 900.0, 460.0, 58.0, 18.0
    drawing = Drawing(wide, high + 66, label)
    often = [log10(max(spot.often, 1e-4)) for spot in spots]
    low, most = min(often) - 0.08, max(often) + 0.22
    reach = max(0.02, *[abs(spot.lift.value) for spot in spots]) * 1.2

    def x(value: float) -> float:
        return left + (wide - left - 16) * (log10(max(value, 1e-4)) - low) / max(0.1, most - low)

    def y(value: float) -> float:
        return top + high * (reach - max(-reach, min(reach, value))) / (2 * reach)

    for step in range(-2, 3):
        at = reach * step / 2
        drawing.line(left, y(at), wide - 16, y(at), "even" if step == 0 else "grid")
        drawing.text(left - 8, y(at) + 4, points(at), "tick", "end")
    for tick in ticks(10**low, 10**most):
        drawing.line(x(tick), top, x(tick), top + high, "grid")
        drawing.text(x(tick), top + high + 18, f"{tick:g}", "tick", "middle")
    drawing.text((left + wide) / 2, high + 54, below, "axis", "middle")
    for spot in spots:
        drawing.line(
            x(spot.often), y(spot.lift.low), x(spot.often), y(spot.lift.high), "faint", stroke=fill
        )
    for spot in spots:
        value, least, highest = map(points, spot.lift)
        tip = f"{spot.name}: {value} points [{least}, {highest}], {spot.often:.2f} a game"
        drawing.dot(x(spot.often), y(spot.lift.value), 4.5, fill, tip)
    taken = [(x(spot.often) - 3, y(spot.lift.value) + 4, 6.0) for spot in spots]
    for spot in sorted(spots, key=oddity, reverse=True)[:MOST_NAMES]:
        put_name(drawing, taken, x(spot.often), y(spot.lift.value), spot.name, wide)
    return drawing.svg()


def oddity(spot: Spot) -> float:
    """How far a card stands out: by its lift, in widths of its interval."""
    return abs(spot.lift.value) / max(1e-6, spot.lift.high - spot.lift.low)


def put_name(
    drawing: Drawing,
    taken: list[tuple[float, float, float]],
    x: float,
    y: float,
    name: str,
    wide: float,
) -> None:
    """Write a name beside its dot if it touches no other; otherwise leave it to the mouse."""
    length = 6.3 * len(name)
    for at, dy in ((x + 8, 4), (x - 8 - length, 4), (x - length / 2, -9), (x - length / 2, 17)):
        is_inside = at > 60 and at + length < wide - 6
        if is_inside and all(
            abs(y + dy - other_y) > 13
            or at > other_x + other_length + 4
            or at + length + 4 < other_x
            for other_x, other_y, other_length in taken
        ):
            drawing.text(at, y + dy, name, "label")
            taken.append((at, y + dy, length))
            return


def ticks(low: float, high: float) -> list[float]:
    """Round numbers on a log scale."""
    found = [base * 10.0**power for power in range(-4, 4) for base in (1, 2, 5)]
    return [tick for tick in found if low <= tick <= high]


def histogram(values: Sequence[int], label: str, unit: str) -> str:
    """How long games are: a bar for each length, the middle one marked."""
    wide, high = 250.0, 130.0
    drawing = Drawing(wide, high + 56, label)
    least, most = min(values), max(values)
    size = max(1, -(-(most - least + 1) // 24))
    counts = Counter((value - least) // size for value in values)
    bins = (most - least) // size + 1
    tallest = max(counts.values())
    step = (wide - 20) / bins
    for bin_ in range(bins):
        n, first = counts[bin_], least + bin_ * size
        reach = f"{first}" if size == 1 else f"{first} to {first + size - 1}"
        tip = f"{reach} {unit}: {n / len(values):.1%} of games"
        height = high * n / tallest
        drawing.rect(
            10 + step * bin_, 22 + high - height, max(1.0, step - 1.5), height, "var(--s1)", tip, 2
        )
    middle = sorted(values)[len(values) // 2]
    x = 10 + step * ((middle - least) / size + 0.5)
    drawing.line(x, 18, x, 24 + high, "mark")
    drawing.text(min(max(x, 40), wide - 40), 13, f"half by {middle}", "name", "middle")
    drawing.text(10, high + 40, str(least), "tick")
    drawing.text(wide - 10, high + 40, str(most), "tick", "end")
    drawing.text(wide / 2, high + 52, unit, "axis", "middle")
    return drawing.svg()


def columns(rows: Sequence[tuple[str, Interval, str]], label: str, below: str) -> str:
    """Lifts as columns around zero with whiskers: seats by place."""
    step, high = 44.0, 150.0
    wide = max(150.0, 50 + step * len(rows))
    drawing = Drawing(wide, high + 44, label)
    reach = max(0.02, *[max(abs(v.low), abs(v.high)) for _, v, _ in rows])

    def y(value: float) -> float:
        return 12 + (high - 12) * (reach - value) / (2 * reach)

    for at in (-reach, 0.0, reach):
        drawing.line(40, y(at), wide - 4, y(at), "even" if at == 0 else "grid")
        drawing.text(36, y(at) + 4, points(at), "tick", "end")
    for column, (name, value, tip) in enumerate(rows):
        x = 48 + step * column
        ink = SERIES[0] if value.value >= 0 else SERIES[1]
        top, bottom = sorted((y(value.value), y(0)))
        drawing.rect(x, top, step - 14, max(1.0, bottom - top), ink, tip, 2)
        middle = x + (step - 14) / 2
        drawing.line(middle, y(value.low), middle, y(value.high), "whisker", stroke="var(--ink)")
        drawing.text(middle, high + 20, name, "tick", "middle")
    drawing.text(wide / 2 + 18, high + 38, below, "axis", "middle")
    return drawing.svg()


def bars(rows: Sequence[tuple[str, float, float]], label: str) -> str:
    """In how many games things came up, as bars, with how often per game beside them."""
    left, high = 24 + 6.5 * max(len(name) for name, _, _ in rows), 19.0
    wide = max(260.0, 840 - left)
    drawing = Drawing(left + wide + 110, 14 + high * len(rows), label)
    for row, (name, share, often) in enumerate(rows):
        y = 8 + high * row
        drawing.text(left - 10, y + 11, name, "name", "end")
        drawing.rect(left, y, wide, high - 5, "var(--line)", round_=3)
        drawing.rect(
            left, y, wide * share, high - 5, "var(--s1)", f"{name}: in {share:.1%} of games", 3
        )
        text = f"{share * 100:.0f} %   × {number(often) if often >= 10 else f'{often:.2f}'}"
        drawing.text(left + wide + 10, y + 11, text, "tick")
    return drawing.svg()

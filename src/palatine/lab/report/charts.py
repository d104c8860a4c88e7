"""The charts of shares: by table size, as a matrix, as bars, as a forest of differences."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from palatine.core.intervals import Interval
from palatine.lab.report.drawing import SERIES, Drawing, clear_of, percent, points

Scale = Callable[[float], float]
WIDE = 960.0
LABEL = 12.0


class Series(NamedTuple):
    """A line of shares by table size; `is_other` if it comes from elsewhere."""

    name: str
    values: dict[int, Interval]
    is_other: bool = False


def by_size(series: Sequence[Series], label: str) -> str:
    """Shares by table size with intervals: a dot for each, a band of names on the right."""
    sizes = sorted({size for one in series for size in one.values})
    left, right, top, height = 52.0, 250.0, 16.0, 280.0
    drawing = Drawing(WIDE, top + height + 40, label)
    step = (WIDE - left - right) / max(1, len(sizes))
    low, high = span(series)

    def x(size: int, nudge: float = 0.0) -> float:
        return left + step * (sizes.index(size) + 0.5) + nudge

    def y(share: float) -> float:
        return top + height * (high - share) / (high - low)

    for tick in range(round(low * 10), round(high * 10) + 1):
        kind = "even" if tick == 5 else "grid"
        drawing.line(left, y(tick / 10), WIDE - right, y(tick / 10), kind)
        drawing.text(left - 8, y(tick / 10) + 4, percent(tick / 10), "tick", "end")
    for size in sizes:
        drawing.text(x(size), top + height + 22, str(size), "tick", "middle")
    drawing.text((left + WIDE - right) / 2, top + height + 38, "players", "axis", "middle")
    ours = [one for one in series if not one.is_other]
    for one in series:
        nudge = 0.0
        if not one.is_other and len(ours) > 1:
            nudge = (ours.index(one) / (len(ours) - 1) - 0.5) * min(step * 0.5, 14.0 * len(ours))
        plot_series(drawing, one, colour(series, one), [x(s, nudge) for s in one.values], y)
    name_series(drawing, series, WIDE - right + 14, y)
    return drawing.svg()


def span(series: Sequence[Series]) -> tuple[float, float]:
    """The part of the scale that we need, in tenths, with the middle in it."""
    lows = [value.low for one in series for value in one.values.values()]
    highs = [value.high for one in series for value in one.values.values()]
    return max(0.0, int(min(*lows, 0.4) * 10) / 10), min(
        1.0, -int(-max(*highs, 0.6) * 10 - 0.999) / 10
    )


def colour(series: Sequence[Series], one: Series) -> str:
    """Ours have colours; figures from elsewhere are in ink."""
    ours = [each.name for each in series if not each.is_other]
    return "var(--ink)" if one.is_other else SERIES[ours.index(one.name) % len(SERIES)]


def plot_series(drawing: Drawing, one: Series, fill: str, xs: list[float], y: Scale) -> None:
    """Whiskers and dots, joined; figures from elsewhere are a dashed line with diamonds."""
    values = list(one.values.items())
    places = list(zip(xs, [y(value.value) for _, value in values], strict=True))
    drawing.path(places, "other" if one.is_other else "joined", stroke=fill)
    for (size, value), (x, at) in zip(values, places, strict=True):
        tip = f"{one.name}, {size} players: {told(value)}"
        if one.is_other:
            drawing.add(
                "rect",
                title=tip,
                x=x - 5,
                y=at - 5,
                width=10,
                height=10,
                fill="var(--paper)",
                stroke=fill,
                stroke_width=2,
                transform=f"rotate(45 {x:.1f} {at:.1f})",
            )
            continue
        drawing.line(x, y(value.low), x, y(value.high), "whisker", stroke=fill)
        drawing.dot(x, at, 5.5, fill, tip)


def name_series(drawing: Drawing, series: Sequence[Series], x: float, y: Scale) -> None:
    """Each name at the height of its last dot, moved apart if they would touch."""
    wanted = [y(list(one.values.values())[-1].value) for one in series]
    for one, at in zip(series, clear_of(wanted, 18, 20, 290), strict=True):
        drawing.dot(x, at - 4, 4, colour(series, one))
        drawing.text(x + 10, at, one.name, "name")


def told(value: Interval) -> str:
    """A share with its interval in words."""
    return f"{value.value:.1%} [{value.low:.1%}, {value.high:.1%}]"


def heat(share: float) -> str:
    """A colour between the two sides, pale in the middle."""
    strength = round(min(1.0, abs(share - 0.5) * 2) * 78)
    side = "var(--row-heat)" if share >= 0.5 else "var(--column-heat)"
    return f"color-mix(in oklab, {side} {strength}%, var(--panel))"


def matrix(
    rows: Sequence[str],
    columns: Sequence[str],
    cells: Sequence[Sequence[Interval | None]],
    label: str,
    mixes: tuple[Sequence[float], Sequence[float]] | None = None,
) -> str:
    """A heat map: how often rows win, with intervals, and the mixes of the equilibrium as bars."""
    wide, high = 92.0, 58.0
    left = 20 + 7.4 * max(map(len, rows))
    top, bar = 34.0, (46.0 if mixes else 0.0)
    drawing = Drawing(
        left + wide * len(columns) + bar + 26, top + high * len(rows) + bar + 12, label
    )
    for j, name in enumerate(columns):
        drawing.text(left + wide * (j + 0.5), top - 12, name, "name", "middle")
    for i, name in enumerate(rows):
        drawing.text(left - 10, top + high * (i + 0.5) + 4, name, "name", "end")
        for j, _ in enumerate(columns):
            one = cells[i][j]
            x, y = left + wide * j, top + high * i
            if one is None:
                drawing.rect(x + 1, y + 1, wide - 2, high - 2, "var(--panel)", round_=6)
                continue
            tip = f"{name} against {columns[j]}: {told(one)}"
            drawing.rect(x + 1, y + 1, wide - 2, high - 2, heat(one.value), tip, 6)
            drawing.text(x + wide / 2, y + 28, f"{one.value * 100:.0f}", "big", "middle")
            spread = f"{one.low * 100:.0f} – {one.high * 100:.0f}"
            drawing.text(x + wide / 2, y + 45, spread, "small", "middle")
    if mixes:
        draw_mixes(drawing, mixes, left, top, wide, high)
    return drawing.svg()


def draw_mixes(
    drawing: Drawing,
    mixes: tuple[Sequence[float], Sequence[float]],
    left: float,
    top: float,
    wide: float,
    high: float,
) -> None:
    """How often each side should play each bot, along the matrix."""
    rows, columns = mixes
    right, bottom = left + wide * len(columns) + 6, top + high * len(rows) + 6
    for i, share in enumerate(rows):
        drawing.rect(right, top + high * i + 8, 28 * share, high - 16, "var(--row)", round_=3)
        drawing.text(right + 28 * share + 5, top + high * (i + 0.5) + 4, percent(share), "tick")
    for j, share in enumerate(columns):
        x = left + wide * j
        drawing.rect(x + 12, bottom, wide - 24, 26 * share, "var(--column)", round_=3)
        drawing.text(x + wide / 2, bottom + 26 * share + 14, percent(share), "tick", "middle")


def stacked(
    rows: Sequence[tuple[str, Sequence[int]]], legend: Sequence[tuple[str, str]], label: str
) -> str:
    """Bars of a whole, with a legend above."""
    left, high = 20 + 6.6 * max(len(name) for name, _ in rows), 30.0
    wide = max(420.0, WIDE - left) - 20
    drawing = Drawing(left + wide + 20, 40 + high * len(rows), label)
    x = left
    for name, fill in legend:
        drawing.rect(x, 6, 12, 12, fill, round_=3)
        drawing.text(x + 17, 16, name, "name")
        x += 34 + 6.9 * len(name)
    drawing.width = max(drawing.width, x)
    for row, (name, counts) in enumerate(rows):
        y, x, total = 32 + high * row, left, max(1, sum(counts))
        drawing.text(left - 10, y + 16, name, "name", "end")
        for (ending, fill), n in zip(legend, counts, strict=True):
            width, share = wide * n / total, n / total
            drawing.rect(x, y, width - 1.5, high - 8, fill, f"{name}: {ending} {share:.1%}", 3)
            if width > 42:
                drawing.text(x + width / 2, y + 15, percent(share), "on", "middle")
            x += width
    return drawing.svg()


def forest(
    rows: Sequence[tuple[str, Interval, bool]], label: str, unit: str = "points", fill: str = ""
) -> str:
    """Differences around zero with their intervals; those that are sure are filled."""
    left, high = 24 + 6.4 * max(len(name) for name, _, _ in rows), 24.0
    wide = max(300.0, 960 - left - 110)
    drawing = Drawing(left + wide + 100, 34 + high * len(rows), label)
    most = max(0.01, *[max(abs(v.low), abs(v.high)) for _, v, _ in rows])

    def x(value: float) -> float:
        return left + wide * (value / most + 1) / 2

    drawing.line(x(0), 6, x(0), 12 + high * len(rows), "even")
    for place, at in (("middle", 0.0), ("start", -most), ("end", most)):
        drawing.text(x(at), 28 + high * len(rows), scale_label(at, unit), "tick", place)
    for row, (name, value, is_sure) in enumerate(rows):
        y = 18 + high * row
        ink = fill or ("var(--row)" if value.value >= 0 else "var(--column)")
        drawing.text(left - 12, y + 4, name, "name", "end")
        drawing.line(x(value.low), y, x(value.high), y, "whisker", stroke=ink)
        told_value, told_low, told_high = (scale_label(part, unit) for part in value)
        tip = f"{name}: {told_value} [{told_low}, {told_high}]"
        mark = ink if is_sure else "var(--paper)"
        drawing.add(
            "circle",
            title=tip,
            cx=x(value.value),
            cy=y,
            r=5.0,
            fill=mark,
            stroke=ink,
            stroke_width=2,
        )
        drawing.text(left + wide + 12, y + 4, scale_label(value.value, unit), "tick")
    return drawing.svg()


def scale_label(value: float, unit: str) -> str:
    """A value on a scale of points or of ratings."""
    return points(value) if unit == "points" else f"{value:+.0f}"

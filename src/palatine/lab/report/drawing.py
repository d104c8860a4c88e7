"""A drawing in SVG: plain shapes and words, coloured by the page's own variables."""

from collections.abc import Iterable
from html import escape
from typing import Any

SERIES = tuple(f"var(--s{n})" for n in range(1, 9))
"""Colours for things to tell apart."""


class Drawing:
    """Collects shapes; sizes are in pixels of a page that is not scaled."""

    def __init__(self, width: float, height: float, label: str) -> None:
        self.width, self.height, self.label = width, height, label
        self.parts: list[str] = []

    def add(self, tag: str, content: str = "", title: str = "", **attributes: Any) -> None:
        """One element; hovering shows its title."""
        given = "".join(f' {key(name)}="{value_of(v)}"' for name, v in attributes.items())
        tip = f"<title>{escape(title)}</title>" if title else ""
        inside = tip + escape(content)
        self.parts.append(f"<{tag}{given}>{inside}</{tag}>" if inside else f"<{tag}{given}/>")

    def text(self, x: float, y: float, words: str, kind: str = "", at: str = "start") -> None:
        """Words; `kind` is a class of the page's style."""
        self.add("text", words, x=x, y=y, class_=kind, text_anchor=at)

    def rect(
        self,
        x: float,
        y: float,
        width: float,
        height: float,
        fill: str,
        title: str = "",
        round_: float = 0,
    ) -> None:
        """A box."""
        width, height = max(0.0, width), max(0.0, height)
        self.add("rect", title=title, fill=fill, x=x, y=y, width=width, height=height, rx=round_)

    def line(self, x1: float, y1: float, x2: float, y2: float, kind: str = "", **more: Any) -> None:
        """A line."""
        self.add("line", x1=x1, y1=y1, x2=x2, y2=y2, class_=kind, **more)

    def dot(self, x: float, y: float, radius: float, fill: str, title: str = "") -> None:
        """A dot."""
        self.add("circle", title=title, cx=x, cy=y, r=radius, fill=fill)

    def path(self, points: Iterable[tuple[float, float]], kind: str, **more: Any) -> None:
        """A line through points."""
        way = " ".join(f"{number(x)},{number(y)}" for x, y in points)
        self.add("polyline", points=way, class_=kind, **more)

    def svg(self) -> str:
        """The whole drawing."""
        width, height = number(self.width), number(self.height)
        return (
            f'<svg viewBox="0 0 {width} {height}" width="{width}" height="{height}" role="img" '
            f'aria-label="{escape(self.label)}">{"".join(self.parts)}</svg>'
        )


def key(name: str) -> str:
    """An attribute's name as SVG has it."""
    return name.rstrip("_").replace("_", "-")


def value_of(value: object) -> str:
    """An attribute's value."""
    return number(value) if isinstance(value, float) else escape(str(value))


def number(value: float) -> str:
    """A number without digits that nobody sees."""
    return f"{value:.1f}".removesuffix(".0")


def percent(value: float) -> str:
    """A share in whole per cent."""
    return f"{value * 100:.0f} %"


def points(value: float) -> str:
    """A difference of shares in points."""
    return f"{value * 100:+.1f}".replace("-", "−") if round(value * 100, 1) else "0"


def clear_of(wanted: list[float], gap: float, low: float, high: float) -> list[float]:
    """Places as near as possible to those wanted, each a gap from the next: for labels."""
    order = sorted(range(len(wanted)), key=wanted.__getitem__)
    placed = [0.0] * len(wanted)
    last = low - gap
    for index in order:
        last = placed[index] = max(wanted[index], last + gap)
    over = max(0.0, last - high)
    last = high + gap
    for index in reversed(order):
        last = placed[index] = min(placed[index], last - gap) if over else placed[index]
    return placed

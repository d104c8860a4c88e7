"""The section about what players could think: chances beside what came true."""

from palatine.lab.markup import folded
from palatine.lab.measures.reliability import Reliability, reliabilities
from palatine.lab.report.drawing import Drawing, percent
from palatine.lab.report.names import Names
from palatine.lab.report.parts import Section, figure, grid, table_name
from palatine.lab.tables import Run

MOST_PICTURES = 36


def beliefs(run: Run, names: Names) -> Section | None:
    """Reliability curves of a careful reader, by table, and the log loss beside the deal's."""
    found = reliabilities(run)
    if not found:
        return None
    body = [
        figure(curve(one, title(one, run, names)), title(one, run, names))
        for one in found[:MOST_PICTURES]
    ]
    rows = [
        [title(one, run, names), f"{one.log_loss:.3f}", f"{one.prior:.3f}", guesses(one)]
        for one in found
    ]
    text = (
        "What a careful reader in each seat thinks of the others: how probable he thought "
        "something, and how often it was so, with 95 % intervals over games. On the dashed line he "
        "is exactly as sure as he should be; a larger dot means more guesses. A lower log loss is "
        "better; beside it is that of somebody who knows only the deal."
    )
    table = folded("Log loss", ["guess", "reader", "the deal", "guesses"], rows)
    return Section("beliefs", "What players could think", text, grid(body) + table)


def title(one: Reliability, run: Run, names: Names) -> str:
    """What the guess is about, and at which table."""
    role = names.said(f"mark-{one.role}", one.role)
    return f"{role} · {table_name(one.group, run, names)}"


def guesses(one: Reliability) -> str:
    """How many there were."""
    return f"{sum(each.guesses for each in one.bins):,}"


def curve(one: Reliability, label: str) -> str:
    """The chances that players gave against the shares that came true, both from 0 to 100 %."""
    side, left, top = 210.0, 44.0, 24.0
    drawing = Drawing(left + side + 16, top + side + 44, f"Reliability: {label}")

    def x(chance: float) -> float:
        return left + side * chance

    def y(share: float) -> float:
        return top + side * (1 - share)

    for tick in range(5):
        at = tick / 4
        drawing.line(left, y(at), left + side, y(at), "grid")
        drawing.text(left - 6, y(at) + 4, percent(at), "tick", "end")
        drawing.text(x(at), top + side + 18, percent(at), "tick", "middle")
    drawing.line(x(0), y(0), x(1), y(1), "even")
    drawing.path(
        [(x(each.thought), y(each.share.value)) for each in one.bins], "joined", stroke=INK
    )
    most = max(each.guesses for each in one.bins)
    for each in one.bins:
        at, (share, low, high) = x(each.thought), each.share
        drawing.line(at, y(low), at, y(high), "whisker", stroke=INK)
        tip = (
            f"thought {each.thought:.0%}, was so {share:.0%} [{low:.0%}, {high:.0%}]; "
            f"{each.guesses:,} guesses"
        )
        drawing.dot(at, y(share), 2.5 + 4 * (each.guesses / most) ** 0.5, INK, tip)
    loss = f"log loss {one.log_loss:.2f}, the deal {one.prior:.2f}"
    drawing.text(left, 14, loss, "name")
    drawing.text(left + side / 2, top + side + 38, "how probable he thought it", "axis", "middle")
    return drawing.svg()


INK = "var(--s1)"

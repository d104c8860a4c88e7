"""The sections about who wins: sides, matrices, ratings, decks, variants."""

from collections import defaultdict
from collections.abc import Callable

from palatine.core.intervals import Interval
from palatine.lab.compare import comparable, compared
from palatine.lab.measures.payoff import Matrix, head_to_head, payoffs, rated_freely, rated_teams
from palatine.lab.measures.swap import swaps
from palatine.lab.measures.wins import by_bot, by_deck, by_side, sides_of
from palatine.lab.report.charts import Series, by_size, forest, matrix
from palatine.lab.report.names import Names, spoken
from palatine.lab.report.parts import Section, figure, grid, table_name
from palatine.lab.tables import Run

MOST_SERIES = 8


def sides(run: Run, names: Names) -> Section | None:
    """How often the first side wins, by table size, beside figures from elsewhere."""
    found = sides_of(run)
    if not found:
        return None
    lines: dict[str, dict[int, Interval]] = defaultdict(dict)
    for share in by_side(run):
        if share.name == found[0]:
            name = table_name(share.group, run, names, sized=False) or share.group.lineup
            lines[name][share.group.players] = share.interval
    series = [Series(name, values) for name, values in list(lines.items())[:MOST_SERIES]]
    for other in run.experiment.beside:
        shares = {int(size): value / 100 for size, value in other.percent.items()}
        if other.side == found[0]:
            held = {size: Interval(v, v, v) for size, v in shares.items()}
            series.append(Series(other.name, held, True))
    side = names.side(found[0])
    left_out = len(lines) - MOST_SERIES
    more = f" {left_out} more line-ups are in the matrices below." if left_out > 0 else ""
    text = (
        f"{side}: how often they win, with 95 % intervals. A side that equally strong bots can't "
        f"win with half of the time is a matter of the rules, or of how these bots play them.{more}"
    )
    label = f"{side}: share of wins by number of players"
    return Section("sides", f"{side}: wins by table size", text, figure(by_size(series, label)))


def matrices(run: Run, names: Names) -> Section | None:
    """Payoff matrices with their equilibria."""
    found = payoffs(run)
    if not found:
        return None
    first, second = (names.side(side) for side in sides_of(run))
    body = []
    for one in found:
        mixes = one.equilibrium.rows, one.equilibrium.columns
        picture = heat_map(one.matrix, one.matrix.title, mixes)
        value = f"{one.equilibrium.value * 100:.0f} % [{one.low * 100:.0f}, {one.high * 100:.0f}]"
        caption = f"{names_in(one.matrix.title, run, names)}: {first} win {value} in equilibrium"
        body.append(figure(picture, caption))
    text = (
        f"How often {first} (rows) win against {second} (columns), with 95 % intervals. The bars "
        f"along the edges say how often each bot should be chosen, so that no other choice of the "
        f"other side does better: the equilibrium of the matrix."
    )
    return Section("payoff", "Payoff matrices", text, grid(body))


def names_in(title: str, run: Run, names: Names) -> str:
    """A table's title with the edition's own name."""
    for edition in {cell.setup.edition for cell in run.cells}:
        title = title.replace(edition, names.edition(edition))
    return title


def heat_map(
    one: Matrix,
    label: str,
    mixes: tuple[tuple[float, ...], tuple[float, ...]] | None = None,
    named: Callable[[str], str] = str,
) -> str:
    """A matrix as a picture."""
    cells = [
        [one.cell(i, j) if one.has(i, j) else None for j in range(len(one.columns))]
        for i in range(len(one.rows))
    ]
    return matrix([*map(named, one.rows)], [*map(named, one.columns)], cells, label, mixes)


def team_strength(run: Run, names: Names) -> Section | None:
    """Ratings of bots on each side."""
    ratings = rated_teams(run)
    if ratings is None:
        return None
    body = []
    for side, found in zip(sides_of(run), (ratings.first, ratings.second), strict=True):
        if len(found) > 1:
            rows = [
                (bot, Interval(r.points, r.points - 2 * r.error, r.points + 2 * r.error), True)
                for bot, r in sorted(found.items(), key=lambda item: -item[1].points)
            ]
            body.append(
                figure(forest(rows, f"Ratings as {side}", "rating"), f"as {names.side(side)}")
            )
    text = (
        "A logistic fit over all games: the chance to win is the edge of the table plus the mean "
        "skill of the one team minus that of the other, so the larger team is not the stronger one "
        "for its size. 400 points are ten to one; the mean of each side is zero."
    )
    return Section("ratings", "Strength of the bots", text, grid(body)) if body else None


def free_strength(run: Run, names: Names) -> Section | None:
    """Openskill ratings, and how often each bot wins, in a game without sides."""
    ratings = rated_freely(run)
    if not ratings:
        return None
    ranked = sorted(ratings.items(), key=lambda item: -item[1][0])
    rows = [
        (f"{bot}", Interval(mu - 25, mu - 25 - 2 * sigma, mu - 25 + 2 * sigma), True)
        for bot, (mu, sigma) in ranked
    ]
    body = [
        figure(forest(rows, "Openskill ratings", "rating"), "openskill: mean − 25, ± 2 deviations")
    ]
    for one in head_to_head(run, "bot"):
        body.append(
            figure(
                heat_map(one, one.title),
                f"{one.title}: the row wins, of games that one of the two won",
            )
        )
    wins = [
        (f"{lift.name}, {lift.players} players", lift.lift, 0 not in lift.lift)
        for lift in by_bot(run)
    ]
    body.append(
        figure(
            forest(wins, "Wins against an even share"),
            "wins of a seat against an even share, in points",
        )
    )
    return Section("ratings", "Strength of the bots", "Who wins when they meet.", grid(body))


def one_seat(run: Run, names: Names) -> Section | None:
    """What one seat with another bot wins."""
    found = swaps(run)
    if not found:
        return None
    rows = [
        (
            " · ".join(
                filter(None, (table_name(one.group, run, names), one.side and names.side(one.side)))
            ),
            Interval(*one.lift[:3]),
            one.lift.p < 0.05,
        )
        for one in found
    ]
    text = (
        "A seat with another bot, against a seat with the same bot as all others: how many points "
        "more often it wins, by the side that it was dealt. What is sure by itself is filled."
    )
    return Section("one", "One seat changed", text, figure(forest(rows, "One seat changed")))


def decks(run: Run, names: Names) -> Section | None:
    """Decks head to head, and how each does."""
    found = head_to_head(run, "deck")
    if not found:
        return None
    body = [
        figure(heat_map(one, one.title, named=names.deck), f"{one.title}: the row's deck wins")
        for one in found
    ]
    rows = [
        (f"{names.deck(lift.name)}, {lift.players} players", lift.lift, 0 not in lift.lift)
        for lift in by_deck(run)
    ]
    body.append(
        figure(forest(rows, "Decks against an even share"), "against an even share, in points")
    )
    text = "How often a deck beats another, of the games that one of the two won."
    return Section("decks", "Deck against deck", text, grid(body))


def variants(run: Run, names: Names) -> Section | None:
    """The variants of the run against the first."""
    if not comparable(run):
        return None
    found = compared([run])
    shown = sorted(found, key=lambda one: one.difference.p)[:40]
    rows = [
        (
            f"{one.where}: {spoken(one.name)}, {spoken(one.second)}",
            Interval(one.difference.value, one.difference.low, one.difference.high),
            one.is_sure,
        )
        for one in shown
    ]
    sure = sum(one.is_sure for one in found)
    text = (
        f"Each variant against “{spoken(found[0].first)}”: the difference of shares in points, "
        f"with 95 % intervals (Newcombe). {sure} of {len(found)} comparisons are sure (filled): "
        f"their p is below 0.05 after Holm's correction for all of them, so that one false alarm "
        f"in the whole list is unlikely. The {len(shown)} clearest are shown."
    )
    return Section("variants", "Variants compared", text, figure(forest(rows, "Differences")))

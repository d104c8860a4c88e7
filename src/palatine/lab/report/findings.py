"""What stands out in a run, in sentences: only what chance explains badly."""

from collections.abc import Iterator

from palatine.core.intervals import Interval
from palatine.lab.measures.cards import card_uses
from palatine.lab.measures.wins import Lift, Share, by_deck, by_place, by_side, sides_of
from palatine.lab.playing import UNFINISHED
from palatine.lab.report.names import Names
from palatine.lab.report.parts import table_name
from palatine.lab.report.play import FEW_SEATS
from palatine.lab.tables import Run

MOST = 6
"""The most sentences of a kind."""
WIDTHS = 0.8
"""How many widths of its 95 % interval a lift must be from zero: about three standard errors."""


def findings(run: Run, names: Names) -> list[str]:
    """All sentences."""
    return [
        *unfinished(run),
        *sides(run, names),
        *cards(run, names),
        *seats(run),
        *decks(run, names),
    ]


def unfinished(run: Run) -> Iterator[str]:
    """Games that we had to stop."""
    broken = int((run.tables.games["why"] == UNFINISHED).sum())
    if broken:
        yield f"{broken:,} games did not end and were stopped; give the game a limit."


def sides(run: Run, names: Names) -> Iterator[str]:
    """The most uneven tables, and those furthest from the figures from elsewhere."""
    found = [share for share in by_side(run) if share.name in sides_of(run)[:1]]
    far = sorted(found, key=lambda share: -abs(share.interval.value - 0.5))
    for share in [share for share in far if 0.5 not in share.interval][:MOST]:
        value, low, high = share.interval
        where = table_name(share.group, run, names)
        yield (
            f"{where}: {names.side(share.name)} win {value:.0%} "
            f"[{low:.0%}, {high:.0%}], {abs(value - 0.5) * 100:.0f} points from even."
        )
    for other in run.experiment.beside:
        yield from beside(
            [s for s in found if s.name == other.side], other.percent, other.name, run, names
        )


def beside(
    found: list[Share], percent: dict[str, float], other: str, run: Run, names: Names
) -> Iterator[str]:
    """Tables whose interval does not contain the figure from elsewhere."""
    for share in found:
        theirs = percent.get(str(share.group.players))
        if theirs is not None and theirs / 100 not in share.interval:
            gap = share.interval.value * 100 - theirs
            where = table_name(share.group, run, names)
            yield (
                f"{where}: {abs(gap):.0f} points {'above' if gap > 0 else 'below'} "
                f"{other} ({theirs:.0f} %)."
            )


def cards(run: Run, names: Names) -> Iterator[str]:
    """Cards that stand out most."""
    uses = [use for use in card_uses(run) if use.seats >= FEW_SEATS and is_far(use.lift)]
    for use in sorted(uses, key=lambda use: -abs(use.lift.value))[:MOST]:
        often = f"{use.often:.2f} times a game"
        yield (
            f"{names.card(use.name)}, {use.how} {often}: {use.lift.value * 100:+.0f} points "
            f"[{use.lift.low * 100:+.0f}, {use.lift.high * 100:+.0f}] for players who have it."
        )


def seats(run: Run) -> Iterator[str]:
    """Places that win more or less than they should."""
    found = [lift for lift in by_place(run) if is_far(lift.lift)]
    for lift in sorted(found, key=lambda lift: -abs(lift.lift.value))[:MOST]:
        yield f"{lift.players} players: place {lift.name} in turn order {told(lift)}."


def decks(run: Run, names: Names) -> Iterator[str]:
    """Decks that are too strong or too weak."""
    found = [lift for lift in by_deck(run) if is_far(lift.lift)]
    for lift in sorted(found, key=lambda lift: -abs(lift.lift.value))[:MOST]:
        yield f"{lift.players} players: the deck {names.deck(lift.name)} {told(lift)}."


def told(lift: Lift) -> str:
    """A lift in words."""
    low, high = lift.lift.low * 100, lift.lift.high * 100
    return (
        f"wins {lift.lift.value * 100:+.1f} points [{low:+.1f}, {high:+.1f}] against an even share"
    )


def is_far(lift: Interval) -> bool:
    """Whether a lift is far from zero."""
    return abs(lift.value) > WIDTHS * (lift.high - lift.low)

"""The key figures of a run as Markdown tables, for pages such as those in docs/lab."""

from collections.abc import Iterator, Sequence

from palatine.catalog import game_of
from palatine.core.intervals import Interval
from palatine.lab.compare import comparable, compared
from palatine.lab.measures.cards import card_uses
from palatine.lab.measures.payoff import head_to_head, payoffs
from palatine.lab.measures.reliability import reliabilities
from palatine.lab.measures.swap import swaps
from palatine.lab.measures.wins import by_deck, by_ending, by_place, by_side, sides_of
from palatine.lab.report.findings import findings, is_far
from palatine.lab.report.names import Names, spoken
from palatine.lab.report.parts import table_name
from palatine.lab.report.play import FEW_SEATS
from palatine.lab.report.reliability import title
from palatine.lab.summary import mixed
from palatine.lab.tables import Run

MOST_CARDS = 12
MOST_VARIANTS = 8


def markdown(run: Run) -> Iterator[str]:
    """All tables that the run has something for."""
    names = Names(game_of(run.cells[0].setup.game))
    games, bots = len(run.tables.games), ", ".join(run.tables.seats["bot"].unique().sort())
    yield (
        f"{games:,} games in {len(run.cells)} cells; bots: {bots}; seed "
        f"`{run.experiment.seed}`; {games / run.seconds:,.1f} games a second per core."
    )
    yield from sentences(findings(run, names))
    for part in (sides, equilibria, one_seat, variants, beliefs, endings, decks, places, cards):
        yield from part(run, names)


def sentences(found: Sequence[str]) -> Iterator[str]:
    """What stands out, as a list."""
    if found:
        yield ""
        yield from [f"- {sentence}" for sentence in found]


def table(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> Iterator[str]:
    """A table, if it has rows."""
    if rows:
        yield ""
        yield f"| {' | '.join(heads)} |"
        yield f"|{'---|' * len(heads)}"
        yield from [f"| {' | '.join(row)} |" for row in rows]


def told(value: Interval, digits: int = 1) -> str:
    """A share in per cent with its interval."""
    parts = [f"{part * 100:.{digits}f}" for part in value]
    return f"{parts[0]} [{parts[1]}, {parts[2]}]"


def sides(run: Run, names: Names) -> Iterator[str]:
    """How often the first side wins at each table, beside figures from elsewhere."""
    first = sides_of(run)[:1]
    heads = ["table", *[f"{names.side(side)} win %" for side in first]]
    others = [other for other in run.experiment.beside if other.side in first]
    rows = [
        [
            table_name(share.group, run, names),
            told(share.interval),
            *[f"{o.percent[size]:.0f}" if size in o.percent else "" for o in others],
        ]
        for share in by_side(run)
        if share.name in first
        for size in [str(share.group.players)]
    ]
    yield from table([*heads, *[f"{other.name} %" for other in others]], rows)


def equilibria(run: Run, names: Names) -> Iterator[str]:
    """The equilibrium of each payoff matrix."""
    rows = [[one.matrix.title, mixed(one)] for one in payoffs(run)]
    yield from table(["table", f"equilibrium: {' : '.join(sides_of(run))}"], rows)


def one_seat(run: Run, names: Names) -> Iterator[str]:
    """What one seat with another bot wins."""
    rows = [
        [table_name(one.group, run, names), one.side, told(Interval(*one.lift[:3]))]
        for one in swaps(run)
    ]
    yield from table(["one seat changed", "dealt", "points won by it"], rows)


def variants(run: Run, names: Names) -> Iterator[str]:
    """The clearest differences between variants."""
    found = sorted(compared([run]), key=lambda one: one.difference.p) if comparable(run) else []
    rows = [
        [
            f"{one.where}: {spoken(one.name)}",
            spoken(one.second),
            f"{one.difference.value * 100:+.1f} [{one.difference.low * 100:+.1f}, "
            f"{one.difference.high * 100:+.1f}]",
            f"{one.adjusted:.3f}",
        ]
        for one in found[:MOST_VARIANTS]
    ]
    heads = ["share", f"instead of {spoken(found[0].first)}" if found else "", "points"]
    yield from table([*heads, f"p, corrected for {len(found)}"], rows)


def beliefs(run: Run, names: Names) -> Iterator[str]:
    """How far what players could think was right."""
    rows = [
        [title(one, run, names), f"{one.log_loss:.2f}", f"{one.prior:.2f}"]
        for one in reliabilities(run)
    ]
    yield from table(["guess", "log loss", "log loss from the deal alone"], rows)


def endings(run: Run, names: Names) -> Iterator[str]:
    """How games end, in per cent."""
    shares = by_ending(run)
    ways = list(dict.fromkeys(share.name for share in shares))
    groups = {share.group: table_name(share.group, run, names) for share in shares}
    found = {(share.group, share.name): share.interval.value for share in shares}
    rows = [
        [name, *[f"{found[group, way] * 100:.0f}" for way in ways]]
        for group, name in groups.items()
    ]
    yield from table(["how games end, %", *map(spoken, ways)], rows)


def decks(run: Run, names: Names) -> Iterator[str]:
    """Decks head to head, and against an even share."""
    for one in head_to_head(run, "deck"):
        rows = [
            [names.deck(row)]
            + [told(one.cell(i, j), 0) if one.has(i, j) else "" for j in range(len(one.columns))]
            for i, row in enumerate(one.rows)
        ]
        yield from table([f"{one.title}: row wins %", *map(names.deck, one.columns)], rows)
    lifts = by_deck(run)
    rows = [[str(x.players), names.deck(x.name), told(x.wins), told(x.lift)] for x in lifts]
    yield from table(["players", "deck", "wins %", "points above an even share"], rows)


def places(run: Run, names: Names) -> Iterator[str]:
    """Seats by turn order."""
    rows = [
        [str(lift.players), lift.name, told(lift.wins), told(lift.lift)] for lift in by_place(run)
    ]
    heads = ["players", "place in turn order", "wins %", "points above similar seats"]
    yield from table(heads, rows)


def cards(run: Run, names: Names) -> Iterator[str]:
    """The cards that stand out most."""
    uses = [use for use in card_uses(run) if use.seats >= FEW_SEATS]
    far = [use for use in uses if is_far(use.lift)] or uses
    rows = [
        [names.card(use.name), use.how, f"{use.often:.2f}", f"{use.wins * 100:.1f}", told(use.lift)]
        for use in sorted(far, key=lambda use: -abs(use.lift.value))[:MOST_CARDS]
    ]
    yield from table(["card", "how", "times a game", "won %", "points above similar seats"], rows)

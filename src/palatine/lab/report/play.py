"""The sections about how games go: endings, length, seats, cards, and what came up."""

from collections import defaultdict

from palatine.lab.markup import folded
from palatine.lab.measures.cards import card_uses, events
from palatine.lab.measures.wins import by_ending, by_place, ending_sides, sides_of
from palatine.lab.report.charts import stacked
from palatine.lab.report.drawing import SERIES
from palatine.lab.report.names import Names, spoken
from palatine.lab.report.parts import Section, figure, grid, table_name
from palatine.lab.report.scatter import Spot, bars, columns, histogram, scatter
from palatine.lab.tables import Run

MOST_EVENTS = 40
MOST_TABLES = 48
FEW_SEATS = 30
"""Cards that fewer seats have had say nothing yet."""


def endings(run: Run, names: Names) -> Section | None:
    """How games end."""
    by_table: dict[str, dict[str, int]] = defaultdict(dict)
    for share in by_ending(run):
        by_table[table_name(share.group, run, names)][share.name] = share.times
    shown = list(by_table.items())[:MOST_TABLES]
    ways = coloured(run, list(shown[0][1]))
    rows = [(table, [counts[way] for way in ways]) for table, counts in shown]
    legend = [(spoken(way), fill) for way, fill in ways.items()]
    picture = stacked(rows, legend, "How games end")
    return Section("endings", "Endings", "How games end, by table.", figure(picture))


def coloured(run: Run, ways: list[str]) -> dict[str, str]:
    """A colour for each ending: shades of its side's, sorted by side, or one each without sides."""
    winner = ending_sides(run)
    found: dict[str, str] = {}
    for hue, side in zip(("var(--row)", "var(--column)"), sides_of(run), strict=False):
        own = [way for way in ways if winner[way] == side]
        for place, way in enumerate(own):
            strength = 100 - 38 * place // max(1, len(own) - 1)
            found[way] = f"color-mix(in oklab, {hue} {strength}%, var(--shade))"
    rest = [way for way in ways if way not in found]
    return found | {way: SERIES[place % len(SERIES)] for place, way in enumerate(rest)}


def lengths(run: Run, names: Names) -> Section | None:
    """How long games are, for each size."""
    unit = "rounds" if run.tables.games["rounds"].sum() else "questions"
    column = unit
    body = [
        figure(histogram(own[column].to_list(), f"{players} players", unit), f"{players} players")
        for (players,), own in run.tables.games.sort("players").group_by(
            ["players"], maintain_order=True
        )
    ]
    text = f"How many {unit} games take; half of the games are over by the line."
    return Section("length", "Length", text, grid(body))


def places(run: Run, names: Names) -> Section | None:
    """How seats do by turn order."""
    found = by_place(run)
    if not found:
        return None
    by_players = defaultdict(list)
    for lift in found:
        tip = f"place {lift.name}: wins {lift.wins.value:.1%} of {lift.seats} seats"
        by_players[lift.players].append((lift.name, lift.lift, tip))
    body = [
        figure(columns(rows, f"{players} players", "place in turn order"), f"{players} players")
        for players, rows in by_players.items()
    ]
    text = (
        "How many points more often a seat wins than all seats of its side, bot and deck at this "
        "table do, by its place in turn order; 1 begins."
    )
    return Section("seats", "Seats", text, grid(body))


def cards(run: Run, names: Names) -> Section | None:
    """Cards: how often they come up against how the seats that have them do."""
    uses = [use for use in card_uses(run) if use.seats >= FEW_SEATS]
    if not uses:
        return None
    body = []
    for number, how in enumerate(dict.fromkeys(use.how for use in uses)):
        spots = [Spot(names.card(use.name), use.often, use.lift) for use in uses if use.how == how]
        label = f"Cards that were {how}"
        picture = scatter(spots, label, f"{how}, times a game", SERIES[number % len(SERIES)])
        body.append(figure(picture, f"won when {how}, in points above similar seats"))
    rows = [
        (
            names.card(use.name),
            use.how,
            f"{use.often:.2f}",
            f"{use.seats:,}",
            f"{use.wins:.1%}",
            f"{use.lift.value * 100:+.1f}",
            f"{use.lift.low * 100:+.1f} to {use.lift.high * 100:+.1f}",
        )
        for use in sorted(uses, key=lambda use: (use.how, -use.lift.value))
    ]
    heads = ("card", "how", "a game", "seats", "won", "points", "95 %")
    text = (
        "Each dot is a card: to the right it comes up more often, higher up, players who had it "
        "won more often than similar seats (same side, bot, deck and table). A lift is no proof of "
        "strength: a player who is ahead draws and buys more of everything."
    )
    return Section(
        "cards", "Cards", text, "".join(body) + folded("All cards as a table", heads, rows)
    )


def news(run: Run, names: Names) -> Section | None:
    """How often each rule came up, by its news."""
    found = events(run)[:MOST_EVENTS]
    rows = [(spoken(event.name), event.games, event.often) for event in found]
    text = (
        "In how many games each kind of event came up, and how often in a game. What never comes "
        "up is a rule that nobody will learn; what always does should be quick."
    )
    return Section("news", "What happened", text, figure(bars(rows, "Events")))

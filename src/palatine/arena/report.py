"""The report of a run: one page with the tables, and the games to look at."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from html import escape

from palatine.arena.figures import Cell, Difference, Figures, Line
from palatine.arena.folder import Plan
from palatine.arena.results import Result, Results, cost_of
from palatine.lab.markup import STYLE, folded, table

MOST_GAMES = 400
"""The page lists this many games; the JSON has all of them."""
MOST_TURNS = 5
TABLE = "table"
"""The head of the column that names the table."""


def page(plan: Plan, found: Results) -> str:
    """The whole report as one HTML document."""
    arena = plan.arena
    marked = sum(bool(one.substitutes) for one in found.games)
    sections = [
        section("The same deals", DIFFERENCES, both(found, marked, differences)),
        section("Payoffs, side by side", PAYOFFS, both(found, marked, payoffs)),
        section("What each agent did", LINES, both(found, marked, partial(agents, plan))),
        section("Without a judge", MEASURES, both(found, marked, measures)),
        section("Games to look at", GAMES, turns(found.games) + games(found.games)),
        section("How it was made", METHOD, method(plan, found)),
    ]
    return (
        '<!DOCTYPE html>\n<html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        '<meta name="color-scheme" content="light dark">'
        f"<title>{escape(arena.title)} · Palatine arena</title><style>{STYLE}</style></head><body>"
        f'<header><p class="kind">Palatine arena</p><h1>{escape(arena.title)}</h1>'
        f"<p>{escape(arena.about)}</p><dl>{key_figures(plan, found, marked)}</dl></header>"
        f"<main>{''.join(sections)}</main></body></html>\n"
    )


DIFFERENCES = (
    "How much more often the first won than the second when both were dealt the same cards and sat "
    "in each other's place. One deal is one observation; the interval holds 95 %."
)
PAYOFFS = (
    "How often the agent of the row won on this side, against the agent of the column on all "
    "others."
)
LINES = (
    "Over all games of an agent, those against itself included; seats that win together count "
    "once. Deals repeat here, so only the differences above are a fair comparison. Refused answers "
    "were corrected, or a substitute answered. Milliseconds are of one decision."
)
MEASURES = (
    "Votes that served the voter's side; claims that were lies, lies that somebody acted on, and "
    "claims that told the whole truth about what the speaker held or saw; speeches and claims that "
    "tell the speaker's role; the Brier score of what was suspected in private, next to those of "
    "what the cards prove and of what a careful reader thinks, and how far it was from what the "
    "cards prove (mean squared; less is better everywhere); how much each agent's own decisions "
    "changed its chance to win, in points for each game; and its answers to questions that several "
    "were asked at once, such as votes: how many decided something (with all other answers as they "
    "were), and how much these changed its chance."
)
GAMES = (
    "First the games in which one decision moved its player's own chance to win the most. "
    "`palatine verify` checks a record, `palatine replay` shows it move by move, `palatine analyse "
    "FILE --page game.html` makes a review with its replay as one page, and the theatre of any "
    "server takes it."
)
METHOD = (
    "The plan was written before the first game, with the stopping rule and a commitment to every "
    "deal. `palatine arena check` checks all of it."
)


def section(title: str, text: str, body: str) -> str:
    """A part of the page."""
    return f"<section><h2>{escape(title)}</h2><p>{escape(text)}</p>{body}</section>"


def key_figures(plan: Plan, found: Results, marked: int) -> str:
    """What readers want to know first."""
    figures = [
        (f"{len(found.games):,}", "games"),
        (f"{len({(one.table, one.deal) for one in found.games}):,}", "deals"),
        (str(len({line.agent for line in found.all.lines})), "agents"),
        (f"{marked:,}", "games with a substitute"),
        (found.stopped or "not yet", "stopped"),
    ]
    return "".join(
        f"<div><dt>{escape(name)}</dt><dd>{escape(value)}</dd></div>" for value, name in figures
    )


def both(found: Results, marked: int, shown: Callable[[Figures], str]) -> str:
    """With all games; and, if a substitute has answered, without those games."""
    whole = shown(found.all)
    if not marked:
        return whole
    return f"{whole}<h3>Without the {marked} games that have a substitute</h3>{shown(found.clean)}"


def differences(found: Figures) -> str:
    """Each two agents."""
    rows = [difference_row(each) for each in found.differences]
    return table(*filled((TABLE, "agent", "less", "difference", "95 %", "deals"), rows))


def difference_row(each: Difference) -> Sequence[str]:
    """One of them."""
    value, interval = f"{each.value:+.1%}", f"[{each.low:+.1%}, {each.high:+.1%}]"
    return each.table, each.one, each.other, value, interval, str(each.deals)


def payoffs(found: Figures) -> str:
    """A matrix for each table and side."""
    made = []
    for key in dict.fromkeys((cell.table, cell.side) for cell in found.payoffs):
        cells = [cell for cell in found.payoffs if (cell.table, cell.side) == key]
        made.append(f"<h3>{escape(' · '.join(filter(None, key)))}</h3>{matrix(cells)}")
    return "".join(made)


def matrix(cells: Sequence[Cell]) -> str:
    """Agents against agents."""
    known = {(cell.one, cell.other): cell.share for cell in cells}
    columns = sorted({cell.other for cell in cells})
    rows = []
    for one in sorted({cell.one for cell in cells}):
        row = [one]
        for other in columns:
            share = known.get((one, other))
            row.append(
                f"{share.value:.0%} [{share.low:.0%}, {share.high:.0%}] of {share.count}"
                if share
                else ""
            )
        rows.append(row)
    return table(("", *columns), rows)


def agents(plan: Plan, found: Figures) -> str:
    """A row for each agent and side."""
    heads = (TABLE, "agent", "side", "games", "wins", "95 %", "decisions", "refused")
    more = ("substitutes", "ms", "tokens in", "out", "cost")
    return table(*filled((*heads, *more), [agent_row(plan, line) for line in found.lines]))


def agent_row(plan: Plan, line: Line) -> Sequence[str]:
    """One of them."""
    share, (into, out) = line.share, line.tokens
    cost = cost_of(plan, line.agent, line.tokens)
    return (
        line.table,
        line.agent,
        line.side or "all",
        str(line.games),
        f"{share.value:.1%} of {share.count}",
        f"[{share.low:.0%}, {share.high:.0%}]",
        f"{line.decisions:,}",
        str(line.refused),
        str(line.substitutes),
        f"{line.milliseconds:,.1f}",
        f"{into:,}" if into else "",
        f"{out:,}" if out else "",
        f"{cost:.2f}" if cost else "",
    )


def measures(found: Figures) -> str:
    """A row for each agent and side."""
    heads = (
        TABLE,
        "agent",
        "side",
        "right votes",
        "lies",
        "believed",
        "true claims",
        "told own role",
        "claimed",
    )
    asked = ("suspicions", "Brier", "cards prove", "reader", "from proved")
    alone = ("own decisions", "chance moved a game")
    common = ("common answers that decided", "chance moved by these")
    more = (*asked, *alone, *common)
    return table(*filled((*heads, *more), [measure_row(line) for line in found.lines]))


def measure_row(line: Line) -> Sequence[str]:
    """One of them; a measure without cases stays empty."""
    m = line.measured
    return (
        line.table,
        line.agent,
        line.side or "all",
        part(m.right_votes, m.votes),
        part(m.lies, m.claims),
        part(m.lies_believed, m.lies),
        part(m.true_claims, m.claims),
        part(m.told_own_role, m.speeches),
        str(m.claimed_own_role or ""),
        str(m.suspicions or ""),
        *[mean(each, m.suspicions) for each in (m.brier, m.brier_proved, m.brier_reader)],
        mean(m.from_proved, m.suspicions),
        str(m.choices or ""),
        f"{100 * m.gained / line.seats:+.1f}" if m.choices else "",
        part(m.pivotal, m.common),
        f"{100 * m.gained_common / line.seats:+.1f}" if m.common else "",
    )


def filled(
    heads: Sequence[str], rows: Sequence[Sequence[str]]
) -> tuple[Sequence[str], Sequence[Sequence[str]]]:
    """The columns that say anything: not empty, and not the only table's name in every row."""
    columns = [
        place
        for place, head in enumerate(heads)
        if any(row[place] for row in rows)
        and (head != TABLE or len({row[place] for row in rows}) > 1)
    ]
    kept = [[row[place] for place in columns] for row in rows]
    return [heads[place] for place in columns], kept


def part(some: float, of: float) -> str:
    """A share with its count."""
    return f"{some / of:.0%} of {of:g}" if of else ""


def mean(total: float, count: int) -> str:
    """A mean."""
    return f"{total / count:.3f}" if count else ""


def turns(found: Iterable[Result]) -> str:
    """The largest turns: whose decision, and at which moment of the replay."""
    ranked = sorted(
        ((abs(one.turn.change), one.id, one, one.turn) for one in found if one.turn is not None),
        reverse=True,
    )
    made = "".join(
        f'<li><a href="{escape(one.record)}">{escape(one.id)}</a>: '
        f"{escape(one.seating[turn.seat])} {turn.seat + 1} "
        f"{'gained' if turn.change > 0 else 'lost'} {100 * abs(turn.change):.0f} points by one "
        f"decision (moment {turn.at})</li>"
        for _, _, one, turn in ranked[:MOST_TURNS]
    )
    return f"<ol>{made}</ol>" if made else ""


def games(found: Iterable[Result]) -> str:
    """The games with their records: those with a substitute or many refusals first."""
    ranked = sorted(found, key=lambda one: (-one.substitutes, -one.refused, one.id))
    rows = "".join(map("".join, map(game_row, ranked[:MOST_GAMES])))
    heads = "".join(
        f"<th>{word}</th>" for word in ("record", "seats", "won", "why", "refused", "substitutes")
    )
    body = f"<table><thead><tr>{heads}</tr></thead><tbody>{rows}</tbody></table>"
    left = len(ranked) - MOST_GAMES
    more = f"<p>{left:,} more are in results.json.</p>" if left > 0 else ""
    return (
        f"<details open><summary>{len(ranked):,} games</summary>"
        f'<div class="picture" tabindex="0">{body}</div>{more}</details>'
    )


def game_row(one: Result) -> Iterator[str]:
    """A game with a link to its record."""
    outcome = one.outcome
    won = (outcome.side or str([seat + 1 for seat in outcome.winners])) if outcome else ""
    why = outcome.why if outcome else "broken off"
    cells = (", ".join(one.seating), won, why, str(one.refused or ""), str(one.substitutes or ""))
    yield f'<tr><td><a href="{escape(one.record)}">{escape(one.id)}</a></td>'
    yield from [f"<td>{escape(cell)}</td>" for cell in cells]
    yield "</tr>"


def method(plan: Plan, found: Results) -> str:
    """What fixed everything, so that others can check it and make it again."""
    stop = plan.arena.stop
    rule = f"at most {stop.deals} deals a table"
    if stop.look and stop.width:
        rule += f"; after each {stop.look}, enough if no difference is wider than ±{stop.width:.0%}"
    rows = [
        ("stopping rule", rule),
        ("stopped", found.stopped or "not yet"),
        ("plan (SHA-256)", found.plan),
        ("secret of the seeds", found.secret or "shown when the run has stopped"),
        ("substitute", plan.arena.substitute),
        ("retries", str(plan.arena.retries)),
        ("free text", "yes" if plan.arena.talk else "no"),
    ]
    own = [
        (agent.name, f"{agent.kind}: {getattr(agent, agent.kind)}") for agent in plan.arena.agent
    ]
    return table(("", ""), rows) + folded("Agents", ("name", "what it is"), own)

"""The key figures of a run in lines, for the terminal."""

from collections.abc import Iterator

from palatine.lab.measures.payoff import Solved, payoffs, rated_freely, rated_teams
from palatine.lab.measures.wins import Share, by_bot, by_deck, by_ending, by_side
from palatine.lab.tables import Run


def summary(run: Run) -> Iterator[str]:
    """What was played, who won, and how strong the bots are."""
    games = len(run.tables.games)
    yield f"{run.experiment.title}: {games:,} games, {games / run.seconds:,.1f} a second per core"
    wins = by_side(run)
    for share in wins or by_ending(run):
        yield f"  {described(share)}"
    for payoff in payoffs(run):
        yield f"  equilibrium, {payoff.matrix.title}: {payoff.matrix.of} {mixed(payoff)}"
    for lift in by_deck(run):
        yield f"  {lift.players} players, deck {lift.name}: {lift.wins.value:.1%} of {lift.seats}"
    yield from ratings(run)


def described(share: Share) -> str:
    """A share with its interval."""
    group, (value, low, high) = share.group, share.interval
    table = " · ".join(filter(None, (group.edition, group.variant, f"{group.players} players")))
    return f"{table} · {group.lineup}: {share.name} {value:.1%} [{low:.1%}, {high:.1%}]"


def mixed(payoff: Solved) -> str:
    """The value of a matrix and the mixes that achieve it."""
    found = payoff.equilibrium
    rows = zip(payoff.matrix.rows, found.rows, strict=True)
    columns = zip(payoff.matrix.columns, found.columns, strict=True)
    mixes = [
        ", ".join(f"{name} {share:.0%}" for name, share in side if share > 0.005)
        for side in (rows, columns)
    ]
    return f"{found.value:.1%} [{payoff.low:.1%}, {payoff.high:.1%}]: {mixes[0]} : {mixes[1]}"


def ratings(run: Run) -> Iterator[str]:
    """The bots by strength."""
    teams = rated_teams(run)
    for side in (teams.first, teams.second) if teams else ():
        ranked = sorted(side.items(), key=lambda item: -item[1].points)
        yield "  ratings: " + ", ".join(
            f"{b} {r.points:+.0f} ±{2 * r.error:.0f}" for b, r in ranked
        )
    free = sorted(rated_freely(run).items(), key=lambda item: -item[1][0])
    if free:
        yield "  openskill: " + ", ".join(f"{b} {mu:.1f} ±{2 * sd:.1f}" for b, (mu, sd) in free)
        for lift in by_bot(run):
            yield f"  {lift.players} players, {lift.name}: wins {lift.wins.value:.1%} of its seats"

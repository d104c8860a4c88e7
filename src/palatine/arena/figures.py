"""The figures of a run: payoffs by side, paired differences, and what each agent did.

A deal is one observation: we compare how two agents did with the same cards. We count everything
twice, over all games and over those in which every agent gave its own answers.
"""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from itertools import combinations
from math import sqrt
from typing import Final

import msgspec

from palatine.arena.file import Arena
from palatine.arena.played import Measured, Played
from palatine.core.intervals import Z, wilson

EVERYBODY: Final = ""
"""The side of games without sides, and of all sides together."""
Deal = tuple[str, int]


class Share(msgspec.Struct, frozen=True):
    """A share of wins with its interval; seats that win together in a game are one observation."""

    wins: float
    count: int
    value: float
    low: float
    high: float


class Cell(msgspec.Struct, frozen=True):
    """How one agent did on a side against another on all other sides."""

    table: str
    side: str
    one: str
    other: str
    share: Share


class Difference(msgspec.Struct, frozen=True):
    """How much more often one agent won than the other, with the same deals."""

    table: str
    one: str
    other: str
    value: float
    low: float
    high: float
    deals: int


class Line(msgspec.Struct, frozen=True):
    """What an agent did on a side, at all tables of one kind."""

    table: str
    agent: str
    side: str
    games: int
    seats: int
    """How many seats of these games it had."""
    share: Share
    """The share of its sides that won in these games."""
    decisions: int
    refused: int
    """Answers that were refused, mended or not."""
    substitutes: int
    milliseconds: float
    """The average for a decision."""
    tokens: tuple[int, int]
    measured: Measured


class Figures(msgspec.Struct, frozen=True):
    """All of them."""

    games: int
    payoffs: tuple[Cell, ...]
    differences: tuple[Difference, ...]
    lines: tuple[Line, ...]


def figures(arena: Arena, games: Sequence[Played]) -> Figures:
    """The figures of these games."""
    return Figures(
        len(games), tuple(payoffs(arena, games)), differences(arena, games), tuple(lines(games))
    )


def without_substitutes(games: Iterable[Played]) -> list[Played]:
    """The games in which every agent gave its own answers."""
    return [game for game in games if not game.substitutes]


# Payoffs


def payoffs(arena: Arena, games: Sequence[Played]) -> Iterable[Cell]:
    """A cell for each side and each two agents that met; a game is one observation."""
    found: dict[tuple[str, str, str, str], list[float]] = defaultdict(list)
    for game in games:
        for one, side, other in meetings(arena, game):
            found[game.table, side, one, other].append(won_by(game, one, side))
    for (table, side, one, other), wins in sorted(found.items()):
        yield Cell(table, side, one, other, share(sum(wins), len(wins)))


def meetings(arena: Arena, game: Played) -> Iterable[tuple[str, str, str]]:
    """The agents that met in a game, and the side of the first of them."""
    agents = sorted(set(game.seating))
    if len(agents) == 1:
        sides = [side for side in dict.fromkeys(game.sides) if side]
        return [(agents[0], side, agents[0]) for side in sides]
    if len(agents) > 2:
        return []
    pairs = (tuple(agents), tuple(reversed(agents)))
    return [
        (one, side, other)
        for one, other in pairs
        if arena.design == "duel" or one != arena.hosts
        for side in sides_of(game, one)
    ]


def sides_of(game: Played, agent: str) -> list[str]:
    """The sides on which an agent sits, in order."""
    return sorted({s for s, name in zip(game.sides, game.seating, strict=True) if name == agent})


def won_by(game: Played, agent: str, side: str) -> float:
    """The share of an agent's seats on a side that won."""
    rows = zip(game.seating, game.sides, game.won, strict=True)
    wins = [won for name, its, won in rows if name == agent and its == side]
    return sum(wins) / len(wins)


def share(wins: float, count: int) -> Share:
    """With Wilson's interval; it rounds parts of wins."""
    interval = wilson(round(wins), count)
    return Share(wins, count, wins / count, interval.low, interval.high)


# Paired differences


def differences(arena: Arena, games: Sequence[Played]) -> tuple[Difference, ...]:
    """Each two agents that got the same deals, deal by deal."""
    by_deal: dict[Deal, list[Played]] = defaultdict(list)
    for game in games:
        by_deal[game.table, game.deal].append(game)
    found: dict[tuple[str, str, str], list[float]] = defaultdict(list)
    compare = compared_guests if arena.design == "guest" else compared_pairs
    for (table, _), of_deal in sorted(by_deal.items()):
        for (one, other), value in compare(arena, of_deal).items():
            found[table, one, other].append(value)
    return tuple([differing(*key, values) for key, values in sorted(found.items())])


def compared_pairs(arena: Arena, games: Sequence[Played]) -> dict[tuple[str, str], float]:
    """For each two agents: the result of one in its place, minus that of the other in the same
    place.

    A pair counts if all of its games are there: then each agent has sat wherever the other has.
    """
    found = {}
    names = sorted({name for game in games for name in game.seating})
    for one, other in combinations(names, 2):
        between = [game for game in games if set(game.seating) == {one, other}]
        mirrored = {swapped(game.seating, one, other) for game in between}
        if between and mirrored == {game.seating for game in between}:
            found[one, other] = sum(lead(game, one, other) for game in between) / len(between)
    return found


def swapped(seating: Sequence[str], one: str, other: str) -> tuple[str, ...]:
    """The seating with the two agents in each other's place."""
    return tuple([other if name == one else one for name in seating])


def lead(game: Played, one: str, other: str) -> float:
    """The share of the first agent's seats that won, minus that of the other's."""
    return rate(game, one) - rate(game, other)


def rate(game: Played, agent: str) -> float:
    """The share of an agent's seats that won."""
    wins = [won for name, won in zip(game.seating, game.won, strict=True) if name == agent]
    return sum(wins) / len(wins)


def compared_guests(arena: Arena, games: Sequence[Played]) -> dict[tuple[str, str], float]:
    """For each guest: its wins on every seat in turn, minus those of the host on that seat."""
    hosts = next((g for g in games if set(g.seating) == {arena.hosts}), None)
    found: dict[tuple[str, str], float] = {}
    guests = {name for game in games for name in game.seating} - {arena.hosts}
    for guest in sorted(guests) if hosts is not None else ():
        seats = [(g.seating.index(guest), g) for g in games if guest in g.seating]
        if hosts is not None and len(seats) == len(hosts.seating):
            lifts = [game.won[seat] - hosts.won[seat] for seat, game in seats]
            found[guest, arena.hosts] = sum(lifts) / len(lifts)
    return found


def differing(table: str, one: str, other: str, values: Sequence[float]) -> Difference:
    """The mean over deals with its 95 % interval.

    The spread includes one extra deal that went entirely one way, and one that went entirely the
    other: a few deals that happen to agree are no certainty.
    """
    count, mean = len(values), sum(values) / len(values)
    wide = [*values, 1.0, -1.0]
    middle = sum(wide) / len(wide)
    variance = sum((value - middle) ** 2 for value in wide) / (len(wide) - 1)
    half = student(len(wide) - 1) * sqrt(variance / count)
    return Difference(table, one, other, mean, max(-1.0, mean - half), min(1.0, mean + half), count)


def student(freedom: int) -> float:
    """Student's factor for 95 of 100, from the normal one (Fisher's expansion)."""
    z, n = Z, freedom
    first = (z**3 + z) / (4 * n)
    second = (5 * z**5 + 16 * z**3 + 3 * z) / (96 * n**2)
    return z + first + second


def own_differences(arena: Arena, found: Iterable[Difference]) -> list[Difference]:
    """The differences that involve an agent of the file."""
    own = {agent.name for agent in arena.agent}
    return [each for each in found if own & {each.one, each.other}]


# What each agent did


def lines(games: Sequence[Played]) -> Iterable[Line]:
    """A line for each agent and side at each table, and one for all of its sides together."""
    found: dict[tuple[str, str, str], list[tuple[Played, int]]] = defaultdict(list)
    for game in games:
        for seat, (name, side) in enumerate(zip(game.seating, game.sides, strict=True)):
            found[game.table, name, EVERYBODY].append((game, seat))
            if side:
                found[game.table, name, side].append((game, seat))
    for (table, name, side), seats in sorted(found.items()):
        yield line(table, name, side, seats)


def line(table: str, name: str, side: str, seats: Sequence[tuple[Played, int]]) -> Line:
    """What the agent did on these seats."""
    decisions = [d for game, seat in seats for d in game.decisions if d.seat == seat]
    tries = [each for decision in decisions for each in decision.tries]
    asked = [s for game, seat in seats for s in game.suspicions if s.seat == seat]
    spent = [*[each.tokens for each in tries], *[each.tokens for each in asked]]
    return Line(
        table=table,
        agent=name,
        side=side,
        games=len({game.key for game, _ in seats}),
        seats=len(seats),
        share=share(*wins_of(name, seats)),
        decisions=len(decisions),
        refused=sum(bool(each.refusal) for each in tries),
        substitutes=sum(bool(each.substitute) for each in decisions),
        milliseconds=sum(each.milliseconds for each in tries) / max(1, len(decisions)),
        tokens=(sum(each[0] for each in spent), sum(each[1] for each in spent)),
        measured=added([game.measured[seat] for game, seat in seats if game.measured]),
    )


def wins_of(name: str, seats: Sequence[tuple[Played, int]]) -> tuple[float, int]:
    """How many of an agent's sides won, and how many there were.

    Seats of one side win and lose together: to count each seat would promise too much.
    """
    sides = {
        (game.key, game.sides[seat]): won_by(game, name, game.sides[seat]) for game, seat in seats
    }
    return sum(sides.values()), len(sides)


def added(parts: Sequence[Measured]) -> Measured:
    """The sums over all of these games."""
    names = Measured.__struct_fields__
    return Measured(**{name: sum([getattr(each, name) for each in parts]) for name in names})

"""What we can measure of a finished game without a judge: votes, lies, suspicion, chances.

A game declares its measures next to its bots (`BALLOTS`, `LIES`, `BELIEFS`, `CHANCES`). If it has
none, we count nothing.
"""

from bisect import bisect_right
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

from palatine.arena.common import is_common, moved_in_common
from palatine.arena.played import Measured, Moved, Suspicion
from palatine.arena.telling import claims_role, tells_role
from palatine.bots.ballots import ballots_of
from palatine.bots.beliefs import Curves, Layer, beliefs_of
from palatine.bots.lies import Lie, in_truth
from palatine.core.atoms import PLAYERS
from palatine.core.log import Said, Spoke
from palatine.core.match import Match
from palatine.core.seats import Seat, seats
from palatine.core.study import first_named
from palatine.theatre.analyse import lies
from palatine.theatre.odds import Odds
from palatine.theatre.reel import Frame, reel
from palatine.theatre.swings import curve, swings

Counts = Counter[tuple[Seat, str]]
"""Sums by seat and by the name of what is measured."""


def measured(
    match: Match, suspicions: Sequence[Suspicion], chances: bool
) -> tuple[tuple[Measured, ...], tuple[Moved, ...]]:
    """What each seat did, and what each decision moved; nothing for a game that was stopped."""
    counts: Counts = Counter()
    moved: tuple[Moved, ...] = ()
    if match.is_over:
        frames = reel(match)
        count_votes(match, counts)
        count_lies(match, frames, counts)
        count_telling(match, counts)
        count_suspicions(match, suspicions, counts)
        if chances:
            moved = moves(match, frames, counts)
    names = Measured.__struct_fields__
    found = [
        Measured(**{name: counts[seat, name] for name in names if counts[seat, name]})
        for seat in seats(match.setup.players)
    ]
    return tuple(found), moved


def count_votes(match: Match, counts: Counts) -> None:
    """Votes, and those that served the voter's own side."""
    ballots = ballots_of(match.game)
    for ballot in ballots(match) if ballots is not None else ():
        counts[ballot.seat, "votes"] += 1
        counts[ballot.seat, "right_votes"] += ballot.is_right


def count_lies(match: Match, frames: list[Frame], counts: Counts) -> None:
    """Claims about what the speaker held or saw; silence is not a claim."""
    for same in said_once(lies(match.game, frames)):
        seat, verdict = same[0].seat, same[0].verdict
        counts[seat, "claims"] += 1
        counts[seat, "true_claims"] += verdict == "true"
        if verdict == "lie":
            counts[seat, "lies"] += 1
            counts[seat, "lies_believed"] += any(claim.believed for claim in same)


def said_once(told: Iterable[Lie]) -> list[list[Lie]]:
    """Claims without silence; claims of a player that say the same of a session are together.

    "I received these" and "I received these from Bo" say the same, in any order of the tiles.
    """
    alike: dict[object, list[Lie]] = {}
    for place, claim in enumerate(told):
        if claim.verdict != "silent":
            said = tuple(sorted([atom for atom in claim.atoms if atom not in PLAYERS.value]))
            same = claim.seat, claim.about, said, in_truth(claim)
            alike.setdefault(place if claim.about is None else same, []).append(claim)
    return list(alike.values())


def count_telling(match: Match, counts: Counts) -> None:
    """Free text, and how often a player tells their own role, there or by a claim."""
    game = match.game
    roles = first_named(game.study.role, match.news, match.setup.players)
    for entry in match.log:
        if type(entry) is Spoke:
            counts[entry.seat, "speeches"] += 1
            told = tells_role(game.id, roles[entry.seat], entry.text)
            counts[entry.seat, "told_own_role"] += told
        elif type(entry) is Said:
            told = claims_role(game, roles[entry.seat], entry.what, entry.atoms)
            counts[entry.seat, "claimed_own_role"] += told


def count_suspicions(match: Match, said: Sequence[Suspicion], counts: Counts) -> None:
    """Brier scores of what players said in private, and of what they could know at that moment."""
    beliefs = beliefs_of(match.game)
    if not said or beliefs is None:
        return
    curves = beliefs(match)
    for one in said:
        seat, point = Seat(one.seat), bisect_right(curves.at, one.told - 1) - 1
        truth = thought(curves, seat, "proved", -1)
        proved, reader = (thought(curves, seat, layer, point) for layer in ("proved", "reader"))
        mine = others(seat, [one.chances[role] for role in curves.roles])
        counts[seat, "suspicions"] += 1
        for name, left, right in (
            ("brier", mine, truth),
            ("brier_proved", proved, truth),
            ("brier_reader", reader, truth),
            ("from_proved", mine, proved),
        ):
            counts[seat, name] += distance(left, right)  # type: ignore[assignment]  # a sum


def thought(curves: Curves, seat: Seat, layer: Layer, point: int) -> list[float]:
    """What a layer of this seat's curves says of the others at a point."""
    return others(seat, [curves.of(seat, layer, role)[point] for role in curves.roles])


def others(seat: Seat, rows: Iterable[Sequence[float]]) -> list[float]:
    """All rows except the seat's own."""
    return [chance for row in rows for place, chance in enumerate(row) if place != seat]


def distance(one: Sequence[float], other: Sequence[float]) -> float:
    """The mean squared difference."""
    return sum((a - b) ** 2 for a, b in zip(one, other, strict=True)) / len(one)


def moves(match: Match, frames: list[Frame], counts: Counts) -> tuple[Moved, ...]:
    """How far each decision moved its seat's own chance to win, in the order of play."""
    odds = Odds(match.game)
    moved = [*moved_alone(frames, odds)]
    for one in moved:
        counts[Seat(one.seat), "choices"] += 1
        counts[Seat(one.seat), "gained"] += one.change  # type: ignore[assignment]  # a sum
    for seat, change in moved_in_common(frames, odds):
        counts[seat, "common"] += 1
        if change is not None:
            counts[seat, "pivotal"] += 1
            counts[seat, "gained_common"] += change.change  # type: ignore[assignment]  # a sum
            moved.append(change)
    return tuple(sorted(moved, key=lambda one: (one.answered, one.seat)))


def moved_alone(frames: list[Frame], odds: Odds) -> Iterator[Moved]:
    """By decisions of one seat alone; if people talk during a vote, the last ballot is none."""
    for swing in swings(frames, curve(frames, odds), odds):
        is_alone = swing.cause == "choice" and not is_common(frames[swing.answered - 1])
        if is_alone and swing.seat is not None:
            change = swing.after[swing.seat] - swing.before[swing.seat]
            yield Moved(swing.at, swing.answered, int(swing.seat), change)

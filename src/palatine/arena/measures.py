"""What can be measured of a finished game without a judge: votes, lies, suspicion, chances.

What a game can be measured by is declared beside its bots (`BALLOTS`, `LIES`, `BELIEFS`,
`CHANCES`); where a game has none of it, nothing is counted.
"""

from bisect import bisect_right
from collections import Counter
from collections.abc import Iterable, Sequence

from palatine.arena.played import Measured, Suspicion
from palatine.bots.ballots import ballots_of
from palatine.bots.beliefs import Curves, Layer, beliefs_of
from palatine.core.log import Spoke
from palatine.core.match import Match
from palatine.core.seats import Seat, seats
from palatine.core.study import first_named
from palatine.core.words import Speaker
from palatine.theatre.analyse import lies
from palatine.theatre.odds import Odds
from palatine.theatre.reel import Frame, reel
from palatine.theatre.swings import curve, swings

Counts = Counter[tuple[Seat, str]]
"""Sums by seat and by the name of what is measured."""


def measured(
    match: Match, suspicions: Sequence[Suspicion], speaker: Speaker, chances: bool
) -> tuple[Measured, ...]:
    """What each seat did; nothing of a game that was broken off."""
    counts: Counts = Counter()
    if match.is_over:
        frames = reel(match)
        count_votes(match, counts)
        count_lies(match, frames, counts)
        count_speeches(match, speaker, counts)
        count_suspicions(match, suspicions, counts)
        if chances:
            count_chances(match, frames, counts)
    names = Measured.__struct_fields__
    return tuple(
        [
            Measured(**{name: counts[seat, name] for name in names if counts[seat, name]})
            for seat in seats(match.setup.players)
        ]
    )


def count_votes(match: Match, counts: Counts) -> None:
    """Votes, and those that served the voter's own side."""
    ballots = ballots_of(match.game)
    for ballot in ballots(match) if ballots is not None else ():
        counts[ballot.seat, "votes"] += 1
        counts[ballot.seat, "right_votes"] += ballot.is_right


def count_lies(match: Match, frames: list[Frame], counts: Counts) -> None:
    """Claims about what was held or seen; what was not said is none."""
    for claim in lies(match.game, frames):
        if claim.verdict != "silent":
            counts[claim.seat, "claims"] += 1
        if claim.verdict == "lie":
            counts[claim.seat, "lies"] += 1
            counts[claim.seat, "lies_believed"] += bool(claim.believed)


def count_speeches(match: Match, speaker: Speaker, counts: Counts) -> None:
    """Free text, and how often it names the speaker's own role, by the words of the theme."""
    roles = first_named(match.game.study.role, match.news, match.setup.players)
    for entry in match.log:
        if type(entry) is Spoke:
            counts[entry.seat, "speeches"] += 1
            named = role_word(speaker, roles[entry.seat])
            counts[entry.seat, "told_own_role"] += bool(named) and named in entry.text.casefold()


def role_word(speaker: Speaker, role: str) -> str:
    """What a role is called, without an article; empty where there are no roles."""
    message = f"role-{role}"
    return speaker.say(message).casefold().removeprefix("the ") if speaker.has(message) else ""


def count_suspicions(match: Match, said: Sequence[Suspicion], counts: Counts) -> None:
    """Brier scores of what was said in private, and of what could be known at the same moment."""
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
    """All but what is said of oneself."""
    return [chance for row in rows for place, chance in enumerate(row) if place != seat]


def distance(one: Sequence[float], other: Sequence[float]) -> float:
    """The mean squared difference."""
    return sum((a - b) ** 2 for a, b in zip(one, other, strict=True)) / len(one)


def count_chances(match: Match, frames: list[Frame], counts: Counts) -> None:
    """By how much the decisions of one seat alone moved its own chance to win."""
    odds = Odds(match.game)
    for swing in swings(frames, curve(frames, odds), odds):
        if swing.cause == "choice" and swing.seat is not None:
            change = swing.after[swing.seat] - swing.before[swing.seat]
            counts[swing.seat, "choices"] += 1
            counts[swing.seat, "gained"] += change  # type: ignore[assignment]  # a sum

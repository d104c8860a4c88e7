"""Kind words for up to three players, from the log; nobody gets two."""

from collections.abc import Iterator, Sequence

from palatine.bots.lies import Lie
from palatine.core.seats import Seat
from palatine.theatre.analysis import Analysis, Award, Choice
from palatine.theatre.swings import Swing

AWARDS = 3
BELIEVERS = 2
"""A lie that this many acted on was a good one."""
SURE = 0.7
TURNED = 0.15
LUCKY = 0.2
STEADY = 5
"""How many choices a player needs for us to call them steady."""
WELL = 0.02


def awards(
    found: Analysis, swings: Sequence[Swing], choices: Sequence[Choice]
) -> tuple[Award, ...]:
    """The first three that go to different players."""
    given: dict[Seat, Award] = {}
    for award in candidates(found, swings, choices):
        if award.seat not in given and len(given) < AWARDS:
            given[award.seat] = award
    return tuple(given.values())


def candidates(
    found: Analysis, swings: Sequence[Swing], choices: Sequence[Choice]
) -> Iterator[Award]:
    """Everything that a player could be praised for, the rarest first."""
    yield from believed_lie(found)
    yield from first_to_suspect(found)
    yield from turned_the_game(swings)
    yield from steady_hand(found, choices)
    yield from lucky_star(swings)


def believed_lie(found: Analysis) -> Iterator[Award]:
    """The lie that most people acted on; those on the liar's own side do not count."""
    lies = [lie for lie in found.lies if lie.verdict == "lie" and not lie.provable]
    best = max(lies, key=lambda lie: fooled(found, lie), default=None)
    if best is not None and fooled(found, best) >= BELIEVERS:
        yield Award("believed-lie", best.seat, {"count": fooled(found, best)}, best.at)


def fooled(found: Analysis, lie: Lie) -> int:
    """How many players of another side acted on it."""
    if not any(found.sides):
        return len(lie.believed)
    return len([seat for seat in lie.believed if found.sides[seat] != found.sides[lie.seat]])


def first_to_suspect(found: Analysis) -> Iterator[Award]:
    """The player who, from what this seat could know, first had reason to be sure of the leader."""
    curves = found.beliefs
    if curves is None or len(curves.roles) < 2:
        return
    role = curves.roles[-1]
    leader = leader_of([curve.chances[-1] for curve in curves.curves if curve.role == role])
    if leader is None:
        return
    firsts = [
        (crossing(curve.chances, leader), curve.viewer)
        for curve in curves.curves
        if curve.role == role and curve.layer == "reader" and isinstance(curve.viewer, int)
    ]
    enemies = [
        (at, Seat(seat))
        for at, seat in firsts
        if at is not None and found.sides[seat] != found.sides[leader]
    ]
    if enemies:
        at, seat = min(enemies)
        yield Award("first-to-suspect", seat, {"player": leader}, curves.at[at])


def leader_of(ends: Sequence[Sequence[float]]) -> Seat | None:
    """The seat that everybody is certain of in the end."""
    certain = [[seat for seat, chance in enumerate(end) if chance > 0.999] for end in ends]
    return Seat(certain[0][0]) if certain and all(certain) else None


def crossing(chances: Sequence[Sequence[float]], seat: Seat) -> int | None:
    """The first point after the deal and before the end when this seat was clearly suspect."""
    if chances[0][seat] >= SURE:
        return None  # somebody told them: that is no merit
    points = enumerate(chances[:-1])
    return next((point for point, each in points if each[seat] >= SURE), None)


def turned_the_game(swings: Sequence[Swing]) -> Iterator[Award]:
    """The player whose own choice gained the most."""
    gains = [
        (each.after[each.seat] - each.before[each.seat], each)
        for each in swings
        if each.cause == "choice" and each.seat is not None
    ]
    best = max(gains, key=lambda gain: gain[0], default=None)
    if best is not None and best[0] >= TURNED and best[1].seat is not None:
        yield Award("turned-the-game", best[1].seat, {"points": round(100 * best[0])}, best[1].at)


def steady_hand(found: Analysis, choices: Sequence[Choice]) -> Iterator[Award]:
    """The player whose choices gave away least."""
    costs = [
        [each.cost for each in choices if each.seat == seat] for seat in range(len(found.players))
    ]
    means = {seat: sum(own) / len(own) for seat, own in enumerate(costs) if len(own) >= STEADY}
    best = min(means, key=means.__getitem__, default=None)
    if best is not None and means[best] <= WELL:
        yield Award("steady-hand", Seat(best), {"count": len(costs[best])})


def lucky_star(swings: Sequence[Swing]) -> Iterator[Award]:
    """The player whom luck favoured most, all in all."""
    luck = [each for each in swings if each.cause == "luck"]
    if not luck:
        return
    gains = [
        sum(each.after[seat] - each.before[seat] for each in luck)
        for seat in range(len(luck[0].after))
    ]
    best = max(range(len(gains)), key=gains.__getitem__)
    if gains[best] >= LUCKY and gains.count(gains[best]) == 1:
        yield Award("lucky-star", Seat(best), {"points": round(100 * gains[best])})

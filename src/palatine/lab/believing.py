"""What players could have thought in a game compared with what was true, as counts."""

from collections import Counter
from collections.abc import Iterator

from palatine.bots.beliefs import beliefs_of
from palatine.core.match import Match
from palatine.core.seats import PUBLIC

THOUGHT, PRIOR = "thought", "prior"
"""What a careful reader thinks, and what the deal alone suggests."""
YES, NO = "yes", "no"


def thoughts(match: Match) -> Iterator[tuple[str, str, int]]:
    """The kind, the thought (`role:per cent:yes` if it was true), and how often.

    These are the thoughts of each seat's reader, at each moment that the game's curves name, about
    each other seat whose role that reader has not seen.
    """
    make = beliefs_of(match.game)
    if make is None or not match.is_over:
        return
    made = make(match)
    counts: Counter[tuple[str, str]] = Counter()
    for curve in made.curves:
        if curve.layer != "reader" or curve.viewer == PUBLIC:
            continue
        prior = made.of(curve.viewer, "proved", curve.role)[0]
        truth = curve.chances[-1]
        unknown = [seat for seat, chance in enumerate(prior) if 0 < chance < 1]
        for point in made.moments:
            for seat in unknown:
                was = YES if truth[seat] > 0.5 else NO
                counts[THOUGHT, named(curve.role, curve.chances[point][seat], was)] += 1
                counts[PRIOR, named(curve.role, prior[seat], was)] += 1
    for (kind, name), count in counts.items():
        yield kind, name, count


def named(role: str, chance: float, was: str) -> str:
    """A guess to the per cent, with what was true."""
    return f"{role}:{round(100 * chance)}:{was}"

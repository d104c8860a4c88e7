"""The exact calculation of a Conquest Action: who can hit whom, and how it ends.

A volley is what one side does in a Step: which of the others it hits, and who aims at whom for it.
We enumerate all volleys that hit as much as possible, the most valuable first, and play the Action
out with them: both Exchanges, the Attacker's Step and the Defender's answer. If there are too many
volleys, we look at the most valuable ones.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field

WORLD = -1
"""The World card as a target."""
MOST_SHOOTERS = 9
"""With more than this, there are too many groups to try them all."""
WIDTH = (8, 3, 5, 2)
"""How many volleys we look at: of the Attacker and the Defender, in each Exchange."""


@dataclass(frozen=True)
class Blow:
    """What one Unit brings against one target: ATT, the DEF that it meets, further counters."""

    att: int
    defence: int
    more: int = 0


@dataclass(frozen=True)
class Fighter:
    """A Unit in a fight; `blows` are the enemies that it may hit, by their places."""

    id: str
    kind: str
    is_card: bool
    worth: float
    hardened: int = 0
    arcs: int = 0
    is_shy: bool = False
    """Whether nobody can hit it as long as it does not aim."""
    waits: bool = False
    """An Attacking Troop that may not aim in the first Exchange."""
    hunts: bool = False
    """Whether it hits shy ones as well."""
    host: str = ""
    """The card under a counter: without it, the counter goes when the Action ends."""
    blows: Mapping[int, Blow] = field(default_factory=dict)

    @property
    def holds(self) -> bool:
        """Whether a World card can't be Conquered while this Unit defends it."""
        return self.kind in ("Troop", "Installation")


@dataclass(frozen=True)
class Battle:
    """Both sides of a Conquest Action, and what it takes."""

    attackers: tuple[Fighter, ...]
    defenders: tuple[Fighter, ...]
    need: int
    prize: float
    exchanges: int = 2


@dataclass(frozen=True)
class Volley:
    """Hits by target with the counters that each gets, and who aims at what."""

    worth: float
    hits: Mapping[int, int]
    aims: Mapping[int, tuple[int, ...]]


@dataclass(frozen=True)
class Standing:
    """A fight at the start of an Exchange: the damage of each Unit (eliminated ones are left
    out)."""

    attackers: Mapping[int, int]
    defenders: Mapping[int, int]
    counters: int = 0
    exchange: int = 1


@dataclass(frozen=True)
class End:
    """The result: its worth to the Attacker, and whether the Attacker takes the World card."""

    value: float
    is_conquered: bool
    volley: Volley | None = None
    lost: float = 0.0
    killed: float = 0.0


NOTHING = Volley(0.0, {}, {})


def counters_of(blows: Sequence[Blow]) -> int:
    """The most counters that some of these give together, by the rule for unequal DEF."""
    most = 0
    for limit in {blow.defence for blow in blows}:
        group = [blow for blow in blows if blow.defence <= limit]
        if sum([blow.att for blow in group]) >= limit:
            most = max(most, 1 + sum([blow.more for blow in group]))
    return most


def covers(shooters: Sequence[tuple[int, Blow]], enough: int) -> list[tuple[int, int]]:
    """All smallest groups that hit a target, as bit masks with the counters that they give, small
    groups first. A group counts if it needs every member, or if it gives more, up to `enough`."""
    able = sorted(shooters, key=lambda each: -each[1].att)[:MOST_SHOOTERS]
    found: list[tuple[int, int]] = []
    if counters_of([blow for _, blow in able]) == 0:
        return found
    for mask in masks_by_size(len(able)):
        group = [able[n] for n in range(len(able)) if mask >> n & 1]
        count = min(enough, counters_of([blow for _, blow in group]))
        bits = sum([1 << shooter for shooter, _ in group])
        if count and not any(bits & old == old and have >= count for old, have in found):
            found.append((bits, count))
    return found


def masks_by_size(count: int) -> Sequence[int]:
    """All groups of this many, by their size."""
    if count not in MASKS:
        MASKS[count] = sorted(range(1, 1 << count), key=lambda mask: (mask.bit_count(), mask))
    return MASKS[count]


MASKS: dict[int, list[int]] = {}


@dataclass(frozen=True)
class Target:
    """Something to hit, and what each further counter is worth there."""

    place: int
    steps: tuple[float, ...]
    """The worth of one counter, of two, and so on; more bring nothing."""

    def worth(self, count: int) -> float:
        """What this many counters are worth."""
        return self.steps[min(count, len(self.steps)) - 1]


def volleys(shooters: Mapping[int, Fighter], targets: Sequence[Target], most: int) -> list[Volley]:
    """The best ways to fire, the most valuable first, without any that another one includes."""
    ranked = sorted(targets, key=lambda each: -each.steps[-1])
    options: list[tuple[Target, list[tuple[int, int]]]] = []
    for target in ranked:
        able = [(n, f.blows[target.place]) for n, f in shooters.items() if target.place in f.blows]
        groups = covers([each for each in able if each[1].att > 0], len(target.steps))
        if groups:
            options.append((target, groups))
    found: dict[tuple[tuple[int, int], ...], tuple[float, dict[int, int]]] = {}
    budget = [400]

    def search(place: int, free: int, worth: float, taken: dict[int, int]) -> None:
        budget[0] -= 1
        if place == len(options) or budget[0] < 0:
            key = tuple(sorted([(goal, count_in(goal, bits)) for goal, bits in taken.items()]))
            if key not in found or found[key][0] < worth:
                found[key] = (worth, dict(taken))
            return
        target, groups = options[place]
        for bits, count in groups:
            if bits & free == bits:
                taken[target.place] = bits
                search(place + 1, free & ~bits, worth + target.worth(count), taken)
                del taken[target.place]
        search(place + 1, free, worth, taken)

    def count_in(goal: int, bits: int) -> int:
        return next(c for t, groups in options if t.place == goal for b, c in groups if b == bits)

    search(0, sum([1 << n for n in shooters]), 0.0, {})
    best = sorted(found.items(), key=lambda each: -each[1][0])[: 4 * most]
    made = [filled(shooters, options, dict(key), taken, worth) for key, (worth, taken) in best]
    made.sort(key=lambda each: -each.worth)
    return list(unlike(made, most)) or [NOTHING]


def unlike(made: Sequence[Volley], most: int) -> Iterator[Volley]:
    """Volleys, without any that hits only what a better one hits as well."""
    kept: list[Volley] = []
    for volley in made:
        hits = volley.hits
        if any(all(k.hits.get(goal, 0) >= n for goal, n in hits.items()) for k in kept):
            continue
        kept.append(volley)
        yield volley
        if len(kept) == most:
            return


def filled(
    shooters: Mapping[int, Fighter],
    options: Sequence[tuple[Target, list[tuple[int, int]]]],
    hits: dict[int, int],
    taken: Mapping[int, int],
    worth: float,
) -> Volley:
    """A volley with the leftovers: split ATT and idle shooters hit more if they can."""
    aims: dict[int, tuple[int, ...]] = {}
    left: dict[int, int] = {}
    for goal, bits in taken.items():
        group = [n for n in shooters if bits >> n & 1]
        spare = sum([shooters[n].blows[goal].att for n in group])
        spare -= max([shooters[n].blows[goal].defence for n in group])
        for n in group:
            aims[n] = (goal,)
            if shooters[n].arcs and goal != WORLD and spare > 0:
                left[n] = min(spare, shooters[n].blows[goal].att - 1)
                spare -= left[n]
    idle = [n for n in shooters if n not in aims]
    for target, _ in options:
        goal = target.place
        if goal in hits or goal == WORLD:
            continue
        group = [n for n in left if left[n] > 0 and goal in shooters[n].blows]
        group += [n for n in idle if goal in shooters[n].blows]
        blows = [parted(shooters[n].blows[goal], left.get(n)) for n in group]
        count = min(len(target.steps), counters_of(blows))
        if count:
            hits[goal] = count
            worth += target.worth(count)
            for n in group:
                aims[n] = (*aims.get(n, ()), goal)
                left.pop(n, None)
            idle = [n for n in idle if n not in group]
    return Volley(worth, hits, aims)


def parted(blow: Blow, part: int | None) -> Blow:
    """A blow with only a part of its ATT."""
    return blow if part is None else Blow(min(part, blow.att), blow.defence, blow.more)

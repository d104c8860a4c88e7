"""How likely a player of each role does what we saw, and the tables made from that.

The numbers of `PEOPLE` are counts of human play at seven seats, where such counts exist; the others
are estimates in their spirit. A likelihood is never zero if a person could make it true.
"""

from dataclasses import dataclass
from functools import lru_cache
from math import log

import numpy as np

from palatine.bots.senate.assignments import LOYALIST, ROLES, Floats

DRAWN, PASSED = 4, 3
"""A president draws 0 to 3 Loyalist tiles, a chancellor receives 0 to 2."""

ByRole = tuple[float, float, float]
"""For a Loyalist, a Separatist, Palpatine."""
Pairs = tuple[tuple[float, float], tuple[float, float]]
"""For Loyalists, then for plotters, two numbers each."""


@dataclass(frozen=True, eq=False)
class Behaviour:
    """What each role does, as probabilities. There are few such objects, told apart by identity."""

    buries_last: ByRole = (0.011, 0.678, 0.589)
    """With one Loyalist tile and two Separatist ones, discards the Loyalist tile."""
    discards_loyalist: ByRole = (0.259, 0.553, 0.538)
    """With two Loyalist tiles and a Separatist one, discards a Loyalist tile."""
    enacts_separatist: ByRole = (0.004, 0.451, 0.379)
    """With one tile of each party, enacts the Separatist one."""
    claims_truly: float = 0.94
    """A Loyalist's claim about tiles is true."""
    hides_a_choice: float = 0.63
    """A plotter who had a Loyalist tile and saw a Separatist policy claims to have had none."""
    draws_told: float = 0.70
    """A plotter with nothing of that kind to hide tells the truth about his draw."""
    denies: float = 0.92
    """A plotter who has enacted a Separatist policy claims to have received nothing else."""
    receives_told: float = 0.80
    """A plotter who has not tells the truth about what he received."""
    peeks_told: float = 0.50
    """A plotter tells the truth about what he saw on top of the deck."""
    finds_truly: float = 0.992
    """A Loyalist's claim about an investigation is true."""
    slanders: float = 0.58
    """A plotter who has found a Loyalist calls him a Separatist."""
    covers: float = 0.90
    """A plotter who has found a teammate calls him a Loyalist."""
    votes_early: Pairs = ((0.52, 0.47), (0.48, 0.50))
    """An outsider votes yes before three Separatist policies: Loyalists, then plotters, each for a
    government of Loyalists and for one with a plotter."""
    votes_late: Pairs = ((0.51, 0.34), (0.36, 0.48))
    """The same from three Separatist policies on."""
    accuses: Pairs = ((0.45, 0.55), (0.55, 0.45))
    """How often Loyalists, then plotters, accuse a Loyalist and a plotter; only the ratio
    counts."""
    vouches: Pairs = ((0.55, 0.45), (0.45, 0.55))
    """The same for vouching."""


PEOPLE = Behaviour()

VETOES = ((0.85, 0.03, 0.01), (0.05, 0.05, 0.30), (0.05, 0.05, 0.30))
"""A chancellor of each role who received 0, 1 or 2 Loyalist tiles proposes a veto."""
CONSENTS = ((0.95, 0.40, 0.10), (0.10, 0.30, 0.80), (0.10, 0.30, 0.80))
"""A president of each role who passed on this many agrees to it."""


@dataclass(frozen=True)
class Seen:
    """What we know of a finished session: publicly, and from a viewer who held the tiles."""

    enacted: int | None
    """1 for a Loyalist policy, 0 for a Separatist one, None after an agreed veto."""
    veto: str = ""
    """Empty, `agreed` or `refused`."""
    drew: int | None = None
    """How many Loyalist tiles the president claims to have drawn."""
    received: int | None = None
    """How many the chancellor claims to have received."""
    held: int | None = None
    """How many the viewer drew as president."""
    got: int | None = None
    """How many the viewer passed on, or received as chancellor."""


@lru_cache(maxsize=8192)
def session_table(seen: Seen, people: Behaviour) -> Floats:
    """The likelihood of a session, by (pair of roles, Loyalist tiles drawn)."""
    table = np.zeros((ROLES * ROLES, DRAWN))
    for president in range(ROLES):
        for chancellor in range(ROLES):
            for drawn in range(DRAWN):
                table[ROLES * president + chancellor, drawn] = sum(
                    likelihood(seen, people, president, chancellor, drawn, passed)
                    for passed in range(PASSED)
                )
    return table


def likelihood(
    seen: Seen, people: Behaviour, president: int, chancellor: int, drawn: int, passed: int
) -> float:
    """The likelihood of all that we saw, if this many Loyalist tiles were drawn and passed on.

    The viewer's own choice is no news to the viewer: it only has to be possible.
    """
    if seen.held not in (None, drawn) or seen.got not in (None, passed):
        return 0.0
    passing, ending = (
        passes(people, president, drawn, passed),
        ends(seen, people, chancellor, passed),
    )
    if not passing or not ending:
        return 0.0
    if seen.held is not None:
        chance = ending
    else:
        chance = passing if seen.got is not None else passing * ending
    if seen.veto:
        chance *= VETOES[chancellor][passed]
        agrees = CONSENTS[president][passed]
        chance *= agrees if seen.veto == "agreed" else 1 - agrees
    if seen.drew is not None:
        chance *= claims_to_have_drawn(people, president, drawn, seen)
    if seen.received is not None:
        chance *= claims_to_have_received(people, chancellor, passed, seen)
    return chance


def passes(people: Behaviour, president: int, drawn: int, passed: int) -> float:
    """A president of this role who drew this many Loyalist tiles passes on that many."""
    if drawn in (0, 3):
        return float(passed == min(drawn, 2))
    rates = people.buries_last if drawn == 1 else people.discards_loyalist
    if passed == drawn:
        return 1 - rates[president]
    return rates[president] if passed == drawn - 1 else 0.0


def ends(seen: Seen, people: Behaviour, chancellor: int, passed: int) -> float:
    """A chancellor of this role who received this many Loyalist tiles enacts this policy."""
    if seen.enacted is None:
        return 1.0
    if passed != 1:
        return float(seen.enacted == passed // 2)
    separatist = people.enacts_separatist[chancellor]
    return 1 - separatist if seen.enacted else separatist


def claims_to_have_drawn(people: Behaviour, role: int, drawn: int, seen: Seen) -> float:
    """A president of this role makes this claim."""
    assert seen.drew is not None
    if role == LOYALIST:
        return truth(people.claims_truly, seen.drew == drawn, DRAWN)
    if seen.enacted == 0 and drawn:
        hidden = people.hides_a_choice
        others = (0.0, 0.60, 0.30, 0.10)[seen.drew]
        return hidden if seen.drew == 0 else (1 - hidden) * others
    return truth(people.draws_told, seen.drew == drawn, DRAWN)


def claims_to_have_received(people: Behaviour, role: int, passed: int, seen: Seen) -> float:
    """A chancellor of this role makes this claim."""
    assert seen.received is not None
    if role == LOYALIST:
        return truth(people.claims_truly, seen.received == passed, PASSED)
    if seen.enacted == 0:  # by their account, whoever enacted it had no choice
        return truth(people.denies, seen.received == 0, PASSED)
    return truth(people.receives_told, seen.received == passed, PASSED)


def truth(rate: float, is_true: bool, answers: int) -> float:
    """The true answer at this rate; the others share the rest."""
    return rate if is_true else (1 - rate) / (answers - 1)


@lru_cache(maxsize=64)
def finding_table(party: int, people: Behaviour) -> Floats:
    """Log likelihood that an investigator says this of a target, by their pair of roles."""
    table = np.empty(ROLES * ROLES)
    for speaker in range(ROLES):
        for target in range(ROLES):
            plots = int(target != LOYALIST)
            if speaker == LOYALIST:
                rate = people.finds_truly if party == plots else 1 - people.finds_truly
            else:
                lies = people.covers if plots else people.slanders
                rate = 1 - lies if party == plots else lies
            table[ROLES * speaker + target] = log(rate)
    return table


@lru_cache(maxsize=64)
def remark_table(accuses: bool, people: Behaviour) -> Floats:
    """Log likelihood that one player accuses another, or vouches for them, by their pair of
    roles."""
    rates = np.log(np.array(people.accuses if accuses else people.vouches))
    plots = np.arange(ROLES) != LOYALIST
    table: Floats = rates[plots.astype(int)][:, plots.astype(int)].ravel()
    return table


@lru_cache(maxsize=64)
def peek_table(claimed: int | None, saw: int | None, people: Behaviour) -> Floats:
    """The likelihood of a peek, by (role of the player who looked, Loyalist tiles seen)."""
    table = np.ones((ROLES, DRAWN))
    if saw is not None:
        table[:] = np.arange(DRAWN) == saw
    if claimed is not None:
        for role in range(ROLES):
            rate = people.claims_truly if role == LOYALIST else people.peeks_told
            table[role] *= [truth(rate, tiles == claimed, DRAWN) for tiles in range(DRAWN)]
    return table


@lru_cache(maxsize=64)
def vote_weights(is_late: bool, people: Behaviour) -> Floats:
    """Log likelihood of an outsider's ballot, by (who plots, no or yes, dirty government)."""
    yes = np.array(people.votes_late if is_late else people.votes_early)
    weights: Floats = np.log(np.stack([1 - yes, yes], axis=1))
    return weights

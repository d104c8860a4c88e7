"""A careful reader: a player who is neither too sure nor too easily fooled.

A bot's own belief takes all evidence as independent and all others for people. That is good to play
by, and too sure of itself. A reader does not know what kind of players it faces: it weighs every
manner of play that it knows by what it has seen so far, and believes each kind of evidence only in
part. At some sizes a doubt remains while few policies are enacted: then all that is possible counts
too. Manners, parts and doubts are fitted to games of bots; `reader.json` says by which commands.
"""

import json
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import numpy as np

from palatine.bots.senate.assignments import Assignments, Floats
from palatine.bots.senate.belief import NEVER, NOTHING, Belief
from palatine.bots.senate.history import History, Mark
from palatine.bots.senate.likelihoods import PEOPLE, Behaviour
from palatine.core.seats import Seat

FILE = Path(__file__).parent / "reader.json"
FIFTH = 5

MARKED = {"voted": "votes", "found": "findings", "accuse": "remarks", "vouch": "remarks"}
"""The kinds of evidence about roles alone, by its marks; all other marks are certain."""


class Parts(msgspec.Struct, frozen=True):
    """How far the reader believes each kind of evidence: 0 not at all, 1 all that the tables
    say."""

    sessions: float = 1.0
    votes: float = 1.0
    findings: float = 1.0
    remarks: float = 1.0


KINDS = Parts.__struct_fields__


class Habits(msgspec.Struct, frozen=True):
    """Everything that was fitted: the manners of play, the parts and the doubts."""

    manners: tuple[Behaviour, ...] = (PEOPLE,)
    parts: Parts = Parts()
    doubts: Mapping[int, float] = {}
    """By number of players, the chance up to the third policy that nothing was shown at all."""

    def doubt(self, players: int, policies: int) -> float:
        """What is left of it: half at the fourth policy, nothing from the fifth on."""
        left = min(max(FIFTH - policies, 0) / 2, 1.0)
        return self.doubts.get(players, 0.0) * left


@cache
def fitted() -> Habits:
    """What the file holds, next to how people play."""
    if not FILE.exists():
        return Habits()
    kept: dict[str, Any] = json.loads(FILE.read_text("utf-8"))
    manners = [msgspec.convert(each, Behaviour) for each in kept["manners"].values()]
    parts = msgspec.convert(kept["parts"], Parts)
    doubts = {int(size): float(doubt) for size, doubt in kept["doubts"].items()}
    return Habits((PEOPLE, *manners), parts, doubts)


class Manner(Belief):
    """The belief that follows from one manner of play, with each kind of evidence kept apart."""

    def __init__(self, people: Assignments, behaviour: Behaviour, seat: Seat) -> None:
        super().__init__(people, behaviour, seat, reads_votes=1.0)
        self.certain = np.zeros(people.count)
        self.marked = {kind: np.zeros(people.count) for kind in MARKED.values()}

    def told_by(self, mark: Mark) -> Floats:
        """What a mark tells, kept with its kind."""
        logs = super().told_by(mark)
        kept = self.marked[MARKED[mark[0]]] if mark[0] in MARKED else self.certain
        kept += logs
        return logs

    def evidence(self) -> Floats:
        """What each kind of evidence says of each assignment: logarithms, believed in full."""
        drawn = np.zeros(self.people.count)
        for chain in self.chains:
            if chain.sums is not None:
                drawn += np.log(np.maximum(chain.sums, NOTHING))
        kinds = {"sessions": drawn, **self.marked}
        return np.stack([kinds[kind] for kind in KINDS])


class Reader:
    """The thoughts of a careful reader who can rule out some assignments."""

    def __init__(self, people: Assignments, seat: Seat, habits: Habits | None = None) -> None:
        self.people = people
        habits = habits or fitted()
        self.habits, self.policies = habits, 0
        self.parts = np.array(msgspec.structs.astuple(habits.parts))
        self.manners = [Manner(people, each, seat) for each in habits.manners]

    def update(self, history: History) -> None:
        """Take in what is new in the history."""
        self.policies = history.loyalist + history.separatist
        for manner in self.manners:
            manner.update(history)

    def weights(self) -> Floats:
        """The probability of each assignment."""
        found = [self.parts @ manner.evidence() for manner in self.manners]
        weights = mixed(np.array(found), self.manners[0].certain)
        doubt = self.habits.doubt(self.people.players, self.policies)
        return (1 - doubt) * weights + doubt * self.proved()

    def proved(self) -> Floats:
        """The same from certainties alone: all possible deals are equally likely.

        No policy proves anything: anybody may discard and enact what he holds.
        """
        return mixed(np.zeros((1, self.people.count)), self.manners[0].certain)


def mixed(logs: Floats, certain: Floats) -> Floats:
    """The probability of each assignment, by (manner, assignment) and the certainties."""
    logs = logs + certain
    highest = logs.max()
    if highest <= NEVER / 2:  # nothing that is left is possible: know nothing
        return np.full(len(certain), 1 / len(certain))
    weights: Floats = np.exp(logs - highest).sum(0)
    weights /= weights.sum()
    return weights

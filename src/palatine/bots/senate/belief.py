"""The belief: weights over (assignment of roles, Loyalist tiles that have left the deck).

It is exact for the likelihoods of `likelihoods.py`: each draw is hypergeometric, and each session's
evidence is summed over all possible draws and passes. Evidence about roles alone is a sum of
logarithms. A deck is a chain of draws; we weigh it again from the first draw about which somebody
said something new. We compute nothing before somebody asks.
"""

from collections.abc import Callable
from functools import lru_cache

import numpy as np

from palatine.bots.senate.assignments import Assignments, Floats, all_assignments
from palatine.bots.senate.deck import (
    ALL_TILES,
    LOYALIST_TILES,
    after_session,
    after_top_tile,
    draw_chances,
    draw_steps,
    untouched,
)
from palatine.bots.senate.history import GOVERNMENT_TILES, Deck, History, Mark, Peek, Session
from palatine.bots.senate.likelihoods import (
    Behaviour,
    Seen,
    finding_table,
    peek_table,
    remark_table,
    session_table,
    vote_weights,
)
from palatine.core.seats import Seat

NEVER = -1e9
"""The logarithm of the impossible, small enough for every sum."""
NOTHING = 1e-280
add, highest = np.add.reduce, np.maximum.reduce
"""Like the methods of arrays, at half their cost."""

ENACTED_WITH = ((0,), (0, 1), (0, 1), (1,))
"""What can be enacted after drawing this many Loyalist tiles: 1 is a Loyalist policy."""
ENACTED_FROM = ((0,), (0, 1), (1,))
"""And after passing on this many."""


class Chain:
    """The draws from one deck: the weights before each draw, and after the last."""

    def __init__(self, deck: Deck, count: int) -> None:
        self.deck = deck
        self.weights = [untouched(count, deck.loyalist)]
        self.revisions: list[int] = []
        self.sums: Floats | None = None

    def stale(self) -> int | None:
        """The first draw that we have to weigh, or weigh again."""
        draws, revisions = self.deck.draws, self.revisions
        for place, revision in enumerate(revisions):
            if draws[place].revision != revision:
                return place
        return len(revisions) if len(draws) > len(revisions) else None


class Belief:
    """What a seat thinks that can rule out some assignments.

    A cover is what the seat would think if everything it said were true: it treats its own claims
    as what it saw.
    """

    def __init__(
        self,
        people: Assignments,
        behaviour: Behaviour,
        seat: Seat,
        reads_votes: float,
        is_cover: bool = False,
    ) -> None:
        self.people, self.behaviour, self.seat = people, behaviour, seat
        self.reads_votes, self.is_cover = reads_votes, is_cover
        self.logs = np.zeros(people.count)
        self.read = 0
        self.chains: list[Chain] = []
        self._roles: Floats | None = None
        self._weights: Floats | None = None

    def update(self, history: History) -> None:
        """Take in what is new in the history."""
        marks = history.marks
        if self.read < len(marks):
            for mark in marks[self.read :]:
                self.logs += self.told_by(mark)
            self.read = len(marks)
            self._roles = self._weights = None
        for place, deck in enumerate(history.decks):
            if place == len(self.chains):
                self.chains.append(Chain(deck, self.people.count))
            chain = self.chains[place]
            first = chain.stale()
            if first is not None:
                self._weigh(chain, first)
                self._weights = None

    def told_by(self, mark: Mark) -> Floats:
        """What a mark tells about roles, as a logarithm for each assignment."""
        return MARKS[mark[0]](self, mark)

    def _weigh(self, chain: Chain, first: int) -> None:
        """Weigh a deck's draws from this one on."""
        del chain.weights[first + 1 :], chain.revisions[first:]
        for draw in chain.deck.draws[first:]:
            chain.weights.append(self._after(chain, draw))
            chain.revisions.append(draw.revision)
        chain.sums = add(chain.weights[-1], 1)

    def _after(self, chain: Chain, draw: object) -> Floats:
        before, deck = chain.weights[-1], chain.deck
        if not isinstance(draw, Session):
            chances = draw_chances(deck.loyalist, deck.total, draw.start, 1)  # type: ignore[attr-defined]
            return after_top_tile(before, chances, draw.enacted)  # type: ignore[attr-defined]
        steps = draw_steps(deck.loyalist, deck.total, draw.start, GOVERNMENT_TILES)
        table = session_table(evidence(draw, self.seat, self.is_cover), self.behaviour)
        likelihood = table.take(self.people.pair(draw.president, draw.chancellor), 0)
        peek = deck.peek
        if peek is not None and peek.at == draw.start:
            likelihood *= self._peek(peek).take(self.people.roles[:, peek.president], 0)
        after = after_session(before, steps, likelihood)
        if (
            highest(after, None) < NOTHING
        ):  # what was said or seen is impossible: then only the draw counts
            return after_session(before, steps, np.ones_like(likelihood))
        return after

    def _peek(self, peek: Peek) -> Floats:
        if peek.president != self.seat:
            return peek_table(peek.claimed, None, self.behaviour)
        return peek_table(None, peek.claimed if self.is_cover else peek.saw, self.behaviour)

    def by_roles(self) -> Floats:
        """Weights of the assignments by the evidence about roles alone; not yet normalised."""
        if self._roles is None:
            self._roles = np.exp(self.logs - highest(self.logs))
        return self._roles

    def weights(self) -> Floats:
        """The probability of each assignment."""
        if self._weights is None:
            weights = self.by_roles()
            for chain in self.chains:
                if chain.sums is not None:
                    weights = weights * chain.sums
                    weights *= 1 / max(highest(weights), NOTHING)
            total = add(weights)
            if total < NOTHING or highest(self.logs) <= NEVER / 2:
                weights = np.ones_like(weights)  # nothing that is left is possible: know nothing
                total = len(weights)
            self._weights = weights / total
        return self._weights

    def plots(self) -> Floats:
        """For each seat, the probability that it is a Separatist or Palpatine."""
        result: Floats = self.weights() @ self.people.plots
        return result

    def palpatine(self) -> Floats:
        """For each seat, the probability that it is Palpatine."""
        result: Floats = self.weights() @ self.people.is_palpatine
        return result

    def tiles_gone(self) -> Floats:
        """The probability of each number of Loyalist tiles that have left the deck."""
        weights = self.by_roles()
        for chain in self.chains[:-1]:
            if chain.sums is not None:
                weights = weights * chain.sums
        gone: Floats = weights @ self.chains[-1].weights[-1]
        total = add(gone)
        if total < NOTHING:
            gone, total = np.ones_like(gone), float(len(gone))
        gone /= total
        return gone

    def next_draw(self, history: History) -> Floats:
        """The probability that the next government draws 0, 1, 2 or 3 Loyalist tiles."""
        deck = history.decks[-1]
        if deck.total - deck.drawn < GOVERNMENT_TILES:
            return fresh_draw(history)
        chances = draw_chances(deck.loyalist, deck.total, deck.drawn, GOVERNMENT_TILES)
        tiles: Floats = chances @ self.tiles_gone()
        peek = deck.peek
        if peek is not None and peek.at == deck.drawn:
            roles = np.bincount(
                self.people.roles[:, peek.president], weights=self.weights(), minlength=3
            )
            tiles = tiles * (roles @ self._peek(peek))
            total = tiles.sum()
            return tiles / total if total > 0 else fresh_draw(history)
        return tiles

    def next_tile(self, history: History) -> float:
        """The probability that the top tile of the deck is Loyalist."""
        deck = history.decks[-1]
        if deck.drawn == deck.total:
            return (LOYALIST_TILES - history.loyalist) / (
                ALL_TILES - history.loyalist - history.separatist
            )
        chances = draw_chances(deck.loyalist, deck.total, deck.drawn, 1)
        return float(chances[1] @ self.tiles_gone())


def evidence(session: Session, seat: Seat, is_cover: bool) -> Seen:
    """What counts of a session for this seat: what everybody knows, and the tiles that it held.

    A Loyalist passes on what he can: if we don't know what he passed on, his draw tells us.
    """
    enacted, veto = session.enacted, session.veto
    if session.president == seat:
        held = session.drew if is_cover else session.held
        if held is not None and enacted in (None, *ENACTED_WITH[held]):
            likely = min(held, 1 if enacted == 0 else 2)
            passed = likely if is_cover or session.got is None else session.got
            return Seen(enacted, veto, None, session.received, held, passed)
    elif session.chancellor == seat:
        got = session.received if is_cover else session.got
        if got is not None and enacted in (None, *ENACTED_FROM[got]):
            return Seen(enacted, veto, session.drew, None, None, got)
    return Seen(enacted, veto, session.drew, session.received)


def fresh_draw(history: History) -> Floats:
    """The next draw from a deck that is shuffled first."""
    loyalist = LOYALIST_TILES - history.loyalist
    total = ALL_TILES - history.loyalist - history.separatist
    return draw_chances(loyalist, total, 0, GOVERNMENT_TILES)[:, 0]


def voted(belief: Belief, mark: Mark) -> Floats:
    """Outsiders' ballots, except the seat's own; they count less the less this belief reads
    votes."""
    _, president, chancellor, yes, no, is_late = mark
    people, own = belief.people, belief.seat
    logs = ballots(people.players, *mark[1:], belief.behaviour).take(people.rows)
    if own not in (president, chancellor) and (own in yes or own in no):
        weights = vote_weights(is_late, belief.behaviour)[
            int(people.plots[0, own]), int(own in yes)
        ]
        logs -= weights.take(people.dirty(president, chancellor))
    logs *= belief.reads_votes
    return logs


@lru_cache(maxsize=1024)
def ballots(
    players: int,
    president: Seat,
    chancellor: Seat,
    yes: tuple[Seat, ...],
    no: tuple[Seat, ...],
    is_late: bool,
    people: Behaviour,
) -> Floats:
    """Log likelihood of the ballots of all outsiders, for every assignment: all bots share it."""
    every, weights = all_assignments(players), vote_weights(is_late, people)
    dirty = every.dirty(president, chancellor)
    logs = np.zeros(every.count)
    for ballot, voters in enumerate((no, yes)):
        for voter in voters:
            if voter not in (president, chancellor):
                logs += weights[every.plots[:, voter].astype(np.intp), ballot, dirty]
    return logs


def not_palpatine(belief: Belief, mark: Mark) -> Floats:
    """A player was elected in danger, or executed, and the game went on."""
    return NEVER * belief.people.is_palpatine[:, mark[1]]


def seen(belief: Belief, mark: Mark) -> Floats:
    """What the seat's own investigation has shown."""
    _, target, party = mark
    if belief.is_cover:
        return np.zeros(1)
    logs: Floats = NEVER * np.abs(belief.people.plots[:, target] - party)
    return logs


def found(belief: Belief, mark: Mark) -> Floats:
    """What an investigator says or takes back."""
    _, speaker, target, party, sign = mark
    table: Floats = sign * finding_table(party, belief.behaviour)
    return table.take(belief.people.pair(speaker, target))


def remarked(belief: Belief, mark: Mark) -> Floats:
    """An accusation, a vouch, or its withdrawal; the seat's own tell it nothing."""
    what, speaker, target, sign = mark
    if speaker == belief.seat:
        return np.zeros(1)
    table: Floats = sign * remark_table(what == "accuse", belief.behaviour)
    return table.take(belief.people.pair(speaker, target))


MARKS: dict[str, Callable[[Belief, Mark], Floats]] = {
    "voted": voted,
    "not_palpatine": not_palpatine,
    "seen": seen,
    "found": found,
    "accuse": remarked,
    "vouch": remarked,
}

"""A match played atom by atom, and what each seat gets from it: row, mask, packet, words.

It touches a match in three ways: it answers its decisions, sends its packets, and hears who won.
"""

from typing import Any

import numpy as np

from palatine.agents.encoding import Row, encoding_of
from palatine.agents.spelling import (
    NO_MOVE,
    Actions,
    Asked,
    Mask,
    actions_of,
    offered,
    with_one_more,
)
from palatine.agents.words import in_words
from palatine.core.decisions import Answer
from palatine.core.errors import NotYourDecision
from palatine.core.game import Outcome
from palatine.core.match import Match
from palatine.core.observation import Observer
from palatine.core.seats import PUBLIC, Seat
from palatine.core.stream import Packet, encoded, news_for, packet
from palatine.core.words import Speaker


class Playing:
    """A match with what its seats have spelt, heard and received so far."""

    def __init__(self, match: Match, actions: Actions | None = None) -> None:
        self.match = match
        self.actions = actions or actions_of(match.game)
        self.spelt: dict[Seat, tuple[str, ...]] = {}
        self.held: set[Seat] = set()
        """Seats whose answers are whole, but not given yet."""
        self.since = [0] * match.setup.players
        """How many news had been told when a seat last took a step."""
        self.observers: dict[Seat, Observer] = {}
        self.heard: dict[Seat, int] = {}
        """How many news the observers have taken in."""

    def copy(self) -> "Playing":
        """An independent copy of the match from here on; its observers hear all news again."""
        new = Playing(self.match.clone(), self.actions)
        new.spelt, new.held, new.since = self.spelt.copy(), self.held.copy(), self.since.copy()
        return new

    # What a seat can do

    def question(self, seat: Seat) -> Asked | None:
        """What the seat has to answer now."""
        is_asked = seat in self.match.waiting and seat not in self.held
        return self.match.asked[seat] if is_asked else None

    def mask(self, seat: Seat) -> Mask:
        """What the seat can do now."""
        return self.actions.mask(offered(self.question(seat), self.spelt.get(seat, ())))

    def check(self, seat: Seat, action: object) -> tuple[tuple[str, ...], bool]:
        """Refuse an impossible action; otherwise what the seat will have spelt, and whether that is
        whole."""
        atom, question = self.actions.named(action), self.question(seat)
        if question is not None:
            return with_one_more(question, self.spelt.get(seat, ()), atom)
        if atom != NO_MOVE:
            raise NotYourDecision(f"seat {seat} is not asked; all it can do is {NO_MOVE!r}")
        return (), False

    def step(self, seat: Seat, action: object, hold: bool = False) -> None:
        """Take an action of a seat; if it ends an answer, give that, or hold it back. A refusal
        changes nothing."""
        (spelt, is_whole), question = self.check(seat, action), self.question(seat)
        self.since[seat] = self.match.told
        if question is None:
            return
        if is_whole and not hold:
            self._answer(seat, question.from_atoms(spelt))
            return
        self.spelt[seat] = spelt
        if is_whole:
            self.held.add(seat)

    def give(self, seat: Seat) -> None:
        """Give the answer that was held back."""
        self.held.discard(seat)
        question = self.question(seat)
        assert question is not None
        self._answer(seat, question.from_atoms(self.spelt[seat]))

    def _answer(self, seat: Seat, answer: Answer) -> None:
        """Give a whole answer; if the match goes on, unfinished spelling by others is void."""
        number = self.match.number
        self.match.answer(seat, answer)
        self.spelt.pop(seat, None)
        if self.match.number != number or self.match.is_over:
            self.spelt.clear()
            self.held.clear()

    # What a seat gets

    def packet(self, seat: Seat) -> Packet:
        """What the seat has received since its last step."""
        return packet(self.match, seat, self.since[seat])

    def row(self, seat: Seat, sent: Packet) -> Row:
        """The numbers for this packet."""
        numbers = self._observer(seat).numbers(sent, self.spelt.get(seat, ()))
        return np.asarray(numbers, np.float32)

    def _observer(self, seat: Seat) -> Observer:
        """Turns this seat's packets into numbers, having heard all news."""
        match, heard = self.match, self.heard.get(seat, 0)
        if seat not in self.observers:
            self.observers[seat] = encoding_of(match.game).observer(match.setup, seat)
        if heard < match.told:
            self.observers[seat].hear(news_for(match, seat, heard))
            self.heard[seat] = match.told
        return self.observers[seat]

    def observation(self, seat: Seat, sent: Packet | None = None) -> dict[str, Any]:
        """The row and the mask."""
        row = self.row(seat, sent or self.packet(seat))
        return {"observation": row, "action_mask": self.mask(seat)}

    def info(
        self, seat: Seat, speaker: Speaker | None, sent: Packet | None = None
    ) -> dict[str, Any]:
        """The packet as JSON, and in words if there is a speaker."""
        sent = sent or self.packet(seat)
        said = {} if speaker is None else {"words": in_words(speaker, sent)}
        return {"packet": encoded(sent).decode(), **said}

    def public_words(self, speaker: Speaker) -> str:
        """What everybody can hear and see, in words."""
        return in_words(speaker, packet(self.match, PUBLIC))


def reward(outcome: Outcome | None, seat: Seat) -> float:
    """One for winners, minus one for the others; nothing if nobody has won."""
    if outcome is None or not outcome.winners:
        return 0.0
    return 1.0 if seat in outcome.winners else -1.0

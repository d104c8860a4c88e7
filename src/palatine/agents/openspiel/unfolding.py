"""A match as a tree: decisions atom by atom, chance face by face, copies at every node."""

import hashlib
from random import Random
from typing import Any, Final

from palatine.agents.openspiel.explicit import ChanceMet, Decided, Draw
from palatine.agents.playing import Playing, reward
from palatine.core.atoms import PLAYERS
from palatine.core.chance import Chance, Order
from palatine.core.game import Game, Setup
from palatine.core.match import Match
from palatine.core.seats import Seat, seats
from palatine.core.stream import encoded

RACE: Final = "race"
"""Who is quicker: the label of a chance event that no rule asks for."""


class Unfolding:
    """A node: a match, and what is still open before it goes on."""

    def __init__(self, game: Game, setup: Setup) -> None:
        """Before the first chance."""
        self.game, self.setup = game, setup
        self.playing: Playing | None = None
        self.past = [b""] * setup.players
        """For each seat, a digest of everything sent to it and done by it: it makes recall
        perfect."""
        self.steps = 0
        self.race: tuple[int, tuple[Seat, ...]] | None = None
        self.move: tuple[Seat, int] | None = None
        self.orders: tuple[Order, ...] = ()
        self.draw: Draw | None = None
        self._go_on()

    def __deepcopy__(self, memo: object) -> "Unfolding":
        return self.copy()

    def copy(self) -> "Unfolding":
        """The same node, independent from here on."""
        new = Unfolding.__new__(Unfolding)
        new.__dict__.update(self.__dict__)
        new.playing = None if self.playing is None else self.playing.copy()
        new.past = self.past.copy()
        return new

    # Where it is.

    @property
    def is_over(self) -> bool:
        """Whether the game has ended here."""
        return self.draw is None and self.open.match.is_over

    @property
    def open(self) -> Playing:
        """The match, once there is one."""
        assert self.playing is not None, "the deal is not done"
        return self.playing

    def to_move(self) -> Seat:
        """The seat to move: in a race the quickest, elsewhere seat by seat."""
        waiting = self.open.match.waiting
        order = self.race[1] if self.race is not None else waiting
        return next(seat for seat in order if seat in waiting)

    def rewards(self) -> list[float]:
        """What each seat gets at the end."""
        outcome = self.open.match.outcome
        return [reward(outcome, seat) for seat in seats(self.setup.players)]

    # Going on

    def decide(self, outcome: int) -> None:
        """Decide the open chance event."""
        assert self.draw is not None
        self.draw = self.draw.after(outcome)
        self._if_drawn()

    def act(self, action: int) -> None:
        """One atom of the seat to move."""
        seat = self.to_move()
        self.open.check(seat, action)
        self.past[seat] = hashlib.sha256(f"{self.recalled(seat)} {action}".encode()).digest()
        self.move = seat, action
        self.steps += 1
        self._go_on()

    def _go_on(self) -> None:
        """Deal, or make the move, as far as nature is decided."""
        before = None if self.playing is None else self.playing.copy()
        try:
            self._make()
        except ChanceMet as met:
            self.playing, self.draw = before, Draw(met.chance)
            self._if_drawn()
            return
        self.move, self.orders, self.draw = None, (), None
        self._open_race()

    def _make(self) -> None:
        nature = Decided(self.orders)
        if self.playing is None:
            self.playing = Playing(Match(self.game, self.setup, nature))
        elif self.move is not None:
            self.playing.match.nature = nature
            self.playing.step(*self.move)

    def _if_drawn(self) -> None:
        """Once a draw leaves nothing to chance, go on with its order."""
        order = self.draw.order() if self.draw is not None else None
        if self.draw is None or order is None:
            return
        if self.draw.chance.label == RACE:
            waiting = self.open.match.waiting
            self.race = self.open.match.number, tuple([waiting[place] for place in order])
            self.draw = None
        else:
            self.orders = (*self.orders, order)
            self._go_on()

    def _open_race(self) -> None:
        """In a race, chance says who is first; no seat is always the quickest."""
        match = self.open.match
        if match.how != "race" or match.is_over:
            self.race = None
        elif self.race is None or self.race[0] != match.number:
            waiting = match.waiting
            self.draw = Draw(Chance(RACE, PLAYERS.of(waiting), len(waiting)))
            self._if_drawn()

    # What a seat knows

    def seen(self, seat: Seat) -> str:
        """What the seat received since its last step, and what it has spelt."""
        if self.playing is None:
            return ""
        spelt = " ".join(self.playing.spelt.get(seat, ()))
        return f"{encoded(self.playing.packet(seat)).decode()} {spelt}".strip()

    def recalled(self, seat: Seat) -> str:
        """The same, with a digest of everything before."""
        return f"{self.past[seat].hex()} {self.seen(seat)}".strip()

    def world(self, seat: Seat, random: Random) -> "Unfolding":
        """A node that this seat can't tell from this one, with everything that it can't know dealt
        again.

        Others who have answered a shared question have some answer to it there too.
        """
        true = self.open.match
        match = true.world(seat, random, Decided())
        heard = [news for news in true.news if news.is_for(seat)]
        match.listen(heard)
        for other, question in match.asked.items():
            if other != seat and true.given(other) is not None:
                match.answer(other, question.any_answer(random))
        new = self.copy()
        new.playing = Playing(match)
        new.playing.spelt = {seat: self.open.spelt[seat]} if seat in self.open.spelt else {}
        before = true.news[: self.open.since[seat]]
        new.playing.since = [len(heard)] * self.setup.players
        new.playing.since[seat] = sum(news.is_for(seat) for news in before)
        new.past = [self.past[seat] if each == seat else b"" for each in seats(len(self.past))]
        return new

    # Pickling

    def __reduce__(self) -> Any:
        kept = {name: value for name, value in self.__dict__.items() if name != "playing"}
        kept["game"] = self.game.id
        playing = self.playing
        if playing is not None:
            kept["match"] = playing.match.log, playing.spelt, playing.since
        return restored, (kept,)


KNOWN: Final[dict[str, Game]] = {}
"""The registered games, by id: a restored node names its game."""


def restored(kept: dict[str, Any]) -> Unfolding:
    """The node that was written."""
    new = Unfolding.__new__(Unfolding)
    new.playing = None
    new.__dict__.update(kept)
    new.game = KNOWN[kept["game"]]
    if "match" in kept:
        log, spelt, since = new.__dict__.pop("match")
        new.playing = Playing(Match.restore(new.game, new.setup, log))
        new.playing.spelt, new.playing.since = spelt, since
    return new

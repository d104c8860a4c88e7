"""A table for tests: a match to talk to, with chance fixed by a deal.

    t = Table.opened(GAME, 3, deal={"deck": (("ace", "king"),)})
    assert t.at("bid").answer("n:2").answer("pass").why == "highest_bid"

Seats are 0, 1, 2, ... Every move returns the table. A game's own moves are a subclass:

    class Table(palatine.testing.Table[Senate]):
        def nominate(self, chancellor: int) -> Self:
            return self.at("nominate").answer(f"player:{chancellor}")
"""

from collections.abc import Callable, Mapping
from random import Random
from typing import Any, Final, Generic, Self, TypeVar

from palatine.core.chance import Dealt, Seeded, seed_from
from palatine.core.deal import Deal
from palatine.core.errors import IllegalAnswer
from palatine.core.game import Game
from palatine.core.match import Match
from palatine.core.news import Fact
from palatine.core.play import play_out
from palatine.core.seats import PUBLIC, Seat, Viewer
from palatine.core.state import State
from palatine.core.stream import Packet, packet
from palatine.core.view import SeatView, View, Zone
from palatine.testing.opened import open_match

S = TypeVar("S", bound=State)

MANY: Final = 1000
"""How many questions we decline at most before we say that the expected one does not come."""


class Table(Generic[S]):
    """A match to talk to in the words of a game. Every move returns the table."""

    def __init__(self, match: Match) -> None:
        self.match = match

    @classmethod
    def opened(
        cls,
        game: Game,
        players: int | None = None,
        edition: str | None = None,
        options: Mapping[str, str] | None = None,
        *,
        deal: Deal | None = None,
        start: State | None = None,
        seed: str = "table",
    ) -> Self:
        """A table at its start, or at a scene's start given by a state.

        `deal` fixes chance: for each label, and each time in turn, the faces that come first.
        """
        assert start is None or not list(game.faults(start)), list(game.faults(start))
        setup = game.setup(game.players[0] if players is None else players, edition, options)
        nature = Dealt(deal or {}, Seeded(seed_from(seed)))
        return cls(open_match(game, setup, nature, start))

    # What you see

    @property
    def state(self) -> S:
        """The whole truth."""
        state: S = self.match.state
        return state

    @property
    def question(self) -> str | None:
        """The kind of the open question; None if the game is over."""
        return next((question.kind for question in self.match.asked.values()), None)

    @property
    def asked(self) -> tuple[Seat, ...]:
        """All seats that are asked."""
        return tuple(self.match.asked)

    @property
    def seat(self) -> Seat:
        """The seat that is asked, or the first of several that have yet to answer."""
        assert self.match.waiting, "the game is over: nobody is asked"
        return self.match.waiting[0]

    @property
    def options(self) -> tuple[str, ...]:
        """What the open question offers to the seat that is asked."""
        return self.match.asked[self.seat].options

    def offers(self, *names: str) -> bool:
        """Whether all of these are offered."""
        return all(self.named(name) in self.options for name in names)

    @property
    def winners(self) -> tuple[Seat, ...]:
        """The winners, if the game is over."""
        return self.match.outcome.winners if self.match.outcome else ()

    @property
    def why(self) -> str | None:
        """How the game ended, if it is over."""
        return self.match.outcome.why if self.match.outcome else None

    def view(self, viewer: int | None = None) -> View:
        """What a seat sees, or the public screen without one."""
        return self.match.game.view(self.state, viewer_of(viewer))

    def seat_view(self, seat: int, viewer: int | None = None) -> SeatView:
        """One seat, as a viewer sees it."""
        return next(each for each in self.view(viewer).seats if each.seat == seat)

    def zone(self, name: str, viewer: int | None = None, owner: int | None = None) -> Zone:
        """A zone as a viewer sees it: its owner's; without an owner, nobody's if there is one."""
        found = [zone for zone in self.view(viewer).zones if zone.id == name]
        return min(
            [z for z in found if owner in (None, z.owner)], key=lambda z: z.owner is not None
        )

    def packet(self, viewer: int | None = None) -> Packet:
        """Everything that has reached a viewer: news, view and question."""
        return packet(self.match, viewer_of(viewer))

    def news(self, event: str, viewer: int | None = None) -> list[dict[str, Fact]]:
        """The facts of each such event that this viewer has heard."""
        heard = [news for news in self.match.news if news.is_for(viewer_of(viewer))]
        return [news.facts for news in heard if news.event == event]

    def events(self, viewer: int | None = None) -> list[str]:
        """Everything that this viewer, or everybody, has heard, in order."""
        return [news.event for news in self.match.news if news.is_for(viewer_of(viewer))]

    # What you do

    def named(self, name: str) -> str | None:
        """The atom for a short name in a test; a game may define its own short names."""
        return name

    def answer(self, raw: object, seat: int | None = None) -> Self:
        """Answer for this seat, or for the one that is asked; a number stands for a player."""
        atom = f"player:{raw}" if isinstance(raw, int) else raw
        self.match.answer(self.seat if seat is None else Seat(seat), atom)
        return self

    def answers(self, *raws: object) -> Self:
        """Give these answers in turn, each for the seat that is asked."""
        for raw in raws:
            self.answer(raw)
        return self

    def at(self, kind: str) -> Self:
        """Make sure that this is the open question."""
        assert self.question == kind, f"the question is {self.question}, not {kind}"
        return self

    def until(self, kind: str, seat: int | None = None) -> Self:
        """Let everybody decline until this question comes, or until this seat is asked it."""
        return self.decline_until(lambda: self.question == kind and seat in (None, self.seat), kind)

    def decline_until(self, is_there: Callable[[], bool], what: str) -> Self:
        """Let everybody decline until `is_there` holds; `what` names it in case it never does."""
        for _ in range(MANY):
            if is_there():
                return self
            assert not self.match.is_over, f"the game is over before {what} comes"
            self.answer(self.quiet_answer())
        raise AssertionError(f"{what} does not come")

    def quiet_answer(self) -> Any:
        """The answer that changes least, which `until` gives."""
        quiet = next((atom for atom in ("pass", "no") if atom in self.options), None)
        assert quiet is not None, f"nobody can decline {self.question}: {self.options}"
        return quiet

    def say(self, seat: int, what: str, *atoms: str) -> Self:
        """Let a player say something to the table."""
        self.match.say(Seat(seat), what, atoms)
        return self

    def play_out(self, seed: str = "1") -> Self:
        """Let everybody answer at random until the game is over."""
        play_out(self.match, Random(seed))
        return self

    # What is refused

    def refusal(self, raw: object, seat: int | None = None) -> str | None:
        """The rule against this answer, which must be refused and change nothing."""
        return self._rule_against(lambda: self.answer(raw, seat))

    def silenced(self, seat: int, what: str, *atoms: str) -> str | None:
        """The rule against saying this, which must be refused and change nothing."""
        return self._rule_against(lambda: self.say(seat, what, *atoms))

    def why_not(self, name: str, seat: int | None = None) -> str | None:
        """The rule why this is not offered."""
        asked = self.seat if seat is None else Seat(seat)
        reason = self.match.why_not(asked, self.named(name) or name)
        return reason.rule if reason else None

    def _rule_against(self, move: Callable[[], object]) -> str | None:
        before, log = self.state.copy(), self.match.log
        try:
            move()
        except IllegalAnswer as error:
            assert (self.state, self.match.log) == (before, log), "a refused move changed something"
            return error.rule
        raise AssertionError("the move was allowed")


def viewer_of(seat: int | None) -> Viewer:
    """A seat, or the public screen."""
    return PUBLIC if seat is None else Seat(seat)

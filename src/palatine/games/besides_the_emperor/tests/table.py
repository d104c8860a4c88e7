"""A table for tests: chance fixed by meaning, and moves in the words of the game.

    table(5, "ERRLL", hands={1: "condemn"}).direct().act("card:condemn", 2)

Identities are given by seat (E, R, L: the card of the pool), hands by seat, draws from the top.
Seat 0 is the Emperor unless said otherwise. `to(kind)` passes in windows until that is asked.
"""

from collections.abc import Mapping
from typing import Any, cast

from palatine.core.chance import Dealt, Seeded, seed_from
from palatine.core.conformance.opened import open_match
from palatine.core.errors import IllegalAnswer
from palatine.core.match import Match
from palatine.core.news import Fact
from palatine.core.seats import PUBLIC, Seat, Viewer
from palatine.core.view import SeatView, View, Zone
from palatine.games.besides_the_emperor import GAME
from palatine.games.besides_the_emperor.components import DECK
from palatine.games.besides_the_emperor.state import Court, identity

LETTERS = {"E": "emperor", "R": "rebel", "L": "loyalist"}
POOLS = {5: "ERRLL", 6: "ERRRLL", 7: "ERRRLLL"}
FILLER = "transposition"


def faces(letters: str) -> tuple[str, ...]:
    """The identity cards that these letters stand for."""
    return tuple([LETTERS[letter] for letter in letters])


class Table:
    """A match that is spoken to in the words of the game. Every move returns the table."""

    def __init__(self, match: Match) -> None:
        self.match = match

    # What one sees

    @property
    def state(self) -> Court:
        """The whole truth."""
        return cast(Court, self.match.state)

    @property
    def question(self) -> str | None:
        """The kind of the open question; None when the game is over."""
        return next((question.kind for question in self.match.asked.values()), None)

    @property
    def seat(self) -> Seat:
        """Who is asked."""
        return next(iter(self.match.asked))

    @property
    def options(self) -> tuple[str, ...]:
        """What the open question offers."""
        return next(iter(self.match.asked.values())).options

    @property
    def offered(self) -> list[int]:
        """The players that the open question offers."""
        return sorted(int(atom.partition(":")[2]) for atom in self.options)

    @property
    def why(self) -> str | None:
        """How the game ended, if it has."""
        return self.match.outcome.why if self.match.outcome else None

    @property
    def targets(self) -> list[int]:
        """Whom the Condemns that wait would kill, the oldest first."""
        return [condemn.target for condemn in self.state.pending]

    def identity(self, seat: int) -> str:
        """A player's identity now."""
        return identity(self.state, Seat(seat))

    def view(self, viewer: int | None = None) -> View:
        """What a seat sees, or without one the public screen."""
        return GAME.view(self.state, viewer_of(viewer))

    def seat_view(self, seat: int, viewer: int | None = None) -> SeatView:
        """One seat, as a viewer sees it."""
        return next(each for each in self.view(viewer).seats if each.seat == seat)

    def zone(self, name: str, owner: int | None = None, viewer: int | None = None) -> Zone:
        """A zone as a viewer sees it."""
        zones = self.view(viewer).zones
        return next(zone for zone in zones if (zone.id, zone.owner) == (name, owner))

    def cards_of(self, owner: int, viewer: int | None = None) -> list[str | None]:
        """The identity cards of a player as a viewer sees them, None for a back."""
        return [thing.face for thing in self.zone("identity", owner, viewer).things]

    def news(self, event: str, viewer: int | None = None) -> list[dict[str, Fact]]:
        """The facts of each such event that this viewer has heard."""
        heard = [news for news in self.match.news if news.is_for(viewer_of(viewer))]
        return [news.facts for news in heard if news.event == event]

    # What one does

    def answer(self, *answers: Any) -> "Table":
        """Answers of whoever is asked, one after the other; a number stands for a player."""
        for raw in answers:
            self.match.answer(self.seat, f"player:{raw}" if isinstance(raw, int) else raw)
        return self

    def direct(self, way: str = "clockwise") -> "Table":
        """Come to the Emperor's choice of direction, and choose."""
        return self.to("direction").answer(way)

    def to(self, kind: str, seat: int | None = None) -> "Table":
        """Pass in windows, and do nothing in turns, until this is asked (of this seat)."""
        while self.question != kind or (seat is not None and self.seat != seat):
            assert self.question is not None, f"the game is over before {kind}"
            self.answer(self.quiet_answer())
        return self

    def quiet_answer(self) -> Any:
        """The answer that changes least: pass, or discard what came last."""
        if self.question == "discard":
            question = self.match.asked[self.seat]
            count: int = question.least  # type: ignore[attr-defined]
            return tuple(sorted(question.options[-count:]))
        return "clockwise" if self.question == "direction" else "pass"

    def act(self, *answers: Any) -> "Table":
        """Come to the next act, and do this."""
        return self.to("act").answer(*answers)

    def act_of(self, seat: int, *answers: Any) -> "Table":
        """Come to this player's act, and do this."""
        return self.to("act", seat).answer(*answers)

    def instinct(self, seat: int, card: str, *answers: Any) -> "Table":
        """Come to where this player may play an Instinct card, and play it."""
        return self.to("instinct", seat).answer(f"card:{card}", *answers)

    def end_turn(self) -> "Table":
        """Pass until another turn, round or the end has come."""
        turn, round_ = self.state.turn, self.state.round
        while self.question and (self.state.turn, self.state.round) == (turn, round_):
            self.answer(self.quiet_answer())
        return self

    def window(self) -> list[int]:
        """Who is asked in the window that is open, one after the other; all pass."""
        asked: list[int] = []
        moment = (self.state.moment, self.state.turn)
        while self.question == "instinct" and (self.state.moment, self.state.turn) == moment:
            asked.append(self.seat)
            self.answer("pass")
        return asked

    # What is refused

    def refusal(self, raw: Any) -> str | None:
        """The rule by which this answer is refused; nothing has changed."""
        before, log = self.state.copy(), self.match.log
        try:
            self.answer(raw)
        except IllegalAnswer as error:
            assert (self.state, self.match.log) == (before, log), "a refused move changed something"
            return error.rule
        raise AssertionError("the move was allowed")

    def silenced(self, seat: int, what: str, *atoms: str) -> str | None:
        """The rule by which this can't be said."""
        try:
            self.match.say(Seat(seat), what, atoms)
        except IllegalAnswer as error:
            return error.rule
        raise AssertionError("it could be said")


def viewer_of(seat: int | None) -> Viewer:
    """A seat, or the public screen."""
    return PUBLIC if seat is None else Seat(seat)


def table(
    players: int = 5,
    identities: str = "",
    hands: Mapping[int, str] | None = None,
    draws: str = "",
    slots: tuple[str, ...] = (),
    again: str = "",
    seed: str = "court",
    **options: str,
) -> Table:
    """A table at its start. `slots` lays each player's cards, `again` tops later decks."""
    held = [(hands or {}).get(seat, "").split() for seat in range(players)]
    size = max(map(len, held))
    rows = [hand[row] if row < len(hand) else "" for row in range(size) for hand in held]
    deal = {
        "identities": (faces(identities or POOLS[players]),),
        "slots": tuple([faces(three) for three in slots]),
        "deck": (with_filler(rows, draws.split()), tuple(again.split())),
    }
    chosen = {"starting_hand": str(size), **options}
    nature = Dealt(deal, Seeded(seed_from(seed)))
    return Table(open_match(GAME, GAME.setup(players, None, chosen), nature))


def with_filler(rows: list[str], draws: list[str]) -> tuple[str, ...]:
    """The deck from the top, with cards that do little where none is named."""
    left: list[str] = list(DECK)
    for card in (*rows, *draws):
        if card:
            left.remove(card)
    return (*[card or left.pop(0) for card in rows], *draws)

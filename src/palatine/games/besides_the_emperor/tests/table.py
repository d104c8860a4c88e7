"""A table for tests: chance fixed by a deal, and moves in the words of the game.

    table(5, "ERRLL", hands={1: "condemn"}).direct().act("card:condemn", 2)

Identities are given by seat (E, R, L: the card of the pool), hands by seat, draws from the top.
Seat 0 is the Emperor unless said otherwise. `until(kind)` passes in windows until that is asked.
"""

from collections.abc import Mapping
from typing import Any, Self

from palatine import testing
from palatine.core.seats import PUBLIC, Seat
from palatine.games.besides_the_emperor import GAME
from palatine.games.besides_the_emperor.components import DECK
from palatine.games.besides_the_emperor.state import Court, identity

LETTERS = {"E": "emperor", "R": "rebel", "L": "loyalist"}
POOLS = {5: "ERRLL", 6: "ERRRLL", 7: "ERRRLLL"}
FILLER = "transposition"


def faces(letters: str) -> tuple[str, ...]:
    """The identity cards that these letters stand for."""
    return tuple([LETTERS[letter] for letter in letters])


class Table(testing.Table[Court]):
    """A match to talk to in the words of the court."""

    @property
    def offered(self) -> list[int]:
        """The players that the open question offers."""
        return sorted(int(atom.partition(":")[2]) for atom in self.options)

    @property
    def targets(self) -> list[int]:
        """The targets of the waiting Condemns, oldest first."""
        return [condemn.target for condemn in self.state.pending]

    def identity(self, seat: int) -> str:
        """A player's identity now."""
        return identity(self.state, Seat(seat))

    def cards_of(self, owner: int, viewer: int | None = None) -> list[str | None]:
        """The identity cards of a player as a viewer sees them, None for a back."""
        return [thing.face for thing in self.zone("identity", viewer, owner).things]

    def reason(self, raw: object) -> str:
        """Why the open question does not offer this: the rule, and the sentence's id."""
        atom = f"player:{raw}" if isinstance(raw, int) else str(raw)
        reason = self.match.why_not(self.seat, atom)
        return f"{reason.rule} {reason.id}" if reason else "no rule"

    def heard_by(self, event: str) -> list[int | None]:
        """Who has heard such news; None is the public screen."""
        viewers = (None, *range(self.state.players))
        return [viewer for viewer in viewers if self.news(event, viewer)]

    @property
    def story(self) -> list[tuple[str, dict[str, Any]]]:
        """Everything that everybody has heard."""
        return [(news.event, news.facts) for news in self.match.news if news.is_for(PUBLIC)]

    @property
    def standing(self) -> set[int]:
        """The players who pass until something concerns them."""
        return set(self.state.standing)

    # What one does

    def stand(self, *but: int) -> Self:
        """Everyone asked in this window passes until something concerns them, except these."""
        moment = (self.state.moment, self.state.turn)
        while self.question == "instinct" and (self.state.moment, self.state.turn) == moment:
            self.answer("pass" if self.seat in but else "pass_until")
        return self

    def direct(self, way: str = "clockwise") -> Self:
        """Go on to the Emperor's choice of direction, and choose."""
        return self.until("direction").answer(way)

    def quiet_answer(self) -> Any:
        """The answer that changes least: pass, or discard what came last."""
        if self.question == "discard":
            question = self.match.asked[self.seat]
            count: int = question.least  # type: ignore[attr-defined]
            return tuple(sorted(question.options[-count:]))
        return "clockwise" if self.question == "direction" else "pass"

    def act(self, *answers: Any) -> Self:
        """Go on to the next act, and do this."""
        return self.until("act").answers(*answers)

    def act_of(self, seat: int, *answers: Any) -> Self:
        """Go on to this player's act, and do this."""
        return self.until("act", seat).answers(*answers)

    def instinct(self, seat: int, card: str, *answers: Any) -> Self:
        """Go on to where this player may play an Instinct card, and play it."""
        return self.until("instinct", seat).answers(f"card:{card}", *answers)

    def end_turn(self) -> Self:
        """Pass until the next turn, the next round or the end."""
        turn, round_ = self.state.turn, self.state.round
        while self.question and (self.state.turn, self.state.round) == (turn, round_):
            self.answer(self.quiet_answer())
        return self

    def window(self) -> list[int]:
        """Who is asked in the open window, in order; everyone passes."""
        asked: list[int] = []
        moment = (self.state.moment, self.state.turn)
        while self.question == "instinct" and (self.state.moment, self.state.turn) == moment:
            asked.append(self.seat)
            self.answer("pass")
        return asked


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
    return Table.opened(GAME, players, options=chosen, deal=deal, seed=seed)


def with_filler(rows: list[str], draws: list[str]) -> tuple[str, ...]:
    """The deck from the top, with harmless cards where none is named."""
    left: list[str] = list(DECK)
    for card in (*rows, *draws):
        if card:
            left.remove(card)
    return (*[card or left.pop(0) for card in rows], *draws)

"""What the rules, and code that plans ahead, can ask every effect of a card."""

from typing import TYPE_CHECKING

import msgspec

from palatine.core.decisions import WhyNot
from palatine.core.seats import Seat
from palatine.games.seize_the_imperium.cards.ops import rules
from palatine.games.seize_the_imperium.cards.vocabulary import Until

if TYPE_CHECKING:
    from palatine.games.seize_the_imperium.state import Conquest, Galaxy, Moment, Play, Unit


class Op(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="op"):
    """One effect of an ability. The defaults here fit most; other effects override them."""

    is_attack = False
    """Whether it is an attack, which may only hit what a Unit could target."""
    is_rescue = False
    """Whether it saves Units with Damage counters."""
    is_reckoned = False
    """Whether `foresee` gives its complete result."""
    more_exchanges = 0
    """How many Exchanges it adds to the Conquest Action."""

    @property
    def token(self) -> str:
        """The counter or Unit that it puts on the table."""
        return ""

    @property
    def lasts(self) -> Until:
        """How long it keeps its card on the table."""
        return "static"

    # Whether there is something to do, by public facts

    def is_possible(self, t: "Galaxy", seat: Seat, source: str) -> bool:
        """Whether it has something to work on, as an ability of a card in play."""
        return True

    def is_of_use(self, t: "Galaxy", seat: Seat, purse: int) -> bool:
        """Whether it would do something, as a Reaction card that leaves `purse` to spend."""
        return True

    def is_too_late(self, fight: "Conquest", is_last: bool) -> bool:
        """Whether it waits for an Exchange that will not come [SI-R119]."""
        return is_last and self.lasts == "next_exchange"

    def has_side(self, fight: "Conquest", seat: Seat, moment: "Moment") -> bool | None:
        """Whether it is for this player's side of a fight; None if it is for both."""
        return None

    def may_pick(self, t: "Galaxy", one: "Unit") -> bool:
        """Whether it lets a player pick this Unit, which its card names."""
        return True

    # What it does

    async def choose(self, t: "Galaxy", play: "Play") -> "Play":
        """Let its player choose for it, and for what follows on the card."""
        return play

    async def apply(self, t: "Galaxy", play: "Play") -> None:
        """Carry it out. An effect that only holds while its card is there does nothing here."""

    # Its result in a fight, without asking anybody

    def foresee(self, t: "Galaxy", play: "Play") -> None:
        """Apply it to a copy of the table."""

    def on_host(self) -> "Op":
        """The same effect; if it is about the card itself, about the card's host instead."""
        return self


class OnOne(Op, frozen=True):
    """An effect on one card, which its player chooses if there is a choice."""

    asked = ""
    """The kind of question for it."""

    def found(self, t: "Galaxy", seat: Seat, source: str) -> tuple[str, ...]:
        """The cards among which a player chooses."""
        raise NotImplementedError

    def do(self, t: "Galaxy", play: "Play", card: str) -> None:
        """Apply it to the chosen card."""
        raise NotImplementedError

    def why_not(self) -> WhyNot:
        """Why another card is not offered."""
        return rules.effects.AS_CARD_SAYS

    def is_possible(self, t: "Galaxy", seat: Seat, source: str) -> bool:
        return bool(self.found(t, seat, source))

    async def apply(self, t: "Galaxy", play: "Play") -> None:
        found = self.found(t, play.seat, play.source)
        if found:
            card = await rules.effects.one_of(play, self.asked, found, self.why_not())
            self.do(t, play, card)

"""Which claims the public facts refute when they are made: no possible table makes them true.

Public facts are what everybody has heard of identity cards, and which cards came and went. What
people did proves nothing, since anybody may do anything; neither does what others claimed.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any

from palatine.bots.besides_the_emperor.belief import Guess
from palatine.bots.besides_the_emperor.curves import NOBODY, Proved
from palatine.bots.lies import Heard, Instant
from palatine.core.atoms import PLAYERS
from palatine.core.news import Told
from palatine.core.seats import Seat
from palatine.games.besides_the_emperor.components import DECK
from palatine.games.besides_the_emperor.state import (
    ABILITIES,
    REBEL,
    SIDES,
    Court,
    Drew,
    Left,
    Looked,
    Reshuffled,
    Stole,
    Swapped,
)
from palatine.games.besides_the_emperor.talk import has_owned

Sight = tuple[Seat, int]
"""The owner of a card that was seen, and its place at the time."""


def is_refuted(reel: Sequence[Instant], claim: Heard) -> bool:
    """Whether everybody could be sure that it was a lie."""
    t: Court = reel[claim.at].match.state
    if claim.what == "hold":
        return not may_hold(t, claim.seat, ABILITIES.value[claim.atoms[0]])
    public = [told for then in reel[: claim.at + 1] for told in then.news if not told.secret]
    if not any(told.event == "emperor_revealed" for told in public):
        return False  # an arranged table: nobody heard how it began
    if claim.what == "i_am":
        return not may_be(t, public, claim.seat, SIDES.value[claim.atoms[0]])
    player, face = PLAYERS.value[claim.atoms[0]], SIDES.value[claim.atoms[1]]
    return not any(
        may_have_been(t, public, *look, face) for look in looks(t, public, claim.seat, player)
    )


class Supposed(Proved):
    """What is proved, plus one assumption; it shows whether the assumption is possible."""

    can_be = True

    def change(self, rule: Callable[[Guess], Iterable[tuple[Guess, float]]]) -> None:
        """If no guess is left, the assumption is impossible."""
        self.can_be &= any(chance for guess in self.weights for _, chance in rule(guess))
        super().change(rule)


def may_be(t: Court, public: Sequence[Told], seat: Seat, side: str) -> bool:
    """Whether a player can be on this side now."""
    belief = Proved(NOBODY)
    belief.hear(public, t.players)
    return any(belief.is_rebel(guess, seat) == (side == REBEL) for guess in belief.weights)


def looks(
    t: Court, public: Sequence[Told], seat: Seat, player: Seat
) -> Iterator[tuple[int, Sight]]:
    """The number of news after which the seat saw a card that is or was this player's, and its
    place."""
    deeds = iter([deed for deed in t.history if type(deed) in (Looked, Swapped)])
    for number, told in enumerate(public, 1):
        if told.event not in ("looked", "swapped"):
            continue
        deed = next(deeds)
        facts: Mapping[str, Any] = told.facts
        if type(deed) is Looked and deed.seat == seat and has_owned(t, player, deed.card):
            yield number, (facts["target"], facts["place"] - 1)
        elif type(deed) is Swapped and {deed.seat, deed.target} == {seat, player}:
            yield number, (facts["player"], facts["place"] - 1)
            yield number, (facts["target"], facts["other"] - 1)


def may_have_been(t: Court, public: Sequence[Told], number: int, sight: Sight, face: str) -> bool:
    """Whether the card seen then can have had this face."""
    belief = Supposed(NOBODY)
    belief.hear(public[:number], t.players)
    belief.see(*sight, face)
    belief.hear(public[number:], t.players)
    return belief.can_be


def may_hold(t: Court, seat: Seat, card: str) -> bool:
    """Whether a hand can hold such a card, by the cards that came and went in the open.

    For each card of a hand we track whether it can be such a card. It can't if its deck had none,
    or once all of them are in the open. A card that left as something else was one of those that
    can't be.
    """
    hands: list[list[bool]] = [[] for _ in range(t.players)]
    number, unseen = 0, DECK.count(card)
    for deed in t.history:
        if type(deed) is Drew:
            hands[deed.seat].append(card in t.decks[number])
        elif type(deed) is Left:
            hand = hands[deed.seat]
            hand.remove(deed.card == card or (False not in hand))
            unseen -= deed.card == card
        elif type(deed) is Reshuffled:
            number += 1
            unseen += t.decks[number].count(card)
        elif type(deed) is Stole:
            hands[deed.seat] += hands[deed.target]
            hands[deed.target] = []
        if not unseen:
            hands = [[False] * len(hand) for hand in hands]
    return any(hands[seat])

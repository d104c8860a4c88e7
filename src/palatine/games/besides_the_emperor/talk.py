"""What players say about identities and cards: true or not, always optional [BE-R75].

Whether something may be said depends on public facts only, so that a refusal tells nothing.
"""

from palatine.core.atoms import PLAYERS
from palatine.core.cards import Handle
from palatine.core.decisions import Reason
from palatine.core.game import Talk
from palatine.core.seats import Seat
from palatine.games.besides_the_emperor.state import (
    ABILITIES,
    SIDES,
    Court,
    Looked,
    Mixed,
    Swapped,
)

KINDS = {
    "i_am": (SIDES,),
    "saw": (PLAYERS, SIDES),
    "hold": (ABILITIES,),
    "suspect": (PLAYERS,),
    "trust": (PLAYERS,),
    "ask": (PLAYERS,),
    "retract": (),
}


def may_say(t: Court, seat: Seat, what: str, atoms: tuple[str, ...]) -> Reason | None:
    """Why this can't be said now, or None."""
    silent = may_speak(t, seat)
    if silent is not None:
        return silent
    if what == "i_am" and seat == t.emperor:
        return Reason("BE-R75", "emperor_is_known")
    if what in ("saw", "suspect", "trust", "ask"):
        player = PLAYERS.value[atoms[0]]
        return why_not_about(t, seat, player) or why_not_seen(t, seat, what, player)
    return None


def may_speak(t: Court, seat: Seat) -> Reason | None:
    """Why this player must be silent now, or None."""
    return Reason("BE-R75", "dead_are_silent") if t.circle and seat not in t.circle else None


def why_not_about(t: Court, seat: Seat, player: Seat) -> Reason | None:
    """Why this player can't be talked about: not at this table, or the speaker."""
    if player >= t.players:
        return Reason("BE-1.1", "no_such_player", {"players": t.players})
    return Reason("BE-R75", "not_about_yourself") if player == seat else None


def why_not_seen(t: Court, seat: Seat, what: str, player: Seat) -> Reason | None:
    """Why this seat can't have seen a card: it never looked at or swapped one of this player's."""
    if what != "saw" or any(has_looked(t, deed, seat, player) for deed in t.history):
        return None
    return Reason("BE-R75", "never_looked", {"player": player})


def has_looked(t: Court, deed: object, seat: Seat, player: Seat) -> bool:
    """Whether this deed let the seat see a card of the player."""
    if type(deed) is Swapped:
        return {seat, player} == {deed.seat, deed.target}
    return type(deed) is Looked and deed.seat == seat and has_owned(t, player, deed.card)


def has_owned(t: Court, player: Seat, card: Handle) -> bool:
    """Whether a card was ever this player's: it is there, or was shuffled or swapped away."""
    if t.version < 2:
        return player in t.seen[card]  # also counts players who only looked at it
    return card in t.slots[player] or any(has_given(deed, player, card) for deed in t.history)


def has_given(deed: object, player: Seat, card: Handle) -> bool:
    """Whether this deed moved a card of this player, or gave it another handle."""
    if type(deed) is Mixed:
        return deed.seat == player and card in deed.before
    if type(deed) is Swapped:
        return (player, card) in ((deed.seat, deed.given), (deed.target, deed.taken))
    return False


TALK = Talk(KINDS, may_say, may_speak)

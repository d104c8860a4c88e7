"""What players say about what they drew, received, peeked at or found: true or not [SE-4.7].

Claims are always optional, and nobody waits for them. Whether something may be said depends on
public facts only, so that a refusal tells nothing.
"""

from palatine.core.atoms import PLAYERS
from palatine.core.decisions import Reason
from palatine.core.game import Talk
from palatine.core.seats import Seat
from palatine.games.senate.state import PARTIES, POLICIES, Senate

KINDS = {
    "drew": (POLICIES, POLICIES, POLICIES),
    "received": (POLICIES, POLICIES),
    "got": (PLAYERS, POLICIES, POLICIES),
    "gave": (PLAYERS, POLICIES, POLICIES),
    "peeked": (POLICIES, POLICIES, POLICIES),
    "found": (PLAYERS, PARTIES),
    "accuse": (PLAYERS,),
    "vouch": (PLAYERS,),
    "ask": (PLAYERS,),
    "retract": (),
}

OFFICES = ("drew", "received", "got", "gave", "peeked", "found")
"""Claims about what a player held or saw in an office."""


def may_say(t: Senate, seat: Seat, what: str, atoms: tuple[str, ...]) -> Reason | None:
    """Why this can't be said now, or None."""
    silent = may_speak(t, seat)
    if silent is not None:
        return silent
    if what in OFFICES and not has_held(t, seat, what, atoms):
        return Reason("SE-R43", f"never_{what}")
    if what in ("found", "accuse", "vouch", "ask"):
        return why_not_about(t, seat, PLAYERS.value[atoms[0]])
    return None


def may_speak(t: Senate, seat: Seat) -> Reason | None:
    """Why this player must be silent now, or None."""
    if seat in t.executed:
        return Reason("SE-5.16", "dead_are_silent")
    if t.session is not None and seat in (t.session.president, t.session.chancellor):
        return Reason("SE-4.5", "session_is_silent")
    return None


def has_held(t: Senate, seat: Seat, what: str, atoms: tuple[str, ...]) -> bool:
    """Whether this player was in the office that the claim is about."""
    if what == "drew":
        return any(session.president == seat for session in t.sessions)
    if what == "received":
        return any(session.chancellor == seat for session in t.sessions)
    if what == "peeked":
        return any(peek.president == seat for peek in t.peeks)
    target = PLAYERS.value[atoms[0]]
    if what == "got":
        return (target, seat) in governments(t)
    if what == "gave":
        return (seat, target) in governments(t)
    return any(look.president == seat and look.target == target for look in t.investigations)


def governments(t: Senate) -> list[tuple[Seat, Seat]]:
    """The president and chancellor of each finished session."""
    return [(session.president, session.chancellor) for session in t.sessions]


def why_not_about(t: Senate, seat: Seat, player: Seat) -> Reason | None:
    """Why this player can't be talked about: not at this table, or the speaker."""
    if player >= t.players:
        return Reason("SE-2.1", "no_such_player", {"players": t.players})
    if player == seat:
        return Reason("SE-R43", "not_about_yourself")
    return None


TALK = Talk(KINDS, may_say, may_speak)

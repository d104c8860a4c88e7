"""Why not: for what a question does not offer, the rule that says so."""

from collections.abc import Callable

from palatine.core.atoms import PLAYERS
from palatine.core.decisions import Reason
from palatine.core.seats import Seat
from palatine.games.senate.rules.election import term_limited
from palatine.games.senate.state import POLICIES, VETO, VETO_FROM, Senate


def why_not(t: Senate, seat: Seat, kind: str, atom: str) -> Reason | None:
    """The reason why this atom is not offered, or with no atom, what a right answer is."""
    if atom in PLAYERS.value:
        return why_not_player(t, seat, kind, PLAYERS.value[atom])
    if kind == "enact" and atom == VETO:
        return why_not_veto(t)
    if kind in ("enact", "pass_on") and atom in POLICIES.value:
        return Reason("SE-4.2" if kind == "pass_on" else "SE-4.3", "not_in_hand")
    if kind == "pass_on":
        return Reason("SE-4.2", "pass_two")
    if kind == "vote":
        return Reason("SE-3.5", "yes_or_no")
    if kind == "consent":
        return Reason("SE-6.3", "yes_or_no")
    return None


def why_not_player(t: Senate, seat: Seat, kind: str, player: Seat) -> Reason | None:
    """Why this player can't be chosen: for any choice of a player, then for this kind."""
    if player >= t.players:
        return Reason("SE-2.1", "no_such_player", {"players": t.players})
    if player in t.executed:
        return Reason("SE-5.16", "executed", {"player": player})
    reason = KINDS.get(kind)
    return reason(t, seat, player) if reason else None


def why_not_nominate(t: Senate, seat: Seat, player: Seat) -> Reason | None:
    """Oneself, or a player under a term limit."""
    if player == seat:
        return Reason("SE-3.3", "not_yourself_nominate")
    if player not in term_limited(t):
        return None
    office = "president" if player == t.limited[0] else "chancellor"
    last = "elected" if t.term_limit == "elected" else "enacted"
    return Reason("SE-3.2", "term_limited", {"player": player, "office": office, "last": last})


def why_not_investigate(t: Senate, seat: Seat, player: Seat) -> Reason | None:
    """Oneself, or a player who was investigated before."""
    if player == seat:
        return Reason("SE-R22", "not_yourself_investigate")
    if any(look.target == player for look in t.investigations):
        return Reason("SE-5.6", "investigated", {"player": player})
    return None


def why_not_call(t: Senate, seat: Seat, player: Seat) -> Reason | None:
    """Only oneself can't be called."""
    return Reason("SE-5.8", "not_yourself_call") if player == seat else None


def why_not_execute(t: Senate, seat: Seat, player: Seat) -> Reason | None:
    """Only oneself can't be executed."""
    return Reason("SE-R23", "not_yourself_execute") if player == seat else None


def why_not_veto(t: Senate) -> Reason:
    """Too early, or proposed and refused already."""
    if t.separatist < VETO_FROM:
        missing = VETO_FROM - t.separatist
        return Reason("SE-6.1", "veto_too_early", {"missing": missing})
    return Reason("SE-6.4", "veto_refused")


KINDS: dict[str, Callable[[Senate, Seat, Seat], Reason | None]] = {
    "nominate": why_not_nominate,
    "investigate": why_not_investigate,
    "special_election": why_not_call,
    "execute": why_not_execute,
}

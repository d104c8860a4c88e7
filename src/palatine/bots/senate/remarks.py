"""Remarks: whom a bot accuses or vouches for, why, whom it asks, and what it takes back."""

from palatine.bots.bot import Claim
from palatine.bots.senate.mind import Mind, player
from palatine.core.seats import Seat

GUILTY, DOUBTED, TRUSTED = 0.72, 0.5, 0.1
"""The chances to plot from which a bot accuses a player, stops vouching for one, and up to which it
vouches for one."""

Chances = list[float]
"""For each seat, how likely it plots: to a Loyalist, or to the one whom a plotter pretends to
be."""


def remarks(mind: Mind) -> list[Claim]:
    """What there is to say about others before a vote: one remark, never twice the same.

    A president who gives up his own nominee says so, whatever he said before.
    """
    _, nominee = mind.history.candidates
    if gives_up(mind, nominee) and is_new(mind, "accuse", nominee):
        return [Claim("accuse", (player(nominee),)), *reasons(mind, nominee)]
    if mind.history.has_remarked:
        return []
    plots = mind.belief().plots().tolist()
    return taken_back(mind, plots) or opinion(mind, plots) or reply(mind, plots) or question(mind)


def gives_up(mind: Mind, nominee: Seat) -> bool:
    """Whether claims since the nomination convict a Loyalist president's own nominee."""
    is_own = mind.is_loyal and mind.history.candidates[0] == mind.seat
    is_told = nominee in mind.history.claimed_about
    return is_own and is_told and float(mind.belief().plots()[nominee]) > GUILTY


def taken_back(mind: Mind, plots: Chances) -> list[Claim]:
    """The last remark, if this player no longer thinks so."""
    match mind.history.last_said.get(mind.seat):
        case ("vouch", seat) if plots[seat] > DOUBTED:
            return [Claim("retract")]
        case ("accuse", seat) if plots[seat] < TRUSTED:
            return [Claim("retract")]
    return []


def opinion(mind: Mind, plots: Chances) -> list[Claim]:
    """An accusation with its reason, or a vouch."""
    for seat in others(mind):
        if plots[seat] > GUILTY and is_new(mind, "accuse", seat):
            return [Claim("accuse", (player(seat),)), *reasons(mind, seat)]
        if plots[seat] < TRUSTED and is_new(mind, "vouch", seat):
            return [Claim("vouch", (player(seat),))]
    return []


def reply(mind: Mind, plots: Chances) -> list[Claim]:
    """An account for the player who asks: whom this player suspects most."""
    if not mind.history.asked_by:
        return []
    suspect = max(others(mind), key=lambda seat: plots[seat])
    if not is_new(mind, "accuse", suspect):
        return []
    return [Claim("accuse", (player(suspect),)), *reasons(mind, suspect)]


def question(mind: Mind) -> list[Claim]:
    """A question to a government that has not said what it held: one player asks each of the two
    once.

    A player need not hear the same question from everybody at the table.
    """
    session = mind.history.last_session()
    if session is None:
        return []
    living, asked = others(mind), mind.history.questioned
    for seat, claim in ((session.president, session.drew), (session.chancellor, session.received)):
        if claim is None and seat in living and (session.number, seat) not in asked:
            return [Claim("ask", (player(seat),))]
    return []


def reasons(mind: Mind, seat: Seat) -> list[Claim]:
    """What this player has seen of the accused, or claims to have seen."""
    history = mind.history
    session = history.last_session(mind.seat, seat)
    if session is not None and session.enacted == 0 and session.drew:
        return [Claim("gave", (player(seat), "policy:loyalist", "policy:separatist"))]
    session = history.last_session(seat, mind.seat)
    if session is not None and session.enacted == 0 and session.received == 0:
        return [Claim("got", (player(seat), "policy:separatist", "policy:separatist"))]
    return []


def others(mind: Mind) -> list[Seat]:
    """The living players except this one."""
    return [seat for seat in mind.living() if seat != mind.seat]


def is_new(mind: Mind, what: str, seat: Seat) -> bool:
    """Whether this player has neither said that before nor taken it back."""
    remark = (what, mind.seat, seat)
    return remark not in mind.history.remarks and remark not in mind.history.withdrawn

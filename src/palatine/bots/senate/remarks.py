"""Remarks: whom a bot accuses or vouches for, why, whom it asks, and what it takes back."""

from palatine.bots.bot import Claim
from palatine.bots.senate.mind import Mind, player
from palatine.core.seats import Seat

GUILTY, DOUBTED, TRUSTED = 0.72, 0.5, 0.1
"""From where on somebody is accused, no longer vouched for, vouched for: chances to plot."""

Chances = list[float]
"""For each seat, how likely it plots: to a Loyalist, or to whom a plotter pretends to be."""


def remarks(mind: Mind) -> list[Claim]:
    """What there is to say about others before a vote: one thing, and each once."""
    if mind.history.has_remarked:
        return []
    plots = mind.belief().plots().tolist()
    return taken_back(mind, plots) or opinion(mind, plots) or reply(mind, plots) or question(mind)


def taken_back(mind: Mind, plots: Chances) -> list[Claim]:
    """The last remark, if it is no longer what this player thinks."""
    match mind.history.last_said.get(mind.seat):
        case ("vouch", seat) if plots[seat] > DOUBTED:
            return [Claim("retract")]
        case ("accuse", seat) if plots[seat] < TRUSTED:
            return [Claim("retract")]
    return []


def opinion(mind: Mind, plots: Chances) -> list[Claim]:
    """An accusation with its reason, or a word for somebody."""
    for seat in others(mind):
        if plots[seat] > GUILTY and is_new(mind, "accuse", seat):
            return [Claim("accuse", (player(seat),)), *reasons(mind, seat)]
        if plots[seat] < TRUSTED and is_new(mind, "vouch", seat):
            return [Claim("vouch", (player(seat),))]
    return []


def reply(mind: Mind, plots: Chances) -> list[Claim]:
    """An account for who asks: whom one suspects most."""
    if not mind.history.asked_by:
        return []
    suspect = max(others(mind), key=lambda seat: plots[seat])
    if not is_new(mind, "accuse", suspect):
        return []
    return [Claim("accuse", (player(suspect),)), *reasons(mind, suspect)]


def question(mind: Mind) -> list[Claim]:
    """A government that has not said what it held is asked: each of the two once, by one player.

    Who has been asked need not hear it from everybody else at the table too.
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
    """What this player has seen of the accused with own eyes, or says to have seen."""
    history = mind.history
    session = history.last_session(mind.seat, seat)
    if session is not None and session.enacted == 0 and session.drew:
        return [Claim("gave", (player(seat), "policy:loyalist", "policy:separatist"))]
    session = history.last_session(seat, mind.seat)
    if session is not None and session.enacted == 0 and session.received == 0:
        return [Claim("got", (player(seat), "policy:separatist", "policy:separatist"))]
    return []


def others(mind: Mind) -> list[Seat]:
    """The living players but this one."""
    return [seat for seat in mind.living() if seat != mind.seat]


def is_new(mind: Mind, what: str, seat: Seat) -> bool:
    """Whether this player has not said that before, nor taken it back."""
    remark = (what, mind.seat, seat)
    return remark not in mind.history.remarks and remark not in mind.history.withdrawn

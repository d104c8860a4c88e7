"""What a viewer may lawfully know, written from the rulebook and not from the news or views.

The non-interference check relies on it: two tables that are the same to this function must look the
same to the viewer, byte for byte. So it names every fact again, and uses no view and no news.
"""

from palatine.core.cards import faces_of
from palatine.core.seats import PUBLIC, Seat, Viewer
from palatine.games.senate.state import (
    LOYALIST,
    PALPATINE,
    SMALL_TABLE,
    Role,
    Senate,
    Session,
    party,
)


def knowledge(t: Senate, viewer: Viewer) -> object:
    """Everything that this viewer may know about the table."""
    if viewer == PUBLIC:
        return public(t)
    return public(t), private(t, viewer)


def public(t: Senate) -> object:
    """What happens in public, and what the rules tell everyone."""
    switches = (t.players, t.tracker_reset, t.reshuffle, t.term_limit, t.five_player_rule)
    offices = (t.phase, t.living, t.executed, t.rotation, t.called, t.president, t.chancellor)
    tracks = (t.limited, t.tracker, t.loyalist, t.separatist, t.power, t.cleared_marker)
    piles = (len(t.deck), len(t.hand), len(t.discard))  # [SE-4.12] counts, never faces
    shuffles = tuple((made.loyalist, made.separatist) for made in t.shuffles)  # [SE-R8]
    governments = tuple(in_the_open(session) for session in t.sessions)
    held = in_the_open(t.session) if t.session else None
    looks = tuple((look.president, look.target) for look in t.investigations)  # not what was seen
    peeks = tuple(peek.president for peek in t.peeks)
    chaos = faces_of(t, t.chaos)  # [SE-3.7] laid face up
    roles = t.roles if t.result else None  # [SE-R46]
    ends = (t.cleared, t.result, roles)
    history = (t.elections, governments, held, looks, peeks, chaos, shuffles)
    return switches, offices, tracks, piles, history, ends


def in_the_open(session: Session) -> object:
    """What everyone knows about a session: its government, if it passed tiles on, and the law."""
    return session.president, session.chancellor, bool(session.passed), session.enacted


def private(t: Senate, seat: Seat) -> object:
    """The player's own role, whom the script shows, and everything this player has looked at."""
    if not t.roles:
        return None
    role = t.roles[seat]
    held = (*t.sessions, t.session) if t.session else t.sessions
    drawn = tuple(
        # [SE-4.1] the president sees three and chooses two, but not the order they arrive in
        (faces_of(t, session.drawn), tuple(sorted(faces_of(t, session.passed))))
        for session in held
        if session.president == seat
    )
    received = tuple(
        faces_of(t, session.passed) for session in held if session.chancellor == seat
    )  # [SE-4.3]
    peeked = tuple(faces_of(t, peek.tiles) for peek in t.peeks if peek.president == seat)
    found = tuple(
        party(t.roles[look.target]) for look in t.investigations if look.president == seat
    )  # [SE-5.4] the party, not the role
    return role, plotters(t, seat), drawn, received, peeked, found


def plotters(t: Senate, seat: Seat) -> tuple[Role, ...]:
    """The roles that the eyes-closed script shows this player [SE-2.5] [SE-2.6] [SE-2.7]."""
    if t.roles[seat] == LOYALIST:
        return ()
    if t.roles[seat] == PALPATINE and t.players > SMALL_TABLE:
        return ()
    return t.roles  # a player who sees all plotters knows that the others are Loyalists

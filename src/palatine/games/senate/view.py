"""What a viewer sees of a senate table, built from nothing."""

from functools import lru_cache

from palatine.core.cards import faces_of
from palatine.core.seats import PUBLIC, Seat, Viewer, seats
from palatine.core.view import Note, SeatView, Thing, Track, View, Zone
from palatine.games.senate.rules.election import term_limited
from palatine.games.senate.rules.setup import introductions
from palatine.games.senate.state import (
    DANGER,
    LOYALIST_GOAL,
    LOYALIST_TILES,
    PATIENCE,
    POWERS,
    SEPARATIST_GOAL,
    SEPARATIST_TILES,
    TILES_IN_HAND,
    VETO_FROM,
    Senate,
    party,
)

LOYALIST_SPACES = ("policy",) * (LOYALIST_GOAL - 1) + ("victory",)
TRACKER_SPACES = ("election",) * (PATIENCE - 1) + ("chaos",)


def view(t: Senate, viewer: Viewer) -> View:
    """The table for one viewer."""
    return View(
        viewer,
        t.phase,
        seat_views(t, viewer),
        zones(t, viewer),
        tracks(t),
        counters(t),
        notes(t, viewer),
    )


def seat_views(t: Senate, viewer: Viewer) -> tuple[SeatView, ...]:
    """Each seat with its offices and marks, and what this viewer knows about its role."""
    marks = public_marks(t)
    known = known_roles(t, viewer)
    return tuple([SeatView(p, marks[p], known.get(p, ())) for p in seats(t.players)])


def public_marks(t: Senate) -> dict[Seat, tuple[str, ...]]:
    """What everybody can see about a seat."""
    marks: dict[Seat, tuple[str, ...]] = dict.fromkeys(seats(t.players), ())
    limited = [p for p in term_limited(t) if p in t.living]  # [SE-R24]
    for mark, marked in (
        ("president", (t.president,)),
        ("candidate" if t.phase == "election" else "chancellor", (t.chancellor,)),
        ("term_limited", limited),
        ("investigated", [look.target for look in t.investigations]),
        ("cleared", t.cleared if t.cleared_marker == "on" else ()),  # [SE-R16]
        ("executed", t.executed),
    ):
        for holder in marked:
            if holder is not None:
                marks[holder] += (mark,)
    if t.result is not None:
        for p in seats(t.players):  # [SE-R46] at the end all roles are public
            marks[p] += (ROLE_MARKS[t.roles[p]],)
    return marks


ROLE_MARKS = {role: f"role_{role}" for role in ("loyalist", "separatist", "palpatine")}
PARTY_MARKS = {name: f"party_{name}" for name in ("loyalist", "separatist")}


def known_roles(t: Senate, viewer: Viewer) -> dict[Seat, tuple[str, ...]]:
    """The viewer's own role, allies seen at the start, and parties seen by investigation."""
    if viewer == PUBLIC or not t.roles:
        return {}
    known: dict[Seat, tuple[str, ...]] = {viewer: (ROLE_MARKS[t.roles[viewer]],)}
    if t.roles[viewer] != "loyalist":
        for seat, other in introductions(t):
            if seat == viewer:
                known[other] = (ROLE_MARKS[t.roles[other]],)
    for look in t.investigations:
        if look.president == viewer:
            found = PARTY_MARKS[party(t.roles[look.target])]
            known[look.target] = (*known.get(look.target, ()), found)
    return known


def zones(t: Senate, viewer: Viewer) -> tuple[Zone, ...]:
    """The piles, and the tiles in office: faces for their holder, backs for all others."""
    piles = (Zone("deck", "pile", backs=len(t.deck)), Zone("discard", "pile", backs=len(t.discard)))
    session = t.session
    if session is None:
        return piles
    holder = session.chancellor if session.passed else session.president
    if viewer != holder:
        return (*piles, Zone("hand", "hand", holder, backs=len(t.hand)))
    things = tuple([Thing(*each) for each in zip(TILES_IN_HAND, faces_of(t, t.hand), strict=False)])
    return (*piles, Zone("hand", "hand", holder, things, secret=True))


def tracks(t: Senate) -> tuple[Track, ...]:
    """The two policy tracks and the election tracker."""
    return (
        Track("loyalist", t.loyalist, LOYALIST_SPACES),
        Track("separatist", t.separatist, separatist_spaces(t.players)),
        Track("election", t.tracker, TRACKER_SPACES),
    )


@lru_cache
def separatist_spaces(players: int) -> tuple[str, ...]:
    """What each space of the Separatist track grants at this table size."""
    powers = POWERS[players][1:SEPARATIST_GOAL]
    return (*[power or "policy" for power in powers], "victory")


def counters(t: Senate) -> dict[str, int | bool]:
    """The deck bar [SE-7.1] [SE-R8], and which late rules apply."""
    made = t.shuffles[-1] if t.shuffles else None
    return {
        "deck": len(t.deck),
        "full_deck": LOYALIST_TILES + SEPARATIST_TILES,
        "shuffled_loyalist": made.loyalist if made else 0,
        "shuffled_separatist": made.separatist if made else 0,
        "danger": t.separatist >= DANGER and t.result is None,
        "veto": t.separatist >= VETO_FROM,
    }


def notes(t: Senate, viewer: Viewer) -> tuple[Note, ...]:
    """What this player has drawn, received and peeked at, to look up again."""
    made = []
    for number, session in enumerate((*t.sessions, *filter(None, (t.session,)))):
        if session.president == viewer:
            made.append(note("drew", t, session.drawn, number, session.chancellor))
        elif session.chancellor == viewer and session.passed:
            made.append(note("received", t, session.passed, number, session.president))
    for peek in t.peeks:
        if peek.president == viewer:
            made.append(Note("peeked", {"policies": faces_of(t, peek.tiles)}))
    return tuple(made)


def note(name: str, t: Senate, tiles: tuple[int, ...], number: int, player: Seat) -> Note:
    """A note about a session: its tiles, and the other player."""
    faces = tuple([t.faces[tile] for tile in tiles])
    return Note(name, {"session": number + 1, "policies": faces, "player": player})

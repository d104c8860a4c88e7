"""Another table that this viewer can't tell from the real one: hidden facts dealt again.

We deal roles among the players the viewer can't place. We deal the tiles of each shuffle over its
places: what the viewer has seen stays, every government could have enacted its policy, and the
number of tiles of each party stays the same.
"""

from math import comb
from random import Random

from palatine.core.atoms import PLAYERS
from palatine.core.cards import Handle, faces_of
from palatine.core.errors import NoWorld
from palatine.core.game import Script
from palatine.core.seats import PUBLIC, Seat, Viewer, seats
from palatine.games.senate.dealt_tiles import Drawn, made_to_fit
from palatine.games.senate.state import (
    LOYALIST,
    PALPATINE,
    POLICIES,
    SEPARATIST,
    SMALL_TABLE,
    Policy,
    Role,
    Senate,
    Session,
    Shuffled,
    party,
)

TRIES = 20
Wish = tuple[Session, tuple[str, ...]]
"""A government's session, and what the viewer knows was among its three tiles."""


def worlds(t: Senate, viewer: Viewer, random: Random) -> Senate:
    """A state that looks like the real one to this viewer."""
    new = t.copy()
    if t.result is None and t.roles:
        new.roles = deal_roles(t, viewer, random)
    deal_tiles(new, viewer, random)
    return new


def script(t: Senate) -> Script:
    """The chances and the presidents' choices that bring a table to this state."""
    passed = [faces_of(t, session.passed) for session in all_sessions(t) if session.passed]
    next_in_line = Seat((t.rotation + 1) % t.players)
    first = t.elections[0].president if t.elections else next_in_line
    deal = {
        "roles": (t.roles,),
        "first_president": ((PLAYERS.atom[first],),),
        "deck": tuple([faces_of(t, made.tiles) for made in t.shuffles]),
        "passed": tuple(passed),
    }
    return Script(deal, {"pass_on": tuple([tuple(sorted(POLICIES.of(two))) for two in passed])})


# Roles


def deal_roles(t: Senate, viewer: Viewer, random: Random) -> tuple[Role, ...]:
    """Roles that fit what the viewer knows, each such deal equally likely."""
    roles, found = known_roles(t, viewer), found_parties(t, viewer)
    loose = [p for p in seats(t.players) if p not in roles]
    if not loose:
        return tuple(roles.values())
    plotters = [p for p in loose if found.get(p) == SEPARATIST]
    others = [p for p in loose if p not in found]
    separatists = [t.roles[p] for p in loose].count(SEPARATIST)
    if PALPATINE not in roles.values():
        palpatine = deal_palpatine(t, plotters, others, separatists, random)
        roles[palpatine] = PALPATINE
        plotters, others = without(plotters, palpatine), without(others, palpatine)
    plotters += random.sample(others, separatists - len(plotters))
    roles |= dict.fromkeys(plotters, SEPARATIST)
    return tuple([roles.get(p, LOYALIST) for p in seats(t.players)])


def deal_palpatine(
    t: Senate, plotters: list[Seat], others: list[Seat], separatists: int, random: Random
) -> Seat:
    """Who is Palpatine: the more ways this leaves to deal the Separatists, the likelier."""
    missing = separatists - len(plotters)
    if_found, if_not = ways(len(others), missing + 1), ways(len(others) - 1, missing)
    weights = dict.fromkeys(plotters, if_found) | dict.fromkeys(others, if_not)
    for p in (*t.cleared, *t.executed):
        weights.pop(p, 0)
    if not any(weights.values()):
        raise NoWorld("nobody is left who could be Palpatine")
    return random.choices(list(weights), list(weights.values()))[0]


def ways(size: int, taken: int) -> int:
    """In how many ways `taken` of them can be chosen."""
    return comb(size, taken) if 0 <= taken <= size else 0


def without(some: list[Seat], seat: Seat) -> list[Seat]:
    """These seats without this one."""
    return [p for p in some if p != seat]


def known_roles(t: Senate, viewer: Viewer) -> dict[Seat, Role]:
    """The roles that the viewer knows for sure: their own, and those that the script shows."""
    if viewer == PUBLIC:
        return {}
    role = t.roles[viewer]
    if role == SEPARATIST or (role == PALPATINE and t.players <= SMALL_TABLE):
        return dict(zip(seats(t.players), t.roles, strict=True))
    return {viewer: role}


def found_parties(t: Senate, viewer: Viewer) -> dict[Seat, Policy]:
    """The parties that the viewer has looked at [SE-5.4]."""
    looks = [look for look in t.investigations if look.president == viewer]
    return {look.target: party(t.roles[look.target]) for look in looks}


# Tiles


def deal_tiles(t: Senate, viewer: Viewer, random: Random) -> None:
    """Deal every shuffle's tiles anew, and so what the governments held."""
    faces, seen, sessions = list(t.faces), seen_tiles(t, viewer), all_sessions(t)
    wishes = [(session, held_by(t, session, viewer)) for session in sessions]
    for made in t.shuffles:
        deal_shuffle(t, made, seen, wishes, random, faces)
    for session in sessions:
        if session.passed and viewer not in (session.president, session.chancellor):
            deal_passed(session, random, faces)
        elif session.passed and viewer == session.president:
            hide_order(session, random, faces)
    t.faces = tuple(faces)
    t.discard = discards(t)


def discards(t: Senate) -> tuple[Handle, ...]:
    """What governments have discarded since the last shuffle, by the current faces."""
    gone: list[Handle] = []
    since = t.shuffles[-1].tiles if t.shuffles else ()
    for session in all_sessions(t):
        if session.passed and session.drawn[0] in since:
            gone += less(t, session.drawn, tuple([t.faces[tile] for tile in session.passed]))
            if session is not t.session:
                gone += less(t, session.passed, (session.enacted,) if session.enacted else ())
    return tuple(gone) if t.discard else ()


def less(t: Senate, tiles: tuple[Handle, ...], taken: tuple[str, ...]) -> list[Handle]:
    """These tiles without one for each face taken."""
    left = list(tiles)
    for face in taken:
        left.remove(next(tile for tile in left if t.faces[tile] == face))
    return left


def all_sessions(t: Senate) -> tuple[Session, ...]:
    """All finished sessions, and the one in progress."""
    return (*t.sessions, t.session) if t.session else t.sessions


def deal_shuffle(
    t: Senate,
    made: Shuffled,
    seen: frozenset[Handle],
    wishes: list[Wish],
    random: Random,
    faces: list[str],
) -> None:
    """Find new faces for the tiles of one shuffle, each such deal equally likely.

    Most orders explain all laws, so we try some at random first; constructing one takes longer.
    """
    hidden = [tile for tile in made.tiles if tile not in seen]
    loose = [t.faces[tile] for tile in hidden]
    held_here = [wish for wish in wishes if wish[0].drawn[0] in made.tiles]
    for _ in range(TRIES):
        random.shuffle(loose)
        dealt = dict(zip(hidden, loose, strict=True))
        if all(explains(t, session, held, dealt) for session, held in held_here):
            break
    else:
        draws = [drawn_by(t, session, held, seen) for session, held in held_here]
        dealt = made_to_fit(draws, hidden, loose.count(LOYALIST), random)
    for tile, face in dealt.items():
        faces[tile] = face


def drawn_by(t: Senate, session: Session, held: tuple[str, ...], seen: frozenset[Handle]) -> Drawn:
    """What a government drew, with the possible number of Loyalist tiles among the hidden ones."""
    hidden = [tile for tile in session.drawn if tile not in seen]
    open_ = [t.faces[tile] for tile in session.drawn if tile in seen]
    least = held.count(LOYALIST) - open_.count(LOYALIST)
    most = len(hidden) - held.count(SEPARATIST) + open_.count(SEPARATIST)
    return Drawn(hidden, max(0, least), min(len(hidden), most))


def seen_tiles(t: Senate, viewer: Viewer) -> frozenset[Handle]:
    """Tiles whose place in the deck and face the viewer knows."""
    drawn = [s.drawn for s in all_sessions(t) if s.president == viewer]
    peeked = [peek.tiles for peek in t.peeks if peek.president == viewer]
    return frozenset(tile for tiles in (*drawn, *peeked, t.chaos) for tile in tiles)


def held_by(t: Senate, session: Session, viewer: Viewer) -> tuple[str, ...]:
    """What the viewer knows was among the three: as chancellor the two, else the law."""
    if viewer == session.chancellor and session.passed:
        return tuple([t.faces[tile] for tile in session.passed])
    return (session.enacted,) if session.enacted else ()


def explains(t: Senate, session: Session, held: tuple[str, ...], dealt: dict[Handle, str]) -> bool:
    """Whether these can have been among the three drawn tiles."""
    drawn = [dealt.get(tile, t.faces[tile]) for tile in session.drawn]
    return all(drawn.count(face) >= held.count(face) for face in (LOYALIST, SEPARATIST))


def deal_passed(session: Session, random: Random, faces: list[str]) -> None:
    """Choose which two of the three were passed on, so that the law was possible."""
    drawn = [faces[tile] for tile in session.drawn]
    random.shuffle(drawn)
    if session.enacted is not None:
        law = drawn.pop(drawn.index(session.enacted))
        drawn = [law, drawn[0]]
    passed = drawn[:2]
    random.shuffle(passed)
    for tile, face in zip(session.passed, passed, strict=True):
        faces[tile] = face


def hide_order(session: Session, random: Random, faces: list[str]) -> None:
    """Reorder the two tiles, since the president does not know the order in which they arrived."""
    passed = [faces[tile] for tile in session.passed]
    random.shuffle(passed)
    for tile, face in zip(session.passed, passed, strict=True):
        faces[tile] = face

"""What can never be true of a senate table: the checks of the conformance kit and of positions."""

from collections.abc import Iterator

from palatine.core.cards import faces_of
from palatine.games.senate.rules.setup import role_cards
from palatine.games.senate.state import (
    LOYALIST,
    LOYALIST_GOAL,
    LOYALIST_TILES,
    PATIENCE,
    SEPARATIST,
    SEPARATIST_GOAL,
    SEPARATIST_TILES,
    SEPARATISTS,
    Senate,
    Session,
)


def faults(t: Senate) -> Iterator[str]:
    """Each sentence names something impossible; a sound table has none."""
    if t.players not in SEPARATISTS:
        yield f"{t.players} players can't play"
        return
    if t.phase == "setup":
        return
    yield from fault_of_players(t)
    yield from fault_of_tiles(t)
    yield from fault_of_history(t)
    if t.tracker not in range(PATIENCE):
        yield f"the election tracker is at {t.tracker}"
    if not (0 <= t.loyalist <= LOYALIST_GOAL and 0 <= t.separatist <= SEPARATIST_GOAL):
        yield f"{t.loyalist} Loyalist and {t.separatist} Separatist policies are enacted"
    if (t.phase == "over") != (t.result is not None):
        yield "the game is over without a result, or has a result without being over"


def fault_of_players(t: Senate) -> Iterator[str]:
    """What is wrong with roles and seats."""
    if sorted(t.roles) != sorted(role_cards(t.players)):
        yield f"the roles are not those of {t.players} players"
    if sorted((*t.living, *t.executed)) != list(range(t.players)):
        yield "the living and the executed are not all players, each once"
    elif tuple(sorted(t.living)) != t.living:
        yield "the living are not in the order of their seats"
    seats = (t.rotation, t.called, t.president, t.chancellor, *t.limited)
    if any(p is not None and not 0 <= p < t.players for p in seats):
        yield "an office is held by a seat that does not exist"
    elif t.called is not None and t.called not in t.living:
        yield "a dead player was called to a special election"
    if len(t.limited) not in (0, 2):
        yield "term limits name neither nobody nor a president and a chancellor"
    if t.phase in ("president", "chancellor") and t.session is None:
        yield "a legislative session is held by nobody"
    if t.phase == "power" and (t.power is None or not t.sessions):
        yield "a power is to be used that nobody was granted"


def fault_of_tiles(t: Senate) -> Iterator[str]:
    """Tiles that appeared, went missing, or are in the wrong place."""
    tiles = (*t.deck, *t.hand, *t.discard)
    if not all(0 <= tile < len(t.faces) for tile in tiles) or len(tiles) != len(set(tiles)):
        yield "a tile lies in two places, or is not a tile"
        return
    faces = faces_of(t, tiles)
    if faces.count(LOYALIST) + t.loyalist != LOYALIST_TILES:
        yield f"there are not {LOYALIST_TILES} Loyalist tiles in all"
    if faces.count(SEPARATIST) + t.separatist != SEPARATIST_TILES:
        yield f"there are not {SEPARATIST_TILES} Separatist tiles in all"
    in_hand = {"president": 3, "chancellor": 2}.get(t.phase, 0)
    if len(t.hand) != in_hand:
        yield f"{len(t.hand)} tiles are in the government's hands, not {in_hand}"


def fault_of_history(t: Senate) -> Iterator[str]:
    """What does not fit together in the history, which bots rely on."""
    sessions = (*t.sessions, t.session) if t.session else t.sessions
    held = [tiles for session in sessions for tiles in (session.drawn, session.passed)]
    seen = [*[peek.tiles for peek in t.peeks], *[made.tiles for made in t.shuffles], t.chaos]
    if not all(0 <= tile < len(t.faces) for tiles in (*held, *seen) for tile in tiles):
        yield "the history names a tile that is not a tile"
        return
    drawn = [tile for session in sessions for tile in session.drawn]
    if len({*drawn, *t.chaos}) < len(drawn) + len(t.chaos):
        yield "a tile was drawn twice"
    for made in t.shuffles:
        faces = faces_of(t, made.tiles)
        if (faces.count(LOYALIST), faces.count(SEPARATIST)) != (made.loyalist, made.separatist):
            yield "the numbers of a shuffle are not those of its tiles"
    for session in sessions:
        if not is_lawful(t, session):
            yield "a session's tiles are not those that it drew, or its policy is not among them"


def is_lawful(t: Senate, session: Session) -> bool:
    """Whether it has three tiles of one shuffle, passes on none or two, and enacts one of these."""
    drawn, passed = faces_of(t, session.drawn), faces_of(t, session.passed)
    is_of_a_shuffle = any(set(session.drawn) <= set(made.tiles) for made in t.shuffles)
    is_of_the_drawn = all(passed.count(face) <= drawn.count(face) for face in passed)
    is_enacted = session.enacted is None or session.enacted in passed
    sizes = (len(set(session.drawn)), len(session.drawn), len(passed))
    return sizes in ((3, 3, 0), (3, 3, 2)) and is_of_a_shuffle and is_of_the_drawn and is_enacted

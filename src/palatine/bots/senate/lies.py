"""Senators' claims compared with the truth: tiles drawn, passed on and peeked at, and parties
seen."""

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from palatine.bots.lies import Heard, Instant, Lie, Verdict, same_faces
from palatine.core.atoms import PLAYERS
from palatine.core.seats import Seat
from palatine.games.senate.state import LOYALIST, Peek, Senate, Session, party

ELECTIONS = 2
"""This many elections after a claim show who has believed it."""
TILES = 3


class Truth(NamedTuple):
    """What a true claim would have said, and what it was about."""

    atoms: tuple[str, ...]
    session: int | None = None
    drawn: tuple[str, ...] = ()
    """Everything that the player had to choose from."""


def lies(reel: Sequence[Instant], claims: Sequence[Heard]) -> tuple[Lie, ...]:
    """Every claim about what a player held or saw, and every session that nobody spoke about."""
    told = [lie for claim in claims if (lie := judged(reel, claim)) is not None]
    return tuple(sorted([*told, *silences(reel, told)], key=lambda lie: lie.at))


def judged(reel: Sequence[Instant], claim: Heard) -> Lie | None:
    """A claim next to the truth; None if it is neither true nor a lie."""
    find = TRUTHS.get(claim.what)
    if find is None:
        return None
    t: Senate = reel[claim.at].match.state
    truth = find(t, claim.seat, claim.atoms)
    verdict = verdict_on(claim.atoms, truth)
    return Lie(
        at=claim.at,
        seat=claim.seat,
        what=claim.what,
        atoms=claim.atoms,
        verdict=verdict,
        truth=truth.atoms,
        about=truth.session,
        provable=verdict != "true" and is_refuted(t, claim, truth.session),
        believed=believers(t, reel[-1].match.state, claim),
    )


def verdict_on(atoms: tuple[str, ...], truth: Truth) -> Verdict:
    """True; half if a president had all of it and still passed on another part; or a lie."""
    if same_faces(atoms, truth.atoms):
        return "true"
    if not truth.drawn:
        return "lie"
    left = list(truth.drawn)
    for atom in tiles_of(atoms):
        if atom not in left:
            return "lie"
        left.remove(atom)
    return "half"


def tiles_of(atoms: tuple[str, ...]) -> tuple[str, ...]:
    """The tiles among these atoms."""
    return tuple([atom for atom in atoms if atom.startswith("policy:")])


def faces(t: Senate, tiles: Sequence[int]) -> tuple[str, ...]:
    """The tiles as a claim names them, in one order."""
    return tuple(sorted([f"policy:{t.faces[tile]}" for tile in tiles]))


def last_session(
    t: Senate, president: Seat | None = None, chancellor: Seat | None = None
) -> tuple[int, Session]:
    """The last session with these in office; nobody can make a claim about none."""
    return next(
        (place, session)
        for place, session in reversed(list(enumerate(t.sessions)))
        if president in (None, session.president) and chancellor in (None, session.chancellor)
    )


def drawn(t: Senate, seat: Seat, atoms: tuple[str, ...]) -> Truth:
    """What the speaker drew as president."""
    place, session = last_session(t, president=seat)
    return Truth(faces(t, session.drawn), place)


def received(t: Senate, seat: Seat, atoms: tuple[str, ...]) -> Truth:
    """What the speaker was passed as chancellor."""
    place, session = last_session(t, chancellor=seat)
    return Truth(faces(t, session.passed), place)


def got(t: Senate, seat: Seat, atoms: tuple[str, ...]) -> Truth:
    """What this president passed on to the speaker."""
    place, session = last_session(t, PLAYERS.value[atoms[0]], seat)
    return Truth((atoms[0], *faces(t, session.passed)), place)


def gave(t: Senate, seat: Seat, atoms: tuple[str, ...]) -> Truth:
    """What the speaker passed on to this chancellor."""
    place, session = last_session(t, seat, PLAYERS.value[atoms[0]])
    return Truth((atoms[0], *faces(t, session.passed)), place, faces(t, session.drawn))


def peeked(t: Senate, seat: Seat, atoms: tuple[str, ...]) -> Truth:
    """What was on top of the deck when the speaker looked."""
    return Truth(faces(t, last_peek(t, seat).tiles))


def last_peek(t: Senate, seat: Seat) -> Peek:
    """When this player last looked at the deck; nobody can make a claim about no look."""
    return next(peek for peek in reversed(t.peeks) if peek.president == seat)


def found(t: Senate, seat: Seat, atoms: tuple[str, ...]) -> Truth:
    """The party of the player whom the speaker has investigated."""
    return Truth((atoms[0], f"party:{party(t.roles[PLAYERS.value[atoms[0]]])}"))


TRUTHS: dict[str, Callable[[Senate, Seat, tuple[str, ...]], Truth]] = {
    "drew": drawn,
    "received": received,
    "got": got,
    "gave": gave,
    "peeked": peeked,
    "found": found,
}


# What people could prove


def is_refuted(t: Senate, claim: Heard, about: int | None) -> bool:
    """Whether no order of the deck fits both the claim and what everybody has seen."""
    said = tiles_of(claim.atoms).count(f"policy:{LOYALIST}")
    if claim.what == "peeked":
        return not can_lie_there(t, last_peek(t, claim.seat).tiles, said)
    if about is None:
        return False
    session = t.sessions[about]
    if claim.what == "drew":
        return not can_lie_there(t, session.drawn, said)
    if session.enacted is not None:
        least, most = (1, 2) if session.enacted == LOYALIST else (0, 1)
        if not least <= said <= most:
            return True
    return not any(can_lie_there(t, session.drawn, said + buried) for buried in (0, 1))


def can_lie_there(t: Senate, tiles: Sequence[int], loyalist: int) -> bool:
    """Whether these three can have this many Loyalist tiles, by the policies and the deck."""
    made = next(made for made in reversed(t.shuffles) if tiles[0] in made.tiles)
    of_deck = [s for s in t.sessions if s.drawn[0] in made.tiles]
    chaos = [tile for tile in t.chaos if tile in made.tiles]
    same = [s for s in of_deck if set(s.drawn) == set(tiles)]
    others = [s for s in of_deck if s not in same]
    if any(set(tiles) & set(each) for each in (*[s.drawn for s in others], chaos)):
        return True  # seen before one of the tiles went away: how they were split is not public
    if any(not least <= loyalist <= most for least, most in map(bounds, same)):
        return False
    known = loyalist + sum(t.faces[tile] == LOYALIST for tile in chaos)
    rest = len(made.tiles) - TILES * (len(others) + 1) - len(chaos)
    fewest = known + sum(bounds(each)[0] for each in others)
    highest = known + sum(bounds(each)[1] for each in others) + rest
    return fewest <= made.loyalist <= highest


def bounds(session: Session) -> tuple[int, int]:
    """The fewest and the most Loyalist tiles that a session can have drawn, by what it enacted."""
    if session.enacted is None:
        return 0, TILES
    return (1, TILES) if session.enacted == LOYALIST else (0, TILES - 1)


# Who believed it


def believers(then: Senate, last: Senate, claim: Heard) -> tuple[Seat, ...]:
    """The players who voted in the next elections as if it were true."""
    whom, trusts = claim.seat, True
    if claim.what == "found":
        whom, trusts = PLAYERS.value[claim.atoms[0]], claim.atoms[1] == f"party:{LOYALIST}"
    later = last.elections[len(then.elections) :]
    about = [each for each in later if whom in (each.president, each.chancellor)][:ELECTIONS]
    voters = [seat for each in about for seat in (each.yes if trusts else each.no)]
    return tuple(sorted({seat for seat in voters if seat not in (claim.seat, whom)}))


# Who kept silent


def silences(reel: Sequence[Instant], told: Sequence[Lie]) -> Iterator[Lie]:
    """Players in office, or with a power, who never said what they saw."""
    yield from silent_offices(reel, told)
    yield from silent_powers(reel, told)


def silent_offices(reel: Sequence[Instant], told: Sequence[Lie]) -> Iterator[Lie]:
    """For each session, the players in office who never said what the tiles were."""
    spoken = {(lie.about, lie.seat) for lie in told}
    last: Senate = reel[-1].match.state
    for place, session in enumerate(last.sessions):
        at = next(at for at, then in enumerate(reel) if len(then.match.state.sessions) > place)
        if (place, session.president) not in spoken:
            truth = faces(last, session.drawn)
            yield Lie(at, session.president, "drew", (), "silent", truth, place)
        if (place, session.chancellor) not in spoken and session.passed:
            truth = faces(last, session.passed)
            yield Lie(at, session.chancellor, "received", (), "silent", truth, place)


def silent_powers(reel: Sequence[Instant], told: Sequence[Lie]) -> Iterator[Lie]:
    """Players who looked at somebody's party, or at the deck, and kept it to themselves."""
    last: Senate = reel[-1].match.state
    spoken = {(lie.seat, lie.what, *lie.truth[:1]) for lie in told if lie.what == "found"}
    for place, look in enumerate(last.investigations):
        at = next(
            at for at, then in enumerate(reel) if len(then.match.state.investigations) > place
        )
        whom = f"player:{look.target}"
        if (look.president, "found", whom) not in spoken:
            truth = (whom, f"party:{party(last.roles[look.target])}")
            yield Lie(at, look.president, "found", (), "silent", truth)
    peekers = {lie.seat for lie in told if lie.what == "peeked"}
    for place, peek in enumerate(last.peeks):
        at = next(at for at, then in enumerate(reel) if len(then.match.state.peeks) > place)
        if peek.president not in peekers:
            yield Lie(at, peek.president, "peeked", (), "silent", faces(last, peek.tiles))

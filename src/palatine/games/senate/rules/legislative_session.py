"""Chapter 4, the legislative session, and chapter 6, the veto that ends one without a policy."""

from functools import cache
from typing import cast

from palatine.core.cards import Handle, faces_of, mint
from palatine.core.chance import shuffle
from palatine.core.decisions import Pick, Several, ask
from palatine.core.news import EVERYONE
from palatine.games.senate.rules.election import fail
from palatine.games.senate.rules.policies import enact, must_reshuffle, shuffle_all
from palatine.games.senate.state import (
    BALLOTS,
    ENACTMENTS,
    POLICIES,
    SEPARATIST,
    TILES_IN_HAND,
    VETO,
    VETO_FROM,
    YES,
    Policy,
    Senate,
    Session,
    power_of,
)

CONSENT = Pick("consent", BALLOTS, BALLOTS.atoms)


async def presidents_choice(t: Senate) -> None:
    """The president keeps two of three tiles for the chancellor; the third goes [SE-4.2]."""
    session = the_session(t)
    passed = await ask(session.president, passing(faces_of(t, t.hand)))
    t.discard += without(t, passed)  # [SE-4.4] nobody is told
    order = await shuffle("passed", passed)  # [SE-R36] the order must say nothing
    t.hand = mint(t, [passed[index] for index in order])
    t.session = Session(session.president, session.chancellor, session.drawn, t.hand)
    t.phase = "chancellor"
    t.tell(EVERYONE, "tiles_passed", president=session.president, chancellor=session.chancellor)


async def chancellors_choice(t: Senate) -> None:
    """The chancellor enacts one of the two tiles, or proposes a veto where that is allowed."""
    session = the_session(t)
    can_veto = t.separatist >= VETO_FROM  # [SE-6.1] [SE-R13]
    faces = faces_of(t, t.hand)
    choice = await ask(session.chancellor, enacting(faces, can_veto))
    if choice == VETO:
        if await is_veto_agreed(t, session):
            await veto(t, session)
            return
        choice = await ask(session.chancellor, enacting(faces, False))  # [SE-6.4] [SE-R26]
    policy = cast(Policy, choice)
    enact_from_hand(t, session, policy)
    if must_reshuffle(t):
        await shuffle_all(t)  # [SE-R42] before the executive action
    if t.result is None:
        grant_power(t, policy)


def the_session(t: Senate) -> Session:
    """The session that is being held."""
    assert t.session is not None
    return t.session


@cache
def passing(faces: tuple[str, ...]) -> Several[str]:
    """Which two tiles to pass on; the third goes [SE-4.2] [SE-R37]."""
    return Several("pass_on", POLICIES, POLICIES.of(faces), TILES_IN_HAND[: len(faces)], 2, 2)


@cache
def enacting(faces: tuple[str, ...], can_veto: bool) -> Pick[str]:
    """Which tile to enact; the other goes [SE-4.3] [SE-R37]. Or neither, by a veto [SE-6.2]."""
    atoms, at = ENACTMENTS.of(faces), TILES_IN_HAND[: len(faces)]
    if can_veto:
        atoms, at = (*atoms, VETO), (*at, VETO)
    return Pick("enact", ENACTMENTS, atoms, at)


def enact_from_hand(t: Senate, session: Session, policy: Policy) -> None:
    """Lay the chosen tile on its track; the other goes, and the session is over [SE-4.3]."""
    t.discard += without(t, (policy,))  # [SE-4.4]
    close(t, session, policy)
    if t.term_limit == "enacted":
        t.limited = (session.president, session.chancellor)  # [SE-3.2] [SE-R9]
    enact(t, policy, "government")


def close(t: Senate, session: Session, enacted: Policy | None) -> None:
    """The session becomes history; without a policy it was vetoed."""
    t.hand = ()
    t.session = None
    t.sessions += (
        Session(session.president, session.chancellor, session.drawn, session.passed, enacted),
    )


def grant_power(t: Senate, policy: Policy) -> None:
    """A Separatist policy that covers a power grants it [SE-4.11]; otherwise a new round."""
    t.power = power_of(t, t.separatist) if policy == SEPARATIST else None  # [SE-4.10] [SE-R35]
    if t.power is None:
        t.phase = "election"
    else:
        t.phase = "power"
        t.tell(EVERYONE, "power_granted", president=t.president, power=t.power)


async def is_veto_agreed(t: Senate, session: Session) -> bool:
    """The chancellor proposes, the president consents or not; all hear it [SE-6.3] [SE-R28]."""
    t.tell(EVERYONE, "veto_proposed", chancellor=session.chancellor)
    is_agreed = await ask(session.president, CONSENT) == YES
    event = "veto_agreed" if is_agreed else "veto_refused"
    t.tell(EVERYONE, event, president=session.president)
    return is_agreed


async def veto(t: Senate, session: Session) -> None:
    """Both tiles go, the session is over, and the tracker moves [SE-6.3] [SE-6.5] [SE-R27]."""
    t.discard += t.hand
    close(t, session, enacted=None)
    if must_reshuffle(t):
        await shuffle_all(t)  # [SE-R41] the session ends first
    await fail(t)  # [SE-R2]


def without(t: Senate, chosen: tuple[str, ...]) -> tuple[Handle, ...]:
    """The hand less tiles with these faces. Equal tiles are equal."""
    faces, left = t.faces, list(t.hand)
    for face in chosen:
        for tile in left:
            if faces[tile] == face:
                left.remove(tile)
                break
    return tuple(left)

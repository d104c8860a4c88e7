"""Chapter 4, the legislative session, and chapter 6, the veto that ends one without a policy."""

from functools import cache

from palatine.core.cards import faces_of, in_order, mint
from palatine.core.chance import shuffle
from palatine.core.decisions import Pick, Reason, Several, ask
from palatine.core.news import EVERYONE
from palatine.core.seats import Seat
from palatine.games.senate.rules.election import advance_tracker, chaos
from palatine.games.senate.rules.policies import enact, must_reshuffle, shuffle_all
from palatine.games.senate.state import (
    BALLOTS,
    ENACTMENTS,
    PATIENCE,
    POLICIES,
    POWERS,
    SEPARATIST,
    TILES_IN_HAND,
    VETO,
    VETO_FROM,
    YES,
    Policy,
    Senate,
    Session,
)


def why_no_consent(t: Senate, seat: Seat, atom: str) -> Reason:
    """Why not: the president can only agree or refuse."""
    return Reason("SE-6.3", "yes_or_no")


CONSENT = Pick("consent", BALLOTS, BALLOTS.atoms, why_not=why_no_consent)


async def presidents_choice(t: Senate) -> None:
    """Let the president pass two of three tiles to the chancellor and discard one [SE-4.2]."""
    session = t.session
    assert session is not None
    president, chancellor = session.president, session.chancellor
    faces = faces_of(t, t.hand)
    passed = await ask(president, passing(faces))
    t.discard += (t.hand[odd_one(faces, passed)],)  # [SE-4.4] in secret
    order = await shuffle("passed", passed)  # [SE-R36] the order must not tell anything
    t.hand = hand = mint(t, in_order(passed, order))
    t.session = Session(president, chancellor, session.drawn, hand)
    t.phase = "chancellor"
    t.tell(EVERYONE, "tiles_passed", president=president, chancellor=chancellor)


async def chancellors_choice(t: Senate) -> None:
    """Let the chancellor enact one of the two tiles, or propose a veto if that is allowed."""
    session = t.session
    assert session is not None
    can_veto = t.separatist >= VETO_FROM  # [SE-6.1] [SE-R13]
    faces = faces_of(t, t.hand)
    choice = await ask(session.chancellor, enacting(faces, can_veto))
    if choice == VETO:
        if await is_veto_agreed(t, session):
            await veto(t, session)
            return
        choice = await ask(session.chancellor, enacting(faces, False))  # [SE-6.4] [SE-R26]
    policy: Policy = choice  # type: ignore[assignment]  # the veto is out by now
    t.discard += (t.hand[odd_one(faces, (policy,))],)  # [SE-4.3] [SE-4.4]
    close(t, session, policy)
    enact(t, policy, "government")
    if must_reshuffle(t):
        await shuffle_all(t)  # [SE-R42] before the executive action
    if t.result is None:
        grant_power(t, policy)


@cache
def passing(faces: tuple[str, ...]) -> Several[str]:
    """Which two tiles to pass on; the third is discarded [SE-4.2] [SE-R37]."""
    at = TILES_IN_HAND[: len(faces)]
    return Several("pass_on", POLICIES, POLICIES.of(faces), at, 2, 2, why_not=why_not_pass_on)


def why_not_pass_on(t: Senate, seat: Seat, atom: str) -> Reason:
    """Why not: it must be two tiles of the hand, no more and no fewer."""
    return Reason("SE-4.2", "not_in_hand" if atom in POLICIES.value else "pass_two")


@cache
def enacting(faces: tuple[str, ...], can_veto: bool) -> Pick[str]:
    """Which tile to enact; discard the other [SE-4.3] [SE-R37]. Or neither: a veto [SE-6.2]."""
    atoms, at = ENACTMENTS.of(faces), TILES_IN_HAND[: len(faces)]
    if can_veto:
        atoms, at = (*atoms, VETO), (*at, VETO)
    return Pick("enact", ENACTMENTS, atoms, at, why_not=why_not_enact)


def why_not_enact(t: Senate, seat: Seat, atom: str) -> Reason | None:
    """Why not: the tile is not in the hand, or a veto is too early [SE-6.1] or refused [SE-6.4]."""
    if atom in POLICIES.value:
        return Reason("SE-4.3", "not_in_hand")
    if atom != VETO:
        return None
    if t.separatist < VETO_FROM:
        return Reason("SE-6.1", "veto_too_early", {"missing": VETO_FROM - t.separatist})
    return Reason("SE-6.4", "veto_refused")


def close(t: Senate, session: Session, enacted: Policy | None) -> None:
    """Close the session; without a policy, it was vetoed."""
    president, chancellor = session.president, session.chancellor
    t.hand = ()
    t.session = None
    t.sessions += (Session(president, chancellor, session.drawn, session.passed, enacted),)
    if enacted:  # [SE-3.2] [SE-R9] if elections set the limits, these two already have them
        t.limited = (president, chancellor)


def grant_power(t: Senate, policy: Policy) -> None:
    """Grant the power that a Separatist policy covers [SE-4.11]; otherwise begin a new round."""
    power = POWERS[t.players][t.separatist] if policy == SEPARATIST else None  # [SE-4.10] [SE-R35]
    if power is None:
        t.phase = "election"
        return
    t.power = power
    t.phase = "power"
    t.tell(EVERYONE, "power_granted", president=t.president, power=power)


async def is_veto_agreed(t: Senate, session: Session) -> bool:
    """Ask the president to consent to the chancellor's veto; all hear it [SE-6.3] [SE-R28]."""
    t.tell(EVERYONE, "veto_proposed", chancellor=session.chancellor)
    is_agreed = await ask(session.president, CONSENT) == YES
    event = "veto_agreed" if is_agreed else "veto_refused"
    t.tell(EVERYONE, event, president=session.president)
    return is_agreed


async def veto(t: Senate, session: Session) -> None:
    """Discard both tiles, end the session, and move the tracker [SE-6.3] [SE-6.5] [SE-R27]."""
    t.discard += t.hand
    close(t, session, enacted=None)
    if must_reshuffle(t):
        await shuffle_all(t)  # [SE-R41] the session ends first
    if advance_tracker(t) == PATIENCE:  # [SE-R2]
        await chaos(t)


@cache
def odd_one(faces: tuple[str, ...], chosen: tuple[str, ...]) -> int:
    """Which of these tiles is left without the chosen ones; equal tiles are interchangeable."""
    left = list(enumerate(faces))
    for face in chosen:
        left.remove(next(tile for tile in left if tile[1] == face))
    return left[0][0]

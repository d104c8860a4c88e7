"""Planted leaks: while one is planted, the table tells too much, and the kit must find it.

Each replaces one function of the rules or the view with a mistake that public implementations of
this game have made.
"""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from palatine.core import cards
from palatine.core.atoms import PLAYERS
from palatine.core.cards import Handle, faces_of
from palatine.core.chance import shuffle
from palatine.core.decisions import Pick, Reason, ask
from palatine.core.game import Leak
from palatine.core.leaks import leak
from palatine.core.news import EVERYONE
from palatine.core.seats import Seat, Viewer, seats
from palatine.core.view import Thing, Zone
from palatine.games.senate import talk, view
from palatine.games.senate.rules import (
    election,
    executive_action,
    legislative_session,
    policies,
    setup,
)
from palatine.games.senate.rules.election import VOTE
from palatine.games.senate.rules.scenes import SCENES
from palatine.games.senate.state import (
    LOYALIST,
    PATIENCE,
    SEPARATIST,
    Election,
    Role,
    Senate,
    Session,
    party,
)


def leaks() -> tuple[Leak, ...]:
    """All planted leaks."""
    return (
        leak("discard shown", (SCENES, "president", discard_shown)),
        leak("discard pile face up", (view, "zones", zones_with_faces)),
        leak("forced choice skipped", (SCENES, "president", forced_choice_skipped)),
        leak("ballots early", (SCENES, "election", ballots_early)),
        leak("discards keep their handles", (view, "zones", tracked_discard)),
        leak(
            "handles survive a shuffle",
            (policies, "shuffled", shuffled_by_hand),
            (view, "zones", tracked_deck),
        ),
        leak("dead player's role", (view, "public_marks", dead_roles)),
        leak("allies of everyone", (view, "known_roles", all_roles)),
        leak("Palpatine sees too", (view, "introductions", everyone_meets)),
        leak("Palpatine is told too", (setup, "introductions", everyone_meets)),
        leak("roles to everyone", (setup, "tell_roles", roles_to_everyone)),
        leak("role instead of party", (executive_action, "party", role_itself)),
        leak(
            "role on the phone",
            (view, "party", role_itself),
            (view, "PARTY_MARKS", view.ROLE_MARKS),
        ),
        leak("investigation to everyone", investigation_shown()),
        leak("peek to everyone", peek_shown()),
        leak("hand on every phone", (view, "zones", hand_on_every_phone)),
        leak("live numbers of the deck", (view, "counters", live_numbers)),
        leak("seed in the view", (view, "counters", fingerprint)),
        leak("asked by role", (legislative_session, "is_veto_agreed", only_loyalists_asked)),
        leak("cleared by role", (election, "form_government", cleared_too_early)),
        leak("notes of others", (view, "notes", all_notes)),
        leak("reason by role", (election, "nominating", reason_by_role)),
        leak("talk by role", (talk, "why_not_about", talk_by_role)),
    )


async def discard_shown(t: Senate) -> None:
    """Everyone hears which tile was discarded."""
    await PRESIDENTS_CHOICE(t)
    t.tell(EVERYONE, "discarded", policies=faces_of(t, t.discard[-1:]))


ZONES = view.zones
COUNTERS = view.counters
MARKS = view.public_marks
FORM = election.form_government
PRESIDENTS_CHOICE = legislative_session.presidents_choice
AGREED = legislative_session.is_veto_agreed
NOTES = view.notes
NOMINATING = election.nominating
ABOUT = talk.why_not_about


def zones_with_faces(t: Senate, viewer: Viewer) -> tuple[Zone, ...]:
    """The discard pile is face up."""
    things = tuple(Thing(f"gone:{n}", face) for n, face in enumerate(faces_of(t, t.discard)))
    return (*ZONES(t, viewer), Zone("open_discard", "pile", things=things))


async def forced_choice_skipped(t: Senate) -> None:
    """A president with three equal tiles is not asked."""
    faces = faces_of(t, t.hand)
    if len(dict.fromkeys(faces)) > 1:
        await PRESIDENTS_CHOICE(t)
        return
    session = t.session
    assert session is not None
    t.discard += t.hand[:1]
    order = await shuffle("passed", faces[:2])
    t.hand = cards.mint(t, [faces[index] for index in order])
    t.session = Session(session.president, session.chancellor, session.drawn, t.hand)
    t.phase = "chancellor"


async def ballots_early(t: Senate) -> None:
    """Everyone sees each ballot as it is cast."""
    president = election.pass_the_presidency(t)
    nominees = election.nominating(t.living, president, election.term_limited(t))
    t.chancellor = chancellor = await ask(president, nominees)
    ballots = []
    for p in t.living:
        ballots.append(await ask(p, VOTE))
        t.tell(EVERYONE, "ballot_cast", player=p, ballot=ballots[-1])
    yes, no = election.counted(t.living, tuple(ballots))
    t.elections += (Election(president, chancellor, yes, no, len(yes) > len(no)),)
    if len(yes) <= len(no):
        if election.advance_tracker(t) == PATIENCE:
            await election.chaos(t)
        return
    election.form_government(t, president, chancellor)
    if t.result is None:
        if policies.has_too_few_tiles(t):
            await policies.shuffle_all(t)
        election.open_session(t, president, chancellor)


def tracked_discard(t: Senate, viewer: Viewer) -> tuple[Zone, ...]:
    """Backs in the discard pile give away the tile's place in the deck."""
    things = tuple(Thing(f"thing:{tile}") for tile in t.discard)
    return (*ZONES(t, viewer), Zone("tracked", "pile", things=things))


async def shuffled_by_hand(t: Senate, label: str, tiles: tuple[Handle, ...]) -> tuple[Handle, ...]:
    """A shuffle does not mint new handles."""
    order = await shuffle(label, faces_of(t, tiles))
    return tuple(tiles[index] for index in order)


def tracked_deck(t: Senate, viewer: Viewer) -> tuple[Zone, ...]:
    """Backs in the deck carry their handles: harmless only if shuffles mint new ones."""
    things = tuple(Thing(f"thing:{tile}") for tile in t.deck)
    return (*ZONES(t, viewer), Zone("tracked", "pile", things=things))


def dead_roles(t: Senate) -> dict[Seat, tuple[str, ...]]:
    """The roles of executed players are face up."""
    marks = MARKS(t)
    for p in t.executed:
        marks[p] += (f"role_{t.roles[p]}",)
    return marks


def all_roles(t: Senate, viewer: Viewer) -> dict[Seat, tuple[str, ...]]:
    """Every phone holds every role."""
    return {Seat(p): (f"role_{role}",) for p, role in enumerate(t.roles)}


def everyone_meets(t: Senate) -> tuple[tuple[Seat, Seat], ...]:
    """Palpatine opens their eyes at a large table."""
    plotters = [p for p in seats(t.players) if t.roles[p] != LOYALIST]
    return tuple([(p, other) for p in plotters for other in plotters if other != p])


def roles_to_everyone(t: Senate) -> None:
    """The roles are dealt face up."""
    t.tell(EVERYONE, "roles_dealt", roles=t.roles)


def role_itself(role: Role) -> str:
    """An investigation shows the role instead of the party."""
    return role


def investigation_shown() -> tuple[Any, str, Callable[..., Any]]:
    """Everyone hears what an investigation finds."""

    async def wrong(t: Senate, president: Seat) -> None:
        await executive_action.investigate_loyalty(t, president)
        for look in t.investigations[-1:]:
            t.tell(EVERYONE, "party_shown", party=party(t.roles[look.target]))

    return executive_action.POWER_RULES, "investigate", wrong


def peek_shown() -> tuple[Any, str, Callable[..., Any]]:
    """Everyone hears which tiles were peeked at."""

    async def wrong(t: Senate, president: Seat) -> None:
        await executive_action.policy_peek(t, president)
        t.tell(EVERYONE, "tiles_shown", policies=faces_of(t, t.peeks[-1].tiles))

    return executive_action.POWER_RULES, "peek", wrong


def hand_on_every_phone(t: Senate, viewer: Viewer) -> tuple[Zone, ...]:
    """The government's tiles are in every packet, for the screen to hide."""
    things = tuple(Thing(f"tile:{n}", face) for n, face in enumerate(faces_of(t, t.hand)))
    return (*ZONES(t, viewer)[:2], Zone("hand", "hand", things=things))


def live_numbers(t: Senate) -> dict[str, int]:
    """The deck bar counts down by party."""
    faces = faces_of(t, t.deck)
    return {**COUNTERS(t), "left": faces.count(LOYALIST), "right": faces.count(SEPARATIST)}


def fingerprint(t: Senate) -> dict[str, int]:
    """A number gives away the whole order of the deck."""
    order = int("0" + "".join("01"[face == LOYALIST] for face in faces_of(t, t.deck)), 2)
    return {**COUNTERS(t), "table": order}


async def only_loyalists_asked(t: Senate, session: Session) -> bool:
    """A Separatist president always refuses, without even being asked."""
    if t.roles[session.president] != LOYALIST:
        return False
    return await AGREED(t, session)


def cleared_too_early(t: Senate, president: Seat, chancellor: Seat) -> None:
    """Every new chancellor is checked for Palpatine, not only in danger."""
    if t.roles[chancellor] != "palpatine":
        t.tell(EVERYONE, "cleared", player=chancellor)
    FORM(t, president, chancellor)


def all_notes(t: Senate, seat: Seat) -> tuple[Any, ...]:
    """The notes show what others have drawn."""
    return tuple(note for p in seats(t.players) for note in NOTES(t, p))


def reason_by_role(
    living: tuple[Seat, ...], president: Seat, limited: tuple[Seat, ...]
) -> Pick[Seat]:
    """The refusal to nominate somebody names the role."""

    def why_not(t: Senate, seat: Seat, atom: str) -> Any:
        reason = election.why_not_nominate(t, seat, atom)
        if reason is not None and reason.id == "term_limited":
            reason.facts["role"] = t.roles[PLAYERS.value[atom]]
        return reason

    return replace(NOMINATING(living, president, limited), why_not=why_not)


def talk_by_role(t: Senate, seat: Seat, player: Seat) -> Any:
    """Nobody may speak about Palpatine."""
    if player < t.players and t.roles[player] == "palpatine":
        return Reason("SE-R43", "not_about_yourself")
    return ABOUT(t, seat, player)

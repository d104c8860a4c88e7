"""What a viewer sees of a table, built from nothing."""

from palatine.core.cards import Handle
from palatine.core.news import Fact
from palatine.core.seats import PUBLIC, Seat, Viewer, seats
from palatine.core.view import Note, SeatView, Thing, View, Zone
from palatine.games.besides_the_emperor.inference import Least, least_of_all, sure_identity
from palatine.games.besides_the_emperor.rules.condemns import is_due, numbered, numbers
from palatine.games.besides_the_emperor.state import (
    CONDEMNS,
    HAND,
    UNTIL,
    Aimed,
    Court,
    deck,
    has_seen,
    identity,
    is_in_a_turn,
)


def view(t: Court, viewer: Viewer) -> View:
    """The table for one viewer."""
    if t.phase == "setup":
        return View(viewer, t.phase, tuple([SeatView(p) for p in seats(t.players)]))
    sure = least_of_all(t, viewer) if viewer != PUBLIC else {}
    return View(
        viewer,
        f"window_{t.moment}" if t.phase in ("window", "instinct") else t.phase,
        seat_views(t, viewer, sure),
        (*piles(t), *identity_zones(t, viewer), *hand_zone(t, viewer)),
        counters=counters(t),
        notes=notes(t, viewer, sure),
    )


def sitting(t: Court) -> tuple[Seat, ...]:
    """The living, clockwise by seat, then the dead."""
    return (*t.circle, *[p for p in seats(t.players) if p not in t.circle])


def seat_views(t: Court, viewer: Viewer, least: dict[Seat, Least]) -> tuple[SeatView, ...]:
    """Each seat with its marks and cards, and what this viewer is sure of about it."""
    marks, sure = public_marks(t), sure_marks(t, viewer, least)
    return tuple([SeatView(p, marks[p], sure.get(p, ()), seat_counters(t, p)) for p in sitting(t)])


def seat_counters(t: Court, seat: Seat) -> dict[str, int]:
    """How many ability cards a player holds, and how many turns to skip."""
    if seat not in t.circle:
        return {}
    skips = {"skips": t.skips[seat]} if t.skips[seat] else {}
    return {"hand": len(t.hands[seat]), **skips}


def public_marks(t: Court) -> dict[Seat, tuple[str, ...]]:
    """What everybody can see about a seat."""
    marks: dict[Seat, tuple[str, ...]] = dict.fromkeys(seats(t.players), ())
    marks[t.emperor] += ("emperor",)
    if is_in_a_turn(t):
        marks[t.active] += ("active",)
    for p in seats(t.players):
        if p not in t.circle:
            marks[p] += ("dead",)
        if t.result is not None or p not in t.circle:  # [BE-R06] [BE-R74]
            marks[p] += role_marks(t, p)
    for p in t.standing:
        marks[p] += (UNTIL,)
    for p, mark in condemn_marks(t):
        marks[p] += (mark,)
    return marks


def condemn_marks(t: Court) -> list[tuple[Seat, str]]:
    """Each Condemn's caster, target and clock, and who has begun a pincer."""
    made = [(p, "aimed") for p in aimers(t)]
    for place, condemn in numbered(t):
        number = place + 1
        made.append((condemn.target, f"condemned_{number}"))
        when = "due" if is_due(t, condemn) else "clock"
        made.append((condemn.clock, f"{when}_{number}"))
        if condemn.caster != condemn.clock:
            made.append((condemn.caster, f"cast_{number}"))
    return made


def aimers(t: Court) -> tuple[Seat, ...]:
    """Who has condemned the Emperor in this round, whatever the result [BE-6.3] [BE-R12]."""
    aims = [deed for deed in t.history if type(deed) is Aimed and deed.round == t.round]
    return tuple([p for p in t.circle if any(aim.seat == p for aim in aims)])


def role_marks(t: Court, seat: Seat) -> tuple[str, ...]:
    """A player's identity; the Emperor's seat already shows it."""
    return () if seat == t.emperor else (f"role_{identity(t, seat)}",)


def sure_marks(t: Court, viewer: Viewer, least: dict[Seat, Least]) -> dict[Seat, tuple[str, ...]]:
    """The identities that this viewer is sure of: their own, and those that seen cards settle."""
    found: dict[Seat, tuple[str, ...]] = {}
    for p, counts in least.items():
        sure = sure_identity(t, p, counts)
        if sure is not None and (p == viewer or (p in t.circle and p != t.emperor)):
            found[p] = (f"role_{sure}",)
    return found if t.result is None else {}


def piles(t: Court) -> tuple[Zone, ...]:
    """The deck, the discards face up, the card just played, the waiting Condemns."""
    discards = tuple([Thing(f"discard:{n}", card) for n, card in enumerate(t.discard)])
    zones = [
        Zone("deck", "pile", backs=len(deck(t))),
        Zone("discard", "pile", things=discards),  # [BE-R44]
    ]
    if t.announced is not None:  # [BE-R73]
        zones.append(Zone("played", "row", t.speaker, (Thing("played", t.announced),)))
    if t.pending:
        waiting = [Thing(CONDEMNS.atom[n], CONDEMNS.atom[n]) for n in numbers(t)]
        zones.append(Zone("pending", "row", things=tuple(waiting)))
    return tuple(zones)


def identity_zones(t: Court, viewer: Viewer) -> tuple[Zone, ...]:
    """Each player's three identity cards, by place."""
    return tuple([identity_zone(t, p, viewer) for p in sitting(t)])


def identity_zone(t: Court, owner: Seat, viewer: Viewer) -> Zone:
    """A player's identity cards; a phone covers them if it shows what not everyone may see."""
    things = identity_things(t, owner, viewer)
    is_secret = any(is_known(t, viewer, c) and not is_known(t, PUBLIC, c) for c in t.slots[owner])
    return Zone("identity", "row", owner, things, secret=is_secret)


def identity_things(t: Court, owner: Seat, viewer: Viewer) -> tuple[Thing, ...]:
    """The faces that this viewer knows, and backs for the rest; face-up cards are marked."""
    return tuple(
        [
            Thing(
                f"identity:{owner}:{place}",
                t.faces[card] if is_known(t, viewer, card) else None,
                ("face_up",) if card in t.face_up or t.result is not None else (),
            )
            for place, card in enumerate(t.slots[owner])
        ]
    )


def is_known(t: Court, viewer: Viewer, card: Handle) -> bool:
    """Whether this viewer may see the face of a card on the table."""
    return t.result is not None or has_seen(t, viewer, card)


def hand_zone(t: Court, viewer: Viewer) -> tuple[Zone, ...]:
    """The viewer's own hand; the seats show the number of cards in the others."""
    if viewer == PUBLIC:
        return ()
    things = tuple([Thing(*each) for each in zip(HAND, t.hands[viewer], strict=False)])
    return (Zone("hand", "hand", viewer, things, secret=True),)


def counters(t: Court) -> dict[str, int | bool]:
    """The round, the last round if there is a limit, and the direction."""
    is_chosen = t.phase != "direction" and t.result is None
    limit = {} if t.round_limit == "off" else {"last_round": int(t.round_limit)}
    return {
        "round": t.round,
        **limit,
        "clockwise": is_chosen and t.direction == "clockwise",
        "counterclockwise": is_chosen and t.direction == "counterclockwise",
    }


def notes(t: Court, viewer: Viewer, least: dict[Seat, Least]) -> tuple[Note, ...]:
    """Which cards others are known to hold, wherever they are now [BE-R65]."""
    made = []
    for p, (rebels, loyalists) in least.items():
        if p != viewer and p in t.circle and max(rebels, loyalists) > 1:
            counts: dict[str, Fact] = {"rebels": rebels, "loyalists": loyalists}
            made.append(Note("holds", {"player": p, **counts}))
    return tuple(made)

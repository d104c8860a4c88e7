"""What a viewer sees of the table, built from nothing."""

from palatine.core.cards import Handle, faces_of
from palatine.core.news import Fact
from palatine.core.seats import Seat, Viewer, seats
from palatine.core.view import Note, SeatView, Thing, View, Zone
from palatine.games.to_be_emperor.cards import RESOURCES, Icons
from palatine.games.to_be_emperor.rules.knowledge import drawn_rest
from palatine.games.to_be_emperor.rules.table import (
    asset,
    card_atoms,
    gives,
    influence,
    is_senator,
    senator,
    tokens_at,
    tokens_left,
)
from palatine.games.to_be_emperor.state import DECK, Forum


def view(t: Forum, viewer: Viewer) -> View:
    """The table for one viewer."""
    if not t.hands:
        return View(viewer, t.phase, tuple([SeatView(p) for p in seats(t.players)]))
    return View(
        viewer,
        t.phase,
        tuple([seat_view(t, p) for p in seats(t.players)]),
        zones(t, viewer),
        (),
        counters(t),
        notes(t, viewer),
    )


def seat_view(t: Forum, seat: Seat) -> SeatView:
    """A player's Influence, tokens and number of cards, and whose turn it is."""
    marks = ("first_player",) if seat == t.first else ()
    if t.phase == "main" and seat == t.active:
        marks = (*marks, "active")
    numbers = {"influence": influence(t, seat), "tokens_left": tokens_left(t, seat)}
    return SeatView(seat, marks, (), {**numbers, "cards": len(t.hands[seat])})


def zones(t: Forum, viewer: Viewer) -> tuple[Zone, ...]:
    """The pools and decks, and what each player has in play and in hand."""
    pools = (
        Zone("pool", "row", things=tuple([open_card(t, card) for card in t.pool])),
        Zone("senate", "row", things=tuple([open_card(t, card) for card in t.senate])),
        Zone(DECK, "pile", backs=len(t.deck)),  # [TE-R50]
        Zone("senate_deck", "pile", backs=len(t.senate_order) - t.seated),
    )
    held = [zone for p in seats(t.players) for zone in zones_of(t, p, viewer)]
    return (*pools, *held)


def zones_of(t: Forum, seat: Seat, viewer: Viewer) -> list[Zone]:
    """A player's side of the table."""
    sides = (("assets", t.assets[seat]), ("senators", t.senators[seat]))
    made = [
        Zone(name, "row", seat, tuple([open_card(t, card) for card in cards]))
        for name, cards in sides
        if cards
    ]
    held = faces_of(t, t.hands[seat])
    rest = faces_of(t, drawn_rest(t)) if seat == t.active else ()
    for name, prefix, faces in (("hand", "held", held), ("drawn", "drawn", rest)):
        if faces:
            made.append(secret_zone(t, name, prefix, seat, faces, viewer))
    return made


def secret_zone(
    t: Forum, name: str, prefix: str, seat: Seat, faces: tuple[str, ...], viewer: Viewer
) -> Zone:
    """Cards that only their owner sees [TE-R30]."""
    if viewer != seat:
        return Zone(name, "hand", seat, backs=len(faces))
    things = [
        Thing(f"{prefix}:{n}", f"card:{face}", counters=numbers_of(t, f"card:{face}"))
        for n, face in enumerate(faces)
    ]
    return Zone(name, "hand", seat, tuple(things), secret=True)


def open_card(t: Forum, card: str) -> Thing:
    """A face-up card with its numbers, its tokens and its marks."""
    tokens = {f"tokens:{p}": n for p in seats(t.players) if (n := tokens_at(t, card, p))}
    marks = [
        mark
        for mark, marked in (
            ("committed", t.committed),
            ("tapped", t.tapped),
            ("paid", t.paid),
            ("fresh", t.fresh),
        )
        if card in marked
    ]
    return Thing(card, card, tuple(marks), {**numbers_of(t, card), **tokens})


def numbers_of(t: Forum, card: str) -> dict[str, int]:
    """A card's numbers: for a senator, Influence and cost; for an asset, cost and resources."""
    if is_senator(card):
        one = senator(t, card)
        return {"gives_influence": one.influence, **named(one.needs, "needs")}
    return {"cost": asset(t, card).cost, **named(gives(t, card), "gives")}


def named(icons: Icons, what: str) -> dict[str, int]:
    """Resources by name, without those that are zero."""
    return {f"{what}_{r}": n for r, n in zip(RESOURCES, icons, strict=True) if n}


def counters(t: Forum) -> dict[str, int | bool]:
    """The round, and the tokens at the asset deck."""
    at_deck = {f"at_deck:{p}": n for p in seats(t.players) if (n := tokens_at(t, DECK, p))}
    limit = {} if t.round_limit == "off" else {"last_round": int(t.round_limit)}
    return {"round": t.round, **limit, **at_deck}


def notes(t: Forum, viewer: Viewer) -> tuple[Note, ...]:
    """Where this player put cards back into the deck, as long as they must still be there."""
    lying = still_in_deck(t, viewer)
    made = []
    for n, flow in enumerate(t.flow):
        top, bottom = [
            tuple([card for card in cards if (n, card) in lying])
            for cards in (flow.top, flow.bottom)
        ]
        if top or bottom:
            facts: dict[str, Fact] = {"top": card_atoms(t, top), "bottom": card_atoms(t, bottom)}
            made.append(Note("sorted", facts))
    return tuple(made)


def still_in_deck(t: Forum, viewer: Viewer) -> list[tuple[int, Handle] | None]:
    """The cards that this player put back and nobody can have drawn since, each with the number of
    the flow that put it there.

    Nobody knows how many cards others put on top [TE-R41]. To be sure, we assume that all of them
    are below, so that a card counts as gone as soon as it may have been drawn.
    """
    if not any(flow.kind == "studied" and flow.seat == viewer for flow in t.flow):
        return []
    deck: list[tuple[int, Handle] | None] = [None] * len(t.faces)
    for n, flow in enumerate(t.flow):
        if flow.kind == "played":  # from a hand, not from the deck
            continue
        del deck[: len(flow.cards)]
        top, bottom = [[(n, card) for card in cards] for cards in (flow.top, flow.bottom)]
        if flow.seat == viewer:
            deck = [*top, *deck, *bottom]
        else:
            deck += [None] * (len(top) + len(bottom))
    return deck

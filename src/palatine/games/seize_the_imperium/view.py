"""What a viewer sees of the table, built from nothing."""

from typing import Final

from palatine.core.cards import Handle, faces_of
from palatine.core.seats import Seat, Viewer, seats
from palatine.core.view import SeatView, Thing, View, Zone
from palatine.games.seize_the_imperium.cards import CHARACTERS, TACTICS, UNITS, WORLDS
from palatine.games.seize_the_imperium.notes import notes
from palatine.games.seize_the_imperium.rules.adjacency import capacity
from palatine.games.seize_the_imperium.rules.conquest import needed
from palatine.games.seize_the_imperium.rules.duel import duel_count, duel_points
from palatine.games.seize_the_imperium.rules.filters import kinds_of
from palatine.games.seize_the_imperium.rules.modifiers import attack, defence, world_defence
from palatine.games.seize_the_imperium.rules.table import (
    is_disputed,
    is_disputed_character,
    profile,
    units_at,
    world,
    worlds_of,
)
from palatine.games.seize_the_imperium.rules.victory_phase import goal_points, points
from palatine.games.seize_the_imperium.state import Character, Galaxy, Unit, World

STEPS: Final[dict[str, dict[str, int | bool]]] = {
    "strike": {"strike": True},
    **{f"step_{n}": {"step": n} for n in (1, 2, 3, 4)},
}


def view(t: Galaxy, viewer: Viewer) -> View:
    """The table for one viewer."""
    if not t.hands:
        return View(viewer, t.phase, tuple([SeatView(p) for p in seats(t.players)]))
    return View(
        viewer,
        t.phase,
        tuple([seat_view(t, p) for p in seats(t.players)]),
        tuple([zone for p in seats(t.players) for zone in zones_of(t, p, viewer)]),
        (),
        counters(t),
        notes(t),
    )


def seat_view(t: Galaxy, seat: Seat) -> SeatView:
    """A player's Resource counters, Victory points, cards and marks."""
    fight = t.conquest
    marks = (
        ("regent", seat == t.regent),
        ("active", seat == t.active and t.phase != "setup"),
        ("attacker", fight is not None and seat == fight.attacker),
        ("defender", fight is not None and seat == fight.defender),
        (f"watch_{t.watch[seat]}", t.watch[seat] != "able"),  # the default
    )
    numbers = {
        "resources": t.resources[seat],
        "points": duel_points(t, seat) if t.game == "duels" else points(t, seat),
        "cards": len(t.hands[seat]),
    }
    return SeatView(seat, tuple([mark for mark, is_so in marks if is_so]), (), numbers)


# Zones


def zones_of(t: Galaxy, seat: Seat, viewer: Viewer) -> list[Zone]:
    """A player's side of the table."""
    places = [
        Zone(f"place_{n + 1}", "row", seat, place(t, here))
        for n, here in enumerate(worlds_of(t, seat))
    ]
    own = [one for one in t.characters if one.owner == seat]
    lying = [each for each in t.reactions if each.owner == seat]
    open_zones = [
        Zone("characters", "row", seat, tuple([character_thing(t, one) for one in own])),
        Zone("reactions", "row", seat, tuple([Thing(each.id, each.id) for each in lying])),
        Zone("discard", "pile", seat, tuple([Thing(card, card) for card in t.discards[seat]])),
    ]
    if t.game == "duels":
        trophies = tuple([Thing(card, card) for card in t.won[seat]])
        open_zones.append(Zone("won", "row", seat, trophies))
    decks = [
        Zone("asset_deck", "pile", seat, backs=len(t.asset_decks[seat])),
        Zone("character_deck", "pile", seat, backs=len(t.character_decks[seat])),
        Zone("system_deck", "pile", seat, backs=worlds_left(t, seat)),
        Zone("bid", "pile", seat, backs=len(t.bids[seat])),
    ]
    found = [*places, *open_zones, *secret_zones(t, seat, viewer), *decks]
    return [zone for zone in found if zone.things or zone.backs]


def worlds_left(t: Galaxy, seat: Seat) -> int:
    """World cards that can still be drawn; in duels, the shared pile's remaining duels."""
    if t.game == "duels":
        return duel_count(t) - t.turn if seat == 0 else 0
    return len(t.system_decks[seat])


def place(t: Galaxy, here: World) -> tuple[Thing, ...]:
    """A World card with all Units there, each counter after the card that it is on."""
    found = units_at(t, here.id)
    alone = [one for one in found if all(other.id != one.host for other in found)]
    rows = [(one, *[each for each in found if each.host == one.id]) for one in alone]
    return (world_thing(t, here), *[unit_thing(t, one) for row in rows for one in row])


def named(kinds: tuple[str, ...]) -> tuple[str, ...]:
    """A card's kinds, as marks."""
    return tuple([kind.lower() for kind in kinds])


def world_thing(t: Galaxy, here: World) -> Thing:
    """A World card with its numbers."""
    card = WORLDS[here.face]
    marks = (
        ("throne", here.throne),
        ("depleted", here.depleted),
        ("disputed", is_disputed(t, here)),
        ("conquered", here.owner != here.controller),
        ("attacked", t.conquest is not None and t.conquest.world == here.id),
    )
    fight = t.conquest if t.conquest is not None and t.conquest.world == here.id else None
    applied = len(fight.counters) if fight else 0
    numbers = {
        "cost": card.cost[0],
        "def": world_defence(t, here).value,
        "need": needed(t, here),
        "room": capacity(t, here, here.controller),
    }
    more = {"conquest": applied} if applied else {}
    return Thing(here.id, here.id, tuple([m for m, is_so in marks if is_so]), {**numbers, **more})


def unit_thing(t: Galaxy, one: Unit) -> Thing:
    """A Unit with its current numbers."""
    fight = t.conquest
    card, is_fighting = profile(one), fight is not None and fight.world == one.at
    numbers = {
        "att": attack(t, one, None).value if is_fighting else card.att[0],
        "def": defence(t, one, None).value if is_fighting else card.defence[0],
    }
    more = {"missions": one.missions, "damage": one.damage}
    guest = {f"of:{one.owner}": 1} if world(t, one.at).controller != one.owner else {}
    marks = (*named(kinds_of(t, one)), *(("depleted",) if one.depleted else ()))
    shown = {name: n for name, n in more.items() if n}
    return Thing(one.id, one.id, marks, {**numbers, **shown, **guest})


def character_thing(t: Galaxy, one: Character) -> Thing:
    """A faceup Character."""
    states = (("depleted", one.depleted), ("disputed", is_disputed_character(t, one)))
    shown = {"missions": one.missions} if one.missions else {}
    marks = (*kinds_on(one.face), *[mark for mark, is_so in states if is_so])
    return Thing(one.id, one.id, marks, shown)


def secret_zones(t: Galaxy, seat: Seat, viewer: Viewer) -> list[Zone]:
    """What only the owner sees: hand, facedown Characters and World cards, the chosen Throne."""
    chosen = [card for card in (t.thrones[seat], t.leads[seat]) if card is not None]
    chosen = [card for card in chosen if not is_open(t, card)] + list(t.further[seat])
    resting = t.resting[seat] if t.game == "duels" else ()
    parts: tuple[tuple[str, str, str, tuple[Handle, ...]], ...] = (
        ("hand", "held", "hand", t.hands[seat]),
        ("area", "area", "area", t.areas[seat]),
        ("reserve", "reserve", "reserve", t.reserves[seat]),
        ("chosen", "chosen", "", tuple(chosen)),
        ("resting", "resting", "hand", resting),
    )
    return [secret_zone(t, *part, seat, viewer) for part in parts]


def is_open(t: Galaxy, card: Handle) -> bool:
    """Whether a chosen card has been shown, and so is among the others."""
    face = t.faces[card]
    return any(one.face == face for one in t.characters)


def secret_zone(
    t: Galaxy,
    name: str,
    prefix: str,
    family: str,
    cards: tuple[Handle, ...],
    seat: Seat,
    viewer: Viewer,
) -> Zone:
    """Cards that only their owner sees."""
    if viewer != seat:
        return Zone(name, "hand", seat, backs=len(cards))
    things = []
    for n, face in enumerate(faces_of(t, cards)):
        kind = family or ("area" if face in CHARACTERS else "reserve")
        things.append(Thing(f"{prefix}:{n}", f"{kind}:{face}", kinds_on(face), printed(face)))
    return Zone(name, "hand", seat, tuple(things), secret=True)


def kinds_on(face: str) -> tuple[str, ...]:
    """The kinds on a card; a World card needs none."""
    if face in UNITS:
        return named((UNITS[face].type, *UNITS[face].subtypes))
    if face in CHARACTERS:
        return named((CHARACTERS[face].profession,))
    return ("reaction",) if face in TACTICS else ()


def printed(face: str) -> dict[str, int]:
    """The numbers on a card."""
    if face in UNITS:
        card = UNITS[face]
        return {"cost": card.cost[0], "att": card.att[0], "def": card.defence[0]}
    if face in WORLDS:
        here = WORLDS[face]
        return {"cost": here.cost[0], "def": here.defence[0], "need": here.need[0]}
    if face in TACTICS:
        cost = TACTICS[face].cost
        return {"cost": cost[0]} if cost is not None else {}
    return {"cost": CHARACTERS[face].cost[0]}


# Numbers


def counters(t: Galaxy) -> dict[str, int | bool]:
    """The Turn, the goal, and the current Exchange."""
    numbers: dict[str, int | bool] = {"turn": t.turn, "goal": goal_points(t)}
    if t.game == "duels":
        numbers = {"duel": t.turn, "duels": duel_count(t)}
    if t.conquest is not None:
        numbers["exchange"] = t.conquest.exchange
        numbers["exchanges"] = t.conquest.exchanges
        numbers |= STEPS.get(t.conquest.step, {})
    return numbers

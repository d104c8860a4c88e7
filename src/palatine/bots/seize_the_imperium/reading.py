"""The table as a bot reads it from its view: a state of the game that holds what the seat sees.

So the bot can ask the rules themselves for numbers, in a current fight or a possible one. Decks and
others' hands are empty in it; it holds nothing that a view does not show.
"""

from dataclasses import dataclass

from palatine.core.atoms import name_of
from palatine.core.seats import Seat
from palatine.core.view import Thing, View, Zone
from palatine.games.seize_the_imperium.cards import WORLDS
from palatine.games.seize_the_imperium.rules.table import is_disputed, units_at, worlds_of
from palatine.games.seize_the_imperium.state import Character, Galaxy, Unit, World

FIGHT = ("exchange", "exchanges", "step", "strike")
MADE = "picket_fleet"
"""The Unit that a Reaction card turns into."""


@dataclass(frozen=True)
class Board:
    """What a seat sees: the open table as a state, and its own hidden cards by their names."""

    seat: Seat
    t: Galaxy
    goal: int
    hand: tuple[str, ...]
    area: tuple[str, ...]
    reserve: tuple[str, ...]
    left: dict[str, int]
    """How many cards are left in the seat's own decks."""
    need: dict[str, int]
    """How many Conquest counters each World card takes."""
    shown: dict[str, dict[str, int]]
    """The numbers of each World card and Unit, here and now."""
    fight: dict[str, int]
    """The Exchange and Step of the current fight."""
    attacker: Seat
    """Who attacks; without a fight, whose Turn it is."""
    place: str
    """The World card that is fought for, if any."""

    @property
    def resources(self) -> int:
        """The seat's own Resource counters."""
        return self.t.resources[self.seat]

    @property
    def own(self) -> tuple[World, ...]:
        """The World cards that the seat controls."""
        return worlds_of(self.t, self.seat)

    def points(self, seat: Seat) -> int:
        """A player's Victory points."""
        own = [world for world in worlds_of(self.t, seat) if not is_disputed(self.t, world)]
        return sum([cost_of(world) for world in own])

    def mine(self, world: str) -> tuple[Unit, ...]:
        """The seat's Units at a World card, including counters."""
        return units_at(self.t, world, self.seat)


def cost_of(world: World) -> int:
    """What a World card costs, which is also its worth."""
    return WORLDS[world.face].cost[0]


def read(view: View) -> Board:
    """A board from a view."""
    seat = Seat(int(view.viewer))
    zones = {(zone.id, zone.owner): zone for zone in view.zones}
    worlds, units = list[World](), list[Unit]()
    need, shown = dict[str, int](), dict[str, dict[str, int]]()
    place = ""
    for zone in view.zones:
        if zone.id.startswith("place_") and zone.owner is not None:
            first, *rest = zone.things
            worlds.append(world_of(first, zone.owner))
            need[first.id] = first.counters["need"]
            place = first.id if "attacked" in first.marks else place
            units += units_of(rest, first.id, zone.owner)
            shown |= {thing.id: thing.counters for thing in zone.things}
    numbers = [each.counters for each in view.seats]
    marks = [each.marks for each in view.seats]
    active = marked(marks, "active") or Seat(0)
    attacker = marked(marks, "attacker")
    t = Galaxy(
        players=len(view.seats),
        decks=(),
        phase=view.phase,  # type: ignore[arg-type]  # one of the phases
        resources=tuple([each.get("resources", 0) for each in numbers]),
        worlds=tuple(worlds),
        units=tuple(units),
        characters=tuple([c for zone in view.zones for c in characters_in(zone)]),
        regent=marked(marks, "regent"),
        active=active,
        turn=int(view.counters.get("turn", 0)),
    )
    decks = ("asset_deck", "character_deck", "system_deck")
    return Board(
        seat,
        t,
        int(view.counters.get("goal", 20)),
        faces(zones.get(("hand", seat))),
        faces(zones.get(("area", seat))),
        faces(zones.get(("reserve", seat))),
        {name: zones[name, seat].backs if (name, seat) in zones else 0 for name in decks},
        need,
        shown,
        {name: int(view.counters[name]) for name in FIGHT if name in view.counters},
        active if attacker is None else attacker,
        place,
    )


def marked(marks: list[tuple[str, ...]], name: str) -> Seat | None:
    """The player with a mark that at most one player has."""
    return next((Seat(n) for n, each in enumerate(marks) if name in each), None)


def faces(zone: Zone | None) -> tuple[str, ...]:
    """The cards of the seat's own hidden pile."""
    things = zone.things if zone is not None else ()
    return tuple([name_of(thing.face) for thing in things if thing.face is not None])


def world_of(thing: Thing, controller: Seat) -> World:
    """A World card. For a conquered one the view does not say whose it was: somebody else's."""
    owner = Seat(-1) if "conquered" in thing.marks else controller
    marks = thing.marks
    return World(
        thing.id, name_of(thing.id), owner, controller, "depleted" in marks, "throne" in marks
    )


def units_of(things: list[Thing], place: str, controller: Seat) -> list[Unit]:
    """The Units at a World card; a counter follows its card."""
    found, host = list[Unit](), ""
    for thing in things:
        if thing.id.startswith("unit:"):
            host = thing.id
        numbers = thing.counters
        guest = [name for name in numbers if name.startswith("of:")]
        one = Unit(
            thing.id,
            MADE if thing.id.startswith("tactic:") else name_of(thing.id),
            Seat(int(guest[0][3:])) if guest else controller,
            place,
            "" if thing.id.startswith("unit:") else host,
            "depleted" in thing.marks,
            numbers.get("missions", 0),
            numbers.get("damage", 0),
        )
        found.append(one)
    return found


def characters_in(zone: Zone) -> list[Character]:
    """Faceup Characters."""
    if zone.id != "characters" or zone.owner is None:
        return []
    return [
        Character(each.id, name_of(each.id), zone.owner, "depleted" in each.marks)
        for each in zone.things
    ]

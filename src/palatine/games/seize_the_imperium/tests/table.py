"""A table for tests: cards in any place, and moves in the words of the game.

    t = position(worlds={0: ["mars"], 1: ["silicas"]}, units={"silicas": {0: ["fighter_squadron"]}})
    t.at("military").pick("silicas").until("aim").aim("fighter_squadron", "silicas")

Cards are given by their ids; a `-` behind a Unit's id has it lie there depleted. The first World
card of each player is the Throne World. Seat 0 is active.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Self, cast

from palatine import testing
from palatine.core.atoms import name_of
from palatine.core.cards import Handle, faces_of
from palatine.core.seats import Seat, seats
from palatine.core.state import members
from palatine.core.view import Note
from palatine.games.seize_the_imperium import GAME
from palatine.games.seize_the_imperium.names import DEFAULT_WATCH
from palatine.games.seize_the_imperium.rules.faceup_cards import (
    add_counters,
    counters_of,
    missions_of,
    open_name,
)
from palatine.games.seize_the_imperium.rules.order_of_play import PHASES
from palatine.games.seize_the_imperium.rules.setup import deck_cards
from palatine.games.seize_the_imperium.rules.turns import NextTurn, PhaseBegins
from palatine.games.seize_the_imperium.state import Character, Galaxy, Scene, SeatScene, Unit, World

Cards = Iterable[str]
Sides = Mapping[int, Cards]


class Table(testing.Table[Galaxy]):
    """A match to talk to in the words of the galaxy."""

    def named(self, name: str) -> str | None:
        """The option for a short name: the first with that name."""
        if name in self.options:
            return name
        family, _, short = name.rpartition(":")
        for option in self.options:
            if name_of(option) == short and option.startswith(family):
                return option
        return None

    def hand(self, seat: int) -> tuple[str, ...]:
        """The cards in a hand."""
        return faces_of(self.state, self.state.hands[seat])

    def unit(self, name: str, owner: int | None = None) -> Unit:
        """A Unit by its id or the name of its card."""
        found = [u for u in self.state.units if name in (u.id, u.face)]
        return next(u for u in found if owner is None or u.owner == owner)

    def has_unit(self, name: str) -> bool:
        """Whether such a Unit is on the table."""
        return any(name in (u.id, u.face) for u in self.state.units)

    def count(self, face: str) -> int:
        """How many Units of this face are on the table."""
        return len([u for u in self.state.units if u.face == face])

    def world(self, name: str) -> World:
        """A World card by its id or the name of its card."""
        return next(w for w in self.state.worlds if name in (w.id, w.face))

    def character(self, name: str) -> Character:
        """A faceup Character."""
        return next(c for c in self.state.characters if name in (c.id, c.face))

    def discards(self, seat: int) -> tuple[str, ...]:
        """The cards in a Discard Pile."""
        return tuple([name_of(card) for card in self.state.discards[seat]])

    def resources(self, seat: int) -> int:
        """A player's Resource counters."""
        return self.state.resources[seat]

    def note(self, id_: str, card: str) -> Note:
        """A note about a card: a number with its parts, or an attack."""
        notes = [note for note in self.view().notes if note.id == id_]
        return next(n for n in notes if name_of(str(n.facts["card"])) == card)

    # What one does

    def pick(self, *names: str) -> Self:
        """Answer questions in turn with short names."""
        for name in names:
            option = self.named(name)
            assert option is not None, (name, self.question, self.options)
            self.answer(option)
        return self

    def several(self, *names: str) -> Self:
        """Answer a question for several with short names; equal ones stand for equal things."""
        left = list(self.options)
        chosen = []
        for name in names:
            found = next(o for o in left if name in (o, name_of(o)))
            left.remove(found)
            chosen.append(found)
        return self.answer(chosen)

    def pass_(self) -> Self:
        """Pass."""
        return self.answer("pass")

    def moment(self, name: str, seat: int | None = None) -> Self:
        """Let everybody decline until the window of this moment asks."""
        return self.decline_until(
            lambda: self.question == "window" and seat in (None, self.seat) and self.is_at(name),
            f"the moment {name}",
        )

    def is_at(self, moment: str) -> bool:
        """Whether the open window is this moment."""
        return moment == self.state.moment

    def aim(self, name: str, *targets: str, parts: Sequence[int] = ()) -> Self:
        """Let a Unit target; `parts` splits its ATT over the targets, in order."""
        self.pick(name)
        if self.question == "target":
            return self.pick(*targets)
        if self.question == "target_kind":
            if name_of(self.options[0]) == targets[0]:
                return self.pick(*targets)
            self.answer("none")
        self.several(*targets)
        for part in parts:
            if self.question == "part":
                self.answer(f"n:{part}")
        return self


def table(
    players: int = 2,
    assets: Sequence[Cards] = (),
    characters: Sequence[Cards] = (),
    worlds: Sequence[Cards] = (),
    first: int = 0,
    seed: str = "galaxy",
    **options: str,
) -> Table:
    """A table at its start, with the top cards of each seat's decks."""
    deal = {
        "assets": tuple([tuple(cards) for cards in assets]),
        "characters": tuple([tuple(cards) for cards in characters]),
        "worlds": tuple([tuple(cards) for cards in worlds]),
        "first_bidder": ((f"player:{first}",),),
        "first_player": ((f"player:{first}",),),
    }
    return Table.opened(GAME, players, options=options, deal=deal, seed=seed)


Places = Mapping[str, Mapping[int, Cards]]


def position(
    players: int = 2,
    *,
    worlds: Sides,
    units: Places = {},  # noqa: B006  # never changed
    hands: Sides = {},  # noqa: B006
    characters: Sides = {},  # noqa: B006
    areas: Sides = {},  # noqa: B006
    reserves: Sides = {},  # noqa: B006
    resources: Sequence[int] = (),
    phase: str = "military",
    start: str = "",
    conquered: Mapping[str, tuple[int, int]] = {},
    options: Mapping[str, str] | None = None,
    **fields: Any,
) -> Table:
    """A table at the beginning of a phase of seat 0's Turn, with these cards in these places.

    `conquered` names World cards, by id or full name, with who controls them and how many Conquest
    counters they have.
    The phase begins with its own scene, or with the one that `start` names.
    """
    t: Galaxy = GAME.start(GAME.setup(players, None, options))
    hidden = lay_hidden(t, (hands, areas, reserves))
    lay_worlds(t, hidden, worlds, conquered)
    lay_characters(t, hidden, characters)
    lay_units(t, hidden, units)
    rest(t, hidden)
    t.resources = tuple(resources) or (0,) * players
    t.phase = phase  # type: ignore[assignment]
    t.turn, t.turns = 3 * players, (3,) * players
    t.watch = tuple([DEFAULT_WATCH for _ in seats(players)])
    t.agenda = (NextTurn(Seat(0)), *later(phase), scene(start or phase))
    for name, value in fields.items():
        setattr(t, name, value)
    return Table.opened(GAME, players, options=options, start=t, seed="position")


def scene(kind: str) -> Scene:
    """One of seat 0's scenes, by kind."""
    made = next(each for each in members(SeatScene) if each.__struct_config__.tag == kind)
    return cast(type[SeatScene], made)(Seat(0))


def later(phase: str) -> tuple[Scene, ...]:
    """The phases that follow, last one first."""
    names: tuple[str, ...] = PHASES
    rest_of = PHASES[names.index(phase) + 1 : 5]
    return tuple([PhaseBegins(Seat(0), name) for name in reversed(rest_of)])


Hidden = list[list[str]]


def lay_hidden(t: Galaxy, piles: tuple[Sides, Sides, Sides]) -> Hidden:
    """Hidden cards under handles; what is left of each deck is given back, to be laid elsewhere."""
    left = [
        [c for part in ("assets", "characters", "worlds") for c in deck_cards(t, p, part)]
        for p in seats(t.players)
    ]
    made: list[list[tuple[Handle, ...]]] = [[], [], []]
    for number, pile in enumerate(piles):
        for seat in seats(t.players):
            cards = tuple(pile.get(seat, ()))
            for card in cards:
                left[seat].remove(card)
            begin = len(t.faces)
            t.faces += cards
            made[number].append(tuple([Handle(n) for n in range(begin, len(t.faces))]))
    t.hands, t.areas, t.reserves = (tuple(pile) for pile in made)
    nothing: tuple[tuple[Handle, ...], ...] = ((),) * t.players
    t.bids = t.further = nothing
    t.discards = ((),) * t.players
    t.thrones = t.leads = (None,) * t.players
    t.stakes = t.drawn = (0,) * t.players
    return left


def lay_worlds(
    t: Galaxy, left: Hidden, worlds: Sides, conquered: Mapping[str, tuple[int, int]]
) -> None:
    """World cards in System Areas; each player's first is the Throne World."""
    for seat in seats(t.players):
        for number, face in enumerate(worlds.get(seat, ())):
            left[seat].remove(face)
            name = open_name(t, "world", face)
            control, counters = conquered.get(name, conquered.get(face, (seat, 0)))
            one = World(name, face, seat, Seat(control), throne=number == 0, conquest=counters)
            t.worlds += (one,)


def lay_characters(t: Galaxy, left: Hidden, characters: Sides) -> None:
    """Faceup Characters."""
    for seat in seats(t.players):
        for text in characters.get(seat, ()):
            face = text.removesuffix("-")
            left[seat].remove(face)
            name = open_name(t, "character", face)
            one = Character(name, face, seat, text.endswith("-"), missions_of(face))
            t.characters += (one,)


def lay_units(t: Galaxy, left: Hidden, units: Places) -> None:
    """Unit cards at World cards, with their counters."""
    for place, sides in units.items():
        at = next(world.id for world in t.worlds if place in (world.id, world.face))
        for number, cards in sides.items():
            for text in cards:
                face = text.removesuffix("-")
                left[number].remove(face)
                name = open_name(t, "unit", face)
                is_depleted = text.endswith("-")
                one = Unit(name, face, Seat(number), at, "", is_depleted, missions_of(face))
                t.units += (one,)
                for token, count in counters_of(face).items():
                    if token != "mission":
                        add_counters(t, one, token, count)


def rest(t: Galaxy, left: Hidden) -> None:
    """Put everything else into the decks."""
    decks: list[list[tuple[Handle, ...]]] = [[], [], []]
    for seat in seats(t.players):
        for number, part in enumerate(("assets", "characters", "worlds")):
            own = deck_cards(t, seat, part)
            cards = tuple([card for card in left[seat] if card in own])
            begin = len(t.faces)
            t.faces += cards
            decks[number].append(tuple([Handle(n) for n in range(begin, len(t.faces))]))
    t.asset_decks, t.character_decks, t.system_decks = (tuple(deck) for deck in decks)
    t.dealt = len(t.faces)

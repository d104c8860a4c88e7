"""Saturnalia: a small game in a package of its own, with every kind of question that there is.

It is the example of CONTRIBUTING.md, and what the core's own tests are played with.
"""

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Literal

import msgspec

from palatine.core.atoms import NUMBERS, PLAYERS, names, words
from palatine.core.cards import Handle, faces_of, mint, shuffled
from palatine.core.decisions import Pick, Rank, Reason, Several, Share, amount, ask, race, together
from palatine.core.game import Game, Option, Outcome, Scene, Script, Setup
from palatine.core.news import EVERYONE
from palatine.core.seats import PUBLIC, Seat, Viewer, seats
from palatine.core.state import State, state
from palatine.core.view import SeatView, Thing, View, Zone

GIFTS = words("gift", ("1", "2", "3", "4"))
CRIES = names("io_saturnalia", "stay_silent")
BOX = ("1", "2", "3", "4") * 4
COINS = 5
HONOURS = 2


class Given(msgspec.Struct, frozen=True):
    """Gifts that a lord has given away, face up."""

    feast: int
    lord: Seat
    gifts: tuple[str, ...]


@state
class Feast(State, kw_only=True):
    """The table between two scenes."""

    players: int
    feasts: int
    phase: Literal["deal", "offers", "lord", "over"] = "deal"
    held: int = 0
    coins: tuple[int, ...] = ()
    points: tuple[int, ...] = ()
    lord: Seat | None = None
    faces: tuple[str, ...] = ()
    box: tuple[Handle, ...] = ()
    dealt: tuple[tuple[Handle, ...], ...] = ()
    """All boxes as they were shuffled, one for each feast."""
    given: tuple[Given, ...] = ()
    deeds: tuple[tuple[int, ...], ...] = ()
    """What was done in the open: offers, honours, cries, toasts. Public knowledge is state too."""


# Rules


def next_scene(t: Feast) -> Scene | None:
    """Deal, offer, and what the lord does; three times."""
    scenes = {"deal": deal, "offers": offers, "lord": lordship}
    return scenes[t.phase](t) if t.phase != "over" else None


async def deal(t: Feast) -> None:
    """Shuffle the whole box; the first two cards are the first player's, and so on [SA-1.2]."""
    t.box = await shuffled(t, "box", mint(t, BOX))
    t.dealt += (t.box,)
    t.phase = "offers"


def hand(t: Feast, seat: Seat) -> tuple[Handle, ...]:
    """The two gift cards of a player."""
    return t.box[2 * seat : 2 * seat + 2]


async def offers(t: Feast) -> None:
    """All offer at once [SA-2.1]; the highest single offer makes a lord [SA-2.2]."""
    everyone = seats(t.players)
    made = await together({p: amount("offer", 0, t.coins[p]) for p in everyone})
    t.deeds += (tuple(made.values()),)
    t.tell(EVERYONE, "offered", players=everyone, coins=tuple(made.values()))
    single = [p for p in everyone if list(made.values()).count(made[p]) == 1 and made[p]]
    if not single:
        await no_lord(t)
        return
    t.lord = max(single, key=made.__getitem__)
    t.coins = changed(t.coins, t.lord, -made[t.lord])
    t.phase = "lord"
    t.tell(EVERYONE, "lord_made", player=t.lord)


async def lordship(t: Feast) -> None:
    """The lord hands out honours [SA-2.3] and gives gifts away [SA-2.4]."""
    lord = t.lord
    assert lord is not None
    others = tuple(p for p in seats(t.players) if p != lord)
    bins = PLAYERS.of(others)
    honours = await ask(lord, Share("honour", PLAYERS, bins, least=HONOURS, most=HONOURS))
    t.deeds += (tuple(honours.values()),)
    for p, count in honours.items():
        t.points = changed(t.points, p, count)
    gifts = GIFTS.of(faces_of(t, hand(t, lord)))
    given = await ask(lord, Several("give", GIFTS, gifts, least=1, most=2))
    t.given += (Given(t.held, lord, given),)
    t.points = changed(t.points, lord, sum(map(int, given)))
    t.tell(EVERYONE, "gave", player=lord, gifts=given)
    t.lord = None
    end_feast(t)


async def no_lord(t: Feast) -> None:
    """The first to cry scores [SA-3.1]; the last in points toasts [SA-3.2]."""
    cry = Pick("cry", CRIES, CRIES.atoms)
    first = await race(dict.fromkeys(seats(t.players), cry), "stay_silent")
    t.deeds += ((first[0],) if first else (),)
    if first is not None:
        t.points = changed(t.points, first[0], 1)
        t.tell(EVERYONE, "cried", player=first[0])
    last = min(seats(t.players), key=t.points.__getitem__)
    order = await ask(last, Rank("toast", PLAYERS, PLAYERS.of(seats(t.players))))
    t.deeds += (order,)
    t.points = changed(t.points, order[0], 1)
    t.tell(EVERYONE, "toasted", player=order[0])
    end_feast(t)


def end_feast(t: Feast) -> None:
    """Another feast, or the end [SA-4.1] [SA-R1]."""
    t.held += 1
    t.phase = "deal" if t.held < t.feasts else "over"


def changed(values: tuple[int, ...], seat: Seat, by: int) -> tuple[int, ...]:
    """The same values but for one seat."""
    return (*values[:seat], values[seat] + by, *values[seat + 1 :])


# What the house asks of a game


def start(setup: Setup) -> Feast:
    """Five coins each [SA-1.1]."""
    each = (COINS,) * setup.players
    feasts = int(setup.options["feasts"])
    return Feast(players=setup.players, feasts=feasts, coins=each, points=(0,) * setup.players)


def outcome(t: Feast) -> Outcome | None:
    """Who has the most points [SA-4.1]."""
    if t.phase != "over":
        return None
    winners = tuple(p for p in seats(t.players) if t.points[p] == max(t.points))
    return Outcome(winners, None, "most_points")


def why_not(t: Feast, seat: Seat, kind: str, atom: str) -> Reason | None:
    """Only an offer can be refused with a reason worth telling."""
    if kind == "offer" and atom in NUMBERS.value:
        return Reason("SA-2.1", "too_few_coins", {"coins": t.coins[seat]})
    return None


def view(t: Feast, viewer: Viewer) -> View:
    """Coins and points are open; gift cards are their owner's."""
    rows = tuple(
        SeatView(p, counters={"coins": t.coins[p], "points": t.points[p]}) for p in seats(t.players)
    )
    zones = tuple(hand_zone(t, p, viewer) for p in seats(t.players)) if t.box else ()
    return View(viewer, t.phase, rows, zones, counters={"feast": t.held + 1})


def hand_zone(t: Feast, owner: Seat, viewer: Viewer) -> Zone:
    """A hand: faces for its owner, backs for the others."""
    if viewer != owner:
        return Zone("hand", "hand", owner, backs=2)
    gifts = enumerate(faces_of(t, hand(t, owner)))
    things = tuple(Thing(f"gift:{n}", f"gift:{face}") for n, face in gifts)
    return Zone("hand", "hand", owner, things, secret=True)


def knowledge(t: Feast, viewer: Viewer) -> object:
    """Everything but the other players' cards, and what was in the box."""
    table = (t.phase, t.held, t.coins, t.points, t.lord, t.given, t.deeds, len(t.dealt))
    if viewer == PUBLIC:
        return table
    own = [faces_of(t, box[2 * viewer : 2 * viewer + 2]) for box in t.dealt]
    return table, own


def worlds(t: Feast, viewer: Viewer, random: Random) -> Feast:
    """Deal again what the viewer has not seen; what lords gave away they had."""
    new = t.copy()
    faces = list(t.faces)
    for number, box in enumerate(t.dealt):
        open_hands = [given.lord for given in t.given if given.feast == number]
        known = open_hands if viewer == PUBLIC else [*open_hands, viewer]
        loose = [tile for place, tile in enumerate(box) if place // 2 not in known]
        dealt = [t.faces[tile] for tile in loose]
        random.shuffle(dealt)
        for tile, face in zip(loose, dealt, strict=True):
            faces[tile] = face
    new.faces = tuple(faces)
    return new


def script(t: Feast) -> Script:
    """The boxes as they were shuffled; nobody answers in secret."""
    return Script({"box": tuple(faces_of(t, box) for box in t.dealt)}, {})


def faults(t: Feast) -> Iterator[str]:
    """Cards are neither made nor lost, coins never owed."""
    is_dealt = bool(t.box) or t.phase != "deal"
    if is_dealt and sorted(faces_of(t, t.box)) != sorted(BOX):
        yield "the box does not hold sixteen gift cards"
    if min(t.coins) < 0:
        yield "a player owes coins"


GAME = Game(
    id="saturnalia",
    version=1,
    players=(2, 3, 4),
    editions={"saturnalia": {}},
    options={"feasts": Option(("3", "1", "5"))},
    vocabulary=(*PLAYERS.atoms, *NUMBERS.atoms, *GIFTS.atoms, *CRIES.atoms),
    folder=Path(__file__).parent,
    start=start,
    next_scene=next_scene,
    view=view,
    outcome=outcome,
    why_not=why_not,
    knowledge=knowledge,
    worlds=worlds,
    faults=faults,
    script=script,
    state=Feast,
    seat_facts=frozenset(("player", "players", "winners")),
    chances={"box": ("1", "2", "3", "4")},
    reached=("offered", "lord_made", "gave", "cried", "toasted"),
)

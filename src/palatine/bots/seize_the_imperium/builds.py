"""What to buy and where to put it: World cards, Characters, Units, and who stays where."""

from collections.abc import Mapping, Sequence
from itertools import combinations

from palatine.bots.seize_the_imperium.attacks import holders, holds
from palatine.bots.seize_the_imperium.reading import Board, cost_of
from palatine.core.atoms import name_of
from palatine.games.seize_the_imperium.cards import CHARACTERS, TACTICS, UNITS, WORLDS
from palatine.games.seize_the_imperium.rules.adjacency import has_room
from palatine.games.seize_the_imperium.rules.table import units_at, world
from palatine.games.seize_the_imperium.state import World

THRIFTY: Mapping[str, float] = {"shalma_questin": 3.0, "talandra_drus": 3.5, "delanos_vec": 1.0}
"""Characters that bring Resource counters."""
GIVERS = ("shalma_questin", "galadium_commerce_station", "krinos_mecarios", "silicas")
"""Cards that deplete for Resource counters."""
LIKELY = 3
"""What a World card that is still to be drawn probably costs."""
PLENTY = 2
"""How many Resource counters should be left after a Character that brings none."""
STATIC = 0.8
"""What a Unit is worth that can't attack, compared with one that can."""


# World cards and Characters


def settled(board: Board, options: Sequence[str], cheaper: int = 0) -> list[str]:
    """The World cards to turn face up now: as many points as it can pay, preferring more cards."""
    faces = [world.face for world in board.t.worlds]
    fitting = [atom for atom in options if name_of(atom) not in faces]
    best: list[str] = []
    for size in range(1, len(fitting) + 1):
        for chosen in combinations(fitting, size):
            names = {name_of(atom) for atom in chosen}
            due = sum([price(atom) for atom in chosen]) - cheaper
            if len(names) == size and due <= board.resources and gain(chosen) > gain(best):
                best = list(chosen)
    return best


def price(atom: str) -> int:
    """What a World card in the Reserve costs."""
    return WORLDS[name_of(atom)].cost[0]


def gain(chosen: Sequence[str]) -> float:
    """What World cards bring: points, and an income each."""
    return sum([price(atom) + 0.8 for atom in chosen])


def income(board: Board) -> int:
    """What the next Resupply Phase brings at least."""
    return sum([2 if w.throne and w.owner == board.seat else 1 for w in board.own])


def wanted(board: Board) -> int:
    """The Resource counters needed next: for a World card, or to draw one."""
    costs = waiting(board)
    return min(costs) if costs else len(board.own) + LIKELY


def waiting(board: Board) -> list[int]:
    """The costs of the World cards in the Reserve that nobody else has."""
    showing = [world.face for world in board.t.worlds]
    return [WORLDS[face].cost[0] for face in board.reserve if face not in showing]


def character_worth(face: str) -> float:
    """What a Character is worth, in Resource counters."""
    card = CHARACTERS[face]
    if face in THRIFTY:
        return THRIFTY[face]
    is_passive = any(ability.kind == "passive" for ability in card.abilities)
    return 0.5 * card.cost[0] + (0.5 if is_passive else 0.0)


def is_bought(face: str, spare: int) -> bool:
    """Whether a Character is worth buying with what is left over."""
    left = spare - CHARACTERS[face].cost[0]
    return left >= 0 and (face in THRIFTY or left >= PLENTY)


def lead_worth(face: str) -> float:
    """What a Character is worth as Lead Character: its yield minus its cost."""
    return character_worth(face) - CHARACTERS[face].cost[0]


def throne_worth(face: str) -> float:
    """What a World card is worth as a Throne World."""
    card = WORLDS[face]
    return card.cost[0] + 0.1 * card.defence[0]


# Units


def unit_worth(board: Board, face: str) -> float:
    """What it is worth to have a Unit on the table."""
    card = UNITS[face]
    worth = 1.0 + card.cost[0]
    if card.type in ("Orbital", "Installation"):
        bare = [w for w in board.own if not holders(board, w.id, board.seat)]
        worth *= 1.1 if bare and holds(face) else STATIC
    return worth


def bargain(face: str) -> float:
    """What a card for a duel brings for its points."""
    if face in TACTICS:
        return 0.0
    card = UNITS[face]
    return (2 * card.att[0] + card.defence[0]) / card.cost[0]


def keep_worth(board: Board, face: str) -> float:
    """What it is worth to keep a card in hand."""
    if face in TACTICS:
        return 2.5
    points = sum([cost_of(w) for w in board.own])
    return unit_worth(board, face) if UNITS[face].cost[0] <= points else 1.0


def allocation(board: Board, options: Sequence[str]) -> tuple[str, tuple[str, ...]] | None:
    """The next Unit card to allocate and the World cards that pay for it, from the best set that
    all undepleted World cards can pay for."""
    givers = [w for w in board.own if not w.depleted]
    units = sorted(dict.fromkeys(options), key=lambda atom: -unit_worth(board, name_of(atom)))[:7]
    best, plan = 0.0, list[tuple[str, tuple[str, ...]]]()

    def search(
        place: int, left: list[World], worth: float, made: list[tuple[str, tuple[str, ...]]]
    ) -> None:
        nonlocal best, plan
        if worth > best:
            best, plan = worth, list(made)
        if place == len(units) or not left:
            return
        face = name_of(units[place])
        for payers in payments(board, face, left):
            names = tuple([w.id for w in payers])
            rest = [w for w in left if w.id not in names]
            made.append((units[place], names))
            search(place + 1, rest, worth + unit_worth(board, face), made)
            made.pop()
        search(place + 1, left, worth, made)

    search(0, givers, 0.0, [])
    return plan[0] if plan else None


def payments(board: Board, face: str, left: Sequence[World]) -> list[tuple[World, ...]]:
    """The least wasteful ways to pay for a Unit card at a World card with room."""
    cost = UNITS[face].cost[0]
    found = []
    for size in (1, 2, 3, 4):
        for chosen in combinations(left, size):
            paid = sum([cost_of(w) for w in chosen])
            is_tight = paid >= cost and paid - min(map(cost_of, chosen)) < cost
            if is_tight and any(has_room(board.t, w, board.seat) for w in chosen):
                found.append((paid - cost, chosen))
        if found:
            break
    found.sort(key=lambda each: each[0])
    return [chosen for _, chosen in found[:3]]


def post(board: Board, face: str, places: Sequence[str]) -> str:
    """The place that needs a Unit card most."""
    return max(places, key=lambda place: need_of(board, face, place))


def need_of(board: Board, face: str, place: str) -> float:
    """How much a World card needs a Unit card."""
    here = world(board.t, place)
    cards = [u for u in units_at(board.t, place, board.seat) if u.id.startswith("unit:")]
    need = cost_of(here) - 0.8 * len(cards)
    if holds(face) and not holders(board, place, board.seat):
        need += 3
    if here.owner != board.seat and UNITS[face].type in ("Orbital", "Installation"):
        need -= 1
    return need


def marches(board: Board) -> list[tuple[str, str]]:
    """Part A: Unit cards that are not needed go to World cards that nobody holds."""
    found = []
    moved: set[str] = set()
    bare = [w for w in board.own if not holders(board, w.id, board.seat)]
    for here in sorted(bare, key=lambda w: -cost_of(w)):
        if not has_room(board.t, here, board.seat):
            continue
        spare = [u for u in spared(board) if u not in moved]
        if spare:
            moved.add(spare[0])
            found.append((spare[0], here.id))
    return found


def spared(board: Board) -> list[str]:
    """Undepleted Unit cards that share a World card with others."""
    found = []
    for here in board.own:
        staying = sorted(holders(board, here.id, board.seat), key=lambda u: UNITS[u.face].cost[0])
        found += [u.id for u in staying[1:] if not u.depleted]
    return found

"""Rules of thumb: what a player does by what he sees and believes, one ply deep.

Rebels come near the Emperor, condemn him, and strip him of his defence. The Emperor and the
Loyalists find out who is who, condemn players who are more likely Rebels than not, and keep
suspects from the seats beside the Emperor. Instinct cards have their own file (`instincts.py`).
"""

from collections.abc import Callable, Iterable

from palatine.bots.besides_the_emperor import instincts
from palatine.bots.besides_the_emperor.judgement import (
    Options,
    danger,
    foe,
    is_condemned,
    named,
    others,
    player,
)
from palatine.bots.besides_the_emperor.sight import LOYALIST, REBEL, Sight
from palatine.core.decisions import Answer
from palatine.core.seats import Seat

GUILTY = 0.55
"""From this guilt on, the Emperor's side condemns."""
FROM_AFAR = 0.3
"""How much a Rebel who is not beside the Emperor wants to condemn another player: to pass is worth
more. He keeps the card for the Emperor; using it up lost games against greedy bots."""
KEEP = {
    "rebel": {
        "condemn": 10,
        "counter_condemn": 7,
        "guarding": 6.5,
        "steal": 6,
        "self_clearance": 5.5,
        "transposition": 5,
        "clearance": 4,
        "accuse": 2,
        "reverse": 2.5,
        "investigation": 1.5,
        "reveal": 0.5,
        "swap": 0.2,
    },
    "emperor": {
        "counter_condemn": 10,
        "self_clearance": 9,
        "clearance": 9.5,
        "condemn": 8,
        "swap": 7,
        "guarding": 5,
        "accuse": 5.5,
        "transposition": 4,
        "steal": 3.5,
        "reveal": 3,
        "investigation": 3.2,
        "reverse": 1,
    },
    "loyalist": {
        "clearance": 10,
        "condemn": 9,
        "counter_condemn": 7,
        "self_clearance": 6,
        "guarding": 6.5,
        "accuse": 5,
        "reveal": 4,
        "investigation": 4.5,
        "steal": 3.5,
        "transposition": 3,
        "swap": 0.5,
        "reverse": 1,
    },
}
"""What a card is worth in hand, by its holder."""


# What to do in its own turn


def act(s: Sight, options: Options) -> Answer:
    """The act that promises most."""
    wishes = rebel_acts(s) if s.is_rebel else loyal_acts(s)
    offered = dict(options)
    return max(offered, key=lambda atom: wishes.get(atom.removeprefix("card:"), -1.0))


def rebel_acts(s: Sight) -> dict[str, float]:
    """Condemn the Emperor from the seat beside him; otherwise come near, or take his cards."""
    is_beside, condemns = s.distance(s.seat) == 1, s.hand.count("condemn")
    is_emperor_condemned = is_condemned(s, s.emperor)
    wishes = {"pass": 0.5, "investigate": 1.5, "investigation": 2.0, "shuffle": 0.1}
    wishes["condemn"] = 10.0 if is_beside else 4.0 if condemns > 1 else FROM_AFAR
    if not is_beside:
        near = min(s.distance(p) for p in s.neighbours(s.seat))
        if near < s.distance(s.seat):
            wishes["transposition"] = 6.0 if condemns else 3.0
    if s.held[s.emperor]:
        wishes["steal"] = 7.0 if is_emperor_condemned else 5.0
    return wishes


def loyal_acts(s: Sight) -> dict[str, float]:
    """Condemn a player who looks guilty; otherwise find out, and watch who sits beside the
    Emperor."""
    wishes = {"pass": 0.5, "investigate": 2.0, "investigation": 3.5, "reveal": 3.0, "shuffle": 0.1}
    free = [p for p in others(s) if not is_condemned(s, p)]
    if free and max(s.guilt[p] for p in free) >= GUILTY:
        wishes["condemn"] = 8.0
    if s.is_emperor and free and max(s.guilt[p] for p in free) > 0.6 and gift(s) is not None:
        wishes["swap"] = 9.0
    wishes["transposition"] = 6.0 * max(gain(s, p) for p in s.neighbours(s.seat))
    loot = max((s.guilt[p] * s.held[p] for p in others(s)), default=0.0)
    wishes["steal"] = 1.5 + 1.5 * loot
    return wishes


def gift(s: Sight) -> int | None:
    """The place of a Loyalist card that the Emperor can give away."""
    own = s.cards[s.seat]
    return own.index(LOYALIST) if LOYALIST in own else None


def gain(s: Sight, partner: Seat) -> float:
    """How much safer the Emperor is after a change of seats, in Rebels beside him."""
    places = {s.seat: partner, partner: s.seat}
    circle = tuple([places.get(p, p) for p in s.circle])
    here = circle.index(s.emperor)
    after = (circle[here - 1], circle[(here + 1) % len(circle)])
    guilt = {**s.guilt, s.seat: 0.0, s.emperor: 0.0}
    return sum(guilt[p] for p in s.neighbours(s.emperor)) - sum(guilt[p] for p in after)


# Whom to aim at


def condemn(s: Sight, options: Options) -> Answer:
    """A Rebel picks the Emperor, else a Loyalist in the way; others pick the guiltiest player."""
    seats = named(options)
    if s.is_rebel:
        if s.emperor in seats:
            return player(s.emperor)
        return player(max(seats, key=lambda p: foe(s, p) + 0.2 * (s.distance(p) == 1)))
    seats = [p for p in seats if p != s.emperor]
    fresh = [p for p in seats if not is_condemned(s, p)] or seats
    return player(max(fresh, key=lambda p: danger(s, p)))


def transposition(s: Sight, options: Options) -> Answer:
    """A Rebel moves towards the Emperor; others keep Rebels from him."""
    seats = named(options)
    if s.is_rebel:
        near = [p for p in seats if p != s.emperor] or seats
        return player(min(near, key=s.distance))
    return player(max(seats, key=lambda p: gain(s, p)))


def unsure(s: Sight, seat: Seat) -> float:
    """How much there is to find out about a player."""
    if seat == s.emperor or None not in s.cards[seat]:
        return -1.0
    p = s.guilt[seat]
    return p * (1 - p) + 0.02 * (s.distance(seat) == 1)


def look(s: Sight, options: Options) -> Answer:
    """Look at the least certain player."""
    return player(max(named(options), key=lambda p: unsure(s, p)))


def unknown_card(s: Sight, options: Options) -> Answer:
    """A card that it has not seen yet."""
    for atom, at in options:
        _, owner, place = at.split(":")
        if s.cards[Seat(int(owner))][int(place)] is None:
            return atom
    return options[0][0]


def reveal(s: Sight, options: Options) -> Answer:
    """A player of whom the others should know; a Rebel shows somebody else's card."""
    seats = [p for p in named(options) if p not in (s.seat, s.emperor)] or named(options)
    return player(max(seats, key=lambda p: foe(s, p) if s.is_rebel else unsure(s, p)))


def steal(s: Sight, options: Options) -> Answer:
    """A Rebel steals from the Emperor; others steal from a Rebel."""
    seats = named(options)
    worth = {p: foe(s, p) * s.held[p] * (2.0 if p == s.emperor else 1.0) for p in seats}
    return player(max(seats, key=lambda p: worth[p]))


def swap(s: Sight, options: Options) -> Answer:
    """The Emperor takes a Rebel's card to turn him."""
    return player(max(named(options), key=lambda p: foe(s, p)))


def swap_own(s: Sight, options: Options) -> Answer:
    """Give a card of the other side; the Emperor gives a Loyalist card, which turns a Rebel."""
    wanted = REBEL if s.is_rebel or s.is_emperor else LOYALIST
    for atom, at in options:
        _, owner, place = at.split(":")
        if s.cards[Seat(int(owner))][int(place)] != wanted:
            return atom
    return options[0][0]


def swap_other(s: Sight, options: Options) -> Answer:
    """A card that it knows to be a Rebel, else an unknown one."""
    faces = []
    for atom, at in options:
        _, owner, place = at.split(":")
        face = s.cards[Seat(int(owner))][int(place)]
        faces.append((2 if face == REBEL else face is None, atom))
    return max(faces)[1]


def discard(s: Sight, options: Options, count: int) -> Answer:
    """The cards that are worth least; of equal ones, the second is worth less than the first."""
    worth, seen = list[tuple[float, str]](), dict[str, int]()
    keep = KEEP[s.role]
    for atom, _ in options:
        card = atom.removeprefix("card:")
        seen[card] = seen.get(card, 0) + 1
        value = keep[card] - 1.5 * (seen[card] - 1)
        if card == "transposition" and s.is_rebel:
            value += 2.0 if s.distance(s.seat) > 1 else -4.0
        worth.append((value, atom))
    worth.sort()
    return tuple(sorted([atom for _, atom in worth[:count]]))


def direction(s: Sight, options: Options) -> Answer:
    """The more suspicious neighbour goes first, so that others can answer what he does."""
    before, after = s.neighbours(s.emperor)
    return "clockwise" if s.guilt[after] >= s.guilt[before] else "counterclockwise"


def any_order(s: Sight, options: Options) -> Answer:
    """The first on offer."""
    return options[0][0]


KINDS: dict[str, Callable[[Sight, Options], Answer]] = {
    "direction": direction,
    "act": act,
    "condemn": condemn,
    "transposition": transposition,
    "investigate": look,
    "investigation": look,
    "investigation_second": look,
    "look_at": unknown_card,
    "reveal": reveal,
    "reveal_card": unknown_card,
    "steal": steal,
    "swap": swap,
    "swap_own": swap_own,
    "swap_other": swap_other,
    "instinct": instincts.instinct,
    "guarding": instincts.guarding,
    "guarding_moved": instincts.guarding_moved,
    "accuse": instincts.accuse,
    "counter": instincts.counter,
}


def thumb(s: Sight, kind: str, options: Iterable[tuple[str, str]], count: int) -> Answer:
    """The answer to a question by rules of thumb."""
    offered = tuple(options)
    if kind == "discard":
        return discard(s, offered, count)
    return KINDS.get(kind, any_order)(s, offered)

"""Instinct cards: the windows to play them in, and what each does.

Who is asked is public: every living player who holds cards [BE-R70], whatever the cards are.
"""

from collections.abc import Callable, Coroutine
from functools import lru_cache
from typing import Any, cast

from palatine.core.decisions import Pick, Reason, ask, pick
from palatine.core.news import EVERYONE, Fact
from palatine.core.seats import Seat
from palatine.games.besides_the_emperor.components import INSTINCTS, Card
from palatine.games.besides_the_emperor.rules.condemns import (
    block,
    fitting,
    is_due,
    turn_back,
    waiting,
)
from palatine.games.besides_the_emperor.rules.hands import announce, lay_down, offered
from palatine.games.besides_the_emperor.rules.players import whom
from palatine.games.besides_the_emperor.rules.seats import (
    change_seats,
    from_active,
    neighbours,
    others,
)
from palatine.games.besides_the_emperor.state import (
    ABILITIES,
    ANSWERS,
    CLOCKWISE,
    CONDEMNS,
    COUNTERCLOCKWISE,
    PASS,
    UNTIL,
    Court,
    Moment,
    is_in_a_turn,
)


def open_window(t: Court, moment: Moment) -> None:
    """Open a window [BE-R46]; ask players again whose death is due at its end [BE-R69]."""
    t.phase, t.moment = "window", moment
    if moment == "end":
        for condemn in t.pending:
            if is_due(t, condemn):
                threaten(t, condemn.target)


def concern(t: Court, *players: Seat) -> None:
    """End the standing passes of these players, since something concerns them [BE-R69]."""
    if t.standing:
        t.standing = tuple([p for p in t.standing if p not in players])


def threaten(t: Court, target: Seat) -> None:
    """A Condemn concerns its target; one on the Emperor concerns everybody [BE-R69]."""
    concern(t, *(t.circle if target == t.emperor else (target,)))


async def is_window_closed(t: Court) -> bool:
    """Ask the players in turn for an Instinct card; the window closes when all pass [BE-R23].

    A played card takes effect at once, and the window opens again [BE-R24].
    """
    for seat in invited(t):
        answer = await ask(seat, instinct_question(usable(t, seat)))
        if answer == UNTIL:
            t.standing = tuple(sorted((*t.standing, seat)))
        elif answer != PASS:
            announce(t, seat, cast(Card, answer))
            t.phase = "instinct"
            return False
    return True


def invited(t: Court) -> tuple[Seat, ...]:
    """Who is asked: the living who hold cards and have no standing pass [BE-R70] [BE-R48]."""
    return tuple([p for p in from_active(t) if t.hands[p] and p not in t.standing])


@lru_cache(maxsize=4096)
def instinct_question(cards: tuple[str | None, ...]) -> Pick[str]:
    """Pass, pass until something concerns you, or play a fitting card, by its place in the hand."""
    atoms, at = offered(cards)
    options, where = (PASS, UNTIL, *atoms), (PASS, UNTIL, *at)
    return Pick("instinct", ANSWERS, options, where, about=at_stake, why_not=why_no_instinct)


def at_stake(t: Court, seat: Seat) -> dict[str, Fact]:
    """What the window is about, from public facts: who was just condemned, and who dies next."""
    fresh = [each for each in t.pending if each.turn == t.turn and is_in_a_turn(t)]
    due = [each.target for each in t.pending if is_due(t, each)]
    later = [each.target for each in t.pending if each.target not in due and each not in fresh]
    return {
        "moment": t.moment,
        "player": t.active,
        "condemned": tuple([each.target for each in fresh][-1:]),
        "clock": fresh[-1].clock if fresh else t.active,
        "due": tuple(dict.fromkeys(due)),
        "later": tuple(dict.fromkeys(later)),
    }


def why_no_instinct(t: Court, seat: Seat, atom: str) -> Reason:
    """Why this does not answer a window, by the player's own hand and public facts."""
    card = ABILITIES.value.get(atom)
    if card is None:
        return Reason("BE-R23", "instinct_or_pass")
    if card not in t.hands[seat]:
        return Reason("BE-3.4", "not_in_hand", {"card": card})
    if card not in INSTINCTS:
        return Reason("BE-4.1", "no_instinct", {"card": card})
    if card == "guarding":
        return Reason("BE-R38", "nobody_to_guard")
    return Reason("BE-R63", "nothing_to_clear", {"card": card})


def usable(t: Court, seat: Seat) -> tuple[str | None, ...]:
    """The hand, with None for what can't be played now."""
    return tuple([card if can_use(t, seat, card) else None for card in t.hands[seat]])


def can_use(t: Court, seat: Seat, card: str) -> bool:
    """Whether this Instinct card would have an effect now, by public facts alone [BE-R63]."""
    if card not in INSTINCTS:
        return False
    if card in CLEARING:
        return bool(fitting(t, card, seat))
    if card == "guarding":
        return bool(beside(t, seat))
    return True


async def instinct(t: Court) -> None:
    """Carry out the card on the table, and open the window again [BE-R24] [BE-R48]."""
    assert t.announced is not None
    await INSTINCT_RULES[t.announced](t, t.speaker)
    lay_down(t)
    t.phase = "window"


async def clear(t: Court, seat: Seat) -> None:
    """Self-Clearance and Clearance block a Condemn [BE-4.6] [BE-4.7]."""
    block(t, await which_condemn(t, seat))


async def counter_condemn(t: Court, seat: Seat) -> None:
    """Counter-Condemn turns a Condemn back [BE-4.8]."""
    number = await which_condemn(t, seat)
    target = turn_back(t, number)
    if t.version < 2 and number < len(t.pending):
        target = t.pending[number].target  # the next one's, if it was only blocked
    if target is not None:
        threaten(t, target)


async def which_condemn(t: Court, seat: Seat) -> int:
    """The Condemn to counter; if only one fits, everybody knows which [BE-R80]."""
    assert t.announced is not None
    numbers = fitting(t, t.announced, seat)
    if len(numbers) == 1:
        return numbers[0]
    return await ask(seat, pick("counter", CONDEMNS, numbers, threats, why_not_countered))


def threats(t: Court, seat: Seat) -> dict[str, Fact]:
    """For each Condemn to choose from, who sent it and who it threatens."""
    assert t.announced is not None
    found = [(n, waiting(t, n)) for n in fitting(t, t.announced, seat)]
    return {
        "condemns": tuple([CONDEMNS.atom[n] for n, _ in found]),
        "player": tuple([each.sender for _, each in found]),
        "target": tuple([each.target for _, each in found]),
    }


def why_not_countered(t: Court, seat: Seat, atom: str) -> Reason | None:
    """Why not this Condemn: the card can't counter it, or it does not exist."""
    return Reason("BE-R63", "no_such_condemn") if atom in CONDEMNS.value else None


async def guarding(t: Court, seat: Seat) -> None:
    """Take a seat beside the Emperor [BE-4.14]; the Emperor seats someone else there [BE-5.2]."""
    neighbour = await ask(seat, whom("guarding", beside(t, seat), why_not_beside))
    moved = seat
    if seat == t.emperor:
        moved = await ask(seat, whom("guarding_moved", movable(t, neighbour), why_not_moved))
    change_seats(t, moved, neighbour)
    t.tell(EVERYONE, "seats_changed", player=moved, target=neighbour)
    concern(t, neighbour, moved)


def beside(t: Court, seat: Seat) -> tuple[Seat, ...]:
    """The Emperor's neighbours who can change seats [BE-R38]."""
    both = [p for p in neighbours(t, t.emperor) if p != seat]
    return tuple(both) if len(t.circle) > 2 else ()


def why_not_beside(t: Court, seat: Seat, player: Seat) -> Reason:
    """Why this player can't give up a seat beside the Emperor."""
    if player == seat:
        return Reason("BE-R38", "not_yourself")
    return Reason("BE-4.14", "not_beside", {"player": player})


def movable(t: Court, neighbour: Seat) -> tuple[Seat, ...]:
    """Whom the Emperor can seat beside himself: two others move, the Emperor does not [BE-R56]."""
    return tuple([p for p in others(t, t.emperor) if p != neighbour])


def why_not_moved(t: Court, seat: Seat, player: Seat) -> Reason:
    """Why the Emperor can't seat this player there."""
    return Reason("BE-R56", "not_yourself" if player == seat else "two_others")


async def accuse(t: Court, seat: Seat) -> None:
    """Skip the next turn of any player [BE-4.15] [BE-R39] [BE-R53]."""
    target = await ask(seat, whom("accuse", tuple(sorted(t.circle))))
    t.skips = (*t.skips[:target], t.skips[target] + 1, *t.skips[target + 1 :])
    t.tell(EVERYONE, "accused", player=seat, target=target)
    concern(t, target)


async def reverse(t: Court, seat: Seat) -> None:
    """Reverse the direction for the rest of this round [BE-4.16] [BE-R41]."""
    t.direction = COUNTERCLOCKWISE if t.direction == CLOCKWISE else CLOCKWISE
    t.tell(EVERYONE, "reversed", player=seat, direction=t.direction)


CLEARING = ("self_clearance", "clearance", "counter_condemn")
INSTINCT_RULES: dict[str, Callable[[Court, Seat], Coroutine[Any, Any, None]]] = {
    "self_clearance": clear,
    "clearance": clear,
    "counter_condemn": counter_condemn,
    "guarding": guarding,
    "accuse": accuse,
    "reverse": reverse,
}

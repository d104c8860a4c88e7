"""Condemns: cast now, striking turns later; blocked, turned back, postponed. And death."""

from itertools import count

from msgspec.structs import replace

from palatine.core.cards import faces_of
from palatine.core.decisions import Reason
from palatine.core.news import EVERYONE
from palatine.core.seats import Seat
from palatine.games.besides_the_emperor.rules.hands import discard_all
from palatine.games.besides_the_emperor.rules.identity_cards import show
from palatine.games.besides_the_emperor.rules.seats import is_beside_emperor, others
from palatine.games.besides_the_emperor.rules.winning import end, is_a_rebel_alive
from palatine.games.besides_the_emperor.state import (
    REBEL,
    Aimed,
    Condemn,
    Court,
    Died,
    Why,
    identity,
    identity_of,
    is_in_a_turn,
)


def victims(t: Court, seat: Seat) -> tuple[Seat, ...]:
    """Whom a player may condemn: anybody else [BE-R21], the Emperor only from beside him [BE-5.3].

    Anyone beside the Emperor may, Rebel or not: otherwise the offer would give the identity away
    [BE-R04].
    """
    is_beside = is_beside_emperor(t, seat)
    return tuple([p for p in others(t, seat) if p != t.emperor or is_beside])


def why_no_victim(t: Court, seat: Seat, player: Seat) -> Reason:
    """Why you can't condemn this player: yourself, or the Emperor from afar."""
    if player == seat:
        return Reason("BE-R21", "not_yourself")
    return Reason("BE-5.3", "not_beside_emperor")


def cast(t: Court, caster: Seat, target: Seat) -> None:
    """Cast a Condemn, which waits for the end of its clock's next turn [BE-4.4] [BE-R08]."""
    clock = t.emperor if target == t.emperor else caster
    number = free_number(t)
    t.pending += (Condemn(caster, target, clock, t.turn, caster, number),)
    if target == t.emperor:
        t.history += (Aimed(caster, t.round, t.slots[caster]),)
        if is_pincer(t):
            t.tell(EVERYONE, "pincer", player=caster, target=target)
            take(t, number)
            kill(t, target, "pincer")
            return
    t.tell(EVERYONE, "condemned", player=caster, target=target, clock=clock)


def is_pincer(t: Court) -> bool:
    """Whether two different Rebels have condemned the Emperor in this round [BE-6.3] [BE-R12].

    The identity at the time of casting counts [BE-R61]; a Loyalist's Condemn does not [BE-R13].
    """
    aims = [deed for deed in t.history if type(deed) is Aimed and deed.round == t.round]
    rebels = [aim.seat for aim in aims if identity_of(faces_of(t, aim.cards)) == REBEL]
    return len(dict.fromkeys(rebels)) > 1


def numbers(t: Court) -> tuple[int, ...]:
    """The numbers of the waiting Condemns: each keeps its number while it waits [BE-R81]."""
    if t.version < 2:
        return tuple(range(len(t.pending)))
    return tuple([condemn.number for condemn in t.pending])


def numbered(t: Court) -> list[tuple[int, Condemn]]:
    """The waiting Condemns, each with its number, the oldest first."""
    return list(zip(numbers(t), t.pending, strict=True))


def free_number(t: Court) -> int:
    """The lowest number that no waiting Condemn has."""
    taken = numbers(t)
    return next(n for n in count() if n not in taken)


def waiting(t: Court, number: int) -> Condemn:
    """The waiting Condemn with this number."""
    return t.pending[numbers(t).index(number)]


def fitting(t: Court, card: str, seat: Seat) -> tuple[int, ...]:
    """The Condemns, by number, that this card of this player can answer [BE-R63]."""
    if not t.pending:
        return ()
    is_for_all = card == "clearance"  # [BE-4.7] [BE-R15]; the others protect only you [BE-R16]
    return tuple([n for n, each in numbered(t) if is_for_all or each.target == seat])


def block(t: Court, number: int) -> None:
    """Block a Condemn, which leaves; the Emperor's costs its target their hand [BE-5.1]."""
    condemn = take(t, number)
    is_emperors = condemn.caster == t.emperor
    facts = {"player": condemn.caster, "target": condemn.target, "emperors": is_emperors}
    t.tell(EVERYONE, "blocked", **facts)
    if is_emperors:
        discard_all(t, condemn.target)  # [BE-R19]


def turn_back(t: Court, number: int) -> Seat | None:
    """Send a Condemn back where it came from, due at the same time [BE-4.8] [BE-R17] [BE-R76].

    Gives its new target, or None if it is only blocked.
    """
    condemn = waiting(t, number)
    is_emperors = condemn.caster == t.emperor  # [BE-4.9] [BE-R18]
    if is_emperors or condemn.sender not in t.circle:  # [BE-R59]
        block(t, number)
        return None
    back = replace(condemn, target=condemn.sender, sender=condemn.target)
    t.pending = tuple([back if each is condemn else each for each in t.pending])
    t.tell(EVERYONE, "turned_back", player=condemn.target, target=condemn.sender)
    return back.target


def take(t: Court, number: int) -> Condemn:
    """Move a Condemn from the table to the discard pile [BE-R77]."""
    condemn = waiting(t, number)
    t.pending = tuple([each for each in t.pending if each is not condemn])
    t.discard += ("condemn",)
    return condemn


def is_due(t: Court, condemn: Condemn) -> bool:
    """Whether it is due at the end of this turn: the clock's first turn after its casting.

    A skipped turn does not count, so it waits for the next turn really taken [BE-4.5] [BE-R09].
    """
    return is_in_a_turn(t) and condemn.clock == t.active and condemn.turn < t.turn


def strike_all_due(t: Court) -> None:
    """Strike what is due, oldest first, until the game ends [BE-R49] [BE-R20]."""
    while t.result is None:
        due = [n for n, condemn in numbered(t) if is_due(t, condemn)]
        if not due:
            return
        condemn = take(t, due[0])
        t.tell(EVERYONE, "struck", player=condemn.caster, target=condemn.target)
        kill(t, condemn.target)


def kill(t: Court, seat: Seat, why: Why = "emperor_killed") -> None:
    """Kill a player: discard the hand, show the identity, close up the seat [BE-R05] [BE-R06].

    `why` is how the game ends if the player is the Emperor.
    """
    t.history += (Died(seat),)
    t.circle = tuple([p for p in t.circle if p != seat])
    t.standing = tuple([p for p in t.standing if p != seat])
    cards = t.slots[seat]
    for card in cards:
        show(t, card)
    shown = identity(t, seat)
    t.tell(EVERYONE, "died", player=seat, identity=shown, identities=faces_of(t, cards))
    discard_all(t, seat)
    drop_idle(t, seat)
    if seat == t.emperor:
        end(t, why)  # [BE-6.2] [BE-6.3] [BE-R03]
    elif not is_a_rebel_alive(t):
        end(t, "rebels_dead")  # [BE-6.1] [BE-R02]


def drop_idle(t: Court, dead: Seat) -> None:
    """Remove Condemns on the dead, and those whose clock has stopped [BE-R10]."""
    idle = [n for n, each in numbered(t) if dead in (each.target, each.clock)]
    for number in reversed(idle):
        condemn = take(t, number)
        if condemn.target != dead:
            t.tell(EVERYONE, "condemn_lapsed", player=condemn.caster, target=condemn.target)

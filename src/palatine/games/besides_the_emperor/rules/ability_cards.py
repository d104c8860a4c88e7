"""Chapter 4, ability cards: what each Action does, once it lies on the table."""

from collections.abc import Callable, Coroutine
from typing import Any

from palatine.core.atoms import PLAYERS
from palatine.core.decisions import ask, pick
from palatine.core.news import EVERYONE
from palatine.core.seats import Seat
from palatine.games.besides_the_emperor.rules import hands, identity_cards
from palatine.games.besides_the_emperor.rules.condemns import cast, victims
from palatine.games.besides_the_emperor.rules.hands import lay_down
from palatine.games.besides_the_emperor.rules.identity_cards import hidden_places, look, show
from palatine.games.besides_the_emperor.rules.instinct_cards import concern, open_window, threaten
from palatine.games.besides_the_emperor.rules.seats import change_seats, neighbours, others
from palatine.games.besides_the_emperor.rules.turns import (
    slot_of,
    slot_question,
    swappable,
    watched,
)
from palatine.games.besides_the_emperor.rules.winning import end, is_a_rebel_alive
from palatine.games.besides_the_emperor.state import EMPEROR, Court


async def action(t: Court) -> None:
    """The card on the table takes effect; then its window opens, unless it won [BE-R47]."""
    assert t.announced is not None
    await ACTIONS[t.announced](t, t.active)
    if t.result is None:
        lay_down(t)
        open_window(t, "act")


async def transposition(t: Court, seat: Seat) -> None:
    """Change seats with a neighbour [BE-4.2] [BE-R35]; who is next follows from it [BE-4.3]."""
    target = await ask(seat, pick("transposition", PLAYERS, partners(t, seat)))
    change_seats(t, seat, target)
    t.tell(EVERYONE, "seats_changed", player=seat, target=target)
    concern(t, target)


def partners(t: Court, seat: Seat) -> tuple[Seat, ...]:
    """With whom a player may change seats; the Emperor with anybody by an option [BE-5.4]."""
    if seat == t.emperor and t.emperor_transposition == "anyone":  # [BE-R68]
        return others(t, seat)
    return neighbours(t, seat)


async def condemn(t: Court, seat: Seat) -> None:
    """Condemn a player [BE-4.4]."""
    target = await ask(seat, pick("condemn", PLAYERS, victims(t, seat)))
    cast(t, seat, target)
    threaten(t, target)


async def swap(t: Court, seat: Seat) -> None:
    """Swap an own card, knowingly, for another player's, blindly [BE-4.10] [BE-R28] [BE-R29]."""
    target = await ask(seat, pick("swap", PLAYERS, swappable(t)))
    own = await ask(seat, slot_question("swap_own", seat, own_places(t, seat)))
    other = await ask(seat, slot_question("swap_other", target, (0, 1, 2)))
    facts = {"player": seat, "place": own + 1, "target": target, "other": other + 1}
    t.tell(EVERYONE, "swapped", **facts)
    identity_cards.swap(t, seat, own, target, other)
    concern(t, target)
    if not is_a_rebel_alive(t):
        lay_down(t)
        end(t, "last_rebel_turned")  # [BE-R31]


def own_places(t: Court, seat: Seat) -> tuple[int, ...]:
    """The own cards that may be swapped: never the Emperor's [BE-R29]."""
    return tuple([n for n, card in enumerate(t.slots[seat]) if t.faces[card] != EMPEROR])


async def investigation(t: Court, seat: Seat) -> None:
    """Look at two cards of one player, or one each of two [BE-4.12] [BE-R32] [BE-R71]."""
    one = await ask(seat, pick("investigation", PLAYERS, watched(t)))
    first = await ask(seat, slot_of(t, "look_at", one))
    rest = tuple([p for p in watched(t) if p != one or len(hidden_places(t, p)) > 1])
    two = await ask(seat, pick("investigation_second", PLAYERS, rest))
    second = await ask(seat, slot_of(t, "look_at", two, (first,) if one == two else ()))
    for target, place in ((one, first), (two, second)):
        t.tell(EVERYONE, "looked", player=seat, target=target, place=place + 1)
        look(t, seat, target, place)
        concern(t, target)


async def reveal(t: Court, seat: Seat) -> None:
    """Turn one face-down card face up, anybody's [BE-4.13] [BE-R33] [BE-R53] [BE-R54]."""
    targets = tuple([p for p in sorted(t.circle) if hidden_places(t, p)])
    target = await ask(seat, pick("reveal", PLAYERS, targets))
    place = await ask(seat, slot_of(t, "reveal_card", target))
    card = t.slots[target][place]
    show(t, card)
    facts = {"player": seat, "target": target, "place": place + 1}
    t.tell(EVERYONE, "revealed", **facts, face=t.faces[card])
    concern(t, target)


async def steal(t: Court, seat: Seat) -> None:
    """Take a player's whole hand; what is too much goes in the discarding phase [BE-4.17]."""
    target = await ask(seat, pick("steal", PLAYERS, others(t, seat)))  # [BE-R34] [BE-R55]
    hands.steal(t, seat, target)
    concern(t, target)


ACTIONS: dict[str, Callable[[Court, Seat], Coroutine[Any, Any, None]]] = {
    "transposition": transposition,
    "condemn": condemn,
    "swap": swap,
    "investigation": investigation,
    "reveal": reveal,
    "steal": steal,
}

"""Chapter 4, ability cards: what each Action does once it is on the table."""

from collections.abc import Callable, Coroutine
from typing import Any

from palatine.core.decisions import Reason, ask
from palatine.core.news import EVERYONE
from palatine.core.seats import Seat
from palatine.games.besides_the_emperor.rules import hands, identity_cards
from palatine.games.besides_the_emperor.rules.condemns import cast, victims, why_no_victim
from palatine.games.besides_the_emperor.rules.hands import lay_down
from palatine.games.besides_the_emperor.rules.identity_cards import hidden_places, look, show
from palatine.games.besides_the_emperor.rules.instinct_cards import concern, open_window, threaten
from palatine.games.besides_the_emperor.rules.players import whom
from palatine.games.besides_the_emperor.rules.seats import change_seats, neighbours, others
from palatine.games.besides_the_emperor.rules.turns import (
    looking,
    slot_question,
    swappable,
    watched,
    why_not_watched,
)
from palatine.games.besides_the_emperor.rules.winning import end, is_a_rebel_alive
from palatine.games.besides_the_emperor.state import EMPEROR, PLACES, Court


async def action(t: Court) -> None:
    """The card on the table takes effect; then its window opens, unless it won [BE-R47]."""
    assert t.announced is not None
    await ACTIONS[t.announced](t, t.active)
    if t.result is None:
        lay_down(t)
        open_window(t, "act")


async def transposition(t: Court, seat: Seat) -> None:
    """Change seats with a neighbour [BE-4.2] [BE-R35]; the new seats say who is next [BE-4.3]."""
    target = await ask(seat, whom("transposition", partners(t, seat), why_no_partner))
    change_seats(t, seat, target)
    t.tell(EVERYONE, "seats_changed", player=seat, target=target)
    concern(t, target)


def partners(t: Court, seat: Seat) -> tuple[Seat, ...]:
    """The players to change seats with; with an option, anybody for the Emperor [BE-5.4]."""
    if seat == t.emperor and t.emperor_transposition == "anyone":  # [BE-R68]
        return others(t, seat)
    return neighbours(t, seat)


def why_no_partner(t: Court, seat: Seat, player: Seat) -> Reason:
    """Why this player can't change seats: only neighbours do [BE-4.2]."""
    if player == seat:
        return Reason("BE-4.2", "not_yourself")
    return Reason("BE-4.2", "no_neighbour", {"player": player})


async def condemn(t: Court, seat: Seat) -> None:
    """Condemn a player [BE-4.4]."""
    target = await ask(seat, whom("condemn", victims(t, seat), why_no_victim))
    cast(t, seat, target)
    threaten(t, target)


async def swap(t: Court, seat: Seat) -> None:
    """Swap a known card of your own for another player's unseen one [BE-4.10] [BE-R28] [BE-R29]."""
    target = await ask(seat, whom("swap", swappable(t), why_not_swapped))
    own = await ask(seat, slot_question("swap_own", seat, own_places(t, seat), why_not_given_away))
    other = await ask(seat, slot_question("swap_other", target, (0, 1, 2)))
    facts = {"player": seat, "place": own + 1, "target": target, "other": other + 1}
    t.tell(EVERYONE, "swapped", **facts)
    identity_cards.swap(t, seat, own, target, other)
    concern(t, target)
    if not is_a_rebel_alive(t):
        lay_down(t)
        end(t, "last_rebel_turned")  # [BE-R31]


def why_not_swapped(t: Court, seat: Seat, player: Seat) -> Reason:
    """Why you can't swap this player's cards: your own [BE-4.10], or the Emperor's [BE-4.11]."""
    if player == seat:
        return Reason("BE-4.10", "not_yourself")
    return Reason("BE-4.11", "not_the_emperor")


def own_places(t: Court, seat: Seat) -> tuple[int, ...]:
    """Which of their own cards a player may swap: never the Emperor card [BE-R29]."""
    return tuple([n for n, card in enumerate(t.slots[seat]) if t.faces[card] != EMPEROR])


def why_not_given_away(t: Court, seat: Seat, atom: str) -> Reason | None:
    """The one card that may not be given away."""
    return Reason("BE-R29", "not_the_crown") if atom in PLACES.value else None


async def investigation(t: Court, seat: Seat) -> None:
    """Look at two cards of one player, or one card each of two [BE-4.12] [BE-R32] [BE-R71]."""
    one = await ask(seat, whom("investigation", watched(t), why_not_watched))
    first = await ask(seat, looking(t, one))
    rest = tuple([p for p in watched(t) if p != one or len(hidden_places(t, p)) > 1])
    two = await ask(seat, whom("investigation_second", rest, why_no_second))
    second = await ask(seat, looking(t, two, (first,) if one == two else ()))
    for target, place in ((one, first), (two, second)):
        t.tell(EVERYONE, "looked", player=seat, target=target, place=place + 1)
        look(t, seat, target, place)
        concern(t, target)


def why_no_second(t: Court, seat: Seat, player: Seat) -> Reason:
    """Why the second card can't be this player's: as with the first, or there is only one."""
    only = Reason("BE-R62", "no_second_card", {"player": player})
    return why_not_watched(t, seat, player) or only


async def reveal(t: Court, seat: Seat) -> None:
    """Turn one face-down card of any player face up [BE-4.13] [BE-R33] [BE-R53] [BE-R54]."""
    targets = tuple([p for p in sorted(t.circle) if hidden_places(t, p)])
    target = await ask(seat, whom("reveal", targets, why_not_revealed))
    question = slot_question("reveal_card", target, hidden_places(t, target), why_not_shown)
    place = await ask(seat, question)
    card = t.slots[target][place]
    show(t, card)
    facts = {"player": seat, "target": target, "place": place + 1}
    t.tell(EVERYONE, "revealed", **facts, face=t.faces[card])
    concern(t, target)


def why_not_revealed(t: Court, seat: Seat, player: Seat) -> Reason:
    """Why no card of this player can be revealed; your own can be [BE-R53]."""
    return Reason("BE-R54", "all_face_up", {"player": player})


def why_not_shown(t: Court, seat: Seat, atom: str) -> Reason | None:
    """Why not this card: it is already face up."""
    return Reason("BE-R54", "face_up_already") if atom in PLACES.value else None


async def steal(t: Court, seat: Seat) -> None:
    """Take a player's whole hand; the discarding phase takes care of the excess [BE-4.17]."""
    targets = others(t, seat)  # [BE-R34] [BE-R55]
    target = await ask(seat, whom("steal", targets, why_not_robbed))
    hands.steal(t, seat, target)
    concern(t, target)


def why_not_robbed(t: Court, seat: Seat, player: Seat) -> Reason:
    """Why not this player: you can't rob yourself."""
    return Reason("BE-4.17", "not_yourself")


ACTIONS: dict[str, Callable[[Court, Seat], Coroutine[Any, Any, None]]] = {
    "transposition": transposition,
    "condemn": condemn,
    "swap": swap,
    "investigation": investigation,
    "reveal": reveal,
    "steal": steal,
}

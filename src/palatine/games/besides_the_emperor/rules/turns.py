"""Chapter 3, the turn: draw, do one thing, discard."""

from functools import lru_cache
from typing import cast

from palatine.core.atoms import PLAYERS
from palatine.core.decisions import Pick, Several, ask, pick
from palatine.core.news import EVERYONE
from palatine.core.seats import Seat
from palatine.games.besides_the_emperor.components import INSTINCTS, Card, number
from palatine.games.besides_the_emperor.rules import hands
from palatine.games.besides_the_emperor.rules.hands import announce, discard
from palatine.games.besides_the_emperor.rules.identity_cards import hidden_places, look, mix
from palatine.games.besides_the_emperor.rules.instinct_cards import concern, open_window
from palatine.games.besides_the_emperor.rules.seats import others
from palatine.games.besides_the_emperor.state import (
    ABILITIES,
    ACTS,
    HAND,
    INVESTIGATE,
    PASS,
    PLACES,
    SHUFFLE,
    Court,
)

draw = hands.draw


async def act(t: Court) -> None:
    """The active player does exactly one thing [BE-3.3] [BE-R22]."""
    seat = t.active
    chosen = await ask(seat, acting(playable(t), bool(watched(t))))
    if chosen == INVESTIGATE:
        await investigate(t, seat)
    elif chosen == SHUFFLE:
        await shuffle_cards(t, seat)
    elif chosen == PASS:
        t.tell(EVERYONE, "passed", player=seat)
        end_of_act(t)  # [BE-R46] no window after a Pass
    else:
        announce(t, seat, cast(Card, chosen))  # [BE-3.4]
        t.phase = "action"


@lru_cache(maxsize=4096)
def acting(cards: tuple[str | None, ...], can_investigate: bool) -> Pick[str]:
    """What to do: a card that can be played, by its place in the hand, or one of the others."""
    plain = (INVESTIGATE, SHUFFLE, PASS) if can_investigate else (SHUFFLE, PASS)
    held = [(ACTS.atom[card], HAND[place]) for place, card in enumerate(cards) if card]
    atoms, at = tuple([atom for atom, _ in held]), tuple([where for _, where in held])
    return Pick("act", ACTS, (*atoms, *plain), (*at, *plain))


def playable(t: Court) -> tuple[str | None, ...]:
    """The hand, with None for what can't be the Action now: Instinct cards never are [BE-R60]."""
    return tuple([card if can_act(t, card) else None for card in t.hands[t.active]])


def can_act(t: Court, card: Card) -> bool:
    """Whether this card can be the Action: it must have something to aim at."""
    if card in INSTINCTS:
        return False
    if card == "swap":
        return bool(swappable(t))
    if card == "investigation":
        return sum(len(hidden_places(t, p)) for p in others(t, t.active)) > 1  # [BE-R62]
    if card == "reveal":
        return any(hidden_places(t, p) for p in t.circle)  # [BE-R54]
    return True


def swappable(t: Court) -> tuple[Seat, ...]:
    """Whose card can be swapped: never the Emperor's [BE-4.11]."""
    return tuple([p for p in others(t, t.active) if p != t.emperor])


def watched(t: Court) -> tuple[Seat, ...]:
    """Other living players with a card face down [BE-R26]."""
    return tuple([p for p in others(t, t.active) if hidden_places(t, p)])


async def investigate(t: Court, seat: Seat) -> None:
    """Look at one face-down card of another player [BE-3.5] [BE-R26]."""
    target = await ask(seat, pick("investigate", PLAYERS, watched(t)))
    place = await ask(seat, slot_of(t, "look_at", target))
    t.tell(EVERYONE, "looked", player=seat, target=target, place=place + 1)
    look(t, seat, target, place)
    concern(t, target)
    open_window(t, "act")


def slot_of(t: Court, kind: str, target: Seat, but: tuple[int, ...] = ()) -> Pick[int]:
    """The question for one of a player's face-down cards."""
    places = tuple([place for place in hidden_places(t, target) if place not in but])
    return slot_question(kind, target, places)


@lru_cache(maxsize=4096)
def slot_question(kind: str, target: Seat, places: tuple[int, ...]) -> Pick[int]:
    """The question for one of these places of a player."""
    at = tuple([f"identity:{target}:{place}" for place in places])
    return Pick(kind, PLACES, PLACES.of(places), at)


async def shuffle_cards(t: Court, seat: Seat) -> None:
    """Shuffle the own identity cards, then discard down to one card [BE-3.6] [BE-R27]."""
    t.tell(EVERYONE, "shuffled", player=seat)
    await mix(t, seat)
    if len(t.hands[seat]) > number("hand_after_shuffle"):
        t.phase = "trim"
    else:
        open_window(t, "act")


async def trim(t: Court) -> None:
    """After a Shuffle the player keeps one card [BE-3.6]."""
    await discard_down_to(t, number("hand_after_shuffle"))
    open_window(t, "act")


def end_of_act(t: Court) -> None:
    """The discarding phase, if there is anything to discard [BE-3.8]."""
    if len(t.hands[t.active]) > number("hand_limit"):
        t.phase = "discard"
    else:
        open_window(t, "end")


async def discarding(t: Court) -> None:
    """Discard down to two cards; a thief too [BE-3.8] [BE-R42] [BE-R50]."""
    await discard_down_to(t, number("hand_limit"))
    open_window(t, "end")


async def discard_down_to(t: Court, limit: int) -> None:
    """The active player chooses which cards go."""
    hand = t.hands[t.active]
    gone = await ask(t.active, discard_question(hand, len(hand) - limit))
    discard(t, t.active, cast(tuple[Card, ...], gone))


@lru_cache(maxsize=4096)
def discard_question(hand: tuple[str, ...], count: int) -> Several[str]:
    """Which cards to discard."""
    atoms = ABILITIES.of(hand)
    return Several("discard", ABILITIES, atoms, HAND[: len(hand)], least=count, most=count)

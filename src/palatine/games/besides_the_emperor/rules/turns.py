"""Chapter 3, the turn: draw, do one thing, discard."""

from functools import lru_cache
from typing import cast

from palatine.core.decisions import Pick, Reason, Several, WhyNot, ask, given
from palatine.core.news import EVERYONE
from palatine.core.seats import Seat
from palatine.games.besides_the_emperor.components import INSTINCTS, Card, number
from palatine.games.besides_the_emperor.rules import hands
from palatine.games.besides_the_emperor.rules.hands import announce, discard, offered
from palatine.games.besides_the_emperor.rules.identity_cards import hidden_places, look, mix
from palatine.games.besides_the_emperor.rules.instinct_cards import concern, open_window
from palatine.games.besides_the_emperor.rules.players import whom
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
    """The question what to do: play a card, by its place in the hand, or one of the other acts."""
    plain = (INVESTIGATE, SHUFFLE, PASS) if can_investigate else (SHUFFLE, PASS)
    atoms, at = offered(cards)
    return Pick("act", ACTS, (*atoms, *plain), (*at, *plain), why_not=why_not_act)


def why_not_act(t: Court, seat: Seat, atom: str) -> Reason:
    """Why this can't be done now, by the player's own hand and the face-down cards."""
    if atom in ABILITIES.value:
        return why_no_action(t, seat, ABILITIES.value[atom])
    if atom == INVESTIGATE:
        return Reason("BE-R26", "nothing_face_down")
    return Reason("BE-3.3", "one_act")


def playable(t: Court) -> tuple[str | None, ...]:
    """The hand, with None for what can't be the Action now; Instinct cards never can [BE-R60]."""
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


def why_no_action(t: Court, seat: Seat, card: str) -> Reason:
    """Why this card can't be the Action."""
    if card not in t.hands[seat]:
        return Reason("BE-3.4", "not_in_hand", {"card": card})
    if card in INSTINCTS:
        return Reason("BE-R60", "instinct_is_no_action", {"card": card})
    return Reason(AIM_RULES.get(card, "BE-4.1"), "nothing_to_aim", {"card": card})


AIM_RULES = {"swap": "BE-4.11", "investigation": "BE-R62", "reveal": "BE-R54"}


def swappable(t: Court) -> tuple[Seat, ...]:
    """The players whose cards can be swapped: never the Emperor [BE-4.11]."""
    return tuple([p for p in others(t, t.active) if p != t.emperor])


def watched(t: Court) -> tuple[Seat, ...]:
    """Other living players with a card face down [BE-R26]."""
    return tuple([p for p in others(t, t.active) if hidden_places(t, p)])


def why_not_watched(t: Court, seat: Seat, player: Seat) -> Reason | None:
    """Why nobody can look at a card of this player."""
    if player == seat:
        return Reason("BE-R26", "not_yourself")
    if not hidden_places(t, player):
        return Reason("BE-R26", "all_face_up", {"player": player})
    return None


async def investigate(t: Court, seat: Seat) -> None:
    """Look at one face-down card of another player [BE-3.5] [BE-R26]."""
    target = await ask(seat, whom("investigate", watched(t), why_not_watched))
    place = await ask(seat, looking(t, target))
    t.tell(EVERYONE, "looked", player=seat, target=target, place=place + 1)
    look(t, seat, target, place)
    concern(t, target)
    open_window(t, "act")


def looking(t: Court, target: Seat, but: tuple[int, ...] = ()) -> Pick[int]:
    """Which of a player's face-down cards to look at, except one named before [BE-R26]."""
    places = tuple([place for place in hidden_places(t, target) if place not in but])
    return slot_question("look_at", target, places, why_not_looked_at)


def why_not_looked_at(t: Court, seat: Seat, atom: str) -> Reason | None:
    """Why not this card: it is face up, or was named before."""
    return Reason("BE-R26", "face_up_already") if atom in PLACES.value else None


@lru_cache(maxsize=4096)
def slot_question(
    kind: str, target: Seat, places: tuple[int, ...], why_not: WhyNot | None = None
) -> Pick[int]:
    """The question for one of these places of a player."""
    at = tuple([f"identity:{target}:{place}" for place in places])
    return Pick(kind, PLACES, PLACES.of(places), at, why_not=why_not)


async def shuffle_cards(t: Court, seat: Seat) -> None:
    """Shuffle your identity cards, then discard down to one ability card [BE-3.6] [BE-R27]."""
    t.tell(EVERYONE, "shuffled", player=seat)
    await mix(t, seat)
    if len(t.hands[seat]) > number("hand_after_shuffle"):
        t.phase = "trim"
    else:
        open_window(t, "act")


async def trim(t: Court) -> None:
    """Keep only one card after a Shuffle [BE-3.6]."""
    await discard_down_to(t, number("hand_after_shuffle"), "BE-3.6")
    open_window(t, "act")


def end_of_act(t: Court) -> None:
    """Begin the discarding phase, if there is anything to discard [BE-3.8]."""
    if len(t.hands[t.active]) > number("hand_limit"):
        t.phase = "discard"
    else:
        open_window(t, "end")


async def discarding(t: Court) -> None:
    """Discard down to two cards, also after a Steal [BE-3.8] [BE-R42] [BE-R50]."""
    await discard_down_to(t, number("hand_limit"), "BE-3.8")
    open_window(t, "end")


async def discard_down_to(t: Court, limit: int, rule: str) -> None:
    """Let the active player choose which cards to discard, by this rule."""
    hand = t.hands[t.active]
    gone = await ask(t.active, discard_question(hand, len(hand) - limit, rule))
    discard(t, t.active, cast(tuple[Card, ...], gone))


@lru_cache(maxsize=4096)
def discard_question(hand: tuple[str, ...], count: int, rule: str) -> Several[str]:
    """Which cards to discard, by this rule."""
    atoms, at = ABILITIES.of(hand), HAND[: len(hand)]
    why_not = given(why_not_discard, rule)
    return Several("discard", ABILITIES, atoms, at, least=count, most=count, why_not=why_not)


def why_not_discard(t: Court, seat: Seat, atom: str, rule: str) -> Reason:
    """Why not: the card is not in the hand, or it is not the right number of cards."""
    card = ABILITIES.value.get(atom)
    if card is not None and card not in t.hands[seat]:
        return Reason(rule, "not_in_hand", {"card": card})
    return Reason(rule, "discard_count")

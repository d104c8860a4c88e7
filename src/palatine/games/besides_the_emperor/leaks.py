"""Planted leaks: while one is planted, the table tells too much, and the kit must find it.

Each replaces one function of the rules or the view with a typical mistake of games with hidden
hands, moving cards and cards at any time.
"""

from typing import Any

from palatine.core.cards import Handle, faces_of
from palatine.core.decisions import Pick, Reason, given
from palatine.core.game import Leak
from palatine.core.leaks import leak
from palatine.core.news import EVERYONE
from palatine.core.seats import Seat, Viewer, seats
from palatine.core.view import Thing, Zone
from palatine.games.besides_the_emperor import talk, view
from palatine.games.besides_the_emperor.components import CARDS, INSTINCTS
from palatine.games.besides_the_emperor.inference import least_of_all
from palatine.games.besides_the_emperor.rules import (
    ability_cards,
    condemns,
    hands,
    identity_cards,
    instinct_cards,
    players,
    rounds,
    turns,
)
from palatine.games.besides_the_emperor.rules.players import WhyNotThem
from palatine.games.besides_the_emperor.state import REBEL, Court, Mixed, Moment, deck, identity


def leaks() -> tuple[Leak, ...]:
    """All planted leaks."""
    choosing = [(m, "whom", whom_by_identity) for m in (ability_cards, instinct_cards, turns)]
    return (
        leak("asked only with an Instinct card", (instinct_cards, "invited", only_holders)),
        leak("standing pass ends by the hand", (turns, "open_window", woken_by_hand)),
        leak("slot tracked through a shuffle", (view, "is_known", tracked)),
        leak("shuffled cards shown", (turns, "mix", mixed_for_all)),
        leak(
            "looks shown to all", (turns, "look", shown_look), (ability_cards, "look", shown_look)
        ),
        leak("drawn card shown", (rounds, "draw", shown_draw)),
        leak("hands in every view", (view, "hand_zone", all_hands)),
        leak("identities in every view", (view, "public_marks", marks_of_all)),
        leak("swapped faces told to all", (identity_cards, "swap", shown_swap)),
        leak("stolen cards told to all", (hands, "steal", shown_steal)),
        leak("forced discard skipped", (turns, "discard_down_to", forced_discard_skipped)),
        leak("only Rebels may condemn the Emperor", (ability_cards, "victims", rebel_victims)),
        leak("only Rebels may condemn", (turns, "can_act", rebels_condemn)),
        leak("a Rebel's Condemn is told as one", (ability_cards, "cast", cast_by_role)),
        leak("the dead see everything", (view, "is_known", known_to_the_dead)),
        leak("deck order in the view", (view, "counters", deck_order)),
        leak("deck counted by kind", (view, "counters", deck_by_kind)),
        leak("notes of others", (view, "notes", all_notes)),
        leak("reason by identity", *choosing),
        leak("talk by identity", (talk, "why_not_about", talk_by_identity)),
    )


INVITED = instinct_cards.invited
OPEN = instinct_cards.open_window
KNOWN = view.is_known
MIX = identity_cards.mix
LOOK = identity_cards.look
SWAP = identity_cards.swap
DRAW = hands.draw
STEAL = hands.steal
HAND_ZONE = view.hand_zone
MARKS = view.public_marks
NOTES = view.notes
COUNTERS = view.counters
DOWN_TO = turns.discard_down_to
VICTIMS = condemns.victims
CAST = condemns.cast
CAN_ACT = turns.can_act
WHOM = players.whom
ABOUT = talk.why_not_about


def only_holders(t: Court) -> tuple[Seat, ...]:
    """A player without an Instinct card that fits is not even asked."""
    return tuple([p for p in INVITED(t) if any(instinct_cards.usable(t, p))])


def woken_by_hand(t: Court, moment: Moment) -> None:
    """A standing pass ends for those who hold an Instinct card."""
    holders = [p for p in t.standing if any(card in INSTINCTS for card in t.hands[p])]
    instinct_cards.concern(t, *holders)
    OPEN(t, moment)


def tracked(t: Court, viewer: Viewer, card: Handle) -> bool:
    """A player who saw a card before a shuffle still sees it where it is now."""
    for deed in t.history:
        if type(deed) is Mixed and card in deed.after:
            same = [old for old in deed.before if t.faces[old] == t.faces[card]]
            return KNOWN(t, viewer, card) or any(KNOWN(t, viewer, old) for old in same)
    return KNOWN(t, viewer, card)


async def mixed_for_all(t: Court, seat: Seat) -> None:
    """Everyone hears the new order of shuffled cards."""
    await MIX(t, seat)
    t.tell(EVERYONE, "own_cards", identities=faces_of(t, t.slots[seat]))


def shown_look(t: Court, seat: Seat, target: Seat, place: int) -> None:
    """Everyone hears what an investigation finds."""
    LOOK(t, seat, target, place)
    t.tell(EVERYONE, "card_seen", player=target, place=place, face=t.faces[t.slots[target][place]])


async def shown_draw(t: Court, seat: Seat) -> None:
    """Everyone hears which card was drawn."""
    await DRAW(t, seat)
    t.tell(EVERYONE, "card_drawn", drawn=t.hands[seat][-1] if t.hands[seat] else None)


def all_hands(t: Court, viewer: Viewer) -> tuple[Zone, ...]:
    """Every hand is in every packet, for the screen to hide."""
    zones = []
    for p in seats(t.players):
        things = tuple([Thing(f"hand:{n}", card) for n, card in enumerate(t.hands[p])])
        zones.append(Zone("hand", "hand", p, things))
    return (*HAND_ZONE(t, viewer), *zones)


def marks_of_all(t: Court) -> dict[Seat, tuple[str, ...]]:
    """Every seat shows its identity."""
    return {p: (*marks, f"role_{identity(t, p)}") for p, marks in MARKS(t).items()}


def shown_swap(t: Court, seat: Seat, own: int, target: Seat, other: int) -> None:
    """Everyone hears the faces of swapped cards."""
    faces = faces_of(t, (t.slots[seat][own], t.slots[target][other]))
    SWAP(t, seat, own, target, other)
    t.tell(EVERYONE, "swap_seen", face=faces[0], got=faces[1], identity=identity(t, seat))


def shown_steal(t: Court, thief: Seat, target: Seat) -> None:
    """Everyone hears which cards were stolen."""
    t.tell(EVERYONE, "stolen_seen", target=target, cards=t.hands[target])
    STEAL(t, thief, target)


async def forced_discard_skipped(t: Court, limit: int, rule: str) -> None:
    """A player whose cards are all equal is not asked which to discard."""
    hand = t.hands[t.active]
    if len(dict.fromkeys(hand)) > 1:
        await DOWN_TO(t, limit, rule)
    else:
        hands.discard(t, t.active, hand[limit:])


def rebel_victims(t: Court, seat: Seat) -> tuple[Seat, ...]:
    """A Loyalist beside the Emperor can't condemn him."""
    is_rebel = identity(t, seat) == REBEL
    return tuple([p for p in VICTIMS(t, seat) if p != t.emperor or is_rebel])


def rebels_condemn(t: Court, card: Any) -> bool:
    """A Loyalist can't play a Condemn."""
    return CAN_ACT(t, card) and (card != "condemn" or identity(t, t.active) == REBEL)


def cast_by_role(t: Court, caster: Seat, target: Seat) -> None:
    """The table hears whether a Rebel has condemned somebody."""
    t.tell(EVERYONE, "condemned_by", identity=identity(t, caster))
    CAST(t, caster, target)


def known_to_the_dead(t: Court, viewer: Viewer, card: Handle) -> bool:
    """The dead see all cards."""
    return KNOWN(t, viewer, card) or (viewer in seats(t.players) and viewer not in t.circle)


def deck_order(t: Court) -> dict[str, int | bool]:
    """A number gives away the top card."""
    return {**COUNTERS(t), "top": CARDS.index(deck(t)[0]) if deck(t) else -1}


def deck_by_kind(t: Court) -> dict[str, int | bool]:
    """A counter shows how many Condemns are left in the deck."""
    return {**COUNTERS(t), "condemns": deck(t).count("condemn")}


def all_notes(t: Court, viewer: Viewer, least: Any) -> tuple[Any, ...]:
    """The notes show what others are sure of."""
    everyones = [NOTES(t, p, least_of_all(t, p)) for p in seats(t.players)]
    return tuple([note for each in everyones for note in each])


def whom_by_identity(
    kind: str, those: tuple[Seat, ...], why_not: WhyNotThem = players.nothing_against
) -> Pick[Seat]:
    """The refusal depends on the identity."""
    return WHOM(kind, those, given(reason_by_identity, why_not))


def reason_by_identity(t: Court, seat: Seat, player: Seat, why_not: WhyNotThem) -> Reason | None:
    """The rule's reason, but another sentence for a Rebel."""
    reason = why_not(t, seat, player)
    if reason is not None and identity(t, player) == REBEL:
        return Reason(reason.rule, "not_yourself")
    return reason


def talk_by_identity(t: Court, seat: Seat, player: Seat) -> Reason | None:
    """Nobody may speak about a Rebel."""
    if t.slots and player < t.players and identity(t, player) == REBEL:
        return Reason("BE-R75", "not_about_yourself")
    return ABOUT(t, seat, player)

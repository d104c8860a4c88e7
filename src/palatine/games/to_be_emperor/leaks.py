"""Planted leaks: while one is planted, the table tells too much, and the kit must find it.

Each replaces one function of the rules or the view with a mistake that is easy to make.
"""

import msgspec

from palatine.core.cards import Handle, faces_of
from palatine.core.decisions import Reason
from palatine.core.game import Leak
from palatine.core.leaks import leak
from palatine.core.news import EVERYONE
from palatine.core.seats import PUBLIC, Seat, Viewer, seats
from palatine.core.view import Note, Thing, Zone
from palatine.games.to_be_emperor import view
from palatine.games.to_be_emperor.rules import (
    abilities,
    acquire_phase,
    coin,
    end_phase,
    knowledge,
    main_phase,
    payment,
    resource_phase,
    table,
    turns,
)
from palatine.games.to_be_emperor.rules.payment import WhyNotDue
from palatine.games.to_be_emperor.rules.scenes import SCENES
from palatine.games.to_be_emperor.state import COIN, KNOWLEDGE, MIGHT, Forum

ZONES = view.zones
COUNTERS = view.counters
NOTES = view.notes
DRAW = table.draw
STUDY = knowledge.study
KEEP = knowledge.keep_cards
SORT = knowledge.sort
USE_ASSETS = table.use_assets
GO_ON = turns.go_on
PAY = payment.pay
PLAY = table.play_from_hand
WHY_NOT_USE = main_phase.why_not_use
DRAW_ONE = end_phase.draw_one
HANDS_BY_SEAT = view.secret_zone


def leaks() -> tuple[Leak, ...]:
    """All planted leaks."""
    drawing = [(module, "draw", draw_shown) for module in (main_phase, coin, end_phase)]
    paying = [(module, "pay", only_the_able) for module in (acquire_phase, resource_phase)]
    return (
        leak("a Knowledge draw seen", (abilities, "study", study_shown)),
        leak("kept cards told to all", (knowledge, "keep_cards", kept_shown)),
        leak("top and bottom counted", (SCENES, "sort", split_shown)),
        leak("the top of the deck shown after Knowledge", (view, "zones", known_top)),
        leak("asked to pay only if he could", *paying),
        leak("end question skipped", (main_phase, "go_on", end_skipped)),
        leak("asked to pass only with cards to use", (SCENES, "act", pass_skipped)),
        leak("a hand in the view", (view, "secret_zone", hands_open)),
        leak("backs of a hand with handles", (view, "zones", tracked_hands)),
        leak("a card tracked through hand and pool", (table, "play_from_hand", tracked_play)),
        leak("played from which place in the hand", (table, "play_from_hand", place_shown)),
        leak("the card drawn by a token shown", *drawing),
        leak("deck order in a counter", (view, "counters", deck_fingerprint)),
        leak("senate deck order in a counter", (view, "counters", senate_fingerprint)),
        leak("notes of others", (view, "notes", all_notes)),
        leak("resources in hands counted", (view, "counters", hand_icons)),
        leak("a reason by another's hand", (main_phase, "why_not_use", reason_by_hand)),
        leak("the draw shown at the round's end", (SCENES, "end", draw_by_face)),
    )


def study_shown(t: Forum, seat: Seat) -> None:
    """Everyone hears what Knowledge draws."""
    STUDY(t, seat)
    t.tell(EVERYONE, "studied_openly", cards=faces_of(t, t.flow[-1].cards))


def kept_shown(t: Forum, seat: Seat, kept: tuple[Handle, ...]) -> None:
    """Everyone hears which cards are kept."""
    KEEP(t, seat, kept)
    t.tell(EVERYONE, "kept_openly", cards=faces_of(t, kept))


async def split_shown(t: Forum) -> None:
    """Everyone hears how many cards went on top."""
    number = len(t.flow)
    await SORT(t)
    t.tell(EVERYONE, "sorted_openly", top=len(t.flow[number - 1].top))


def known_top(t: Forum, viewer: Viewer) -> tuple[Zone, ...]:
    """A card that somebody put on top is face up for all."""
    tops = [card for flow in t.flow for card in flow.top]
    things = [Thing("top", t.faces[card]) for card in t.deck[:1] if card in tops]
    return (*ZONES(t, viewer), Zone("top", "pile", things=tuple(things)))


async def only_the_able(
    t: Forum, seat: Seat, due: tuple[str, ...], why_not_due: WhyNotDue
) -> tuple[str, ...]:
    """A player who can't pay any senator is not asked."""
    question = payment.paying(t, seat, due, why_not_due)
    if not any(card in question.next_atoms([]) for card in due):
        return ()
    return await PAY(t, seat, due, why_not_due)


def end_skipped(t: Forum) -> None:
    """After spending tokens, a player with nothing to use is not asked."""
    if t.has_placed and not abilities.usable(t, t.active):
        t.has_used = True
    GO_ON(t)


async def pass_skipped(t: Forum) -> None:
    """Without tokens, a player with nothing to use passes without being asked."""
    seat = t.active
    if not t.has_placed and not turns.can_place(t, seat) and not abilities.usable(t, seat):
        t.passes += 1
        turns.end_turn(t)
        return
    await main_phase.act(t)


def hands_open(
    t: Forum, name: str, prefix: str, seat: Seat, faces: tuple[str, ...], viewer: Viewer
) -> Zone:
    """Every phone holds every hand, for the screen to hide."""
    return HANDS_BY_SEAT(t, name, prefix, seat, faces, seat if viewer != PUBLIC else viewer)


def tracked_hands(t: Forum, viewer: Viewer) -> tuple[Zone, ...]:
    """Backs in a hand give away the card's place in the deck."""
    things = [Thing(f"thing:{card}") for hand in t.hands for card in hand]
    return (*ZONES(t, viewer), Zone("tracked", "hand", things=tuple(things)))


def tracked_play(t: Forum, seat: Seat, name: str) -> str:
    """A played card gives away its place in the deck."""
    lying = PLAY(t, seat, name)
    t.tell(EVERYONE, "played_card", card=t.flow[-1].cards[0])
    return lying


def place_shown(t: Forum, seat: Seat, name: str) -> str:
    """A played card gives away its place in the hand, and so when it was drawn."""
    hand = t.hands[seat]
    lying = PLAY(t, seat, name)
    t.tell(EVERYONE, "played_from", place=hand.index(t.flow[-1].cards[0]))
    return lying


def draw_shown(t: Forum, seat: Seat, count: int) -> None:
    """Everyone hears what a token draws."""
    DRAW(t, seat, count)
    t.tell(EVERYONE, "drew_openly", cards=faces_of(t, t.flow[-1].cards))


def deck_fingerprint(t: Forum) -> dict[str, int | bool]:
    """A number gives away the order of the asset deck."""
    names = sorted(dict.fromkeys(t.faces))
    order = sum([names.index(t.faces[card]) * 20**n for n, card in enumerate(t.deck[:8])])
    return {**COUNTERS(t), "table": order}


def senate_fingerprint(t: Forum) -> dict[str, int | bool]:
    """A number gives away the next senator."""
    hidden = t.senate_order[t.seated :]
    return {**COUNTERS(t), "table": sorted(hidden).index(hidden[0]) if hidden else 0}


def all_notes(t: Forum, viewer: Viewer) -> tuple[Note, ...]:
    """The notes show where others have put cards."""
    return tuple([note for seat in seats(t.players) for note in NOTES(t, seat)])


def hand_icons(t: Forum) -> dict[str, int | bool]:
    """A counter shows how much Might is in all hands together."""
    held = [card for hand in t.hands for card in hand]
    might = [table.gives(t, f"hand:{name}")[1] for name in faces_of(t, held)]
    return {**COUNTERS(t), "might_in_hands": sum(might)}


def reason_by_hand(t: Forum, seat: Seat, use: str) -> Reason | None:
    """The refusal tells whether the next player could use the ability."""
    reason = WHY_NOT_USE(t, seat, use)
    after = Seat((seat + 1) % t.players)
    could = [r for r in (COIN, MIGHT, KNOWLEDGE) if abilities.is_affordable(t, after, r)]
    facts = {**reason.facts, "next": len(could)} if reason else {}
    return msgspec.structs.replace(reason, facts=facts) if reason else None


async def draw_by_face(t: Forum) -> None:
    """Everyone hears which card is drawn at the end of a round."""
    seat, count = t.queue[0], len(t.flow)
    await DRAW_ONE(t)
    for flow in t.flow[count : count + 1]:
        if (flow.kind, flow.seat) == ("drew", seat):
            t.tell(EVERYONE, "drew_openly", cards=faces_of(t, flow.cards))

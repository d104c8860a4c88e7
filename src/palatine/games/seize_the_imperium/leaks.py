"""Planted leaks: while one is planted, the table tells too much, and the kit must find it.

Each replaces one function of the rules, the view or the reasons with a typical mistake of games
with hands, facedown cards and Reactions at any moment.
"""

from collections.abc import Callable

from palatine.core.cards import Handle, faces_of
from palatine.core.decisions import Reason
from palatine.core.game import Leak
from palatine.core.leaks import leak
from palatine.core.news import EVERYONE, Fact
from palatine.core.seats import PUBLIC, Seat, Viewer, seats
from palatine.core.view import SeatView, Thing, Zone
from palatine.games.seize_the_imperium import view
from palatine.games.seize_the_imperium.cards import CHARACTERS, TACTICS, WORLDS
from palatine.games.seize_the_imperium.names import ASSETS
from palatine.games.seize_the_imperium.rules import (
    abilities,
    allocation_phase,
    duel,
    hands_and_decks,
    playing,
    reactions,
    resupply_phase,
    secret_choices,
    setup,
    supply_effects,
    victory_phase,
)
from palatine.games.seize_the_imperium.state import Galaxy, Moment


def leaks() -> tuple[Leak, ...]:
    """All planted leaks."""
    drawing = [(each, "draw_assets", drawn_shown) for each in (resupply_phase, victory_phase)]
    taking = [(each, "take_from_hand", place_shown) for each in (reactions, allocation_phase)]
    short = (setup.FirstTurn, "play", end_after_setup)
    further = ((secret_choices.Further, "play", further_early), short)
    return (
        leak("a prompt only with a card to play", (reactions, "could_play", by_hand)),
        leak("always asked, but for an empty hand", (reactions, "is_asked", asked_by_hand)),
        leak(
            "asked to allocate only with a Unit",
            (allocation_phase.Allocate, "play", only_with_units),
        ),
        leak("asked to settle only who can", (resupply_phase.Settle, "play", only_who_can_settle)),
        leak(
            "asked to recruit only who can",
            (allocation_phase.Recruit, "play", only_who_can_recruit),
        ),
        leak("facedown World cards named", (view, "secret_zone", opened("reserve", True))),
        leak("facedown Characters named", (view, "secret_zone", opened("area", True))),
        leak("a hand in every view", (view, "secret_zone", opened("hand", False))),
        leak("cards followed from the deck", (view, "secret_zone", tracked)),
        leak("deck order in a counter", (view, "counters", deck_order)),
        leak("System Deck order in a counter", (view, "counters", system_order)),
        leak("Reactions in the deck counted", (view, "counters", deck_by_kind)),
        leak("Reactions in hands counted", (view, "seat_view", hand_by_kind)),
        leak("facedown World cards in the points", (view, "seat_view", hidden_points)),
        leak("Throne Worlds told early", (secret_choices.Thrones, "play", thrones_early), short),
        leak("Lead Characters told early", (secret_choices.Leads, "play", leads_early), short),
        leak("bids told early", (setup.Bid, "play", bid_early), short),
        leak("drawn cards told to all", *drawing),
        leak("a drawn Character told to all", (resupply_phase, "draw_character", character_shown)),
        leak("a drawn World card told to all", (victory_phase.SystemDraw, "play", world_shown)),
        leak("played from which place in the hand", *taking),
        leak("what is looked at told to all", (supply_effects.Sort, "play", look_shown)),
        leak("what was put on top told to all", (supply_effects.Sort, "play", sort_shown)),
        leak("a reason by another's hand", (allocation_phase, "not_allocated", reason_by_hand)),
        leak(
            "a question's facts by another's hand",
            (allocation_phase, "ready_points", by_others),
        ),
        leak("further World cards told early", *further, variant="accelerated"),
        *duel_leaks(),
    )


def duel_leaks() -> tuple[Leak, ...]:
    """Leaks of what duels hide: the pools, the Tactics brought, and the next World card."""
    return (
        leak("a pool told to all", (duel.Draft, "play", draft_shown), variant="duels"),
        leak("Tactics brought told to all", (duel.Arm, "play", arm_shown), variant="duels"),
        leak("what rests named", (view, "secret_zone", opened("resting", True)), variant="duels"),
        leak("the next duel in a counter", (view, "counters", system_order), variant="duels"),
        leak("asked by what was brought", (reactions, "could_play", by_hand), variant="duels"),
    )


ASKED = reactions.is_asked
ALLOCATE, SETTLE, RECRUIT = (
    allocation_phase.Allocate.play,
    resupply_phase.Settle.play,
    allocation_phase.Recruit.play,
)
THRONES, LEADS, BID = secret_choices.Thrones.play, secret_choices.Leads.play, setup.Bid.play
FURTHER, DRAFT, ARM = secret_choices.Further.play, duel.Draft.play, duel.Arm.play
SYSTEM_DRAW, SORT = victory_phase.SystemDraw.play, supply_effects.Sort.play
SECRET = view.secret_zone
COUNTERS = view.counters
SEAT_VIEW = view.seat_view
DRAW = hands_and_decks.draw_assets
DRAW_CHARACTER = resupply_phase.draw_character
TAKE = hands_and_decks.take_from_hand
NOT_ALLOCATED = allocation_phase.not_allocated


# Prompts


def by_hand(t: Galaxy, seat: Seat, moment: Moment) -> bool:
    """Only a player with a card for this moment is asked."""
    faces = faces_of(t, t.hands[seat])
    return any(f in TACTICS and playing.is_playable(t, seat, f, moment) for f in faces)


def asked_by_hand(t: Galaxy, seat: Seat, moment: Moment) -> bool:
    """A player without any Reaction card is not asked."""
    has_some = any(face in TACTICS for face in faces_of(t, t.hands[seat]))
    return ASKED(t, seat, moment) and (has_some or bool(abilities.usable(t, seat, moment)))


async def only_with_units(scene: allocation_phase.Allocate, t: Galaxy) -> None:
    """A player without a Unit card to allocate is not asked."""
    uses = abilities.own_abilities(t, scene.seat, "own_allocation")
    if allocation_phase.allocatable(t, scene.seat) or uses:
        await ALLOCATE(scene, t)


async def only_who_can_settle(scene: resupply_phase.Settle, t: Galaxy) -> None:
    """A player who can't pay for any facedown World card is not asked."""
    uses = abilities.own_abilities(t, scene.seat, "own_resupply")
    if resupply_phase.settleable(t, scene.seat) or uses:
        await SETTLE(scene, t)


async def only_who_can_recruit(scene: allocation_phase.Recruit, t: Galaxy) -> None:
    """A player who can't pay for any facedown Character is not asked."""
    uses = abilities.own_abilities(t, scene.seat, "own_allocation")
    if allocation_phase.recruits(t, scene.seat) or uses:
        await RECRUIT(scene, t)


# Views


def opened(zone: str, to_the_screen: bool) -> Callable[..., Zone]:
    """Every packet has the hidden cards of these zones, for the screen to hide."""

    def shown(
        t: Galaxy,
        name: str,
        prefix: str,
        family: str,
        cards: tuple[Handle, ...],
        seat: Seat,
        viewer: Viewer,
    ) -> Zone:
        is_open = name == zone and (to_the_screen or viewer != PUBLIC)
        return SECRET(t, name, prefix, family, cards, seat, seat if is_open else viewer)

    return shown


def tracked(
    t: Galaxy,
    name: str,
    prefix: str,
    family: str,
    cards: tuple[Handle, ...],
    seat: Seat,
    viewer: Viewer,
) -> Zone:
    """Backs in a hand give away the card's place in the deck."""
    if name != "hand" or viewer == seat:
        return SECRET(t, name, prefix, family, cards, seat, viewer)
    return Zone(name, "hand", seat, tuple([Thing(f"thing:{card}") for card in cards]))


def deck_order(t: Galaxy) -> dict[str, int | bool]:
    """A number gives away the cards on top of the Asset Decks."""
    tops = [deck[0] for deck in t.asset_decks if deck]
    return {**COUNTERS(t), "table": sum([ASSETS.index(face) for face in faces_of(t, tops)])}


def system_order(t: Galaxy) -> dict[str, int | bool]:
    """A number gives away the next World cards."""
    tops = [deck[0] for deck in t.system_decks if deck]
    return {**COUNTERS(t), "table": sum([WORLDS[face].cost[0] for face in faces_of(t, tops)])}


def deck_by_kind(t: Galaxy) -> dict[str, int | bool]:
    """A counter shows how many Reaction cards are left in the Asset Decks."""
    left = [face for deck in t.asset_decks for face in faces_of(t, deck)]
    return {**COUNTERS(t), "reactions": len([face for face in left if face in TACTICS])}


def hand_by_kind(t: Galaxy, seat: Seat) -> SeatView:
    """A counter shows how many Reaction cards a hand holds."""
    one = SEAT_VIEW(t, seat)
    held = [face for face in faces_of(t, t.hands[seat]) if face in TACTICS]
    return SeatView(seat, one.marks, (), {**one.counters, "reactions": len(held)})


def hidden_points(t: Galaxy, seat: Seat) -> SeatView:
    """A counter shows the points of a player's facedown World cards."""
    one = SEAT_VIEW(t, seat)
    hidden = [WORLDS[face].cost[0] for face in faces_of(t, t.reserves[seat])]
    return SeatView(seat, one.marks, (), {**one.counters, "reserve": sum(hidden)})


# News


async def end_after_setup(scene: setup.FirstTurn, t: Galaxy) -> None:
    """Not a leak: what is told early is shown soon after, so that only the moments in between show
    it. A whole game has few of these, and it would take ten times as long to find them."""
    victory_phase.finish(t, "turn_limit_draw", seats(t.players))


async def thrones_early(scene: secret_choices.Thrones, t: Galaxy) -> None:
    """Everyone hears the Throne Worlds as soon as they are chosen."""
    await THRONES(scene, t)
    chosen = [card for card in t.thrones if card is not None]
    t.tell(EVERYONE, "thrones_chosen", cards=faces_of(t, chosen))


async def leads_early(scene: secret_choices.Leads, t: Galaxy) -> None:
    """Everyone hears the total cost of the Lead Characters as soon as they are chosen."""
    await LEADS(scene, t)
    costs = [secret_choices.cost_of(t, card) for card in t.leads]
    t.tell(EVERYONE, "leads_chosen", cost=sum(costs))


async def further_early(scene: secret_choices.Further, t: Galaxy) -> None:
    """Everyone hears further World cards as soon as they are chosen."""
    await FURTHER(scene, t)
    chosen = [card for cards in t.further for card in cards]
    t.tell(EVERYONE, "further_chosen", cards=faces_of(t, chosen))


async def draft_shown(scene: duel.Draft, t: Galaxy) -> None:
    """Everyone hears the cards of a pool as soon as they are chosen."""
    await DRAFT(scene, t)
    t.tell(EVERYONE, "drafted_openly", cards=faces_of(t, t.pools[0]))


async def arm_shown(scene: duel.Arm, t: Galaxy) -> None:
    """Everyone hears what a player's Tactics for a duel cost, not just how many there are."""
    await ARM(scene, t)
    costs = [duel.tactic_points(face) for face in faces_of(t, t.hands[scene.seat])]
    t.tell(EVERYONE, "armed_openly", cost=sum(costs))


async def bid_early(scene: setup.Bid, t: Galaxy) -> None:
    """Everyone hears at once what is discarded for the bid."""
    seat = t.bidding[0]
    await BID(scene, t)
    t.tell(EVERYONE, "bid_openly", cards=faces_of(t, t.bids[seat]))


def drawn_shown(t: Galaxy, seat: Seat, count: int) -> int:
    """Everyone hears which cards are drawn."""
    drawn = DRAW(t, seat, count)
    new = t.hands[seat][len(t.hands[seat]) - drawn :]
    t.tell(EVERYONE, "drew_openly", cards=faces_of(t, new))
    return drawn


def character_shown(t: Galaxy, seat: Seat) -> None:
    """Everyone hears the class of the Character that is drawn."""
    DRAW_CHARACTER(t, seat)
    classes = [CHARACTERS[face].profession for face in faces_of(t, t.areas[seat][-1:])]
    t.tell(EVERYONE, "drew_openly", classes=tuple(classes))


async def world_shown(scene: victory_phase.SystemDraw, t: Galaxy) -> None:
    """Everyone hears which World card is drawn."""
    before = t.reserves[scene.seat]
    await SYSTEM_DRAW(scene, t)
    new = [card for card in t.reserves[scene.seat] if card not in before]
    t.tell(EVERYONE, "drew_openly", cards=faces_of(t, new))


def place_shown(t: Galaxy, seat: Seat, face: str) -> Handle:
    """A played card gives away its place in the hand, and so when it was drawn."""
    hand = t.hands[seat]
    card = TAKE(t, seat, face)
    t.tell(EVERYONE, "played_from", place=hand.index(card))
    return card


async def look_shown(scene: supply_effects.Sort, t: Galaxy) -> None:
    """Everyone hears what a player looks at."""
    t.tell(EVERYONE, "looked_openly", cards=faces_of(t, t.asset_decks[scene.seat][: scene.count]))
    await SORT(scene, t)


async def sort_shown(scene: supply_effects.Sort, t: Galaxy) -> None:
    """Everyone hears which card a player puts on top of the deck."""
    await SORT(scene, t)
    t.tell(EVERYONE, "sorted_openly", cards=faces_of(t, t.asset_decks[scene.seat][:1]))


# Answers to a seat that asks


def others_reactions(t: Galaxy, seat: Seat) -> int:
    """How many Reaction cards the others hold."""
    others = [face for p in seats(t.players) if p != seat for face in faces_of(t, t.hands[p])]
    return len([face for face in others if face in TACTICS])


def reason_by_hand(t: Galaxy, seat: Seat, atom: str) -> Reason | None:
    """The refusal tells how many Reaction cards the others hold."""
    found = NOT_ALLOCATED(t, seat, atom)
    more: dict[str, Fact] = {"others": others_reactions(t, seat)}
    return Reason(found.rule, found.id, {**found.facts, **more}) if found is not None else None


def by_others(t: Galaxy, seat: Seat) -> dict[str, Fact]:
    """The prompt warns of Reaction cards that the others hold."""
    return {"count": others_reactions(t, seat)}

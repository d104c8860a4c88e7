"""Chapter 2, setup: decks, Throne Worlds and Lead Characters in secret, the bid, the Regent."""

from palatine.core.atoms import PLAYERS, name_of
from palatine.core.cards import Handle, faces_of, in_order, mint, without
from palatine.core.chance import draw_one, shuffle
from palatine.core.decisions import Several, ask, together
from palatine.core.news import EVERYONE
from palatine.core.seats import Seat, changed, in_turn, seats
from palatine.games.seize_the_imperium.cards import CHARACTERS, TACTICS, WORLDS
from palatine.games.seize_the_imperium.decks import DECKS
from palatine.games.seize_the_imperium.rules.table import (
    card_pick,
    discard,
    gain,
    hand_names,
    held,
    missions_of,
    push,
    take_from_hand,
    throne_of,
    turn_into_discard,
    turn_up,
)
from palatine.games.seize_the_imperium.state import (
    ACTS,
    DEFAULT_WATCH,
    NONE,
    Character,
    Choice,
    Galaxy,
    Item,
    World,
)

PURSE = 6  # [SI-2.3]


def purse(t: Galaxy) -> int:
    """The Resource counters of the beginning; more in an accelerated game [SI-13.5]."""
    return 10 if t.accelerated == "on" else PURSE


def is_basic(t: Galaxy) -> bool:
    """Whether the Basic Introduction is played: no Characters, no Reactions [SI-13.1]."""
    return t.game == "basic"


async def deal(t: Galaxy, item: Item) -> None:
    """Shuffle three decks for each player and draw [SI-2.1] [SI-2.2]."""
    nobody: tuple[tuple[Handle, ...], ...] = ((),) * t.players
    t.hands = t.asset_decks = t.areas = t.character_decks = nobody
    t.reserves = t.system_decks = t.further = t.bids = nobody
    t.thrones = t.leads = (None,) * t.players
    t.discards = ((),) * t.players
    t.turns = t.stakes = (0,) * t.players
    t.watch = tuple([DEFAULT_WATCH for _ in seats(t.players)])
    t.resources = (purse(t),) * t.players  # [SI-2.3] [SI-R08]
    assets = 8 if t.players > 4 else 6  # [SI-2.2] [SI-R85]
    worlds = 5 if t.accelerated == "on" else 3
    for seat in seats(t.players):
        t.asset_decks = changed(t.asset_decks, seat, await shuffled(t, seat, "assets"))
        t.character_decks = changed(t.character_decks, seat, await shuffled(t, seat, "characters"))
        t.system_decks = changed(t.system_decks, seat, await shuffled(t, seat, "worlds"))
        t.hands, t.asset_decks = dealt(t.hands, t.asset_decks, seat, assets)
        t.areas, t.character_decks = dealt(t.areas, t.character_decks, seat, 3)
        t.reserves, t.system_decks = dealt(t.reserves, t.system_decks, seat, worlds)
    t.dealt = len(t.faces)
    t.drawn = (assets,) * t.players
    push(t, *stages(t))


def stages(t: Galaxy) -> tuple[Item, ...]:
    """What is chosen, bid and shown, in order."""
    if is_basic(t):
        return tuple([Item(k) for k in ("thrones", "reveal_thrones", "reveal_leads", "first_turn")])
    bid = (Item("first_bidder"), Item("bid"), Item("reveal_bids"))
    shown = (Item("reveal_thrones"), Item("reveal_leads"), Item("first_turn"))
    return (Item("thrones"), Item("leads"), *further_choices(t), *bid, *shown)


def further_choices(t: Galaxy) -> tuple[Item, ...]:
    """In an accelerated game two more World cards can be chosen with a Throne World [SI-R82]."""
    return (Item("further"), Item("further")) if t.accelerated == "on" else ()


def deck_cards(t: Galaxy, seat: Seat, part: str) -> tuple[str, ...]:
    """The cards of one of a player's decks; in the Basic Introduction some are set aside."""
    cards = DECKS[t.decks[seat]].cards(part)
    if is_basic(t):
        cards = tuple([c for c in cards if c not in TACTICS and c not in CHARACTERS])
    return cards


async def shuffled(t: Galaxy, seat: Seat, part: str) -> tuple[Handle, ...]:
    """One of a player's decks in an order that nature gives."""
    cards = deck_cards(t, seat, part)
    return mint(t, in_order(cards, await shuffle(part, cards))) if cards else ()


Piles = tuple[tuple[Handle, ...], ...]


def dealt(into: Piles, decks: Piles, seat: Seat, count: int) -> tuple[Piles, Piles]:
    """Cards from the top of a deck go to a player's own place."""
    deck = decks[seat]
    return changed(into, seat, into[seat] + deck[:count]), changed(decks, seat, deck[count:])


# Throne Worlds and Lead Characters, in secret


def cost_of(t: Galaxy, handle: Handle | None) -> int:
    """What a facedown World or Character card costs."""
    if handle is None:
        return 0
    face = t.faces[handle]
    return WORLDS[face].cost[0] if face in WORLDS else CHARACTERS[face].cost[0]


def cheapest_lead(t: Galaxy, seat: Seat) -> int:
    """The least that a Lead Character can cost this player."""
    if t.leads[seat] is not None:
        return cost_of(t, t.leads[seat])
    return min([cost_of(t, card) for card in t.areas[seat]], default=0)


def open_thrones(t: Galaxy, seat: Seat) -> tuple[Handle, ...]:
    """World cards that can be chosen: with a Lead Character they cost no more than the purse
    [SI-2.4] [SI-R01], and none is one that shows already [SI-R04]."""
    most = purse(t) - cheapest_lead(t, seat)
    showing = [each.face for each in t.worlds]
    fitting = [card for card in t.reserves[seat] if cost_of(t, card) <= most]
    return tuple([card for card in fitting if t.faces[card] not in showing])


def make_choosable(t: Galaxy, seat: Seat) -> None:
    """Whoever has no World card to choose shows one after the other, and draws [SI-R02]."""
    while not open_thrones(t, seat):
        if seat not in t.forced:
            t.forced += (seat,)
        last = t.reserves[seat][-1]
        t.reserves = changed(t.reserves, seat, t.reserves[seat][:-1])
        gone = turn_into_discard(t, seat, (last,))
        t.tell(EVERYONE, "world_unfit", player=seat, card=gone[0])
        refill_worlds(t, seat)
        t.reserves, t.system_decks = dealt(t.reserves, t.system_decks, seat, 1)


def refill_worlds(t: Galaxy, seat: Seat) -> None:
    """An exhausted System Deck is made of the worlds so discarded [SI-R02]."""
    if not t.system_decks[seat]:
        back = [card for card in t.discards[seat] if card.startswith("world:")]
        t.discards = changed(t.discards, seat, without(t.discards[seat], back))
        handles = mint(t, [name_of(card) for card in back])
        t.shown += handles
        t.system_decks = changed(t.system_decks, seat, handles)


async def thrones(t: Galaxy, item: Item) -> None:
    """All who have no Throne World choose one at the same time, facedown [SI-2.4]."""
    choosing = [p for p in seats(t.players) if t.thrones[p] is None and throne_of(t, p) is None]
    for seat in choosing:
        make_choosable(t, seat)
    asked = {
        p: card_pick(t, p, "throne", names_of(t, "reserve", open_thrones(t, p))) for p in choosing
    }
    answers = await together(asked)
    for seat, atom in answers.items():
        handle = held(t, t.reserves[seat], name_of(atom))
        t.reserves = changed(t.reserves, seat, without(t.reserves[seat], (handle,)))
        t.thrones = changed(t.thrones, seat, handle)
        t.choices += (Choice("throne", seat, (handle,)),)


def names_of(t: Galaxy, family: str, handles: tuple[Handle, ...]) -> tuple[str, ...]:
    """Hidden cards as their owner answers with them."""
    return tuple([f"{family}:{face}" for face in faces_of(t, handles)])


def open_leads(t: Galaxy, seat: Seat) -> tuple[Handle, ...]:
    """Characters that the rest of the purse can pay [SI-2.4] [SI-R01]."""
    most = purse(t) - cost_of(t, t.thrones[seat])
    return tuple([card for card in t.areas[seat] if cost_of(t, card) <= most])


async def leads(t: Galaxy, item: Item) -> None:
    """All choose a Lead Character at the same time, facedown [SI-2.4]."""
    asked = {
        p: card_pick(t, p, "lead", names_of(t, "area", open_leads(t, p))) for p in seats(t.players)
    }
    answers = await together(asked)
    for seat, atom in answers.items():
        handle = held(t, t.areas[seat], name_of(atom))
        t.areas = changed(t.areas, seat, without(t.areas[seat], (handle,)))
        t.leads = changed(t.leads, seat, handle)
        t.choices += (Choice("lead", seat, (handle,)),)


def open_further(t: Galaxy, seat: Seat) -> tuple[Handle, ...]:
    """Further World cards that the rest of the purse can pay, none of them twice [SI-R82]."""
    own = [t.thrones[seat], t.leads[seat], *t.further[seat]]
    most = purse(t) - sum([cost_of(t, card) for card in own])
    faces = [t.faces[card] for card in own if card is not None]
    fitting = [card for card in t.reserves[seat] if cost_of(t, card) <= most]
    return tuple([card for card in fitting if t.faces[card] not in faces])


async def further(t: Galaxy, item: Item) -> None:
    """In an accelerated game all may choose further World cards [SI-13.5] [SI-R82], each time
    that they have chosen a Throne World [SI-R113]."""
    asked = {
        p: card_pick(t, p, "further", (*names_of(t, "reserve", open_further(t, p)), NONE))
        for p in seats(t.players)
        if t.thrones[p] is not None
    }
    answers = await together(asked)
    for seat, atom in answers.items():
        if atom == NONE:
            t.choices += (Choice("further", seat, ()),)
        else:
            handle = held(t, t.reserves[seat], name_of(atom))
            t.reserves = changed(t.reserves, seat, without(t.reserves[seat], (handle,)))
            t.further = changed(t.further, seat, (*t.further[seat], handle))
            t.choices += (Choice("further", seat, (handle,)),)


# The bid


async def first_bidder(t: Galaxy, item: Item) -> None:
    """Chance says who discards first [SI-2.5]."""
    first = Seat(await draw_one("first_bidder", PLAYERS.of(seats(t.players))))
    t.bidder, t.bidding = first, in_turn(first, t.players)
    t.tell(EVERYONE, "bidding_began", player=first)


async def bid(t: Galaxy, item: Item) -> None:
    """One after the other discards cards, facedown, until all have said no [SI-2.5] [SI-R03].

    A scene for each: whoever discards knows which, the others only how many.
    """
    seat = t.bidding[0]
    cards = hand_names(t, seat)
    at = tuple([f"held:{n}" for n in range(len(cards))])
    chosen = await ask(seat, Several("bid", ACTS, cards, at, 0, len(cards)))
    gone = tuple([take_from_hand(t, seat, name_of(atom)) for atom in chosen])
    t.bids = changed(t.bids, seat, t.bids[seat] + gone)
    t.choices += (Choice("bid", seat, gone),)
    t.tell(EVERYONE, "bid_made", player=seat, count=len(chosen))
    is_still_in = chosen and t.hands[seat]
    t.bidding = (*t.bidding[1:], seat) if is_still_in else t.bidding[1:]
    if t.bidding:
        push(t, Item("bid"))


async def reveal_bids(t: Galaxy, item: Item) -> None:
    """When the bid has ended, the discarded cards are turned up [SI-R03]."""
    for seat in seats(t.players):
        if t.bids[seat]:
            gone = turn_into_discard(t, seat, t.bids[seat])
            t.tell(EVERYONE, "bid_shown", player=seat, cards=gone)
    t.stakes = tuple([len(cards) for cards in t.bids])
    t.bids = ((),) * t.players


# Turning up, and the Regent


async def reveal_thrones(t: Galaxy, item: Item) -> None:
    """All Throne Worlds are turned up; equal ones are discarded, and chosen anew [SI-2.6]."""
    shown = {p: t.faces[card] for p, card in enumerate(t.thrones) if card is not None}
    for number, handle in enumerate(t.thrones):
        if handle is None:
            continue
        seat, face = Seat(number), t.faces[handle]
        t.thrones = changed(t.thrones, seat, None)
        if list(shown.values()).count(face) > 1:
            collide(t, seat, handle)
        else:
            show_world(t, seat, handle, is_throne=True)
    if any(throne_of(t, p) is None for p in seats(t.players)):
        push(t, Item("thrones"), *further_choices(t), Item("reveal_thrones"))


def collide(t: Galaxy, seat: Seat, handle: Handle) -> None:
    """A Throne World that another has as well: discard it, draw another [SI-R04]. Further World
    cards go back, since another Throne World can cost more [SI-R113]."""
    t.reserves = changed(t.reserves, seat, t.reserves[seat] + t.further[seat])
    t.further = changed(t.further, seat, ())
    gone = turn_into_discard(t, seat, (handle,))
    t.tell(EVERYONE, "throne_matched", player=seat, card=gone[0])
    refill_worlds(t, seat)
    t.reserves, t.system_decks = dealt(t.reserves, t.system_decks, seat, 1)


def show_world(t: Galaxy, seat: Seat, handle: Handle, is_throne: bool = False) -> None:
    """A World card that was chosen is turned up and paid [SI-2.6]."""
    name = turn_up(t, handle)
    t.worlds += (World(name, t.faces[handle], seat, seat, throne=is_throne),)
    gain(t, seat, -cost_of(t, handle))
    event = "throne_shown" if is_throne else "world_shown"
    t.tell(EVERYONE, event, player=seat, card=name)


async def reveal_leads(t: Galaxy, item: Item) -> None:
    """Lead Characters are turned up and paid; equal ones are Disputed [SI-2.7] [SI-R05].

    Further World cards of an accelerated game are shown now.
    """
    for seat in seats(t.players):
        for card in t.further[seat]:
            show_further(t, seat, card)
    t.further = ((),) * t.players
    for seat, handle in zip(seats(t.players), t.leads, strict=True):
        if handle is not None:
            name = turn_up(t, handle)
            t.characters += (arrived(name, t.faces[handle], seat),)
            gain(t, seat, -cost_of(t, handle))
            t.tell(EVERYONE, "lead_shown", player=seat, card=name)


def show_further(t: Galaxy, seat: Seat, handle: Handle) -> None:
    """A further World card; a copy of somebody's Throne World can't be allocated [SI-1.11], so it
    is discarded unpaid [SI-R82]."""
    face = t.faces[handle]
    if any(each.face == face and each.throne for each in t.worlds):
        discard(t, seat, name := turn_up(t, handle))
        t.tell(EVERYONE, "world_unfit", player=seat, card=name)
    else:
        show_world(t, seat, handle)


def arrived(name: str, face: str, seat: Seat) -> Character:
    """A Character as it is faced up: undepleted, with its counters."""
    return Character(name, face, seat, missions=missions_of(face))


async def first_turn(t: Galaxy, item: Item) -> None:
    """The highest total is Regent and goes first; of several nobody is Regent [SI-2.8]."""
    totals = [total(t, p) for p in seats(t.players)]
    best = tuple([p for p in seats(t.players) if totals[p] == max(totals)])
    if is_basic(t):
        best = seats(t.players)  # [SI-R81]
    has_regent = len(best) == 1 and t.game not in ("basic", "extended")  # [SI-R84]
    t.regent = best[0] if has_regent else None
    t.first = best[0]
    if len(best) > 1:  # [SI-R07]
        t.first = best[await draw_one("first_player", PLAYERS.of(best))]
    t.leads = (None,) * t.players
    told = t.regent if has_regent else None
    t.tell(EVERYONE, "regent_found", player=t.first, regent=told is not None, totals=tuple(totals))
    t.active = t.first
    push(t, Item("turn", t.first))


def total(t: Galaxy, seat: Seat) -> int:
    """Throne World, Lead Character, and a point for each card that was discarded [SI-2.8]."""
    throne = throne_of(t, seat)
    assert throne is not None
    return WORLDS[throne.face].cost[0] + cost_of(t, t.leads[seat]) + t.stakes[seat]

"""Chapter 2, setup: decks, Throne Worlds and Lead Characters in secret, the bid, the Regent."""

from collections.abc import Mapping

from palatine.core.atoms import PLAYERS, name_of
from palatine.core.cards import Handle, in_order, mint
from palatine.core.chance import draw_one, shuffle
from palatine.core.decisions import Several, ask, given
from palatine.core.news import EVERYONE
from palatine.core.seats import Seat, changed, in_turn, seats
from palatine.games.seize_the_imperium.cards import CHARACTERS, TACTICS, WORLDS
from palatine.games.seize_the_imperium.decks import DECKS
from palatine.games.seize_the_imperium.names import ACTS, DEFAULT_WATCH, LARGE_TABLE
from palatine.games.seize_the_imperium.rules import order_of_play
from palatine.games.seize_the_imperium.rules.faceup_cards import (
    discard,
    missions_of,
    turn_into_discard,
    turn_up,
)
from palatine.games.seize_the_imperium.rules.hands_and_decks import (
    hand_names,
    places_of,
    take_from_hand,
)
from palatine.games.seize_the_imperium.rules.questions import Facts, not_in_hand, refusing
from palatine.games.seize_the_imperium.rules.secret_choices import (
    cost_of,
    dealt,
    purse,
    refill_worlds,
)
from palatine.games.seize_the_imperium.rules.table import gain, push, throne_of
from palatine.games.seize_the_imperium.rules.turns import Turn
from palatine.games.seize_the_imperium.state import Character, Choice, Galaxy, Scene, World

WORLDS_DEALT = 3  # [SI-2.2]
ACCELERATED_WORLDS = 5  # [SI-13.5]
CHARACTERS_DEALT = 3
ASSETS_DEALT = 6
MORE_ASSETS = 8  # [SI-13.10]
UNBID_ASSETS = 7  # [SI-R85]


def is_basic(t: Galaxy) -> bool:
    """Whether the Basic Introduction is played: no Characters, no Reactions [SI-13.1]."""
    return t.game == "basic"


class Deal(Scene):
    """Shuffle three decks for each player and draw [SI-2.1] [SI-2.2]."""

    async def play(self, t: Galaxy) -> None:
        nobody: tuple[tuple[Handle, ...], ...] = ((),) * t.players
        t.hands = t.asset_decks = t.areas = t.character_decks = nobody
        t.reserves = t.system_decks = t.further = t.bids = nobody
        t.thrones = t.leads = (None,) * t.players
        t.discards = ((),) * t.players
        t.turns = t.stakes = (0,) * t.players
        t.watch = tuple([DEFAULT_WATCH for _ in seats(t.players)])
        t.resources = (purse(t),) * t.players  # [SI-2.3] [SI-R08]
        assets = dealt_assets(t)
        worlds = ACCELERATED_WORLDS if t.accelerated == "on" else WORLDS_DEALT
        for seat in seats(t.players):
            t.asset_decks = changed(t.asset_decks, seat, await shuffled(t, seat, "assets"))
            t.character_decks = changed(
                t.character_decks, seat, await shuffled(t, seat, "characters")
            )
            t.system_decks = changed(t.system_decks, seat, await shuffled(t, seat, "worlds"))
            t.hands, t.asset_decks = dealt(t.hands, t.asset_decks, seat, assets)
            t.areas, t.character_decks = dealt(t.areas, t.character_decks, seat, CHARACTERS_DEALT)
            t.reserves, t.system_decks = dealt(t.reserves, t.system_decks, seat, worlds)
        t.dealt = len(t.faces)
        t.drawn = (assets,) * t.players
        push(t, *order_of_play.setup_parts(t))


def dealt_assets(t: Galaxy) -> int:
    """How many Asset cards each player begins with: more with five or six players [SI-2.2]
    [SI-13.10], but not as many more if there is no bid [SI-R85]."""
    if t.players < LARGE_TABLE:
        return ASSETS_DEALT
    return UNBID_ASSETS if is_basic(t) and t.version >= 2 else MORE_ASSETS


def deck_cards(t: Galaxy, seat: Seat, part: str) -> tuple[str, ...]:
    """The cards of one of a player's decks; the Basic Introduction sets some aside."""
    cards = DECKS[t.decks[seat]].cards(part)
    if is_basic(t):
        cards = tuple([c for c in cards if c not in TACTICS and c not in CHARACTERS])
    return cards


async def shuffled(t: Galaxy, seat: Seat, part: str) -> tuple[Handle, ...]:
    """One of a player's decks, shuffled."""
    cards = deck_cards(t, seat, part)
    return mint(t, in_order(cards, await shuffle(part, cards))) if cards else ()


# The bid


class FirstBidder(Scene):
    """Choose at random who discards first [SI-2.5]."""

    async def play(self, t: Galaxy) -> None:
        first = Seat(await draw_one("first_bidder", PLAYERS.of(seats(t.players))))
        t.bidder, t.bidding = first, in_turn(first, t.players)
        t.tell(EVERYONE, "bidding_began", player=first)


class Bid(Scene):
    """Let players discard cards in turn, facedown, until all have declined [SI-2.5] [SI-R03].

    Each has a scene: the player who discards knows which cards, the others only how many.
    """

    async def play(self, t: Galaxy) -> None:
        seat = t.bidding[0]
        cards = hand_names(t, seat)
        most = len(cards)
        asked = Several("bid", ACTS, cards, places_of, 0, most, about=own_bid, why_not=NOT_BID)
        chosen = await ask(seat, asked)
        gone = tuple([take_from_hand(t, seat, name_of(atom)) for atom in chosen])
        t.bids = changed(t.bids, seat, t.bids[seat] + gone)
        t.choices += (Choice("bid", seat, gone),)
        t.tell(EVERYONE, "bid_made", player=seat, count=len(chosen))
        is_still_in = chosen and t.hands[seat]
        t.bidding = (*t.bidding[1:], seat) if is_still_in else t.bidding[1:]
        if t.bidding:
            push(t, self)


def own_bid(t: Galaxy, seat: Seat) -> Facts:
    """How many cards the player has discarded so far."""
    return {"count": len(t.bids[seat])}


NOT_BID = refusing("SI-2.5", "bid_from_hand", "hand")(given(not_in_hand, "SI-2.5"))


class RevealBids(Scene):
    """Turn up the discarded cards when the bid has ended [SI-R03]."""

    def play(self, t: Galaxy) -> None:
        for seat in seats(t.players):
            if t.bids[seat]:
                gone = turn_into_discard(t, seat, t.bids[seat])
                t.tell(EVERYONE, "bid_shown", player=seat, cards=gone)
        t.stakes = tuple([len(cards) for cards in t.bids])
        t.bids = ((),) * t.players


# Turning up, and the Regent


class RevealThrones(Scene):
    """Turn up all Throne Worlds; discard equal ones and choose again [SI-2.6]."""

    def play(self, t: Galaxy) -> None:
        shown = {Seat(p): t.faces[card] for p, card in enumerate(t.thrones) if card is not None}
        matched = [seat for seat in shown if is_matched(t, seat, shown)]
        for number, handle in enumerate(t.thrones):
            if handle is None:
                continue
            seat = Seat(number)
            t.thrones = changed(t.thrones, seat, None)
            if seat in matched:
                collide(t, seat, handle)
            else:
                show_world(t, seat, handle, is_throne=True)
        if any(throne_of(t, p) is None for p in seats(t.players)):
            push(t, *order_of_play.thrones_anew(t))


def is_matched(t: Galaxy, seat: Seat, shown: Mapping[Seat, str]) -> bool:
    """Whether another player shows the same Throne World. If one of them has no World card left to
    draw, or had to show some because none could be chosen, the first of them keeps it; otherwise
    they could go on forever [SI-R120] [SI-R121]."""
    equal = [each for each, face in shown.items() if face == shown[seat]]
    is_exhausted = any(not t.system_decks[each] or each in t.forced for each in equal)
    return seat != equal[0] if is_exhausted else len(equal) > 1


def collide(t: Galaxy, seat: Seat, handle: Handle) -> None:
    """Discard a Throne World that another player has too, and draw another [SI-R04]. Further World
    cards go back, since the next Throne World can cost more [SI-R113]."""
    t.reserves = changed(t.reserves, seat, t.reserves[seat] + t.further[seat])
    t.further = changed(t.further, seat, ())
    gone = turn_into_discard(t, seat, (handle,))
    t.tell(EVERYONE, "throne_matched", player=seat, card=gone[0])
    refill_worlds(t, seat)
    t.reserves, t.system_decks = dealt(t.reserves, t.system_decks, seat, 1)


def show_world(t: Galaxy, seat: Seat, handle: Handle, is_throne: bool = False) -> None:
    """Turn up a chosen World card and pay for it [SI-2.6]."""
    name = turn_up(t, handle)
    t.worlds += (World(name, t.faces[handle], seat, seat, throne=is_throne),)
    gain(t, seat, -cost_of(t, handle))
    event = "throne_shown" if is_throne else "world_shown"
    t.tell(EVERYONE, event, player=seat, card=name)


class RevealLeads(Scene):
    """Turn up and pay for Lead Characters; equal ones are Disputed [SI-2.7] [SI-R05].

    This also shows the further World cards of an accelerated game.
    """

    def play(self, t: Galaxy) -> None:
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
    """Show a further World card; a copy of a Throne World can't be allocated [SI-1.11], so we
    discard it unpaid [SI-R82]."""
    face = t.faces[handle]
    if any(each.face == face and each.throne for each in t.worlds):
        discard(t, seat, name := turn_up(t, handle))
        t.tell(EVERYONE, "world_unfit", player=seat, card=name)
    else:
        show_world(t, seat, handle)


def arrived(name: str, face: str, seat: Seat) -> Character:
    """A newly faced up Character: undepleted, with its counters."""
    return Character(name, face, seat, missions=missions_of(face))


class FirstTurn(Scene):
    """Make the player with the highest total Regent and first; a tie has no Regent [SI-2.8]."""

    async def play(self, t: Galaxy) -> None:
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
        t.tell(
            EVERYONE, "regent_found", player=t.first, regent=told is not None, totals=tuple(totals)
        )
        t.active = t.first
        push(t, Turn(t.first))


def total(t: Galaxy, seat: Seat) -> int:
    """The cost of Throne World and Lead Character, plus one for each discarded card [SI-2.8]."""
    throne = throne_of(t, seat)
    assert throne is not None
    return WORLDS[throne.face].cost[0] + cost_of(t, t.leads[seat]) + t.stakes[seat]

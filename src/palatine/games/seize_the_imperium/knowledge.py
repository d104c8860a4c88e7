"""What a viewer may lawfully know, written from the rulebook and not from the news or views.

The non-interference check relies on it: two tables that are the same to this function must look the
same to the viewer, byte for byte. So it names every fact again, and uses no view and no news.
"""

from palatine.core.cards import Handle, faces_of
from palatine.core.seats import PUBLIC, Seat, Viewer, seats
from palatine.games.seize_the_imperium.state import Choice, Galaxy

OPEN = (
    "version",
    "players",
    "decks",
    "game",
    "recovery",
    "wide_reaction",
    "late_war",
    "two_counters",
    "accelerated",
    "turn_limit",
    "phase",
    "agenda",
    "turn",
    "active",
    "first",
    "regent",
    "turns",
    "discards",
    "drawn",
    "stakes",
    "bidder",
    "bidding",
    "forced",
    "resources",
    "worlds",
    "units",
    "characters",
    "reactions",
    "effects",
    "plays",
    "banned",
    "watch",
    "doubled",
    "cheaper",
    "entered",
    "reacted",
    "alerts",
    "recovering",
    "conquest",
    "moment",
    "prizes",
    "won",
    "result",
    "winners",
)
"""Everything that is public on the table, or was said aloud."""
PILES = ("hands", "asset_decks", "areas", "character_decks", "reserves", "system_decks", "bids")


def knowledge(t: Galaxy, viewer: Viewer) -> object:
    """Everything that this viewer may know about the table."""
    if viewer == PUBLIC:
        return public(t)
    return public(t), private(t, viewer)


def public(t: Galaxy) -> object:
    """What is public, the sizes of hidden piles, and cards that all saw go there."""
    facts = tuple([getattr(t, name) for name in OPEN])
    if not t.hands:
        return facts
    sizes = tuple([tuple(map(len, getattr(t, name))) for name in PILES])
    chosen = tuple([tuple([x is not None for x in xs]) for xs in (t.thrones, t.leads)])

    shown = tuple([seen(t, getattr(t, name)[p]) for name in PILES for p in seats(t.players)])
    sorts = tuple([(seat, len(cards)) for seat, cards in t.sorts])
    choices = tuple([(c.kind, c.seat, number_of(t, c)) for c in t.choices])
    opened = tuple([(each.seat, each.drawn) for each in t.opened])
    if t.game == "duels":
        shown = tuple([seen_of_pool(t, p) for p in seats(t.players)])
    return facts, opened, choices, sizes, chosen, shown, sorts


def number_of(t: Galaxy, choice: Choice) -> int:
    """How many cards were chosen; nobody knows about further World cards before they are shown."""
    is_secret = choice.kind == "further" and t.phase == "setup"
    return 0 if is_secret else len(choice.cards)


def seen(t: Galaxy, cards: tuple[Handle, ...]) -> object:
    """Cards that everyone knows are in a hidden pile."""
    return tuple(sorted([t.faces[card] for card in cards if card in t.shown]))


def seen_of_pool(t: Galaxy, seat: Seat) -> object:
    """Cards seen in earlier duels: all know that they are in the pool, but not whether they were
    brought. A card that went back to the hand in this duel is there."""
    pool = [card for card in (*t.hands[seat], *t.resting[seat]) if card < t.dealt]
    back = tuple([card for card in t.hands[seat] if card >= t.dealt])
    return len(t.resting[seat]), seen(t, tuple(pool)), seen(t, back)


def private(t: Galaxy, seat: Seat) -> object:
    """The player's own hand, facedown cards and choices, and what they saw in their own deck."""
    if not t.hands:
        return None
    if t.game == "duels":
        own_choices = [(c.kind, faces_of(t, c.cards)) for c in t.choices if c.seat == seat]
        piles = (t.hands[seat], t.resting[seat], t.pools[seat])
        return tuple(own_choices), tuple([faces_of(t, pile) for pile in piles])
    own = [faces_of(t, cards[seat]) for cards in (t.hands, t.areas, t.reserves, t.bids, t.further)]
    chosen = [t.faces[c] for c in (t.thrones[seat], t.leads[seat]) if c is not None]
    deck = [t.faces[card] if card in t.peeked else "" for card in t.asset_decks[seat]]
    sorts = tuple([faces_of(t, cards) for who, cards in t.sorts if who == seat])
    return tuple(own), tuple(chosen), tuple(deck), sorts

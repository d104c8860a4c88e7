"""What can never be true of a table: the checks of the conformance kit and of positions."""

from collections.abc import Iterable, Iterator

from palatine.core.atoms import name_of
from palatine.core.cards import Handle
from palatine.core.seats import Seat, seats
from palatine.games.seize_the_imperium.decks import DECKS
from palatine.games.seize_the_imperium.rules.adjacency import capacity
from palatine.games.seize_the_imperium.rules.allocation_phase import Site
from palatine.games.seize_the_imperium.rules.hands_and_decks import unchosen
from palatine.games.seize_the_imperium.rules.setup import deck_cards
from palatine.games.seize_the_imperium.rules.table import cards_at
from palatine.games.seize_the_imperium.state import Galaxy, SeatScene

SIZES = (2, 3, 4, 5, 6)
GAMES = ("standard", "basic", "extended", "duels")


def faults(t: Galaxy) -> Iterator[str]:
    """Each sentence names something impossible; a sound table has none."""
    if t.players not in SIZES or len(t.decks) != t.players or t.game not in GAMES:
        yield f"{t.players} players can't play the game {t.game!r} with {len(t.decks)} decks"
        return
    if any(deck not in DECKS for deck in t.decks):
        yield "a deck is played that does not exist"
        return
    if not t.hands:
        if t.phase != "setup" or t.faces:
            yield "cards are dealt before the setup"
        return
    for check in (fault_of_sizes, fault_of_cards, fault_of_places, fault_of_agenda):
        found = list(check(t))
        yield from found
        if found:
            return
    if (t.phase == "over") != (t.result is not None) or bool(t.winners) != (t.phase == "over"):
        yield "the game is over without a result, or has a result without being over"


def fault_of_sizes(t: Galaxy) -> Iterator[str]:
    """Players without a side of the table, and seats that don't exist."""
    sides = (t.hands, t.asset_decks, t.areas, t.character_decks, t.reserves, t.system_decks)
    more = (t.discards, t.bids, t.thrones, t.leads, t.further, t.watch, t.turns, t.resources)
    if any(len(side) != t.players for side in (*sides, *more)):
        yield "there are not as many sides of the table as players"
        return
    named = [
        t.active,
        t.first,
        *[u.owner for u in t.units],
        *[s.seat for s in t.agenda if isinstance(s, SeatScene)],
    ]
    named += [s for w in t.worlds for s in (w.owner, w.controller)]
    named += [*t.winners, *[one.owner for one in t.characters], *[r.owner for r in t.reactions]]
    if not all(0 <= seat < t.players for seat in named):
        yield "a seat is named that does not exist"
    if any(number < 0 for number in t.resources):
        yield "somebody has fewer than no Resource counters"


def fault_of_cards(t: Galaxy) -> Iterator[str]:
    """Cards that a player has too many or too few of for the deck."""
    hidden = [card for p in seats(t.players) for card in hidden_of(t, p)]
    if len(dict.fromkeys(hidden)) < len(hidden) or not all(0 <= c < len(t.faces) for c in hidden):
        yield "a hidden card is in two places, or does not exist"
        return
    for seat in seats(t.players):
        parts = [deck_cards(t, seat, part) for part in parts_of(t)]
        whole = sorted([card for part in parts for card in part])
        there = [t.faces[card] for card in hidden_of(t, seat)]
        there += [name_of(card) for card in open_of(t, seat)]
        if sorted(there) != whole:
            yield f"the cards of player {seat + 1} are not those of the deck"
    names = [card for p in seats(t.players) for card in open_of(t, p)]
    names += [each.id for each in t.units if each.id.startswith("counter:")]
    if len(dict.fromkeys(names)) < len(names):
        yield "two open cards have the same name"


def parts_of(t: Galaxy) -> tuple[str, ...]:
    """The parts of a deck that a player has; in duels nobody owns the World cards."""
    return ("assets",) if t.game == "duels" else ("assets", "characters", "worlds")


def hidden_of(t: Galaxy, seat: Seat) -> list[Handle]:
    """All hidden cards of a player."""
    if t.game == "duels":
        rest = unchosen(t, seat) if t.turn else ()
        return [*t.hands[seat], *t.resting[seat], *rest]
    piles = (t.hands, t.asset_decks, t.areas, t.character_decks, t.reserves, t.system_decks)
    chosen = [card for card in (t.thrones[seat], t.leads[seat]) if card is not None]
    return [c for pile in (*piles, t.bids, t.further) for c in pile[seat]] + chosen


def open_of(t: Galaxy, seat: Seat) -> list[str]:
    """The names of all open cards that a player owns."""
    found = [each.id for each in t.units if each.owner == seat and each.id.startswith("unit:")]
    if t.game == "duels":
        lying = [each.id for each in t.reactions if each.owner == seat]
        gone = [card for card in t.discards[seat] if not card.startswith("world:")]
        return [*found, *lying, *gone]
    found += [each.id for each in t.worlds if each.owner == seat]
    found += [each.id for each in t.characters if each.owner == seat]
    found += [each.id for each in t.reactions if each.owner == seat]
    sited = [each.unit for each in t.agenda if isinstance(each, Site) and each.seat == seat]
    return [*found, *t.discards[seat], *sited]


def fault_of_places(t: Galaxy) -> Iterator[str]:
    """Units and counters in places where they can't be, or too many of them."""
    places = [world.id for world in t.worlds]
    if not all(unit.at in places for unit in t.units):
        yield "a Unit is nowhere"
        return
    for world in t.worlds:
        for seat in seats(t.players):
            is_full = len(cards_at(t, world.id, seat)) > capacity(t, world, seat)
            if is_full and t.game != "duels":  # [SI-R79]
                yield f"there are too many Unit cards at {world.id}"
    hosts = ids((*t.units, *t.reactions))
    lost = [u for u in t.units if u.host and u.host not in hosts]
    if lost and t.conquest is None:
        yield f"{lost[0].id} lies on a card that is gone"


def ids(cards: Iterable[object]) -> list[str]:
    """The names of open cards."""
    return [getattr(card, "id", "") for card in cards]


def fault_of_agenda(t: Galaxy) -> Iterator[str]:
    """Scenes on the agenda that can't be played."""
    if not t.agenda and t.phase != "over":
        yield "there is nothing left to do"
    if t.conquest is not None and t.conquest.world not in ids(t.worlds):
        yield "a World card is fought for that is not there"

"""Chapter 12, effects on supply that need their own scenes: scrapping, discarding, putting back and
buying back."""

from palatine.core.atoms import name_of
from palatine.core.cards import faces_of, without
from palatine.core.decisions import Pick, Rank, Reason, ask
from palatine.core.news import EVERYONE
from palatine.core.seats import Seat, changed
from palatine.games.seize_the_imperium.cards import UNITS
from palatine.games.seize_the_imperium.names import ACTS, PASS
from palatine.games.seize_the_imperium.rules.faceup_cards import turn_into_discard
from palatine.games.seize_the_imperium.rules.hands_and_decks import (
    card_pick,
    hand_names,
    into_hand,
    take_from_hand,
)
from palatine.games.seize_the_imperium.rules.questions import facts, not_in_hand, refusing, right
from palatine.games.seize_the_imperium.rules.table import gain, push
from palatine.games.seize_the_imperium.rules.victory_phase import discard_from_hand
from palatine.games.seize_the_imperium.state import Galaxy, SeatScene

# A Unit card for half its cost


class Scrapping(SeatScene, tag="scrap"):
    """Ask which Unit card to discard; a player without one can only pass."""

    most: int

    async def play(self, t: Galaxy) -> None:
        seat = self.seat
        hand = tuple([atom for atom in hand_names(t, seat) if name_of(atom) in UNITS])
        about = facts(count=self.most)
        choice = await ask(seat, card_pick("scrap", (*hand, PASS), about, not_scrapped))
        if choice != PASS:
            handle = take_from_hand(t, seat, name_of(choice))
            gone = turn_into_discard(t, seat, (handle,))
            worth = min(self.most, UNITS[name_of(choice)].cost[0] // 2)
            gain(t, seat, worth)
            t.tell(EVERYONE, "scrapped", player=seat, card=gone[0], count=worth)


@refusing("SI-1.15", "scrap_or_pass", "hand")
def not_scrapped(t: Galaxy, seat: Seat, atom: str) -> Reason | None:
    """Why not: it must be a Unit card from the hand."""
    missing = not_in_hand(t, seat, atom, "SI-1.15")
    return missing or Reason("SI-1.15", "no_unit_card", {"card": atom})


# Cards that are discarded from the hand


class Shed(SeatScene):
    """Discard this many cards from the hand."""

    count: int

    async def play(self, t: Galaxy) -> None:
        await discard_from_hand(t, self.seat, self.count)


# The top of the Asset Deck


def look(t: Galaxy, seat: Seat, count: int) -> None:
    """Let a player look at the top cards, and put them back in a scene of its own."""
    top = t.asset_decks[seat][:count]
    t.peeked += tuple([each for each in top if each not in t.peeked])
    t.tell((seat,), "looked", cards=tuple([f"top:{face}" for face in faces_of(t, top)]))
    push(t, Sort(seat, len(top)))


class Sort(SeatScene):
    """Put the cards back in any order, in secret."""

    count: int

    async def play(self, t: Galaxy) -> None:
        seat = self.seat
        deck = t.asset_decks[seat]
        top = deck[: self.count]
        names = tuple([f"top:{face}" for face in faces_of(t, top)])
        about = facts(count=self.count)
        order = await ask(seat, Rank("sort", ACTS, names, about=about, why_not=ALL_SORTED))
        left, new = top, []
        for atom in order:
            handle = next(each for each in left if t.faces[each] == name_of(atom))
            left = without(left, (handle,))
            new.append(handle)
        t.asset_decks = changed(t.asset_decks, seat, (*new, *deck[self.count :]))
        t.sorts += ((seat, tuple(new)),)
        t.tell(EVERYONE, "deck_sorted", player=seat, count=self.count)


ALL_SORTED = right("SI-1.15", "sort_all")


# From the Discard Pile


def fallen_troops(t: Galaxy, seat: Seat) -> tuple[str, ...]:
    """Troop cards in the player's Discard Pile."""
    units = [card for card in t.discards[seat] if card.startswith("unit:")]
    return tuple([card for card in units if UNITS[name_of(card)].type == "Troop"])


def take_from_discard(t: Galaxy, seat: Seat, id_: str) -> None:
    """Move a card from the Discard Pile to the hand, for all to see."""
    t.discards = changed(t.discards, seat, without(t.discards[seat], (id_,)))
    into_hand(t, seat, name_of(id_))
    t.tell(EVERYONE, "returned_to_hand", player=seat, card=id_)


class ToHand(SeatScene):
    """Return an eliminated Unit card to the hand."""

    unit: str

    def play(self, t: Galaxy) -> None:
        take_from_discard(t, self.seat, self.unit)


class BuyBack(SeatScene, tag="clone"):
    """Offer to buy back an eliminated card."""

    unit: str
    price: int

    async def play(self, t: Galaxy) -> None:
        seat = self.seat
        if t.resources[seat] < self.price:
            return
        about, both = facts(card=self.unit), ("yes", "no")
        asked = Pick("buy_back", ACTS, both, about=about, why_not=YES_OR_NO)
        if await ask(seat, asked) == "yes":
            gain(t, seat, -self.price)
            take_from_discard(t, seat, self.unit)


YES_OR_NO = right("SI-1.15", "yes_or_no")

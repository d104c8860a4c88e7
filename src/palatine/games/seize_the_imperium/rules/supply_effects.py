"""Chapter 12, effects on supply: Resource counters, cards, and who is depleted."""

from palatine.core.atoms import name_of
from palatine.core.cards import faces_of, without
from palatine.core.decisions import Pick, Rank, ask
from palatine.core.news import EVERYONE
from palatine.core.seats import Seat, changed
from palatine.games.seize_the_imperium.cards import CHARACTERS, UNITS
from palatine.games.seize_the_imperium.cards.vocabulary import (
    AllocationTimes,
    CostLess,
    Deplete,
    Draw,
    Eliminate,
    Look,
    Resource,
    Return,
    Scrap,
    Undeplete,
)
from palatine.games.seize_the_imperium.names import ACTS, PASS
from palatine.games.seize_the_imperium.rules.abilities import (
    deplete_card,
    fallen_troops,
    launchable,
    marked,
    ransom,
    victims,
)
from palatine.games.seize_the_imperium.rules.elimination import eliminate_character
from palatine.games.seize_the_imperium.rules.filters import all_hold
from palatine.games.seize_the_imperium.rules.open_cards import turn_into_discard
from palatine.games.seize_the_imperium.rules.resupply_phase import Pool, draw_character
from palatine.games.seize_the_imperium.rules.table import (
    card_pick,
    draw_assets,
    gain,
    hand_names,
    into_hand,
    push,
    put_character,
    put_unit,
    replace,
    systems,
    take_from_hand,
    unit,
    worlds_of,
)
from palatine.games.seize_the_imperium.rules.victory_phase import discard_from_hand
from palatine.games.seize_the_imperium.state import Doubled, Galaxy, Play, SeatScene


async def one_of(seat: Seat, kind: str, found: tuple[str, ...]) -> str:
    """One of these; asked for only where there is a choice, which all can see."""
    return found[0] if len(found) == 1 else await ask(seat, Pick(kind, ACTS, found))


async def resource(t: Galaxy, play: Play, op: Resource) -> None:
    """Gain Resource counters."""
    if all_hold(t, play.source, play.seat, op.when):
        gain(t, play.seat, op.n[0])
        t.tell(EVERYONE, "resources_gained", player=play.seat, count=op.n[0])


async def scrap(t: Galaxy, play: Play, op: Scrap) -> None:
    """Discard a Unit card for half its cost."""
    push(t, Scrapping(play.seat, op.most[0]))


class Scrapping(SeatScene, tag="scrap"):
    """Which Unit card is discarded; who has none in hand can only pass."""

    most: int

    async def play(self, t: Galaxy) -> None:
        seat = self.seat
        hand = tuple([atom for atom in hand_names(t, seat) if name_of(atom) in UNITS])
        choice = await ask(seat, card_pick(t, seat, "scrap", (*hand, PASS)))
        if choice != PASS:
            handle = take_from_hand(t, seat, name_of(choice))
            gone = turn_into_discard(t, seat, (handle,))
            worth = min(self.most, UNITS[name_of(choice)].cost[0] // 2)
            gain(t, seat, worth)
            t.tell(EVERYONE, "scrapped", player=seat, card=gone[0], count=worth)


async def allocation_times(t: Galaxy, play: Play, op: AllocationTimes) -> None:
    """One of the own World cards gives more for Units of some kinds."""
    ready = tuple([each.id for each in worlds_of(t, play.seat) if not each.depleted])
    chosen = await one_of(play.seat, "double", ready)
    t.doubled += (Doubled(chosen, op.mul[0], op.kinds),)
    t.tell(EVERYONE, "world_doubled", player=play.seat, card=chosen)


async def cost_less(t: Galaxy, play: Play, op: CostLess) -> None:
    """The next World card costs less."""
    t.cheaper = (t.cheaper[0] + op.n[0], op.least[0])


async def draw(t: Galaxy, play: Play, op: Draw) -> None:
    """Draw cards; perhaps discard some after that."""
    if op.deck == "character":
        for _ in range(op.n[0]):
            draw_character(t, play.seat)
        push(t, Pool(play.seat))
        return
    drawn = draw_assets(t, play.seat, op.n[0])
    here = next((each for each in t.worlds if each.id == play.source), None)
    is_free = here is not None and systems(t, play.seat, here)
    if op.discard is not None and drawn and not is_free:
        push(t, Shed(play.seat, op.discard[0]))


class Shed(SeatScene):
    """Discard so many cards from the hand."""

    count: int

    async def play(self, t: Galaxy) -> None:
        await discard_from_hand(t, self.seat, self.count)


async def look(t: Galaxy, play: Play, op: Look) -> None:
    """The player looks at the top cards, and puts them back in a scene of its own."""
    seat = play.seat
    top = t.asset_decks[seat][: op.n[0]]
    t.peeked += tuple([each for each in top if each not in t.peeked])
    t.tell((seat,), "looked", cards=tuple([f"top:{face}" for face in faces_of(t, top)]))
    push(t, Sort(seat, len(top)))


class Sort(SeatScene):
    """The cards go back in any order, in secret."""

    count: int

    async def play(self, t: Galaxy) -> None:
        seat = self.seat
        deck = t.asset_decks[seat]
        top = deck[: self.count]
        names = tuple([f"top:{face}" for face in faces_of(t, top)])
        order = await ask(seat, Rank("sort", ACTS, names))
        left, new = top, []
        for atom in order:
            handle = next(each for each in left if t.faces[each] == name_of(atom))
            left = without(left, (handle,))
            new.append(handle)
        t.asset_decks = changed(t.asset_decks, seat, (*new, *deck[self.count :]))
        t.sorts += ((seat, tuple(new)),)
        t.tell(EVERYONE, "deck_sorted", player=seat, count=self.count)


async def deplete(t: Galaxy, play: Play, op: Deplete) -> None:
    """Another player's card is depleted."""
    found = victims(t, play.seat, op)
    if not found:
        return
    id_ = await one_of(play.seat, "victim", found)
    deplete_card(t, id_)
    for one in [each for each in t.characters if each.id == id_ and op.stays]:
        put_character(t, one, stays=True)
    t.tell(EVERYONE, "card_depleted", player=play.seat, card=id_)


async def undeplete(t: Galaxy, play: Play, op: Undeplete) -> None:
    """A Fleet card that was allocated here is ready at once."""
    id_ = await one_of(play.seat, "ready", launchable(t, play.seat, play.source, op))
    put_unit(t, unit(t, id_), depleted=False)
    t.tell(EVERYONE, "card_undepleted", player=play.seat, card=id_)


async def eliminate(t: Galaxy, play: Play, op: Eliminate) -> None:
    """Pay a Character's cost to eliminate it."""
    id_ = await one_of(play.seat, "victim", marked(t, play.seat))
    gain(t, play.seat, -CHARACTERS[name_of(id_)].cost[0])
    eliminate_character(t, id_)


async def return_card(t: Galaxy, play: Play, op: Return) -> None:
    """A card goes to the hand: from the Discard Pile, or when it is eliminated in this Step."""
    if op.of == "picked":
        assert t.conquest is not None
        t.conquest = replace(t.conquest, kept=t.conquest.kept + play.picked)
        return
    id_ = await one_of(play.seat, "fallen", fallen_troops(t, play.seat))
    gain(t, play.seat, -ransom(t, play.seat, play.source, op))
    take_from_discard(t, play.seat, id_)


def take_from_discard(t: Galaxy, seat: Seat, id_: str) -> None:
    """A card goes from the Discard Pile to the hand, and all see it."""
    t.discards = changed(t.discards, seat, without(t.discards[seat], (id_,)))
    into_hand(t, seat, name_of(id_))
    t.tell(EVERYONE, "returned_to_hand", player=seat, card=id_)


class ToHand(SeatScene):
    """A Unit card that was eliminated goes to the hand instead."""

    unit: str

    async def play(self, t: Galaxy) -> None:
        take_from_discard(t, self.seat, self.unit)


class BuyBack(SeatScene, tag="clone"):
    """A card that may be bought back when it is eliminated."""

    unit: str
    price: int

    async def play(self, t: Galaxy) -> None:
        seat = self.seat
        if self.unit not in t.discards[seat] or t.resources[seat] < self.price:
            return
        if await ask(seat, Pick("buy_back", ACTS, ("yes", "no"))) == "yes":
            gain(t, seat, -self.price)
            take_from_discard(t, seat, self.unit)

"""Chapter 1, setup: three identity cards for each player, the Emperor, the ability deck."""

from typing import cast

from palatine.core.cards import in_order, mint
from palatine.core.chance import shuffle
from palatine.core.news import EVERYONE
from palatine.core.seats import Seat, seats
from palatine.games.besides_the_emperor.components import DECK, Card, pool_of
from palatine.games.besides_the_emperor.rules.identity_cards import show
from palatine.games.besides_the_emperor.rules.turns import draw
from palatine.games.besides_the_emperor.state import EMPEROR, LOYALIST, REBEL, Court, identity


async def deal(t: Court) -> None:
    """Deal identity cards and hands, and reveal the Emperor."""
    t.circle = seats(t.players)  # [BE-1.11]
    t.hands = ((),) * t.players
    t.skips = (0,) * t.players
    await deal_identities(t)
    t.decks = (cast(tuple[Card, ...], in_order(DECK, await shuffle("deck", DECK))),)  # [BE-1.12]
    for _ in range(int(t.starting_hand)):  # [BE-R07] [BE-R66]
        for seat in t.circle:
            await draw(t, seat)
    t.phase = "direction"


async def deal_identities(t: Court) -> None:
    """Deal each a Loyalist, a Rebel and a pool card [BE-1.4] [BE-1.6] in random order [BE-R58]."""
    pool = pool_of(t.players)  # [BE-1.5]
    thirds = in_order(pool, await shuffle("identities", pool))
    for seat, third in zip(t.circle, thirds, strict=True):
        three = (LOYALIST, REBEL, third)
        cards = mint(t, in_order(three, await shuffle("slots", three)))
        t.slots += (cards,)
        t.seen += ((seat,),) * len(cards)  # [BE-1.7]
    t.emperor = t.active = Seat(thirds.index(EMPEROR))
    for seat in t.circle:
        faces = tuple([t.faces[card] for card in t.slots[seat]])
        t.tell((seat,), "identity_dealt", identity=identity(t, seat), identities=faces)
    t.tell(EVERYONE, "emperor_revealed", player=t.emperor)
    show(t, next(card for card in t.slots[t.emperor] if t.faces[card] == EMPEROR))  # [BE-1.9]

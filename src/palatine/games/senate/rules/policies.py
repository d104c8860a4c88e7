"""Policy tiles: the deck, the reshuffle, and what happens when one is enacted."""

from palatine.core.cards import Handle, faces_of, shuffled
from palatine.core.news import EVERYONE
from palatine.games.senate.state import (
    LOYALIST,
    LOYALIST_GOAL,
    SEPARATIST,
    SEPARATIST_GOAL,
    Policy,
    Senate,
    Shuffled,
    Why,
)

GOVERNMENT_TILES = 3  # [SE-4.1]


async def shuffle_all(t: Senate) -> None:
    """Shuffle deck and discards into a new deck; its contents are public, its order is not."""
    t.deck = await shuffled(t, "deck", t.deck + t.discard)
    t.discard = ()
    loyalist = faces_of(t, t.deck).count(LOYALIST)
    separatist = len(t.deck) - loyalist
    t.shuffles += (Shuffled(t.deck, loyalist, separatist),)
    t.tell(EVERYONE, "reshuffled", loyalist=loyalist, separatist=separatist)  # [SE-R8]


def draw_three(t: Senate) -> tuple[Handle, ...]:
    """Take the top three tiles off the deck."""
    deck = t.deck
    t.deck = deck[GOVERNMENT_TILES:]
    return deck[:GOVERNMENT_TILES]


def has_too_few_tiles(t: Senate) -> bool:
    """Whether fewer tiles are left than a government draws."""
    return len(t.deck) < GOVERNMENT_TILES


def must_reshuffle(t: Senate) -> bool:
    """Whether to reshuffle now, since too few tiles are left [SE-4.8] [SE-R3]."""
    return t.reshuffle == "eager" and t.result is None and has_too_few_tiles(t)


def enact(t: Senate, policy: Policy, by: str) -> None:
    """Put a policy face up on its track; the last one on a track wins."""
    if policy == LOYALIST:
        t.loyalist += 1
    else:
        t.separatist += 1
    t.tracker = 0  # [SE-3.10] [SE-R1]
    t.tell(EVERYONE, "policy_enacted", policy=policy, by=by)
    if t.loyalist == LOYALIST_GOAL:
        end(t, "loyalist_policies")  # [SE-1.2]
    elif t.separatist == SEPARATIST_GOAL:
        end(t, "separatist_policies")  # [SE-1.4]


def end(t: Senate, why: Why) -> None:
    """End the game, and make all roles public [SE-R46]."""
    t.result = why
    t.phase = "over"
    t.tell(EVERYONE, "game_won", side=SIDES[why], why=why)
    t.tell(EVERYONE, "roles_revealed", roles=t.roles)


SIDES: dict[Why, Policy] = {
    "loyalist_policies": LOYALIST,
    "palpatine_executed": LOYALIST,  # [SE-1.3]
    "separatist_policies": SEPARATIST,
    "palpatine_elected": SEPARATIST,  # [SE-1.5]
}


def top_tile(t: Senate) -> Handle:
    """Take the top tile off the deck."""
    tile, t.deck = t.deck[0], t.deck[1:]
    return tile

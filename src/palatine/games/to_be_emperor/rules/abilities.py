"""Chapter 4, the resource abilities: what each needs, and what is spent on it."""

from palatine.core.cover import Cover
from palatine.core.decisions import Reason, ask
from palatine.core.news import EVERYONE, Fact
from palatine.core.seats import Seat
from palatine.games.to_be_emperor.cards import Resource
from palatine.games.to_be_emperor.rules.coin import move_tokens, sources
from palatine.games.to_be_emperor.rules.knowledge import study
from palatine.games.to_be_emperor.rules.might import (
    cheapest_target,
    commit_asset,
    in_reach,
    targets,
)
from palatine.games.to_be_emperor.rules.table import (
    ASSETS_OF,
    gives,
    has,
    is_in_hand,
    means,
    pointed_at,
    ready_assets,
    resources,
    use_assets,
    why_not_means,
)
from palatine.games.to_be_emperor.rules.turns import go_on
from palatine.games.to_be_emperor.state import (
    COIN,
    ICON,
    KNOWLEDGE,
    MEANS,
    MIGHT,
    USE_COIN,
    USE_KNOWLEDGE,
    USE_MIGHT,
    Forum,
)


def usable(t: Forum, seat: Seat) -> tuple[str, ...]:
    """The abilities that this player has the cards for, and that could do something, as options
    [TE-R46]."""
    coin, might, knowledge = resources(t, seat)
    found: tuple[str, ...] = (USE_COIN,) if coin and sources(t, seat) else ()
    if might and any(in_reach(t, seat, might)):
        found += (USE_MIGHT,)
    return (*found, USE_KNOWLEDGE) if knowledge else found


def has_effect(t: Forum, seat: Seat, resource: Resource) -> bool:
    """Whether the table has something for this ability to work on, which everyone can see."""
    if resource == COIN:
        return bool(sources(t, seat))
    return bool(targets(t, seat)) if resource == MIGHT else True  # [TE-R39]


def is_affordable(t: Forum, seat: Seat, resource: Resource) -> bool:
    """Whether the player has enough of the resource in play and in hand."""
    return resources(t, seat)[ICON[resource]] >= least_needed(t, seat, resource)


def least_needed(t: Forum, seat: Seat, resource: Resource) -> int:
    """The least amount: one Coin, one Knowledge, or Might for the cheapest target [TE-4.4]."""
    return cheapest_target(t, seat) if resource == MIGHT else 1


def sources_of(t: Forum, seat: Seat, resource: Resource) -> tuple[str, ...]:
    """The cards with this resource: ready ones in play, and any in the hand [TE-3.6] [TE-R08]."""
    assets, icon, found = ASSETS_OF[t.cards], ICON[resource], []
    for card in means(t, seat):
        if assets[card].gives[icon]:
            found.append(card)
    return tuple(found)


async def spend(t: Forum) -> None:
    """Commit and play assets for the chosen resource [TE-3.4] [TE-3.7]."""
    seat, resource = t.active, t.using
    assert resource is not None
    used = await ask(seat, spending(t, seat, resource))
    icon = ICON[resource]
    is_counted = resource == KNOWLEDGE  # [TE-R12] assets, not icons
    t.spent = len(used) if is_counted else sum([gives(t, card)[icon] for card in used])
    t.has_used, t.passes = True, 0
    lying = use_assets(t, seat, used)
    t.tell(EVERYONE, "ability_used", player=seat, resource=resource, cards=lying)
    if resource == KNOWLEDGE:
        study(t, seat)
    else:
        t.step = "effect"


def spending(t: Forum, seat: Seat, resource: Resource) -> Cover[str]:
    """Which assets to use; for Might they must reach at least the cheapest target."""
    cards = sources_of(t, seat, resource)
    assets, icon = ASSETS_OF[t.cards], ICON[resource]
    worth = tuple([(assets[card].gives[icon],) for card in cards])
    need = (least_needed(t, seat, resource),)
    return Cover(
        "spend",
        MEANS,
        cards,
        pointed_at,
        least=1,
        most=len(cards),
        worth=worth,
        need=need,
        about=ability_in_use,
        why_not=why_not_spend,
    )


def ability_in_use(t: Forum, seat: Seat) -> dict[str, Fact]:
    """The resource that assets are spent on, which everyone knows [TE-R54], and how many senators
    the player must then pay with what is left [TE-R02]."""
    return {"resource": t.using, "due": len(t.senators[seat])}


def why_not_spend(t: Forum, seat: Seat, atom: str) -> Reason | None:
    """Why a card can't be used for the chosen resource, or why it is too little."""
    resource = t.using
    assert resource is not None
    if atom == "":
        facts: dict[str, Fact] = {"resource": resource, "need": least_needed(t, seat, resource)}
        return Reason("TE-4.4" if resource == MIGHT else "TE-3.4", "spend_more", facts)
    is_own = atom in ready_assets(t, seat) or is_in_hand(t, seat, atom)
    if is_own and not has(t, atom, resource):
        return Reason("TE-3.6", "lacks_resource", {"card": atom, "resource": resource})
    return why_not_means(t, seat, atom)


async def effect(t: Forum) -> None:
    """Carry out what the spent Coin or Might does."""
    if t.using == COIN:
        await move_tokens(t, t.active)
    else:
        await commit_asset(t, t.active)
    go_on(t)

"""Chapter 4, the resource abilities: what each needs, and what is spent on it."""

from palatine.core.cover import Cover
from palatine.core.decisions import Reason, ask, given
from palatine.core.news import EVERYONE, Fact
from palatine.core.seats import Seat
from palatine.games.to_be_emperor.cards import RESOURCES, Resource
from palatine.games.to_be_emperor.rules.coin import move_tokens, sources
from palatine.games.to_be_emperor.rules.knowledge import study
from palatine.games.to_be_emperor.rules.might import (
    cheapest_target,
    commit_asset,
    in_reach,
    targets,
)
from palatine.games.to_be_emperor.rules.table import (
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
from palatine.games.to_be_emperor.state import COIN, ICON, KNOWLEDGE, MEANS, MIGHT, Forum


def usable(t: Forum, seat: Seat) -> tuple[Resource, ...]:
    """The abilities that this player has the cards for, and that could do something [TE-R46]."""
    have = zip(RESOURCES, resources(t, seat), strict=True)
    return tuple([r for r, n in have if n and is_enough(t, seat, r, n)])


def is_enough(t: Forum, seat: Seat, resource: Resource, count: int) -> bool:
    """Whether so many of a resource could do something."""
    if resource == MIGHT:
        return any(in_reach(t, seat, count))
    return resource == KNOWLEDGE or bool(sources(t, seat))


def has_effect(t: Forum, seat: Seat, resource: Resource) -> bool:
    """Whether the table has something for this ability to work on: all can see that."""
    if resource == COIN:
        return bool(sources(t, seat))
    return bool(targets(t, seat)) if resource == MIGHT else True  # [TE-R39]


def is_affordable(t: Forum, seat: Seat, resource: Resource) -> bool:
    """Whether the player has enough of the resource, in play and in the hand."""
    return resources(t, seat)[ICON[resource]] >= least_needed(t, seat, resource)


def least_needed(t: Forum, seat: Seat, resource: Resource) -> int:
    """One Coin, one Knowledge, or the Might for the cheapest target [TE-4.4]."""
    return cheapest_target(t, seat) if resource == MIGHT else 1


def sources_of(t: Forum, seat: Seat, resource: Resource) -> tuple[str, ...]:
    """The cards with this resource: ready ones in play, and any in the hand [TE-3.6] [TE-R08]."""
    return tuple([card for card in means(t, seat) if has(t, card, resource)])


async def spend(t: Forum) -> None:
    """Commit and play assets for the one resource that was chosen [TE-3.4] [TE-3.7]."""
    seat, resource = t.active, t.using
    assert resource is not None
    used = await ask(seat, spending(t, seat, resource))
    icons = sum([gives(t, card)[ICON[resource]] for card in used])
    t.spent = len(used) if resource == KNOWLEDGE else icons  # [TE-R12] assets, not icons
    t.has_used, t.passes = True, 0
    lying = use_assets(t, seat, used)
    t.tell(EVERYONE, "ability_used", player=seat, resource=resource, cards=lying)
    if resource == KNOWLEDGE:
        study(t, seat)
    else:
        t.step = "effect"


def spending(t: Forum, seat: Seat, resource: Resource) -> Cover[str]:
    """Which assets to use; for Might they must reach the cheapest target at least."""
    cards = sources_of(t, seat, resource)
    worth = tuple([(gives(t, card)[ICON[resource]],) for card in cards])
    need = (least_needed(t, seat, resource),)
    return Cover(
        "spend",
        MEANS,
        cards,
        pointed_at(t, seat, cards),
        least=1,
        most=len(cards),
        worth=worth,
        need=need,
        about=given(ability_in_use, resource),
        why_not=given(why_not_spend, resource),
    )


def ability_in_use(t: Forum, seat: Seat, resource: Resource) -> dict[str, Fact]:
    """Assets are spent on one resource, which all know [TE-R54]; the player's senators will want
    to be paid again with what is left [TE-R02]."""
    return {"resource": resource, "due": len(t.senators[seat])}


def why_not_spend(t: Forum, seat: Seat, atom: str, resource: Resource) -> Reason | None:
    """Why a card can't be used for the chosen resource; or too little of it."""
    if atom == "":
        facts: dict[str, Fact] = {"resource": resource, "need": least_needed(t, seat, resource)}
        return Reason("TE-4.4" if resource == MIGHT else "TE-3.4", "spend_more", facts)
    is_own = atom in ready_assets(t, seat) or is_in_hand(t, seat, atom)
    if is_own and not has(t, atom, resource):
        return Reason("TE-3.6", "lacks_resource", {"card": atom, "resource": resource})
    return why_not_means(t, seat, atom)


async def effect(t: Forum) -> None:
    """What the spent Coin or Might does."""
    if t.using == COIN:
        await move_tokens(t, t.active)
    else:
        await commit_asset(t, t.active)
    go_on(t)

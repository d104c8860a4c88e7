"""What a question is about: the facts that its sentence names, which all know or its asker has.

For a target, that is also what the attack would come to: ATT against DEF, before one commits to it.
"""

from collections.abc import Callable
from typing import Any

from palatine.core.atoms import name_of
from palatine.core.news import Fact
from palatine.core.seats import Seat
from palatine.games.seize_the_imperium.cards import EVERY, UNITS, ops_of
from palatine.games.seize_the_imperium.cards.vocabulary import Cancel, Choose
from palatine.games.seize_the_imperium.names import POOL_SIZE
from palatine.games.seize_the_imperium.rules.allocation_phase import (
    givers,
    in_halves,
    still_due,
    unit_cost,
)
from palatine.games.seize_the_imperium.rules.duel import POOL, TACTIC_BUDGET, budget
from palatine.games.seize_the_imperium.rules.modifiers import all_passive, attack
from palatine.games.seize_the_imperium.rules.secret_choices import cost_of, purse
from palatine.games.seize_the_imperium.rules.space import places_left
from palatine.games.seize_the_imperium.rules.supply_effects import Shed
from palatine.games.seize_the_imperium.rules.table import (
    characters_of,
    has_unit,
    profile,
    replace,
    unit,
    world,
    world_card,
)
from palatine.games.seize_the_imperium.rules.targets import (
    arcs,
    attack_on,
    fight_of,
    targets_of,
)
from palatine.games.seize_the_imperium.rules.victory_phase import hand_size, system_price
from palatine.games.seize_the_imperium.state import Aim, Galaxy

Facts = dict[str, Fact]


def asking(t: Galaxy, seat: Seat, kind: str) -> Facts:
    """The facts of a question of this kind; the same names for each kind, whatever they say."""
    about = KINDS.get(kind)
    return about(t, seat) if about and t.hands else {}


def doing(t: Galaxy) -> Any:
    """What the scene is about."""
    return t.doing


# Counting


def own_purse(t: Galaxy, seat: Seat) -> Facts:
    """What is left to spend on cards that are chosen facedown."""
    chosen = (t.thrones[seat], t.leads[seat], *t.further[seat])
    return {"count": purse(t) - sum([cost_of(t, card) for card in chosen])}


def own_bid(t: Galaxy, seat: Seat) -> Facts:
    """How many cards one has discarded so far."""
    return {"count": len(t.bids[seat])}


def over_pool(t: Galaxy, seat: Seat) -> Facts:
    """How many Characters are too many."""
    return {"count": len(characters_of(t, seat)) + len(t.areas[seat]) - POOL_SIZE}


def ready_points(t: Galaxy, seat: Seat) -> Facts:
    """The Allocation points of undepleted World cards, as they stand on them."""
    halves = [in_halves(t, one, world_card(one).cost[0]) for one in givers(t, seat)]
    return {"count": sum(halves) // 2}


def own_resources(t: Galaxy, seat: Seat) -> Facts:
    """One's Resource counters."""
    return {"count": t.resources[seat]}


def to_discard(t: Galaxy, seat: Seat) -> Facts:
    """How many cards of the hand are discarded."""
    hand = len(t.hands[seat])
    is_shed = isinstance(t.doing, Shed)
    return {"count": min(doing(t).count, hand) if is_shed else hand - hand_size(t, seat)}


def looked_at(t: Galaxy, seat: Seat) -> Facts:
    """How many cards were looked at."""
    return {"count": doing(t).count}


def most_gained(t: Galaxy, seat: Seat) -> Facts:
    """The most that is gained."""
    return {"count": doing(t).most}


def price_of_draw(t: Galaxy, seat: Seat) -> Facts:
    """What a World card from the System Deck costs."""
    return {"count": system_price(t, seat)}


def to_draft(t: Galaxy, seat: Seat) -> Facts:
    """How many cards the pool takes."""
    return {"count": POOL[doing(t).part]}


def to_muster(t: Galaxy, seat: Seat) -> Facts:
    """The World card, and for how many points Units may fight for it."""
    return {"card": t.worlds[0].id, "count": budget(t, seat)}


def to_arm(t: Galaxy, seat: Seat) -> Facts:
    """The World card, and for how many points Tactics may be brought."""
    return {"card": t.worlds[0].id, "count": TACTIC_BUDGET}


# Cards


def chosen_card(t: Galaxy, seat: Seat) -> Facts:
    """The card for which something is chosen."""
    return {"card": t.choosing}


def chooser(t: Galaxy, seat: Seat) -> Facts:
    """The Unit that chooses: whom it is strong against, or as what it fights."""
    found = all_passive(profile(unit(t, t.choosing)).abilities, Choose)
    return {"card": t.choosing, "what": next(op.what for op in found if isinstance(op, Choose))}


def conquered(t: Galaxy, seat: Seat) -> Facts:
    """The World card that was Conquered."""
    return {"card": doing(t).world}


def bought_back(t: Galaxy, seat: Seat) -> Facts:
    """The Unit card that was eliminated."""
    return {"card": doing(t).unit}


def to_rescue(t: Galaxy, seat: Seat) -> Facts:
    """The World card that must be left, and for how many Unit cards there is room elsewhere."""
    return {"card": doing(t).world, "count": places_left(t, seat, doing(t).world)}


def unit_to_pay(t: Galaxy, seat: Seat) -> Facts:
    """The Unit card that is being allocated, with its cost."""
    return {"card": doing(t).unit, "cost": UNITS[name_of(doing(t).unit)].cost[0]}


def unit_to_share(t: Galaxy, seat: Seat) -> Facts:
    """The Unit card that one World card alone can't pay: where, its cost there, what is missing."""
    name, here = doing(t).unit, world(t, t.choosing)
    card = UNITS[name_of(name)]
    missing = (still_due(t, seat, card, here) + 1) // 2
    cost = unit_cost(t, seat, card, here)
    return {"card": name, "place": here.id, "cost": cost, "count": missing}


def disputed_character(t: Galaxy, seat: Seat) -> Facts:
    """The Character of which there are several."""
    return {"card": f"character:{doing(t).face}#1"}


def disputed_world(t: Galaxy, seat: Seat) -> Facts:
    """The World card of which there are several."""
    return {"card": f"world:{doing(t).face}#1"}


# Reactions


def moment(t: Galaxy, seat: Seat) -> Facts:
    """When it is, whose Turn or play it is, and which card was announced or is fought for."""
    if t.moment == "response":
        return {"moment": "response", "phase": t.phase, **announced(t, seat)}
    card = t.conquest.world if t.conquest is not None else ""
    player = t.conquest.attacker if t.conquest is not None else t.active
    return {"moment": t.moment, "phase": t.phase, "card": card, "player": player, "effect": ""}


def announced(t: Galaxy, seat: Seat) -> Facts:
    """The card that was announced last, who plays it, and what it says."""
    last = t.plays[-1]
    return {"card": last.source, "player": last.seat, "effect": last.face}


def guest(t: Galaxy, seat: Seat) -> Facts:
    """The card that another would lay on one's own."""
    return {**announced(t, seat), "place": t.choosing}


def ransom(t: Galaxy, seat: Seat) -> Facts:
    """The card that is being cancelled, and what saves it."""
    last = [play for play in t.plays if play.ability < 0][-1]
    cancels = [op for op in ops_of(EVERY[name_of(t.choosing)]) if isinstance(op, Cancel)]
    asked = [op.unless[0] for op in cancels if op.unless is not None]
    return {"card": last.source, "count": asked[0]}


# Fights


def fought_for(t: Galaxy, seat: Seat) -> Facts:
    """The World card that is fought for."""
    return {"card": fight_of(t).world}


def step_of(t: Galaxy, seat: Seat) -> Facts:
    """Which Step it is, and the World card that is fought for."""
    return {"step": fight_of(t).step, "card": fight_of(t).world}


def target(t: Galaxy, seat: Seat) -> Facts:
    """Whose target it is, its ATT, and for each target what would come of it."""
    one = unit(t, t.choosing)
    found = targets_of(t, one)
    blows = [preview(t, one.id, goal) for goal in found]
    return {
        "card": one.id,
        "att": attack(t, one, None).value,
        "most": arcs(t, one),
        "targets": found,
        **previews(blows),
    }


def previews(blows: list[tuple[int, int, int]]) -> Facts:
    """The same of several, each kind of number by itself."""
    totals, against, counts = zip(*blows, strict=True) if blows else ((), (), ())
    return {"totals": totals, "against": against, "counts": counts}


def preview(t: Galaxy, attacker: str, goal: str, part: int = 0) -> tuple[int, int, int]:
    """What all that is aimed at a target would come to if this Unit targets it as well, with all
    its ATT or a part of it: ATT, the DEF that it meets, and the counters that it gives."""
    fight = fight_of(t)
    others = tuple([aim for aim in fight.aims if aim.unit != attacker and has_unit(t, aim.unit)])
    then = t.copy()
    then.conquest = replace(fight, aims=(*others, Aim(attacker, goal, part)))
    found = attack_on(then, goal)
    return found.att, found.against, found.counters


def part(t: Galaxy, seat: Seat) -> Facts:
    """Whose ATT is split, for which target this part of it is, and what each part from 1 on would
    come to there."""
    one = unit(t, t.choosing)
    most = attack(t, one, unit(t, t.goal)).added
    blows = [preview(t, one.id, t.goal, n) for n in range(1, most + 1)]
    return {"card": one.id, "target": t.goal, **previews(blows)}


KINDS: dict[str, Callable[[Galaxy, Seat], Facts]] = {
    **dict.fromkeys(("throne", "lead", "further"), own_purse),
    "bid": own_bid,
    **dict.fromkeys(("draft_units", "draft_tactics"), to_draft),
    "muster": to_muster,
    "arm": to_arm,
    "pool": over_pool,
    **dict.fromkeys(("settle", "recruit"), own_resources),
    "allocate": ready_points,
    "site": unit_to_pay,
    "payers": unit_to_share,
    "rescue": to_rescue,
    "garrison": conquered,
    "buy_back": bought_back,
    **dict.fromkeys(("move_to", "attack_at", "react_to", "home"), chosen_card),
    "kind": chooser,
    **dict.fromkeys(("choose", "victim", "ready", "fallen", "refill", "double"), chosen_card),
    **dict.fromkeys(("withdraw", "forgo", "retreat"), fought_for),
    "aim": step_of,
    **dict.fromkeys(("target", "target_kind", "targets"), target),
    "part": part,
    "window": moment,
    **dict.fromkeys(("x", "host", "activate", "assist", "pick", "sacrifice"), announced),
    "leave": guest,
    "ransom": ransom,
    "discard": to_discard,
    "sort": looked_at,
    "scrap": most_gained,
    "system_draw": price_of_draw,
    "censure": disputed_character,
    "tax": disputed_world,
}

"""The order of the scenes: whatever stands last on the agenda comes next.

A scene ends wherever a hidden card is shown or drawn: so every item of the agenda is one scene.
"""

from collections.abc import Callable, Coroutine
from typing import Any

from palatine.core.game import Scene
from palatine.games.seize_the_imperium.rules import (
    aiming,
    allocation_phase,
    announcing,
    duel,
    effects,
    exchange,
    military_phase,
    reactions,
    reallocation_phase,
    regent_phase,
    resupply_phase,
    secret_choices,
    setup,
    supply_effects,
    turns,
    victory_phase,
)
from palatine.games.seize_the_imperium.rules.table import pop
from palatine.games.seize_the_imperium.state import Galaxy, Item

SCENES: dict[str, Callable[[Galaxy, Item], Coroutine[Any, Any, None]]] = {
    "deal": setup.deal,
    "thrones": secret_choices.thrones,
    "leads": secret_choices.leads,
    "further": secret_choices.further,
    "first_bidder": setup.first_bidder,
    "bid": setup.bid,
    "reveal_bids": setup.reveal_bids,
    "reveal_thrones": setup.reveal_thrones,
    "reveal_leads": setup.reveal_leads,
    "first_turn": setup.first_turn,
    "turn": turns.turn,
    "phase": turns.phase,
    "next_turn": turns.next_turn,
    "resupply": resupply_phase.resupply,
    "pool": resupply_phase.pool,
    "income": resupply_phase.income,
    "recovery": resupply_phase.recovery,
    "settle": resupply_phase.settle,
    "allocation": allocation_phase.allocation,
    "recruit": allocation_phase.recruit,
    "allocate": allocation_phase.allocate,
    "site": allocation_phase.site,
    "reallocation": reallocation_phase.reallocation,
    "move": reallocation_phase.move,
    "attack": reallocation_phase.attack,
    "part_c": reallocation_phase.part_c,
    "react": reallocation_phase.react,
    "military": military_phase.military,
    "decide": military_phase.decide,
    "orphans": military_phase.orphans,
    "judge": military_phase.judge,
    "go_home": military_phase.go_home,
    "garrison": military_phase.garrison,
    "remove_world": military_phase.remove_world,
    "exchange": exchange.exchange,
    "step": exchange.begin_step,
    "choices": aiming.choices,
    "strike": exchange.strike,
    "strike_hits": exchange.strike_hits,
    "aims": aiming.aims,
    "aim": aiming.aim,
    "targets": aiming.choose_targets,
    "hits": exchange.hits,
    "casualties": exchange.casualties,
    "withdraw": exchange.withdraw,
    "retreat": exchange.retreat,
    "end_exchange": exchange.end_exchange,
    "window": reactions.window,
    "offer": reactions.offer,
    "announce": announcing.announce,
    "resolve": effects.resolve,
    "perform": effects.perform,
    "scrap": supply_effects.scrapping,
    "shed": supply_effects.shed,
    "sort": supply_effects.sort,
    "to_hand": supply_effects.to_hand,
    "clone": supply_effects.clone,
    "victory": victory_phase.victory,
    "goal": victory_phase.goal,
    "rewards": victory_phase.rewards,
    "system_draw": victory_phase.system_draw,
    "hand": victory_phase.hand,
    "bonus": victory_phase.bonus,
    "limit": victory_phase.limit,
    "regent": regent_phase.regent,
    "censure": regent_phase.censure,
    "tax": regent_phase.tax,
    "duel_deal": duel.duel_deal,
    "draft": duel.draft,
    "first_duel": duel.first_duel,
    "duel": duel.duel,
    "muster": duel.muster,
    "arm": duel.arm,
    "engage": duel.engage,
    "duel_end": duel.duel_end,
    "duel_result": duel.duel_result,
}


def next_scene(t: Galaxy) -> Scene | None:
    """The scene that starts from this state; none when the game is over."""
    return scene(t) if t.agenda else None


async def scene(t: Galaxy) -> None:
    """What stands last on the agenda."""
    t.doing = item = pop(t)
    await SCENES[item.kind](t, item)

"""What questions of Reactions and effects are about: the facts that their sentences name."""

from collections.abc import Callable
from typing import Any

from palatine.core.atoms import name_of
from palatine.core.seats import Seat
from palatine.games.seize_the_imperium.cards import EVERY, ops_of
from palatine.games.seize_the_imperium.cards.vocabulary import Cancel
from palatine.games.seize_the_imperium.rules.questions import Facts
from palatine.games.seize_the_imperium.state import Galaxy


def asking(t: Galaxy, seat: Seat, kind: str) -> Facts:
    """The facts of a question of this kind; the same names for each kind, whatever they say."""
    about = KINDS.get(kind)
    return about(t, seat) if about and t.hands else {}


def doing(t: Galaxy) -> Any:
    """What the scene is about."""
    return t.doing


def looked_at(t: Galaxy, seat: Seat) -> Facts:
    """How many cards were looked at."""
    return {"count": doing(t).count}


def most_gained(t: Galaxy, seat: Seat) -> Facts:
    """The most that is gained."""
    return {"count": doing(t).most}


def chosen_card(t: Galaxy, seat: Seat) -> Facts:
    """The card for which something is chosen."""
    return {"card": t.choosing}


def bought_back(t: Galaxy, seat: Seat) -> Facts:
    """The Unit card that was eliminated."""
    return {"card": doing(t).unit}


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


KINDS: dict[str, Callable[[Galaxy, Seat], Facts]] = {
    "buy_back": bought_back,
    "attack_at": chosen_card,
    **dict.fromkeys(("choose", "victim", "ready", "fallen", "refill", "double"), chosen_card),
    "window": moment,
    **dict.fromkeys(("x", "host", "activate", "assist", "pick", "sacrifice"), announced),
    "leave": guest,
    "ransom": ransom,
    "sort": looked_at,
    "scrap": most_gained,
}

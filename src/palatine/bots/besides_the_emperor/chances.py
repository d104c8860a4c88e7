"""The chance of each player's side, with all cards open.

Who is alive, who sits beside the Emperor, which Condemns wait and who could counter them, with
weights learned by self-play (`chances.json`).
"""

import math
from pathlib import Path

from palatine.bots.chances import learned, weighed
from palatine.core.match import Match
from palatine.core.seats import Seat, seats
from palatine.games.besides_the_emperor.rules.condemns import is_due
from palatine.games.besides_the_emperor.rules.seats import from_active, neighbours
from palatine.games.besides_the_emperor.state import REBEL, Aimed, Court, identity

FILE = Path(__file__).parent / "chances.json"
COUNTERS = ("self_clearance", "clearance", "counter_condemn")


def chances(match: Match) -> tuple[float, ...]:
    """For each seat, the chance that its current side wins."""
    t: Court = match.state
    rebels = 1 / (1 + math.exp(-weighed(features(match), learned(FILE))))
    sides = [identity(t, seat) == REBEL for seat in seats(t.players)]
    return tuple([rebels if is_rebel else 1 - rebels for is_rebel in sides])


def features(match: Match) -> dict[str, float]:
    """The features, from the Rebels' side."""
    t: Court = match.state
    rebels = [p for p in t.circle if identity(t, p) == REBEL]
    loyal = [p for p in t.circle if p not in rebels and p != t.emperor]
    beside = [p for p in neighbours(t, t.emperor) if p in rebels]
    return {
        f"{t.players} players": 1.0,
        f"{min(len(rebels), 4)} rebels": 1.0,
        "rebels": len(rebels),
        "loyalists": len(loyal),
        "share": len(rebels) / (len(t.circle) - 1),
        "beside": len(beside),
        "both sides": len(beside) == 2,
        **aims(t, rebels, beside, loyal),
        **hands(t, rebels, beside, loyal),
        **condemned(t, rebels, loyal),
        **secrets(t, rebels, loyal),
        "round": min(t.round, 10) / 10,
    }


def aims(t: Court, rebels: list[Seat], beside: list[Seat], loyal: list[Seat]) -> dict[str, float]:
    """The Condemns on the Emperor, and whether he can counter them."""
    waiting = [each for each in t.pending if each.target == t.emperor]
    saved = held(t, [t.emperor], COUNTERS) + held(t, loyal, ("clearance",))
    aimed = {deed.seat for deed in t.history if type(deed) is Aimed and deed.round == t.round}
    seconds = [p for p in beside if p not in aimed and held(t, [p], ("condemn",))]
    is_pincer = bool(aimed.intersection(rebels)) and bool(seconds)
    order = from_active(t)
    ends = order.index(t.emperor)
    return {
        "aimed": len(waiting),
        "aimed, no counter": bool(waiting) and not saved,
        "due, no counter": any(is_due(t, each) for each in waiting) and not saved,
        "aimed, turns to go": bool(waiting) * ends,
        "pincer": is_pincer,
        "pincer to come": is_pincer and any(p in order[: ends + 1] for p in seconds),
    }


def hands(t: Court, rebels: list[Seat], beside: list[Seat], loyal: list[Seat]) -> dict[str, float]:
    """The cards that kill, save and move."""
    emperor = [t.emperor]
    far = [p for p in rebels if p not in beside]
    return {
        "condemn beside": held(t, beside, ("condemn",)),
        "condemn beside, his turn": t.active in beside and held(t, [t.active], ("condemn",)) > 0,
        "condemn far": held(t, far, ("condemn",)),
        "rebel moves": held(t, far, ("transposition", "guarding")),
        "rebel counters": held(t, rebels, COUNTERS),
        "rebel cards": held(t, rebels, ()),
        "emperor counters": held(t, emperor, COUNTERS),
        "emperor condemns": held(t, emperor, ("condemn",)),
        "emperor cards": held(t, emperor, ()),
        "loyal condemns": held(t, loyal, ("condemn",)),
        "loyal clearances": held(t, loyal, ("clearance",)),
        "loyal counters": held(t, loyal, ("self_clearance", "counter_condemn")),
        "loyal moves": held(t, loyal, ("transposition", "guarding")),
    }


def held(t: Court, players: list[Seat], cards: tuple[str, ...]) -> float:
    """How many of these cards they hold, or have just played; all cards, if none is named."""
    every: list[str] = [card for p in players for card in t.hands[p]]
    if t.announced is not None and t.speaker in players:
        every.append(t.announced)
    return float(len([card for card in every if not cards or card in cards]))


def condemned(t: Court, rebels: list[Seat], loyal: list[Seat]) -> dict[str, float]:
    """Who is about to die without a defence."""
    doomed = {each.target for each in t.pending if not held(t, [each.target], COUNTERS)}
    safer = {each.target for each in t.pending} - doomed
    lost = len([p for p in rebels if p in doomed])
    return {
        "rebels doomed": lost,
        "last rebels doomed": bool(rebels) and lost == len(rebels),
        "rebels condemned": len([p for p in rebels if p in safer]),
        "loyal doomed": len([p for p in loyal if p in doomed]),
        "loyal condemned": len([p for p in loyal if p in safer]),
    }


def secrets(t: Court, rebels: list[Seat], loyal: list[Seat]) -> dict[str, float]:
    """How much the Emperor has seen of the Rebels and of the Loyalists, and how much everybody
    has."""
    aimed = {deed.seat for deed in t.history if type(deed) is Aimed}
    return {
        "rebels aimed": len([p for p in rebels if p in aimed]),
        "rebels seen": seen(t, rebels) / max(1, len(rebels)),
        "loyal seen": seen(t, loyal) / max(1, len(loyal)),
        "rebels shown": shown(t, rebels) / max(1, len(rebels)),
    }


def seen(t: Court, players: list[Seat]) -> float:
    """How many of their identity cards the Emperor has seen."""
    return float(sum([t.emperor in t.seen[card] for p in players for card in t.slots[p]]))


def shown(t: Court, players: list[Seat]) -> float:
    """How many of their identity cards everybody has seen."""
    return float(sum([card in t.shown for p in players for card in t.slots[p]]))

"""What people of either side tend to do: how much more likely a deed is of the one than the other.

A bot plays by numbers that are set by hand, and drawn towards one: not everybody plays as a hard
bot does. A careful reader goes by others, which were fitted to games.
"""

import json
from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path
from typing import Any, Final

import msgspec

from palatine.core.seats import Seat

Sides = Callable[[Seat], bool]
"""Who is a Rebel, by a guess."""
Habit = Callable[[Sides], float]
"""How likely a deed is, by a guess."""

SAYS_REBEL = ((0.33, 0.67), (0.5, 0.3))
"""How often a Loyalist, then a Rebel, who has looked at a card says that it was a Rebel's: of a
Loyalist, and of a Rebel, of whose three cards two are such."""
CONFESSES = 0.1
"""How often a Loyalist says that he is a Rebel, for each time that a Rebel does."""
FILE = Path(__file__).parent / "reader.json"


class Odds(msgspec.Struct, frozen=True):
    """How much likelier a deed is of one side: by hand, as a bot plays by them."""

    regicide: float = 0.02
    """How often a Loyalist condemns the Emperor, for each time that a Rebel does."""
    rescue: float = 0.05
    """How often a Rebel saves the Emperor, for each time that a Loyalist does."""
    friendly_fire: float = 0.4
    """How often one condemns somebody of their own side, for each time that it is the other."""
    foreign_aid: float = 0.3
    """How often one saves somebody of the other side, for each time that it is the own."""
    restraint: float = 0.85
    """How often a Rebel beside the Emperor has a turn without condemning him; Loyalists always
    do."""


BY_HAND: Final = Odds()


@cache
def fitted() -> Odds:
    """What a careful reader goes by: fitted to games of bots, the file says how."""
    if not FILE.exists():
        return BY_HAND
    return msgspec.convert(json.loads(FILE.read_text("utf-8"))["odds"], Odds)


class Deeds:
    """Follows who does what, as far as it tells something about identities."""

    def __init__(self, seat: Seat, odds: Odds = BY_HAND) -> None:
        self.seat = seat
        self.odds = odds
        self.emperor = Seat(-1)
        self.circle: list[Seat] = []
        self.active: Seat | None = None
        self.cleared_by: Seat | None = None
        """Who has just played a Clearance; whom it saves comes next."""
        self.swap: dict[Seat, tuple[int, Seat, int]] = {}
        """The last swap, for each of the two: the own place, and whose card came from where."""

    def hear(self, event: str, facts: Mapping[str, Any]) -> Habit | None:
        """What a deed tells, if it does."""
        if event == "seats_changed":
            places = {facts["player"]: facts["target"], facts["target"]: facts["player"]}
            self.circle = [places.get(p, p) for p in self.circle]
        elif event == "died":
            self.circle = [p for p in self.circle if p != facts["player"]]
        elif event == "turn_began":
            self.active = facts["player"]
        elif event == "card_played":
            self.cleared_by = facts["player"] if facts["card"] == "clearance" else None
        elif event in ("passed", "looked"):
            return self.idle(facts["player"])
        elif event == "condemned":
            return self.condemned(facts["player"], facts["target"])
        elif event == "blocked" and self.cleared_by is not None:
            return self.saved(self.cleared_by, facts["target"])
        elif event.startswith("said_"):
            return self.said(event.removeprefix("said_"), facts["player"], facts["atoms"])
        return None

    def is_beside(self, seat: Seat) -> bool:
        """Whether a player sits next to the Emperor."""
        here, size = self.circle.index(self.emperor), len(self.circle)
        return seat in (self.circle[here - 1], self.circle[(here + 1) % size])

    def idle(self, seat: Seat) -> Habit | None:
        """A turn beside the Emperor without a Condemn."""
        if seat in (self.seat, self.emperor) or seat != self.active or not self.is_beside(seat):
            return None
        self.active = None  # once a turn
        return lambda is_rebel: self.odds.restraint if is_rebel(seat) else 1.0

    def condemned(self, seat: Seat, target: Seat) -> Habit | None:
        """A Condemn, by somebody else."""
        if seat == self.seat:
            return None
        if target == self.emperor:
            return lambda is_rebel: 1.0 if is_rebel(seat) else self.odds.regicide
        fire = self.odds.friendly_fire
        return lambda is_rebel: fire if is_rebel(seat) == is_rebel(target) else 1.0

    def saved(self, seat: Seat, target: Seat) -> Habit | None:
        """A Clearance for somebody else than its player."""
        self.cleared_by = None
        if seat in (self.seat, target):
            return None
        if target == self.emperor:
            return lambda is_rebel: self.odds.rescue if is_rebel(seat) else 1.0
        aid = self.odds.foreign_aid
        return lambda is_rebel: 1.0 if is_rebel(seat) == is_rebel(target) else aid

    def said(self, what: str, seat: Seat, atoms: tuple[str, ...]) -> Habit | None:
        """A claim by somebody else: it tells of the speaker, and of whom it is about.

        Whom somebody suspects or trusts says nothing: all have seen why, and would count it twice.
        """
        if seat == self.seat or what not in ("i_am", "saw"):
            return None
        if what == "i_am":
            honest = 1.0 if atoms[0] == "side:loyalist" else CONFESSES
            return lambda is_rebel: 1.0 if is_rebel(seat) else honest
        about, is_praise = Seat(int(atoms[0].partition(":")[2])), atoms[1] == "side:loyalist"

        def weighed(is_rebel: Sides) -> float:
            rate = SAYS_REBEL[is_rebel(seat)][is_rebel(about)]
            return 1 - rate if is_praise else rate

        return weighed

"""Which senate is played: the size, the switches, and how much of the past a table keeps.

A variant is fixed while a program runs, so we compute nothing for rules that it lacks. The powers
and numbers are those of `palatine.games.senate`; tests keep the two in step.
"""

from typing import Final, NamedTuple

(
    NOMINATE,
    VOTE,
    PASS_ON,
    ENACT,
    CONSENT,
    EXECUTE,
    INVESTIGATE,
    SPECIAL_ELECTION,
    PEEK,
    SAY_DREW,
    SAY_RECEIVED,
    SAY_FOUND,
    SAY_PEEKED,
    OVER,
) = range(14)
PHASES: Final = (
    "nominate",
    "vote",
    "pass_on",
    "enact",
    "consent",
    "execute",
    "investigate",
    "special_election",
    "peek",
    "say_drew",
    "say_received",
    "say_found",
    "say_peeked",
    "over",
)
"""The questions, in the rulebook's words. The four about claims exist with `claims` alone."""

ENDINGS: Final = (
    "loyalist_policies",
    "separatist_policies",
    "palpatine_elected",
    "palpatine_executed",
)
"""Why a game ended; as a number, counted from 1. 0 means that it goes on."""

LOYALIST_TILES: Final = 6
SEPARATIST_TILES: Final = 11
LOYALIST_GOAL: Final = 5
SEPARATIST_GOAL: Final = 6
DANGER: Final = 3
VETO_FROM: Final = 5
PATIENCE: Final = 3
SMALL_TABLE: Final = 6
SEPARATISTS: Final = {5: 1, 6: 1, 7: 2, 8: 2, 9: 3, 10: 3}
LATE: Final = {4: EXECUTE, 5: EXECUTE}
FEW: Final = {3: PEEK, **LATE}
SOME: Final = {2: INVESTIGATE, 3: SPECIAL_ELECTION, **LATE}
MANY: Final = {1: INVESTIGATE, **SOME}
POWERS: Final = {5: FEW, 6: FEW, 7: SOME, 8: SOME, 9: MANY, 10: MANY}
"""The power that each Separatist policy grants, as the phase in which it is used."""

SWITCHES: Final = {
    "tracker_reset": ("on_policy", "on_election"),
    "reshuffle": ("lazy", "eager"),
    "term_limit": ("elected", "enacted"),
    "five_player_rule": ("living", "starting"),
    "cleared_marker": ("on", "off"),
    "ballots": ("together", "one_by_one"),
}
EDITIONS: Final[dict[str, dict[str, str]]] = {
    "sith-imperative": {},
    "secret-emperor": {
        "tracker_reset": "on_election",
        "reshuffle": "eager",
        "term_limit": "enacted",
        "five_player_rule": "starting",
    },
}
MOST_KEPT: Final = 12


class Variant(NamedTuple):
    """A senate: what the table has agreed on. Plain values, so JAX can treat it as static."""

    players: int = 7
    tracker_reset: str = "on_policy"
    reshuffle: str = "lazy"
    term_limit: str = "elected"
    five_player_rule: str = "living"
    cleared_marker: str = "on"
    ballots: str = "together"
    """`together`: all the living vote in one step. `one_by_one`: a step for each, as networks want
    it; nobody sees the ballots of others before the last is in."""
    claims: bool = False
    """Whether governments, investigators and peekers are asked what they say of it."""
    sight: bool = True
    """Whether the table keeps what only an observer needs; random play needs none of it."""
    ledger: int = 0
    """How many of the last governments the table keeps in full: who, which ballots, which law,
    which claims. With claims it keeps at least one."""

    @property
    def everyone(self) -> int:
        """All seats, as a mask."""
        return (1 << self.players) - 1

    @property
    def is_small(self) -> bool:
        """Five or six players: Palpatine knows his ally, and there is a peek."""
        return self.players <= SMALL_TABLE

    @property
    def looks(self) -> int:
        """How many investigations a game can have."""
        return list(POWERS[self.players].values()).count(INVESTIGATE)

    @property
    def kept(self) -> int:
        """How many governments the ledger holds."""
        return max(self.ledger, 1) if self.claims else self.ledger

    @property
    def is_one_by_one(self) -> bool:
        """Whether voters answer one after another."""
        return self.ballots == "one_by_one"


def variant(edition: str = "sith-imperative", players: int = 7, **more: object) -> Variant:
    """An edition at a size, with any other changes; ValueError says why that can't be."""
    if edition not in EDITIONS:
        raise ValueError(f"no edition {edition!r}; there are: {', '.join(EDITIONS)}")
    made = {**EDITIONS[edition], **more}
    for name in made:
        if name not in Variant._fields:
            raise ValueError(f"no switch {name!r}; there are: {', '.join(Variant._fields)}")
    return checked(Variant(players, **made))  # type: ignore[arg-type]  # checked at once


def checked(v: Variant) -> Variant:
    """The same variant, if such a game exists."""
    if v.players not in SEPARATISTS:
        raise ValueError(f"{v.players} players can't play; 5 to 10 can")
    for name, allowed in SWITCHES.items():
        if getattr(v, name) not in allowed:
            raise ValueError(f"{name} is {' or '.join(allowed)}, not {getattr(v, name)!r}")
    if not 0 <= v.ledger <= MOST_KEPT:
        raise ValueError(f"ledger is 0 to {MOST_KEPT}, not {v.ledger}")
    if v.kept and not v.sight:
        raise ValueError("a ledger and claims need sight=True: they are there to be seen")
    return v

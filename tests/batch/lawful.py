"""An observation computed only from what a seat lawfully knows.

It uses `knowledge`, which is written from the rulebook, and the public news; neither the state nor
the kernel. So a seat may know everything that an observation shows.
"""

from collections.abc import Iterable
from functools import lru_cache
from typing import Any

from palatine.batch.variants import Variant
from palatine.core.news import News
from palatine.core.seats import PUBLIC
from palatine.games.senate.state import LOYALIST, PALPATINE, SEPARATIST, party

Features = list[tuple[int, int]]
"""Each value and its bits, in the order of docs/batch.md; bits 0 means a set of seats."""

SMALL = ("nominate", "vote", "pass_on", "enact", "consent", "execute", "peek")
LARGE = (*SMALL[:-1], "investigate", "special_election")
SAID = {"say_drew": 0, "say_received": 1, "say_found": 2, "say_peeked": 2}


def mask(seats: Iterable[int | None]) -> int:
    """A set of seats as bits; None is left out."""
    whole = 0
    for seat in seats:
        if seat is not None:
            whole |= 1 << seat
    return whole


def one_of(number: int | None) -> int:
    """A number as one of several bits; none for nothing."""
    return 0 if number is None else 1 << number


def loyalists(faces: Iterable[str]) -> int:
    """How many of these are Loyalist."""
    return list(faces).count(LOYALIST)


class Heard:
    """What everybody at a table has heard so far, beyond what `knowledge` keeps."""

    def __init__(self) -> None:
        self.is_refused = False
        self.drew: dict[int, int] = {}
        self.received: dict[int, int] = {}
        self.found: dict[int, str] = {}
        self.peeked: int | None = None
        self.at_peek: tuple[int, int] | None = None

    def hear(self, news: Iterable[News], public: Any) -> None:
        """Take in what was told; `public` is the knowledge after it."""
        governments = public[4][1]
        for told in news:
            if not told.is_for(PUBLIC):
                continue
            if told.event in ("policy_enacted", "veto_refused"):
                self.is_refused = told.event == "veto_refused"
            if told.event.startswith("said_"):
                self.claim(told.event, told.facts["atoms"], governments, public[4][3])
        if public[4][4] and self.at_peek is None:
            self.at_peek = public[3][0], len(public[4][6])

    def claim(self, event: str, atoms: tuple[str, ...], governments: Any, looks: Any) -> None:
        """A claim about the last session, look or peek."""
        count = atoms.count(f"policy:{LOYALIST}")
        if event == "said_drew":
            self.drew[len(governments) - 1] = count
        elif event == "said_received":
            self.received[len(governments) - 1] = count
        elif event == "said_peeked":
            self.peeked = count
        elif event == "said_found":
            self.found[len(looks) - 1] = atoms[1].removeprefix("party:")


class Known:
    """What `knowledge` tells one seat of a table, by name."""

    def __init__(self, seat: int, knowledge: Any) -> None:
        public, private = knowledge
        switches, offices, tracks, piles, history, ends = public
        self.seat = seat
        self.players, self.five_player_rule = switches[0], switches[4]
        _, self.living, _, self.rotation, _, self.president, self.chancellor = offices
        self.limited, self.tracker, self.loyalist, self.separatist, _, self.marker = tracks
        self.deck = piles[0]
        self.elections, closed, self.held, self.looks, self.peeks, _, self.shuffles = history
        self.governments = (*closed, self.held) if self.held else closed
        self.cleared = ends[0]
        self.role, self.plotters, self.drawn, self.received, self.peeked, self.found = private


def observation(v: Variant, phase: str, known: Known, heard: Heard) -> Features:
    """All features of this seat's observation."""
    made = [*of_seats(v, known), *of_numbers(v, phase, known, heard), *of_tops(v, known, heard)]
    return [*made, *of_looks(v, known, heard), *of_ledger(v, known, heard)] if v.kept else made


def of_seats(v: Variant, k: Known) -> Features:
    """Sets of seats, in their order."""
    laws = [(pair[:2], pair[3]) for pair in k.governments]
    parties = parties_known(k)
    palpatine = k.plotters.index(PALPATINE) if k.plotters else None
    sets: list[Iterable[int | None]] = [
        k.living,
        [k.president],
        [k.rotation],
        [k.chancellor],
        [seat for seat in barred(k) if seat in k.living],
        k.elections[-1].yes if k.elections else (),
        [seat for pair, law in laws if law == LOYALIST for seat in pair],
        [pair[0] for pair, law in laws if law == SEPARATIST],
        [pair[1] for pair, law in laws if law == SEPARATIST],
        [seat for seat, side in parties.items() if side == LOYALIST],
        [seat for seat, side in parties.items() if side == SEPARATIST],
        [k.seat if k.role == PALPATINE else palpatine],
        k.peeks if v.is_small else [target for _, target in k.looks],
    ]
    return [(mask(seats), 0) for seats in [*sets, *([k.cleared] if k.marker == "on" else [])]]


def barred(k: Known) -> tuple[int, ...]:
    """The players under a term limit: at a table of five only the chancellor."""
    size = len(k.living) if k.five_player_rule == "living" else k.players
    return tuple(k.limited if size > 5 else k.limited[1:])


def parties_known(k: Known) -> dict[int, str]:
    """The players whose party this seat knows."""
    if k.plotters:
        return {seat: party(role) for seat, role in enumerate(k.plotters)}
    own = [target for president, target in k.looks if president == k.seat]
    return {**dict(zip(own, k.found, strict=True)), k.seat: party(k.role)}


def of_numbers(v: Variant, phase: str, k: Known, heard: Heard) -> Features:
    """The question, the tracks, the hand, the role, the deck."""
    kinds = SMALL if v.is_small else LARGE
    asked = one_of(kinds.index(phase)) if phase in kinds else 0
    if phase in SAID:
        asked = 1 << (len(kinds) + SAID[phase])
    return [
        (asked, len(kinds) + 3 * v.claims),
        ((1 << min(k.loyalist, 4)) - 1, 4),
        ((1 << min(k.separatist, 5)) - 1, 5),
        ((1 << k.tracker) - 1, 2),
        ((1 << in_hand(k)) - 1, 3),
        (int(heard.is_refused), 1),
        (int(k.role != LOYALIST), 1),
        (int(k.role == PALPATINE), 1),
        (k.deck, 5),
    ]


def in_hand(k: Known) -> int:
    """Loyalist tiles in the government's hands, as far as this seat knows."""
    if k.held and k.seat == k.held[0]:
        return loyalists(k.drawn[-1][1] if k.held[2] else k.drawn[-1][0])
    if k.held and k.seat == k.held[1] and k.held[2]:
        return loyalists(k.received[-1])
    return 0


def of_tops(v: Variant, k: Known, heard: Heard) -> Features:
    """The tiles on top that this seat has peeked at."""
    if not v.is_small:
        return []
    left: tuple[str, ...] = ()
    if k.peeked and heard.at_peek and len(k.shuffles) == heard.at_peek[1]:
        left = k.peeked[0][heard.at_peek[0] - k.deck :]
    tops = sum(1 << place for place, face in enumerate(left) if face == LOYALIST)
    return [((1 << len(left)) - 1, 3), (tops, 3)]


def of_looks(v: Variant, k: Known, heard: Heard) -> Features:
    """Investigations and the claims about them."""
    made: Features = []
    for number in range(v.looks):
        look = k.looks[number] if number < len(k.looks) else (None, None)
        made += [(mask([look[0]]), 0), (mask([look[1]]), 0)]
        if v.claims:
            made.append(({None: 0, LOYALIST: 1, SEPARATIST: 2}[heard.found.get(number)], 2))
    return [*made, (one_of(heard.peeked), 4)] if v.is_small and v.claims else made


def of_ledger(v: Variant, k: Known, heard: Heard) -> Features:
    """The last governments, newest first."""
    formed = [election for election in k.elections if election.elected]
    made: Features = []
    for back in range(v.kept):
        number = len(k.governments) - 1 - back
        if number < 0:
            made += [(0, 0)] * 3 + [(0, 2), (0, 4), (0, 3)] + [(0, 4), (0, 3)] * v.claims
            continue
        president, chancellor, _, law = k.governments[number]
        made += [(mask([president]), 0), (mask([chancellor]), 0), (mask(formed[number].yes), 0)]
        made.append(({None: 0, LOYALIST: 1, SEPARATIST: 2}[law], 2))
        drew, passed = held_in(k, number)
        made += [(one_of(drew), 4), (one_of(passed), 3)]
        if v.claims:
            said = heard.drew.get(number), heard.received.get(number)
            made += [(one_of(said[0]), 4), (one_of(said[1]), 3)]
    return made


def held_in(k: Known, number: int) -> tuple[int | None, int | None]:
    """How many Loyalist tiles, to this seat's knowledge, a government drew and passed on."""
    president, chancellor, is_passed, _ = k.governments[number]
    before = k.governments[:number]
    if k.seat == president:
        drawn, passed = k.drawn[[pair[0] for pair in before].count(k.seat)]
        return loyalists(drawn), loyalists(passed) if is_passed else None
    if k.seat == chancellor and is_passed:
        return None, loyalists(k.received[[pair[1] for pair in before].count(k.seat)])
    return None, None


def packed(v: Variant, seat: int, features: Features) -> int:
    """Features laid end to end, with seats counted from the seat's own."""
    whole = at = 0
    for value, bits in features:
        if bits == 0:
            value, bits = turned(v.players, value, seat), v.players
        assert 0 <= value < 1 << bits
        whole |= value << at
        at += bits
    return whole


@lru_cache(maxsize=65536)
def turned(players: int, seats: int, own: int) -> int:
    """A set of seats, counted from the seat's own."""
    return sum(1 << (seat - own) % players for seat in range(players) if seats >> seat & 1)

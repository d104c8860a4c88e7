"""The state of a table: named fields, packed into a few words of 31 bits between two steps.

The deck is two numbers; we draw tiles from it when needed. A peek puts three tiles into a queue,
which we draw first. The hand is a number: the Loyalist tiles in it. Seven players in random play
take three words, 12 bytes.
"""

from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

from palatine.batch.arrays import Array
from palatine.batch.variants import Variant

WORD = 31
"""The bits that we use of an int32, so that no shift touches the sign."""

State = tuple[Array, ...]
"""The packed words of all tables: int32, one entry per table in each."""


@dataclass(slots=True)
class Table:
    """A table's fields, each an array with one entry per table. Fields that a variant lacks are
    plain 0."""

    phase: Array = 0
    tracker: Array = 0
    loyalist: Array = 0
    separatist: Array = 0
    deck_loyalist: Array = 0
    deck_separatist: Array = 0
    hand: Array = 0
    """Loyalist tiles in the government's hands; meaningful from `pass_on` to `consent`."""
    refused: Array = 0
    """Whether the president has refused a veto in this session."""

    living: Array = 0
    palpatine: Array = 0
    separatists: Array = 0
    """The Separatists, without Palpatine."""
    president: Array = 0
    rotation: Array = 0
    """The last regular president."""
    chancellor: Array = 0
    """Nominated or elected; nobody before a nomination."""
    limited_president: Array = 0
    limited_chancellor: Array = 0

    queue: Array = 0
    """Tiles that were peeked at: bit j is 1 if the j-th from the top is a Loyalist's."""
    queued: Array = 0
    """How many tiles are in the queue; the deck counts them too."""
    voter: Array = 0
    """One by one: the player who votes now, and those who have said yes so far."""
    ballots: Array = 0
    first_look: Array = 0
    """The players who were investigated first, and second."""
    second_look: Array = 0

    cleared: Array = 0
    yes: Array = 0
    """The players who voted yes in the last election."""
    loyal_law: Array = 0
    """The players who were in a government that enacted a Loyalist policy,"""
    separatist_president: Array = 0
    """president of one that enacted a Separatist policy,"""
    separatist_chancellor: Array = 0
    """and chancellor of one."""
    first_looker: Array = 0
    second_looker: Array = 0
    peeker: Array = 0

    granted: Array = 0
    """Claims: whether a power follows them."""
    said_first: Array = 0
    """What the first and the second investigator said: 1 Loyalist, 2 Separatist."""
    said_second: Array = 0
    said_peeked: Array = 0
    """1 more than the Loyalist tiles that the peeker claimed."""
    ledger: tuple[Array, ...] = ()
    """The last governments, newest first: see `ledger.py`."""


NUMBERS = {
    "phase": 4,
    "tracker": 2,
    "loyalist": 3,
    "separatist": 3,
    "deck_loyalist": 3,
    "deck_separatist": 4,
    "hand": 2,
    "refused": 1,
}
"""The bits of the fields that are not sets of seats."""


class Place(NamedTuple):
    """The place of a field."""

    word: int
    shift: int
    bits: int


@lru_cache
def fields(v: Variant) -> dict[str, int]:
    """The fields of this variant and their bits."""
    n = v.players
    bits = {
        **NUMBERS,
        **dict.fromkeys(("living", "palpatine", "separatists", "president", "rotation"), n),
        **dict.fromkeys(("chancellor", "limited_president", "limited_chancellor"), n),
    }
    if v.is_small:
        bits |= {"queue": 3, "queued": 2}
    if v.is_one_by_one:
        bits |= {"voter": n, "ballots": n}
    if v.looks > 1:  # nobody can be investigated twice
        bits |= {"first_look": n}
    return bits | (seen_fields(v) if v.sight else {})


def seen_fields(v: Variant) -> dict[str, int]:
    """What only observers need."""
    n = v.players
    bits = dict.fromkeys(
        ("cleared", "yes", "loyal_law", "separatist_president", "separatist_chancellor"), n
    )
    bits |= dict.fromkeys(("first_look", "second_look")[: v.looks], n)
    bits |= dict.fromkeys(("first_looker", "second_looker")[: v.looks], n)
    if v.is_small:
        bits |= {"peeker": n}
    if v.claims:
        bits |= {"granted": 1} | dict.fromkeys(("said_first", "said_second")[: v.looks], 2)
        bits |= {"said_peeked": 3} if v.is_small else {}
    return bits


@lru_cache
def layout(v: Variant) -> dict[str, Place]:
    """The place of each field: in the first word with room for it."""
    used: list[int] = []
    places = {}
    for name, bits in fields(v).items():
        word = next((w for w, full in enumerate(used) if full + bits <= WORD), len(used))
        used += [0] * (word + 1 - len(used))
        places[name] = Place(word, used[word], bits)
        used[word] += bits
    return places


def words(v: Variant) -> int:
    """How many words a table takes, including the ledger's."""
    return 1 + max(place.word for place in layout(v).values()) + v.kept


def unpack(v: Variant, state: State) -> Table:
    """The fields of packed tables."""
    taken = {
        name: (state[at.word] >> at.shift) & ((1 << at.bits) - 1) for name, at in layout(v).items()
    }
    return Table(**taken, ledger=tuple(state[len(state) - v.kept :]) if v.kept else ())


def pack(v: Variant, t: Table) -> State:
    """The packed words of these tables. A field may be a plain number, the same for all."""
    packed: dict[int, Array] = {}
    for name, at in layout(v).items():
        packed[at.word] = packed.get(at.word, 0) | (getattr(t, name) << at.shift)
    none = t.palpatine & 0
    return tuple([none | packed[word] for word in sorted(packed)]) + tuple(t.ledger)

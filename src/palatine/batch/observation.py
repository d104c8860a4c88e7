"""What a seat knows, as binary features. docs/batch.md lists them field by field.

Each feature follows from what the seat may lawfully know: tests compute all of them from
`palatine.games.senate.knowledge`. Seats are counted from the observer's own.
"""

from typing import NamedTuple

import numpy as np

from palatine.batch import ledger
from palatine.batch.arrays import Array, bit, has, number, only, seat_number, seen_from, where
from palatine.batch.packing import State, Table, unpack
from palatine.batch.questions import term_limited
from palatine.batch.variants import (
    CONSENT,
    ENACT,
    LOYALIST_GOAL,
    OVER,
    PASS_ON,
    PATIENCE,
    PEEK,
    SAY_DREW,
    SAY_FOUND,
    SEPARATIST_GOAL,
    Variant,
)

WORD = 32


class Feature(NamedTuple):
    """A field of an observation: its name, its value as bits, and how many there are."""

    name: str
    value: Array
    bits: int


def observe(v: Variant, state: State, seat: Array) -> Array:
    """The observation of this seat (a mask of one bit) as packed words, uint32: (tables, words)."""
    return as_words(features(v, unpack(v, state), seat))


def features(v: Variant, t: Table, seat: Array) -> list[Feature]:
    """All features of a seat's observation, in their order."""
    if not v.sight:
        raise ValueError("a variant with sight=False keeps nothing to observe")
    place = seat_number(seat)
    shown = [*seats_shown(v, t, seat), *numbers_shown(v, t, seat), *tops_shown(v, t, seat)]
    if v.kept:
        shown += [*looks_shown(v, t), *ledger_shown(v, t, seat)]
    n = v.players
    return [
        Feature(name, seen_from(n, value, place), n) if bits == 0 else Feature(name, value, bits)
        for name, value, bits in shown
    ]


def seats_shown(v: Variant, t: Table, seat: Array) -> list[Feature]:
    """Sets of seats: one feature for each seat, the observer's own first."""
    loyalists, plotters, palpatine = known(v, t, seat)
    shown = {
        "living": t.living,
        "president": t.president,
        "rotation": t.rotation,
        "chancellor": t.chancellor,
        "term_limited": term_limited(v, t) & t.living,
        "yes": t.yes,
        "loyal_law": t.loyal_law,
        "separatist_president": t.separatist_president,
        "separatist_chancellor": t.separatist_chancellor,
        "known_loyalist": loyalists,
        "known_separatist": plotters,
        "known_palpatine": palpatine,
        "peeker" if v.is_small else "investigated": t.peeker | t.first_look | t.second_look,
    }
    if v.cleared_marker == "on":
        shown["cleared"] = t.cleared
    return [Feature(name, value, 0) for name, value in shown.items()]


def known(v: Variant, t: Table, seat: Array) -> tuple[Array, Array, Array]:
    """The seats whose party the seat knows, or that are Palpatine to its knowledge, including
    itself."""
    plotters = t.separatists | t.palpatine
    sees = has(seat, t.separatists if not v.is_small else plotters)
    looked = only(t.first_looker == seat, t.first_look) if v.looks else 0
    if v.looks > 1:
        looked = looked | only(t.second_looker == seat, t.second_look)
    in_sight = where(sees, v.everyone, seat | looked)
    is_palpatine = has(seat, t.palpatine)
    return in_sight & ~plotters, in_sight & plotters, only(sees | is_palpatine, t.palpatine)


def numbers_shown(v: Variant, t: Table, seat: Array) -> list[Feature]:
    """The question, the tracks, the deck, the seat's own hand. A track has a one for each
    policy."""
    return [
        Feature("phase", *phase_shown(v, t)),
        Feature("loyalist", ones(t.loyalist) & 15, LOYALIST_GOAL - 1),  # the last one ends the game
        Feature("separatist", ones(t.separatist) & 31, SEPARATIST_GOAL - 1),
        Feature("tracker", ones(t.tracker), PATIENCE - 1),
        Feature("hand", only(holds(t, seat), ones(t.hand)), 3),
        Feature("refused", t.refused, 1),
        Feature("is_plotter", number(has(seat, t.separatists | t.palpatine)), 1),
        Feature("is_palpatine", number(has(seat, t.palpatine)), 1),
        Feature("deck", t.deck_loyalist + t.deck_separatist, 5),
    ]


def ones(amount: Array) -> Array:
    """This many ones, from the lowest bit on."""
    return bit(amount) - 1


def phase_shown(v: Variant, t: Table) -> tuple[Array, int]:
    """One feature for each kind of question that this size has."""
    one = bit(t.phase)
    if v.is_small:
        asked, bits = (one & ((1 << 6) - 1)) | number(t.phase == PEEK) << 6, 7
    else:
        asked, bits = one & ((1 << 8) - 1), 8
    if not v.claims:
        return asked, bits
    last = number((t.phase >= SAY_FOUND) & (t.phase < OVER))
    said = (((one >> SAY_DREW) & 3) | last << 2) << bits
    return asked | said, bits + 3


def holds(t: Table, seat: Array) -> Array:
    """Whether this seat knows the tiles in hand: by holding them, or by passing them on."""
    is_passed = (t.phase == ENACT) | (t.phase == CONSENT)
    who = only(t.phase == PASS_ON, t.president) | only(is_passed, t.president | t.chancellor)
    return has(who, seat)


def tops_shown(v: Variant, t: Table, seat: Array) -> list[Feature]:
    """Of the top three tiles, which this seat has peeked at, and which are Loyalist."""
    if not v.is_small:
        return []
    is_own = t.peeker == seat
    tops = only(is_own, t.queue & ones(t.queued))
    return [Feature("seen_tops", only(is_own, ones(t.queued)), 3), Feature("loyal_tops", tops, 3)]


def looks_shown(v: Variant, t: Table) -> list[Feature]:
    """Each investigation: who looked at whom, and what they said; or what a peeker said."""
    looks = [
        ("first", t.first_looker, t.first_look, t.said_first),
        ("second", t.second_looker, t.second_look, t.said_second),
    ]
    shown = []
    for name, by, target, said in looks[: v.looks]:
        shown += [Feature(f"{name}_looker", by, 0), Feature(f"{name}_look", target, 0)]
        shown += [Feature(f"said_{name}", said, 2)] if v.claims else []
    if v.is_small and v.claims:
        shown.append(Feature("said_peeked", bit(t.said_peeked) >> 1, 4))
    return shown


def ledger_shown(v: Variant, t: Table, seat: Array) -> list[Feature]:
    """The last governments, newest first."""
    shown = []
    for number_, entry in enumerate(t.ledger):
        president, chancellor = ledger.president_of(entry), ledger.chancellor_of(entry)
        is_passed = (t.phase != PASS_ON) if number_ == 0 else True
        drew = only(president == seat, bit(ledger.DREW.of(entry)))
        passed = only(has(president | chancellor, seat) & is_passed, bit(ledger.PASSED.of(entry)))
        seats = {"president": president, "chancellor": chancellor, "yes": ledger.YES.of(entry)}
        shown += [Feature(f"{name}_{number_}", value, 0) for name, value in seats.items()]
        shown.append(Feature(f"law_{number_}", ledger.LAW.of(entry), 2))
        shown += [Feature(f"drew_{number_}", drew, 4), Feature(f"passed_{number_}", passed, 3)]
        shown += claims_shown(number_, entry) if v.claims else []
    return shown


def claims_shown(number_: int, entry: Array) -> list[Feature]:
    """What the pair said of their session."""
    drew, received = ledger.SAID_DREW.of(entry), ledger.SAID_RECEIVED.of(entry)
    return [
        Feature(f"said_drew_{number_}", bit(drew) >> 1, 4),
        Feature(f"said_received_{number_}", bit(received) >> 1, 3),
    ]


def as_words(shown: list[Feature]) -> Array:
    """Features laid end to end in words of 32 bits, the first in the lowest bit."""
    words: list[Array] = []
    used = WORD
    for _, value, bits in shown:
        value = value.astype(np.uint32)
        if used < WORD:
            words[-1] = words[-1] | (value << used)
        if used + bits > WORD:
            words.append(value >> (WORD - used) if used < WORD else value)
            used -= WORD
        used += bits
    return words[0].__array_namespace__().stack(words, -1)


def as_features(words: Array, dtype: object = np.float32) -> Array:
    """Packed words as zeros and ones, (tables, 32 * words)."""
    apart = (words[..., None] >> np.arange(WORD, dtype=np.uint32)) & 1
    return apart.reshape(*words.shape[:-1], -1).astype(dtype)


def named(v: Variant) -> list[tuple[str, int]]:
    """The names of all features and how many bits each has: the order of an observation."""
    from palatine.batch.deal import init

    state = init(v, np.zeros(1, np.uint32))
    first = np.ones(1, np.int32)
    return [(name, bits) for name, _, bits in features(v, unpack(v, state), first)]


def size(v: Variant) -> int:
    """The number of features in an observation, padded to whole words."""
    return -(-sum(bits for _, bits in named(v)) // WORD) * WORD

"""What a senator sees, in one form for all sizes: the kernel's features, padded to ten seats.

The names and bits are those of `palatine.batch.observation`, so all of it is what the seat may
lawfully know. We add the size, and what the sessions add up to seat by seat, which a network would
otherwise have to work out from each of them. A bot that folds its packets into a table of its own,
with 0 for what it can't know, sees the very same bits (tests/training/test_packets.py).
"""

from typing import Final

import numpy as np

from palatine.batch import PHASES, Table, Variant, variant
from palatine.batch.actions import (
    NO,
    SAY_NONE,
    SAY_NOTHING,
    asked_actions,
)
from palatine.batch.arrays import Array, bit, has, only, seat_number, seen_from, where
from palatine.batch.ledger import LAW
from palatine.batch.observation import WORD, Feature, as_words, features

VERSION: Final = 1
"""Changes with every change of the bits below; we refuse weights of another version."""
MOST_SEATS: Final = 10
SESSIONS: Final = 8
"""How many governments we remember, newest first."""
RECORDS: Final = 11
"""How many sets of seats they add up to."""

VOTE, OVER = PHASES.index("vote"), PHASES.index("over")
SAY_DREW, SAY_RECEIVED, SAY_PEEKED = (
    PHASES.index(name) for name in ("say_drew", "say_received", "say_peeked")
)

SEATS: Final = (
    *("living", "president", "rotation", "chancellor", "term_limited", "yes", "cleared"),
    *("known_loyalist", "known_separatist", "known_palpatine", "peeker"),
    *("first_looker", "first_look", "second_looker", "second_look"),
    *[f"{name}_{k}" for k in range(SESSIONS) for name in ("president", "chancellor", "yes")],
)
"""The kernel's features that are sets of seats."""
NUMBERS: Final = {
    "loyalist": 4,
    "separatist": 5,
    "tracker": 2,
    "hand": 3,
    "refused": 1,
    "is_plotter": 1,
    "is_palpatine": 1,
    "deck": 5,
    "seen_tops": 3,
    "loyal_tops": 3,
    "said_first": 2,
    "said_second": 2,
    "said_peeked": 4,
    **{
        f"{name}_{k}": bits
        for k in range(SESSIONS)
        for name, bits in (
            *(("law", 2), ("drew", 4), ("passed", 3)),
            *(("said_drew", 4), ("said_received", 3)),
        )
    },
}
"""Its other features, with their bits."""


def played(players: int) -> Variant:
    """The game that senators are trained for, as the kernel plays it."""
    return variant("sith-imperative", players, ballots="one_by_one", claims=True, ledger=SESSIONS)


def observe(v: Variant, t: Table, seat: Array) -> Array:
    """The observation of this seat (a mask of one bit) as packed words, (tables, words)."""
    shown = {name: value for name, value, _ in features(v, t, seat)}
    none = seat & 0
    parts = [Feature(name, shown.get(name, none), MOST_SEATS) for name in SEATS]
    parts += [Feature("record", value, MOST_SEATS) for value in records(shown)]
    parts += [Feature(name, shown.get(name, none), bits) for name, bits in NUMBERS.items()]
    parts.append(Feature("question", bit(t.phase), OVER))
    parts.append(Feature("size", none + (1 << (v.players - 5)), 6))
    return parts_of_one(parts) if isinstance(seat, np.generic) else as_words(parts)


def place_of(name: str) -> int:
    """The number of a feature's first bit: one of `NUMBERS`, or `size`, with a bit for each."""
    before = MOST_SEATS * (len(SEATS) + RECORDS)
    if name == "size":
        return before + sum(NUMBERS.values()) + OVER
    names = list(NUMBERS)
    return before + sum(NUMBERS[each] for each in names[: names.index(name)])


def parts_of_one(parts: list[Feature]) -> Array:
    """The same words for the scalars of one table, much faster than for an array of one."""
    laid = used = 0
    for _, value, bits in parts:
        laid |= int(value) << used
        used += bits
    size = -(-used // WORD) * WORD // 8
    return np.frombuffer(laid.to_bytes(size, "little"), np.uint32)


def records(shown: dict[str, Array]) -> list[Array]:
    """What the sessions add up to, seat by seat, as the observer counts seats (itself is bit 0).

    Who was president or chancellor of a Separatist law, once and twice, and of a Loyalist one; who
    accuses each other; and what the observer knows better: who enacted a Separatist law with a
    Loyalist tile in hand, who passed on none, who made a false claim about it.
    """
    none = shown["living"] & 0
    once = [none, none]
    twice, good, quarrels = [none, none], [none, none], [none, none]
    caught = buried = lied = none
    for k in range(SESSIONS):
        pair = shown[f"president_{k}"], shown[f"chancellor_{k}"]
        law, passed = shown[f"law_{k}"], shown[f"passed_{k}"]
        drew, got = shown[f"said_drew_{k}"], shown[f"said_received_{k}"]
        is_bad = has(law, 2)
        is_quarrel = is_bad & (drew > 1) & (got == 1)
        for office, who in enumerate(pair):
            twice[office] = twice[office] | (once[office] & only(is_bad, who))
            once[office] = once[office] | only(is_bad, who)
            good[office] = good[office] | only(has(law, 1), who)
            quarrels[office] = quarrels[office] | only(is_quarrel, who)
        was_president, was_chancellor = has(pair[0], 1), has(pair[1], 1)
        caught = caught | only(was_president & is_bad & (passed > 1), pair[1])
        buried = buried | only(was_chancellor & (passed == 1), pair[0])
        lied = lied | only(was_president & (passed != 0) & (got != 0) & (got != passed), pair[1])
        lied = lied | only(was_chancellor & (passed == 1) & (drew > 2), pair[0])
    return [*once, *twice, *good, *quarrels, caught, buried, lied]


def truth(v: Variant, t: Table, seat: Array) -> list[Feature]:
    """What a critic sees beyond the seat's own knowledge."""
    place, votes = seat_number(seat), t.phase == VOTE
    voted = only(votes, t.living & (t.voter - 1))
    seen = [t.palpatine, t.separatists, only(votes, t.ballots), voted]
    tiles = [
        Feature("deck", bit(t.deck_loyalist) - 1, 6),
        Feature("deck", bit(t.deck_separatist) - 1, 11),
    ]
    held = [Feature("ledger", (t.ledger[0] >> 18) & 15, 4)]
    return [
        *[Feature("truth", seen_from(v.players, seats, place), MOST_SEATS) for seats in seen],
        *tiles,
        *held,
    ]


def sensible(v: Variant, t: Table, seat: Array) -> Array:
    """The legal actions except three kinds.

    Senators are never silent, claim nothing impossible, and vote for their own nominees.
    """
    legal = asked_actions(v, t, seat)
    law = LAW.of(t.ledger[0])
    none, most = 1 << SAY_NONE, where(t.phase == SAY_DREW, 8 << SAY_NONE, 4 << SAY_NONE)
    told = (t.phase == SAY_DREW) | (t.phase == SAY_RECEIVED)
    barred = only(told & (law == 1), none) | only(told & (law == 2), most)
    speaks = (t.phase >= SAY_DREW) & (t.phase <= SAY_PEEKED)
    barred = barred | only((t.phase == VOTE) & (t.president == seat), 1 << NO)
    return legal & ~(barred | only(speaks, 1 << SAY_NOTHING))


def is_claim(t: Table) -> Array:
    """Whether the question is what a player claims to have held."""
    return (t.phase >= SAY_DREW) & (t.phase <= SAY_PEEKED)

"""Answers as learners give them: one number out of 28, the same at every table size.

Seats are counted from the one that answers: action k is the k-th seat after it, so a network that
learnt at one seat plays at all of them. Tiles are chosen by kind, since equal tiles are equal.
"""

from typing import Final

import numpy as np

from palatine.batch.arrays import (
    Array,
    as_counted_by,
    bit,
    has,
    number,
    only,
    seat_number,
    seen_from,
    where,
)
from palatine.batch.packing import State, Table, unpack
from palatine.batch.questions import VETO, asked_seats, options
from palatine.batch.variants import (
    CONSENT,
    ENACT,
    PASS_ON,
    PEEK,
    SAY_DREW,
    SAY_FOUND,
    VOTE,
    Variant,
)

SEAT: Final = 0
NO: Final = 10
YES: Final = 11
DISCARD_LOYALIST: Final = 12
DISCARD_SEPARATIST: Final = 13
ENACT_LOYALIST: Final = 14
ENACT_SEPARATIST: Final = 15
PROPOSE_VETO: Final = 16
REFUSE: Final = 17
AGREE: Final = 18
LOOK: Final = 19
SAY_NOTHING: Final = 20
SAY_NONE: Final = 21
"""21 to 24: 0 to 3 of the tiles were Loyalist."""
SAY_LOYALIST: Final = 25
SAY_SEPARATIST: Final = 26
NO_MOVE: Final = 27
"""The only action of a seat without a question."""
ACTIONS: Final = 28
NAMES: Final = (
    *[f"seat+{k}" for k in range(10)],
    *("no", "yes", "discard loyalist", "discard separatist", "enact loyalist"),
    *("enact separatist", "propose a veto", "refuse", "agree", "look", "say nothing"),
    *[f"say {k} loyalist" for k in range(4)],
    *("say loyalist", "say separatist", "no move"),
)


def legal_action_mask(v: Variant, state: State, seat: Array) -> Array:
    """What this seat (a mask of one bit) can do now: bit k for action k."""
    t = unpack(v, state)
    return where(has(asked_seats(v, t), seat), asked_actions(v, t, seat), 1 << NO_MOVE)


def asked_actions(v: Variant, t: Table, seat: Array) -> Array:
    """The actions that answer the open question."""
    allowed = options(v, t)
    legal = seen_from(v.players, allowed, seat_number(seat))
    legal = where(t.phase == VOTE, 3 << NO, legal)
    legal = where(t.phase == PASS_ON, kinds(t.hand, 3) << DISCARD_LOYALIST, legal)
    enacted = kinds(t.hand, 2) | (allowed & VETO)
    legal = where(t.phase == ENACT, enacted << ENACT_LOYALIST, legal)
    legal = where(t.phase == CONSENT, 3 << REFUSE, legal)
    if v.is_small:
        legal = where(t.phase == PEEK, 1 << LOOK, legal)
    if v.claims:
        said = where(t.phase == SAY_FOUND, 1 | (3 << (SAY_LOYALIST - SAY_NOTHING)), allowed)
        legal = where(t.phase >= SAY_DREW, said << SAY_NOTHING, legal)
    return legal


def kinds(loyalist: Array, tiles: int) -> Array:
    """The kinds in a hand: bit 0 for Loyalist, bit 1 for Separatist."""
    return number(loyalist > 0) | (number(loyalist < tiles) << 1)


def answer_of(v: Variant, state: State, action: Array) -> Array:
    """The answer that an action of the asked seat means. An impossible one becomes 0."""
    t = unpack(v, state)
    seat = asked_seats(v, t)
    answer = only(action < NO, as_counted_by(v.players, bit(action & 15), seat_number(seat)))
    answer = where(t.phase == VOTE, bits_from(action, NO, 2), answer)
    discarded = bits_from(action, DISCARD_LOYALIST, 2)
    answer = where(t.phase == PASS_ON, where(discarded == 2, 4, discarded), answer)
    answer = where(t.phase == ENACT, bits_from(action, ENACT_LOYALIST, 3), answer)
    answer = where(t.phase == CONSENT, bits_from(action, REFUSE, 2), answer)
    if v.is_small:
        answer = where(t.phase == PEEK, bits_from(action, LOOK, 1), answer)
    if v.claims:
        counted = bits_from(action, SAY_NOTHING, 5)
        found = bits_from(action, SAY_NOTHING, 1) | (bits_from(action, SAY_LOYALIST, 2) << 1)
        answer = where(t.phase >= SAY_DREW, where(t.phase == SAY_FOUND, found, counted), answer)
    return only(has(legal_action_mask(v, state, seat), bit(action & 31)), answer)


def bits_from(action: Array, start: int, size: int) -> Array:
    """The action as a bit counted from `start`, if it is within `size`."""
    return only((action >= start) & (action < start + size), bit((action - start) & 31))


def ballots_of(v: Variant, state: State, actions: Array) -> Array:
    """The answer to every table's question from an action of each seat (tables, players).

    If all vote together, every living player must say yes or no, or there is no answer. Elsewhere
    the asked seat's action counts.
    """
    t = unpack(v, state)
    asked = asked_seats(v, t)
    own = (actions * as_booleans(asked, v.players)).sum(-1).astype(np.int32)
    answer = answer_of(v, state, own)
    if v.is_one_by_one:
        return answer
    yes, no = as_mask(actions == YES), as_mask(actions == NO)
    ballots = where((t.living & ~(yes | no)) == 0, yes & t.living, NONE)
    return where(t.phase == VOTE, ballots, answer)


NONE: Final = -1
"""No set of ballots: some are missing."""


def as_mask(booleans: Array) -> Array:
    """An axis of yes and no as a mask of bits."""
    places = np.arange(booleans.shape[-1], dtype=np.int32)
    return (booleans.astype(np.int32) << places).sum(-1).astype(np.int32)


def as_booleans(mask: Array, size: int = ACTIONS) -> Array:
    """A mask of bits as an axis of yes and no."""
    return ((mask[..., None] >> np.arange(size, dtype=np.int32)) & 1) != 0

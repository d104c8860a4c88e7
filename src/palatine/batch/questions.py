"""Who is asked what. Options are bits, and an answer is one of them; ballots are a set of seats.

nominate, execute, investigate, special_election   the seat
vote            together: those who say yes; one by one: bit 0 no, bit 1 yes
pass_on         bits 0 to 2, the place of the tile that goes; Loyalist tiles lie first
enact           bits 0 and 1, the place of the tile to enact; bit 2 proposes a veto
consent         bit 0 no, bit 1 yes
peek            bit 0, look
say_drew, say_peeked    bit 0 nothing, bit 1 + k: k Loyalist tiles of three
say_received    bit 0 nothing, bit 1 + k: k Loyalist tiles of two
say_found       bit 0 nothing, bit 1 Loyalist, bit 2 Separatist
"""

from palatine.batch.arrays import Array, count, nth, only, where
from palatine.batch.chance import below
from palatine.batch.ledger import chancellor_of, president_of
from palatine.batch.packing import Table
from palatine.batch.variants import (
    CONSENT,
    ENACT,
    INVESTIGATE,
    NOMINATE,
    OVER,
    PASS_ON,
    PEEK,
    SAY_DREW,
    SAY_FOUND,
    SAY_PEEKED,
    SAY_RECEIVED,
    VETO_FROM,
    VOTE,
    Variant,
)

FIVE = 5
VETO = 4
"""The bit of an enactment that proposes a veto."""


def term_limited(v: Variant, t: Table) -> Array:
    """The last president and chancellor; at a table of five only the chancellor."""
    if v.five_player_rule == "starting":
        president = t.limited_president if v.players > FIVE else 0
    else:
        president = only(count(t.living) > FIVE, t.limited_president)
    return t.limited_chancellor | president


def options(v: Variant, t: Table) -> Array:
    """The options of the open question; in a vote together, the voters."""
    others = t.living & ~t.president
    asked = where(t.phase == NOMINATE, others & ~term_limited(v, t), others)
    if v.looks > 1:  # with one investigation nobody can be its target twice
        asked = where(t.phase == INVESTIGATE, others & ~t.first_look, asked)
    asked = where(t.phase == VOTE, 3 if v.is_one_by_one else t.living, asked)
    asked = where(t.phase == PASS_ON, 7, asked)
    may_veto = (t.separatist >= VETO_FROM) & (t.refused == 0)
    asked = where(t.phase == ENACT, where(may_veto, 3 | VETO, 3), asked)
    asked = where(t.phase == CONSENT, 3, asked)
    if v.is_small:
        asked = where(t.phase == PEEK, 1, asked)
    return said_options(v, t, asked) if v.claims else asked


def said_options(v: Variant, t: Table, asked: Array) -> Array:
    """The options, including claims."""
    asked = where((t.phase == SAY_DREW) | (t.phase == SAY_PEEKED), 31, asked)
    asked = where(t.phase == SAY_RECEIVED, 15, asked)
    return where(t.phase == SAY_FOUND, 7, asked)


def asked_seats(v: Variant, t: Table) -> Array:
    """The asked seats: one seat, or in a joint vote all the living; nobody after the end."""
    seat = where(t.phase == ENACT, t.chancellor, t.president)
    seat = where(t.phase == VOTE, t.voter if v.is_one_by_one else t.living, seat)
    if v.claims:
        is_said = (t.phase >= SAY_DREW) & (t.phase <= SAY_PEEKED)
        seat = where(is_said, president_of(t.ledger[0]), seat)
        seat = where(t.phase == SAY_RECEIVED, chancellor_of(t.ledger[0]), seat)
    return only(t.phase != OVER, seat)


def is_allowed(v: Variant, t: Table, answer: Array) -> Array:
    """Whether this is a valid answer to the open question."""
    allowed = options(v, t)
    is_one = (answer != 0) & ((answer & (answer - 1)) == 0)
    if not v.is_one_by_one:
        is_one = is_one | (t.phase == VOTE)
    return is_one & ((answer & ~allowed) == 0) & (t.phase != OVER)


def any_answer(v: Variant, t: Table, word: Array) -> Array:
    """A random answer: each option is equally likely, each ballot independent."""
    allowed = options(v, t)
    most = max(v.players - 1, 5 if v.claims else 3)
    one = nth(allowed, below(word, count(allowed)), most)
    if v.is_one_by_one:
        return one
    ballots = (word >> (32 - v.players)).astype(one.dtype)
    return where(t.phase == VOTE, ballots & allowed, one)

"""What a table remembers for observers: public facts, the ledger, and what was said."""

from palatine.batch import ledger
from palatine.batch.arrays import Array, count, only, where
from palatine.batch.happened import Happened
from palatine.batch.ledger import law_of, noted
from palatine.batch.packing import Table
from palatine.batch.variants import (
    DANGER,
    INVESTIGATE,
    PEEK,
    SAY_DREW,
    SAY_FOUND,
    SAY_PEEKED,
    SAY_RECEIVED,
    Variant,
)


def look(v: Variant, t: Table, new: Table, answer: Array) -> None:
    """Who was investigated, and by whom."""
    looks = t.phase == INVESTIGATE
    if v.looks > 1:
        is_second = looks & (t.first_look != 0)
        looks = looks & (t.first_look == 0)
        new.second_look = where(is_second, answer, t.second_look)
        new.second_looker = where(is_second, t.president, t.second_looker)
    if v.looks:
        new.first_look = where(looks, answer, t.first_look)
        new.first_looker = where(looks, t.president, t.first_looker)


def remember(v: Variant, t: Table, new: Table, h: Happened) -> None:
    """What everybody has seen."""
    loyalist, separatist = h.enacts & h.is_loyalist, h.enacts & ~h.is_loyalist
    new.cleared = t.cleared | only(h.forms & (t.separatist >= DANGER), t.chancellor)
    new.yes = where(h.is_voted, h.yes, t.yes)
    new.loyal_law = t.loyal_law | only(loyalist, t.president | t.chancellor)
    new.separatist_president = t.separatist_president | only(separatist, t.president)
    new.separatist_chancellor = t.separatist_chancellor | only(separatist, t.chancellor)
    if v.is_small:
        new.peeker = where(t.phase == PEEK, t.president, t.peeker)


def write(v: Variant, t: Table, new: Table, h: Happened, drawn: Array) -> None:
    """The ledger, and with it the claims."""
    law = law_of(h.is_loyalist, ~h.is_loyalist)
    kept = ledger.opened(t, h.forms, h.yes, drawn)
    kept = noted(kept, ledger.PASSED, h.passes_on, new.hand)
    kept = noted(kept, ledger.LAW, h.enacts, law)
    if v.claims:
        said = count(h.answer - 1)
        kept = noted(kept, ledger.SAID_DREW, t.phase == SAY_DREW, said)
        kept = noted(kept, ledger.SAID_RECEIVED, t.phase == SAY_RECEIVED, said)
        write_looks(v, t, new, said)
    new.ledger = kept


def write_looks(v: Variant, t: Table, new: Table, said: Array) -> None:
    """What a player says of an investigation or a peek."""
    if v.is_small:
        new.said_peeked = where(t.phase == SAY_PEEKED, said, t.said_peeked)
        return
    finds = t.phase == SAY_FOUND
    if v.looks > 1:
        new.said_second = where(finds & (t.second_look != 0), said, t.said_second)
        finds = finds & (t.second_look == 0)
    new.said_first = where(finds, said, t.said_first)

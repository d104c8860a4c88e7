"""The log: every input to a match, in order. With the setup, it is the whole match."""

from collections.abc import Sequence
from itertools import zip_longest

import msgspec

from palatine.core.chance import Order
from palatine.core.decisions import Answer
from palatine.core.seats import Seat


class Answered(msgspec.Struct, frozen=True, tag="answer", gc=False, forbid_unknown_fields=True):
    """A seat's answer; a second one to the same question changes the first."""

    seat: Seat
    answer: Answer


class Ordered(msgspec.Struct, frozen=True, tag="chance", gc=False, forbid_unknown_fields=True):
    """An order that nature gave."""

    label: str
    order: Order


class Said(msgspec.Struct, frozen=True, tag="say", gc=False, forbid_unknown_fields=True):
    """Something that a seat said to the table, true or not."""

    seat: Seat
    what: str
    atoms: tuple[str, ...] = ()


class Spoke(msgspec.Struct, frozen=True, tag="speak", gc=False, forbid_unknown_fields=True):
    """Free text that a seat said to the table; no rule ever reads it."""

    seat: Seat
    text: str


Entry = Answered | Ordered | Said | Spoke
TALK = (Said, Spoke)
"""Entries that change nothing but the news."""


def first_difference(played: Sequence[Entry], entries: Sequence[Entry]) -> str:
    """A sentence that says where a log differs from what its match would have written."""
    pairs = zip_longest(played, entries)
    place = next(place for place, (ours, its) in enumerate(pairs) if ours != its)
    if place >= len(played):
        return f"entry {place} of the log is a chance that the rules do not ask for"
    return f"entry {place} of the log is not the {_named(played[place])} that belongs there"


def _named(entry: Entry) -> str:
    return f"chance {entry.label!r}" if type(entry) is Ordered else "answer or claim"

"""The log: every input that a match has had, in order. With the setup, it is the whole match."""

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


Entry = Answered | Ordered | Said

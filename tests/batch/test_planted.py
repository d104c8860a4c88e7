"""Faults planted in the kernel: the comparison with the rules must find them."""

import inspect
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from types import ModuleType
from typing import NamedTuple

import pytest

from palatine.batch import (
    Variant,
    actions,
    happened,
    memory,
    observation,
    questions,
    rules,
    tiles,
    variant,
)
from palatine.core.errors import PalatineError
from tests.batch.equal import both_ways


class Fault(NamedTuple):
    """A piece of a module's source, and its replacement."""

    module: ModuleType
    right: str
    wrong: str
    where: Variant


FIVE = variant("sith-imperative", 5)
SIX = variant("sith-imperative", 6)
SEVEN = variant("sith-imperative", 7)
TALK = variant("sith-imperative", 7, claims=True, ballots="one_by_one", ledger=2)
NINE = variant("sith-imperative", 9)
TEN = variant("sith-imperative", 10)
EAGER = variant("secret-emperor", 7)

FAULTS = {
    "a tie elects": Fault(
        happened,
        "count(yes) * 2 > count",
        "count(yes) * 2 >= count",
        SIX,
    ),
    "danger too late": Fault(
        happened,
        "elects & (t.separatist >= DANGER)",
        "elects & (t.separatist > DANGER)",
        FIVE,
    ),
    "chaos keeps term limits": Fault(
        rules,
        "only(~h.chaos, where(limits, t.president",
        "only(h.chaos == h.chaos, where(limits, t.president",
        SEVEN,
    ),
    "a short deck is drawn from": Fault(
        tiles,
        "needs_three & (left < 3)",
        "needs_three & (left < 2)",
        SEVEN,
    ),
    "eager decks wait": Fault(
        tiles,
        "is_few & (ending == 0)",
        "is_few & (ending > 9)",
        EAGER,
    ),
    "a peeked tile stays on top": Fault(
        tiles,
        "where(h.chaos, queue >> 1, queue)",
        "where(h.chaos, queue, queue)",
        FIVE,
    ),
    "a special election moves the order": Fault(
        rules,
        "where(begins & ~is_special, turn",
        "where(begins, turn",
        SEVEN,
    ),
    "the dead are not passed over": Fault(
        rules,
        "turn = next_in(new.living, ",
        "turn = next_in(new.living | t.living, ",
        FIVE,
    ),
    "a veto is proposed twice": Fault(
        questions,
        "& (t.refused == 0)",
        "& (t.refused < 2)",
        TEN,
    ),
    "five who live are not a table of five": Fault(
        questions,
        "count(t.living) > FIVE",
        "count(t.living) >= FIVE",
        SIX,
    ),
    "the same is investigated twice": Fault(
        questions,
        "others & ~t.first_look",
        "others & ~t.second_look",
        NINE,
    ),
    "the tracker outlives an election": Fault(
        happened,
        "only(~elects, t.tracker)",
        "only(elects == elects, t.tracker)",
        EAGER,
    ),
    "chaos grants a power": Fault(
        rules,
        "power = only(h.enacts & ~h.is_loyalist,",
        "power = only(h.chaos | h.enacts & ~h.is_loyalist,",
        SEVEN,
    ),
    "who enacts is not limited": Fault(
        rules,
        'h.elects if v.term_limit == "elected" else h.enacts',
        "h.elects",
        EAGER,
    ),
    "Palpatine lives": Fault(
        rules,
        "(t.phase == EXECUTE) & has(h.answer, t.palpatine)",
        "(t.phase == EXECUTE) & has(h.answer, t.separatists)",
        FIVE,
    ),
    "everybody sees the hand": Fault(
        observation,
        "return has(who, seat)",
        "return who != 0",
        SEVEN,
    ),
    "Palpatine sees his allies": Fault(
        observation,
        "t.separatists if not v.is_small else plotters",
        "plotters",
        SEVEN,
    ),
    "a chancellor sees the draw": Fault(
        observation,
        "only(president == seat, bit(ledger.DREW",
        "only(has(president | chancellor, seat), bit(ledger.DREW",
        TALK,
    ),
    "everybody sees what was found": Fault(
        observation,
        "only(t.first_looker == seat, t.first_look)",
        "t.first_look",
        SEVEN,
    ),
    "ballots are seen before the last": Fault(
        memory,
        "new.yes = where(h.is_voted, h.yes, t.yes)",
        "new.yes = where(h.is_voted, h.yes, t.ballots)",
        TALK,
    ),
    "a claim is put down to the other": Fault(
        memory,
        "ledger.SAID_RECEIVED, t.phase == SAY_RECEIVED",
        "ledger.SAID_RECEIVED, t.phase == SAY_DREW",
        TALK,
    ),
    "others may answer": Fault(
        actions,
        "where(has(asked_seats(v, t), seat), asked_actions",
        "where(seat != 0, asked_actions",
        FIVE,
    ),
}


@contextmanager
def planted(fault: Fault) -> Iterator[None]:
    """The module with one piece changed, also for modules that import from it."""
    module, right, wrong, _ = fault
    source = inspect.getsource(module)
    assert source.count(right) == 1, right
    before = {name: dict(vars(other)) for name, other in batch_modules().items()}
    exec(compile(source.replace(right, wrong), module.__file__ or "", "exec"), vars(module))
    sound = before[module.__name__]
    for other in batch_modules().values():
        for name, value in tuple(vars(other).items()):
            if other is not module and value is sound.get(name) and name in vars(module):
                setattr(other, name, vars(module)[name])
    try:
        yield
    finally:
        for name, other in batch_modules().items():
            vars(other).update(before[name])


def batch_modules() -> dict[str, ModuleType]:
    """All modules of the kernel."""
    return {name: each for name, each in sys.modules.items() if name.startswith("palatine.batch")}


def is_found(v: Variant, seeds: int) -> bool:
    """Whether kernel and rules disagree in some games."""
    for seed in range(seeds):
        try:
            both_ways(v, 24, seed)
        except (AssertionError, PalatineError):  # different, or refused by the rules
            return True
    return False


@pytest.mark.parametrize("fault", FAULTS)
def test_planted_faults_are_found(fault: str) -> None:
    """The comparison notices a kernel with a broken rule or a leak."""
    with planted(FAULTS[fault]):
        assert is_found(FAULTS[fault].where, 4)


@pytest.mark.parametrize("v", [FIVE, NINE, EAGER, TALK], ids=str)
def test_a_sound_kernel_is_not_suspected(v: Variant) -> None:
    """Without a fault the same search finds nothing."""
    assert both_ways(v, 3, 0) > 100

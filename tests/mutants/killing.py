"""The tests that could notice a mutant, run until one of them does."""

import gc
import hashlib
import os
import signal
import time
from collections.abc import Callable, Generator, Iterable, Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Final

import msgspec
import pytest

from tests.mutants.changes import Mutant
from tests.mutants.covering import Line, Traced, watched
from tests.mutants.processes import TOO_LONG, Work, done
from tests.mutants.results import Outcome
from tests.mutants.swapping import loaded, swap

KIT: Final = "tests/core/test_conformance.py"
SECRETS: Final = ("knowledge.py", "view.py")
LONGEST: Final = 60.0  # seconds of tests for one mutant, as watched
SPARE: Final = 30.0
ENDLESS: Final = 4.0  # seconds of the processor beyond what a test takes
NOT_LOADED: Final = b"not loaded"


@dataclass
class Hunt:
    """A pytest plugin: collects the tests of a game, watches them, and runs them on mutants."""

    game: str
    """The folder of the game."""
    mutants: list[Mutant]
    paths: frozenset[str]
    """The files in which we watch tests."""
    traced: dict[str, Traced]
    at_once: int
    on_outcome: Callable[[Outcome], None]
    on_import: set[Line] = field(default_factory=set)
    left: list[Mutant] = field(default_factory=list)
    """Mutants of code that ran while loading: they need a fresh process."""

    @pytest.hookimpl(wrapper=True)
    def pytest_collection(self) -> Generator[None, object, object]:
        """Note what runs while the game and its tests are loaded."""
        with watched(self.paths, self.on_import):
            return (yield)

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """This replaces running the tests once."""
        items = {item.nodeid: item for item in session.items if is_of(item, self.game)}
        self.watch([item for item in items.values() if not is_kit(item)])
        self.hunt(items)
        return True

    # Watching

    def watch(self, items: list[pytest.Item]) -> None:
        """Run each test that is new, or whose files have changed, and note the lines."""
        new = [item for item in items if not self.is_known(item)]
        works = [
            Work(item.nodeid, lambda item=item: self.watched_run(item), 600)  # type: ignore[misc]
            for item in new
        ]
        for name, said in done(works, self.at_once):
            if not said or said == TOO_LONG:
                raise pytest.UsageError(f"{name} fails or takes too long without any mutant")
            self.traced[name] = msgspec.json.decode(said, type=Traced)

    def is_known(self, item: pytest.Item) -> bool:
        """Whether a test has been watched in its current form."""
        known = self.traced.get(item.nodeid)
        return known is not None and known.stamp == self.stamp(item)

    def stamp(self, item: pytest.Item) -> str:
        """A stamp of the test and of all rules: when either changes, other lines may run."""
        return stamp_of(item.path, *sorted(map(Path, self.paths)))

    def watched_run(self, item: pytest.Item) -> bytes:
        """In its own process: what a test runs."""
        found: set[tuple[str, int]] = set()
        began = time.process_time()
        with watched(self.paths, found):
            failed = fails(item)
        if failed:
            return b""
        lines: dict[str, list[int]] = {}
        for path, line in sorted(found):
            lines.setdefault(os.path.relpath(path), []).append(line)
        rules = [rule for mark in item.iter_markers("rule") for rule in mark.args]
        seconds = time.process_time() - began
        return msgspec.json.encode(Traced(lines, seconds, rules, self.stamp(item)))

    # Hunting

    def hunt(self, items: dict[str, pytest.Item]) -> None:
        """Run the tests that could notice, for each mutant in a separate process."""
        by_name = {mutant.name: mutant for mutant in self.mutants}
        loaded()
        gc.collect()
        gc.freeze()  # everything loaded so far stays shared between the processes
        self.left = [mutant for mutant in self.mutants if self.is_loaded_with(mutant)]
        works = (self.work(each, items) for each in self.mutants if each not in self.left)
        for name, said in done(works, self.at_once):
            if said == NOT_LOADED:
                self.left.append(by_name[name])
            else:
                self.on_outcome(outcome_of(by_name[name], said))

    def is_loaded_with(self, mutant: Mutant) -> bool:
        """Whether its effect is over before any test begins."""
        path, (first, last) = str(mutant.path.resolve()), mutant.lines
        return mutant.is_run_on_import or any(
            (path, line) in self.on_import for line in range(first, last + 1)
        )

    def work(self, mutant: Mutant, items: dict[str, pytest.Item]) -> Work:
        """One mutant and its tests."""
        names = [*self.chosen(mutant, items)]
        chosen = [(items[name], self.seconds(items[name])) for name in names]
        limit = SPARE + 3 * sum(seconds for _, seconds in chosen)
        return Work(mutant.name, lambda: tried(mutant, chosen), limit)

    def chosen(self, mutant: Mutant, items: dict[str, pytest.Item]) -> Iterator[str]:
        """The tests that run its lines: first those of its chapter and its rules, then the quick
        ones, then the kit."""
        covering = [
            name
            for name, traced in self.traced.items()
            if name in items and traced.runs(mutant.path, mutant.lines)
        ]
        covering.sort(key=lambda name: self.urgency(name, mutant))
        spent = 0.0
        for name in covering:
            spent += self.traced[name].seconds
            if spent > LONGEST:
                break
            yield name
        yield from kit_for(mutant, [name for name, item in items.items() if is_kit(item)])

    def urgency(self, name: str, mutant: Mutant) -> tuple[bool, bool, float]:
        """Tests of the same chapter first, then those of the same rule, then by time."""
        traced = self.traced[name]
        is_elsewhere = f"test_{mutant.path.stem}.py" not in name
        return is_elsewhere, not {*traced.rules} & {*mutant.rules}, traced.seconds

    def seconds(self, item: pytest.Item) -> float:
        """How long a test takes at most."""
        return self.traced[item.nodeid].seconds if item.nodeid in self.traced else 15.0


def kit_for(mutant: Mutant, kit: list[str]) -> list[str]:
    """The part of the kit that could notice: for a secret, its leaks and the planted ones."""
    promises, leaks, planted = (
        [name for name in kit if f"::test_{part}" in name]
        for part in ("every_game_keeps", "no_game_leaks", "every_planted")
    )
    if mutant.path.name in SECRETS or mutant.kind == "audience":
        return [*leaks[:1], *leaks[-1:], *planted, *promises[:1]]
    return promises[:1]


def tried(mutant: Mutant, items: Iterable[tuple[pytest.Item, float]]) -> bytes:
    """In its own process: the test that noticed, or nothing.

    A test that takes far too long is in a game that never ends: the processor timer ends the
    process.
    """
    if not swap(mutant.path, mutant.tree()):
        return NOT_LOADED
    for item, seconds in items:
        signal.setitimer(signal.ITIMER_PROF, ENDLESS + 4 * seconds)
        if fails(item):
            return item.nodeid.encode()
    return b"none"


class FirstFailure:
    """Notes which test failed."""

    name: str | None = None

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Called for each part of each test."""
        if report.failed and self.name is None:
            self.name = report.nodeid


def fails(item: pytest.Item) -> bool:
    """Run one test; returns whether any part of it failed."""
    seen = FirstFailure()
    item.config.pluginmanager.register(seen)
    item.config.hook.pytest_runtest_protocol(item=item, nextitem=None)
    item.config.pluginmanager.unregister(seen)
    return seen.name is not None


def outcome_of(mutant: Mutant, said: bytes) -> Outcome:
    """What the process reported; one that broke or never ended also noticed the mutant."""
    if said == b"none":
        return Outcome(mutant.name, None, list(mutant.rules))
    by = {TOO_LONG: "(it took too long)", b"": "(the game never ended)"}.get(said)
    return Outcome(mutant.name, by or said.decode(), list(mutant.rules))


def is_kit(item: pytest.Item) -> bool:
    """Whether a test belongs to the conformance kit."""
    return item.nodeid.startswith(KIT)


def is_of(item: pytest.Item, game: str) -> bool:
    """Whether a test is of this game."""
    if not is_kit(item):
        return True
    if not hasattr(item, "callspec"):
        return False
    of = str(item.nodeid).replace("-", "_")
    names = ("sith_imperative", "secret_emperor", "senate") if game == "senate" else (game,)
    return "[" in of and any(name in of for name in names)


@cache
def stamp_of(*paths: Path) -> str:
    """A stamp of files by their contents."""
    return hashlib.sha256(b"".join(path.read_bytes() for path in paths)).hexdigest()[:16]

"""Two tables that a seat can't tell apart give it the same row, mask and info, byte for byte."""

import ast
from collections.abc import Iterator
from itertools import islice, product
from pathlib import Path
from random import Random
from typing import Any, Final
from zlib import crc32

import pytest

import palatine.agents
from palatine.agents.pettingzoo import PalatineAEC, PalatineParallel, parallel
from palatine.agents.pettingzoo.seating import Seating
from palatine.agents.playing import Playing
from palatine.core.chance import Seeded
from palatine.core.conformance.noninterference import (
    Notes,
    another_history,
    rewritten,
    somewhere,
    step_both,
)
from palatine.core.errors import PalatineError
from palatine.core.game import Game, Leak, Setup
from palatine.core.leaks import leak
from palatine.core.match import Match
from palatine.core.seats import Seat, seats
from palatine.core.words import Speaker
from tests.agents import twins
from tests.agents.table import EVERY_GAME, NAMES, SENATE, setups

Env = PalatineAEC | PalatineParallel
KINDS: tuple[type[Env], ...] = (PalatineAEC, PalatineParallel)
Twins = tuple[tuple[twins.History, twins.History], Seat]
PAIRS = 1
STEPS = 40


def all_that_reaches(playing: Playing, seat: Seat, speaker: Speaker) -> bytes:
    """Every byte that a learner gets at this seat."""
    seen, info = playing.observation(seat), playing.info(seat, speaker)
    return seen["observation"].tobytes() + seen["action_mask"].tobytes() + repr(info).encode()


def spell_on(one: Playing, other: Playing, seat: Seat, random: Random) -> None:
    """Both seats start to spell the same answer, to see the masks on the way."""
    for playing in (one, other):
        playing.spelt.pop(seat, None)
    question = one.question(seat)
    if question is not None and question.shape != "pick":
        action = random.choice(one.mask(seat).nonzero()[0])
        if one.actions.names[action] != "done":
            for playing in (one, other):
                playing.spelt[seat] = (one.actions.names[action],)


def differences(match: Match, seat: Seat, random: Random) -> Iterator[str]:
    """How a seat could distinguish this match from another history or another world."""
    yield from in_another_history(match, seat, random)
    yield from in_another_world(match, seat, random)
    yield from with_another_answer(match, seat, random)


def in_another_history(match: Match, seat: Seat, random: Random) -> Iterator[str]:
    """Another history that leads to what the seat now knows, from the deal on."""
    game = match.game
    if game.script is None or not match.is_at_start:
        return
    nature, hidden = another_history(game.script(game.worlds(match.position(), seat, random)))
    one, other = Playing(match.rewound()), Playing(Match(game, match.setup, nature))
    for entry in one.match.moments(match.log):
        yield from compared(one, other, seat, random)
        if entry is not None:
            other.match.enter(rewritten(entry, one.match, hidden))
            spelt_away(one, other)


def in_another_world(match: Match, seat: Seat, random: Random) -> Iterator[str]:
    """Another world from the start of this scene, with the same answers."""
    game, start, nature = match.game, match.position(), Seeded(random.randbytes(16))
    notes = Notes(game, seat), Notes(game, seat)
    world = game.worlds(start, seat, random)
    one = Playing(Match(notes[0].game, match.setup, nature.copy(), start))
    other = Playing(Match(notes[1].game, match.setup, nature.copy(), world))
    for _ in range(STEPS):
        if notes[0].until(one.match) != notes[1].until(other.match):
            return
        yield from compared(one, other, seat, random)
        if one.match.is_over:
            return
        step_both(one.match, other.match, random)
        spelt_away(one, other)


def with_another_answer(match: Match, seat: Seat, random: Random) -> Iterator[str]:
    """Another player's different answer to a shared question, before all are in."""
    others = [other for other in match.waiting if other != seat]
    if match.how != "together" or not others or len(match.waiting) < 2:
        return  # otherwise all would be in
    one, other = Playing(match.clone()), Playing(match.clone())
    for playing in (one, other):
        question = playing.match.asked[others[0]]
        playing.match.answer(others[0], question.any_answer(random))
    yield from compared(one, other, seat, random)


def spelt_away(one: Playing, other: Playing) -> None:
    """The match goes on without the unfinished spelling."""
    one.spelt.clear()
    other.spelt.clear()


def compared(one: Playing, other: Playing, seat: Seat, random: Random) -> Iterator[str]:
    """Whether the seat gets something different at the other table."""
    spell_on(one, other, seat, random)
    speaker = Speaker(one.match.game)
    left, right = (all_that_reaches(playing, seat, speaker) for playing in (one, other))
    for playing in (one, other):
        playing.since[seat] = playing.match.told
    if left != right:
        yield f"seat {seat} can tell two worlds apart at {one.match.asked}"


def found_in(game: Game, pairs: int, seed: str) -> list[str]:
    """What some pairs of tables at every size and variant show."""
    random = Random(seed)
    found: list[str] = []
    for setup in setups(game):
        for _ in range(pairs):
            match = somewhere(game, setup, random)
            for seat in random.sample(seats(setup.players), 2):
                found += differences(match, seat, random)
    return found


@pytest.mark.parametrize("game", EVERY_GAME, ids=NAMES)
def test_twins_look_the_same_to_a_learner(game: Game) -> None:
    """Facts that a seat may not know change no byte of row, mask, packet and words."""
    assert found_in(game, PAIRS, "twins") == []


@pytest.mark.deep
@pytest.mark.parametrize("game", EVERY_GAME, ids=NAMES)
def test_many_twins_look_the_same_to_a_learner(game: Game) -> None:
    """The same over many more pairs of tables."""
    assert found_in(game, 50, "many twins") == []


@pytest.mark.parametrize("name", ["discard shown", "Palpatine is told too", "hand on every phone"])
def test_a_planted_leak_is_found(name: str) -> None:
    """If a table tells too much, this test sees it in what learners get."""
    leak = next(each for each in SENATE.leaks() if each.name == name)
    with leak.planted():
        assert any(found_or_broken(number) for number in range(60))


def found_or_broken(number: int) -> bool:
    """Whether a leak shows, even because the other history could not be played."""
    try:
        return bool(found_in(SENATE, 1, f"leak {number}"))
    except PalatineError:
        return True


PACKAGE: Final = Path(palatine.agents.__file__).parent
ALLOWED: Final = {
    "unfolding.py: playing.match.log",  # a node is written as its log
    "unfolding.py: true.news",  # a dealt world has heard what its seat has heard
    "match_chair.py: self._match.log",  # whether the seat itself has answered anything
}
"""The only looks at what has happened."""
STATES: Final = ("state", "position", "log", "news")
"""What a match knows and no seat may."""


def test_agents_look_at_no_state() -> None:
    """No line of the package reads a match's state, its log or what is private to it."""
    read = {
        f"{path.name}: {look}"
        for path in PACKAGE.rglob("*.py")
        for look in looks(path.read_text("utf-8"))
    }
    assert read == ALLOWED


def looks(code: str) -> Iterator[str]:
    """Places that read a match's state, its position, its log or something private, under
    whatever name the match goes."""
    for node in ast.walk(ast.parse(code)):
        if isinstance(node, ast.Attribute):
            owner = ast.unparse(node.value).split(".")[-1].lstrip("_")
            is_private = owner == "match" and node.attr.startswith("_")
            if owner in MATCHES and (node.attr in STATES or is_private):
                yield ast.unparse(node)


MATCHES: Final = ("match", "true")
"""What the package calls a match."""


@pytest.mark.parametrize(
    "line",
    [
        "match.state.roles",
        "self._match.state",
        "self.playing.match.position()",
        "node.open.match._log",
        "chair._match.log",
        "self.open.match.news",
    ],
)
def test_a_planted_look_is_found(line: str) -> None:
    """Otherwise the test above would show nothing."""
    assert [*looks(f"def peek(self):\n    return {line}\n")]


@pytest.mark.parametrize("path", sorted(PACKAGE.rglob("*.py")), ids=lambda path: path.name)
def test_a_match_goes_by_a_known_name(path: Path) -> None:
    """Every variable that holds a match is called so; the check above looks at these names."""
    tree = ast.parse(path.read_text("utf-8"))
    named = {ast.unparse(each).split(".")[-1].lstrip("_") for each in matches_in(tree)}
    assert named <= {*MATCHES}


def matches_in(tree: ast.AST) -> Iterator[ast.expr]:
    """What a match is assigned to, or a parameter that takes one."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Assign) and is_match(node.value):
            yield from node.targets
        elif isinstance(node, ast.arg) and ast.unparse(node).endswith(": Match"):
            yield ast.Name(node.arg)


def is_match(value: ast.expr) -> bool:
    """Whether an expression makes or names a match."""
    made = ast.unparse(value.func) if isinstance(value, ast.Call) else ast.unparse(value)
    return made == "Match" or made.split(".")[-1] in ("match", "_match", "clone", "restore")


# Through the environments' own classes


def twins_of(game: Game, setup: Setup, share: float) -> Iterator[Twins]:
    """Pairs of histories, each with the seat that can't tell them apart, without an end."""
    random = Random(f"{game.id} {share}")
    while True:
        seat = random.choice(seats(setup.players))
        pair = twins.pair(game, setup, seat, random, share)
        if pair is not None:
            yield pair, seat


def environments_apart(game: Game, setup: Setup, pairs: int) -> list[str]:
    """What some pairs show through both classes, up to somewhere in a match and to its end."""
    found = []
    for share, kind in product((0.6, 1), KINDS):
        compared = (
            twins.told_apart(kind, game, pair, seat) for pair, seat in twins_of(game, setup, share)
        )
        told = islice(compared, pairs)
        found += [f"{kind.__name__} to {share} of a match" for each in told if each]
    return found


@pytest.mark.parametrize("game", EVERY_GAME, ids=NAMES)
def test_both_environments_tell_no_match_from_its_twin(game: Game) -> None:
    """Rows, masks, infos (also those that are not renewed), rewards, ends and whose turn it is, at
    every step from the deal on."""
    assert environments_apart(game, next(setups(game)), 1) == []


@pytest.mark.deep
@pytest.mark.parametrize("game", EVERY_GAME, ids=NAMES)
def test_both_environments_tell_no_match_from_its_twin_at_any_table(game: Game) -> None:
    """The same at every size and variant, more often."""
    for setup in setups(game):
        assert environments_apart(game, setup, 4) == []


LEAKS: Final = (
    ("senate", "hand on every phone"),
    ("besides-the-emperor", "hands in every view"),
    ("to-be-emperor", "a hand in the view"),
    ("seize-the-imperium", "a hand in every view"),
)
"""A mistake of each game."""


@pytest.mark.parametrize(("name", "planted"), LEAKS)
@pytest.mark.parametrize("kind", KINDS)
def test_a_planted_leak_of_any_game_is_found(name: str, planted: str, kind: type[Env]) -> None:
    """Whatever a game tells too much shows in both classes."""
    game = next(each for each in EVERY_GAME if each.id == name)
    leak = next(each for each in game.leaks() if each.name == planted)
    assert is_found(leak, game, kind)


def is_found(leak: Leak, game: Game, kind: type[Env]) -> bool:
    """Whether one of a few pairs shows a leak that is planted in the environments only."""
    pairs = [*islice(twins_of(game, next(setups(game)), 0.6), 6)]
    with leak.planted():
        return any(twins.told_apart(kind, game, pair, seat) for pair, seat in pairs)


def past(match: Match) -> float:
    """A number that depends on everything that has happened, hidden or not."""
    return crc32(repr(match.log).encode()) % 97 / 97


def paid(self: Seating, agent: str) -> float:
    """A reward on the way, by what nobody may know."""
    return past(self.playing.match)


def select_and_pay(self: PalatineAEC) -> None:
    """The same where rewards are given as each agent is selected."""
    SELECT(self)
    self.rewards = dict.fromkeys(self.agents, past(self.playing.match))


def select_and_tell(self: PalatineAEC) -> None:
    """Infos of others stay until it is their turn: these are renewed, and not their own."""
    SELECT(self)
    told = [self.infos[agent] for agent in self.agents]
    told[self.seat[self.agent_selection]] = {}
    self.infos = dict(zip(self.agents, [*told[1:], told[0]], strict=True))


def select_and_end(self: PalatineAEC) -> None:
    """A flag of an end where nobody steps, by what nobody may know."""
    self.truncations = dict.fromkeys(self.agents, False)
    SELECT(self)
    if past(self.playing.match) > 0.5:
        other = self.possible_agents[self.seat[self.agent_selection] - 1]
        self.truncations = {**self.truncations, other: True}


def neighbour(self: Seating, agent: str) -> Any:
    """The row of the next seat."""
    seats = self.possible_agents
    return OBSERVED(self, seats[(self.seat[agent] + 1) % len(seats)])


SELECT: Final = PalatineAEC._select
OBSERVED: Final = Seating._observed
COUNTED = leak("as many steps as an answer has atoms", (parallel, "steps_of", lambda match: 1))
MISTAKES: tuple[tuple[type[Env], Leak], ...] = (
    (PalatineAEC, leak("rewards on the way", (PalatineAEC, "_select", select_and_pay))),
    (PalatineAEC, leak("infos of the neighbour", (PalatineAEC, "_select", select_and_tell))),
    (PalatineAEC, leak("ends by what is hidden", (PalatineAEC, "_select", select_and_end))),
    (PalatineAEC, leak("rows of the neighbour", (Seating, "_observed", neighbour))),
    (PalatineParallel, leak("rewards on the way", (Seating, "_reward", paid))),
    (PalatineParallel, leak("rows of the neighbour", (Seating, "_observed", neighbour))),
)


@pytest.mark.parametrize(
    ("kind", "planted"), MISTAKES, ids=lambda each: getattr(each, "name", each.__class__.__name__)
)
def test_a_planted_leak_of_the_environments_is_found(kind: type[Env], planted: Leak) -> None:
    """What reaches a learner besides the packet: rewards, ends and infos that are not renewed."""
    assert is_found(planted, SENATE, kind)


def test_the_length_of_answers_would_be_found() -> None:
    """If a question took as many steps as its answer has atoms, everyone could count them."""
    game = next(each for each in EVERY_GAME if each.id == "to-be-emperor")
    assert is_found(COUNTED, game, PalatineParallel)

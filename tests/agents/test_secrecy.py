"""Two tables that a seat can't tell apart give it the same row, mask and info, byte for byte."""

import ast
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

import palatine.agents
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
from palatine.core.game import Game
from palatine.core.match import Match
from palatine.core.seats import Seat, seats
from palatine.core.words import Speaker
from tests.agents.table import EVERY_GAME, NAMES, SENATE, setups

PAIRS = 1
STEPS = 40


def all_that_reaches(playing: Playing, seat: Seat, speaker: Speaker) -> bytes:
    """Every byte that a learner gets at this seat."""
    seen, info = playing.observation(seat), playing.info(seat, speaker)
    return seen["observation"].tobytes() + seen["action_mask"].tobytes() + repr(info).encode()


def spell_on(one: Playing, other: Playing, seat: Seat, random: Random) -> None:
    """Both seats begin the same answer, to see the masks on the way."""
    for playing in (one, other):
        playing.spelt.pop(seat, None)
    question = one.question(seat)
    if question is not None and question.shape != "pick":
        action = random.choice(one.mask(seat).nonzero()[0])
        if one.actions.names[action] != "done":
            for playing in (one, other):
                playing.spelt[seat] = (one.actions.names[action],)


def differences(match: Match, seat: Seat, random: Random) -> Iterator[str]:
    """How a seat could tell this match from another history, or from another world."""
    yield from in_another_history(match, seat, random)
    yield from in_another_world(match, seat, random)
    yield from with_another_answer(match, seat, random)


def in_another_history(match: Match, seat: Seat, random: Random) -> Iterator[str]:
    """Another history that leads to what the seat knows now, from the deal on."""
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
    """Another world from the start of this scene, played on with the same answers."""
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
    """Another answer of somebody else to a common question, before all are in."""
    others = [other for other in match.waiting if other != seat]
    if match.how != "together" or not others or len(match.waiting) < 2:
        return  # else all would be in
    one, other = Playing(match.clone()), Playing(match.clone())
    for playing in (one, other):
        question = playing.match.asked[others[0]]
        playing.match.answer(others[0], question.any_answer(random))
    yield from compared(one, other, seat, random)


def spelt_away(one: Playing, other: Playing) -> None:
    """The match went on without what was begun to be spelt."""
    one.spelt.clear()
    other.spelt.clear()


def compared(one: Playing, other: Playing, seat: Seat, random: Random) -> Iterator[str]:
    """Whether the seat gets something else in the other table."""
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
    """What a seat may not know changes no byte of row, mask, packet and words."""
    assert found_in(game, PAIRS, "twins") == []


@pytest.mark.deep
@pytest.mark.parametrize("game", EVERY_GAME, ids=NAMES)
def test_many_twins_look_the_same_to_a_learner(game: Game) -> None:
    """The same over many more pairs of tables."""
    assert found_in(game, 50, "many twins") == []


@pytest.mark.parametrize("name", ["discard shown", "Palpatine is told too", "hand on every phone"])
def test_a_planted_leak_is_found(name: str) -> None:
    """While a table tells too much, this test sees it in what learners get."""
    leak = next(each for each in SENATE.leaks() if each.name == name)
    with leak.planted():
        assert any(found_or_broken(number) for number in range(60))


def found_or_broken(number: int) -> bool:
    """Whether a leak shows, be it that the other history could not be played."""
    try:
        return bool(found_in(SENATE, 1, f"leak {number}"))
    except PalatineError:
        return True


def test_agents_look_at_no_state() -> None:
    """No line of the package reads a match's state or what is private to it."""
    folder = Path(palatine.agents.__file__).parent
    read = [f"{path.name}: {look}" for path in folder.rglob("*.py") for look in looks(path)]
    assert read == []


def looks(path: Path) -> Iterator[str]:
    """Where a file reads a match's state, its position or something private."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Attribute) and ast.unparse(node).split(".")[-2] == "match":
            name = node.attr
            if name in ("state", "position") or name.startswith("_"):
                yield ast.unparse(node)

"""Answers atom by atom: no mask leads to a dead end, and every answer can be spelt."""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations, permutations, product
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from palatine.agents.spelling import NO_MOVE, actions_of, offered, spelt_as, with_one_more
from palatine.core.atoms import DONE, NUMBERS
from palatine.core.cover import Cover
from palatine.core.decisions import Answer, Pick, Question, Rank, Several, Share
from palatine.core.errors import NotAnOption
from palatine.core.game import Game
from tests.agents.table import EVERY_GAME, NAMES, SENATE, asked_in, new_match, setups

Asked = Question[Any, Any]
FEW = NUMBERS.atoms[:4]


@st.composite
def questions(draw: st.DrawFn) -> Asked:
    """A question of any shape that has an answer, with equal options among its few."""
    shape = draw(st.sampled_from((Pick, Several, Rank, Share, Cover)))
    options = tuple(draw(st.lists(st.sampled_from(FEW), min_size=1, max_size=5)))
    if shape in (Pick, Rank):
        return shape("asked", NUMBERS, options)
    if shape is Several:
        least, most = sorted(draw(st.lists(st.integers(0, len(options)), min_size=2, max_size=2)))
        return Several("asked", NUMBERS, options, least=least, most=most)
    if shape is Share:
        return draw(shares(tuple(dict.fromkeys(options))))
    return draw(covers(options))


@st.composite
def shares(draw: st.DrawFn, bins: tuple[str, ...]) -> Asked:
    """Units for bins that can hold them."""
    caps = tuple(draw(st.integers(0, 3)) for _ in bins)
    least = draw(st.integers(0, sum(caps)))
    most = draw(st.integers(least, sum(caps) + 1))
    return Share("asked", NUMBERS, bins, least=least, most=most, caps=caps)


@st.composite
def covers(draw: st.DrawFn, options: tuple[str, ...]) -> Asked:
    """A choice that must add up and can: all gifts together cover every necessary need."""
    amounts = st.tuples(st.integers(0, 3), st.integers(0, 3))
    costs = amounts.map(lambda row: (-row[0], -row[1]))
    worth = {atom: draw(amounts | costs) for atom in options}
    rows = tuple(worth[atom] for atom in options)
    gifts = [row for row in rows if min(row) >= 0]
    most = [sum(kind) for kind in zip(*gifts, (0, 0), strict=True)]
    need = tuple(draw(st.integers(-3, number)) for number in most)
    least = int(any(number > 0 for number in need))
    return Cover("asked", NUMBERS, options, (), least, len(options), rows, need)


def candidates(question: Asked) -> Iterator[object]:
    """Everything that could be an answer, and more."""
    options = question.options
    if question.shape == "share":
        yield from product(range(5), repeat=len(options))
    elif question.shape == "rank":
        yield from permutations(options)
    elif question.shape == "pick":
        yield from options
    else:
        for size in range(len(options) + 1):
            yield from map(tuple, map(sorted, combinations(options, size)))


def answers(question: Asked) -> set[Answer]:
    """All answers, found without a mask."""
    found = set()
    for raw in candidates(question):
        try:
            found.add(question.read(raw))
        except NotAnOption:
            continue
    return found


def reached(question: Asked, spelt: tuple[str, ...], seen: dict[Any, Any]) -> set[Answer]:
    """All answers that the masks lead to from here; a dead end fails."""
    key = spelt if question.shape == "rank" else frozenset(Counter(spelt).items())
    if key not in seen:
        mask, found = offered(question, spelt), set[Answer]()
        assert mask, f"nothing can follow {spelt}"
        for atom in mask:
            more, is_whole = with_one_more(question, spelt, atom)
            found |= {question.from_atoms(more)} if is_whole else reached(question, more, seen)
        seen[key] = found
    return set(seen[key])


@given(questions())
def test_masks_lead_to_every_answer_and_to_nothing_else(question: Asked) -> None:
    """Every path along the masks ends in a valid answer, and each answer has such a path."""
    assert reached(question, (), {}) == answers(question)


@given(questions())
def test_every_answer_can_be_spelt(question: Asked) -> None:
    """The actions that spell an answer lead to it, one after the other."""
    for answer in answers(question):
        assert given_by(question, spelt_as(question, answer)) == answer


def given_by(question: Asked, atoms: tuple[str, ...]) -> Answer:
    """The answer that these atoms spell; only the last may end it."""
    spelt: tuple[str, ...] = ()
    for place, atom in enumerate(atoms, 1):
        spelt, is_whole = with_one_more(question, spelt, atom)
        assert is_whole == (place == len(atoms))
    return question.from_atoms(spelt)


@pytest.mark.parametrize("game", EVERY_GAME, ids=NAMES)
def test_what_is_asked_in_play_can_be_spelt(game: Game) -> None:
    """In random play of every game, answers can be spelt, and spelt answers are valid."""
    actions = actions_of(game)
    for setup in setups(game):
        match, random = new_match(game, setup), Random(1)
        for seat, answer in asked_in(match, random):
            question = match.asked[seat]
            assert given_by(question, spelt_as(question, answer)) == answer
            spelt, is_whole = (), False
            while not is_whole:
                names = actions.those(actions.mask(offered(question, spelt)))
                spelt, is_whole = with_one_more(question, spelt, random.choice(names))
            question.read(question.from_atoms(spelt))


def test_a_pick_is_one_action() -> None:
    """Nothing is left to say after the only atom of an answer."""
    assert given_by(Pick("asked", NUMBERS, FEW), ("n:2",)) == "n:2"


def test_who_is_not_asked_has_one_action() -> None:
    """Only NO_MOVE is on offer, so a sampler can't play anything else."""
    actions = actions_of(SENATE)
    mask = actions.mask(offered(None, ()))
    assert actions.those(mask) == (NO_MOVE,)
    assert actions.names[-2:] == (DONE, NO_MOVE)


@pytest.mark.parametrize("action", [-1, 20, None, "yes", 1.5, True, float("nan")])
def test_what_is_no_action_is_refused(action: object) -> None:
    """A number outside the actions, or none at all, gets a sentence."""
    with pytest.raises(NotAnOption, match="is not an action; there are 0 to 19"):
        actions_of(SENATE).named(action)


def test_an_atom_that_is_not_offered_is_refused() -> None:
    """The refusal says what could come next."""
    with pytest.raises(NotAnOption, match="these can: n:0, n:1"):
        with_one_more(Rank("asked", NUMBERS, FEW[:2]), (), DONE)

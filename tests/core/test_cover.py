"""Cover: choices that must add up, and why nothing has to list them."""

from itertools import product
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from palatine.core.atoms import DONE, names
from palatine.core.cover import Cover
from palatine.core.errors import NotAnOption

GOODS = names("bread", "feast", "coin", "purse", "herb")
MARKET = Cover(
    "buy",
    GOODS,
    ("bread", "feast", "coin", "coin", "purse", "herb"),
    least=0,
    most=6,
    worth=((-1, 0), (-3, -1), (1, 0), (1, 0), (2, 0), (0, 1)),
    need=(0, 0),
)
TOLL = Cover("toll", GOODS, ("coin", "coin", "purse"), (), 1, 3, ((1,), (1,), (2,)), (2,))


def is_taken(question: Cover[str], answer: object) -> bool:
    """Whether this is an answer."""
    try:
        question.read(answer)
    except NotAnOption:
        return False
    return True


@pytest.mark.parametrize(
    ("answer", "taken"),
    [
        ([], True),
        (["bread", "coin"], True),
        (["bread", "coin", "herb"], True),
        (["bread", "feast", "coin", "coin", "purse", "herb"], True),
        (["bread"], False),
        (["coin"], False),
        (["feast", "purse", "coin"], False),
        (["coin", "coin", "coin", "bread"], False),
    ],
)
def test_what_is_bought_must_be_paid(answer: list[str], taken: bool) -> None:
    """Each required kind must be given; giving more is accepted, but nothing is free."""
    assert is_taken(MARKET, answer) is taken


def test_a_need_without_a_goal_must_be_met() -> None:
    """If something must be given in any case, too little is refused, and so is nothing."""
    assert [is_taken(TOLL, a) for a in ([], ["coin"], ["purse"], ["coin", "coin"])] == [
        False,
        False,
        True,
        True,
    ]


@pytest.mark.parametrize("question", [MARKET, TOLL], ids=lambda q: q.kind)
def test_the_mask_spells_every_answer_and_no_other(question: Cover[str]) -> None:
    """The mask spells exactly the choices that add up."""
    found, open_ends = set(), [[]]  # type: ignore[var-annotated]
    while open_ends:
        spelled = open_ends.pop()
        for atom in question.next_atoms(spelled):
            if atom == DONE:
                found.add(question.from_atoms(spelled))
            else:
                open_ends.append([*spelled, atom])
    picks = product((False, True), repeat=len(question.options))
    every = [[a for a, is_in in zip(question.options, p, strict=True) if is_in] for p in picks]
    assert found == {question.read(answer) for answer in every if is_taken(question, answer)}


@pytest.mark.parametrize("question", [MARKET, TOLL], ids=lambda q: q.kind)
@given(seed=st.integers())
def test_any_answer_adds_up(question: Cover[str], seed: int) -> None:
    """A random answer is accepted, in the one form that it has."""
    answer = question.any_answer(Random(seed))
    assert question.read(answer) == answer


def test_what_can_never_be_afforded_is_masked_from_the_start() -> None:
    """A feast that all coins together can't buy is not on offer in the first place."""
    poor = Cover("buy", GOODS, ("feast", "coin"), (), 0, 2, ((-3, -1), (1, 0)), (0, 0))
    assert poor.next_atoms([]) == (DONE,)

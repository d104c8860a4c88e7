"""The closed family of questions: what each takes, refuses, spells and means."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from palatine.core.atoms import DONE, NUMBERS, PLAYERS, names
from palatine.core.decisions import (
    FEW,
    Pick,
    Question,
    Rank,
    Several,
    Share,
    amount,
    pick,
    selections,
)
from palatine.core.errors import NotAnOption
from palatine.core.seats import seats

FRUIT = names("apple", "pear", "plum")


def every_shape() -> list[Question[object, object]]:
    """One question of each shape, with equal options among them."""
    return [  # type: ignore[list-item]
        Pick("one", FRUIT, FRUIT.atoms),
        Pick("equal", FRUIT, ("pear", "pear", "plum")),
        Several("some", FRUIT, ("pear", "pear", "plum"), least=1, most=2),
        Several("any", FRUIT, FRUIT.atoms, least=0, most=3),
        Rank("order", FRUIT, FRUIT.atoms),
        Share("spread", FRUIT, FRUIT.atoms, least=2, most=4, caps=(1, 4, 2)),
        amount("number", 2, 9),
    ]


@pytest.mark.parametrize("question", every_shape(), ids=lambda q: q.kind)
@given(seed=st.integers())
def test_any_answer_is_an_answer(question: Question[object, object], seed: int) -> None:
    """A random answer is accepted, in the one form that it has."""
    answer = question.any_answer(Random(seed))
    assert question.read(answer) == answer


@pytest.mark.parametrize("question", every_shape(), ids=lambda q: q.kind)
@given(seed=st.integers())
def test_the_mask_spells_answers_only(question: Question[object, object], seed: int) -> None:
    """Anything spelled atom by atom along the mask is an answer."""
    random, spelled = Random(seed), list[str]()
    while (atom := random.choice(question.next_atoms(spelled))) != DONE:
        spelled.append(atom)
    answer = question.from_atoms(spelled)
    assert question.read(answer) == answer


@pytest.mark.parametrize("question", every_shape(), ids=lambda q: q.kind)
@given(raw=st.recursive(st.none() | st.booleans() | st.integers() | st.text(), st.lists))
def test_anything_else_is_refused(question: Question[object, object], raw: object) -> None:
    """Anything that is not an answer is refused with a sentence that names the question."""
    if question.kind in ("any", "spread") and isinstance(raw, list):
        return  # an empty list, or one of counts, may be an answer here
    with pytest.raises(NotAnOption, match=question.kind):
        question.read(raw)


def test_a_pick_means_a_value() -> None:
    """Rules get the value, the log keeps the atom."""
    question = pick("nominate", PLAYERS, seats(3))
    assert question.read("player:2") == "player:2"
    assert question.meaning("player:2") == 2


def test_equal_things_can_be_picked_as_often_as_there_are() -> None:
    """You may choose both of two equal tiles, but not three."""
    question = Several("pass", FRUIT, ("pear", "plum", "pear"), least=2, most=3)
    assert question.read(["pear", "pear"]) == ("pear", "pear")
    with pytest.raises(NotAnOption):
        question.read(["pear", "pear", "pear"])


def test_the_order_of_tapping_is_not_in_the_answer() -> None:
    """The same choice in another order is the same answer."""
    question = Several("pass", FRUIT, FRUIT.atoms, least=2, most=2)
    assert question.read(["plum", "apple"]) == question.read(["apple", "plum"])


def test_a_share_keeps_to_caps_and_total() -> None:
    """A Share refuses too many in a bin, too few or too many in all, and negative counts."""
    question = Share("spread", FRUIT, FRUIT.atoms, least=2, most=3, caps=(1, 2, 2))
    assert question.meaning(question.read([1, 0, 2])) == {"apple": 1, "pear": 0, "plum": 2}
    for wrong in ([2, 0, 0], [0, 1, 0], [1, 2, 2], [-1, 2, 2], [1, 1], [True, 1, 0]):
        with pytest.raises(NotAnOption):
            question.read(wrong)


@pytest.mark.parametrize("count", range(1, FEW + 1))
def test_a_random_answer_of_one_size_is_one_of_all_that_there_are(count: int) -> None:
    """The same random number picks the same of them, whether or not we keep them all."""
    options, random = NUMBERS.atoms[count:0:-1], Random(count)
    for size in range(count + 1):
        every = selections(options, size)
        expected = every[int(Random(size).random() * len(every))]
        question = Several("some", NUMBERS, options, least=size, most=size)
        assert question.any_answer(Random(size)) == expected
        assert {question.any_answer(random) for _ in range(12 * len(every))} == {*every}


def test_a_random_share_is_given_unit_by_unit() -> None:
    """It is the answer that the same random numbers give among what may follow, atom by atom."""
    question = Share("spread", FRUIT, FRUIT.atoms, least=2, most=4, caps=(1, 4, 2))
    for seed in range(60):
        ours, theirs = Random(seed), Random(seed)
        assert question.any_answer(ours) == Question.any_answer(question, theirs)
        assert ours.random() == theirs.random()


def test_huge_shares_are_never_enumerated() -> None:
    """Twelve units over eight bins have more answers than can be listed; the mask is small."""
    question = Share("fleet", NUMBERS, NUMBERS.atoms[:8], least=12, most=12)
    assert len(question.next_atoms([NUMBERS.atoms[0]] * 5)) == 8
    assert sum(question.any_answer(Random(1))) == 12  # type: ignore[arg-type]


def test_schemas_describe_the_answers() -> None:
    """An agent's tool gets a JSON Schema with the options in it."""
    one, _, some, *_ = every_shape()
    assert one.schema() == {"enum": ["apple", "pear", "plum"]}
    assert some.schema()["maxItems"] == 2

"""Tables of the batched senate: what they refuse, what they keep, and what the documents say."""

from collections.abc import Iterator
from pathlib import Path
from re import escape
from typing import Any

import numpy as np
import pytest

from palatine.batch import (
    NO_MOVE,
    PHASES,
    Chances,
    State,
    Variant,
    answer_of,
    any_answer,
    asked_seats,
    ballots_of,
    chances,
    init,
    legal_action_mask,
    observe,
    options,
    pack,
    rewards,
    step,
    unpack,
    variant,
    winners,
)
from palatine.batch.actions import ACTIONS, NAMES, NO, YES
from palatine.batch.observation import named, size
from palatine.batch.variants import OVER, VOTE

DOCUMENT = Path(__file__).parents[2] / "docs" / "batch.md"
TABLES = np.arange(256, dtype=np.uint32)
TALK = variant(players=9, claims=True, ledger=2)


def some_moments(v: Variant, steps: int = 60, every: int = 5) -> Iterator[tuple[State, Chances]]:
    """States of random games, with the chance of the moment."""
    state = init(v, TABLES, 5)
    for now in range(steps):
        words = chances(np.uint32(5), np.uint32(now), TABLES)
        if now % every == 0:
            yield state, words
        state = step(v, state, any_answer(v, unpack(v, state), words.answer), words).state


@pytest.mark.parametrize("v", [TALK, variant("secret-emperor", 5, ballots="one_by_one")])
def test_an_answer_that_is_none_is_flagged_and_changes_nothing(v: Variant) -> None:
    """Whatever the bits, anything that is not an option is ignored, and every option is taken."""
    random = np.random.default_rng(1)
    for state, words in some_moments(v):
        answer = random.integers(-2, 1 << v.players, 256).astype(np.int32)
        t = unpack(v, state)
        is_one = np.isin(answer, 1 << np.arange(v.players))
        is_set = (t.phase == VOTE) & (not v.is_one_by_one)
        legal = (is_one | is_set) & ((answer & ~options(v, t)) == 0)
        done = step(v, state, answer, words)
        assert (done.is_illegal == ~legal).all()
        assert 0 < legal.sum() < 256
        for before, after in zip(state, done.state, strict=True):
            assert (before[~legal] == after[~legal]).all()
        assert not done.decisions[~legal].any()


def test_every_action_of_a_mask_is_taken_and_no_other() -> None:
    """The mask of the asked seat fits exactly the answers of its actions."""
    v = variant(players=6, claims=True, ballots="one_by_one")
    for state, words in some_moments(v):
        mask = legal_action_mask(v, state, asked_seats(v, unpack(v, state)))
        for action in range(ACTIONS):
            answer = answer_of(v, state, np.full(256, action, np.int32))
            done = step(v, state, answer, words)
            assert ((mask >> action & 1 == 1) == ~done.is_illegal).all()


def test_a_missing_ballot_is_flagged() -> None:
    """If all vote together, every living player must say yes or no."""
    v = variant()
    state = init(v, TABLES, 1)
    words = chances(np.uint32(0), np.uint32(0), TABLES)
    state = step(v, state, any_answer(v, unpack(v, state), words.answer), words).state
    ballots = np.full((256, 7), YES, np.int32)
    ballots[:, 3] = NO
    assert not step(v, state, ballots_of(v, state, ballots), words).is_illegal.any()
    ballots[:, 3] = NO_MOVE
    assert step(v, state, ballots_of(v, state, ballots), words).is_illegal.all()


def test_where_a_game_ends_a_new_one_is_dealt_and_the_old_one_kept() -> None:
    """The state is a fresh deal, the final one is over, and its observation is there."""
    v, ended = TALK, 0
    for state, words in some_moments(v, 120, 1):
        done = step(v, state, any_answer(v, unpack(v, state), words.answer), words)
        over = done.ending != 0
        if not over.any():
            continue
        ended += int(over.sum())
        new, last = unpack(v, done.state), unpack(v, done.final)
        assert (last.phase[over] == OVER).all()
        assert (new.living[over] == v.everyone).all()
        assert not (new.loyalist + new.separatist + new.phase)[over].any()
        seen = observe(v, done.final, np.ones(256, np.int32))
        assert seen.shape == (256, size(v) // 32)
        paid = rewards(v, done.final, done.ending)
        assert (np.abs(paid).sum(1) == 9 * over).all()
        assert ((winners(v, done.final, done.ending) != 0) == over).all()
    assert ended > 200


def test_packing_loses_nothing() -> None:
    """A state unpacked and packed again is the same state."""
    for v in (TALK, variant(players=5), variant("secret-emperor", 10, sight=False)):
        for state, _ in some_moments(v, 30, 10):
            again = pack(v, unpack(v, state))
            assert all((a == b).all() for a, b in zip(state, again, strict=True))


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        ({"players": 4}, "4 players can't play; 5 to 10 can"),
        ({"edition": "chess"}, "no edition 'chess'; there are: sith-imperative, secret-emperor"),
        ({"reshuffle": "never"}, "reshuffle is lazy or eager, not 'never'"),
        ({"talk": True}, "no switch 'talk'"),
        ({"ledger": 99}, "ledger is 0 to 12, not 99"),
        ({"claims": True, "sight": False}, "a ledger and claims need sight=True"),
    ],
)
def test_a_variant_that_is_none_is_refused_in_words(wrong: Any, sentence: str) -> None:
    """The error for a missing game says which games there are."""
    with pytest.raises(ValueError, match=escape(sentence)):
        variant(**wrong)


def test_without_sight_there_is_nothing_to_observe() -> None:
    """A variant for random play says so when somebody wants to look."""
    v = variant(sight=False)
    with pytest.raises(ValueError, match="sight=False"):
        observe(v, init(v, TABLES), np.ones(256, np.int32))


@pytest.mark.parametrize("players", [5, 7, 10])
def test_every_feature_and_question_is_documented(players: int) -> None:
    """The document names each feature of an observation, each question and each action."""
    text = DOCUMENT.read_text("utf-8")
    for name, _ in named(variant(players=players, claims=True, ledger=1)):
        known = name.replace("_0", "_k").replace("second", "first")
        assert f"`{known}`" in text, name
    assert all(f"`{phase}`" in text for phase in PHASES[:-1])
    assert len(NAMES) == ACTIONS


def test_seven_players_have_128_features() -> None:
    """What the document and the benchmark say of the plain observation."""
    assert sum(bits for _, bits in named(variant())) == size(variant()) == 128

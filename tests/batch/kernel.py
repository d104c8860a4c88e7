"""The kernel's side of the comparison: tables played with NumPy, step by step, and observed."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np

from palatine.batch import actions, deal, observation, questions, rules
from palatine.batch.chance import Chances, chances
from palatine.batch.packing import State, layout, unpack
from palatine.batch.variants import OVER, Variant
from tests.batch.beside import Row


@dataclass
class Moment:
    """All tables at one moment, as plain numbers."""

    rows: list[Row]
    masks: list[list[int]]
    """For each seat, what it can do at each table."""
    observations: list[list[int]]
    """For each seat, what it observes at each table."""


def moment(v: Variant, state: State) -> Moment:
    """Look at all tables from every seat."""
    t = unpack(v, state)
    columns = {name: getattr(t, name).tolist() for name in layout(v)}
    rows = [dict(zip(columns, row, strict=True)) for row in zip(*columns.values(), strict=True)]
    n = v.players
    all_eyes = tuple([np.tile(word, n) for word in state])  # one call for all seats is quicker
    seats = np.repeat(np.left_shift(1, np.arange(n, dtype=np.int32)), len(rows))
    masks = actions.legal_action_mask(v, all_eyes, seats).reshape(n, -1).tolist()
    seen = as_numbers(observation.observe(v, all_eyes, seats)) if v.sight else []
    return Moment(rows, masks, [seen[at : at + len(rows)] for at in range(0, len(seen), len(rows))])


def as_numbers(words: Any) -> list[int]:
    """Packed words as one number for each table."""
    return [int.from_bytes(row.tobytes(), "little") for row in words]


@dataclass
class Played:
    """Whole games: each moment, and the answers given at it."""

    moments: list[Moment]
    answers: list[list[int]]
    endings: list[list[int]]


def played(v: Variant, tables: int, seed: int, steps: int = 2000) -> Played:
    """Random games, until all of them are over."""
    numbers = np.arange(tables, dtype=np.uint32)
    state, game = deal.init(v, numbers, seed), Played([], [], [])
    for now in range(steps):
        game.moments.append(moment(v, state))
        words = chances(np.uint32(seed), np.uint32(now), numbers)
        answer = questions.any_answer(v, unpack(v, state), words.answer)
        done = rules.step(v, state, answer, words)
        game.answers.append(answer.tolist())
        game.endings.append(done.ending.tolist())
        state = done.final
        if all(row["phase"] == OVER for row in game.moments[-1].rows):
            break
    return game


def steps_of(game: Played, table: int) -> Iterator[tuple[Row, int, Row]]:
    """For one table, each state, the answer to it, and the next state."""
    for now, answers in enumerate(game.answers[:-1]):
        row, after = game.moments[now].rows[table], game.moments[now + 1].rows[table]
        if row["phase"] == OVER:
            return
        yield row, answers[table], after


def forced(tiles: list[list[int]]) -> Chances:
    """Words that bring these tiles, 1 for a Loyalist one: three for every table."""
    column = np.where(np.array(tiles, np.int32) == 1, 0, 0xFFFFFFFF).astype(np.uint32)
    return Chances(column[:, 0], column[:, 0], column[:, 1], column[:, 2])

"""Thousands of senates at once, as arrays: NumPy on a processor, JAX on an accelerator.

Both editions and all switches of the senate game, 5 to 10 players. See docs/batch.md.
"""

from palatine.batch.actions import (
    ACTIONS,
    NO_MOVE,
    answer_of,
    as_booleans,
    ballots_of,
    legal_action_mask,
)
from palatine.batch.chance import Chances, chances
from palatine.batch.deal import begun, dealt, init
from palatine.batch.observation import as_features, observe
from palatine.batch.outcome import rewards, winners
from palatine.batch.packing import State, Table, pack, unpack, words
from palatine.batch.questions import any_answer, asked_seats, options
from palatine.batch.rules import Stepped, step
from palatine.batch.variants import ENDINGS, PHASES, Variant, variant

__all__ = [
    "ACTIONS",
    "ENDINGS",
    "NO_MOVE",
    "PHASES",
    "Chances",
    "State",
    "Stepped",
    "Table",
    "Variant",
    "answer_of",
    "any_answer",
    "as_booleans",
    "as_features",
    "asked_seats",
    "ballots_of",
    "begun",
    "chances",
    "dealt",
    "init",
    "legal_action_mask",
    "observe",
    "options",
    "pack",
    "rewards",
    "step",
    "unpack",
    "variant",
    "winners",
    "words",
]

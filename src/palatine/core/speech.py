"""Free text that a seat says to the table: plain, short, and only for its listeners.

Rules never read it. As with claims, whether a seat may speak depends on public facts alone.
"""

import unicodedata
from typing import Final

from palatine.core.errors import BadMessage

LONGEST: Final = 200
"""Characters. Even in the longest encoding, they fit into the padding of a phone's message."""
MOST: Final = 20
"""How often a seat may speak at one question: without a clock, this keeps the log small."""
UNSEEN: Final = ("Cc", "Cf", "Cs", "Co", "Zl", "Zp")
"""Categories of characters that are invisible or reverse the text after them. Unassigned characters
are left alone: a newer Python must read an old record the same way."""
BLANK: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Letters and marks that are invisible too."""
STACKED: Final = 3
"""How many marks one letter may carry: more would reach into the lines above and below."""


def read_speech(text: str) -> str:
    """A text as its listeners get it: one line of visible characters. Reading it again is safe."""
    if len(text) > 10 * LONGEST:
        raise too_long(len(text))
    said = " ".join(without_piles("".join(map(seen, text))).split())
    if not said:
        raise BadMessage("this is empty; write some words")
    if len(said) > LONGEST:
        raise too_long(len(said))
    return said


def too_long(length: int) -> BadMessage:
    """A refusal that says how much is too much."""
    return BadMessage(f"{length} characters are too many to say at once; {LONGEST} are the most")


def seen(letter: str) -> str:
    """The letter, a space for any white space, or nothing for an invisible character."""
    if letter.isspace():
        return " "
    return "" if letter in BLANK or unicodedata.category(letter) in UNSEEN else letter


def without_piles(text: str) -> str:
    """The text, with no more than a few marks on each letter."""
    kept, pile = [], 0
    for letter in text:
        pile = pile + 1 if unicodedata.category(letter).startswith("M") else 0
        if pile <= STACKED:
            kept.append(letter)
    return "".join(kept)

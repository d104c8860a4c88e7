"""Free text that a seat says to the table: plain, short, and read by nobody but its hearers.

Rules never look into it. Whether it may be said depends on public facts alone, as with claims.
"""

import unicodedata
from typing import Final

from palatine.core.errors import BadMessage

LONGEST: Final = 200
"""Characters. In the longest encoding, a phone's message with them still fits into its padding."""
MOST: Final = 20
"""So often a seat may speak at one question: without a clock, that keeps a log from flooding."""
UNSEEN: Final = ("Cc", "Cf", "Cs", "Co", "Zl", "Zp")
"""Categories of characters that can't be seen, or that turn what follows them around. Those that
a later Unicode may assign are left alone: an old record must be read the same by a new Python."""
BLANK: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Letters and marks that can't be seen either."""
STACKED: Final = 3
"""How many marks one letter may carry: more would hang into the lines above and below."""


def read_speech(text: str) -> str:
    """What is heard of a text: one line of visible characters. A text of ours is read as it is."""
    if len(text) > 10 * LONGEST:
        raise too_long(len(text))
    said = " ".join(without_piles("".join(map(seen, text))).split())
    if not said:
        raise BadMessage("there is nothing to be heard in this; write some words")
    if len(said) > LONGEST:
        raise too_long(len(said))
    return said


def too_long(length: int) -> BadMessage:
    """A refusal that says how much is too much."""
    return BadMessage(f"{length} characters are too many to say at once; {LONGEST} are the most")


def seen(letter: str) -> str:
    """The letter, a space for one that breaks the line, or nothing where nobody would see it."""
    if letter.isspace():
        return " "
    return "" if letter in BLANK or unicodedata.category(letter) in UNSEEN else letter


def without_piles(text: str) -> str:
    """The text without the marks that one letter has too many of."""
    kept, pile = [], 0
    for letter in text:
        pile = pile + 1 if unicodedata.category(letter).startswith("M") else 0
        if pile <= STACKED:
            kept.append(letter)
    return "".join(kept)

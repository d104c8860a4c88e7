"""Codes of tables: four letters that you can read aloud, none that look alike, no rude words."""

import re
import secrets
from typing import Final

LETTERS: Final = "BCDFHJKLMPQRSTWXZ"
"""No vowels, so that few words arise; of letters that look alike (CG, MN, VWY) only one."""
LENGTH: Final = 4
RUDE: Final = re.compile(
    "FCK|FKK|CKR|DCK|CCK|SHT|SCH|SHZ|TWT|TTS|PSS|PRC|PRK|SLT|WHR|KKK|HRR|RSCH|SS"
)
"""What somebody might still read into it."""


def new_code(length: int = LENGTH) -> str:
    """A code at random."""
    while RUDE.search(code := "".join(secrets.choice(LETTERS) for _ in range(length))):
        pass
    return code


def read_code(text: str, length: int = LENGTH) -> str | None:
    """The code that somebody typed, or None if it can't be one."""
    code = text.strip().upper()
    return code if len(code) == length and all(letter in LETTERS for letter in code) else None

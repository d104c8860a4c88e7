"""Names at a table: normalised, visible, and told apart by more than capital letters."""

import unicodedata
from collections.abc import Iterable
from typing import Final

from palatine.server.errors import BadName, NameTaken

LONGEST: Final = 20
HIDDEN: Final = ("C", "Zl", "Zp")
"""Categories of characters that can't be seen, or that turn what follows them around."""


def read_name(text: str, taken: Iterable[str] = ()) -> str:
    """The name that somebody typed, as it is shown; or why it can't be theirs."""
    name = " ".join(unicodedata.normalize("NFKC", text[: 10 * LONGEST]).split())
    if not 1 <= len(name) <= LONGEST:
        raise BadName(f"a name has 1 to {LONGEST} characters")
    if any(unicodedata.category(letter).startswith(HIDDEN) for letter in name):
        raise BadName("a name has only characters that can be seen")
    if not any(letter.isalpha() for letter in name):
        raise BadName("a name has at least one letter")
    if folded(name) in map(folded, taken):
        raise NameTaken("somebody at this table has that name already")
    return name


def folded(name: str) -> str:
    """What is the same for names that people would take for the same."""
    return unicodedata.normalize("NFKC", name.casefold())

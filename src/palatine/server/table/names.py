"""Names at a table: normalised, visible, and told apart at a glance."""

import unicodedata
from collections.abc import Iterable
from typing import Final

from palatine.core.speech import BLANK, STACKED
from palatine.server.errors import BadName, NameAlike, NameTaken
from palatine.server.table.lookalikes import are_alike

LONGEST: Final = 20
HIDDEN: Final = ("C", "Zl", "Zp")
"""Categories of characters that can't be seen, or that turn what follows them around."""
LOOKS: Final = dict.fromkeys(range(65024, 65040))
"""A mark for the look of a character, as phones write it behind an emoji: names don't need it."""


def read_name(text: str, taken: Iterable[str] = ()) -> str:
    """The name that somebody typed, as we show it; or why it can't be theirs."""
    plain = text[: 10 * LONGEST].translate(LOOKS)
    name = " ".join(unicodedata.normalize("NFKC", plain).split())
    if not 1 <= len(name) <= LONGEST:
        raise BadName(f"a name needs 1 to {LONGEST} characters")
    if any(map(is_hidden, name)) or is_stacked(name):
        raise BadName("a name can have only visible characters")
    if not any(letter.isalpha() for letter in name):
        raise BadName("a name needs at least one letter")
    others = list(taken)
    if folded(name) in map(folded, others):
        raise NameTaken("somebody at this table already has that name")
    if any(are_alike(name, other) for other in others):
        raise NameAlike(
            "this name looks like another one at this table; choose one that nobody can confuse"
            " with it"
        )
    return name


def is_hidden(letter: str) -> bool:
    """Whether nobody would see it."""
    return letter in BLANK or unicodedata.category(letter).startswith(HIDDEN)


def is_stacked(name: str) -> bool:
    """Whether some letter carries a pile of marks."""
    kinds = "".join(unicodedata.category(letter)[0] for letter in name)
    return "M" * (STACKED + 1) in kinds


def folded(name: str) -> str:
    """The same for all names that people would take for the same."""
    return unicodedata.normalize("NFKC", name.casefold())

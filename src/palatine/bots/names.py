"""Names for bots."""

from collections.abc import Iterable
from random import Random

BOT_NAMES = (
    *("Adrel", "Belisse", "Corvo", "Dessa", "Emlin", "Fenno", "Galia", "Hesk", "Ilvane", "Joreth"),
    *("Kessu", "Lomir", "Mirelle", "Nadok", "Oriva", "Pelloc", "Quenna", "Rassik", "Sorell"),
    *("Tavin", "Ulmara", "Vessik", "Wenna", "Yorrin", "Zelka"),
)


def bot_names(people: Iterable[str], count: int, random: Random) -> list[str]:
    """Names for the bots, none of them taken."""
    taken = [name.casefold() for name in people]
    free = [name for name in BOT_NAMES if name.casefold() not in taken]
    return random.sample(free, count)

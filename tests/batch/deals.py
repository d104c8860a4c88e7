"""The kernel's chances as a deal for the rules: roles, first president, and every deck's order."""

from collections.abc import Iterator

from palatine.batch.variants import CONSENT, ENACT, PASS_ON, PEEK, VOTE, Variant
from palatine.core.deal import Deal
from palatine.games.senate.state import LOYALIST, PALPATINE, SEPARATIST
from tests.batch.beside import Row

Step = tuple[Row, int, Row]


def deal_of(v: Variant, steps: list[Step]) -> Deal:
    """How nature must have gone for the rules to reach the same state."""
    first = steps[0][0]
    roles = tuple([role_of(first, seat) for seat in range(v.players)])
    president = f"player:{first['president'].bit_length() - 1}"
    decks = tuple([tuple(deck) for deck in decks_of(v, steps)])
    return {"roles": (roles,), "first_president": ((president,),), "deck": decks}


def role_of(row: Row, seat: int) -> str:
    """The role of a seat."""
    if row["palpatine"] >> seat & 1:
        return PALPATINE
    return SEPARATIST if row["separatists"] >> seat & 1 else LOYALIST


def decks_of(v: Variant, steps: list[Step]) -> Iterator[list[str]]:
    """The tiles drawn from each deck, from the top; its rest does not matter."""
    deck: list[str] = []
    known: list[str] = []
    for before, answer, after in steps:
        took = taken(before, after, known)
        if is_new_before(v, before, answer, took, after):
            yield deck + known
            deck, known = [], []
            took = taken(before, after, known)
        if before["phase"] == PEEK:
            known = [faces(after["queue"] >> place & 1) for place in range(3)]
        deck, known = deck + took, known[len(took) :]
        left = before["deck_loyalist"] + before["deck_separatist"] - len(took)
        is_fuller = after["deck_loyalist"] + after["deck_separatist"] > left
        if v.reshuffle == "eager" and is_fuller and not took_a_new(v, before, answer):
            yield deck + known
            deck, known = [], []
    yield deck + known


def taken(before: Row, after: Row, known: list[str]) -> list[str]:
    """The tiles that left the deck: a government's three or the one of chaos."""
    if before["phase"] == VOTE and after["phase"] == PASS_ON:
        loyalist = after["hand"] - known.count(LOYALIST)
        rest = [LOYALIST] * loyalist + [SEPARATIST] * (3 - len(known) - loyalist)
        return known[:3] + rest
    laws = after["loyalist"] + after["separatist"] - before["loyalist"] - before["separatist"]
    if laws and before["phase"] != ENACT:
        return [faces(after["loyalist"] > before["loyalist"])]
    return []


def faces(is_loyalist: int) -> str:
    """The face of a tile."""
    return LOYALIST if is_loyalist else SEPARATIST


def is_new_before(v: Variant, before: Row, answer: int, took: list[str], after: Row) -> bool:
    """Whether the deck was shuffled before a draw."""
    left = before["deck_loyalist"] + before["deck_separatist"]
    if v.reshuffle == "eager":
        return took_a_new(v, before, answer)
    return left < (3 if before["phase"] == PEEK else len(took))


def took_a_new(v: Variant, before: Row, answer: int) -> bool:
    """Eager: whether an agreed veto shuffled the deck before chaos could draw."""
    left = before["deck_loyalist"] + before["deck_separatist"]
    return v.reshuffle == "eager" and before["phase"] == CONSENT and answer == 2 and left < 3

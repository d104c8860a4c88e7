"""The cards to browse: those of every set, as described in the first set that has them."""

from typing import Any, Final

from palatine.core.binder import Binder, Section
from palatine.core.decks import Deck
from palatine.games.to_be_emperor.cards import FOUND


def cards(kind: str) -> dict[str, Any]:
    """All cards of a kind, by id."""
    found: dict[str, Any] = {}
    for kinds in FOUND.values():
        for card in kinds[kind]:
            found.setdefault(card.id, card)
    return found


def box(name: str) -> Deck:
    """What is in a set."""
    kinds = FOUND[name]
    assets = {card.id: card.copies[0] for card in kinds["asset"]}
    return Deck(name, {"asset": assets, "senator": {card.id: 1 for card in kinds["senator"]}})


BINDER: Final = Binder(
    sections={
        "asset": Section(cards("asset"), ("resources",)),
        "senator": Section(cards("senator"), ("cost",)),
    },
    decks={name: box(name) for name in FOUND},
)

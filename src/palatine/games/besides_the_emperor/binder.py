"""The cards to browse: one box, with every ability and identity."""

from typing import Final

from palatine.core.binder import Binder, Section
from palatine.core.decks import Deck
from palatine.games.besides_the_emperor.components import ABILITY, BOX

CARDS: Final = {"ability": ABILITY, "identity": BOX["identity"]}
BINDER: Final = Binder(
    sections={
        "ability": Section({card.id: card for card in ABILITY}, ("instinct",)),
        "identity": Section({card.id: card for card in CARDS["identity"]}),
    },
    decks={
        "box": Deck(
            "The box",
            {kind: {card.id: card.count[0] for card in cards} for kind, cards in CARDS.items()},
        )
    },
)

"""The cards and decks to browse, with counters and made Units among the cards."""

from typing import Final

from palatine.core.binder import Binder, Section
from palatine.games.seize_the_imperium.cards import CHARACTERS, TACTICS, TOKENS, UNITS, WORLDS
from palatine.games.seize_the_imperium.decks import DECKS

UNIT: Final = ("type", "subtypes", "keywords")
BINDER: Final = Binder(
    sections={
        "unit": Section(UNITS, UNIT),
        "tactic": Section(TACTICS, ("window",)),
        "character": Section(CHARACTERS, ("class", "race")),
        "world": Section(WORLDS, ("system",)),
        "token": Section(TOKENS, UNIT),
    },
    decks=DECKS,
)

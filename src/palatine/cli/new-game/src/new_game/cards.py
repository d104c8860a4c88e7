"""The cards as data: those of the box, and the player's own in the folder `PALATINE_CARDS`."""

from pathlib import Path
from typing import Final

from palatine.core import card_files
from palatine.core.binder import Binder, Section
from palatine.core.card_files import Count, read_card_file

FOLDER: Final = Path(__file__).parent / "cards"


class Blade(card_files.Card, frozen=True):
    """What the players pass on."""

    passes: Count


def read() -> dict[str, Blade]:
    """Every card that we can find, those of the box first."""
    files = card_files.card_files(FOLDER, "new-game")
    found = [card for file in files for card in read_card_file(file, {"blade": Blade})["blade"]]
    return {card.id: card for card in found}


CARDS: Final = read()
BINDER: Final = Binder(sections={"blade": Section(CARDS)})

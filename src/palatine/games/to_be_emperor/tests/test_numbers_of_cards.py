"""The numbers of a card are found by whatever names it."""

from palatine.games.to_be_emperor.cards import SETS
from palatine.games.to_be_emperor.rules import table


def test_every_atom_of_a_card_leads_to_its_numbers() -> None:
    """Whichever set is played."""
    for name, cards in SETS.items():
        assert table.assets_by_name(cards) == table.ASSETS_OF[name]
        assert table.senators_by_name(cards) == table.SENATORS_OF[name]

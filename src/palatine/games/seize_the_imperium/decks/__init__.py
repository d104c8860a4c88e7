"""Decks: a TOML file for each, and the rules for constructed ones.

They are in this folder, and in the folder `seize-the-imperium` of `PALATINE_DECKS` if that is set.
"""

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Final

from palatine.core.deck_files import read_decks
from palatine.core.decks import Deck, DeckCard, DeckRules, Facts, Fault, Part
from palatine.games.seize_the_imperium.cards import CHARACTERS, TACTICS, UNITS, WORLDS


def deck_part(size: int, cards: Mapping[str, Any]) -> Part:
    """A part of a deck with the cards that it may have."""
    return Part(size, {id_: DeckCard(card.full_name, about(card)) for id_, card in cards.items()})


def about(card: Any) -> str:
    """What a card is, in a few words, and what it costs."""
    if card.id in UNITS:
        kinds = " ".join([card.type, *card.subtypes])
        numbers = f"ATT {card.att[0]}, DEF {card.defence[0]}"
        return f"{kinds}, cost {card.cost[0]}, {numbers}"
    cost = card.cost[0] if card.cost is not None else "X"
    if card.id in TACTICS:
        return f"Reaction, cost {cost}"
    if card.id in CHARACTERS:
        return f"{card.race} {card.profession}, cost {cost}"
    return f"System {card.system}, cost {cost}, DEF {card.defence[0]}"


def dearest_lead(deck: Deck) -> int:
    """The most that a Lead Character of this deck can cost."""
    return max([CHARACTERS[card].cost[0] for card in deck.parts["characters"]], default=0)


def thrones_for(deck: Deck, most: int) -> int:
    """How many different World cards of a deck cost no more than this."""
    return len([card for card in deck.parts["worlds"] if WORLDS[card].cost[0] <= most])


def start_fault(deck: Deck, players: int, purse: int, lead: int) -> Fault | None:
    """Why a player could not begin with this deck: each needs a different Throne World, and may
    have to choose again once for each other player [SI-R107]."""
    there = thrones_for(deck, purse - lead)
    if there >= players:
        return None
    facts: Facts = {"there": there, "purse": purse - lead, "lead": lead, "players": players}
    return Fault("no_throne", facts, "SI-R107")


def more_faults(deck: Deck) -> Iterator[Fault]:
    """Why a deck would not do for even two players."""
    fault = start_fault(deck, 2, PURSE, dearest_lead(deck))
    if fault is not None:
        yield fault


PURSE: Final = 6  # [SI-2.3]
ACCELERATED_PURSE: Final = 10  # [SI-13.5]
ASSETS: Final = 50  # [SI-13.8] in a constructed deck
CHARACTERS_AND_WORLDS: Final = 10  # of each
RULES: Final = DeckRules(
    game="seize-the-imperium",
    home=Path(__file__).parents[1],
    folder=Path(__file__).parent,
    parts={  # [SI-13.8]
        "assets": deck_part(ASSETS, {**UNITS, **TACTICS}),
        "characters": deck_part(CHARACTERS_AND_WORLDS, CHARACTERS),
        "worlds": deck_part(CHARACTERS_AND_WORLDS, WORLDS),
    },
    size_rule="SI-13.8",
    most_copies=2,  # [SI-13.9]
    copies_rule="SI-13.9",
    starter_rule="SI-R78",
    more=more_faults,
)
DECKS: Final = read_decks(RULES)

"""A game's cards and decks for the browser, and the check of a deck that somebody has pasted."""

from typing import Final

import msgspec

from palatine.catalog import games
from palatine.core.deck_files import LONGEST_NAME
from palatine.core.deck_list import deck_from_text, deck_text
from palatine.core.decks import DeckRules
from palatine.core.errors import BadSetup, unknown
from palatine.core.game import Game
from palatine.server.pages.kept import kept
from palatine.server.wire.card_messages import (
    BinderDeck,
    CardBook,
    CheckedDeck,
    DeckLimits,
    DeckPart,
)

NAMELESS: Final = "My Deck"


def game_named(name: str) -> Game:
    """The game with this id."""
    if name not in games():
        raise BadSetup(unknown("game", name[:LONGEST_NAME], tuple(games())))
    return games()[name]


@kept
def card_book(game_id: str) -> str | None:
    """All cards and decks of a game, ready to send; None if it has no cards."""
    game = games().get(game_id)
    if game is None or not game.binder.sections:
        return None
    decks = [
        BinderDeck(id_, deck.name, deck.parts, deck.starter)
        for id_, deck in game.binder.decks.items()
    ]
    limits = limits_of(game.decks) if game.decks is not None else None
    return msgspec.json.encode(CardBook(tuple(game.binder.leaves()), tuple(decks), limits)).decode()


def limits_of(rules: DeckRules) -> DeckLimits:
    """The rules for decks as a browser needs them."""
    parts = {name: DeckPart(part.size, tuple(part.cards)) for name, part in rules.parts.items()}
    return DeckLimits(parts, rules.most_copies, (rules.size_rule, rules.copies_rule))


def checked(game: Game, text: str, name: str) -> CheckedDeck:
    """A pasted deck, with all that is wrong with it."""
    if game.decks is None:
        raise BadSetup(f"{game.id} has no decks")
    called = plain_name(name)
    deck, faults = deck_from_text(called, text, game.decks)
    if deck is None:
        return CheckedDeck(called, {}, tuple(faults), "")
    deck = msgspec.structs.replace(deck, name=plain_name(deck.name))
    return CheckedDeck(deck.name, deck.parts, tuple(faults), "" if faults else deck_text(deck))


def plain_name(name: str) -> str:
    """A name that fits in a file and on a screen."""
    words = "".join([letter if letter.isprintable() else " " for letter in name]).split()
    return " ".join(words)[:LONGEST_NAME] or NAMELESS

"""Words about cards: one name each wherever the card is, and all that a binder needs."""

import re
from collections.abc import Collection, Iterator

from palatine.core.atoms import taken_apart
from palatine.core.binder import SOURCES, card_words
from palatine.core.conformance.word_files import Wanted, entries, ids, messages, name_of, spoken
from palatine.core.game import Game
from palatine.core.words import ABOUT, Speaker


def missing_card_words(game: Game) -> Iterator[str]:
    """What the page of a game's cards can't say, language by language."""
    for language in spoken(game) if game.binder.sections else ():
        cards, speaker = card_words(game.folder, language), Speaker(game, language)
        for name in dict.fromkeys(needed(game)):
            if not (cards.has_message(name) or speaker.has(name)):
                yield f"{language}: {name} is missing"
        for name in nameless(game):
            if name not in ids(messages(game, language)):
                yield f"{language}: {name} is missing, and the card's file has no name"


def needed(game: Game) -> Iterator[str]:
    """The messages that a binder needs, except the names of cards."""
    yield from [f"binder-source-{source}" for source in SOURCES]
    for kind, section in game.binder.sections.items():
        yield from (f"binder-kind-{kind}", f"binder-kind-{kind}-about")
        yield from [f"binder-facet-{name}" for name in section.facets]
    for leaf in game.binder.leaves():
        yield from [f"binder-number-{n.name}" for n in leaf.numbers if ":" not in n.name]
    yield from [f"deck-part-{part}" for deck in game.binder.decks.values() for part in deck.parts]


def nameless(game: Game) -> Iterator[str]:
    """The messages for the names of cards whose files have none."""
    for section in game.binder.sections.values():
        yield from [f"card-{card.id}" for card in section.cards.values() if not card.name]


# A card has one name, wherever it is


def misplaced_card_words(game: Game) -> Iterator[str]:
    """Messages for one card in one place, and facts that places need but no card has."""
    cards = [leaf.id for leaf in game.binder.leaves()]
    for language in spoken(game):
        for name in ids(messages(game, language)):
            if is_placed(name, cards):
                yield f"{language}: {name} is about one card in one place; see core/words.py"
        yield from [f"{language}: {each}" for each in strange_places(game, language, cards)]


def is_placed(name: str, cards: Collection[str]) -> bool:
    """Whether a message is for one card in one place: `atom-hand-guard`."""
    begun = [name.removesuffix(f"-{card}") for card in cards if name.endswith(f"-{card}")]
    return any(re.fullmatch(r"(atom|option-[a-z_]+)-\w+|face", each) for each in begun)


def strange_places(game: Game, language: str, cards: Collection[str]) -> Iterator[str]:
    """Messages for any card in a place that don't name the card, or need what no card has."""
    atoms = [taken_apart(atom) for atom in game.vocabulary]
    places = "|".join(dict.fromkeys([each.where for each in atoms if each.name in cards]))
    about_any = re.compile(rf"(atom|option-[a-z_]+)-({places})")
    for entry in entries(messages(game, language)):
        if places and about_any.fullmatch(name_of(entry)):
            wanted = Wanted()
            wanted.visit(entry)
            if not {"card", "full"} & set(wanted.found):
                yield f"{name_of(entry)} does not say which card"
            yield from [
                f"{name_of(entry)} wants ${fact}, which cards don't have"
                for fact in wanted.found
                if fact not in ABOUT
            ]

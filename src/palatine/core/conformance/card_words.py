"""Words about cards: each kind, number and facet of a binder has some, in every language."""

from collections.abc import Iterator

from palatine.core.binder import SOURCES, Leaf, card_words
from palatine.core.conformance.word_files import spoken
from palatine.core.game import Game
from palatine.core.words import Speaker


def missing_card_words(game: Game) -> Iterator[str]:
    """What the page of a game's cards could not say, language by language."""
    for language in spoken(game) if game.binder.sections else ():
        cards, speaker = card_words(game.folder, language), Speaker(game, language)
        for name in dict.fromkeys((*needed(game), *names(game))):
            if not (cards.has_message(name) or speaker.has(name)):
                yield f"{language}: {name} is missing"


def needed(game: Game) -> Iterator[str]:
    """The messages that a binder needs, but for proper names."""
    yield from [f"binder-source-{source}" for source in SOURCES]
    for kind, section in game.binder.sections.items():
        yield from (f"binder-kind-{kind}", f"binder-kind-{kind}-about")
        yield from [f"binder-facet-{name}" for name in section.facets]
    for leaf in game.binder.leaves():
        yield from [f"binder-number-{n.name}" for n in leaf.numbers if ":" not in n.name]
    yield from [f"deck-part-{part}" for deck in game.binder.decks.values() for part in deck.parts]


def names(game: Game) -> Iterator[str]:
    """The messages for the names of cards, but for those whose file has a name of their own."""
    for leaf in game.binder.leaves():
        if leaf.name == leaf.id:
            yield name_of(leaf)


def name_of(leaf: Leaf) -> str:
    """The message for a card's name."""
    return f"atom-{leaf.face}".replace(":", "-") if ":" in leaf.face else f"face-{leaf.face}"

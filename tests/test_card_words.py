"""The binder: every card of every game describes itself, and has words in every language."""

import re
from dataclasses import replace
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource

from palatine import catalog
from palatine.core.binder import word_files
from palatine.core.conformance.card_words import (
    misplaced_card_words,
    missing_card_words,
    needed,
)
from palatine.core.conformance.word_files import ids
from palatine.core.game import Game
from palatine.core.words import languages
from palatine.server.pages.words import OWN, card_words, game_words

GAMES = tuple([game for game in catalog.games().values() if game.binder.sections])
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
every_language = pytest.mark.parametrize("language", languages())


def bundle(game: Game, language: str) -> FluentBundle:
    """All words that the page of a game's cards has."""
    made = FluentBundle([language], use_isolating=False)
    theme = next(iter(game.themes), "-")
    for text in (game_words(game.id, theme, language), card_words(game.id, language)):
        assert text is not None
        made.add_resource(FluentResource(text), allow_overrides=True)
    return made


def worded(words: FluentBundle, message: str) -> bool:
    """Whether a message exists and needs no fact but a value."""
    if not words.has_message(message):
        return False
    pattern = words.get_message(message).value
    assert pattern is not None
    text, errors = words.format_pattern(pattern, {"value": 2})
    return not errors and bool(str(text).strip())


@every_language
@every_game
def test_every_card_has_words(game: Game, language: str) -> None:
    """Its name, its kind, and what each of its numbers and facets is."""
    words, called = bundle(game, language), [f"card-{leaf.id}" for leaf in game.binder.leaves()]
    wanted = dict.fromkeys((*needed(game), *called))
    assert [name for name in wanted if not worded(words, name)] == []


@every_game
def test_the_kit_finds_nothing_missing(game: Game) -> None:
    """`palatine check`, which looks without a server, finds everything too."""
    assert list(missing_card_words(game)) == []


@every_game
def test_a_card_is_named_in_its_file_and_nowhere_else(game: Game) -> None:
    """Other languages may translate the name; the English words don't repeat it."""
    cards = [card for section in game.binder.sections.values() for card in section.cards.values()]
    assert [card.id for card in cards if not card.name] == []
    english = ids(game.folder / "words" / "en" / "game.ftl")
    assert [card.id for card in cards if f"card-{card.id}" in english] == []


@every_game
def test_no_message_is_about_one_card_in_one_place(game: Game) -> None:
    """A card has its own messages, a place has one for all cards: never one for both."""
    assert list(misplaced_card_words(game)) == []


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("atom-hand-house-guard = Guard", "atom-hand-house-guard is about one card in one place"),
        ("option-pay-hand-house-guard = X", "option-pay-hand-house-guard is about one card in"),
        ("option-pay-hand = { $card }: { $cost }", "option-pay-hand wants $cost, which cards"),
        ("option-pay-hand = A card", "option-pay-hand does not say which card"),
    ],
)
def test_words_for_a_card_in_a_place_are_found(text: str, found: str, tmp_path: Path) -> None:
    """By their message, with the fault."""
    whole = catalog.game_of("to-be-emperor")
    (tmp_path / "words/en").mkdir(parents=True)
    (tmp_path / "words/en/game.ftl").write_text(text, "utf-8")
    faults = list(misplaced_card_words(replace(whole, folder=tmp_path)))
    assert [fault.startswith(f"en: {found}") for fault in faults] == [True]


@every_language
@every_game
def test_a_facet_is_worded_or_a_proper_name(game: Game, language: str) -> None:
    """Either all of its values have words, or none has."""
    words = bundle(game, language)
    found: dict[str, set[str]] = {}
    for leaf in game.binder.leaves():
        for name, values in leaf.facets.items():
            found.setdefault(name, set()).update(values)
    for name, every in found.items():
        ours = [f"binder-facet-{name}-{value.replace(' ', '_')}" for value in every]
        assert sum(worded(words, each) for each in ours) in (0, len(ours)), name


@every_language
@every_game
def test_a_kind_of_card_has_texts_or_none(game: Game, language: str) -> None:
    """If one card of a kind says what it does, all do."""
    words = bundle(game, language)
    for kind, section in game.binder.sections.items():
        texts = [worded(words, f"text-{card}") for card in section.cards]
        assert sum(texts) in (0, len(texts)), kind


@pytest.mark.parametrize("language", languages()[1:])
@every_game
def test_every_language_has_the_same_words_about_cards(game: Game, language: str) -> None:
    """Both Palatine's own and the game's."""
    for ours, theirs in zip(
        word_files(game.folder, "en"), word_files(game.folder, language), strict=True
    ):
        assert ids(ours) == ids(theirs)


@every_game
def test_a_deck_in_the_binder_has_cards_of_the_binder(game: Game) -> None:
    """Each by its id, at least once."""
    known = {leaf.id for leaf in game.binder.leaves()}
    for deck in game.binder.decks.values():
        counts = [(card, n) for part in deck.parts.values() for card, n in part.items()]
        assert counts
        assert [card for card, copies in counts if card not in known or copies < 1] == []


PAGE = Path(__file__).parent.parent / "web" / "src" / "app" / "cards"
NAMED = re.compile(r'say\([`"](leafing-[a-z-]+)')


@every_language
def test_the_page_of_the_cards_has_its_words_and_no_others(language: str) -> None:
    """Whatever its code names, in full or by its beginning, is in the file, and nothing else."""
    text = "".join(path.read_text("utf-8") for path in PAGE.iterdir() if ".test." not in path.name)
    named = set(NAMED.findall(text))
    begun = tuple([name for name in named if name.endswith("-")])
    have = set(ids(OWN / "cards" / f"{language}.ftl"))
    assert {name for name in named if not name.endswith("-")} - have == set()
    assert [name for name in have - named if not name.startswith(begun)] == []


def test_seize_the_imperium_has_124_cards() -> None:
    """56 Units, 20 Reactions, 24 Characters and 24 World cards; each number has its source."""
    binder = catalog.game_of("seize-the-imperium").binder
    leaves = [leaf for leaf in binder.leaves() if leaf.kind != "token"]
    assert len(leaves) == 124
    offensive = next(leaf for leaf in leaves if leaf.id == "ai_coordinated_offensive")
    assert [(n.value, n.source) for n in offensive.inner] == [
        (3, "printed"),
        (3, "ours"),
        (1, "ours"),
    ]


def test_no_option_about_a_seat_is_offered_for_seats_that_no_table_has() -> None:
    """And only real choices have a name."""
    for game in catalog.games().values():
        for name, option in game.options.items():
            assert option.seat is None or option.seat < game.players[-1], name
            assert set(option.names) <= set(option.values)

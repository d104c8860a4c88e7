"""The words that a browser fetches: the house's, the client's own, and those of one game.

Later messages win over earlier ones of the same id, as in core/words.py. If a game does not speak a
language, we send its English words.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Final

from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax.ast import EntryType, Message, Resource, Term

from palatine.catalog import games
from palatine.core.binder import literal, word_files
from palatine.core.game import Game
from palatine.core.rulebook import in_words, languages_of, pages_of
from palatine.core.words import HOUSE, TERMS, Speaker, languages
from palatine.server.pages.kept import kept

OWN: Final = Path(__file__).parent / "words"
UNSENT: Final = ("terminal-", "rulebook-")
"""How words begin that only the terminal needs, or that the server puts into rules itself."""


@kept
def house_words(language: str) -> str | None:
    """The words for pages without a game, with the names of all games; None if we don't speak it.

    A game's name is `game-name-<game>`, an edition's `edition-name-<game>-<edition>`.
    """
    if language not in languages():
        return None
    return "\n".join([*_files(_common(language)), *_names(language)])


@kept
def game_words(game_id: str, theme: str, language: str) -> str | None:
    """The words for a game in a theme, and those for every page; `-` means no theme.

    The words of the card files come first: we call players' own cards by their names.
    """
    game = games().get(game_id)
    if game is None or language not in languages() or theme not in ("-", *game.themes):
        return None
    words = game.folder / "words" / language
    if not (words / "game.ftl").exists():
        words = game.folder / "words" / "en"
    files = (*_common(language), words / "game.ftl", words / f"{theme}.ftl")
    return "\n".join((game.binder.words, *_files(files)))


@kept
def card_words(game_id: str, language: str) -> str | None:
    """The words about a game's cards and decks, which only the page of its cards needs."""
    game = games().get(game_id)
    if game is None or not game.binder.sections or language not in languages():
        return None
    own = OWN / "cards" / f"{language}.ftl"
    return "\n".join(
        _files((own, *word_files(game.folder, "en"), *word_files(game.folder, language)))
    )


@kept
def glance_words(game_id: str, language: str) -> str | None:
    """The words of a game at a glance, which only the page of its rules needs."""
    game = games().get(game_id)
    if game is None or language not in languages():
        return None
    spoken = [game.folder / "words" / each / "glance.ftl" for each in ("en", language)]
    return "\n".join(_files((OWN / "glance" / f"{language}.ftl", *dict.fromkeys(spoken))))


@kept
def guide_words(game_id: str, language: str) -> str | None:
    """What new people are told; only a table that wants a guide needs it."""
    game = games().get(game_id)
    if game is None or language not in languages():
        return None
    return "\n".join(_files((game.folder / "words" / language / "guide.ftl",)))


@kept
def term_words(game_id: str, language: str) -> str | None:
    """What the marks and symbols of a game's table mean, fetched when somebody asks."""
    game = games().get(game_id)
    if game is None or language not in languages():
        return None
    spoken = [game.folder / "words" / each / TERMS for each in ("en", language)]
    return "\n".join(_files(tuple(dict.fromkeys(spoken))))


def version_words(game_id: str, language: str) -> str | None:
    """The words for a game that is on hold, and what each version of its rules has changed.

    They exist even for a game that we no longer have.
    """
    if language not in languages():
        return None
    return _version_words(game_id if game_id in games() else "", language)


@kept
def _version_words(game_id: str, language: str) -> str | None:
    folders = [games()[game_id].folder / "words" / each for each in ("en", language) if game_id]
    told = [folder / "versions.ftl" for folder in folders]
    return "\n".join(_files((OWN / "versions" / f"{language}.ftl", *told)))


def _common(language: str) -> tuple[Path, ...]:
    return (HOUSE / f"{language}.ftl", OWN / "errors" / f"{language}.ftl", OWN / f"{language}.ftl")


def _files(paths: tuple[Path, ...]) -> Iterator[str]:
    for path in paths:
        if path.exists():
            yield slim(path.read_text("utf-8"))


def slim(text: str) -> str:
    """The messages and terms of a file, without comments and what no browser says itself."""
    body = [each for each in FluentParser(with_spans=False).parse(text).body if is_sent(each)]
    return FluentSerializer().serialize(Resource(body))


def is_sent(entry: EntryType) -> bool:
    """Whether a browser needs it."""
    if not isinstance(entry, Message | Term):
        return False
    entry.comment = None
    return not entry.id.name.startswith(UNSENT)


def _names(language: str) -> Iterator[str]:
    for game in games().values():
        yield from _names_of(game, language)


def _names_of(game: Game, language: str) -> Iterator[str]:
    speaker = Speaker(game, language)
    yield f"game-name-{game.id} = {literal(speaker.say('game-name'))}"
    for edition in game.editions:
        name = speaker.say(f"edition-{edition}")
        yield f"edition-name-{game.id}-{edition} = {literal(name)}"


@kept
def rules(game_id: str, language: str) -> str | None:
    """The rulebook of a game and its rulings, to read; its switches are called by name."""
    game = games().get(game_id)
    if game is None or language not in languages():
        return None
    text = "\n\n".join(page.read_text("utf-8") for page in pages_of(game.folder, language))
    return in_words(text, Speaker(game, language))


@kept
def rules_languages(game_id: str, language: str) -> str | None:
    """The languages that this rulebook is in, as a `Content-Language`."""
    game = games().get(game_id)
    if game is None or language not in languages():
        return None
    return ", ".join(languages_of(game.folder, language))

"""Everything with a name on a table has a meaning in every language, and a rule."""

import re
from collections.abc import Iterator
from typing import Final

from palatine.core.conformance.word_files import ids, messages, short, spoken, uneven
from palatine.core.game import Game
from palatine.core.rulebook import rules_of
from palatine.core.words import TERMS, Speaker, meaning_ids

LABEL: Final = re.compile(r"(?:mark|counter|space|track|zone|phase)-\w+")
"""The messages that name what a view shows (`hear_view` in spoken.py)."""
MOST_LETTERS: Final = 260
"""A meaning is one or two sentences, to read while the others wait."""


def faults_of_terms(game: Game) -> Iterator[str]:
    """Everything wrong with a game's explanations of its terms, if it has any."""
    model = game.folder / "words" / "en" / TERMS
    if not model.exists():
        return
    for language in spoken(game):
        path = game.folder / "words" / language / TERMS
        if not path.exists():
            yield f"{short(path)} is missing"
            continue
        yield from uneven(path, model)
        for theme in game.themes or (None,):
            yield from faults_said(Speaker(game, language, theme, of_cards=True))
    meant = {name for label in labels(game) for name in meaning_ids(label)}
    others = [name for name in ids(model) if LABEL.match(name) and name not in meant]
    yield from [f"{short(model)}: {name} explains nothing on the table" for name in others]


def labels(game: Game) -> list[str]:
    """The names of everything that this game's table can show, except cards."""
    return [name for name in ids(messages(game, "en")) if LABEL.fullmatch(name)]


def faults_said(speaker: Speaker) -> Iterator[str]:
    """Terms without a meaning or a rule, and meanings that are unclear or too long."""
    known = rules_of(speaker.game)
    for label in labels(speaker.game):
        text, rule = speaker.meaning(label)
        if not text:
            yield f"{speaker.language}: nothing says what {label} means"
        elif re.search(r"[<>{}]", text) or len(text) > MOST_LETTERS:
            yield f"{speaker.language}: {label} is unclear or too long: {text}"
        elif rule not in known:
            yield f"{speaker.language}: {label} comes from {rule!r}, which does not exist"

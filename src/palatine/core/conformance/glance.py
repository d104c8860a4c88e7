"""A game at a glance is short, says the same in every language, and its pictures exist."""

import re
from collections.abc import Iterator
from typing import Final

from palatine.core.conformance.word_files import ids, short, spoken, uneven
from palatine.core.errors import RulesBug
from palatine.core.game import Game
from palatine.core.glance import Glance, glance_of, pictures
from palatine.core.rulebook import cited, pages_of, rules_of
from palatine.core.words import Speaker

MOST_WORDS: Final = 150
PICTURES: Final = 5
HEADING: Final = re.compile(r"^## +(.*)", re.MULTILINE)
REFERENCE: Final = "glance-reference"


def faults_of_glance(game: Game) -> Iterator[str]:
    """Everything wrong with the page before a game's rulebook, if it has one."""
    glance = glance_of(game.folder)
    if glance is None:
        return
    if len(glance.picture) != PICTURES:
        yield f"a round is shown in {PICTURES} pictures, not {len(glance.picture)}"
    for language in spoken(game):
        yield from faults_in(game, glance, language)
    yield from faults_of_terms(game, glance)
    for edition in game.editions:
        try:
            list(pictures(game, glance, edition))
        except RulesBug as fault:
            yield f"{edition}: {fault}"


def faults_in(game: Game, glance: Glance, language: str) -> Iterator[str]:
    """What is wrong with the words in one language."""
    path = game.folder / "words" / language / "glance.ftl"
    if not path.exists():
        yield f"{short(path)} is missing"
        return
    yield from uneven(path, game.folder / "words" / "en" / "glance.ftl")
    for name in (*in_front(glance), REFERENCE):
        if name not in ids(path):
            yield f"{short(path)}: {name} is missing"
    for theme in game.themes or (None,):
        yield from faults_said(glance, Speaker(game, language, theme, of_glance=True))


def in_front(glance: Glance) -> tuple[str, ...]:
    """The messages on the page, in order."""
    return ("glance-goal", *[f"glance-{each.name}" for each in glance.picture], "glance-end")


def faults_said(glance: Glance, speaker: Speaker) -> Iterator[str]:
    """What is wrong with the text in one language and theme."""
    said = [speaker.say(name) for name in in_front(glance)]
    words = len(re.findall(r"[\w'’-]+", " ".join(said)))
    if words > MOST_WORDS:
        yield f"{speaker.language}: {words} words at a glance are too many; use {MOST_WORDS}"
    told = [name for name in speaker.messages() if name.startswith("glance-")]
    known = rules_of(speaker.game)
    for text in [speaker.say(name) for name in told]:
        if re.search(r"[<>{}]", text):
            yield f"{speaker.language}: {text}"
        missing = [rule for rule in cited(text) if rule not in known]
        yield from [f"{speaker.language}: there is no {rule}" for rule in missing]


def faults_of_terms(game: Game, glance: Glance) -> Iterator[str]:
    """Terms that lead nowhere, or to a rule that does not mention them."""
    told = {language: rules_of(game, language) for language in spoken(game)}
    pages = {page for language in told for page in pages_of(game.folder, language)}
    chapters = [name for page in pages for name in HEADING.findall(page.read_text("utf-8"))]
    for term, rule in glance.terms.items():
        if rule in chapters:
            continue
        if rule not in told["en"]:
            yield f"{term!r} is explained by {rule}, which does not exist"
        elif not any(term.casefold() in known[rule].casefold() for known in told.values()):
            yield f"{term!r} is not in {rule}, which should explain it"

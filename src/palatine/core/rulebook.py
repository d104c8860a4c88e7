"""A game's rulebook as data: each rule and ruling by id, to quote to a player.

A game's folder holds `rulebook.md` and `rulings.md`, in English. In both, a list item that begins
with a bold id is a rule (`- **SE-3.2** The last government ...`); the indented lines below continue
it. Everything else on those pages is for readers only. Beside them are the same pages in other
languages, with the same ids: `rulebook.de.md`, `rulings.de.md`. What a language lacks is English.
"""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

from palatine.core.errors import BadMessage, RulesBug, unknown
from palatine.core.game import Game
from palatine.core.words import Speaker

RULEBOOK: Final = "rulebook.md"
RULINGS: Final = "rulings.md"

RULE_ID: Final = r"[A-Z]{2,4}-(?:R\d+|\d+\.\d+)"
"""The form of an id: a game's letters, then chapter and number, or R and a ruling's number."""

ITEM: Final = re.compile(rf"^[-*] \*\*({RULE_ID})\*\* +(\S.*(?:\n +\S.*)*)", re.MULTILINE)


CODE: Final = re.compile(r"`([^`]+)`")
"""The name of a switch of the rules, or of one of its values."""


def rule_text(speaker: Speaker, rule: str) -> str:
    """The words of a rule or ruling to quote to a player, with words for its switches."""
    rules = read_rules(speaker.game.folder, speaker.language)
    if rule not in rules:
        raise BadMessage(unknown("rule", rule, rules, f" of {speaker.game.id}"))
    return in_words(rules[rule], speaker)


def rules_of(game: Game, language: str = "en") -> dict[str, str]:
    """Every rule and ruling of a game by id, in the order of the English pages."""
    return {rule: text.replace("`", "") for rule, text in read_rules(game.folder, language).items()}


def pages_of(folder: Path, language: str = "en") -> list[Path]:
    """The pages of the rulebook and the rulings, each in this language if it exists."""
    pages = [(page_in(folder / name, language), folder / name) for name in (RULEBOOK, RULINGS)]
    found = [own if own.exists() else english for own, english in pages]
    return [page for page in found if page.exists()]


def languages_of(folder: Path, language: str = "en") -> tuple[str, ...]:
    """The languages of the pages that a speaker of one reads: English where a page is missing."""
    own = f".{language}"
    return tuple(
        dict.fromkeys(
            language if page.stem.endswith(own) else "en" for page in pages_of(folder, language)
        )
    )


def page_in(page: Path, language: str) -> Path:
    """An English page's path in another language: `rulebook.de.md` beside `rulebook.md`."""
    return page if language == "en" else page.with_suffix(f".{language}{page.suffix}")


def in_words(text: str, speaker: Speaker) -> str:
    """A rule in a table's words: the question for a switch, the meaning for a value.

    A value belongs to the last switch named before it, else to the first that has it.
    """
    game = speaker.game
    named: list[str] = []

    def said(code: re.Match[str]) -> str:
        name = code[1]
        if name in game.options:
            named.insert(0, name)
            return called(speaker, name)
        owners = [each for each in (*named, *game.options) if name in game.options[each].values]
        return called(speaker, f"{owners[0]}-{name}") if owners else name

    return CODE.sub(said, text)


def called(speaker: Speaker, setting: str) -> str:
    """The name of a switch or of one of its values, in quotation marks."""
    words = speaker.say(f"setting-{setting}") if speaker.has(f"setting-{setting}") else setting
    return speaker.say("quoted", words=words)


@cache
def read_rules(folder: Path, language: str = "en") -> dict[str, str]:
    """A folder's rules and rulings by id, each in this language if it exists.

    An id that appears twice is an error.
    """
    english = stated(folder, "en")
    return english | stated(folder, language) if language != "en" else english


def stated(folder: Path, language: str) -> dict[str, str]:
    """The rules on the pages of one language; empty if there are no pages."""
    rules: dict[str, str] = {}
    for path in (page_in(folder / name, language) for name in (RULEBOOK, RULINGS)):
        for rule, text in items(path.read_text("utf-8") if path.exists() else ""):
            if rule in rules:
                raise RulesBug(
                    f"{rule} appears twice in {path.name} or {RULEBOOK} of {folder.name}"
                )
            rules[rule] = text
    return rules


def items(page: str) -> Iterator[tuple[str, str]]:
    """Each id on a page with its words, without line breaks and emphasis; backticks stay."""
    for rule, text in ITEM.findall(page):
        yield rule, " ".join(text.replace("*", "").split())


def cited(text: str) -> list[str]:
    """The ids that a text refers to, in order."""
    return re.findall(rf"\b{RULE_ID}\b", text)

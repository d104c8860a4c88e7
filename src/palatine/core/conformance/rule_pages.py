"""A rulebook in another language has the same rules as the English one, with the same numbers.

    from palatine.core.conformance.rule_pages import faults_of_pages

We count the numbers from three up, in digits and in words: each must appear equally often in both,
wherever it is. A two only has to be there, since what is two in one sentence is "both" or "they" in
the next. A one only counts in digits, since the word is an article in most languages.
"""

import re
from collections import Counter
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final

from palatine.core.game import Game
from palatine.core.rulebook import (
    CODE,
    RULE_ID,
    RULEBOOK,
    RULINGS,
    cited,
    items,
    page_in,
    ways_in,
)

TABLE_LINE: Final = re.compile(r"^\|.*", re.MULTILINE)
WORDS: Final[Mapping[str, tuple[str, ...]]] = {
    "en": (
        "two|twice|second|both|pair",
        "three|third",
        "four|fourth",
        "five|fifth",
        "six|sixth",
        "seven|seventh",
        "eight|eighth",
        "nine|ninth",
        "ten|tenth",
        "eleven",
        "twelve",
    ),
    "de": (
        r"zwei(?:er|en|mal|te[nrsm]?|t)?|beide\w?|paare?s?",
        r"drei(?:er|en|mal)?|dritte\w?",
        r"viere?|vierten?|vierte[rs]|viermal",
        r"fünf(?:er)?|fünfte\w?|fünft",
        r"sechs(?:er)?|sechste\w?|sechst",
        r"sieben|siebte\w?|siebt",
        r"acht|achte[rns]?",
        r"neun|neunte\w?|neunt",
        r"zehn|zehnte\w?|zehnt",
        "elf",
        "zwölf",
    ),
}
"""The words for the numbers from two up. Without them, a language is compared by digits alone."""


def faults_of_pages(game: Game, language: str) -> Iterator[str]:
    """What is wrong with the pages of a language that the game speaks."""
    for name in (RULEBOOK, RULINGS):
        english, path = game.folder / name, page_in(game.folder / name, language)
        if english.exists() and not path.exists():
            yield f"{path.name} is missing"
        elif english.exists():
            for fault in differences(english, path, language):
                yield f"{path.name}: {fault}"


def differences(english: Path, path: Path, language: str) -> Iterator[str]:
    """How two pages differ."""
    model, page = english.read_text("utf-8"), path.read_text("utf-8")
    theirs, ours = dict(items(model)), dict(items(page))
    yield from [f"{rule} is missing" for rule in theirs if rule not in ours]
    yield from [f"{rule} is not in {english.name}" for rule in ours if rule not in theirs]
    shared = [rule for rule in theirs if rule in ours]
    if shared != [rule for rule in ours if rule in theirs]:
        yield f"the rules are in a different order than in {english.name}"
    for rule in shared:
        yield from [f"{rule} {fault}" for fault in between(theirs[rule], ours[rule], language)]
    if (want := figures(model)) != (have := figures(page)):
        yield f"its tables have the numbers {have}, and those of {english.name} {want}"


def between(english: str, text: str, language: str) -> Iterator[str]:
    """How two texts of a rule differ."""
    if not text.endswith((".", "!", "?", ")")):
        yield f"is not a sentence that can be quoted: {text!r}"
    for what, want, have in (
        ("names the switches", sorted(CODE.findall(english)), sorted(CODE.findall(text))),
        ("has sentences for", ways_in(english), ways_in(text)),
        ("refers to", sorted(cited(english)), sorted(cited(text))),
        ("has the numbers", *both(english, text, language)),
    ):
        if want != have:
            yield f"{what} {told(have)}, and in English {told(want)}"


def both(english: str, text: str, language: str) -> tuple[list[str], list[str]]:
    """The numbers of a rule in English and in another language, to compare."""
    if language in WORDS:
        return numbers(english, "en"), numbers(text, language)
    return digits(english), digits(text)


def numbers(text: str, language: str) -> list[str]:
    """The numbers of a text in digits and words; two counts at most once."""
    spoken = Counter({int(digit): n for digit, n in Counter(digits(text)).items()})
    for value, words in enumerate(WORDS[language], 2):
        spoken[value] += len(re.findall(rf"\b(?:{words})\b", plain(text), re.IGNORECASE))
    spoken[2] = min(spoken[2], 1)
    return [str(value) for value in sorted(spoken.elements())]


def digits(text: str) -> list[str]:
    """The numbers that a text has in digits."""
    return sorted(re.findall(r"\d+", plain(text)))


def plain(text: str) -> str:
    """A text without the ids of rules and the names of switches."""
    return re.sub(RULE_ID, "", CODE.sub("", text))


def figures(page: str) -> list[str]:
    """The numbers in the tables of a page, in order."""
    return re.findall(r"\d+", plain("\n".join(TABLE_LINE.findall(page))))


def told(found: list[str]) -> str:
    """What was found, as readable text."""
    return ", ".join(found) or "none"

"""A game's rulebook as data: each rule and ruling by id, to quote to a player.

A game's folder holds `rulebook.md` and `rulings.md`, in English. In both, a list item that begins
with a bold id is a rule (`- **SE-3.2** The last government ...`); the indented lines below continue
it. Everything else on those pages is for readers only. Beside them are the same pages in other
languages, with the same ids: `rulebook.de.md`, `rulings.de.md`. What a language lacks is English.

What holds with one value of an option only is a sentence behind that value (`eager`: this happens
then.), and every value of the option has one. A table reads its own.
"""

import re
from collections.abc import Iterator, Mapping
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

WAY: Final = re.compile(r"(?:^|(?<=[.?!)]) )`([^`]+)` ?(?:\([^()]*\))?: ([^`.][^.]*\.)")
"""A sentence that holds with one value of a switch: `eager` (Secret Emperor): this happens then."""

WORDS: Final = "rulebook-words"
"""The message with the words that a theme has for those of the rulebook."""
STARTS: Final = re.compile(r"(?:^|[.?!] )$")
"""What comes before the first word of a sentence."""


def rule_text(speaker: Speaker, rule: str, options: Mapping[str, str] | None = None) -> str:
    """The words of a rule or ruling to quote to a player, with words for its switches.

    With a table's options it says only what holds at that table, in the words of its theme.
    """
    rules = read_rules(speaker.game.folder, speaker.language)
    if rule not in rules:
        raise BadMessage(unknown("rule", rule, rules, f" of {speaker.game.id}"))
    text = rules[rule]
    if options is not None:
        text = in_theme(at_table(text, speaker.game, options), speaker)
    return in_words(text, speaker)


def at_table(text: str, game: Game, options: Mapping[str, str]) -> str:
    """A rule without the sentences that don't hold with these options."""

    def held(way: re.Match[str]) -> str:
        value, said = way[1], way[2]
        owners = [name for name, option in game.options.items() if value in option.values]
        if not owners:
            return way[0]
        holds = any(options.get(name) == value for name in owners)
        return f" {capital(said)}" if holds else ""

    return WAY.sub(held, text).strip()


def in_theme(text: str, speaker: Speaker) -> str:
    """A rule in the words of a theme: `rulebook-words` has a line for each word or phrase of the
    rulebook that the theme calls otherwise, in each of its forms (`the king > the consul`)."""
    names = theme_names(speaker.say(WORDS)) if speaker.has(WORDS) else {}
    if not names:
        return text
    ways = "|".join(map(re.escape, sorted(names, key=len, reverse=True)))

    def called(found: re.Match[str]) -> str:
        name = names[found[0]]
        return capital(name) if STARTS.search(text[: found.start()]) else name

    return re.sub(rf"(?<!\w)(?:{ways})(?!\w)", called, text)


@cache
def theme_names(lines: str) -> dict[str, str]:
    """What a theme calls the words of the rulebook, and those that begin with a capital letter."""
    pairs = [line.partition(" > ")[::2] for line in lines.splitlines()]
    return {capital(word): capital(name) for word, name in pairs} | dict(pairs)


def capital(words: str) -> str:
    """These words with a capital letter."""
    return f"{words[0].upper()}{words[1:]}"


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


def ways_in(text: str) -> list[str]:
    """The values for which a rule has a sentence of its own, in order."""
    return [way[1] for way in WAY.finditer(text)]


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

"""The rulebook of a game as data: each rule and ruling under its id, to be quoted to a player.

A game's folder holds `rulebook.md` and `rulings.md`. In both, a list item that begins with a bold
id is a rule (`- **SE-3.2** The last government ...`); it goes on over the indented lines below it.
Everything else on those pages is for readers only.
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


def rule_text(game: Game, rule: str, theme: str | None = None) -> str:
    """The words of a rule or ruling, to quote it to a player: its switches are called by words."""
    rules = read_rules(game.folder)
    if rule not in rules:
        raise BadMessage(unknown("rule", rule, rules, f" of {game.id}"))
    return in_words(game, rules[rule], Speaker(game, theme=theme))


def rules_of(game: Game) -> dict[str, str]:
    """Every rule and ruling of a game by its id, in the order of the pages."""
    return {rule: text.replace("`", "") for rule, text in read_rules(game.folder).items()}


def in_words(game: Game, text: str, speaker: Speaker) -> str:
    """A rule as a table would say it: a switch by its question, a value by what it means.

    A value belongs to the switch that was named last before it, else to the first that has it.
    """
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
    """What a switch or a value of it is called, in quotation marks."""
    words = speaker.say(f"setting-{setting}") if speaker.has(f"setting-{setting}") else setting
    return f"“{words}”"


@cache
def read_rules(folder: Path) -> dict[str, str]:
    """The rules and rulings that the pages in this folder state. No id may stand twice."""
    rules: dict[str, str] = {}
    for page in (RULEBOOK, RULINGS):
        path = folder / page
        for rule, text in items(path.read_text("utf-8") if path.exists() else ""):
            if rule in rules:
                raise RulesBug(f"{rule} stands twice in the rulebook and rulings of {folder.name}")
            rules[rule] = text
    return rules


def items(page: str) -> Iterator[tuple[str, str]]:
    """Each id on a page with its words, without line breaks and emphasis; names are marked."""
    for rule, text in ITEM.findall(page):
        yield rule, " ".join(text.replace("*", "").split())


def cited(text: str) -> list[str]:
    """The ids that a text refers to, in their order."""
    return re.findall(rf"\b{RULE_ID}\b", text)

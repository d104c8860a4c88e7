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

RULEBOOK: Final = "rulebook.md"
RULINGS: Final = "rulings.md"

RULE_ID: Final = r"[A-Z]{2,4}-(?:R\d+|\d+\.\d+)"
"""The form of an id: a game's letters, then chapter and number, or R and a ruling's number."""

ITEM: Final = re.compile(rf"^[-*] \*\*({RULE_ID})\*\* +(\S.*(?:\n +\S.*)*)", re.MULTILINE)


def rule_text(game: Game, rule: str) -> str:
    """The words of a rule or ruling, to quote it to a player."""
    rules = rules_of(game)
    if rule not in rules:
        raise BadMessage(unknown("rule", rule, rules, f" of {game.id}"))
    return rules[rule]


def rules_of(game: Game) -> dict[str, str]:
    """Every rule and ruling of a game by its id, in the order of the pages."""
    return read_rules(game.folder)


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
    """Each id on a page with its words, without line breaks and marks of emphasis."""
    for rule, text in ITEM.findall(page):
        yield rule, " ".join(text.replace("*", "").replace("`", "").split())


def cited(text: str) -> list[str]:
    """The ids that a text refers to, in their order."""
    return re.findall(rf"\b{RULE_ID}\b", text)

"""Deck files: TOML with a table for each part of a deck, checked by the game's rules for decks.

They lie in the game's own folder, and in a folder for each game of `PALATINE_DECKS` if that is set.
"""

import os
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from palatine.core.decks import Deck, DeckRules
from palatine.core.errors import BadCards, unknown

MORE = "PALATINE_DECKS"
"""The variable that names a folder with deck files of one's own, in a folder for each game."""

FILE_NAME = r"[a-z][a-z0-9_]*"
OTHER_WORDS = ("name", "starter")


def read_deck(path: Path, rules: DeckRules) -> Deck:
    """A deck from its file; all that is wrong with it is said at once."""
    deck, wrong = open_deck(path, rules)
    if deck is None or wrong:
        raise BadCards(f"{path.name}: {'; '.join(wrong)}")
    return deck


def open_deck(path: Path, rules: DeckRules) -> tuple[Deck | None, list[str]]:
    """A deck, if the file can be read as one, and everything that is wrong with it."""
    try:
        plain = tomllib.loads(path.read_text("utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeError) as error:
        return None, [f"it can't be read: {error}"]
    wrong = [*faults_of_form(plain, path, rules)]
    if wrong:
        return None, wrong
    parts = {part: plain.get(part, {}) for part in rules.parts}
    deck = Deck(plain["name"], parts, plain.get("starter", False))
    return deck, list(faults_of(deck, rules))


def faults_of_form(plain: dict[str, Any], path: Path, rules: DeckRules) -> Iterator[str]:
    """What keeps a file from being a deck at all."""
    if not re.fullmatch(FILE_NAME, path.stem):
        yield f"{path.stem!r} can't be chosen as an option; use a-z, 0-9 and _ in the file's name"
    if not isinstance(plain.get("name"), str):
        yield 'it has no name; write name = "..." at its top'
    if "starter" in plain and (plain["starter"] is not True or path.parent != rules.folder):
        yield f"only the game's own decks are starter decks; leave it out [{rules.starter_rule}]"
    for word, counted in plain.items():
        if word in rules.parts:
            yield from faults_of_table(word, counted)
        elif word not in OTHER_WORDS:
            yield unknown("part of a deck", word, tuple(rules.parts))


def faults_of_table(part: str, counted: Any) -> Iterator[str]:
    """A part is a table of cards with numbers."""
    if not isinstance(counted, dict):
        yield f"{part!r} must be a table of cards: [{part}]"
        return
    for card, copies in counted.items():
        if type(copies) is not int or copies < 1:
            yield f"{card} = {copies!r} in {part}: write a whole number from 1 on"


def faults_of(deck: Deck, rules: DeckRules) -> Iterator[str]:
    """What is wrong with a deck by the rules, sentence by sentence, each with the rule."""
    wrong = list(faults_of_numbers(deck, rules))
    yield from wrong or rules.more(deck)


def faults_of_numbers(deck: Deck, rules: DeckRules) -> Iterator[str]:
    """Cards that don't belong there, too many copies, too many or too few cards."""
    for part, counted in deck.parts.items():
        for card, copies in counted.items():
            if card not in rules.parts[part].cards:
                yield misplaced(card, part, rules)
            elif copies > rules.most_copies and not deck.starter:
                most = rules.most_copies
                yield f"{card} is there {copies} times; {most} are allowed [{rules.copies_rule}]"
        there, size = sum(counted.values()), rules.parts[part].size
        if there != size:
            yield f"it has {there} {part}; {size} are needed [{rules.size_rule}]"


def misplaced(card: str, part: str, rules: DeckRules) -> str:
    """A card that does not exist, or that belongs to another part."""
    right = rules.part_of(card)
    if right is not None:
        return f"{card} is not one of the {part}; put it under [{right}]"
    return unknown(f"card for the {part}", card, rules.parts[part].cards)


def deck_files(rules: DeckRules) -> dict[str, Path]:
    """All deck files by their names, the game's own first; no name twice."""
    more = os.environ.get(MORE)
    folders = (rules.folder, Path(more) / rules.game) if more else (rules.folder,)
    found: dict[str, Path] = {}
    for path in [path for folder in folders for path in sorted(folder.glob("*.toml"))]:
        if path.stem in found:
            raise BadCards(f"{path}: there is a deck of this name already; choose another")
        found[path.stem] = path
    return found


def read_decks(rules: DeckRules) -> dict[str, Deck]:
    """Every deck by its file's name."""
    return {name: read_deck(path, rules) for name, path in deck_files(rules).items()}

"""Deck files: TOML with a table for each part of a deck, checked by the game's rules for decks.

They are in the game's own folder, and in the game's subfolder of `PALATINE_DECKS` if that is set.
"""

import os
import re
import tomllib
from collections.abc import Iterable, Iterator
from itertools import islice
from pathlib import Path
from typing import Any

from palatine.core.binder import card_words
from palatine.core.decks import Deck, DeckRules, Facts, Fault
from palatine.core.errors import BadCards, nearest

MORE = "PALATINE_DECKS"
"""The variable that names a folder with the user's own deck files, one subfolder per game."""

FILE_NAME = r"[a-z][a-z0-9_]*"
OTHER_WORDS = ("name", "starter")
MOST_FAULTS = 20
LONGEST_LINE = 400
"""Characters; reading keys with thousands of dots would take seconds."""
QUOTED = 80
"""At most how many characters of a file we quote."""
LONGEST_NAME = 60
"""Characters of a deck's name, which appears in lists and on screens."""


def read_deck(path: Path, rules: DeckRules) -> Deck:
    """A deck from its file; the error lists everything wrong with it at once."""
    deck, wrong = open_deck(path, rules)
    if deck is None or wrong:
        raise BadCards(f"{path.name}: {'; '.join(sentences(wrong, rules))}")
    return deck


def open_deck(path: Path, rules: DeckRules) -> tuple[Deck | None, list[Fault]]:
    """The deck, if the file can be read as one, and everything wrong with it."""
    try:
        text = path.read_text("utf-8-sig")  # some editors begin a file with a mark
    except UnicodeError:
        return None, [Fault("unread", {"why": "it is not text in UTF-8"})]
    except OSError as error:
        return None, [Fault("unread", {"why": error.strerror or "it is no file"})]
    if not re.fullmatch(FILE_NAME, path.stem):
        return None, [Fault("file_name", {"file": path.stem})]
    return deck_from_file(text, rules, path.parent == rules.folder)


def deck_from_file(
    text: str, rules: DeckRules, may_start: bool = False
) -> tuple[Deck | None, list[Fault]]:
    """The deck in a file's text. Anyone may have written it, so work and faults have limits."""
    if max(map(len, text.splitlines()), default=0) > LONGEST_LINE:
        return None, [Fault("unread", {"why": f"a line has more than {LONGEST_LINE} characters"})]
    try:
        plain = tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        return None, [Fault("unread", {"why": short(error)})]
    wrong = bounded(faults_of_form(plain, rules, may_start))
    if wrong:
        return None, wrong
    parts = {part: plain.get(part, {}) for part in rules.parts}
    deck = Deck(plain["name"], parts, plain.get("starter", False))
    return deck, bounded(faults_of(deck, rules))


def bounded(faults: Iterator[Fault]) -> list[Fault]:
    """No more faults than anyone mends at once: looking for similar words is work."""
    found = list(islice(faults, MOST_FAULTS + 1))
    return found if len(found) <= MOST_FAULTS else [*found[:-1], Fault("more")]


def short(thing: object) -> str:
    """Something from a user's file, shortened for a quote."""
    try:
        text = repr(thing) if not isinstance(thing, Exception) else str(thing)
    except (RecursionError, ValueError):  # nested without end, or a number without end
        return "..."
    return text if len(text) <= QUOTED else f"{text[: QUOTED - 3]}..."


def faults_of_form(plain: dict[str, Any], rules: DeckRules, may_start: bool) -> Iterator[Fault]:
    """What keeps a file from being a deck at all."""
    if not isinstance(plain.get("name"), str):
        yield Fault("nameless")
    else:
        yield from faults_of_name(plain["name"])
    if "starter" in plain and (plain["starter"] is not True or not may_start):
        yield Fault("starter", rule=rules.starter_rule)
    for word, counted in plain.items():
        if word in rules.parts:
            yield from faults_of_table(word, counted)
        elif word not in OTHER_WORDS:
            parts = ", ".join(rules.parts)
            near = nearest(word, rules.parts)
            yield Fault("no_part", {"part": short(word)[1:-1], "near": near, "parts": parts})


def faults_of_name(name: str) -> Iterator[Fault]:
    """What is wrong with a deck's name, which must be readable and on one line."""
    if not name.strip():
        yield Fault("nameless")
    elif not name.isprintable() or len(name) > LONGEST_NAME:
        yield Fault("name", {"most": LONGEST_NAME})


def faults_of_table(part: str, counted: Any) -> Iterator[Fault]:
    """What is wrong with a part, which must be a table of cards with numbers."""
    if not isinstance(counted, dict):
        yield Fault("no_table", {"part": part})
        return
    for card, copies in counted.items():
        if type(copies) is not int or copies < 1:
            facts: Facts = {"card": short(card)[1:-1], "copies": short(copies), "part": part}
            yield Fault("no_number", facts)


def faults_of(deck: Deck, rules: DeckRules) -> Iterator[Fault]:
    """What is wrong with a deck by the rules: each fault with its rule."""
    wrong = False
    for fault in faults_of_numbers(deck, rules):
        wrong = True
        yield fault
    if not wrong:
        yield from rules.more(deck)


def faults_of_numbers(deck: Deck, rules: DeckRules) -> Iterator[Fault]:
    """Cards in the wrong part, too many copies, too many or too few cards."""
    for part, counted in deck.parts.items():
        for card, copies in counted.items():
            if card not in rules.parts[part].cards:
                yield misplaced(card, part, rules)
            elif copies > rules.most_copies and not deck.starter:
                facts: Facts = {"card": card, "copies": copies, "most": rules.most_copies}
                yield Fault("copies", facts, rules.copies_rule)
        there, size = sum(counted.values()), rules.parts[part].size
        if there != size:
            yield Fault("size", {"part": part, "there": there, "size": size}, rules.size_rule)


def misplaced(card: str, part: str, rules: DeckRules) -> Fault:
    """The fault of a card that does not exist, or that belongs to another part."""
    right = rules.part_of(card)
    if right is not None:
        return Fault("misplaced", {"card": card, "part": part, "right": right})
    near = nearest(card, rules.parts[part].cards)
    return Fault("no_card", {"card": short(card)[1:-1], "part": part, "near": near})


def sentences(faults: Iterable[Fault], rules: DeckRules) -> list[str]:
    """Faults in plain English, each with its rule."""
    return [sentence(fault, rules) for fault in faults]


def sentence(fault: Fault, rules: DeckRules) -> str:
    """A fault in words, with its rule."""
    words = card_words(rules.home)
    message = words.get_message(f"deck-fault-{fault.id}").value
    assert message is not None
    text, errors = words.format_pattern(message, fault.facts)
    assert not errors, errors
    return f"{text} [{fault.rule}]" if fault.rule else str(text)


def deck_files(rules: DeckRules) -> dict[str, Path]:
    """All deck files by their names, the game's own first; no name twice."""
    more = os.environ.get(MORE)
    folders = (rules.folder, Path(more) / rules.game) if more else (rules.folder,)
    found: dict[str, Path] = {}
    for path in [path for folder in folders for path in sorted(folder.glob("*.toml"))]:
        if path.stem in found:
            raise BadCards(f"{path}: a deck of this name already exists; choose another name")
        found[path.stem] = path
    return found


def read_decks(rules: DeckRules) -> dict[str, Deck]:
    """Every deck by its file name."""
    return {name: read_deck(path, rules) for name, path in deck_files(rules).items()}

"""A deck from a plain list, as people write them down: `2 Clone Battalion`, line after line.

A line is a number and a card's name or id; `2x`, and `x2` behind the name, are understood, and
without a number it is one. Empty lines, lines with `#`, and headings that end with `:` are skipped.
"""

import json
import re
import unicodedata
from collections.abc import Iterator
from difflib import get_close_matches

from palatine.core.decks import Deck, DeckRules

LEADING = re.compile(r"[-*]?\s*(?P<n>\d+)\s*[x×]?\s+(?P<card>.+)", re.IGNORECASE)
TRAILING = re.compile(r"[-*]?\s*(?P<card>.+?)\s+[x×]\s*(?P<n>\d+)", re.IGNORECASE)


def deck_from_list(name: str, text: str, rules: DeckRules) -> tuple[Deck, list[str]]:
    """The deck of a list, and the lines that could not be read."""
    known = {plain(word): card for word, card in words_for(rules)}
    parts: dict[str, dict[str, int]] = {part: {} for part in rules.parts}
    wrong = []
    for number, line in enumerate(text.splitlines(), 1):
        if is_skipped(line):
            continue
        copies, written = entry(line.strip())
        card = known.get(plain(written))
        if card is None or not copies:
            wrong.append(f"line {number}: {why_unread(copies, written, rules)}")
            continue
        counted = parts[rules.part_of(card) or ""]
        counted[card] = counted.get(card, 0) + copies
    return Deck(name, parts), wrong


def words_for(rules: DeckRules) -> Iterator[tuple[str, str]]:
    """What a card can be called: its name, with or without what follows a comma, or its id."""
    for part in rules.parts.values():
        for id_, card in part.cards.items():
            yield card.name.partition(",")[0], id_
            yield card.name, id_
            yield id_, id_


def plain(word: str) -> str:
    """A name without anything that people leave out: capitals, accents, blanks, dashes."""
    letters = unicodedata.normalize("NFKD", word).casefold()
    return "".join([letter for letter in letters if letter.isalnum()])


def is_skipped(line: str) -> bool:
    """Whether a line names no card."""
    text = line.strip()
    return not text or text.startswith("#") or text.endswith(":")


def entry(line: str) -> tuple[int, str]:
    """How many, and of what."""
    found = LEADING.fullmatch(line) or TRAILING.fullmatch(line)
    return (int(found["n"]), found["card"]) if found else (1, line)


def why_unread(copies: int, written: str, rules: DeckRules) -> str:
    """Why a line is no card, with the nearest name that there is."""
    if not copies:
        return f"{written!r} stands there 0 times; leave the line out"
    cards = [card for part in rules.parts.values() for card in part.cards.values()]
    names = {plain(card.name): card.name for card in cards}
    near = get_close_matches(plain(written), list(names), 1)
    hint = f"; did you mean {names[near[0]]!r}?" if near else ""
    return f"{written!r} is no card{hint}"


def deck_text(deck: Deck) -> str:
    """A deck as its file has it."""
    lines = [f"name = {json.dumps(deck.name, ensure_ascii=False)}"]
    for part, counted in deck.parts.items():
        lines += ["", f"[{part}]", *[f"{card} = {copies}" for card, copies in counted.items()]]
    return "\n".join(lines) + "\n"

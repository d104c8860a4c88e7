"""A deck from a plain list, as people write it down: lines like `2 Clone Battalion`.

A line is a number and a card's name or id. `2x`, or `x2` after the name, works too, and without a
number it is one copy. Empty lines, lines that begin with `#`, and headings ending in `:` are
skipped.
"""

import json
import re
import unicodedata
from collections.abc import Iterator

from palatine.core.deck_files import bounded, deck_from_file, faults_of, short
from palatine.core.decks import Deck, DeckRules, Facts, Fault
from palatine.core.errors import NONE, nearest

LEADING = re.compile(r"[-*]?\s*(?P<n>\d{1,4})\s*[x×]?\s+(?P<card>.+)", re.IGNORECASE)
TRAILING = re.compile(r"[-*]?\s*(?P<card>.+?)\s+[x×]\s*(?P<n>\d{1,4})", re.IGNORECASE)

OF_A_FILE = re.compile(r"^[ \t]{0,8}(\[|\w{1,80}[ \t]{0,8}=)", re.MULTILINE)
"""How a line of a deck file begins, but never a line of a list."""


def deck_from_text(name: str, text: str, rules: DeckRules) -> tuple[Deck | None, list[Fault]]:
    """A deck from pasted text, a file or a list, and everything wrong with it."""
    if OF_A_FILE.search(text):
        return deck_from_file(text, rules)
    deck, wrong = deck_from_list(name, text, rules)
    return deck, wrong or bounded(faults_of(deck, rules))


def deck_from_list(name: str, text: str, rules: DeckRules) -> tuple[Deck, list[Fault]]:
    """The deck in a list, and a fault for each line that could not be read."""
    known = {plain(word): card for word, card in words_for(rules)}
    parts: dict[str, dict[str, int]] = {part: {} for part in rules.parts}
    unread = []
    for number, line in enumerate(text.splitlines(), 1):
        if is_skipped(line):
            continue
        copies, written = entry(" ".join(line.split()))  # long runs of blanks would be slow
        card = known.get(plain(written))
        if card is None or not copies:
            unread.append((number, copies, written))
            continue
        counted = parts[rules.part_of(card) or ""]
        counted[card] = counted.get(card, 0) + copies
    return Deck(name, parts), bounded(why_unread(*each, rules) for each in unread)


def words_for(rules: DeckRules) -> Iterator[tuple[str, str]]:
    """What a card can be called: its name, in full or up to a comma, or its id."""
    for part in rules.parts.values():
        for id_, card in part.cards.items():
            yield card.name.partition(",")[0], id_
            yield card.name, id_
            yield id_, id_


def plain(word: str) -> str:
    """A name without what people often leave out: capitals, accents, blanks, dashes."""
    letters = unicodedata.normalize("NFKD", word).casefold()
    return "".join([letter for letter in letters if letter.isalnum()])


def is_skipped(line: str) -> bool:
    """Whether a line names no card."""
    text = line.strip()
    return not text or text.startswith("#") or text.endswith(":")


def entry(line: str) -> tuple[int, str]:
    """The number of copies on a line, and the card."""
    found = LEADING.fullmatch(line) or TRAILING.fullmatch(line)
    return (int(found["n"]), found["card"]) if found else (1, line)


def why_unread(line: int, copies: int, written: str, rules: DeckRules) -> Fault:
    """Why a line is not a card, with the nearest known name."""
    facts: Facts = {"line": line, "written": short(written)[1:-1]}
    if not copies:
        return Fault("line_none", facts)
    cards = [card for part in rules.parts.values() for card in part.cards.values()]
    names = {plain(card.name): card.name for card in cards}
    return Fault("line", facts | {"near": names.get(nearest(plain(written), names), NONE)})


def deck_text(deck: Deck) -> str:
    """A deck as the text of its file."""
    lines = [f"name = {json.dumps(deck.name, ensure_ascii=False)}"]
    for part, counted in deck.parts.items():
        lines += ["", f"[{part}]", *[f"{card} = {copies}" for card, copies in counted.items()]]
    return "\n".join(lines) + "\n"

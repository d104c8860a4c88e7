"""What a card's text says is what its data say, in every language: whom it is about, for how long,
when, how much, and what it does."""

import re
import tomllib
from collections.abc import Iterator, Mapping
from itertools import islice
from typing import Any, Final, get_args

import pytest

from palatine.games.seize_the_imperium import GAME
from palatine.games.seize_the_imperium.cards import vocabulary as known
from palatine.games.seize_the_imperium.cards.vocabulary import COUNTED
from palatine.games.seize_the_imperium.tests.card_sentences import (
    BOTH,
    CLASSES,
    CONDITIONS,
    KEYWORDS,
    KINDS,
    LASTS,
    MOMENTS,
    RACES,
    called,
    found_in,
    is_sourced,
    meant,
    wrong,
)

CARDS: Final[dict[str, tuple[str, dict[str, Any]]]] = {
    card["id"]: (kind, card)
    for path in sorted((GAME.folder / "cards").glob("*.toml"))
    for kind, cards in tomllib.loads(path.read_text("utf-8")).items()
    for card in cards
}
"""Every entry of the card files with its kind."""
ENTRIES: Final = {name: card for name, (_, card) in CARDS.items()}

FILTERS: Final = (
    *("type", "subtypes", "who", "vs", "kinds", "kinds_in_system", "pick", "sacrifice", "on"),
)
FIELDS: Final[Mapping[str, tuple[str, ...]]] = {
    **dict.fromkeys(FILTERS, KINDS),
    **dict.fromkeys(("keyword", "keywords"), KEYWORDS),
    **dict.fromkeys(("class", "by"), CLASSES),
    **dict.fromkeys(("race", "races"), RACES),
    "stat": get_args(known.Stat),
    "window": get_args(known.Window),
    "until": ("step", "exchange", "next_exchange", "action"),
    "when": get_args(known.Condition),
    "deck": ("asset", "character"),
    "counter": ("mission", "fighter", "bomber", "drone_fighter", "marine_infantry"),
    "unit": ("picket_fleet", "admirals_picket_fleet", "militia", "politicians_militia"),
    "what": ("world", "character", "system_draw", "unit", "troop_subtype", "troop_or_fleet"),
    "of": ("self", "troop_in_discard", "picked"),
    "at": ("resupply", "conquest"),
    "kind": ("deplete", "mission"),
    "op": ("travel", "immune", "look", "maneuver"),
}
"""What could stand in a field instead."""

GROUPS: Final = (
    *(KINDS, KEYWORDS, CLASSES, RACES, ("my", "enemy"), tuple(LASTS), tuple(CONDITIONS)),
    tuple([f"moment {each}" for each in MOMENTS]),
)
"""Words of texts that could stand for each other."""

BESIDE: Final = ("cost", "need", "ATT", "DEF")
"""Numbers that a card shows beside its text, from the data; the texts of counters state theirs."""
PLAIN: Final = tuple([f"keywords.{each}" for each in KEYWORDS if each not in COUNTED])
"""Keywords that a Unit has or has not: their number means nothing."""
UNSEEN: Final = {
    ("firing_range_advantage", "activated.ops.until"): "a Surprise Strike is in one Exchange",
    ("high_velocity_launch_facility", "abilities.ops.kinds"): "Fighters and Starships are Fleets",
    ("hull_dancing_run", "ops.who"): "its Fighters and Capitals are meant twice",
    ("hull_dancing_run", "ops.vs"): "its Fighters and Capitals are meant twice",
    ("hull_dancing_run", "activated.pick"): "one of 'them'",
    ("ipernex_major", "abilities.ops.when"): "its second sentence goes on from the first",
    ("ipernex_minor", "abilities.ops.when"): "one condition for ATT and DEF",
    ("torpedo_bomber_squadron", "abilities.ops.vs"): "one sentence for ATT and Piercing",
    ("xygarius_calendra", "abilities.ops.when"): "its second sentence goes on from the first",
}
"""Fields that can change without our noticing, with the reason."""
LEFT_OUT: Final = {
    "my": "German says 'you get', English 'gain'",
    "one": "an article says it too",
    "as well": "clear without it",
    "instead": "clear without it",
    "Unit": "clear from the kinds beside it",
}
"""Words that a text need not have, with the reason."""
UNHEARD: Final = {
    ("hull_dancing_run", "Capitals"): "its Fighters are meant twice and named once, so that "
    "they could stand for the second Capitals",
}
"""Words that could be others without our noticing, with the reason."""

every_language = pytest.mark.parametrize("language", BOTH)


def faults(name: str, card: dict[str, Any], text: str, language: str) -> list[str]:
    """What is wrong with a text of a card with these data."""
    entries = {**ENTRIES, name: card}
    return wrong(text, meant(CARDS[name][0], card, entries, language), language)


@every_language
def test_texts_say_what_their_cards_do(language: str) -> None:
    """Neither more nor less."""
    found = {
        name: fault
        for name, card in ENTRIES.items()
        if (fault := faults(name, card, called(language, f"text-{name}"), language))
    }
    assert found == {}


@every_language
def test_a_changed_field_is_found(language: str) -> None:
    """Whatever is changed or left out on a card, its text no longer fits."""
    unnoticed = {
        (name, path)
        for name, card in ENTRIES.items()
        for path, other in changes(card)
        if path not in (*(BESIDE if CARDS[name][0] != "token" else ()), *PLAIN)
        and not faults(name, other, called(language, f"text-{name}"), language)
    }
    assert unnoticed == set(UNSEEN)


def changes(value: Any, key: str = "") -> Iterator[tuple[str, Any]]:
    """Everything that one change or one omission can make of an entry, with where it is."""
    if isinstance(value, dict):
        for name, part in value.items():
            for path, other in changes(part, name):
                yield f"{name}.{path}" if path else name, {**value, name: other}
            if key == "keywords":
                rest = {each: n for each, n in value.items() if each != name}
                yield "", rest
                for other in others(name, key):
                    yield "", {**rest, other: part}
    elif isinstance(value, list) and is_sourced(value):
        yield "", [value[0] + 1, *value[1:]]
    elif isinstance(value, list):
        for at, part in enumerate(value):
            before, after = value[:at], value[at + 1 :]
            if len(value) > 1 or key == "when":
                yield "", [*before, *after]
            for path, other in changes(part, key):
                yield path, [*before, other, *after]
    elif isinstance(value, str):
        words = re.split(r"\b", value)
        for at, word in enumerate(words):
            for other in others(word, key):
                yield "", "".join([*words[:at], other, *words[at + 1 :]])


def others(word: str, field: str) -> Iterator[str]:
    """What could stand there instead."""
    families = (FIELDS.get(field, ()), ("my", "enemy") if field in FILTERS else ())
    for family in families:
        if word in family:
            yield from [each for each in family if each != word]


@every_language
def test_a_changed_word_is_found(language: str) -> None:
    """Whichever word of its vocabulary is changed in a text, it no longer fits its card."""
    texts = {name: called(language, f"text-{name}") for name in ENTRIES}
    forms: dict[str, str] = {}
    for text in texts.values():
        for word, start, end in found_in(text, language):
            forms.setdefault(word, text[start:end])
    unnoticed = {
        (name, word)
        for name, text in texts.items()
        for word, other in rewritten(text, forms, language)
        if not faults(name, ENTRIES[name], other, language)
    }
    assert unnoticed == set(UNHEARD)


def rewritten(text: str, forms: Mapping[str, str], language: str) -> Iterator[tuple[str, str]]:
    """Everything that another word, another number or an omission can make of a text."""
    found = found_in(text, language)
    for word, start, end in found:
        for other in instead(word, forms):
            yield word, f"{text[:start]}{other}{text[end:]}"
    for word in {each.word for each in found} - set(LEFT_OUT):
        spans = {(each.start, each.end) for each in found if each.word == word}
        rest = text
        for start, end in sorted(spans, reverse=True):
            rest = f"{rest[:start]}{rest[end:]}"
        yield word, rest


def instead(word: str, forms: Mapping[str, str]) -> Iterator[str]:
    """What could stand in a text instead of a word."""
    for group in GROUPS:
        if word in group:
            others = (*group[group.index(word) + 1 :], *group[: group.index(word)])
            yield from islice((forms[each] for each in others if each in forms), 3)
    if word in forms and (n := re.search(r"\d+", forms[word])):
        yield forms[word].replace(n[0], str(int(n[0]) + 1))

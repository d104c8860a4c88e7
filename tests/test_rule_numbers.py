"""The rulebooks and the tables to look up state the numbers of the code, in every language."""

import re
from collections.abc import Iterator

import pytest

from palatine.catalog import games
from palatine.core.conformance.rule_pages import numbers
from palatine.core.conformance.word_files import spoken
from palatine.core.game import Game
from palatine.core.rulebook import page_in, rules_of
from palatine.core.words import Speaker
from palatine.games.besides_the_emperor import components
from palatine.games.senate import state as senate
from tests.rule_numbers import ABILITY_CARDS, LOYALISTS, RULES

SENATE = games()["senate"]
BESIDES = games()["besides-the-emperor"]
ORDINALS = {
    "en": ("first", "second", "third", "fourth", "fifth"),
    "de": ("erste", "zweite", "dritte", "vierte", "fünfte"),
}

Rows = list[list[str]]
"""The cells of a table, below its first line."""

every_game = pytest.mark.parametrize("game", games().values(), ids=lambda game: game.id)


@every_game
def test_every_rule_states_the_numbers_of_the_code(game: Game) -> None:
    """In English; another test keeps the languages equal."""
    known, rules = RULES[game.id], rules_of(game)
    for rule, text in rules.items():
        found = {int(number) for number in numbers(text, "en")} - {1}
        if rule not in known:
            assert found <= {0, 2} or "-R" in rule, f"no number of the code for {rule}: {text}"
        else:
            grammar = {2} - known[rule]
            assert found - grammar - {0} == known[rule] - {0, 1}, f"{rule}: {text}"
    assert set(known) <= set(rules)


def test_who_is_at_the_table_is_the_same_in_rules_and_lookup() -> None:
    """How many of each role by the size of the table, as a sentence and in both tables."""
    for language in spoken(SENATE):
        said = re.findall(r"\d+", rules_of(SENATE, language)["SE-2.2"])
        pairs = zip(LOYALISTS.values(), senate.SEPARATISTS.values(), strict=True)
        assert said == [str(number) for pair in pairs for number in pair]
        for people, _ in tables_of_the_senate(language):
            sizes, loyalists, separatists, palpatines = [
                [int(cell) for cell in row[1:]] for row in people
            ]
            assert dict(zip(sizes, loyalists, strict=True)) == LOYALISTS
            assert dict(zip(sizes, separatists, strict=True)) == senate.SEPARATISTS
            assert palpatines == [1] * len(sizes)


def test_powers_are_those_of_the_code_in_rules_and_lookup() -> None:
    """Which policy grants which power, from when there is a veto and which one wins, by the size of
    the table: in both tables, in every theme."""
    for language in spoken(SENATE):
        for (_, table), speaker in tables_and_speakers(language):
            granted = {}
            for sizes, *cells in table[1:]:
                assert len(cells) == senate.SEPARATIST_GOAL
                powers = [power_in(cell, number, speaker) for number, cell in enumerate(cells, 1)]
                granted |= {int(size): (None, *powers) for size in re.findall(r"\d+", sizes)}
            assert granted == senate.POWERS, (language, speaker.theme)


def power_in(cell: str, number: int, speaker: Speaker) -> str | None:
    """The power that a cell names; the cell says what else the policy of this number brings."""
    assert ("veto" in cell.lower()) == (number == senate.VETO_FROM), cell
    won = speaker.say("space-victory").casefold() == cell.casefold()
    assert won == (number == senate.SEPARATIST_GOAL), cell
    if won or cell == "-":
        return None
    name = re.split(r",| and | und ", cell)[0]
    return next(
        power
        for power in ("investigate", "special_election", "peek", "execution")
        if speaker.say(f"space-{power}").startswith(name)
    )


def test_the_rule_about_powers_says_what_its_table_says() -> None:
    """In words: the ordinal numbers before each power, for each pair of sizes."""
    for language in spoken(SENATE):
        speaker = Speaker(SENATE, language, "sith-imperative")
        names = {speaker.say(f"space-{each}"): each for row in POWERS for each in row if each}
        text = rules_of(SENATE, language)["SE-2.9"]
        found = re.findall(rf"\b(?:{'|'.join((*ORDINALS[language], *names))})\b", text)
        granted: list[dict[int, str]] = [{}]
        waiting: list[int] = []
        for word in found:
            if word in names:
                granted[-1] |= dict.fromkeys(waiting, names[word])
                waiting = []
                continue
            number = ORDINALS[language].index(word) + 1
            if number < max(granted[-1], default=0):
                granted.append({})
            waiting.append(number)
        assert granted == [{n: each for n, each in enumerate(row) if each} for row in POWERS]


POWERS = tuple(dict.fromkeys(senate.POWERS.values()))
"""The rows of powers, each once."""


def tables_of_the_senate(language: str) -> Iterator[tuple[Rows, Rows]]:
    """The two tables on the page of the rules, and in what people look up in each theme."""
    yield from [tables for tables, _ in tables_and_speakers(language)]


def tables_and_speakers(language: str) -> Iterator[tuple[tuple[Rows, Rows], Speaker]]:
    """Each pair of tables, with who says the names in them."""
    page = page_in(SENATE.folder / "rulebook.md", language).read_text("utf-8")
    people, powers = tables_in(page)[:2]
    yield (people, powers), Speaker(SENATE, language, "sith-imperative")
    for theme in SENATE.themes:
        speaker = Speaker(SENATE, language, theme, of_glance=True)
        people, powers = tables_in(speaker.say("glance-reference"))
        yield (people, powers), speaker


def tables_in(page: str) -> list[Rows]:
    """The tables of a page, row by row, with their heads."""
    found = re.findall(r"(?:^\|.*\n?)+", page, re.MULTILINE)
    lines = [[line for line in table.splitlines() if "---" not in line] for table in found]
    return [[[cell.strip() for cell in row.split("|")[1:-1]] for row in table] for table in lines]


def test_cards_are_counted_as_they_are_in_the_box() -> None:
    """How many there are of each ability card: in the rule, and in the tables to look up."""
    for language in spoken(BESIDES):
        speaker = Speaker(BESIDES, language, of_glance=True)
        rows = [row for table in tables_in(speaker.say("glance-reference")) for row in table[1:]]
        boxed = {speaker.say(f"card-{card}"): count for card, count in ABILITY_CARDS.items()}
        assert {name: int(count) for name, count, _ in rows} == boxed
        rule = rules_of(BESIDES, language)["BE-1.12"].partition(":")[2]
        told = {name.strip(): int(n) for name, n in re.findall(r"([^\d,.]+) (\d+)", rule)}
        assert told == boxed


def test_the_pool_of_identities_is_told_for_every_size() -> None:
    """One Emperor, then Rebels and Loyalists, for five, six and seven players."""
    for language in spoken(BESIDES):
        rule = rules_of(BESIDES, language)["BE-1.5"]
        pools = [
            str(count[0])
            for pool in components.POOLS
            for count in (pool.emperor, pool.rebel, pool.loyalist)
        ]
        assert re.findall(r"\d+", rule) == pools

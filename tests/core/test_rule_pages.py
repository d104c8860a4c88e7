"""Rulebooks in other languages have the rules of the English ones, with the same numbers."""

from dataclasses import replace
from itertools import product
from pathlib import Path

import pytest
import saturnalia

from palatine.catalog import games
from palatine.core.conformance.rule_pages import faults_of_pages, numbers
from palatine.core.conformance.trace import half_told
from palatine.core.conformance.word_files import spoken
from palatine.core.game import Game, Option
from palatine.core.rulebook import languages_of, read_rules, rule_text, ways_in
from palatine.core.words import Speaker

ENGLISH = """# Rules
- **XY-1.1** Five of the 12 tiles, both green [XY-1.2].
- **XY-1.2** With `reshuffle` the third one goes.

| tiles | 4 | 5 |
|---|---|---|
"""
GERMAN = """# Regeln
- **XY-1.1** Fünf der 12 Plättchen, beide grün [XY-1.2].
- **XY-1.2** Mit `reshuffle` geht das dritte.

| Plättchen | 4 | 5 |
|---|---|---|
"""

every_game = pytest.mark.parametrize("game", games().values(), ids=lambda game: game.id)


@every_game
def test_rulebooks_say_the_same_in_every_language(game: Game) -> None:
    """Every rule is there, refers to the same rules and switches, and has the same numbers."""
    assert [fault for each in spoken(game) for fault in faults_of_pages(game, each)] == []


def test_a_page_that_a_language_lacks_is_read_in_english(tmp_path: Path) -> None:
    """Whoever shows the pages can say in which languages they are."""
    for name in ("rulebook.md", "rulings.md"):
        (tmp_path / name).write_text(ENGLISH, "utf-8")
    assert languages_of(tmp_path) == languages_of(tmp_path, "de") == ("en",)
    (tmp_path / "rulebook.de.md").write_text(GERMAN, "utf-8")
    assert languages_of(tmp_path, "de") == ("de", "en")
    (tmp_path / "rulings.de.md").write_text(GERMAN, "utf-8")
    assert languages_of(tmp_path, "de") == ("de",)


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ("Fünf", "Sechs", "XY-1.1 has the numbers 2, 6, 12, and in English 2, 5, 12"),
        ("12 ", "13 ", "XY-1.1 has the numbers 2, 5, 13, and in English 2, 5, 12"),
        ("beide ", "", "XY-1.1 has the numbers 5, 12, and in English 2, 5, 12"),
        (" [XY-1.2]", "", "XY-1.1 refers to none, and in English XY-1.2"),
        ("`reshuffle`", "Mischen", "XY-1.2 names the switches none, and in English reshuffle"),
        ("dritte.", "dritte", "XY-1.2 is not a sentence that can be quoted"),
        ("| 4 | 5", "| 5 | 4", "its tables have the numbers ['5', '4']"),
        ("**XY-1.2**", "**XY-1.3**", "XY-1.2 is missing"),
        ("**XY-1.2**", "**XY-1.3**", "XY-1.3 is not in rulebook.md"),
    ],
)
def test_what_a_translation_changes_is_named(
    old: str, new: str, fault: str, tmp_path: Path
) -> None:
    """With its page and its rule."""
    game = replace(games()["senate"], folder=tmp_path)
    (tmp_path / "rulebook.md").write_text(ENGLISH, "utf-8")
    assert list(faults_of_pages(game, "de")) == ["rulebook.de.md is missing"]
    (tmp_path / "rulebook.de.md").write_text(GERMAN, "utf-8")
    assert list(faults_of_pages(game, "de")) == []
    (tmp_path / "rulebook.de.md").write_text(GERMAN.replace(old, new), "utf-8")
    found = list(faults_of_pages(game, "de"))
    assert [each for each in found if each.startswith(f"rulebook.de.md: {fault}")], found


@every_game
def test_a_table_reads_only_what_it_has_chosen(game: Game) -> None:
    """For each value of an option, in each language and theme: the sentence for that value and no
    other, and nothing of the option or its values."""
    for language, theme in product(spoken(game), game.themes or (None,)):
        speaker = Speaker(game, language, theme)
        for rule, text in read_rules(game.folder, language).items():
            if "-R" in rule or not (ways := ways_in(text)):
                continue
            (option,) = [name for name, each in game.options.items() if {*ways} <= {*each.values}]
            quoted = {value: rule_text(speaker, rule, {option: value}) for value in ways}
            whole = rule_text(speaker, rule)
            assert len({*quoted.values()}) == len(ways)
            for value, said in quoted.items():
                assert len(said) < len(whole)
                assert not [sign for sign in "`“„" if sign in said], said
                assert speaker.setting(option, value) not in said
                assert said.endswith((".", ".)"))


@pytest.mark.parametrize(
    ("theme", "language", "rule", "said"),
    [
        ("sith-imperative", "en", "SE-3.3", "The Supreme Chancellor nominates a Vice Chair: any"),
        ("secret-emperor", "en", "SE-4.1", "The President draws the top three cards"),
        ("roman-senate", "en", "SE-5.12", "Augury: the Consul looks in secret at the top three"),
        ("roman-senate", "en", "SE-1.5", "The Conspirators win as soon as the Tyrant is elected"),
        ("sith-imperative", "de", "SE-6.3", "das Amt des Obersten Kanzlers geht weiter."),
        ("secret-emperor", "de", "SE-4.3", "legt eine verdeckt ab und setzt die andere in Kraft"),
        (
            "secret-emperor",
            "de",
            "SE-3.2",
            "die zwei, die zuletzt einen Beschluss in Kraft gesetzt",
        ),
        ("roman-senate", "de", "SE-4.10", "Nach einem Dekret der Hüter und nach einem der Verschw"),
    ],
)
def test_a_table_reads_a_rule_in_the_words_of_its_theme(
    theme: str, language: str, rule: str, said: str
) -> None:
    """In every form that a sentence needs."""
    senate = games()["senate"]
    options = senate.setup(7, "secret-emperor").options
    assert said in rule_text(Speaker(senate, language, theme), rule, options)


def test_no_word_of_the_rulebook_is_left_that_a_theme_calls_otherwise() -> None:
    """In no rule and no ruling, in each theme and language."""
    senate = games()["senate"]
    options = senate.setup(7, "secret-emperor").options
    for (language, theme), known in LEFT.items():
        speaker = Speaker(senate, language, theme)
        for rule in read_rules(senate.folder, language):
            said = rule_text(speaker, rule, options)
            assert not [word for word in known if word in said], f"{rule}: {said}"


LEFT = {
    ("en", "sith-imperative"): ("resident", "chancellor"),
    ("en", "secret-emperor"): ("president", "chancellor", "Loyalist", "tile", "haos"),
    ("en", "roman-senate"): (
        *("resident", "hancellor", "oyalist", "eparatist", "Palpatine", "policy", "policies"),
        *("Policy", "tile", "haos", "special election"),
    ),
    ("de", "sith-imperative"): ("Präsident", "des Kanzlers", "als Kanzler"),
    ("de", "secret-emperor"): ("oyalist", "Gesetz", "Plättchen", "Chaos"),
    ("de", "roman-senate"): (
        *("Präsident", "Kanzler", "oyalist", "eparatist", "Palpatine", "Gesetz", "Plättchen"),
        *("Chaos", "Sonderwahl", "Gesinnung"),
    ),
}
"""What the rulebook says and a theme does not."""


@pytest.mark.parametrize(
    ("rule", "fault"),
    [
        (
            "The king rules. `on`: alone.",
            "needs a sentence for each value of one option, and has on",
        ),
        ("With `feast` at `on` the king rules.", "names an option or a value in the middle"),
    ],
)
def test_a_rule_that_some_table_could_not_read_is_named(
    rule: str, fault: str, tmp_path: Path
) -> None:
    """A value without its sentence, or an option in the middle of one."""
    (tmp_path / "rulebook.md").write_text(f"- **XY-1.1** {rule}\n", "utf-8")
    options = {"feast": Option(("on", "off"))}
    game = replace(saturnalia.GAME, folder=tmp_path, options=options)
    (found,) = half_told(game)
    assert found.startswith(f"XY-1.1 {fault}")


def test_what_only_sounds_like_a_number_is_none() -> None:
    """An article is not a one, and a doubt not a two."""
    assert numbers("Im Zweifel eine Karte; seid wachsam im Viertel.", "de") == []
    assert numbers("One may doubt it.", "en") == []

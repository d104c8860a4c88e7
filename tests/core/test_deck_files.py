"""Deck files and plain lists: typed on load, with all faults reported at once."""

import tomllib
from pathlib import Path

import pytest

from palatine.core.deck_files import (
    MOST_FAULTS,
    deck_files,
    faults_of,
    open_deck,
    read_deck,
    read_decks,
    sentences,
)
from palatine.core.deck_list import deck_from_list, deck_from_text, deck_text
from palatine.core.decks import Deck, DeckCard, DeckRules, Part
from palatine.core.errors import BadCards

GOOD = """
name = "Orchard"
[fruit]
apple = 2
pear = 1
[tree]
old_oak = 1
"""


def rules(folder: Path) -> DeckRules:
    """Three fruits and a tree, no card more than twice."""
    fruit = {
        "apple": DeckCard("Apple"),
        "pear": DeckCard("Pear, the Sweet"),
        "fig": DeckCard("Fig"),
    }
    parts = {"fruit": Part(3, fruit), "tree": Part(1, {"old_oak": DeckCard("Old Öak")})}
    return DeckRules("grove", folder, folder, parts, "GR-1", 2, "GR-2", "GR-R1")


def opened(path: Path, text: str, name: str = "orchard") -> tuple[Deck | None, list[str]]:
    """The deck of a file outside the game's folder, and its faults."""
    file = path / f"{name}.toml"
    file.write_text(text, "utf-8")
    deck, wrong = open_deck(file, rules(path / "own"))
    return deck, sentences(wrong, rules(path / "own"))


def test_a_deck_knows_its_cards_part_by_part(tmp_path: Path) -> None:
    """Each card is there as many times as the file says."""
    deck, wrong = opened(tmp_path, GOOD)
    assert (deck is not None, wrong) == (True, [])
    assert deck is not None
    assert deck.cards("fruit") == ("apple", "apple", "pear")


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('name = "Orchard"', "", "it has no name; write name"),
        ('"Orchard"', '" "', "it has no name; write name"),
        ('"Orchard"', '"a\\nb"', "its name must be one line of at most 60 characters"),
        ('"Orchard"', f'"{"o" * 61}"', "its name must be one line of at most 60 characters"),
        ("[tree]", "[trees]", "'trees' is not a part of a deck; did you mean 'tree'?"),
        ("pear = 1", "pear = 0", "pear = 0 in fruit: write a whole number, 1 or more"),
        ("pear = 1", "pear = true", "pear = True in fruit"),
        ("pear = 1", "paer = 1", "'paer' is not a card for the fruit; did you mean 'pear'?"),
        ("pear = 1", "old_oak = 1", "old_oak does not belong to the fruit; put it under [tree]"),
        ("pear = 1", "pear = 2", "it has 4 fruit; it needs 3 [GR-1]"),
        ("[tree]\nold_oak = 1", "", "it has 0 tree; it needs 1 [GR-1]"),
        ("apple = 2\npear = 1", "apple = 3", "it has 3 copies of apple; 2 are allowed [GR-2]"),
        ("[fruit]", "starter = true\n[fruit]", "only the game's own decks can be starter decks"),
        ("[fruit]\napple = 2\npear = 1", "fruit = 3", "'fruit' must be a table of cards: [fruit]"),
        ("[fruit]", "[fruit", "it can't be read"),
    ],
)
def test_what_is_wrong_is_named_with_its_rule(
    old: str, new: str, said: str, tmp_path: Path
) -> None:
    """The sentence has the card, the part, the nearest word and the rule."""
    _, wrong = opened(tmp_path, GOOD.replace(old, new))
    assert any(said in each for each in wrong)


def test_everything_wrong_is_said_at_once(tmp_path: Path) -> None:
    """The refusal has every sentence, after the name of the file."""
    text = GOOD.replace("apple = 2", "apple = 3").replace("old_oak = 1", "old_oak = 2")
    assert len(opened(tmp_path, text)[1]) == 3
    with pytest.raises(
        BadCards, match=r"orchard\.toml: it has 3 copies of apple; .*; it has 4 .*; it has 2"
    ):
        read_deck(tmp_path / "orchard.toml", rules(tmp_path))


def test_a_file_must_have_a_name_that_can_be_an_option(tmp_path: Path) -> None:
    """A value of an option is a plain word."""
    assert "can't be offered as an option" in opened(tmp_path, GOOD, "My Orchard")[1][0]


def test_a_file_of_any_editor_is_read(tmp_path: Path) -> None:
    """Some begin with an invisible mark; a file that is not UTF-8 text is refused with that
    reason."""
    assert opened(tmp_path, "\ufeff" + GOOD)[1] == []
    path = tmp_path / "orchard.toml"
    path.write_bytes(GOOD.replace("Orchard", "Gärten").encode("latin-1"))
    with pytest.raises(BadCards, match=r"orchard\.toml: it can't be read: it is not text in UTF-8"):
        read_deck(path, rules(tmp_path))


def test_a_folder_is_no_deck(tmp_path: Path) -> None:
    """An unreadable entry among the decks is named."""
    (tmp_path / "orchard.toml").mkdir()
    with pytest.raises(BadCards, match=r"orchard\.toml: it can't be read"):
        read_deck(tmp_path / "orchard.toml", rules(tmp_path))


def test_starter_decks_may_have_more_copies(tmp_path: Path) -> None:
    """That is for the decks in the game's own folder."""
    text = GOOD.replace("[fruit]", "starter = true\n[fruit]")
    (tmp_path / "box.toml").write_text(text.replace("apple = 2\npear = 1", "apple = 3"), "utf-8")
    assert read_deck(tmp_path / "box.toml", rules(tmp_path)).parts["fruit"] == {"apple": 3}


def test_decks_of_ones_own_come_after_the_games(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They are in a folder with the game's name; a name already taken is refused."""
    own, mine = tmp_path / "own", tmp_path / "mine" / "grove"
    for folder, name in ((own, "wood"), (mine, "alley")):
        folder.mkdir(parents=True)
        (folder / f"{name}.toml").write_text(GOOD, "utf-8")
    monkeypatch.setenv("PALATINE_DECKS", str(tmp_path / "mine"))
    assert list(read_decks(rules(own))) == ["wood", "alley"]
    (mine / "wood.toml").write_text(GOOD, "utf-8")
    with pytest.raises(BadCards, match="deck of this name already exists"):
        deck_files(rules(own))


# Lists


def test_a_list_is_read_as_people_write_it(tmp_path: Path) -> None:
    """Numbers before or after, names without capitals and accents, ids, headings, remarks."""
    text = "# mine\nFruit:\n2x APPLE\n\n- 1 pear\nTree:\nold oak x1\n"
    deck, wrong = deck_from_list("Mine", text, rules(tmp_path))
    assert wrong == []
    assert deck.parts == {"fruit": {"apple": 2, "pear": 1}, "tree": {"old_oak": 1}}
    assert list(faults_of(deck, rules(tmp_path))) == []


def test_lines_for_the_same_card_add_up(tmp_path: Path) -> None:
    """A line without a number is one card."""
    deck, _ = deck_from_list("Mine", "fig\nFig\n", rules(tmp_path))
    assert deck.parts["fruit"] == {"fig": 2}


def test_a_line_that_names_no_card_is_said_with_the_nearest(tmp_path: Path) -> None:
    """With the line's number; and so is a card listed zero times."""
    _, faults = deck_from_list("Mine", "2 Apple\n1 Aple\n0 Fig", rules(tmp_path))
    wrong = sentences(faults, rules(tmp_path))
    assert wrong[0] == "line 2: 'Aple' is not a card; did you mean 'Apple'?"
    assert wrong[1].startswith("line 3: 'Fig' is there 0 times")


def test_the_text_of_a_deck_is_its_file(tmp_path: Path) -> None:
    """The written file can be read again, whatever the name contains."""
    name = 'The "Orchard"'
    deck, _ = deck_from_list(name, "2 apple\npear\nold_oak", rules(tmp_path))
    assert tomllib.loads(deck_text(deck))["name"] == name
    assert opened(tmp_path, deck_text(deck)) == (deck, [])


# Anything from a stranger

DEEP = 3000
NONSENSE = {
    "nested": "fruit = " + "[" * DEEP + "]" * DEEP,
    "dotted": "name = 'x'\n" + ".".join(["fruit"] * DEEP) + " = 1",
    "endless number": "name = 'x'\n[fruit]\napple = " + "9" * 2 * DEEP,
    "many words": "name = 'x'\n[fruit]\n" + "\n".join(f"appl_{n} = 1" for n in range(DEEP)),
    "many parts": "\n".join(f"frui_{n} = 1" for n in range(DEEP)),
    "a long word": f"name = 'x'\n[fruit]\n{'a' * 5 * DEEP} = 1",
    "many lines": "2 aple\n" * DEEP,
    "empty lines": "\n" * 5 * DEEP,
    "nothing": "",
}


@pytest.mark.parametrize("text", NONSENSE.values(), ids=NONSENSE.keys())
def test_nonsense_is_refused_in_a_few_short_words(text: str, tmp_path: Path) -> None:
    """No file breaks the reader, and the refusal does not grow with it."""
    _, wrong = deck_from_text("Mine", text, rules(tmp_path))
    said = sentences(wrong, rules(tmp_path))
    assert 0 < len(said) <= MOST_FAULTS + 1
    assert all(len(each) < 300 for each in said)


def test_what_is_pasted_is_a_file_or_a_list(tmp_path: Path) -> None:
    """Both give the same deck; a file brings its own name, and nobody can paste a starter deck."""
    own, told = deck_from_text("Mine", GOOD, rules(tmp_path))
    mine, more = deck_from_text("Mine", "2 apple\n1 pear\n1 Old Oak", rules(tmp_path))
    assert own is not None
    assert mine is not None
    assert (own.name, mine.name, told, more) == ("Orchard", "Mine", [], [])
    assert own.parts == mine.parts
    _, wrong = deck_from_text(
        "Mine", GOOD.replace("[fruit]", "starter = true\n[fruit]"), rules(tmp_path)
    )
    assert [fault.id for fault in wrong] == ["starter"]


def test_a_number_without_end_and_blanks_without_end_are_no_work(tmp_path: Path) -> None:
    """A line is recognised as a card or not at once."""
    text = f"{'9' * 2 * DEEP} apple\na{' ' * 5 * DEEP}b\n1{' ' * DEEP}apple"
    deck, wrong = deck_from_list("Mine", text, rules(tmp_path))
    assert deck.parts["fruit"] == {"apple": 1}
    assert [fault.facts["line"] for fault in wrong] == [1, 2]

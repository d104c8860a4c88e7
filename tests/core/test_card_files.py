"""Card files: typed on load, and refused with the file, the card and the word."""

from pathlib import Path
from typing import Any, Literal

import pytest

from palatine.core.card_files import Card, Count, Number, read_card_file
from palatine.core.errors import BadCards


class Fruit(Card, frozen=True):
    """A kind of card for these tests."""

    colour: Literal["red", "green"]
    cost: Number
    copies: Count = (1, "printed")


class Tree(Card, frozen=True):
    """Another kind; a file may have none of it."""


APPLE = """
[[fruit]]
id = "apple"
colour = "red"
cost = [2, "printed"]
"""


def read(path: Path, text: str | bytes) -> dict[str, tuple[Any, ...]]:
    """What a file of this content holds."""
    file = path / "orchard.toml"
    file.write_bytes(text if isinstance(text, bytes) else text.encode())
    return read_card_file(file, {"fruit": Fruit, "tree": Tree})


def test_cards_are_read_by_their_kind(tmp_path: Path) -> None:
    """Each with its numbers and where they come from; a kind without cards is empty."""
    assert read(tmp_path, APPLE) == {
        "fruit": (Fruit("red", (2, "printed"), (1, "printed"), id="apple"),),
        "tree": (),
    }


@pytest.mark.parametrize(
    ("old", "new", "named"),
    [
        ("red", "blue", "fruit 'apple': Invalid enum value 'blue'"),
        ("printed", "guessed", "fruit 'apple': Invalid enum value 'guessed'"),
        ("colour", "color", "fruit 'apple': Object contains unknown field `color`"),
        ('colour = "red"', "", "fruit 'apple': Object missing required field `colour`"),
        ('[2, "printed"]', "2", "fruit 'apple': Expected `array`, got `int`"),
        ("[2,", "[100,", "fruit 'apple': Expected `int` <= 99"),
        ("[2,", "[-1,", "fruit 'apple': Expected `int` >= 0"),
        ('"apple"', '"Red Apple"', "fruit 'Red Apple': Expected `str` matching regex"),
        ('id = "apple"', "", "fruit 'without an id': Object missing required field `id`"),
        ("[[fruit]]", "[[fruits]]", "there is no kind of card 'fruits'"),
        ("[[fruit]]", "[fruit]", "'fruit' must be a list of tables: [[fruit]]"),
        ("[[fruit]]", "[[fruit", "can't be read"),
    ],
)
def test_what_is_wrong_is_named(tmp_path: Path, old: str, new: str, named: str) -> None:
    """The file, the card, and the word that nobody knows or the number that can't be."""
    with pytest.raises(BadCards) as refusal:
        read(tmp_path, APPLE.replace(old, new))
    assert refusal.value.sentence.startswith("orchard.toml")
    assert named in refusal.value.sentence


def test_a_card_may_stand_once(tmp_path: Path) -> None:
    """Two cards with the same id are refused."""
    with pytest.raises(BadCards, match=r"orchard.toml, fruit 'apple': this id appears twice"):
        read(tmp_path, APPLE + APPLE)


def test_there_is_at_least_one_copy_of_a_card(tmp_path: Path) -> None:
    """A count of zero is refused, while a number may be zero."""
    assert read(tmp_path, APPLE.replace("[2,", "[0,"))["fruit"][0].cost == (0, "printed")
    with pytest.raises(BadCards, match="`int` >= 1"):
        read(tmp_path, APPLE + 'copies = [0, "ours"]')


def test_a_file_that_is_no_text_is_refused(tmp_path: Path) -> None:
    """Bytes that are not UTF-8."""
    with pytest.raises(BadCards, match=r"orchard.toml can't be read"):
        read(tmp_path, b"\xff\xfe")

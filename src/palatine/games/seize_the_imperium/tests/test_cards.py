"""Chapter 1, cards: all 124 of them together, their decks, their numbers, and their words."""

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from types import UnionType
from typing import Any, get_args

import msgspec
import pytest

from palatine.core.card_files import Source, read_card_file
from palatine.core.errors import BadCards
from palatine.core.words import Speaker
from palatine.games.seize_the_imperium import GAME, STARTERS
from palatine.games.seize_the_imperium.cards import (
    CHARACTERS,
    EVERY,
    KINDS,
    TACTICS,
    TOKENS,
    UNITS,
    WORLDS,
    check_words,
    filters_of,
    ops_of,
)
from palatine.games.seize_the_imperium.cards import vocabulary as words
from palatine.games.seize_the_imperium.cards.ops import AnyOp
from palatine.games.seize_the_imperium.cards.ops.op import Op
from palatine.games.seize_the_imperium.cards.ops.standing import (
    Capacity,
    FaceDown,
    HandSize,
    Immune,
    Travel,
)
from palatine.games.seize_the_imperium.decks import DECKS

STANDING = (Capacity, FaceDown, HandSize, Immune, Travel)
"""Effects that nothing causes: they are looked up wherever they matter."""

PRINTED = {
    "drone_fighter": "ATT 3, DEF 3",
    "drone_carrier_group": "DEF 8, Support 1, n 3 inferred",
    "heavy_cruiser_assault_force": "ATT 11, DEF 9, Firing Arcs 1, Hardened 1, div 2 inferred",
    "interceptor_squadron": "ATT 4, Firing Arcs 1, add 4",
    "rapid_strike_fleet": "ATT 6, DEF 4, Surprise Strike 1, add 4",
    "beam_weapon_batteries": "ATT 6, DEF 6, add 2 inferred, n 1",
    "android_battalion": "cost 4, ATT 6, DEF 5",
    "augmented_super_soldiers": "ATT 5, DEF 5, add 3, add 3",
    "cyborg_infantry_division": "Reactive 1",
    "heavy_assault_mech_lance": "Hardened 1",
    "heavy_robot_battalion": "ATT 5, DEF 5, n 2 inferred, add 3, n 1",
    "hover_tank_squadron": "add 3",
    "jump_battlesuit_company": "ATT 5, Assault 1, add 3",
    "ai_coordinated_offensive": "add 3",
    "damage_control_drones": "n 1",
    "heavy_bombardment_ordnance": "n 1 inferred",
    "on_high_alert": "n 1",
    "piercing_wedge_formation": "add 3 inferred, n 1",
    "population_mobilization": "n 1",
    "prolonged_planetary_siege": "cost 2",
    "zythenus_calendra": "cost 4 inferred",
    "earth_prime": "DEF 8, need 2 inferred, add 2, add 2",
    "mars": "cost 4",
}
"""Every number that the rulebook prints, or that follows from it, in the order of the files."""


def leaves(plain: Any, key: str = "") -> Iterator[tuple[str, Any]]:
    """Everything that is on a card, each with the word before it; a number with its source is one
    thing."""
    if isinstance(plain, dict):
        for name, value in plain.items():
            yield from leaves(value, name)
    elif isinstance(plain, list | tuple) and not is_number(plain):
        for value in plain:
            yield from leaves(value, key)
    else:
        yield key, plain


def is_number(plain: Any) -> bool:
    """Whether this is a number with its source."""
    return len(plain) == 2 and isinstance(plain[0], int) and isinstance(plain[1], str)


def known(kind: Any) -> list[Any]:
    """The words of a Literal, or the members of a union."""
    return list(get_args(kind))


# The decks


def test_there_are_124_cards() -> None:
    """56 Units, 20 Reactions, 24 Characters and 24 World cards, no two of one name."""
    parts = (UNITS, TACTICS, CHARACTERS, WORLDS)
    assert [len(part) for part in parts] == [56, 20, 24, 24]
    names = [card.name for part in parts for card in part.values()]
    assert len(set(names)) == 124


@pytest.mark.rule("SI-1.2")
@pytest.mark.parametrize(
    ("name", "types"),
    [
        ("capital_attack", (16, 4, 4, 10)),
        ("drone_onslaught", (14, 4, 4, 12)),
        ("fighter_strike", (17, 4, 4, 9)),
        ("ground_assault", (13, 4, 4, 13)),
    ],
)
def test_a_starter_deck_has_its_cards(name: str, types: tuple[int, ...]) -> None:
    """34 Units of each type as listed, 16 Reactions, 10 Characters and 10 World cards."""
    deck = DECKS[name]
    assets = deck.cards("assets")
    units = [UNITS[card] for card in assets if card in UNITS]
    assert (len(units), len([card for card in assets if card in TACTICS])) == (34, 16)
    assert (len(deck.cards("characters")), len(deck.cards("worlds"))) == (10, 10)
    assert tuple([len([u for u in units if u.type == kind]) for kind in words.TYPES]) == types


@pytest.mark.rule("SI-1.2")
def test_every_card_is_in_a_starter_deck() -> None:
    """Each deck has two Characters and two World cards of its own; each other is in two decks."""
    played = [set(DECKS[name].cards("assets")) for name in STARTERS]
    assert set().union(*played) == {*UNITS, *TACTICS}
    for part, cards in (("characters", CHARACTERS), ("worlds", WORLDS)):
        count = Counter([card for name in STARTERS for card in DECKS[name].cards(part)])
        assert sorted(count) == sorted(cards)
        for name in STARTERS:
            own = [card for card in DECKS[name].cards(part) if count[card] == 1]
            assert (len(own), set(count.values())) == (2, {1, 2})


@pytest.mark.rule("SI-R78")
def test_only_four_fleets_are_there_three_times() -> None:
    """The starter decks have all other Assets once or twice."""
    counts = [Counter(DECKS[name].cards("assets")) for name in STARTERS]
    often = {card for count in counts for card, copies in count.items() if copies > 2}
    assert often == {
        "anti_matter_torpedo_ships",
        "destroyer_detachment",
        "imperial_guardian_fleet",
        "long_range_patrol_force",
    }


# The numbers


def test_printed_numbers_are_as_printed() -> None:
    """The cards have what the rulebook prints or implies, and nothing else claims to be printed."""
    found = {}
    for id_, card in EVERY.items():
        numbers = [
            (key, *n) for key, n in leaves(msgspec.to_builtins(card)) if isinstance(n, tuple)
        ]
        marked = [f"{key} {n} {source}" for key, n, source in numbers if source != "ours"]
        if marked:
            found[id_] = ", ".join(marked).replace(" printed", "")
    assert found == PRINTED


@pytest.mark.parametrize("card", EVERY)
def test_every_number_says_where_it_comes_from(card: str) -> None:
    """Every number on a card has its source."""
    for key, value in leaves(msgspec.to_builtins(EVERY[card])):
        assert not isinstance(value, int) or isinstance(value, bool), key
        assert not isinstance(value, tuple) or value[1] in known(Source), key


# The words that cards are made of


def used() -> Counter[Any]:
    """How often each word stands on a card, and each kind of effect."""
    found: Counter[Any] = Counter()
    for card in EVERY.values():
        found.update([type(op) for op in ops_of(card)])
        for key, value in leaves(msgspec.to_builtins(card)):
            found.update([key, *([value] if isinstance(value, str) else [])])
        for text in filters_of(card):
            found.update(text.replace("|", " ").replace("non-", "").split())
    return found


@pytest.mark.parametrize(
    "kind",
    [
        AnyOp,
        words.Type,
        words.SubType,
        words.Keyword,
        words.Race,
        words.Class,
        words.Stat,
        words.Until,
        words.Condition,
        words.Window,
    ],
)
def test_every_word_of_the_vocabulary_is_used(kind: Any) -> None:
    """There is no word that no card has."""
    found = used()
    assert len(known(kind)) > 1
    assert [word for word in known(kind) if not found[word]] == []


def test_every_effect_is_known_to_the_rules() -> None:
    """Each word for an effect can be caused, or is looked up where it matters."""
    assert isinstance(AnyOp, UnionType)
    silent = [op for op in known(AnyOp) if (op.apply, op.choose) == (Op.apply, Op.choose)]
    assert set(silent) == set(STANDING)


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ('cost = 3\nATT = [1, "ours"]', "Expected `array`, got `int` - at `$.cost`"),
        ('cost = [3, "guessed"]\nATT = [1, "ours"]', "guessed"),
        ('cost = [3, "ours"]\nATT = [1, "ours"]\ncolour = "red"', "colour"),
        ('cost = [3, "ours"]\nATT = [1, "ours"]\nkeywords = { Fast = [1, "ours"] }', "Fast"),
        (
            'cost = [3, "ours"]\nATT = [1, "ours"]\n[[unit.abilities]]\nkind = "passive"\n'
            'ops = [{ op = "explode" }]',
            "explode",
        ),
    ],
)
def test_an_unknown_word_is_refused_by_name(tmp_path: Path, wrong: str, said: str) -> None:
    """A card file with a word or a number that means nothing gets an error that says so."""
    path = tmp_path / "mine.toml"
    head = (
        '[[unit]]\nid = "mine"\nname = "Mine"\ntype = "Fleet"\nsubtypes = []\nDEF = [1, "ours"]\n'
    )
    path.write_text(head + wrong, "utf-8")
    with pytest.raises(BadCards) as error:
        read_card_file(path, KINDS)
    assert said in str(error.value)


def test_an_unknown_kind_in_a_filter_is_refused_by_name() -> None:
    """Filters are checked as well."""
    card = msgspec.structs.replace(TACTICS["armor_piercing_barrage"], pick="my Submarines")
    with pytest.raises(BadCards, match="Submarines"):
        check_words("mine.toml", "tactic", card)


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_card_has_its_text(language: str) -> None:
    """Cards and counters have a text of their own in both languages, and no text lacks a card."""
    speaker = Speaker(GAME, language)
    texts = {card: speaker.say(f"text-{card}") for card in EVERY}
    assert [card for card, text in texts.items() if text.startswith("<")] == []
    path = GAME.folder / "words" / language / "game.ftl"
    lines = path.read_text("utf-8").splitlines()
    told = [line.split(" ")[0] for line in lines if line.startswith("text-")]
    assert sorted(told) == sorted([f"text-{card}" for card in EVERY])
    assert len(told) == 124 + len(TOKENS)

"""Chapter 1, setup: who gets which cards, and who sees them."""

from collections import Counter
from pathlib import Path

import pytest

from palatine.core.card_files import read_card_file
from palatine.core.errors import BadCards, BadSetup
from palatine.games.besides_the_emperor import GAME
from palatine.games.besides_the_emperor.components import (
    BOX,
    DECK,
    FILE,
    INSTINCTS,
    KINDS,
    pool_of,
)
from palatine.games.besides_the_emperor.state import deck, identity_of
from palatine.games.besides_the_emperor.tests.table import POOLS, faces, table


@pytest.mark.rule("BE-1.1")
@pytest.mark.parametrize("players", [4, 8])
def test_five_to_seven_play(players: int) -> None:
    """Fewer or more players are refused."""
    with pytest.raises(BadSetup, match="5 to 7 players"):
        GAME.setup(players)


@pytest.mark.rule("BE-1.2", "BE-1.4", "BE-1.5", "BE-R45")
@pytest.mark.parametrize(("players", "rebels", "loyalists"), [(5, 2, 2), (6, 3, 2), (7, 3, 3)])
def test_the_pool_is_that_of_the_size(players: int, rebels: int, loyalists: int) -> None:
    """One Emperor, and the Rebels and Loyalists of the table; seven use the whole box."""
    pool = Counter(pool_of(players))
    assert pool == {"emperor": 1, "rebel": rebels, "loyalist": loyalists}
    box = {card.id: card.count[0] for card in BOX["identity"]}
    assert box == {"emperor": 1, "loyalist": 10, "rebel": 10}
    dealt = Counter(table(players).state.faces)
    assert all(dealt[face] <= count for face, count in box.items())
    assert players != 7 or dealt == box


@pytest.mark.rule("BE-1.3", "BE-1.6")
@pytest.mark.parametrize("players", [5, 6, 7])
def test_one_emperor_and_the_others_rebels_or_loyalists(players: int) -> None:
    """The pool card decides each player's identity."""
    court = table(players)
    found = "".join(court.identity(seat)[0].upper() for seat in range(players))
    assert found == POOLS[players]


@pytest.mark.rule("BE-1.8")
@pytest.mark.parametrize(
    ("letters", "found"), [("RRL", "rebel"), ("LLR", "loyalist"), ("ELR", "emperor")]
)
def test_identity_majority(letters: str, found: str) -> None:
    """The worked example of the rulebook: the larger part of the three is the identity."""
    assert identity_of(faces(letters)) == found


@pytest.mark.rule("BE-1.7", "BE-1.10")
def test_each_player_knows_the_own_cards_and_no_others() -> None:
    """Owners see their own three cards, and everybody else sees backs."""
    court = table(5, slots=("ELR", "RRL", "RLR", "LLR", "RLL"))
    assert court.cards_of(1, viewer=1) == ["rebel", "rebel", "loyalist"]
    assert court.cards_of(1, viewer=2) == [None, None, None]
    assert court.cards_of(1) == [None, None, None]
    assert court.news("identity_dealt", viewer=1)[0]["identity"] == "rebel"


@pytest.mark.rule("BE-1.10")
def test_nobody_is_offered_to_shuffle_outside_the_own_act() -> None:
    """Windows only offer Instinct cards and passes."""
    court = table(5, hands={1: "accuse"}).direct()
    assert court.until("instinct", 1).options == ("pass", "pass_until", "card:accuse")


@pytest.mark.rule("BE-1.9")
def test_the_emperor_shows_his_card() -> None:
    """Everybody sees who he is, and which of his cards says so."""
    court = table(5, "RLERL", slots=("LRR", "LLR", "LER"))
    assert court.state.emperor == 2
    assert court.cards_of(2) == [None, "emperor", None]
    assert [thing.marks for thing in court.zone("identity", owner=2).things] == [
        (),
        ("face_up",),
        (),
    ]
    assert "emperor" in court.seat_view(2).marks
    assert court.news("emperor_revealed") == [{"player": 2}]


@pytest.mark.rule("BE-1.11")
def test_players_sit_in_a_circle() -> None:
    """The list of seats is the circle, clockwise."""
    court = table(6)
    assert [each.seat for each in court.view().seats] == [0, 1, 2, 3, 4, 5]
    assert court.state.circle == (0, 1, 2, 3, 4, 5)


@pytest.mark.rule("BE-1.12", "BE-R01")
def test_the_deck_has_31_cards() -> None:
    """Four Self-Clearances, as the list has it."""
    assert len(DECK) == 31
    assert Counter(DECK) == {
        "transposition": 8,
        "condemn": 5,
        "self_clearance": 4,
        "clearance": 3,
        "counter_condemn": 2,
        "swap": 1,
        "investigation": 2,
        "reveal": 2,
        "guarding": 1,
        "accuse": 1,
        "reverse": 1,
        "steal": 1,
    }


def test_the_instinct_cards_are_those_of_the_list() -> None:
    """Six kinds can be played at any time."""
    clearing = ("self_clearance", "clearance", "counter_condemn")
    assert (*clearing, "guarding", "accuse", "reverse") == INSTINCTS


@pytest.mark.rule("BE-R07", "BE-R66")
@pytest.mark.parametrize("size", [0, 1, 2])
def test_hands_at_the_start(size: int) -> None:
    """Hands start empty by default, or with as many cards as the option says."""
    court = table(5, starting_hand=str(size))
    assert [len(hand) for hand in court.state.hands] == [size] * 5
    assert len(deck(court.state)) == 31 - 5 * size
    assert court.news("drew") == [{"player": seat} for seat in range(5)] * size
    assert GAME.setup(5).options["starting_hand"] == "0"


@pytest.mark.rule("BE-R58")
def test_identity_cards_lie_in_an_order_by_chance() -> None:
    """The pool card can be at any place."""
    places = {table(5, seed=str(seed)).cards_of(0).index("emperor") for seed in range(30)}
    assert places == {0, 1, 2}


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('id = "swap"', 'id = "swop"'),
        ('id = "rebel"', 'id = "rabble"'),
        ('id = "hand_limit"', 'id = "hand_limits"'),
        ("instinct = false", "instinkt = false"),
        ('count = [8, "printed"]', 'count = ["eight", "printed"]'),
    ],
)
def test_unknown_words_in_the_components_are_refused(tmp_path: Path, old: str, new: str) -> None:
    """A card, name or field that we don't know is refused, and nothing is guessed."""
    text = FILE.read_text("utf-8")
    assert old in text
    file = tmp_path / "cards.toml"
    file.write_text(text.replace(old, new, 1), "utf-8")
    with pytest.raises(BadCards, match=r"cards\.toml, "):
        read_card_file(file, KINDS)

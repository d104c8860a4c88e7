"""What the terminal shows of cards, words and rules, and what it repeats of the table."""

import re
from pathlib import Path

import pytest

from palatine.catalog import games
from palatine.core.game import Game
from palatine.core.lines import WIDTH, Line, Part
from palatine.core.words import Speaker, languages
from palatine.terminal.changes import changed_lines
from palatine.terminal.lookup import card_lines
from tests.typist import opened, played, typed

ENGLISH = Speaker(games()["to-be-emperor"])


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.id)
def test_every_card_of_every_game_can_be_shown(game: Game, language: str) -> None:
    """Its name, kind, numbers and text, without a missing word and within the screen."""
    speaker = Speaker(game, language, of_cards=True)
    for leaf in game.binder.leaves():
        lines = [line.text for line in card_lines(leaf, speaker)]
        assert not re.search(r"<[a-z]+-", " ".join(lines))
        assert lines[0] == speaker.card(leaf.id)
        assert max(map(len, lines)) <= WIDTH


def test_a_card_is_found_by_name_beginning_or_number(tmp_path: Path) -> None:
    """Whether it is on the table or not; a beginning that fits several names lists them."""
    table = opened(tmp_path, "to-be-emperor", "Anna")
    shown = typed(table, "card", "card house guard", "card tax", "card house", "card zzz", "card 6")
    assert "Asset; Bid cost: 1; Gives: Might 1; Copies: 4" in shown
    assert "Gives: Coin 1, Might 1" in shown
    assert '"house" could be House Banker, House Guard and House Augur' in shown
    assert 'There is no card called "zzz" in this game.' in shown
    assert "Senator; Influence and bid cost: 3; Upkeep: Coin 2, Might 1" in shown
    assert 'such as "card House Banker"' in " ".join(shown.split())


def test_a_word_is_explained_by_its_meaning_and_its_rules(tmp_path: Path) -> None:
    """A keyword, a term of the theme, a rule's id; in each language by the words of the table."""
    seize = typed(opened(tmp_path, "seize-the-imperium", "Anna"), "rule siege", "rule zzz")
    assert "Siege: +X: if it helps to apply a Conquest counter" in seize
    assert "Rule SI-11.16:" in seize
    assert 'No rule of this game mentions "zzz".' in seize
    chair = typed(opened(tmp_path, "sith-imperative", "Anna"), "rule vice chair", "rule se-3.2")
    assert "Rule SE-3.3: The Supreme Chancellor nominates a Vice Chair" in chair
    assert "Rule SE-3.2: Term limits" in chair
    rebel = typed(opened(tmp_path, "besides-the-emperor", "Anna", language="de"), "regel rebell")
    assert "Regel BE-1.8: Wovon du unter den drei Karten" in rebel
    vice = opened(tmp_path, "sith-imperative", "Anna", language="de")
    assert "Oberster Kanzler und Vizekanzler wählen selbst" in " ".join(
        typed(vice, "regel vizekanzler").split()
    )


def test_rule_alone_lists_the_words_of_the_game(tmp_path: Path) -> None:
    """Somebody who has never played does not know what there is to ask about."""
    shown = " ".join(typed(opened(tmp_path, "sith-imperative", "Anna"), "rule").split())
    assert 'such as "rule Supreme Chancellor"' in shown
    assert "Election tracker" in shown
    assert "Chaos" in shown
    assert "You can type" not in shown


def test_the_words_of_the_house_are_no_words_of_the_game(tmp_path: Path) -> None:
    """`rule you` finds rules, and not the list of commands."""
    assert "You can type" not in typed(opened(tmp_path, "sith-imperative", "Anna"), "rule you can")


def test_hands_and_bids_show_what_cards_do(tmp_path: Path) -> None:
    """Each card of your hand has a line with its text, at the table and in a question."""
    shown = typed(opened(tmp_path, "seize-the-imperium", "Anna"), "1", "1")
    table, _, bid = " ".join(shown.split()).partition("Which cards do you discard")
    text = "Special Operation Orders [cost: 1, Reaction card]: Before the first Exchange"
    assert text in table
    assert text in bid


def test_what_a_text_begins_with_is_not_said_twice(tmp_path: Path) -> None:
    """A Unit's text begins with its types, so the numbers in front of it leave them out."""
    shown = " ".join(typed(opened(tmp_path, "seize-the-imperium", "Anna"), "1", "1").split())
    assert re.search(r"ATT: \d+, DEF: \d+]: (Fleet|Troop), ", shown)
    assert not re.search(r"\[[^]]*(Fleet|Troop)[^]]*]: ", shown)


def test_only_what_changed_is_shown_again(tmp_path: Path) -> None:
    """The whole table comes once, then on request; a question alone changes nothing."""
    table = opened(tmp_path, "to-be-emperor", "Anna")
    shown = typed(table, "2", "2", "table")
    first, second, third, _ = shown.split("\n> ", 3)
    assert "Senate deck: 27 face down" in first
    assert "--" not in second
    assert "Senate deck" not in third
    assert 'Type "table" to see the whole table' in third
    assert shown.count("Senate deck: 27 face down") == 2


def test_a_whole_game_shows_less_than_its_tables(tmp_path: Path) -> None:
    """It repeats few lines of a table, though every one of them is there at the end."""
    shown = played(opened(tmp_path, "besides-the-emperor", "Anna"))
    assert 2 * shown.count("Identity (Anna)") < shown.count("\n> ")


def part(key: str, text: str, *items: str) -> Part:
    """A part of a table on one line."""
    return Part(key, (Line(f"  {text}"),), text.partition(":")[0], items)


def test_players_who_change_seats_are_all_shown() -> None:
    """Each seat holds the same, but the neighbours differ."""
    anna, ben, pool = part("seat:0", "Anna"), part("seat:1", "Ben"), part("zone:pool:None", "Pool")
    lines = changed_lines([ben, anna, pool], [anna, ben, pool], ENGLISH)
    assert [line.text for line in lines] == ["  Ben", "  Anna"]


def test_of_a_hand_only_new_cards_are_shown() -> None:
    """A hand whose cards have texts fills a screen; what has left it is in the news."""
    before = hand("Guard: strong.", "Fleet: fast.")
    assert list(changed_lines([hand("Fleet: fast.")], [before], ENGLISH)) == []
    drawn = changed_lines([hand("Fleet: fast.", "Ramp: steep.")], [before], ENGLISH)
    assert [line.text for line in drawn] == ["  Hand (Anna), new:", "    Ramp: steep."]


def hand(*cards: str) -> Part:
    """A hand with a line for each card."""
    lines = [Line(f"  {text}") for text in ("Hand (Anna):", *cards)]
    return Part("zone:hand:0", tuple(lines), "Hand (Anna)", cards, is_list=True)


def test_of_a_long_row_only_what_is_new_is_shown() -> None:
    """The places that are empty now are said as on the table."""
    before = [
        part("zone:pool:None", "Pool: a, b", "a", "b"),
        part("zone:hand:0", "Hand: c"),
        part("zone:bid:0", "Bid: d"),
    ]
    after = [part("zone:pool:None", "Pool: a, b [1]", "a", "b [1]")]
    lines = [line.text for line in changed_lines(after, before, ENGLISH)]
    assert lines == ["  Pool, changed: b [1]", "  Hand: empty; Bid: empty"]

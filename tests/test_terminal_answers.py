"""Typed answers at the terminal: names of several words, equal things, tokens by their places."""

import pytest

from palatine.catalog import game_of
from palatine.core.seats import Seat
from palatine.core.stream import AskOut, OptionOut
from palatine.core.words import Speaker, languages
from palatine.terminal.answer import Misread, read_answer, spoken
from palatine.terminal.claims import claim_words
from palatine.terminal.prompt import how_to_choose

SPEAKER = Speaker(game_of("to-be-emperor"))
GUARD, BANKER, TRADER = "hand:house-guard", "hand:house-banker", "asset:street-trader#1"


def asked(shape: str, *atoms: str, least: int = 0, most: int = 9, kind: str = "spend") -> AskOut:
    """A question about these cards."""
    options = tuple(OptionOut(atom, atom) for atom in atoms)
    return AskOut(Seat(0), 1, kind, shape, "alone", options, least, most)


SEVERAL = asked("several", GUARD, BANKER, GUARD, TRADER)
PLACES = asked("share", "asset:house-guard#1", "senator:juna-vesk", "deck", most=3)


@pytest.mark.parametrize(
    ("text", "chosen"),
    [
        ("house guard street trader", (TRADER, GUARD)),
        ("street house guard", (TRADER, GUARD)),
        ("house guard, house guard", (GUARD, GUARD)),
        ("House Guard house banker 3", (TRADER, BANKER, GUARD)),
        ("1 1 3", (TRADER, GUARD, GUARD)),
        ("0", ()),
        ("House Guard (x2) and Street Trader", (TRADER, GUARD, GUARD)),
        ("house banker, house guard and street trader.", (TRADER, BANKER, GUARD)),
    ],
)
def test_several_can_be_named_by_all_their_words(text: str, chosen: tuple[str, ...]) -> None:
    """With spaces or commas between them, mixed with numbers; equal cards have one number."""
    assert read_answer(text, SEVERAL, SPEAKER) == chosen


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("house", "terminal-ambiguous"),
        ("1 1 1", "terminal-so-often"),
        ("street trader street trader", "terminal-twice"),
        ("4", "terminal-no-number"),
        ("house guard nonsense", "terminal-no-option"),
        ("house guard and", "terminal-no-option"),
        ("street trader (x2)", "terminal-twice"),
    ],
)
def test_what_cannot_be_meant_is_said(text: str, message: str) -> None:
    """A beginning of two names, more than there are, and none of them."""
    with pytest.raises(Misread) as misread:
        read_answer(text, SEVERAL, SPEAKER)
    assert misread.value.message == message
    assert "<" not in misread.value.said(SPEAKER)


@pytest.mark.parametrize(
    ("text", "counts"),
    [
        ("1 0 2", (1, 0, 2)),
        ("asset deck", (0, 0, 1)),
        ("2 asset deck 1 house guard", (1, 0, 2)),
        ("2 house guard, juna vesk", (2, 1, 0)),
        ("juna 2, deck 1", (0, 2, 1)),
        ("2 House Guard and 1 Juna Vesk", (2, 1, 0)),
    ],
)
def test_tokens_are_moved_by_naming_the_place(text: str, counts: tuple[int, ...]) -> None:
    """One for each name, or as many as the number next to it says; or a number for every place."""
    assert read_answer(text, PLACES, SPEAKER) == counts


@pytest.mark.parametrize("text", ["1 2", "2", "2 nowhere", "asset deck house banker"])
def test_a_place_that_is_not_there_is_said(text: str) -> None:
    """There must be as many numbers as places, and a name must be one of them."""
    with pytest.raises(Misread) as misread:
        read_answer(text, PLACES, SPEAKER)
    assert "<" not in misread.value.said(SPEAKER)


def test_equal_cards_are_said_as_one() -> None:
    """In the confirmation, and in the way to choose them."""
    assert spoken((GUARD, GUARD, TRADER), SEVERAL, SPEAKER) == (
        "House Guard (from your hand) (x2) and Street Trader",
        "House Banker (from your hand)",
    )
    assert 'two of the same, such as "1 1"' in how_to_choose(SEVERAL, SPEAKER)
    assert "the same" not in how_to_choose(asked("several", GUARD, TRADER), SPEAKER)
    assert '"3 Asset deck"' in how_to_choose(PLACES, SPEAKER)


def test_what_we_write_can_be_typed() -> None:
    """A list as counsel writes it, in each language, with a name that begins like its last word."""
    answer = ("hand:android_battalion", "hand:robot_goliath", "hand:robot_goliath")
    question = asked("several", *answer, "hand:clone_battalion")
    for language in languages():
        speaker = Speaker(game_of("seize-the-imperium"), language, of_cards=True)
        written = spoken(answer, question, speaker)[0]
        assert "<" not in written
        assert read_answer(written, question, speaker) == answer


def test_an_answer_is_said_without_what_its_card_does() -> None:
    """Its name is enough, after a question that has told the rest."""
    game = game_of("seize-the-imperium")
    atom = next(atom for atom in game.vocabulary if "bygaros_7" in atom)
    question = asked("pick", atom, "done", kind="throne")
    speaker = Speaker(game, of_cards=True)
    assert speaker.atom(atom, "throne").startswith("Bygaros 7, Garden of the Galaxy: System")
    assert spoken(atom, question, speaker)[0] == "Bygaros 7, Garden of the Galaxy"


def test_a_claim_may_have_commas_and_an_and() -> None:
    """As in the news of a claim; a player who is called And is still a player."""
    tiles = "drew Loyalist, Loyalist and Separatist."
    assert claim_words(tiles, (), "and") == ["drew", "Loyalist", "Loyalist", "Separatist"]
    assert claim_words("vouch and", ("And",), "and") == ["vouch", "and"]


def test_a_way_to_choose_two_of_the_same_is_said_once() -> None:
    """If the example of an answer already is such a choice, it is enough."""
    said = how_to_choose(asked("several", GUARD, GUARD, least=2, most=2), SPEAKER)
    assert said == 'Choose 2 of these: type their numbers, such as "1 1".'


@pytest.mark.parametrize(
    ("least", "most", "said"),
    [
        (0, 3, 'any of these: type their numbers, such as "1 2", or 0 for none.'),
        (0, 2, 'up to 2 of these: type their numbers, such as "1 2", or 0 for none.'),
        (0, 1, 'one of these: type its number, such as "1", or 0 for none.'),
        (1, 1, 'one of these: type its number, such as "3".'),
        (1, 2, '1 or 2 of these: type their numbers, such as "3".'),
        (1, 3, '1 to 3 of these: type their numbers, such as "3".'),
    ],
)
def test_how_many_may_be_chosen_is_said(least: int, most: int, said: str) -> None:
    """And the example is an answer that we would take."""
    question = asked("several", GUARD, BANKER, TRADER, least=least, most=most)
    assert how_to_choose(question, SPEAKER) == f"Choose {said}"
    example = said.split('"')[1]
    assert read_answer(example, question, SPEAKER)


def test_a_full_stop_is_not_part_of_an_answer() -> None:
    """`1.` and `Street Trader!` are answers."""
    question = asked("pick", GUARD, TRADER, least=1, most=1)
    assert [read_answer(text, question, SPEAKER) for text in ("1.", "street trader!")] == [
        GUARD,
        TRADER,
    ]

"""Every window's question says what is at stake, in words that everybody might hear."""

import pytest

from palatine.core.stream import ask_of
from palatine.core.words import Speaker
from palatine.games.besides_the_emperor import GAME
from palatine.games.besides_the_emperor.tests.table import Table, table


def asked(court: Table, language: str = "en") -> str:
    """The question on the phone of the player who is asked."""
    question = ask_of(court.match, court.seat)
    assert question is not None
    return Speaker(GAME, language, names="ABCDE").asks(question.kind, question.facts)


def test_a_condemn_says_who_does_what_to_whom_and_when_it_strikes() -> None:
    """The window after it was cast says so."""
    court = table(5, hands={1: "condemn", 3: "accuse"}).direct().act("card:condemn", 3)
    assert asked(court).startswith(
        "B's Condemn is on D. If everyone passes, it strikes at the end of B's next turn. Do"
    )
    assert asked(court, "de").startswith(
        "Die Verurteilung von B gilt D. Passen alle, trifft sie am Ende des nächsten Zugs von B."
    )


def test_whose_death_is_due_is_named() -> None:
    """It is named in the turn in which it strikes; before that, the question says “later”."""
    court = table(5, hands={1: "condemn", 3: "accuse"}).direct().act("card:condemn", 3)
    court.until("act", 2).answer("pass").until("instinct")
    assert "A Condemn on D strikes later." in asked(court)
    court.until("act", 1).answer("pass").until("instinct")
    assert "If everyone passes, D dies at the end of this turn." in asked(court)


@pytest.mark.parametrize("language", ["en", "de"])
def test_nothing_at_stake_is_said_too(language: str) -> None:
    """Without anything at stake, the player reads what comes next."""
    court = table(5, hands={3: "accuse"}).direct()
    next_ = {
        "en": "If everyone passes, the first turn begins.",
        "de": "Passen alle, beginnt der erste Zug.",
    }
    assert next_[language] in asked(court, language)


def test_all_who_are_asked_read_the_same() -> None:
    """Everyone reads the same sentence, which tells nothing about a hand."""
    court = table(5, hands={1: "steal", 2: "accuse", 3: "clearance"}).direct()
    read = set()
    while court.question == "instinct" and court.state.turn == 0:
        read.add(asked(court))
        court.answer("pass")
    assert len(read) == 1


def test_a_card_that_fits_several_condemns_says_where_each_comes_from_and_goes() -> None:
    """So that nobody has to look for the numbers at the seats."""
    hands = {1: "condemn", 2: "condemn", 3: "clearance"}
    court = table(5, "ERLRL", hands=hands).direct()
    court.act_of(1, "card:condemn", 3).act_of(2, "card:condemn", 4).instinct(3, "clearance")
    assert asked(court) == (
        "Which Condemn do you counter? Condemn 1: from B, on D. Condemn 2: from C, on E."
    )
    assert asked(court, "de") == (
        "Welche Verurteilung wehrst du ab? "
        "Verurteilung 1: von B, gegen D. Verurteilung 2: von C, gegen E."
    )

"""Luck apart from choice in every game: what the same answer is worth before anybody has seen the
cards that it brings."""

from collections.abc import Callable
from random import Random

import pytest

from palatine.bots.draws import Drawn, drawn
from palatine.core.cards import faces_of
from palatine.core.chance import Rolled
from palatine.core.log import Answered
from palatine.core.match import Match
from palatine.core.seats import Seat
from palatine.core.words import Speaker, languages
from palatine.games.besides_the_emperor.state import deck as undealt
from palatine.games.besides_the_emperor.tests.table import table as court
from palatine.games.seize_the_imperium import GAME as GALAXY
from palatine.games.seize_the_imperium.tests.table import position as galaxy
from palatine.games.senate.tests.table import position as at_senate
from palatine.games.senate.tests.table import table as senate
from palatine.games.to_be_emperor.tests.table import position as forum
from palatine.theatre.analyse import moment
from palatine.theatre.analysis import Chances
from palatine.theatre.odds import Odds
from palatine.theatre.reel import Frame, reel
from palatine.theatre.summary import moment_told
from palatine.theatre.swings import Swing, curve, swings

NAMES = ("Ada", "Bo", "Cleo", "Dov", "Eva")
OWNED = {0: ["hired-blade", "house-guard"]}
EAGER = {"reshuffle": "eager"}
SENATORS = {0: ["davon-ilket"]}


def voted(deck: str) -> Match:
    """All have voted for a government, which draws these tiles."""
    return senate(5, roles="LLLSP", deck=deck).elect(1).match


def in_chaos(deck: str) -> Match:
    """The third government in a row was rejected, and this is the top tile."""
    return senate(5, roles="LLLSP", deck=deck).reject(3).match


def condemning(card: str) -> Match:
    """A Rebel beside the Emperor condemns him, all pass, and the next player draws this card."""
    t = court(5, "ERRLL", hands={1: "condemn"}, draws=f"guarding {card}")
    return t.direct().act("card:condemn", 0).until("act", 2).match


def spending(card: str) -> Match:
    """Somebody spends a token at the deck and draws this card."""
    return forum(deck=[card], assets=OWNED, senators=SENATORS).bid("deck", 1).match


def resupplied(order: int) -> Match:
    """A Turn ends and the next player draws; the decks lie in one of many orders."""
    t = galaxy(worlds={0: ["dalken_cendros"], 1: ["silicas"]}, phase="victory")
    start = t.match.position()
    decks = [[*deck] for deck in start.asset_decks]  # type: ignore[attr-defined]  # a galaxy's
    for deck in decks:
        Random(order).shuffle(deck)
    start.asset_decks = tuple(map(tuple, decks))  # type: ignore[attr-defined]
    match = Match(t.match.game, t.match.setup, Rolled(Random(1)), start)
    while match.state.phase != "allocation":
        match.answer(match.waiting[0], "pass")
    return match


def last_luck(frames: list[Frame], odds: Odds) -> Swing:
    """The last swing that was luck."""
    return [each for each in swings(frames, curve(frames, odds), odds) if each.cause == "luck"][-1]


def around_draw(match: Match) -> tuple[Chances | None, Chances]:
    """The chances at the last draw: before anybody saw it, and with it."""
    frames, odds = reel(match), Odds(match.game, match)
    at = last_luck(frames, odds).at
    given = [(e.seat, e.answer) for e in frames[at].inputs if type(e) is Answered]
    before = odds.before_luck(frames[at - 1].match, frames[at].match, given)
    return before, odds.now(frames[at].match)


@pytest.mark.parametrize(
    ("played", "worse", "better"),
    [
        (voted, "SSSLLL", "LSSSLL"),
        (in_chaos, "SLLSSS", "LSSSLL"),
        (spending, "house-banker", "temple-archivist"),
        (resupplied, 1, 4),
    ],
)
def test_before_a_draw_no_order_of_the_deck_is_better(
    played: Callable[..., Match], worse: str | int, better: str | int
) -> None:
    """The same answer is worth the same whatever it brings; the cards then make the difference."""
    (expected, poor), (same, rich) = around_draw(played(worse)), around_draw(played(better))
    assert expected is not None
    assert same == pytest.approx(expected)
    assert poor[0] < expected[0] < rich[0]


@pytest.mark.parametrize(("played", "card"), [(spending, "house-banker"), (condemning, "swap")])
def test_what_a_draw_is_worth_beforehand_is_the_mean_of_all_cards(
    played: Callable[[str], Match], card: str
) -> None:
    """Each card that could come counts as often as the deck has it."""
    match = played(card)
    before = reel(match)[-2].match.state
    left = faces_of(before, before.deck) if played is spending else undealt(before)
    worth = {each: Odds(match.game).open(played(each))[0] for each in set(left)}
    expected, _ = around_draw(match)
    assert expected is not None
    assert expected[0] == pytest.approx(sum([worth[each] for each in left]) / len(left), abs=0.005)


def test_what_both_draw_before_a_turn_is_worth_the_mean_of_many_decks() -> None:
    """In Seize the Imperium, over forty orders."""
    worth = [Odds(GALAXY).open(resupplied(order))[0] for order in range(40)]
    expected, _ = around_draw(resupplied(1))
    assert expected is not None
    assert expected[0] == pytest.approx(sum(worth) / len(worth), abs=0.02)


def test_a_condemn_is_no_luck_though_a_card_is_drawn_at_once_after_it() -> None:
    """The Rebel has chosen; a Condemn in the next Rebel's hand is luck."""
    frames = reel(condemning("condemn"))
    odds = Odds(frames[0].match.game)
    found = swings(frames, curve(frames, odds), odds)
    condemned = next(each for each in found if "condemned" in events(frames[each.at]))
    assert (condemned.cause, condemned.seat) == ("choice", 1)
    assert condemned.after[1] > condemned.before[1] + 0.2
    drew = found[-1]
    assert (drew.cause, drew.seat, "drew" in events(frames[drew.at])) == ("luck", None, True)


def events(frame: Frame) -> list[str]:
    """What was told at a moment."""
    return [told.event for told in frame.news]


def test_an_answer_after_which_nobody_draws_is_no_luck() -> None:
    """Not even if the tiles are shuffled again: that is luck still to come."""
    t = (
        at_senate(5, roles="LLLSP", deck="SSL", size=4, options=EAGER)
        .elect(1)
        .pass_on("SL")
        .enact("S")
    )
    frames, odds = reel(t.match), Odds(t.match.game)
    assert "reshuffled" in events(frames[-1])
    answer = [(Seat(1), "policy:separatist")]
    assert odds.before_luck(frames[-2].match, frames[-1].match, answer) is None
    last = swings(frames, curve(frames, odds), odds)[-1]
    assert (last.at, last.cause, last.seat) == (len(frames) - 1, "choice", 1)


@pytest.mark.parametrize(
    ("played", "how", "seat", "atoms"),
    [
        (voted, "SSLLLL", 0, ("policy:separatist", "policy:separatist", "policy:loyalist")),
        (in_chaos, "SLLSSS", None, ()),
        (condemning, "clearance", 2, ("clearance",)),
        (spending, "house-banker", 0, ("card:house-banker",)),
    ],
)
def test_luck_names_what_was_drawn(
    played: Callable[[str], Match], how: str, seat: int | None, atoms: tuple[str, ...]
) -> None:
    """And by whom; the tile that chaos turns up is in the news."""
    match = played(how)
    frames = reel(match)
    at = last_luck(frames, Odds(match.game, match)).at
    found = drawn(frames[at].match, match.news[frames[at - 1].told : frames[at].told])
    assert found == (() if seat is None else (Drawn(Seat(seat), atoms),))


def test_the_sentence_of_a_draw_is_about_the_draw() -> None:
    """In every language; the vote before it was the table's choice."""
    match = voted("SSSLLL")
    frames, odds = reel(match), Odds(match.game, match)
    told = moment(last_luck(frames, odds), match, frames, odds, {})
    said = {
        language: moment_told(told, Speaker(match.game, language, None, NAMES))
        for language in languages()
    }
    assert said["en"].endswith("%. Ada drew Separatist, Separatist and Separatist.")
    assert said["de"].endswith("%. Ada hat gezogen: Separatist, Separatist und Separatist.")

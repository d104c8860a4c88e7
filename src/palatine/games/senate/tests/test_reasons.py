"""Reasons: what is not offered is refused with the rule that says so, in words."""

from random import Random
from typing import Any

import pytest

from palatine.core.errors import NotAnOption
from palatine.core.rulebook import rules_of
from palatine.core.seats import Seat
from palatine.core.words import Speaker, languages
from palatine.games.senate import GAME
from palatine.games.senate.tests.table import BOTH, Table, position, table


def nomination() -> Table:
    """President 1 nominates after the government of 0 and 3; 5 is dead."""
    t = position(living=(0, 1, 2, 3, 4, 6), executed=(5,), deck="LLS")
    return t.govern(3, "L")


def session(separatist: int = 0) -> Table:
    """Chancellor 3 holds two Separatist tiles."""
    return position(separatist=separatist, deck="SSS").elect(3).pass_on("SS")


def power(separatist: int) -> Table:
    """President 0 has been granted a power."""
    return position(separatist=separatist, deck="SSS").govern(3, "S")


CASES = {
    "no such player": (nomination, "player:7", "SE-2.1", "no_such_player"),
    "dead": (nomination, "player:5", "SE-5.16", "executed"),
    "oneself as chancellor": (nomination, "player:1", "SE-3.3", "not_yourself_nominate"),
    "last president": (nomination, "player:0", "SE-3.2", "term_limited"),
    "last chancellor": (nomination, "player:3", "SE-3.2", "term_limited"),
    "not in hand": (session, "policy:loyalist", "SE-4.3", "not_in_hand"),
    "veto too early": (session, "veto", "SE-6.1", "veto_too_early"),
    "oneself investigated": (lambda: power(1), "player:0", "SE-R22", "not_yourself_investigate"),
    "oneself called": (lambda: power(2), "player:0", "SE-5.8", "not_yourself_call"),
    "oneself executed": (lambda: power(3), "player:0", "SE-R23", "not_yourself_execute"),
    "veto twice": (
        lambda: session(5).propose_veto().refuse(),
        "veto",
        "SE-6.4",
        "veto_refused",
    ),
    "neither yes nor no": (lambda: session(5).propose_veto(), "maybe", "SE-6.3", "yes_or_no"),
    "no ballot": (lambda: table(7).nominate(3), "maybe", "SE-3.5", "yes_or_no"),
}


@pytest.mark.parametrize("name", CASES)
def test_each_refusal_cites_its_rule(name: str) -> None:
    """The reason has the rule's id and its own sentence."""
    make, atom, rule, sentence = CASES[name]
    t = make()
    reason = t.match.why_not(t.asked[0], atom)
    assert reason is not None
    assert (reason.rule, reason.id) == (rule, sentence)
    assert t.refusal(atom, t.asked[0]) == rule


@pytest.mark.parametrize(
    ("edition", "last"), [("sith-imperative", "elected"), ("secret-emperor", "enacted")]
)
def test_a_term_limit_says_which_office_and_why(edition: str, last: str) -> None:
    """The reason names the player, the office, and what this edition counts."""
    t = table(7, deck="LLS", edition=edition).govern(3, "L")
    for player, office in ((0, "president"), (3, "chancellor")):
        reason = t.match.why_not(t.asked[0], f"player:{player}")
        assert reason is not None
        assert reason.facts == {"player": player, "office": office, "last": last}


def test_what_is_offered_has_no_reason_against_it() -> None:
    """There is no reason against what is offered, nor for a seat that is not asked."""
    t = nomination()
    assert t.match.why_not(Seat(1), "player:2") is None
    assert t.match.why_not(Seat(2), "player:3") is None


@pytest.mark.parametrize("edition", BOTH)
def test_every_reason_in_random_play_has_a_rule_and_words(edition: str) -> None:
    """Whatever word of the game is not offered: each reason cites a rule and has a sentence."""
    random = Random(edition)
    seen = set()
    for players in GAME.players:
        match = Table.opened(GAME, players, edition, seed=str(players)).match
        while not match.is_over:
            seat = random.choice(match.waiting)
            for atom in GAME.vocabulary:
                if reason := match.why_not(seat, atom):
                    seen.add((reason.rule, reason.id))
            match.answer(seat, match.asked[seat].any_answer(random))
    assert {rule for rule, _ in seen} <= set(rules_of(GAME))
    for language in languages():
        assert all(Speaker(GAME, language).has(f"why-{sentence}") for _, sentence in seen)
    assert len(seen) > 8


@pytest.mark.parametrize("make", [nomination, lambda: power(1)])
def test_an_answer_that_names_an_offered_player_twice_is_refused_without_a_rule(make: Any) -> None:
    """Nothing is wrong with the player, only with the answer."""
    t = make()
    assert t.refusal([t.options[0]] * 2) is None


@pytest.mark.rule("SE-4.2")
@pytest.mark.parametrize(
    ("answer", "sentence"),
    [(["policy:separatist"], "pass_two"), (["policy:loyalist"] * 2, "not_in_hand")],
)
def test_two_tiles_of_the_hand_are_passed_on(answer: list[str], sentence: str) -> None:
    """Too few tiles, or more of a kind than there are, are refused by the rule about passing."""
    t = position(deck="SSL").elect(3)
    with pytest.raises(NotAnOption) as refused:
        t.match.answer(t.asked[0], answer)
    assert (refused.value.rule, refused.value.reason.id) == ("SE-4.2", sentence)

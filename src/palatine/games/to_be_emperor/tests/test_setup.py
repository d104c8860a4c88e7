"""Chapter 2, setup: decks, pools, tokens, and who goes first."""

import pytest

from palatine.core.chance import Seeded, seed_from
from palatine.core.match import Match
from palatine.games.to_be_emperor import GAME
from palatine.games.to_be_emperor.tests.table import table


@pytest.mark.rule("TE-2.1", "TE-2.2")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_two_more_cards_than_players_lie_open(players: int) -> None:
    """Both pools get two cards more than there are players, from shuffled decks."""
    t = table(players)
    assert len(t.state.pool) == len(t.state.senate) == players + 2
    assert len(t.state.deck) == 48 - players - 2
    assert t.state.faces != table(players, seed="other").state.faces
    assert t.state.senate_order != table(players, seed="other").state.senate_order


@pytest.mark.rule("TE-2.3", "TE-R03")
def test_players_start_with_tokens_only() -> None:
    """Five tokens each, no hand, nothing in play."""
    t = table(3)
    assert [t.left(seat) for seat in range(3)] == [5, 5, 5]
    assert (t.state.hands, t.state.assets, t.state.senators) == (((), (), ()),) * 3


@pytest.mark.rule("TE-2.4", "TE-2.5", "TE-R53")
def test_chance_decides_who_goes_first() -> None:
    """The drawn player gets the First Player card and is active first."""
    t = table(4, first=2)
    assert (t.state.first, t.state.active, t.seat) == (2, 2, 2)
    assert t.view().seats[2].marks == ("first_player", "active")
    natures = [Seeded(seed_from(str(seed))) for seed in range(40)]
    firsts = {Match(GAME, GAME.setup(4), nature).state.first for nature in natures}
    assert firsts == {0, 1, 2, 3}


@pytest.mark.rule("TE-2.6")
def test_a_round_has_four_phases() -> None:
    """Main, Acquire, Resource and End follow each other."""
    t = table(2, assets=["house-guard"], senators=["brakka-thorne"])
    t.bid("brakka-thorne", 4).bid("deck", 5).end().bid("house-guard").pass_()
    assert (t.state.phase, t.question) == ("resource", "pay")
    t.pay("brakka-thorne", "house-guard")
    assert (t.state.phase, t.question) == ("end", "draw")
    t.answer("decline")
    assert (t.state.phase, t.state.round) == ("main", 2)


def test_a_deal_names_cards_from_the_top() -> None:
    """A deal can fix both decks by the names of their cards."""
    t = table(2, assets=["house-guard", "house-guard"], senators=["juna-vesk"])
    assert t.state.pool[:2] == ("asset:house-guard#1", "asset:house-guard#2")
    assert t.state.senate[0] == "senator:juna-vesk"

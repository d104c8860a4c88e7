"""Every rule of the rulebook, shown by a test."""

import pytest
from saturnalia import GAME
from saturnalia.state import Feast

from palatine.testing import Table

BOX = ("4", "3", "1", "2", "2", "1")
"""The cards of the first three players, two each."""


def feast(players: int = 3, feasts: str = "3") -> Table[Feast]:
    """A table at its first offers."""
    return Table.opened(GAME, players, options={"feasts": feasts}, deal={"box": (BOX, BOX)})


def offer(t: Table[Feast], *coins: int) -> Table[Feast]:
    """Let all offer, in seating order."""
    return t.at("offer").answers(*[f"n:{each}" for each in coins])


@pytest.mark.rule("SA-1.1")
def test_each_player_begins_with_five_coins() -> None:
    """Each player begins with five coins, and there are three feasts."""
    t = feast()
    assert (t.state.coins, t.state.feasts) == ((5, 5, 5), 3)


@pytest.mark.rule("SA-1.2")
def test_only_its_owner_looks_at_a_gift_card() -> None:
    """The owner sees the faces; others see two backs."""
    t = feast()
    own, others = t.zone("hand", viewer=0, owner=0), t.zone("hand", viewer=1, owner=0)
    assert [thing.face for thing in own.things] == ["gift:4", "gift:3"]
    assert (others.things, others.backs) == ((), 2)


@pytest.mark.rule("SA-2.1")
def test_offers_are_revealed_together() -> None:
    """Nobody hears an offer before all are in, and nobody offers what they don't have."""
    t = feast().answer("n:3").answer("n:1")
    assert t.events() == []
    assert t.refusal("n:6") == "SA-2.1"
    assert t.answer("n:0").news("offered")[0]["coins"] == (3, 1, 0)


@pytest.mark.rule("SA-2.2")
@pytest.mark.parametrize(("coins", "lord"), [((3, 1, 0), 0), ((3, 3, 1), 2), ((2, 2, 2), None)])
def test_the_highest_offer_that_nobody_shares_makes_a_lord(
    coins: tuple[int, ...], lord: int | None
) -> None:
    """The lord pays the offer; without a single highest offer there is no lord."""
    t = offer(feast(), *coins)
    assert t.state.lord == lord
    assert lord is None or t.state.coins[lord] == 5 - coins[lord]


@pytest.mark.rule("SA-2.3")
def test_the_lord_hands_two_honours_to_the_others() -> None:
    """The lord can split the honours in any way; each is a point."""
    t = offer(feast(), 3, 1, 0).at("honour")
    assert t.options == ("player:1", "player:2")
    assert t.answer((0, 2)).state.points == (0, 0, 2)


@pytest.mark.rule("SA-2.4")
def test_the_lord_scores_the_gifts_that_are_given() -> None:
    """The lord gives one gift or both, face up."""
    t = offer(feast(), 3, 1, 0).answer((1, 1)).at("give")
    t.refusal(())
    assert t.answer(("gift:3", "gift:4")).state.points[0] == 7
    assert t.news("gave") == [{"player": 0, "gifts": ("3", "4")}]


@pytest.mark.rule("SA-3.1")
def test_the_first_who_cries_scores() -> None:
    """After the first cry, the others are no longer asked."""
    t = offer(feast(), 0, 0, 0).at("cry").answer("io_saturnalia", seat=2)
    assert (t.question, t.state.points) == ("toast", (0, 0, 1))


@pytest.mark.rule("SA-3.2")
def test_whoever_has_the_fewest_points_toasts() -> None:
    """Of several, the first in seating order toasts; the first one toasted scores."""
    t = offer(feast(), 0, 0, 0).answer("io_saturnalia", seat=0).at("toast")
    assert t.seat == 1
    assert t.answer(("player:2", "player:0", "player:1")).state.points == (1, 0, 1)


@pytest.mark.rule("SA-4.1")
def test_most_points_win_after_the_last_feast() -> None:
    """Several winners share a victory."""
    t = offer(feast(feasts="1"), 0, 0, 0).answer("io_saturnalia", seat=0)
    t.answer(("player:1", "player:0", "player:2"))
    assert (t.winners, t.why) == ((0, 1), "most_points")


@pytest.mark.rule("SA-R1")
def test_all_gift_cards_are_dealt_anew() -> None:
    """A gift given away in the first feast can be in a hand in the second."""
    t = offer(feast(), 3, 1, 0).answer((1, 1)).answer(("gift:3", "gift:4"))
    assert [thing.face for thing in t.zone("hand", viewer=0, owner=0).things] == [
        "gift:4",
        "gift:3",
    ]

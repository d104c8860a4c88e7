"""The rulebook's worked examples, by name. Gina is seat 0, Brendan seat 1."""

import pytest

from palatine.games.to_be_emperor.tests.table import position

GINA, BRENDAN = 0, 1


@pytest.mark.rule("TE-4.5", "TE-4.6", "TE-4.7", "TE-1.9")
def test_knowledge() -> None:
    """One asset played and one committed beside a ready one: draw three, keep two, put one back."""
    drawn = ["hired-blade", "street-trader", "house-banker"]
    t = position(
        assets={BRENDAN: ["house-augur", "house-augur"]},
        hands={BRENDAN: ["merchant-adviser"]},
        deck=drawn,
        active=BRENDAN,
    )
    t.use("knowledge", "hand:merchant-adviser", "house-augur")
    assert t.news("studied") == [{"player": BRENDAN, "drawn": 3, "kept": 2}]
    assert t.options == ("card:hired-blade", "card:street-trader", "card:house-banker")
    t.answer(["card:hired-blade", "card:house-banker"]).answer(["deck", "card:street-trader"])
    assert t.hand(BRENDAN) == ("hired-blade", "house-banker")
    assert t.state.faces[t.state.deck[-1]] == "street-trader"
    assert t.state.pool == ("asset:merchant-adviser#1",)
    assert t.why_not("merchant-adviser") == "TE-1.9"


@pytest.mark.rule("TE-1.10", "TE-4.1", "TE-6.1")
def test_coin_then_pay() -> None:
    """A Tax Collector moves a token in one round, and pays Salos Breenar alone in the next."""
    t = position(
        assets={GINA: ["tax-collector"]},
        pool=["house-guard"],
        senate=["salos-breenar"],
    )
    t.bid("house-guard", 2).use("coin", "tax-collector").move("salos-breenar")
    assert (t.tokens("house-guard"), t.tokens("salos-breenar")) == ({GINA: 1}, {GINA: 1})
    t.spend_all()
    t = position(
        assets={GINA: ["tax-collector"]},
        senators={GINA: ["salos-breenar"]},
        phase="resource",
        queue=(GINA,),
    )
    t.pay("salos-breenar", "tax-collector")
    assert t.news("senators_paid")[0]["cards"] == ("asset:tax-collector#1",)
    assert t.influence(GINA) == 2


@pytest.mark.rule("TE-4.3", "TE-4.4", "TE-3.5", "TE-3.6")
def test_might() -> None:
    """Two Might from play and hand commit a Merchant Adviser; then the player bids two of three
    tokens."""
    t = position(
        assets={GINA: ["tax-collector"], BRENDAN: ["merchant-adviser"]},
        hands={GINA: ["house-guard"]},
        senate=["salos-breenar"],
        bids=[("deck", GINA, 2)],
    )
    t.use("might", "tax-collector", "hand:house-guard")
    assert t.is_committed("merchant-adviser")
    assert t.state.pool == ("asset:house-guard#1",)
    assert not any(option.startswith("use:") for option in t.options)
    assert t.refusal("use:coin") == "TE-3.5"
    t.bid("salos-breenar", 2)
    assert (t.left(GINA), t.seat) == (1, BRENDAN)


@pytest.mark.rule("TE-5.1", "TE-5.2", "TE-6.2")
def test_tapped_rescue() -> None:
    """Ulmani is paid just in time: Gina's tokens return, and nothing more is due this round."""
    t = position(
        assets={BRENDAN: ["merchant-adviser"]},
        senators={BRENDAN: ["ulmani-zenestry"]},
        tapped=["ulmani-zenestry"],
    )
    t.bid("ulmani-zenestry", 3).spend_all()
    assert (t.question, t.seat, t.influence(BRENDAN)) == ("pay", BRENDAN, 0)
    t.pay("ulmani-zenestry", "merchant-adviser")
    assert t.left(GINA) == 5
    assert (t.owner("ulmani-zenestry"), t.influence(BRENDAN)) == (BRENDAN, 2)
    assert t.question != "pay"

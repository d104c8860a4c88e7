"""Chapter 5, the Acquire phase: tapped senators are paid, then the bids are settled."""

import pytest

from palatine.games.to_be_emperor.tests.table import Table, position


def settled(cost_two: str = "tax-collector", **bids: int) -> Table:
    """A table of four after the Acquire phase, with these bids of p0, p1, ... on one card."""
    named = [(cost_two, int(seat[1:]), tokens) for seat, tokens in bids.items()]
    t = position(4, pool=["tax-collector"], senate=["salos-breenar"], bids=named)
    return t.spend_all()


@pytest.mark.rule("TE-5.5", "TE-5.9", "TE-5.10")
def test_a_bid_alone_wins_if_it_reaches_the_cost() -> None:
    """The card is in front of its player, and all tokens are back."""
    t = settled(p1=2)
    assert t.owner("tax-collector") == 1
    assert [t.left(seat) for seat in range(4)] == [5, 5, 5, 5]
    assert t.zone("assets", owner=1).things[0].face == "asset:tax-collector#1"
    assert "asset:tax-collector#1" not in t.state.pool


@pytest.mark.rule("TE-5.6")
def test_the_highest_bid_wins() -> None:
    """Three tokens beat two."""
    assert settled(p1=2, p2=3).owner("tax-collector") == 2


@pytest.mark.rule("TE-5.7", "TE-R19")
def test_a_tie_for_the_highest_bid_wins_nothing() -> None:
    """In a tie, not even a lower bid that covers the cost wins."""
    t = settled(p0=3, p1=3, p2=2)
    assert t.owner("tax-collector") is None
    assert t.news("bids_tied")[0]["players"] == (0, 1)


@pytest.mark.rule("TE-5.8", "TE-R20")
def test_a_bid_below_the_cost_wins_nothing() -> None:
    """One token for a card of two: it stays where it is."""
    t = settled(p0=1)
    assert "asset:tax-collector#1" in t.state.pool
    assert t.news("bids_too_low") == [{"card": "asset:tax-collector#1"}]


@pytest.mark.rule("TE-1.7", "TE-5.5")
def test_a_senator_is_won_like_an_asset() -> None:
    """Two tokens win a senator with two Influence."""
    t = settled("salos-breenar", p3=2)
    assert (t.owner("salos-breenar"), t.question, t.seat) == (3, "pay", 3)
    assert t.state.senate == ()


def tapped(**fields: object) -> Table:
    """Seat 1's Juna Vesk (1 Might) is tapped and seat 1 has a House Guard; seat 0 may bid."""
    made: dict[str, object] = {"assets": {1: ["house-guard"]}, "senators": {1: ["juna-vesk"]}}
    return position(3, tapped=["juna-vesk"], **{**made, **fields})  # type: ignore[arg-type]


@pytest.mark.rule("TE-5.2", "TE-R02")
def test_a_paid_senator_is_untapped_and_bids_on_him_go_back() -> None:
    """Even a bid that would have won changes nothing; and he need not be paid again this round."""
    t = tapped(bids=[("juna-vesk", 0, 4)]).spend_all()
    t.pay("juna-vesk", "house-guard")
    assert (t.owner("juna-vesk"), t.influence(1), t.left(0)) == (1, 1, 5)
    assert t.state.phase not in ("acquire", "resource")


@pytest.mark.rule("TE-5.3", "TE-R23", "TE-R47")
def test_an_unpaid_senator_goes_to_whoever_won_him() -> None:
    """He comes untapped, and his new owner must pay in this round."""
    t = tapped(bids=[("juna-vesk", 0, 1)]).spend_all().pay()
    assert (t.owner("juna-vesk"), t.state.tapped, t.influence(0)) == (0, (), 1)
    assert (t.state.phase, t.seat, t.options[0]) == ("resource", 0, "senator:juna-vesk")


@pytest.mark.rule("TE-5.4")
def test_a_senator_neither_paid_nor_won_goes_back_to_the_senate() -> None:
    """Nobody controls the senator, who is open to bids like the others."""
    t = tapped(bids=[("juna-vesk", 0, 2), ("juna-vesk", 2, 2)]).spend_all().pay()
    assert (t.owner("juna-vesk"), t.state.senate[0]) == (None, "senator:juna-vesk")
    assert [event["card"] for event in t.news("senator_returned")] == ["senator:juna-vesk"]


@pytest.mark.rule("TE-R21")
def test_a_senator_who_went_back_is_not_settled_twice() -> None:
    """Bids on him count as bids on a tapped senator only; other bids come after."""
    t = tapped(pool=["tax-collector"], bids=[("juna-vesk", 0, 1), ("tax-collector", 2, 2)])
    t.spend_all().pay()
    events = [n.event for n in t.match.news if n.event in ("senator_lured", "acquired")]
    assert events == ["senator_lured", "acquired"]


@pytest.mark.rule("TE-R22", "TE-5.1", "TE-1.12")
def test_owners_are_asked_one_after_the_other() -> None:
    """Owners are asked from the first player on, before anything is settled."""
    t = position(
        3,
        senators={0: ["juna-vesk"], 2: ["salos-breenar"]},
        tapped=["juna-vesk", "salos-breenar"],
        first=1,
        active=1,
    )
    t.spend_all()
    assert (t.seat, t.state.phase) == (2, "acquire")
    t.pay()
    assert (t.seat, t.state.phase) == (0, "acquire")


@pytest.mark.rule("TE-R48")
def test_an_owner_is_asked_even_if_he_can_pay_nothing() -> None:
    """As far as the others know, his hand may hold enough; so he is asked."""
    t = tapped(assets={}, hands={1: ["house-augur"]}, pool=["tax-collector"])
    t.spend_all("tax-collector")
    assert (t.question, t.seat) == ("pay", 1)
    assert t.match.asked[t.seat].next_atoms([]) == ("done",)


@pytest.mark.rule("TE-R48")
def test_an_owner_is_not_asked_if_everybody_sees_that_he_can_not_pay() -> None:
    """No card in hand, and an asset of the wrong kind: the senator goes without a question."""
    t = tapped(assets={1: ["house-augur"]}, pool=["tax-collector"]).spend_all("tax-collector")
    assert t.owner("juna-vesk") is None
    assert t.question != "pay"


@pytest.mark.rule("TE-R35")
def test_an_asset_just_acquired_can_pay() -> None:
    """Won in the Acquire phase, it is ready in the Resource phase."""
    t = position(
        pool=["house-guard"],
        senate=["juna-vesk"],
        bids=[("house-guard", 0, 1), ("juna-vesk", 0, 1)],
    )
    t.spend_all().pay("juna-vesk", "house-guard")
    assert t.influence(0) == 1


@pytest.mark.rule("TE-5.2", "TE-R22")
def test_tokens_on_a_paid_senator_go_back_before_the_next_owner_is_asked() -> None:
    """Only those on him: other bids wait until all owners have been asked."""
    t = position(
        3,
        assets={1: ["house-guard"]},
        senators={1: ["juna-vesk"], 2: ["davon-ilket"]},
        tapped=["juna-vesk", "davon-ilket"],
        hands={2: ["house-augur"]},
        bids=[("juna-vesk", 0, 2), ("davon-ilket", 0, 3)],
    )
    t.spend_all().pay("juna-vesk", "house-guard")
    assert (t.seat, t.question, t.state.phase) == (2, "pay", "acquire")
    assert (t.left(0), t.tokens("juna-vesk"), t.tokens("davon-ilket")) == (2, {}, {0: 3})


@pytest.mark.rule("TE-R02", "TE-6.2")
def test_a_rescued_senator_is_due_again_in_the_next_round() -> None:
    """A senator paid in the Acquire phase is paid for that round, and shows it until its end."""
    t = position(
        3,
        assets={1: ["house-guard"]},
        senators={1: ["juna-vesk"], 2: ["davon-ilket"]},
        hands={0: ["hired-blade"], 1: ["hired-blade"], 2: ["hired-blade"]},
        tapped=["juna-vesk"],
    )
    t.spend_all().pay("juna-vesk", "house-guard")
    assert (t.seat, t.state.phase) == (2, "resource")
    assert t.zone("senators", owner=1).things[0].marks == ("paid",)
    t.pay()
    assert t.state.round == 2
    assert t.zone("senators", owner=1).things[0].marks == ()
    assert t.zone("senators", owner=2).things[0].marks == ("tapped",)
    t.spend_all().pay()
    assert (t.seat, t.state.phase, t.options[0]) == (1, "resource", "senator:juna-vesk")


@pytest.mark.rule("TE-5.7", "TE-5.8")
@pytest.mark.parametrize(
    ("bids", "event"),
    [
        ({"p0": 2, "p1": 2}, "bids_tied"),
        ({"p0": 1, "p1": 1}, "bids_too_low"),
        ({"p2": 1}, "bids_too_low"),
    ],
)
def test_all_hear_why_nobody_won(bids: dict[str, int], event: str) -> None:
    """A tie at the cost is a tie; below the cost it makes no difference."""
    t = settled("tax-collector", **bids)
    told = [each for each in t.events() if each in ("bids_tied", "bids_too_low")]
    assert told == [event]


@pytest.mark.rule("TE-5.4", "TE-5.7")
def test_all_hear_once_why_a_tapped_senator_was_not_won() -> None:
    """Two tie for him: everyone hears so before he goes back, and not again when the rest is
    settled."""
    t = tapped(bids=[("juna-vesk", 0, 1), ("juna-vesk", 2, 1)]).spend_all().pay()
    told = [each for each in t.events() if each in ("bids_tied", "senator_returned")]
    assert told == ["bids_tied", "senator_returned"]


@pytest.mark.rule("TE-5.4")
def test_a_senator_on_whom_nobody_bid_goes_back_without_more_ado() -> None:
    """Nobody hears of a tie or a low bid, since there was no bid."""
    t = tapped().spend_all().pay()
    assert t.owner("juna-vesk") is None
    assert not {"bids_tied", "bids_too_low"} & {*t.events()}


@pytest.mark.rule("TE-R21")
def test_bids_are_settled_in_the_order_in_which_the_cards_lie() -> None:
    """Tapped senators in the order in which they were tapped, then the pool, then the senate."""
    t = position(
        senators={1: ["juna-vesk", "davon-ilket"]},
        tapped=["davon-ilket", "juna-vesk"],
        pool=["house-guard", "hired-blade"],
        senate=["perrit-sond"],
        bids=[(name, 0, 1) for name in ("perrit-sond", "hired-blade", "house-guard")],
    )
    t.spend_all().pay()
    events = ("senator_returned", "acquired")
    told = [(n.event, n.facts["card"]) for n in t.match.news if n.event in events]
    assert told == [
        ("senator_returned", "senator:davon-ilket"),
        ("senator_returned", "senator:juna-vesk"),
        ("acquired", "asset:house-guard#1"),
        ("acquired", "asset:hired-blade#1"),
        ("acquired", "senator:perrit-sond"),
    ]


@pytest.mark.rule("TE-5.3", "TE-5.6", "TE-5.7", "TE-5.8")
@pytest.mark.parametrize(
    ("bids", "winner"), [((2, 3), 2), ((3, 2), 0), ((2, 2), None), ((1, 1), None), ((1, 2), 2)]
)
def test_a_tapped_senator_is_won_like_any_other(bids: tuple[int, int], winner: int | None) -> None:
    """The single highest bid that covers the cost wins; otherwise the senate keeps the senator."""
    on_him = [("salos-breenar", seat, n) for seat, n in zip((0, 2), bids, strict=True)]
    t = position(3, senators={1: ["salos-breenar"]}, tapped=["salos-breenar"], bids=on_him)
    assert t.spend_all().pay().owner("salos-breenar") == winner
    assert (winner is None) == ("senator:salos-breenar" in t.state.senate)

"""Chapter 6, the Resource phase: any senators paid with any cards, all at once."""

import time

import pytest

from palatine.games.to_be_emperor.tests.table import Table, position

FOUR = ("davon-ilket", "juna-vesk", "salos-breenar", "valerian-osk")


def paying(
    cards: tuple[str, ...] = (), hand: tuple[str, ...] = (), due: tuple[str, ...] = FOUR
) -> Table:
    """Seat 0 must pay these senators with these cards."""
    return position(
        assets={0: cards}, hands={0: hand}, senators={0: due}, phase="resource", queue=(0,)
    )


@pytest.mark.rule("TE-6.1", "TE-1.13", "TE-R25", "TE-1.10")
def test_several_senators_are_paid_with_one_sum() -> None:
    """All cards give all their resources together: three cards pay for three senators."""
    t = paying(("tax-collector", "harbor-magnate"), ("house-guard",))
    t.pay(
        "davon-ilket",
        "juna-vesk",
        "salos-breenar",
        "tax-collector",
        "harbor-magnate",
        "hand:house-guard",
    )
    assert t.influence(0) == 4
    assert t.state.tapped == ("senator:valerian-osk",)
    assert t.state.pool[0] == "asset:house-guard#1"


@pytest.mark.rule("TE-R25")
def test_a_payment_must_suffice() -> None:
    """Each resource counts by itself: two Coins are no Might."""
    t = paying(("guild-treasurer", "house-augur"))
    assert t.refusal(["senator:salos-breenar", "asset:guild-treasurer#1"]) == "TE-R25"
    assert t.refusal(["senator:davon-ilket"]) == "TE-R25"
    t.pay("davon-ilket", "guild-treasurer")
    assert t.influence(0) == 1


@pytest.mark.rule("TE-R42")
def test_superfluous_cards_are_allowed_but_not_for_nobody() -> None:
    """More than enough pays a senator; cards alone are refused."""
    t = paying(("house-banker", "house-augur"))
    assert t.refusal(["asset:house-banker#1"]) == "TE-R25"
    t.pay("davon-ilket", "house-banker", "house-augur")
    assert t.news("senators_paid")[0]["cards"] == ("asset:house-augur#1", "asset:house-banker#1")


@pytest.mark.rule("TE-R25")
def test_what_is_left_over_is_lost() -> None:
    """Two Coins for a senator of one; the other does not wait for the next payment."""
    t = position(
        2,
        assets={0: ["guild-treasurer"]},
        senators={0: ["davon-ilket", "perrit-sond"]},
        tapped=["davon-ilket"],
    )
    t.spend_all().pay("davon-ilket", "guild-treasurer")
    assert (t.state.phase, t.options) == ("resource", ("senator:perrit-sond", *t.options[1:]))
    assert not any(option.startswith("asset:guild") for option in t.options)


@pytest.mark.rule("TE-6.3", "TE-R26", "TE-1.14")
def test_nobody_must_pay_and_who_is_not_paid_is_tapped() -> None:
    """Choosing nothing is valid; all four are tapped and no longer count."""
    t = paying(("tax-collector",))
    assert t.influence(0) == 7
    t.pay()
    assert (len(t.state.tapped), t.influence(0)) == (4, 0)


@pytest.mark.rule("TE-6.2", "TE-R02")
def test_upkeep_is_due_in_every_round() -> None:
    """A senator paid in one Resource phase is due again in the next."""
    t = paying(("house-banker",), due=("davon-ilket",))
    t.pay("davon-ilket", "house-banker")
    while t.question == "draw":
        t.answer("decline")
    assert not t.is_committed("house-banker")
    t.spend_all()
    assert (t.question, t.options) == (
        "pay",
        ("senator:davon-ilket", "asset:house-banker#1", *t.options[2:]),
    )


@pytest.mark.rule("TE-6.4", "TE-R22")
def test_all_who_have_senators_are_asked_in_turn() -> None:
    """Players are asked from the first player on; then the End phase comes."""
    t = position(
        3,
        assets={0: ["house-banker"], 1: ["house-guard"]},
        senators={0: ["davon-ilket"], 1: ["juna-vesk"]},
        phase="resource",
        queue=(1, 0),
        first=1,
    )
    t.pay()
    assert (t.seat, t.state.phase) == (0, "resource")
    t.pay()
    assert t.state.phase == "end"


@pytest.mark.rule("TE-6.1")
def test_a_senator_of_another_is_not_paid() -> None:
    """Senators that are not due, and cards that are not there, are refused by their rules."""
    t = position(
        assets={0: ["house-banker"], 1: ["house-guard"]},
        senators={0: ["davon-ilket"], 1: ["juna-vesk"]},
        phase="resource",
        queue=(0, 1),
    )
    assert t.why_not("juna-vesk") == "TE-6.1"
    assert t.why_not("house-guard") == "TE-1.8"
    assert t.refusal(["senator:davon-ilket", "hand:house-banker"]) == "TE-R08"


def test_a_large_payment_is_checked_without_listing_answers() -> None:
    """Eight assets over four senators: the mask and a check take no time worth counting."""
    eight = ("tax-collector", "merchant-adviser", "harbor-magnate", "house-banker")
    t = paying((*eight, "house-guard", "house-augur", "hired-blade", "young-scribe"))
    started = time.process_time()
    for _ in range(100):
        assert len(t.match.asked[t.seat].next_atoms(["senator:salos-breenar"])) == 11
    assert time.process_time() - started < 1
    t.pay(*FOUR, *eight, "house-guard", "hired-blade", "house-augur")
    assert t.influence(0) == 7


@pytest.mark.rule("TE-R22")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_payments_begin_with_the_first_player(first: int) -> None:
    """Payments begin with the first player, whoever it is, and go on clockwise."""
    t = position(
        3,
        senators={0: ["davon-ilket"], 1: ["juna-vesk"], 2: ["perrit-sond"]},
        hands={p: ["house-augur"] for p in range(3)},
        first=first,
        active=first,
    )
    t.spend_all()
    asked = []
    while t.question == "pay":
        asked.append(t.seat)
        t.pay()
    assert asked == [(first + n) % 3 for n in range(3)]


@pytest.mark.rule("TE-6.3")
def test_all_hear_whom_nobody_paid() -> None:
    """Everyone hears the newly tapped senators, and only those."""
    t = paying(("house-banker",), due=("davon-ilket", "juna-vesk", "salos-breenar"))
    t.pay("davon-ilket", "house-banker")
    unpaid = ("senator:juna-vesk", "senator:salos-breenar")
    assert t.news("senators_tapped") == [{"player": 0, "senators": unpaid}]
    t = paying(("house-banker",), due=("davon-ilket",))
    t.pay("davon-ilket", "house-banker")
    assert t.news("senators_tapped") == []

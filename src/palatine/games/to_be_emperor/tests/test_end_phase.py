"""Chapter 7, the End phase: who has won, and how the next round begins."""

import pytest

from palatine.games.to_be_emperor.cards import SETS
from palatine.games.to_be_emperor.tests.table import Table, position

TEN = ("valerian-osk", "hadria-tolmane", "magnus-ferrault", "davon-ilket")
TEN_MORE = ("ysolde-karran", "salos-breenar", "aurelle-dantry", "kessandra-bole", "juna-vesk")


def at_the_end(senators: dict[int, tuple[str, ...]], limit: str = "off", **fields: object) -> Table:
    """A table where everybody has paid but the last player, who has one senator left to pay.

    Without a card that could pay, nobody asks: he is tapped, and the End phase comes."""
    due = {p: cards for p, cards in senators.items() if cards}
    last = max(due) if due else 0
    paid = tuple(f"senator:{name}" for p in due for name in due[p] if p != last)
    paid += tuple(f"senator:{name}" for name in due.get(last, ())[:-1])
    return position(
        fields.pop("players", 2),  # type: ignore[arg-type]
        senators=senators,
        phase="resource",
        queue=(last,),
        paid=paid,
        options={"round_limit": limit},
        **fields,  # type: ignore[arg-type]
    )


def over(t: Table) -> tuple[object, ...]:
    """How a game ended."""
    assert t.match.outcome is not None
    return t.match.outcome.why, t.match.outcome.winners


@pytest.mark.rule("TE-7.1", "TE-1.1")
def test_ten_influence_win() -> None:
    """At the end of the round, with paid senators."""
    t = at_the_end({0: TEN}, assets={0: ["house-banker"]})
    t.pay("davon-ilket", "house-banker")
    assert over(t) == ("influence", (0,))
    assert t.news("game_won") == [{"winners": (0,), "why": "influence"}]


@pytest.mark.rule("TE-7.1", "TE-R27")
def test_tapped_senators_do_not_count_for_victory() -> None:
    """Nine untapped and one tapped do not make ten."""
    t = at_the_end({0: TEN})
    assert (t.influence(0), t.match.outcome) == (9, None)


@pytest.mark.rule("TE-R27")
def test_the_most_influence_wins_among_several() -> None:
    """Eleven Influence beat ten."""
    t = at_the_end({0: (*TEN, "perrit-sond"), 1: TEN_MORE}, assets={1: ["house-guard"]})
    t.pay("juna-vesk", "house-guard")
    assert over(t) == ("influence", (0,))


@pytest.mark.rule("TE-7.2", "TE-R28")
def test_a_tie_is_broken_by_ready_icons_and_cards_in_hand() -> None:
    """Ten each: three ready icons beat two cards; a committed asset adds nothing."""
    t = at_the_end(
        {0: TEN, 1: TEN_MORE},
        assets={0: ["harbor-magnate"], 1: ["house-guard", "keeper-of-the-mint"]},
        hands={1: ["hired-blade", "house-augur"]},
        committed=["keeper-of-the-mint"],
    )
    t.pay("juna-vesk", "house-guard")
    assert over(t) == ("tie_break", (0,))


@pytest.mark.rule("TE-7.3", "TE-R52")
def test_a_tie_that_is_not_broken_is_a_draw() -> None:
    """Two icons against two cards: both are tied, and both have drawn."""
    t = at_the_end(
        {0: TEN, 1: TEN_MORE},
        assets={0: ["tax-collector"], 1: ["house-guard"]},
        hands={1: ["hired-blade", "house-augur"]},
    )
    t.pay("juna-vesk", "house-guard")
    assert over(t) == ("draw", (0, 1))


@pytest.mark.rule("TE-R36")
def test_at_the_round_limit_the_leader_wins() -> None:
    """Nobody has ten, but the last round is over."""
    t = at_the_end({0: ("valerian-osk",), 1: ("juna-vesk",)}, limit="5", round=5)
    assert over(t) == ("round_limit", (0,))
    t = at_the_end({1: ("juna-vesk",)}, limit="5", round=5)
    assert over(t) == ("round_limit_draw", (0, 1))


@pytest.mark.rule("TE-7.4", "TE-R29", "TE-R51")
def test_who_has_no_cards_may_draw_one() -> None:
    """In first-player order, before the pools are filled; players can decline."""
    t = at_the_end(
        {0: ("juna-vesk",)}, players=3, hands={1: ["house-augur"]}, deck=["hired-blade"], first=2
    )
    assert (t.seat, t.question) == (2, "draw")
    t.answer("draw")
    assert (t.seat, t.hand(2)) == (0, ("hired-blade",))
    t.answer("decline")
    assert (t.hand(0), t.hand(1), t.state.round) == ((), ("house-augur",), 2)


@pytest.mark.rule("TE-R55", "TE-R18")
def test_nobody_is_asked_to_draw_from_an_empty_deck() -> None:
    """With one card for two players, the second is not asked."""
    t = at_the_end({0: ("juna-vesk",)}, players=3, deck_size=1)
    assert (t.seat, t.question) == (0, "draw")
    t.answer("draw")
    assert (t.state.deck, t.state.phase, t.state.pool) == ((), "main", ())


@pytest.mark.rule("TE-7.5", "TE-7.6", "TE-7.7", "TE-7.8", "TE-R31")
def test_the_table_is_made_ready_for_the_next_round() -> None:
    """Assets are readied, pools filled, and the First Player card goes to the left."""
    t = at_the_end(
        {0: ("juna-vesk",)},
        assets={0: ["house-guard"]},
        hands={0: ["hired-blade"], 1: ["hired-blade"]},
        pool=["house-augur"],
        first=1,
    )
    t.pay("juna-vesk", "house-guard")
    assert (t.state.committed, len(t.state.pool), len(t.state.senate)) == ((), 4, 4)
    assert (t.state.first, t.seat, t.state.round, t.question) == (0, 0, 2, "bid")


@pytest.mark.rule("TE-7.6", "TE-R16", "TE-R34")
def test_a_full_pool_is_left_alone_and_tapped_senators_do_not_count() -> None:
    """Five assets stay five at a table of two; the senate is filled beside a tapped senator."""
    five = ["house-guard", "house-augur", "house-banker", "hired-blade", "young-scribe"]
    t = at_the_end(
        {0: ("juna-vesk",)}, pool=five, senate=["salos-breenar"], hands={1: ["hired-blade"]}
    )
    t.answer("decline")
    assert (len(t.state.pool), len(t.state.senate)) == (5, 4)
    assert t.state.tapped == ("senator:juna-vesk",)


@pytest.mark.rule("TE-R18")
def test_an_empty_senate_deck_fills_nothing() -> None:
    """If all senators are face up, the senate stays as small as it is."""
    rest = [name for name in SETS["standard"].senators if name != "davon-ilket"]
    shares = [tuple(rest[n::4]) for n in range(4)]
    t = position(
        4,
        senators=dict(enumerate(shares)),
        senate=["davon-ilket"],
        tapped=[name for name in rest if name not in shares[1]],
        phase="resource",
        queue=(1,),
        paid=(),
    )
    while t.question == "draw":
        t.answer("decline")
    assert (t.match.outcome, len(t.state.senate)) == (None, 1)


@pytest.mark.rule("TE-R36", "TE-7.2")
def test_at_the_round_limit_a_tie_is_broken_as_ever() -> None:
    """Three Influence each: the ready icon decides. Cards of one who has less do not count."""
    tied = {0: ("valerian-osk",), 1: ("ysolde-karran",), 2: ("salos-breenar", "juna-vesk")}
    t = at_the_end(
        tied,
        limit="5",
        round=5,
        players=3,
        assets={0: ["house-guard"], 2: ["house-augur", "young-scribe"]},
        hands={2: ["house-banker", "street-trader"]},
    )
    t.pay()
    assert over(t) == ("round_limit", (0,))
    t = at_the_end(
        tied,
        limit="5",
        round=5,
        players=3,
        assets={0: ["house-guard"], 1: ["house-augur"], 2: ["young-scribe"]},
        hands={2: ["house-banker", "street-trader"]},
    )
    t.pay()
    assert over(t) == ("round_limit_draw", (0, 1))


@pytest.mark.rule("TE-R36", "TE-7.1")
def test_ten_influence_in_the_last_round_win_as_ever() -> None:
    """The limit is for players who did not reach ten, and ends nothing before its round."""
    t = at_the_end({0: TEN}, limit="5", round=5, assets={0: ["house-banker"]})
    assert over(t.pay("davon-ilket", "house-banker")) == ("influence", (0,))
    t = at_the_end({0: ("valerian-osk",)}, limit="5", round=4)
    assert (t.match.outcome, t.question) == (None, "draw")


@pytest.mark.rule("TE-R27", "TE-7.2")
def test_only_those_with_the_most_influence_are_in_a_tie() -> None:
    """Eleven, eleven and ten: the third has many cards, which do not help."""
    third = ("corvane-estrel", "jorvin-casque", "rhodric-ammar", "thessaly-orne", "petra-lindoval")
    t = at_the_end(
        {0: (*TEN, "perrit-sond"), 1: (*TEN_MORE, "grigan-moss"), 2: (*third, "tarrod-hale")},
        players=3,
        assets={1: ["house-guard"]},
        hands={2: ["hired-blade", "house-augur", "young-scribe"]},
    )
    t.pay()
    assert t.influence(2) == 10
    assert over(t) == ("tie_break", (1,))


@pytest.mark.rule("TE-7.7", "TE-R31", "TE-3.1")
@pytest.mark.parametrize(("first", "after"), [(0, 1), (1, 2), (2, 0)])
def test_the_first_player_card_goes_to_the_left(first: int, after: int) -> None:
    """Clockwise, like the turns; everyone hears who goes first in the new round."""
    hands = {p: ["hired-blade"] for p in range(3)}
    t = at_the_end({0: ("juna-vesk",)}, players=3, hands=hands, first=first)
    t.pay()
    assert (t.state.first, t.seat) == (after, after)
    assert t.news("round_began") == [{"round": 2, "player": after}]


@pytest.mark.rule("TE-7.6")
def test_all_hear_what_is_turned_up() -> None:
    """The new assets first, then the new senators, as they come from their decks."""
    t = at_the_end(
        {0: ("juna-vesk",)},
        assets={0: ["house-guard"]},
        hands={0: ["hired-blade"], 1: ["hired-blade"]},
        pool=["house-augur", "house-augur", "young-scribe"],
        senate=["salos-breenar", "perrit-sond"],
        deck=["house-augur"],
    )
    t.pay("juna-vesk", "house-guard")
    assert t.news("assets_turned") == [{"cards": ("asset:house-augur#3",)}]
    assert t.news("senators_turned") == [{"cards": t.state.senate[2:]}]
    assert len(t.state.senate) == 4
    turned = [event for event in t.events() if event.endswith("_turned")]
    assert turned == ["assets_turned", "senators_turned"]


@pytest.mark.rule("TE-7.6", "TE-R16")
@pytest.mark.parametrize("size", [4, 5, 6])
def test_a_senate_that_is_full_or_more_is_left_alone(size: int) -> None:
    """Senators who went back make it larger than necessary; none is added."""
    names = [name for name in SETS["standard"].senators if name != "juna-vesk"]
    t = at_the_end({0: ("juna-vesk",)}, senate=names[:size], hands={1: ["hired-blade"]})
    t.answer("decline")
    assert (t.state.round, len(t.state.senate), t.news("senators_turned")) == (2, size, [])


@pytest.mark.rule("TE-7.4")
def test_to_draw_or_not_is_the_question() -> None:
    """Anything else is refused by the rule that asks."""
    t = at_the_end({0: ("juna-vesk",)}).at("draw")
    assert t.refusal([]) == t.refusal("pass") == "TE-7.4"


@pytest.mark.rule("TE-R55")
def test_a_round_that_begins_waits_for_nobody_of_the_last() -> None:
    """The deck runs out while two more could have drawn: nobody asks them any more."""
    t = at_the_end({0: ("juna-vesk",)}, players=3, deck_size=1, pool=["house-guard"])
    t.answer("draw")
    assert (t.state.phase, t.state.queue) == ("main", ())


@pytest.mark.rule("TE-R15", "TE-7.6")
def test_a_card_that_was_played_counts_for_the_size_of_the_pool() -> None:
    """Two lie there, one of them played in this round: two are turned up beside them."""
    t = position(hands={0: ["house-augur"]}, pool=["house-guard"])
    t.use("knowledge", "hand:house-augur").spend_all()
    while t.question == "draw":
        t.answer("decline")
    assert (t.state.round, len(t.state.pool)) == (2, 4)

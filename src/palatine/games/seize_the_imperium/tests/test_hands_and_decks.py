"""Chapter 1: cards in hands and decks, and what the others know of them."""

from collections import Counter

import pytest

from palatine.core.seats import PUBLIC, Seat
from palatine.games.seize_the_imperium import GAME
from palatine.games.seize_the_imperium.decks import DECKS
from palatine.games.seize_the_imperium.knowledge import (
    OPEN,
    knowledge,
    number_of,
    seen_of_pool,
)
from palatine.games.seize_the_imperium.rules import supply_effects
from palatine.games.seize_the_imperium.rules.hands_and_decks import draw_assets, into_hand, unseen
from palatine.games.seize_the_imperium.state import Choice, Opened
from palatine.games.seize_the_imperium.tests.battle import battle, blow
from palatine.games.seize_the_imperium.tests.table import Table, position, table
from palatine.games.seize_the_imperium.tests.test_duels import EMPIRE, ORDERS, duels


@pytest.mark.rule("SI-12.8", "SI-1.14")
def test_of_equal_cards_the_one_that_all_have_seen_is_played_first() -> None:
    """One Barrage went back to the hand. The next one played is that one, so nobody learns anything
    about the other."""
    barrage = "armor_piercing_barrage"
    t = battle(["destroyer_detachment"], ["fighter_squadron"], hands=([barrage, barrage], []))
    t.moment("before_exchange", seat=0).pick(barrage, "fighter_squadron").answer("no")
    (known,) = t.state.shown
    t.moment("step_1", seat=0).pick(barrage, "destroyer_detachment")
    assert t.state.shown == ()
    assert known not in t.state.hands[0]
    assert len(t.hand(0)) == 1


def test_equal_cards_in_a_hand_are_pointed_at_one_by_one() -> None:
    """Both are offered, each by its place."""
    hand = ["armor_piercing_barrage", "fighter_squadron", "armor_piercing_barrage"]
    t = battle(["destroyer_detachment"], ["fighter_squadron"], hands=(hand, []))
    question = t.moment("before_exchange", seat=0).match.asked[t.seat]
    pairs = zip(question.options, question.places(t.state, t.seat), strict=True)
    assert [place for atom, place in pairs if atom.startswith("hand")] == ["held:0", "held:2"]


def looking(is_turned: bool = True) -> Table:
    """Shalindris Nu has looked at three cards, which were put back in the other order or as they
    lay."""
    t = position(
        worlds={0: ["bygaros_7", "mars"], 1: ["silicas"]},
        units={"mars": {0: ["termbot_tanks"]}},
        characters={0: ["shalindris_nu"]},
        options={"deck_1": "drone_onslaught"},
        phase="reallocation",
    ).pick("shalindris_nu")
    return t.answer(list(reversed(t.options)) if is_turned else list(t.options))


@pytest.mark.rule("SI-1.15")
def test_what_was_looked_at_is_told_to_nobody_else_and_drawn_as_it_was_put_back() -> None:
    """Everyone hears that the deck was sorted, and how many cards of it."""
    t = looking()
    (fact,) = t.news("looked", viewer=0)
    assert t.news("looked", viewer=1) == t.news("looked") == []
    assert t.news("deck_sorted", viewer=1) == [{"player": 0, "count": 3}]
    seen = [str(atom).removeprefix("top:") for atom in fact["cards"]]  # type: ignore[union-attr]
    left = [t.state.faces[card] for card in t.state.peeked]
    ((who, cards),) = t.state.sorts
    assert (who, [t.state.faces[card] for card in cards]) == (0, left[::-1])
    assert (left, len({*t.state.peeked})) == (seen, 3)
    while not t.hand(0):
        t.pass_()
    assert t.hand(0)[:3] == tuple(reversed(seen))
    assert t.state.peeked == ()


@pytest.mark.rule("SI-1.15")
def test_who_looks_twice_knows_no_card_twice() -> None:
    """Two players look at the same three cards, one after the other: three are known."""
    t = looking()
    again = [card for card in t.state.asset_decks[0][:3] if card in t.state.peeked]
    assert len(again) == len(t.state.peeked) == 3
    supply_effects.look(t.state, Seat(0), 4)
    known = t.state.asset_decks[0][:4]
    assert [t.state.peeked.count(card) for card in known] == [1] * 4
    draw_assets(t.state, Seat(0), 1)
    assert sorted(t.state.peeked) == sorted(known[1:])


def test_of_a_card_that_left_a_hand_all_know_how_many_had_been_drawn() -> None:
    """Nobody else knows which of the cards in hand it was."""
    hand = ["special_operation_orders"]
    t = battle(["infantry_battalion"], ["termbot_tanks"], hands=(hand, []), drawn=(7, 0))
    card = t.state.hands[0][0]
    t.moment("before_exchange", seat=0).pick("special_operation_orders", "infantry_battalion")
    assert t.state.opened == (Opened(Seat(0), card, 7),)


@pytest.mark.rule("SI-13.7", "SI-R109", "SI-R106")
@pytest.mark.parametrize("seat", [0, 1])
def test_in_duels_any_card_of_the_deck_may_be_in_the_pool(seat: int) -> None:
    """As far as the other player knows: each card of the deck once, chosen or not."""
    t = duels("mars")
    found = Counter(unseen(t.state, Seat(seat)))
    assert found == Counter(DECKS[t.state.decks[seat]].cards("assets"))
    assert knowledge(t.state, PUBLIC) != knowledge(t.state, Seat(seat))


# What is scrapped, brought back and bought back


@pytest.mark.rule("SI-1.15")
def test_half_the_cost_of_a_scrapped_unit_is_rounded_down() -> None:
    """Galvagex gives two for Main Battle Tanks for five; everyone hears which card, and for how
    much. Only Unit cards in the hand can be scrapped."""
    hand = ["main_battle_tank_company", "militia_rally"]
    t = position(
        worlds={0: ["galvagex_3"], 1: ["silicas"]},
        hands={0: hand},
        options={"deck_1": "ground_assault"},
        phase="allocation",
    )
    t.until("allocate").pick("galvagex_3").at("scrap")
    cards = ("hand:militia_rally", "hand:behemoth_tank_company")
    found = [t.match.why_not(t.seat, card) for card in cards]
    assert [why.id for why in found if why is not None] == ["no_unit_card", "not_in_hand"]
    t.pick("main_battle_tank_company")
    said = {"player": 0, "card": "unit:main_battle_tank_company#1", "count": 2}
    assert t.news("scrapped") == [said]
    assert t.resources(0) == 2


def fallen(resources: int) -> Table:
    """Clones of seat 1 are eliminated; their player can buy them back for one."""
    t = battle(["bomber_squadron"], ["clone_battalion"], resources=[9, resources])
    blow(t, "bomber_squadron", "clone_battalion")
    return t.pass_()


@pytest.mark.rule("SI-1.15")
def test_who_can_pay_exactly_is_asked_to_buy_back() -> None:
    """A player with one Resource counter who says no keeps it; everyone hears of a yes."""
    t = fallen(1).until("buy_back", seat=1).answer("yes")
    assert t.resources(1) == 0
    said = {"player": 1, "card": "unit:clone_battalion#1"}
    assert t.news("returned_to_hand") == [said]
    assert (t.discards(1), t.hand(1)) == ((), ("clone_battalion",))
    t = fallen(1).until("buy_back", seat=1).answer("no")
    assert (t.resources(1), t.discards(1), t.hand(1)) == (1, ("clone_battalion",), ())
    t = fallen(0)
    while t.question != "withdraw":
        assert t.question != "buy_back"
        t.pass_()
    assert (t.discards(1), t.news("returned_to_hand")) == (("clone_battalion",), [])


@pytest.mark.rule("SI-1.15")
def test_only_troops_of_the_discard_pile_are_brought_back() -> None:
    """Neither Fleets nor Reaction cards nor World cards that lie there."""
    t = battle(["bomber_squadron"], ["clone_battalion"])
    names = ("unit:rapid_strike_fleet#1", "tactic:on_high_alert#1", "unit:infantry_battalion#1")
    t.state.discards = ((), (*names, "world:aquas_delor#1"))
    assert supply_effects.fallen_troops(t.state, Seat(1)) == ("unit:infantry_battalion#1",)


@pytest.mark.rule("SI-13.7", "SI-R109")
def test_a_pool_lies_in_the_order_of_its_names() -> None:
    """Units, then Tactics, as they were chosen."""
    assert duels("mars").hand(0) == (*sorted(EMPIRE), *sorted(ORDERS))


# What a viewer may know


def test_before_the_deal_all_know_the_same() -> None:
    """Everyone knows the switches, and nobody has anything of their own."""
    state = GAME.start(GAME.setup(2))
    facts = tuple([getattr(state, name) for name in OPEN])
    assert knowledge(state, PUBLIC) == facts
    assert knowledge(state, Seat(0)) == (facts, None)
    dealt = table(2).state
    assert knowledge(dealt, PUBLIC) != tuple([getattr(dealt, name) for name in OPEN])
    assert knowledge(dealt, Seat(0)) != (knowledge(dealt, PUBLIC), None)


@pytest.mark.rule("SI-1.15")
def test_how_a_deck_was_put_back_only_its_owner_knows() -> None:
    """Two tables that differ in nothing else are the same to everyone else."""
    one, other = looking(), looking(is_turned=False)
    for viewer in (PUBLIC, Seat(1)):
        assert knowledge(one.state, viewer) == knowledge(other.state, viewer)
    assert knowledge(one.state, Seat(0)) != knowledge(other.state, Seat(0))


@pytest.mark.rule("SI-R82", "SI-R03")
def test_how_many_were_chosen_in_secret_is_known_of_bids_only() -> None:
    """Of further World cards, everyone knows it once they were shown."""
    t = table(2).state
    cards = t.hands[0][:2]
    further, bid = Choice("further", Seat(0), cards), Choice("bid", Seat(0), cards)
    assert (number_of(t, further), number_of(t, bid)) == (0, 2)
    t.phase = "resupply"
    assert (number_of(t, further), number_of(t, bid)) == (2, 2)


@pytest.mark.rule("SI-R109")
def test_a_card_that_went_back_to_the_hand_in_a_duel_is_known_to_be_there() -> None:
    """Nobody knows whether the cards of the pool that were seen in earlier duels were brought."""
    t = duels("mars").state
    pooled = t.pools[0][0]
    t.shown += (pooled,)
    into_hand(t, Seat(0), "rapid_strike_fleet")
    assert t.hands[0][-1] == t.dealt
    assert seen_of_pool(t, Seat(0)) == (0, (t.faces[pooled],), ("rapid_strike_fleet",))


@pytest.mark.rule("SI-1.15")
def test_what_goes_to_the_hand_anyway_is_not_bought_back() -> None:
    """The X-Cyber Revenant brings the Clones back; nobody is asked to pay for them."""
    t = battle(
        ["bomber_squadron"],
        ["clone_battalion"],
        people=([], ["x_cyber_revenant"]),
        watch=("able", "always"),
    )
    blow(t, "bomber_squadron", "clone_battalion")
    t.pass_().moment("step_3", seat=1).pick("x_cyber_revenant")
    while t.question != "withdraw":
        assert t.question != "buy_back"
        t.answer(t.options[0] if "pass" not in t.options else "pass")
    assert (t.hand(1), t.discards(1), t.resources(1)) == (("clone_battalion",), (), 9)

"""Other worlds: what a viewer can't know varies, what the viewer knows stays."""

from collections import Counter
from functools import partial
from random import Random
from typing import cast

import pytest

from palatine.core.cards import Handle, faces_of
from palatine.core.chance import Seeded, seed_from
from palatine.core.errors import NoWorld
from palatine.core.match import Match
from palatine.core.seats import Seat, viewers
from palatine.games.seize_the_imperium import GAME
from palatine.games.seize_the_imperium.dealt_piles import deal_possible
from palatine.games.seize_the_imperium.faults import faults
from palatine.games.seize_the_imperium.knowledge import knowledge
from palatine.games.seize_the_imperium.rules.secret_choices import cost_of
from palatine.games.seize_the_imperium.state import Galaxy
from palatine.games.seize_the_imperium.tests.battle import battle
from palatine.games.seize_the_imperium.tests.table import Table, position, table
from palatine.games.seize_the_imperium.worlds import script, worlds
from palatine.testing import viewer_of

Piles = tuple[tuple[Handle, ...], ...]


def some_worlds(t: Table, viewer: int | None, count: int = 40) -> list[Galaxy]:
    """Worlds as this viewer may imagine them."""
    start = cast(Galaxy, t.match.position())
    return [worlds(start, viewer_of(viewer), Random(seed)) for seed in range(count)]


def quiet() -> Table:
    """Both have cards in every hidden place."""
    return position(
        worlds={0: ["dalken_cendros"], 1: ["silicas"]},
        hands={0: ["clone_battalion"], 1: ["termbot_tanks", "robot_goliath"]},
        areas={0: ["nazeen"], 1: ["khamera"]},
        reserves={0: ["aquas_delor"], 1: ["mars"]},
        phase="allocation",
    )


@pytest.mark.parametrize("pile", ["hands", "areas", "reserves"])
def test_another_players_hidden_cards_are_dealt_anew(pile: str) -> None:
    """The viewer's own cards stay; another player's can be any that this player has not shown."""
    found = some_worlds(quiet(), viewer=0)
    own = {faces_of(world, getattr(world, pile)[0]) for world in found}
    others = {faces_of(world, getattr(world, pile)[1]) for world in found}
    assert own == {faces_of(quiet().state, getattr(quiet().state, pile)[0])}
    assert len(others) > 4


def test_the_public_screen_knows_no_hand() -> None:
    """Both hands are dealt again."""
    found = some_worlds(quiet(), viewer=None)
    assert all(len({faces_of(world, world.hands[p]) for world in found}) > 4 for p in (0, 1))


def test_the_order_of_the_own_deck_is_unknown() -> None:
    """Nobody knows what comes next, not even from their own deck."""
    tops = {world.faces[world.asset_decks[0][0]] for world in some_worlds(quiet(), viewer=0)}
    assert len(tops) > 8


def test_what_lies_open_stays() -> None:
    """A card that was played is in no world in its owner's hand."""
    t = battle(["infantry_battalion"], ["termbot_tanks"])
    for world in some_worlds(t, viewer=0):
        assert (world.units, world.worlds) == (t.state.units, t.state.worlds)
        assert list(faults(world)) == []


def test_a_card_that_all_saw_go_back_to_a_hand_is_there_in_every_world() -> None:
    """Permission was refused, and the card went back."""
    hand = ["firing_range_advantage", "clone_battalion"]
    t = battle(["infantry_battalion"], ["drone_carrier_group"], hands=(hand, []))
    t.moment("before_exchange", seat=0).pick("firing_range_advantage").answer("no")
    held = [faces_of(world, world.hands[0]) for world in some_worlds(t, viewer=1)]
    assert all("firing_range_advantage" in hand for hand in held)
    assert len(set(held)) > 4


def test_secret_choices_are_made_anew_and_could_be_paid() -> None:
    """Before they are shown, Throne World and Lead Character can be others, of six at most."""
    t = table(2)
    for _ in range(4):
        t.answer(t.options[0])
    found = some_worlds(t, viewer=0)
    pairs = {(cards_of(world.thrones, world), cards_of(world.leads, world)) for world in found}
    assert len(pairs) > 4
    for world in found:
        assert cost_of(world, world.thrones[1]) + cost_of(world, world.leads[1]) <= 6
        assert faces_of(world, world.hands[0]) == t.hand(0)


def cards_of(chosen: tuple[Handle | None, ...], world: Galaxy) -> str:
    """What seat 1 has chosen in a world."""
    card = chosen[1]
    return "" if card is None else world.faces[card]


@pytest.mark.rule("SI-R113")
def test_what_went_back_to_the_reserve_could_once_be_paid_in_every_world() -> None:
    """Throne Worlds matched, and the World cards chosen beside them are hidden again. After the
    setup, too, they are cards that their player could have paid for together with the others."""
    t = table(accelerated="on", deck_1="ground_assault", deck_2="ground_assault")
    both = {*faces_of(t.state, t.state.reserves[0])}
    throne = next(f for f in faces_of(t.state, t.state.reserves[1]) if f in both)
    t.answer(f"reserve:{throne}", 0).answer(f"reserve:{throne}", 1)
    while t.state.phase == "setup":
        t.answer([] if t.question == "bid" else t.options[0])
    first = [each for each in t.state.choices if each.seat == 1 and each.kind != "bid"][:4]
    assert [each.kind for each in first] == ["throne", "lead", "further", "further"]
    chosen = [card for each in first for card in each.cards]
    hidden = [card for card in chosen if card in t.state.reserves[1]]
    found = some_worlds(t, viewer=0)
    assert hidden
    assert len({faces_of(world, tuple(hidden)) for world in found}) > 1
    assert max([sum([cost_of(world, card) for card in chosen]) for world in found]) <= 10


def test_a_deal_is_found_however_few_are_possible() -> None:
    """If three cards can only have each other's faces, each order of them comes up, the real one no
    more often than the others; all other cards lie in any order."""
    t, orders, others = quiet().state, Counter[tuple[str, ...]](), set()
    pile = t.asset_decks[1]
    three = tuple({t.faces[card]: card for card in pile}.values())[:3]
    for seed in range(120):
        new = t.copy()
        is_possible = partial(have_faces, new, three, sorted(faces_of(t, three)))
        deal_possible(new, [pile], is_possible, Random(seed))
        orders[faces_of(new, three)] += 1
        others.add(faces_of(new, pile))
    assert (len(orders), max(orders.values()) < 40) == (6, True)
    assert len(others) == 120


def have_faces(t: Galaxy, cards: tuple[Handle, ...], faces: list[str]) -> bool:
    """Whether these cards have these faces, in any order."""
    return sorted(faces_of(t, cards)) == faces


def test_what_no_deal_explains_has_no_world() -> None:
    """A table that play can't reach says so, and nobody sees what it really is."""
    t = quiet().state
    with pytest.raises(NoWorld, match="no deal of the hidden cards"):
        deal_possible(t, [t.asset_decks[1]], lambda: False, Random(1))


def test_what_one_has_looked_at_lies_there_for_oneself_only() -> None:
    """The owner of a deck knows the cards that were put back; the others don't."""
    t = position(
        worlds={0: ["bygaros_7", "mars"], 1: ["silicas"]},
        units={"mars": {0: ["termbot_tanks"]}},
        characters={0: ["shalindris_nu"]},
        options={"deck_1": "drone_onslaught"},
        phase="reallocation",
    ).pick("shalindris_nu")
    assert t.question == "sort"
    t.answer(list(t.options))
    count = len(t.state.peeked)
    tops = [
        {faces_of(world, world.asset_decks[0][:count]) for world in some_worlds(t, viewer)}
        for viewer in (0, 1)
    ]
    assert (count > 1, len(tops[0]), len(tops[1]) > 8) == (True, 1, True)


@pytest.mark.parametrize("players", [2, 3, 6])
def test_worlds_of_random_games_are_possible_and_known_alike(players: int) -> None:
    """Each is a sound table, equal in what its viewer knows; most differ from the real one."""
    match = Match(GAME, GAME.setup(players), Seeded(seed_from("worlds")))
    random, differing = Random(players), 0
    for _ in range(120):
        seat = match.waiting[0]
        match.answer(seat, match.asked[seat].any_answer(random))
        start = cast(Galaxy, match.position())
        viewer = random.choice(viewers(players))
        world = worlds(start, viewer, random)
        assert list(faults(world)) == []
        assert knowledge(world, viewer) == knowledge(start, viewer)
        differing += world.faces != start.faces
    assert differing > 110


def test_a_script_leads_to_its_world() -> None:
    """Nature deals as the script says: each seat gets the hand that it has in that world."""
    t = table(2)
    world = some_worlds(t, viewer=0, count=1)[0]
    deal = script(world).deal
    again = table(2, assets=deal["assets"], characters=deal["characters"], worlds=deal["worlds"])
    for seat in (Seat(0), Seat(1)):
        assert again.hand(seat) == faces_of(world, world.hands[seat])

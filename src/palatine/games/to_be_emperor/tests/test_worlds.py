"""Other worlds: what a viewer can't know varies, and what they know stays."""

from collections import Counter
from itertools import permutations
from random import Random

import pytest

from palatine.core.cards import faces_of
from palatine.core.chance import Seeded, seed_from
from palatine.core.errors import NoWorld
from palatine.core.match import Match
from palatine.core.seats import Seat
from palatine.games.to_be_emperor import GAME
from palatine.games.to_be_emperor.cards import SETS
from palatine.games.to_be_emperor.dealt_means import dealt_means
from palatine.games.to_be_emperor.faults import faults
from palatine.games.to_be_emperor.knowledge import knowledge
from palatine.games.to_be_emperor.rules.abilities import spending
from palatine.games.to_be_emperor.state import COIN, Forum
from palatine.games.to_be_emperor.tests.table import Table, position
from palatine.games.to_be_emperor.worlds import worlds


def some_worlds(t: Table, viewer: int, count: int = 60) -> list[Forum]:
    """Worlds as this seat may imagine them."""
    return [worlds(t.match.position(), Seat(viewer), Random(seed)) for seed in range(count)]  # type: ignore[arg-type]


def test_another_hand_is_dealt_anew() -> None:
    """The viewer's own hand stays; another's can be anything not seen elsewhere."""
    t = position(hands={0: ["house-guard"], 1: ["harbor-magnate"]})
    found = some_worlds(t, viewer=0)
    assert {faces_of(world, world.hands[0]) for world in found} == {("house-guard",)}
    assert len({faces_of(world, world.hands[1]) for world in found}) > 5


def studied() -> Table:
    """Seat 0 has put the only Harbor Magnate on top of the deck."""
    three = ["house-augur", "young-scribe", "temple-archivist"]
    deck = ["hired-blade", "harbor-magnate"]
    sides = {0: ["house-augur", "young-scribe"], 1: three}
    t = position(assets=sides, deck=deck, pool=["house-guard"])
    t.use("knowledge", "house-augur").answer(["card:hired-blade"])
    return t.answer(["card:harbor-magnate", "deck"])


def test_a_card_that_one_has_put_on_top_lies_there() -> None:
    """As long as nobody draws, the player knows it; the other does not."""
    t = studied()
    tops = {world.faces[world.deck[0]] for world in some_worlds(t, viewer=0)}
    assert tops == {"harbor-magnate"}
    assert len({world.faces[world.deck[0]] for world in some_worlds(t, viewer=1)}) > 5


def test_what_another_kept_of_known_cards_is_open() -> None:
    """The Magnate was among three that seat 1 saw: in hand, on top or below, seat 0 can't know."""
    t = studied()
    t.bid("house-guard").use("knowledge", "house-augur#2")
    assert "card:harbor-magnate" in t.options
    t.answer([next(a for a in t.options if a != "card:harbor-magnate")])
    t.answer([*[a for a in t.options if a != "deck"], "deck"])
    held = [("harbor-magnate" in faces_of(w, w.hands[1])) for w in some_worlds(t, viewer=0)]
    assert set(held) == {True, False}


def test_a_player_who_has_announced_an_ability_has_the_cards_for_it() -> None:
    """Seat 1 uses Coin with nothing in play: in every world the hand has Coin."""
    t = position(
        hands={1: ["house-banker"]},
        pool=["house-guard", "hired-blade"],
        bids=[("house-guard", 1, 1)],
        active=1,
    )
    t.answer("use:coin")
    hands = [faces_of(world, world.hands[1]) for world in some_worlds(t, viewer=0)]
    assert len(set(hands)) > 3
    assert all(spending(w, Seat(1), COIN).options for w in some_worlds(t, viewer=0))
    assert all(not list(faults(world)) for world in some_worlds(t, viewer=0))


def test_a_hand_is_found_however_few_can_pay() -> None:
    """Seat 1 needs three Might from two cards, and three of all hidden cards give two: each hand of
    two of them comes up as often as the real one."""
    rare = ("veteran-centurion", "mercenary-prince", "legion-strategist")
    assets = SETS["standard"].assets.items()
    shown = [n for n, a in assets for _ in range(a.copies - (n in rare)) if a.gives[1]]
    names = [f"{name}#{1 + shown[:n].count(name)}" for n, name in enumerate(shown)]
    committed = [name for name in names if name != "harbor-magnate#1"]  # it alone is a target
    hands, sides = {1: rare[:2]}, {0: shown}
    t = position(hands=hands, assets=sides, committed=committed, pool=["house-augur"], active=1)
    t.answer("use:might")
    found = some_worlds(t, viewer=0, count=300)
    held = Counter(faces_of(world, world.hands[1]) for world in found)
    assert set(held) == set(permutations(rare, 2))
    assert max(held.values()) < 90
    assert all(not list(faults(world)) for world in found)


def test_means_are_dealt_as_chance_would() -> None:
    """All orders in which the first two cards are worth three are equally likely."""
    worths, random = [0, 0, 1, 2, 2], Random(1)
    fitting = [o for o in permutations(range(5)) if worths[o[0]] + worths[o[1]] >= 3]
    dealt = Counter(tuple(dealt_means(worths, 2, 3, random)) for _ in range(100 * len(fitting)))
    assert set(dealt) == set(fitting)
    assert all(60 < count < 150 for count in dealt.values())
    with pytest.raises(NoWorld, match="can pay"):
        dealt_means(worths, 2, 5, random)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_worlds_of_random_games_are_possible_and_known_alike(players: int) -> None:
    """Each is a sound table, equal in what its viewer knows; most differ from the real one."""
    setup = GAME.setup(players, None, {"round_limit": "10"})
    match = Match(GAME, setup, Seeded(seed_from("worlds")))
    random, differing = Random(1), []
    for _ in range(150):
        seat = match.waiting[0]
        match.answer(seat, match.asked[seat].any_answer(random))
        start: Forum = match.position()  # type: ignore[assignment]
        viewer = Seat(random.randrange(players))
        world = worlds(start, viewer, random)
        assert list(faults(world)) == []
        assert knowledge(world, viewer) == knowledge(start, viewer)
        differing.append(faces_of(world, world.deck) != faces_of(start, start.deck))
    assert sum(differing) > 140


def test_hidden_choices_of_others_are_made_anew_even_late_in_a_game() -> None:
    """In long games most worlds come from histories that do not simply repeat the truth."""
    anew = 0
    for seed in range(30):
        match = Match(GAME, GAME.setup(2), Seeded(seed_from(str(seed))))
        random = Random(seed)
        for _ in range(250):
            seat = match.waiting[0]
            match.answer(seat, match.asked[seat].any_answer(random))
        start: Forum = match.position()  # type: ignore[assignment]
        world = worlds(start, Seat(0), random)
        anew += world.flow != start.flow
    assert anew > 20

"""Other worlds: whatever fits what a viewer knows comes up, and the truth no more than the rest."""

from collections import Counter
from random import Random

import pytest

from palatine.core.cards import faces_of
from palatine.core.errors import NoWorld
from palatine.core.seats import PUBLIC, Seat
from palatine.games.senate import GAME
from palatine.games.senate.faults import faults
from palatine.games.senate.knowledge import knowledge
from palatine.games.senate.state import Investigation, Peek, Senate
from palatine.games.senate.tests.table import Table, letters_of, position, table
from palatine.games.senate.worlds import worlds

VIEWER = Seat(6)


def position_of(t: Table) -> Senate:
    """The table as its scene began."""
    start: Senate = t.match.position()  # type: ignore[assignment]
    return start


def three_times_two_loyalists() -> Senate:
    """Seat 6 got two Loyalist tiles three times: those are all that there are."""
    t = table(7, deck="LLSSSSLLSSSSLLSSS")
    t.govern(6, "L").govern(5, "S").govern(6, "L").govern(5, "S").investigate(0)
    return position_of(t.govern(6, "L"))


def test_tiles_are_dealt_however_few_orders_explain_the_laws() -> None:
    """27 of 12,376 orders do: each of them comes up, and the real one no more often than others."""
    start, random = three_times_two_loyalists(), Random(1)
    found = [worlds(start, VIEWER, random) for _ in range(540)]
    orders = Counter(letters_of(faces_of(w, w.shuffles[0].tiles)) for w in found)
    assert len(orders) == 27
    assert max(orders.values()) < 50
    assert {w.shuffles[0] for w in found} == {start.shuffles[0]}
    assert all(knowledge(w, VIEWER) == knowledge(start, VIEWER) for w in found)
    assert all(not list(faults(w)) for w in found)


def test_the_public_screen_has_other_worlds_of_the_same_table() -> None:
    """The public only knows the policies, which many more orders explain."""
    start, random = three_times_two_loyalists(), Random(1)
    found = [worlds(start, PUBLIC, random) for _ in range(100)]
    assert len({faces_of(w, w.shuffles[0].tiles) for w in found}) > 90
    assert all(knowledge(w, PUBLIC) == knowledge(start, PUBLIC) for w in found)


def test_roles_that_fit_are_all_as_likely() -> None:
    """Seat 0 found two Separatists, and three others can be Palpatine: 18 deals, each comes up."""
    looks = (Investigation(Seat(0), Seat(6)), Investigation(Seat(0), Seat(7)))
    t = position(10, separatist=3, investigations=looks, cleared=(1, 2, 3, 4, 6, 7))
    random, start = Random(1), position_of(t)
    deals = Counter(letters_of(worlds(start, Seat(0), random).roles) for _ in range(1800))
    assert len(deals) == 18
    assert min(deals.values()) > 60
    assert max(deals.values()) < 150


def test_found_parties_leave_palpatine_among_the_found() -> None:
    """A player found to be of his party is likelier to be Palpatine than anybody else."""
    looks = (Investigation(Seat(0), Seat(6)),)
    t = position(7, separatist=2, investigations=looks)
    random, start = Random(1), position_of(t)
    who = Counter(worlds(start, Seat(0), random).roles.index("palpatine") for _ in range(600))
    # with seat 6 as Palpatine C(5, 2) = 10 deals are left, with each of five others 4 of them
    assert who[6] == pytest.approx(200, abs=45)
    assert all(who[p] == pytest.approx(80, abs=35) for p in range(1, 6))


@pytest.mark.parametrize("viewer", [PUBLIC, Seat(0)])
def test_a_table_without_palpatine_has_no_world(viewer: Seat) -> None:
    """If everyone was cleared, no deal of roles explains it; it says so and shows nothing."""
    start = position_of(position(7, separatist=3))
    start.cleared = tuple(map(Seat, range(7)))
    with pytest.raises(NoWorld, match="nobody is left who could be Palpatine"):
        worlds(start, viewer, Random(1))


def test_a_table_with_laws_from_nowhere_has_no_world() -> None:
    """If no order of the tiles explains the policies, it says so and shows nothing."""
    start = three_times_two_loyalists()
    seen = Peek(VIEWER, start.sessions[0].drawn[:2])
    start.faces = tuple(["separatist" if n in seen.tiles else f for n, f in enumerate(start.faces)])
    start.peeks = (seen,)
    with pytest.raises(NoWorld, match="no order of the tiles"):
        worlds(start, VIEWER, Random(1))


def test_no_tile_is_drawn_twice() -> None:
    """A history in which two governments drew the same tile is not a sound table."""
    start = three_times_two_loyalists()
    start.sessions = (*start.sessions, start.sessions[0])
    assert "a tile was drawn twice" in list(GAME.faults(start))


@pytest.mark.rule("SE-3.7")
def test_the_tile_of_chaos_is_the_same_in_every_world() -> None:
    """It was laid face up for everybody: only the tiles below it can be others."""
    start, random = position_of(position(deck="LS").reject(3)), Random(1)
    found = [worlds(start, Seat(0), random) for _ in range(30)]
    assert {letters_of(faces_of(w, w.chaos)) for w in found} == {"L"}
    assert len({faces_of(w, w.deck[:3]) for w in found}) > 2

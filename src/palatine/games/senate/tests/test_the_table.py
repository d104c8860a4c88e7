"""Chapter 7, the table: the deck bar, new decks, screens and names."""

from collections import Counter

import pytest

from palatine.core.seats import PUBLIC, Seat, seats
from palatine.core.stream import encoded, options_of, packet
from palatine.core.words import Speaker
from palatine.games.senate import GAME
from palatine.games.senate.tests.table import BOTH, position, table, tiles

both_editions = pytest.mark.parametrize("edition", BOTH)


@both_editions
@pytest.mark.rule("SE-7.1")
def test_the_deck_bar(edition: str) -> None:
    """It shows the tiles left, those of a full deck, and each party's at the last shuffle."""
    t = table(7, deck="LLS", edition=edition).govern(3, "L")
    bar = t.view().counters
    assert (bar["deck"], bar["full_deck"]) == (14, 17)
    assert (bar["shuffled_loyalist"], bar["shuffled_separatist"]) == (6, 11)
    assert all(t.view(seat).counters == bar for seat in range(7))


@both_editions
@pytest.mark.rule("SE-7.1")
def test_the_deck_bar_after_a_shuffle(edition: str) -> None:
    """A new deck brings new numbers, without the policies on the table."""
    t = position(loyalist=1, separatist=1, deck="LSSLS", size=5, edition=edition)
    t.govern(3, "L").elect(4)
    bar = t.view().counters
    assert (bar["shuffled_loyalist"], bar["shuffled_separatist"]) == (4, 10)
    assert bar["deck"] == 11


@both_editions
@pytest.mark.rule("SE-7.2")
def test_enacted_policies_stay_out_of_the_new_deck(edition: str) -> None:
    """With five Separatist policies on the table a new deck has the other twelve tiles."""
    t = position(separatist=4, deck="SSSSS", size=5, edition=edition)
    t.govern(1, "S").execute(2).elect(3)
    faces = [t.state.faces[tile] for tile in (*t.state.deck, *t.state.hand)]
    assert Counter(faces) == {"loyalist": 6, "separatist": 6}


@pytest.mark.rule("SE-7.3")
def test_each_answer_points_at_the_tile_that_it_is_about() -> None:
    """The options of a session point at the tiles in hand, and the chosen ones stay."""
    t = table(7, deck="LSS").elect(3)
    options = options_of(t.state, Seat(0), t.match.asked[Seat(0)])
    shown = [(f"policy:{thing.face}", thing.id) for thing in t.zone("hand", 0).things]
    assert [(option.atom, option.at) for option in options] == shown
    t.pass_on("LS").answer(tiles("L")[0], 3)
    assert t.policies == (1, 0)


@pytest.mark.rule("SE-7.4")
def test_each_player_has_a_screen_and_the_table_has_a_public_one() -> None:
    """Every seat sees its own secrets, a public screen sees none, and all of those are alike."""
    t = table(7).elect(3)
    public = encoded(packet(t.match, PUBLIC))
    screens = {encoded(packet(t.match, seat)) for seat in seats(7)}
    assert len(screens | {public}) == 8
    assert all(each.secrets == () for each in t.view().seats)
    assert encoded(packet(t.match.clone(), PUBLIC)) == public


@pytest.mark.rule("SE-7.5")
def test_no_two_players_have_the_same_name() -> None:
    """If nobody chooses a name, each seat gets its own name."""
    names = [Speaker(GAME).name(seat) for seat in seats(10)]
    assert len(set(names)) == 10

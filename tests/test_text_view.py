"""The table in text: rows keep their places, and bots are found for every game that has some."""

from palatine.bots.roster import bots_of
from palatine.catalog import game_of
from palatine.core.lines import zone_text
from palatine.core.seats import Seat
from palatine.core.view import Thing, Zone
from palatine.core.words import Speaker

GAME = game_of("besides-the-emperor")


def test_a_row_shows_each_thing_at_its_place() -> None:
    """A back between two faces stays between them, and marks come after a face."""
    things = (Thing("a", "rebel"), Thing("b"), Thing("c", "emperor", ("face_up",)))
    zone = Zone("identity", "row", Seat(1), things)
    text = zone_text(zone, Speaker(GAME, "en", None, ("Anna", "Ben")))
    assert text == "Identity (Ben): Rebel, ?, Emperor [Face up]"


def test_bots_are_found_for_a_game_whose_name_has_dashes() -> None:
    """Their folder has the game's name with underscores; the best bot comes first."""
    assert list(bots_of(GAME)) == ["hard", "greedy", "easy", "search", "random"]

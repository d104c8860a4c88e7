"""Where the chances moved: luck apart from choice, and the three moments that count most."""

from palatine.core.log import Answered, Ordered, Said
from palatine.core.news import Told
from palatine.core.seats import Seat
from palatine.games.seize_the_imperium import GAME as GALAXY
from palatine.games.seize_the_imperium.tests.table import position
from palatine.games.senate import GAME
from palatine.games.senate.tests.table import table
from palatine.theatre.analysis import Point
from palatine.theatre.odds import Odds
from palatine.theatre.reel import Frame
from palatine.theatre.swings import Swing, chooser, is_luck, largest, swings

MATCH = table(5).match


def frame(*inputs: Answered | Ordered | Said, news: tuple[Told, ...] = ()) -> Frame:
    """A moment after these events."""
    return Frame(1, MATCH, inputs, news, 0)


def swing(at: int, size: float) -> Swing:
    """The first seat's chance has fallen."""
    return Swing(at, "choice", Seat(0), (0.5, 0.5), (0.5 - size, 0.5))


def test_the_three_largest_swings_are_told_in_order() -> None:
    """The fourth is left out, and so is one too small to be certain."""
    found = [swing(1, 0.3), swing(2, 0.2), swing(3, 0.05), swing(4, 0.15), swing(5, 0.4)]
    assert [each.at for each in largest(found)] == [1, 2, 5]
    assert largest([swing(1, 0.09)]) == []


def test_a_choice_belongs_to_whoever_answered_alone() -> None:
    """Several players' ballots are the table's choice; a claim is nobody's answer."""
    one, other = Answered(Seat(1), "yes"), Answered(Seat(2), "no")
    assert chooser(frame(one, Said(Seat(3), "ask", ("player:1",)))) == 1
    assert chooser(frame(one, other)) is None


def test_what_follows_a_pass_came_of_what_was_done_before() -> None:
    """The attack took the World card once the other had passed; the next phase took nothing."""
    galaxy = position(worlds={0: ["dalken_cendros"], 1: ["silicas"]}).match
    story = [("", "turn_began"), ("world:mars", "unit_launched"), ("pass", "conquered")]
    frames = [
        Frame(at, galaxy, (Answered(Seat(at % 2), answer),), (Told(event, {}),), 0)
        for at, (answer, event) in enumerate([*story, ("pass", "phase_began")])
    ]
    chances = [(0.5, 0.5), (0.4, 0.6), (0.1, 0.9), (0.3, 0.7)]
    points = [Point(at, each) for at, each in enumerate(chances)]
    found = swings(frames, points, Odds(GALAXY))
    assert found == [Swing(2, "choice", Seat(1), (0.5, 0.5), (0.1, 0.9), begun=1)]
    assert found[0].answered == 1


def test_where_nature_is_asked_it_is_luck() -> None:
    """A shuffle is luck, and an answer by itself is not."""
    answer = Answered(Seat(1), "player:2")
    assert is_luck(frame(answer, Ordered("tiles", (1, 0))), GAME)
    assert not is_luck(frame(answer), GAME)


def test_the_order_of_the_deck_is_luck_to_come() -> None:
    """Before anybody has drawn, two decks of the same tiles are worth the same."""
    odds = Odds(GAME)
    poor, rich = [
        odds.now(table(5, roles="LLLSP", deck=deck).nominate(1).match)
        for deck in ("SSSSSSLLL", "LLLSSSSSS")
    ]
    assert poor == rich

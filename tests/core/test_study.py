"""Studies: every game says correctly which news carry the counted facts."""

import pytest

from palatine.catalog import games
from palatine.core.game import Game
from palatine.core.news import News
from palatine.core.seats import Seat
from palatine.core.study import named, whose
from palatine.core.words import Speaker


@pytest.mark.parametrize("game", games().values(), ids=games())
def test_what_a_study_names_exists(game: Game) -> None:
    """Its news have words, its sides are sides, and its decks are options for every seat."""
    study, speaker = game.study, Speaker(game)
    mentions = [one for one in (study.role, study.first) if one is not None]
    told = [
        study.round,
        *study.apart,
        *[m.event for m in mentions],
        *[c.event for c in study.cards],
    ]
    for event in filter(None, told):
        assert speaker.has(f"news-{event}"), event
    for side in study.sides.values():
        assert speaker.has(f"side-{side}")
    if study.deck:
        assert all(study.deck.format(n + 1) in game.options for n in range(max(game.players)))


def test_whom_news_are_about() -> None:
    """Private news are about their only hearer, public ones about the player they name."""
    assert whose(News((Seat(2),), "seen", {"player": 4})) == 2
    assert whose(News("everyone", "played", {"player": 4})) == 4
    assert whose(News("everyone", "chaos", {})) is None
    assert whose(News((Seat(1), Seat(2)), "met", {})) is None


def test_names_of_cards() -> None:
    """A card is the same in a hand, in play, and as the second of its kind."""
    assert named(("unit:guard#2", "hand:guard", "guard")) == ("guard", "guard", "guard")
    assert named(("asset:a#1", "asset:b#2")) == ("a", "b")
    assert named("senator:x") == ("x",)
    assert named(None) == named(3) == ()

"""The whole game keeps its promises."""

from saturnalia import GAME

from palatine.testing import broken_promises


def test_the_game_keeps_its_promises() -> None:
    """Random matches at every size, no leak, words for everything, a test for every rule."""
    assert broken_promises(GAME) == []

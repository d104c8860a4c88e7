"""The examples of play in the docs are true: their decisions lead to what the pages say."""

from pathlib import Path

import pytest

from tests.examples_of_play import pages, transcript


@pytest.mark.parametrize("page", pages(), ids=lambda page: page.stem)
def test_an_example_of_play_goes_as_the_page_says(page: Path) -> None:
    """From the first decision to the last; to update it, run `python -m tests.examples_of_play
    PAGE`."""
    written, played = transcript(page)
    assert written == played

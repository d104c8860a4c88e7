"""The terminal in docs/first-evening.md is what the program shows."""

from tests.picture import on_the_page, picture


def test_the_picture_is_current() -> None:
    """To update it, run `python -m tests.picture`."""
    assert on_the_page() == picture()

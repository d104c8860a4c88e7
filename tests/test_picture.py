"""The picture in README.md is what the program shows."""

from tests.picture import in_readme, picture


def test_the_picture_is_current() -> None:
    """Else: `python -m tests.picture`."""
    assert in_readme() == picture()

"""The pictures in README.md and the docs show the screens of today."""

import json
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.browser.readme import WORDS, pictures


@pytest.mark.deep
def test_the_pictures_say_what_the_screens_say(
    browser: Browser, gallery: str, built_gallery: Path, tmp_path: Path
) -> None:
    """Word for word; after a change of words, `make pictures` takes them again."""
    address = gallery.removesuffix("/gallery.html")
    shown = pictures(browser, address, tmp_path, built_gallery)
    assert {each.name: each.words for each in shown} == json.loads(WORDS.read_text("utf-8"))

"""Pictures of every scene of every game, on a screen, a laptop, a phone and a small phone."""

from pathlib import Path

from playwright.sync_api import Browser

from tests.browser.room import LAPTOP, PHONE, SMALL_PHONE, TV
from tests.browser.screens import Scene, shoot, staged, write_takes

SIZES = {"tv": TV, "laptop": LAPTOP, "phone": PHONE, "small": SMALL_PHONE}
GAMES = ("senate-6", "senate-10-de", "besides-7", "to-be-4", "seize-4")
"""Recorded games that have most of the scenes among them."""


def take_scenes(browser: Browser, address: str, folder: Path, built: Path) -> None:
    """All of them by night."""
    takes = {take.name: (take, steps) for take, steps in write_takes(built / "takes").items()}
    for name, kind in SIZES.items():
        page = browser.new_context(**kind, reduced_motion="reduce").new_page()
        for scene in [each for game in GAMES for each in staged(*takes[game])]:
            path = folder / f"{scene.name}-{scene.take}-{name}.png"
            shoot(page, address, on(name, scene), "dark", path)
        page.context.close()


def on(name: str, scene: Scene) -> Scene:
    """The same scene for this kind of device."""
    return scene._replace(more=f"{scene.more}&asked=1") if name in ("phone", "small") else scene

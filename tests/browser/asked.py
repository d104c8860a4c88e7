"""Pictures of phones in recorded games: each kind of question, as the first asked player sees
it."""

from itertools import product
from pathlib import Path

import msgspec
from playwright.sync_api import Browser

from palatine.core.stream import Packet
from tests.browser.recorded import TAKES, recorded
from tests.browser.room import PHONE, SMALL_PHONE
from tests.browser.screens import SCHEMES, Scene, shoot

EYES = {"phone": PHONE, "small": SMALL_PHONE}


def questions(take: str, steps: list[Packet | None]) -> list[Scene]:
    """The first step with each kind of question."""
    first: dict[str, int] = {}
    for number, step in enumerate(steps):
        if step is not None:
            first.setdefault(step.asking, number)
    return [Scene(take, kind, number, "&asked=1") for kind, number in first.items()]


def take_asked(browser: Browser, address: str, folder: Path, built: Path) -> None:
    """All of them on a phone and on a small one, by night and by day."""
    takes = built / "takes"
    takes.mkdir(parents=True, exist_ok=True)
    for take in [each for each in TAKES if each.phones]:
        made = recorded(take)
        (takes / f"{take.name}.json").write_bytes(msgspec.json.encode(made))
        for (name, kind), scheme in product(EYES.items(), SCHEMES):
            page = browser.new_context(**kind, reduced_motion="reduce").new_page()
            for scene in questions(take.name, made["asked"]):
                path = folder / f"asked-{take.name}-{scene.name}-{name}-{scheme}.png"
                shoot(page, address, scene, scheme, path)
            page.context.close()

"""The pictures in README.md and the docs: each game on a public screen and on a phone.

They come from recorded games of bots, so they are never older than the screens:
`python -m tests.browser.pictures build/pictures readme` takes them again.
"""

import base64
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
from playwright.sync_api import Browser, Page

from palatine.core.stream import Packet
from tests.browser.pages import device
from tests.browser.recorded import Take, recorded
from tests.browser.room import PATIENCE, PHONE
from tests.browser.screens import Scene, shoot

PICTURES = Path(__file__).parents[2] / "docs" / "pictures"
WORDS = Path(__file__).with_name("readme.json")
"""What the pictures say: a test reads the pages again."""
SCREEN = {"viewport": {"width": 1280, "height": 720}}
QUALITY = 0.6
BOTS: dict[str, Any] = {"phones": True}
TAKES = {
    Take("sith-imperative", "sith-imperative", 7, "sith-imperative", "docs", **BOTS): (
        "vote",
        "nominate",
    ),
    Take("secret-emperor", "secret-emperor", 7, "secret-emperor", "seven", **BOTS): (
        "execute",
        "enact",
    ),
    Take("besides-the-emperor", "besides-the-emperor", 6, None, "court", **BOTS): (
        "instinct",
        "act",
    ),
    Take("to-be-emperor", "to-be-emperor", 4, None, "forum", "greedy", **BOTS): ("bid", "pay"),
    Take("seize-the-imperium", "seize-the-imperium", 3, None, "s8", **BOTS): ("targets", "aim"),
}
"""The games, and the questions at which to show them on a screen and on a phone."""
WEBP = """async ([picture, quality]) => {
  const bytes = Uint8Array.from(atob(picture), (each) => each.charCodeAt(0));
  const bitmap = await createImageBitmap(new Blob([bytes]));
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  canvas.getContext("2d").drawImage(bitmap, 0, 0);
  const blob = await canvas.convertToBlob({ type: "image/webp", quality });
  const coded = new Uint8Array(await blob.arrayBuffer());
  return btoa(Array.from(coded, (each) => String.fromCharCode(each)).join(""));
}"""


class Shown(NamedTuple):
    """A page that is in a picture."""

    name: str
    page: Page
    path: Path
    words: str


def take_readme(browser: Browser, gallery: str, folder: Path, built: Path) -> None:
    """All of them, small enough to keep, and beside them the words that they show."""
    PICTURES.mkdir(exist_ok=True)
    words = {}
    for shown in pictures(browser, gallery, folder, built):
        to_webp(shown.page, shown.path, PICTURES / f"{shown.name}.webp")
        words[shown.name] = shown.words
    WORDS.write_text(json.dumps(words, indent=1, ensure_ascii=False) + "\n", "utf-8")


def pictures(browser: Browser, gallery: str, folder: Path, built: Path) -> Iterator[Shown]:
    """Each page while it is open."""
    takes = built / "takes"
    takes.mkdir(parents=True, exist_ok=True)
    for take, kinds in TAKES.items():
        made = recorded(take)
        (takes / f"{take.name}.json").write_bytes(msgspec.json.encode(made))
        for kind, name, steps, more in (
            (SCREEN, "screen", made["steps"], ""),
            (PHONE, "phone", made["asked"], "&asked=1"),
        ):
            moment = middle_of(steps, kinds[name == "phone"])
            with device(browser, kind) as page:
                page.set_default_timeout(PATIENCE)
                path = folder / f"docs-{take.name}-{name}.png"
                shoot(page, gallery, Scene(take.name, "", moment, more), "dark", path)
                words = " ".join(page.locator("body").inner_text().split())
                yield Shown(f"{take.name}-{name}", page, path, words)


def middle_of(steps: list[Packet | None], kind: str) -> int:
    """The middle one of the steps with this kind of question."""
    found = [at for at, step in enumerate(steps) if step is not None and step.asking == kind]
    return (found or list(range(len(steps))))[len(found or steps) * 2 // 3]


def to_webp(page: Page, path: Path, target: Path) -> None:
    """The same picture, as small as the browser makes it."""
    coded = base64.b64encode(path.read_bytes()).decode()
    target.write_bytes(base64.b64decode(page.evaluate(WEBP, [coded, QUALITY])))

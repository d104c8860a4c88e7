"""What a test checks on any page: that everyone can use it, and that the policy held."""

import re
from collections.abc import Sequence

from axe_playwright_python.sync_playwright import Axe
from playwright import async_api
from playwright.sync_api import Page

SERIOUS = ("serious", "critical")
WORDLESS = re.compile(r"\[[a-z0-9]+(?:[-_][a-z0-9_]+)+\]")
"""What a page shows in place of a missing message: its id in brackets."""
OPTIONS = {"resultTypes": ["violations"], "preload": False}
"""How we run axe: if it loaded the styles of a shadow root, it would break our policy itself."""
SIDEWAYS = "document.documentElement.scrollWidth - document.documentElement.clientWidth"

BARE = """() => {
  const bare = new CSSStyleSheet();
  bare.replaceSync(`*, ::before, ::after { background-image: none !important }
    ::before, ::after { display: none !important }`);
  document.adoptedStyleSheets = [bare];
}"""
"""Removes textures from a page: on top of them, axe can't judge contrast."""


def assert_accessible(page: Page) -> None:
    """Nothing that axe calls serious or critical is on the page.

    It can't judge contrast on a texture; web/src/style/tokens.test.ts does so from the tokens.
    """
    found = Axe().run(page).response
    faults = [fault for fault in found["violations"] if fault["impact"] in SERIOUS]
    assert not faults, "\n".join(said(fault) for fault in faults)


def said(fault: dict) -> str:  # type: ignore[type-arg]
    """A fault with its places."""
    places = ", ".join(node["html"][:120] for node in fault["nodes"])
    return f"{fault['id']}: {fault['help']}: {places}"


def watch_policy(page: Page) -> list[str]:
    """The page's complaints from now on: refused by its policy, or thrown."""
    complaints: list[str] = []
    page.on("pageerror", lambda error: complaints.append(str(error)))
    page.on("console", lambda line: complaints.append(line.text) if line.type == "error" else None)
    return complaints


async def inspect(page: async_api.Page, scheme: str | None = None) -> None:
    """Everyone can use the page as it is: nothing scrolls sideways, and no word is missing."""
    if scheme is not None:
        await page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]
    await page.evaluate(BARE)
    if not await page.evaluate("'axe' in window"):  # reading it takes as long as running it
        await page.evaluate(Axe().axe_script)
    found = await page.evaluate("(options) => axe.run(options)", OPTIONS)
    faults = [said(fault) for fault in found["violations"] if fault["impact"] in SERIOUS]
    assert not faults, f"{page.url}, {scheme}:\n" + "\n".join(faults)
    assert await page.evaluate(SIDEWAYS) <= 0, f"{page.url} is wider than its window"
    assert WORDLESS.findall(await page.locator("body").inner_text()) == []


class Inspector:
    """Inspects the pages of a game the first time that a question appears."""

    def __init__(self, scheme: str, names: Sequence[str], words: int | None = None) -> None:
        self.scheme, self.words = scheme, words
        """How many of its first words identify a question, if later ones name cards."""
        self.facts = re.compile("|".join((*names, r"\d+")))
        self.seen: set[str] = set()

    async def visit(self, question: str, *pages: async_api.Page) -> None:
        """Inspect these pages, unless they have already shown such a question."""
        kind = " ".join(self.facts.sub("_", question).split()[: self.words])
        if kind in self.seen:
            return
        self.seen.add(kind)
        for page in pages:
            await inspect(page, self.scheme)

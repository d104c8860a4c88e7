"""What a test looks for on any page: that everyone can use it, and that the policy held."""

import re
from collections.abc import Sequence

from axe_playwright_python.sync_playwright import Axe
from playwright import async_api
from playwright.sync_api import Page

SERIOUS = ("serious", "critical")
WORDLESS = re.compile(r"\[[a-z0-9]+(?:[-_][a-z0-9_]+)+\]")
"""What stands on a page in place of a message that does not exist: its id in brackets."""
OPTIONS = {"resultTypes": ["violations"], "preload": False}
"""How axe is run: to load the styles of a shadow, it would break our policy itself."""
SIDEWAYS = "document.documentElement.scrollWidth - document.documentElement.clientWidth"

BARE = """() => {
  const bare = new CSSStyleSheet();
  bare.replaceSync(`*, ::before, ::after { background-image: none !important }
    ::before, ::after { display: none !important }`);
  document.adoptedStyleSheets = [bare];
}"""
"""Takes textures off a page: behind them, axe can't judge contrast."""


def assert_accessible(page: Page) -> None:
    """Nothing that axe calls serious or critical is on the page.

    It can't judge contrast on a texture; web/src/style/tokens.test.ts judges that by the tokens.
    """
    found = Axe().run(page).response
    faults = [fault for fault in found["violations"] if fault["impact"] in SERIOUS]
    assert not faults, "\n".join(said(fault) for fault in faults)


def said(fault: dict) -> str:  # type: ignore[type-arg]
    """A fault with the places where it is."""
    places = ", ".join(node["html"][:120] for node in fault["nodes"])
    return f"{fault['id']}: {fault['help']}: {places}"


def watch_policy(page: Page) -> list[str]:
    """The complaints of the page from now on: refused by its policy, or thrown."""
    complaints: list[str] = []
    page.on("pageerror", lambda error: complaints.append(str(error)))
    page.on("console", lambda line: complaints.append(line.text) if line.type == "error" else None)
    return complaints


async def inspect(page: async_api.Page, scheme: str | None = None) -> None:
    """Everyone can use the page as it stands: nothing goes sideways, and no word is missing."""
    if scheme is not None:
        await page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]
    await page.evaluate(BARE)
    if not await page.evaluate("'axe' in window"):  # to read it takes as long as to run it
        await page.evaluate(Axe().axe_script)
    found = await page.evaluate("(options) => axe.run(options)", OPTIONS)
    faults = [said(fault) for fault in found["violations"] if fault["impact"] in SERIOUS]
    assert not faults, f"{page.url}, {scheme}:\n" + "\n".join(faults)
    assert await page.evaluate(SIDEWAYS) <= 0, f"{page.url} is wider than its window"
    assert WORDLESS.findall(await page.locator("body").inner_text()) == []


class Inspector:
    """Looks at the pages of a game the first time that a question is put."""

    def __init__(self, scheme: str, names: Sequence[str], words: int | None = None) -> None:
        self.scheme, self.words = scheme, words
        """By how many of its first words a question is known, where later ones name cards."""
        self.facts = re.compile("|".join((*names, r"\d+")))
        self.seen: set[str] = set()

    async def visit(self, question: str, *pages: async_api.Page) -> None:
        """Look at these pages, if they have not shown such a question before."""
        kind = " ".join(self.facts.sub("_", question).split()[: self.words])
        if kind in self.seen:
            return
        self.seen.add(kind)
        for page in pages:
            await inspect(page, self.scheme)

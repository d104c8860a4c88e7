"""What a test looks for on any page: that everyone can use it, and that the policy held."""

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

SERIOUS = ("serious", "critical")


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

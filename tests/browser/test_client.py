"""The built client in a browser: its pages open, work for everyone, and load little."""

import re

import pytest
from playwright.sync_api import Page, Response, expect

from tests.browser.conftest import STATIC, NewPage
from tests.browser.eyes import assert_accessible, watch_policy

PAGES = ("/", "/about", "/t/KXQV", "/nowhere")
"""Pages that need no server; test_pages.py has those of a real one."""


@pytest.mark.parametrize("path", PAGES)
def test_every_page_is_for_everyone(client: str, phone: NewPage, path: str) -> None:
    """Each page opens under the strict policy without complaint; axe finds nothing serious."""
    page = phone()
    complaints = watch_policy(page)
    page.goto(client + path)
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    assert_accessible(page)
    assert complaints == []


def test_a_phone_is_tested_as_it_is_at_home(client: str, phone: NewPage) -> None:
    """The page is not a secure context, so nothing may depend on one."""
    page = phone()
    page.goto(client)
    assert page.evaluate("isSecureContext") is False
    assert page.evaluate("'ontouchstart' in window") is True


def test_links_of_the_house_do_not_load_anew(client: str, tv: NewPage) -> None:
    """Following a link changes the page in place; going back returns."""
    page = tv()
    page.goto(client)
    page.evaluate("window.same = true")
    page.get_by_role("link", name="About").click()
    expect(page).to_have_url(re.compile("/about$"))
    page.go_back()
    expect(page.get_by_role("heading", name="Palatine")).to_be_visible()
    assert page.evaluate("window.same") is True


def test_the_page_speaks_the_language_of_the_device(client: str, phone: NewPage) -> None:
    """A German phone gets a German greeting, and the page says so to screen readers."""
    page = phone(locale="de-AT")
    page.goto(client + "/about")
    expect(page.get_by_role("heading", name="Schriften")).to_be_visible()
    assert page.locator("html").get_attribute("lang") == "de"


def loaded(page: Page, address: str) -> set[str]:
    """The names of the files that a page loads."""
    names: set[str] = set()

    def note(response: Response) -> None:
        names.add(response.url.removeprefix(address.rsplit("/t/")[0]).removeprefix("/"))

    page.on("response", note)
    page.goto(address, wait_until="networkidle")
    return {name if "." in name else "index.html" for name in names}


def weight(name: str) -> int:
    """The bytes of a file on the way to a phone: text is compressed, fonts already are."""
    packed = STATIC / f"{name}.gz"
    return (packed if packed.exists() else STATIC / name).stat().st_size


def test_a_phone_does_not_load_the_screens_code(client: str, phone: NewPage) -> None:
    """Each page brings only its own code, and only the words of its language."""
    names = {name.removeprefix("assets/") for name in loaded(phone(), client + "/t/KXQV")}
    assert any(name.startswith("Phone-") for name in names)
    assert not any(name.startswith(("Screen-", "Home-", "About-", "de-")) for name in names)


def test_the_first_load_of_a_phone_is_small(client: str, phone: NewPage) -> None:
    """Under 120 kB compressed in all, including fonts."""
    names = loaded(phone(), client + "/t/KXQV")
    assert any(name.endswith(".woff2") for name in names)
    assert sum(map(weight, names)) < 120_000

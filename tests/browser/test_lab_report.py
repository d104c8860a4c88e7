"""The lab's report in a browser: for everyone, on every screen, and without any network."""

from pathlib import Path

import pytest
from playwright.sync_api import Page

from palatine.lab.experiment import Beside, Bots
from palatine.lab.report import page
from tests.browser.conftest import NewPage
from tests.browser.eyes import SIDEWAYS, assert_accessible, watch_policy
from tests.lab.runs import played, small


@pytest.fixture(scope="module")
def report(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The address of a report with sides, matrices and variants."""
    folder: Path = tmp_path_factory.mktemp("report")
    both = ("easy", "random")
    experiment = small(
        players=(5, 6),
        games=3,
        options={"reshuffle": ("lazy", "eager")},
        bots=Bots(sides={"loyalist": both, "separatist": both}),
        beside=(Beside("people", "loyalist", {"5": 46, "6": 57}),),
    )
    path = folder / "report.html"
    path.write_text(page(played(experiment, folder / "run")), "utf-8")
    return path.as_uri()


def opened(page: Page, address: str) -> list[str]:
    """Open the report; returns its requests and its complaints."""
    trouble = watch_policy(page)
    page.on(
        "request", lambda request: trouble.append(request.url) if request.url != address else None
    )
    page.goto(address)
    page.get_by_role("heading", level=1).wait_for()
    return trouble


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_report_is_for_everyone(report: str, phone: NewPage, tv: NewPage, scheme: str) -> None:
    """By day and night, on a phone and a large screen: nothing serious, nothing sideways."""
    for device in (phone, tv):
        page = device(color_scheme=scheme)
        assert opened(page, report) == []
        assert_accessible(page)
        assert page.evaluate(SIDEWAYS) <= 0


def test_it_asks_for_nothing(report: str, tv: NewPage) -> None:
    """The page works without a network, and its pictures have sizes."""
    page = tv(offline=True)
    assert opened(page, report) == []
    boxes = [picture.bounding_box() for picture in page.locator("svg").all()]
    assert boxes
    assert all(box and box["width"] > 50 and box["height"] > 30 for box in boxes)


def test_it_can_be_printed(report: str, tv: NewPage) -> None:
    """On paper no picture is wider than the page, nor too small to be read."""
    page = tv()
    page.set_viewport_size({"width": 794, "height": 1123})
    opened(page, report)
    page.emulate_media(media="print")
    assert page.evaluate(SIDEWAYS) <= 0
    for picture in page.locator("svg").all():
        box = picture.bounding_box()
        assert box
        assert box["width"] >= 0.6 * float(picture.get_attribute("width") or 0)
    assert page.pdf()[:4] == b"%PDF"

"""The report: one page that needs nothing else, well-formed, with every applicable picture."""

import re
from html.parser import HTMLParser
from pathlib import Path
from xml.etree import ElementTree

import pytest

from palatine.lab.experiment import Beside, Bots
from palatine.lab.report import page
from palatine.lab.report.drawing import clear_of
from palatine.lab.tables import Run
from tests.lab.runs import played, small

VOID = ("meta",)
ABROAD = ("http:", "https:", "//", "url(", "@import", "<script", "<link", "<img", "src=", "<iframe")


class Balance(HTMLParser):
    """Whether every opened element is closed in order."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.faults: list[str] = []

    def handle_starttag(self, tag: str, attrs: object) -> None:
        """An opening tag."""
        if tag not in VOID:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        """A closing tag: it must match the last opened element."""
        if not self.open or self.open.pop() != tag:
            self.faults.append(tag)

    def handle_startendtag(self, tag: str, attrs: object) -> None:
        """Both at once, as in SVG."""


@pytest.fixture(scope="module")
def senate(tmp_path_factory: pytest.TempPathFactory) -> Run:
    """A tournament in the senate with two variants, next to people's games."""
    both = ("easy", "random")
    experiment = small(
        title="Report <&> test",
        about="First.\n\nSecond.",
        players=(5, 6),
        games=4,
        options={"reshuffle": ("lazy", "eager")},
        bots=Bots(sides={"loyalist": both, "separatist": both}),
        beside=(Beside("people", "loyalist", {"5": 46, "6": 57}),),
    )
    return played(experiment, tmp_path_factory.mktemp("senate"))


@pytest.fixture(scope="module")
def forum(tmp_path_factory: pytest.TempPathFactory) -> Run:
    """A tournament in a game with cards and without sides."""
    experiment = small(
        game="to-be-emperor",
        players=(2, 3),
        games=10,
        options={"round_limit": "5"},
        bots=Bots(pool=("greedy", "random")),
    )
    return played(experiment, tmp_path_factory.mktemp("forum"))


def test_the_page_needs_nothing_else(senate: Run, forum: Run) -> None:
    """It loads nothing and runs nothing."""
    for html in (page(senate), page(forum)):
        assert [word for word in ABROAD if word in html] == []
        assert re.findall(r'href="(?!#)', html) == []


def test_the_page_is_well_formed(senate: Run, forum: Run) -> None:
    """Elements are closed, pictures are XML with a label each, links lead to sections."""
    for html in (page(senate), page(forum)):
        balance = Balance()
        balance.feed(html)
        assert (balance.open, balance.faults) == ([], [])
        pictures = re.findall(r"<svg.*?</svg>", html, re.DOTALL)
        assert pictures
        for picture in pictures:
            assert ElementTree.fromstring(picture).get("aria-label")
        ids = re.findall(r'<section id="(\w+)"', html)
        assert len(ids) == len(set(ids))
        assert set(re.findall(r'href="#(\w+)"', html)) <= set(ids)


def test_numbers_are_numbers(senate: Run, forum: Run) -> None:
    """Every coordinate of a picture is a number."""
    for html in (page(senate), page(forum)):
        assert re.findall(r'="-?(?:nan|inf)"', html) == []


def test_sections_of_a_game_with_sides(senate: Run) -> None:
    """Sides beside people, matrices, ratings, variants, endings, length, seats, events."""
    html = page(senate)
    found = re.findall(r'<section id="(\w+)"', html)
    wanted = ["sides", "payoff", "ratings", "variants", "endings", "length", "seats", "news"]
    assert [name for name in found if name in wanted] == wanted
    assert "cards" not in found
    assert ">people<" in html
    assert html.count("in equilibrium") >= 4
    assert "Report &lt;&amp;&gt; test" in html


def test_sections_of_a_free_for_all(forum: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """Ratings and cards with their names; no sides."""
    monkeypatch.setattr("palatine.lab.report.play.FEW_SEATS", 2)
    html = page(forum)
    assert 'id="cards"' in html
    assert "House Banker" in html
    assert "openskill" in html
    assert 'id="sides"' not in html


def test_the_page_is_the_same_each_time(senate: Run) -> None:
    """Nothing in it depends on the current time."""
    assert page(senate) == page(senate)


def test_labels_keep_apart() -> None:
    """Names that would touch move apart, in order, and stay on the picture."""
    assert clear_of([50, 52, 51, 300], 18, 20, 290) == [50, 86, 68, 290]
    assert clear_of([280, 281, 282], 18, 20, 290) == [254, 272, 290]


def test_saved_beside_the_tables(tmp_path: Path, senate: Run) -> None:
    """The page is UTF-8."""
    path = tmp_path / "report.html"
    path.write_bytes(page(senate).encode())
    assert "charset" in path.read_text("utf-8")

"""The pages of the ready experiments: each has one, with the command that makes its figures."""

from pathlib import Path

import pytest

from palatine.games.besides_the_emperor.study import STUDY as BESIDES
from palatine.games.senate.study import STUDY as SENATE
from palatine.lab import errors
from palatine.lab.experiment import ready_experiments

DOCS = Path(__file__).parents[2] / "docs"
TOUR = (DOCS / "lab.md").read_text("utf-8")


@pytest.mark.parametrize("name", ready_experiments())
def test_every_experiment_has_its_page(name: str) -> None:
    """The tour links to it, and it has the command and the number of games behind its figures."""
    page = (DOCS / "lab" / f"{name}.md").read_text("utf-8")
    assert f"[{name}](lab/{name}.md)" in TOUR
    assert f"palatine lab run {name}" in page
    assert " games in " in page


def test_every_page_is_of_an_experiment() -> None:
    """No page is left over when an experiment goes."""
    assert {path.stem for path in (DOCS / "lab").glob("*.md")} == set(ready_experiments())


def test_every_error_is_documented() -> None:
    """The tour has a row for each code of the lab."""
    found = [each for each in vars(errors).values() if isinstance(each, type)]
    own = [each for each in found if each.__module__ == errors.__name__]
    assert own
    assert all(f"| `{each.code}` |" in TOUR for each in own)


def test_ratings_know_what_was_measured() -> None:
    """The chance of a side at a table, apart from skill, is what the pages say."""
    page = (DOCS / "results" / "senate-bots.md").read_text("utf-8")
    for edition, name in (("sith-imperative", "hard"), ("secret-emperor", "hard, Secret Emperor")):
        shares = [each for table, each in SENATE.balance.items() if table[0] == edition]
        cells = " | ".join(f"{100 * each['loyalist']:.0f}" for each in shares)
        assert f"| hard | {name} | {cells} |" in page
    page = (DOCS / "lab" / "besides-six.md").read_text("utf-8").partition("## With greedy")[0]
    for (_, players), shares in BESIDES.balance.items():
        assert f"| as printed · {players} players | {shares['emperor'] * 100:.1f} [" in page

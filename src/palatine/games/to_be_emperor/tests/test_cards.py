"""Chapter 1, cards: what the sets hold, and the errors for a wrong card file."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from palatine.core.errors import BadCards
from palatine.games.to_be_emperor import GAME
from palatine.games.to_be_emperor.cards import FOLDER, SETS, load
from palatine.games.to_be_emperor.tests.table import position, table

STANDARD = SETS["standard"]


@pytest.mark.rule("TE-1.1", "TE-1.2")
def test_two_to_four_play() -> None:
    """The game is for two to four players, five tokens each."""
    assert GAME.players == (2, 3, 4)
    t = table(4)
    assert [t.left(seat) for seat in range(4)] == [5, 5, 5, 5]


@pytest.mark.rule("TE-1.3", "TE-R01")
def test_the_standard_set_has_as_many_cards_of_each_cost_as_printed() -> None:
    """24, 18 and 6 assets of cost one, two and three; 15, 12 and 4 senators."""
    costs = [STANDARD.assets[name].cost for name in STANDARD.asset_deck]
    influence = [card.influence for card in STANDARD.senators.values()]
    assert [costs.count(n) for n in (1, 2, 3)] == [24, 18, 6]
    assert [influence.count(n) for n in (1, 2, 3)] == [15, 12, 4]
    assert (len(costs), len(influence), sum(influence)) == (48, 31, 51)


@pytest.mark.rule("TE-1.4", "TE-1.5")
def test_every_resource_weighs_the_same() -> None:
    """All assets together give 26 of each resource, and every card gives at least one."""
    gives = [STANDARD.assets[name].gives for name in STANDARD.asset_deck]
    assert [sum(kind) for kind in zip(*gives, strict=True)] == [26, 26, 26]
    assert all(any(card.needs) for card in STANDARD.senators.values())


@pytest.mark.rule("TE-1.3")
@pytest.mark.parametrize(
    ("name", "icons"),
    [
        ("house-augur", (0, 0, 1)),
        ("house-guard", (0, 1, 0)),
        ("merchant-adviser", (1, 0, 1)),
        ("tax-collector", (1, 1, 0)),
    ],
)
def test_printed_assets_are_as_printed(name: str, icons: tuple[int, int, int]) -> None:
    """The four assets that the rulebook names give what it says."""
    assert STANDARD.assets[name].gives == icons


def test_printed_senators_cost_what_is_printed() -> None:
    """The two senators that the rulebook names cost what it says."""
    assert STANDARD.senators["salos-breenar"].needs == (1, 1, 0)
    assert STANDARD.senators["ulmani-zenestry"].needs == (1, 0, 1)


@pytest.mark.rule("TE-1.6", "TE-1.7")
def test_bid_costs_stand_on_the_cards() -> None:
    """An asset shows its bid cost; a senator's is his Influence."""
    t = position(pool=["tax-collector"], senate=["valerian-osk"])
    assert t.zone("pool").things[0].counters["cost"] == 2
    assert t.zone("senate").things[0].counters["gives_influence"] == 3


def test_a_set_can_be_swapped() -> None:
    """With `cards=small` the small box is dealt, and its numbers hold."""
    t = table(2, cards="small")
    assert sorted(t.state.faces) == sorted(SETS["small"].asset_deck)
    assert (len(t.state.faces), len(t.state.senate_order)) == (30, 21)


GOOD = (FOLDER / "small.toml").read_text("utf-8")


@pytest.mark.parametrize(
    ("old", "new", "named"),
    [
        ("coin = [1,", "coni = [1,", ("asset 'house-banker'", "'coni'")),
        ('copies = [4, "ours"]', 'copies = [4, "mine"]', ("asset 'house-banker'", "'mine'")),
        ("copies = [4,", "copys = [4,", ("asset 'house-banker'", "`copys`")),
        ("cost = [1,", "cost = [0,", ("asset 'house-banker'", ">= 1")),
        ("influence = [1,", 'influence = ["1",', ("senator 'davon-ilket'", "Expected `int`")),
        ('{ coin = [1, "ours"] }', "{}", ("asset 'house-banker'", "no resource")),
        ("[[asset]]", "[[aset]]", ("there is no kind of card 'aset'", "did you mean 'asset'?")),
        ('id = "house-guard"', 'id = "house-banker"', ("'house-banker'", "appears twice")),
        ('id = "house-guard"', 'id = "House Guard"', ("asset 'House Guard'", "regex")),
        ("assets = [30,", "assets = [29,", ("it says 29 assets, but there are 30",)),
        ('id = "small"', 'id = "tiny"', ("one [[set]] with the id 'wrong'",)),
        ("[[set]]", "[[set]", ("can't be read",)),
    ],
)
def test_a_wrong_card_file_is_named_with_the_card_and_the_word(
    old: str, new: str, named: tuple[str, ...], tmp_path: Path
) -> None:
    """A word or number that does not belong is refused, and the error says where it is."""
    path = tmp_path / "wrong.toml"
    path.write_text(GOOD.replace('id = "small"', 'id = "wrong"').replace(old, new, 1), "utf-8")
    if old == 'id = "small"':
        path.write_text(GOOD, "utf-8")
    with pytest.raises(BadCards) as refusal:
        load(path)
    assert all(word in refusal.value.sentence for word in ("wrong.toml", *named))


def test_every_number_says_where_it_comes_from() -> None:
    """A few numbers of the standard set are printed or inferred; the rest are ours."""
    lines = (FOLDER / "standard.toml").read_text("utf-8").splitlines()
    text = "".join(line for line in lines if not line.startswith("#"))
    found = [text.count(f'"{source}"') for source in ("printed", "inferred", "ours")]
    assert found == [11, 2, text.count("[") - text.count("[[") * 2 - 13]


def run_with(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """The command line with cards from this folder."""
    code = "import sys; from palatine.cli import main; sys.exit(main())"
    env = {**os.environ, "PALATINE_CARDS": str(folder)}
    command = [sys.executable, "-c", code, *arguments]
    return subprocess.run(command, env=env, capture_output=True, text=True, check=False)


def test_cards_from_a_folder_of_ones_own_are_played(tmp_path: Path) -> None:
    """Other numbers and a new card make another value of `cards`; a second `small` is refused."""
    folder = tmp_path / "to-be-emperor"
    folder.mkdir()
    trial = GOOD.replace('id = "small"', 'id = "trial"').replace("cost = [1,", "cost = [2,")
    (folder / "trial.toml").write_text(trial.replace("house-guard", "tower-guard"), "utf-8")
    play = ("simulate", "to-be-emperor", "--games", "2", "--option", "round_limit=5")
    run = run_with(tmp_path, *play, "--option", "cards=trial")
    assert (run.returncode, run.stderr) == (0, "")
    (folder / "small.toml").write_text(GOOD, "utf-8")
    run = run_with(tmp_path, *play)
    assert (run.returncode, "already has cards of this name" in run.stderr) == (2, True)

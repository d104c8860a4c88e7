"""Experiments: what a file may say, and the errors for anything else."""

from pathlib import Path
from random import Random

import pytest

from palatine.lab.cell import game_seed
from palatine.lab.errors import BadExperiment
from palatine.lab.experiment import (
    Bots,
    Variant,
    cells_of,
    find_experiment,
    read_experiment,
    ready_experiments,
)
from tests.lab.runs import small

WHOLE = """
title = "Whole"
game = "senate"
editions = ["sith-imperative", "secret-emperor"]
players = "5-6,9"
games = 10
seed = "x"
[options]
cleared_marker = ["on", "off"]
[bots.sides]
loyalist = ["easy", "random"]
separatist = "random"
[[beside]]
name = "people"
side = "loyalist"
percent = { 5 = 46 }
"""


def told(path: Path, text: str) -> str:
    """The error for a file."""
    path.write_text(text, "utf-8")
    with pytest.raises(BadExperiment) as caught:
        read_experiment(path)
    return caught.value.sentence


def test_a_whole_file(tmp_path: Path) -> None:
    """Editions, values of options, sizes and line-ups are all combined with each other."""
    path = tmp_path / "whole.toml"
    path.write_text(WHOLE, "utf-8")
    cells = cells_of(read_experiment(path))
    assert len(cells) == 2 * 2 * 3 * 2
    assert len({cell.id for cell in cells}) == len(cells)
    assert {cell.setup.players for cell in cells} == {5, 6, 9}
    assert {cell.variant for cell in cells} == {"cleared_marker=on", "cleared_marker=off"}
    assert {cell.lineup.name for cell in cells} == {"easy : random", "random : random"}


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("title = ", "bad.toml is not valid TOML"),
        ('title = "x"', "bad.toml: Object missing required field `game`"),
        ('title = "x"\ngame = "senat"', "did you mean 'senate'?"),
        ('title = "x"\ngame = "senate"\ngame_s = 1', "unknown field `game_s`"),
        ('title = "x"\ngame = "senate"\ngames = "many"', "Expected `int`, got `str`"),
        ('title = "x"\ngame = "senate"\ngames = 0', "at least one game"),
        ('title = "x"\ngame = "senate"\nrounds = 0', "at least one to think"),
        ('title = "x"\ngame = "senate"\nplayers = "five"', "write 7, or 5-10"),
        ('title = "x"\ngame = "senate"\nplayers = 11', "takes 5 to 10 players, not 11"),
        ('title = "x"\ngame = "senate"\neditions = "sith"', "did you mean 'sith-imperative'?"),
        ('title = "x"\ngame = "senate"\n[options]\nreshufle = "lazy"', "did you mean 'reshuffle'?"),
        ('title = "x"\ngame = "senate"\n[options]\nreshuffle = []', "is empty"),
        (
            'title = "x"\ngame = "senate"\n[bots]\nevery = "hrad"',
            "there is no bot 'hrad' for senate",
        ),
        (
            'title = "x"\ngame = "senate"\n[bots]\npool = ["random"]\nsides.loyalist = "random"',
            "choose one",
        ),
        (
            'title = "x"\ngame = "senate"\n[bots.sides]\nloyal = "random"',
            "did you mean 'loyalist'?",
        ),
        ('title = "x"\ngame = "senate"\n[bots]\none = "random"', "needs `every`"),
        ('title = "x"\ngame = "senate"\n[bots.sides]\nloyalist = "random"', "for separatist"),
        ('title = "x"\ngame = "to-be-emperor"\n[bots.sides]\nred = "random"', "no side"),
    ],
)
def test_mistakes_are_named(tmp_path: Path, text: str, said: str) -> None:
    """A wrong file gets one sentence: the file, the fault, and the probable intention."""
    sentence = told(tmp_path / "bad.toml", text)
    assert said in sentence
    assert sentence.startswith("bad.toml")


def test_options_that_contradict_each_other_are_refused(tmp_path: Path) -> None:
    """What a game refuses at its start is refused before anything is played."""
    text = 'title = "x"\ngame = "seize-the-imperium"\nplayers = 3\n[options]\ngame = "duels"'
    assert "duels are for two players" in told(tmp_path / "bad.toml", text)


def test_a_file_that_is_not_there() -> None:
    """A missing file, or a misspelt name of a ready experiment, says what there is."""
    with pytest.raises(BadExperiment, match="lab list"):
        read_experiment(Path("nowhere.toml"))
    with pytest.raises(BadExperiment, match="did you mean 'senate-balance'"):
        find_experiment("senate-balanse")


def test_too_many_cells() -> None:
    """A sweep that would take forever is refused."""
    decks = ("capital_attack", "drone_onslaught", "ground_assault")
    options = {f"deck_{n}": decks for n in range(1, 7)}
    with pytest.raises(BadExperiment, match="cells"):
        cells_of(small(game="seize-the-imperium", players="2-6", options=options))


def test_named_variants() -> None:
    """A variant may set several options at once; it runs next to the others under its name."""
    variants = (
        Variant("plain", {}),
        Variant("both", {"reshuffle": "eager", "cleared_marker": "off"}),
    )
    plain, both = cells_of(small(variants=variants))
    assert (plain.variant, both.variant) == ("plain", "both")
    assert both.setup.options["cleared_marker"] == "off"


def test_a_game_depends_on_its_own_cell_alone() -> None:
    """Another size, title or number of games in the file leaves a cell's seeds as they were."""
    one = cells_of(small(players=(5,)))[0]
    two = cells_of(small(players=(7, 5), title="Other", games=99))[1]
    assert one == two
    assert game_seed("1", one, 3) == game_seed("1", two, 3)
    assert game_seed("1", one, 3) != game_seed("2", one, 3) != game_seed("1", one, 4)


def test_a_pool_is_dealt_evenly() -> None:
    """At a table as large as the pool every bot sits once; a small one takes some of them."""
    cell = cells_of(small(bots=Bots(pool=("random", "easy"))))[0]
    five = cell.lineup.seated([""] * 5, Random(1))
    assert {five.count("random"), five.count("easy")} == {2, 3}
    assert {cell.lineup.seated([""], Random(n)) for n in range(20)} == {("random",), ("easy",)}


@pytest.mark.parametrize("name", ready_experiments())
def test_ready_experiments_can_be_run(name: str) -> None:
    """Every ready experiment names games, options and bots that exist."""
    experiment = find_experiment(name)
    assert experiment.about
    assert cells_of(experiment)

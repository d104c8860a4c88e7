"""Games are found by folder or by entry point; a package from elsewhere works unchanged."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from palatine.catalog import find, game_of, games, known_names
from palatine.core.errors import BadSetup

EXAMPLE = Path(__file__).parent.parent / "examples" / "saturnalia"


def test_a_game_is_found_by_its_folder() -> None:
    """Every folder under `palatine.games` is a game, known by its id."""
    assert "senate" in games()


def test_an_edition_is_a_name_for_its_game() -> None:
    """`sith-imperative` is the senate game in that edition."""
    assert find("secret-emperor") == (game_of("senate"), "secret-emperor")


def test_every_name_is_known_once() -> None:
    """Even if a game and its only edition have the same name."""
    names = known_names()
    assert len(names) == len(set(names))
    assert "besides-the-emperor" in names


def test_every_game_of_the_house_has_a_box_and_a_history() -> None:
    """People choose by length and weight, and look back chapter by chapter."""
    for game in games().values():
        assert game.box is not None, game.id
        assert 0 < game.box.least_minutes < game.box.most_minutes
        assert 1 <= game.box.weight <= 5
        assert game.history.chapters, game.id
        assert not {*game.history.chapters} & {*game.history.matters}


def test_a_wrong_name_gets_a_suggestion() -> None:
    """A misspelt game is answered with the nearest one."""
    with pytest.raises(BadSetup, match="did you mean 'sith-imperative'"):
        find("sith-imperativ")


@pytest.mark.parametrize(
    ("players", "edition", "options", "says"),
    [
        (4, None, {}, "5 to 10 players, not 4"),
        (7, "sith", {}, "no edition"),
        (7, None, {"reshufle": "lazy"}, "did you mean 'reshuffle'"),
        (7, None, {"reshuffle": "never"}, "no value 'never' for reshuffle"),
    ],
)
def test_an_impossible_setup_is_refused(
    players: int, edition: str | None, options: dict[str, str], says: str
) -> None:
    """The error says what was wrong, and what would be right."""
    with pytest.raises(BadSetup, match=says):
        game_of("senate").setup(players, edition, options)


def test_a_table_may_mix_the_editions() -> None:
    """You can set each switch separately."""
    setup = game_of("senate").setup(7, "sith-imperative", {"reshuffle": "eager"})
    assert setup.options["reshuffle"] == "eager"
    assert setup.options["tracker_reset"] == "on_policy"


@pytest.fixture(scope="module")
def elsewhere(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """An environment in which the example package is installed, as pip installs it."""
    folder = tmp_path_factory.mktemp("site")
    source = shutil.copytree(EXAMPLE, tmp_path_factory.mktemp("package") / "saturnalia")
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--no-index", "--no-deps"]
    flags = ["--no-build-isolation", "--disable-pip-version-check", "--target", str(folder)]
    subprocess.run([*pip, *flags, str(source)], check=True)
    return {**os.environ, "PYTHONPATH": str(folder)}


def palatine(*words: str, env: dict[str, str]) -> subprocess.CompletedProcess[str]:
    """Run the command line in an environment."""
    call = [sys.executable, "-m", "palatine", *words]
    return subprocess.run(call, env=env, capture_output=True, text=True, check=False)


def test_a_game_from_another_package_works(elsewhere: dict[str, str]) -> None:
    """Installed with its entry point, it is listed and can be simulated; nothing here changed."""
    assert "saturnalia" in palatine("games", env=elsewhere).stdout
    words = ("simulate", "saturnalia", "--players", "3", "--games", "20", "--seed", "1", "--json")
    done = palatine(*words, env=elsewhere)
    assert done.returncode == 0, done.stderr
    assert '"games":20' in done.stdout.replace(" ", "")


def test_a_game_from_another_package_is_checked(elsewhere: dict[str, str]) -> None:
    """The conformance kit is for games made elsewhere too."""
    done = palatine("check", "saturnalia", "--players", "2", env=elsewhere)
    assert done.returncode == 0, done.stdout + done.stderr


LEARNERS = """
import pettingzoo, pyspiel
import palatine.agents.openspiel, palatine.agents.pettingzoo
env = pettingzoo.make("aec", "palatine/saturnalia-v1", players=3)
env.reset(seed=1)
print(len(env.agents), pyspiel.load_game("palatine_saturnalia(players=4)").num_players())
"""


def test_a_game_from_another_package_is_there_for_learners(elsewhere: dict[str, str]) -> None:
    """Once installed, it is in the registries of PettingZoo and OpenSpiel."""
    call = [sys.executable, "-c", LEARNERS]
    done = subprocess.run(call, env=elsewhere, capture_output=True, text=True, check=False)
    assert done.stdout.split() == ["3", "4"], done.stderr

"""The command line on paper and in the shell: all commands, completed, listed, as data."""

import json
import re
import shutil
import subprocess
from pathlib import Path

import pytest

from palatine.catalog import games, known_names
from palatine.cli import main
from palatine.cli.manual import every_command, man, markdown
from palatine.cli.manual import main as written
from palatine.cli.parser import COMMANDS, GROUPS, build

COMPLETING = (
    'COMP_WORDS=(palatine {words}); COMP_CWORD={place}; _palatine; echo "${{COMPREPLY[@]}}"'
)


def test_every_command_is_on_both_pages() -> None:
    """With those below it; the test would find a command without help."""
    page, paper = markdown(), man()
    known = [words for words, _ in every_command(build())]
    assert {words.split()[1] for words in known} == set(COMMANDS)
    for words in known:
        assert f"## `{words}`" in page
        assert words.replace("-", "\\-") in paper


def test_both_pages_have_the_groups_of_the_help() -> None:
    """Each group is a heading, with its own commands under it and no other's."""
    page, paper = markdown(), man()
    for title, names in GROUPS.items():
        below = page.partition(f"\n## {title.capitalize()}\n")[2].partition("\n## ")[0]
        assert set(re.findall(r"(?m)^### `palatine (\w+)", below)) == set(names)
        assert title.upper() in paper


def test_no_line_of_the_man_page_is_taken_for_an_order() -> None:
    """A sentence that begins with a dot would vanish."""
    orders = (".TH", ".SH", ".SS", ".PP", ".TP", ".nf", ".fi", ".B ", ".I ")
    found = [line for line in man().splitlines() if line.startswith((".", "'"))]
    assert [line for line in found if line[:3] not in orders] == []


@pytest.mark.parametrize(
    ("words", "place", "offered"),
    [
        ("pl", 1, ["play"]),
        ("play sec", 2, ["secret-emperor"]),
        ("play sec --pl", 3, ["--players"]),
        ("lab ru", 2, ["run"]),
        ("lab run --r", 3, ["--rounds", "--ray"]),
        ("serve --pace b", 3, ["brisk"]),
        ("complete f", 2, ["fish"]),
    ],
)
def test_bash_completes_commands_games_and_more(
    capsys: pytest.CaptureFixture[str], words: str, place: int, offered: list[str]
) -> None:
    """A real shell runs the script."""
    assert main(["complete", "bash"]) == 0
    script = capsys.readouterr().out + COMPLETING.format(words=words, place=place)
    shell = shutil.which("bash") or "bash"
    done = subprocess.run([shell, "-c", script], capture_output=True, text=True, check=True)
    assert done.stdout.split() == offered


@pytest.mark.parametrize("shell", ["zsh", "fish"])
def test_other_shells_get_every_command(capsys: pytest.CaptureFixture[str], shell: str) -> None:
    """In their own way."""
    assert main(["complete", shell]) == 0
    script = capsys.readouterr().out
    assert all(command in script for command in COMMANDS)


def test_fish_tells_commands_of_one_name_apart(capsys: pytest.CaptureFixture[str]) -> None:
    """`check` alone has options that `arena check` has not; and after `arena` come no files."""
    assert main(["complete", "fish"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert 'complete -c palatine -n "__palatine_after check" -l games' in lines
    assert 'complete -c palatine -n "__palatine_after arena check" -l help' in lines
    assert 'complete -c palatine -n "__palatine_after arena check" -l games' not in lines
    assert 'complete -c palatine -n "__palatine_at arena" -f -a "run report check"' in lines


def test_the_man_page_makes_its_folder(tmp_path: Path) -> None:
    """Nobody has to make one first."""
    written(tmp_path / "share" / "man1")
    assert (tmp_path / "share" / "man1" / "palatine.1").read_text("utf-8") == man()


@pytest.mark.parametrize("command", ["play", "learn"])
def test_a_command_without_a_game_names_the_games(
    capsys: pytest.CaptureFixture[str], command: str
) -> None:
    """A newcomer types `palatine learn`, and reads what there is to learn."""
    assert main([command]) == 2
    said = capsys.readouterr().err
    assert f"`palatine {command} GAME`" in said
    assert all(name in said for name in known_names())


def test_lessons_are_listed_in_columns(capsys: pytest.CaptureFixture[str]) -> None:
    """The longest name has room too."""
    assert main(["learn", "senate", "--list", "--language", "en"]) == 0
    starts = re.findall(r"(?m)^\S+ +", capsys.readouterr().out)
    assert len(starts) == 4
    assert len(set(map(len, starts))) == 1


def test_games_are_listed_as_data(capsys: pytest.CaptureFixture[str]) -> None:
    """A program learns what there is, without reading sentences."""
    assert main(["games", "--json"]) == 0
    listed = {each["id"]: each for each in json.loads(capsys.readouterr().out)}
    assert set(games()) <= set(listed)
    assert listed["senate"]["players"] == [5, 10]
    assert set(listed["senate"]["editions"]) == {"sith-imperative", "secret-emperor"}


def test_what_a_language_lacks_is_listed(capsys: pytest.CaptureFixture[str]) -> None:
    """German lacks nothing; a language that nobody has begun lacks every file."""
    assert main(["words", "de"]) == 0
    assert "Nothing is missing." in capsys.readouterr().out
    assert main(["words", "fr"]) == 1
    listed = capsys.readouterr().out
    assert "core/words/fr.ftl: does not exist" in listed
    assert "games/senate/words/fr/game.ftl: does not exist" in listed
    assert "web/src/words/fr.ftl: does not exist" in listed
    assert main(["words", "French"]) == 2

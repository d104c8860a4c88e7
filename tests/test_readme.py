"""README.md and the page on Python are true: code runs, commands parse, links lead somewhere."""

import doctest
import re
import shlex
from pathlib import Path

import pytest

from palatine.cli.parser import build, parse

HOME = Path(__file__).parent.parent
README = HOME / "README.md"
PYTHON = HOME / "docs" / "python-api.md"
PROGRAM = ".venv/bin/palatine"


def blocks(language: str, page: Path = README) -> list[str]:
    """The fenced blocks of a language."""
    return re.findall(rf"^```{language}\n(.*?)^```", page.read_text("utf-8"), re.M | re.S)


def commands(program: str) -> list[list[str]]:
    """The words after this program, on each line of the sh blocks that calls it."""
    lines = [
        shlex.split(line, comments=True) for block in blocks("sh") for line in block.split("\n")
    ]
    return [words[1:] for words in lines if words and words[0] == program]


def test_the_python_runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The Python blocks, run one after another, do what they say."""
    monkeypatch.chdir(tmp_path)
    run, text = doctest.DocTestRunner(), "\n".join(blocks("python", PYTHON))
    run.run(doctest.DocTestParser().get_doctest(text, {}, PYTHON.name, str(PYTHON), 0))
    assert run.summarize(verbose=False).attempted >= 10
    assert run.failures == 0


@pytest.mark.parametrize("words", commands(PROGRAM), ids=" ".join)
def test_a_command_can_be_typed(words: list[str]) -> None:
    """The command and its options exist, and their values have the right form."""
    assert parse(build(words[0]), words).command == words[0]


def test_some_commands_are_shown() -> None:
    """The pages call the program by its path after `make`; otherwise the test would try nothing."""
    assert len(commands(PROGRAM)) >= 5
    assert {words[0] for words in commands("make")} >= {"play", "test"}


@pytest.mark.parametrize("words", commands("make"), ids=" ".join)
def test_a_make_target_exists(words: list[str]) -> None:
    """`make` knows every target that README.md mentions."""
    assert re.search(rf"^{words[0]}:", (HOME / "Makefile").read_text("utf-8"), re.M)


def test_links_lead_somewhere() -> None:
    """Every link to a file of this repository leads to one."""
    links = re.findall(r"\]\(([^)#]+)", README.read_text("utf-8"))
    assert [link for link in links if "://" not in link and not (HOME / link).exists()] == []

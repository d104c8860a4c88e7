"""You can do what the pages show: code is read, commands are parsed, links lead somewhere."""

import argparse
import ast
import json
import re
import tomllib
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

import pytest
import yaml

from palatine.catalog import games
from palatine.cli.parser import COMMANDS, build, parse
from tests.pages import ROOT, Block, anchors, blocks, commands, links, named, pages, spans

READ = {"json": json.loads, "toml": tomllib.loads, "yaml": yaml.safe_load, "python": ast.parse}
SAID = {"sh", "text", "awk", "nginx", "session", "ini", "md"}
"""Languages that we don't read here: commands are tried below, the rest is for people."""
BLOCKS = list(blocks())
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
MAKEFILE = (ROOT / "Makefile").read_text("utf-8")
PLACE = re.compile(r"[A-Z][A-Z_0-9]*|\.\.\.|\[.*")
"""Placeholders in a command: GAME, FILE, N."""


def place(block: Block) -> str:
    """The place of a block."""
    return f"{block.page}:{block.line}"


def tried(*languages: str) -> list[Block]:
    """The blocks in these languages that can be tried."""
    return [each for each in BLOCKS if each.language in languages and each.why_untested is None]


@cache
def parser(name: str) -> argparse.ArgumentParser:
    """The parser of a command."""
    return build(name)


def test_every_block_has_a_language() -> None:
    """One that is known here; a block that nobody can try says why."""
    known = {*READ, *SAID}
    assert [place(each) for each in BLOCKS if each.language not in known] == []
    assert [place(each) for each in BLOCKS if each.why_untested == ""] == []


@pytest.mark.parametrize("block", tried(*READ), ids=place)
def test_a_block_can_be_read(block: Block) -> None:
    """By the reader of its language."""
    code = block.code
    if code.lstrip().startswith(">>>"):
        code = "\n".join(re.findall(r"^(?:>>>|\.\.\.) ?(.*)$", code, re.M))
    READ[block.language](code)


@pytest.mark.parametrize("block", tried("python"), ids=place)
def test_what_a_block_imports_is_there(block: Block) -> None:
    """Modules, and the names imported from them."""
    code = "\n".join(re.sub(r"^>>> ?", "", line) for line in block.code.splitlines())
    for line in re.findall(r"^\s*((?:from|import) [\w., ]+(?: import [\w, ]+)?)$", code, re.M):
        (node,) = ast.parse(line).body
        if isinstance(node, ast.ImportFrom) and node.module:
            module = import_module(node.module)
            assert [each.name for each in node.names if not hasattr(module, each.name)] == []
        elif isinstance(node, ast.Import):
            assert [each.name for each in node.names if find_spec(each.name) is None] == []


@pytest.mark.parametrize("block", tried("sh"), ids=place)
def test_a_command_can_be_typed(block: Block) -> None:
    """Commands, options, modules, files, targets and extras exist."""
    for words in commands(block.code):
        name = words[0].removeprefix(".venv/bin/")
        if name == "palatine" and words[1] == "--version":
            continue
        if name == "palatine":
            assert parse(parser(words[1]), words[1:]).command == words[1]
        elif name.startswith("python"):
            check_python(words[1:])
        elif name == "make":
            assert [each for each in words[1:] if "=" not in each and not is_target(each)] == []
        elif name == "pip":
            check_extras(words[1:])


def check_python(words: list[str]) -> None:
    """An existing module or file."""
    if words[0] == "-m":
        assert find_spec(words[1]) is not None, words[1]
    elif not words[0].startswith("-"):
        assert (ROOT / words[0]).exists(), words[0]


def check_extras(words: list[str]) -> None:
    """`palatine[extra]` with an extra of ours."""
    for word in words:
        found = re.fullmatch(r"palatine\[([\w,]+)\]", word)
        for extra in found[1].split(",") if found else ():
            assert extra in PROJECT["project"]["optional-dependencies"], extra


def is_target(word: str) -> bool:
    """Whether `make` knows it."""
    return re.search(rf"^{word}\b.*:", MAKEFILE, re.M) is not None


def test_commands_in_sentences_exist() -> None:
    """`palatine COMMAND --option` and `python -m MODULE`, with any placeholders."""
    wrong = []
    for page, code in spans():
        if code.endswith(" "):
            continue  # the beginning of a text, not a command
        words = code.removeprefix(".venv/bin/").split()
        if words[:1] == ["palatine"] and len(words) > 1 and not words[1].startswith("-"):
            wrong += [f"{page}: {code}: {each}" for each in unknown(words[1:])]
        if words[:2] == ["python", "-m"] and words[2:] and find_spec(words[2]) is None:
            wrong.append(f"{page}: {code}")
        if words[:1] == ["make"] and words[1:] and not is_target(words[1]):
            wrong.append(f"{page}: {code}")
    assert wrong == []


def unknown(words: list[str]) -> list[str]:
    """The commands and options that do not exist."""
    if PLACE.fullmatch(words[0]):
        return []
    if words[0] not in COMMANDS:
        return [words[0]]
    known, rest = parser(words[0]), words
    while rest and rest[0] in (below := subcommands(known)):
        known, rest = below[rest[0]], rest[1:]
    if subcommands(known) and rest and not rest[0].startswith("-") and not PLACE.match(rest[0]):
        return [rest[0]]
    options = [
        each.strip("[]").partition("=")[0] for each in rest if each.lstrip("[").startswith("--")
    ]
    return [each for each in options if each not in known._option_string_actions]


def subcommands(parser: argparse.ArgumentParser) -> dict[str, argparse.ArgumentParser]:
    """The commands below one."""
    found = [each for each in parser._actions if isinstance(each, argparse._SubParsersAction)]
    return dict(found[0].choices) if found else {}


@pytest.mark.parametrize("page", pages(), ids=named)
def test_links_lead_somewhere(page: Path) -> None:
    """To a file of this repository, and to one of its headings."""
    wrong = []
    for link in links(page):
        path, _, part = link.partition("#")
        if "://" in link or path.startswith("mailto:"):
            continue
        target = (page.parent / path).resolve() if path else page
        if not target.exists() or (part and part not in anchors(target)):
            wrong.append(link)
    assert wrong == []


def test_the_index_has_every_page() -> None:
    """docs/index.md leads to all of them."""
    index = ROOT / "docs" / "index.md"
    linked = {(index.parent / each.partition("#")[0]).resolve() for each in links(index)}
    own = [each for each in pages() if each.is_relative_to(ROOT / "docs") and each != index]
    assert [named(each) for each in own if each.resolve() not in linked] == []


def test_versions_agree() -> None:
    """The package, the newest part of the changelog, and the citation."""
    version = PROJECT["project"]["version"]
    newest = re.findall(r"^## \[?([\d.]+)", (ROOT / "CHANGELOG.md").read_text("utf-8"), re.M)[0]
    cited = yaml.safe_load((ROOT / "CITATION.cff").read_text("utf-8"))["version"]
    assert (newest, cited) == (version, version)


def test_the_changelog_has_its_shape() -> None:
    """Versions with their day, and within them only the parts that Keep a Changelog knows."""
    text = (ROOT / "CHANGELOG.md").read_text("utf-8")
    versions = re.findall(r"^## (.*)$", text, re.M)
    day = r"\d{4}-\d\d-\d\d|unreleased"
    assert [each for each in versions if not re.fullmatch(rf"\d+\.\d+\.\d+ - ({day})", each)] == []
    known = {"Added", "Changed", "Deprecated", "Removed", "Fixed", "Security"}
    assert set(re.findall(r"^### (.*)$", text, re.M)) <= known


def test_every_dependency_is_explained() -> None:
    """ARCHITECTURE.md says why each package is there."""
    page = (ROOT / "ARCHITECTURE.md").read_text("utf-8").partition("## Dependencies")[2]
    extras = PROJECT["project"]["optional-dependencies"].values()
    groups = PROJECT["dependency-groups"].values()
    needed = {
        each for some in (*extras, *groups, PROJECT["project"]["dependencies"]) for each in some
    }
    names = {re.split(r"[^\w.-]", each)[0] for each in needed} - {"palatine"}
    assert [each for each in sorted(names) if each not in page] == []


def test_every_game_has_its_pictures() -> None:
    """For a screen and for a phone, a megabyte in all; a film of less than 1.5."""
    folder = ROOT / "docs" / "pictures"
    sizes = {path.name: path.stat().st_size for path in folder.iterdir()}
    editions = [each for game in games().values() for each in game.editions]
    wanted = {f"{each}-{kind}.webp" for each in editions for kind in ("screen", "phone")}
    assert wanted <= set(sizes)
    assert sizes.pop("round.webm") < 1_500_000
    assert sum(sizes.values()) < 1_000_000

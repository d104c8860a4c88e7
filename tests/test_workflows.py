"""What a public forge runs is true: commands, paths and groups exist; licences are known."""

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml

from tests.licences import all_licences

ROOT = Path(__file__).parents[1]
WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))


def commands(path: Path) -> list[str]:
    """Everything that a workflow runs."""
    jobs: dict[str, Any] = yaml.safe_load(path.read_text("utf-8"))["jobs"]
    return [step["run"] for job in jobs.values() for step in job["steps"] if "run" in step]


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


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.stem)
def test_every_job_ends_and_may_do_little(path: Path) -> None:
    """Each has a limit of time, and the token can only read unless a job says otherwise."""
    workflow = yaml.safe_load(path.read_text("utf-8"))
    assert workflow["permissions"] == {"contents": "read"}
    assert all("timeout-minutes" in job for job in workflow["jobs"].values())


def test_every_version_of_python_is_tried() -> None:
    """From the oldest that we promise."""
    jobs = yaml.safe_load((ROOT / ".github/workflows/test.yml").read_text("utf-8"))["jobs"]
    versions = jobs["versions"]["strategy"]["matrix"]["python"]
    assert PROJECT["project"]["requires-python"] == f">={versions[0]}"


def test_everything_that_ships_has_a_licence() -> None:
    """`make licences` lists them."""
    assert [name for name, licence in all_licences().items() if not licence] == []

"""Deployment files are true: every command in them is one that the program understands."""

import json
import re
import shlex
from pathlib import Path

import pytest
import yaml

from palatine.cli.parser import build

ROOT = Path(__file__).parent.parent
DEPLOY = ROOT / "deploy"


def containers() -> list[str]:
    """What each server of the compose file runs: the container's entry point, and its options."""
    text = (DEPLOY / "Containerfile").read_text("utf-8")
    entry = json.loads(re.findall(r"^ENTRYPOINT (.*)$", text, re.MULTILINE)[0])
    alone = json.loads(re.findall(r"^CMD (.*)$", text, re.MULTILINE)[0])
    services = yaml.safe_load((DEPLOY / "compose.yaml").read_text("utf-8"))["services"]
    ours = [each["command"] for each in services.values() if each["image"] == "palatine"]
    return [shlex.join([*entry, *options]) for options in (alone, *ours)]


def unit() -> str:
    """What systemd runs."""
    text = (DEPLOY / "palatine.service").read_text("utf-8")
    return re.findall(r"^ExecStart=(.*)$", text, re.MULTILINE)[0]


@pytest.mark.parametrize("command", [*containers(), unit()])
def test_the_program_understands_it(command: str) -> None:
    """Each option is there, and takes what it is given."""
    program, *words = shlex.split(command)
    assert program.rpartition("/")[2] == "palatine"
    assert build("serve").parse_args(words).command == "serve"


def test_two_servers_stand_behind_the_proxy() -> None:
    """The proxy knows each server of the compose file, and nothing else is reached from outside."""
    services = yaml.safe_load((DEPLOY / "compose.yaml").read_text("utf-8"))["services"]
    servers = [name for name, each in services.items() if each["image"] == "palatine"]
    assert len(servers) == 2
    proxied = (DEPLOY / "Caddyfile").read_text("utf-8")
    assert all(f"{name}:8000" in proxied for name in servers)
    assert [name for name, each in services.items() if "ports" in each] == ["proxy"]

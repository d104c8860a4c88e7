"""`make licences`: the licence of everything that Palatine installs or ships, as a table.

Python packages are those of `requirements.txt`, packages of the web client those that end up in
what browsers load. One without a known licence is an error.
"""

import re
import sys
from collections.abc import Iterator
from importlib.metadata import PackageNotFoundError, metadata
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]
STATIC: Final = ROOT / "src" / "palatine" / "server" / "pages" / "static"
PIN: Final = re.compile(r"^([A-Za-z0-9_.-]+)==([^ \\]+)(?: ; (.*?))? \\$", re.MULTILINE)
SHIPPED: Final = re.compile(r"^(\S+ \S+) \((.*)\)\n={80}$", re.MULTILINE)
OSI: Final = "License :: OSI Approved :: "


def python_licence(name: str) -> str:
    """The licence that an installed package states; nothing if it is not for this system."""
    try:
        found = metadata(name)
    except PackageNotFoundError:
        return "(not installed on this system)"
    named = [each.removeprefix(OSI) for each in found.get_all("Classifier", []) if OSI in each]
    given = found.get("License-Expression") or ", ".join(named) or found.get("License") or ""
    return given.strip().partition("\n")[0]


def python_packages() -> Iterator[tuple[str, str]]:
    """Everything that `pip install palatine` brings."""
    lock = (ROOT / "requirements.txt").read_text("utf-8")
    for name, version, _ in PIN.findall(lock):
        yield f"{name} {version}", python_licence(name)


def web_packages() -> Iterator[tuple[str, str]]:
    """Everything that the web client is made of: its build keeps their licences in one file."""
    yield from SHIPPED.findall((STATIC / "licences.txt").read_text("utf-8"))


def all_licences() -> dict[str, str]:
    """Everything, by name and version."""
    return dict([*python_packages(), *web_packages()])


def main() -> int:
    """Print the table; 1 if something has no licence."""
    found = all_licences()
    width = max(map(len, found))
    for name, licence in found.items():
        print(f"{name:{width}}  {licence or 'UNKNOWN'}")
    return int(not all(found.values()))


if __name__ == "__main__":
    sys.exit(main())

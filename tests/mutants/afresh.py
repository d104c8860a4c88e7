"""Mutants of code that runs when the rules load: numbers in tables, decorators, classes.

Each gets its own interpreter: `python -m tests.mutants.afresh FILE SITE FOLDER`.
"""

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from tests.mutants.changes import Mutant, mutants_of
from tests.mutants.killing import FirstFailure, outcome_of
from tests.mutants.processes import Work, done
from tests.mutants.results import Outcome
from tests.mutants.swapping import load_instead

PYTEST: Final = ("-x", "-m", "not deep", "-p", "no:terminal")
LIMIT: Final = 600.0
NOTICED: Final = "noticed by: "


def afresh(folder: Path, mutants: list[Mutant], at_once: int) -> Iterator[Outcome]:
    """Try each in a new interpreter, with all tests of its game."""
    by_name = {mutant.name: mutant for mutant in mutants}
    works = (Work(name, lambda one=one: asked(one, folder), LIMIT) for name, one in by_name.items())  # type: ignore[misc]
    for name, said in done(works, at_once):
        yield outcome_of(by_name[name], said)


def asked(mutant: Mutant, folder: Path) -> bytes:
    """Start the interpreter, and read its result at the end."""
    command = [sys.executable, "-m", "tests.mutants.afresh", mutant.path, str(mutant.site), folder]
    said = subprocess.run(command, capture_output=True, check=False).stdout.decode()
    return said.rpartition(NOTICED)[2].strip().encode()


def main(path: Path, site: int, folder: str) -> None:
    """In the new interpreter: install the mutant, then run the tests."""
    mutant = next(each for each in mutants_of(path) if each.site == site)
    load_instead(mutant.path, mutant.tree())
    first = FirstFailure()
    code = pytest.main([*PYTEST, folder], plugins=[first])
    passed = code == pytest.ExitCode.OK
    print(NOTICED, "none" if passed else first.name or "(it can't be loaded)")


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]), sys.argv[3])

"""The picture in README.md: a real moment of a game. `python -m tests.picture` makes it anew."""

import subprocess
import sys
import tempfile
from pathlib import Path

README = Path(__file__).parent.parent / "README.md"
FENCE = "```text\n"
TYPED = ("1", "1", "1", "why Pelloc", "quit")


def picture() -> str:
    """What the terminal shows when a president asks why somebody can't be nominated."""
    with tempfile.TemporaryDirectory() as folder:
        words = ("play", "sith-imperative", "--players", "5", "--seed", "3")
        done = subprocess.run(
            [sys.executable, "-m", "palatine", *words, "--save", f"{folder}/game.json"],
            input="\n".join(TYPED),
            capture_output=True,
            text=True,
            check=True,
        )
    moment = done.stdout[done.stdout.rindex("-- Election") :]
    return moment[: moment.index("> quit")]


def in_readme() -> str:
    """The picture that README.md shows."""
    text = README.read_text("utf-8")
    return text.split(FENCE, 1)[1].split("```", 1)[0]


if __name__ == "__main__":
    old = README.read_text("utf-8")
    README.write_text(old.replace(FENCE + in_readme(), FENCE + picture()), "utf-8")

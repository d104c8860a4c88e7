"""The terminal in docs/first-evening.md is real. `python -m tests.picture` makes it again."""

import subprocess
import sys
import tempfile
from pathlib import Path

PAGE = Path(__file__).parent.parent / "docs" / "first-evening.md"
FENCE = "```text\n"
FIRST, THEN = ("1", "1", "1", "quit"), ("why Pelloc", "quit")


def picture() -> str:
    """What the terminal shows when a president comes back to a saved game, which shows the whole
    table, and asks why a player can't be nominated."""
    with tempfile.TemporaryDirectory() as folder:
        file = f"{folder}/game.json"
        shown(FIRST, "sith-imperative", "--players", "5", "--seed", "3", "--save", file)
        moment = shown(THEN, "--resume", file)
    moment = moment[moment.rindex("-- Election") :]
    return moment[: moment.index("> quit")]


def shown(typed: tuple[str, ...], *words: str) -> str:
    """What the program shows when these lines are typed."""
    command = [sys.executable, "-m", "palatine", "play", *words]
    done = subprocess.run(
        command, input="\n".join(typed), capture_output=True, text=True, check=True
    )
    return done.stdout


def on_the_page() -> str:
    """The picture that the page shows."""
    text = PAGE.read_text("utf-8")
    return text.split(FENCE, 1)[1].split("```", 1)[0]


if __name__ == "__main__":
    old = PAGE.read_text("utf-8")
    PAGE.write_text(old.replace(FENCE + on_the_page(), FENCE + picture()), "utf-8")

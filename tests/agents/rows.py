"""`python -m tests.agents.rows` rewrites the contents of each game's row after an intended change.

A learner that was trained on one row can't read another: if you change a field, raise the version
of its encoding. `rows.json` holds a fingerprint of every row of our games; docs/learners.md lists
them for reading.
"""

import hashlib
import json
import re
from pathlib import Path

from palatine.agents.encoding import encoding_of
from palatine.agents.fields import described_row
from palatine.catalog import games
from palatine.core.game import Setup
from palatine.core.observation import Encoding

KEPT = Path(__file__).parent / "rows.json"
PAGE = Path(__file__).parent.parent.parent / "docs" / "learners.md"
BLOCK = re.compile(r"(?<=^```text fields\n).*?(?=^```$)", re.M | re.S)
"""The part of the page made from the code."""


def fingerprints() -> dict[str, dict[str, str]]:
    """For each game, the version of its row and the row's contents at every size.

    How a field is described may change without a new version.
    """
    found = {}
    for game in games().values():
        encoding = encoding_of(game)
        found[game.id] = {
            f"v{encoding.version}, {players} players": hashlib.sha256(
                repr(numbers_of(encoding, game.setup(players))).encode()
            ).hexdigest()[:16]
            for players in game.players
        }
    return found


def numbers_of(encoding: Encoding, setup: Setup) -> list[tuple[object, ...]]:
    """What each number of a row stands for, and its bounds."""
    return [
        (field.name, field.columns, field.rows, field.low, field.high)
        for field in encoding.fields(setup)
    ]


def listing() -> str:
    """Every row at its game's smallest table; long lists are cut off."""
    rows = [
        "\n".join(described_row(game, game.setup(game.players[0]), is_whole=False))
        for game in games().values()
    ]
    return "\n\n".join(rows) + "\n"


def main() -> None:
    """Write both."""
    KEPT.write_text(json.dumps(fingerprints(), indent=1) + "\n", "utf-8")
    PAGE.write_text(BLOCK.sub(lambda _: listing(), PAGE.read_text("utf-8"), count=1), "utf-8")


if __name__ == "__main__":
    main()

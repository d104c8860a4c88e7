"""A process that analyses one record: `python -m palatine.theatre`, started by the server.

The record comes in by its standard input; with `--verify` it is checked before anything else, as
`palatine verify` does. A line of JSON goes out for each bit of progress, and
the last line is the analysis, or says what is wrong.
"""

import sys
from typing import Any, BinaryIO

import msgspec

from palatine.catalog import game_of
from palatine.core.errors import PalatineError
from palatine.core.record import read_record, verify
from palatine.machine import stand_back
from palatine.theatre.analyse import analyse

KINDNESS = 10
"""How far an analysis stands behind the server and its bots where there is little time."""


def main(source: BinaryIO, out: BinaryIO, is_verified: bool = False) -> None:
    """Analyse the record that comes in; check it before, if somebody may have made it up."""

    def tell(line: Any) -> None:
        out.write(msgspec.json.encode(line) + b"\n")
        out.flush()

    try:
        record = read_record(source.read())
        game = game_of(record.setup.game)
        if is_verified:
            verify(game, record)
        tell(analyse(game, record, progress=lambda done: tell({"progress": round(done, 2)})))
    except PalatineError as error:
        tell({"failed": error.sentence})


if __name__ == "__main__":
    stand_back(KINDNESS)
    main(sys.stdin.buffer, sys.stdout.buffer, "--verify" in sys.argv)

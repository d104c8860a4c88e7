"""A process that analyses one record: `python -m palatine.theatre`, started by the server.

It reads the record from its standard input; with `--verify` it checks the record first, as
`palatine verify` does. It writes a line of JSON for each bit of progress, and the last line is the
analysis, or says what is wrong.
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
"""How far an analysis yields to the server and its bots when time is short."""


def main(source: BinaryIO, out: BinaryIO, is_verified: bool = False) -> None:
    """Analyse the incoming record; check it first if somebody may have made it up."""

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

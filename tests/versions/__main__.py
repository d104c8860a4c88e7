"""Write the fingerprints of each version that has none; `--again GAME` those of its newest.

Rewrite a version only while nobody has played it: before its release.
"""

import argparse

from palatine.catalog import games
from tests.versions import file_of, fingerprints, good_match, log_of

parser = argparse.ArgumentParser(prog="python -m tests.versions", description=__doc__)
parser.add_argument("--again", metavar="GAME", action="append", default=[])
again = parser.parse_args().again
for game in games().values():
    for version in (*game.carried, game.version):
        path = file_of(game, version)
        if not path.exists() or (game.id in again and version == game.version):
            log_of(game, version).write_bytes(good_match(game, version))
            path.write_text(fingerprints(game, version), "utf-8")
            print(f"wrote {path.name}")

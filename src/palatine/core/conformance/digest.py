"""The same log must give the same bytes in every process: nothing may depend on set order.

Run as a module, it prints the digest of a match: `python -m palatine.core.conformance.digest
module:GAME edition players seed`.
"""

import hashlib
import importlib
import json
import os
import subprocess
import sys
from random import Random

from palatine.core.chance import Seeded, seed_from
from palatine.core.conformance.promises import step
from palatine.core.game import Game, Setup
from palatine.core.match import Match
from palatine.core.seats import viewers
from palatine.core.stream import encoded, packet

HASH_SEEDS = ("1", "2")


def digest(game: Game, setup: Setup, seed: str) -> str:
    """A digest of every byte that any viewer gets in a match of random play."""
    random = Random(seed)
    match = Match(game, setup, Seeded(seed_from(seed)))
    total = hashlib.sha256()
    while not match.is_over:
        for viewer in viewers(setup.players):
            total.update(encoded(packet(match, viewer)))
        step(match, random)
    total.update(repr(match.log).encode())
    return total.hexdigest()


def same_under_hash_seeds(game: Game, setup: Setup, seed: str) -> list[str]:
    """Play the same match in two processes that order their sets differently."""
    where = where_is(game)
    if where is None:
        return ["the game is not an attribute of a module, so another process can't find it"]
    call = [sys.executable, "-m", __name__, where, json.dumps([setup.edition, setup.players, seed])]
    sums = []
    for hash_seed in HASH_SEEDS:
        env = {**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": os.pathsep.join(sys.path)}
        done = subprocess.run(call, env=env, capture_output=True, text=True, check=False)
        if done.returncode:
            return [f"another process could not play it: {done.stderr.strip().splitlines()[-1:]}"]
        sums.append(done.stdout.strip())
    return [] if len(dict.fromkeys(sums)) == 1 else ["two processes sent different bytes"]


def where_is(game: Game) -> str | None:
    """The module and name under which a game can be imported."""
    for name, module in list(sys.modules.items()):
        if getattr(module, "GAME", None) is game and name != "__main__":
            return f"{name}:GAME"
    return None


def main() -> None:
    """Print the digest of the match that the arguments name."""
    module, _, attribute = sys.argv[1].partition(":")
    game: Game = getattr(importlib.import_module(module), attribute)
    edition, players, seed = json.loads(sys.argv[2])
    print(digest(game, game.setup(players, edition, game.check_options), seed))


if __name__ == "__main__":
    main()

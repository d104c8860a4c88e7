"""Python's garbage collector, tuned for a process that holds thousands of sockets.

A full collection looks at every object and stops everything meanwhile: a fifth of a second at 3,500
sockets. What is here when the server starts stays, and need not be looked at; the rest makes little
garbage that only the collector finds, so that it may come seldom.
"""

import asyncio
import gc
from typing import Final

YOUNG: Final = (20_000, 100, 1_000_000)
"""After how many new objects the youngest are looked at, then the older ones; the oldest, never."""
SECONDS: Final = 600.0
"""How often everything is looked at all the same."""


def settle() -> None:
    """Once everything is loaded: from now on, collect as a server should."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*YOUNG)
    asyncio.get_running_loop().call_later(SECONDS, collect)


def collect() -> None:
    """Look at everything, and do so again later."""
    gc.collect()
    asyncio.get_running_loop().call_later(SECONDS, collect)

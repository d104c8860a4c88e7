"""What this house's bots know about one game: a folder with its name, if there is one."""

import importlib
from importlib.util import find_spec
from typing import Any

HOUSE = "palatine.bots"


def found_in_folder(game_id: str, name: str, otherwise: Any) -> Any:
    """What `bots/<game>` has under this name."""
    folder = game_id.replace("-", "_")
    module = f"{HOUSE}.{folder}"
    if not folder.isidentifier() or find_spec(module) is None:
        return otherwise
    return getattr(importlib.import_module(module), name, otherwise)

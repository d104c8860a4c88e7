"""Planting leaks: wrong functions in the place of right ones, for a while."""

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from typing import Any
from unittest.mock import patch

from palatine.core.game import Leak


@contextmanager
def planted(*wrong: tuple[Any, str, Any]) -> Iterator[None]:
    """Each is an owner (a module or a table of functions), a name in it, and what to put there."""
    with ExitStack() as stack:
        for owner, name, function in wrong:
            if isinstance(owner, dict):
                stack.enter_context(patch.dict(owner, {name: function}))
            else:
                stack.enter_context(patch.object(owner, name, function))
        yield


def leak(name: str, *wrong: tuple[Any, str, Any], variant: str = "") -> Leak:
    """A leak that these wrong functions make, perhaps in a variant only."""
    return Leak(name, lambda: planted(*wrong), variant)

"""Planting leaks: replace right functions with wrong ones for a while."""

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from typing import Any
from unittest.mock import patch

from palatine.core.game import Leak


@contextmanager
def planted(*wrong: tuple[Any, str, Any]) -> Iterator[None]:
    """Replace each for a while: an owner (a module or a dict of functions), a name, a function."""
    with ExitStack() as stack:
        for owner, name, function in wrong:
            if isinstance(owner, dict):
                stack.enter_context(patch.dict(owner, {name: function}))
            else:
                stack.enter_context(patch.object(owner, name, function))
        yield


def leak(name: str, *wrong: tuple[Any, str, Any], variant: str = "") -> Leak:
    """A leak made of these wrong functions, perhaps only in a variant."""
    return Leak(name, lambda: planted(*wrong), variant)

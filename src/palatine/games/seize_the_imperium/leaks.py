"""Planted leaks: mistakes of the kind that the conformance kit must find."""

from palatine.core.game import Leak


def leaks() -> tuple[Leak, ...]:
    """Every leak of this game."""
    return ()

"""Limits on what a browser may ask for: sizes, rates, and guesses at codes."""

from typing import Final

LARGEST_MESSAGE: Final = 16 * 1024
"""Bytes of a message over a socket, and of a body over HTTP."""


class Limits:
    """Asked before anything is done. This one lets everything pass."""

    def may_knock(self, address: str) -> bool:
        """Whether this address may name another code."""
        return True

    def missed(self, address: str) -> None:
        """This address has named a code that no table has."""

    def may_open(self, address: str) -> bool:
        """Whether this address may open another table."""
        return True

    def may_send(self, address: str) -> bool:
        """Whether this address may send another message over a socket."""
        return True

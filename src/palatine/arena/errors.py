"""What the arena refuses. Documented in docs/arena.md."""

from palatine.core.errors import PalatineError


class BadArena(PalatineError):
    """An arena's file that names what does not exist, or can't be read."""

    code = "bad-arena"


class NoEndpoint(PalatineError):
    """A model's endpoint does not answer: the run stops, and can go on later."""

    code = "no-endpoint"


class NotTrue(PalatineError):
    """A result that does not follow from its records."""

    code = "not-true"

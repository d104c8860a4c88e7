"""What can never be true of a table: the checks of the conformance kit and of positions."""

from collections.abc import Iterator

from palatine.games.seize_the_imperium.state import Galaxy


def faults(t: Galaxy) -> Iterator[str]:
    """Each sentence names something impossible; a sound table has none."""
    yield from ()

"""The lab's own dependencies: not everybody who plays needs them."""

from importlib.util import find_spec

from palatine.lab.errors import MissingExtra

LAB = ("numpy", "openskill", "polars")


def need(extra: str, modules: tuple[str, ...]) -> None:
    """Refuse, before any game is played, what could not be finished."""
    missing = [name for name in modules if find_spec(name) is None]
    if missing:
        raise MissingExtra(
            f"this needs {' and '.join(missing)}: install them with pip install 'palatine[{extra}]'"
        )

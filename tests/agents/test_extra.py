"""Without the extra, importing an interface for agents says what to install."""

import sys
from importlib import import_module

import pytest

from palatine.core.errors import MissingExtra
from palatine.core.extras import importing


@pytest.mark.parametrize(
    ("door", "hidden"),
    [
        ("palatine.agents.pettingzoo", "pettingzoo"),
        ("palatine.agents.pettingzoo.aec", "gymnasium"),
        ("palatine.agents.openspiel", "pyspiel"),
        ("palatine.agents.mcp.server", "mcp"),
        ("palatine.agents.mcp.http", "mcp"),
        ("palatine.agents.mcp.stdio", "mcp"),
    ],
)
def test_an_import_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch, door: str, hidden: str
) -> None:
    """The sentence names what is missing and the command that helps; it is also an ImportError."""
    package = ".".join(door.split(".")[:3])
    for name in [*sys.modules]:
        if name.startswith((package, f"{hidden}.")):
            monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, hidden, None)
    with pytest.raises(ImportError, match=r"pip install 'palatine\[agents\]'") as missing:
        import_module(door)
    assert isinstance(missing.value, MissingExtra)
    assert hidden in missing.value.sentence


def test_a_mistake_in_an_import_keeps_its_own_words() -> None:
    """It reports as missing only what the extra brings."""
    with (
        pytest.raises(ModuleNotFoundError, match="no_such_module"),
        importing("agents", "pettingzoo"),
    ):
        import no_such_module  # type: ignore[import-not-found]  # noqa: F401

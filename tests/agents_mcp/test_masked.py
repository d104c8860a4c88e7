"""What breaks is told to nobody: no error of the engine brings a hidden fact to an agent."""

from collections.abc import Iterator
from typing import Any

import pytest
from mcp import Client
from mcp.shared.exceptions import MCPError

from palatine.agents.mcp.match_chair import MatchChair
from palatine.agents.mcp.server import BROKEN, TOLD, Masked, mcp_server
from palatine.core import errors
from palatine.core.decisions import Reason
from palatine.core.errors import IllegalAnswer, PalatineError
from palatine.core.leaks import planted
from palatine.server import errors as server_errors
from tests.agents_mcp.agents import MODES, Agent, agent_on, chair_of, text_of

pytestmark = pytest.mark.anyio
SECRET = "Ben-is-the-Tyrant"
CALLS: tuple[tuple[str, dict[str, Any]], ...] = (
    ("join", {}),
    ("wait", {"seconds": 0}),
    ("look", {}),
    ("answer", {"number": 1, "answer": "yes"}),
    ("why", {"atom": "yes"}),
    ("say", {"what": "accuse", "atoms": ["player:1"]}),
)


def all_errors() -> Iterator[Exception]:
    """One of every kind that the engine or the server has, and some of Python's own."""
    for module in (errors, server_errors):
        for kind in vars(module).values():
            if isinstance(kind, type) and issubclass(kind, PalatineError):
                yield kind(f"{SECRET}, says {kind.__name__}")
    for other in (KeyError, ValueError, AssertionError, RuntimeError, RecursionError, OSError):
        yield other(SECRET)
    yield ExceptionGroup(SECRET, [ValueError(SECRET)])


async def replies(agent: Agent) -> Iterator[str]:
    """Everything that this agent can get, as text."""
    found = [text_of(await agent.client.call_tool(name, given)) for name, given in CALLS]
    for ask in (
        lambda: agent.client.read_resource("palatine://seat/view"),
        lambda: agent.client.get_prompt("play"),
    ):
        try:
            found.append((await ask()).model_dump_json())
        except MCPError as error:
            found.append(f"{error.message} {error.data}")
    return iter(found)


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("part", ["about", "now", "answer", "why", "say"])
async def test_no_error_of_the_engine_is_told(mode: str, part: str) -> None:
    """But for those that say what is wrong with the agent's own message."""
    async with agent_on(chair_of("secret-emperor"), mode) as agent:
        for error in all_errors():
            if part == "about" and isinstance(error, TOLD):
                continue  # a refusal is said in the words of the table, which are not to be had

            def fail(*given: Any, raised: Exception = error) -> Any:
                raise raised

            with planted((MatchChair, part, fail)):
                told = "\n".join(await replies(agent))
            assert (SECRET in told) == isinstance(error, TOLD), (error, told)


async def with_nobody_found() -> str:
    """What a client of the previous protocol reads where finding its seat breaks."""

    def fail(ctx: Any) -> Any:
        raise ValueError(SECRET)

    with pytest.RaisesGroup(MCPError, flatten_subgroups=True) as found:
        async with Client(mcp_server(fail), mode="legacy"):
            pass
    error: Any = found.value
    while isinstance(error, ExceptionGroup):
        error = error.exceptions[0]
    return str(error.message)


async def test_a_leak_of_errors_would_be_found() -> None:
    """Without our mask, clients of the previous protocol read an error's own words."""
    assert await with_nobody_found() == BROKEN
    with planted((Masked, "__call__", Masked._seated)):
        assert await with_nobody_found() == SECRET


async def test_a_refusal_says_its_rule_and_no_more() -> None:
    """The words come from the reason, not from whoever raised it."""

    async def refuse(*given: Any) -> Any:
        raise IllegalAnswer(SECRET, "SE-3.3", Reason("SE-3.3", "not_yourself_nominate"))

    with planted((MatchChair, "answer", refuse)):
        async with agent_on(chair_of("secret-emperor")) as agent:
            no = await agent.refused("answer", number=1, answer="yes")
    assert "SE-3.3" in no
    assert SECRET not in no

"""The six tools, two resources and a prompt, as the protocol's own package serves them.

The seat is never an argument: the transport says it for each request (`Find`), and the lists of
tools, resources and prompts are always the same for everybody. If the rules refuse something, the
reply names the rule; any other error is one sentence that reveals nothing.
"""

import logging
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from functools import wraps
from typing import Any, Final

import msgspec
import structlog

from palatine.agents.mcp.in_words import how_to_play
from palatine.agents.mcp.listening import OwnSeat
from palatine.agents.mcp.results import (
    Answered,
    Because,
    Claimed,
    Joined,
    Looked,
    Turn,
    schema_of,
)
from palatine.agents.mcp.seated import LONGEST_WAIT, Seated
from palatine.agents.neutral import quoted
from palatine.catalog import game_of, games
from palatine.core.errors import BadMessage, IllegalAnswer
from palatine.core.extras import importing
from palatine.core.rulebook import rules_of
from palatine.core.words import Speaker

with importing("agents", "mcp", "mcp_types", "pydantic"):
    from mcp.server import MCPServer
    from mcp.server.context import CallNext, HandlerResult, ServerRequestContext
    from mcp.server.mcpserver import Context
    from mcp.server.mcpserver.exceptions import ResourceNotFoundError, ToolError
    from mcp.server.mcpserver.tools import Tool
    from mcp.shared.exceptions import MCPError
    from mcp_types import INTERNAL_ERROR, CallToolResult, TextContent, ToolAnnotations
    from pydantic import ValidationError

NAME: Final = "palatine"
ABOUT: Final = (
    "One seat at a table of a board game with hidden information. Call join, then wait; answer "
    "what you are asked, and wait again until the game is over."
)
VIEW: Final = "palatine://seat/view"
RULES: Final = "palatine://rules/{rule}"
BROKEN: Final = "something went wrong; nothing more can be said about it"
TOLD: Final = (IllegalAnswer, BadMessage)
"""Errors whose sentence is for the caller: we understood it, and the rules or the form say no."""

Find = Callable[[ServerRequestContext[Any, Any]], Seated]
SEATED: ContextVar[Seated] = ContextVar("seated")
"""The agent whose request we are answering."""

logger = structlog.get_logger()


def mcp_server(find: Find, *around: Any) -> MCPServer[Any]:
    """A server for the agents that `find` names, with more middleware inside if needed."""
    with logging_as_it_was():
        server: MCPServer[Any] = MCPServer(
            NAME,
            instructions=ABOUT,
            tools=tools(),
            subscriptions=OwnSeat(SEATED, VIEW),
            middleware=[Masked(find), *around],
        )
    server.resource(VIEW, title="The table as you see it", mime_type="application/json")(view)
    server.resource(RULES, title="A rule by its id, such as SE-3.3", mime_type="text/plain")(rule)
    server.prompt("play", title="How to play", description="The game in neutral words")(play)
    return server


@contextmanager
def logging_as_it_was() -> Iterator[None]:
    """The package sets up logging for the whole process, and logs errors with their words; ours
    goes to the journal, without them."""
    root = logging.getLogger()
    handlers, level = [*root.handlers], root.level
    logging.getLogger("mcp").setLevel(logging.CRITICAL + 1)
    try:
        yield
    finally:
        root.handlers[:] = handlers
        root.setLevel(level)


class Masked:
    """Middleware around every request: says who makes it, and lets no error out but ours.

    The package hides what breaks in a tool. Without this, clients of the previous protocol would
    get the words of any other error.
    """

    def __init__(self, find: Find) -> None:
        self._find = find

    async def __call__(
        self, ctx: ServerRequestContext[Any, Any], call_next: CallNext
    ) -> HandlerResult:
        try:
            return await self._seated(ctx, call_next)
        except (MCPError, ValidationError):  # in the protocol's own words, about the request alone
            raise
        except Exception as error:
            logger.error("an agent's request failed", kind=type(error).__name__)
            raise MCPError(INTERNAL_ERROR, BROKEN) from None

    async def _seated(
        self, ctx: ServerRequestContext[Any, Any], call_next: CallNext
    ) -> HandlerResult:
        token = SEATED.set(self._find(ctx))
        try:
            return await call_next(ctx)
        finally:
            SEATED.reset(token)


# Tools


async def join() -> CallToolResult:
    """Sit down: which game is played here, who is at the table, and which seat is yours."""
    seated = SEATED.get()
    joined = seated.join()
    return result(seated, joined, seated.words.joined(joined))


async def wait(
    ctx: Context[Any, Any], after: int = 0, seconds: float = LONGEST_WAIT, game_number: int = 0
) -> CallToolResult:
    """Wait until something has happened or you are asked, for 25 seconds at most.

    Give back `after` and `game_number` from the last result, and you get only what is new since.
    Call it again if nothing has happened yet. To see the whole table, call look.
    """
    seated = SEATED.get()

    async def still(number: int) -> None:
        await ctx.report_progress(number)

    turn = await seated.wait(after, seconds, game_number, still)
    return result(seated, turn, seated.words.turn(turn))


async def look() -> CallToolResult:
    """See the whole table as your seat sees it now, with your question if you are asked."""
    seated = SEATED.get()
    looked = seated.look()
    return result(seated, looked, seated.words.looked(looked))


async def answer(number: int, answer: str | list[str | int]) -> CallToolResult:
    """Answer the question of this number, spelt as the question says: a word, or a list.

    The same answer to the same question can be sent again and changes nothing. A refusal names the
    rule; then answer otherwise.
    """
    seated = SEATED.get()
    given = seated.words.neutral.own(answer)
    done = await seated.answer(number, given if isinstance(given, str) else tuple(given))
    return result(seated, done, seated.words.say("agent-answered", number=str(number)))


async def why(atom: str) -> CallToolResult:
    """Ask why a word is not among your options; you get the rule. An empty word asks what is."""
    seated = SEATED.get()
    because = await seated.why(seated.words.neutral.own(atom))
    return result(seated, because, seated.words.because(because))


async def say(what: str = "", atoms: list[str] | None = None, text: str = "") -> CallToolResult:
    """Make a claim to everyone at the table, true or not. join lists what can be said.

    At a table with `has_speech` you can give a text in your own words instead.
    """
    seated = SEATED.get()
    given = seated.words.neutral.own(atoms or [])
    said = await seated.say(what, tuple(given), text)
    return result(seated, said, seated.words.say("agent-said"))


def result(seated: Seated, made: msgspec.Struct, text: str) -> CallToolResult:
    """A result as data with neutral keys, and in words."""
    data = seated.words.neutral.data(msgspec.to_builtins(made))
    return CallToolResult(content=[TextContent(type="text", text=text)], structured_content=data)


Call = Callable[..., Awaitable[CallToolResult]]


def refusing(call: Call) -> Call:
    """A tool that explains refusals with their rule, and hides other errors."""

    @wraps(call)
    async def told(*given: Any, **named: Any) -> CallToolResult:
        try:
            return await call(*given, **named)
        except TOLD as error:
            raise ToolError(SEATED.get().words.refusal(error)) from None
        except Exception as error:
            logger.error("an agent's request failed", kind=type(error).__name__)
            raise ToolError(BROKEN) from None

    return told


def tool(call: Call, gives: type[msgspec.Struct], reads: bool = True) -> Tool:
    """A tool with the schema of its result."""
    hints = ToolAnnotations(read_only_hint=reads, idempotent_hint=call is not say)
    made = Tool.from_function(refusing(call), annotations=hints)
    made.fn_metadata.output_schema = schema_of(gives)
    return made


def tools() -> list[Tool]:
    """All six, the same for everybody at every moment."""
    return [
        tool(join, Joined),
        tool(wait, Turn),
        tool(look, Looked),
        tool(answer, Answered, reads=False),
        tool(why, Because),
        tool(say, Claimed, reads=False),
    ]


# Resources and the prompt


async def view() -> str:
    """The table as the seat sees it, as JSON."""
    seated = SEATED.get()
    data = seated.words.neutral.data(msgspec.to_builtins(seated.look()))
    return msgspec.json.encode(data).decode()


async def rule(rule: str) -> str:
    """A rule in the rulebook's words: of any game, since ids differ from game to game."""
    language = SEATED.get().about.language
    for game in games().values():
        if rule in rules_of(game):
            return quoted(Speaker(game, language, game.neutral or None), rule)
    raise ResourceNotFoundError("there is no rule with this id")


async def play() -> str:
    """What to do with the tools, and the game at a glance."""
    about = SEATED.get().about
    return how_to_play(game_of(about.game), about.edition, about.language)

"""An arena's file: who plays which tables, by which design, and until when. Typed, and read from
TOML."""

import tomllib
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any, Final, Literal

import msgspec

from palatine.arena.errors import BadArena
from palatine.bots.bot import joined
from palatine.bots.roster import bots_of
from palatine.catalog import find
from palatine.core.errors import BadSetup, PalatineError, unknown
from palatine.core.game import Game, Setup
from palatine.core.seats import Seat
from palatine.lab.experiment import sizes

BASELINES: Final = ("random", "greedy", "search", "hard")
KINDS: Final = ("bot", "program", "model", "mcp")


class Agent(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A player: one of our bots, a program, a chat model, or an MCP client."""

    name: str
    bot: str = ""
    program: str = ""
    """A command that speaks docs/bots.md."""
    model: str = ""
    """The endpoint's name for the model."""
    mcp: str = ""
    """A command that is an MCP client over its own standard input and output."""
    address: str = "PALATINE_MODEL_URL"
    """The environment variable with the endpoint's address."""
    key: str = "PALATINE_MODEL_KEY"
    """The variable with its key. We never write down the address or the key."""
    temperature: float | None = None
    most_tokens: int = 1000
    settings: dict[str, Any] = {}
    """Any other fields of each request."""
    price: tuple[float, float] = (0.0, 0.0)
    """The price of a million tokens in, and out."""
    suspicion: int = 0
    """We ask in private whom it suspects before every question with a multiple of this number; 0 is
    never."""

    @property
    def kind(self) -> str:
        """Which of the kinds it is."""
        return next((kind for kind in KINDS if getattr(self, kind)), "")


class Table(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A table to play, in each of these sizes."""

    game: str
    players: str | int | tuple[int, ...] = ()
    options: dict[str, str] = {}


class Stop(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The stopping rule, fixed before the first game."""

    deals: int
    """The most deals of each table."""
    look: int = 0
    """We check after every this many deals whether that is enough; 0 is never."""
    width: float = 0.0
    """It is enough when every difference of an agent is certain to plus or minus this much."""


class Arena(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Everything that fixes what is played."""

    title: str
    table: tuple[Table, ...]
    agent: tuple[Agent, ...]
    stop: Stop
    about: str = ""
    design: Literal["duel", "guest"] = "duel"
    hosts: str = "hard"
    """The bot that fills the seats around each guest."""
    baselines: tuple[str, ...] = BASELINES
    seed: str = ""
    """Fixes all chance; if empty, it is drawn, kept secret, and shown at the end."""
    rounds: int = 20
    """Rounds of thought for search bots."""
    seconds: float = 60.0
    """The time for one decision of a program or a model."""
    retries: int = 2
    """How often an agent may mend a refused answer."""
    substitute: str = "random"
    """The bot that answers if no answer has come after that."""
    talk: bool = False
    """Whether the table has free text."""
    theme: str = ""
    """The theme whose words models read; if empty, the game's neutral one."""
    chances: bool = True
    """Whether to compare each decision with the chances to win, which takes a while."""


def read_arena(path: Path) -> Arena:
    """An arena from its file, checked; an error says what is wrong, with the file's name."""
    try:
        arena = msgspec.convert(tomllib.loads(path.read_text("utf-8")), Arena)
        check(arena)
    except FileNotFoundError:
        raise BadArena(f"there is no file {str(path)!r}; check the name") from None
    except OSError as error:
        raise BadArena(f"the file {str(path)!r} can't be read: {error.strerror}") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadArena(f"{path.name} is not valid TOML: {error}") from None
    except msgspec.ValidationError as error:
        raise BadArena(f"{path.name}: {error}") from None
    except PalatineError as error:
        raise BadArena(f"{path.name}: {error.sentence}") from None
    return arena


def check(arena: Arena) -> None:
    """Refuse what can't be played, before play starts."""
    if arena.stop.deals < 1 or arena.retries < 0 or arena.rounds < 1:
        raise BadArena("deals and rounds are at least 1, and retries at least 0")
    for agent in arena.agent:
        if sum(bool(getattr(agent, kind)) for kind in KINDS) != 1:
            raise BadArena(f"agent {agent.name!r} needs one of {', '.join(KINDS)}")
    many = [name for name, n in Counter(agent.name for agent in arena.agent).items() if n > 1]
    if many:
        raise BadArena(f"two agents are called {many[0]!r}")
    for setup in setups(arena):
        check_agents(arena, setup)


def check_agents(arena: Arena, setup: Setup) -> None:
    """Every bot that the file names must play at this table, and there must be two to compare."""
    game, _ = find(setup.game)
    known, agents = bots_of(game), agents_for(arena, game)
    bots = [agent.bot for agent in agents.values() if agent.bot]
    for name in dict.fromkeys((*bots, arena.substitute)):
        if name not in known:
            raise BadArena(unknown("bot", name, known, f" for {game.id}"))
        try:
            joined(known[name](game, Seat(0), Random(0)), setup)
        except BadSetup as error:
            raise BadArena(f"bot {name!r} at {setup.game}: {error.sentence}") from None
    if len(agents) < 2:
        raise BadArena("it takes two agents to compare: add one, or a baseline")
    if arena.design == "guest" and arena.hosts not in agents:
        raise BadArena(unknown("agent", arena.hosts, tuple(agents), " to be host"))


def agents_for(arena: Arena, game: Game) -> dict[str, Agent]:
    """All agents for a game, by name: the file's agents, then the baselines that the game has."""
    found = {agent.name: agent for agent in arena.agent}
    known = bots_of(game)
    for name in arena.baselines:
        if name in known and all(agent.bot != name for agent in found.values()):
            if name in found:
                raise BadArena(f"agent {name!r} has the name of a baseline; choose another name")
            found[name] = Agent(name, bot=name)
    return found


def setups(arena: Arena) -> list[Setup]:
    """Every table in every size, in the order of the file."""
    made = []
    for table in arena.table:
        game, edition = find(table.game)
        options = {**game.check_options, **table.options}
        made += [game.setup(n, edition, options) for n in sizes(game, table.players)]
    return made

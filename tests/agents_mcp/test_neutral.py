"""Nothing that an agent reads has a word that models know from films or from history."""

import json
import re
from typing import Any, Final

import pytest

from palatine.agents.mcp.match_chair import MatchChair
from palatine.agents.mcp.server import VIEW
from palatine.agents.neutral import Neutral, neutral_of, quoted
from palatine.catalog import games
from palatine.core.game import Game
from palatine.core.leaks import planted
from palatine.core.rulebook import rules_of
from palatine.core.words import Speaker, languages
from tests.agents_mcp.agents import Agent, agent_on, asked, chair_of, text_of

pytestmark = pytest.mark.anyio
LOADED: Final = re.compile(
    r"palpatine|sith|jedi|darth|vader|skywalker|hitler|nazi|fascis|faschis|secret[ -]emperor", re.I
)
"""In any game, whatever its theme."""
SIDES: Final = re.compile(r"loyalist|separatist", re.I)
"""In the senate, whose neutral theme has other words for them."""
EDITIONS: Final = [(game.id, edition) for game in games().values() for edition in game.editions]


def loaded(game: Game, read: str) -> set[str]:
    """Words that have no place at a neutral table, with what is around them."""
    found = [*LOADED.finditer(read), *(SIDES.finditer(read) if game.neutral else ())]
    return {read[max(0, each.start() - 40) : each.end() + 40] for each in found}


class Reader(Agent):
    """Keeps all that it reads."""

    def __init__(self, client: Any) -> None:
        super().__init__(client)
        self.read: list[str] = []

    async def call(self, name: str, **arguments: Any) -> Any:
        """The result of a tool, as data."""
        data = await super().call(name, **arguments)
        self.read += [self.texts[-1], json.dumps(data)]
        return data

    async def try_all(self, game: Game, number: int) -> None:
        """Ask why, and answer and claim, with every id, in the game's own spelling too."""
        neutral = neutral_of(game)
        for own in (*game.vocabulary[:: 1 + len(game.vocabulary) // 25], *game.study.sides):
            for atom in {own, neutral.key(own)}:
                for name, arguments in (
                    ("why", {"atom": atom}),
                    ("answer", {"number": number, "answer": [atom, atom, atom]}),
                    ("say", {"what": "found", "atoms": [atom]}),
                ):
                    self.read.append(text_of(await self.client.call_tool(name, arguments)))

    async def look_around(self, game: Game) -> None:
        """The table, the view, the prompt, all lists and all rules."""
        await self.call("look")
        client = self.client
        lists = [
            await client.list_tools(),
            await client.list_resources(),
            await client.list_resource_templates(),
            await client.list_prompts(),
            await client.get_prompt("play"),
            await client.read_resource(VIEW),
        ]
        rules = [await client.read_resource(f"palatine://rules/{rule}") for rule in rules_of(game)]
        self.read += [each.model_dump_json() for each in (*lists, *rules)]


async def all_read(chair: MatchChair, game: Game, language: str, most: int = 10**6) -> str:
    """All that an agent reads and can provoke in a game, up to this many answers."""
    async with agent_on(chair, language=language) as agent:
        reader = Reader(agent.client)
        await reader.call("join")
        ask = await asked(reader)
        await reader.try_all(game, ask["number"])
        await reader.look_around(game)
        await reader.play(most)
        await reader.call("look")
        await reader.call("join")
    return "\n".join(reader.read)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(("name", "edition"), EDITIONS)
async def test_an_agent_reads_neutral_words(name: str, edition: str, language: str) -> None:
    """In results, data, refusals, rules, views, prompt and lists. Another test reads the long games
    to their end."""
    game = games()[name]
    read = await all_read(chair_of(edition), game, language, 10**6 if game.neutral else 4)
    assert loaded(game, read) == set()


async def test_what_names_a_side_has_a_neutral_key() -> None:
    """Marks, options, claims, outcomes and editions."""
    read = await all_read(chair_of("sith-imperative"), games()["senate"], "en")
    for key in ("role_tyrant", "policy:guardian", "shuffled_conspirator", "roman-senate-1"):
        assert f'"{key}"' in read


async def test_an_id_that_is_not_neutral_is_found() -> None:
    """Otherwise the test above would show nothing."""
    game = games()["senate"]
    with planted((Neutral, "key", lambda self, own: own)):
        assert loaded(game, await all_read(chair_of("secret-emperor"), game, "en"))


@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.id)
def test_every_id_has_a_key_of_its_own(game: Game) -> None:
    """A key leads back to its id, and no id of the game looks like another's key."""
    neutral = neutral_of(game)
    ids = [*game.vocabulary, *Speaker(game).messages(), *game.study.sides]
    assert [neutral.own(neutral.key(each)) for each in ids] == ids
    assert [neutral.own(each) for each in ids] == ids
    assert len({neutral.key(each) for each in ids}) == len(set(ids))


def test_what_people_write_stays_as_it_is() -> None:
    """Names, and texts in a player's own words."""
    neutral = neutral_of(games()["senate"])
    written = {"name": "palpatine", "facts": {"text": "separatist", "side": "separatist"}}
    shown = {"name": "palpatine", "facts": {"text": "separatist", "side": "conspirator"}}
    assert neutral.data(written) == shown


@pytest.mark.parametrize(
    ("language", "rule", "words"),
    [
        ("en", "SE-1.3", "The Guardians win as soon as the Tyrant is executed."),
        ("en", "SE-2.13", "The Tyrant's party card says Conspirator."),
        ("de", "SE-1.2", "Die Hüter gewinnen, sobald fünf Dekrete der Hüter in Kraft sind."),
        ("de", "SE-R14", "Das fünfte Dekret der Hüter und das sechste der Verschwörer"),
    ],
)
def test_rules_are_quoted_in_the_words_of_the_theme(language: str, rule: str, words: str) -> None:
    """The rulebook has its own names; a theme of another name gets its own."""
    game = games()["senate"]
    assert words in quoted(Speaker(game, language, "roman-senate"), rule)
    assert words not in quoted(Speaker(game, language, "sith-imperative"), rule)

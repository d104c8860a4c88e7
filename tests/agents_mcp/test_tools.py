"""The six tools, through the official client in memory: the current protocol, and the previous
one."""

import asyncio
import re
from collections.abc import Callable

import msgspec
import pytest
from mcp.shared.exceptions import MCPError

from palatine.agents.mcp import match_chair
from palatine.agents.mcp import seated as seated_module
from palatine.agents.mcp.match_chair import MatchChair
from palatine.agents.mcp.seated import Seated
from palatine.agents.neutral import neutral_of, quoted
from palatine.bots.company import Company
from palatine.catalog import find, games
from palatine.core.leaks import planted
from palatine.core.rulebook import rules_of
from palatine.core.words import Speaker
from tests.agents_mcp.agents import MODES, agent_on, asked, chair_of, text_of
from tests.agents_mcp.test_neutral import loaded

pytestmark = pytest.mark.anyio
NO_WORDS = re.compile(r"<[a-z]+-[\w-]+")
"""What appears in place of missing words."""
NAMES = ("sith-imperative", "besides-the-emperor", "to-be-emperor", "seize-the-imperium")


@pytest.mark.parametrize("game", NAMES)
async def test_an_agent_plays_a_whole_game(game: str) -> None:
    """With tools alone, from the deal to the end; everything also comes in words."""
    chair = chair_of(game)
    async with agent_on(chair) as agent:
        await agent.call("join")
        turn = await agent.play()
        await agent.call("look")
        assert turn["over"] is not None
        assert (await agent.call("join"))["seed"] is not None
    now = chair.now()
    assert now is not None
    told = msgspec.json.decode(msgspec.json.encode(now.news))
    assert agent.news == neutral_of(find(game)[0]).data(told)
    assert not NO_WORDS.findall("\n".join(agent.texts))
    assert not loaded(find(game)[0], "\n".join(agent.texts))


async def test_both_protocols_give_the_same() -> None:
    """Whichever protocol they agreed on, the same seed and answers give the same results and
    words."""
    played = []
    for mode in MODES:
        async with agent_on(chair_of("secret-emperor"), mode) as agent:
            await agent.play(8)
            await agent.call("look")
            played.append((agent.news, agent.texts))
    assert played[0] == played[1]


async def test_an_answer_that_is_sent_again_changes_nothing() -> None:
    """Even after the game has moved on; another answer to the same question is too late."""
    chair = chair_of("secret-emperor")
    async with agent_on(chair) as agent:
        ask = await asked(agent)
        given = {"number": ask["number"], "answer": agent.some(ask)}
        once = await agent.call("answer", **given)
        after = chair.now()
        assert await agent.call("answer", **given) == once
        assert chair.now() == after
        number = (await asked(agent))["number"]
        other = next(each["atom"] for each in ask["options"] if each["atom"] != given["answer"])
        no = await agent.refused("answer", number=ask["number"], answer=other)
    assert f"Question {ask['number']} is closed; the open one is {number}." in no


async def test_a_refusal_names_the_rule() -> None:
    """With its id and its words, for an answer and for a question about one."""
    async with agent_on(chair_of("secret-emperor", seat=2)) as agent:
        while (ask := await asked(agent))["kind"] != "nominate":
            await agent.answer(ask)
        no = await agent.refused("answer", number=ask["number"], answer="player:2")
        why = await agent.call("why", atom="player:2")
        offered = await agent.call("why", atom=ask["options"][0]["atom"])
    rule = quoted(Speaker(games()["senate"], theme="roman-senate"), "SE-3.3")
    assert rule.startswith("The Consul nominates a Praetor")
    assert "SE-3.3" in no
    assert rule in no
    assert (why["offered"], why["rule"], why["text"]) == (False, "SE-3.3", rule)
    assert offered["offered"]


async def test_whoever_comes_back_hears_what_is_new() -> None:
    """Another client in the same seat goes on after this many news, or hears them all again."""
    chair = chair_of("secret-emperor")
    async with agent_on(chair) as agent:
        await agent.play(3)
    async with agent_on(chair) as later:
        rest = await later.call("wait", after=len(agent.news) - 1, game_number=1)
        whole = await later.call("wait")
        foreign = await later.call("wait", after=3, game_number=7)
        strange = await later.call("wait", after=-5)
    assert rest["news"] == agent.news[-1:]
    assert whole["news"] == foreign["news"] == strange["news"] == agent.news


async def test_a_claim_is_heard_by_all() -> None:
    """It is in the news; an impossible claim is refused."""
    async with agent_on(chair_of("secret-emperor")) as agent:
        await agent.call("say", what="accuse", atoms=["player:1"])
        heard = (await agent.wait())["news"]
        no = await agent.refused("say", what="hello")
    assert {"event": "said_accuse", "facts": {"player": 0, "atoms": ["player:1"]}} in heard
    assert "you can say: drew" in no


async def test_the_lists_never_change() -> None:
    """Tools, resources and prompts are the same at every moment and for every seat."""
    seen = []
    for seat in (0, 3):
        async with agent_on(chair_of("secret-emperor", seat)) as agent:
            for _ in range(2):
                client = agent.client
                lists = (
                    await client.list_tools(),
                    await client.list_resources(),
                    await client.list_resource_templates(),
                    await client.list_prompts(),
                )
                seen.append([each.model_dump_json() for each in lists])
                await agent.play(2)
    assert all(each == seen[0] for each in seen)
    assert [each.name for each in lists[0].tools] == [
        *("join", "wait", "look", "answer", "why", "say")
    ]


@pytest.mark.parametrize("mode", MODES)
async def test_rules_and_the_own_view_are_resources(mode: str) -> None:
    """A rule by its id, of any game; the view is what `look` gives; there are no others."""
    async with agent_on(chair_of("secret-emperor"), mode) as agent:
        client = agent.client
        looked = await agent.call("look")
        (view,) = (await client.read_resource("palatine://seat/view")).contents
        (rule,) = (await client.read_resource("palatine://rules/BE-2.1")).contents
        assert msgspec.json.decode(view.text) == looked  # type: ignore[union-attr]
        assert rule.text == rules_of(games()["besides-the-emperor"])["BE-2.1"]  # type: ignore[union-attr]
        for uri in ("palatine://rules/SE-99.9", "palatine://seats/1/view"):
            with pytest.raises(MCPError):
                await client.read_resource(uri)


@pytest.mark.parametrize("game", NAMES)
async def test_the_prompt_has_neutral_words(game: str) -> None:
    """How to play by tools, and the game at a glance, in a neutral theme."""
    async with agent_on(chair_of(game)) as agent:
        (message,) = (await agent.client.get_prompt("play")).messages
        text = message.content.text  # type: ignore[union-attr]
    assert not NO_WORDS.findall(text)
    assert "call answer" in text
    assert not re.search("Sith|Jedi|Palpatine|Hitler", text)


class Sleepy(Company):
    """Bots that do nothing until somebody wakes them."""

    is_awake = False

    def play(self) -> None:
        """As always, but not before."""
        if self.is_awake:
            super().play()


class Watched(MatchChair):
    """A chair that says when somebody has begun to wait for a change, and who was broken off."""

    begun, broken_off = 0, 0

    async def change(self) -> bool:
        """As always."""
        self.begun += 1
        try:
            return await super().change()
        except asyncio.CancelledError:
            self.broken_off += 1
            raise


async def until(is_so: Callable[[], bool]) -> None:
    """Wait until it is so."""
    async with asyncio.timeout(30):
        while not is_so():
            await asyncio.sleep(0.01)


@pytest.mark.parametrize("mode", MODES)
async def test_a_wait_can_be_broken_off(mode: str) -> None:
    """The server stops waiting for it, the seat is as it was, others who wait are still served,
    and so is the next call."""
    with planted((match_chair, "MatchChair", Watched), (match_chair, "Company", Sleepy)):
        chair = chair_of("secret-emperor", seat=3)
    assert isinstance(chair, Watched)
    assert isinstance(chair._company, Sleepy)
    before = chair.now()
    assert before is not None
    assert before.ask is None
    async with agent_on(chair, mode) as agent:
        heard = {"after": len(before.news), "game_number": 1}
        call = asyncio.ensure_future(agent.client.call_tool("wait", heard))
        await until(lambda: chair.begun == 1)
        waiting = asyncio.ensure_future(chair.change())
        call.cancel()
        with pytest.raises(asyncio.CancelledError):
            await call
        await until(lambda: chair.broken_off == 1)
        assert chair.now() == before
        assert not waiting.done()
        chair._company.is_awake = True
        await agent.play(2)
        assert await waiting
    assert chair.has_played


class Restless(MatchChair):
    """A chair that reports change after change, none of which concerns the seat."""

    async def change(self) -> bool:
        """Soon, and again."""
        await asyncio.sleep(0.001)
        return True


async def test_signs_of_life_follow_the_clock_alone() -> None:
    """Changes that do not concern the seat give none, however many there are."""
    with planted((match_chair, "MatchChair", Restless), (match_chair, "Company", Sleepy)):
        seated = Seated(chair_of("secret-emperor", seat=3))
    signs: list[int] = []

    async def still(number: int) -> None:
        signs.append(number)

    with planted((seated_module, "BEAT", 0.05)):
        await seated.wait(seated.turn(0).after, 0.12, 1, still)
    assert signs == [1, 2, 3]


async def test_nothing_new_is_said_within_the_time() -> None:
    """A wait never takes longer than requested; a negative time does not wait."""
    chair = chair_of("secret-emperor")
    async with agent_on(chair) as agent:
        await agent.play()
        over = await agent.call("wait", after=len(agent.news), game_number=1, seconds=-1)
    assert (over["news"], over["ask"]) == ([], None)
    assert over["over"] is not None


@pytest.mark.parametrize("mode", MODES)
async def test_arguments_that_make_no_sense_are_refused(mode: str) -> None:
    """The reply names them, and nothing happens."""
    chair = chair_of("secret-emperor")
    async with agent_on(chair, mode) as agent:
        before = chair.now()
        for name, given in (("answer", {"number": "x"}), ("nothing", {}), ("why", {})):
            try:
                found = await agent.client.call_tool(name, given)
                assert found.is_error, text_of(found)
            except MCPError:
                pass
        assert chair.now() == before

"""One person among bots may ask what a bot would do; nobody else may."""

from pathlib import Path

import msgspec
import pytest

from palatine.catalog import games
from palatine.core.words import Speaker
from palatine.server.wire import messages as sent
from palatine.server.wire.messages import Choice
from tests.server.visitors import seated, serving

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("game", sorted(games()))
async def test_a_bot_counsels_and_can_be_followed(tmp_path: Path, game: str) -> None:
    """The game accepts its answer, its reasons have words, and asked again, it says the same."""
    async with serving(tmp_path) as server:
        party = await seated(server, 1, Choice(game, games()[game].players[0]))
        await party.start()
        (anna,) = party.phones
        for _ in range(3):
            await anna.until(lambda: anna.ask is not None)
            assert anna.ask is not None
            number = anna.ask.number
            counsel = await anna.send(sent.AskCounsel, number=number)
            assert isinstance(counsel, sent.Counsel), counsel
            again = await anna.send(sent.AskCounsel, number=number)
            assert (again.answer, again.why) == (counsel.answer, counsel.why)
            said = [Speaker(games()[game]).counsel(each.id, each.facts) for each in counsel.why]
            assert said
            assert not any("<" in each for each in said)
            await anna.do(sent.Answer, number=number, answer=counsel.answer)
            await anna.until(lambda n=number: anna.ask is None or anna.ask.number != n)  # type: ignore[misc]


async def test_a_table_of_people_gets_none(tmp_path: Path) -> None:
    """With other players at the table, a bot's advice would be an unfair advantage."""
    async with serving(tmp_path) as server:
        party = await seated(server, 2)
        await party.start()
        for phone in party.phones:
            assert phone.step is not None
            number = phone.step.ask.number if phone.step.ask is not None else 1
            refused = await phone.send(sent.AskCounsel, number=number)
            assert refused.code == "not-alone"


async def test_counsel_is_for_the_open_question(tmp_path: Path) -> None:
    """Another number is refused, a screen has no question, and nothing of it is in the log."""
    async with serving(tmp_path) as server:
        party = await seated(server, 1)
        await party.start()
        (anna,) = party.phones
        await anna.until(lambda: anna.ask is not None)
        assert anna.ask is not None
        live = server.tables.loaded[party.code]
        before = live.table.number
        refused = await anna.send(sent.AskCounsel, number=anna.ask.number + 1)
        assert refused.code == "stale-decision"
        refused = await party.screen.send(sent.AskCounsel, number=anna.ask.number)
        assert refused.code == "not-your-seat"
        await anna.send(sent.AskCounsel, number=anna.ask.number)
        assert live.table.number == before


async def test_others_are_served_while_it_thinks(tmp_path: Path) -> None:
    """Other requests get an answer at once, and the counsel comes too."""
    async with serving(tmp_path, bot_milliseconds=1500.0) as server:
        party = await seated(server, 1, Choice("to-be-emperor", 2))
        await party.start()
        (anna,) = party.phones
        await anna.until(lambda: anna.ask is not None)
        assert anna.ask is not None
        ref = anna._ref = anna._ref + 1
        message = sent.AskCounsel(ref, anna.ask.number)
        await anna.wire.send(msgspec.json.encode(message).decode())
        assert isinstance(await anna.send(sent.Why, atom=""), sent.WhyNot)
        assert ref not in anna.replies
        await anna.until(lambda: ref in anna.replies)
        assert isinstance(anna.replies[ref], sent.Counsel)

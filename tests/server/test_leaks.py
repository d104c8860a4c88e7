"""Every byte that each browser received in whole games, with nothing hidden in it."""

from contextlib import suppress
from pathlib import Path
from random import Random

import msgspec
import pytest

from palatine.catalog import games
from palatine.core.decisions import Reason
from palatine.core.game import Leak, Setup
from palatine.core.rulebook import rules_of
from palatine.core.seats import PUBLIC, Seat, Viewer
from palatine.core.words import languages
from palatine.server.wire import messages as sent
from palatine.server.wire.padding import REPLY_SIZE
from tests.server.hunting import Hunt
from tests.server.planted import LEAKS, REPLIES, SIZES
from tests.server.twins import choice_of, sized_apart, told_apart
from tests.server.visitors import Running, Socket, seated, serving

pytestmark = pytest.mark.anyio
PLAYED = [(game.id, edition) for game in games().values() for edition in game.editions]
SHORT = 40
"""The answers of a game that must reveal a planted leak."""


def setup_of(game: str, edition: str | None = None) -> Setup:
    """The smallest table for a game."""
    found = games()[game]
    return found.setup(found.players[0], edition, found.check_options)


@pytest.mark.parametrize(("game", "edition"), PLAYED)
async def test_whole_games_tell_nobody_too_much(tmp_path: Path, game: str, edition: str) -> None:
    """Each step is the way between two lawful moments, and nobody got any other byte."""
    async with serving(tmp_path) as server:
        hunt = await Hunt.open(server, choice_of(setup_of(game, edition)), Random(7))
        await hunt.party.start()
        await hunt.play(steps=12)
        await hunt.come_back()
        await hunt.fetch()
        await hunt.play()
        await hunt.fetch()
        assert await hunt.found() == []
        assert hunt.party.screen.stage == "over"


@pytest.mark.parametrize("viewer", [PUBLIC, 0, 1])
@pytest.mark.parametrize(("game", "edition"), PLAYED)
async def test_nobody_can_tell_a_table_from_its_twin(
    tmp_path: Path, game: str, edition: str, viewer: Viewer
) -> None:
    """Another deal and other hidden answers: the same messages, byte for byte, including
    refusals."""
    setup = setup_of(game, edition)
    async with serving(tmp_path) as server:
        random = Random(f"{game} {edition} {viewer}")
        assert await told_apart(server, games()[game], setup, viewer, random) == []


async def test_the_hunt_finds_nothing_where_nothing_is_planted(tmp_path: Path) -> None:
    """Otherwise the test below would show nothing."""
    async with serving(tmp_path) as server:
        assert await hunted(server, Random(5)) == []


@pytest.mark.parametrize("leak", LEAKS, ids=lambda leak: str(leak.name))
async def test_planted_leaks_are_found(tmp_path: Path, leak: Leak) -> None:
    """Each possible server mistake shows in what somebody received."""
    with leak.planted():
        async with serving(tmp_path) as server:
            assert await hunted(server, Random(5)) != []


async def test_a_twin_betrays_what_everybody_hears(tmp_path: Path) -> None:
    """The comparison of twins finds leaks by itself, without knowing what is lawful."""
    with LEAKS[0].planted():
        async with serving(tmp_path) as server:
            found = await told_apart(
                server, games()["senate"], setup_of("senate"), PUBLIC, Random(1), SHORT
            )
    assert found != []


@pytest.mark.parametrize(("game", "edition"), PLAYED)
async def test_the_length_of_messages_tells_nothing(
    tmp_path: Path, game: str, edition: str
) -> None:
    """Other roles, hands and hidden answers: every phone gets the same number of messages, of the
    same lengths."""
    async with serving(tmp_path) as server:
        random = Random(f"{game} {edition}")
        assert await sized_apart(server, games()[game], setup_of(game, edition), random) == []


@pytest.mark.parametrize("leak", SIZES, ids=lambda leak: str(leak.name))
async def test_lengths_that_tell_something_are_found(tmp_path: Path, leak: Leak) -> None:
    """If messages were not padded, or not by public facts, the test above would fail."""
    with leak.planted():
        async with serving(tmp_path) as server:
            setup = setup_of("senate")
            found = await sized_apart(server, games()["senate"], setup, Random(1), SHORT)
    assert found != []


@pytest.mark.parametrize(("game", "edition"), PLAYED)
async def test_all_phones_get_steps_of_one_length(tmp_path: Path, game: str, edition: str) -> None:
    """The first step, with the role and the hand, and that of a phone that comes back later."""
    setup = setup_of(game, edition)
    async with serving(tmp_path) as server:
        hunt = await Hunt.open(server, choice_of(setup), Random(3))
        await hunt.party.start()
        await hunt.settle()
        assert len({first_step(phone) for phone in hunt.party.phones}) == 1
        await hunt.drive(SHORT)
        back = [await browser.sit(hunt.party.code) for browser in hunt.party.browsers]
        for phone in back:
            await phone.send(sent.TakeBack)
        assert len({first_step(phone) for phone in back}) == 1


async def lengths_of_replies(server: Running) -> set[int]:
    """The lengths of replies: done, refused, and why not, for everything with a name."""
    party = await seated(server, 5, choice_of(setup_of("senate")))
    await party.start()
    phone = party.phones[0]
    await phone.send(sent.TakeBack)
    for atom in games()["senate"].vocabulary:
        await phone.send(sent.Why, atom=atom)
        await phone.send(sent.Answer, number=1, answer=[atom, atom])
    await phone.send(sent.Say, what="nothing")
    return {len(each) for each in phone.received if b'"ref":' in each}


async def test_all_replies_have_one_length(tmp_path: Path) -> None:
    """Done, refused, or why not with the rule: from outside all look alike."""
    async with serving(tmp_path) as server:
        assert await lengths_of_replies(server) == {REPLY_SIZE}
        with REPLIES.planted():
            assert len(await lengths_of_replies(server)) > 2


@pytest.mark.parametrize("game", sorted(games()))
def test_every_rule_has_room_in_a_reply(game: str) -> None:
    """Including the longest rule, with everything else that goes with it."""
    told = [rule for each in languages() for rule in rules_of(games()[game], each).values()]
    longest = max(told, key=len)
    no = sent.WhyNot(10**9, "x" * 100, Reason("XX-99.99", "x" * 50, {"x" * 30: "x" * 50}), longest)
    assert len(msgspec.json.encode(no)) < REPLY_SIZE


def first_step(phone: Socket) -> int:
    """The length of the first step that this phone got."""
    return next(len(each) for each in phone.received if b'"type":"step"' in each)


async def hunted(server: Running, random: Random) -> list[str]:
    """The finds in a short game, and then in one and its twin."""
    game, setup = games()["senate"], setup_of("senate")
    hunt = await Hunt.open(server, choice_of(setup), random)
    with suppress(AssertionError):  # a browser may notice it by itself
        await hunt.party.start()
        await hunt.drive(SHORT)
        await hunt.come_back()
        await hunt.fetch()
        await hunt.settle()
    found = await hunt.found()
    return found or await told_apart(server, game, setup, Seat(0), random, SHORT)

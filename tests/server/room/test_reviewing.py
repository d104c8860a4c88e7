"""What a room hears about a game after its end: moments, the best lie, the closest vote, praise."""

import asyncio
import json
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from palatine.bots.draws import Drawn
from palatine.bots.lies import Lie
from palatine.core.errors import BadMessage
from palatine.core.game import Outcome, Setup
from palatine.core.news import EVERYONE, News, Told
from palatine.core.seats import Seat
from palatine.core.study import Vote
from palatine.server.errors import HouseFull
from palatine.server.room import exporting, reviewing
from palatine.server.room.evenings import evening, lines, said_before
from palatine.server.room.keeping import Rooms
from palatine.server.room.log import GameEnded, GameReviewed
from palatine.server.room.noting import closest
from palatine.server.room.reviewing import Reviews, best_lie, reviewed, unrepeated
from palatine.server.store.database import Database
from palatine.server.wire import room_messages as sent
from palatine.server.wire.messages import Look
from palatine.theatre.analysis import Analysis, Award, Choice, Moment, Tried, write_analysis
from tests.server.room.games import game
from tests.server.room.test_rooms import games_of, mortal, page, play, remembered
from tests.server.visitors import Browser, serving

pytestmark = pytest.mark.anyio
PATIENCE = 240.0


def lie(seat: int, *believed: int, at: int = 7) -> sent.BestLie:
    """A lie of this seat that these acted on."""
    return sent.BestLie(at, seat, "drew", ("loyalist",), ("separatist",), believed)


def vote(yes: int, no: int) -> sent.CloseVote:
    """A vote."""
    return sent.CloseVote(yes, no)


def told(game: GameEnded, found: sent.BestLie | None = None, *praise: str) -> GameReviewed:
    """The review of a game that praises its first seat for this."""
    return GameReviewed(*game.key, lie=found, praise=tuple([sent.Praise(id, 0) for id in praise]))


def with_vote(number: int, seats: str, yes: int, no: int) -> GameEnded:
    """A game with its closest vote."""
    return msgspec.structs.replace(game(number, seats, "L"), vote=vote(yes, no))


def test_the_best_lie_and_the_closest_vote_of_an_evening() -> None:
    """The lie that most people believed, preferring a person's; the vote with the smallest
    margin."""
    games = [
        with_vote(1, "1L 2S bS gL", 3, 1),
        with_vote(2, "1L 2S bS gL", 2, 2),
        with_vote(3, "1L 2S bS", 2, 1),
    ]
    lies = [lie(1, 0), lie(2, 0, 1, 3), lie(1, 0, 2)]
    reviews = {each.key: told(each, found) for each, found in zip(games, lies, strict=True)}
    found = evening(games, reviews, now=0)
    assert found is not None
    assert (found.best_lie, found.closest_vote) == (2, 1)
    bare = evening([game(1, "1L 2S", "L")], {}, now=0)
    assert bare is not None
    assert (bare.best_lie, bare.closest_vote, bare.games[0].is_reviewed) == (None, None, False)


def test_no_kind_word_is_said_twice_in_an_evening() -> None:
    """The second game gets only what the first did not."""
    games = [game(1, "1L 2S", "L"), game(2, "1L 2S", "L")]
    found = lines(
        games,
        {
            games[0].key: told(games[0], None, "lucky-star", "steady-hand"),
            games[1].key: told(games[1], None, "lucky-star", "believed-lie"),
        },
    )
    assert [[each.id for each in line.praise] for line in found] == [
        ["lucky-star", "steady-hand"],
        ["believed-lie"],
    ]


def test_a_review_repeats_no_award_of_the_same_evening() -> None:
    """What one review said is not repeated after the second game; the next evening may say it
    again."""
    games = [game(1, "1L 2S", "L"), game(2, "1L 2S", "L", at=1), game(3, "1L 2S", "L", at=30)]
    reviews = {each.key: told(each, None, "lucky-star") for each in games}
    said = [said_before(games, reviews, each.key) for each in games]
    assert said == [set(), {"lucky-star"}, set()]
    seen = msgspec.json.decode(unrepeated(write_analysis(SEEN), said[1]), type=Analysis)
    assert [each.id for each in seen.awards] == ["steady-hand"]
    assert unrepeated(write_analysis(SEEN), ()) == write_analysis(SEEN).rstrip()


def test_the_closest_vote_is_the_one_with_the_least_between() -> None:
    """Of two equally close votes, the one with more voters; with what they voted on."""
    news = [
        News(EVERYONE, "nominated", {"president": 0, "chancellor": 1}),
        News(EVERYONE, "voted", {"yes": (0, 1), "no": (2,), "elected": True}),
        News(EVERYONE, "nominated", {"president": 1, "chancellor": 2}),
        News(EVERYONE, "voted", {"yes": (0, 1, 2), "no": (3, 4), "elected": True}),
        News(EVERYONE, "nominated", {"president": 2, "chancellor": 3}),
        News(EVERYONE, "voted", {"yes": (0, 1, 2, 3), "no": (), "elected": True}),
    ]
    found = closest(Vote("voted", "nominated"), news)
    assert found is not None
    assert (found.yes, found.no) == (3, 2)
    assert [each.event for each in found.news] == ["nominated", "voted"]
    assert found.news[0].facts["president"] == 1
    assert closest(Vote("voted", "nominated"), []) is None


def test_a_lie_that_could_be_proved_or_that_nobody_believed_is_no_good_one() -> None:
    """A person's lie goes before a bot's, and friends of the liar do not count as fooled."""
    four = game(1, "1L 2S bS gL", "L")
    claims = [
        Lie(1, Seat(0), "drew", (), "true", believed=(Seat(1), Seat(2), Seat(3))),
        Lie(2, Seat(1), "drew", (), "lie", provable=True, believed=(Seat(0), Seat(2))),
        Lie(3, Seat(1), "drew", (), "lie"),
        Lie(4, Seat(2), "drew", (), "lie", believed=(Seat(0), Seat(1), Seat(3))),
    ]
    found = best_lie(four, claims)
    assert found is not None
    assert (found.at, found.believed) == (4, (0, 3))
    better = best_lie(four, [*claims, Lie(5, Seat(3), "drew", (), "lie", believed=(Seat(1),))])
    assert better is not None
    assert better.at == 5
    assert best_lie(four, claims[:3]) is None


async def reviewed_page(browser: Browser, room: str) -> Any:
    """The room's page, once the last game is reviewed."""
    async with asyncio.timeout(PATIENCE):
        while not (found := await page(browser, room))["evening"]["games"][-1]["is_reviewed"]:
            await asyncio.sleep(0.2)
    return found


async def test_moments_are_told_later_and_survive_a_kill(
    tmp_path: Path, database: Database
) -> None:
    """`kill -9` at the end of a game: the room hears of its moments after the restart, once, in
    both databases."""
    async with mortal(tmp_path, database) as server:
        party, room = await remembered(server, ("new", "new"))
        await play(party, Random(21))
        await server.kill()
        await server.start()
        assert (await page(party.host, room))["games"] == 1
        found = await reviewed_page(party.host, room)
        line = found["evening"]["games"][0]
        assert line["vote"]["yes"] + line["vote"]["no"] in range(3, 6)
        assert found["evening"]["closest_vote"] == 0
        assert 1 <= len(line["moments"]) <= 3
        assert all(len(each["before"]) == 5 for each in line["moments"])
        await server.kill()
        await server.start()
        assert await page(party.host, room) == found
        await server.kill()


async def test_the_room_is_told_what_the_analysis_says(tmp_path: Path, database: Database) -> None:
    """In both databases; it moves to another server too, and a review fits its game."""
    async with serving(tmp_path, database=database) as server:
        party, room = await remembered(server, ("new", "new"))
        await play(party, Random(22))
        await games_of(party.host, room, 1)
        await server.tables.reviews.settle()
        path = f"/api/tables/{party.code}"
        seen = (await party.host.ask("GET", f"{path}/analysis")).json()
        found = (await page(party.host, room))["evening"]["games"][0]
        assert [each["at"] for each in found["moments"]] == [each["at"] for each in seen["moments"]]
        file = (await party.host.ask("GET", f"/api/rooms/{room}/export")).json()
        again = await server.tables.rooms.find(room)
        entry = again.reviews[again.games[0].key]
        await server.tables.rooms.review(room, entry)
        assert (await server.tables.rooms.find(room)).number == again.number
    kept = exporting.read(json.dumps(file).encode())
    assert kept.reviews == (entry,)
    old = {key: value for key, value in file.items() if key != "reviews"}
    assert exporting.read(json.dumps(old).encode()).reviews == ()


@pytest.mark.parametrize(
    "wrong",
    [
        {"lie": lie(5, 0)},
        {"lie": lie(0, 5)},
        {"praise": (sent.Praise("lucky-star", 2),)},
        {"moments": (sent.Moment(3, "luck", (0.5,), (0.5, 0.5)),)},
        {"moments": (sent.Moment(3, "luck", (0.5, 0.5), (0.5, 0.5)),) * 4},
        {"moments": (sent.Moment(3, "luck", (0.5, 0.5), (0.5, 0.5), drawn=(Drawn(Seat(2), ()),)),)},
        {"game": 2},
    ],
    ids=str,
)
def test_a_review_that_does_not_fit_its_game_is_refused(wrong: dict[str, Any]) -> None:
    """Our rooms could not have written it."""
    one = game(1, "1L gS", "L")
    people = (exporting.Kept(1, "Anna", Look("red", "sun")),)
    right = told(one, lie(1, 0), "lucky-star")
    for review, is_fit in ((right, True), (msgspec.structs.replace(right, **wrong), False)):
        file = exporting.Export(exporting.KIND, 1, "Friday", people, False, (one,), (review,))
        content = msgspec.json.encode(file)
        if is_fit:
            assert exporting.read(content) == file
        else:
            with pytest.raises(BadMessage):
                exporting.read(content)


NEWS = (
    Told("tiles_drawn", {"player": 0}, secret=True),
    Told("policy_enacted", {"policy": "separatist", "by": "government"}),
)
SEEN = Analysis(
    format="palatine-analysis",
    format_version=1,
    record="",
    setup=Setup("senate", 1, "sith-imperative", {}, 5),
    players=("Anna", "Ben", "Cleo", "Dirk", "Ella"),
    seed="theatre",
    bot="hard",
    made_by="palatine 0.1.0, bots 3f2a9c1e",
    outcome=Outcome((Seat(0),), "loyalist", "policies"),
    sides=(),
    roles=(),
    length=9,
    chances=(),
    moments=(Moment(4, "choice", (0.5,) * 5, (0.333,) * 5, Seat(1), NEWS),),
    awards=(Award("lucky-star", Seat(2)), Award("steady-hand", Seat(3), {"count": 6}, 8)),
)


def test_a_room_keeps_the_news_that_matter_and_praises_no_bot() -> None:
    """The third seat was a bot's; what only some players heard appears through its result."""
    found = reviewed(game(1, "1L 2S bS gL gL", "L"), SEEN)
    kept = sent.Moment(4, "choice", (0.5,) * 5, (0.33,) * 5, 1, NEWS[1:])
    assert found.moments == (kept,)
    assert found.praise == (sent.Praise("steady-hand", 3, {"count": 6}),)


def test_a_room_keeps_what_was_drawn_and_what_was_chosen_without_news() -> None:
    """A draw is luck, and the news of that moment tell the vote before it. What somebody chose is
    kept if nothing that everybody heard says it."""
    drawn = (Drawn(Seat(0), ("policy:loyalist", "policy:separatist", "policy:separatist")),)
    tried = (Tried("player:2", 0.5),)
    choice = Choice(6, Seat(1), "nominate", 3, "player:2", tried, 0.01)
    half = (0.5,) * 5
    moments = (
        Moment(4, "luck", half, half, None, NEWS, drawn=drawn),
        Moment(6, "choice", half, half, Seat(1), NEWS[:1], choice),
        Moment(7, "choice", half, half, Seat(1), NEWS, choice),
    )
    seen = msgspec.structs.replace(SEEN, moments=moments)
    luck, silent, heard = reviewed(game(1, "1L 2S bS gL gL", "L"), seen).moments
    assert (luck.drawn, luck.news) == (drawn, ())
    assert (silent.kind, silent.chose, silent.news) == ("nominate", ("player:2",), ())
    assert (heard.kind, heard.chose, heard.news) == ("", (), NEWS[1:])


async def test_what_can_not_be_made_now_is_tried_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """When too many games are being analysed, the room hears of its own a little later."""
    tries: list[str] = []

    async def busy(name: str, _: bytes) -> bytes:
        tries.append(name)
        if len(tries) == 1:
            raise HouseFull("later")
        return write_analysis(SEEN)

    monkeypatch.setattr(reviewing, "PAUSES", (0.0, 0.0))
    store = await Database(tmp_path / "tables.sqlite3").open()
    rooms = Rooms(store)
    code = await rooms.open("Friday", "owner")
    one = game(1, "1L 2S bS gL gL", "L")
    await rooms.note(code, one)
    reviews = Reviews(rooms, busy)
    reviews.want(code, one.key, b"")
    reviews.want(code, one.key, b"")
    await reviews.settle()
    assert tries == ["BCDF 1", "BCDF 1"]
    assert (await rooms.find(code)).reviews == {one.key: reviewed(one, SEEN)}
    await store.close()

"""What we tell a room some time after a game: the moments, the best lie, kind words.

Our bots look at the game in a process of their own, and nothing waits for them: neither the next
game nor anyone who opens the room. After a crash we look at whatever was missed before it.
"""

import asyncio
from collections.abc import Awaitable, Callable, Collection, Sequence
from contextlib import suppress
from typing import Any, Final

import msgspec
import structlog

from palatine.bots.lies import Lie
from palatine.catalog import game_of
from palatine.core.errors import PalatineError
from palatine.core.news import Told
from palatine.server.errors import HouseFull, NoSuchRoom, NotSaved, OutOfReach
from palatine.server.journal import broken
from palatine.server.room import log
from palatine.server.room.keeping import Rooms
from palatine.server.wire import room_messages as sent
from palatine.theatre import analysis as made
from palatine.theatre.telling import telling

PAUSES: Final = (5.0, 60.0, 600.0)
"""Seconds until we try again to keep something, or to make it once others let us."""
MOST_WAITING: Final = 200
SENTENCES: Final = 3
"""How many pieces of news tell a moment."""

Analyse = Callable[[str, bytes], Awaitable[bytes]]
"""Makes the analysis of a record; the first argument is the name to find it by again."""

logger = structlog.get_logger()


class Reviews:
    """Has games looked at, one after the other, and tells their rooms."""

    def __init__(self, rooms: Rooms, analyse: Analyse) -> None:
        self._rooms, self._analyse = rooms, analyse
        self._turn = asyncio.Lock()
        self._tasks: dict[log.Key, asyncio.Task[None]] = {}

    def want(self, room: str, key: log.Key, record: bytes) -> None:
        """Look at this game of a room, unless that is under way."""
        if key not in self._tasks and len(self._tasks) < MOST_WAITING:
            self._tasks[key] = asyncio.create_task(self._review(room, key, record))

    async def _review(self, room: str, key: log.Key, record: bytes) -> None:
        try:
            await self._try(room, key, record)
        except NoSuchRoom:  # it was deleted, and wants to hear no more
            pass
        except (PalatineError, msgspec.MsgspecError) as error:
            logger.warning("a room was not told of moments", table=key[0], **broken(error))
        finally:
            del self._tasks[key]

    async def _try(self, room: str, key: log.Key, record: bytes) -> None:
        for pause in PAUSES:
            with suppress(OutOfReach, NotSaved, HouseFull):
                async with self._turn:
                    await self._tell(room, key, record)
                return
            await asyncio.sleep(pause)

    async def _tell(self, room: str, key: log.Key, record: bytes) -> None:
        found = await self._rooms.find(room)
        game = next((each for each in found.games if each.key == key), None)
        if game is not None and found.lacks_review(key):
            content = await self._analyse(f"{key[0]} {key[1]}", record)
            seen = msgspec.json.decode(content, type=made.Analysis)
            await self._rooms.review(room, reviewed(game, seen))

    async def settle(self) -> None:
        """Wait until we have looked at everything that was wanted."""
        await asyncio.gather(*self._tasks.values(), return_exceptions=True)

    async def close(self) -> None:
        """Give up what is not finished: the next start sees what is missing."""
        for task in self._tasks.values():
            task.cancel()
        await self.settle()


def unrepeated(content: bytes, said: Collection[str]) -> bytes:
    """An analysis without the awards already given earlier in the evening."""
    seen = msgspec.json.decode(content, type=made.Analysis)
    fresh = tuple([each for each in seen.awards if each.id not in said])
    return msgspec.json.encode(msgspec.structs.replace(seen, awards=fresh))


def reviewed(game: log.GameEnded, seen: made.Analysis) -> log.GameReviewed:
    """What a room keeps of an analysis."""
    matters = game_of(seen.setup.game).history.matters
    return log.GameReviewed(
        *game.key,
        moments=tuple([moment(each, matters) for each in seen.moments]),
        lie=best_lie(game, seen.lies),
        praise=tuple(
            [
                sent.Praise(each.id, each.seat, each.facts)
                for each in seen.awards
                if game.seats[each.seat].bot is None
            ]
        ),
    )


def moment(swing: made.Moment, matters: Sequence[str]) -> sent.Moment:
    """A moment with the news that tell it."""
    told = telling(swing, matters)
    return sent.Moment(
        at=swing.at,
        cause=swing.cause,
        before=tuple([round(each, 2) for each in swing.before]),
        after=tuple([round(each, 2) for each in swing.after]),
        seat=swing.seat,
        news=tuple([Told(each.event, each.facts) for each in told[-SENTENCES:]]),
        drawn=swing.drawn,
        **chosen(swing.choice if not told else None),
    )


def chosen(choice: made.Choice | None) -> dict[str, Any]:
    """What somebody chose, if no news say it: the kind of question, and the parts of the answer."""
    if choice is None:
        return {}
    parts = (choice.given,) if isinstance(choice.given, str) else choice.given
    return {"kind": choice.kind, "chose": tuple([part for part in parts if type(part) is str])}


def best_lie(game: log.GameEnded, lies: Sequence[Lie]) -> sent.BestLie | None:
    """The lie that most others fell for; a person's before a bot's, since bots don't mind."""
    good = [each for each in lies if each.verdict == "lie" and not each.provable]
    told = [
        sent.BestLie(each.at, each.seat, each.what, each.atoms, each.truth, fooled(game, each))
        for each in good
    ]

    def worth(lie: sent.BestLie) -> tuple[bool, int, int]:
        return game.seats[lie.seat].bot is None, len(lie.believed), -lie.at

    return max([each for each in told if each.believed], key=worth, default=None)


def fooled(game: log.GameEnded, lie: Lie) -> tuple[int, ...]:
    """The players who acted on it and were not on the liar's side."""
    side = game.seats[lie.seat].side
    return tuple([each for each in lie.believed if not side or game.seats[each].side != side])

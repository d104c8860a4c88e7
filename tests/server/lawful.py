"""What a viewer may lawfully get of a table, rebuilt from the table's log by core/stream.py alone.

It must explain every byte that a socket got: each step as the way from one lawful moment to a later
one, each table as one that everybody may see.
"""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

import msgspec

from palatine.core.chance import commitment
from palatine.core.match import Match
from palatine.core.seats import PUBLIC, Viewer
from palatine.core.stream import Packet, packet
from palatine.server.table.log import Entry
from palatine.server.table.table import Table
from palatine.server.wire import messages as sent

encode = msgspec.json.encode
TYPES = {
    kind.__struct_config__.tag: kind
    for kind in (
        sent.Welcome,
        sent.Table,
        sent.Done,
        sent.Refused,
        sent.WhyNot,
        sent.Move,
        sent.Invitation,
    )
}


class Lawful:
    """Every moment of a table's first game for one viewer, and every table that everybody may
    see."""

    def __init__(self, entries: Iterable[Entry], viewer: Viewer) -> None:
        self.moments: list[Packet] = []
        self.tables: list[bytes] = []
        self.reached = -1
        """The moment that the socket checked last has reached."""
        self._viewer = viewer
        self._sent = b""
        table = Table()
        for entry in entries:
            table.apply(entry)
            self._take(table)

    def _take(self, table: Table) -> None:
        shown = encode(public(table))
        if shown not in self.tables[-1:]:
            self.tables.append(shown)
        if table.match is not None:
            self._take_moment(table.match)

    def _take_moment(self, match: Match) -> None:
        moment = packet(match, self._viewer)
        place = None if self._viewer == PUBLIC else match.number
        sent_now = encode((moment, place))  # a seat gets a step each time the match moves on
        if sent_now != self._sent:
            self._sent = sent_now
            self.moments.append(moment)

    def unexplained(
        self, received: Sequence[bytes], have: int = 0, since: int = 0
    ) -> Iterator[str]:
        """Everything that a socket got without a lawful explanation, from this moment on."""
        place, shown = -1, -1
        for content in received:
            kind = msgspec.json.decode(content)["type"]
            if kind == "step":
                before = self.moments[place] if place >= 0 else None
                place = self._next(max(since, place + 1), content, before, have)
                if place < 0:
                    yield f"a step that nothing explains: {content[:300]!r}"
                    return
                self.reached = place
            else:
                message: Any = msgspec.json.decode(content, type=TYPES[kind])
                if encode(message) != content:
                    yield f"more than a message holds: {content[:300]!r}"
                table = message.table if kind == "welcome" else message
                if kind in ("welcome", "table"):
                    shown = self._shown(shown, table)
                    if shown < 0:
                        yield f"a table that nobody may see: {content[:500]!r}"
                        return

    def _next(self, first: int, content: bytes, before: Packet | None, have: int) -> int:
        for later in range(first, len(self.moments)):
            if step(before, self.moments[later], have) == unpadded(content):
                return later
        return -1

    def _shown(self, place: int, table: sent.Table) -> int:
        content = encode(plain(table))
        for later in range(max(0, place), len(self.tables)):
            if self.tables[later] == content:
                return later
        return -1


def step(before: Packet | None, after: Packet, have: int) -> bytes:
    """The step from one moment to another; without a first moment, from this many news."""
    start = have if before is None else len(before.news)
    is_seen = before is not None and encode(before.view) == encode(after.view)
    view: Any = None if is_seen else after.view
    news = after.news[start:]
    made = sent.Step(1, start, news, after.waiting, after.asking, after.ask, view, after.over)
    return encode(made)


def unpadded(content: bytes) -> bytes:
    """A message without the spaces that pad it; everything else stays."""
    message, pad, spaces = content.rpartition(b',"pad":"')
    return message + b"}" if pad and not spaces.strip(b' "}') else content


def public(table: Table) -> sent.Table:
    """The table as everybody may see it, without who is connected and how to get there."""
    people = [
        sent.Person(
            id=one.id,
            name=one.name,
            look=one.look,
            bot=one.bot,
            is_agent=one.is_agent,
            seat=table.seat_of(one.id),
            is_host=one.id == table.chief,
            stand_in=one.stand_in,
            is_answered_for=one.id in table.answered_for,
            wants=one.wants,
        )
        for one in table.people.values()
    ]
    match = table.match
    return sent.Table(
        code=table.code,
        stage=table.stage,
        choice=table.choice,
        people=tuple(people),
        join="",
        qr=(),
        game=table.game,
        commitment=commitment(table.seed) if table.seed else None,
        seed=table.seed.hex() if table.seed and table.stage == "over" else None,
        is_stopped=table.is_ended,
        narration=match.game.narration(match.setup) if match is not None else (),
        pace="instant",
        is_short=table.is_short,
    )


def plain(table: sent.Table) -> sent.Table:
    """A table without who is connected and how to get there, which is not in its log."""
    people = [
        msgspec.structs.replace(one, is_away=False, has_waited_long=False) for one in table.people
    ]
    nowhere = {"join": "", "qr": (), "replay": "", "replay_qr": ()}
    return msgspec.structs.replace(
        table, people=tuple(people), screens=0, is_staged=False, **nowhere
    )

"""Leaks planted in the server: typical server mistakes. The hunt must find each."""

from typing import Any, Final
from zlib import crc32

import msgspec

from palatine.core.game import Leak
from palatine.core.leaks import leak
from palatine.core.match import Match
from palatine.core.news import EVERYONE, Told
from palatine.core.record import write_record
from palatine.core.seats import PUBLIC, Seat
from palatine.core.stream import Moment
from palatine.server.live import connection, live_table, shown, streams
from palatine.server.live.live_table import LiveTable
from palatine.server.live.streams import Stream
from palatine.server.routes import sockets, tables
from palatine.server.table import acts, replay
from palatine.server.table.table import Part, Table
from palatine.server.wire.messages import Refused
from palatine.server.wire.padding import padded

advance, make_step, own_ask, view = Stream.advance, Stream._step, Stream._own_ask, Stream._view
show_table, person = shown.shown, shown.person
refused, viewer_of = acts.refused, LiveTable._viewer_of


def _told_to_all(viewer: Any, happened: Any) -> tuple[Told, ...]:
    """Everybody hears everything."""
    return tuple([Told(news.event, news.facts, news.audience != EVERYONE) for news in happened])


def _viewer_next_door(self: LiveTable, connection: Any) -> Any:
    """A step built for the neighbour."""
    viewer = viewer_of(self, connection)
    return viewer if viewer in (None, PUBLIC) else (viewer + 1) % len(self.table.seats)


def _screen_sees_a_seat(self: LiveTable, connection: Any) -> Any:
    """The public screen gets the first seat's stream."""
    viewer = viewer_of(self, connection)
    return Seat(0) if viewer == PUBLIC and self.table.seats else viewer


def _start_of_the_match(self: Stream, start: int, news: Any, seen: Any) -> bytes:
    """`start` counts all news of the match, including hidden ones."""
    return make_step(self, self._told, news, seen)


def _always_a_step(self: Stream, moment: Moment) -> bool:
    """A step for everybody whenever anything happened."""
    if advance(self, moment):
        return True
    self.version += 1
    self.latest = self._step(self.count, (), None)
    return True


def _view_of_all(self: Stream, moment: Moment) -> bytes | None:
    """The view is the last seat's, whoever watches."""
    own, self.viewer = self.viewer, Seat(moment.match.setup.players - 1)
    try:
        return view(self, moment)
    finally:
        self.viewer = own


def _ask_of_another(self: Stream, moment: Moment) -> bytes | None:
    """A seat without a question gets the question of the asked seat."""
    asked = next(iter(moment.match.asked), None)
    own = own_ask(self, moment)
    if own is not None or asked is None:
        return own
    return msgspec.json.encode(moment.ask(asked))


def _seed_at_once(table: Table, *others: Any) -> Any:
    """The seed is in the table while the game runs."""
    made = show_table(table, *others)
    return msgspec.structs.replace(made, seed=table.seed.hex() if table.seed else None)


def _ticket_as_bot(table: Table, one: Any, *others: Any) -> Any:
    """A person's hash in place of a bot's name."""
    return msgspec.structs.replace(person(table, one, *others), bot=one.bot or one.ticket)


def _part_at_once(table: Table) -> Part:
    """A record before the end."""
    part = table.part_so_far()
    assert part is not None
    return part


def _finished_at_once(table: Table) -> Match:
    """A replay before the end."""
    assert table.match is not None
    return table.match


def _record_at_once(table: Table) -> bytes:
    """An analysis before the end."""
    part = _part_at_once(table)
    names = tuple([table.people[person].name for person in table.seats])
    return write_record(replay.record_of_unplayed(part, names, None, (), 0))


def _refused_with_state(table: Table, ref: int, error: Any) -> Refused:
    """A refusal that says too much."""
    made = refused(table, ref, error)
    hidden = crc32(repr(table.match.log).encode()) if table.match is not None else 0
    return msgspec.structs.replace(made, sentence=f"{made.sentence} ({hidden})")


def _all_news_again(self: Stream, count: int, version: int) -> bytes:
    """A returning viewer gets everybody's news."""
    heard = _told_to_all(self.viewer, self.match.news_since(0))
    return self._step(count, heard[count:], self.view if version < self.viewed else None)


def _unfilled(message: bytes, size: int, step: int) -> bytes:
    """A message is exactly as long as its content."""
    return message


def _in_steps(message: bytes, size: int, step: int) -> bytes:
    """Padding to the next of some sizes, which have edges."""
    return padded(message, 0, 64)


def _measured_by_nothing(self: Stream, moment: Moment) -> bool:
    """A seat's newest step is not padded."""
    self._public, public = None, self._public
    try:
        return advance(self, moment)
    finally:
        self._public = public


SIZES: tuple[Leak, ...] = (
    leak("steps as long as what they say", (streams, "padded", _unfilled)),
    leak("steps filled up to round sizes", (streams, "padded", _in_steps)),
    leak("the newest step is not filled up", (Stream, "advance", _measured_by_nothing)),
)
"""Leaks in the length of steps alone, visible to anyone who watches the network."""
REPLIES: Final = leak("replies as long as what they say", (connection, "padded", _unfilled))

LEAKS: tuple[Leak, ...] = (
    leak("everybody hears all news", (streams, "told_to", _told_to_all)),
    leak("steps for the neighbour", (LiveTable, "_viewer_of", _viewer_next_door)),
    leak("the screen gets a seat's steps", (LiveTable, "_viewer_of", _screen_sees_a_seat)),
    leak("start counts hidden news", (Stream, "_step", _start_of_the_match)),
    leak("a step though nothing changed", (Stream, "advance", _always_a_step)),
    leak("the view of another seat", (Stream, "_view", _view_of_all)),
    leak("the question of another seat", (Stream, "_own_ask", _ask_of_another)),
    leak("the seed before the end", (live_table, "shown", _seed_at_once)),
    leak("the hash of a ticket", (shown, "person", _ticket_as_bot)),
    leak("a record before the end", (replay, "check_finished", _part_at_once)),
    leak("a replay before the end", (tables, "finished", _finished_at_once)),
    leak("an analysis before the end", (tables, "finished_record", _record_at_once)),
    leak("a refusal that says too much", (sockets, "refused", _refused_with_state)),
    leak("all news for whoever comes back", (Stream, "step_since", _all_news_again)),
)

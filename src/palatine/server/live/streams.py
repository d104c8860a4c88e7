"""What a viewer is shown of a game, step by step, and only what is on disk.

Each viewpoint has one stream, however many browsers watch with it. All that a stream shows comes
from `core.stream.Moment`, as every packet does. It keeps what it showed last, so that a step holds
only what has changed; it keeps that as bytes, so that each is made once. Each viewer's news is
counted separately: the match's own count would give hidden news away.

Anyone who watches the network sees how long a seat's step is. So we fill it up to a length that
follows from public facts: the length of the public's step at that moment, and the room that the
game gives to a seat's private part. Wherever the match has gone on, every seat gets a step, so that
getting one tells nothing either.
"""

from collections.abc import Sequence
from typing import Any, Final

import msgspec

from palatine.core.news import Told
from palatine.core.seats import PUBLIC, Seat, Viewer
from palatine.core.stream import Moment, own_room, told_to
from palatine.server.wire.messages import Step
from palatine.server.wire.padding import padded

encode: Final = msgspec.json.Encoder().encode


class Stream:
    """One viewer's stream. `version` grows whenever there is something new to show.

    A seat's stream has the public's beside it, which must have gone on to the same moment
    before.
    """

    __slots__ = (
        "_ask",
        "_asked",
        "_place",
        "_placed",
        "_public",
        "_told",
        "count",
        "game",
        "latest",
        "match",
        "over",
        "shown",
        "version",
        "view",
        "viewed",
        "viewer",
    )

    def __init__(
        self, viewer: Viewer, game: int, moment: Moment, public: "PublicStream | None" = None
    ) -> None:
        """It begins with this moment, which must have all news from the first on."""
        self.viewer = viewer
        self._public = public
        self.game = game
        self.match = moment.match
        self.version = 0
        self.viewed = 0
        """The version in which the view last changed."""
        self.count = 0
        """How much news this viewer has heard."""
        self.latest = b""
        """The step from the version before to this one."""
        self.view = b""
        self.shown: tuple[Any, ...] = ()
        self._told = 0
        self._place: tuple[int, bool] | None = None
        self._placed = 0
        """The version in which the match last went on."""
        self._ask: bytes | None = None
        self._asked: tuple[Any, ...] = ()
        self.advance(moment)

    def advance(self, moment: Moment) -> bool:
        """Go on to this moment; whether there is anything new for this viewer."""
        self.match = moment.match
        news = told_to(self.viewer, moment.news) if moment.news else ()
        self._told = moment.told
        has_gone_on = moment.place != self._place and self._public is not None
        view = self._view(moment)
        shown = (moment.waiting, moment.asking, self._own_ask(moment), moment.over)
        if not news and view is None and shown == self.shown and not has_gone_on:
            return False
        self.version += 1
        if has_gone_on:
            self._placed = self.version
        if view is not None:
            self.view, self.viewed = view, self.version
        self.shown = shown
        self.latest = self._filled(self._step(self.count, news, view), news, has_gone_on)
        self.count += len(news)
        return True

    def step_since(self, count: int, version: int) -> bytes:
        """The step for somebody who has heard this much news and was shown that version."""
        news = told_to(self.viewer, self.match.news_since(0)[: self._told])[count:]
        step = self._step(count, news, self.view if version < self.viewed else None)
        return self._filled(step, news, version < self._placed)

    def _filled(self, step: bytes, news: Sequence[Told], has_gone_on: bool) -> bytes:
        """A seat's step, as long as the public part says."""
        if self._public is None:
            return step
        heard = sum(not each.secret for each in news)
        room = own_room(self.match.game, heard)
        return padded(step, self._public.size(heard, has_gone_on) + room, room)

    def _step(self, start: int, news: Any, view: bytes | None) -> bytes:
        waiting, kind, ask, over = self.shown
        own = msgspec.Raw(ask) if ask is not None else None
        seen = msgspec.Raw(view) if view is not None else None
        return encode(Step(self.game, start, news, waiting, kind, own, seen, over))

    def _view(self, moment: Moment) -> bytes | None:
        """The view, if it has changed; it can change only with a new question or the end."""
        if moment.place == self._place:
            return None
        self._place = moment.place
        view = encode(moment.view(self.viewer))
        return view if view != self.view else None

    def _own_ask(self, moment: Moment) -> bytes | None:
        """The viewer's own question; made again only if it is another, or answered differently."""
        if self.viewer == PUBLIC or self.viewer not in moment.asked:
            return None
        seat = Seat(self.viewer)
        asked = (moment.match.number, moment.match.given(seat))
        if asked != self._asked or self._ask is None:
            self._asked = asked
            self._ask = encode(moment.ask(seat))
        return self._ask


class PublicStream(Stream):
    """What everybody may know: the public screens' stream, and the measure of every seat's."""

    __slots__ = ("_frame", "_lengths")

    def __init__(self, game: int, moment: Moment) -> None:
        self._frame = 0
        """Bytes of a step without news and view."""
        self._lengths: list[int] = []
        """Bytes of each piece of news."""
        super().__init__(PUBLIC, game, moment)

    def advance(self, moment: Moment) -> bool:
        """Go on to this moment."""
        self._lengths += [len(encode(each)) + 1 for each in moment.news_for(PUBLIC)]
        is_new = super().advance(moment)
        if is_new:
            self._frame = len(self._step(0, (), None))
        return is_new

    def size(self, news: int, has_view: bool) -> int:
        """Bytes of a step with this much of the latest news, and the view if it has one."""
        told = sum(self._lengths[len(self._lengths) - news :])
        return self._frame + told + (len(self.view) if has_view else 0)

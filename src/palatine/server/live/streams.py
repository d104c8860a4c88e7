"""What a viewer is shown of a game, step by step, and only what is on disk.

There is one stream for each viewer that somebody looks with, however many browsers that are. All
that it shows comes from `core.stream.Moment`, as every packet does. It keeps what was shown last,
so that a step holds what has changed, and that as bytes, so that each is made once. News are
counted for each viewer: the match's own count would betray hidden ones.
"""

from typing import Any, Final

import msgspec

from palatine.core.match import Match
from palatine.core.seats import PUBLIC, Seat, Viewer
from palatine.core.stream import Moment, told_to
from palatine.server.wire.messages import Step

encode: Final = msgspec.json.Encoder().encode


class Stream:
    """One viewer's stream. `version` grows whenever there is something new to show."""

    __slots__ = (
        "_ask",
        "_asked",
        "_place",
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

    def __init__(self, viewer: Viewer, game: int, match: Match) -> None:
        self.viewer = viewer
        self.game = game
        self.match = match
        self.version = 0
        self.viewed = 0
        """The version with which the view changed last."""
        self.count = 0
        """How many news this viewer has heard."""
        self.latest = b""
        """The step from the version before to this one."""
        self.view = b""
        self.shown: tuple[Any, ...] = ()
        self._told = 0
        self._place: tuple[int, bool] | None = None
        self._ask: bytes | None = None
        self._asked: tuple[Any, ...] = ()
        self.advance(Moment(match))

    def advance(self, moment: Moment) -> bool:
        """Go on to this moment; whether there is anything new for this viewer."""
        self.match = moment.match
        news = told_to(self.viewer, moment.news) if moment.news else ()
        self._told = moment.told
        view = self._view(moment)
        shown = (moment.waiting, moment.asking, self._own_ask(moment), moment.over)
        if not news and view is None and shown == self.shown:
            return False
        self.version += 1
        if view is not None:
            self.view, self.viewed = view, self.version
        self.shown = shown
        self.latest = self._step(self.count, news, view)
        self.count += len(news)
        return True

    def step_since(self, count: int, viewed: int) -> bytes:
        """The step for somebody who has heard so many news and seen the view of that version."""
        heard = told_to(self.viewer, self.match.news_since(0)[: self._told])
        return self._step(count, heard[count:], self.view if viewed < self.viewed else None)

    def _step(self, start: int, news: Any, view: bytes | None) -> bytes:
        waiting, kind, ask, over = self.shown
        own = msgspec.Raw(ask) if ask is not None else None
        seen = msgspec.Raw(view) if view is not None else None
        return encode(Step(self.game, start, news, waiting, kind, own, seen, over))

    def _view(self, moment: Moment) -> bytes | None:
        """The view, if it has changed: without a new question or the end, it can't have."""
        if moment.place == self._place:
            return None
        self._place = moment.place
        view = encode(moment.view(self.viewer))
        return view if view != self.view else None

    def _own_ask(self, moment: Moment) -> bytes | None:
        """The viewer's own question; made anew only if it is another, or answered otherwise."""
        if self.viewer == PUBLIC or self.viewer not in moment.match.asked:
            return None
        seat = Seat(self.viewer)
        asked = (moment.match.number, moment.match.given(seat))
        if asked != self._asked or self._ask is None:
            self._asked = asked
            self._ask = encode(moment.ask(seat))
        return self._ask

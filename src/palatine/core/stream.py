"""A viewer's only channel: news, view, the viewer's own decision, who we wait for.

There is no second one. A viewer gets nothing that is not in the viewer's packets.
"""

from collections.abc import Iterable
from typing import Any, Final

import msgspec

from palatine.core.cover import Cover, Worth
from palatine.core.decisions import Answer, Question, Share
from palatine.core.game import Game, Outcome
from palatine.core.match import How, Match
from palatine.core.news import EVERYONE, Fact, News, Told
from palatine.core.seats import PUBLIC, Seat, Viewer
from palatine.core.view import View


class OptionOut(msgspec.Struct, frozen=True):
    """An option: its atom, and what it points at on the table."""

    atom: str
    at: str


class AskOut(msgspec.Struct, frozen=True, omit_defaults=True):
    """A decision as it reaches the player who is asked."""

    seat: Seat
    number: int
    kind: str
    shape: str
    how: How
    options: tuple[OptionOut, ...]
    least: int
    most: int
    caps: tuple[int, ...] = ()
    facts: dict[str, Fact] = {}
    """What the question's sentence needs: who is proposed, how much is due."""
    given: Answer | None = None
    """The seat's own answer so far, which can change while others have yet to answer."""
    worth: tuple[Worth, ...] = ()
    """If the chosen options must add up: what each gives of each kind, or needs (below zero)."""
    need: Worth = ()
    """What must be given in any case."""

    @property
    def is_single(self) -> bool:
        """Whether the answer is one atom rather than a list."""
        return self.shape == "pick"


class Packet(msgspec.Struct, frozen=True):
    """What a viewer gets when something changes."""

    news: tuple[Told, ...]
    view: View
    ask: AskOut | None
    waiting: tuple[Seat, ...]
    asking: str
    """The kind of the open question, which is as public as who is asked; empty at the end."""
    over: Outcome | None


class Moment:
    """One moment of a match, which makes the packets of all viewers.

    Nothing else makes packets: code that sends parts of a packet, or sends them later, takes them
    from here. What is the same for all viewers is made once.
    """

    __slots__ = ("asked", "asking", "match", "news", "over", "place", "told", "waiting")

    def __init__(self, match: Match, heard: int = 0, in_scene: bool = False) -> None:
        """The current moment; `heard` news were told before.

        During a scene we show what has happened, and nobody is asked yet.
        """
        self.match = match
        self.asked = {} if in_scene else match.asked
        self.waiting = () if in_scene else match.waiting
        self.asking = "" if in_scene else asking(match)
        is_over = match.is_over
        self.over = match.outcome if is_over else None
        self.told = told = match.told
        self.news = match.news_since(heard) if told > heard else ()
        self.place = (match.number, is_over)
        """The place in the match: at the same place, every view is the same."""

    def news_for(self, viewer: Viewer) -> tuple[Told, ...]:
        """The news that this viewer may hear at this moment."""
        return told_to(viewer, self.news) if self.news else ()

    def view(self, viewer: Viewer) -> View:
        """What this viewer sees."""
        return self.match.game.view(self.match.state, viewer)

    def ask(self, viewer: Viewer) -> AskOut | None:
        """What this viewer is asked."""
        return None if viewer == PUBLIC or viewer not in self.asked else ask_of(self.match, viewer)

    def packet(self, viewer: Viewer) -> Packet:
        """The whole packet for this viewer."""
        news, view, ask = self.news_for(viewer), self.view(viewer), self.ask(viewer)
        return Packet(news, view, ask, self.waiting, self.asking, self.over)


class LatePacket:
    """A packet that makes its view and question when somebody first looks, if ever.

    It has what a Packet has, for a seat in the same process. It keeps a copy of the state, which
    never changes, so it always shows its own moment, however late.
    """

    __slots__ = ("_ask", "_late", "_view", "asking", "news", "over", "waiting")

    def __init__(self, match: Match, seat: Seat, since: int) -> None:
        moment = Moment(match, since)
        self.news, self.over = moment.news_for(seat), moment.over
        self.waiting, self.asking = moment.waiting, moment.asking
        self._late = match.game, match.state.copy(), seat, posed(match, seat)
        self._view: View | None = None
        self._ask: AskOut | None = None

    @property
    def view(self) -> View:
        """The table as this seat saw it then."""
        if self._view is None:
            game, state, seat, _ = self._late
            self._view = game.view(state, seat)
        return self._view

    @property
    def ask(self) -> AskOut | None:
        """The decision that was open for this seat."""
        if self._ask is None:
            _, state, seat, open_question = self._late
            if open_question is not None:
                self._ask = ask_out(state, seat, open_question)
        return self._ask


def late_packet(match: Match, seat: Seat, since: int = 0) -> Packet:
    """The same as `packet`, without the work that nobody needs."""
    return LatePacket(match, seat, since)  # type: ignore[return-value]  # it has all that one has


def packet(match: Match, viewer: Viewer, since: int = 0) -> Packet:
    """Everything for this viewer, with the news after the first `since`."""
    return Moment(match, since).packet(viewer)


def asking(match: Match) -> str:
    """The kind of the open question; if seats are asked different ones, of the first."""
    return next((question.kind for question in match.asked.values()), "")


def news_for(match: Match, viewer: Viewer, since: int = 0) -> tuple[Told, ...]:
    """The news that this viewer may hear."""
    return told_to(viewer, match.news_since(since))


def told_to(viewer: Viewer, happened: Iterable[News]) -> tuple[Told, ...]:
    """The news among these that this viewer may hear."""
    heard = [news for news in happened if news.is_for(viewer)]
    return tuple([Told(news.event, news.facts, news.audience != EVERYONE) for news in heard])


Posed = tuple[Question[Any, Any], int, How, Answer | None]
"""An open question, its number, how it is asked, and the seat's own answer so far."""


def posed(match: Match, seat: Seat) -> Posed | None:
    """What this seat is asked now."""
    question = match.asked.get(seat)
    return None if question is None else (question, match.number, match.how, match.given(seat))


def ask_of(match: Match, seat: Seat) -> AskOut | None:
    """The open decision of a seat, if it has one."""
    open_question = posed(match, seat)
    if open_question is None:
        return None
    return ask_out(match.state, seat, open_question)


def ask_out(state: Any, seat: Seat, open_question: Posed) -> AskOut:
    """A decision as it reaches the player who is asked."""
    question, number, how, given = open_question
    least, most = size_of(question)
    return AskOut(
        seat=seat,
        number=number,
        kind=question.kind,
        shape=question.shape,
        how=how,
        options=options_of(state, seat, question),
        least=least,
        most=most,
        caps=question.caps if isinstance(question, Share) else (),
        facts=question.facts(state, seat),
        given=given,
        worth=question.worth if isinstance(question, Cover) else (),
        need=question.need if isinstance(question, Cover) else (),
    )


def options_of(state: Any, seat: Seat, question: Question[Any, Any]) -> tuple[OptionOut, ...]:
    """The options with what they point at."""
    places = question.places(state, seat)
    pairs = zip(question.options, places, strict=True)
    return tuple([OptionOut(atom, place) for atom, place in pairs])


def size_of(question: Question[Any, Any]) -> tuple[int, int]:
    """The least and the most options, or units, of an answer."""
    if question.shape == "rank":
        return len(question.options), len(question.options)
    return question.least, question.most  # type: ignore[attr-defined]


NEWS_BYTES: Final = 16
"""How much room for a seat's own news each public news adds."""


def own_room(game: Game, news: int) -> int:
    """How many bytes a seat gets beyond what everybody gets, with this many public news.

    It depends on public facts alone, and the seat's own part must fit in. So the length of a
    message tells nothing about its content.
    """
    return game.own_bytes + NEWS_BYTES * news


def encoded(sent: Packet) -> bytes:
    """A packet as the bytes that we send."""
    return msgspec.json.encode(sent)

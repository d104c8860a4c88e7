"""The one outgoing channel of a viewer: news, view, the own decision, who is waited for.

There is no second route. What is not in a viewer's packets, that viewer does not get.
"""

from collections.abc import Iterable
from typing import Any

import msgspec

from palatine.core.cover import Cover, Worth
from palatine.core.decisions import Answer, Question, Share
from palatine.core.game import Outcome
from palatine.core.match import How, Match
from palatine.core.news import EVERYONE, Fact, News, Told
from palatine.core.seats import PUBLIC, Seat, Viewer
from palatine.core.view import View


class OptionOut(msgspec.Struct, frozen=True):
    """An option: its atom, and what it points at on the table."""

    atom: str
    at: str


class AskOut(msgspec.Struct, frozen=True, omit_defaults=True):
    """A decision as it reaches whoever is asked."""

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
    """The own answer so far, which can be changed while others are still out."""
    worth: tuple[Worth, ...] = ()
    """Where the chosen options must add up: what each gives of each kind, or needs (below zero)."""
    need: Worth = ()
    """And what must be given in any case."""

    @property
    def is_single(self) -> bool:
        """Whether the answer is one atom rather than a list."""
        return self.shape == "pick"


class Packet(msgspec.Struct, frozen=True):
    """What a viewer gets when something has changed."""

    news: tuple[Told, ...]
    view: View
    ask: AskOut | None
    waiting: tuple[Seat, ...]
    asking: str
    """What kind of question is open, which is as public as who is asked; empty at the end."""
    over: Outcome | None


def packet(match: Match, viewer: Viewer, since: int = 0) -> Packet:
    """Everything for this viewer, with the news told since the match had told so many."""
    return Packet(
        news=news_for(match, viewer, since),
        view=match.game.view(match.state, viewer),
        ask=ask_of(match, viewer) if viewer != PUBLIC else None,
        waiting=match.waiting,
        asking=asking(match),
        over=match.outcome if match.is_over else None,
    )


def asking(match: Match) -> str:
    """The kind of the open question; where several are asked different things, of the first."""
    return next((question.kind for question in match.asked.values()), "")


def news_for(match: Match, viewer: Viewer, since: int = 0) -> tuple[Told, ...]:
    """The news that this viewer may hear."""
    return told_to(viewer, match.news_since(since))


def told_to(viewer: Viewer, happened: Iterable[News]) -> tuple[Told, ...]:
    """Of these news, those that this viewer may hear."""
    heard = [news for news in happened if news.is_for(viewer)]
    return tuple([Told(news.event, news.facts, news.audience != EVERYONE) for news in heard])


def ask_of(match: Match, seat: Seat) -> AskOut | None:
    """The open decision of a seat, if it has one."""
    question = match.asked.get(seat)
    if question is None:
        return None
    least, most = size_of(question)
    return AskOut(
        seat=seat,
        number=match.number,
        kind=question.kind,
        shape=question.shape,
        how=match.how,
        options=options_of(question),
        least=least,
        most=most,
        caps=question.caps if isinstance(question, Share) else (),
        facts=match.game.asking(match.state, seat, question.kind),
        given=match.given(seat),
        worth=question.worth if isinstance(question, Cover) else (),
        need=question.need if isinstance(question, Cover) else (),
    )


def options_of(question: Question[Any, Any]) -> tuple[OptionOut, ...]:
    """The options with what they point at; without a pointer, at what the atom names."""
    at = question.at or question.options
    return tuple([OptionOut(atom, where) for atom, where in zip(question.options, at, strict=True)])


def size_of(question: Question[Any, Any]) -> tuple[int, int]:
    """How many options, or units, an answer has at least and at most."""
    if question.shape == "rank":
        return len(question.options), len(question.options)
    return question.least, question.most  # type: ignore[attr-defined]


def encoded(sent: Packet) -> bytes:
    """The bytes that leave."""
    return msgspec.json.encode(sent)

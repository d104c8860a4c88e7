"""A record told step by step: what one seat saw, what everyone saw, or, at last, everything."""

from collections.abc import Iterator
from typing import Literal

from palatine.core.game import Game
from palatine.core.lines import Line, Part, rule, table_parts, wrapped
from palatine.core.log import Answered, Entry
from palatine.core.match import Match
from palatine.core.news import EVERYONE, News
from palatine.core.record import Record, replay
from palatine.core.seats import PUBLIC, Seat, Viewer
from palatine.core.stream import ask_of
from palatine.core.words import Speaker
from palatine.terminal.answer import spoken
from palatine.terminal.changes import changed_lines

ALL: Literal["all"] = "all"
"""The viewer who sees everything: only once the match is over."""

Watcher = Viewer | Literal["all"]


def story(game: Game, record: Record, watcher: Watcher, speaker: Speaker) -> Iterator[Line]:
    """The whole match in lines: decisions, news, and what changed on the table."""
    whole = replay(game, record)  # refused before we tell half of it, if it breaks the rules
    match, shown = whole.rewound(), Shown(speaker, watcher)
    yield from heading(record, speaker)
    for entry in match.moments(record.log):
        yield from shown.step(match)
        yield from shown.decision(match, entry)
    if match.outcome is not None:
        yield from wrapped(speaker.outcome(match.outcome), style="good")


def heading(record: Record, speaker: Speaker) -> Iterator[Line]:
    """Which game this was, and who played."""
    yield rule(speaker.say(f"edition-{record.setup.edition}"))
    names = speaker.all_of(record.players)
    yield from wrapped(speaker.say("terminal-welcome-table", names=names))


class Shown:
    """What the watcher has seen so far, so that we tell only what is new."""

    def __init__(self, speaker: Speaker, watcher: Watcher) -> None:
        self.speaker = speaker
        self.watcher = watcher
        self.phase = ""
        self.news = 0
        self.table: list[Part] = []

    def decision(self, match: Match, entry: Entry | None) -> Iterator[Line]:
        """An answer, for its player and for the viewer who sees everything."""
        if not isinstance(entry, Answered) or self.watcher not in (ALL, entry.seat):
            return
        asked = ask_of(match, entry.seat)
        if asked is None:
            return
        chosen, left = spoken(entry.answer, asked, self.speaker)
        of_things = any(option.at != option.atom for option in asked.options)
        facts = {
            "name": self.speaker.name(entry.seat),
            "question": self.speaker.asks(asked.kind, asked.facts),
            "chosen": chosen,
            "left": left,
        }
        message = "replay-decides-of" if left and of_things else "replay-decides"
        yield from wrapped(self.speaker.say(message, **facts), "  > ")

    def step(self, match: Match) -> Iterator[Line]:
        """What is new since the last step: the phase, the news, the changed lines of the table."""
        viewer: Viewer = PUBLIC if self.watcher == ALL else self.watcher
        view = match.game.view(match.state, viewer)
        told, self.news = match.news[self.news :], len(match.news)
        for news in told:
            if self.watcher == ALL or news.is_for(viewer):
                yield from wrapped(self.sentence(news), "  - ")
        table = table_parts(view, self.speaker, {})
        for line in changed_lines(table, self.table, self.speaker):
            yield Line(f"  | {line.text.removeprefix('  ')}", "quiet")
        self.table = table
        if view.phase != self.phase:
            self.phase = view.phase
            yield rule(self.speaker.say(f"phase-{view.phase}"))

    def sentence(self, news: News) -> str:
        """News in words; the viewer who sees everything also learns who heard it."""
        said = self.speaker.news(news)
        if self.watcher != ALL or news.audience == EVERYONE:
            return said
        names = self.speaker.all_of(self.speaker.name(Seat(p)) for p in news.audience)
        return self.speaker.say("replay-told-to", names=names, sentence=said)

"""A lesson at a terminal: the same engine and the same tables as in a game, with a voice beside
them."""

from collections.abc import Iterator
from typing import Final

from palatine.core.decisions import Answer
from palatine.core.game import Game
from palatine.core.lessons.lesson import Lesson, Step
from palatine.core.lessons.walk import walk
from palatine.core.lines import Line, Part, list_lines, rule, table_lines, table_parts
from palatine.core.match import Match
from palatine.core.stream import AskOut, Packet, packet
from palatine.core.words import Speaker
from palatine.terminal.answer import Misread, read_answer, spoken
from palatine.terminal.changes import changed_lines
from palatine.terminal.moment import Quit, words_for
from palatine.terminal.prompt import identity, question_lines, secrets_of
from palatine.terminal.screen import Screen

TRIES: Final = 3
"""After this many wrong answers we give the right one for the learner."""


class Back(Exception):
    """The learner wants to see the step before this one again."""


class Teacher:
    """Somebody who takes one person through a lesson."""

    def __init__(self, game: Game, lesson: Lesson, speaker: Speaker, screen: Screen) -> None:
        self.game = game
        self.lesson = lesson
        self.speaker = speaker
        self.screen = screen
        self.heard = 0
        self.table: list[Part] = []

    def teach(self) -> None:
        """All steps, from first to last; a learner who goes back sees a step again."""
        self.screen.show([Line(""), rule(self.words(self.lesson.title))])
        self.screen.say(self.words(self.lesson.about))
        self.screen.say(self.speaker.say("terminal-learn-how"), "quiet")
        start: int | None = 0
        while start is not None:
            start = self.taught_from(start)
        self.screen.say(self.speaker.say("terminal-learn-over"), "good")

    def taught_from(self, start: int) -> int | None:
        """Teach from this step on; returns where to begin again if the learner goes back."""
        self.heard, self.table = 0, []
        for match, place in walk(self.game, self.lesson):
            if place is not None and place >= start:
                try:
                    self.take(match, self.lesson.step[place], place)
                except Back:
                    return max(0, place - 1)
            elif place is not None:
                self.heard = match.told
        return None

    def take(self, match: Match, step: Step, place: int) -> None:
        """One step: what has happened, what there is to see, and what there is to do."""
        sent = packet(match, self.lesson.seat, self.heard)
        self.heard = match.told
        self.screen.show(self.lines(sent))
        count = self.speaker.say("terminal-learn-step", step=place + 1, steps=len(self.lesson.step))
        self.screen.say(f"{count}  {self.words(step.say)}", "secret")
        if step.do is not None and sent.ask is not None:
            self.screen.show(question_lines(sent.ask, sent, self.speaker))
            self.wait_for(step.do, sent.ask)
        elif self.screen.is_typed_at:
            self.listen(self.screen.ask(self.speaker.say("terminal-learn-next") + " "))

    def lines(self, sent: Packet) -> Iterator[Line]:
        """The news, and the table: all of it at first, then what has changed."""
        if sent.news:
            yield Line("")
            yield from list_lines(map(self.speaker.news, sent.news))
        seat = self.lesson.seat
        labels = {seat: self.speaker.say("terminal-you")}
        parts, before = table_parts(sent.view, self.speaker, labels), self.table
        self.table = parts
        if before:
            yield from changed_lines(parts, before, self.speaker)
            return
        yield from table_lines(sent.view, self.speaker, labels)
        if secrets_of(seat, sent):
            yield Line(identity(seat, sent, self.speaker), "secret")

    def wait_for(self, wanted: Answer, asked: AskOut) -> None:
        """Read answers until the right one comes: a nudge, a hint, then it is done for them."""
        chosen = spoken(wanted, asked, self.speaker)[0].removesuffix(".")  # the sentence goes on
        for tries in range(TRIES):
            text = self.typed_now()
            message = "terminal-learn-nudge" if text else "terminal-learn-choose"
            try:
                if self.is_right(text, wanted, asked):
                    self.screen.say(self.speaker.say("terminal-learn-right"), "good")
                    return
            except Misread as misread:  # it says what to do, more exactly than a nudge
                message = ""
                self.screen.say(misread.said(self.speaker), "error")
            if tries == TRIES - 2:
                message = "terminal-learn-hint"
            if message and tries < TRIES - 1:
                self.screen.say(self.speaker.say(message, chosen=chosen), "warning")
        self.screen.say(self.speaker.say("terminal-learn-done", chosen=chosen), "warning")

    def typed_now(self) -> str:
        """What the learner types; somebody who asks for help hears how a lesson goes first."""
        while (text := self.screen.ask()).casefold() in words_for("help", self.speaker):
            self.screen.say(self.speaker.say("terminal-learn-how"), "quiet")
        self.listen(text)
        return text

    def is_right(self, text: str, wanted: Answer, asked: AskOut) -> bool:
        """Whether this is the answer that the lesson waits for; a word to skip is as good. Misread
        if it is no answer at all."""
        if text.casefold() in self.typed("skip"):
            return True
        if not text:
            return False  # somebody meant to go on: the nudge says enough
        return same(read_answer(text, asked, self.speaker), wanted, asked)

    def listen(self, text: str) -> None:
        """Handle the words that work at every prompt."""
        if text.casefold() in words_for("quit", self.speaker):
            raise Quit
        if text.casefold() in self.typed("back"):
            raise Back

    def typed(self, wish: str) -> list[str]:
        """The words by which the learner says this."""
        return self.speaker.say(f"terminal-learn-{wish}").split(", ")

    def words(self, words: dict[str, str]) -> str:
        """A sentence in the language of this table."""
        return words[self.speaker.language]


def same(given: Answer, wanted: Answer, asked: AskOut) -> bool:
    """Whether two answers mean the same; their order counts only if it means something."""
    if isinstance(given, str) or isinstance(wanted, str) or asked.shape in ("rank", "share"):
        return given == wanted or tuple(given) == tuple(wanted)
    return sorted(given) == sorted(wanted)

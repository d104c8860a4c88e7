"""What a chair shows, in words: for a model that reads, in the game's neutral theme.

The words are the game's own, the same that people read; we add how to answer.
"""

from collections.abc import Iterator
from typing import Final

import msgspec

from palatine.agents.mcp.chair import About
from palatine.agents.mcp.results import Because, Joined, Looked, Turn
from palatine.agents.neutral import neutral_of, quoted
from palatine.catalog import game_of
from palatine.core.errors import PalatineError
from palatine.core.game import Game
from palatine.core.glance import glance_of
from palatine.core.lines import table_lines
from palatine.core.rulebook import rules_of
from palatine.core.stream import AskOut
from palatine.core.words import Speaker

FEW: Final = 4
"""Up to this many words of a family are all listed."""


class InWords:
    """Says what a table's results mean, with the names of the players."""

    def __init__(self, about: About) -> None:
        self.about = about
        self.game = game_of(about.game)
        names = tuple([each.name for each in about.table])
        theme = self.game.neutral or None
        self.speaker = Speaker(self.game, about.language, theme, names, of_cards=True)
        self.say = self.speaker.say
        self.neutral = neutral_of(self.game)

    def joined(self, joined: Joined) -> str:
        """The game, the players, and what comes next."""
        about = self.about
        edition = called(self.game, about.edition, self.speaker)
        parts = [self.say("agent-game", edition=edition, players=about.players), self._who()]
        if about.table:
            names = [self.say(f"agent-{each.kind}", name=each.name) for each in about.table]
            parts.append(self.say("agent-table", names=self.speaker.all_of(names)))
        if about.commitment is not None:
            parts.append(self.say("agent-commitment", commitment=about.commitment))
        if joined.claims:
            said = [
                f"{what}({', '.join(map(one_of, takes))})" for what, takes in joined.claims.items()
            ]
            claims = self.neutral.key(", ".join(said))
            parts.append(self.say("agent-claims", claims=claims))
        return lines([*parts, *self._stage(), self._next(0)])

    def turn(self, turn: Turn) -> str:
        """What has happened, and the question."""
        news = [f"- {self.speaker.news(each)}" for each in turn.news]
        asked = [*self._asked(turn)]
        said = [*news, *asked, *self._stage()]
        return lines([*(said or [self.say("agent-nothing")]), self._next(turn.after)])

    def looked(self, looked: Looked) -> str:
        """The table."""
        return lines([*self._table(looked), *self._asked(looked), *self._stage()])

    def because(self, because: Because) -> str:
        """Why something is not on offer."""
        atom = self.neutral.key(because.atom)
        if because.offered:
            return self.say("agent-offered", atom=atom)
        said = because.sentence or self.say("agent-no-rule", atom=atom)
        rule = self.say("agent-rule", rule=because.rule, text=because.text) if because.rule else ""
        return lines([said, rule])

    def refusal(self, error: PalatineError) -> str:
        """A no, with the rule that says it."""
        if error.reason is None:
            sentence = self.neutral.key(error.sentence)
            return f"{sentence[0].upper()}{sentence[1:]}."
        text = quoted(self.speaker, error.reason.rule, self.about.options)
        rule = self.say("agent-rule", rule=error.reason.rule, text=text)
        return lines([self.speaker.reason(error.reason), rule])

    def _who(self) -> str:
        seat = self.about.seat
        if seat is None:
            return self.say("agent-no-seat")
        return self.say("agent-you", name=self.speaker.name(seat), seat=str(seat))

    def _stage(self) -> Iterator[str]:
        """Why nothing happens, if that is not obvious."""
        if self.about.stage in ("lobby", "paused", "held"):
            yield self.say(f"agent-{self.about.stage}")

    def _next(self, after: int) -> str:
        return self.say("agent-next", after=str(after), game=str(self.about.game_number))

    def _table(self, looked: Looked) -> Iterator[str]:
        if looked.view is None:
            return
        labels = {seat: "you"} if (seat := self.about.seat) is not None else {}
        shown = table_lines(looked.view, self.speaker, labels)
        yield from [line.text for line in shown]
        if looked.view.notes:
            yield self.say("agent-notes")
            yield from [f"- {self.speaker.note(each)}" for each in looked.view.notes]

    def _asked(self, shown: Turn | Looked) -> Iterator[str]:
        """The agent's own question; or who else must answer, or how the game ended."""
        if shown.over is not None:
            yield self.speaker.outcome(shown.over)
        elif shown.ask is not None:
            yield from self._question(shown.ask)
        elif shown.waiting:
            yield self.speaker.waits(shown.asking, shown.waiting)

    def _question(self, ask: AskOut) -> Iterator[str]:
        kind, question = ask.kind, self.speaker.asks(ask.kind, ask.facts)
        yield self.say("agent-question", number=str(ask.number), kind=kind, question=question)
        if self.speaker.has(f"help-{kind}"):
            yield self.speaker.help(kind)
        shape = "cover" if ask.worth else ask.shape
        yield self.say(f"agent-{shape}", least=ask.least, most=ask.most)
        for option in ask.options:
            atom = self.neutral.key(option.atom)
            yield f"  {atom}: {self.speaker.atom(option.atom, kind)}"
        if ask.given is not None:
            given = self.neutral.key(msgspec.json.encode(ask.given).decode())
            yield self.say("agent-given", answer=given)
        yield self.say("agent-next-answer", number=str(ask.number))


def called(game: Game, edition: str, speaker: Speaker) -> str:
    """The game, by a name that reveals no more than its words do."""
    return speaker.say(f"theme-{game.neutral}" if game.neutral else f"edition-{edition}")


def one_of(atoms: tuple[str, ...]) -> str:
    """One of these words; of many, only the first and the last."""
    return "|".join(atoms) if len(atoms) <= FEW else f"{atoms[0]}...{atoms[-1]}"


def lines(parts: list[str]) -> str:
    """Parts as lines, without empty ones."""
    return "\n".join(filter(None, parts))


def how_to_play(game: Game, edition: str, language: str = "en") -> str:
    """The prompt: what to do with the tools, and the game at a glance in neutral words."""
    speaker = Speaker(game, language, game.neutral or None, of_glance=True)
    say = speaker.say
    parts = ["play", "play-wait", "play-answer", "play-look"]
    parts += ["play-say"] if game.talk.kinds else []
    told = [say(f"agent-{part}") for part in (*parts, "play-talk")]
    told.append(say("agent-play-rules", example=next(iter(rules_of(game)))))
    return "\n\n".join([*told, *glance(game, edition, speaker)])


def glance(game: Game, edition: str, speaker: Speaker) -> Iterator[str]:
    """The goal, a round, the end, and what players look up; nothing of what a game does not say."""
    found = glance_of(game.folder)
    names = [sketch.name for sketch in found.picture] if found is not None else []
    yield f"# {called(game, edition, speaker)}"
    for part in ("goal", *names, "end", f"edition-{edition}", "reference"):
        if speaker.has(f"glance-{part}"):
            yield speaker.say(f"glance-{part}")

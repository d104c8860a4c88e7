"""What a chat model reads: a fixed beginning, and then what is new, question by question.

Everything is said in the words of a theme, as a phone would say it, and nothing of it is ever
taken back: what an endpoint has read once, it may keep.
"""

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Final

from palatine.core.game import Game
from palatine.core.news import Told
from palatine.core.seats import Seat
from palatine.core.speech import LONGEST
from palatine.core.stream import AskOut, Packet
from palatine.core.words import Speaker
from palatine.terminal.changes import changed_lines
from palatine.terminal.view import Line, Part, table_parts

FRAME: Final = (Path(__file__).parent / "prompt.md").read_text("utf-8")
GLANCE: Final = "glance-"
MOST_ATOMS: Final = 12
SAY: Final = (
    f"- `say` says something to everybody in your own words, in at most {LONGEST} characters."
)
SHAPES: Final = {
    "pick": "Choose one.",
    "several": "Choose {least} to {most} of them.",
    "rank": "Put all of them in order.",
    "share": "Spread {least} to {most} over them: one number for each, in this order.",
    "cover": "Choose {least} to {most} of them, so that they add up.",
}


def opening(game: Game, speaker: Speaker, seat: Seat, players: int, talk: bool) -> str:
    """The beginning, which stays the same all through the game."""
    filled = {
        "{name}": speaker.name(seat),
        "{players}": str(players),
        "{rules}": rules_of(game, speaker),
        "{say}\n": f"{SAY}\n" if talk else "",
        "{claims}": claims_of(game, speaker),
    }
    text = FRAME
    for gap, words in filled.items():
        text = text.replace(gap, words)
    return text.strip()


def rules_of(game: Game, speaker: Speaker) -> str:
    """The game at a glance in these words; what it is about, where it has none."""
    found = [name for name in speaker.messages() if name.startswith(GLANCE)]
    names = [name for name in found if not name.startswith(f"{GLANCE}edition-")]
    return "\n\n".join([speaker.say(name) for name in names or ["game-about"]])


def claims_of(game: Game, speaker: Speaker) -> str:
    """Which claims there are, each with the atoms that it takes."""
    if not game.talk.kinds:
        return "There are no claims in this game."
    kinds = [
        f"- {what} ({speaker.say(f'say-{what}')}): "
        + (" then ".join(some(family.atoms) for family in families) or "takes nothing")
        for what, families in game.talk.kinds.items()
    ]
    return "\n".join(["Claims, with the ids that each takes:", *kinds])


def some(atoms: Sequence[str]) -> str:
    """Which ids a family has, if they are not too many."""
    shown = ", ".join(atoms[:MOST_ATOMS])
    return f"one of {shown}{' and so on' if len(atoms) > MOST_ATOMS else ''}"


class Teller:
    """Tells one seat what is new, in words."""

    def __init__(self, speaker: Speaker, seat: Seat) -> None:
        self.speaker, self.seat = speaker, seat
        self.news: list[Told] = []
        self.shown: list[Part] = []

    def hear(self, packet: Packet) -> None:
        """Keep the news until the next question."""
        self.news += packet.news

    def question(self, packet: Packet) -> str:
        """All that is new, and the question at the end."""
        assert packet.ask is not None
        news, self.news = self.news, []
        happened = [f"- {self.speaker.news(each)}" for each in news]
        table = [line.text.strip() for line in self.table(packet)]
        parts = [
            "\n".join(["What has happened:", *happened]) if happened else "",
            "\n".join(["On the table:", *table]) if table else "",
            "\n".join(asked(packet.ask, self.speaker)),
        ]
        return "\n\n".join(filter(None, parts))

    def table(self, packet: Packet) -> Iterator[Line]:
        """The parts of the table that have changed; at first, all of them."""
        labels = {self.seat: self.speaker.say("terminal-you")}
        before, self.shown = self.shown, table_parts(packet.view, self.speaker, labels)
        if before:
            yield from changed_lines(self.shown, before, self.speaker)
        else:
            yield from [line for part in self.shown for line in part.lines]


def asked(ask: AskOut, speaker: Speaker) -> Iterator[str]:
    """The question, what a right answer is, and the options with their ids."""
    yield f"Question {ask.number}: {speaker.asks(ask.kind, ask.facts)}"
    if speaker.has(f"help-{ask.kind}"):
        yield speaker.help(ask.kind)
    yield SHAPES.get(ask.shape, SHAPES["several"]).format(least=ask.least, most=ask.most)
    caps: Sequence[Any] = ask.caps or ("",) * len(ask.options)
    for option, cap in zip(ask.options, caps, strict=True):
        most = f", at most {cap}" if cap != "" else ""
        yield f"- {option.atom} = {speaker.atom(option.atom, ask.kind)}{most}"
    for option, worth in zip(ask.options, ask.worth, strict=False):
        yield f"- {option.atom} gives {list(worth)}"
    if ask.need:
        yield f"All together must give at least {list(ask.need)}."

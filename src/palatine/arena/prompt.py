"""What a chat model reads: a fixed beginning, and then what is new, question by question.

Everything is in the words of a theme, as a phone would say it. We never take anything back, so an
endpoint may cache all it has read.
"""

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

from palatine.agents.mcp.in_words import glance
from palatine.agents.neutral import Neutral
from palatine.core.game import Game, Setup
from palatine.core.lines import Line, Part, table_parts
from palatine.core.news import Told
from palatine.core.seats import Seat
from palatine.core.speech import LONGEST
from palatine.core.stream import AskOut, Packet
from palatine.core.words import Speaker
from palatine.terminal.changes import changed_lines

FRAME: Final = (Path(__file__).parent / "prompt.md").read_text("utf-8")
MOST_ATOMS: Final = 12
SAY: Final = (
    f"- `say` says something to everybody in your own words, in at most {LONGEST} characters."
)


def opening(
    game: Game, setup: Setup, speaker: Speaker, seat: Seat, talk: bool, neutral: Neutral
) -> str:
    """The beginning, which stays the same throughout the game."""
    filled = {
        "{name}": speaker.name(seat),
        "{players}": str(setup.players),
        "{rules}": "\n\n".join(glance(game, setup.edition, speaker)),
        "{say}\n": f"{SAY}\n" if talk else "",
        "{claims}": neutral.key(claims_of(game, speaker)),
    }
    text = FRAME
    for gap, words in filled.items():
        text = text.replace(gap, words)
    return text.strip()


def claims_of(game: Game, speaker: Speaker) -> str:
    """The possible claims, each with the atoms that it takes."""
    if not game.talk.kinds:
        return "There are no claims in this game."
    kinds = [
        f"- {what} ({speaker.say(f'say-{what}')}): "
        + (" then ".join(some(family.atoms) for family in families) or "takes nothing")
        for what, families in game.talk.kinds.items()
    ]
    return "\n".join(["Claims, with the ids that each takes:", *kinds])


def some(atoms: Sequence[str]) -> str:
    """The ids of a family, if there are not too many."""
    shown = ", ".join(atoms[:MOST_ATOMS])
    return f"one of {shown}{' and so on' if len(atoms) > MOST_ATOMS else ''}"


class Teller:
    """Tells one seat what is new, in words."""

    def __init__(self, speaker: Speaker, seat: Seat, neutral: Neutral) -> None:
        self.speaker, self.seat, self.neutral = speaker, seat, neutral
        self.news: list[Told] = []
        self.shown: list[Part] = []

    def hear(self, packet: Packet) -> None:
        """Keep the news until the next question."""
        self.news += packet.news

    def question(self, packet: Packet) -> str:
        """All the news, with the question at the end."""
        assert packet.ask is not None
        news, self.news = self.news, []
        happened = [f"- {self.speaker.news(each)}" for each in news]
        table = [line.text.strip() for line in self.table(packet)]
        parts = [
            "\n".join(["What has happened:", *happened]) if happened else "",
            "\n".join(["On the table:", *table]) if table else "",
            "\n".join(asked(packet.ask, self.speaker, self.neutral)),
        ]
        return "\n\n".join(filter(None, parts))

    def table(self, packet: Packet) -> Iterator[Line]:
        """The parts of the table that have changed; the first time, all of them."""
        labels = {self.seat: self.speaker.say("terminal-you")}
        before, self.shown = self.shown, table_parts(packet.view, self.speaker, labels)
        if before:
            yield from changed_lines(self.shown, before, self.speaker)
        else:
            yield from [line for part in self.shown for line in part.lines]


def asked(ask: AskOut, speaker: Speaker, neutral: Neutral) -> Iterator[str]:
    """The question, what a valid answer is, and the options with their ids."""
    question = speaker.asks(ask.kind, ask.facts)
    yield speaker.say("agent-question", number=str(ask.number), kind=ask.kind, question=question)
    if speaker.has(f"help-{ask.kind}"):
        yield speaker.help(ask.kind)
    shape = "cover" if ask.worth else ask.shape
    yield speaker.say(f"agent-{shape}", least=ask.least, most=ask.most)
    for place, option in enumerate(ask.options):
        most = f" (at most {ask.caps[place]})" if ask.caps else ""
        worth = f" (gives {list(ask.worth[place])})" if ask.worth else ""
        atom = neutral.key(option.atom)
        yield f"  {atom}: {speaker.atom(option.atom, ask.kind)}{most}{worth}"
    if ask.need:
        yield f"Needed in all: {list(ask.need)}."

"""A game's cue sheet: which public news are staged, for how long, and how long bots think.

It is `cues.toml` in the game's folder; the rules know nothing about it. Lengths depend only on
public news and the kind of question, so that nobody learns anything from a clock.
"""

import tomllib
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Final, Literal

import msgspec

from palatine.core.news import EVERYONE, Fact, News

Pace = Literal["relaxed", "normal", "brisk", "instant"]
SPEED: Final[dict[Pace, float]] = {"relaxed": 1.5, "normal": 1.0, "brisk": 0.4, "instant": 0.0}
"""How much each pace stretches a scene."""
TALK: Final[dict[Pace, float]] = {"relaxed": 60.0, "normal": 30.0, "brisk": 10.0, "instant": 0.0}
"""Seconds of talk time."""
Sound = Literal[
    "call",
    "deal",
    "shuffle",
    "flip",
    "peek",
    "good",
    "bad",
    "alarm",
    "shot",
    "tick",
    "win",
    "dark-win",
]
"""The sounds that a scene can have; the client makes them."""
THINK: Final = (2.0, 4.0)
"""Seconds that a bot takes for a kind of question that the sheet does not name."""


class Cue(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The scene that tells some news."""

    on: str
    """The event of the news."""
    kind: str
    """What the screen does: a game's skin may have a scene of this name."""
    seconds: float
    when: dict[str, Fact] = {}
    """Facts that the news must have too; the first cue that fits is played."""
    turn: float = 0.0
    """Seconds in which it is only announced, before it is revealed to all."""
    sound: Sound | None = None
    """Heard when it is revealed, or at its beginning."""
    can_skip: bool = True

    def fits(self, event: str, facts: dict[str, Fact]) -> bool:
        """Whether this scene tells these news."""
        return event == self.on and all(facts.get(name) == fact for name, fact in self.when.items())


class TalkTimes(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """When a game gives the table time to talk."""

    before: tuple[str, ...] = ()
    """Before questions of these kinds,"""
    after: tuple[str, ...] = ()
    """and before any question after these news."""


class CueSheet(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Everything that a game says about staging."""

    opening: float = 0.0
    """Seconds for everybody to look at what they were dealt."""
    talk: TalkTimes = TalkTimes()
    think: dict[str, tuple[float, float]] = {}
    """For each kind of question, how many seconds bots take to answer, from and to."""
    cue: tuple[Cue, ...] = ()
    guide: tuple[str, ...] = ()
    """The kinds of questions before which new players are told the rule: the `help-` and `more-`
    of that kind."""

    def scene(self, event: str, facts: dict[str, Fact]) -> Cue | None:
        """The scene for these news, if there is one."""
        return next((cue for cue in self.cue if cue.fits(event, facts)), None)

    def seconds(self, news: Iterable[News]) -> float:
        """How long the scenes of the public news take at the normal pace."""
        public = [each for each in news if each.audience == EVERYONE]
        scenes = [self.scene(each.event, each.facts) for each in public]
        return sum([scene.seconds for scene in scenes if scene is not None])

    def is_talk(self, kind: str, news: Iterable[News]) -> bool:
        """Whether the table may talk before a question of this kind after these news."""
        told = {each.event for each in news if each.audience == EVERYONE}
        return kind in self.talk.before or not told.isdisjoint(self.talk.after)

    def thinking(self, kind: str) -> tuple[float, float]:
        """How long bots take for a question of this kind, from and to."""
        return self.think.get(kind) or self.think.get("other") or THINK


@cache
def cue_sheet(folder: Path) -> CueSheet:
    """The cue sheet in a game's folder; a game without one is not staged."""
    path = folder / "cues.toml"
    if not path.is_file():
        return CueSheet()
    return msgspec.convert(tomllib.loads(path.read_text("utf-8")), CueSheet)

"""The cue sheet of a game: which public news are staged, for how long, and how long bots think.

It lies beside the game's words as `cues.toml`. Rules know nothing of it. Lengths follow from public
news and the kind of a question alone, so that nobody learns anything from a clock.
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
"""By how much each pace stretches a scene."""
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
"""What can be heard with a scene; the client makes each of them."""
THINK: Final = (2.0, 4.0)
"""Seconds that a bot takes for a question whose kind the sheet does not name."""


class Cue(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The scene that some news are told by."""

    on: str
    """The event of the news."""
    kind: str
    """What the screen does: a game's skin may have a scene of this name."""
    seconds: float
    when: dict[str, Fact] = {}
    """Facts that the news must have as well; of several cues the first that fits is played."""
    turn: float = 0.0
    """Seconds in which it is only announced, before it is turned over for all to see."""
    sound: Sound | None = None
    """Heard when it is turned over, or at its beginning."""
    can_skip: bool = True

    def fits(self, event: str, facts: dict[str, Fact]) -> bool:
        """Whether these news are told by this scene."""
        return event == self.on and all(facts.get(name) == fact for name, fact in self.when.items())


class TalkTimes(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where a game leaves the table time to talk."""

    before: tuple[str, ...] = ()
    """Before questions of these kinds,"""
    after: tuple[str, ...] = ()
    """and before whatever is asked after these news."""


class CueSheet(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All that a game says about staging."""

    opening: float = 0.0
    """Seconds in which everybody looks at what was dealt."""
    talk: TalkTimes = TalkTimes()
    think: dict[str, tuple[float, float]] = {}
    """By kind of question, how many seconds bots take for an answer, from and to."""
    cue: tuple[Cue, ...] = ()
    guide: tuple[str, ...] = ()
    """Before which kinds of questions people who are new are told the rule, which is the `help-`
    and the `more-` of that kind."""

    def scene(self, event: str, facts: dict[str, Fact]) -> Cue | None:
        """The scene for these news, if they are staged at all."""
        return next((cue for cue in self.cue if cue.fits(event, facts)), None)

    def seconds(self, news: Iterable[News]) -> float:
        """How long the public ones of these news are staged at the normal pace."""
        public = [each for each in news if each.audience == EVERYONE]
        scenes = [self.scene(each.event, each.facts) for each in public]
        return sum([scene.seconds for scene in scenes if scene is not None])

    def is_talk(self, kind: str, news: Iterable[News]) -> bool:
        """Whether the table talks before a question of this kind, asked after these news."""
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

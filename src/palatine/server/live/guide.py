"""What new people are told, and how long it takes to read.

Before the first game they learn what the game is about, how to win and how a round goes; later, a
kind of question just before it first comes up. The words are in `words/<language>/guide.ftl`; a
game without that file uses `game-about`, and `help-` and `more-` of each question. Everybody is
told the same, whatever their role.
"""

from collections.abc import Iterator
from typing import Final

from palatine.core.game import Game
from palatine.core.words import Speaker, languages
from palatine.server.wire.messages import Choice

OPENING: Final = "opening"
"""What we tell before the first question: the theme, the goal, and how a round goes."""
WORDS_A_SECOND: Final = 2.3
PAUSE: Final = 1.5
LONGEST: Final = 40.0


def reading_time(game: Game, choice: Choice, what: str) -> float:
    """Seconds that somebody needs to read it, in whichever language it is longest."""
    texts = [
        " ".join(told(Speaker(game, each, choice.theme, of_guide=True), choice, what))
        for each in languages()
    ]
    most = max(len(text.split()) for text in texts)
    return min(LONGEST, most / WORDS_A_SECOND + PAUSE) if most else 0.0


def told(speaker: Speaker, choice: Choice, what: str) -> Iterator[str]:
    """What new people are told, sentence by sentence."""
    rule: tuple[str, ...]
    if what != OPENING:
        own = f"guide-{what}"
        rule = (own,) if speaker.has(own) else (f"help-{what}", f"more-{what}")
    else:
        about = "guide-about" if speaker.has("guide-about") else "game-about"
        rule = (about, f"edition-{choice.edition}-win", "guide-round")
    yield from [speaker.say(message) for message in rule if speaker.has(message)]
